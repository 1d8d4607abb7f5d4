"""Measuring one thing against another: both in turns within one run, the median of the ratios."""

import statistics
import time
from collections.abc import Callable
from typing import NamedTuple

Work = Callable[[], object]


class Row(NamedTuple):
    """One line of the table. `ratio` is how many times the baseline's time ours takes the place of."""

    number: str
    what: str
    baseline: str
    ratio: str
    floor: str
    goal: str


def seconds(work: Work, times: int = 1) -> float:
    """Return how long `work` takes, `times` over."""
    start = time.perf_counter()
    for _ in range(times):
        work()
    return time.perf_counter() - start


def faster(ours: Work, theirs: Work, rounds: int, times: int = 1) -> tuple[float, float]:
    """Return (their time over ours, our time in seconds for one), medians of `rounds` alternating rounds."""
    pairs = [(seconds(ours, times), seconds(theirs, times)) for _ in range(rounds)]
    ratio = statistics.median(other / mine for mine, other in pairs)
    return ratio, statistics.median(mine for mine, _ in pairs) / times


def table(rows: list[Row]) -> str:
    """Return the rows as a Markdown table."""
    lines = ["| # | what | against | seen | floor | goal |", "|---|---|---|---|---|---|"]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)
