"""A time axis that copes with minutes and weeks together: each span between two events has its place.

A span takes columns by the logarithm of its length, so that nothing is too short to be seen and nothing
pushes the rest off the screen.
"""

from bisect import bisect_right
from collections.abc import Iterable
from math import log2

LEAST = 2
"""Columns of the shortest span, where there is room."""


class Axis:
    """Columns 0 to `width` - 1 for the moments between the first and the last one that matters, in seconds."""

    def __init__(self, moments: Iterable[int], width: int) -> None:
        self.moments = sorted(set(moments))
        self.width = width
        spans = [after - before for before, after in zip(self.moments, self.moments[1:], strict=False)]
        weights = [LEAST + log2(1 + span) / 2 for span in spans]
        scale = (width - 1) / sum(weights) if weights else 0
        self._columns = [0.0]
        for weight in weights:
            self._columns.append(self._columns[-1] + weight * scale)

    def column(self, moment: int) -> int:
        """Return the column of `moment`; one between two that matter lies between their columns."""
        place = min(max(bisect_right(self.moments, moment) - 1, 0), len(self.moments) - 1)
        start = self._columns[place]
        if place + 1 < len(self.moments):
            part = (moment - self.moments[place]) / (self.moments[place + 1] - self.moments[place])
            start += max(0.0, part) * (self._columns[place + 1] - start)
        return min(self.width - 1, round(start))
