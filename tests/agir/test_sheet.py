"""The sheet of Agir: in either language, every mistake with its place."""

from typing import Any

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.engine.rulesets.agir.sheet import read_sheet, sheet_path
from rejeu.events import commands as c
from tests.agir.table import SHEET, Table, fight

FRENCH: dict[str, Any] = {
    "nom": "Mira",
    "déplacement": 6,
    "Endurance": {"niveau": 3, "max": 5},
    "sang-froid": 4,
    "exténuée": "oui",
    "armes": {"sabre": {"nom": "Vieux sabre", "dégainée": True}, "dague": {}},
    "pistes": {"Santé": 10, "Peur": {"maximum": 6, "compte": "monte"}},
    "nombres": {"Force": 3},
    "genre": "f",
}


def problems(**changes: Any) -> dict[str, str]:
    data = {key: value for key, value in {**SHEET, **changes}.items() if value is not None}
    with pytest.raises(BadSheet) as bad:
        read_sheet(data, {})
    return {place: code for place, code, _ in bad.value.problems}


def test_a_sheet_in_french_is_stored_under_the_words_of_stored_sheets() -> None:
    entry = read_sheet(FRENCH, {})
    assert entry.sheet == {
        "movement": 6,
        "endurance": {"level": 3, "maximum": 5},
        "composure": {"maximum": 4},
        "exhausted": True,
        "weapons": {"sabre": {"name": "Vieux sabre", "drawn": True}, "dague": {}},
        "tracks": {"Santé": {"maximum": 10}, "Peur": {"maximum": 6, "counts": "up"}},
        "numbers": {"Force": 3},
        "gender": "f",
    }
    assert entry.attributes == {"movement": 6, "exhausted": 1, "encumbered": 0, "Force": 3}
    assert {name: (gauge.value, gauge.maximum, gauge.minimum) for name, gauge in entry.gauges.items()} == {
        "endurance": (3, 5, 0),
        "composure": (4, 4, 0),
        "Santé": (10, 10, 0),
        "Peur": (0, 6, 0),
    }
    assert read_sheet(entry.sheet, {}) == entry


def test_every_mistake_is_told_at_once() -> None:
    assert problems(
        movement="6",
        endurance={"level": 7, "maximum": 5, "levle": 1},
        composure=None,
        weapons={"sabre": {"drawn": "perhaps"}},
        numbers={"Force": -1},
        mouvement=5,
    ) == {
        "movement": "not-a-whole-number",
        "endurance.levle": "unknown-key",
        "composure": "missing",
        "weapons.sabre.drawn": "not-yes-or-no",
        "numbers.Force": "negative",
        "mouvement": "unknown-key",
    }


def test_what_the_types_allow_is_looked_at_too() -> None:
    assert problems(
        endurance={"level": 7, "maximum": 5},
        composure={"maximum": 3, "counts": "up"},
        tracks={"Sang-froid": 3, "fear": {"maximum": 3, "counts": "sideways"}},
        numbers={"movement": 3},
        gender="x",
    ) == {
        "endurance": "over-maximum",
        "composure.counts": "bad-choice",
        "tracks.Sang-froid": "given-twice",
        "tracks.fear.counts": "bad-choice",
        "numbers.movement": "given-twice",
        "gender": "bad-choice",
    }


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("déplacement", "movement"),
        ("sang-froid.max", "composure.maximum"),
        ("armes.sabre.en main", "weapons.sabre.drawn"),
        ("pistes.Santé.niveau", "tracks.Santé.level"),
        ("nombres.Force", "numbers.Force"),
        ("unheard.of", "unheard.of"),
    ],
)
def test_corrections_may_use_either_language(typed: str, stored: str) -> None:
    assert ".".join(sheet_path(typed.split("."))) == stored


def test_a_correction_in_mid_fight_holds_from_there_on() -> None:
    table = fight()
    table.do(c.Correct(targets=("mira",), changes={"déplacement": 8, "encombrée": "oui"}))
    assert table.who("mira").attributes["movement"] == 8
    assert table.who("mira").attributes["encumbered"] == 1
    table.do(c.Correct(targets=("mira",), changes={"tracks.health.maximum": 12}))
    assert table.gauge("mira", "health") == 12
    with pytest.raises(BadSheet):
        table.do(c.Correct(targets=("mira",), changes={"movement": 0}))


def test_several_copies_of_one_sheet() -> None:
    table = Table()
    table.do(c.Join(who="rat", name="Rat", sheet=SHEET, count=3))
    assert list(table.state.combatants) == ["rat-1", "rat-2", "rat-3"]
