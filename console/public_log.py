"""The log of a fight that is signed and shown to others: the sealed one where there is one, else the fight's own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rejeu.engine.errors import Refused
from rejeu.events.errors import NotFound
from rejeu.events.journal import Journal
from rejeu.events.notes import origin_of
from rejeu.replays.fight import Fight
from rejeu.replays.sealing import header_of, is_sealed, log_id
from rejeu.replays.unsealing import Unsealed, unseal

from .session import Session, fight_id
from .signing import leaves_of
from .witness import shown_log


class PublicLog:
    """A log of a journal. `own`: the fight that it is of, which can go on; None for a copy that somebody gave."""

    def __init__(self, journal: Journal, name: str) -> None:
        self._journal = journal
        self._copy: Unsealed | None = None
        self.own: Fight | None = None
        self.id = log_id(journal, name)
        self.header = header_of(journal, self.id)
        if is_sealed(self.header):
            self._copy = unseal(journal, self.id)
            self.fight = self._copy.fight
        else:
            self.fight = self.own = Fight(journal, self.id)
            self.catch_up()

    @property
    def sealed(self) -> bool:
        """Whether it is a sealed log."""
        return self.own is None or self.id != self.own.id

    def catch_up(self) -> None:
        """Seal what the fight has that its sealed log has not."""
        if self.own is not None:
            self.id, self.header = shown_log(self.own)

    @property
    def origin(self) -> str:
        """What checkpoints call it."""
        return origin_of(self.header)

    def lines(self) -> list[bytes]:
        """Return its lines, header first."""
        return [*self._journal.read(self.id)]

    def leaves(self) -> list[bytes]:
        """Return its leaf hashes, each link checked. Raises `BrokenLog`."""
        return leaves_of(self._journal, self.id)

    def entry_of(self, record: int) -> int:
        """Return the line at which `record` of the fight lies. Raises `Refused`."""
        if not self.sealed:
            return record
        if not 0 <= record <= self.fight.tail:
            raise Refused("no-such-record", seq=record, last=self.fight.tail)
        if self._copy is not None:
            return self._copy.entry_of(record)
        return self.fight.lineage.entry_of(record)


@contextmanager
def public_log(run: Session, name: str) -> Iterator[PublicLog]:
    """Open the log of a fight that is shown to others, what is new sealed first. Raises `NotFound`, `BrokenLog`."""
    wanted = fight_id(name)
    if not run.path.exists():
        raise NotFound(wanted)  # looking for a fight makes no journal
    with run.journal(write=True) as journal:
        yield PublicLog(journal, wanted)
