"""Places on the way, in whole metres."""

from rejeu.events.commands import Position


def part_way(here: Position, there: Position, metres: int, of: int) -> Position:
    """Return the place after `metres` of the `of` metres from here to there, each number to the nearest."""
    if metres >= of:
        return there
    return tuple(a + (2 * (b - a) * metres + of) // (2 * of) for a, b in zip(here, there, strict=True))
