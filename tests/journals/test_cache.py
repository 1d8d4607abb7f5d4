"""A cache gives back what was kept or nothing at all, and whatever befalls it, nobody is told and nothing is lost."""

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from rejeu.events.cache import Cache, Kept, MemoryCache, NoCache
from rejeu.events.sqlite import SqliteJournal
from rejeu.events.sqlite_cache import SqliteCache

from . import logs

BACKENDS: dict[str, Callable[[Path], Cache]] = {
    "memory": lambda path: MemoryCache(),
    "sqlite": lambda path: SqliteCache(path, write=True),
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.db-cache"


@pytest.fixture(params=BACKENDS)
def cache(request: pytest.FixtureRequest, path: Path) -> Cache:
    return BACKENDS[request.param](path)


def kept(seq: int, kind: str = "state", fight: str = "ambush", made_by: bytes = b"me") -> Kept:
    return Kept(fight, kind, seq, bytes([seq % 256]) * 32, made_by, b"what was made of %d" % seq)


def test_what_is_kept_is_given_back(cache: Cache) -> None:
    for seq in (2048, 1024, 3072):
        cache.keep(kept(seq))
    cache.keep(kept(7, kind="index"))
    cache.keep(kept(9, fight="siege"))
    assert list(cache.places("ambush", "state", b"me")) == [1024, 2048, 3072]
    assert cache.get("ambush", "state", 2048, b"me") == kept(2048)
    assert cache.get("ambush", "state", 7, b"me") is None
    assert cache.get("siege", "state", 2048, b"me") is None
    again = kept(1024)._replace(data=b"anew")
    cache.keep(again)
    assert cache.get("ambush", "state", 1024, b"me") == again


def test_one_alone_replaces_its_kind(cache: Cache) -> None:
    cache.keep(kept(1))
    for seq in (5, 9):
        cache.keep(kept(seq, kind="index"), alone=True)
    assert list(cache.places("ambush", "index", b"me")) == [9]
    assert list(cache.places("ambush", "state", b"me")) == [1]


def test_what_another_program_made_is_not_there_and_is_dropped(cache: Cache) -> None:
    cache.keep(kept(1, made_by=b"old"))
    cache.keep(kept(2, made_by=b"old", fight="siege"))
    assert list(cache.places("ambush", "state", b"new")) == []
    assert cache.get("ambush", "state", 1, b"new") is None
    cache.keep(kept(3, made_by=b"new"))
    assert list(cache.places("ambush", "state", b"old")) == []
    assert list(cache.places("siege", "state", b"old")) == [2]


def test_nothing_is_kept_without_a_cache() -> None:
    none = NoCache()
    none.keep(kept(1))
    assert (none.writable, none.get("ambush", "state", 1, b"me"), list(none.places("ambush", "state", b"me"))) == (
        False, None, [],
    )  # fmt: skip


# The file


def test_the_file_is_made_only_to_keep_something(path: Path) -> None:
    for write in (True, False):
        cache = SqliteCache(path, write=write)
        assert list(cache.places("ambush", "state", b"me")) == []
        assert cache.get("ambush", "state", 1, b"me") is None
    cache.keep(kept(1))
    assert not path.exists()
    SqliteCache(path, write=True).keep(kept(1))
    assert SqliteCache(path, write=False).get("ambush", "state", 1, b"me") == kept(1)


def test_a_changed_byte_is_as_if_nothing_was_kept(path: Path) -> None:
    SqliteCache(path, write=True).keep(kept(1))
    for column, value in (("leaf", b"x" * 32), ("data", b"what was made of 2"), ("made_by", b"we"), ("fight", "siege")):
        with sqlite3.connect(path) as db:
            db.execute(f"UPDATE kept SET {column} = ?", (value,))
        fight, made_by = value if column == "fight" else "ambush", value if column == "made_by" else b"me"
        assert SqliteCache(path, write=False).get(fight, "state", 1, made_by) is None
        SqliteCache(path, write=True).keep(kept(1))


@pytest.mark.parametrize("write", [True, False])
@pytest.mark.parametrize("content", [b"", b"no database at all", b"SQLite format 3\x00" + b"?" * 4000])
def test_a_spoilt_file_is_as_if_nothing_was_kept(path: Path, content: bytes, write: bool) -> None:
    path.write_bytes(content)
    cache = SqliteCache(path, write=write)
    assert cache.get("ambush", "state", 1, b"me") is None
    assert list(cache.places("ambush", "state", b"me")) == []
    cache.keep(kept(1))


def test_a_damaged_cache_is_begun_anew(path: Path) -> None:
    first = SqliteCache(path, write=True)
    for seq in range(200):
        first.keep(kept(seq)._replace(data=bytes(500)))
    first.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))
    cache = SqliteCache(path, write=True)
    cache.keep(kept(1))
    cache.keep(kept(2))
    assert cache.get("ambush", "state", 2, b"me") == kept(2)


def test_a_file_of_another_program_is_let_be(path: Path) -> None:
    with sqlite3.connect(path) as db:
        db.execute("CREATE TABLE kept (mine)")
    before = path.read_bytes()
    cache = SqliteCache(path, write=True)
    cache.keep(kept(1))
    assert cache.get("ambush", "state", 1, b"me") is None
    assert path.read_bytes() == before


def test_a_cache_of_another_version_is_begun_anew(path: Path) -> None:
    SqliteCache(path, write=True).keep(kept(1))
    with sqlite3.connect(path) as db:
        db.execute("PRAGMA user_version = 99")
    assert SqliteCache(path, write=False).get("ambush", "state", 1, b"me") is None
    cache = SqliteCache(path, write=True)
    cache.keep(kept(2))
    assert list(cache.places("ambush", "state", b"me")) == [2]


def test_nobody_waits_for_a_cache_that_another_writes_to(path: Path) -> None:
    cache = SqliteCache(path, write=True)
    cache.keep(kept(1))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    cache.keep(kept(2))
    assert cache.get("ambush", "state", 1, b"me") is None
    other.execute("ROLLBACK")
    assert cache.get("ambush", "state", 1, b"me") == kept(1)
    other.close()


def test_a_folder_that_takes_no_file_means_no_cache(tmp_path: Path) -> None:
    cache = SqliteCache(tmp_path / "missing" / "journal.db-cache", write=True)
    cache.keep(kept(1))
    assert cache.get("ambush", "state", 1, b"me") is None


def test_a_journal_knows_its_cache_and_its_backup_takes_none(tmp_path: Path) -> None:
    with SqliteJournal(tmp_path / "journal.db") as journal:
        journal.create(logs.header())
        assert not (tmp_path / "journal.db-cache").exists()
        journal.cache.keep(kept(1))
        assert (tmp_path / "journal.db-cache").exists()
        journal.backup(tmp_path / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.db", "journal.db", "journal.db-cache"]
    with SqliteJournal(tmp_path / "journal.db", write=False) as journal:
        assert journal.cache.get("ambush", "state", 1, b"me") == kept(1)
