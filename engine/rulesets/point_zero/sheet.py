"""The character sheet: how it is read from TOML or JSON, with every mistake found at once."""

from collections.abc import Mapping
from typing import Any, NewType, TypeVar

import attrs
import msgspec

from rejeu.engine.errors import BadSheet, Detail
from rejeu.engine.ruleset import Entry
from rejeu.events.base import GaugeValue, Option

from .levels import monitors
from .sheet_words import Problems, put_in_order
from .skills import CLOSE, SHOOTING, SKILLS
from .weapon import Weapon, read_power

T = TypeVar("T")

Score = NewType("Score", int)
"""A whole number from 0 to 1000."""

Strong = NewType("Strong", int)
"""A whole number from 1 to 1000."""

MOST = 1000


@attrs.frozen
class Sheet:
    """A character: `INIT` in dice, `DEP` in metres, `threshold` the natural wound threshold."""

    attributes: dict[str, Strong]
    INIT: Strong
    DEP: Score
    threshold: Strong
    armour: Score = Score(0)
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
        id_: _full({**msgspec.to_builtins(weapon), "bands": list(weapon.bands)}) for id_, weapon in weapons.items()
    }
    return _full({**msgspec.to_builtins(sheet), "weapons": stored})


def _full(table: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in table.items() if value not in ("", None, {}, (), [])}


# Types ---------------------------------------------------------------------------------------


def _structure(data: Any, kind: type[T], path: tuple[str, ...], problems: Problems) -> T | None:
    """Return `data` as a `kind`, or nothing and what is wrong with it."""
    from cattrs import ClassValidationError, Converter

    if not isinstance(data, Mapping):
        problems.append((".".join(path), "not-a-table", {}))
        return None
    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, lambda value, _: _whole(value))
    converter.register_structure_hook(str, lambda value, _: _word(value))
    converter.register_structure_hook(Score, lambda value, _: _bounded(value, 0))
    converter.register_structure_hook(Strong, lambda value, _: _bounded(value, 1))
    try:
        return converter.structure(data, kind)
    except ClassValidationError as error:
        problems += _told(error, path)
        return None


class _Wrong(Exception):
    def __init__(self, code: str, **params: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise _Wrong("not-a-whole-number", value=_shown(value))
    return value


def _word(value: Any) -> str:
    if type(value) is not str:
        raise _Wrong("not-words", value=_shown(value))
    return value


def _bounded(value: Any, least: int) -> int:
    number = _whole(value)
    if number < 0 <= least:
        raise _Wrong("negative", value=number)
    if not least <= number <= MOST:
        raise _Wrong("out-of-range", value=number, least=least, most=MOST)
    return number


def _shown(value: Any) -> str:
    return repr(value)[:40] if isinstance(value, str) else str(value)[:40]


def _told(error: Any, path: tuple[str, ...]) -> Problems:
    """Flatten the tree of errors that cattrs raises into problems with dotted paths."""
    from cattrs import AttributeValidationNote, BaseValidationError, ForbiddenExtraKeysError, IterableValidationNote

    problems: Problems = []
    for inner in error.exceptions:
        place = path
        for note in getattr(inner, "__notes__", ()):
            if isinstance(note, AttributeValidationNote):
                place = (*path, note.name)
            elif isinstance(note, IterableValidationNote):
                place = (*path, str(note.index))
        if isinstance(inner, BaseValidationError):
            problems += _told(inner, place)
        elif isinstance(inner, ForbiddenExtraKeysError):
            problems += [
                (".".join((*path, key)), "unknown-key", {"key": key, "near": ""}) for key in sorted(inner.extra_fields)
            ]
        elif isinstance(inner, _Wrong):
            problems.append((".".join(place), inner.code, inner.params))
        elif isinstance(inner, KeyError):
            problems.append((".".join((*path, str(inner.args[0]))), "missing", {"key": str(inner.args[0])}))
        else:
            problems.append((".".join(place), "not-a-table", {}))
    return problems


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
