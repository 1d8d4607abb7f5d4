"""The way through a replay: from a record to the next one, the next turn, round or mark, on the line chosen."""

from bisect import bisect_left, bisect_right
from collections.abc import Sequence

from .stops import MARKS, Stops


class Route:
    """Where steps lead. `ruled`: along the present line only; `skip`: past records that change nothing to look at."""

    def __init__(self, stops: Stops) -> None:
        self.stops = stops
        self.ruled = False
        self.skip = True
        self._turns = sorted({*stops.turns, *(seq for seq, _ in stops.rounds)})
        self._rounds = [seq for seq, _ in stops.rounds]
        self._marks = sorted({seq for kind in MARKS for seq in stops.marks[kind]})
        self._starts = [first for first, _ in stops.struck]

    def struck(self, seq: int) -> bool:
        """Return whether a record was undone."""
        place = bisect_right(self._starts, seq) - 1
        return place >= 0 and seq <= self.stops.struck[place][1]

    def on_way(self, seq: int) -> bool:
        """Return whether a record is on the line chosen."""
        return not (self.ruled and self.struck(seq))

    @property
    def first(self) -> int:
        """The first record."""
        return next((seq for seq in range(1, self.stops.records + 1) if self.on_way(seq)), 1)

    @property
    def last(self) -> int:
        """The last record on the way."""
        return next((seq for seq in range(self.stops.records, 0, -1) if self.on_way(seq)), 1)

    def step(self, seq: int, by: int) -> int:
        """Return the next record, or the one before for a `by` of −1."""
        first, last = self.first, self.last
        found = seq + by
        while first < found < last and (not self.on_way(found) or (self.skip and found in self.stops.idle)):
            found += by
        return min(max(found, first), last)

    def turn(self, seq: int, by: int) -> int:
        """Return where the next turn or round begins, or one began before."""
        return self._to(self._turns, seq, by)

    def round(self, seq: int, by: int) -> int:
        """Return where the next round begins, or one began before."""
        return self._to(self._rounds, seq, by)

    def mark(self, seq: int) -> int:
        """Return the next marked record, after the last one the first again; where there is none, stay."""
        there = [marked for marked in self._marks if self.on_way(marked)]
        return next((marked for marked in there if marked > seq), there[0] if there else seq)

    def _to(self, numbers: Sequence[int], seq: int, by: int) -> int:
        if by > 0:
            after = numbers[bisect_right(numbers, seq) :]
            return next((found for found in after if self.on_way(found)), self.last)
        before = numbers[: bisect_left(numbers, seq)]
        return next((found for found in reversed(before) if self.on_way(found)), self.first)
