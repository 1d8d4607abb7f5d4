"""Whatever goes wrong around a command: nothing there, nothing to write to, someone else, ourselves. No traceback."""

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from rejeu.events.sqlite import SqliteJournal

from .conftest import Rejeu


def _records(rejeu: Rejeu) -> int:
    return int(rejeu("show", "f", "--json").json["seq"])


# Not found, and what cannot be kept ----------------------------------------------------------


def test_what_is_not_there_is_not_found_and_not_made(rejeu: Rejeu, tmp_path: Path) -> None:
    missing = tmp_path / "none.db"
    for arguments in (
        ["show", "f"],
        ["do", "f", "round"],
        ["undo", "f"],
        ["log", "f"],
        ["export", "f", "x"],
        ["verify", "f"],
        ["import", "nothing.jsonl"],
        ["verify", "nothing.jsonl"],
        ["run", "nothing.rejeu"],
        ["backup", "b.db"],
    ):
        ran = rejeu("--journal", str(missing), *arguments)
        assert (ran.code, ran.out) == (5, ""), arguments
        assert ran.err
    assert not missing.exists()


def test_a_list_of_no_fights(rejeu: Rejeu, tmp_path: Path) -> None:
    ran = rejeu("fights", "--journal", str(tmp_path / "none.db"))
    assert (ran.code, ran.out) == (0, "")
    assert rejeu("fights", "--json", "--journal", str(tmp_path / "none.db")).json["fights"] == []


def test_a_fight_of_that_name_is_there_already(fight: Rejeu) -> None:
    ran = fight("new", "f")
    assert ran.code == 1
    assert "already" in ran.err


@pytest.mark.parametrize("what", ["folder", "text", "database", "below a file"])
def test_a_journal_that_is_none(rejeu: Rejeu, tmp_path: Path, what: str) -> None:
    path = tmp_path / "j.db"
    if what == "folder":
        path.mkdir()
    elif what == "text":
        path.write_text("hello, this is no database at all" * 20, encoding="utf-8")
    elif what == "database":
        with sqlite3.connect(path) as db:
            db.execute("CREATE TABLE other (x)")
    else:
        path.write_text("x", encoding="utf-8")
        path = path / "j.db"
    for arguments in (["new", "f"], ["do", "f", "round"], ["show", "f"]):
        ran = rejeu("--journal", str(path), *arguments)
        assert ran.code in (1, 5), arguments
        assert ran.out == ""
        assert "Traceback" not in ran.err
        assert "j.db" in ran.err or ran.code == 5


def test_a_journal_that_may_not_be_written(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    before = _records(fight)
    opened = SqliteJournal.__init__

    def read_only(self: SqliteJournal, *args: object, **kwargs: object) -> None:
        opened(self, *args, **kwargs)  # type: ignore[arg-type]
        self._file._connection().execute("PRAGMA query_only = 1")

    monkeypatch.setattr(SqliteJournal, "__init__", read_only)
    ran = fight("do", "f", "note x")
    assert ran.code == 1
    assert "read-only" in ran.err
    assert fight("show", "f").code == 0
    assert _records(fight) == before


def test_a_full_disk(fight: Rejeu) -> None:
    opened = SqliteJournal.__init__

    def tiny(self: SqliteJournal, *args: object, **kwargs: object) -> None:
        opened(self, *args, **kwargs)  # type: ignore[arg-type]
        db = self._file._connection()
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}")

    kept = _records(fight)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(SqliteJournal, "__init__", tiny)
        for _ in range(50):
            ran = fight("do", "f", f"note '{'x' * 1900}'")
            if ran.code:
                break
            kept += 2
    assert ran.code == 1
    assert "full" in ran.err
    assert _records(fight) == kept
    assert fight("verify", "f").code == 0


# Someone else --------------------------------------------------------------------------------


def test_a_place_that_has_moved_on_is_a_conflict(fight: Rejeu) -> None:
    seq = _records(fight)
    ran = fight("do", "f", "--expect", str(seq - 1), "note x")
    assert (ran.code, ran.out) == (4, "")
    assert str(seq) in ran.err
    assert _records(fight) == seq
    assert fight("do", "f", "--expect", str(seq), "note x").code == 0
    assert fight("undo", "f", "--expect", str(seq)).code == 4


@pytest.mark.case(28)
def test_a_command_sent_three_times_is_recorded_once(fight: Rejeu) -> None:
    first = fight("do", "f", "--id", "abc-1", "hurt mira 3", "--json")
    seq = _records(fight)
    for line, code in (("hurt mira 3", 0), ("hurt mira 3", 0), ("no longer a line at all", 1)):
        again = fight("do", "f", "--id", "abc-1", "--expect", "1", line, "--json")
        assert again.code == code, again.err
        assert ("not recorded" if code else "before") in again.err
        assert again.json["lines"] == first.json["lines"]
    assert _records(fight) == seq


@pytest.mark.case(29)
def test_two_processes_at_once_one_writes_the_other_conflicts(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both read, then both write: held apart by threads, each with its own connection to the file."""
    from threading import Barrier

    from rejeu.console import submit
    from rejeu.console.cli import run

    seq, gate, parse = _records(fight), Barrier(2, timeout=20), submit.parse

    def together(*args: object) -> object:
        gate.wait()
        return parse(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(submit, "parse", together)
    with ThreadPoolExecutor(2) as pool:
        codes = list(pool.map(lambda text: run(["do", "f", f"note {text}"]), ["one", "two"]))
    monkeypatch.setattr(submit, "parse", parse)
    assert sorted(codes) == [0, 4]
    assert _records(fight) == seq + 2
    assert fight("verify", "f").code == 0


def test_an_author_and_an_id_that_cannot_stand(fight: Rejeu) -> None:
    assert fight("do", "f", "note x", "--as", "a\x1bb").code == 1
    assert fight("do", "f", "note x", "--as", " ").code == 1
    assert fight("do", "f", "note x", "--id", "a b").code == 1


# Without a traceback -------------------------------------------------------------------------


def test_a_mistake_of_ours_is_said_as_such(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    from rejeu.console import submit

    def wrong(*args: object) -> None:
        raise ValueError("[b]oops")

    monkeypatch.setattr(submit, "parse", wrong)
    ran = fight("do", "f", "note x")
    assert ran.code == 70
    assert "ValueError" in ran.err
    assert "[b]oops" in ran.err
    assert "Traceback" not in ran.err


def test_an_interruption_is_quiet(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    from rejeu.console import submit

    def stop(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(submit, "parse", stop)
    ran = fight("do", "f", "note x")
    assert ran.code == 130
    assert "Traceback" not in ran.err


@pytest.mark.skipif(sys.platform == "win32", reason="pipes close otherwise there")
def test_a_reader_that_has_had_enough_is_no_error(fight: Rejeu) -> None:
    writer = subprocess.Popen(
        [sys.executable, "-m", "rejeu.console.main", "schema"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    )  # fmt: skip
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.read(10)
    writer.stdout.close()
    assert writer.stderr.read() == b""
    writer.stderr.close()
    assert writer.wait(30) == 0


def test_version_loads_next_to_nothing() -> None:
    code = (
        "import sys; from rejeu.console.main import main; main(['--version']);"
        "heavy = {'click', 'msgspec', 'attrs', 'rich', 'sqlite3', 'fluent', 'cattrs', 'prompt_toolkit'};"
        "print(sorted(heavy & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == ["rejeu 0.1.0", "[]"]


def test_showing_loads_no_more_than_it_needs(fight: Rejeu) -> None:
    code = (
        "import sys; from rejeu.console.main import main; main(['show', 'f']);"
        "print(sorted({'cattrs', 'prompt_toolkit', 'rich', 'hypothesis'} & set(sys.modules)))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8", check=True)
    assert ran.stdout.splitlines()[-1] == "[]"
