"""The records of a fight, read from its journal when they are asked for: only a few pages stay in memory."""

from collections.abc import Iterator, Sequence
from typing import overload

from rejeu.events.base import Event
from rejeu.events.errors import BrokenLog
from rejeu.events.journal import Journal
from rejeu.events.pages import PAGE, read_envelopes
from rejeu.events.record import Envelope, Stored
from rejeu.events.registry import BadBody, Unknown, decode_body

_PAGES = 32


class _Page:
    """Records that lie together; their events are decoded once each, when they are asked for."""

    __slots__ = ("envelopes", "events")

    def __init__(self, envelopes: list[Envelope]) -> None:
        self.envelopes = envelopes
        self.events: list[Event | Unknown | None] = [None] * len(envelopes)


class Records(Sequence[Envelope]):
    """The envelopes of records 1 to `tail`, at index `seq` - 1, and what they say."""

    def __init__(self, journal: Journal, fight: str) -> None:
        self._journal = journal
        self._fight = fight
        self._pages: dict[int, _Page] = {}
        self.tail = 0

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
        page, place = self._page((seq - 1) // PAGE), (seq - 1) % PAGE
        event = page.events[place]
        if event is None:
            event = page.events[place] = decode_event(page.envelopes[place])
        return event

    def batch(self, seq: int) -> tuple[int, int]:
        """Return the first and last record of the batch that record `seq` is of."""
        last = seq
        while last < self.tail and self[last].n:
            last += 1
        return max(seq - self[seq - 1].n, 1), last

    def grow(self, tail: int) -> None:
        """Records up to `tail` are there now."""
        self._pages.pop(self.tail // PAGE, None)
        self.tail = tail

    def add(self, batch: Sequence[Stored], events: Sequence[Event]) -> None:
        """Take in a batch that was just appended."""
        page = self._pages.get(self.tail // PAGE)
        if page is None or len(page.envelopes) + len(batch) > PAGE:
            self.grow(self.tail + len(batch))
            return
        page.envelopes.extend(stored.envelope for stored in batch)
        page.events.extend(events)
        self.tail += len(batch)

    def _page(self, number: int) -> _Page:
        page = self._pages.get(number)
        if page is None:
            if len(self._pages) >= _PAGES:
                self._pages.pop(next(iter(self._pages)))
            page = self._pages[number] = self._read(number)
        return page

    def _read(self, number: int) -> _Page:
        first = number * PAGE + 1
        last = min(first + PAGE - 1, self.tail)
        envelopes: list[Envelope] = []
        for page in self._journal.pages(self._fight, first, last):
            envelopes += read_envelopes(page, first + len(envelopes))
        if len(envelopes) != last - first + 1:
            raise BrokenLog(first + len(envelopes), "bad-record", detail="missing")
        return _Page(envelopes)


def decode_event(envelope: Envelope) -> Event | Unknown:
    """Return what a record says. Raises `BrokenLog`."""
    try:
        return decode_body(envelope.tag, envelope.v, envelope.body)
    except BadBody as bad:
        raise BrokenLog(envelope.seq, "bad-record", detail=str(bad)) from None
