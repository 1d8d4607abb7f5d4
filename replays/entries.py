"""The batches of a fight one after the other, each with the states that its facts lead through, and the table then."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rejeu.engine.evolve import evolve
from rejeu.engine.state import Encounter
from rejeu.events import facts as f
from rejeu.events.base import Event
from rejeu.events.registry import Unknown

from .fight import Fight
from .rights import TableState


class Entry(NamedTuple):
    """A batch of the game master's log. `events` are (record, event, state after it); `entry` is its number from 1.

    `before` is the state that it was played after; once it is recorded, `head` is the head of play, `after` the state.
    """

    entry: int
    by: str
    at: int
    parent: int | None
    replays: int | None
    audience: tuple[str, ...]
    texts: bool
    events: Sequence[tuple[int, Event | Unknown, Encounter]]
    before: Encounter
    after: Encounter
    head: int

    @property
    def first(self) -> int:
        """The record of its command."""
        return self.events[0][0]

    @property
    def last(self) -> int:
        """Its last record."""
        return self.events[-1][0]


def entries(fight: Fight) -> Iterator[tuple[Entry, TableState]]:
    """Yield every batch, and the table as it is once the batch is recorded (one object, which goes on changing)."""
    table = TableState()
    state = Encounter()
    at = 0
    for number, (first, last) in enumerate(fight.lineage.batches(), 1):
        head = fight.envelopes[first - 1]
        before = state
        if head.parent is not None:
            if head.parent != at:
                before = fight.state_at(head.parent)
            at = last
        events = []
        state = before
        for seq in range(first, last + 1):
            event = fight.event(seq)
            if isinstance(event, Event) and seq > first:
                if head.parent is None:
                    table.take(fight.envelopes[seq - 1], event)
                    if isinstance(event, f.Rewound):
                        at, state = event.to, fight.state_at(event.to)
                else:
                    state = evolve(state, event, seq)
            events.append((seq, event, state))
        texts = bool(head.sealed)
        yield (
            Entry(
                number, head.by, head.at, head.parent, head.replays, head.audience, texts, events, before, state, at
            ),
            table,
        )  # fmt: skip
