"""Where the new faces of a fight come from."""

from collections.abc import Sequence

from rejeu.engine.dice import Key, Source
from rejeu.engine.errors import Refused
from rejeu.replays.fight import Fight

from .session import source

SEEDS = "seeds"


class _Elsewhere:
    """Dice that are committed on another machine: what needs none of them goes on here."""

    name = "committed"

    def __init__(self, seq: int) -> None:
        self._seq = seq

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Raise `Refused`."""
        raise Refused("seed-not-here", seq=self._seq)


def faces_for(fight: Fight, kind: str | None = None, seed: str | None = None) -> Source:
    """Return where the new faces of a fight come from: as asked, else as its dice are committed, else the system."""
    held = fight.table.trust.seed
    if kind is not None or seed is not None or held is None:
        return source(kind or "system", seed)
    from rejeu.events.notes import origin_of
    from rejeu.events.record import bytes_of
    from rejeu.replays.fair import CommittedDice

    from . import private

    text = private.kept(private.place(SEEDS, origin_of(fight.header), held.commitment))
    if text is None:
        return _Elsewhere(held.first)
    return CommittedDice(fight, bytes_of(text.strip()))
