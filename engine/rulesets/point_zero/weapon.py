"""Weapons: what they are made of, their power (PU), and the state that one is in."""

import re
from collections.abc import Mapping

import attrs
import msgspec

from rejeu.engine.errors import Refused
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold
from rejeu.events.base import Dice, Option

from .skills import ATTRIBUTES, BRAWL, CLOSE

UNARMED = "unarmed"
_UNARMED_WORDS = ("unarmed", "fists", "mains nues", "a mains nues", "poings", "desarme")
_PART = re.compile(r"^(?:(\d{0,3}|[a-z]{3}) ?d(\d{1,4})|(\d{1,5})|([a-z]{3}))$")


@attrs.frozen
class Weapon:
    """A weapon. `kind`: physical, shock or both; `bands`: upper bounds of its ranges in metres, nearest first.

    `magazine` is how many shots it holds, if they are counted.
    """

    skill: str
    power: str
    kind: str = "physical"
    bands: tuple[int, ...] = ()
    magazine: int | None = None
    name: str = ""

    @property
    def close(self) -> bool:
        """Whether it is for close combat."""
        return self.skill in CLOSE


@attrs.frozen
class Power:
    """A power: dice, a fixed part, and (sign, attribute) or (attribute, sides) for what depends on its bearer."""

    pool: tuple[Dice, ...] = ()
    flat: int = 0
    added: tuple[tuple[int, str], ...] = ()
    rolled: tuple[tuple[str, int], ...] = ()

    def of(self, attributes: Mapping[str, int]) -> tuple[tuple[Dice, ...], int]:
        """Return the dice and the fixed part in the hands of whoever has `attributes`."""
        own = [Dice(attributes.get(name, 0), sides) for name, sides in self.rolled]
        pool = tuple(dice for dice in (*self.pool, *own) if dice.count > 0)
        return pool, self.flat + sum(sign * attributes.get(name, 0) for sign, name in self.added)


def read_power(text: str) -> Power | None:
    """Read `4d6`, `VIG+2`, `VIG d6`, `2d6+VIG-1`, `7`. Return `None` for anything else."""
    known = {name.casefold(): name for name in ATTRIBUTES}
    pool: list[Dice] = []
    added: list[tuple[int, str]] = []
    rolled: list[tuple[str, int]] = []
    flat = 0
    parts = re.findall(r"([+-]?)([^+-]*)", text.replace("−", "-").casefold())[:-1]
    for sign, part in parts:
        match = _PART.match(part.strip())
        if match is None:
            return None
        count, sides, number, name = match.groups()
        minus = -1 if sign == "-" else 1
        if sides is not None and (minus < 0 or not 2 <= int(sides) <= 1000):
            return None
        if number is not None:
            flat += minus * int(number)
        elif name is not None:
            if name not in known:
                return None
            added.append((minus, known[name]))
        elif count.isdigit() or not count:
            pool.append(Dice(int(count or 1), int(sides)))
        elif count in known:
            rolled.append((known[count], int(sides)))
        else:
            return None
    if not parts or sum(dice.count for dice in pool) > 100:
        return None
    return Power(tuple(pool), flat, tuple(added), tuple(rolled))


def weapon_power(weapon: Weapon) -> Power:
    """Return the power of `weapon`. Raises `Refused` if house rules give one that cannot be read."""
    power = read_power(weapon.power)
    if power is None:
        raise Refused("bad-power", power=weapon.power)
    return power


def weapons_of(combatant: Combatant) -> dict[str, Weapon]:
    """Return the weapons of the sheet, by id."""
    return msgspec.convert(combatant.sheet.get("weapons", {}), dict[str, Weapon])


def find_weapon(combatant: Combatant, word: str, parameters: Mapping[str, Option]) -> tuple[str, Weapon]:
    """Return (id, weapon) for what was typed, or for nothing if only one is ready. Raises `Refused`."""
    weapons = weapons_of(combatant)
    bare = Weapon(BRAWL, str(parameters["unarmed_power"]))
    if word:
        for id_, weapon in weapons.items():
            if fold(word) in (fold(id_), fold(weapon.name)):
                return id_, weapon
        if fold(word) in _UNARMED_WORDS:
            return UNARMED, bare
        raise Refused("no-such-weapon", who=combatant.id, weapon=word, known=[*sorted(weapons), UNARMED])
    if not weapons:
        return UNARMED, bare
    ready = [id_ for id_ in sorted(weapons) if trouble(combatant, id_, parameters) is None]
    if not ready:
        raise Refused("no-weapon-ready", who=combatant.id)
    if len(ready) > 1:
        raise Refused("which-weapon", who=combatant.id, known=ready)
    return ready[0], weapons[ready[0]]


def trouble(combatant: Combatant, weapon: str, parameters: Mapping[str, Option]) -> str | None:
    """Return why a weapon cannot be used: `dropped`, `jammed`, `empty`, or nothing (PZ-16, PZ-35)."""
    for condition in ("dropped", "jammed"):
        if f"{condition}.{weapon}" in combatant.conditions:
            return condition
    if parameters["ammunition"] == "never":
        return None
    gauge = combatant.gauges.get(f"ammo.{weapon}")
    return "empty" if gauge is not None and gauge.value <= 0 else None
