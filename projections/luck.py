"""Dice against expectation: what fell, what fair dice give on average, and whether that tells anything.

All in whole numbers: a die of s sides has mean (s + 1) / 2 and variance (s² − 1) / 12, so twice the one and twelve
times the other are added up.
"""

from collections.abc import Iterable
from math import isqrt
from typing import Literal

import msgspec

from rejeu.events.facts import Rolled

from .words import Name, Word

ENOUGH = 30
"""Fewer dice than this tell nothing: chance alone moves their mean about too far."""
SIGMAS = 2
"""How many standard deviations from the mean are out of the usual: one fair series in twenty is."""
TYPED = "typed"
"""Where faces come from that the table rolled itself."""

Verdict = Literal["too-few", "usual", "high", "low"]


class Luck(msgspec.Struct, frozen=True):
    """Somebody's dice: how many, their sum, twice the sum expected, twelve times its variance."""

    who: Name | Word
    typed: bool
    dice: int
    total: int
    expected_twice: int
    variance_twelve: int

    @property
    def verdict(self) -> Verdict:
        """What the dice tell: nothing if they are too few; else whether they are out of the usual, and which way."""
        if self.dice < ENOUGH:
            return "too-few"
        off = 2 * self.total - self.expected_twice
        if 3 * off * off < SIGMAS * SIGMAS * self.variance_twelve:
            return "usual"
        return "high" if off > 0 else "low"

    @property
    def off_percent(self) -> int:
        """By how many hundredths of a standard deviation the sum is off, rounded towards nothing."""
        off = 2 * self.total - self.expected_twice
        if not self.variance_twelve:
            return 0
        size = isqrt(30_000 * off * off // self.variance_twelve)
        return size if off > 0 else -size


def luck(who: Name | Word, rolls: Iterable[Rolled], *, typed: bool) -> Luck:
    """Add up the dice of `rolls` that the table typed, or those that it did not."""
    dice = total = expected = variance = 0
    for rolled in rolls:
        for face, size in _faces(rolled, typed=typed):
            dice += 1
            total += face
            expected += size + 1
            variance += size * size - 1
    return Luck(who, typed, dice, total, expected, variance)


def _faces(rolled: Rolled, *, typed: bool) -> Iterable[tuple[int, int]]:
    sizes = [dice.size for dice in rolled.pool for _ in range(dice.count)]
    sources = [source for source, count in rolled.sources for _ in range(count)]
    for face, size, source in zip(rolled.faces, sizes, sources, strict=False):
        if (source == TYPED) is typed:
            yield face, size
