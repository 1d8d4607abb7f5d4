"""Game time told: the clock, the date, care, and a fight's end and its sequel."""

from collections.abc import Callable
from typing import Any

from rejeu.events import facts as f
from rejeu.events import time_commands as c
from rejeu.events import time_facts as t
from rejeu.events.base import Command, Event

from .args import moment, targets_args
from .known import Known
from .lines import Told
from .words import Word, call, words

# Commands ------------------------------------------------------------------------------------


def _advance(command: c.Advance, known: Known) -> Told:
    how = "fit" if command.fit else "until" if command.seconds is None else "for"
    return Told(
        "chronicle-do-advance",
        {
            "how": how,
            "span": command.seconds or 0,
            **moment(known, command.until or 0),
            "stops": words("stop", command.stop),
            "stopped": len(command.stop),
            "forced": int(command.force),
            **targets_args(known, command.targets),
        },
    )


def _set_date(command: c.SetDate, known: Known) -> Told:
    return Told("chronicle-do-set-date", {"date": command.date, "dated": int(bool(command.date))})


def _move_deadline(command: c.MoveDeadline, known: Known) -> Told:
    old = known.deadlines.get(command.deadline)
    return Told(
        "chronicle-do-move-deadline",
        {
            **targets_args(known, command.targets),
            "name": command.deadline,
            "kind": Word("deadline", old.kind if old else ""),
            "known": int(old is not None),
            "relative": int(command.delta is not None),
            "span": command.delta or 0,
            **moment(known, command.due or 0),
        },
    )


def _close_fight(command: c.CloseFight, known: Known) -> Told:
    return Told("chronicle-do-close-fight", {"forced": int(command.force)})


def _continue(command: c.Continue, known: Known) -> Told:
    return Told("chronicle-do-continue", {"fight": command.fight, "count": command.count})


TIME_HEADINGS: dict[type[Command], Callable[[Any, Known], Told]] = {
    c.Advance: _advance,
    c.SetDate: _set_date,
    c.MoveDeadline: _move_deadline,
    c.CloseFight: _close_fight,
    c.Continue: _continue,
}


# Facts ---------------------------------------------------------------------------------------


def _clock_advanced(fact: f.ClockAdvanced, known: Known) -> Told:
    return Told("chronicle-clock-advanced", moment(known, fact.clock))


def _clock_stopped(fact: t.ClockStopped, known: Known) -> Told:
    return Told("chronicle-clock-stopped", {"why": words("stop", fact.why)})


def _date_set(fact: t.DateSet, known: Known) -> Told:
    return Told(
        "chronicle-date-set",
        {"clock": fact.clock, "date": fact.date, "date_at": fact.clock, "dated": int(bool(fact.date))},
    )


def _treated(fact: t.Treated, known: Known) -> Told:
    return Told(
        "chronicle-treated",
        {
            "who": call(known.names, fact.who),
            "by": call(known.names, fact.by),
            "own": int(fact.by == fact.who),
            "wound": fact.wound,
            "level": Word("level", fact.level),
            "success": int(fact.success),
            "due": fact.again,
        },
    )


def _wound_waits(fact: t.WoundWaits, known: Known) -> Told:
    return Told(
        "chronicle-wound-waits",
        {"who": call(known.names, fact.who), "wound": fact.wound, "level": Word("level", fact.level)},
    )


def _wound_kept(fact: t.WoundKept, known: Known) -> Told:
    return Told(
        "chronicle-wound-kept",
        {
            "who": call(known.names, fact.who),
            "wound": fact.wound,
            "track": Word("track", fact.track),
            "level": Word("level", fact.level),
            "clock": fact.since,
            "stabilised": int(fact.stabilised),
            "cared": int(fact.cared),
        },
    )


def _fight_closed(fact: t.FightClosed, known: Known) -> Told:
    return Told("chronicle-fight-closed", moment(known, fact.clock))


def _continued(fact: t.Continued, known: Known) -> Told:
    return Told("chronicle-continued", {"fight": fact.fight, "count": fact.count, "head": fact.head})


TIME_TELLERS: dict[type[Event], Callable[[Any, Known], Told]] = {
    f.ClockAdvanced: _clock_advanced,
    t.ClockStopped: _clock_stopped,
    t.DateSet: _date_set,
    t.Treated: _treated,
    t.WoundWaits: _wound_waits,
    t.WoundKept: _wound_kept,
    t.FightClosed: _fight_closed,
    t.Continued: _continued,
}
