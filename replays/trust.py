"""What a table rests its trust on, as its records say it: whose keys, which seeds, which words, rulings with reasons.

Folded by `seq`; no rewind undoes it.
"""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import NamedTuple

from rejeu.engine.errors import Refused
from rejeu.engine.fair_dice import SEED_BYTES, commitment_of, word_fits
from rejeu.events import trust_events as e
from rejeu.events.base import Command, Event, Fact
from rejeu.events.errors import BrokenLog
from rejeu.events.notes import BadNote, Key, key_name, read_key, verifies
from rejeu.events.record import base64, bytes_of


class KeySpan(NamedTuple):
    """A key of somebody, in force from record `first` until record `last` (0: it still is)."""

    holder: str
    key: Key
    first: int
    last: int = 0
    vouched: bool = False
    lost: bool = False

    def counts_at(self, count: int) -> bool:
        """Return whether the key counted for a log of `count` lines."""
        return self.first < count and (not self.last or count <= self.last)


class Seed(NamedTuple):
    """A seed that was committed to at record `first`, and shown at record `shown` (0: it is not)."""

    level: e.DiceLevel
    commitment: str
    first: int
    shown: int = 0
    seed: bytes = b""


class Word(NamedTuple):
    """The word that somebody gave at record `seq`, entered by `by`."""

    word: str
    seq: int
    by: str


class Trust:
    """Built record by record."""

    def __init__(self) -> None:
        self.keys: list[KeySpan] = []
        self.seeds: list[Seed] = []
        self.words: dict[str, Word] = {}
        self.overrides: e.Overrides = "free"
        self.switched: list[tuple[int, e.Overrides]] = []
        """When rulings came to need a reason, or not, by record."""

    def take(self, seq: int, by: str, event: Event) -> None:
        """Take in a fact of the table. Raises `BrokenLog` for a key that is none."""
        match event:
            case e.KeySet(holder=holder, key=text, vouched=vouched):
                self._close(holder, seq)
                try:
                    self.keys.append(KeySpan(holder, read_key(text), seq, vouched=vouched))
                except BadNote as bad:
                    raise BrokenLog(seq, "bad-fact", detail=str(bad)) from None
            case e.KeyLost(holder=holder):
                self._close(holder, seq, lost=True)
            case e.SeedCommitted(level=level, commitment=commitment):
                self.seeds.append(Seed(level, commitment, seq))
            case e.SeedRevealed(seed=seed) if self.seeds:
                self.seeds[-1] = self.seeds[-1]._replace(shown=seq, seed=bytes_of(seed))
            case e.WordGiven(holder=holder, word=word):
                self.words[holder] = Word(word, seq, by)
            case e.OverridesSet(policy=policy):
                self.overrides = policy
                self.switched.append((seq, policy))

    def _close(self, holder: str, seq: int, *, lost: bool = False) -> None:
        self.keys = [
            span._replace(last=seq, lost=lost) if span.holder == holder and not span.last else span
            for span in self.keys
        ]

    def key(self, holder: str) -> Key | None:
        """Return the key that is in force for `holder`."""
        return next((span.key for span in self.keys if span.holder == holder and not span.last), None)

    @property
    def seed(self) -> Seed | None:
        """The seed that faces are derived from now, if there is one that is not shown yet."""
        return self.seeds[-1] if self.seeds and not self.seeds[-1].shown else None

    def mixed(self) -> tuple[tuple[str, str], ...]:
        """Return the words that are mixed into a roll now: each holder's latest since the seed was committed to."""
        since = self.seed.first if self.seed is not None else 0
        return tuple(sorted((who, word.word) for who, word in self.words.items() if word.seq > since))


def key_change(origin: str, old: Key, new: Key) -> str:
    """Return what the old key signs to vouch for the new one."""
    return f"rejeu key change v1\n{origin}\n{old}\n{new}\n"


def trust_facts(trust: Trust, command: Command, origin: str) -> tuple[Fact, ...]:
    """Return the facts of a command about trust, in the log of that origin. Raises `Refused`."""
    match command:
        case e.SetKey():
            return (_set_key(trust, command, origin),)
        case e.LoseKey(holder=holder):
            key = trust.key(holder)
            if key is None:
                raise Refused("no-key", holder=holder)
            return (e.KeyLost(holder=holder, key=str(key)),)
        case e.CommitSeed():
            return (_commit(trust, command),)
        case e.RevealSeed(seed=text):
            return (_reveal(trust, text, origin),)
        case e.GiveWord(holder=holder, word=word):
            if not word_fits(word):
                raise Refused("bad-dice-word")
            return (e.WordGiven(holder=holder, word=word),)
        case e.SetOverrides(policy=policy):
            if policy == trust.overrides:
                raise Refused("policy-already", policy=policy)
            return (e.OverridesSet(policy=policy),)
    raise Refused("not-at-table", verb=command.TAG)


def _set_key(trust: Trust, command: e.SetKey, origin: str) -> Fact:
    try:
        key = read_key(command.key)
    except BadNote:
        raise Refused("bad-key") from None
    if key.name != key_name(command.holder):
        raise Refused("key-of-another", holder=command.holder, other=key.name)
    if any(span.key == key for span in trust.keys):
        raise Refused("key-known", holder=command.holder)
    old = trust.key(command.holder)
    vouched = False
    if command.vouch:
        vouched = old is not None and verifies(old, key_change(origin, old, key), bytes_of(command.vouch))
        if not vouched:
            raise Refused("bad-vouch", holder=command.holder)
    return e.KeySet(holder=command.holder, key=str(key), vouched=vouched)


def _commit(trust: Trust, command: e.CommitSeed) -> Fact:
    if trust.seed is not None:
        raise Refused("seed-open", seq=trust.seed.first)
    if len(bytes_of(command.commitment)) != SEED_BYTES:
        raise Refused("bad-commitment")
    if any(seed.commitment == command.commitment for seed in trust.seeds):
        raise Refused("seed-used")
    return e.SeedCommitted(level=command.level, commitment=command.commitment)


def _reveal(trust: Trust, text: str, origin: str) -> Fact:
    seed, held = bytes_of(text), trust.seed
    if held is None:
        raise Refused("no-seed")
    if len(seed) != SEED_BYTES or not hmac.compare_digest(commitment_of(seed, origin), held.commitment):
        raise Refused("other-seed", seq=held.first)
    return e.SeedRevealed(commitment=held.commitment, seed=base64(seed))


def reasons_throughout(switched: Sequence[tuple[int, str]], first: int, last: int) -> bool:
    """Return whether rulings needed a reason from record `first` to record `last`, without a break."""
    before = [policy for seq, policy in switched if seq <= first]
    return before[-1:] == ["said"] and all(policy == "said" for seq, policy in switched if first < seq <= last)
