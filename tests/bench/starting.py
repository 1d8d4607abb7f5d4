"""Row 7: whole processes, against a bare Python that does nothing."""

import os
import subprocess
import sys
from pathlib import Path

from rejeu.events.sqlite import SqliteJournal
from tests.bench.logs import long_fight
from tests.bench.measure import Row, ratio


def start_up(folder: Path) -> list[Row]:
    """Run the program as its own command does, with one fight of 500 records in its journal."""
    path = folder / "show.db"
    with SqliteJournal(path) as journal:
        long_fight(journal, "show", 500)
    places = os.pathsep.join([str(folder / "plugins"), str(Path.cwd())])
    env = {**os.environ, "REJEU_JOURNAL": str(path), "PYTHONPATH": places}
    start = "import sys; from rejeu.console.main import main; sys.exit(main())"

    def run(*arguments: str) -> None:
        subprocess.run([sys.executable, "-c", *arguments], env=env, check=True, stdout=subprocess.DEVNULL)

    rows = []
    for what, arguments, floor, goal in (
        ("`rejeu --version`", ("--version",), 4.5, 4.5),
        ("`rejeu show` of 500 records", ("show", "show"), 14, 10),
    ):
        seen = ratio(lambda: run(start, *arguments), lambda: run("pass"), rounds=15)  # noqa: B023
        rows.append(Row("7", what, "bare Python", seen, floor, goal))
    return rows
