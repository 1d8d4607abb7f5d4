"""Distances and places, in whole metres."""

from math import isqrt

from rejeu.engine.errors import Refused
from rejeu.events.commands import Position


def between(here: Position, there: Position, up: bool = True) -> int:
    """Return the metres between two places; a part of one counts as whole if `up` (PZ-14)."""
    if len(here) != len(there):
        raise Refused("position-mismatch")
    square = sum((b - a) ** 2 for a, b in zip(here, there, strict=True))
    root = isqrt(square)
    return root + 1 if up and root * root < square else root


def part_way(here: Position, there: Position, metres: int, of: int) -> Position:
    """Return the place after `metres` of the `of` metres from here to there, each number to the nearest."""
    if metres >= of:
        return there
    return tuple(a + (2 * (b - a) * metres + of) // (2 * of) for a, b in zip(here, there, strict=True))
