"""A record: one line of a log, its envelope, its sealed parts and how a batch of them is written.

The bytes of a line are what is hashed, stored and exported; nothing here encodes a line again to check it.
"""

from __future__ import annotations

import re
from binascii import a2b_base64, b2a_base64
from collections.abc import Callable, Sequence
from hashlib import sha256

import msgspec

from .errors import BrokenLog
from .merkle import leaf_hash

FORMAT = 1
"""Version of the log format, written in every header."""
LINE_LIMIT = 1 << 20
"""Longest record line, in bytes, that is written or read."""
SALT_BYTES = 16
_SEAL_DOMAIN = b"rejeu sealed part v1\x00"

_is_fight_id = re.compile(r"[a-z0-9][a-z0-9-]{0,62}").fullmatch
_is_command_id = re.compile(r"[A-Za-z0-9_-]{1,64}").fullmatch
_is_nonce = re.compile(r"[A-Za-z0-9_-]{22,128}").fullmatch


def base64(data: bytes) -> str:
    """Standard base64 with padding, no line break: how hashes are written in a line."""
    return b2a_base64(data, newline=False).decode("ascii")


def bytes_of(text: str) -> bytes:
    """Return what `base64` wrote; nothing for any other text, even one that other readers take for the same."""
    try:
        raw = a2b_base64(text, strict_mode=True)
    except ValueError:
        return b""
    return raw if base64(raw) == text else b""


def is_fight_id(text: str) -> bool:
    """Tell whether text can name a fight: a slug of 1 to 63 small letters, digits and hyphens."""
    return _is_fight_id(text) is not None


def is_command_id(text: str) -> bool:
    """Tell whether text can be a command id: 1 to 64 of A-Z a-z 0-9 _ -."""
    return _is_command_id(text) is not None


class Header(msgspec.Struct, frozen=True):
    """Line 0 of a log. `created` in UTC milliseconds; `nonce` makes two fights of one id differ."""

    rejeu: int
    fight: str
    nonce: str
    created: int


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in a line for a part that only `to` may read: base64 of its salted SHA-256."""

    to: tuple[str, ...]
    commitment: str


class Opening(msgspec.Struct, frozen=True):
    """What opens a seal: the 16-byte salt and the exact JSON bytes. It lies beside the log, never in it."""

    salt: bytes
    part: bytes

    def commitment(self) -> str:
        """Return the commitment that this opening opens."""
        return base64(sha256(_SEAL_DOMAIN + self.salt + self.part).digest())

    def opens(self, sealed: Sealed) -> bool:
        """Tell whether this is what was sealed."""
        return len(self.salt) == SALT_BYTES and self.commitment() == sealed.commitment


class Envelope(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A line, decoded but for its body. Fields of a newer version are passed over; the bytes keep them.

    `parent` is None at the table, else the play record that this one was played after (0: the header).
    `at` is UTC milliseconds. `command` names the batch, `n` the place in it: 0 the command, then its facts.
    `replays`, on a command only, is the record of the command that an amendment decided again, or in whose
    place it stands; left out otherwise. `audience`, on a command only, is who alone is told of the batch, beside
    the game master and whoever sent it; left out where everyone is. `prev` is the base64 leaf hash of the line
    before. Lines hold the fields in this order.
    """

    seq: int
    parent: int | None
    at: int
    by: str
    command: str
    n: int
    tag: str
    v: int
    replays: int | None = None
    audience: tuple[str, ...] = ()
    sealed: tuple[Sealed, ...] = ()
    body: msgspec.Raw
    prev: str


class Part(msgspec.Struct, frozen=True):
    """A part to seal: whom it is for and its JSON bytes."""

    to: tuple[str, ...]
    part: bytes


class Draft(msgspec.Struct, frozen=True, kw_only=True):
    """A record before it has a place. `n` is its index in the batch.

    `parent` counts for n = 0 (None: the batch is at the table); a later record follows the one before it.
    `replays` and `audience` are for n = 0 only.
    """

    parent: int | None
    at: int
    by: str
    command: str
    n: int
    tag: str
    v: int
    body: bytes
    sealed: tuple[Part, ...] = ()
    replays: int | None = None
    audience: tuple[str, ...] = ()


class Stored(msgspec.Struct, frozen=True):
    """A record as kept: the exact bytes of its line, and what opens its seals (None: missing or erased)."""

    line: bytes
    openings: tuple[Opening | None, ...] = ()

    @property
    def envelope(self) -> Envelope:
        """Decode the envelope, each time anew (under a microsecond); raises as `read_envelope`."""
        return _envelopes.decode(self.line)


_headers = msgspec.json.Decoder(Header)
_envelopes = msgspec.json.Decoder(Envelope)
_encoder = msgspec.json.Encoder()

decode_envelope: Callable[[bytes], Envelope] = _envelopes.decode
"""Decode a line's envelope, nothing checked; raises msgspec.DecodeError. `chain.linked` does whole logs."""


def make_header(fight: str, nonce: str, created: int) -> bytes:
    """Write line 0 of a log; raises BrokenLog(0, "bad-fight-id" or "bad-header")."""
    if not is_fight_id(fight):
        raise BrokenLog(0, "bad-fight-id", fight=fight)
    if not _is_nonce(nonce):
        raise BrokenLog(0, "bad-header", detail="nonce")
    return _encoder.encode(Header(FORMAT, fight, nonce, created))


def read_header(line: bytes) -> Header:
    """Read line 0 of a log; raises BrokenLog: "not-a-log", "newer-log", "bad-header", "bad-fight-id"."""
    if len(line) > LINE_LIMIT:
        raise BrokenLog(0, "line-too-long", limit=LINE_LIMIT)
    try:
        header = _headers.decode(line)
    except msgspec.DecodeError as problem:
        _raise_header(line, problem)
    if header.rejeu != FORMAT:
        raise BrokenLog(0, "newer-log", found=header.rejeu, known=FORMAT)
    if not is_fight_id(header.fight):
        raise BrokenLog(0, "bad-fight-id", fight=header.fight)
    if not _is_nonce(header.nonce):
        raise BrokenLog(0, "bad-header", detail="nonce")
    return header


class _Mark(msgspec.Struct):
    rejeu: int


def _raise_header(line: bytes, problem: msgspec.DecodeError) -> None:
    try:
        mark = msgspec.json.decode(line, type=_Mark)
    except msgspec.DecodeError:
        raise BrokenLog(0, "not-a-log") from None
    if mark.rejeu > FORMAT:
        raise BrokenLog(0, "newer-log", found=mark.rejeu, known=FORMAT) from None
    raise BrokenLog(0, "bad-header", detail=str(problem)) from None


def read_envelope(line: bytes, seq: int) -> Envelope:
    """Decode the envelope of the line at `seq`; raises BrokenLog(seq, "bad-record" or "line-too-long")."""
    if len(line) > LINE_LIMIT:
        raise BrokenLog(seq, "line-too-long", limit=LINE_LIMIT)
    try:
        return _envelopes.decode(line)
    except msgspec.DecodeError as problem:
        raise BrokenLog(seq, "bad-record", detail=str(problem)) from None


class Batch(tuple[Stored, ...]):
    """A batch fresh from `seal_batch`, which alone makes one: its journal need not check it again.

    It follows the line whose leaf hash is `after`, as record `first`; `leaf` is the leaf hash of its last line.
    """

    command: str
    first: int
    after: bytes
    leaf: bytes


class _Plain(msgspec.Struct, gc=False):
    """What most lines are: an envelope with nothing sealed, its fields in the same order, quick to make."""

    seq: int
    parent: int | None
    at: int
    by: str
    command: str
    n: int
    tag: str
    v: int
    body: msgspec.Raw
    prev: str


def seal_batch(drafts: Sequence[Draft], first_seq: int, prev_leaf: bytes, salts: Callable[[], bytes]) -> Batch:
    """Number, chain and encode one batch that is to follow the line whose leaf hash is `prev_leaf`.

    `salts` gives 16 fresh random bytes a call. Raises BrokenLog(seq, ...) on what could never be read back:
    "empty-batch", "bad-batch", "bad-command-id", "bad-parent", "bad-replay", "bad-audience", "bad-body",
    "line-too-long".
    """
    if not drafts:
        raise BrokenLog(first_seq, "empty-batch")
    command = drafts[0].command
    _check_start(drafts[0], first_seq)
    parent = drafts[0].parent
    stored = []
    leaf = prev_leaf
    for n, draft in enumerate(drafts):
        seq = first_seq + n
        if draft.n != n or draft.command != command:
            raise BrokenLog(seq, "bad-batch", n=draft.n, command=draft.command)
        if n and draft.replays is not None:
            raise BrokenLog(seq, "bad-replay", replays=draft.replays)
        if n and draft.audience:
            raise BrokenLog(seq, "bad-audience")
        record = _seal(draft, seq, parent, base64(leaf), salts)
        stored.append(record)
        leaf = leaf_hash(record.line)
        parent = None if parent is None else seq
    batch = Batch(stored)
    batch.command, batch.first, batch.after, batch.leaf = command, first_seq, prev_leaf, leaf
    return batch


def _check_start(draft: Draft, seq: int) -> None:
    if not is_command_id(draft.command):
        raise BrokenLog(seq, "bad-command-id", command=draft.command)
    if draft.parent is not None and not 0 <= draft.parent < seq:
        raise BrokenLog(seq, "bad-parent", parent=draft.parent)
    if draft.replays is not None and (draft.parent is None or not 0 < draft.replays < seq):
        raise BrokenLog(seq, "bad-replay", replays=draft.replays)


def _seal(draft: Draft, seq: int, parent: int | None, prev: str, salts: Callable[[], bytes]) -> Stored:
    openings: tuple[Opening, ...] = ()
    body = msgspec.Raw(draft.body)
    if draft.sealed or draft.replays is not None or draft.audience:
        openings = tuple(_open(part, seq, salts()) for part in draft.sealed)
        line = _encoder.encode(_envelope(draft, openings, seq, parent, body, prev))
    else:
        line = _encoder.encode(
            _Plain(seq, parent, draft.at, draft.by, draft.command, draft.n, draft.tag, draft.v, body, prev)
        )
    _check_body(line, draft.body, seq)
    if len(line) > LINE_LIMIT:
        raise BrokenLog(seq, "line-too-long", limit=LINE_LIMIT)
    return Stored(line, openings)


def _envelope(
    draft: Draft, openings: tuple[Opening, ...], seq: int, parent: int | None, body: msgspec.Raw, prev: str
) -> Envelope:
    return Envelope(
        seq=seq,
        parent=parent,
        at=draft.at,
        by=draft.by,
        command=draft.command,
        n=draft.n,
        tag=draft.tag,
        v=draft.v,
        replays=draft.replays,
        audience=draft.audience,
        sealed=tuple(
            Sealed(tuple(sorted(part.to)), opening.commitment())
            for part, opening in zip(draft.sealed, openings, strict=True)
        ),
        body=body,
        prev=prev,
    )


def _open(part: Part, seq: int, salt: bytes) -> Opening:
    if len(salt) != SALT_BYTES:
        raise BrokenLog(seq, "bad-opening", detail="salt")
    _one_json(part.part, seq)
    return Opening(salt, part.part)


def _check_body(line: bytes, body: bytes, seq: int) -> None:
    """Refuse a body that would end the line early or smuggle fields into the envelope."""
    if b"\n" in body or b"\r" in body:
        raise BrokenLog(seq, "bad-body")
    try:
        if not line.isascii():
            line.decode()
        again = _envelopes.decode(line)
    except (UnicodeDecodeError, msgspec.DecodeError):
        raise BrokenLog(seq, "bad-body") from None
    if bytes(again.body) != body:
        raise BrokenLog(seq, "bad-body")


def _one_json(part: bytes, seq: int) -> None:
    try:
        part.decode()
        msgspec.json.decode(part, type=msgspec.Raw)
    except (UnicodeDecodeError, msgspec.DecodeError):
        raise BrokenLog(seq, "bad-body") from None
