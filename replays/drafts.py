"""A command and its facts, before they have a place in the log."""

from collections.abc import Sequence
from typing import NamedTuple

from rejeu.events.base import Command, Fact
from rejeu.events.record import Draft, Part
from rejeu.events.registry import encode_body

TABLE = ("table",)
"""The audience of a command's free text until the table narrows it."""


class Stamp(NamedTuple):
    """What the core never reads: who spoke, when (UTC milliseconds), the command's own id, and who alone is told of it.

    An empty `audience` is everyone; the game master and whoever spoke always are told.
    """

    by: str
    at: int
    id: str
    audience: tuple[str, ...] = ()


def drafts(
    command: Command, facts: Sequence[Fact], parent: int | None, stamp: Stamp, replays: int | None = None
) -> list[Draft]:
    """Return one batch, its free text in a part to seal. `replays`: the command that an amendment decided again."""
    found = []
    for n, event in enumerate((command, *facts)):
        body, text = encode_body(event)
        found.append(
            Draft(
                parent=parent,
                at=stamp.at,
                by=stamp.by,
                command=stamp.id,
                n=n,
                tag=event.TAG,
                v=event.VERSION,
                body=body,
                sealed=() if text is None else (Part(TABLE, text),),
                replays=replays if n == 0 else None,
                audience=stamp.audience if n == 0 else (),
            )
        )
    return found
