"""Facts of tests, attacks, damage, wounds and deadlines."""

from typing import ClassVar, Literal

from .base import Fact, Level, Term

Outcome = Literal["success", "critical-success", "failure", "critical-failure"]


class TestResolved(Fact, frozen=True, kw_only=True):
    """A test against a difficulty. `terms` add up to the difficulty, `bonus` to what the dice got."""

    __test__: ClassVar[bool] = False  # not a pytest class
    TAG: ClassVar[str] = "test-resolved"

    who: str
    purpose: str
    skill: str
    attribute: str
    total: int
    difficulty: int
    margin: int
    outcome: Outcome
    roll: int
    terms: tuple[Term, ...] = ()
    bonus: tuple[Term, ...] = ()


class AttackResolved(Fact, frozen=True, kw_only=True):
    """An attack on one target, hit or missed. `margin` is doubled already where the rules double it."""

    TAG: ClassVar[str] = "attack-resolved"

    who: str
    target: str
    weapon: str
    skill: str
    attribute: str
    total: int
    difficulty: int
    margin: int
    outcome: Outcome
    roll: int
    terms: tuple[Term, ...] = ()
    bonus: tuple[Term, ...] = ()


class Defended(Fact, frozen=True, kw_only=True):
    """A combatant defends itself: `how` (a word of the ruleset), with which `action` of the round, `against` whom."""

    TAG: ClassVar[str] = "defended"

    who: str
    how: str
    action: str = ""
    against: str = ""


class Ruled(Fact, frozen=True, kw_only=True):
    """The game master has said what comes of something: `matter` and `outcome` are words of the ruleset.

    `terms` are what was rolled for it, if anything was; what follows stands in facts of its own.
    """

    TAG: ClassVar[str] = "ruled"

    who: str
    matter: str
    outcome: str
    target: str = ""
    weapon: str = ""
    terms: tuple[Term, ...] = ()


class DamageResolved(Fact, frozen=True, kw_only=True):
    """Damage on one target and track: `terms` add up to `damage`, `against` to `threshold`.

    `level` is how many times the threshold is reached.
    """

    TAG: ClassVar[str] = "damage-resolved"

    target: str
    track: str
    damage: int
    threshold: int
    level: int
    by: str = ""
    terms: tuple[Term, ...] = ()
    against: tuple[Term, ...] = ()


class Wounded(Fact, frozen=True, kw_only=True):
    """A box is marked: wound `wound` of `who`, on `track`, at `level`. `reached`: the level hit, if full."""

    TAG: ClassVar[str] = "wounded"

    who: str
    wound: str
    track: str
    level: str
    reached: str = ""
    by: str = ""


class WoundChanged(Fact, frozen=True, kw_only=True):
    """A wound is now at another level, or in another state of care."""

    TAG: ClassVar[str] = "wound-changed"

    who: str
    wound: str
    level: str
    why: str
    stabilised: bool = False
    cared: bool = False


class WoundClosed(Fact, frozen=True, kw_only=True):
    """A wound is gone."""

    TAG: ClassVar[str] = "wound-closed"

    who: str
    wound: str
    why: str


class MonitorsSet(Fact, frozen=True, kw_only=True):
    """A combatant's monitors have these levels and boxes from here on; its wounds stay."""

    TAG: ClassVar[str] = "monitors-set"

    who: str
    monitors: dict[str, tuple[Level, ...]]


class DeadlineSet(Fact, frozen=True, kw_only=True):
    """Something falls due at `due` seconds of game time: its `kind` is a word of the ruleset."""

    TAG: ClassVar[str] = "deadline-set"

    deadline: str
    who: str
    kind: str
    due: int
    wound: str = ""
    terms: tuple[Term, ...] = ()


class DeadlineCleared(Fact, frozen=True, kw_only=True):
    """A deadline no longer holds."""

    TAG: ClassVar[str] = "deadline-cleared"

    deadline: str
    why: str


class Assessed(Fact, frozen=True, kw_only=True):
    """What a combatant's harm makes of it now.

    `status`: able, incapacitated, unconscious or dead. `health`: a word for those who see no
    numbers. `effective`: attributes that now differ from their own value. `reach`: the most
    metres a round, if limited.
    """

    TAG: ClassVar[str] = "assessed"

    who: str
    status: str
    health: str
    effective: dict[str, int] = {}
    reach: int | None = None
    terms: tuple[Term, ...] = ()


class Died(Fact, frozen=True, kw_only=True):
    """A combatant is dead, and of what (a word of the ruleset, or `ruling`)."""

    TAG: ClassVar[str] = "died"

    who: str
    cause: str


class Revived(Fact, frozen=True, kw_only=True):
    """A combatant is not dead after all."""

    TAG: ClassVar[str] = "revived"

    who: str
