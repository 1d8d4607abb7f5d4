"""A journal in memory: for tests, what-ifs and demos. Same semantics as any other, gone with the program."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from threading import RLock

from .cache import Cache, MemoryCache
from .chain import Tail, check_batch, command_of, leaf_hash
from .errors import BrokenLog, Conflict, Exists, JournalUnavailable, NotFound
from .journal import FightInfo, Receipt, all_resent, batches, check_opening, commands_of, fight_info
from .pages import PAGE
from .record import Opening, Stored, read_header


class _Log:
    def __init__(self, header: bytes) -> None:
        self.lines = [header]
        self.commands: dict[str, tuple[int, int]] = {}
        self.openings: dict[tuple[int, int], Opening] = {}

    def tail(self) -> Tail:
        return Tail(len(self.lines) - 1, leaf_hash(self.lines[-1]))

    def add(self, batch: Sequence[Stored], after: Tail) -> Receipt:
        command, end = check_batch(batch, after)
        if command in self.commands:
            raise BrokenLog(after.seq + 1, "repeated-command", command=command)
        receipt = Receipt(after.seq + 1, end.seq, False)
        self.lines.extend(stored.line for stored in batch)
        self.commands[command] = (receipt.first, receipt.last)
        for seq, stored in enumerate(batch, receipt.first):
            for i, opening in enumerate(stored.openings):
                if opening is not None:
                    self.openings[seq, i] = opening
        return receipt

    def trial(self) -> _Log:
        """Return a copy to add to, so that nothing is added here unless all of it can be."""
        other = _Log(self.lines[-1])
        other.lines = list(self.lines)
        other.commands = dict(self.commands)
        return other

    def take(self, trial: _Log) -> None:
        self.lines, self.commands = trial.lines, trial.commands
        self.openings.update(trial.openings)

    def find(self, command: str) -> Receipt | None:
        place = self.commands.get(command)
        return None if place is None else Receipt(*place, True)


class MemoryJournal:
    """A `Journal` that lives in this object; safe to share between threads."""

    def __init__(self) -> None:
        self.cache: Cache = MemoryCache()
        self._logs: dict[str, _Log] = {}
        self._lock = RLock()
        self._closed = False

    def create(self, header: bytes, records: Iterable[Stored] = ()) -> None:
        """See `Journal.create`."""
        fight = read_header(header).fight
        with self._lock:
            self._check_open()
            if fight in self._logs:
                raise Exists(fight)
            log = _Log(header)
            for batch in batches(records):
                log.add(batch, log.tail())
            self._logs[fight] = log

    def fights(self) -> tuple[FightInfo, ...]:
        """See `Journal.fights`."""
        with self._lock:
            self._check_open()
            return tuple(fight_info(log.lines[0], len(log.lines), log.lines[-1]) for log in self._logs.values())

    def append(self, fight: str, batch: Sequence[Stored], expected: int) -> Receipt:
        """See `Journal.append`."""
        with self._lock:
            log = self._log(fight)
            known = log.find(command_of(batch, expected + 1)) if batch else None
            if known is not None:
                return known
            tail = log.tail()
            if tail.seq != expected:
                raise Conflict(expected, tail.seq)
            return log.add(batch, tail)

    def append_many(self, fight: str, many: Sequence[Sequence[Stored]], expected: int) -> tuple[Receipt, ...]:
        """See `Journal.append_many`."""
        with self._lock:
            log = self._log(fight)
            commands = commands_of(many, expected)
            resent = all_resent([log.find(command) for command in commands], commands, expected)
            if resent:
                return resent
            tail = log.tail()
            if tail.seq != expected:
                raise Conflict(expected, tail.seq)
            trial = log.trial()
            receipts = tuple(trial.add(batch, trial.tail()) for batch in many)
            log.take(trial)
            return receipts

    def tail(self, fight: str) -> Tail:
        """See `Journal.tail`."""
        with self._lock:
            return self._log(fight).tail()

    def read(self, fight: str, first: int = 0, last: int | None = None) -> Iterator[bytes]:
        """See `Journal.read`."""
        with self._lock:
            lines = self._log(fight).lines
            return iter(lines[max(first, 0) : None if last is None else max(last + 1, 0)])

    def pages(self, fight: str, first: int = 1, last: int | None = None) -> Iterator[bytes]:
        """See `Journal.pages`."""
        lines = list(self.read(fight, max(first, 1), last))
        return (b"\n".join(lines[start : start + PAGE]) for start in range(0, len(lines), PAGE))

    def find(self, fight: str, command: str) -> Receipt | None:
        """See `Journal.find`."""
        with self._lock:
            return self._log(fight).find(command)

    def openings(self, fight: str, first: int = 0, last: int | None = None) -> Mapping[tuple[int, int], Opening]:
        """See `Journal.openings`."""
        with self._lock:
            log = self._log(fight)
            end = len(log.lines) if last is None else last
            return {place: opening for place, opening in log.openings.items() if first <= place[0] <= end}

    def add_openings(self, fight: str, openings: Mapping[tuple[int, int], Opening]) -> int:
        """See `Journal.add_openings`."""
        with self._lock:
            log = self._log(fight)
            for seq, i in sorted(openings):
                check_opening(log.lines[seq] if 0 < seq < len(log.lines) else None, seq, i, openings[seq, i])
            new = {place: opening for place, opening in openings.items() if place not in log.openings}
            log.openings.update(new)
            return len(new)

    def erase(self, fight: str, seq: int, i: int) -> None:
        """See `Journal.erase`."""
        with self._lock:
            self._log(fight).openings.pop((seq, i), None)

    def close(self) -> None:
        """See `Journal.close`."""
        self._closed = True

    def _check_open(self) -> None:
        if self._closed:
            raise JournalUnavailable("journal-closed", "(memory)")

    def _log(self, fight: str) -> _Log:
        self._check_open()
        log = self._logs.get(fight)
        if log is None:
            raise NotFound(fight)
        return log


def in_memory(header: bytes, records: Iterable[Stored]) -> tuple[MemoryJournal, str]:
    """Keep one log in a journal of its own; return that and the log's name. Raises as `Journal.create`."""
    journal = MemoryJournal()
    journal.create(header, records)
    return journal, read_header(header).fight
