"""Folding the facts of game time: clock, deadlines, date, care, and a fight's end and its sequel."""

from collections.abc import Callable
from typing import Any

import attrs

from rejeu.events import time_facts as f
from rejeu.events.base import Event
from rejeu.events.facts import ClockAdvanced, DeadlineCleared, DeadlineSet

from .state import Deadline, Encounter, Wound

_put = object.__setattr__


def _clock_advanced(e: Encounter, fact: ClockAdvanced) -> None:
    _put(e, "clock", fact.clock)


def _deadline_set(e: Encounter, fact: DeadlineSet) -> None:
    deadline = Deadline(fact.deadline, fact.who, fact.kind, fact.due, fact.wound, e.seq)
    e.deadlines[fact.deadline] = deadline  # type: ignore[index]


def _deadline_cleared(e: Encounter, fact: DeadlineCleared) -> None:
    e.deadlines.pop(fact.deadline, None)  # type: ignore[attr-defined]


def _date_set(e: Encounter, fact: f.DateSet) -> None:
    _put(e, "date", fact.date)
    _put(e, "date_at", fact.clock)


def _treated(e: Encounter, fact: f.Treated) -> None:
    wounds = e.combatants[fact.who].wounds
    old = wounds[fact.wound]
    tries = {} if fact.success else {**old.tries, fact.by: e.clock}
    wounds[fact.wound] = attrs.evolve(old, tries=tries)  # type: ignore[index]


def _wound_waits(e: Encounter, fact: f.WoundWaits) -> None:
    wounds = e.combatants[fact.who].wounds
    wounds[fact.wound] = attrs.evolve(wounds[fact.wound], waiting=True)  # type: ignore[index]


def _wound_kept(e: Encounter, fact: f.WoundKept) -> None:
    e.combatants[fact.who].wounds[fact.wound] = Wound(  # type: ignore[index]
        id=fact.wound,
        track=fact.track,
        level=fact.level,
        seq=e.seq,
        since=fact.since,
        by=fact.by,
        stabilised=fact.stabilised,
        cared=fact.cared,
        waiting=fact.waiting,
        tries=fact.tries,
    )


def _fight_closed(e: Encounter, fact: f.FightClosed) -> None:
    _put(e, "closed", True)


def _continued(e: Encounter, fact: f.Continued) -> None:
    _put(e, "wounded", fact.wounded)


TIME_HANDLERS: dict[type[Event], Callable[[Encounter, Any], None]] = {
    ClockAdvanced: _clock_advanced,
    DeadlineSet: _deadline_set,
    DeadlineCleared: _deadline_cleared,
    f.DateSet: _date_set,
    f.Treated: _treated,
    f.WoundWaits: _wound_waits,
    f.WoundKept: _wound_kept,
    f.FightClosed: _fight_closed,
    f.Continued: _continued,
}
