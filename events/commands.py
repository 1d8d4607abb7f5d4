"""Every command: what someone at the table wants. One fixed union, shared by all rulesets.

A verb that only one ruleset has rides on `Act`.
"""

from typing import Any, ClassVar, Literal

from .base import MAX_NOTE, Command, Option, Scope, Until
from .secret_events import Unseen
from .table_commands import TABLE_COMMANDS
from .time_commands import TIME_COMMANDS

Targets = tuple[str, ...]
Position = tuple[int, ...]
"""Metres along a line (one number) or on a plane (two)."""

Value = Any
"""Data of a sheet, as TOML or JSON gives it, without fractions; the ruleset's sheet type says what it may be."""


# The fight and who is in it ------------------------------------------------------------------


class Open(Command, frozen=True, kw_only=True):
    """Open a fight under a ruleset; `parameters` are the house rules that differ from its defaults."""

    TAG: ClassVar[str] = "open"

    title: str
    ruleset: str
    parameters: dict[str, Option] = {}


class Join(Command, frozen=True, kw_only=True):
    """Bring in `count` combatants made from one sheet. `who` is the id wanted; several get `-1`, `-2`…"""

    TAG: ClassVar[str] = "join"

    who: str
    name: str
    sheet: dict[str, Value]
    count: int = 1
    side: str = ""
    position: Position | None = None
    hidden: bool = False


class Leave(Command, frozen=True, kw_only=True):
    """Take combatants out of the fight, alive."""

    TAG: ClassVar[str] = "leave"

    targets: Targets


class Correct(Command, frozen=True, kw_only=True):
    """Correct a sheet in mid-fight: `changes` maps a dotted path of the sheet to its new value."""

    TAG: ClassVar[str] = "correct"
    RULING: ClassVar[bool] = True

    targets: Targets
    changes: dict[str, Value]


class ChangeRules(Command, frozen=True, kw_only=True):
    """Change house rules from here on."""

    TAG: ClassVar[str] = "change-rules"
    RULING: ClassVar[bool] = True

    parameters: dict[str, Option]


# Turns and actions ---------------------------------------------------------------------------


class StartRound(Command, frozen=True, kw_only=True):
    """End the round in course, if any, and start the next one."""

    TAG: ClassVar[str] = "start-round"


class RollInitiative(Command, frozen=True, kw_only=True):
    """Roll initiative for those named, or for everyone who still can."""

    TAG: ClassVar[str] = "roll-initiative"

    targets: Targets = ()
    options: dict[str, Option] = {}


class Declare(Command, frozen=True, kw_only=True):
    """Say what one intends to do this round. An empty `verb` leaves the action open."""

    TAG: ClassVar[str] = "declare"

    who: str
    verb: str = ""
    targets: Targets = ()
    weapon: str = ""
    options: dict[str, Option] = {}


class Move(Command, frozen=True, kw_only=True):
    """Cover `metres`, or go `to` a position; neither goes on with a move that was broken off."""

    TAG: ClassVar[str] = "move"

    who: str
    metres: int | None = None
    to: Position | None = None
    options: dict[str, Option] = {}


class Attack(Command, frozen=True, kw_only=True):
    """Attack one or several targets. `modifiers` are the table's own, by name."""

    TAG: ClassVar[str] = "attack"

    who: str
    targets: Targets
    weapon: str = ""
    modifiers: dict[str, int] = {}
    options: dict[str, Option] = {}


class Act(Command, frozen=True, kw_only=True):
    """Any other action of a ruleset, by its verb."""

    TAG: ClassVar[str] = "act"

    who: str
    verb: str
    targets: Targets = ()
    modifiers: dict[str, int] = {}
    options: dict[str, Option] = {}


class Pass(Command, frozen=True, kw_only=True):
    """Give up one's action, or what is left of one's turn."""

    TAG: ClassVar[str] = "pass"

    who: str


class Answer(Command, frozen=True, kw_only=True):
    """Answer an open question."""

    TAG: ClassVar[str] = "answer"

    question: str
    choice: str
    options: dict[str, Option] = {}


class Note(Command, frozen=True, kw_only=True):
    """Words for the chronicle."""

    TAG: ClassVar[str] = "note"
    MAX_TEXT: ClassVar[int] = MAX_NOTE


# The game master's hand ----------------------------------------------------------------------


class Ruling(Command, frozen=True, kw_only=True):
    """A decision of the game master about one or several combatants; `text` is its reason."""

    RULING: ClassVar[bool] = True

    targets: Targets


class Hurt(Ruling, frozen=True, kw_only=True):
    """Deal damage: a number, or dice such as `4d6`, rolled once for all targets."""

    TAG: ClassVar[str] = "hurt"

    amount: Option
    track: str = ""
    options: dict[str, Option] = {}


class Heal(Ruling, frozen=True, kw_only=True):
    """Undo harm: boxes, or points of a gauge."""

    TAG: ClassVar[str] = "heal"

    amount: int = 1
    track: str = ""


class Mark(Ruling, frozen=True, kw_only=True):
    """Mark boxes of one level of a monitor."""

    TAG: ClassVar[str] = "mark"

    level: str
    track: str = ""
    count: int = 1


class Clear(Ruling, frozen=True, kw_only=True):
    """Clear boxes of one level of a monitor, the latest first."""

    TAG: ClassVar[str] = "clear"

    level: str
    track: str = ""
    count: int = 1


class SetGauge(Ruling, frozen=True, kw_only=True):
    """Set a gauge to `value`, or change it by `delta`. Exactly one of them is given."""

    TAG: ClassVar[str] = "set-gauge"

    gauge: str
    value: int | None = None
    delta: int | None = None


class SetAttribute(Ruling, frozen=True, kw_only=True):
    """Set an attribute or a skill to `value`, or change it by `delta`. Exactly one of them is given."""

    TAG: ClassVar[str] = "set-attribute"

    attribute: str
    value: int | None = None
    delta: int | None = None


class PutCondition(Ruling, frozen=True, kw_only=True):
    """Put a condition on combatants. `rounds` counts the present one as the first; an anchor names a turn."""

    TAG: ClassVar[str] = "put-condition"

    condition: str
    until: Until = Until()


class LiftCondition(Ruling, frozen=True, kw_only=True):
    """Lift a condition."""

    TAG: ClassVar[str] = "lift-condition"

    condition: str


class Kill(Ruling, frozen=True, kw_only=True):
    """Rule that combatants die."""

    TAG: ClassVar[str] = "kill"


class Revive(Ruling, frozen=True, kw_only=True):
    """Rule that the dead live after all, with the harm that they have."""

    TAG: ClassVar[str] = "revive"


class Hide(Ruling, frozen=True, kw_only=True):
    """Hide combatants from the players' view."""

    TAG: ClassVar[str] = "hide"


class Reveal(Ruling, frozen=True, kw_only=True):
    """Show hidden combatants to the players."""

    TAG: ClassVar[str] = "reveal"


class Place(Ruling, frozen=True, kw_only=True):
    """Put combatants somewhere, at no cost to them."""

    TAG: ClassVar[str] = "place"

    to: Position


class Reorder(Ruling, frozen=True, kw_only=True):
    """Set the order of those named, among the places that they hold."""

    TAG: ClassVar[str] = "reorder"


class SetInitiative(Ruling, frozen=True, kw_only=True):
    """Set the initiative of combatants."""

    TAG: ClassVar[str] = "set-initiative"

    value: int


class ResetOrder(Command, frozen=True, kw_only=True):
    """Throw this round's whole order away: everyone rolls again."""

    TAG: ClassVar[str] = "reset-order"
    RULING: ClassVar[bool] = True


class Skip(Ruling, frozen=True, kw_only=True):
    """Rule that combatants take no action this round."""

    TAG: ClassVar[str] = "skip"


class Uphold(Command, frozen=True, kw_only=True):
    """Rule that what came of the command at `record` stands, though it can no longer be decided; rulings follow."""

    TAG: ClassVar[str] = "uphold"
    RULING: ClassVar[bool] = True

    record: int


# The table -----------------------------------------------------------------------------------


class Rewind(Command, frozen=True, kw_only=True):
    """Move the head of play to the end of another batch. `dice`: keep what was rolled, or roll anew."""

    TAG: ClassVar[str] = "rewind"
    SCOPE: ClassVar[Scope] = "table"

    to: int
    how: Literal["undo", "redo", "rewind"] = "rewind"
    dice: Literal["keep", "fresh"] = "keep"


class SetDicePolicy(Command, frozen=True, kw_only=True):
    """Choose what later rewinds do to the dice already rolled."""

    TAG: ClassVar[str] = "set-dice-policy"
    SCOPE: ClassVar[Scope] = "table"

    policy: Literal["keep", "fresh"]


COMMANDS: tuple[type[Command], ...] = (
    Open, Join, Leave, Correct, ChangeRules,
    StartRound, RollInitiative, Declare, Move, Attack, Act, Pass, Answer, Note,
    Hurt, Heal, Mark, Clear, SetGauge, SetAttribute, PutCondition, LiftCondition,
    Kill, Revive, Hide, Reveal, Place, Reorder, SetInitiative, ResetOrder, Skip, Uphold, Unseen,
    *TIME_COMMANDS,
    Rewind, SetDicePolicy, *TABLE_COMMANDS,
)  # fmt: skip
