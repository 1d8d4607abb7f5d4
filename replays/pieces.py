"""What lies in the parts of a sealed log: batches as somebody's copy has them, the game master's lines, free texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from rejeu.events.base import Event
from rejeu.events.errors import BrokenLog
from rejeu.events.record import Opening, base64, bytes_of
from rejeu.events.registry import encode_body

T = TypeVar("T")


class Told(msgspec.Struct, frozen=True, array_like=True):
    """A command or a fact of a copy: its tag, version and body."""

    tag: str
    v: int
    body: msgspec.Raw

    @classmethod
    def of(cls, event: Event) -> Told:
        """Return what is kept of `event`; no free text is."""
        return cls(event.TAG, event.VERSION, msgspec.Raw(encode_body(event)[0]))


class Piece(msgspec.Struct, frozen=True, omit_defaults=True):
    """One batch of a copy: a command and its facts. Records are those of the copy; `parent` is None at the table.

    `text`: the free text of the entry is told with it.
    """

    by: str
    at: int
    parent: int | None
    events: tuple[Told, ...]
    replays: int | None = None
    text: bool = False


class Pieces(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry is in a copy: mostly one batch, or none."""

    pieces: tuple[Piece, ...] = ()


class Lines(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game master's part: the exact lines of the batch, and with the first one, of the header.

    `telling` is the version of what the parts of the readers were made by: another one may tell things otherwise.
    """

    lines: tuple[str, ...]
    header: str = ""
    telling: int = 0


class Text(msgspec.Struct, frozen=True, array_like=True):
    """What opens seal `i` of record `n` of a batch: salt in base64, and the part."""

    n: int
    i: int
    salt: str
    part: str

    def opening(self) -> Opening:
        """Return it as it lies beside a log."""
        return Opening(bytes_of(self.salt), self.part.encode())


class TextPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The free texts of an entry."""

    texts: tuple[Text, ...] = ()


def text_part(openings: Sequence[tuple[int, int, Opening]]) -> TextPart:
    """Return the free texts of a batch, given as (n, i, opening)."""
    return TextPart(tuple(Text(n, i, base64(one.salt), one.part.decode()) for n, i, one in openings))


def encode(part: Any) -> bytes:
    """Return a part as JSON."""
    return msgspec.json.encode(part)


_pieces: Callable[[bytes], Pieces] = msgspec.json.Decoder(Pieces).decode
_lines: Callable[[bytes], Lines] = msgspec.json.Decoder(Lines).decode
_texts: Callable[[bytes], TextPart] = msgspec.json.Decoder(TextPart).decode


def pieces_of(part: Opening, seq: int) -> tuple[Piece, ...]:
    """Return what line `seq` of a sealed log is in a copy. Raises `BrokenLog`."""
    return read_part(_pieces, part.part, seq).pieces


def lines_of(part: Opening, seq: int) -> Lines:
    """Return the game master's part of line `seq`. Raises `BrokenLog`."""
    return read_part(_lines, part.part, seq)


def texts_of(part: Opening, seq: int) -> tuple[Text, ...]:
    """Return the free texts of line `seq`. Raises `BrokenLog`."""
    return read_part(_texts, part.part, seq).texts


def read_part(read: Callable[[bytes], T], part: bytes, seq: int) -> T:
    """Read a part of line `seq` of a sealed log. Raises `BrokenLog`."""
    try:
        return read(part)
    except msgspec.MsgspecError as problem:
        raise BrokenLog(seq, "bad-part", detail=str(problem)) from None
