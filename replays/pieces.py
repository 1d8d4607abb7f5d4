"""What lies in the parts of a sealed log: batches as somebody's copy has them, the game master's lines, free texts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from rejeu.events.base import Event
from rejeu.events.record import Opening, base64, bytes_of
from rejeu.events.registry import encode_body


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


read_pieces: Callable[[bytes], Pieces] = msgspec.json.Decoder(Pieces).decode
read_lines: Callable[[bytes], Lines] = msgspec.json.Decoder(Lines).decode
read_texts: Callable[[bytes], TextPart] = msgspec.json.Decoder(TextPart).decode
