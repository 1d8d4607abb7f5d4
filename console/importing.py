"""Keeping the fight of a file: a new one whole, one that is there brought up to date."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rejeu.engine.errors import Refused
from rejeu.events.errors import BrokenLog, NotFound, Parted
from rejeu.events.journal import Journal, batches
from rejeu.events.jsonl import verify_file
from rejeu.events.merging import Merged, merge_file
from rejeu.events.record import Stored, read_envelope
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from rejeu.replays.sealing import MASTER
from rejeu.replays.snapshots import EVERY

from .filing import say_remarks
from .progress import counted
from .script import stored
from .secrets import copy_sentence, unsealed_file
from .session import Session

OPENING = 2
"""Records of the opening, a command and its fact: a log cut before their end is no fight yet."""


def bring_in(run: Session, file: Path, *, as_json: bool) -> None:
    """Keep in the journal what a file has of its fight and the journal has not. Raises as `merge_file`."""
    with counted(run, "verifying-log") as tell:
        found = verify_file(file, tell)  # so that a file which is no log makes no journal
    sealed = unsealed_file(file)
    if found.head.count <= (OPENING if sealed is None else 1):
        raise Refused("log-without-opening", file=str(file), fight=found.fight)
    whole = sealed.fight if sealed is not None and sealed.label == MASTER else None
    with run.journal(write=True) as journal:
        # One that has parted from this is told before anything is written.
        more = None if whole is None else lacking(journal, whole)
        with counted(run, "importing-log", found.head.count - 1) as tell:
            merged = merge_file(journal, file, tell)
        if whole is not None:
            _bring_in_whole(journal, whole, more)
        elif merged.records and sealed is None:
            _make_ready(run, journal, merged)
    if as_json:
        run.screen.json(_object(merged))
    else:
        _say(run, merged)
    if sealed is not None and not as_json:
        run.screen.show([copy_sentence(run, sealed)])
    say_remarks(run, merged.report)
    if merged.left_out:
        run.screen.remark(run.texts.say("import-left-out", count=merged.left_out))


def lacking(journal: Journal, own: Fight) -> list[Sequence[Stored]] | None:
    """Return the batches of a fight that the journal has not; None if it has nothing of it. Raises `Parted`."""
    try:
        known = journal.tail(own.id).seq
    except NotFound:
        return None
    ours, theirs = journal.read(own.id), own.journal.read(own.id)
    for seq, (one, other) in enumerate(zip(ours, theirs, strict=False)):
        if one != other:
            raise Parted(own.id, seq)
    return [batch for batch in batches(stored(own.journal, own.id)) if read_envelope(batch[0].line, 0).seq > known]


def _bring_in_whole(journal: Journal, own: Fight, more: list[Sequence[Stored]] | None) -> None:
    """Keep the game master's own fight, too, which the sealed log holds whole; `more` is what the journal lacks."""
    if more is None:
        journal.create(next(own.journal.read(own.id, 0, 0)), stored(own.journal, own.id))
    elif more:
        journal.append_many(own.id, more, journal.tail(own.id).seq)


def _say(run: Session, merged: Merged) -> None:
    say, fight, count = run.texts.say, merged.report.fight, merged.records
    if merged.standing == "new":
        run.screen.show([say("imported", fight=fight, count=count)])
    elif merged.standing == "older":
        run.screen.remark(say("import-older", fight=fight, opened=merged.openings))
    elif count:
        run.screen.show([say("import-updated", fight=fight, count=count)])
    elif not merged.openings:
        run.screen.show([say("import-nothing-new", fight=fight)])
    if merged.openings:
        run.screen.show([say("import-opened", fight=fight, count=merged.openings)])


def _object(merged: Merged) -> dict[str, Any]:
    from .as_json import verified_object

    return {
        **verified_object(merged.report),
        "standing": merged.standing,
        "added": merged.records,
        "opened": merged.openings,
        "left_out": merged.left_out,
    }


def _make_ready(run: Session, journal: SqliteJournal, merged: Merged) -> None:
    """Read a long fight once, so that whoever opens it next finds snapshots."""
    records = merged.report.head.count - 1
    if records > EVERY:
        with suppress(BrokenLog), counted(run, "reading-log", records) as tell:  # opening it says what is wrong
            Fight(journal, merged.report.fight, progress=tell)
