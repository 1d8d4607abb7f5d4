"""Where a replay may stop: records that show something, turns, rounds, and the marks of what people look for."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any, NamedTuple

from rejeu.events.base import Command, Event
from rejeu.events.facts import Rewound, RoundStarted, TurnStarted, Wounded
from rejeu.events.table_facts import Flagged
from rejeu.projections.harms import harms
from rejeu.projections.lines import Line

from .fight import Fight
from .film import FIGHT, Change, Film

MARKS = ("wound", "fall", "death", "critical", "contested", "undone")
"""What is marked on a timeline, the more frequent first."""

Span = tuple[int, int]


class Stops(NamedTuple):
    """Every number is a record. `rounds` are (record, round); `struck` the spans that are not of the present line.

    `idle` records change nothing to look at.
    """

    records: int
    turns: tuple[int, ...]
    rounds: tuple[tuple[int, int], ...]
    struck: tuple[Span, ...]
    idle: frozenset[int]
    marks: Mapping[str, tuple[int, ...]]


def stops(fight: Fight, film: Film, told: Iterable[Line]) -> Stops:
    """Return the stops of a fight. `film` and `told`, its chronicle, are of one view: nothing else is marked."""
    lines = list(told)
    speaking = {line.seq for line in lines}
    changing = {change.seq for changes in film.columns.values() for change in changes}
    every = range(1, fight.tail + 1)
    return Stops(
        records=fight.tail,
        turns=tuple(seq for seq in every if isinstance(fight.event(seq), TurnStarted) and seq in speaking),
        rounds=tuple((seq, fact.round) for seq in every if isinstance(fact := fight.event(seq), RoundStarted)),
        struck=struck_spans(fight),
        idle=frozenset(every) - speaking - changing,
        marks=_marks(fight, film, lines, speaking),
    )


def struck_spans(fight: Fight) -> tuple[Span, ...]:
    """Return the spans of records of play that are not of the present line, in order."""
    lineage = fight.lineage
    present = lineage.ancestry(lineage.head)
    spans: list[Span] = []
    for first, last in lineage.batches():
        if fight.envelopes[first - 1].parent is None or lineage.contains(present, last):
            continue
        if spans and spans[-1][1] == first - 1:
            spans[-1] = (spans[-1][0], last)
        else:
            spans.append((first, last))
    return tuple(spans)


def _marks(fight: Fight, film: Film, lines: list[Line], speaking: set[int]) -> dict[str, tuple[int, ...]]:
    found: dict[str, set[int]] = {kind: set() for kind in MARKS}
    for change, before in _statuses(film):
        if fight.envelopes[change.seq - 1].parent is None:
            continue  # a rewind brings nobody down
        if change.value[0].word != before[0].word and before[0].word != "dead":
            kind = {"dead": "death", "able": ""}.get(change.value[0].word, "fall")
            if kind and not (kind == "fall" and before[0].word != "able"):
                found[kind].add(change.seq)
    found["wound"] = _wounds(fight, film, speaking)
    found["critical"] = {line.seq for line in lines if str(line.args.get("outcome", "")).startswith("critical")}
    for seq in range(1, fight.tail + 1):
        event = fight.event(seq)
        if isinstance(event, Rewound):
            found["undone"].add(seq)
        elif isinstance(event, Flagged):
            first, last = fight.lineage.batch(event.record)
            found["contested"] |= {event.record} if speaking & set(range(first, last + 1)) else set()
    return {kind: tuple(sorted(seqs)) for kind, seqs in found.items()}


def _statuses(film: Film) -> Iterator[tuple[Change, Any]]:
    """Yield each change of somebody's status with what it was before."""
    for path, changes in film.columns.items():
        if path[0] == FIGHT or path[1] != "status":
            continue
        for before, change in pairwise(changes):
            if before.value is not None and change.value is not None:
                yield change, before.value


def _wounds(fight: Fight, film: Film, speaking: set[int]) -> set[int]:
    """Return where somebody is hurt, as far as the film shows it: in numbers, or in words only."""
    gauges = {(path[0], path[2]) for path in film.columns if path[1] == "gauge"}
    hurting = [
        seq
        for span in fight.lineage.batches()
        for seq in _hurting(list(_events(fight, span)), gauges)
        if fight.envelopes[span[0] - 1].parent is not None
    ]
    if any(path[1] in ("monitor", "gauge") for path in film.columns if path[0] != FIGHT):
        return {seq for seq in hurting if seq in speaking}
    worse = {change.seq for change, before in _statuses(film) if change.value[1] != before[1]}
    return {seq for hurt in hurting for seq in range(hurt, fight.lineage.batch(hurt)[1] + 1) if seq in worse}


def _events(fight: Fight, span: Span) -> Iterator[tuple[int, Event]]:
    for seq in range(span[0], span[1] + 1):
        event = fight.event(seq)
        if isinstance(event, Event):
            yield seq, event


def _hurting(batch: list[tuple[int, Event]], gauges: Collection[tuple[str, str]]) -> list[int]:
    marked = [seq for seq, event in batch if isinstance(event, Wounded)]
    if not batch or not isinstance(batch[0][1], Command):
        return marked
    return marked or [harm.seq for harm in harms(batch, gauges) if harm.amount]
