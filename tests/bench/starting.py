"""Row 7: whole processes, against a bare Python that does nothing."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rejeu.events.sqlite import SqliteJournal
from tests.bench.logs import long_fight
from tests.bench.measure import Measure, Row, ratio


@contextmanager
def start_up(folder: Path) -> Iterator[Measure]:
    """Run the program as its own command does, with one fight of 500 records in its journal."""
    path = folder / "show.db"
    with SqliteJournal(path) as journal:
        long_fight(journal, "show", 500)
    places = os.pathsep.join([str(folder / "plugins"), str(Path.cwd())])
    env = {**os.environ, "REJEU_JOURNAL": str(path), "PYTHONPATH": places}
    start = "import sys; from rejeu.console.main import main; sys.exit(main())"

    def run(*arguments: str) -> None:
        subprocess.run([sys.executable, "-c", *arguments], env=env, check=True, stdout=subprocess.DEVNULL)

    def times(*arguments: str) -> float:
        return ratio(lambda: run(start, *arguments), lambda: run("pass"), rounds=15)

    def measure() -> list[Row]:
        return [
            Row("7", "`rejeu --version`", "bare Python", times("--version"), 4.5, 4.5),
            Row("7", "`rejeu show` of 500 records", "bare Python", times("show", "show"), 14, 10),
        ]

    yield measure
