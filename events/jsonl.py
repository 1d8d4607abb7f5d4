"""A fight as a file of JSON Lines, `NAME.combat.jsonl`: written whole, read with every check.

The header, then each record's line exactly as hashed, followed by what opens its seals; at the end the number
of lines and their RFC 6962 root (openings are not counted: a copy without its secrets has the same head):

    {"rejeu":1,"fight":"…","nonce":"…","created":…}
    {"seq":1,…,"prev":"…"}
    {"opening":{"seq":1,"i":0,"salt":"base64","part":"the sealed JSON as a string"}}
    {"count":2,"head":"base64"}
"""

from __future__ import annotations

import os
from binascii import Error as Base64Error
from binascii import a2b_base64
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import chain as flatten
from pathlib import Path
from typing import BinaryIO, NamedTuple, TypeVar

import msgspec

from .chain import Head, Shape, Tree, check_openings, leaf_hash, linked
from .errors import BrokenLog, JournalUnavailable
from .files import beside, file_faults, put_in_place
from .journal import Journal
from .pages import PAGE
from .record import LINE_LIMIT, Envelope, Opening, Stored, base64, read_header

SUFFIX = ".combat.jsonl"
_READ_LIMIT = 8 * LINE_LIMIT  # an opening may say each byte of its part in six characters
_T = TypeVar("_T")

Progress = Callable[[int], None]
"""Told now and then how many records are done."""
_BOM = b"\xef\xbb\xbf"

_REMARKS = {
    "torn-line": "the last line is torn and was set aside (line {line})",
    "no-end": "the file has no last line with its count and head: whether anything is missing cannot be told",
    "crlf": "line ends were changed, as mail programs do; the lines themselves are whole",
    "bom": "the file starts with a byte order mark; the lines themselves are whole",
    "blank-lines": "blank lines follow the end (line {line})",
}


class Remark(NamedTuple):
    """Something odd in a file that breaks nothing; `line` counts from 1."""

    code: str
    line: int

    def __str__(self) -> str:
        return _REMARKS[self.code].format(line=self.line)


class Report(msgspec.Struct, frozen=True):
    """What a file held: its fight, its head as computed, whether its own last line proves it, and remarks."""

    fight: str
    head: Head
    proved: bool
    remarks: tuple[Remark, ...]


class _OpeningLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seq: int
    i: int
    salt: str
    part: str


class _Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    opening: _OpeningLine


class _End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    head: str


_openings = msgspec.json.Decoder(_Opened)
_ends = msgspec.json.Decoder(_End)


# Writing


def export_fight(
    journal: Journal,
    fight: str,
    path: str | Path,
    *,
    secrets: bool = True,
    replace: bool = False,
    progress: Progress | None = None,
) -> Head:
    """Write a fight of a journal to a file, which appears whole or not at all; return its head.

    Without `secrets`, openings are left out. `progress` is told how many records are written. Raises NotFound,
    BrokenLog when the journal's own lines do not hold together, JournalUnavailable ("file-exists" unless `replace`).
    """
    target = Path(path)
    if not replace and target.exists():
        raise JournalUnavailable("file-exists", target)
    end = journal.tail(fight).seq
    lines = journal.read(fight, 0, end)
    known = journal.openings(fight, 0, end) if secrets else {}
    header = next(lines)
    records = (_join(line, envelope, known) for line, envelope in linked(flatten((header,), lines)))
    return write_file(target, header, told(records, progress), replace=replace)


def write_file(path: Path, header: bytes, records: Iterable[Stored], *, replace: bool = False) -> Head:
    """Write a log to a file, whole or not at all; raises JournalUnavailable."""
    temporary = beside(path)
    try:
        with file_faults(path), temporary.open("xb") as out:
            head = write_log(out, header, records)
            out.flush()
            os.fsync(out.fileno())
        put_in_place(temporary, path, replace=replace)
    finally:
        if temporary.exists():
            temporary.unlink()
    return head


def write_log(out: BinaryIO, header: bytes, records: Iterable[Stored]) -> Head:
    """Write a log to a binary stream, line by line, its end included; return its head."""
    tree = Tree()
    tree.add(leaf_hash(header))
    out.write(header + b"\n")
    for seq, stored in enumerate(records, 1):
        tree.add(leaf_hash(stored.line))
        out.write(stored.line + b"\n")
        for i, opening in enumerate(stored.openings):
            if opening is not None:
                out.write(_opening_line(seq, i, opening))
    head = Head(tree.size, tree.root())
    out.write(msgspec.json.encode(_End(head.count, base64(head.root))) + b"\n")
    return head


def _opening_line(seq: int, i: int, opening: Opening) -> bytes:
    line = _OpeningLine(seq, i, base64(opening.salt), opening.part.decode())
    return msgspec.json.encode(_Opened(line)) + b"\n"


def _join(line: bytes, envelope: Envelope, known: Mapping[tuple[int, int], Opening]) -> Stored:
    stored = Stored(line, tuple(known.get((envelope.seq, i)) for i in range(len(envelope.sealed))))
    check_openings(envelope, stored)
    return stored


# Reading


def import_file(journal: Journal, path: str | Path, progress: Progress | None = None) -> Report:
    """Check a file to its end and keep its fight in the journal: all of it, or nothing on any fault.

    A torn last line is set aside with a remark. `progress` is told how many records are in.
    Raises Exists, BrokenLog (with `line`), JournalUnavailable.
    """
    source = Path(path)
    with file_faults(source, reading=True), source.open("rb") as stream:
        log = LogReader(stream)
        journal.create(log.header, told(log, progress))
        return log.report()


def verify_file(path: str | Path, progress: Progress | None = None) -> Report:
    """Check a file to its end and change nothing; `progress` is told how many records are checked.

    Raises BrokenLog (with `line`), JournalUnavailable.
    """
    source = Path(path)
    with file_faults(source, reading=True), source.open("rb") as stream:
        log = LogReader(stream)
        for _ in told(log, progress):
            pass
        return log.report()


def told(records: Iterable[Stored], progress: Progress | None) -> Iterator[Stored]:
    """Pass records on; tell `progress` now and then how many have come by."""
    if progress is None:
        yield from records
        return
    for seq, stored in enumerate(records, 1):
        yield stored
        if seq % PAGE == 0:
            progress(seq)


class LogReader:
    """Reads a log from a binary stream, once: `header` at once, then each record as it is iterated.

    Every check is made on the way: links, shape, openings; count and head at the end. Raises BrokenLog, with
    the `line` it was found at, on the first thing wrong.
    """

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._line = 0
        self._cut = False  # the line just read has no line end
        self._seq = 0
        self._tree = Tree()
        self._end: _End | None = None
        self._said: list[tuple[int, _OpeningLine]] = []  # openings read of the record held
        self._done = False
        self.remarks: list[Remark] = []
        first = self._next_line()
        if first is None:
            raise BrokenLog(0, "empty-log", line=1)
        if first.startswith(_BOM):
            first = first[len(_BOM) :]
            self.remarks.append(Remark("bom", 1))
        with self._located():
            self.fight = read_header(first).fight
        self.header = first
        self._tree.add(leaf_hash(first))

    def __iter__(self) -> Iterator[Stored]:
        shape = Shape()
        held: tuple[bytes, Envelope] | None = None
        with self._located():
            for line, envelope in linked(flatten((self.header,), self._records())):
                # Openings follow their record, so it is handed on once the next one is reached.
                if held is not None:
                    yield self._opened(*held)
                shape.take(envelope)
                held = line, envelope
            if held is not None:
                yield self._opened(*held)
            elif self._said:
                raise BrokenLog(0, "stray-opening", line=self._said[0][0])
            self._check_end()
        self._done = True

    def report(self) -> Report:
        """Sum up, once every record was read."""
        assert self._done, "the log was not read to its end"
        head = Head(self._tree.size, self._tree.root())
        return Report(self.fight, head, self._end is not None, tuple(self.remarks))

    def _next_line(self) -> bytes | None:
        line = self._stream.readline(_READ_LIMIT)
        if not line:
            return None
        self._line += 1
        self._cut = not line.endswith(b"\n")
        if self._cut and len(line) == _READ_LIMIT:
            raise BrokenLog(self._seq + 1, "line-too-long", limit=LINE_LIMIT, line=self._line)
        line = line.removesuffix(b"\n")
        if line.endswith(b"\r"):
            self._remark_once("crlf")
            line = line[:-1]
        return line

    def _records(self) -> Iterator[bytes]:
        """Yield the lines of records; keep openings and the end line as they come by."""
        blank = False
        for line in iter(self._next_line, None):
            if not line.strip():
                blank = True
                self._remark_once("blank-lines")
            elif self._end is not None:
                raise BrokenLog(self._seq, "after-end")
            elif self._cut and not _is_json(line):
                self._remark_once("torn-line")
            elif blank:
                raise BrokenLog(self._seq, "bad-line", detail="blank line")
            elif line.startswith(b'{"opening":'):
                self._said.append((self._line, self._decode(_openings, line).opening))
            elif line.startswith(b'{"count":'):
                self._end = self._decode(_ends, line)
            else:
                self._seq += 1
                self._tree.add(leaf_hash(line))
                yield line

    def _decode(self, decoder: msgspec.json.Decoder[_T], line: bytes) -> _T:
        try:
            return decoder.decode(line)
        except msgspec.DecodeError as problem:
            raise BrokenLog(self._seq, "bad-line", detail=str(problem)) from None

    def _opened(self, line: bytes, envelope: Envelope) -> Stored:
        """Join a record with the openings that followed it, each checked against its seal."""
        openings: list[Opening | None] = [None] * len(envelope.sealed)
        for place, said in self._said:
            if said.seq != envelope.seq or not 0 <= said.i < len(openings) or openings[said.i] is not None:
                raise BrokenLog(envelope.seq, "stray-opening", line=place)
            openings[said.i] = opening = Opening(_salt(said.salt), said.part.encode())
            if not opening.opens(envelope.sealed[said.i]):
                raise BrokenLog(envelope.seq, "bad-opening", line=place)
        self._said.clear()
        return Stored(line, tuple(openings))

    def _check_end(self) -> None:
        end = self._end
        if end is None:
            self.remarks.append(Remark("no-end", self._line))
        elif end.count != self._tree.size:
            raise BrokenLog(self._seq, "wrong-count", claimed=end.count, found=self._tree.size)
        elif end.head != base64(self._tree.root()):
            raise BrokenLog(self._seq, "wrong-head")

    def _remark_once(self, code: str) -> None:
        if all(remark.code != code for remark in self.remarks):
            self.remarks.append(Remark(code, self._line))

    @contextmanager
    def _located(self) -> Iterator[None]:
        try:
            yield
        except BrokenLog as fault:
            fault.params.setdefault("line", self._line)
            raise


def _is_json(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=msgspec.Raw)
    except msgspec.DecodeError:
        return False
    return True


def _salt(text: str) -> bytes:
    try:
        return a2b_base64(text, strict_mode=True)
    except Base64Error:
        return b""  # opens nothing
