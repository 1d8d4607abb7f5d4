"""What a reader of the log knows at a record: who is who, and what the ids stand for, along its own line of play."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from rejeu.engine.state import Combatant, Encounter
from rejeu.events import facts as f
from rejeu.events import time_facts as t
from rejeu.events.base import Event
from rejeu.events.secret_events import Shown

from .words import Name, name_of


class KnownWound(NamedTuple):
    """What a wound's id stands for."""

    who: str
    track: str
    level: str


class KnownDeadline(NamedTuple):
    """What a deadline's id stands for."""

    who: str
    kind: str
    wound: str


class KnownQuestion(NamedTuple):
    """What a question's id stands for."""

    kind: str
    whom: str
    blocks: tuple[str, ...]


class Known(NamedTuple):
    """Never changed in place: every record keeps its own, and most share all their parts.

    `levels` are the names of a monitor's levels, the lightest first, by combatant and track.
    """

    names: Mapping[str, Name] = {}
    hidden: frozenset[str] = frozenset()
    levels: Mapping[str, Mapping[str, tuple[str, ...]]] = {}
    round: int = 0
    order: tuple[str, ...] = ()
    wounds: Mapping[str, KnownWound] = {}
    deadlines: Mapping[str, KnownDeadline] = {}
    questions: Mapping[str, KnownQuestion] = {}
    date: str = ""
    date_at: int = 0


def known_in(state: Encounter) -> Known:
    """Return what is known at `state`."""
    everyone = state.combatants
    return Known(
        names={who: name_of(combatant) for who, combatant in everyone.items()},
        hidden=frozenset(who for who, combatant in everyone.items() if combatant.hidden),
        levels={
            who: {track: tuple(level.name for level in levels) for track, levels in c.monitors.items()}
            for who, c in everyone.items()
        },
        round=state.round,
        order=state.order,
        wounds={
            wound.id: KnownWound(who, wound.track, wound.level)
            for who, combatant in everyone.items()
            for wound in combatant.wounds.values()
        },
        deadlines={d.id: KnownDeadline(d.who, d.kind, d.wound) for d in state.deadlines.values()},
        questions={q.id: KnownQuestion(q.kind, q.whom, q.blocks) for q in state.questions.values()},
        date=state.date,
        date_at=state.date_at,
    )


def learn(known: Known, event: Event) -> Known:
    """Return what is known after `event`."""
    learner = _LEARNERS.get(type(event))
    return known if learner is None else learner(known, event)


def _joined(known: Known, fact: f.Joined) -> Known:
    levels = {track: tuple(level.name for level in levels) for track, levels in fact.monitors.items()}
    hidden = known.hidden - {fact.who}
    return known._replace(
        names={**known.names, fact.who: Name(fact.who, fact.name, fact.gender)},
        hidden=hidden | {fact.who} if fact.hidden else hidden,
        levels={**known.levels, fact.who: levels},
    )


def _visibility_set(known: Known, fact: f.VisibilitySet) -> Known:
    hidden = known.hidden - {fact.who}
    return known._replace(hidden=hidden | {fact.who} if fact.hidden else hidden)


def _left(known: Known, fact: f.Left) -> Known:
    return known._replace(order=tuple(who for who in known.order if who != fact.who))


def _round_started(known: Known, fact: f.RoundStarted) -> Known:
    return known._replace(round=fact.round, order=known.order if fact.keep else ())


def _order_set(known: Known, fact: f.OrderSet) -> Known:
    return known._replace(order=fact.order)


def _order_cleared(known: Known, fact: f.OrderCleared) -> Known:
    return known._replace(order=())


def _wounded(known: Known, fact: f.Wounded) -> Known:
    wound = KnownWound(fact.who, fact.track, fact.level)
    return known._replace(wounds={**known.wounds, fact.wound: wound})


def _wound_kept(known: Known, fact: t.WoundKept) -> Known:
    wound = KnownWound(fact.who, fact.track, fact.level)
    return known._replace(wounds={**known.wounds, fact.wound: wound})


def _date_set(known: Known, fact: t.DateSet) -> Known:
    return known._replace(date=fact.date, date_at=fact.clock)


def _wound_changed(known: Known, fact: f.WoundChanged) -> Known:
    old = known.wounds.get(fact.wound, KnownWound(fact.who, "", ""))
    return known._replace(wounds={**known.wounds, fact.wound: old._replace(level=fact.level)})


def _wound_closed(known: Known, fact: f.WoundClosed) -> Known:
    return known._replace(wounds=_without(known.wounds, fact.wound))


def _deadline_set(known: Known, fact: f.DeadlineSet) -> Known:
    deadline = KnownDeadline(fact.who, fact.kind, fact.wound)
    return known._replace(deadlines={**known.deadlines, fact.deadline: deadline})


def _deadline_cleared(known: Known, fact: f.DeadlineCleared) -> Known:
    return known._replace(deadlines=_without(known.deadlines, fact.deadline))


def _asked(known: Known, fact: f.Asked) -> Known:
    question = KnownQuestion(fact.kind, fact.whom, fact.blocks)
    return known._replace(questions={**known.questions, fact.question: question})


def _answered(known: Known, fact: f.Answered) -> Known:
    return known._replace(questions=_without(known.questions, fact.question))


def _shown(known: Known, fact: Shown) -> Known:
    """Learn whom a copy shows from here on, and no more."""
    gone = frozenset(fact.without)
    try:
        people = {who: msgspec.convert(values, Combatant) for who, values in fact.people.items()}
    except msgspec.ValidationError:
        return known  # folding it says what is wrong
    more = known_in(Encounter(combatants=people))
    return known._replace(
        names={**{who: name for who, name in known.names.items() if who not in gone}, **more.names},
        levels={**known.levels, **more.levels},
        wounds={**known.wounds, **more.wounds},
        hidden=known.hidden - people.keys() | more.hidden,
        order=tuple(fact.fields.get("order", known.order)),
    )


def _without(mapping: Mapping[str, Any], key: str) -> dict[str, Any]:
    return {name: value for name, value in mapping.items() if name != key}


_LEARNERS: dict[type[Event], Callable[[Known, Any], Known]] = {
    f.Joined: _joined,
    f.VisibilitySet: _visibility_set,
    f.Left: _left,
    f.RoundStarted: _round_started,
    f.OrderSet: _order_set,
    f.OrderCleared: _order_cleared,
    f.Wounded: _wounded,
    t.WoundKept: _wound_kept,
    t.DateSet: _date_set,
    f.WoundChanged: _wound_changed,
    f.WoundClosed: _wound_closed,
    f.DeadlineSet: _deadline_set,
    f.DeadlineCleared: _deadline_cleared,
    f.Asked: _asked,
    f.Answered: _answered,
    Shown: _shown,
}
