"""`rejeu what-if`: a copy of the fight beside the journal, played on, compared, adopted or dropped."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from rejeu.engine.dice import Source
from rejeu.engine.errors import Refused
from rejeu.events.commands import Rewind
from rejeu.events.errors import JournalUnavailable
from rejeu.events.sqlite import SqliteJournal
from rejeu.projections.standing import shifts
from rejeu.replays.fight import Fight, Stamp
from rejeu.replays.whatif import LentDice, adopting, copy_fight, standpoint

from .amending import Wish, carry_out
from .render_shifts import ShiftView
from .report import report
from .screen import Span
from .session import Session, hands, lexicon_of, stamp
from .submit import context_of, record

_LONGEST = 40
NAME = "what-if"
"""What a what-if is called, unless the command line says otherwise."""


class Scratch(NamedTuple):
    """Where a what-if lies."""

    path: Path
    fight: str


def scratch_of(run: Session, fight: str, name: str) -> Scratch:
    """Return the scratch file of a what-if: beside the journal, never in it. Raises `Refused` for a bad name."""
    if not name or len(name) > _LONGEST or not all(char.isalnum() or char in "-_" for char in name):
        raise Refused("bad-what-if-name", name=name)
    journal = run.path
    return Scratch(journal.with_name(f"{journal.stem}.{name}.{fight}{journal.suffix or '.db'}"), fight)


def imagine(
    run: Session, fight: Fight, at: int | None, said: Sequence[str], name: str, by: str, faces: Source,
    *, replace: bool, as_json: bool,
) -> None:  # fmt: skip
    """Copy the fight, go back to `at` in the copy, and play lines there."""
    scratch = scratch_of(run, fight.id, name)
    start = fight.head if at is None else standpoint(fight, at)
    if replace:
        drop_files(scratch.path)
    if scratch.path.exists():
        raise JournalUnavailable("what-if-exists", scratch.path)
    try:
        with SqliteJournal(scratch.path) as journal:
            other = copy_fight(fight, journal)
            _play(run, other, start, said, by, faces)
    except BaseException:
        drop_files(scratch.path)  # a line that was refused leaves no half of a what-if
        raise
    with SqliteJournal(scratch.path, write=False) as journal:
        _tell(run, fight, Fight(journal, fight.id), start, scratch, name, as_json=as_json)


def _play(run: Session, other: Fight, start: int, said: Sequence[str], by: str, faces: Source) -> None:
    if start != other.head:
        text = run.texts.say("what-if-reason")
        other.submit(Rewind(to=start, how="rewind", text=text), stamp("gm"), hands(faces))
    lexicon = lexicon_of(other)
    for line in said:
        record(other, line, context_of(other, lexicon, Path()), stamp(by), faces)


def _tell(
    run: Session, fight: Fight, other: Fight, start: int, scratch: Scratch, name: str, *, as_json: bool
) -> None:  # fmt: skip
    found = shifts(fight.state, other.state)
    view = ShiftView(run.texts)
    if as_json:
        run.screen.json(
            {
                "fight": fight.id,
                "seq": fight.tail,
                "at": start,
                "file": str(scratch.path),
                "first": fight.tail + 1,
                "last": other.tail,
                "changes": [view.sentence(shift) for shift in found],
            }
        )
        return
    if other.tail > fight.tail:
        report(run, other, fight.tail + 1, other.tail, before=fight.state, board=False)
    say = run.texts.say
    run.screen.show([[], [Span(say("what-if-differs", count=len(found)), "bold")]])
    run.screen.show(view.rows(found))
    named = fight.id if name == NAME else f"{fight.id} --name {name}"
    run.screen.remark(say("what-if-hint", fight=fight.id, named=named, file=str(scratch.path)))


def adopt(
    run: Session, fight: Fight, name: str, wish: Wish, speaks: Stamp, faces: Source | None,
    *, with_dice: bool, instead_of_all: bool,
) -> int:  # fmt: skip
    """Make the what-if the ruling: an amendment like any other. Return the exit code."""
    scratch = scratch_of(run, fight.id, name)
    if not scratch.path.is_file():
        raise JournalUnavailable("what-if-missing", scratch.path)
    with SqliteJournal(scratch.path, write=False) as journal:
        other = Fight(journal, fight.id)
        amendment = adopting(fight, other, wish.reason, instead_of_all=instead_of_all)
        lent = LentDice(other) if with_dice else faces
    return carry_out(run, fight, amendment, wish, speaks, lent)


def drop(run: Session, fight: str, name: str) -> None:
    """Forget a what-if."""
    scratch = scratch_of(run, fight, name)
    if not scratch.path.is_file():
        raise JournalUnavailable("what-if-missing", scratch.path)
    drop_files(scratch.path)
    run.screen.remark(run.texts.say("what-if-dropped", file=str(scratch.path)))


def drop_files(path: Path) -> None:
    """Delete a scratch file and what lies beside it."""
    for suffix in ("", "-wal", "-shm", "-journal", "-cache", "-cache-wal", "-cache-shm"):
        with suppress(OSError):
            path.with_name(path.name + suffix).unlink(missing_ok=True)
