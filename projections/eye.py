"""Whose eyes: how well somebody at the table sees each combatant."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from rejeu.events.secret_events import ViewLevel as ViewLevel


class Eye(NamedTuple):
    """What somebody sees by the table's word. `own`: whom it speaks for; `personal` levels are set for it alone.

    Whoever nothing was said of is seen in words, and not at all while hidden; one's own, exactly.
    """

    own: frozenset[str] = frozenset()
    personal: Mapping[str, ViewLevel] = {}
    common: Mapping[str, ViewLevel] = {}

    def level(self, who: str, *, hidden: bool) -> ViewLevel:
        """Return how well `who` is seen, who is `hidden` from the players or not."""
        if who in self.personal:
            return self.personal[who]
        if who in self.own:
            return "exact"
        return "hidden" if hidden else self.common.get(who, "words")

    @property
    def named(self) -> frozenset[str]:
        """Those of whom something was said."""
        return frozenset((*self.personal, *self.common))

    def levels(self, everyone: Collection[str], hidden: Collection[str]) -> dict[str, ViewLevel]:
        """Return how well each of `everyone` is seen, some of whom are `hidden`."""
        return {who: self.level(who, hidden=who in hidden) for who in everyone}


PLAYERS = Eye()
"""Whoever speaks for nobody, at a table that has said nothing of it."""
