"""The lines of a chronicle, before any language: a message's id, what fills it in, and the dice and terms behind it."""

import attrs
import msgspec

from rejeu.events.base import Dice, Term
from rejeu.events.facts import Rolled

from .words import Arg, Name, Word

MODIFIER = "mod:"
"""What stands before the name of a modifier that the table named itself."""


class Die(msgspec.Struct, frozen=True):
    """One face. `source`: where it came from (system, seeded, typed…)."""

    face: int
    size: int
    kept: bool
    source: str


class Roll(msgspec.Struct, frozen=True):
    """A roll, die by die in the order of its pool (`5d6`); `seq` is its record."""

    seq: int
    who: Name | Word
    purpose: Word
    pool: str
    dice: tuple[Die, ...]
    total: int

    @property
    def kept(self) -> tuple[int, ...]:
        """The faces that count, the best first."""
        return tuple(sorted((die.face for die in self.dice if die.kept), reverse=True))

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the faces came from, each once."""
        return tuple(dict.fromkeys(die.source for die in self.dice))


class Addend(msgspec.Struct, frozen=True, omit_defaults=True):
    """One addend of a number: what it stands for, and the record that it came from, if any.

    `label` is a `str` where the table named it, a `Word` where the ruleset did.
    """

    label: Word | str
    value: int
    source: int | None = None


class Strike(msgspec.Struct, frozen=True):
    """What left a record out of the present line of play: the rewinding's record, who, when (UTC ms), why."""

    seq: int
    by: str
    at: int
    text: str = ""


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line. `id` names the message, `args` fill it in.

    `command` is the record of the command that it belongs to, `heading` marks that command's own
    line, `text` holds its free text. `ruling`: the game master's own hand. `terms` add up to what
    was needed or dealt (difficulty, damage, score, due time), `bonus` to what was added to the
    dice, `against` to the threshold.
    """

    seq: int
    round: int
    command: int
    by: str
    at: int
    id: str
    args: dict[str, Arg] = {}
    heading: bool = False
    ruling: bool = False
    struck: Strike | None = None
    text: str = ""
    dice: tuple[Roll, ...] = ()
    terms: tuple[Addend, ...] = ()
    bonus: tuple[Addend, ...] = ()
    against: tuple[Addend, ...] = ()


@attrs.frozen
class Told:
    """What a command or a fact says: the part of a line that does not depend on where it stands."""

    id: str
    args: dict[str, Arg] = attrs.field(factory=dict)
    rolls: tuple[int, ...] = ()
    terms: tuple[Addend, ...] = ()
    bonus: tuple[Addend, ...] = ()
    against: tuple[Addend, ...] = ()


def addends(terms: tuple[Term, ...]) -> tuple[Addend, ...]:
    """Return `terms` with their labels told apart: the table's own names, and the ruleset's words."""
    return tuple(Addend(_label(term.label), term.value, term.source) for term in terms)


def _label(label: str) -> Word | str:
    if label.startswith(MODIFIER):
        return label.removeprefix(MODIFIER)
    return Word("term", label)


def roll_of(seq: int, rolled: Rolled, who: Name | Word) -> Roll:
    """Return `rolled`, which stands at record `seq`, die by die. Faces that no pool accounts for are left out."""
    sizes = [dice.size for dice in rolled.pool for _ in range(dice.count)]
    sources = [source for source, count in rolled.sources for _ in range(count)]
    kept = frozenset(rolled.kept)
    dice = tuple(
        Die(face, size, place in kept, source)
        for place, (face, size, source) in enumerate(zip(rolled.faces, sizes, sources, strict=False))
    )
    return Roll(seq, who, Word("purpose", rolled.purpose), pool_notation(rolled.pool), dice, rolled.total)


def pool_notation(pool: tuple[Dice, ...]) -> str:
    """Return `4d6+1d8`."""
    return "+".join(f"{dice.count}d{dice.size}" for dice in pool)


def sources(*terms: tuple[Term, ...]) -> tuple[int, ...]:
    """Return the records that `terms` came from, each once."""
    found = [term.source for some in terms for term in some if term.source is not None]
    return tuple(dict.fromkeys(found))
