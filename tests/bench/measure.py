"""Measuring one thing against another: both in turns within one run, the median of the ratios."""

import statistics
import time
from collections.abc import Callable, Iterable
from typing import NamedTuple

Work = Callable[[], object]


class Row(NamedTuple):
    """One line of the table: what was seen of `what` against `baseline`, and what it should be.

    `more`: more is better, as in "times faster"; else less is. `unit` is written behind each number.
    """

    number: str
    what: str
    baseline: str
    seen: float
    floor: float | None
    goal: float | None
    unit: str = "×"
    more: bool = False

    @property
    def holds(self) -> bool:
        """Whether the floor is kept."""
        if self.floor is None:
            return True
        return self.seen >= self.floor if self.more else self.seen <= self.floor


Measure = Callable[[], list[Row]]
"""Takes the measures of one part once, on what was made ready for it."""


def seconds(work: Work, times: int = 1) -> float:
    """Return how long `work` takes, `times` over."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return time.perf_counter() - start


def ratio(over: Work, under: Work, rounds: int, times: int = 1) -> float:
    """Return how many times longer `over` takes than `under`: the median of `rounds` alternating rounds."""
    return statistics.median(seconds(over, times) / seconds(under, times) for _ in range(rounds))


def middle(runs: Iterable[list[Row]]) -> list[Row]:
    """Return each row as its median over the runs."""
    return [rows[0]._replace(seen=statistics.median(row.seen for row in rows)) for rows in zip(*runs, strict=True)]


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| # | what | against | seen | floor | goal | |", "|---|---|---|---|---|---|---|"]
    for row in rows:
        shown = [_number(value, row.unit) for value in (row.seen, row.floor, row.goal)]
        held = "—" if row.floor is None else "yes" if row.holds else "**no**"
        lines.append("| " + " | ".join([row.number, row.what, row.baseline, *shown, held]) + " |")
    return "\n".join(lines)


def _number(value: float | None, unit: str) -> str:
    if value is None:
        return "—"
    if unit == "1/":
        return f"1/{round(1 / value)}"
    return f"{value:.0f} {unit}" if unit != "×" else f"{value:.2f}×" if value < 2 else f"{value:.1f}×"
