"""The tree of play over the line of the log: who descends from whom, kept as ranges of `seq`."""

from bisect import bisect_right
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rejeu.engine.errors import Refused

Ranges = tuple[tuple[int, int], ...]
"""One line of play as (first, last) spans, oldest first. Table records inside a span are not of it."""


class Rewinding(NamedTuple):
    """One move of the head: `seq` is the fact's record. `fresh`: it threw away the dice recorded before it."""

    seq: int
    start: int
    to: int
    how: str
    by: str
    at: int
    fresh: bool = False


class Amending(NamedTuple):
    """An amendment: its batch ends at `seq`, and the `batches` after it in the log belong to it."""

    seq: int
    start: int
    to: int
    batches: int


class Branch(NamedTuple):
    """A line of play that was left, or the present one: its last record, where it parted, and its length."""

    tip: int
    parted: int
    records: int
    current: bool


class Lineage:
    """Built in the order of the log. Walking an ancestry costs the number of rewinds, not of records.

    `batch_of` returns the first and last record of the batch that a record is of.
    """

    def __init__(self, batch_of: Callable[[int], tuple[int, int]]) -> None:
        self.batch = batch_of
        self.head = 0
        self.tail = 0
        self.rewindings: list[Rewinding] = []
        self.amendments: list[Amending] = []
        self._redo: list[int] = []
        self._firsts: list[int] = []
        self._lasts: list[int] = []
        self._parents: list[int] = []
        self._left: dict[int, list[tuple[int, int, Rewinding]]] = {}  # by run: what each move left behind of it
        self._walked: tuple[int, Ranges] = (0, ())

    # Building ------------------------------------------------------------------------------------

    def play(self, first: int, last: int, parent: int) -> None:
        """Records `first` to `last` are of play, one after the other, the first of them after `parent`."""
        if self._lasts and self._lasts[-1] == parent:
            self._lasts[-1] = last
        else:
            self._firsts.append(first)
            self._lasts.append(last)
            self._parents.append(parent)
        self.head = last
        if self._redo:
            self._redo.clear()

    def rewind(self, move: Rewinding) -> None:
        """The head moves."""
        self.rewindings.append(move)
        self.head = move.to
        if 0 < move.start < move.seq:
            for first, last in self._beyond(move.start, move.to):
                self._left.setdefault(self._run(first), []).append((first, last, move))
        if move.how == "redo":
            if self._redo:
                self._redo.pop()
        elif move.how == "amend":
            self._redo.clear()
        else:
            self._redo.append(move.start)

    def amended(self, seq: int, batches: int) -> None:
        """The move just made was an amendment's; `batches` that follow in the log belong to it."""
        if self.rewindings and self.rewindings[-1].how == "amend":
            move = self.rewindings[-1]
            self.amendments.append(Amending(seq, move.start, move.to, batches))

    # Asking --------------------------------------------------------------------------------------

    def ancestry(self, seq: int) -> Ranges:
        """Return the spans that lead from the opening to the record of play `seq`, itself included."""
        if self._walked[0] != seq:
            self._walked = seq, tuple(reversed(tuple(self.back(seq))))
        return self._walked[1]

    def back(self, seq: int) -> Iterator[tuple[int, int]]:
        """Yield the same spans the other way round, the one that ends at `seq` first."""
        while seq > 0:
            run = self._run(seq)
            yield self._firsts[run], seq
            seq = self._parents[run]

    def _run(self, seq: int) -> int:
        return bisect_right(self._firsts, seq) - 1

    def _beyond(self, seq: int, other: int) -> Iterator[tuple[int, int]]:
        """Yield the spans that lead to `seq` and not to `other`, the last first; costs no more than is between."""
        theirs = self.back(other)
        there = next(theirs, None)
        for first, last in self.back(seq):
            while there is not None and there[0] > first:
                there = next(theirs, None)
            if there is not None and there[0] == first:
                if last > there[1]:
                    yield there[1] + 1, last
                return
            yield first, last

    def contains(self, ranges: Ranges, seq: int) -> bool:
        """Return whether `seq` lies in one of `ranges`."""
        place = bisect_right(ranges, (seq, self.tail + 1)) - 1
        return place >= 0 and ranges[place][0] <= seq <= ranges[place][1]

    def entry_of(self, seq: int) -> int:
        """Return how many batches begin at or before record `seq`: the number of the one that it is of, from 1."""
        return sum(1 for first, _ in self.batches() if first <= seq)

    def batches(self) -> Iterator[tuple[int, int]]:
        """Yield (first, last) of every batch, in order."""
        last = 0
        while last < self.tail:
            first, last = self.batch(last + 1)
            yield first, last

    def amended_at(self, seq: int, fresh: bool) -> Amending | None:
        """Return the amendment whose last batch ends at `seq`, so that one undo takes all of it back.

        One that only struck has no batch of its own: it is found at the record that it went back to
        while it is the last thing that happened to the head, if that is what is asked (`fresh`).
        """
        for amending in reversed(self.amendments):
            if amending.batches:
                if self.amendment_end(amending) == seq:
                    return amending
            elif fresh and seq == self.head and self._last_moved_by(amending):
                return amending
        return None

    def _last_moved_by(self, amending: Amending) -> bool:
        move = self.rewindings[-1]
        return self.head == amending.to and move.how == "amend" and move.start == amending.start

    def amendment_end(self, amending: Amending) -> int:
        """Return the last record of an amendment, 0 if the log lacks some of it."""
        end = self.batch(amending.seq)[1]
        for _ in range(amending.batches):
            if end >= self.tail:
                return 0
            end = self.batch(end + 1)[1]
        return end

    def redo_target(self) -> int:
        """Return where a redo goes. Raises `Refused` if nothing was undone since the last play."""
        if not self._redo:
            raise Refused("nothing-to-redo")
        return self._redo[-1]

    def branches(self) -> list[Branch]:
        """Return the present line and every line of play that was left, newest first."""
        used = set(self._parents)
        tips = {last for last in self._lasts if last not in used} | {self.head}
        return [self._branch(tip) for tip in sorted(tips, reverse=True) if tip > 0]

    def _branch(self, tip: int) -> Branch:
        own = list(self._beyond(tip, self.head))
        if not own:
            return Branch(tip, tip, 0, tip == self.head)
        first = own[-1][0]
        run = self._run(first)
        parted = self._parents[run] if first == self._firsts[run] else first - 1
        return Branch(tip, parted, sum(last - first + 1 for first, last in own), False)

    def dice_since(self, seq: int) -> int:
        """Return the last record before `seq` that threw away the dice recorded until then, 0 if none did."""
        return next((move.seq for move in reversed(self.rewindings) if move.fresh and move.seq < seq), 0)

    def struck_by(self, seq: int) -> Rewinding | None:
        """Return the move that left the record of play `seq` out of the present line, if one did."""
        if self.contains(self.ancestry(self.head), seq):
            return None
        for first, last, move in reversed(self._left.get(self._run(seq), ())):
            if first <= seq <= last:
                return move
        return None
