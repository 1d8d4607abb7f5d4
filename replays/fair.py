"""Committed dice: drawing them in a fight, and drawing them again from its log once the seed is shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Literal, NamedTuple

from rejeu.engine.dice import DERIVED, Key, places
from rejeu.engine.errors import Refused
from rejeu.engine.fair_dice import SEED_BYTES, Derivation, commitment_of, mix_of
from rejeu.events import trust_events as e
from rejeu.events.base import Event
from rejeu.events.facts import Rewound, Rolled
from rejeu.events.notes import origin_of
from rejeu.events.record import Envelope
from rejeu.events.registry import Unknown

from .fight import Fight
from .trust import Seed, Trust, Word


class CommittedDice:
    """Faces derived from the seed that a fight's dice are committed to, and from the words given by now."""

    def __init__(self, fight: Fight, seed: bytes) -> None:
        self._fight = fight
        self._seed = seed

    @property
    def name(self) -> str:
        """`mixed` if there are players' words to mix in, else `committed`."""
        return level_of(self._held(), self._fight.table.trust.mixed())

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return the face of each place. Raises `Refused` once the seed is shown."""
        held, words = self._held(), self._fight.table.trust.mixed()
        derivation = derivation_of(held, self._seed, origin_of(self._fight.header), self._fight.fresh_rewinds, words)
        return [derivation.face(key, index, size) for index, size in wanted]

    def _held(self) -> Seed:
        held = self._fight.table.trust.seed
        if held is None:
            raise Refused("no-seed")
        if held.commitment != commitment_of(self._seed, origin_of(self._fight.header)):
            raise Refused("seed-not-here", seq=held.first)
        return held


def level_of(held: Seed, words: Sequence[tuple[str, str]]) -> str:
    """Return what faces drawn now are: mixed only where the table said so and a player gave a word."""
    return "mixed" if held.level == "mixed" and words else "committed"


def derivation_of(held: Seed, seed: bytes, origin: str, fresh: int, words: Sequence[tuple[str, str]]) -> Derivation:
    """Return what faces are derived from at a moment of the log."""
    mix = mix_of(words) if level_of(held, words) == "mixed" else ""
    return Derivation(seed, origin, fresh, mix)


# Checking ------------------------------------------------------------------------------------

Outcome = Literal[
    "derived", "believed", "recorded", "not-shown", "no-seed", "other-seed", "wrong-faces", "wrong-level",
    "not-called", "skipped", "after-unseen",
]  # fmt: skip
"""`derived`: as the seed says. `believed`: typed or drawn by the system. `recorded`: faces of an earlier roll at the
same place. `not-shown`: the seed is not out yet. `after-unseen`: as the seed says, but rolls before it at its place are
not in the copy. All others: not what the rules of these dice allow."""

GOOD: frozenset[Outcome] = frozenset({"derived", "recorded"})
UNPROVED: frozenset[Outcome] = frozenset({"believed", "not-shown", "after-unseen"})


class RollCheck(NamedTuple):
    """What a log says of one roll. `words` were mixed in: (who, word, who entered it)."""

    seq: int
    roll: Rolled
    outcome: Outcome
    words: tuple[tuple[str, str, str], ...] = ()


Record = tuple[Envelope, Event | Unknown]


def check_rolls(origin: str, records: Sequence[Record], *, partial: bool = False) -> Iterator[RollCheck]:
    """Check every roll of a log, on whatever branch, in its order. `partial`: not all rolls may be in it."""
    seeds = _seeds(records)
    walk = _Walk(origin, seeds, partial=partial)
    for envelope, event in records:
        found = walk.take(envelope, event)
        if found is not None:
            yield found


def _seeds(records: Iterable[Record]) -> tuple[Seed, ...]:
    trust = Trust()
    for envelope, event in records:
        if isinstance(event, e.SeedCommitted | e.SeedRevealed):
            trust.take(envelope.seq, envelope.by, event)
    return tuple(trust.seeds)


class _Walk:
    def __init__(self, origin: str, seeds: Sequence[Seed], *, partial: bool) -> None:
        self._origin = origin
        self._partial = partial
        self._seeds = seeds
        self._words: dict[str, Word] = {}
        self._fresh = 0
        self._faces: dict[Key, dict[tuple[int, int], tuple[int, str]]] = {}
        self._rolled: set[Key] = set()
        self._called: e.RollCalled | None = None

    def take(self, envelope: Envelope, event: Event | Unknown) -> RollCheck | None:
        called, self._called = self._called, None
        if not envelope.n:
            return None
        if isinstance(event, e.WordGiven):
            self._words[event.holder] = Word(event.word, envelope.seq, envelope.by)
        elif isinstance(event, Rewound) and event.dice == "fresh":
            self._fresh += 1
            self._faces.clear()
        elif isinstance(event, e.RollCalled):
            self._called = event
        elif isinstance(event, Rolled):
            return self._check(envelope.seq, event, called)
        return None

    def _check(self, seq: int, roll: Rolled, called: e.RollCalled | None) -> RollCheck:
        key = Key(roll.round, roll.who, roll.purpose, roll.ordinal)
        held = next((seed for seed in reversed(self._seeds) if seed.first < seq), None)
        if held is not None and held.shown and held.shown < seq:
            held = None
        words = self._in_force(held)
        outcome = self._outcome(roll, key, called, held, tuple((who, word.word) for who, word in words))
        mixed = tuple((who, word.word, word.by) for who, word in words) if _names(roll) >= {"mixed"} else ()
        return RollCheck(seq, roll, outcome, mixed)

    def _in_force(self, held: Seed | None) -> list[tuple[str, Word]]:
        return [] if held is None else sorted((who, word) for who, word in self._words.items() if word.seq > held.first)

    def _outcome(
        self, roll: Rolled, key: Key, called: e.RollCalled | None, held: Seed | None, words: Sequence[tuple[str, str]]
    ) -> Outcome:
        sources = [name for name, count in roll.sources for _ in range(count)]
        drawn = list(zip(places(roll.pool), roll.faces, sources, strict=False))
        if len(drawn) != len(roll.faces) or len(roll.faces) != sum(dice.count for dice in roll.pool):
            return "wrong-faces"
        if roll.total != sum(roll.faces[place] for place in roll.kept if 0 <= place < len(roll.faces)):
            return "wrong-faces"
        skipped = roll.ordinal > 0 and Key(key.round, key.who, key.purpose, roll.ordinal - 1) not in self._rolled
        self._rolled.add(key)
        known = self._faces.setdefault(key, {})
        new = [(place, face, name) for place, face, name in drawn if place not in known]
        if any(known[place] != (face, name) for place, face, name in drawn if place in known):
            return "wrong-faces"
        known.update({place: (face, name) for place, face, name in new})
        derived = [(place, face, name) for place, face, name in new if name in DERIVED]
        if not derived:
            return "believed" if new else "recorded" if _names(roll) <= set(DERIVED) else "believed"
        if skipped and not self._partial:
            return "skipped"
        if not _announced(called, roll):
            return "not-called"
        if held is None:
            return "no-seed"
        if any(name != level_of(held, words) for _, _, name in derived):
            return "wrong-level"
        found = self._drawn_again(held, key, [(place, face) for place, face, _ in derived], words, len(new))
        return "after-unseen" if skipped and found == "derived" else found

    def _drawn_again(
        self,
        held: Seed,
        key: Key,
        faces: Sequence[tuple[tuple[int, int], int]],
        words: Sequence[tuple[str, str]],
        new: int,
    ) -> Outcome:
        if not held.shown:
            return "not-shown"
        if len(held.seed) != SEED_BYTES or commitment_of(held.seed, self._origin) != held.commitment:
            return "other-seed"
        derivation = derivation_of(held, held.seed, self._origin, self._fresh, words)
        if any(derivation.face(key, index, size) != face for (index, size), face in faces):
            return "wrong-faces"
        return "derived" if len(faces) == new else "believed"


def _announced(called: e.RollCalled | None, roll: Rolled) -> bool:
    return called is not None and (called.round, called.who, called.purpose, called.ordinal, called.pool) == (
        roll.round, roll.who, roll.purpose, roll.ordinal, roll.pool,
    )  # fmt: skip


def _names(roll: Rolled) -> set[str]:
    return {name for name, _ in roll.sources}
