"""Why a value is what it is: the records that made it, and what those were reckoned from, down to dice and rulings."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

import attrs
import msgspec

from rejeu.engine.errors import Refused
from rejeu.engine.state import Combatant, Encounter
from rejeu.events import facts as f
from rejeu.events.base import Event, Fact, Term

from .fight import Fight

MOST_DEPTH = 12


class Subject(NamedTuple):
    """What is asked about: `kind` is one of `KINDS`; `who` it is of, which `name`, and the `other` of two."""

    kind: str
    who: str = ""
    name: str = ""
    other: str = ""
    record: int = 0


class Node(NamedTuple):
    """A record, and the records that it was reckoned from."""

    seq: int
    sources: tuple["Node", ...] = ()


@attrs.frozen
class Explanation:
    """What a value is, and the records that made it, the oldest first.

    `value` is a number, a word, or a mapping of them; `own` what an attribute is when nothing weighs on it.
    """

    subject: Subject
    value: Any
    nodes: tuple[Node, ...]
    own: int | None = None


def find_subject(state: Encounter, who: str, name: str) -> Subject:
    """Return what `name` is of `who`: a track, an attribute, a gauge, a condition, or one of the fixed words.

    Raises `Refused` with what could be asked.
    """
    combatant = state.combatants[who]
    for kind, held in _HELD.items():
        if name in held(combatant):
            return Subject(kind, who, name)
    if name in _FIXED:
        return Subject(name, who)
    known = [known for held in _HELD.values() for known in held(combatant)] + list(_FIXED)
    raise Refused("nothing-to-explain", name=name, who=who, known=list(dict.fromkeys(known)))


_HELD: Mapping[str, Callable[[Combatant], Any]] = {
    "track": lambda combatant: combatant.monitors,
    "attribute": lambda combatant: combatant.attributes,
    "gauge": lambda combatant: combatant.gauges,
    "condition": lambda combatant: combatant.conditions,
    "marker": lambda combatant: combatant.markers,
}
_FIXED = ("initiative", "status", "threshold", "position")


def explain(fight: Fight, subject: Subject) -> Explanation:
    """Return why. Raises `Refused` if nothing ever made it so."""
    return _Why(fight).explain(subject)


class _Why:
    """One question. `facts` are those of the present line, by record."""

    def __init__(self, fight: Fight) -> None:
        self.fight = fight
        self.state = fight.state
        self.facts: dict[int, Event] = dict(fight.facts(fight.lineage.ancestry(fight.head)))

    def explain(self, subject: Subject) -> Explanation:
        if subject.kind == "record":
            return Explanation(subject, subject.record, (self._node(self._present(subject.record), 0),))
        if subject.kind == "threshold" and not self._hits(subject.who):
            subject = find_subject(self.state, subject.who, "threshold")
        value, makers = _MAKERS[subject.kind](self, subject)
        if not makers:
            raise Refused("never-set", name=subject.name or subject.kind, who=subject.who)
        nodes = tuple(self._node(seq, 0) for seq in sorted(set(makers)))
        own = self._who(subject).attributes[subject.name] if subject.kind == "attribute" else None
        return Explanation(subject, value, nodes, own)

    def _present(self, seq: int) -> int:
        if not 1 <= seq <= self.fight.tail:
            raise Refused("no-such-record", seq=seq, last=self.fight.tail)
        if not self.fight.lineage.contains(self.fight.lineage.ancestry(self.fight.head), seq):
            raise Refused("not-on-this-line", seq=seq, head=self.fight.head)
        return seq

    def _who(self, subject: Subject) -> Combatant:
        return self.state.combatants[subject.who]

    # What made a value ---------------------------------------------------------------------------

    def track(self, subject: Subject) -> tuple[Any, list[int]]:
        wounds = [wound for wound in self._who(subject).wounds.values() if wound.track == subject.name]
        boxes = {level.name: 0 for level in self._who(subject).monitors[subject.name]}
        for wound in wounds:
            boxes[wound.level] += 1
        ids = {wound.id for wound in wounds}
        makers = [seq for seq, fact in self.facts.items() if getattr(fact, "wound", None) in ids and _is_wound(fact)]
        return boxes, makers or self._all(f.WoundClosed, subject.who)[-1:] or [self._who(subject).seq]

    def attribute(self, subject: Subject) -> tuple[Any, list[int]]:
        combatant = self._who(subject)
        value = combatant.value(subject.name)
        makers = [combatant.origin(subject.name)]
        if value != combatant.attributes[subject.name]:
            makers += self._all(f.Assessed, subject.who)[-1:]
        return value, makers

    def gauge(self, subject: Subject) -> tuple[Any, list[int]]:
        """From the last time that it was set outright: every change since."""
        makers = [self._who(subject).seq]
        for seq, fact in self.facts.items():
            if isinstance(fact, f.GaugeSet) and (fact.who, fact.gauge) == (subject.who, subject.name):
                makers = [seq] if fact.delta is None else [*makers, seq]
        return self._who(subject).gauges[subject.name].value, makers

    def condition(self, subject: Subject) -> tuple[Any, list[int]]:
        condition = self._who(subject).conditions[subject.name]
        return condition.until.at, [condition.seq]

    def marker(self, subject: Subject) -> tuple[Any, list[int]]:
        makers = [
            seq for seq in self._all(f.MarkerSet, subject.who) if self._of(seq, f.MarkerSet).marker == subject.name
        ]
        return self._who(subject).markers[subject.name], makers[-1:]

    def initiative(self, subject: Subject) -> tuple[Any, list[int]]:
        slot = self.state.slots.get(subject.who)
        if slot is None:
            raise Refused("not-in-order", who=subject.who)
        moved = [seq for seq in self._all(f.Moved, subject.who) if seq > slot.seq] if slot.covered else []
        return slot.count, [slot.seq, *moved]

    def status(self, subject: Subject) -> tuple[Any, list[int]]:
        makers = [seq for kind in (f.Assessed, f.Died, f.Revived) for seq in self._all(kind, subject.who)]
        return self._who(subject).status, [max(makers)] if makers else [self._who(subject).seq]

    def threshold(self, subject: Subject) -> tuple[Any, list[int]]:
        """What the last damage was measured against; before any, what the sheet says."""
        hits = self._hits(subject.who)
        if not hits:
            raise Refused("never-hit", who=subject.who)
        return self._of(hits[-1], f.DamageResolved).threshold, hits[-1:]

    def _hits(self, who: str) -> list[int]:
        return [seq for seq, fact in self.facts.items() if isinstance(fact, f.DamageResolved) and fact.target == who]

    def position(self, subject: Subject) -> tuple[Any, list[int]]:
        makers = [
            seq
            for kind in (f.Moved, f.Placed)
            for seq in self._all(kind, subject.who)
            if getattr(self.facts[seq], "position", None) is not None
        ]
        return self._who(subject).position, [max(makers)] if makers else [self._who(subject).seq]

    def order(self, subject: Subject) -> tuple[Any, list[int]]:
        """Each one's initiative, and the last record that put them in order."""
        makers = [seq for who in self.state.order for seq in self.initiative(Subject("initiative", who))[1]]
        return self.state.order, makers + self._orders()[-1:]

    def before(self, subject: Subject) -> tuple[Any, list[int]]:
        """Both initiatives as they were when the two were put in this order, and the record that did."""
        pair = (subject.who, subject.other)
        if subject.who == subject.other:
            raise Refused("same-one", who=subject.who)
        now = [who for who in self.state.order if who in pair]
        if len(now) < 2:
            raise Refused("not-in-order", who=next(who for who in pair if who not in now))
        since = self._ordering(now)
        slots = self.fight.state_at(since).slots
        makers = [since]
        for who in now:
            slot = slots[who]
            moved = [seq for seq in self._all(f.Moved, who) if slot.seq < seq <= since] if slot.covered else []
            makers += [slot.seq, *moved]
        return {"order": tuple(now), "counts": {who: slots[who].count for who in now}, "since": since}, makers

    def clock(self, subject: Subject) -> tuple[Any, list[int]]:
        makers = [seq for seq, fact in self.facts.items() if isinstance(fact, f.RoundStarted | f.ClockAdvanced)]
        return self.state.clock, makers

    def _orders(self) -> list[int]:
        """The records of this round that set an order."""
        start = max((seq for seq, fact in self.facts.items() if isinstance(fact, f.RoundStarted)), default=0)
        return [seq for seq, fact in self.facts.items() if seq > start and isinstance(fact, f.OrderSet)]

    def _ordering(self, now: list[str]) -> int:
        """The first record of the last stretch in which both came in this order."""
        found = 0
        for seq in reversed(self._orders()):
            if [who for who in self._of(seq, f.OrderSet).order if who in now] != now:
                break
            found = seq
        return found or next(iter(self._orders()), self.state.slots[now[0]].seq)

    def _all(self, kind: type[Fact], who: str) -> list[int]:
        return [seq for seq, fact in self.facts.items() if isinstance(fact, kind) and getattr(fact, "who", "") == who]

    def _of(self, seq: int, kind: type[Any]) -> Any:
        fact = self.facts[seq]
        assert isinstance(fact, kind)
        return fact

    # Where a record's own numbers came from ------------------------------------------------------

    def _node(self, seq: int, depth: int) -> Node:
        if depth >= MOST_DEPTH:
            return Node(seq)
        sources = sorted({source for source in self._sources(seq) if 0 < source < seq})
        return Node(seq, tuple(self._node(source, depth + 1) for source in sources))

    def _sources(self, seq: int) -> Iterator[int]:
        first, _ = self.fight.lineage.batch(seq)
        fact = self.facts.get(seq)
        if fact is None:
            yield from self._amendment(first)
            return
        yield from (term.source for term in _terms(fact) if term.source is not None)
        roll = getattr(fact, "roll", None)
        if isinstance(roll, int):
            yield roll
        if isinstance(fact, f.Wounded):
            yield from self._in_batch(first, seq, f.DamageResolved, target=fact.who, track=fact.track)
        elif isinstance(fact, f.DamageResolved):
            yield from self._in_batch(first, seq, f.AttackResolved, target=fact.target) or self._asked(first, seq)
        elif isinstance(fact, f.GaugeSet):
            yield from self._in_batch(first, seq, f.AttackResolved, target=fact.who)
        elif isinstance(fact, f.Asked):
            yield from fact.records.values()
        elif isinstance(fact, f.Died):
            yield from self._in_batch(first, seq, f.DamageResolved, target=fact.who)
        elif isinstance(fact, f.Assessed) and not any(term.source for term in fact.terms):
            yield from (wound.seq for wound in self._wounds_then(seq, fact.who))
        yield first

    def _in_batch(self, first: int, seq: int, kind: type[Fact], **fields: str) -> list[int]:
        """The last record of that kind before `seq` in its batch."""
        for place in range(seq - 1, first, -1):
            fact = self.facts.get(place)
            if isinstance(fact, kind) and all(getattr(fact, name) == value for name, value in fields.items()):
                return [place]
        return []

    def _asked(self, first: int, seq: int) -> list[int]:
        """What an answer was about: the record of the question."""
        answered = [self.facts.get(place) for place in range(first + 1, seq)]
        ids = {fact.question for fact in answered if isinstance(fact, f.Answered)}
        return [
            place for place, fact in self.facts.items() if isinstance(fact, f.Asked) and fact.question in ids
        ][-1:]  # fmt: skip

    def _amendment(self, first: int) -> list[int]:
        """The amendment that a command was written by."""
        lineage = self.fight.lineage
        for amending in lineage.amendments:
            if amending.seq < first <= lineage.amendment_end(amending):
                return [lineage.batch(amending.seq)[0]]
        return []

    def _wounds_then(self, seq: int, who: str) -> list[Any]:
        state = self.fight.state_at(seq)
        return list(state.combatants[who].wounds.values())


def _is_wound(fact: Event) -> bool:
    return isinstance(fact, f.Wounded | f.WoundChanged)


def _terms(fact: Event) -> Iterator[Term]:
    for value in msgspec.structs.astuple(fact):
        if isinstance(value, tuple):
            yield from (term for term in value if isinstance(term, Term))
        elif isinstance(value, dict):
            for inner in value.values():
                if isinstance(inner, tuple):
                    yield from (term for term in inner if isinstance(term, Term))


_MAKERS: Mapping[str, Callable[[_Why, Subject], tuple[Any, list[int]]]] = {
    "track": _Why.track,
    "attribute": _Why.attribute,
    "gauge": _Why.gauge,
    "condition": _Why.condition,
    "marker": _Why.marker,
    "initiative": _Why.initiative,
    "status": _Why.status,
    "threshold": _Why.threshold,
    "position": _Why.position,
    "order": _Why.order,
    "before": _Why.before,
    "clock": _Why.clock,
}
KINDS = (*_MAKERS, "record")
