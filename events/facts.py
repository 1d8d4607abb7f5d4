"""Every fact: what happened, in finished numbers. One fixed union, shared by all rulesets."""

from typing import ClassVar, Literal

from .base import Dice, Fact, GaugeValue, Intent, Level, Option, Scope, Term, Until
from .commands import Position, Value

Outcome = Literal["success", "critical-success", "failure", "critical-failure"]


# The fight and who is in it ------------------------------------------------------------------


class Opened(Fact, frozen=True, kw_only=True):
    """The fight is open. Pins engine, schema and ruleset versions, and every house rule in force."""

    TAG: ClassVar[str] = "opened"

    title: str
    ruleset: str
    ruleset_version: int
    engine: str
    schema: int
    phase: str
    parameters: dict[str, Option]


class RulesChanged(Fact, frozen=True, kw_only=True):
    """House rules in force from here on; those not named stay."""

    TAG: ClassVar[str] = "rules-changed"

    parameters: dict[str, Option]


class Joined(Fact, frozen=True, kw_only=True):
    """A combatant came in. `from_round`: the first round that it takes part in."""

    TAG: ClassVar[str] = "joined"

    who: str
    name: str
    sheet: dict[str, Value]
    attributes: dict[str, int]
    from_round: int
    side: str = ""
    gender: str = ""
    position: Position | None = None
    hidden: bool = False
    monitors: dict[str, tuple[Level, ...]] = {}
    gauges: dict[str, GaugeValue] = {}
    health: str = "unhurt"


class Left(Fact, frozen=True, kw_only=True):
    """A combatant is out of the fight."""

    TAG: ClassVar[str] = "left"

    who: str


class SheetCorrected(Fact, frozen=True, kw_only=True):
    """Values of a sheet, by dotted path, as they are from here on."""

    TAG: ClassVar[str] = "sheet-corrected"

    who: str
    changes: dict[str, Value]


# Rounds, order and turns ---------------------------------------------------------------------


class RoundStarted(Fact, frozen=True, kw_only=True):
    """Round `round` begins, at `clock` seconds of game time. The order of the last one is gone, unless `keep`."""

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
    """Who is called in which order, first to last, from here on."""

    TAG: ClassVar[str] = "order-set"

    order: tuple[str, ...]


class OrderCleared(Fact, frozen=True, kw_only=True):
    """This round's order and initiatives are thrown away."""

    TAG: ClassVar[str] = "order-cleared"


class Declared(Fact, frozen=True, kw_only=True):
    """A combatant has declared its action. `rounds` over 1: an action that lasts, until the end of round `until`."""

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
    `left` what remains of a move broken off."""

    TAG: ClassVar[str] = "moved"

    who: str
    metres: int
    covered: int
    count: int | None = None
    position: Position | None = None
    left: int = 0


class Placed(Fact, frozen=True, kw_only=True):
    """A combatant is somewhere, by ruling."""

    TAG: ClassVar[str] = "placed"

    who: str
    position: Position


# Tests, attacks and harm ---------------------------------------------------------------------


class TestResolved(Fact, frozen=True, kw_only=True):
    """A test against a difficulty. `terms` add up to the difficulty, `bonus` terms to what was added to the dice."""

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


class DamageResolved(Fact, frozen=True, kw_only=True):
    """Damage on one target and track: `terms` add up to `damage`, `against` to `threshold`; `level` is what it reaches."""

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
    """A box is marked: wound `wound` of `who`, on `track`, at `level`. `reached` is the level aimed at, if full."""

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


# Whatever a combatant bears ------------------------------------------------------------------


class GaugeSet(Fact, frozen=True, kw_only=True):
    """A gauge of a combatant now has this value; `delta` is what was asked for, if relative."""

    TAG: ClassVar[str] = "gauge-set"

    who: str
    gauge: str
    value: int
    delta: int | None = None
    maximum: int | None = None
    minimum: int | None = None


class AttributeSet(Fact, frozen=True, kw_only=True):
    """An attribute or a skill now has this value."""

    TAG: ClassVar[str] = "attribute-set"

    who: str
    attribute: str
    value: int
    delta: int | None = None


class MarkerSet(Fact, frozen=True, kw_only=True):
    """A ruleset's own mark on a combatant; no value lifts it."""

    TAG: ClassVar[str] = "marker-set"

    who: str
    marker: str
    value: Option | None = None


class ConditionPut(Fact, frozen=True, kw_only=True):
    """A condition is on a combatant, until then."""

    TAG: ClassVar[str] = "condition-put"

    who: str
    condition: str
    until: Until = Until()


class ConditionLifted(Fact, frozen=True, kw_only=True):
    """A condition is off a combatant: it `expired`, or was `ruled` or `replaced`."""

    TAG: ClassVar[str] = "condition-lifted"

    who: str
    condition: str
    why: str


class VisibilitySet(Fact, frozen=True, kw_only=True):
    """A combatant is hidden from the players, or no longer."""

    TAG: ClassVar[str] = "visibility-set"

    who: str
    hidden: bool


# Questions and words -------------------------------------------------------------------------


class Asked(Fact, frozen=True, kw_only=True):
    """Someone must choose before what depends on it goes on.

    `whom` is a combatant's id, or `gm`. `blocks` are the combatants that neither act nor are acted
    on until it is answered. `context` holds finished numbers that the answer is decided with.
    """

    TAG: ClassVar[str] = "asked"

    question: str
    kind: str
    whom: str
    options: tuple[str, ...]
    blocks: tuple[str, ...] = ()
    context: dict[str, Option] = {}


class Answered(Fact, frozen=True, kw_only=True):
    """A question is answered; `why` says what answered it if nobody did (`moot`)."""

    TAG: ClassVar[str] = "answered"

    question: str
    choice: str
    why: str = ""


class Noted(Fact, frozen=True, kw_only=True):
    """Words were said; they stand in the command's sealed part."""

    TAG: ClassVar[str] = "noted"


# The table -----------------------------------------------------------------------------------


class Rewound(Fact, frozen=True, kw_only=True):
    """The head of play moved from one record to another. Nothing is deleted."""

    TAG: ClassVar[str] = "rewound"
    SCOPE: ClassVar[Scope] = "table"

    start: int
    to: int
    how: Literal["undo", "redo", "rewind"]
    dice: Literal["keep", "fresh"] = "keep"


class DicePolicySet(Fact, frozen=True, kw_only=True):
    """What rewinds do to recorded dice from here on, unless they say otherwise."""

    TAG: ClassVar[str] = "dice-policy-set"
    SCOPE: ClassVar[Scope] = "table"

    policy: Literal["keep", "fresh"]


FACTS: tuple[type[Fact], ...] = (
    Opened, RulesChanged, Joined, Left, SheetCorrected,
    RoundStarted, RoundEnded, PhaseChanged, ClockAdvanced, Rolled,
    InitiativeSet, OrderSet, OrderCleared, Declared, TurnStarted, TurnEnded,
    ActionSpent, ActionLost, Moved, Placed,
    TestResolved, AttackResolved, DamageResolved, Wounded, WoundChanged, WoundClosed,
    DeadlineSet, DeadlineCleared, Assessed, Died, Revived,
    GaugeSet, AttributeSet, MarkerSet, ConditionPut, ConditionLifted, VisibilitySet,
    Asked, Answered, Noted,
    Rewound, DicePolicySet,
)  # fmt: skip
