"""Dice: keys by place in the fight, the ledger of every face ever rolled, and the tray that rolls.

A key is (round, roller, purpose, ordinal): never the target, never the command. What the ledger
holds under a key wins, so a line retyped after an undo gets the same faces.
"""

import hashlib
import hmac
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

import attrs

from rejeu.events.base import Dice
from rejeu.events.facts import Rolled

from .errors import NeedDice, Refused

DERIVED = ("committed", "mixed")
"""Sources whose faces anyone can derive again once the seed is shown: their rolls are declared beforehand."""

MAX_DICE = 100
MAX_SIDES = 1000
_EXPRESSION = re.compile(r"^\s*(?:(\d*)[dD](\d+)|(\d+))\s*$")


@attrs.frozen
class Key:
    """The place of a roll in the fight; `ordinal` counts from 0 the rolls alike in that round."""

    round: int
    who: str
    purpose: str
    ordinal: int

    def __str__(self) -> str:
        return f"{self.round}/{self.who}/{self.purpose}/{self.ordinal}"


def parse_dice(expression: str) -> tuple[tuple[Dice, ...], int]:
    """Return the dice and the fixed bonus of `2d6+d8-1`. Raises `Refused` for anything else."""
    pool: list[Dice] = []
    bonus = 0
    parts = re.findall(r"([+-]?)([^+-]+)", expression)
    if "".join(sign + part for sign, part in parts) != expression or not parts:
        raise Refused("bad-dice-expression", expression=expression)
    for sign, part in parts:
        match = _EXPRESSION.match(part)
        if match is None or (sign == "-" and match[2]):
            raise Refused("bad-dice-expression", expression=expression)
        count, sides, flat = match.groups()
        if flat is not None:
            bonus += -int(flat) if sign == "-" else int(flat)
            continue
        pool.append(Dice(int(count or 1), int(sides)))
    if sum(dice.count for dice in pool) > MAX_DICE or any(not 2 <= dice.size <= MAX_SIDES for dice in pool):
        raise Refused("bad-dice-expression", expression=expression)
    return tuple(pool), bonus


def show_pool(pool: Iterable[Dice]) -> str:
    """Return `4d6+1d8`."""
    return "+".join(f"{dice.count}d{dice.size}" for dice in pool)


def places(pool: Iterable[Dice]) -> list[tuple[int, int]]:
    """Return (index within its size, size) for every die of `pool`, in order."""
    seen: dict[int, int] = {}
    out = []
    for dice in pool:
        for _ in range(dice.count):
            index = seen.get(dice.size, 0)
            seen[dice.size] = index + 1
            out.append((index, dice.size))
    return out


# What was rolled before ----------------------------------------------------------------------


Faces = dict[tuple[int, int], tuple[int, str]]


class Ledger:
    """Every face recorded under each key, on whatever branch: (index, size) -> (face, source)."""

    def __init__(self) -> None:
        self._faces: dict[Key, Faces] = {}
        self._learnt: list[Ledger] = []

    def record(self, roll: Rolled) -> None:
        """Remember the faces of `roll` that are new under its key."""
        key = Key(roll.round, roll.who, roll.purpose, roll.ordinal)
        self._keep(key, roll, self.known(key) if self._learnt else {})

    def _keep(self, key: Key, roll: Rolled, held: Mapping[tuple[int, int], tuple[int, str]]) -> None:
        own = self._faces.setdefault(key, {})
        sources = [name for name, count in roll.sources for _ in range(count)]
        for place, face, source in zip(places(roll.pool), roll.faces, sources, strict=True):
            if place not in held:
                own.setdefault(place, (face, source))

    def known(self, key: Key) -> Mapping[tuple[int, int], tuple[int, str]]:
        """Return the faces under `key`."""
        faces = self._faces.get(key, {})
        for other in self._learnt:
            faces = {**other.known(key), **faces}
        return faces

    def learn(self, other: "Ledger") -> None:
        """Hold, from now on, what `other` holds of keys and dice that are new here."""
        self._learnt.append(other)

    def forget(self) -> None:
        """Start afresh: what was rolled so far no longer binds."""
        self._faces.clear()
        self._learnt.clear()


# Where faces come from -----------------------------------------------------------------------


class Source(Protocol):
    """Where new faces come from."""

    @property
    def name(self) -> str:
        """What is recorded with them."""

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return one face for each (index, size) of `wanted`."""


class RandomSource:
    """Faces from the system's randomness: `below(n)` is a uniform number from 0 to n − 1."""

    name = "system"

    def __init__(self, below: Callable[[int], int]) -> None:
        self._below = below

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return fresh faces."""
        return [self._below(size) + 1 for _, size in wanted]


class SeededSource:
    """Faces derived from a seed and the die's place alone: for tests and demonstrations.

    HMAC-SHA256 over `round/who/purpose/ordinal/index/size/attempt`, its first 8 bytes taken by
    rejection sampling, so that no size is favoured.
    """

    name = "seeded"

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return the face of each place."""
        return [self._face(f"{key}/{index}/{size}", size) for index, size in wanted]

    def _face(self, place: str, size: int) -> int:
        limit = 2**64 - 2**64 % size
        attempt = 0
        while True:
            digest = hmac.digest(self._seed, f"{place}/{attempt}".encode(), hashlib.sha256)
            number = int.from_bytes(digest[:8])
            if number < limit:
                return number % size + 1
            attempt += 1


class NoSource:
    """No new faces at all: a roll that is not typed nor recorded is refused with `NeedDice`."""

    name = "typed"

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Refuse."""
        raise NeedDice(key.who, key.purpose, show_pool(_pool_of(wanted)))


def _pool_of(wanted: Sequence[tuple[int, int]]) -> list[Dice]:
    sizes: dict[int, int] = {}
    for _, size in wanted:
        sizes[size] = sizes.get(size, 0) + 1
    return [Dice(count, size) for size, count in sizes.items()]


# The tray ------------------------------------------------------------------------------------


def parse_typed(text: str) -> tuple[str, ...]:
    """Split what a table typed: rolls apart by `/`. Each is read when its roll is reached."""
    return tuple(part.strip() for part in text.split("/")) if text.strip() else ()


class DiceTray:
    """Rolls for one command: typed groups first, in the order of the rolls, then the source.

    What the ledger holds wins over both. `only_missing`: typed groups are for the rolls that the
    ledger cannot fill alone, instead of one for every roll. `goes_on`: once they are used up, the source rolls.
    """

    def __init__(
        self,
        source: Source,
        ledger: Ledger | None = None,
        typed: Sequence[str] = (),
        only_missing: bool = False,
        goes_on: bool = False,
    ) -> None:
        self._source = source
        self._ledger = ledger or Ledger()
        self._typed = list(typed)
        self._given = len(self._typed)
        self._only_missing = only_missing
        self._goes_on = goes_on
        self.overruled: list[Key] = []
        """Rolls whose typed faces gave way to other recorded ones."""

    def roll(self, key: Key, pool: Sequence[Dice]) -> tuple[tuple[int, ...], tuple[tuple[str, int], ...]]:
        """Return the faces of `pool` and where they came from, in runs. Raises `Refused`, `NeedDice`."""
        wanted = places(pool)
        known = self._ledger.known(key)
        missing = [place for place in wanted if place not in known]
        typed = self._typed_faces(key, wanted, missing)
        if typed is None:
            new = dict(zip(missing, self._source.faces(key, missing), strict=True)) if missing else {}
            name = self._source.name
        else:
            new, name = typed, "typed"
        if typed is not None and any(
            known[place][0] != typed.get(place, known[place][0]) for place in wanted if place in known
        ):
            self.overruled.append(key)
        drawn = [known[place] if place in known else (new[place], name) for place in wanted]
        return tuple(face for face, _ in drawn), _runs(source for _, source in drawn)

    def declares(self, key: Key, pool: Sequence[Dice]) -> bool:
        """Return whether a roll is to be declared before its faces are drawn: some of them will be derived."""
        if self._source.name not in DERIVED or self._typed:
            return False
        known = self._ledger.known(key)
        return any(place not in known for place in places(pool))

    def check_used(self) -> None:
        """Raise `Refused` if typed dice are left over: they were for a roll that was not reached."""
        if self._typed:
            raise Refused("dice-unused", unused=" / ".join(self._typed), given=self._given)

    def _typed_faces(
        self, key: Key, wanted: list[tuple[int, int]], missing: list[tuple[int, int]]
    ) -> dict[tuple[int, int], int] | None:
        due = missing if self._only_missing else wanted
        if not due or not self._given:
            return None
        if not self._typed:
            if not missing or self._goes_on:
                return None
            raise NeedDice(key.who, key.purpose, show_pool(_pool_of(due)))
        group = self._typed.pop(0)
        faces = read_faces(group, due)
        if faces is None:
            raise Refused("dice-count", who=key.who, purpose=key.purpose, pool=show_pool(_pool_of(due)), got=group)
        for (_, size), face in zip(due, faces, strict=True):
            if not 1 <= face <= size:
                raise Refused("dice-face", face=face, size=size, who=key.who, purpose=key.purpose)
        return dict(zip(due, faces, strict=True))


def read_faces(group: str, wanted: Sequence[tuple[int, int]]) -> list[int] | None:
    """Read `2,2,4,4,6`, `2 2 4 4 6`, or `22446` for dice of one digit; `None` if it is not that many dice."""
    parts = re.split(r"[,\s]+", group.strip())
    if len(parts) == 1 and len(wanted) > 1 and all(size <= 9 for _, size in wanted):
        parts = list(parts[0])
    if len(parts) != len(wanted) or not all(part.isascii() and part.isdigit() for part in parts):
        return None
    return [int(part) for part in parts]


def _runs(names: Iterable[str]) -> tuple[tuple[str, int], ...]:
    runs: list[tuple[str, int]] = []
    for name in names:
        if runs and runs[-1][0] == name:
            runs[-1] = (name, runs[-1][1] + 1)
        else:
            runs.append((name, 1))
    return tuple(runs)
