"""The cache in a SQLite file of its own beside the journal, made when there is something to keep."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import RLock
from typing import TypeVar

from .cache import Kept
from .sqlite_file import uri

APPLICATION_ID = 0x52654A43  # "ReJC"
VERSION = 1
_CHECK_BYTES = 16

_SCHEMA = (
    """CREATE TABLE IF NOT EXISTS kept (fight TEXT NOT NULL, kind TEXT NOT NULL, seq INTEGER NOT NULL,
       leaf BLOB NOT NULL, made_by BLOB NOT NULL, data BLOB NOT NULL, "check" BLOB NOT NULL,
       PRIMARY KEY (fight, kind, seq)) WITHOUT ROWID""",
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {VERSION}",
)
_IDENTITY = """SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
               FROM pragma_application_id, pragma_user_version"""
_PLACES = "SELECT seq FROM kept WHERE fight = ? AND kind = ? AND made_by = ? ORDER BY seq"
_GET = 'SELECT leaf, data, "check" FROM kept WHERE fight = ? AND kind = ? AND seq = ? AND made_by = ?'
_KEEP = "INSERT OR REPLACE INTO kept VALUES (?, ?, ?, ?, ?, ?, ?)"
_DROP_OTHERS = "DELETE FROM kept WHERE fight = ? AND made_by <> ?"
_DROP_KIND = "DELETE FROM kept WHERE fight = ? AND kind = ?"
_T = TypeVar("_T")


class SqliteCache:
    """A `Cache` in a file. Nothing in it is worth waiting for a disk, nor for another writer.

    A file that is damaged or of another version is begun anew when writing, and passed over when not; a file
    that is nothing of ours is let be.
    """

    def __init__(self, path: Path, *, write: bool) -> None:
        self.path = path
        self.writable = write
        self._lock = RLock()
        self._db: sqlite3.Connection | None = None

    def places(self, fight: str, kind: str, made_by: bytes) -> Sequence[int]:
        """See `Cache.places`."""
        found = self._try(lambda db: [seq for (seq,) in db.execute(_PLACES, (fight, kind, made_by))])
        return found or ()

    def get(self, fight: str, kind: str, seq: int, made_by: bytes) -> Kept | None:
        """See `Cache.get`."""
        row = self._try(lambda db: db.execute(_GET, (fight, kind, seq, made_by)).fetchone())
        if row is None:
            return None
        kept = Kept(fight, kind, seq, row[0], made_by, row[1])
        return kept if row[2] == _check(kept) else None

    def keep(self, kept: Kept, *, alone: bool = False) -> None:
        """See `Cache.keep`."""
        if not self.writable:
            return

        def write(db: sqlite3.Connection) -> None:
            db.execute("BEGIN IMMEDIATE")
            try:
                db.execute(_DROP_OTHERS, (kept.fight, kept.made_by))
                if alone:
                    db.execute(_DROP_KIND, (kept.fight, kept.kind))
                db.execute(_KEEP, (kept.fight, kept.kind, kept.seq, kept.leaf, kept.made_by, kept.data, _check(kept)))
                db.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    db.execute("ROLLBACK")
                raise

        self._try(write, make=True)

    def close(self) -> None:
        """See `Cache.close`."""
        with self._lock:
            if self._db is not None:
                with suppress(sqlite3.Error):
                    self._db.close()
                self._db = None

    def _try(self, work: Callable[[sqlite3.Connection], _T], *, make: bool = False) -> _T | None:
        with self._lock:
            try:
                db = self._connection(make=make)
                return work(db) if db is not None else None
            except (sqlite3.Error, OSError) as fault:
                self.close()
                if self.writable and _primary(fault) == sqlite3.SQLITE_CORRUPT:
                    self._begin_anew()
                return None

    def _connection(self, *, make: bool) -> sqlite3.Connection | None:
        if self._db is None and (make or self.path.is_file()):
            self._open()
        return self._db

    def _open(self) -> None:
        db = self._connect()
        application, version, tables = db.execute(_IDENTITY).fetchone()
        if (application, version) == (APPLICATION_ID, VERSION):
            return
        if self.writable and application == APPLICATION_ID:  # another version's: what it holds can be made again
            self.close()
            self._begin_anew()
            db = self._connect()
        elif not self.writable or application or version or tables:
            self.close()
            self.writable = False  # nothing of ours: let it be
            return
        for statement in _SCHEMA:
            db.execute(statement)

    def _connect(self) -> sqlite3.Connection:
        place = uri(self.path, "rwc" if self.writable else "ro")
        self._db = db = sqlite3.connect(place, uri=True, isolation_level=None, timeout=0.05, check_same_thread=False)
        if self.writable:
            db.execute("PRAGMA synchronous = OFF")
        return db

    def _begin_anew(self) -> None:
        with suppress(OSError):
            self.path.unlink(missing_ok=True)


def _primary(fault: Exception) -> int:
    return getattr(fault, "sqlite_errorcode", 0) & 0xFF


def _check(kept: Kept) -> bytes:
    """Return what shows whether a row is as it was written: nothing else waits for the disk here."""
    place = f"{kept.fight}\0{kept.kind}\0{kept.seq}\0".encode()
    return sha256(place + kept.leaf + kept.made_by + kept.data).digest()[:_CHECK_BYTES]
