"""Reading a fight: every link checked, the state at its head kept, and what need not be read again."""

from __future__ import annotations

import gc
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import msgspec

from rejeu.engine.evolve import thaw
from rejeu.engine.state import Encounter
from rejeu.events.cache import Cache, Kept
from rejeu.events.chain import Tail, leaf_hash
from rejeu.events.errors import BrokenLog
from rejeu.events.journal import Journal
from rejeu.events.pages import check_lines, check_page

from .course import Bookmark, Course
from .fingerprint import fingerprint
from .snapshots import EVERY, Snapshots

TRUST_ABOVE = 20_000
"""Records up to which every link is checked whenever a fight is opened, bookmark or not."""
BOOKMARK = "bookmark"
_SHARE = 7  # a bookmark is made anew once the log has grown by 1/128, so that making them costs little

Progress = Callable[[int], None]
"""Told now and then how many records have been read."""

_bookmarks = msgspec.msgpack.Decoder(Bookmark)


class Reading:
    """A fight read as far as `tail`: its course and the state at its head.

    What a bookmark stands for is not decoded again. Up to record `trust_above` the links of its lines are
    checked all the same; of a longer log, only that the journal still holds the very line it was made at.
    `checked`: every link was, from the header on.
    """

    def __init__(
        self,
        journal: Journal,
        fight: str,
        header: bytes,
        *,
        cache: Cache | None = None,
        every: int = EVERY,
        trust_above: int = TRUST_ABOVE,
        progress: Progress | None = None,
    ) -> None:
        """Read the whole fight. Raises `NotFound`, `BrokenLog`, `JournalUnavailable`."""
        self._journal = journal
        self._cache = journal.cache if cache is None else cache
        self._fight = fight
        self._every = every
        self._trust_above = trust_above
        self._progress = progress
        self._since = 0  # records of this line since its last snapshot
        self._marked = 0
        self.checked = True
        self.course = Course(journal, fight)
        self.snapshots = Snapshots(journal, fight, self.course.records, every, self._cache)
        self.state = Encounter()
        self.tail = Tail(0, leaf_hash(header))
        self._resume()
        self.refresh()

    def refresh(self) -> None:
        """Take in what has been written since. Raises as reading it whole."""
        with _uncollected():
            self._take(self._journal.pages(self._fight, self.tail.seq + 1))

    def state_at(self, seq: int) -> Encounter:
        """Return the state at the record of play `seq`. Raises `BrokenLog`."""
        return self.snapshots.fold(self.course.lineage.back(seq), keep=self.checked)

    def went_on(self, tail: Tail, state: Encounter | None) -> None:
        """The log was appended to, up to `tail`; `state` is what play came to, None if the head jumped."""
        self._since += tail.seq - self.tail.seq
        self.tail = tail
        if state is None:
            self._settle(None)
            return
        self.state = state
        if self._since >= self._every and self.snapshots.keeping:
            self._keep_state(state)
            self._keep_bookmark()

    # Reading -------------------------------------------------------------------------------------

    def _take(self, pages: Iterable[bytes]) -> None:
        """Fold the pages as they come. Once the head has jumped, only as far as snapshots need it: folding
        a line that is left again is in vain."""
        draft: Encounter | None = None
        fresh = True
        for page in pages:
            if fresh:
                draft, fresh = thaw(self.state), False
            rows, leaves = check_lines(page, self.tail)
            self.tail = Tail(self.tail.seq + len(leaves), leaves[-1])
            if self.course.take(rows):
                draft = None
            if draft is None:
                draft = self._catch_up()
            else:
                self._since = self.snapshots.fold_on(draft, rows, self._since, leaves)
            self._tell(self.tail.seq)
        if not fresh:
            self._settle(draft)

    def _settle(self, draft: Encounter | None) -> None:
        lineage = self.course.lineage
        if draft is None:
            draft = self.state_at(lineage.head)
            self._since = self.snapshots.distance(lineage.back(lineage.head))
        self.state = draft
        self._keep_bookmark()

    def _tell(self, seq: int) -> None:
        if self._progress is not None:
            self._progress(seq)

    # What is kept --------------------------------------------------------------------------------

    def _catch_up(self) -> Encounter | None:
        """Return the state at the head, with a snapshot, if the last one on this line is far; it need not be known."""
        if self.tail.seq < self._every or not self.snapshots.keeping:
            return None
        head = self.course.lineage.head
        if self.snapshots.distance(self.course.lineage.back(head)) < self._every:
            return None
        draft = self.state_at(head)
        self._keep_state(draft)
        return draft

    def _keep_state(self, state: Encounter) -> None:
        head = self.course.lineage.head
        leaf = self.tail.leaf if head == self.tail.seq else self._leaf(head)
        self.snapshots.keep(state, head, leaf)
        self._since = 0

    def _keep_bookmark(self) -> None:
        seq, leaf = self.tail
        made_by = fingerprint() if seq - self._marked >= max(self._every, seq >> _SHARE) else None
        if made_by is None or not self._cache.writable:
            return
        self._keep_state(self.state)
        data = zlib.compress(msgspec.msgpack.encode(self.course.bookmark()), 1)
        self._cache.keep(Kept(self._fight, BOOKMARK, seq, leaf, made_by, data), alone=True)
        self._marked = seq

    def _resume(self) -> None:
        """Go on from the last bookmark, if there is one that counts."""
        end = self._journal.tail(self._fight).seq
        made_by = fingerprint() if end >= self._every else None
        places = self._cache.places(self._fight, BOOKMARK, made_by) if made_by else ()
        kept = self._cache.get(self._fight, BOOKMARK, places[-1], made_by) if places and made_by else None
        if kept is None or kept.seq > end or self._leaf(kept.seq) != kept.leaf:
            return
        try:
            mark = _bookmarks.decode(zlib.decompress(kept.data))
        except (zlib.error, msgspec.MsgspecError):
            return
        if kept.seq > self._trust_above:
            self.checked = False
        elif not self._is_linked(kept):
            return
        self.course.resume(mark, kept.seq)
        self.tail, self._marked = Tail(kept.seq, kept.leaf), kept.seq
        self._settle(None)

    def _is_linked(self, kept: Kept) -> bool:
        """Whether every line up to where something was kept leads to it."""
        tail = self.tail
        try:
            for page in self._journal.pages(self._fight, 1, kept.seq):
                tail = check_page(page, tail)
                self._tell(tail.seq)
        except BrokenLog:
            return False  # reading it record by record says what is wrong
        return tail == Tail(kept.seq, kept.leaf)

    def _leaf(self, seq: int) -> bytes:
        return b"".join(leaf_hash(line) for line in self._journal.pages(self._fight, seq, seq))


@contextmanager
def _uncollected() -> Iterator[None]:
    """Thousands of small objects come and go by themselves: the cyclic collector would only walk them again."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()
