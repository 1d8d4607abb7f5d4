"""The character sheet: how it is read from TOML or JSON, with every mistake found at once."""

from collections.abc import Mapping, Sequence
from typing import Any

import attrs
import msgspec

from rejeu.engine.errors import BadSheet
from rejeu.engine.ruleset import Entry
from rejeu.engine.sheets import Problems, Score, Strong, renamed, spelt, structure, without_empty
from rejeu.engine.words import fold
from rejeu.events.base import GaugeValue, Option

ENDURANCE = "endurance"
COMPOSURE = "composure"
BREATH = (ENDURANCE, COMPOSURE)
"""What catching one's breath gives back (AG-22)."""

DOWN, UP = "down", "up"
FLAGS = ("exhausted", "encumbered")
GENDERS = ("f", "m", "n")

_TOP = {
    "movement": "movement", "deplacement": "movement",
    "endurance": ENDURANCE, "composure": COMPOSURE, "sang froid": COMPOSURE,
    "exhausted": "exhausted", "extenue": "exhausted", "extenuee": "exhausted",
    "encumbered": "encumbered", "encombre": "encumbered", "encombree": "encumbered",
    "weapons": "weapons", "armes": "weapons",
    "tracks": "tracks", "pistes": "tracks", "jauges": "tracks",
    "numbers": "numbers", "nombres": "numbers", "valeurs": "numbers",
    "gender": "gender", "genre": "gender",
    "name": "", "nom": "",
}  # fmt: skip
_LEVEL = {
    "level": "level", "niveau": "level",
    "maximum": "maximum", "max": "maximum",
    "counts": "counts", "compte": "counts", "sens": "counts",
}  # fmt: skip
_WEAPON = {"name": "name", "nom": "name", "drawn": "drawn", "degainee": "drawn", "en main": "drawn"}
_COUNTS = {"down": DOWN, "baisse": DOWN, "descend": DOWN, "up": UP, "monte": UP, "hausse": UP}


@attrs.frozen
class Gauge:
    """A level and its maximum. `counts`: harm takes it `down`, or drives it `up` from 0."""

    maximum: Score
    level: Score | None = None
    counts: str = DOWN

    @property
    def value(self) -> int:
        """Where it starts: full if it counts down, empty if it counts up, unless the sheet says."""
        if self.level is not None:
            return self.level
        return self.maximum if self.counts == DOWN else 0


@attrs.frozen
class Weapon:
    """A weapon, and whether it is in hand from the start."""

    name: str = ""
    drawn: bool = False


@attrs.frozen
class Sheet:
    """A character: `movement` in metres, `endurance` and `composure` in levels, `tracks` of the table's own harm."""

    movement: Strong
    endurance: Gauge
    composure: Gauge
    exhausted: bool = False
    encumbered: bool = False
    weapons: dict[str, Weapon] = attrs.Factory(dict)
    tracks: dict[str, Gauge] = attrs.Factory(dict)
    numbers: dict[str, Score] = attrs.Factory(dict)
    gender: str = ""


def read_sheet(data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
    """Check a sheet as TOML or JSON gave it, and put its words in order. Raises `BadSheet`."""
    ordered, problems = _put_in_order(data)
    sheet, more = structure(ordered, Sheet)
    problems += more
    if sheet is not None:
        problems += _check(sheet)
    if sheet is None or problems:
        raise BadSheet(problems)
    gauges = {ENDURANCE: sheet.endurance, COMPOSURE: sheet.composure, **sheet.tracks}
    return Entry(
        sheet=_plain(sheet),
        attributes={
            "movement": sheet.movement,
            **{flag: int(getattr(sheet, flag)) for flag in FLAGS},
            **sheet.numbers,
        },
        gauges={name: GaugeValue(gauge.value, gauge.maximum, 0) for name, gauge in gauges.items()},
        gender=sheet.gender,
    )


def sheet_path(path: Sequence[str]) -> tuple[str, ...]:
    """Return a path into a sheet as stored sheets spell it."""
    head, *rest = path
    top = _TOP.get(fold(head)) or head
    if top in BREATH and rest:
        return (top, _LEVEL.get(fold(rest[0]), rest[0]), *rest[1:])
    inner = {"tracks": _LEVEL, "weapons": _WEAPON}.get(top)
    if inner is not None and len(rest) > 1:
        return (top, rest[0], inner.get(fold(rest[1]), rest[1]), *rest[2:])
    return (top, *rest)


def _put_in_order(data: Mapping[str, Any]) -> tuple[dict[str, Any], Problems]:
    """Return the sheet under its stored words, and the mistakes in its keys."""
    problems: Problems = []
    sheet = renamed(data, _TOP, (), problems)
    sheet.pop("", None)
    for name in BREATH:
        if name in sheet:
            sheet[name] = _gauge(sheet[name], (name,), problems)
    for table in ("tracks", "weapons", "numbers"):
        if isinstance(sheet.get(table), Mapping):
            sheet[table] = spelt(sheet[table], lambda key: " ".join(key.split()), table, problems)
    for name, track in _tables(sheet, "tracks"):
        sheet["tracks"][name] = _gauge(track, ("tracks", name), problems)
    for name, weapon in _tables(sheet, "weapons"):
        if isinstance(weapon, Mapping):
            sheet["weapons"][name] = renamed(weapon, _WEAPON, ("weapons", name), problems)
    return sheet, problems


def _tables(sheet: Mapping[str, Any], table: str) -> list[tuple[str, Any]]:
    return list(sheet[table].items()) if isinstance(sheet.get(table), dict) else []


def _gauge(value: Any, path: tuple[str, ...], problems: Problems) -> Any:
    """Return a gauge as a table: a number alone is its maximum."""
    if not isinstance(value, Mapping):
        return {"maximum": value}
    table = renamed(value, _LEVEL, path, problems)
    if isinstance(table.get("counts"), str):
        table["counts"] = _COUNTS.get(fold(table["counts"]), table["counts"])
    return table


def _plain(sheet: Sheet) -> dict[str, Any]:
    """Return the sheet as it is stored: what is empty or as usual is left out."""
    plain: dict[str, Any] = msgspec.to_builtins(sheet)
    for gauge in (*(plain[name] for name in BREATH), *plain["tracks"].values()):
        for key, usual in (("level", None), ("counts", DOWN)):
            if gauge[key] == usual:
                del gauge[key]
    plain["weapons"] = {
        name: {key: value for key, value in weapon.items() if value} for name, weapon in plain["weapons"].items()
    }
    return {key: value for key, value in without_empty(plain).items() if key not in FLAGS or value}


def _check(sheet: Sheet) -> Problems:
    problems: Problems = []
    gauges = {ENDURANCE: sheet.endurance, COMPOSURE: sheet.composure}
    gauges |= {f"tracks.{name}": track for name, track in sheet.tracks.items()}
    for path, gauge in gauges.items():
        if gauge.value > gauge.maximum:
            problems.append((path, "over-maximum", {"value": gauge.value, "maximum": gauge.maximum}))
        if gauge.counts not in (DOWN, UP) or (gauge.counts == UP and path in BREATH):
            choices = [DOWN] if path in BREATH else [DOWN, UP]
            problems.append((f"{path}.counts", "bad-choice", {"value": gauge.counts, "choices": choices}))
    for name in sheet.tracks:
        if fold(name) in _TOP:
            problems.append((f"tracks.{name}", "given-twice", {"key": name}))
    for name in sheet.numbers:
        if name in ("movement", *FLAGS):
            problems.append((f"numbers.{name}", "given-twice", {"key": name}))
    if sheet.gender not in ("", *GENDERS):
        problems.append(("gender", "bad-choice", {"value": sheet.gender, "choices": list(GENDERS)}))
    return problems
