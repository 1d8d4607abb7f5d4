"""Rolls, dK, initiative, rounds and actions: GK-01 to GK-06."""

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import SHEET, Table, all_of, attack, fight, melee, only, terms


def bonus(table: Table, **options: int | str) -> dict[str, int]:
    """What a d20 of 10 gets, on a Résistance roll."""
    given = {"skill": "Résistance", "difficulty": 15, **options}
    return terms(only(table.act("kesh", "other", dice="10", **given), f.TestResolved).bonus)


# The score -----------------------------------------------------------------------------------


@pytest.mark.rule("GK-01")
def test_gk01_a_roll_is_a_d20_with_the_score_against_a_difficulty():
    facts = fight().act("kesh", "other", dice="10", skill="Résistance", difficulty=15)
    test = only(facts, f.TestResolved)
    assert only(facts, f.Rolled).pool[0].size == 20
    assert (test.total, test.difficulty, test.margin, test.outcome) == (15, 15, 0, "success")
    assert terms(test.bonus) == {"level": 2, "CON": 3}


@pytest.mark.rule("GK-01")
@pytest.mark.parametrize(("score", "added"), [("sum", {"CON": 3}), ("half", {"CON": 1}), ("level", {})])
def test_gk01_house_rules_say_how_the_characteristic_counts(score, added):
    assert bonus(fight(score=score)) == {"level": 2, **added}


@pytest.mark.rule("GK-01")
def test_gk01_half_of_a_negative_characteristic_is_rounded_down():
    table = Table(score="half").join("kesh", characteristics={**SHEET["characteristics"], "CON": -3}).begin(kesh=10)
    assert bonus(table)["CON"] == -2


@pytest.mark.rule("GK-01")
def test_gk01_the_sheet_says_which_characteristic_goes_with_which_skill():
    skills = {**SHEET["skills"], "Résistance": {"level": 2, "characteristic": "ESP"}}
    assert bonus(Table().join("kesh", skills=skills).begin(kesh=10)) == {"level": 2, "ESP": 1}


@pytest.mark.rule("GK-01")
def test_gk01_a_skill_without_a_characteristic_counts_its_level_or_is_refused():
    skills = {**SHEET["skills"], "Résistance": 2}
    assert bonus(Table().join("kesh", skills=skills).begin(kesh=10)) == {"level": 2}
    with pytest.raises(BadSheet) as bad:
        Table(unpaired="refused").join("kesh", skills=skills)
    assert [problem[:2] for problem in bad.value.problems] == [
        ("skills.Résistance.characteristic", "no-characteristic")
    ]


@pytest.mark.rule("GK-01")
def test_gk01_named_modifiers_count_each_by_its_name():
    facts = fight().do(attack("kesh", "dokan", defence="no", modifiers={"dim": -2, "aim": 1}), "4/1 1")
    resolved = only(facts, f.AttackResolved)
    assert terms(resolved.bonus) == {"level": 5, "FOR": 2, "mod:aim": 1, "mod:dim": -2}
    assert resolved.total == 10
    assert fight().refused(attack("kesh", "dokan", modifiers={"dim": 5000})).code == "modifier-too-large"


# dK ------------------------------------------------------------------------------------------


@pytest.mark.rule("GK-02")
def test_gk02_a_dk_counts_its_sixes_and_threes_and_adds_them_to_the_roll():
    table = fight()
    resolved = only(table.strike("kesh", "dokan", "4/6 3/1 1", dk=2, defence="no"), f.AttackResolved)
    assert terms(resolved.bonus)["dk"] == 9
    assert resolved.total == 4 + 7 + 9
    test = only(fight().act("kesh", "other", dice="10/1 2 4 5", skill="Soins", difficulty=30, dk=4), f.TestResolved)
    assert terms(test.bonus)["dk"] == 0


@pytest.mark.rule("GK-02")
@pytest.mark.parametrize("face", range(1, 7))
def test_gk02_house_rules_may_change_what_each_face_counts(face):
    table = fight(**{f"dk_{face}": 11})
    test = only(table.act("kesh", "other", dice=f"10/{face}", skill="Soins", difficulty=9, dk=1), f.TestResolved)
    assert terms(test.bonus)["dk"] == 11


@pytest.mark.rule("GK-02")
def test_gk02_dk_are_spent_or_there_for_each_roll():
    spent, each = fight(), fight(dk_use="each-roll")
    for table in (spent, each):
        table.act("kesh", "other", dice="10/1 1 1", skill="Soins", difficulty=9, dk=3)
        table.next_round()
    assert spent.who("kesh").gauges["dk"].value == 1
    refused = spent.refused(c.Act(who="kesh", verb="other", options={"skill": "Soins", "difficulty": 9, "dk": 2}))
    assert (refused.code, refused.params["left"], refused.params["rule"]) == ("not-enough-dk", 1, "GK-02")
    assert each.act("kesh", "other", dice="10/1 1 1 1", skill="Soins", difficulty=9, dk=4)
    assert each.who("kesh").gauges["dk"].value == 4


@pytest.mark.rule("GK-02")
def test_gk02_dk_of_one_line_are_counted_together():
    table = fight()
    assert table.refused(attack("kesh", "dokan", defence_dk=3, resistance_dk=2)).code == "not-enough-dk"
    assert fight(dk_use="each-roll").strike("kesh", "dokan", "4/10/1 1 1", defence_dk=3, resistance_dk=2)


@pytest.mark.rule("GK-03")
def test_gk03_choc_k_adds_to_the_damage_of_the_attack_and_takes_off_it_for_the_defence():
    facts = fight().strike("kesh", "dokan", "12/6/5/3/1 2", dk=1, defence_dk=1)
    damage = only(facts, f.DamageResolved)
    assert terms(damage.terms) == {"damage-dice": 3, "weapon": 1, "skill-level": 5, "damage-bonus": 1, "choc-k": 6}
    assert terms(damage.against) == {"defence-level": 3, "armour": 2, "choc-k": 3}
    assert damage.level == 16 - 8


@pytest.mark.rule("GK-03")
@pytest.mark.parametrize(
    ("choc", "sides"), [("attack", (True, False)), ("defence", (False, True)), ("none", (False, False))]
)
def test_gk03_house_rules_may_leave_out_either_side(choc, sides):
    damage = only(fight(choc=choc).strike("kesh", "dokan", "12/6/5/3/1 2", dk=1, defence_dk=1), f.DamageResolved)
    assert ("choc-k" in terms(damage.terms), "choc-k" in terms(damage.against)) == sides


# Initiative ----------------------------------------------------------------------------------


@pytest.mark.rule("GK-04")
def test_gk04_initiative_is_a_d20_and_the_sheets_score_highest_first():
    table = Table().join("dokan", "kesh")
    table.do(c.StartRound())
    assert table.state.phase == "initiative"
    facts = table.do(c.RollInitiative(), "7/12")
    scores = {fact.who: (fact.score, terms(fact.terms)) for fact in all_of(facts, f.InitiativeSet)}
    assert scores == {"dokan": (10, {"roll": 7, "initiative": 3}), "kesh": (15, {"roll": 12, "initiative": 3})}
    assert table.state.order == ("kesh", "dokan")
    assert (table.state.phase, table.state.active) == ("play", "kesh")


@pytest.mark.rule("GK-04")
def test_gk04_it_is_kept_for_the_combat():
    table = fight()
    table.next_round()
    assert table.state.order == ("kesh", "dokan")
    assert (table.state.active, table.slot("kesh").score) == ("kesh", 18)
    assert table.refused(c.RollInitiative(targets=("kesh",))).code == "has-initiative"


@pytest.mark.rule("GK-04")
def test_gk04_house_rules_may_have_it_rolled_each_round_and_with_another_die():
    table = fight(initiative_kept="round")
    table.next_round()
    assert (table.state.phase, table.state.order) == ("initiative", ())
    table = Table(initiative_die=10).join("kesh")
    table.do(c.StartRound())
    assert only(table.do(c.RollInitiative(), "9"), f.Rolled).pool[0].size == 10


@pytest.mark.rule("GK-04")
@pytest.mark.parametrize(("ties", "first"), [("recorded", "dokan"), ("score", "kesh")])
def test_gk04_of_equals_whoever_was_recorded_first_or_has_the_higher_score(ties, first):
    table = Table(ties=ties).join("dokan", initiative=1).join("kesh", initiative=4)
    table.begin(dokan=13, kesh=10)
    assert table.state.order[0] == first


@pytest.mark.rule("GK-04")
def test_gk04_the_game_master_may_set_it_and_the_order():
    table = melee()
    table.do(c.SetInitiative(targets=("reva",), value=30))
    assert table.state.order == ("reva", "kesh", "dokan", "oum")
    assert table.state.active == "kesh"
    table.do(c.Reorder(targets=("dokan", "oum")))
    assert table.state.order == ("reva", "kesh", "dokan", "oum")
    table.do(c.Reorder(targets=("oum", "dokan")))
    assert table.state.order == ("reva", "kesh", "oum", "dokan")


@pytest.mark.rule("GK-04")
def test_gk04_nobody_acts_out_of_turn_nor_before_initiative():
    table = fight()
    assert table.refused(attack("dokan", "kesh")).params["rule"] == "GK-04"
    fresh = Table().join("kesh")
    assert fresh.refused(attack("kesh", "kesh")).code == "wrong-phase"
    fresh.do(c.StartRound())
    assert fresh.refused(c.StartRound()).code == "initiative-first"


@pytest.mark.rule("GK-04")
def test_gk04_a_latecomer_plays_from_the_next_round_or_at_once():
    table = fight()
    table.join("oum")
    assert table.refused(c.RollInitiative(targets=("oum",))).code == "from-next-round"
    assert table.who("oum").from_round == 2
    table.next_round()
    assert table.state.phase == "initiative"
    table.do(c.RollInitiative(), "9")
    assert table.state.order == ("kesh", "oum", "dokan")
    at_once = fight(late="at-once")
    at_once.join("oum")
    at_once.do(c.RollInitiative(), "20")
    assert at_once.state.order == ("oum", "kesh", "dokan")
    assert at_once.state.active == "kesh"


# Rounds and actions --------------------------------------------------------------------------


@pytest.mark.rule("GK-05")
def test_gk05_a_round_is_six_seconds_of_game_time():
    table = fight()
    assert table.state.clock == 0
    table.next_round().next_round()
    assert (table.state.round, table.state.clock) == (3, 12)


@pytest.mark.rule("GK-05")
def test_gk05_house_rules_may_change_how_long():
    assert fight(round_seconds=10).next_round().state.clock == 10


@pytest.mark.rule("GK-05")
def test_gk05_a_round_ends_once_everyone_has_played():
    table = fight()
    refused = table.refused(c.StartRound())
    assert (refused.code, refused.params["who"]) == ("still-to-act", ["kesh", "dokan"])
    table.until("dokan")
    table.strike("dokan", "kesh", "10")
    assert table.refused(c.StartRound()).code == "questions-open"


@pytest.mark.rule("GK-06")
def test_gk06_one_action_a_round():
    table = fight()
    table.strike("kesh", "dokan", "1/12", defence="yes")
    assert table.state.active == "dokan"
    refused = table.refused(attack("kesh", "dokan"))
    assert (refused.code, refused.params["rule"]) == ("no-action-left", "GK-06")


@pytest.mark.rule("GK-06")
def test_gk06_house_rules_or_the_sheet_may_give_several():
    table = fight(actions=2)
    table.strike("kesh", "dokan", "1", defence="no", difficulty=90)
    assert table.state.active == "kesh"
    table.strike("kesh", "dokan", "2", defence="no", difficulty=90)
    assert table.state.active == "dokan"
    assert dict(table.slot("kesh").spent) == {"action-1": "attack", "action": "attack"}
    quick = Table().join("kesh", actions=3).join("dokan").begin(kesh=15, dokan=5)
    for _ in range(2):
        quick.strike("kesh", "dokan", "1", defence="no", difficulty=90)
    assert quick.state.active == "kesh"


@pytest.mark.rule("GK-06")
def test_gk06_what_is_left_of_a_turn_may_be_given_up():
    table = fight()
    facts = table.do(c.Pass(who="kesh"))
    assert only(facts, f.ActionLost).why == "passed"
    assert table.state.active == "dokan"
    assert table.refused(c.Pass(who="kesh")).code == "no-action-left"
