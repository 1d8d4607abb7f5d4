"""Other actions: PZ-16."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import PISTOL, Table, all_of, fight, only, tags, terms

MISS = "1 2 2 2 2"


def loaded(magazine: int = 2, **parameters: int | str) -> Table:
    weapons = {"pistol": {**PISTOL, "magazine": magazine}}
    return Table(**parameters).join("mira", weapons=weapons).join("guard")


@pytest.mark.rule("PZ-16")
def test_pz16_a_dodge_makes_later_attacks_of_the_turn_harder():
    table = fight().join("chet").round(mira=13, guard=10, chet=5)
    before = only(table.shoot("mira", "guard", MISS), f.AttackResolved)
    put = only(table.do(c.Act(who="guard", verb="dodge")), f.ConditionPut)
    after = only(table.shoot("chet", "guard", MISS), f.AttackResolved)
    assert (terms(before.terms), terms(after.terms)) == ({"range-short": 10}, {"range-short": 10, "dodge": 5})
    assert (put.until.at, put.until.round) == ("round-end", 1)
    facts = table.do(c.StartRound())
    assert only(facts, f.ConditionLifted) == f.ConditionLifted(who="guard", condition="dodge", why="expired")


@pytest.mark.rule("PZ-16")
def test_pz16_house_rules_may_count_the_dodge_from_its_declaration():
    table = fight(dodge_from="declaration", dodge=3).roll(mira=13, guard=10)
    table.do(c.Declare(who="guard", verb="dodge"))
    table.do(c.Declare(who="mira"))
    assert only(table.shoot("mira", "guard", MISS), f.AttackResolved).difficulty == 13
    facts = table.do(c.Act(who="guard", verb="dodge"))
    assert not all_of(facts, f.ConditionPut)


@pytest.mark.rule("PZ-16")
def test_pz16_shots_are_counted_where_the_sheet_gives_a_magazine():
    table = loaded(1).round(mira=13, guard=10)
    facts = table.shoot("mira", "guard", MISS)
    assert only(facts, f.GaugeSet).gauge == "ammo.pistol"
    table.rest().round(mira=13)
    assert table.refused(c.Attack(who="mira", targets=("guard",), options={"distance": 8})).code == "no-weapon-ready"
    shot = c.Attack(who="mira", targets=("guard",), weapon="pistol", options={"distance": 8})
    assert table.refused(shot).code == "weapon-empty"
    facts = table.do(c.Act(who="mira", verb="reload"))
    assert tags(facts) == ["action-spent", "gauge-set", "turn-ended"]
    assert table.who("mira").gauges["ammo.pistol"].value == 1
    assert fight().who("mira").gauges == {}


@pytest.mark.rule("PZ-16")
def test_pz16_house_rules_may_never_count_shots():
    table = loaded(1, ammunition="never").round(mira=13)
    assert not all_of(table.shoot("mira", "guard", MISS), f.GaugeSet)


@pytest.mark.rule("PZ-16")
def test_pz16_actions_that_make_no_sense_are_refused():
    table = loaded().round(mira=13, guard=10)
    for verb, code in (
        ("reload", "already-full"),
        ("clear", "not-jammed"),
        ("pick-up", "not-dropped"),
        ("stand", "not-prone"),
    ):
        assert table.refused(c.Act(who="mira", verb=verb)).code == code
    assert table.refused(c.Act(who="mira", verb="dodge", modifiers={"x": 1})).code == "no-modifiers"
    assert table.refused(c.Act(who="mira", verb="dodge", options={"colour": "red"})).code == "unknown-option"
    assert table.refused(c.Act(who="mira", verb="sing")).code == "not-in-ruleset"
    reload = c.Act(who="mira", verb="reload", options={"weapon": "unarmed"})
    assert table.refused(reload).code == "no-magazine"


@pytest.mark.rule("PZ-16")
def test_pz16_one_of_two_jammed_weapons_is_named():
    table = Table().join("mira", weapons={"left": PISTOL, "right": PISTOL}).join("guard")
    for weapon in ("left", "right"):
        table.round(mira=13).shoot("mira", "guard", "1 1 1 2 2", weapon=weapon, incident="jam")
    table.roll(mira=13)
    table.do(c.Declare(who="mira", verb="clear"))
    assert table.refused(c.Act(who="mira", verb="clear")).params["known"] == ["left", "right"]
    facts = table.do(c.Act(who="mira", verb="clear", options={"weapon": "right"}))
    assert only(facts, f.ConditionLifted) == f.ConditionLifted(who="mira", condition="jammed.right", why="acted")


@pytest.mark.rule("PZ-16", "PZ-05")
def test_pz16_the_weapon_declared_is_the_one_meant():
    table = Table().join("mira", weapons={"left": PISTOL, "right": PISTOL}).join("guard")
    for weapon in ("left", "right"):
        table.round(mira=13).shoot("mira", "guard", "1 1 1 2 2", weapon=weapon, incident="jam")
    table.roll(mira=13)
    table.do(c.Declare(who="mira", verb="clear", weapon="left"))
    right = c.Act(who="mira", verb="clear", options={"weapon": "right"})
    assert table.refused(right).code == "declared-weapon"
    assert only(table.do(c.Act(who="mira", verb="clear")), f.ConditionLifted).condition == "jammed.left"


def test_actions_wait_for_their_phase():
    table = fight()
    assert table.refused(c.Act(who="mira", verb="dodge")).code == "wrong-phase"
    table.do(c.StartRound())
    assert table.refused(c.Attack(who="mira", targets=("guard",))).code == "wrong-phase"


def test_the_game_master_may_put_right_what_befell_or_make_it_so():
    table = fight().round(mira=13, guard=10)
    table.do(c.PutCondition(targets=("mira",), condition="prone"))
    shot = c.Attack(who="mira", targets=("guard",), options={"distance": 8})
    assert table.refused(shot).code == "is-prone"
    table.do(c.LiftCondition(targets=("mira",), condition="prone"))
    table.shoot("mira", "guard", MISS)
