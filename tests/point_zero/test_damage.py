"""Damage and wounds: PZ-40 to PZ-48, E5. A shot at 8 m that rolls 2 2 4 4 6 hits by 4."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import PISTOL, Table, all_of, fight, only, tags, terms

HIT = "2 2 4 4 6"


def armed(**weapon: object) -> dict:
    return {"gun": {**PISTOL, **weapon}}


def struck(power: str, table: Table | None = None, **options: int | str) -> list:
    """Mira hits the guard by 4 with the dice of `power`."""
    table = table or fight()
    return table.round(mira=13).shoot("mira", "guard", f"{HIT} / {power}" if power else HIT, **options)


def hurt(amount: int, table: Table | None = None, track: str = "") -> Table:
    table = table or fight()
    table.do(c.Hurt(targets=("guard",), amount=amount, track=track))
    return table


@pytest.mark.rule("PZ-40")
def test_pz40_damage_is_power_and_margin():
    facts = struck("1 2 3 4")
    damage = only(facts, f.DamageResolved)
    assert (damage.damage, terms(damage.terms), damage.by) == (14, {"power": 10, "margin": 4}, "mira")
    rolls = [fact.purpose for fact in all_of(facts, f.Rolled)]
    assert rolls == ["attack", "damage"]


@pytest.mark.rule("PZ-40")
@pytest.mark.parametrize(
    ("power", "dice", "total"),
    [
        ("VIG+2", "", 5),
        ("VIG d6", "1 2 3", 6),
        ("VIGd6+1", "1 2 3", 7),
        ("d6", "5", 5),
        ("2D6 + VIG - 1", "3 4", 9),
        ("7", "", 7),
    ],
)
def test_pz40_power_is_dice_or_a_function_of_vig(power, dice, total):
    table = Table().join("mira", weapons=armed(power=power)).join("guard")
    assert only(struck(dice, table), f.DamageResolved).damage == total + 4


@pytest.mark.rule("PZ-40")
def test_pz40_bare_hands_strike_for_vig_or_as_house_rules_say():
    table = fight().round(mira=13)
    damage = only(table.strike("mira", "guard", "6 6 5 1"), f.DamageResolved)
    assert (terms(damage.terms), damage.track) == ({"power-fixed": 3, "margin": 3}, "physical")
    table = fight(unarmed_power="VIG-1").round(mira=13)
    assert only(table.strike("mira", "guard", "6 6 5 1"), f.DamageResolved).damage == 5
    table = fight(unarmed_power="a lot").round(mira=13)
    assert table.refused(c.Attack(who="mira", targets=("guard",), weapon="unarmed")).code == "bad-power"


@pytest.mark.rule("PZ-41")
@pytest.mark.parametrize(
    ("weapon", "tracks"),
    [
        ({}, ["physical"]),
        ({"power": "4d6 [C]"}, ["shock"]),
        ({"kind": "shock"}, ["shock"]),
        ({"kind": "both"}, ["physical", "shock"]),
    ],
)
def test_pz41_damage_is_physical_shock_or_both(weapon, tracks):
    table = Table().join("mira", weapons=armed(**weapon)).join("guard")
    damage = all_of(struck("1 1 1 1", table), f.DamageResolved)
    assert [(fact.track, fact.damage, fact.level) for fact in damage] == [(track, 8, 1) for track in tracks]
    assert table.levels("guard") == [{"physical": "light", "shock": "shaken"}[track] for track in tracks]


@pytest.mark.rule("PZ-41")
def test_pz41_house_rules_may_halve_what_comes_as_both():
    table = Table(both_kinds="halved").join("mira", weapons=armed(kind="both")).join("guard")
    damage = all_of(struck("6 6 1 2", table), f.DamageResolved)
    assert [(fact.damage, terms(fact.terms)["halved"]) for fact in damage] == [(9, -10), (9, -10)]


@pytest.mark.rule("PZ-42")
def test_pz42_armour_adds_to_the_threshold():
    table = Table().join("mira").join("guard", armour=3)
    damage = only(struck("1 2 3 4", table), f.DamageResolved)
    assert (damage.threshold, terms(damage.against), damage.level) == (9, {"threshold": 6, "armour": 3}, 1)


@pytest.mark.rule("PZ-42")
def test_pz42_house_rules_may_take_armour_off_the_damage():
    table = Table(armour="damage").join("mira").join("guard", armour=3)
    damage = only(struck("1 2 3 4", table), f.DamageResolved)
    assert (damage.damage, damage.threshold, damage.level) == (11, 6, 1)


@pytest.mark.rule("PZ-42")
@pytest.mark.parametrize(("dice", "added"), [("6 4 2", 2), ("1 4 4", 0), ("6 6 6", 16)])
def test_pz42_a_save_adds_its_margin_if_it_succeeds(dice, added):
    facts = struck(f"1 2 3 4 / {dice}", save="yes")
    test, damage = only(facts, f.TestResolved), only(facts, f.DamageResolved)
    assert (test.who, test.purpose, test.skill, test.attribute) == ("guard", "save", "Endurance", "VIG")
    assert (test.difficulty, terms(damage.against)) == (10, {"threshold": 6, "save": added})


@pytest.mark.rule("PZ-42")
def test_pz42_the_target_is_asked():
    table = fight().round(mira=13, guard=10)
    attack = c.Attack(who="mira", targets=("guard",), options={"distance": 8})
    facts = table.do(attack, f"{HIT} / 1 2 3 4")
    asked = only(facts, f.Asked)
    assert (asked.kind, asked.whom, asked.options, asked.blocks) == ("save", "guard", ("yes", "no"), ("guard",))
    assert asked.context["damage"] == 14
    assert set(asked.records) == {"roll", "attack"}
    assert not {"roll", "attack", "other_roll"} & set(asked.context)
    assert not all_of(facts, f.DamageResolved)
    assert table.refused(c.Move(who="guard", metres=1)).code == "awaits-answer"
    facts = table.do(c.Answer(question="q1", choice="no"))
    assert tags(facts) == ["answered", "damage-resolved", "wounded", "deadline-set", "assessed"]
    assert table.refused(c.Answer(question="q1", choice="no")).code == "no-such-question"


@pytest.mark.rule("PZ-42")
@pytest.mark.rule("PZ-24")
def test_pz42_the_answer_may_outdo_itself():
    table = fight().round(mira=13)
    table.do(c.Attack(who="mira", targets=("guard",), options={"distance": 8}), f"{HIT} / 1 2 3 4")
    facts = table.do(c.Answer(question="q1", choice="yes", options={"bonus_dice": 1, "bonus": 2}), "1 3 4 4")
    assert only(facts, f.TestResolved).total == 13


@pytest.mark.rule("PZ-42")
def test_pz42_the_unconscious_make_none():
    table = fight()
    table.do(c.Mark(targets=("guard",), level="unconscious"))
    table.round(mira=13)
    facts = table.do(c.Attack(who="mira", targets=("guard",), options={"distance": 8}), f"{HIT} / 1 2 3 4")
    assert not all_of(facts, f.Asked)
    assert only(facts, f.DamageResolved).threshold == 6


@pytest.mark.rule("PZ-42")
@pytest.mark.parametrize("level", ["Critique", "Sonné"])
def test_pz42_who_has_collapsed_may_still_try_one(level):
    table = fight()
    table.do(c.Mark(targets=("guard",), level=level))
    facts = struck("1 2 3 4 / 6 4 2", table, save="yes")
    assert terms(only(facts, f.DamageResolved).against) == {"threshold": 6, "save": 0}
    assert only(facts, f.TestResolved).total == 6  # the best die alone (PZ-52)


@pytest.mark.rule("PZ-42")
def test_pz42_house_rules_may_say_always_or_never():
    attack = c.Attack(who="mira", targets=("guard",), options={"distance": 8})
    facts = fight(save="always").round(mira=13).do(attack, f"{HIT} / 1 2 3 4 / 6 4 2")
    assert only(facts, f.DamageResolved).threshold == 8
    facts = fight(save="never").round(mira=13).do(attack, f"{HIT} / 1 2 3 4")
    assert only(facts, f.DamageResolved).threshold == 6
    asks = c.Attack(who="mira", targets=("guard",), options={"distance": 8, "save": "yes"})
    assert fight(save="never").round(mira=13).refused(asks).code == "save-ruled"


@pytest.mark.rule("PZ-42")
def test_pz42_house_rules_name_the_save():
    rules = {"save_skill": "Bagarre", "save_attribute": "ADR", "save_difficulty": 8}
    facts = struck("1 2 3 4 / 4 4 1 1", fight(**rules), save="yes")
    test = only(facts, f.TestResolved)
    assert (test.skill, test.attribute, test.difficulty, test.margin) == ("Bagarre", "ADR", 8, 1)


@pytest.mark.rule("PZ-42")
def test_pz42_one_power_roll_and_one_save_for_both_tracks_unless_house_rules_say_each():
    weapons = armed(kind="both")
    facts = struck("1 2 3 4 / 6 4 2", Table().join("mira", weapons=weapons).join("guard"), save="yes")
    assert [(fact.damage, fact.threshold) for fact in all_of(facts, f.DamageResolved)] == [(14, 8), (14, 8)]
    table = Table(both_rolls="each").join("mira", weapons=weapons).join("guard")
    facts = struck("1 2 3 4 / 1 1 1 1 / 6 4 2 / 1 4 4", table, save="yes")
    assert [(fact.damage, fact.threshold) for fact in all_of(facts, f.DamageResolved)] == [(14, 8), (8, 6)]


@pytest.mark.rule("PZ-43")
@pytest.mark.rule("E5")
@pytest.mark.parametrize(("save", "threshold", "level", "word"), [("yes", 8, 2, "grave"), ("no", 6, 3, "critical")])
def test_e5_nineteen_against_eight_is_grave_and_against_six_critique(save, threshold, level, word):
    table = fight().round(mira=11, guard=10)
    attack = c.Attack(who="mira", targets=("guard",), modifiers={"dim": 2}, options={"distance": 8})
    table.do(attack, f"{HIT} / 6 5 4 2")
    facts = table.do(c.Answer(question="q1", choice=save), "6 4 2" if save == "yes" else "")
    damage = only(facts, f.DamageResolved)
    assert (damage.damage, terms(damage.terms)) == (19, {"power": 17, "margin": 2})
    assert (damage.threshold, damage.level, table.levels("guard")) == (threshold, level, [word])


@pytest.mark.rule("PZ-43")
@pytest.mark.parametrize(
    ("damage", "physical", "shock"),
    [
        (6, "light", "shaken"),
        (11, "light", "shaken"),
        (12, "grave", "stunned"),
        (18, "critical", "dazed"),
        (24, "fatal", "unconscious"),
        (29, "fatal", "unconscious"),
    ],
)
def test_pz43_the_level_is_how_often_the_threshold_goes_into_the_damage(damage, physical, shock):
    assert hurt(damage).levels("guard") == [physical]
    assert hurt(damage, track="choc").levels("guard") == [shock]


@pytest.mark.rule("PZ-44")
def test_pz44_physical_at_five_kills_at_once():
    table = fight()
    facts = table.do(c.Hurt(targets=("guard",), amount=30))
    assert only(facts, f.Died) == f.Died(who="guard", cause="beyond")
    assert (table.who("guard").status, table.levels("guard")) == ("dead", [])


@pytest.mark.rule("PZ-44")
def test_pz44_shock_at_five_is_inconscient_unless_house_rules_say_death():
    assert hurt(60, track="shock").levels("guard") == ["unconscious"]
    assert hurt(60, fight(shock_beyond="death"), "shock").who("guard").status == "dead"


@pytest.mark.rule("PZ-45")
def test_pz45_shock_under_the_threshold_is_nothing():
    table = fight()
    facts = table.do(c.Hurt(targets=("guard",), amount=5, track="shock"))
    assert tags(facts) == ["damage-resolved"]


@pytest.mark.rule("PZ-46")
def test_pz46_physical_under_the_threshold_marks_the_lowest_free_shock_box():
    table = fight()
    for _ in range(5):
        hurt(5, table)
    assert table.levels("guard") == ["shaken"] * 4 + ["stunned"]
    for _ in range(10):
        hurt(1, table)
    assert table.levels("guard") == ["shaken"] * 4 + ["stunned"] * 3 + ["dazed"] * 2 + ["unconscious"]


@pytest.mark.rule("PZ-46")
def test_pz46_no_damage_marks_nothing_unless_house_rules_say_otherwise():
    assert hurt(0).levels("guard") == []
    assert hurt(0, fight(scratch_from=0)).levels("guard") == ["shaken"]
    assert hurt(2, fight(scratch_from=3)).levels("guard") == []


@pytest.mark.rule("PZ-47")
def test_pz47_a_full_level_passes_the_box_on():
    table = fight()
    for _ in range(5):
        facts = table.do(c.Hurt(targets=("guard",), amount=6))
    assert table.levels("guard") == ["light"] * 4 + ["grave"]
    assert (only(facts, f.Wounded).level, only(facts, f.Wounded).reached) == ("grave", "light")


@pytest.mark.rule("PZ-47")
def test_pz47_above_a_full_fatal_is_death():
    table = hurt(24)
    facts = table.do(c.Hurt(targets=("guard",), amount=24))
    assert only(facts, f.Died).cause == "overflow"


@pytest.mark.rule("PZ-47")
def test_pz47_above_a_full_inconscient_it_stays_unless_house_rules_say_death():
    assert hurt(24, hurt(24, track="shock"), "shock").levels("guard") == ["unconscious"]
    table = fight(shock_full="death")
    assert hurt(24, hurt(24, table, "shock"), "shock").who("guard").status == "dead"


@pytest.mark.rule("PZ-48")
def test_pz48_four_three_two_and_one_box():
    for track, levels in fight().who("guard").monitors.items():
        assert [level.boxes for level in levels] == [4, 3, 2, 1], track


@pytest.mark.rule("PZ-48")
@pytest.mark.parametrize(("rank", "level"), [(1, "light"), (2, "grave"), (3, "critical"), (4, "fatal")])
def test_pz48_house_rules_may_give_each_level_other_boxes(rank, level):
    table = fight(**{f"boxes_{rank}": 6})
    assert [level.boxes for levels in table.who("mira").monitors.values() for level in levels][rank - 1 :: 4] == [6, 6]
    table.do(c.Mark(targets=("mira",), level=level, count=6))
    assert table.levels("mira") == [level] * 6


def test_damage_never_falls_below_zero():
    table = Table().join("mira", weapons=armed(power="1-9")).join("guard")
    damage = only(struck("", table), f.DamageResolved)
    assert (damage.damage, terms(damage.terms)) == (0, {"power-fixed": -8, "margin": 4, "floor": 4})


def test_a_question_about_the_dead_is_moot():
    table = fight().round(mira=13)
    table.do(c.Attack(who="mira", targets=("guard",), options={"distance": 8}), f"{HIT} / 1 2 3 4")
    facts = table.do(c.Kill(targets=("guard",)))
    assert (only(facts, f.Answered).why, dict(table.state.questions)) == ("moot", {})


def test_a_death_on_the_first_of_two_tracks_leaves_nothing_running():
    table = fight()
    table.do(c.Mark(targets=("guard",), level="Fatal"))
    facts = table.do(c.Hurt(targets=("guard",), amount=24, track="both"))
    assert tags(facts) == ["damage-resolved", "died", "deadline-cleared"]
