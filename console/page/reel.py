"""Columns of changes as the page's script reads them: numbers, and one table of the values they point at."""

from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec


class Bound(NamedTuple):
    """A column by its number, and its value at the last record: what the page shows before any script runs."""

    column: int
    last: Any


class Reel:
    """Gathers columns. A value is anything that JSON can say; each distinct one is kept once."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self.columns: list[list[int]] = []
        self._places: dict[bytes, int] = {}

    def add(self, changes: Iterable[tuple[int, Any]]) -> Bound:
        """Add a column of (record, value), in order; what changes nothing is left out."""
        flat: list[int] = []
        before, place, last = 0, -1, None
        for seq, value in changes:
            now = self._place(value)
            if now == place:
                continue
            flat += (seq - before, now)
            before, place, last = seq, now, value
        self.columns.append(flat)
        return Bound(len(self.columns) - 1, last)

    def _place(self, value: Any) -> int:
        key = msgspec.json.encode(value)
        place = self._places.setdefault(key, len(self.values))
        if place == len(self.values):
            self.values.append(value)
        return place


def steps(numbers: Iterable[int]) -> list[int]:
    """Return rising numbers as the differences between them."""
    found, before = [], 0
    for number in numbers:
        found.append(number - before)
        before = number
    return found
