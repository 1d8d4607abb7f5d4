"""First aid and rest: GK-43 to GK-49."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import SHEET, Table, all_of, fight, melee, only, terms


def wounded(**parameters: int | str) -> Table:
    """Dokan, hurt by 10 in round 1; Oum, who is called first, may care for him."""
    table = Table(**parameters).join("oum", "dokan").begin(oum=15, dokan=5)
    table.hurt("dokan", 10)
    return table


def aid(table: Table, dice: str, **options: int | str) -> f.TestResolved:
    return only(table.act("oum", "first-aid", "dokan", dice=dice, **options), f.TestResolved)


# First aid -----------------------------------------------------------------------------------


@pytest.mark.rule("GK-43")
def test_gk43_a_success_gives_back_one_point_and_takes_an_action():
    table = wounded()
    test = aid(table, "10")
    assert (test.skill, test.total, test.difficulty) == ("Soins", 15, 15)
    assert table.hp("dokan") == 11
    assert table.state.active == "dokan"


@pytest.mark.rule("GK-43")
def test_gk43_each_wound_gets_one_roll_whatever_comes_of_it():
    table = wounded()
    aid(table, "9")
    assert table.hp("dokan") == 10
    table.next_round()
    refused = table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",)))
    assert (refused.code, refused.params["rule"]) == ("wound-cared", "GK-43")
    table.hurt("dokan", 1)
    assert aid(table, "10").outcome == "success"
    table.next_round()
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",))).code == "wound-cared"


@pytest.mark.rule("GK-43")
def test_gk43_the_oldest_wound_or_the_one_named():
    table = wounded()
    table.hurt("dokan", 1)
    aid(table, "10", wound="w2")
    assert set(table.who("dokan").wounds) == {"w1"}
    table.next_round()
    named = c.Act(who="oum", verb="first-aid", targets=("dokan",), options={"wound": "w2"})
    assert table.refused(named).code == "no-such-wound"
    aid(table, "10")
    assert not table.who("dokan").wounds


@pytest.mark.rule("GK-43")
@pytest.mark.parametrize(("seconds", "in_time"), [(3599, True), (3600, False)])
def test_gk43_a_wound_must_be_under_an_hour_old(seconds, in_time):
    table = wounded(round_seconds=seconds)
    table.next_round()
    command = c.Act(who="oum", verb="first-aid", targets=("dokan",))
    if in_time:
        assert table.do(command, "10")
    else:
        assert table.refused(command).code == "wound-too-old"


@pytest.mark.rule("GK-43")
def test_gk43_a_blow_that_only_left_a_grave_wound_may_get_first_aid():
    table = Table().join("oum", "dokan", armour=60).begin(oum=15, dokan=5)
    table.strike("oum", "dokan", "20/2/1 1/3", defence="yes")
    table.next_round()
    aid(table, "20")
    assert table.graves("dokan") == []


@pytest.mark.rule("GK-43")
def test_gk43_one_may_care_for_oneself_unless_house_rules_say_no():
    table = wounded().until("dokan")
    assert table.act("dokan", "first-aid", "dokan", dice="10")
    table = wounded(self_care="no").until("dokan")
    refused = table.refused(c.Act(who="dokan", verb="first-aid", targets=("dokan",)))
    assert (refused.code, refused.params["rule"]) == ("no-self-care", "GK-43")


@pytest.mark.rule("GK-43")
def test_gk43_it_is_refused_for_whom_it_is_not():
    table = wounded()
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("oum",))).code == "no-such-wound"
    assert table.refused(c.Act(who="oum", verb="first-aid")).code == "one-patient"
    assert (
        table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",), options={"wound": "w9"})).code
        == "no-such-wound"
    )
    assert table.refused(c.Act(who="dokan", verb="first-aid", targets=("dokan",))).code == "not-your-turn"


@pytest.mark.rule("GK-43", "GK-20")
def test_gk43_gk20_first_aid_is_an_action_with_a_roll_and_may_take_a_prime():
    table = wounded()
    facts = table.act("oum", "first-aid", "dokan", dice="7", prime="efficacité", penalty="risque")
    assert terms(only(facts, f.TestResolved).bonus)["efficiency"] == 2
    assert only(facts, f.Asked).options == ("fall", "snag", "other")
    table = wounded()
    facts = table.do(
        c.Act(who="oum", verb="first-aid", targets=("dokan",), modifiers={"kit": 1},
              options={"prime": "efficacité", "penalty": "risque", "incident": "fall"}), "2",
    )  # fmt: skip
    assert "fallen" in table.conditions("oum")
    assert (
        wounded().refused(c.Act(who="oum", verb="first-aid", targets=("dokan",), options={"incident": "fall"})).code
        == "nothing-risked"
    )


@pytest.mark.rule("GK-44")
def test_gk44_first_aid_frees_who_was_at_zero():
    table = wounded().failing("dokan")
    table.hurt("dokan", 1, dice="2/5")
    aid(table, "20")
    assert (table.hp("dokan"), table.conditions("dokan"), dict(table.state.deadlines)) == (1, set(), {})


@pytest.mark.rule("GK-44")
@pytest.mark.parametrize(("rule", "left"), [("first-aid", []), ("care", []), ("never", ["doomed"])])
def test_gk44_above_zero_a_grave_wound_is_cleared_by_any_successful_first_aid(rule, left):
    table = wounded(grave_above_zero=rule)
    table.do(c.Mark(targets=("dokan",), level="6"))
    aid(table, "20")
    assert table.graves("dokan") == left
    assert bool(table.state.deadlines) is bool(left)


@pytest.mark.rule("GK-43", "GK-44")
def test_gk43_gk44_a_grave_wound_that_was_ruled_gets_a_roll_of_its_own():
    table = Table().join("oum", "dokan").begin(oum=15, dokan=5)
    table.do(c.Mark(targets=("dokan",), level="5"))
    assert aid(table, "2").difficulty == 25
    assert table.graves("dokan") == ["dying"]
    table.next_round()
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",))).code == "wound-cared"
    table.do(c.Mark(targets=("dokan",), level="6"))
    aid(table, "20", wound="w2")
    assert (table.graves("dokan"), table.conditions("dokan"), dict(table.state.deadlines)) == ([], set(), {})


@pytest.mark.rule("GK-44")
def test_gk44_a_ruled_grave_wound_stays_under_house_rules_that_clear_none():
    table = Table(grave_above_zero="never").join("oum", "dokan").begin(oum=15, dokan=5)
    table.do(c.Mark(targets=("dokan",), level="4"))
    aid(table, "20")
    assert table.graves("dokan") == ["out"]
    table.next_round()
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",))).code == "wound-cared"


@pytest.mark.rule("GK-43")
def test_gk43_the_grave_wound_of_a_blow_gets_no_second_roll():
    table = wounded().failing("dokan")
    table.hurt("dokan", 1, dice="2/3")
    for wound in ("w1", "w2", "w3"):
        aid(table, "2", wound=wound)
        table.next_round()
    assert table.graves("dokan") == ["open"]
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",))).code == "wound-cared"


@pytest.mark.rule("GK-43")
@pytest.mark.parametrize("word", ["blow", "coup"])
def test_gk43_a_blow_may_be_ruled_and_cleared(word):
    table = Table().join("oum", "dokan").begin(oum=15, dokan=5)
    table.do(c.Mark(targets=("dokan",), level=word, count=2))
    assert aid(table, "10").difficulty == 15
    table.do(c.Clear(targets=("dokan",), level=word, track="PV"))
    assert not table.who("dokan").wounds
    assert table.refused(c.Clear(targets=("dokan",), level=word)).code == "no-such-grave-wound"


# Difficulty and dK ---------------------------------------------------------------------------


@pytest.mark.rule("GK-46")
@pytest.mark.parametrize(
    ("rule", "failing", "grave", "difficulty"),
    [
        ("highest", False, False, 15),
        ("highest", True, False, 20),
        ("highest", False, True, 25),
        ("highest", True, True, 25),
        ("sum", False, False, 15),
        ("sum", True, False, 20),
        ("sum", False, True, 25),
        ("sum", True, True, 30),
    ],
)
def test_gk46_the_difficulty_follows_the_state_of_the_patient(rule, failing, grave, difficulty):
    table = wounded(care_difficulty=rule)
    if failing:
        table.failing("dokan")
    if grave:
        table.do(c.Mark(targets=("dokan",), level="3"))
    assert aid(table, "2").difficulty == difficulty


@pytest.mark.rule("GK-46")
@pytest.mark.parametrize(("rule", "difficulty"), [("cared", 25), ("over", 15)])
def test_gk46_a_grave_wound_weighs_until_cared_for_or_while_it_lasts(rule, difficulty):
    table = wounded(grave_until=rule)
    table.do(c.Mark(targets=("dokan",), level="3"))
    table.next_round()
    assert "no-defence" not in table.conditions("dokan")
    assert aid(table, "2").difficulty == difficulty


@pytest.mark.rule("GK-47")
def test_gk47_dk_add_to_the_roll_and_to_what_is_recovered():
    table = wounded()
    test = aid(table, "4/6 1", dk=2)
    assert (test.total, test.outcome) == (15, "success")
    assert table.hp("dokan") == 10 + 1 + 6


@pytest.mark.rule("GK-47")
@pytest.mark.parametrize(("rule", "points"), [("lost", 10), ("kept", 13)])
def test_gk47_not_if_the_roll_fails_unless_house_rules_differ(rule, points):
    table = wounded(failed_care_dk=rule)
    assert aid(table, "2/3", dk=1).outcome == "failure"
    assert table.hp("dokan") == points


# Rest ----------------------------------------------------------------------------------------


def night(table: Table, dice: str = "", who: tuple[str, ...] = ("dokan",), **options: int | str) -> list[f.Fact]:
    table.all_pass()
    return table.do(c.Act(who="gm", verb="rest", targets=who, options=options), dice)


@pytest.mark.rule("GK-45")
def test_gk45_a_day_and_a_night_give_back_con_and_end_the_combat():
    table = wounded()
    facts = night(table)
    assert table.hp("dokan") == 13
    assert terms(only(facts, f.GaugeSet).terms) == {"CON": 3}
    assert (table.state.phase, table.state.clock, table.state.order) == ("setup", 6 + 86_400, ())
    night(table)
    assert (table.hp("dokan"), table.state.clock) == (16, 6 + 2 * 86_400)
    table.begin(oum=3, dokan=9)
    assert (table.state.round, table.state.order) == (2, ("dokan", "oum"))


@pytest.mark.rule("GK-45")
def test_gk45_a_successful_carer_adds_the_level_of_soins():
    table = wounded()
    night(table, "10", carer="oum")
    assert table.hp("dokan") == 10 + 3 + 4
    table = wounded()
    night(table, "9", carer="oum")
    assert table.hp("dokan") == 13
    table = wounded(rest_needs_success="no")
    night(table, "9", carer="oum")
    assert table.hp("dokan") == 17


@pytest.mark.rule("GK-45")
@pytest.mark.parametrize(("rule", "points"), [("nothing", 10), ("loses", 8)])
def test_gk45_a_negative_con_gives_back_nothing(rule, points):
    table = (
        Table(negative_con=rule).join("dokan", characteristics={**SHEET["characteristics"], "CON": -2}).begin(dokan=5)
    )
    table.hurt("dokan", 10)
    night(table)
    assert table.hp("dokan") == points


@pytest.mark.rule("GK-45")
def test_gk45_everybody_rests_unless_some_are_named_each_with_a_carer():
    table = melee()
    for who in ("kesh", "dokan", "reva"):
        table.hurt(who, 10)
    night(table, "10/2", who=("kesh", "dokan"), carer="oum,reva")
    assert [table.hp(who) for who in ("kesh", "dokan", "reva")] == [17, 13, 10]
    night(table, who=())
    assert [table.hp(who) for who in ("kesh", "dokan", "reva")] == [20, 16, 13]


@pytest.mark.rule("GK-45")
def test_gk45_what_a_rest_refuses():
    table = wounded()
    rest = c.Act(who="gm", verb="rest", targets=("dokan",))
    assert table.refused(rest).code == "still-to-act"
    table.all_pass()
    for options, code in (
        ({"dk": 1}, "no-carer"),
        ({"carer": "oum,dokan"}, "carers-and-patients"),
        ({"carer": "nobody"}, "no-such-combatant"),
        ({"carer": "oum", "dk": 5}, "not-enough-dk"),
    ):
        assert table.refused(c.Act(who="gm", verb="rest", targets=("dokan",), options=options)).code == code
    table.do(c.Mark(targets=("oum",), level="4"))
    assert table.refused(c.Act(who="gm", verb="rest", options={"carer": "oum"})).code == "is-unconscious"
    alone = wounded(self_care="no")
    alone.all_pass()
    assert (
        alone.refused(c.Act(who="gm", verb="rest", targets=("dokan",), options={"carer": "dokan"})).code
        == "no-self-care"
    )


@pytest.mark.rule("GK-45", "GK-42")
def test_gk45_gk42_rounds_pass_while_one_rests():
    table = melee()
    table.do(c.Mark(targets=("dokan",), level="4"))
    table.do(c.Mark(targets=("reva",), level="5"))
    night(table, who=("kesh",))
    assert table.who("dokan").status == "able"
    assert table.who("reva").status == "dead"
    assert not table.state.deadlines


@pytest.mark.rule("GK-45", "GK-43")
def test_gk45_gk43_after_a_night_it_is_too_late_for_first_aid():
    table = wounded()
    night(table, who=("oum",))
    assert table.refused(c.Act(who="oum", verb="first-aid", targets=("dokan",))).code == "wound-too-old"


@pytest.mark.rule("GK-43")
def test_gk43_before_a_combat_and_after_it_first_aid_takes_no_turn():
    table = Table().join("oum", "dokan")
    table.hurt("dokan", 4)
    assert table.act("oum", "first-aid", "dokan", dice="10")
    assert table.hp("dokan") == 17


@pytest.mark.rule("GK-46", "GK-44")
def test_gk46_gk44_care_through_the_night_meets_the_same_difficulty():
    table = wounded(grave_above_zero="care")
    table.do(c.Mark(targets=("dokan",), level="2"))
    facts = night(table, "20", carer="oum")
    assert only(facts, f.TestResolved).difficulty == 25
    assert table.graves("dokan") == []
    table = wounded()
    table.do(c.Mark(targets=("dokan",), level="2"))
    night(table, "20", carer="oum")
    assert table.graves("dokan") == ["halted-longer"]


@pytest.mark.rule("GK-47")
def test_gk47_dk_count_in_the_care_of_a_night_as_well():
    table = wounded()
    facts = night(table, "4/6 1", carer="oum", dk=2)
    (healed,) = (fact for fact in all_of(facts, f.GaugeSet) if fact.gauge == "hp")
    assert terms(healed.terms) == {"CON": 3, "care-level": 4, "dk": 6}
    assert table.hp("dokan") == 20


@pytest.mark.rule("GK-40")
def test_gk40_whoever_is_failing_does_not_heal_naturally():
    table = wounded().failing("dokan")
    night(table)
    assert table.hp("dokan") == 0


@pytest.mark.rule("GK-49")
def test_gk49_with_care_it_regains_the_carers_level_and_the_dk_but_not_con():
    table = wounded().failing("dokan")
    night(table, "20/3", carer="oum", dk=1)
    assert (table.hp("dokan"), table.conditions("dokan")) == (4 + 3, set())
    table = wounded().failing("dokan")
    night(table, "10", carer="oum")
    assert table.hp("dokan") == 0


@pytest.mark.rule("GK-49")
def test_gk49_house_rules_may_leave_it_without():
    table = wounded(care_at_zero="no").failing("dokan")
    night(table, "20", carer="oum")
    assert table.hp("dokan") == 0


def test_first_aid_is_no_good_for_the_dead():
    table = fight()
    table.hurt("dokan", 3)
    table.do(c.Kill(targets=("dokan",)))
    assert table.refused(c.Act(who="kesh", verb="first-aid", targets=("dokan",))).code == "is-dead"
    table.hurt("kesh", 1)
    assert [fact.who for fact in all_of(night(table, who=()), f.GaugeSet)] == ["kesh"]
