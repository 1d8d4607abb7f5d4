"""The timeline: what became of each wound, level by level, when and why; what is to come stands behind it.

Read, never reckoned: what is to come is facts as well, decided ahead by whoever gives them.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from typing import Any

import msgspec

from rejeu.engine.evolve import apply, thaw
from rejeu.engine.state import Combatant, Encounter
from rejeu.events import facts as f
from rejeu.events import time_facts as t
from rejeu.events.base import Event

from .words import Name, Word, name_of


class Stage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wound as it is from game second `start` to `end` (none: to the end of what is known).

    `rank` is that of its level, 1 the lightest. `why` says what made it so, `seq` is the record that
    did, 0 for what is `coming`.
    """

    level: Word
    rank: int
    start: int
    end: int | None = None
    why: Word | None = None
    seq: int = 0
    cared: bool = False
    stabilised: bool = False
    waiting: bool = False
    coming: bool = False


class WoundLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A wound from its mark to its end. `ended` is when it was gone, and `ending` why: healed, ruled, a death…"""

    wound: str
    track: Word
    stages: tuple[Stage, ...]
    by: str = ""
    ended: int | None = None
    ending: Word | None = None
    coming: bool = False


class Coming(msgspec.Struct, frozen=True):
    """What falls due next for somebody: when, in how many seconds, for which wound (none: `""`)."""

    kind: Word
    due: int
    left: int
    wound: str


class PersonLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody's wounds, past and to come. `fit` is when none is left, `died` when death came or will come."""

    who: Name
    status: Word
    health: Word
    wounds: tuple[WoundLine, ...]
    next: Coming | None = None
    fit: int | None = None
    died: int | None = None


class Timeline(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everyone's, at second `clock`. `date` is the text of the date at second `date_at`."""

    clock: int
    people: tuple[PersonLine, ...]
    date: str = ""
    date_at: int = 0
    if_cared: bool = False


def timeline(
    now: Encounter,
    past: Iterable[tuple[int, Event]],
    ahead: Sequence[Event] = (),
    whom: Collection[str] = (),
    *,
    care: Sequence[Event] = (),
    if_cared: bool = False,
) -> Timeline:
    """Return the timeline of `whom`, or of everyone who was ever wounded, at the state `now`.

    `past` are the facts that led to it, each with its record, then the `care` that a what-if assumes (`if_cared`);
    `ahead` are those to come.
    """
    teller = _Teller()
    for seq, fact in past:
        teller.take(fact, seq)
    teller.clock = now.clock
    for fact in (*care, *ahead):
        teller.take(fact, 0)
    fit = _fit(now, ahead)
    people = sorted(now.combatants.values(), key=lambda combatant: combatant.place)
    return Timeline(
        clock=now.clock,
        people=tuple(
            teller.person(now, combatant, fit.get(combatant.id))
            for combatant in people
            if combatant.id in whom or (not whom and combatant.id in teller.wounds)
        ),
        date=now.date,
        date_at=now.date_at,
        if_cared=if_cared,
    )


def _fit(now: Encounter, ahead: Sequence[Event]) -> dict[str, int]:
    """Return when each who is not fit at `now` is: alive, able, without a wound."""
    draft = thaw(now)
    fit: dict[str, int] = {}
    for fact in ahead:
        apply(draft, fact, 0)
        combatant = draft.combatants.get(getattr(fact, "who", ""))
        if combatant is None:
            continue
        if combatant.wounds or combatant.status != "able":
            fit.pop(combatant.id, None)
        else:
            fit.setdefault(combatant.id, draft.clock)
    return fit


class _Teller:
    """Takes in facts; keeps, of each wound, what it was from when to when."""

    def __init__(self) -> None:
        self.clock = 0
        self.ranks: dict[str, dict[str, dict[str, int]]] = {}
        self.wounds: dict[str, list[str]] = {}
        self.lines: dict[str, WoundLine] = {}
        self.died: dict[str, int] = {}

    def take(self, fact: Event, seq: int) -> None:
        """Take in a fact of record `seq`, 0 for one to come."""
        taker = _TAKERS.get(type(fact))
        if taker is not None:
            taker(self, fact, seq)

    def pass_time(self, fact: f.ClockAdvanced | f.RoundStarted, seq: int) -> None:
        """The clock is at another second."""
        self.clock = fact.clock

    def meet(self, fact: f.Joined, seq: int) -> None:
        """Somebody has these monitors."""
        self.ranks[fact.who] = {
            track: {level.name: rank for rank, level in enumerate(levels, 1)} for track, levels in fact.monitors.items()
        }

    def wound(self, fact: f.Wounded, seq: int) -> None:
        """A box is marked."""
        self._open(fact.who, fact.wound, fact.track, fact.by, self._stage(fact, seq, "marked"))

    def keep(self, fact: t.WoundKept, seq: int) -> None:
        """A wound was brought along."""
        stage = msgspec.structs.replace(self._stage(fact, seq, "kept"), start=fact.since)
        self._open(fact.who, fact.wound, fact.track, fact.by, stage)

    def change(self, fact: f.WoundChanged, seq: int) -> None:
        """A wound is at another level, or cared for."""
        self._go_on(fact.wound, self._stage(fact, seq, fact.why))

    def wait(self, fact: t.WoundWaits, seq: int) -> None:
        """A wound waits for a box."""
        self._go_on(fact.wound, self._since(self.lines[fact.wound].stages[-1], seq, "waits", waiting=True))

    def close(self, fact: f.WoundClosed, seq: int) -> None:
        """A wound is gone."""
        self._end(fact.wound, fact.why, seq)

    def die(self, fact: f.Died, seq: int) -> None:
        """Death ends it all."""
        self.died[fact.who] = self.clock
        for wound in self.wounds.get(fact.who, ()):
            if self.lines[wound].ended is None:
                self._end(wound, "death", seq)

    def revive(self, fact: f.Revived, seq: int) -> None:
        """Not dead after all: the wounds that death ended are there again."""
        self.died.pop(fact.who, None)
        for wound in self.wounds.get(fact.who, ()):
            self._reopen(wound, seq)

    def _stage(self, fact: Any, seq: int, why: str) -> Stage:
        line = self.lines.get(fact.wound)
        track = line.track.word if line is not None else fact.track
        return Stage(
            level=Word("level", fact.level),
            rank=self.ranks.get(fact.who, {}).get(track, {}).get(fact.level, 0),
            start=self.clock,
            why=Word("why", why),
            seq=seq,
            cared=getattr(fact, "cared", False),
            stabilised=getattr(fact, "stabilised", False),
            waiting=getattr(fact, "waiting", False),
            coming=seq == 0,
        )

    def _since(self, stage: Stage, seq: int, why: str, *, waiting: bool = False) -> Stage:
        return msgspec.structs.replace(
            stage, start=self.clock, end=None, why=Word("why", why), seq=seq, waiting=waiting, coming=seq == 0
        )

    def _open(self, who: str, wound: str, track: str, by: str, stage: Stage) -> None:
        self.wounds.setdefault(who, []).append(wound)
        self.lines[wound] = WoundLine(wound=wound, track=Word("track", track), stages=(stage,), by=by)

    def _go_on(self, wound: str, stage: Stage) -> None:
        line = self.lines[wound]
        before = msgspec.structs.replace(line.stages[-1], end=self.clock)
        self.lines[wound] = msgspec.structs.replace(line, stages=(*line.stages[:-1], before, stage))

    def _end(self, wound: str, why: str, seq: int) -> None:
        line = self.lines[wound]
        last = msgspec.structs.replace(line.stages[-1], end=self.clock)
        self.lines[wound] = msgspec.structs.replace(
            line, stages=(*line.stages[:-1], last), ended=self.clock, ending=Word("why", why), coming=seq == 0
        )

    def _reopen(self, wound: str, seq: int) -> None:
        line = self.lines[wound]
        if line.ending != Word("why", "death"):
            return
        self.lines[wound] = msgspec.structs.replace(line, ended=None, ending=None)
        self._go_on(wound, self._since(line.stages[-1], seq, "revived"))

    def person(self, now: Encounter, combatant: Combatant, fit: int | None) -> PersonLine:
        """Return what is known of `combatant`."""
        return PersonLine(
            who=name_of(combatant),
            status=Word("status", combatant.status),
            health=Word("health", combatant.health),
            wounds=tuple(self.lines[wound] for wound in self.wounds.get(combatant.id, ())),
            next=_next(now, combatant.id),
            fit=fit,
            died=self.died.get(combatant.id),
        )


_TAKERS: dict[type[Event], Callable[[_Teller, Any, int], None]] = {
    f.ClockAdvanced: _Teller.pass_time,
    f.RoundStarted: _Teller.pass_time,
    f.Joined: _Teller.meet,
    f.Wounded: _Teller.wound,
    t.WoundKept: _Teller.keep,
    f.WoundChanged: _Teller.change,
    t.WoundWaits: _Teller.wait,
    f.WoundClosed: _Teller.close,
    f.Died: _Teller.die,
    f.Revived: _Teller.revive,
}


def _next(now: Encounter, who: str) -> Coming | None:
    own = [deadline for deadline in now.deadlines.values() if deadline.who == who]
    if not own:
        return None
    first = min(own, key=lambda deadline: (deadline.due, deadline.seq))
    return Coming(Word("deadline", first.kind), first.due, first.due - now.clock, first.wound)
