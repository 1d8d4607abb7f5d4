"""A fight that a journal has, brought up to date from a file of it: records that follow, and what opens seals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice
from pathlib import Path
from typing import Literal, NamedTuple

from .errors import Conflict, NotFound, Parted
from .files import file_faults
from .journal import Journal, batches
from .jsonl import LogReader, Progress, Report, told
from .pages import PAGE
from .record import Stored

_SPAN = 8 * PAGE  # records whose openings are looked up at a time
_CHUNK = 1 << 22  # bytes of lines and openings that are appended in one step

Standing = Literal["new", "longer", "same", "older"]


class Merged(NamedTuple):
    """What a file brought: `records` that were not there, and `openings` for seals of records that were.

    `standing`: the journal had nothing of the fight, or the file was longer, the same, or shorter. `report` is on
    the file. `left_out`: records at its end that may be half a command, for its own end is missing.
    """

    report: Report
    standing: Standing
    records: int
    openings: int = 0
    left_out: int = 0


def merge_file(journal: Journal, path: str | Path, progress: Progress | None = None) -> Merged:
    """Check a file to its end, and add to the journal what it has of its fight that the journal lacks.

    A fight that is not there is kept whole or not at all. One that is there is appended to where the file goes on
    from it, whole commands at a time: broken off, it leaves a log that is shorter and whole, and may be done again.
    The last command of a file without its end is not appended, for it may be cut.
    `progress` is told how many records are in. Raises Parted when one log does not go on from the other, BrokenLog
    (with `line`): then nothing was written. Raises Conflict when others write to it meanwhile, JournalUnavailable.
    """
    source = Path(path)
    with file_faults(source, reading=True), source.open("rb") as stream:
        log = LogReader(stream)
        try:
            known = journal.tail(log.fight).seq
        except NotFound:
            journal.create(log.header, told(log, progress))
            report = log.report()
            return Merged(report, "new", report.head.count - 1)
        _compare(log, journal, known)
        report = log.report()
        stream.seek(0)
        records = told(LogReader(stream), progress)
        openings = _open(journal, log.fight, islice(records, known))
        found = batches(records)
        added = _append(journal, log.fight, found if report.proved else _but_last(found), known)
    more = report.head.count - 1 - known
    standing: Standing = "same" if not more else "longer" if more > 0 else "older"
    return Merged(report, standing, added, openings, max(more, 0) - added)


def _compare(log: LogReader, journal: Journal, known: int) -> None:
    """Read the log to its end, so that one that is broken is told as such first; then raise Parted if it has to be."""
    stored = journal.read(log.fight, 0, known)
    parted = None if next(stored) == log.header else 0
    for seq, record in enumerate(log, 1):
        if parted is not None:
            continue
        if seq <= known:
            parted = None if next(stored) == record.line else seq
        elif seq == known + 1 and record.envelope.n:  # in the journal, the command ends before this record
            parted = seq
    if parted is not None:
        raise Parted(log.fight, parted)


def _open(journal: Journal, fight: str, records: Iterator[Stored]) -> int:
    """Add what opens seals of records that are there, from 1 on; return how many were lacking."""
    added, first = 0, 1
    while span := list(islice(records, _SPAN)):
        last = first + len(span) - 1
        given = {
            (seq, i): opening
            for seq, stored in enumerate(span, first)
            for i, opening in enumerate(stored.openings)
            if opening is not None
        }
        if given:
            there = journal.openings(fight, first, last)
            lacking = {place: opening for place, opening in given.items() if place not in there}
            added += journal.add_openings(fight, lacking) if lacking else 0
        first = last + 1
    return added


def _append(journal: Journal, fight: str, found: Iterable[list[Stored]], known: int) -> int:
    """Append the batches that follow record `known`; return how many records."""
    seq = known
    for many in _chunks(found):
        tail = journal.tail(fight).seq
        if tail != seq:
            raise Conflict(seq, tail)
        seq = journal.append_many(fight, many, seq)[-1].last
    return seq - known


def _but_last(found: Iterable[list[Stored]]) -> Iterator[list[Stored]]:
    held: list[Stored] = []
    for batch in found:
        if held:
            yield held
        held = batch


def _chunks(found: Iterable[list[Stored]]) -> Iterator[list[list[Stored]]]:
    """Gather batches into steps of some megabytes."""
    many: list[list[Stored]] = []
    size = 0
    for batch in found:
        many.append(batch)
        size += sum(
            len(stored.line) + sum(len(opening.part) for opening in stored.openings if opening) for stored in batch
        )
        if size >= _CHUNK:
            yield many
            many, size = [], 0
    if many:
        yield many
