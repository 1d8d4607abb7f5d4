"""Mal en point, and grave wounds: GK-40 to GK-42, GK-44, GK-48."""

from collections.abc import Callable

import pytest

from rejeu.engine.dice import DiceTray, NoSource
from rejeu.engine.errors import Refused
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.engine.rulesets.ginkoko.rounds import let_fall
from rejeu.engine.scene import Scene
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Until
from rejeu.events.time_commands import Advance

from .table import Table, all_of, attack, fight, melee, only, terms


def mark(table: Table, who: str, level: int) -> None:
    table.do(c.Mark(targets=(who,), level=str(level)))


# At 0 hit points -----------------------------------------------------------------------------


@pytest.mark.rule("GK-40")
def test_gk40_hit_points_do_not_go_under_zero_and_at_zero_one_is_failing():
    table = fight()
    facts = table.hurt("dokan", 50)
    gauge = only(facts, f.GaugeSet)
    assert (gauge.value, gauge.delta) == (0, -50)
    assert (table.conditions("dokan"), table.who("dokan").health) == ({"failing"}, "failing")
    assert table.who("dokan").status == "able"


@pytest.mark.rule("GK-40")
def test_gk40_house_rules_may_let_them_go_lower():
    table = fight(hit_point_floor=-15)
    table.hurt("dokan", 18 + 12)
    assert table.hp("dokan") == -10
    table.hurt("dokan", 50, dice="15")
    assert table.hp("dokan") == -15
    table.do(c.Heal(targets=("dokan",), amount=15))
    assert "failing" in table.conditions("dokan")
    table.do(c.Heal(targets=("dokan",), amount=1))
    assert "failing" not in table.conditions("dokan")


@pytest.mark.rule("GK-40")
def test_gk40_being_failing_takes_two_off_every_skill_roll():
    table = melee().failing("kesh").failing("dokan")
    facts = table.strike("kesh", "dokan", "19/2/1 1/18", defence="yes")
    resolved, resistance = only(facts, f.AttackResolved), only(facts, f.TestResolved)
    assert terms(resolved.bonus)["failing"] == -2
    assert terms(resolved.terms)["failing"] == -2
    assert terms(resistance.bonus)["failing"] == -2


@pytest.mark.rule("GK-40")
def test_gk40_but_off_no_damage_and_no_grave_wound():
    table = melee().failing("kesh").failing("dokan")
    facts = table.strike("kesh", "dokan", "19/2/1 1/2/3", defence="yes")
    assert "failing" not in terms(only(facts, f.DamageResolved).terms)
    assert table.graves("dokan") == ["open"]


# Blows since ---------------------------------------------------------------------------------


def resists(table: Table, *results: str) -> list[dict[str, int]]:
    """The difficulty of Résistance, for one blow after another."""
    found = []
    for dice in results:
        found.append(terms(only(table.hurt("dokan", 1, dice=dice), f.TestResolved).terms))
    return found


@pytest.mark.rule("GK-41")
def test_gk41_hurt_again_it_resists_ten_and_five_for_each_blow_since():
    table = fight()
    assert not all_of(table.hurt("dokan", 20), f.TestResolved)
    assert resists(table, "20", "20", "20/1") == [
        {"resist": 10, "blows": 5}, {"resist": 10, "blows": 10}, {"resist": 10, "blows": 15},
    ]  # fmt: skip


@pytest.mark.rule("GK-41")
def test_gk41_house_rules_may_leave_this_blow_out():
    table = fight(this_blow_counts="no").failing("dokan")
    assert resists(table, "20", "20") == [{"resist": 10, "blows": 0}, {"resist": 10, "blows": 5}]


@pytest.mark.rule("GK-41")
@pytest.mark.parametrize(("face", "graves"), [(12, []), (11, ["halted"])])
def test_gk41_a_failure_is_a_grave_wound(face, graves):
    table = fight().failing("dokan")
    table.hurt("dokan", 3, dice=f"{face}" if not graves else f"{face}/1")  # against 15, with 5 − 2
    assert table.graves("dokan") == graves


@pytest.mark.rule("GK-41")
def test_gk41_a_blow_without_damage_is_none():
    table = Table().join("kesh").join("dokan", armour=60).begin(kesh=15, dokan=5).failing("dokan")
    assert not all_of(table.strike("kesh", "dokan", "19/2", "club", defence="yes"), f.TestResolved)
    table = Table(null_blow_counts="yes").join("kesh").join("dokan", armour=60).begin(kesh=15, dokan=5).failing("dokan")
    assert only(table.strike("kesh", "dokan", "19/2/18", "club", defence="yes"), f.TestResolved).difficulty == 15


@pytest.mark.rule("GK-41")
def test_gk41_the_count_begins_anew_with_the_state():
    table = fight().failing("dokan")
    resists(table, "20", "20")
    table.do(c.Heal(targets=("dokan",), amount=1))
    assert "blows" not in table.who("dokan").markers
    table.failing("dokan")
    assert resists(table, "20") == [{"resist": 10, "blows": 5}]


@pytest.mark.rule("GK-41")
def test_gk41_dk_may_go_into_resistance():
    table = fight().failing("dokan")
    test = only(table.hurt("dokan", 1, dice="10/6 1", resistance_dk=2), f.TestResolved)
    assert (terms(test.bonus)["dk"], test.total) == (6, 10 + 5 - 2 + 6)
    assert table.who("dokan").gauges["dk"].value == 2


# Grave wounds --------------------------------------------------------------------------------


@pytest.mark.rule("GK-42")
def test_gk42_the_table_is_rolled_with_a_d6():
    table = fight().failing("dokan")
    facts = table.hurt("dokan", 1, dice="2/6")
    rolled = all_of(facts, f.Rolled)[-1]
    assert (rolled.purpose, rolled.pool[0].size, rolled.total) == ("grave", 6, 6)
    assert table.graves("dokan") == ["doomed"]


@pytest.mark.rule("GK-42")
@pytest.mark.parametrize(("level", "round_"), [(1, 1), (2, 2)])
def test_gk42_one_and_two_leave_no_action_until_the_end_of_this_round_or_the_next(level, round_):
    table = fight()
    mark(table, "dokan", level)
    assert table.who("dokan").conditions["no-action"].until == Until("round-end", "", round_)
    assert table.who("dokan").status == "incapacitated"
    facts = table.strike("kesh", "dokan", "2/19", defence="yes")  # a defence is still possible (GK-11)
    assert only(facts, f.ActionLost).why == "no-action"
    assert not table.state.active
    for number in range(2, 4):
        table.do(c.StartRound())
        assert ("no-action" in table.conditions("dokan")) is (number <= round_)
        table.all_pass()
    assert table.who("dokan").status == "able"


@pytest.mark.rule("GK-42")
def test_gk42_whoever_is_struck_on_its_turn_loses_it():
    table = fight(actions=2)
    mark(table, "kesh", 1)
    assert table.state.active == "dokan"
    assert dict(table.slot("kesh").spent) == {"action": "lost"}
    assert table.refused(attack("kesh", "dokan")).params["rule"] == "GK-42"


@pytest.mark.rule("GK-42")
def test_gk42_three_leaves_no_defence_until_the_end_of_the_round():
    table = fight()
    mark(table, "dokan", 3)
    resolved = only(table.strike("kesh", "dokan", "2/1 1"), f.AttackResolved)
    assert terms(resolved.terms) == {"undefended": 5}
    table.next_round()
    assert only(table.strike("kesh", "dokan", "2"), f.Asked)


@pytest.mark.rule("GK-42")
def test_gk42_four_is_unconscious_through_the_tenth_round_after_this_one():
    table = fight()
    mark(table, "dokan", 4)
    assert (table.who("dokan").status, table.who("dokan").health) == ("unconscious", "unconscious")
    assert table.refused(attack("dokan", "kesh")).code == "is-unconscious"
    for _ in range(10):
        table.next_round()
        assert table.who("dokan").status == "unconscious"
    assert table.state.round == 11
    table.next_round()
    assert (table.state.round, table.who("dokan").status) == (12, "able")
    assert table.until("dokan")


@pytest.mark.rule("GK-42")
def test_gk42_house_rules_may_count_this_round():
    table = fight(this_round_counts="yes")
    mark(table, "dokan", 4)
    assert table.who("dokan").conditions["unconscious"].until.round == 10
    mark(table, "kesh", 5)
    assert only(table.facts, f.DeadlineSet).due == 10 * 6


@pytest.mark.rule("GK-42")
@pytest.mark.parametrize(("level", "last"), [(5, 11), (6, 2)])
def test_gk42_five_and_six_are_unconscious_then_dead(level, last):
    table = fight()
    mark(table, "dokan", level)
    deadline = only(table.facts, f.DeadlineSet)
    assert (deadline.kind, deadline.due, deadline.wound) == ("death", last * 6, "w1")
    for _ in range(2, last + 1):
        table.next_round()
        assert table.who("dokan").status == "unconscious"
    table.next_round()
    assert table.who("dokan").status == "dead"
    assert only(table.facts, f.Died).cause == "grave-wound"
    assert not table.state.deadlines
    assert table.state.order == ("kesh",)


@pytest.mark.rule("GK-42")
def test_gk42_the_longest_of_several_holds():
    table = fight()
    mark(table, "dokan", 2)
    mark(table, "dokan", 1)
    assert table.who("dokan").conditions["no-action"].until.round == 2
    mark(table, "dokan", 4)
    mark(table, "dokan", 6)
    assert table.who("dokan").conditions["unconscious"].until == Until()


@pytest.mark.rule("GK-42")
def test_gk42_what_happens_before_a_combat_lasts_into_its_first_rounds():
    table = Table().join("kesh", "dokan")
    mark(table, "dokan", 6)
    table.begin(kesh=10)
    assert table.state.order == ("kesh",)
    table.next_round()
    assert table.who("dokan").present
    table.next_round()
    assert table.who("dokan").status == "dead"


@pytest.mark.rule("GK-42")
def test_gk42_the_game_master_may_clear_a_grave_wound_with_all_that_it_does():
    table = fight()
    mark(table, "dokan", 6)
    mark(table, "dokan", 3)
    table.do(c.Clear(targets=("dokan",), level="condamné"))
    assert (table.graves("dokan"), table.conditions("dokan"), dict(table.state.deadlines)) == (
        ["open"],
        {"no-defence"},
        {},
    )
    refused = table.refused(c.Clear(targets=("dokan",), level="6"))
    assert refused.code == "no-such-grave-wound"
    assert table.refused(c.Mark(targets=("dokan",), level="7")).code == "no-such-level"
    assert table.refused(c.Mark(targets=("dokan",), level="1", track="hp")).code == "no-such-track"
    assert table.refused(c.Mark(targets=("dokan",), level="1", count=0)).code == "bad-count"


# Free again ----------------------------------------------------------------------------------


@pytest.mark.rule("GK-44")
def test_gk44_a_point_regained_frees_of_all_a_pending_death_included():
    table = fight().failing("dokan")
    table.hurt("dokan", 1, dice="2/6")
    assert table.state.deadlines
    table.do(c.Heal(targets=("dokan",), amount=1))
    assert (table.hp("dokan"), table.graves("dokan"), table.conditions("dokan")) == (1, [], set())
    assert not table.state.deadlines
    assert table.who("dokan").status == "able"
    table.next_round().next_round().next_round()
    assert table.who("dokan").present


@pytest.mark.rule("GK-44")
def test_gk44_it_does_not_matter_how_the_point_came():
    table = fight().failing("dokan")
    table.hurt("dokan", 1, dice="2/4")
    table.do(c.SetGauge(targets=("dokan",), gauge="hp", value=5))
    assert (table.graves("dokan"), table.conditions("dokan")) == ([], set())


@pytest.mark.rule("GK-44")
def test_gk44_a_point_regained_above_zero_frees_of_nothing():
    table = fight()
    table.strike("kesh", "dokan", "20/12/1 1/6", defence="yes")
    table.do(c.Heal(targets=("dokan",), amount=1))
    assert table.graves("dokan") == ["doomed"]
    assert table.state.deadlines


@pytest.mark.rule("GK-48")
def test_gk48_hit_points_never_exceed_their_maximum():
    table = fight()
    table.hurt("dokan", 3)
    table.do(c.Heal(targets=("dokan",), amount=10))
    assert table.hp("dokan") == 20
    assert table.refused(c.Heal(targets=("dokan",), amount=1)).params["rule"] == "GK-48"
    table = fight(over_maximum="yes")
    table.do(c.Heal(targets=("dokan",), amount=10))
    assert table.hp("dokan") == 30


# Rulings -------------------------------------------------------------------------------------


def test_damage_by_ruling_may_count_armour_spare_lives_and_strike_several():
    table = melee()
    facts = table.do(c.Hurt(targets=("dokan", "reva"), amount="2d6+3", options={"armour": "yes"}), "4 5")
    assert [fact.level for fact in all_of(facts, f.DamageResolved)] == [7, 7]
    assert len(all_of(facts, f.Rolled)) == 1
    table.failing("dokan")
    table.hurt("dokan", 1, dice="2/6", nonlethal="yes")
    assert table.graves("dokan") == ["out"]


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.Hurt(targets=("dokan",), amount=-3), "bad-amount"),
        (c.Hurt(targets=("dokan",), amount="lots"), "bad-dice-expression"),
        (c.Hurt(targets=("dokan",), amount=3, track="shock"), "no-such-track"),
        (c.Hurt(targets=("dokan",), amount=3, options={"save": "yes"}), "unknown-option"),
        (c.Hurt(targets=("dokan",), amount=3, options={"resistance_dk": 9}), "not-enough-dk"),
        (c.Heal(targets=("dokan",), amount=0), "bad-count"),
        (c.Heal(targets=("dokan",), track="shock"), "no-such-track"),
        (c.Hurt(targets=("nobody",), amount=3), "no-such-combatant"),
    ],
)
def test_what_rulings_refuse(command, code):
    assert fight().refused(command).code == code


# By the clock --------------------------------------------------------------------------------


@pytest.mark.rule("GK-42", "GK-05")
def test_gk42_gk05_rounds_are_seconds_once_the_combat_is_over():
    table = fight()
    mark(table, "dokan", 4)
    table.next_round().next_round().all_pass()
    before = table.state.clock
    facts = pause(table)
    (over,) = (fact for fact in all_of(facts, f.DeadlineSet) if fact.kind == "over")
    assert (table.state.phase, table.state.clock, over.due) == ("setup", before + 6, 11 * 6)
    assert fall(table, 11 * 6 - 1) == []
    fall(table, 11 * 6)
    assert (table.who("dokan").status, dict(table.state.deadlines)) == ("able", {})


@pytest.mark.rule("GK-42")
def test_gk42_what_goes_by_the_clock_ends_in_the_rounds_of_the_next_combat():
    table = fight()
    mark(table, "dokan", 2)
    table.all_pass()
    pause(table)
    table.begin(kesh=10, dokan=5)
    assert table.who("dokan").status == "incapacitated"
    table.next_round()
    assert (table.who("dokan").status, dict(table.state.deadlines)) == ("able", {})


@pytest.mark.rule("GK-42")
def test_gk42_a_longer_wound_takes_the_place_of_what_goes_by_the_clock():
    table = fight()
    mark(table, "dokan", 2)
    table.all_pass()
    pause(table)
    mark(table, "dokan", 1)
    assert [deadline.due for deadline in table.state.deadlines.values()] == [12]
    mark(table, "dokan", 2)
    assert not table.state.deadlines
    assert table.who("dokan").conditions["no-action"].until.round == 3
    pause(table)
    table.do(c.LiftCondition(targets=("dokan",), condition="no-action"))
    assert not table.state.deadlines


def test_a_pause_waits_for_whoever_is_to_act_unless_it_is_forced():
    table = fight()
    with pytest.raises(Refused, match="still-to-act"):
        pause(table)
    facts = pause(table, force=True)
    assert [(fact.who, fact.why) for fact in all_of(facts, f.ActionLost)] == [
        ("kesh", "time-passes"), ("dokan", "time-passes"),
    ]  # fmt: skip
    assert table.state.phase == "setup"


def pause(table: Table, force: bool = False) -> list[f.Fact]:
    """Let the ruleset end the combat, as the core has it do before time passes."""
    return settled(table, lambda scene: RULESET.pause(scene, force=force))


def fall(table: Table, clock: int) -> list[f.Fact]:
    """Let fall what is due, as the core does."""
    return settled(table, lambda scene: let_fall(scene, clock))


def settled(table: Table, do: Callable[[Scene], None]) -> list[f.Fact]:
    scene = Scene(table.state, DiceTray(NoSource()), table.seq + 1)
    do(scene)
    RULESET.settle(scene)
    table.seq += 1 + len(scene.facts)
    table.state = scene.state
    return scene.facts


@pytest.mark.rule("GK-42")
def test_gk42_the_game_master_may_let_time_pass():
    table = melee()
    mark(table, "kesh", 4)
    mark(table, "dokan", 5)
    assert table.refused(Advance(seconds=30)).code == "still-to-act"
    facts = table.all_pass().do(Advance(seconds=3600))
    assert [(fact.who, table.who(fact.who).status) for fact in all_of(facts, f.Died)] == [("dokan", "dead")]
    assert (table.who("kesh").status, table.state.clock) == ("able", 6 + 3600)
    clocks = [fact.clock for fact in all_of(facts, f.ClockAdvanced)]
    assert clocks == [6, 66, 3606]
