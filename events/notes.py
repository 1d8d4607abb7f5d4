"""Signed notes and checkpoints, as c2sp.org/signed-note and c2sp.org/tlog-checkpoint write them.

A checkpoint is a few lines that anyone can paste anywhere: whose log, how many lines, their tree head, and under
a blank line one signature or several, each by a named Ed25519 key:

    rejeu/ambush/8zK…
    27
    CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=

    — gm Az3grlgtzPICa5OS8npVmf1Myq/5IZniMp+ZJurmRDeOoRDe4URYN7u5/Zhcyv2q1gGzGku9nTo+zyWE+xeMcTOAYQ8=
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

from .chain import Head
from .errors import JournalError
from .record import Header, base64, bytes_of

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ED25519 = 1
KEY_BYTES = 32
SIGNATURE_BYTES = 64
MAX_NOTE_BYTES = 64_000
MAX_SIGNATURES = 100
_DASH = "— "
_PRIVATE = "PRIVATE+KEY+"
_NUMBER = re.compile(r"0|[1-9][0-9]{0,17}")


class BadNote(JournalError):
    """What is not a note, a checkpoint or a key: `code` says why, `params` where."""


class Key(NamedTuple):
    """A public key and the name that it signs under."""

    name: str
    public: bytes

    @property
    def mark(self) -> bytes:
        """The four bytes that name the key in a signature line."""
        return sha256(self.name.encode() + b"\n" + bytes([ED25519]) + self.public).digest()[:4]

    def __str__(self) -> str:
        """Return `NAME+MARK+KEY`, as other programs read it too."""
        return f"{self.name}+{self.mark.hex()}+{base64(bytes([ED25519]) + self.public)}"

    @property
    def print(self) -> str:
        """A print of the key that people can compare: eight groups of four hexadecimal digits."""
        digits = sha256(self.name.encode() + b"\n" + bytes([ED25519]) + self.public).hexdigest()[:32]
        return " ".join(digits[at : at + 4] for at in range(0, 32, 4))


class Signature(NamedTuple):
    """One line under a note."""

    name: str
    mark: bytes
    signature: bytes


class Note(NamedTuple):
    """A text, its last line feed included, and who signed it."""

    text: str
    signatures: tuple[Signature, ...]

    def __str__(self) -> str:
        """Return the note as it is written."""
        lines = [f"{_DASH}{one.name} {base64(one.mark + one.signature)}\n" for one in self.signatures]
        return f"{self.text}\n{''.join(lines)}"


class Checkpoint(NamedTuple):
    """What is signed of a log: which one, and its head."""

    origin: str
    head: Head

    @property
    def text(self) -> str:
        """The three lines."""
        return f"{self.origin}\n{self.head.count}\n{base64(self.head.root)}\n"


# Names and keys


def key_name(who: str) -> str:
    """Return the name that a participant's key has: blanks, plus and percent signs are written as `%20`."""
    return "".join(_named(char) for char in who)


def _named(char: str) -> str:
    if char in "+%" or char.isspace() or unicodedata.category(char) in ("Zs", "Zl", "Zp", "Cc"):
        return "".join(f"%{byte:02X}" for byte in char.encode())
    return char


def person_of(name: str) -> str:
    """Return the participant whose key has that name."""
    raw = re.sub(rb"%([0-9A-F]{2})", lambda found: bytes([int(found[1], 16)]), name.encode())
    return raw.decode(errors="replace")


def is_key_name(name: str) -> bool:
    """Tell whether a key may have that name: no blank in it, no plus sign."""
    return bool(name) and "+" not in name and not any(char.isspace() or ord(char) < 32 for char in name)


def read_key(text: str) -> Key:
    """Read `NAME+MARK+KEY`. Raises `BadNote`."""
    name, _, rest = text.strip().partition("+")
    mark, _, data = rest.partition("+")
    key = Key(name, _of_kind(data))
    if not is_key_name(name) or mark != key.mark.hex():
        raise BadNote("bad-key")
    return key


def _of_kind(data: str) -> bytes:
    raw = bytes_of(data)
    if len(raw) != 1 + KEY_BYTES or raw[0] != ED25519:
        raise BadNote("bad-key")
    return raw[1:]


class Signer:
    """A private key. It never leaves this object but by `secret`, to be kept by whoever owns it."""

    def __init__(self, name: str, seed: bytes) -> None:
        """Raises `BadNote` for a name that no key can have, or a seed that is not 32 bytes."""
        if not is_key_name(name) or len(seed) != KEY_BYTES:
            raise BadNote("bad-key")
        self._seed = seed
        self.key = Key(name, _private(seed).public_key().public_bytes_raw())

    @classmethod
    def read(cls, text: str) -> Signer:
        """Read what `secret` wrote. Raises `BadNote`."""
        if not text.startswith(_PRIVATE):
            raise BadNote("bad-key")
        name, _, rest = text.strip().removeprefix(_PRIVATE).partition("+")
        mark, _, data = rest.partition("+")
        signer = cls(name, _of_kind(data))
        if mark != signer.key.mark.hex():
            raise BadNote("bad-key")
        return signer

    @property
    def secret(self) -> str:
        """The key as one line to keep."""
        key = self.key
        return f"{_PRIVATE}{key.name}+{key.mark.hex()}+{base64(bytes([ED25519]) + self._seed)}"

    def sign(self, text: str) -> Signature:
        """Sign a text."""
        return Signature(self.key.name, self.key.mark, _private(self._seed).sign(text.encode()))


def _private(seed: bytes) -> Ed25519PrivateKey:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

    return Ed25519PrivateKey.from_private_bytes(seed)


def verifies(key: Key, text: str, signature: bytes) -> bool:
    """Tell whether `key` made `signature` over `text` (RFC 8032)."""
    return _verifier(key.public)(signature, text.encode())


@cache
def _verifier(public: bytes) -> Callable[[bytes, bytes], bool]:
    from cryptography.exceptions import InvalidSignature
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

    try:
        key = Ed25519PublicKey.from_public_bytes(public)
    except ValueError:
        return lambda signature, data: False

    def verify(signature: bytes, data: bytes) -> bool:
        try:
            key.verify(signature, data)
        except InvalidSignature:
            return False
        return True

    return verify


# Notes


def sign_note(text: str, signers: Sequence[Signer], signed: Sequence[Signature] = ()) -> Note:
    """Sign a text that ends in a line feed, keeping what others `signed` of it. Raises `BadNote`."""
    if not text.endswith("\n"):
        raise BadNote("bad-note", line=1)
    fresh = [signer.sign(text) for signer in signers]
    own = {(one.name, one.mark) for one in fresh}
    return Note(text, (*(one for one in signed if (one.name, one.mark) not in own), *fresh))


def read_note(text: str) -> Note:
    """Read a note. Raises `BadNote`: "bad-note" with its `line`; nothing is checked of its signatures."""
    if len(text.encode(errors="replace")) > MAX_NOTE_BYTES:
        raise BadNote("bad-note", line=1)
    if any(ord(char) < 32 and char != "\n" for char in text):
        raise BadNote("bad-note", line=1)
    body, blank, under = text.rpartition("\n\n")
    if not blank or not body or not under.endswith("\n"):
        raise BadNote("bad-note", line=text.count("\n") + 1)
    lines = under.removesuffix("\n").split("\n")
    if len(lines) > MAX_SIGNATURES:
        raise BadNote("bad-note", line=text.count("\n"))
    first = body.count("\n") + 3
    return Note(body + "\n", tuple(_signature(line, first + place) for place, line in enumerate(lines)))


def _signature(line: str, number: int) -> Signature:
    name, blank, data = line.removeprefix(_DASH).partition(" ")
    raw = bytes_of(data)
    if not line.startswith(_DASH) or not blank or not is_key_name(name) or len(raw) < 5:
        raise BadNote("bad-signature-line", line=number)
    return Signature(name, raw[:4], raw[4:])


def read_checkpoint(note: Note) -> Checkpoint:
    """Read what a note says of a log. Raises `BadNote`: "not-a-checkpoint"."""
    lines = note.text.removesuffix("\n").split("\n")
    if len(lines) != 3 or not lines[0] or not _NUMBER.fullmatch(lines[1]):
        raise BadNote("not-a-checkpoint")
    root = bytes_of(lines[2])
    if len(root) != KEY_BYTES:
        raise BadNote("not-a-checkpoint")
    return Checkpoint(lines[0], Head(int(lines[1]), root))


def origin_of(header: Header) -> str:
    """Return the name of a log in its checkpoints: its fight and nonce, so that no two fights share one."""
    return f"rejeu/{header.fight}/{header.nonce}"
