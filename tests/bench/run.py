"""`make bench`: the rows of the performance targets, each against its baseline in the same run.

Each row is measured in three runs, and the median of the three is printed. `--once` makes one run do;
numbers name the rows wanted: `run.py 1 2`.
"""

import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from tests.bench.measure import Measure, Row, middle, table
from tests.bench.passing import time_passes
from tests.bench.rereading import rebuild, seek, versions
from tests.bench.starting import start_up
from tests.bench.writing import append_late, hundred_records, one_command
from tests.tiny.install import install, uninstall

RUNS = 3
ROWS: dict[str, Callable[[Path], AbstractContextManager[Measure]]] = {
    "1": one_command,
    "2": hundred_records,
    "3": rebuild,
    "4": seek,
    "5": versions,
    "6": append_late,
    "7": start_up,
    "8": time_passes,
}


@contextmanager
def workplace() -> Iterator[Path]:
    """Yield an empty folder, with the tiny ruleset installed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        install(folder / "plugins")
        yield folder
        uninstall(folder / "plugins")


def measure(wanted: list[str], runs: int) -> list[Row]:
    """Return the rows wanted, each the median of so many runs; say on standard error how far it is."""
    rows = []
    for number in wanted:
        start = time.monotonic()
        with workplace() as folder, ROWS[number](folder) as measure_once:
            rows += middle([measure_once() for _ in range(runs)])
        print(f"row {number}: {time.monotonic() - start:.0f} s", file=sys.stderr)
    return rows


def main() -> int:
    """Print the table; fail if a row misses its floor."""
    given = sys.argv[1:]
    rows = measure([number for number in ROWS if number in given] or list(ROWS), 1 if "--once" in given else RUNS)
    print(table(rows))
    return 0 if all(row.holds for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
