"""Every fact: what happened, in finished numbers. One fixed union, shared by all rulesets."""

from typing import ClassVar, Literal

from .base import Fact, GaugeValue, Level, Option, Scope, Term, Until
from .commands import Position, Value
from .harm_facts import (
    Assessed,
    AttackResolved,
    DamageResolved,
    DeadlineCleared,
    DeadlineSet,
    Defended,
    Died,
    MonitorsSet,
    Outcome,
    Revived,
    Ruled,
    TestResolved,
    WoundChanged,
    WoundClosed,
    Wounded,
)
from .table_facts import TABLE_FACTS
from .time_facts import TIME_FACTS
from .turn_facts import (
    ActionLost,
    ActionSpent,
    ClockAdvanced,
    Declared,
    InitiativeSet,
    Moved,
    OrderCleared,
    OrderSet,
    PhaseChanged,
    Placed,
    Rolled,
    RoundEnded,
    RoundStarted,
    TurnEnded,
    TurnStarted,
)


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


class GaugeSet(Fact, frozen=True, kw_only=True):
    """A gauge of a combatant now has this value; `delta` is the change asked for, if relative: `terms` add up to it."""

    TAG: ClassVar[str] = "gauge-set"

    who: str
    gauge: str
    value: int
    delta: int | None = None
    maximum: int | None = None
    minimum: int | None = None
    terms: tuple[Term, ...] = ()


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


class Asked(Fact, frozen=True, kw_only=True):
    """Someone must choose before what depends on it goes on.

    `whom` is a combatant's id, or `gm`. `blocks` are the combatants that neither act nor are acted
    on until it is answered. What the answer is decided with is finished: `context` holds numbers and
    words, `sums` what numbers are made of, `records` the records that they come from.
    """

    TAG: ClassVar[str] = "asked"

    question: str
    kind: str
    whom: str
    options: tuple[str, ...]
    blocks: tuple[str, ...] = ()
    context: dict[str, Option] = {}
    sums: dict[str, tuple[Term, ...]] = {}
    records: dict[str, int] = {}


class Answered(Fact, frozen=True, kw_only=True):
    """A question is answered; `why` says what answered it if nobody did (`moot`)."""

    TAG: ClassVar[str] = "answered"

    question: str
    choice: str
    why: str = ""


class Noted(Fact, frozen=True, kw_only=True):
    """Words were said; they stand in the command's sealed part."""

    TAG: ClassVar[str] = "noted"


class Upheld(Fact, frozen=True, kw_only=True):
    """What came of the command at `record` stands by ruling."""

    TAG: ClassVar[str] = "upheld"

    record: int


class Rewound(Fact, frozen=True, kw_only=True):
    """The head of play moved from one record to another. Nothing is deleted."""

    TAG: ClassVar[str] = "rewound"
    SCOPE: ClassVar[Scope] = "table"

    start: int
    to: int
    how: Literal["undo", "redo", "amend", "rewind"]
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
    TestResolved, AttackResolved, Defended, Ruled, DamageResolved, MonitorsSet, Wounded, WoundChanged, WoundClosed,
    DeadlineSet, DeadlineCleared, Assessed, Died, Revived,
    GaugeSet, AttributeSet, MarkerSet, ConditionPut, ConditionLifted, VisibilitySet,
    Asked, Answered, Noted, Upheld, *TIME_FACTS,
    Rewound, DicePolicySet, *TABLE_FACTS,
)  # fmt: skip

__all__ = [
    "FACTS",
    "ActionLost",
    "ActionSpent",
    "Answered",
    "Asked",
    "Assessed",
    "AttackResolved",
    "AttributeSet",
    "ClockAdvanced",
    "ConditionLifted",
    "ConditionPut",
    "DamageResolved",
    "DeadlineCleared",
    "DeadlineSet",
    "Declared",
    "Defended",
    "DicePolicySet",
    "Died",
    "GaugeSet",
    "InitiativeSet",
    "Joined",
    "Left",
    "MarkerSet",
    "MonitorsSet",
    "Moved",
    "Noted",
    "Opened",
    "OrderCleared",
    "OrderSet",
    "Outcome",
    "PhaseChanged",
    "Placed",
    "Revived",
    "Rewound",
    "Rolled",
    "RoundEnded",
    "RoundStarted",
    "Ruled",
    "RulesChanged",
    "SheetCorrected",
    "TestResolved",
    "TurnEnded",
    "TurnStarted",
    "Upheld",
    "VisibilitySet",
    "WoundChanged",
    "WoundClosed",
    "Wounded",
]
