"""What things cost, counted: steps of SQLite, lines read, calls made. Times are for the benchmarks."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from rejeu.events import commands as c
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight, Stamp
from rejeu.replays.rewinding import redo_target, undo_target
from tests.bench.logs import HANDS, long_fight

pytestmark = pytest.mark.usefixtures("tiny")
TIMES = 40


def counted(journal: SqliteJournal, work: Callable[[], object]) -> tuple[int, int]:
    """Steps of SQLite's machine and calls of Python that `work` takes."""
    steps = calls = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    def call(frame: FrameType, event: str, value: Any) -> None:
        nonlocal calls
        calls += event in ("call", "c_call") and frame.f_code is not step.__code__

    db = journal._file._db
    assert db is not None
    db.set_progress_handler(step, 1)
    sys.setprofile(call)
    try:
        work()
    finally:
        sys.setprofile(None)
        db.set_progress_handler(None, 1)
    return steps, calls


@pytest.fixture
def fights(tmp_path: Path) -> tuple[SqliteJournal, Fight, Fight]:
    """A fight of 100 records and one of 20,000, both in hand."""
    journal = SqliteJournal(tmp_path / "journal.db")
    for name, records in (("early", 100), ("late", 20_000)):
        long_fight(journal, name, records)
        Fight(journal, name)
    return journal, Fight(journal, "early"), Fight(journal, "late")


def commands(fight: Fight) -> None:
    for number in range(TIMES):
        command = c.SetGauge(targets=("guard",), gauge="hp", value=number)
        fight.submit(command, Stamp("gm", 1, f"c{fight.tail}"), HANDS)


def undone(fight: Fight) -> None:
    for _ in range(TIMES // 4):
        fight.submit(c.Rewind(to=undo_target(fight), how="undo"), Stamp("gm", 1, f"u{fight.tail}"), HANDS)
        fight.submit(c.Rewind(to=redo_target(fight), how="redo"), Stamp("gm", 1, f"r{fight.tail}"), HANDS)


@pytest.mark.case(34)
def test_a_command_costs_the_same_at_record_20_000_as_at_100(fights: tuple[SqliteJournal, Fight, Fight]) -> None:
    journal, early, late = fights
    before, after = counted(journal, lambda: commands(early)), counted(journal, lambda: commands(late))
    assert before[0] > 40 * TIMES, "the steps of SQLite were not counted"
    assert before[1] > 100 * TIMES, "the calls were not counted"
    for few, many in zip(before, after, strict=True):
        assert many <= 1.2 * few


@pytest.mark.case(34)
def test_an_undo_folds_from_the_last_snapshot_at_most(fights: tuple[SqliteJournal, Fight, Fight]) -> None:
    """Calls follow the records since a snapshot, some thousand and a half at most, not those of the log."""
    journal, _, late = fights
    _, calls = counted(journal, lambda: undone(late))
    assert calls / (TIMES // 2) < 20_000


@pytest.mark.case(34)
def test_opening_a_long_fight_again_decodes_only_what_came_since(tmp_path: Path) -> None:
    journal = SqliteJournal(tmp_path / "journal.db")
    long_fight(journal, "late", 20_000)
    _, first = counted(journal, lambda: Fight(journal, "late"))
    _, again = counted(journal, lambda: Fight(journal, "late"))
    _, trusted = counted(journal, lambda: Fight(journal, "late", trust_above=0))
    assert first > 20_000 * 6
    assert again < 20_000 * 5, "links alone: a hash for each line"
    assert trusted < 1_000
