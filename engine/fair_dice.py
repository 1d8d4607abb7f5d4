"""Dice that nobody at the table need be believed for: faces derived from a seed that was committed to beforehand.

docs/fair-dice.md specifies every byte of it, with vectors, so that anyone can write another verifier.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import attrs

from rejeu.events.record import base64

from .dice import Key

SEED_BYTES = 32
MAX_WORD = 64
"""Characters of a player's word."""

_COMMIT = b"rejeu dice seed v1\x00"
_WORDS = b"rejeu dice words v1\x00"
_FACE = "rejeu dice v1"
_DRAWN = 2  # bytes of a digest: few enough that rejection happens, and can be tested
_SPAN = 256**_DRAWN


def commitment_of(seed: bytes, origin: str) -> str:
    """Return the commitment to `seed` in the log of that origin, in base64. The seed must be random."""
    return base64(hashlib.sha256(_COMMIT + origin.encode() + b"\x00" + seed).digest())


def word_fits(word: str) -> bool:
    """Tell whether a player may give that word: 1 to 64 characters that can be seen."""
    return 0 < len(word) <= MAX_WORD and word.isprintable() and word == word.strip()


def mix_of(words: Sequence[tuple[str, str]]) -> str:
    """Return what stands in a derivation for the players' words, given as (who, word): hexadecimal."""
    digest = hashlib.sha256(_WORDS)
    for who, word in sorted(words):
        digest.update(who.encode() + b"\x00" + word.encode() + b"\x00")
    return digest.hexdigest()


@attrs.frozen
class Derivation:
    """What faces are derived from, beside the place of each die: `fresh` counts the rewinds that threw dice away.

    `mix` is that of the players' words; empty at the level `committed`.
    """

    seed: bytes
    origin: str
    fresh: int = 0
    mix: str = ""

    def face(self, key: Key, index: int, size: int) -> int:
        """Return the face of die `index` among those of `size` sides of the roll at `key`, from 1 to `size`."""
        place = (key.round, key.who, key.purpose, key.ordinal, size, index)
        start = "\n".join((_FACE, self.origin, str(self.fresh), *map(str, place), self.mix, ""))
        limit = _SPAN - _SPAN % size  # numbers from here up would favour low faces
        attempt = 0
        while True:
            digest = hmac.digest(self.seed, f"{start}{attempt}".encode(), hashlib.sha256)
            number = int.from_bytes(digest[:_DRAWN])
            if number < limit:
                return number % size + 1
            attempt += 1
