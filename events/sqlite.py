"""The journal in one SQLite file, the default: durable at each append, append-only, safe among processes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain as flatten
from pathlib import Path
from typing import Any

from .cache import Cache
from .chain import Tail, check_batch, command_of, leaf_hash
from .errors import BrokenLog, Conflict, Exists, NotFound
from .journal import FightInfo, Receipt, all_resent, batches, check_opening, commands_of, fight_info
from .pages import PAGE
from .record import Opening, Stored, read_header
from .sqlite_cache import SqliteCache
from .sqlite_file import Row, SqliteFile

_SEQ_BITS = 40
_LAST_SEQ = (1 << _SEQ_BITS) - 1
_PAGE = 1024  # lines fetched at a time: the lock is let go in between, and memory stays small

_TAIL = "SELECT id, line FROM records WHERE id BETWEEN ? AND ? ORDER BY id DESC LIMIT 1"
_KNOWN_AND_TAIL = """SELECT known.first, known.last, records.id, records.line
    FROM (SELECT max(id) AS id FROM records WHERE id BETWEEN ? AND ?) AS tail
    LEFT JOIN records ON records.id = tail.id
    LEFT JOIN batches AS known ON known.fight = ? AND known.command = ?"""
_HEADER = "SELECT header FROM fights WHERE no = ?"
_NUMBER = "SELECT no FROM fights WHERE id = ?"
_BATCH = "SELECT first, last FROM batches WHERE fight = ? AND command = ?"
_LINE = "SELECT line FROM records WHERE id = ?"
_LINES = "SELECT line FROM records WHERE id BETWEEN ? AND ? ORDER BY id"
# One step of SQLite for a whole page, where rows would be fetched one by one. The cast changes no byte.
_LINES_JOINED = """SELECT CAST(group_concat(line, char(10)) AS BLOB)
    FROM (SELECT line FROM records WHERE id BETWEEN ? AND ? ORDER BY id)"""
_OPENING = "SELECT salt, part FROM openings WHERE record = ? AND i = ?"
_OPENINGS = "SELECT record, i, salt, part FROM openings WHERE record BETWEEN ? AND ? ORDER BY record, i"


class SqliteJournal:
    """A `Journal` in a SQLite file: WAL, synchronous=FULL, one write transaction for each append.

    `write=False` only reads: it never makes nor changes a file, and works where nothing may be written.
    `timeout` is how long, in seconds, to wait for another writer. One object may be shared between threads.
    Raises JournalUnavailable: "journal-missing" (reading), "journal-cannot-open", "journal-read-only",
    "journal-locked", "journal-not-a-database", "journal-foreign", "journal-newer", "journal-damaged",
    "journal-needs-recovery" (reading); writing may also say "journal-disk-full" or "journal-io-error".
    What can be made again lies in a file of its own, named after the journal's with `-cache` at its end.
    """

    def __init__(self, path: str | Path, *, write: bool = True, timeout: float = 5.0) -> None:
        self.path = Path(path)
        self._write = write
        self._numbers: dict[str, int] = {}  # of fights in a file that is held open to write: they never change
        self._file = SqliteFile(self.path, write=write, timeout=timeout)
        self.cache: Cache = SqliteCache(self.path.with_name(self.path.name + "-cache"), write=write)

    def create(self, header: bytes, records: Iterable[Stored] = ()) -> None:
        """See `Journal.create`."""
        fight = read_header(header).fight
        with self._file.transaction() as db:
            if db.execute(_NUMBER, (fight,)).fetchone() is not None:
                raise Exists(fight)
            number = db.execute("INSERT INTO fights (id, header) VALUES (?, ?)", (fight, header)).lastrowid
            assert number is not None
            tail = Tail(0, leaf_hash(header))
            for batch in batches(records):
                _check_new(db, number, batch, tail.seq + 1)
                tail = _write(db, number, batch, tail)

    def fights(self) -> tuple[FightInfo, ...]:
        """See `Journal.fights`."""
        return tuple(
            fight_info(header, *self._end(number, header))
            for number, header in self._file.query("SELECT no, header FROM fights ORDER BY no")
        )

    def append(self, fight: str, batch: Sequence[Stored], expected: int) -> Receipt:
        """See `Journal.append`."""
        command = command_of(batch, expected + 1) if batch else None
        with self._file.transaction() as db:
            number = self._written(db, fight)
            first, last, *end = db.execute(_KNOWN_AND_TAIL, (*_span(number), number, command)).fetchone()
            if first is not None:
                return Receipt(first, last, True)
            tail = _tail(db, number, end)
            if tail.seq != expected:
                raise Conflict(expected, tail.seq)
            tail = _write(db, number, batch, tail)
        return Receipt(expected + 1, tail.seq, False)

    def append_many(self, fight: str, many: Sequence[Sequence[Stored]], expected: int) -> tuple[Receipt, ...]:
        """See `Journal.append_many`."""
        with self._file.transaction() as db:
            number = self._written(db, fight)
            commands = commands_of(many, expected)
            rows = [db.execute(_BATCH, (number, command)).fetchone() for command in commands]
            resent = all_resent([row and Receipt(row[0], row[1], True) for row in rows], commands, expected)
            if resent:
                return resent
            tail = _tail(db, number, db.execute(_TAIL, _span(number)).fetchone())
            if tail.seq != expected:
                raise Conflict(expected, tail.seq)
            receipts = []
            for batch in many:
                _check_new(db, number, batch, tail.seq + 1)
                end = _write(db, number, batch, tail)
                receipts.append(Receipt(tail.seq + 1, end.seq, False))
                tail = end
        return tuple(receipts)

    def tail(self, fight: str) -> Tail:
        """See `Journal.tail`."""
        number = self._number(fight)
        rows = self._file.query(_TAIL, _span(number))
        if not rows:
            return Tail(0, leaf_hash(self._header(number)))
        return Tail(rows[0][0] & _LAST_SEQ, leaf_hash(rows[0][1]))

    def read(self, fight: str, first: int = 0, last: int | None = None) -> Iterator[bytes]:
        """See `Journal.read`."""
        number = self._number(fight)
        end = self.tail(fight).seq
        end = end if last is None else min(last, end)
        header = (self._header(number),) if first <= 0 <= end else ()
        return flatten.from_iterable((header, self._lines(number, max(first, 1), end)))

    def pages(self, fight: str, first: int = 1, last: int | None = None) -> Iterator[bytes]:
        """See `Journal.pages`."""
        number, first = self._number(fight), max(first, 1)
        end = self.tail(fight).seq if last is None else last
        return self._pages(number, first, end)

    def find(self, fight: str, command: str) -> Receipt | None:
        """See `Journal.find`."""
        rows = self._file.query(_BATCH, (self._number(fight), command))
        return Receipt(rows[0][0], rows[0][1], True) if rows else None

    def openings(self, fight: str, first: int = 0, last: int | None = None) -> Mapping[tuple[int, int], Opening]:
        """See `Journal.openings`."""
        rows = self._file.query(_OPENINGS, _span(self._number(fight), first, last))
        return {(record & _LAST_SEQ, i): Opening(salt, part) for record, i, salt, part in rows}

    def add_openings(self, fight: str, openings: Mapping[tuple[int, int], Opening]) -> int:
        """See `Journal.add_openings`."""
        with self._file.transaction() as db:
            number = self._written(db, fight)
            return sum(_open_seal(db, number, *place, openings[place]) for place in sorted(openings))

    def erase(self, fight: str, seq: int, i: int) -> None:
        """See `Journal.erase`. The bytes are overwritten in the file; a backup made before still has them."""
        number = self._number(fight)
        with self._file.transaction() as db:
            db.execute("DELETE FROM openings WHERE record = ? AND i = ?", (number << _SEQ_BITS | seq, i))
        self._file.flush()

    def backup(self, path: str | Path, *, replace: bool = False) -> None:
        """Copy the whole journal, as of one moment, to `path`, in one step; others may go on writing.

        Raises JournalUnavailable: "file-exists" unless `replace`, "file-in-use" when the target is an open
        journal or this one, "file-…" on what the system says of the target.
        """
        self._file.backup(Path(path), replace=replace)

    def close(self) -> None:
        """See `Journal.close`."""
        self._file.close()
        self.cache.close()

    def __enter__(self) -> SqliteJournal:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _written(self, db: sqlite3.Connection, fight: str) -> int:
        """Return the number of a fight that is written to."""
        number = self._numbers.get(fight)
        if number is None:
            number = self._numbers[fight] = _number(db.execute(_NUMBER, (fight,)).fetchall(), fight)
        return number

    def _number(self, fight: str) -> int:
        number = self._numbers.get(fight)
        if number is None:
            number = _number(self._file.query(_NUMBER, (fight,)), fight)
            if self._write:
                self._numbers[fight] = number
        return number

    def _header(self, number: int) -> bytes:
        header: bytes = self._file.query(_HEADER, (number,))[0][0]
        return header

    def _end(self, number: int, header: bytes) -> tuple[int, bytes]:
        rows = self._file.query(_TAIL, _span(number))
        return ((rows[0][0] & _LAST_SEQ) + 1, rows[0][1]) if rows else (1, header)

    def _lines(self, number: int, first: int, last: int) -> Iterator[bytes]:
        # Lines never change, so pages read one after another are the same as one snapshot up to `last`.
        for start in range(first, last + 1, _PAGE):
            span = _span(number, start, min(start + _PAGE - 1, last))
            yield from flatten.from_iterable(self._file.query(_LINES, span))

    def _pages(self, number: int, first: int, last: int) -> Iterator[bytes]:
        for start in range(first, last + 1, PAGE):
            ((page,),) = self._file.query(_LINES_JOINED, _span(number, start, min(start + PAGE - 1, last)))
            if page is None:
                return
            yield page


def _number(rows: list[Row], fight: str) -> int:
    if not rows:
        raise NotFound(fight)
    number: int = rows[0][0]
    return number


def _span(number: int, first: int = 0, last: int | None = None) -> tuple[int, int]:
    base = number << _SEQ_BITS
    end = _LAST_SEQ if last is None else min(last, _LAST_SEQ)
    return (base + max(first, 0), base + end) if end >= 0 else (base, base - 1)


def _tail(db: sqlite3.Connection, number: int, last: Sequence[Any] | None) -> Tail:
    """Return the tail of a fight, of which `last` is the id and line of its last record, if it has one."""
    if last is None or last[0] is None:
        (header,) = db.execute(_HEADER, (number,)).fetchone()
        return Tail(0, leaf_hash(header))
    return Tail(last[0] & _LAST_SEQ, leaf_hash(last[1]))


def _check_new(db: sqlite3.Connection, number: int, batch: Sequence[Stored], first: int) -> None:
    command = command_of(batch, first)
    if db.execute(_BATCH, (number, command)).fetchone() is not None:
        raise BrokenLog(first, "repeated-command", command=command)


def _open_seal(db: sqlite3.Connection, number: int, seq: int, i: int, opening: Opening) -> bool:
    """Keep one opening, checked; return whether it is new."""
    record = number << _SEQ_BITS | seq
    row = db.execute(_LINE, (record,)).fetchone() if 0 < seq <= _LAST_SEQ else None
    check_opening(row and row[0], seq, i, opening)
    kept = db.execute(_OPENING, (record, i)).fetchone()
    if kept is not None:
        if Opening(*kept) != opening:  # this one was just checked, so the one kept is not what was sealed
            raise BrokenLog(seq, "bad-opening")
        return False
    db.execute("INSERT INTO openings VALUES (?, ?, ?, ?)", (record, i, opening.salt, opening.part))
    return True


def _write(db: sqlite3.Connection, number: int, batch: Sequence[Stored], after: Tail) -> Tail:
    """Write a batch whose command is known to be new; return the new tail."""
    command, end = check_batch(batch, after)
    first = after.seq + 1
    base = number << _SEQ_BITS
    db.executemany(
        "INSERT INTO records (id, line) VALUES (?, ?)",
        [(base | seq, stored.line) for seq, stored in enumerate(batch, first)],
    )
    db.execute("INSERT INTO batches VALUES (?, ?, ?, ?)", (number, command, first, end.seq))
    openings = [
        (base | seq, i, opening.salt, opening.part)
        for seq, stored in enumerate(batch, first)
        for i, opening in enumerate(stored.openings)
        if opening is not None
    ]
    if openings:
        db.executemany("INSERT INTO openings VALUES (?, ?, ?, ?)", openings)
    return end
