"""The SQLite file of a journal: opening it to write or only to read, its faults in words, its backup."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from .errors import JournalUnavailable
from .files import beside, file_faults, put_in_place

if TYPE_CHECKING:
    from tempfile import TemporaryDirectory

APPLICATION_ID = 0x52654A75  # "ReJu"
VERSION = 1

_SCHEMA = (
    "CREATE TABLE fights (no INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, header BLOB NOT NULL)",
    # id = fight no << 40 | seq: the lines of a fight lie together, in order, under one integer key.
    "CREATE TABLE records (id INTEGER PRIMARY KEY, line BLOB NOT NULL)",
    """CREATE TABLE batches (fight INTEGER NOT NULL, command TEXT NOT NULL, first INTEGER NOT NULL,
       last INTEGER NOT NULL, PRIMARY KEY (fight, command)) WITHOUT ROWID""",
    """CREATE TABLE openings (record INTEGER NOT NULL, i INTEGER NOT NULL, salt BLOB NOT NULL,
       part BLOB NOT NULL, PRIMARY KEY (record, i)) WITHOUT ROWID""",
    *(
        f"""CREATE TRIGGER {table}_keep_on_{event.lower()} BEFORE {event} ON {table}
            BEGIN SELECT RAISE(ABORT, 'append-only: {table} are never changed'); END"""
        for table, events in (
            ("fights", ("UPDATE", "DELETE")),
            ("records", ("UPDATE", "DELETE")),
            ("batches", ("UPDATE", "DELETE")),
            ("openings", ("UPDATE",)),  # deleting one is how a secret is erased
        )
        for event in events
    ),
    # INSERT OR REPLACE deletes without asking the DELETE trigger; this one it asks.
    """CREATE TRIGGER records_keep_on_replace BEFORE INSERT ON records
       WHEN EXISTS (SELECT 1 FROM records WHERE id = NEW.id)
       BEGIN SELECT RAISE(ABORT, 'append-only: records are never changed'); END""",
    """CREATE TRIGGER fights_keep_on_replace BEFORE INSERT ON fights
       WHEN EXISTS (SELECT 1 FROM fights WHERE no = NEW.no OR id = NEW.id)
       BEGIN SELECT RAISE(ABORT, 'append-only: fights are never changed'); END""",
    """CREATE TRIGGER batches_keep_on_replace BEFORE INSERT ON batches
       WHEN EXISTS (SELECT 1 FROM batches WHERE fight = NEW.fight AND command = NEW.command)
       BEGIN SELECT RAISE(ABORT, 'append-only: batches are never changed'); END""",
    f"PRAGMA application_id = {APPLICATION_ID}",
    f"PRAGMA user_version = {VERSION}",
)

# One statement, so that it sees one moment: another program may be making the journal just now.
_IDENTITY = """SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master)
               FROM pragma_application_id, pragma_user_version"""

_FAULTS = {
    sqlite3.SQLITE_FULL: "journal-disk-full",
    sqlite3.SQLITE_READONLY: "journal-read-only",
    sqlite3.SQLITE_PERM: "journal-read-only",
    sqlite3.SQLITE_BUSY: "journal-locked",
    sqlite3.SQLITE_LOCKED: "journal-locked",
    sqlite3.SQLITE_NOTADB: "journal-not-a-database",
    sqlite3.SQLITE_CORRUPT: "journal-damaged",
    sqlite3.SQLITE_IOERR: "journal-io-error",
    sqlite3.SQLITE_CANTOPEN: "journal-cannot-open",
}
_PLAIN = frozenset(b"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.-~/:")
Row = tuple[Any, ...]
_Stamp = tuple[int, int, int, bool]


class SqliteFile:
    """One connection to one file, shared by threads under a lock; every fault becomes JournalUnavailable."""

    def __init__(self, path: Path, *, write: bool, timeout: float) -> None:
        self.path = path
        self._write = write
        self._timeout = timeout
        self._lock = RLock()
        self._stamp: _Stamp | None = None  # set while the file is read as one that nobody writes to
        self._copy: TemporaryDirectory[str] | None = None
        self._db: sqlite3.Connection | None = None
        with self._faults():
            try:
                self._open_to_write() if write else self._open_to_read()
            except BaseException:
                self.close()
                raise

    def query(self, sql: str, values: Sequence[object] = ()) -> list[Row]:
        """Run one reading statement and return all its rows."""
        with self._lock:
            try:
                while True:
                    if self._stamp is not None and self._stamp != self._look():
                        self._reopen()
                    rows = self._connection().execute(sql, values).fetchall()
                    # A writer may have come between: what was read of a file in change counts for nothing.
                    if self._stamp is None or self._stamp == self._look():
                        return rows
            except sqlite3.Error as fault:
                raise self.told(fault) from fault

    def transaction(self) -> Transaction:
        """Hold the write lock from the start; commit at the end, roll back on any error."""
        return Transaction(self)

    def begin(self) -> sqlite3.Connection:
        """Begin to write; `Transaction` is what calls this."""
        self._lock.acquire()
        try:
            db = self._connection()
            if not self._write:
                raise JournalUnavailable("journal-read-only", self.path)
            db.execute("BEGIN IMMEDIATE")
            return db
        except sqlite3.Error as fault:
            self._lock.release()
            raise self.told(fault) from fault
        except BaseException:
            self._lock.release()
            raise

    def end(self, db: sqlite3.Connection, *, keep: bool) -> None:
        """Commit what was written since `begin`, or roll it back."""
        try:
            if keep:
                db.execute("COMMIT")
        except sqlite3.Error as fault:
            raise self.told(fault) from fault
        finally:
            if db.in_transaction:
                with suppress(sqlite3.Error):  # the first fault is the one to tell
                    db.execute("ROLLBACK")
            self._lock.release()

    def flush(self) -> None:
        """Bring the write-ahead log into the file and empty it, as far as present readers allow."""
        with self._lock, self._faults():
            self._connection().execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def backup(self, target: Path, *, replace: bool) -> None:
        """Copy the whole journal as of one moment, while others write; see `SqliteJournal.backup`."""
        _check_target(self.path, target, replace)
        with file_faults(target):
            temporary = beside(target)
        try:
            with self._lock, self._faults():
                copy = sqlite3.connect(uri(temporary, "rwc"), uri=True, isolation_level=None)
                try:
                    with _faults(temporary):
                        self._connection().backup(copy)
                finally:
                    copy.close()
            put_in_place(temporary, target, replace=replace)
        finally:
            with suppress(OSError):
                temporary.unlink(missing_ok=True)

    def close(self) -> None:
        """Close the connection and drop a private copy, if there was one. May be called twice."""
        with self._lock:
            if self._db is not None:
                with suppress(sqlite3.Error):
                    self._db.close()
                self._db = None
            if self._copy is not None:
                self._copy.cleanup()
                self._copy = None

    # Opening

    def _open_to_write(self) -> None:
        self._db = db = self._connect("rwc")
        fresh = self._is_fresh(db)
        if fresh:
            self._settle(db)
        if db.execute("PRAGMA journal_mode").fetchone() != ("wal",):
            self._use_wal(db)
        db.execute("PRAGMA synchronous = FULL")
        db.execute("PRAGMA secure_delete = ON")  # an erased secret leaves no bytes behind in the file

    def _open_to_read(self) -> None:
        if not self.path.is_file():
            raise JournalUnavailable("journal-missing", self.path)
        stamp = self._look()
        wal, shm, rollback = (_size(self.path, suffix) for suffix in ("-wal", "-shm", "-journal"))
        # SQLite makes two files beside a journal to read it. They are not needed where nobody writes …
        if not wal and shm is None and not rollback:
            self._stamp = stamp
            self._db = self._connect("ro", immutable=True)
        # … nor when the journal was copied together with a write-ahead log that was never brought in.
        elif wal and shm is None:
            self._db = self._connect_to_copy()
        else:
            self._stamp = None
            self._db = self._connect("ro")
        if self._is_fresh(self._db):
            raise JournalUnavailable("journal-missing", self.path)

    def _connect(self, mode: str, *, immutable: bool = False) -> sqlite3.Connection:
        place = uri(self.path, mode) + ("&immutable=1" if immutable else "")
        db = sqlite3.connect(place, uri=True, isolation_level=None, timeout=self._timeout, check_same_thread=False)
        if mode == "ro":
            db.execute("PRAGMA query_only = ON")
        return db

    def _connect_to_copy(self) -> sqlite3.Connection:
        import shutil  # these two take long to load, and are seldom needed
        import tempfile

        self._copy = tempfile.TemporaryDirectory(prefix="rejeu-", ignore_cleanup_errors=True)
        copy = Path(self._copy.name, "journal")
        with file_faults(self.path):
            shutil.copyfile(self.path, copy)
            shutil.copyfile(_beside(self.path, "-wal"), _beside(copy, "-wal"))
        return sqlite3.connect(uri(copy, "rw"), uri=True, isolation_level=None, check_same_thread=False)

    def _reopen(self) -> None:
        self.close()
        self._open_to_read()

    def _is_fresh(self, db: sqlite3.Connection) -> bool:
        """Tell an empty file from a journal; refuse anything else before a byte of it is touched."""
        application, version, tables = db.execute(_IDENTITY).fetchone()
        if application == APPLICATION_ID:
            if version != VERSION:
                raise JournalUnavailable("journal-newer", self.path, f"format {version}, known {VERSION}")
            return False
        if application or version or tables:
            raise JournalUnavailable("journal-foreign", self.path)
        return True

    def _settle(self, db: sqlite3.Connection) -> None:
        db.execute("BEGIN IMMEDIATE")
        try:
            if self._is_fresh(db):  # another program may have been first
                for statement in _SCHEMA:
                    db.execute(statement)
            db.execute("COMMIT")
        except BaseException:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise

    def _use_wal(self, db: sqlite3.Connection) -> None:
        # The busy timeout does not cover this one change of mode: several openers at once take turns here.
        deadline = time.monotonic() + self._timeout
        while True:
            try:
                db.execute("PRAGMA journal_mode = WAL")
                return
            except sqlite3.OperationalError as fault:
                if _primary(fault) != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                    raise
                time.sleep(0.01)

    def _connection(self) -> sqlite3.Connection:
        if self._db is None:
            raise JournalUnavailable("journal-closed", self.path)
        return self._db

    def _look(self) -> _Stamp:
        try:
            found = self.path.stat()
        except FileNotFoundError:
            raise JournalUnavailable("journal-missing", self.path) from None
        return found.st_mtime_ns, found.st_size, found.st_ino, _size(self.path, "-wal") is not None

    @contextmanager
    def _faults(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as fault:
            raise self.told(fault) from fault

    def told(self, fault: sqlite3.Error) -> JournalUnavailable:
        """Return what a fault of SQLite means for the journal."""
        return self._refined(_unavailable(fault, self.path))

    def _refined(self, fault: JournalUnavailable) -> JournalUnavailable:
        if fault.code == "journal-read-only" and not self._write and fault.detail:
            return JournalUnavailable("journal-needs-recovery", self.path)
        if fault.code == "journal-cannot-open" and self.path.is_file() and self._write:
            place_open = os.access(self.path, os.W_OK) and os.access(self.path.parent, os.W_OK)
            return fault if place_open else JournalUnavailable("journal-read-only", self.path, fault.detail)
        return fault


class Transaction:
    """One write transaction: a context that gives the connection. Spelt out, for it is part of every command."""

    __slots__ = ("_db", "_file")

    def __init__(self, file: SqliteFile) -> None:
        self._file = file

    def __enter__(self) -> sqlite3.Connection:
        self._db = self._file.begin()
        return self._db

    def __exit__(self, kind: object, fault: BaseException | None, trace: object) -> None:
        self._file.end(self._db, keep=fault is None)
        if isinstance(fault, sqlite3.Error):
            raise self._file.told(fault) from fault


def uri(path: Path, mode: str) -> str:
    """Name a file to SQLite whatever is in its name: ?, #, % and spaces mean nothing once quoted."""
    absolute = path.absolute().as_posix()
    root = "" if absolute.startswith("/") else "/"  # C:/… becomes /C:/…
    quoted = "".join(chr(byte) if byte in _PLAIN else f"%{byte:02X}" for byte in os.fsencode(absolute))
    return f"file://{root}{quoted}?mode={mode}"


def _beside(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


def _size(path: Path, suffix: str) -> int | None:
    try:
        return _beside(path, suffix).stat().st_size
    except FileNotFoundError:
        return None


def _primary(fault: sqlite3.Error) -> int:
    return getattr(fault, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF


@contextmanager
def _faults(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as fault:
        raise _unavailable(fault, path) from fault


def _unavailable(fault: sqlite3.Error, path: Path) -> JournalUnavailable:
    return JournalUnavailable(_FAULTS.get(_primary(fault), "journal-failed"), path, str(fault))


def _check_target(source: Path, target: Path, replace: bool) -> None:
    if target.exists():
        if target.samefile(source):
            raise JournalUnavailable("file-in-use", target)
        if not replace:
            raise JournalUnavailable("file-exists", target)
    # A write-ahead log left beside the target would be taken for the new file's own and spoil it.
    if _size(target, "-wal") is not None:
        raise JournalUnavailable("file-in-use", target)
