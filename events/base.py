"""What every event is made of: the two base types, and the small values that several events share."""

from typing import ClassVar, Literal

import msgspec

Option = int | str
"""The value of one option of a command: a whole number or a word."""

Scope = Literal["play", "table"]

MAX_DECLARATION = 500
"""Characters of free text on a command of play."""

MAX_NOTE = 2000
"""Characters of free text on a note."""


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A command or a fact: a body of one record.

    `TAG` and `VERSION` are what is stored; class names never are. `SCOPE` says whether a rewind
    undoes the record (`play`) or not (`table`).
    """

    TAG: ClassVar[str]
    VERSION: ClassVar[int] = 1
    SCOPE: ClassVar[Scope] = "play"


class Command(Event, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What someone wants, in the imperative.

    `text` is free text (a reason, a declaration, a note). It is stored in a sealed part beside the
    record, never in the public body, and nothing computes from it: erased, it changes no state.
    `RULING` marks the game master's own hand; `MAX_TEXT` caps `text`, in characters.
    """

    RULING: ClassVar[bool] = False
    MAX_TEXT: ClassVar[int] = MAX_DECLARATION

    text: str = ""


class Fact(Event, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What happened, in the past tense, with finished numbers: folding one needs no rulebook."""


class Term(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """One addend of a computed number.

    `label` is a known word of the ruleset (`range-short`, `armour`), or `mod:NAME` for a modifier
    that the table named. `source` is the `seq` of the record that the value came from, if any.
    """

    label: str
    value: int
    source: int | None = None


class Dice(msgspec.Struct, frozen=True, array_like=True):
    """`count` dice of `size` sides."""

    count: int
    size: int


class Until(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """When a condition lifts by itself.

    `turn-start` and `turn-end`: at that point of `who`'s turn in round `round` or the first one
    after; if `who` has no turn in that round, at its end. `round-end`: at the end of round `round`.
    `never`: for good.
    """

    at: Literal["turn-start", "turn-end", "round-end", "never"] = "never"
    who: str = ""
    round: int = 0


class Intent(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A declared action: the verb, at whom, with what. An empty verb leaves the action open."""

    verb: str = ""
    targets: tuple[str, ...] = ()
    weapon: str = ""


class GaugeValue(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A counter of a combatant: its value, its maximum if it has one, and where it starts from."""

    value: int
    maximum: int | None = None
    minimum: int | None = None


class Level(msgspec.Struct, frozen=True, array_like=True):
    """One level of a monitor: its name and how many boxes it has."""

    name: str
    boxes: int
