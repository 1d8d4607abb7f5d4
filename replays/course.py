"""The course of a fight: what its records say of one another and of the table, taken in page by page."""

from bisect import bisect_right
from collections.abc import Iterator, Sequence

import msgspec

from rejeu.engine.folding import knows
from rejeu.events.base import Event
from rejeu.events.errors import BrokenLog
from rejeu.events.facts import DicePolicySet, Rewound, Rolled, RoundStarted
from rejeu.events.journal import Journal
from rejeu.events.pages import Row, read_envelopes
from rejeu.events.record import Envelope, Stored
from rejeu.events.registry import EVENTS, BadBody, Unknown, decode_body
from rejeu.events.table_facts import Amended

from .lineage import Lineage, Ranges, Rewinding
from .recorded_dice import RecordedDice
from .records import Records, decode_event
from .rights import TableState
from .rounds import Rounds

_PLAIN = {tag: kind.VERSION for tag, kind in EVENTS.items() if kind is not RoundStarted}
"""Tag -> version of the records that need no second look here."""


class Bookmark(msgspec.Struct, frozen=True, array_like=True):
    """All that a long log need not be read again for: where the table's records lie, and the rounds.

    Spans are (first, last); `unknown` are (seq, tag, version, body).
    """

    table: list[tuple[int, int]]
    firsts: list[int]
    rounds: list[int]
    unknown: list[tuple[int, str, int, bytes]]


class Course:
    """Built in the order of the log. Memory follows rewinds, rounds and what is open, not records."""

    def __init__(self, journal: Journal, fight: str) -> None:
        self._journal = journal
        self._fight = fight
        self.records = Records(journal, fight)
        self.lineage = Lineage(self.records.batch)
        self.ledger = RecordedDice(self._rolls)
        self.table = TableState()
        self.dice_policy = "keep"
        self.unknown: dict[int, Unknown] = {}
        self._rounds = Rounds()
        self.fresh_rewinds = 0
        self._fresh = 0  # the rewind that made all dice before it count no more
        self._table_spans: list[tuple[int, int]] = []

    def take(self, rows: Sequence[Envelope]) -> bool:
        """Take in the records of a page; return whether the head jumped. Raises `BrokenLog`."""
        first, last = rows[0].seq, rows[-1].seq
        moves = len(self.lineage.rewindings)
        self._grow(last)
        self.ledger.reread()
        if first - 1 == self.lineage.head and [row.parent for row in rows] == list(range(first - 1, last)):
            self.lineage.play(first, last, first - 1)
            for row in [row for row in rows if _PLAIN.get(row.tag) != row.v]:
                self._mark(row)
        else:
            self._take_each(rows)
        return len(self.lineage.rewindings) > moves

    def add(self, batch: Sequence[Stored], events: Sequence[Event], parent: int | None) -> None:
        """Take in a batch that was just appended."""
        first = self.records.tail + 1
        last = first + len(batch) - 1
        self.records.add(batch)
        self.lineage.tail = last
        if parent is None:
            for stored in batch:
                self._at_table(stored.envelope)
            return
        self.lineage.play(first, last, parent)
        for seq, event in enumerate(events, first):
            if type(event) is Rolled:
                self.ledger.record(event)
            elif type(event) is RoundStarted:
                self._rounds.begin(seq, event.round)

    def bookmark(self) -> Bookmark:
        """Return what `resume` needs."""
        unknown = [(seq, event.tag, event.version, event.body) for seq, event in self.unknown.items()]
        return Bookmark(self._table_spans, self._rounds.firsts, self._rounds.rounds, unknown)

    def resume(self, mark: Bookmark, last: int) -> None:
        """Take in records 1 to `last` by a bookmark made there: only those of the table are read."""
        at = 1
        for start, end in mark.table:
            if at < start:
                self.lineage.play(at, start - 1, self.lineage.head)
            self._grow(end)
            for page in self._journal.pages(self._fight, start, end):
                for envelope in read_envelopes(page, start):
                    self._at_table(envelope)
                    start += 1
            at = end + 1
        self._grow(last)
        if at <= last:
            self.lineage.play(at, last, self.lineage.head)
        self._rounds = Rounds(mark.firsts, mark.rounds)
        self.unknown.update((seq, Unknown(tag, version, body)) for seq, tag, version, body in mark.unknown)

    def of_round(self, round_: int) -> Ranges:
        """Return the spans of the present line of play that were played in a round."""
        stretches = self._rounds.spans(round_, self.records.tail)
        if not stretches:
            return ()
        spans = []
        for first, last in self.lineage.back(self.lineage.head):
            spans += [(max(first, a), min(last, b)) for a, b in reversed(stretches) if a <= last and first <= b]
            if first <= stretches[0][0]:
                break
        return tuple(reversed(spans))

    def _grow(self, tail: int) -> None:
        self.records.grow(tail)
        self.lineage.tail = tail

    def _take_each(self, rows: Sequence[Envelope]) -> None:
        for row in rows:
            if row.parent is None:
                self._at_table(row)
            elif row.parent != self.lineage.head:
                raise BrokenLog(row.seq, "bad-parent", parent=row.parent)
            else:
                self.lineage.play(row.seq, row.seq, row.parent)
            if _PLAIN.get(row.tag) != row.v:
                self._mark(row)

    def _mark(self, row: Envelope) -> None:
        """Note what this program does not know, and where a round begins."""
        if not knows(row.tag, row.v):
            self.unknown[row.seq] = Unknown(row.tag, row.v, bytes(row.body))
        elif row.tag == RoundStarted.TAG and row.n and row.parent is not None:
            event = decode_event(row)
            if isinstance(event, RoundStarted):
                self._rounds.begin(row.seq, event.round)

    def _at_table(self, envelope: Envelope) -> None:
        seq = envelope.seq
        if self._table_spans and self._table_spans[-1][1] == seq - 1:
            self._table_spans[-1] = (self._table_spans[-1][0], seq)
        else:
            self._table_spans.append((seq, seq))
        event = decode_event(envelope) if envelope.n else None
        if isinstance(event, Rewound):
            self._rewound(envelope, event)
        elif isinstance(event, DicePolicySet):
            self.dice_policy = event.policy
        elif isinstance(event, Amended):
            self.lineage.amended(seq, event.batches)
        elif isinstance(event, Event):
            self.table.take(envelope, event)

    def _rewound(self, envelope: Envelope, event: Rewound) -> None:
        seq = envelope.seq
        if not 0 < event.to < seq or self.of_table(event.to):
            raise BrokenLog(seq, "bad-rewind", to=event.to)
        fresh = event.dice == "fresh"
        self.lineage.rewind(Rewinding(seq, event.start, event.to, event.how, envelope.by, envelope.at, fresh))
        self._rounds.begin(seq, self._rounds.at(event.to))
        if fresh:
            self._fresh = seq
            self.fresh_rewinds += 1
            self.ledger.forget()

    def of_table(self, seq: int) -> bool:
        """Return whether record `seq` is of the table, not of play."""
        at = bisect_right(self._table_spans, (seq, seq)) - 1
        near = self._table_spans[max(at, 0) : at + 2]
        return any(first <= seq <= last for first, last in near)

    def _rolls(self, round_: int) -> Iterator[Rolled]:
        for first, last in self._rounds.spans(round_, self.records.tail):
            for rows in self.records.rows(max(first, self._fresh + 1), last):
                for row in rows:
                    if row.tag == Rolled.TAG and row.n:
                        event = _decode(row)
                        if isinstance(event, Rolled):
                            yield event


def _decode(row: Row) -> Event | Unknown:
    try:
        return decode_body(row.tag, row.v, row.body)
    except BadBody as bad:
        raise BrokenLog(row.seq, "bad-record", detail=str(bad)) from None
