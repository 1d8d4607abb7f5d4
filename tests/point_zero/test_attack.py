"""Attacks: PZ-30 to PZ-36, E4; what attacks refuse."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import PISTOL, Table, fight, only, tags, terms

MISS = "1 2 2 2 2"


def fire(distance: int, table: Table | None = None) -> f.AttackResolved:
    table = table or fight()
    return only(table.round(mira=13).shoot("mira", "guard", MISS, distance=distance), f.AttackResolved)


@pytest.mark.rule("PZ-30")
@pytest.mark.parametrize(
    ("distance", "band", "difficulty"),
    [
        (2, "short", 10),
        (10, "short", 10),
        (11, "medium", 15),
        (25, "medium", 15),
        (50, "long", 20),
        (51, "extreme", 25),
    ],
)
def test_pz30_the_range_gives_the_difficulty(distance, band, difficulty):
    assert terms(fire(distance).terms) == {f"range-{band}": difficulty}


@pytest.mark.rule("PZ-30")
def test_pz30_point_blank_is_never_over_a_metre():
    table = fight().round(mira=13, guard=10)
    point_blank = only(table.shoot("mira", "guard", "1 1 1 1 2", distance=1, critical="none"), f.AttackResolved)
    assert (point_blank.difficulty, point_blank.outcome) == (5, "failure")
    assert terms(fire(2).terms) == {"range-short": 10}


@pytest.mark.rule("PZ-30")
@pytest.mark.parametrize(
    ("name", "distance"), [("point_blank", 1), ("short", 8), ("medium", 20), ("long", 40), ("extreme", 90)]
)
def test_pz30_house_rules_may_change_each_difficulty(name, distance):
    assert fire(distance, fight(**{name: 33})).difficulty == 33


@pytest.mark.rule("PZ-30")
def test_pz30_the_distance_comes_from_places_or_is_typed():
    table = Table().join("mira", position=(0, 0)).join("guard", position=(6, 8)).join("chet")
    table.round(mira=13, guard=10)
    facts = table.do(c.Attack(who="mira", targets=("guard",), options={"save": "no"}), MISS)
    assert terms(only(facts, f.AttackResolved).terms) == {"range-short": 10}
    assert table.refused(c.Attack(who="guard", targets=("chet",))).code == "distance-unknown"
    assert only(table.shoot("guard", "mira", MISS, distance=30), f.AttackResolved).difficulty == 20


@pytest.mark.rule("PZ-31")
@pytest.mark.parametrize("skill", ["Armes de poing", "Armes de trait", "Armes d'épaule", "Armes lourdes"])
def test_pz31_shooting_goes_with_per(skill):
    gun = {"gun": {**PISTOL, "skill": skill}}
    table = Table().join("mira", skills={skill: 5}, weapons=gun).join("guard").round(mira=13)
    hit = only(table.shoot("mira", "guard", MISS), f.AttackResolved)
    assert (hit.skill, hit.attribute) == (skill, "PER")


@pytest.mark.rule("PZ-32")
@pytest.mark.parametrize(("weapon", "level", "dice"), [("unarmed", 4, "1 2 2 2"), ("baton", 2, "2 2")])
def test_pz32_close_combat_goes_with_adr_against_ten_and_the_same_skill(weapon, level, dice):
    arms = {"baton": {"skill": "Mêlée", "power": "VIG+2"}}
    table = Table().join("mira", "guard", weapons=arms).round(mira=13)
    hit = only(table.strike("mira", "guard", dice, weapon=weapon), f.AttackResolved)
    assert (hit.attribute, terms(hit.terms)) == ("ADR", {"melee": 10, "opponent": level})


@pytest.mark.rule("PZ-32")
def test_pz32_the_opponents_level_comes_from_its_sheet_or_from_a_ruling():
    table = fight().round(mira=13, guard=10)
    facts = table.do(c.SetAttribute(targets=("guard",), attribute="Bagarre", delta=2))
    ruled = table.seq - len(facts) + 1
    hit = only(table.strike("mira", "guard", "1 2 2 2"), f.AttackResolved)
    assert (hit.terms[1].value, hit.terms[1].source) == (6, ruled)
    hit = only(table.strike("guard", "mira", "1 1 2 2 2 2"), f.AttackResolved)
    assert (hit.terms[1].value, hit.terms[1].source) == (4, table.who("mira").seq)


@pytest.mark.rule("PZ-32")
def test_pz32_house_rules_may_let_the_best_skill_defend():
    arms = {"baton": {"skill": "Mêlée", "power": "VIG+2"}}
    table = Table(melee_skill="best").join("mira", "guard", weapons=arms).round(mira=13)
    assert terms(only(table.strike("mira", "guard", "2 2", weapon="baton"), f.AttackResolved).terms)["opponent"] == 4


@pytest.mark.rule("PZ-32")
@pytest.mark.parametrize("level", ["Critique", "Sonné", "Inconscient"])
def test_pz32_a_helpless_opponent_counts_level_zero(level):
    table = fight().round(mira=13)
    table.do(c.Mark(targets=("guard",), level=level))
    hit = only(table.strike("mira", "guard", "1 2 2 2"), f.AttackResolved)
    assert terms(hit.terms) == {"melee": 10, "helpless": 0}


@pytest.mark.rule("PZ-32")
def test_pz32_house_rules_may_give_the_helpless_a_level():
    table = fight(helpless_level=3).round(mira=13)
    table.do(c.Mark(targets=("guard",), level="Sonné"))
    assert only(table.strike("mira", "guard", "1 2 2 2"), f.AttackResolved).difficulty == 13


@pytest.mark.rule("PZ-32")
@pytest.mark.parametrize(("reach", "refused"), [(2, True), (3, False)])
def test_pz32_close_combat_reaches_two_metres(reach, refused):
    table = Table(melee_reach=reach).join("mira", position=(0,)).join("guard", position=(3,)).round(mira=13)
    blow = c.Attack(who="mira", targets=("guard",), weapon="unarmed", options={"save": "no"})
    if refused:
        assert table.refused(blow).code == "out-of-reach"
    else:
        table.do(blow, "1 2 2 2")


@pytest.mark.rule("PZ-33")
@pytest.mark.rule("E4")
def test_e4_short_range_in_dim_light_is_twelve():
    table = fight().round(mira=11)
    attack = c.Attack(who="mira", targets=("guard",), modifiers={"dim light": 2}, options={"distance": 8})
    hit = only(table.do(attack, "2 2 2 2 2"), f.AttackResolved)
    assert (hit.difficulty, terms(hit.terms)) == (12, {"range-short": 10, "mod:dim light": 2})


@pytest.mark.rule("PZ-33")
def test_pz33_the_suggested_scale_has_words():
    for word, name, value in (("slight", "slight", 2), ("serious", "serious", 5), ("extreme", "very_serious", 10)):
        table = fight().round(mira=13, guard=10)
        hindered = only(table.shoot("mira", "guard", MISS, hindered=word), f.AttackResolved)
        assert terms(hindered.terms)["hindered"] == value
        eased = only(table.shoot("guard", "mira", MISS, distance=90, eased=word), f.AttackResolved)
        assert (terms(eased.terms)["eased"], eased.difficulty) == (-value, 25 - value)
        table = fight(**{name: 7}).round(mira=13)
        assert only(table.shoot("mira", "guard", MISS, hindered=word), f.AttackResolved).difficulty == 17


@pytest.mark.rule("PZ-33")
def test_pz33_modifiers_have_bounds():
    table = fight().round(mira=13)
    huge = c.Attack(who="mira", targets=("guard",), modifiers={"fog": 1001}, options={"distance": 8})
    assert table.refused(huge).code == "modifier-too-large"
    nameless = c.Attack(who="mira", targets=("guard",), modifiers={" ": 1}, options={"distance": 8})
    assert table.refused(nameless).code == "bad-name"


@pytest.mark.rule("PZ-34")
def test_pz34_a_failure_does_no_damage():
    table = fight().round(mira=13, guard=10)
    facts = table.shoot("mira", "guard", MISS)
    assert tags(facts) == ["action-spent", "rolled", "attack-resolved", "turn-ended", "turn-started"]
    assert not table.who("guard").wounds


@pytest.mark.rule("PZ-35")
def test_pz35_on_a_critical_failure_the_game_master_chooses():
    table = fight().round(mira=13, guard=10)
    asked = only(table.shoot("mira", "guard", "1 1 1 2 2"), f.Asked)
    assert (asked.kind, asked.whom, asked.options, asked.blocks) == (
        "incident",
        "gm",
        ("jam", "drop", "fall"),
        ("mira",),
    )
    assert table.state.active == "guard", "the others go on"
    assert table.refused(c.Move(who="mira", metres=1)).code == "awaits-answer"
    assert table.refused(c.Answer(question="q1", choice="explode")).code == "bad-answer"
    facts = table.do(c.Answer(question="q1", choice="jam"))
    assert tags(facts) == ["answered", "condition-put"]
    assert list(table.who("mira").conditions) == ["jammed.pistol"]


@pytest.mark.rule("PZ-35")
@pytest.mark.parametrize(
    ("incident", "condition", "code", "verb"),
    [
        ("jam", "jammed.pistol", "weapon-jammed", "clear"),
        ("drop", "dropped.pistol", "weapon-dropped", "pick-up"),
        ("fall", "prone", "is-prone", "stand"),
    ],
)
def test_pz35_setting_it_right_costs_an_action(incident, condition, code, verb):
    table = fight().round(mira=13, guard=10)
    facts = table.shoot("mira", "guard", "1 1 1 2 2", incident=incident)
    assert only(facts, f.ConditionPut).condition == condition
    table.rest().round(mira=13, guard=10)
    shot = c.Attack(who="mira", targets=("guard",), weapon="pistol", options={"distance": 8})
    assert table.refused(shot).code == code
    facts = table.do(c.Act(who="mira", verb=verb))
    assert (only(facts, f.ActionSpent).on, dict(table.who("mira").conditions)) == (verb, {})
    table.rest().round(mira=13)
    table.shoot("mira", "guard", MISS)


@pytest.mark.rule("PZ-35")
def test_pz35_who_fell_does_not_walk_unless_house_rules_let_it():
    for rule, code in (("stand-first", "is-prone"), ("free", "")):
        table = fight(fall=rule).round(mira=13, guard=10)
        table.shoot("mira", "guard", "1 1 1 2 2", incident="fall")
        table.rest().round(mira=13)
        if code:
            assert table.refused(c.Move(who="mira", metres=1)).code == code
        else:
            table.do(c.Move(who="mira", metres=1))


@pytest.mark.rule("PZ-35")
def test_pz35_bare_hands_do_not_jam():
    table = fight().round(mira=13, guard=10)
    blow = c.Attack(who="mira", targets=("guard",), weapon="unarmed", options={"incident": "jam"})
    assert table.refused(blow).params["known"] == ["fall"]
    facts = table.strike("mira", "guard", "1 1 2 2")
    assert (only(facts, f.ConditionPut).condition, table.state.questions) == ("prone", {})


@pytest.mark.rule("PZ-36")
@pytest.mark.parametrize(("rule", "difficulty"), [("refused", None), ("extreme", 25)])
def test_pz36_out_of_the_longest_band_there_is_no_shot(rule, difficulty):
    table = fight(out_of_range=rule).round(mira=13)
    if difficulty is None:
        shot = c.Attack(who="mira", targets=("guard",), options={"distance": 101})
        assert table.refused(shot).params == {"distance": 101, "most": 100}
    else:
        assert only(table.shoot("mira", "guard", MISS, distance=101), f.AttackResolved).difficulty == difficulty


# What is refused -----------------------------------------------------------------------------


def test_targets_that_are_none():
    table = fight().join("chet").round(mira=13)
    for targets, code in (
        ((), "nobody-named"),
        (("guard", "chet"), "one-target"),
        (("mira",), "attacks-itself"),
        (("nobody",), "no-such-combatant"),
    ):
        assert table.refused(c.Attack(who="mira", targets=targets, options={"distance": 8})).code == code
    table.do(c.Kill(targets=("guard",)))
    table.do(c.Leave(targets=("chet",)))
    assert table.refused(c.Attack(who="mira", targets=("guard",), options={"distance": 8})).code == "is-dead"
    assert table.refused(c.Attack(who="mira", targets=("chet",), options={"distance": 8})).code == "has-left"


@pytest.mark.rule("PZ-05")
def test_an_attack_that_could_never_be_resolved_is_not_declared():
    table = fight().join("chet").roll(mira=13)
    for targets, code in ((("guard", "chet"), "one-target"), (("mira",), "attacks-itself")):
        assert table.refused(c.Declare(who="mira", verb="attack", targets=targets)).code == code
    table.do(c.Declare(who="mira", verb="other", targets=("guard", "chet")))


def test_attackers_who_cannot():
    table = fight().round(mira=13, guard=10)
    table.do(c.Mark(targets=("guard",), level="unconscious"))
    assert table.refused(c.Attack(who="guard", targets=("mira",), options={"distance": 8})).code == "is-unconscious"
    table.do(c.Kill(targets=("guard",)))
    assert table.refused(c.Attack(who="guard", targets=("mira",), options={"distance": 8})).code == "is-dead"


def test_a_weapon_is_named_where_several_are_ready():
    both = {"pistol": PISTOL, "rifle": {**PISTOL, "skill": "Armes d'épaule"}}
    table = Table().join("mira", weapons=both).join("guard", weapons={}).round(mira=13, guard=10)
    shot = c.Attack(who="mira", targets=("guard",), options={"distance": 8})
    assert table.refused(shot).params["known"] == ["pistol", "rifle"]
    table.shoot("mira", "guard", "1", weapon="RIFLE", incident="drop")
    facts = table.do(c.Attack(who="guard", targets=("mira",), options={"save": "no"}), "1 2 2 2")
    assert only(facts, f.AttackResolved).weapon == "unarmed"
    table.round(mira=13)
    assert only(table.shoot("mira", "guard", MISS), f.AttackResolved).weapon == "pistol"


def test_options_that_are_none():
    table = fight().round(mira=13)
    for options, code in (
        ({"distance": "near"}, "option-not-a-number"),
        ({"distance": -1}, "option-out-of-range"),
        ({"save": "maybe"}, "option-not-a-choice"),
        ({"colour": "red"}, "unknown-option"),
        ({"bonus_dice": 21}, "option-out-of-range"),
    ):
        given = {"distance": 8, **options}
        assert table.refused(c.Attack(who="mira", targets=("guard",), options=given)).code == code
    assert table.refused(c.Attack(who="mira", targets=("guard",), weapon="bow")).code == "no-such-weapon"


def test_a_die_has_six_faces_and_a_shot_five_dice():
    table = fight().round(mira=13)
    shot = c.Attack(who="mira", targets=("guard",), options={"distance": 8, "save": "no"})
    for dice, code in (
        ("2 2 4 4 7", "dice-face"),
        ("2 2 4 4", "dice-count"),
        ("2 2 4 4 6", "dice-missing"),
        (f"{MISS} / 1 1 1 1", "dice-unused"),
    ):
        assert table.refused(shot, dice).code == code


def test_a_power_of_more_dice_than_can_be_rolled_is_refused_before_anything_is():
    gun = {"gun": {**PISTOL, "power": "VIG d6"}}
    table = Table().join("mira", VIG=101, weapons=gun).join("guard").round(mira=13)
    assert table.refused(c.Attack(who="mira", targets=("guard",), options={"distance": 8})).code == "too-many-dice"
