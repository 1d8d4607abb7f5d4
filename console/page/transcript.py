"""The whole chronicle as the page prints it: it is there before any script, and it is what the script points at."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import NamedTuple

from rejeu.projections.lines import Line, Roll

from ..chronicle_text import quoted, strike_text
from ..clean import named
from ..text import Texts


class Entry(NamedTuple):
    """One line. `by` is whoever said it, if not the game master; `struck` says by whom, when and why."""

    seq: int
    heading: bool
    text: str
    ruling: bool
    by: str
    undone: bool
    struck: str


class Chapter(NamedTuple):
    """The lines of a round, as far as they follow one another in the log."""

    round: int
    entries: tuple[Entry, ...]


def chapters(lines: Iterable[Line], texts: Texts) -> Iterator[Chapter]:
    """Yield the chronicle, a chapter each time another round is spoken of."""
    for round_, some in groupby(lines, key=lambda line: line.round):
        yield Chapter(round_, tuple(_entry(line, texts) for line in some))


def _entry(line: Line, texts: Texts) -> Entry:
    return Entry(
        seq=line.seq,
        heading=line.heading,
        text=quoted(line, texts),
        ruling=line.heading and line.ruling,
        by=named(line.by) if line.heading and line.by not in ("", "gm") else "",
        undone=line.struck is not None,
        struck=strike_text(line.struck, texts) if line.heading and line.struck is not None else "",
    )


def dice(lines: Iterable[Line], texts: Texts) -> dict[str, list[list[str]]]:
    """Return the rolls behind each line, by its record: what for, and the faces, `*` after those that count."""
    return {str(line.seq): [_roll(roll, texts) for roll in line.dice] for line in lines if line.dice}


def _roll(roll: Roll, texts: Texts) -> list[str]:
    faces = " ".join(f"{die.face}{'*' if die.kept else ''}" for die in roll.dice)
    return [texts.phrase(roll.purpose), faces]
