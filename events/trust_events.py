"""What a table rests its trust on: keys, dice that are committed to, words mixed into them, rulings that say why.

All of the table: no rewind undoes any of it, but for `RollCalled`, which goes with its roll.
"""

from typing import ClassVar, Literal

from .base import Command, Dice, Fact, Scope

DiceLevel = Literal["committed", "mixed"]
Overrides = Literal["free", "said"]


# Commands ------------------------------------------------------------------------------------


class SetKey(Command, frozen=True, kw_only=True):
    """Say that `holder` signs with `key` (`NAME+MARK+KEY`) from here on.

    `vouch` is the base64 signature of the key that it replaces, over `key_change`; without it, whoever holds
    the old key has not agreed to the new one.
    """

    TAG: ClassVar[str] = "set-key"
    SCOPE: ClassVar[Scope] = "table"

    holder: str
    key: str
    vouch: str = ""


class LoseKey(Command, frozen=True, kw_only=True):
    """Say that the key of `holder` is lost, or known to others: it counts no more from here on."""

    TAG: ClassVar[str] = "lose-key"
    SCOPE: ClassVar[Scope] = "table"

    holder: str


class CommitSeed(Command, frozen=True, kw_only=True):
    """Commit to a seed that later faces are derived from; `commitment` is told in docs/fair-dice.md."""

    TAG: ClassVar[str] = "commit-seed"
    SCOPE: ClassVar[Scope] = "table"

    level: DiceLevel
    commitment: str


class RevealSeed(Command, frozen=True, kw_only=True):
    """Show the seed that was committed to, in base64. No face is derived from it any more."""

    TAG: ClassVar[str] = "reveal-seed"
    SCOPE: ClassVar[Scope] = "table"

    seed: str


class GiveWord(Command, frozen=True, kw_only=True):
    """Give a word to be mixed into the dice that follow. It is public for ever."""

    TAG: ClassVar[str] = "give-word"
    SCOPE: ClassVar[Scope] = "table"

    holder: str
    word: str


class SetOverrides(Command, frozen=True, kw_only=True):
    """Let rulings be without a reason (`free`), or refuse those that give none (`said`)."""

    TAG: ClassVar[str] = "set-overrides"
    SCOPE: ClassVar[Scope] = "table"

    policy: Overrides


# Facts ---------------------------------------------------------------------------------------


class KeySet(Fact, frozen=True, kw_only=True):
    """`holder` signs with `key` from here on; `vouched`: the key before it signed the change."""

    TAG: ClassVar[str] = "key-set"
    SCOPE: ClassVar[Scope] = "table"

    holder: str
    key: str
    vouched: bool = False


class KeyLost(Fact, frozen=True, kw_only=True):
    """`key` counts no more from here on."""

    TAG: ClassVar[str] = "key-lost"
    SCOPE: ClassVar[Scope] = "table"

    holder: str
    key: str


class SeedCommitted(Fact, frozen=True, kw_only=True):
    """Faces of this level are derived from the seed of `commitment` from here on."""

    TAG: ClassVar[str] = "seed-committed"
    SCOPE: ClassVar[Scope] = "table"

    level: DiceLevel
    commitment: str


class SeedRevealed(Fact, frozen=True, kw_only=True):
    """The seed of `commitment` is shown."""

    TAG: ClassVar[str] = "seed-revealed"
    SCOPE: ClassVar[Scope] = "table"

    commitment: str
    seed: str


class WordGiven(Fact, frozen=True, kw_only=True):
    """`word` is the word of `holder` from here on."""

    TAG: ClassVar[str] = "word-given"
    SCOPE: ClassVar[Scope] = "table"

    holder: str
    word: str


class OverridesSet(Fact, frozen=True, kw_only=True):
    """Rulings need a reason from here on (`said`), or not (`free`)."""

    TAG: ClassVar[str] = "overrides-set"
    SCOPE: ClassVar[Scope] = "table"

    policy: Overrides


class RollCalled(Fact, frozen=True, kw_only=True):
    """A roll is declared, its faces not yet drawn: its place in the fight and its pool, as in `Rolled`."""

    TAG: ClassVar[str] = "roll-called"

    round: int
    who: str
    purpose: str
    ordinal: int
    pool: tuple[Dice, ...]


TRUST_COMMANDS: tuple[type[Command], ...] = (SetKey, LoseKey, CommitSeed, RevealSeed, GiveWord, SetOverrides)
TRUST_FACTS: tuple[type[Fact], ...] = (
    KeySet, KeyLost, SeedCommitted, SeedRevealed, WordGiven, OverridesSet, RollCalled,
)  # fmt: skip
