"""The journal: where fights are kept. One protocol for every backend; tests/journals holds them to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol

import msgspec

from .cache import Cache
from .chain import Tail as Tail
from .chain import command_of
from .errors import BrokenLog as BrokenLog
from .errors import Conflict as Conflict
from .errors import Exists as Exists
from .errors import JournalError as JournalError
from .errors import JournalUnavailable as JournalUnavailable
from .errors import NotFound as NotFound
from .record import Opening, Stored, read_envelope, read_header


class Receipt(NamedTuple):
    """Where a batch lies: its first and last record. `resent`: it was already there, nothing was written."""

    first: int
    last: int
    resent: bool


class FightInfo(msgspec.Struct, frozen=True):
    """A fight of a journal. Times in UTC milliseconds; `count` is its lines, header included.

    `damaged`: its last line cannot be read, so `last_at` is when it was created.
    """

    id: str
    created: int
    count: int
    last_at: int
    damaged: bool = False


class Journal(Protocol):
    """Keeps fights as exact lines, appended only; and beside them, what can be made again from the lines."""

    cache: Cache

    def create(self, header: bytes, records: Iterable[Stored] = ()) -> None:
        """Open a fight with its header line and, for an import, the records it already has; all or nothing.

        Raises Exists, BrokenLog, JournalUnavailable, or whatever iterating `records` raises.
        """

    def fights(self) -> tuple[FightInfo, ...]:
        """List the fights, oldest first as they entered the journal."""

    def append(self, fight: str, batch: Sequence[Stored], expected: int) -> Receipt:
        """Append one batch, all or nothing, after record `expected` (0: the header).

        A command that is already recorded returns its receipt, resent, before anything else is looked at.
        Raises Conflict when `expected` is not the last record, BrokenLog when the batch does not link to it
        or is ill-formed, NotFound, JournalUnavailable; then nothing was written.
        """

    def append_many(self, fight: str, many: Sequence[Sequence[Stored]], expected: int) -> tuple[Receipt, ...]:
        """Append several batches that follow one another, all of them or nothing, after record `expected`.

        When the first one's command is recorded already, all must be, as they were sent: their receipts,
        resent, are returned before anything else is looked at. Raises as `append`; BrokenLog
        "repeated-command" when only some of the commands are recorded.
        """

    def tail(self, fight: str) -> Tail:
        """Return the last record's number and leaf hash. Raises NotFound."""

    def read(self, fight: str, first: int = 0, last: int | None = None) -> Iterator[bytes]:
        """Return the exact lines from `first` to `last`, both included, in order; None: to the end as of now.

        Raises NotFound at once. Places past the end give nothing.
        """

    def pages(self, fight: str, first: int = 1, last: int | None = None) -> Iterator[bytes]:
        """Return the same lines as `read`, records only, `pages.PAGE` of them at a time, joined by line feeds.

        `first` counts from 1. Raises NotFound at once.
        """

    def find(self, fight: str, command: str) -> Receipt | None:
        """Return where a command is recorded (resent), None if nowhere. Raises NotFound for the fight."""

    def openings(self, fight: str, first: int = 0, last: int | None = None) -> Mapping[tuple[int, int], Opening]:
        """Return what opens the seals of those records, by (seq, index of the seal). Raises NotFound."""

    def add_openings(self, fight: str, openings: Mapping[tuple[int, int], Opening]) -> int:
        """Keep what opens seals of records already stored, by (seq, index of the seal), all or nothing.

        Return how many were not there yet. Raises BrokenLog "stray-opening" or "bad-opening" when one opens no
        seal, or another than it is said to, NotFound, JournalUnavailable; then nothing was written.
        """

    def erase(self, fight: str, seq: int, i: int) -> None:
        """Forget what opens seal `i` of record `seq`, for good; line and proofs stand. Raises NotFound."""

    def close(self) -> None:
        """Let go of the files. Further calls raise JournalUnavailable("journal-closed")."""


def batches(records: Iterable[Stored]) -> Iterator[list[Stored]]:
    """Cut records, in order from 1, into their batches: each starts at n = 0. Raises BrokenLog."""
    batch: list[Stored] = []
    for seq, stored in enumerate(records, 1):
        if batch and read_envelope(stored.line, seq).n == 0:
            yield batch
            batch = []
        batch.append(stored)
    if batch:
        yield batch


def commands_of(many: Sequence[Sequence[Stored]], expected: int) -> list[str]:
    """Return the command id of each batch that is to follow record `expected`. Raises BrokenLog."""
    found = []
    first = expected + 1
    for batch in many:
        if not batch:
            raise BrokenLog(first, "empty-batch")
        found.append(command_of(batch, first))
        first += len(batch)
    if not found:
        raise BrokenLog(first, "empty-batch")
    return found


def all_resent(known: Sequence[Receipt | None], commands: Sequence[str], expected: int) -> tuple[Receipt, ...]:
    """Return the receipts of batches sent again, none for new ones. Raises BrokenLog if they are mixed."""
    resent = tuple(receipt for receipt in known if receipt is not None)
    if resent and len(resent) < len(known):
        again = next(command for command, receipt in zip(commands, known, strict=True) if receipt is not None)
        raise BrokenLog(expected + 1, "repeated-command", command=again)
    return resent


def check_opening(line: bytes | None, seq: int, i: int, opening: Opening) -> None:
    """Check what is to open seal `i` of the record at `seq`; `line` is that record's, None if there is none.

    Raises BrokenLog "stray-opening", "bad-opening".
    """
    seals = () if line is None else read_envelope(line, seq).sealed
    if not 0 <= i < len(seals):
        raise BrokenLog(seq, "stray-opening")
    if not opening.opens(seals[i]):
        raise BrokenLog(seq, "bad-opening")


def fight_info(header: bytes, count: int, last: bytes) -> FightInfo:
    """Sum up a fight from its header line, its number of lines and its last line; raises BrokenLog for the header."""
    known = read_header(header)
    try:
        last_at = known.created if count == 1 else read_envelope(last, count - 1).at
    except BrokenLog:
        return FightInfo(known.fight, known.created, count, known.created, damaged=True)
    return FightInfo(known.fight, known.created, count, last_at)
