"""The dice that a log holds, read round by round when the first roll of a round is at hand."""

from collections.abc import Callable, Iterable, Mapping

from rejeu.engine.dice import Key, Ledger
from rejeu.events.facts import Rolled


class RecordedDice(Ledger):
    """A ledger that reads the rolls of a round, on whatever branch, once something is asked of that round.

    `rolls` gives the recorded rolls of a round, in the order of the log. Memory and time follow the
    rounds that are asked about, not the length of the log.
    """

    def __init__(self, rolls: Callable[[int], Iterable[Rolled]]) -> None:
        super().__init__()
        self._rolls = rolls
        self._read: set[int] = set()

    def record(self, roll: Rolled) -> None:
        """Remember a roll that was just recorded, if the rest of its round is already known."""
        if roll.round in self._read:
            super().record(roll)

    def reread(self) -> None:
        """Read every round again once it is asked about: the log has grown by what was not recorded here."""
        self._faces.clear()
        self._read.clear()

    def known(self, key: Key) -> Mapping[tuple[int, int], tuple[int, str]]:
        """Return the faces under `key`."""
        if key.round not in self._read:
            self._read.add(key.round)
            for roll in self._rolls(key.round):  # recorded here: what was learnt elsewhere does not come before
                self._keep(Key(roll.round, roll.who, roll.purpose, roll.ordinal), roll, {})
        return super().known(key)
