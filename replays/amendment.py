"""What an amendment asks for, what the game master answers, and what would come of it."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

import attrs

from rejeu.engine.dice import Key
from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Fact
from rejeu.events.table_commands import Amending

from .amend_line import Past

Answering = Literal["keep", "strike", "skip", "edit", "force", "roll", "dice"]
Kind = Literal["new", "again", "edited", "before", "upheld"]


class Said(NamedTuple):
    """A new line: a command, the dice typed on it, and who alone is told of it."""

    command: Command
    typed: tuple[str, ...] = ()
    audience: tuple[str, ...] = ()


@attrs.frozen
class Amendment:
    """Go back to record `after`, put `lines` in the place of the commands at `instead`, keep what follows."""

    after: int
    how: Amending
    lines: tuple[Said, ...] = ()
    instead: tuple[int, ...] = ()
    reason: str = ""

    def key(self, place: int) -> int:
        """Return what a clash of the new line at `place` is answered under: the record that it replaces, or −1, −2…"""
        return self.instead[place] if place < len(self.instead) and self.how == "replace" else -(place + 1)


class Choice(NamedTuple):
    """How a clash is answered.

    `keep` it as it is (after `before`), `strike` it, `skip` its actor's turn, `edit` it into `lines`,
    `force` what came of it as rulings, `roll` the missing dice, or take them from `typed`. `before`
    are lines said first. `rolls`: dice that the lines said first, or in its place, lack are rolled.
    """

    how: Answering
    before: tuple[Said, ...] = ()
    lines: tuple[Said, ...] = ()
    typed: tuple[str, ...] = ()
    rolls: bool = True


Answers = Mapping[int, Choice]


@attrs.frozen
class Clash:
    """A command that cannot be decided as it was: refused, or in want of dice that were never rolled.

    `seq` is its record, or the key of a new line. `doubtful`: an earlier clash has no answer yet, so
    this one may come of that. `state` is where play stood. `choice` is the answer that it was given, if
    that answer holds; if it was refused too, `error` says why, and `line` is the new line that was refused.
    """

    seq: int
    command: Command
    error: Refused | BadSheet
    choice: Choice | None = None
    doubtful: bool = False
    state: Encounter | None = attrs.field(default=None, repr=False)
    line: Said | None = None

    @property
    def wants_dice(self) -> bool:
        """Whether dice are all that it lacks."""
        return isinstance(self.error, NeedDice)


@attrs.frozen
class Outcome:
    """A command of the amended line, with the facts that it comes to; it would stand at record `seq`.

    `replays` is the record of the command that it is, or stands for, on the old line. `audience`: who alone is told.
    """

    seq: int
    command: Command
    facts: tuple[Fact, ...]
    kind: Kind
    past: Past | None = None
    replays: int | None = None
    same: bool = False
    silenced: bool = False
    audience: tuple[str, ...] = ()

    @property
    def last(self) -> int:
        """The last record of its batch."""
        return self.seq + len(self.facts)


class Unused(NamedTuple):
    """Recorded dice that the amended line does not use: of a roll at `record`, these faces."""

    record: int
    key: Key
    faces: tuple[int, ...]


@attrs.frozen
class Preview:
    """What an amendment would come to. Nothing is written.

    `tail` is the last record of the log that it was made for; `before` and `after` are the states at
    the head as it is and as it would be. `same`: the ruling is the one that stands, so there is nothing
    to do. `overruled` are rolls whose typed dice give way to those recorded. `dropped` are rulings of a
    forced command that were refused.
    """

    amendment: Amendment
    tail: int
    start: int
    before: Encounter
    after: Encounter
    line: tuple[Past, ...] = ()
    outcomes: tuple[Outcome, ...] = ()
    clashes: tuple[Clash, ...] = ()
    unused: tuple[Unused, ...] = ()
    overruled: tuple[Key, ...] = ()
    dropped: tuple[tuple[int, Command, Refused], ...] = ()
    reordered: tuple[int, ...] = ()
    same: bool = False

    @property
    def open(self) -> tuple[Clash, ...]:
        """The clashes that have no answer yet."""
        return tuple(clash for clash in self.clashes if clash.choice is None)

    def answered(self, *how: Answering) -> tuple[int, ...]:
        """Return the commands, by record, whose clash was answered so."""
        return tuple(c.seq for c in self.clashes if c.choice is not None and c.choice.how in how and c.seq > 0)

    @property
    def changed(self) -> tuple[Outcome, ...]:
        """What would come out otherwise than it did, and what is new."""
        return tuple(outcome for outcome in self.outcomes if not outcome.same)
