"""Pools of the d6 that the rules roll."""

from rejeu.engine.dice import MAX_DICE
from rejeu.engine.errors import Refused
from rejeu.events.base import Dice

SIDES = 6


def six_sided(count: int) -> tuple[Dice, ...]:
    """Return a pool of `count` d6, or of as many as can be rolled at all.

    It is not refused: what comes in the middle of a command must not show how its first rolls went.
    """
    return (Dice(min(count, MAX_DICE), SIDES),) if count > 0 else ()


def check_pool(pool: tuple[Dice, ...]) -> tuple[Dice, ...]:
    """Return `pool`. Raises `Refused` if that is more than anyone can roll."""
    count = sum(dice.count for dice in pool)
    if count > MAX_DICE:
        raise Refused("too-many-dice", count=count, most=MAX_DICE)
    return pool
