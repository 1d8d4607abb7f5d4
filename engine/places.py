"""Places and the distances between them, in whole metres."""

from math import isqrt

from rejeu.events.commands import Position

from .errors import Refused


def between(here: Position, there: Position, up: bool = True) -> int:
    """Return the metres between two places; a part of one counts as whole if `up`. Raises `Refused`."""
    if len(here) != len(there):
        raise Refused("position-mismatch")
    square = sum((b - a) ** 2 for a, b in zip(here, there, strict=True))
    root = isqrt(square)
    return root + 1 if up and root * root < square else root
