"""Who comes, who goes, and corrections of what they came with."""

import re
import unicodedata
from collections.abc import Callable, Mapping
from typing import Any

from rejeu.events.base import GaugeValue, Option
from rejeu.events.commands import ChangeRules, Correct, Join, Leave, Position
from rejeu.events.facts import AttributeSet, GaugeSet, Joined, Left, MonitorsSet, RulesChanged, SheetCorrected

from .errors import BadSheet, Detail, Refused
from .evolve import set_path
from .parameters import fill
from .ruleset import Entry, Ruleset
from .scene import Scene
from .state import Combatant, Encounter

MAX_NAME = 80
MAX_COUNT = 50
MAX_COORDINATE = 1_000_000
RESERVED = frozenset({"gm", "mj", "table", "all", "tous", "nobody", "personne"})
_ID = re.compile(r"^[a-z0-9][a-z0-9-]{0,39}$")


def _join(scene: Scene, command: Join, ruleset: Ruleset) -> None:
    check_name(command.name)
    if not _ID.match(command.who) or command.who in RESERVED:
        raise Refused("bad-id", who=command.who)
    if not 1 <= command.count <= MAX_COUNT:
        raise Refused("bad-count", count=command.count, most=MAX_COUNT)
    if command.position is not None:
        check_position(command.position)
    entry = ruleset.read_sheet(command.sheet, scene.state.parameters)
    check_whole(command.sheet)
    from_round = ruleset.entry_round(scene)
    for who, name in _copies(scene.state, command):
        scene.emit(
            Joined(
                who=who,
                name=name,
                sheet=dict(entry.sheet),
                attributes=dict(entry.attributes),
                from_round=from_round,
                side=command.side,
                gender=entry.gender,
                position=command.position,
                hidden=command.hidden,
                monitors=dict(entry.monitors),
                gauges=dict(entry.gauges),
            )
        )


def _copies(state: Encounter, command: Join) -> list[tuple[str, str]]:
    if command.count == 1:
        if command.who in state.combatants:
            raise Refused("id-taken", who=command.who, free=f"{command.who}-{_next_number(state, command.who)}")
        return [(command.who, command.name)]
    first = _next_number(state, command.who)
    numbers = range(first, first + command.count)
    return [(f"{command.who}-{number}", f"{command.name} {number}") for number in numbers]


def _next_number(state: Encounter, base: str) -> int:
    number = 2 if base in state.combatants else 1
    while f"{base}-{number}" in state.combatants:
        number += 1
    return number


def check_name(name: str) -> None:
    """Raise `Refused` for a name that is empty, too long, or has line breaks or control characters."""
    if not name.strip() or len(name) > MAX_NAME:
        raise Refused("bad-name", name=name[:MAX_NAME], most=MAX_NAME)
    if any(unicodedata.category(char) in ("Cc", "Cs", "Zl", "Zp") for char in name):
        raise Refused("bad-name-character", name=ascii(name))


def check_whole(sheet: Mapping[str, Any]) -> None:
    """Raise `BadSheet` for what no sheet has, whatever its ruleset lets pass: fractions, dates, nothing."""
    problems: list[tuple[str, str, dict[str, Detail]]] = [
        (place, "bad-value-type", {"value": shown}) for place, shown in _strange(sheet, "")
    ]
    if problems:
        raise BadSheet(problems)


def _strange(value: Any, place: str) -> list[tuple[str, str]]:
    if isinstance(value, Mapping):
        return [found for key, inner in value.items() for found in _strange(inner, f"{place}.{key}".lstrip("."))]
    if isinstance(value, list | tuple):
        return [found for i, inner in enumerate(value) for found in _strange(inner, f"{place}[{i}]")]
    return [] if isinstance(value, bool | int | str) else [(place, str(value))]


def check_position(position: Position) -> None:
    """Raise `Refused` unless `position` is one or two whole metres within bounds."""
    if len(position) not in (1, 2) or any(abs(metres) > MAX_COORDINATE for metres in position):
        raise Refused("bad-position", position=",".join(map(str, position)))


def _leave(scene: Scene, command: Leave, ruleset: Ruleset) -> None:
    for who in each(command.targets):
        scene.combatant(who)
        scene.emit(Left(who=who))


def each(targets: tuple[str, ...]) -> tuple[str, ...]:
    """Return `targets`. Raises `Refused` if there are none, or one twice."""
    if not targets:
        raise Refused("nobody-named")
    twice = sorted({who for who in targets if targets.count(who) > 1})
    if twice:
        raise Refused("named-twice", who=twice)
    return targets


def _correct(scene: Scene, command: Correct, ruleset: Ruleset) -> None:
    if not command.changes:
        raise Refused("nothing-to-correct")
    for who in each(command.targets):
        combatant = scene.combatant(who)
        changes = {".".join(ruleset.sheet_path(p.split("."))): v for p, v in command.changes.items()}
        old = ruleset.read_sheet(combatant.sheet, scene.state.parameters)
        new = ruleset.read_sheet(_corrected(combatant.sheet, changes), scene.state.parameters)
        stored = {path: _at_path(new.sheet, path.split(".")) for path in changes}
        for path, value in stored.items():
            if value is None and _at_path(old.sheet, path.split(".")) is None:
                raise Refused("not-in-sheet", key=path)  # a name, say, which sheets are read with and do not keep
        scene.emit(SheetCorrected(who=who, changes=stored))
        _carry_over(scene, combatant, old, new)
        _carry_monitors(scene, combatant, new)
        ruleset.assess(scene, who)


def _carry_monitors(scene: Scene, combatant: Combatant, new: Entry) -> None:
    if dict(new.monitors) != dict(combatant.monitors):
        scene.emit(MonitorsSet(who=combatant.id, monitors=dict(new.monitors)))


def _corrected(sheet: Mapping[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    data = dict(sheet)
    for path, value in changes.items():
        data = set_path(data, path.split("."), value)
    return data


def _at_path(sheet: Any, path: list[str]) -> Any:
    """Return the value at `path`, `None` if there is none there."""
    for key in path:
        sheet = sheet.get(key) if isinstance(sheet, Mapping) else None
    return sheet


def _carry_over(scene: Scene, combatant: Combatant, old: Entry, new: Entry) -> None:
    for attribute in sorted(old.attributes.keys() | new.attributes.keys()):
        value = new.attributes.get(attribute, 0)
        if old.attributes.get(attribute) != value:
            scene.emit(AttributeSet(who=combatant.id, attribute=attribute, value=value))
    for gauge, start in sorted(new.gauges.items()):
        if old.gauges.get(gauge) != start:
            scene.emit(
                GaugeSet(
                    who=combatant.id,
                    gauge=gauge,
                    value=_kept(combatant.gauges.get(gauge), old.gauges.get(gauge), start),
                    maximum=start.maximum,
                    minimum=start.minimum,
                )
            )


def _kept(held: GaugeValue | None, old: GaugeValue | None, new: GaugeValue) -> int:
    """Return what a gauge holds when its start is corrected: what was lost or won since stays so, within bounds."""
    if held is None or old is None:
        return new.value
    value = held.value + new.value - old.value
    value = value if new.maximum is None else min(value, new.maximum)
    return value if new.minimum is None else max(value, new.minimum)


def _change_rules(scene: Scene, command: ChangeRules, ruleset: Ruleset) -> None:
    if not command.parameters:
        raise Refused("nothing-to-correct")
    now: Mapping[str, Option] = scene.state.parameters
    after = fill(ruleset.parameters, {**now, **command.parameters})
    scene.emit(RulesChanged(parameters={name: after[name] for name in command.parameters}))
    for who, combatant in tuple(scene.state.combatants.items()):
        _carry_monitors(scene, combatant, ruleset.read_sheet(combatant.sheet, after))
        ruleset.assess(scene, who)


ARRIVALS: dict[type, Callable[[Scene, Any, Ruleset], None]] = {
    Join: _join,
    Leave: _leave,
    Correct: _correct,
    ChangeRules: _change_rules,
}
