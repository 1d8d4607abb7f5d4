"""One line into one command into the log, and what it recorded."""

from pathlib import Path
from typing import NamedTuple

from rejeu.engine.dice import Source
from rejeu.engine.state import Encounter
from rejeu.events.errors import Conflict
from rejeu.replays.fight import Done, Fight, Stamp

from .build import Context, parse
from .lexicon import Lexicon
from .session import hands


class Recorded(NamedTuple):
    """What a line recorded, and the state that it was played after (none for a command sent again)."""

    done: Done
    before: Encounter | None


def context_of(fight: Fight, lexicon: Lexicon, folder: Path) -> Context:
    """Return what a line of `fight` is read against now."""
    return Context(lexicon, fight.state, fight, folder)


def expect(fight: Fight, stamp: Stamp, expected: int | None) -> Done | None:
    """Return what the command recorded, if it was sent before. Raises `Conflict` if the log has moved on."""
    known = fight.recorded(stamp.id)
    if known is None and expected is not None and expected != fight.tail:
        raise Conflict(expected, fight.tail)
    return known


def record(
    fight: Fight, line: str, context: Context, stamp: Stamp, faces: Source, typed: tuple[str, ...] = ()
) -> Recorded | None:
    """Read `line` and record it; `None` if it says nothing. `typed` dice come after those of the line.

    Raises what `parse` and `Fight.submit` raise; then nothing was written.
    """
    said = parse(line, context)
    if said is None:
        return None
    before = fight.state
    try:
        told = stamp._replace(audience=said.audience)
        return Recorded(fight.submit(said.command, told, hands(faces, said.typed + typed)), before)
    except Exception as error:
        if said.file is not None:
            error.add_note(str(said.file))
        raise
