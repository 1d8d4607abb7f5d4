"""Facts of rounds, order, turns, dice and movement."""

from typing import ClassVar

from .base import Dice, Fact, Intent, Term
from .commands import Position


class RoundStarted(Fact, frozen=True, kw_only=True):
    """Round `round` begins, at `clock` seconds of game time. The last order is gone, unless `keep`."""

    TAG: ClassVar[str] = "round-started"

    round: int
    clock: int
    keep: bool = False


class RoundEnded(Fact, frozen=True, kw_only=True):
    """Round `round` is over."""

    TAG: ClassVar[str] = "round-ended"

    round: int


class PhaseChanged(Fact, frozen=True, kw_only=True):
    """Play is now in `phase` of the ruleset's table."""

    TAG: ClassVar[str] = "phase-changed"

    phase: str


class ClockAdvanced(Fact, frozen=True, kw_only=True):
    """Game time is now `clock` seconds since the fight opened."""

    TAG: ClassVar[str] = "clock-advanced"

    clock: int


class Rolled(Fact, frozen=True, kw_only=True):
    """Dice were rolled.

    The key is (`round`, `who`, `purpose`, `ordinal`): the place in the fight, whatever the roll is
    aimed at. `faces` lists every die in the order of `pool`; `kept` are the indexes that count,
    all if empty is not meant: an empty `kept` keeps none. `sources` runs over the faces:
    (where from, how many). `total` is the sum of the kept faces.
    """

    TAG: ClassVar[str] = "rolled"

    round: int
    who: str
    purpose: str
    ordinal: int
    pool: tuple[Dice, ...]
    faces: tuple[int, ...]
    kept: tuple[int, ...]
    total: int
    sources: tuple[tuple[str, int], ...]


class InitiativeSet(Fact, frozen=True, kw_only=True):
    """A combatant has an initiative this round. `kind`: rolled, moving, or ruled."""

    TAG: ClassVar[str] = "initiative-set"

    who: str
    score: int
    kind: str = "rolled"
    terms: tuple[Term, ...] = ()


class OrderSet(Fact, frozen=True, kw_only=True):
    """Who is called in which order, first to last, from here on; who is not listed has no more part in the round."""

    TAG: ClassVar[str] = "order-set"

    order: tuple[str, ...]


class OrderCleared(Fact, frozen=True, kw_only=True):
    """This round's order and initiatives are thrown away."""

    TAG: ClassVar[str] = "order-cleared"


class Declared(Fact, frozen=True, kw_only=True):
    """A combatant has declared its action. `until`: the last round of one that lasts, 0 if none."""

    TAG: ClassVar[str] = "declared"

    who: str
    intent: Intent
    until: int = 0


class TurnStarted(Fact, frozen=True, kw_only=True):
    """A combatant is called, at initiative `count`."""

    TAG: ClassVar[str] = "turn-started"

    who: str
    count: int


class TurnEnded(Fact, frozen=True, kw_only=True):
    """A combatant has had its turn this round."""

    TAG: ClassVar[str] = "turn-ended"

    who: str


class ActionSpent(Fact, frozen=True, kw_only=True):
    """An action of the round is spent: which (`action`, `main`, `movement`…) and on what."""

    TAG: ClassVar[str] = "action-spent"

    who: str
    action: str
    on: str


class ActionLost(Fact, frozen=True, kw_only=True):
    """An action of the round is lost, and why (a word of the ruleset)."""

    TAG: ClassVar[str] = "action-lost"

    who: str
    action: str
    why: str


class Moved(Fact, frozen=True, kw_only=True):
    """A combatant covered `metres`. `covered` is its sum of this round; `count` its initiative now;
    `left` what remains of a move broken off, and where `to`, if somewhere."""

    TAG: ClassVar[str] = "moved"

    who: str
    metres: int
    covered: int
    count: int | None = None
    position: Position | None = None
    left: int = 0
    to: Position | None = None


class Placed(Fact, frozen=True, kw_only=True):
    """A combatant is somewhere, by ruling."""

    TAG: ClassVar[str] = "placed"

    who: str
    position: Position
