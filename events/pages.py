"""Whole pages of a log: many lines, joined by line feeds, that are checked or decoded together.

Line by line, calls cost more than the work. A page with anything odd about it is gone through line by
line all the same, so that what is wrong is named as exactly as ever.
"""

from __future__ import annotations

from binascii import b2a_base64
from collections.abc import Sequence
from hashlib import sha256

import msgspec

from .chain import Tail, linked
from .errors import BrokenLog
from .record import LINE_LIMIT, Envelope, read_envelope

PAGE = 512
"""Lines of a page, at most."""


class Row(msgspec.Struct, frozen=True, gc=False):
    """What a fold needs of a line that was checked before: some of its `Envelope`, under the same names."""

    seq: int
    parent: int | None
    n: int
    tag: str
    v: int
    body: msgspec.Raw


_rows = msgspec.json.Decoder(Row)
_envelopes = msgspec.json.Decoder(Envelope)
_LEAF = sha256(b"\x00")


def read_rows(page: bytes, first: int) -> Sequence[Row]:
    """Decode a page that starts at record `first`; raises BrokenLog: "bad-record", "wrong-seq".

    The links are not looked at.
    """
    try:
        rows = _rows.decode_lines(page)
    except msgspec.DecodeError:
        return [read_row(line, seq) for seq, line in enumerate(page.split(b"\n"), first)]
    _check_numbers(rows, first)
    return rows


def read_row(line: bytes, seq: int) -> Row:
    """Decode one line; raises BrokenLog."""
    envelope = read_envelope(line, seq)
    if envelope.seq != seq:
        raise BrokenLog(seq, "wrong-seq", found=envelope.seq)
    return Row(envelope.seq, envelope.parent, envelope.n, envelope.tag, envelope.v, envelope.body)


def read_envelopes(page: bytes, first: int) -> list[Envelope]:
    """Decode the envelopes of a page that starts at record `first`; raises as `read_rows`."""
    try:
        envelopes = _envelopes.decode_lines(page)
    except msgspec.DecodeError:
        envelopes = [read_envelope(line, seq) for seq, line in enumerate(page.split(b"\n"), first)]
    _check_numbers(envelopes, first)
    return envelopes


def check_lines(page: bytes, after: Tail) -> tuple[Sequence[Envelope], Sequence[bytes]]:
    """Decode a page that is to follow `after`, numbers and links checked; raises as `chain.linked`.

    Return the envelope and the leaf hash of each line.
    """
    lines = page.split(b"\n")
    leaves = _leaves(lines)
    envelopes = _decode(page)
    if envelopes is None or not _follow(envelopes, lines, leaves, after):
        return [envelope for _, envelope in linked(lines, after)], leaves
    return envelopes, leaves


def check_page(page: bytes, after: Tail) -> Tail:
    """Check that each line of a page ends with the hash of the line before, the first with that of `after`.

    Nothing is decoded. It proves that the lines are those of a log already checked, once the tail that it
    returns is the tail known from then. Raises BrokenLog("broken-link").
    """
    lines = page.split(b"\n")
    leaves = _leaves(lines)
    told = [line[-46:-2] for line in lines]
    if b"\n".join(told) + b"\n" != _texts(leaves, after):
        for seq, (prev, leaf) in enumerate(zip(told, (after.leaf, *leaves), strict=False), after.seq + 1):
            if prev != b2a_base64(leaf, newline=False):
                raise BrokenLog(seq, "broken-link", before=seq - 1)
    return Tail(after.seq + len(lines), leaves[-1])


def _leaves(lines: Sequence[bytes]) -> list[bytes]:
    # Copying a begun hash is quicker than beginning one; this loop is what checking a long log costs.
    leaves = []
    begun = _LEAF.copy
    for line in lines:
        leaf = begun()
        leaf.update(line)
        leaves.append(leaf.digest())
    return leaves


def _texts(leaves: Sequence[bytes], after: Tail) -> bytes:
    """Return the hashes that the lines should name, each with a line feed."""
    return b2a_base64(after.leaf) + b"".join(map(b2a_base64, leaves[:-1]))


def _decode(page: bytes) -> list[Envelope] | None:
    try:
        return _envelopes.decode_lines(page)
    except msgspec.DecodeError:
        return None


def _follow(found: Sequence[Envelope], lines: Sequence[bytes], leaves: Sequence[bytes], after: Tail) -> bool:
    first = after.seq + 1
    return (
        [envelope.seq for envelope in found] == list(range(first, first + len(lines)))
        and max(map(len, lines)) <= LINE_LIMIT
        and "\n".join([envelope.prev for envelope in found]) + "\n" == _texts(leaves, after).decode("ascii")
    )


def _check_numbers(found: Sequence[Row | Envelope], first: int) -> None:
    if found and (found[0].seq, found[-1].seq) == (first, first + len(found) - 1):
        return  # what lies between is for the links to tell
    for seq, record in enumerate(found, first):
        if record.seq != seq:
            raise BrokenLog(seq, "wrong-seq", found=record.seq)
