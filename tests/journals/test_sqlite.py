"""What only the SQLite journal must hold to: its file, its triggers, its costs, other programs."""

import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rejeu.events import sqlite as sqlite_module
from rejeu.events.chain import check_log
from rejeu.events.errors import JournalUnavailable
from rejeu.events.journal import Receipt
from rejeu.events.sqlite import SqliteJournal

from . import logs


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db"


def make(path: Path, batches: int = 2) -> None:
    """A closed journal with one fight."""
    with SqliteJournal(path) as journal:
        journal.create(logs.header(), logs.play(batches, secret=b'{"note":"trap"}'))


def snapshot(folder: Path) -> dict[str, bytes]:
    return {found.name: found.read_bytes() for found in folder.iterdir()}


def unavailable(call: Callable[[], object]) -> str:
    with pytest.raises(JournalUnavailable) as fault:
        call()
    assert "{" not in str(fault.value)
    return fault.value.code


# Append-only


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE records SET line = x'00'",
        "UPDATE records SET id = id + 100",
        "DELETE FROM records",
        "DELETE FROM records WHERE id = (SELECT max(id) FROM records)",
        "INSERT OR REPLACE INTO records SELECT id, x'00' FROM records",
        "UPDATE fights SET header = x'00'",
        "DELETE FROM fights",
        "INSERT OR REPLACE INTO fights (id, header) VALUES ('ambush', x'00')",
        "UPDATE batches SET last = 99",
        "DELETE FROM batches",
        "INSERT OR REPLACE INTO batches SELECT fight, command, 1, 1 FROM batches",
        "UPDATE openings SET part = x'00'",
    ],
)
def test_the_file_itself_refuses_to_be_changed(path: Path, statement: str) -> None:
    make(path)
    with SqliteJournal(path) as journal:
        before = list(journal.read("ambush"))
        hand = sqlite3.connect(path)  # another program, without this one's good manners
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            hand.execute(statement)
        hand.close()
        assert list(journal.read("ambush")) == before
        assert journal.find("ambush", "c1") == Receipt(4, 6, True)
        assert journal.openings("ambush")[3, 0].part == b'{"note":"trap"}'


def test_an_erased_secret_leaves_no_bytes_behind(path: Path, tmp_path: Path) -> None:
    make(path)
    assert b'{"note":"trap"}' in path.read_bytes()
    with SqliteJournal(path) as journal:
        for seq in (3, 6):
            journal.erase("ambush", seq, 0)
        for name, data in snapshot(tmp_path).items():
            assert b"trap" not in data, name
        check_log(journal.read("ambush"))


# Other programs


@pytest.mark.case(29)
def test_programs_at_once_lose_nothing(path: Path) -> None:
    make(path, batches=0)
    names = ("anna", "bela", "cora")
    script = Path(__file__).with_name("writer.py")
    hands = [
        subprocess.Popen([sys.executable, script, path, "ambush", name, "25"], stdout=subprocess.PIPE, text=True)
        for name in names
    ]
    told = [hand.communicate(timeout=60)[0].splitlines() for hand in hands]
    assert [hand.returncode for hand in hands] == [0, 0, 0]
    with SqliteJournal(path, write=False) as journal:
        assert check_log(journal.read("ambush")).count == 1 + 3 * 25 * 2
        for name, lines in zip(names, told, strict=True):
            for number, line in enumerate(lines):
                first, last = map(int, line.split())
                assert journal.find("ambush", f"{name}-{number}") == Receipt(first, last, True)


def test_a_journal_is_made_once_by_many_at_once(path: Path) -> None:
    script = "import sys; from rejeu.events.sqlite import SqliteJournal; SqliteJournal(sys.argv[1]).close()"
    hands = [subprocess.Popen([sys.executable, "-c", script, path]) for _ in range(6)]
    assert [hand.wait(timeout=60) for hand in hands] == [0] * 6
    make(path)


def test_a_journal_held_too_long_says_so(path: Path) -> None:
    make(path)
    holder = sqlite3.connect(path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    with SqliteJournal(path, timeout=0.05) as journal:
        assert unavailable(lambda: logs.append(journal, "late")) == "journal-locked"
        assert journal.tail("ambush").seq == 6  # reading goes on
        holder.execute("ROLLBACK")
        assert logs.append(journal, "late") == Receipt(7, 9, False)
    holder.close()


def test_a_full_disk_loses_nothing(path: Path) -> None:
    make(path)
    with SqliteJournal(path) as journal:
        db = journal._file._connection()
        (pages,) = db.execute("PRAGMA page_count").fetchone()
        db.execute(f"PRAGMA max_page_count = {pages}")
        before = list(journal.read("ambush"))
        big = logs.batch(journal.tail("ambush"), "big", bodies=[b'"%s"' % (b"x" * 9000)] * 3)
        assert unavailable(lambda: journal.append("ambush", big, 6)) == "journal-disk-full"
        assert list(journal.read("ambush")) == before
        assert journal.find("ambush", "big") is None
        db.execute("PRAGMA max_page_count = 100000")
        assert journal.append("ambush", big, 6) == Receipt(7, 9, False)


# What is no journal, or not ours to open


def test_a_missing_journal_is_not_made_by_reading(path: Path, tmp_path: Path) -> None:
    assert unavailable(lambda: SqliteJournal(path, write=False)) == "journal-missing"
    assert unavailable(lambda: SqliteJournal(tmp_path / "no" / "such", write=False)) == "journal-missing"
    assert unavailable(lambda: SqliteJournal(tmp_path / "no" / "such")) == "journal-cannot-open"
    assert snapshot(tmp_path) == {}
    path.touch()
    assert unavailable(lambda: SqliteJournal(path, write=False)) == "journal-missing"
    assert path.stat().st_size == 0
    make(path)  # writing takes an empty file


@pytest.mark.parametrize("write", [True, False])
def test_what_is_no_journal_is_refused_and_left_alone(tmp_path: Path, write: bool) -> None:
    text = tmp_path / "notes.txt"
    text.write_text("Mira owes Dan 3 gold. " * 100, encoding="utf-8")
    foreign = tmp_path / "photos.db"
    other = sqlite3.connect(foreign)
    other.execute("CREATE TABLE photos (name)")
    other.close()
    claimed = tmp_path / "claimed.db"
    other = sqlite3.connect(claimed)
    other.execute("PRAGMA application_id = 7")
    other.close()
    before = snapshot(tmp_path)
    assert unavailable(lambda: SqliteJournal(text, write=write)) == "journal-not-a-database"
    assert unavailable(lambda: SqliteJournal(foreign, write=write)) == "journal-foreign"
    assert unavailable(lambda: SqliteJournal(claimed, write=write)) == "journal-foreign"
    assert unavailable(lambda: SqliteJournal(tmp_path, write=write)) in {
        "journal-missing",
        "journal-cannot-open",
    }
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("write", [True, False])
def test_a_newer_journal_is_refused_in_words(path: Path, write: bool) -> None:
    make(path)
    hand = sqlite3.connect(path)
    hand.execute("PRAGMA user_version = 2")
    hand.close()
    with pytest.raises(JournalUnavailable, match="newer version") as fault:
        SqliteJournal(path, write=write)
    assert fault.value.code == "journal-newer"


def test_a_damaged_journal_says_so(path: Path) -> None:
    make(path, batches=100)
    data = bytearray(path.read_bytes())
    data[4096 * 3 : 4096 * 12] = b"\xa5" * 4096 * 9
    path.write_bytes(data)
    with SqliteJournal(path, write=False) as journal:
        assert unavailable(lambda: list(journal.read("ambush"))) == "journal-damaged"


# Reading only


def test_reading_makes_and_changes_no_file(path: Path, tmp_path: Path) -> None:
    make(path)
    before = snapshot(tmp_path)
    assert list(before) == ["journal.db"]
    with SqliteJournal(path, write=False) as journal:
        assert check_log(journal.read("ambush")).count == 7
        assert journal.fights()[0].count == 7
        assert unavailable(lambda: logs.append(journal, "new")) == "journal-read-only"
        assert unavailable(lambda: journal.create(logs.header("siege"))) == "journal-read-only"
        assert unavailable(lambda: journal.erase("ambush", 3, 0)) == "journal-read-only"
        assert unavailable(lambda: journal.add_openings("ambush", journal.openings("ambush"))) == "journal-read-only"
        assert snapshot(tmp_path) == before
    assert snapshot(tmp_path) == before


def test_a_reader_follows_a_writer_that_comes_and_goes(path: Path) -> None:
    make(path)
    with SqliteJournal(path, write=False) as reader:
        assert reader.tail("ambush").seq == 6
        with SqliteJournal(path) as writer:
            logs.append(writer, "one")
            assert reader.tail("ambush").seq == 9
            logs.append(writer, "two")
            assert reader.tail("ambush").seq == 12
        assert check_log(reader.read("ambush")).count == 13
    with SqliteJournal(path, write=False) as reader:
        assert reader.tail("ambush").seq == 12
        with SqliteJournal(path) as writer:
            logs.append(writer, "three")
        assert reader.tail("ambush").seq == 15


def test_a_journal_copied_while_in_use_is_read_with_what_was_not_yet_brought_in(tmp_path: Path) -> None:
    home, stick = tmp_path / "home", tmp_path / "stick"
    home.mkdir(), stick.mkdir()
    with SqliteJournal(home / "journal.db") as writer:
        writer.create(logs.header(), logs.play(3))
        for name in ("journal.db", "journal.db-wal"):
            shutil.copy(home / name, stick / name)
    before = snapshot(stick)
    with SqliteJournal(stick / "journal.db", write=False) as reader:
        assert check_log(reader.read("ambush")).count == 10
    assert snapshot(stick) == before


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only to root")
def test_a_read_only_place_can_be_read_and_says_no_to_writing(path: Path, tmp_path: Path) -> None:
    make(path)
    path.chmod(0o400)
    tmp_path.chmod(0o500)
    try:
        with SqliteJournal(path, write=False) as journal:
            assert check_log(journal.read("ambush")).count == 7

        def write() -> None:
            with SqliteJournal(path) as journal:
                logs.append(journal, "one")

        assert unavailable(write) == "journal-read-only"
        assert [found.name for found in tmp_path.iterdir()] == ["journal.db"]
    finally:
        tmp_path.chmod(0o700)


ODD_NAMES = ["a b", "50%25", "what?mode=memory", "no#1", "é🐉", "a&immutable=1", "'quoted'", ":memory:", "+"]


@pytest.mark.case(31)
@pytest.mark.parametrize("name", [n for n in ODD_NAMES if os.name != "nt" or not set(n) & set('?:"*<>|')])
def test_odd_paths_are_taken_as_they_are(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    folder.mkdir()
    make(folder / name)
    assert [found.name for found in folder.iterdir()] == [name]
    with SqliteJournal(folder / name, write=False) as journal:
        assert journal.tail("ambush").seq == 6
        journal.backup(folder / f"{name}.copy")
    assert {found.name for found in folder.iterdir()} == {name, f"{name}.copy"}


# Backup


def test_a_backup_is_whole_while_others_write(path: Path, tmp_path: Path) -> None:
    make(path)
    copy = tmp_path / "copy.db"
    with SqliteJournal(path) as journal, SqliteJournal(path) as other:
        logs.append(other, "one")
        journal.backup(copy)
        logs.append(other, "two")
        with SqliteJournal(copy, write=False) as kept:
            assert check_log(kept.read("ambush")).count == 10
            assert list(kept.openings("ambush")) == [(3, 0), (6, 0)]
    assert {found.name for found in tmp_path.iterdir()} == {"journal.db", "copy.db"}
    with SqliteJournal(copy) as kept:
        assert logs.append(kept, "three") == Receipt(10, 12, False)


def test_a_backup_replaces_nothing_unless_told(path: Path, tmp_path: Path) -> None:
    make(path)
    copy = tmp_path / "copy.db"
    copy.write_bytes(b"dear")
    with SqliteJournal(path) as journal:
        assert unavailable(lambda: journal.backup(copy)) == "file-exists"
        assert copy.read_bytes() == b"dear"
        assert unavailable(lambda: journal.backup(path, replace=True)) == "file-in-use"
        journal.backup(copy, replace=True)
        with SqliteJournal(copy) as kept:
            logs.append(kept, "one")
            assert unavailable(lambda: journal.backup(copy, replace=True)) == "file-in-use"
        assert unavailable(lambda: journal.backup(tmp_path / "no" / "copy.db")) == "journal-cannot-open"
    assert {found.name for found in tmp_path.iterdir()} == {"journal.db", "copy.db"}


# Costs: counted here, timed by the benchmarks


@pytest.mark.case(34)
def test_an_append_writes_as_much_at_record_20_000_as_at_100(path: Path) -> None:
    def written(batches: int) -> float:
        """Bytes that reach the disk for each of 200 appends after that many batches of two records."""
        path.unlink(missing_ok=True)
        with SqliteJournal(path) as journal:
            journal.create(logs.header(), logs.play(batches, size=2))
        with SqliteJournal(path) as journal:
            for number in range(200):
                logs.append(journal, f"new{number}", size=2)
            return path.with_name("journal.db-wal").stat().st_size / 200

    early, late = written(50), written(10_000)
    assert 4096 < early < 5 * 4096, "a page or two each: less was not written, more was written twice"
    assert late <= 1.2 * early


@pytest.mark.case(34)
def test_a_record_of_play_takes_at_most_450_bytes(path: Path) -> None:
    body = b'{"key":[1,"mira","attack",0],"pool":3,"faces":[6,4,3],"kept":[6,4],"source":"typed","note":"%s"}'
    records = logs.play(2_000, bodies=[body % (b"x" * 40)] * 3)
    assert sum(len(stored.line) for stored in records) > 300 * len(records)
    with SqliteJournal(path) as journal:
        journal.create(logs.header(), records)
    assert path.stat().st_size <= 450 * len(records)


@pytest.mark.case(34)
@pytest.mark.parametrize("name", ["_TAIL", "_LINES", "_BATCH", "_NUMBER", "_HEADER", "_OPENINGS"])
def test_nothing_walks_a_whole_table(path: Path, name: str) -> None:
    make(path)
    hand = sqlite3.connect(path)
    sql = getattr(sqlite_module, name)
    plan = [row[3] for row in hand.execute(f"EXPLAIN QUERY PLAN {sql}", (1,) * sql.count("?"))]
    hand.close()
    assert all(step.startswith("SEARCH") for step in plan), plan
