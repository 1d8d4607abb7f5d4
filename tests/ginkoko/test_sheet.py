"""The character sheet: what it may say, in which words, and every mistake at once."""

import tomllib

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.engine.parameters import fill
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import SHEET, Table, all_of, attack, fight, only, terms

PARAMETERS = fill(RULESET.parameters, {})

ENGLISH = """
hp = 20
armour = 2
initiative = 3
dk = 4
actions = 2
gender = "f"
[characteristics]
FOR = 2
CON = -1
[skills]
"close combat" = { level = 5, with = "for" }
shooting = 4
Athletics = { level = 1, characteristic = "FOR" }
[damage]
"Mêlée" = 1
[weapons.rifle]
name = "Long rifle"
skill = "shooting"
damage = "3d6"
burst = 3
technological = true
[weapons.club]
skill = "Mêlée"
damage = 4
"""

FRENCH = """
nom = "Kesh"
PV = 20
protection = 2
initiative = 3
dK = 4
actions = 2
genre = "f"
["caractéristiques"]
FOR = 2
constitution = -1
["compétences"]
"mêlée" = { niveau = 5, avec = "FOR" }
Tir = { niveau = 4 }
Athletics = { niveau = 1, "caractéristique" = "FOR" }
["dégâts"]
"mêlée" = 1
[armes.rifle]
nom = "Long rifle"
"compétence" = "tir"
"dégâts" = "3d6"
rafale = 3
technologique = "oui"
[armes.club]
"compétence" = "Mêlée"
"dégâts" = "4"
"""


def read(text: str):
    return RULESET.read_sheet(tomllib.loads(text), PARAMETERS)


def problems(**changes: object) -> list[tuple[str, str]]:
    with pytest.raises(BadSheet) as bad:
        RULESET.read_sheet({**SHEET, **changes}, PARAMETERS)
    return [(path, code) for path, code, _ in bad.value.problems]


def test_both_languages_say_the_same_sheet():
    assert read(ENGLISH) == read(FRENCH)


def test_a_sheet_read_again_is_the_same():
    entry = read(ENGLISH)
    assert RULESET.read_sheet(entry.sheet, PARAMETERS) == entry


def test_what_a_sheet_makes_of_whoever_joins():
    entry = read(ENGLISH)
    assert dict(entry.attributes) == {
        "FOR": 2, "CON": -1, "Mêlée": 5, "Tir": 4, "Défense": 0, "Résistance": 0, "Soins": 0, "Athletics": 1,
        "armour": 2, "initiative": 3, "actions": 2, "melee-bonus": 1, "shooting-bonus": 0,
    }  # fmt: skip
    assert (entry.gauges["hp"].value, entry.gauges["hp"].maximum, entry.gauges["dk"].value) == (20, 20, 4)
    assert entry.gender == "f"


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        ({"hp": 0}, [("hp", "out-of-range")]),
        ({"hp": "20"}, [("hp", "not-a-whole-number")]),
        ({"armour": -1}, [("armour", "negative")]),
        ({"armor": 3}, [("armor", "given-twice")]),
        ({"hitpoint": 3}, [("hitpoint", "unknown-key")]),
        ({"characteristics": {"FOR": 2}, "skills": {}}, [("characteristics.CON", "missing")]),
        ({"characteristics": {"CON": 2, "armour": 1}, "skills": {}}, [("characteristics.armour", "given-twice")]),
        ({"characteristics": {"CON": 5000}, "skills": {}}, [("characteristics.CON", "out-of-range")]),
        ({"skills": {"Tir": {"level": 2, "with": "LUCK"}}}, [("skills.Tir.characteristic", "no-such-characteristic")]),
        ({"skills": {"Tir": {"level": -2}}}, [("skills.Tir.level", "negative")]),
        ({"skills": {"Tir": {"lvl": 2}}}, [("skills.Tir.lvl", "unknown-key"), ("skills.Tir.level", "missing")]),
        ({"skills": {"initiative": 2}}, [("skills.initiative", "given-twice")]),
        ({"damage": {"Soins": 2}}, [("damage.Soins", "not-a-fighting-skill")]),
        ({"gender": "x"}, [("gender", "bad-choice")]),
        ({"weapons": {"axe": {"skill": "Hache"}}}, [("weapons.axe.skill", "not-a-fighting-skill")]),
        ({"weapons": {"axe": {"skill": "Tir", "damage": "2d8"}}}, [("weapons.axe.damage", "bad-damage")]),
        ({"weapons": {"axe": {"skill": "Mêlée", "burst": 2}}}, [("weapons.axe.burst", "burst-shoots")]),
        ({"weapons": {"axe": {"skill": "Tir", "technological": 7}}}, [("weapons.axe.technological", "not-yes-or-no")]),
    ],
)  # fmt: skip
def test_each_mistake_has_its_place(changes, found):
    assert problems(**changes) == found


def test_every_mistake_is_told_at_once():
    found = problems(hp="x", weapons={"axe": {"skill": 3}}, damage={"Tir": "2"}, colour="red")
    assert {path for path, _ in found} == {"hp", "weapons.axe.skill", "damage.Tir", "colour"}


def test_a_correction_in_mid_fight_takes_the_words_of_either_language():
    table = fight()
    table.do(
        c.Correct(targets=("kesh",), changes={"compétences.mêlée": 9, "armure": 5, "caractéristiques.constitution": -2})
    )
    kesh = table.who("kesh")
    assert (kesh.attributes["Mêlée"], kesh.attributes["armour"], kesh.attributes["CON"]) == (9, 5, -2)
    assert kesh.sheet["skills"]["Mêlée"] == {"level": 9, "characteristic": "FOR"}
    damage = only(table.strike("kesh", "dokan", "12/2/1 1", defence="yes"), f.DamageResolved)
    assert terms(damage.terms)["skill-level"] == 9


def test_corrected_hit_points_keep_what_was_lost():
    table = fight()
    table.hurt("kesh", 15)
    table.do(c.Correct(targets=("kesh",), changes={"pv": 26}))
    assert (table.hp("kesh"), table.who("kesh").gauges["hp"].maximum) == (11, 26)


def test_a_level_changed_by_ruling_counts_and_says_where_it_comes_from():
    table = fight()
    table.do(c.SetAttribute(targets=("kesh",), attribute="Mêlée", value=8))
    ruling = table.seq
    resolved = only(table.strike("kesh", "dokan", "2/19", defence="yes"), f.AttackResolved)
    level = next(term for term in resolved.bonus if term.label == "level")
    assert (level.value, level.source) == (8, ruling)


def test_a_weapon_goes_by_its_id_or_its_name_and_the_only_one_needs_none():
    weapons = {"s1": {"name": "Vieux sabre", "skill": "Mêlée", "damage": "1"}}
    table = Table().join("kesh", weapons=weapons).join("dokan", weapons={}).begin(kesh=15, dokan=5)
    assert (
        only(table.do(attack("kesh", "dokan", "vieux-sabre", defence="yes"), "2/19"), f.AttackResolved).weapon == "s1"
    )
    assert only(table.do(attack("dokan", "kesh", "", defence="yes"), "2/19"), f.AttackResolved).weapon == "unarmed"
    table.next_round()
    assert only(table.do(attack("kesh", "dokan", "", defence="yes"), "2/19"), f.AttackResolved).weapon == "s1"


def test_house_rules_reach_those_who_are_there_already():
    table = fight()
    table.do(c.ChangeRules(parameters={"tie": "attacker"}))
    assert only(table.strike("kesh", "dokan", "10/13/1 1", defence="yes"), f.AttackResolved).outcome == "success"
    assert len(all_of(table.facts, f.RulesChanged)) == 1
