"""Snapshots: states kept along the branches of a fight, so that any other is a short fold away.

A snapshot stands for the record of play that it was made at, and so for one branch. It counts only if this
program's own fold made it and the journal still holds the very line that it was made at: a line names the
hash of the one before it, so the same line means the same past.
"""

from __future__ import annotations

import zlib
from bisect import bisect_right, insort
from collections.abc import Iterable, Sequence

import msgspec

from rejeu.engine.evolve import thaw
from rejeu.engine.folding import fold_rows
from rejeu.engine.state import Encounter
from rejeu.events.cache import Cache, Kept
from rejeu.events.chain import leaf_hash
from rejeu.events.journal import Journal
from rejeu.events.pages import Row
from rejeu.events.record import Envelope

from .fingerprint import fingerprint
from .records import Records

EVERY = 1024
"""Records between one snapshot and the next, at least; at most half as many again."""
STATE = "state"

_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Encounter).decode


def pack(state: Encounter) -> bytes:
    """Return a state as it is kept."""
    return zlib.compress(_encode(state), 1)


def unpack(data: bytes) -> Encounter:
    """Return a kept state, held by nobody else. Raises `zlib.error`, `msgspec.MsgspecError`."""
    return _decode(zlib.decompress(data))


class Snapshots:
    """The states of one fight: those that are kept, and from them any other."""

    def __init__(
        self, journal: Journal, fight: str, records: Records, every: int = EVERY, cache: Cache | None = None
    ) -> None:
        self._journal = journal
        self._fight = fight
        self._records = records
        self._cache = journal.cache if cache is None else cache
        self.every = every
        self._known: list[int] | None = None

    @property
    def keeping(self) -> bool:
        """Whether what is folded here can be kept."""
        return self._cache.writable and fingerprint() is not None

    def fold(self, back: Iterable[tuple[int, int]], *, keep: bool = False) -> Encounter:
        """Return the state at the end of a line of play, of which `back` yields the spans, newest first.

        `keep`: keep snapshots on the way, where they are far apart; of a log whose links were checked only.
        Raises `BrokenLog`.
        """
        base, draft, spans = self._nearest(back)
        since = 0
        for first, last in spans:
            for rows in self._records.rows(max(first, base + 1), last):
                if keep and since + len(rows) >= self.every and self.keeping:
                    since = self.fold_on(draft, rows, since, self._leaves(rows))
                else:
                    fold_rows(draft, rows)
                    since += len(rows)
        return draft

    def fold_on(self, draft: Encounter, rows: Sequence[Row | Envelope], since: int, leaves: Sequence[bytes]) -> int:
        """Fold rows whose leaf hashes are `leaves`, and keep a snapshot wherever one is due.

        `since`: the records folded since the last snapshot; return those folded since the last one now.
        """
        start = 0
        while since + len(rows) - start >= self.every and self.keeping:
            end = start + max(self.every - since, 1)
            while end < len(rows) and rows[end - 1].parent is None:  # a snapshot stands at a record of play
                end += 1
            if rows[end - 1].parent is None:
                break
            fold_rows(draft, rows[start:end])
            self.keep(draft, rows[end - 1].seq, leaves[end - 1])
            start, since = end, 0
        fold_rows(draft, rows[start:])
        return since + len(rows) - start

    def distance(self, back: Iterable[tuple[int, int]]) -> int:
        """Return how many records of a line of play come after its last snapshot, or some number over `every`."""
        found = 0
        for first, last in back:
            seq = self._last_known(first, last)
            if seq is not None:
                return found + last - seq
            found += last - first + 1
            if found >= self.every:
                break
        return found

    def _nearest(self, back: Iterable[tuple[int, int]]) -> tuple[int, Encounter, list[tuple[int, int]]]:
        """Return the last snapshot on a line of play, as a draft, its record (0: none), and the spans from there on."""
        spans: list[tuple[int, int]] = []
        for first, last in back:
            spans.insert(0, (first, last))
            while (seq := self._last_known(first, last)) is not None:
                state = self._load(seq)
                if state is not None:
                    return seq, state, spans
                self._places().remove(seq)
        return 0, thaw(Encounter()), spans

    def keep(self, state: Encounter, seq: int, leaf: bytes) -> None:
        """Keep the state at record of play `seq`, whose leaf hash is `leaf`."""
        made_by = fingerprint()
        if made_by is not None and self._cache.writable:
            self._cache.keep(Kept(self._fight, STATE, seq, leaf, made_by, pack(state)))
            if seq not in self._places():
                insort(self._places(), seq)

    def _places(self) -> list[int]:
        if self._known is None:
            made_by = fingerprint()
            self._known = list(self._cache.places(self._fight, STATE, made_by)) if made_by else []
        return self._known

    def _last_known(self, first: int, last: int) -> int | None:
        if last < self.every:
            return None
        places = self._places()
        at = bisect_right(places, last) - 1
        return places[at] if at >= 0 and places[at] >= first else None

    def _load(self, seq: int) -> Encounter | None:
        kept = self._cache.get(self._fight, STATE, seq, fingerprint() or b"")
        if kept is None or [kept.leaf] != [leaf_hash(line) for line in self._journal.pages(self._fight, seq, seq)]:
            return None
        try:
            return unpack(kept.data)
        except (zlib.error, msgspec.MsgspecError):
            return None

    def _leaves(self, rows: Sequence[Row]) -> list[bytes]:
        return [leaf_hash(line) for line in self._journal.read(self._fight, rows[0].seq, rows[-1].seq)]
