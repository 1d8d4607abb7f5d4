"""The character sheet: how it is read from TOML or JSON, with every mistake found at once."""

from collections.abc import Mapping
from typing import Any, TypeVar

import attrs
import msgspec

from rejeu.engine.errors import BadSheet, Detail
from rejeu.engine.ruleset import Entry
from rejeu.engine.sheets import MOST, Problems, Score, Strong, structure, without_empty
from rejeu.events.base import GaugeValue, Option

from .levels import monitors
from .sheet_words import put_in_order
from .skills import CLOSE, SHOOTING, SKILLS
from .weapon import Weapon, read_power

T = TypeVar("T")

NONE = Score(0)


@attrs.frozen
class Sheet:
    """A character: `INIT` in dice, `DEP` in metres, `threshold` the natural wound threshold."""

    attributes: dict[str, Strong]
    INIT: Strong
    DEP: Score
    threshold: Strong
    armour: Score = NONE
    skills: dict[str, Score] = attrs.Factory(dict)
    gender: str = ""


def read_sheet(data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
    """Check a sheet as TOML or JSON gave it, and put its words in order. Raises `BadSheet`."""
    ordered, problems = put_in_order(data)
    weapons = _weapons(ordered.pop("weapons", {}), problems)
    sheet = _structure(ordered, Sheet, (), problems)
    if sheet is None or problems:
        raise BadSheet(problems)
    return Entry(
        sheet=_plain(sheet, weapons),
        attributes={
            **sheet.attributes,
            "INIT": sheet.INIT,
            "DEP": sheet.DEP,
            "threshold": sheet.threshold,
            "armour": sheet.armour,
            **dict.fromkeys(SKILLS, 0),
            **sheet.skills,
        },
        monitors=monitors(parameters),
        gauges={
            f"ammo.{id_}": GaugeValue(value=weapon.magazine, maximum=weapon.magazine, minimum=0)
            for id_, weapon in weapons.items()
            if weapon.magazine is not None
        },
        gender=sheet.gender,
    )


def _plain(sheet: Sheet, weapons: Mapping[str, Weapon]) -> dict[str, Any]:
    """Return the sheet as it is stored: what is empty is left out."""
    stored = {
        id_: without_empty({**msgspec.to_builtins(weapon), "bands": list(weapon.bands)})
        for id_, weapon in weapons.items()
    }
    return without_empty({**msgspec.to_builtins(sheet), "weapons": stored})


def _structure(data: Any, kind: type[T], path: tuple[str, ...], problems: Problems) -> T | None:
    """Return `data` as a `kind`, or nothing and what is wrong with it."""
    if not isinstance(data, Mapping):
        problems.append((".".join(path), "not-a-table", {}))
        return None
    found, wrong = structure(data, kind)
    problems += [(".".join((*path, place)), code, params) for place, code, params in wrong]
    return found


# Weapons -------------------------------------------------------------------------------------


def _weapons(table: Any, problems: Problems) -> dict[str, Weapon]:
    """Return the weapons that are sound; what is wrong with the others is told."""
    if not isinstance(table, Mapping):
        problems.append(("weapons", "not-a-table", {}))
        return {}
    weapons: dict[str, Weapon] = {}
    for id_, data in table.items():
        weapon = _structure(data, Weapon, ("weapons", id_), problems)
        if weapon is not None:
            weapons[id_] = weapon
            problems += [(f"weapons.{id_}.{place}", code, params) for place, code, params in _check_weapon(weapon)]
    return weapons


def _check_weapon(weapon: Weapon) -> Problems:
    problems: Problems = []
    if weapon.skill not in (*CLOSE, *SHOOTING):
        problems.append(("skill", "not-a-weapon-skill", {"value": weapon.skill, "known": [*CLOSE, *SHOOTING]}))
    if read_power(weapon.power) is None:
        problems.append(("power", "bad-power", {"power": weapon.power}))
    if weapon.kind not in ("physical", "shock", "both"):
        choices = ["physical", "shock", "both"]
        problems.append(("kind", "bad-choice", {"value": weapon.kind, "choices": choices}))
    if not weapon.close and not weapon.bands:
        problems.append(("bands", "no-bands", {}))
    if weapon.bands and not _rising(weapon.bands):
        problems.append(("bands", "bad-bands", {}))
    if weapon.magazine is not None and not 1 <= weapon.magazine <= MOST:
        params: dict[str, Detail] = {"value": weapon.magazine, "least": 1, "most": MOST}
        problems.append(("magazine", "out-of-range", params))
    return problems


def _rising(bands: tuple[int, ...]) -> bool:
    """Whether there are at most five bounds, none shorter than the one before, the nearest at most 1 m (PZ-30)."""
    return len(bands) <= 5 and 0 <= bands[0] <= 1 and list(bands) == sorted(bands)
