"""Proofs as text that fits a forum post.

That a record is in a log, as c2sp.org/tlog-proof has it; the record's line stands in `extra`, since whoever
reads the proof need not have the log:

    c2sp.org/tlog-proof@v1
    extra BASE64 OF THE LINE
    index 26
    HASH …

    CHECKPOINT

That a log goes on from an earlier state of it, in the same manner:

    rejeu-consistency@v1
    old 14 ROOT
    HASH …

    CHECKPOINT
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from .chain import Head
from .notes import BadNote, Note, read_note
from .proofs import HASH_BYTES
from .record import base64, bytes_of

_INCLUSION = "c2sp.org/tlog-proof@v1"
_CONSISTENCY = "rejeu-consistency@v1"
_INDEX = re.compile(r"index (0|[1-9][0-9]{0,17})")
_OLD = re.compile(r"old ([1-9][0-9]{0,17}) (\S+)")
MAX_PATH = 64
"""Hashes of a proof about a log of 2^63 lines."""


class InclusionProof(NamedTuple):
    """That `line` is line `seq` of the log of a checkpoint. Empty `line`: whoever checks must have it."""

    seq: int
    line: bytes
    path: tuple[bytes, ...]
    note: Note

    def __str__(self) -> str:
        """Return the proof as it is written."""
        extra = f"extra {base64(self.line)}\n" if self.line else ""
        return f"{_INCLUSION}\n{extra}index {self.seq}\n{_hashes(self.path)}\n{self.note}"


class ConsistencyProof(NamedTuple):
    """That the log of a checkpoint starts with the one whose head was `old`."""

    old: Head
    path: tuple[bytes, ...]
    note: Note

    def __str__(self) -> str:
        """Return the proof as it is written."""
        old = f"old {self.old.count} {base64(self.old.root)}"
        return f"{_CONSISTENCY}\n{old}\n{_hashes(self.path)}\n{self.note}"


Paper = Note | InclusionProof | ConsistencyProof
"""What people post of a log."""


def _hashes(path: Sequence[bytes]) -> str:
    return "".join(f"{base64(one)}\n" for one in path)


def is_paper(text: str) -> bool:
    """Tell whether a text is meant as a note or a proof, sound or not."""
    return text.startswith((_INCLUSION, _CONSISTENCY)) or "\n\n— " in text


def tidy(text: str) -> str:
    """Return a text as it was before mail and forums went over it: line ends, blank lines around, a byte order mark."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").strip("\n").split("\n")
    return "\n".join(line.rstrip(" ") for line in lines) + "\n"


def read_paper(text: str) -> Paper:
    """Read a note or a proof. Raises `BadNote`: "bad-proof" with its `line`, and what `read_note` raises."""
    if not text.startswith((_INCLUSION + "\n", _CONSISTENCY + "\n")):
        return read_note(text)
    above, _, below = text.partition("\n\n")
    first, *lines = above.split("\n")
    note = read_note(below)
    return _inclusion(lines, note) if first == _INCLUSION else _consistency(lines, note)


def _inclusion(lines: list[str], note: Note) -> InclusionProof:
    line, number = b"", 2
    if lines and lines[0].startswith("extra "):
        line = bytes_of(lines.pop(0).removeprefix("extra "))
        if not line:
            raise BadNote("bad-proof", line=number)
        number += 1
    found = _INDEX.fullmatch(lines[0]) if lines else None
    if found is None:
        raise BadNote("bad-proof", line=number)
    return InclusionProof(int(found[1]), line, _path(lines[1:], number + 1), note)


def _consistency(lines: list[str], note: Note) -> ConsistencyProof:
    found = _OLD.fullmatch(lines[0]) if lines else None
    root = bytes_of(found[2]) if found is not None else b""
    if found is None or len(root) != HASH_BYTES:
        raise BadNote("bad-proof", line=2)
    return ConsistencyProof(Head(int(found[1]), root), _path(lines[1:], 3), note)


def _path(lines: list[str], number: int) -> tuple[bytes, ...]:
    path = tuple(bytes_of(line) for line in lines)
    for place, one in enumerate(path):
        if len(one) != HASH_BYTES or place >= MAX_PATH:
            raise BadNote("bad-proof", line=number + place)
    return path
