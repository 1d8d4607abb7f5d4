"""Checks of a log: that each line follows the one before, and that commands and play hang together."""

from __future__ import annotations

from binascii import b2a_base64
from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from typing import NamedTuple

import msgspec

from .errors import BrokenLog
from .merkle import Tree as Tree
from .merkle import leaf_hash as leaf_hash
from .merkle import node_hash as node_hash
from .record import (
    LINE_LIMIT,
    Batch,
    Envelope,
    Stored,
    base64,
    decode_envelope,
    is_command_id,
    read_envelope,
    read_header,
)


class Tail(NamedTuple):
    """The end of a log: the last line's number and leaf hash."""

    seq: int
    leaf: bytes


class Head(msgspec.Struct, frozen=True):
    """What is published of a log: its number of lines, header included, and their RFC 6962 root."""

    count: int
    root: bytes


def linked(lines: Iterable[bytes], after: Tail | None = None) -> Iterator[tuple[bytes, Envelope]]:
    """Yield (line, envelope) of each record, its number and link checked first.

    Without `after`, the first line is the header; it is checked and not yielded. With it, lines go on from
    there. Raises BrokenLog naming the record: "empty-log", "wrong-seq", "broken-link", "bad-record",
    "line-too-long", or what `read_header` raises. A changed record shows in the link of the next one.
    """
    rest = iter(lines)
    if after is None:
        header = next(rest, None)
        if header is None:
            raise BrokenLog(0, "empty-log")
        read_header(header)
        after = Tail(0, leaf_hash(header))
    # The loop is the cost of opening a long fight: leaf_hash and base64 are spelt out, one decoder serves.
    decode, encode, digest, limit = decode_envelope, b2a_base64, sha256, LINE_LIMIT
    seq = after.seq
    prev = base64(after.leaf)
    try:
        for line in rest:
            seq += 1
            if len(line) > limit:
                raise BrokenLog(seq, "line-too-long", limit=limit)
            envelope = decode(line)
            if envelope.seq != seq:
                raise BrokenLog(seq, "wrong-seq", found=envelope.seq)
            if envelope.prev != prev:
                raise BrokenLog(seq, "broken-link", before=seq - 1)
            yield line, envelope
            prev = encode(digest(b"\x00" + line).digest(), newline=False).decode("ascii")
    except msgspec.DecodeError as problem:
        raise BrokenLog(seq, "bad-record", detail=str(problem)) from None


def check_links(lines: Iterable[bytes]) -> Tail:
    """Check the links of a whole log, header first; raises as `linked`."""
    count = 0
    leaf = b""

    def hashed() -> Iterator[bytes]:
        nonlocal count, leaf
        for line in lines:
            leaf = leaf_hash(line)
            count += 1
            yield line

    for _ in linked(hashed()):
        pass
    return Tail(count - 1, leaf)


class Shape:
    """Checks, record by record, that batches and parents hang together.

    A batch runs n = 0, 1, … under one command id, wholly in play or wholly at the table. In play, a later
    record follows the one before it, and the first the end of an earlier batch in play, or the header.
    What a command replays is an earlier command of play. No command id comes back. Costs one byte a record
    and the ids.
    """

    _PLAY, _FIRST = 1, 2

    def __init__(self) -> None:
        self._marks = bytearray([self._PLAY])  # the header: whatever is played first follows it
        self._commands: set[str] = set()
        self._before: Envelope | None = None

    def take(self, envelope: Envelope) -> None:
        """Check the next record, in order from 1; raises BrokenLog naming it."""
        mark = 0 if envelope.parent is None else self._PLAY
        if envelope.n == 0:
            check_first(envelope)
            self._check_parent(envelope)
            self._check_replays(envelope)
            if envelope.command in self._commands:
                raise BrokenLog(envelope.seq, "repeated-command", command=envelope.command)
            self._commands.add(envelope.command)
            mark |= self._FIRST
        else:
            check_next(self._before, envelope)
        self._marks.append(mark)
        self._before = envelope

    def _check_parent(self, envelope: Envelope) -> None:
        parent = envelope.parent
        if parent is None:
            return
        marks = self._marks
        played = parent < len(marks) and marks[parent] & self._PLAY
        ended = parent + 1 == len(marks) or (parent + 1 < len(marks) and marks[parent + 1] & self._FIRST)
        if not (played and ended):
            raise BrokenLog(envelope.seq, "bad-parent", parent=parent)

    def _check_replays(self, envelope: Envelope) -> None:
        replays = envelope.replays
        if replays is not None and self._marks[replays] != self._PLAY | self._FIRST:
            raise BrokenLog(envelope.seq, "bad-replay", replays=replays)


def check_first(envelope: Envelope) -> None:
    """Check a record as the first of a batch: "bad-batch", "bad-command-id", "bad-parent", "bad-replay"."""
    if envelope.n != 0:
        raise BrokenLog(envelope.seq, "bad-batch", n=envelope.n)
    if not is_command_id(envelope.command):
        raise BrokenLog(envelope.seq, "bad-command-id", command=envelope.command)
    if envelope.parent is not None and not 0 <= envelope.parent < envelope.seq:
        raise BrokenLog(envelope.seq, "bad-parent", parent=envelope.parent)
    if envelope.replays is not None and (envelope.parent is None or not 0 < envelope.replays < envelope.seq):
        raise BrokenLog(envelope.seq, "bad-replay", replays=envelope.replays)


def check_next(before: Envelope | None, envelope: Envelope) -> None:
    """Check a record as the one after `before` in its batch.

    Raises BrokenLog: "bad-batch", "mixed-scope", "bad-parent", "bad-replay", "bad-audience".
    """
    seq = envelope.seq
    if before is None or envelope.n != before.n + 1 or envelope.command != before.command:
        raise BrokenLog(seq, "bad-batch", n=envelope.n, command=envelope.command)
    if (envelope.parent is None) != (before.parent is None):
        raise BrokenLog(seq, "mixed-scope")
    if envelope.parent is not None and envelope.parent != before.seq:
        raise BrokenLog(seq, "bad-parent", parent=envelope.parent)
    if envelope.replays is not None:
        raise BrokenLog(seq, "bad-replay", replays=envelope.replays)
    if envelope.audience:
        raise BrokenLog(seq, "bad-audience")


def check_shape(envelopes: Iterable[Envelope]) -> None:
    """Check the batches and parents of a whole log, from record 1; raises BrokenLog naming the record."""
    shape = Shape()
    for envelope in envelopes:
        shape.take(envelope)


def check_openings(envelope: Envelope, stored: Stored) -> None:
    """Check a record's openings against its seals: "stray-opening", "bad-opening"."""
    if not stored.openings:
        return
    if len(stored.openings) > len(envelope.sealed):
        raise BrokenLog(envelope.seq, "stray-opening")
    for sealed, opening in zip(envelope.sealed, stored.openings, strict=False):
        if opening is not None and not opening.opens(sealed):
            raise BrokenLog(envelope.seq, "bad-opening")


def command_of(batch: Sequence[Stored], first: int) -> str:
    """Return the command id of a batch that starts at record `first`; raises BrokenLog."""
    return batch.command if isinstance(batch, Batch) else read_envelope(batch[0].line, first).command


def check_batch(batch: Sequence[Stored], after: Tail) -> tuple[str, Tail]:
    """Check one batch that is to follow `after`: its links, shape and openings.

    Returns its command id and the new tail. Raises BrokenLog; "empty-batch" if there is nothing in it.
    What `seal_batch` has just made for this very place is taken as it is.
    """
    if not batch:
        raise BrokenLog(after.seq + 1, "empty-batch")
    if isinstance(batch, Batch) and (batch.first, batch.after) == (after.seq + 1, after.leaf):
        return batch.command, Tail(after.seq + len(batch), batch.leaf)
    before: Envelope | None = None
    seq, leaf = after
    for stored in batch:
        seq += 1
        envelope = read_envelope(stored.line, seq)
        if envelope.seq != seq:
            raise BrokenLog(seq, "wrong-seq", found=envelope.seq)
        if envelope.prev != base64(leaf):
            raise BrokenLog(seq, "broken-link", before=seq - 1)
        if before is None:
            check_first(envelope)
        else:
            check_next(before, envelope)
        check_openings(envelope, stored)
        before = envelope
        leaf = leaf_hash(stored.line)
    assert before is not None
    return before.command, Tail(seq, leaf)


def check_log(lines: Iterable[bytes]) -> Head:
    """Check links and shape of a whole log, header first, and return its head; raises BrokenLog."""
    tree = Tree()
    shape = Shape()

    def hashed() -> Iterator[bytes]:
        for line in lines:
            tree.add(leaf_hash(line))
            yield line

    for _, envelope in linked(hashed()):
        shape.take(envelope)
    return Head(tree.size, tree.root())
