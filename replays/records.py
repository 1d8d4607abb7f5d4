"""The records of a fight, read from its journal when they are asked for: some pages stay at hand."""

from collections.abc import Iterator, Sequence
from typing import overload

from rejeu.events.base import Event
from rejeu.events.errors import BrokenLog
from rejeu.events.journal import Journal
from rejeu.events.pages import PAGE, Row, read_envelopes, read_rows
from rejeu.events.record import Envelope, Stored
from rejeu.events.registry import BadBody, Unknown, decode_body

AT_HAND = 40
"""Pages that stay in memory: what is looked at twice is read once, in a fight of up to 20,000 records."""


class _Page:
    """Lines that lie together, decoded once each way, when they are asked for that way."""

    __slots__ = ("_envelopes", "_events", "_first", "_lines", "_rows")

    def __init__(self, lines: bytes, first: int) -> None:
        self._lines = lines
        self._first = first
        self._rows: Sequence[Row] = ()
        self._envelopes: list[Envelope] = []
        self._events: dict[int, Event | Unknown] = {}

    @property
    def rows(self) -> Sequence[Row]:
        """What a fold needs of them."""
        self._rows = self._rows or read_rows(self._lines, self._first)
        return self._rows

    @property
    def envelopes(self) -> list[Envelope]:
        """Their envelopes."""
        self._envelopes = self._envelopes or read_envelopes(self._lines, self._first)
        return self._envelopes

    def extend(self, lines: Sequence[bytes], first: int) -> None:
        """Add lines that follow; `first` is the record of the first of them."""
        more = b"\n".join(lines)
        self._lines += b"\n" + more
        self._rows = [*self._rows, *read_rows(more, first)] if self._rows else ()
        if self._envelopes:
            self._envelopes += read_envelopes(more, first)

    def event(self, place: int) -> Event | Unknown:
        """What the line at `place` says."""
        event = self._events.get(place)
        if event is None:
            event = self._events[place] = decode_event(self.envelopes[place])
        return event


class Records(Sequence[Envelope]):
    """The envelopes of records 1 to `tail`, at index `seq` - 1, and what they say."""

    def __init__(self, journal: Journal, fight: str, tail: int = 0) -> None:
        self._journal = journal
        self._fight = fight
        self._pages: dict[int, _Page] = {}  # the one used last is last
        self._asked: set[int] = set()
        self.tail = tail

    def __len__(self) -> int:
        return self.tail

    @overload
    def __getitem__(self, index: int) -> Envelope: ...

    @overload
    def __getitem__(self, index: slice) -> list[Envelope]: ...

    def __getitem__(self, index: int | slice) -> Envelope | list[Envelope]:
        if isinstance(index, slice):
            return [self[place] for place in range(*index.indices(self.tail))]
        if index < 0:
            index += self.tail
        if not 0 <= index < self.tail:
            raise IndexError(index)
        return self._page(index // PAGE).envelopes[index % PAGE]

    def __iter__(self) -> Iterator[Envelope]:
        return (self[place] for place in range(self.tail))

    def event(self, seq: int) -> Event | Unknown:
        """Return what record `seq` says, its free text left out. Raises `BrokenLog`."""
        return self._page((seq - 1) // PAGE).event((seq - 1) % PAGE)

    def batch(self, seq: int) -> tuple[int, int]:
        """Return the first and last record of the batch that record `seq` is of."""
        last = seq
        while last < self.tail and self[last].n:
            last += 1
        return max(seq - self[seq - 1].n, 1), last

    def rows(self, first: int, last: int) -> Iterator[Sequence[Row]]:
        """Yield the rows of records `first` to `last`, no more than a page at a time. Raises `BrokenLog`.

        Of a page that is asked for in part, only that part is read; if it is asked for again, it stays at hand.
        """
        while first <= last:
            number = (first - 1) // PAGE
            end = min(last, (number + 1) * PAGE)
            if number in self._pages or number in self._asked or end - first + 1 == PAGE:
                start = number * PAGE + 1
                yield self._page(number).rows[first - start : end - start + 1]
            else:
                self._asked.add(number)
                yield read_rows(self._read(first, end), first)
            first = end + 1

    def grow(self, tail: int) -> None:
        """Records up to `tail` are there now."""
        self._pages.pop(self.tail // PAGE, None)
        self.tail = tail

    def add(self, batch: Sequence[Stored]) -> None:
        """Take in a batch that was just appended."""
        page = self._pages.get(self.tail // PAGE)
        if page is None or self.tail % PAGE + len(batch) > PAGE:
            self.grow(self.tail + len(batch))
            return
        page.extend([stored.line for stored in batch], self.tail + 1)
        self.tail += len(batch)

    def let_go(self) -> None:
        """Keep nothing at hand any more: what is asked for next is read anew."""
        self._pages.clear()
        self._asked.clear()

    def _page(self, number: int) -> _Page:
        page = self._pages.pop(number, None)
        if page is None:
            first = number * PAGE + 1
            page = _Page(self._read(first, min(first + PAGE - 1, self.tail)), first)
            if len(self._pages) >= AT_HAND:
                del self._pages[next(iter(self._pages))]
        self._pages[number] = page
        return page

    def _read(self, first: int, last: int) -> bytes:
        lines = b"\n".join(self._journal.pages(self._fight, first, last))
        found = lines.count(b"\n") + 1 if lines else 0
        if found != last - first + 1:
            raise BrokenLog(first + found, "bad-record", detail="missing")
        return lines


def decode_event(envelope: Envelope) -> Event | Unknown:
    """Return what a record says. Raises `BrokenLog`."""
    try:
        return decode_body(envelope.tag, envelope.v, envelope.body)
    except BadBody as bad:
        raise BrokenLog(envelope.seq, "bad-record", detail=str(bad)) from None
