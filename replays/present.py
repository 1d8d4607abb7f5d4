"""The present line of play, commands included: what was undone is left out."""

from collections.abc import Iterator

from rejeu.events.base import Event

from .fight import Fight


def present(fight: Fight) -> Iterator[tuple[int, Event]]:
    """Yield every command and fact of play that leads to the head, each with its record."""
    for first, last in fight.lineage.ancestry(fight.head):
        for seq in range(first, last + 1):
            if fight.envelopes[seq - 1].parent is None:
                continue
            event = fight.event(seq)
            if isinstance(event, Event):
                yield seq, event
