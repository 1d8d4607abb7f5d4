"""Where people stand, along a line or on a plane: the ground's bounds and ticks, and everybody's token on it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rejeu.replays.film import Change, Film

WIDE = 1000
"""The ground's width, and a plane's height, in the page's own units."""
NEAR = 75
"""Tokens nearer than this along a line stand one above the other."""
_MOST_TICKS = 9
_EDGE = 45
"""How near to an edge a number would be cut off."""

Place = tuple[int, ...]


class Tick(NamedTuple):
    """A mark on an axis, in metres, and where it is."""

    metres: int
    at: int


class Ground(NamedTuple):
    """`plane`: two axes. `lanes` is how many stand one above the other at most. `tokens` are columns by person.

    `high` is a plane's height for a width of `WIDE`: a metre is as long either way.
    """

    plane: bool
    high: int
    ticks: tuple[tuple[Tick, ...], ...]
    lanes: int
    tokens: Mapping[str, tuple[Change, ...]]


def ground(film: Film, people: tuple[str, ...]) -> Ground | None:
    """Return the ground, or nothing if nobody was ever anywhere."""
    columns = {who: film.columns.get((who, "position"), ()) for who in people}
    places = [change.value for changes in columns.values() for change in changes if change.value is not None]
    if not places:
        return None
    plane = any(len(place) > 1 for place in places)
    bounds = [_bounds([_part(place, axis) for place in places]) for axis in range(2 if plane else 1)]
    if plane:
        bounds = _roomy(bounds)
    high = WIDE * (bounds[-1][1] - bounds[-1][0]) // (bounds[0][1] - bounds[0][0])
    tokens = _tokens(film, columns, bounds)
    lanes = max((value[1] + 1 for changes in tokens.values() for _, value in changes if value and not plane), default=1)
    return Ground(plane, high, tuple(_ticks(*bound) for bound in bounds), lanes, tokens)


def _part(place: Place, axis: int) -> int:
    return place[axis] if axis < len(place) else 0


def _bounds(values: list[int]) -> tuple[int, int]:
    """Return the least and the most, with some air around them."""
    low, high = min(values), max(values)
    air = max(1, (high - low + 11) // 12)
    return low - air, high + air


def _roomy(bounds: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return bounds of which neither is less than a third of the other."""
    least = max(high - low for low, high in bounds) // 3
    return [_wider(low, high, max(0, least - (high - low))) for low, high in bounds]


def _wider(low: int, high: int, more: int) -> tuple[int, int]:
    return low - more // 2, high + more - more // 2


def _ticks(low: int, high: int) -> tuple[Tick, ...]:
    step = next(size for size in _steps() if (high - low) // size < _MOST_TICKS)
    first = -(-low // step) * step
    ticks = (Tick(metres, _at(metres, low, high)) for metres in range(first, high + 1, step))
    return tuple(tick for tick in ticks if _EDGE <= tick.at <= WIDE - _EDGE)


def _steps() -> Any:
    size = 1
    while True:
        yield from (size, 2 * size, 5 * size)
        size *= 10


def _at(metres: int, low: int, high: int) -> int:
    return (metres - low) * WIDE // (high - low)


def _tokens(
    film: Film, columns: Mapping[str, tuple[Change, ...]], bounds: list[tuple[int, int]]
) -> dict[str, tuple[Change, ...]]:
    """Lay everybody out anew at each record at which somebody moves, comes or goes."""
    wheres = {who: film.columns.get((who, "where"), ()) for who in columns}
    events = sorted(
        (
            (change.seq, who, what, change.value)
            for what, some in (("position", columns), ("where", wheres))
            for who, changes in some.items()
            for change in changes
        ),
        key=lambda event: event[:3],
    )
    standing: dict[str, Place | None] = {}
    present: dict[str, bool] = {}
    found: dict[str, list[Change]] = {who: [] for who in columns}
    for place, (seq, who, what, value) in enumerate(events):
        if what == "position":
            standing[who] = value
        else:
            present[who] = value not in (None, "left")
        if place + 1 < len(events) and events[place + 1][0] == seq:
            continue
        laid = _lay(
            {one: spot for one in columns if present.get(one) and (spot := standing.get(one)) is not None}, bounds
        )
        for one, changes in found.items():
            now = laid.get(one)
            if (changes[-1].value if changes else None) != now:
                changes.append(Change(seq, now))
    return {who: tuple(changes) for who, changes in found.items()}


def _lay(standing: dict[str, Place], bounds: list[tuple[int, int]]) -> dict[str, tuple[int, int, int]]:
    """Return (x, lane, y) of each: y counts on a plane only, whose lanes are ranks at the very same spot."""
    found: dict[str, tuple[int, int, int]] = {}
    for who, place in standing.items():
        x, y = (_at(_part(place, axis), *bounds[axis]) if axis < len(bounds) else 0 for axis in (0, 1))
        near = {
            lane
            for left, lane, top in found.values()
            if abs(left - x) < NEAR and (len(bounds) == 1 or abs(top - y) < NEAR)
        }
        found[who] = (x, next(lane for lane in range(len(found) + 1) if lane not in near), y)
    return found
