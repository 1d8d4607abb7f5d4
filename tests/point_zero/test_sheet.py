"""The character sheet: what it may say, in which words, and every mistake at once."""

import tomllib

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.engine.parameters import fill
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import PISTOL, SHEET, Table, all_of, fight, only

PARAMETERS = fill(RULESET.parameters, {})

ENGLISH = """
INIT = 3
DEP = 18
threshold = 6
armour = 2
gender = "f"
[attributes]
ADR = 3
PER = 4
VIG = 3
COG = 2
[skills]
handguns = 5
Dressage = 1
[weapons.pistol]
skill = "handguns"
power = "4d6"
bands = [1, 10, 25, 50, 100]
magazine = 12
[weapons.baton]
skill = "Mêlée"
power = "VIG+2 [C]"
"""

FRENCH = """
nom = "Mira"
adr = 3
per = 4
vig = 3
cog = 2
init = 3
dep = 18
seuil = 6
armure = 2
genre = "f"
[competences]
"arme de poing" = 5
Dressage = 1
[armes.pistol]
"compétence" = "Armes de Poing"
PU = "4d6"
chargeur = 12
[armes.pistol."portées"]
courte = 10
moyenne = 25
longue = 50
"extrême" = 100
[armes.baton]
competence = "melee"
puissance = "VIG+2"
type = "choc"
"""


def read(sheet: dict) -> dict:
    return dict(RULESET.read_sheet(sheet, PARAMETERS).sheet)


def problems(**changes: object) -> dict[str, str]:
    """Path -> code of every mistake in the usual sheet, changed; `None` takes a key away."""
    sheet = {key: value for key, value in {**SHEET, **changes}.items() if value is not None}
    with pytest.raises(BadSheet) as caught:
        RULESET.read_sheet(sheet, PARAMETERS)
    return {path: code for path, code, _ in caught.value.problems}


def test_french_and_english_sheets_are_stored_alike():
    english, french = read(tomllib.loads(ENGLISH)), read(tomllib.loads(FRENCH))
    assert english == french
    assert english["skills"] == {"Armes de poing": 5, "Dressage": 1}
    assert english["weapons"]["baton"] == {"skill": "Mêlée", "power": "VIG+2", "kind": "shock"}
    assert english["weapons"]["pistol"]["bands"] == [1, 10, 25, 50, 100]


def test_a_stored_sheet_reads_as_itself():
    once = read(SHEET)
    assert read(once) == once


def test_what_a_sheet_makes_of_a_combatant():
    entry = RULESET.read_sheet(tomllib.loads(ENGLISH), PARAMETERS)
    assert entry.attributes["armour"] == 2
    assert (entry.attributes["Bagarre"], entry.attributes["Armes de poing"]) == (0, 5)
    assert (entry.gauges["ammo.pistol"].value, entry.gender) == (12, "f")


@pytest.mark.parametrize(
    ("changes", "path", "code"),
    [
        ({"treshold": 6}, "treshold", "unknown-key"),
        ({"VIG": None}, "attributes.VIG", "missing"),
        ({"INIT": None}, "INIT", "missing"),
        ({"threshold": None}, "threshold", "missing"),
        ({"INIT": "3"}, "INIT", "not-a-whole-number"),
        ({"INIT": 3.0}, "INIT", "not-a-whole-number"),
        ({"INIT": True}, "INIT", "not-a-whole-number"),
        ({"INIT": 0}, "INIT", "out-of-range"),
        ({"threshold": 0}, "threshold", "out-of-range"),
        ({"DEP": -1}, "DEP", "negative"),
        ({"DEP": 1001}, "DEP", "out-of-range"),
        ({"ADR": "strong"}, "attributes.ADR", "not-a-whole-number"),
        ({"skills": {"Bagarre": -1}}, "skills.Bagarre", "negative"),
        ({"skills": {"Bagarre": 2.5}}, "skills.Bagarre", "not-a-whole-number"),
        ({"skills": {"bagarre": 1, "Brawling": 2}}, "skills.Brawling", "given-twice"),
        ({"skills": {"a.b": 1}}, "skills.a.b", "bad-key"),
        ({"skills": [1, 2]}, "skills", "not-a-table"),
        ({"seuil": 6}, "seuil", "given-twice"),
        ({"attributes": {"PER": 3}}, "attributes.PER", "given-twice"),
        ({"attributes": {"INIT": 3}}, "attributes.INIT", "given-twice"),
        ({"gender": "x"}, "gender", "bad-choice"),
        ({"gender": 1}, "gender", "not-words"),
    ],
)
def test_a_mistake_is_told_with_its_place(changes, path, code):
    assert problems(**changes)[path] == code


@pytest.mark.parametrize(
    ("weapon", "path", "code"),
    [
        ({"skil": "x"}, "skil", "unknown-key"),
        ({"skill": None}, "skill", "missing"),
        ({"skill": "Médecine"}, "skill", "not-a-weapon-skill"),
        ({"skill": 4}, "skill", "not-words"),
        ({"power": "lots"}, "power", "bad-power"),
        ({"power": "CHA+2"}, "power", "bad-power"),
        ({"power": "4d"}, "power", "bad-power"),
        ({"power": "1-2d6"}, "power", "bad-power"),
        ({"power": ""}, "power", "bad-power"),
        ({"kind": "fire"}, "kind", "bad-choice"),
        ({"bands": None}, "bands", "no-bands"),
        ({"bands": [2, 10]}, "bands", "bad-bands"),
        ({"bands": [1, 10, 5]}, "bands", "bad-bands"),
        ({"bands": [1, 2, 3, 4, 5, 6]}, "bands", "bad-bands"),
        ({"bands": [1, "10"]}, "bands.1", "not-a-whole-number"),
        ({"bands": 10}, "bands", "not-a-table"),
        ({"bands": {"near": 3}}, "bands.near", "unknown-key"),
        ({"magazine": 0}, "magazine", "out-of-range"),
        ({"magazine": "many"}, "magazine", "not-a-whole-number"),
    ],
)
def test_a_mistake_in_a_weapon_is_told_with_its_place(weapon, path, code):
    changed = {key: value for key, value in {**PISTOL, **weapon}.items() if value is not None}
    assert problems(weapons={"gun": changed})[f"weapons.gun.{path}"] == code


def test_every_mistake_is_told_at_once():
    weapons = {"gun": {"skill": "Mêlée"}, "bow": {"skill": "Armes de trait", "power": "3d6"}}
    found = problems(treshold=6, INIT="3", VIG=None, skills={"Bagarre": -1}, weapons=weapons)
    assert found == {
        "treshold": "unknown-key",
        "INIT": "not-a-whole-number",
        "attributes.VIG": "missing",
        "skills.Bagarre": "negative",
        "weapons.gun.power": "missing",
        "weapons.bow.bands": "no-bands",
    }


def test_an_unknown_key_is_answered_with_the_nearest():
    with pytest.raises(BadSheet) as caught:
        RULESET.read_sheet({**SHEET, "treshold": 6}, PARAMETERS)
    assert caught.value.problems[0][2]["near"] == "threshold"


@pytest.mark.parametrize(
    "junk", [{}, {"attributes": 3}, {"weapons": {"x": 3}}, {"weapons": 3}, {"": 1}, {"skills": {"": 1}}]
)
def test_any_junk_is_a_bad_sheet(junk):
    with pytest.raises(BadSheet):
        RULESET.read_sheet(junk, PARAMETERS)


# Corrections ---------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["PER", "per", "attributes.PER", "attributs.per"])
def test_a_correction_goes_by_the_words_people_type(path):
    table = fight()
    table.do(c.Mark(targets=("mira",), level="Grave"))
    facts = table.do(c.Correct(targets=("mira",), changes={path: 5}))
    assert only(facts, f.SheetCorrected).changes == {"attributes.PER": 5}
    assert (table.who("mira").sheet["attributes"]["PER"], table.who("mira").value("PER")) == (5, 4)


def test_a_correction_of_a_skill_and_of_a_weapon():
    table = fight()
    table.do(c.Correct(targets=("mira",), changes={"compétences.arme de poing": 6, "armes.pistol.chargeur": 7}))
    mira = table.who("mira")
    assert (mira.attributes["Armes de poing"], mira.gauges["ammo.pistol"].value) == (6, 7)
    assert mira.sheet["weapons"]["pistol"]["magazine"] == 7


@pytest.mark.parametrize("changes", [{"name": "Zoé"}, {"nom": "Zoé", "PER": 5}, {"gender": ""}])
def test_a_correction_of_what_a_sheet_does_not_keep_is_refused(changes):
    table = Table().join("mira")
    assert table.refused(c.Correct(targets=("mira",), changes=changes)).code == "not-in-sheet"
    table.do(c.Correct(targets=("mira",), changes={"gender": "f"}))
    table.do(c.Correct(targets=("mira",), changes={"gender": ""}))
    assert "gender" not in table.who("mira").sheet


def test_a_correction_that_makes_no_sheet_changes_nothing():
    table = Table().join("mira")
    for changes in ({"threshold": 0}, {"charm": 3}, {"PER": None}):
        with pytest.raises(BadSheet):
            table.do(c.Correct(targets=("mira",), changes=changes))
    assert (table.who("mira").attributes["threshold"], all_of(table.facts, f.SheetCorrected)) == (6, [])
