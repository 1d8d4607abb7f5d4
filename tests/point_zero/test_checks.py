"""Tests: PZ-20 to PZ-24, E3. Mira's pool of five dice with PER 3, against the difficulty that the range gives."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, fight, only, terms


def shot(dice: str, table: Table | None = None, **options: int | str) -> f.AttackResolved:
    """Mira fires at the guard at 8 m: difficulty 10."""
    table = table or fight()
    return only(table.round(mira=13).shoot("mira", "guard", dice, **options), f.AttackResolved)


@pytest.mark.rule("PZ-20")
@pytest.mark.rule("E3")
def test_e3_five_dice_keep_the_three_best():
    table = fight().round(mira=11, guard=10)
    attack = c.Attack(who="mira", targets=("guard",), modifiers={"dim": 2}, options={"distance": 8, "save": "no"})
    facts = table.do(attack, "2 2 4 4 6 / 1 1 1 1")
    rolled, hit = next(fact for fact in facts if isinstance(fact, f.Rolled)), only(facts, f.AttackResolved)
    assert (rolled.faces, sorted(rolled.faces[i] for i in rolled.kept)) == ((2, 2, 4, 4, 6), [4, 4, 6])
    assert (hit.skill, hit.attribute) == ("Armes de poing", "PER")
    assert (hit.total, hit.difficulty, hit.margin, hit.outcome) == (14, 12, 2, "success")


@pytest.mark.rule("PZ-20")
def test_pz20_reaching_the_difficulty_is_enough():
    assert shot("1 1 2 2 6 / 1 1 1 1").outcome == "success"
    assert shot("1 2 2 2 5").outcome == "failure"


@pytest.mark.rule("PZ-21")
def test_pz21_the_margin_is_doubled_on_a_critical_success():
    assert (shot("6 6 5 1 1 / 1 1 1 1").margin, shot("6 6 6 1 1 / 1 1 1 1").margin) == (7, 16)
    assert shot("1 2 2 2 5").margin == -1


@pytest.mark.rule("PZ-22")
def test_pz22_criticals_by_default():
    assert shot("6 6 6 1 1 / 1 1 1 1").outcome == "critical-success"
    assert shot("1 1 1 2 2", incident="fall").outcome == "critical-failure"
    assert shot("1 1 2 2 2").outcome == "failure"
    assert shot("1 1 1 6 6 / 1 1 1 1").outcome == "success", "half of the dice at 1, and yet a success"


@pytest.mark.rule("PZ-22")
def test_pz22_a_failure_is_no_critical_success_however_many_sixes():
    table = fight().round(mira=13)
    facts = table.shoot("mira", "guard", "6 6 6 1 1", distance=90)
    assert only(facts, f.AttackResolved).outcome == "failure"


@pytest.mark.rule("PZ-22")
def test_pz22_the_game_master_declares_or_revokes_either():
    assert shot("6 6 6 1 1 / 1 1 1 1", critical="none").margin == 8
    assert shot("1 1 1 2 2", critical="none").outcome == "failure"
    assert shot("1 1 2 2 6 / 1 1 1 1", critical="success").outcome == "critical-success"
    assert shot("1 2 2 2 5", critical="failure", incident="fall").outcome == "critical-failure"
    assert shot("1 2 2 2 5", critical="success").outcome == "failure", "a critical is a kind of its own side"


@pytest.mark.rule("PZ-22")
@pytest.mark.parametrize(
    ("rules", "dice", "outcome"),
    [
        ({"critical_failure": "all-ones"}, "1 1 1 1 2", "failure"),
        ({"critical_failure": "all-ones"}, "1 1 1 1 1", "critical-failure"),
        ({"critical_failure": "margin-10"}, "1 1 1 1 1", "failure"),
        ({"critical_success": "margin-10"}, "6 6 6 1 1 / 1 1 1 1", "success"),
    ],
)
def test_pz22_house_rules_say_what_is_critical(rules, dice, outcome):
    assert shot(dice, fight(**rules), incident="fall").outcome == outcome


@pytest.mark.rule("PZ-22")
def test_pz22_a_margin_of_ten_either_way():
    far = fight(critical_failure="margin-10", short=20)
    assert shot("1 2 2 3 5", far, incident="fall").outcome == "critical-failure"
    near = fight(critical_success="margin-10", short=8)
    assert shot("6 6 6 1 1 / 1 1 1 1", near).margin == 20


@pytest.mark.rule("PZ-23")
def test_pz23_untrained_rolls_one_die():
    table = Table().join("mira", skills={}).join("guard").round(mira=13)
    hit = only(table.shoot("mira", "guard", "6 / 1 1 1 1", distance=1, critical="none"), f.AttackResolved)
    assert hit.total == 6


@pytest.mark.rule("PZ-23")
def test_pz23_house_rules_may_give_the_untrained_other_dice():
    table = Table(untrained_dice=2).join("mira", skills={}).join("guard").round(mira=13)
    assert only(table.shoot("mira", "guard", "2 2", distance=1), f.AttackResolved).total == 4


@pytest.mark.rule("PZ-23")
def test_pz23_an_attribute_above_the_pool_keeps_all_of_it():
    table = Table().join("mira", PER=9).join("guard").round(mira=13)
    assert only(table.shoot("mira", "guard", "2 2 2 2 2 / 1 1 1 1"), f.AttackResolved).total == 10


@pytest.mark.rule("PZ-24")
def test_pz24_bonus_dice_widen_the_pool_and_a_bonus_adds_to_the_total():
    table = fight().round(mira=13)
    facts = table.shoot("mira", "guard", "1 1 1 2 2 3 3 / 1 1 1 1", bonus_dice=2, bonus=3)
    hit = only(facts, f.AttackResolved)
    assert (hit.total, hit.margin, terms(hit.bonus)) == (3 + 3 + 2 + 3, 1, {"surpass": 3})


@pytest.mark.rule("PZ-24")
def test_pz24_house_rules_may_leave_it_out():
    table = fight(surpass="no").round(mira=13)
    shoot = c.Attack(who="mira", targets=("guard",), options={"distance": 8, "bonus_dice": 1})
    assert table.refused(shoot).code == "no-surpassing"


@pytest.mark.rule("PZ-20")
def test_pz20_any_other_action_may_take_a_test():
    table = fight().round(mira=13, guard=10)
    options = {"skill": "endurance", "attribute": "vig", "difficulty": 9, "hindered": "slight"}
    facts = table.do(c.Act(who="mira", verb="other", modifiers={"rain": 1}, options=options), "4 4 4")
    test = only(facts, f.TestResolved)
    assert (test.purpose, test.skill, test.attribute, test.total) == ("action", "Endurance", "VIG", 12)
    assert (test.difficulty, terms(test.terms)) == (12, {"difficulty": 9, "mod:rain": 1, "hindered": 2})
    no = table.refused(c.Act(who="guard", verb="other", options={"skill": "Endurance"}))
    assert (no.code, no.params["missing"]) == ("test-needs", ["attribute", "difficulty"])
    unknown = {"skill": "x", "attribute": "LUCK", "difficulty": 5}
    assert table.refused(c.Act(who="guard", verb="other", options=unknown)).code == "no-such-attribute"
    table.do(c.Act(who="guard", verb="other", text="shouts"))
    assert table.state.active == ""


def test_no_test_rolls_more_dice_than_can_be_rolled():
    table = Table().join("mira", skills={"Armes de poing": 101}).join("guard").round(mira=13)
    rolled = next(fact for fact in table.shoot("mira", "guard", " ".join("2" * 100)) if isinstance(fact, f.Rolled))
    assert (len(rolled.faces), rolled.total) == (100, 6)
