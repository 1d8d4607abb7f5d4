"""A preview told: the lines that were, and the lines that would be, of every command that comes out otherwise."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event
from rejeu.events.record import Envelope
from rejeu.projections.chronicle import Record, chronicle
from rejeu.projections.lines import Line
from rejeu.replays.amendment import Outcome, Preview
from rejeu.replays.fight import Fight


class Telling(NamedTuple):
    """A command of the amended line: its lines, and those of what it stands for on the old line."""

    outcome: Outcome
    lines: tuple[Line, ...]
    old: tuple[Line, ...]


def tellings(fight: Fight, plan: Preview, by: str, at: int) -> list[Telling]:
    """Tell every command that comes out otherwise than it did."""
    start = fight.state_at(plan.amendment.after)
    new = _by_command(_lines([_records(o.seq, (o.command, *o.facts), by, at) for o in plan.outcomes], start))
    old = old_lines(fight, plan, start)
    return [
        Telling(o, new.get(o.seq, ()), old.get(o.replays or 0, ()))
        for o in plan.outcomes
        if not o.same
    ]  # fmt: skip


def old_lines(fight: Fight, plan: Preview, start: Encounter | None = None) -> Mapping[int, tuple[Line, ...]]:
    """Tell the old line, by command."""
    batches = []
    for past in plan.line:
        envelope = fight.envelopes[past.seq - 1]
        batches.append(_records(past.seq, (past.command, *past.facts), envelope.by, envelope.at))
    return _by_command(_lines(batches, start or fight.state_at(plan.amendment.after)))


def _records(seq: int, events: Sequence[Event], by: str, at: int) -> list[Record]:
    """Return a batch as if it stood in the log."""
    return [
        (
            Envelope(
                seq=seq + n, parent=seq + n - 1, at=at, by=by, command=f"{seq}", n=n, tag=event.TAG,
                v=event.VERSION, body=msgspec.Raw(b"{}"), prev="",
            ),
            event,
        )
        for n, event in enumerate(events)
    ]  # fmt: skip


def _lines(batches: Sequence[Sequence[Record]], start: Encounter) -> list[Line]:
    """Tell batches that follow one another, whatever their numbers."""
    texts: dict[int, str] = {}
    records: list[Record] = []
    parent = 0
    for batch in batches:
        for place, (envelope, event) in enumerate(batch):
            records.append((msgspec.structs.replace(envelope, parent=parent), event))
            parent = envelope.seq
            if place == 0 and isinstance(event, Command):
                texts[envelope.seq] = event.text
    return list(chronicle(records, "gm", texts=texts, before=start))


def _by_command(lines: Sequence[Line]) -> dict[int, tuple[Line, ...]]:
    found: dict[int, tuple[Line, ...]] = {}
    for line in lines:
        found[line.command] = (*found.get(line.command, ()), line)
    return found
