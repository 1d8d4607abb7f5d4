"""Where a fight stands, as the values that people compare: no record numbers, wounds counted box by box."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from rejeu.engine.state import Combatant, Encounter

from .changes import MISSING, Path

FIGHT = ""
"""The first part of a path that is about the fight as a whole; else it is a combatant's id."""

Standing = Mapping[Path, Any]
"""`(who, kind, …)` -> a number, a word, ids, or a moment. What has nothing is not there."""


class Shift(msgspec.Struct, frozen=True):
    """One value that differs: what it was, what it is; `MISSING` if there was none."""

    path: Path
    before: Any
    after: Any


def standing(state: Encounter) -> dict[Path, Any]:
    """Return every value of `state` that people compare."""
    found: dict[Path, Any] = {
        (FIGHT, "round"): state.round,
        (FIGHT, "phase"): state.phase,
        (FIGHT, "clock"): state.clock,
        (FIGHT, "order"): state.order,
    }
    if state.active:
        found[FIGHT, "active"] = state.active
    for question in state.questions.values():
        _count(found, (FIGHT, "question", question.kind, question.whom))
    for name, value in state.parameters.items():
        found[FIGHT, "rule", name] = value
    for who, combatant in state.combatants.items():
        _combatant(found, who, combatant)
    for who, slot in state.slots.items():
        found[who, "initiative"] = slot.count
    for deadline in sorted(state.deadlines.values(), key=lambda deadline: deadline.due):
        path = (deadline.who, "deadline", deadline.kind)
        found[path] = (*found.get(path, ()), deadline.due)
    return found


def _combatant(found: dict[Path, Any], who: str, combatant: Combatant) -> None:
    found[who, "here"] = "gone" if combatant.gone else "here"
    found[who, "status"] = combatant.status
    found[who, "health"] = combatant.health
    if combatant.hidden:
        found[who, "hidden"] = "yes"
    if combatant.position is not None:
        found[who, "position"] = combatant.position
    for name in combatant.attributes:
        found[who, "attribute", name] = combatant.value(name)
    for name, gauge in combatant.gauges.items():
        found[who, "gauge", name] = gauge.value
    for name, marker in combatant.markers.items():
        found[who, "marker", name] = marker
    for name in combatant.conditions:
        found[who, "condition", name] = "on"
    for wound in combatant.wounds.values():
        _count(found, (who, "boxes", wound.track, wound.level))


def _count(found: dict[Path, Any], path: Path) -> None:
    found[path] = found.get(path, 0) + 1


def shifts(before: Encounter, after: Encounter) -> tuple[Shift, ...]:
    """Return what differs between two states: of the fight first, then by combatant in the order of joining."""
    here, there = standing(before), standing(after)
    paths = list(dict.fromkeys((*here, *there)))
    found = [
        Shift(path, here.get(path, MISSING), there.get(path, MISSING))
        for path in paths
        if here.get(path, MISSING) != there.get(path, MISSING)
    ]
    return tuple(_ordered(found, (FIGHT, *before.combatants, *after.combatants)))


def _ordered(found: Iterable[Shift], people: tuple[str, ...]) -> list[Shift]:
    """Sort by whom it is about; who is in only one of the two states is one shift, however much comes with it."""
    found = list(found)
    rank = {who: place for place, who in reversed(list(enumerate(people)))}
    only = {shift.path[0] for shift in found if shift.path[1] == "here" and MISSING in (shift.before, shift.after)}
    kept = [shift for shift in found if shift.path[0] not in only or shift.path[1] == "here"]
    return sorted(kept, key=lambda shift: rank.get(shift.path[0], len(rank)))
