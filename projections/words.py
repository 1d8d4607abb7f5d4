"""What projections say people and things with. Which language they are said in is the reader's choice."""

from collections.abc import Collection, Mapping
from typing import Literal

import msgspec

from rejeu.engine.state import Combatant

View = Literal["gm", "players"]
"""Whose eyes: the game master's see everything."""

NOBODY = frozenset({"gm", "table"})
"""Who may owe an answer or roll dice without being in the fight."""


class Name(msgspec.Struct, frozen=True, tag="name"):
    """Someone: the id, the name exactly as it was given, and the grammatical gender (`""` if not known)."""

    id: str
    name: str
    gender: str = ""


class Word(msgspec.Struct, frozen=True, tag="word"):
    """A word of the core or of the ruleset, to be translated: `Word("level", "grave")`."""

    kind: str
    word: str


class Amount(msgspec.Struct, frozen=True, tag="amount"):
    """A named number: `Amount(Word("attribute", "PER"), 2)`."""

    word: Word
    value: int


class Setting(msgspec.Struct, frozen=True, tag="setting"):
    """An option of a line, by its key: `Setting("save", "yes")`, `Setting("towards", Name(…))`."""

    key: str
    value: int | str | Name


class Details(msgspec.Struct, frozen=True, tag="details"):
    """What a line says besides: modifiers as they are typed, and options."""

    modifiers: tuple[str, ...] = ()
    settings: tuple[Setting, ...] = ()


Arg = int | str | Word | Name | Details | tuple[Name | Word | Amount, ...]
"""What a message is filled in with. A plain `str` is people's own words or a number's notation: kept as it is."""


def name_of(combatant: Combatant) -> Name:
    """Return how to call `combatant`."""
    return Name(combatant.id, combatant.name, combatant.gender)


def call(names: Mapping[str, Name], who: str) -> Name | Word:
    """Return how to call `who`: a combatant by its name, `gm` and `table` by their word."""
    if who in NOBODY:
        return Word("person", who)
    return names.get(who) or Name(who, who)


def call_all(names: Mapping[str, Name], whom: Collection[str]) -> tuple[Name | Word, ...]:
    """Return how to call each of `whom`, in their order."""
    return tuple(call(names, who) for who in whom)


def words(kind: str, given: Collection[str]) -> tuple[Word, ...]:
    """Return each of `given` as a word of `kind`."""
    return tuple(Word(kind, word) for word in given)
