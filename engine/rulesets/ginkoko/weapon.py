"""Weapons: what they are made of, which one is meant, and the state that one is in."""

from collections.abc import Mapping

import attrs
import msgspec

from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.sheets import Strong
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold
from rejeu.events.base import Option

from .skills import MELEE, SHOOTING

ONE = Strong(1)
UNARMED = "unarmed"
TROUBLES = ("dropped", "jammed", "broken")
"""What may have befallen a weapon (GK-35), as the first part of a condition: `jammed.rifle`."""
MAX_DAMAGE_DICE = 50
_UNARMED_WORDS = ("unarmed", "fists", "bare hands", "mains nues", "a mains nues", "poings", "desarme")


@attrs.frozen
class Weapon:
    """A weapon. `damage`: some d6 and a fixed part; `burst`: how many targets one attack may have (Rafale)."""

    skill: str
    damage: str = "0"
    burst: Strong = ONE
    technological: bool = False
    name: str = ""

    @property
    def shoots(self) -> bool:
        """Whether it is used with Tir."""
        return self.skill == SHOOTING


def read_damage(text: str) -> tuple[int, int] | None:
    """Return how many d6 and the fixed part of `2d6+3`. Return `None` for anything else."""
    try:
        pool, flat = parse_dice(text.replace("−", "-"))
    except Refused:
        return None
    count = sum(dice.count for dice in pool)
    if any(dice.size != 6 for dice in pool) or count > MAX_DAMAGE_DICE or abs(flat) > 1000:
        return None
    return count, flat


def weapons_of(combatant: Combatant) -> dict[str, Weapon]:
    """Return the weapons of the sheet, by id."""
    return msgspec.convert(combatant.sheet.get("weapons", {}), dict[str, Weapon])


def find_weapon(combatant: Combatant, word: str, parameters: Mapping[str, Option]) -> tuple[str, Weapon]:
    """Return (id, weapon) for what was typed, or for nothing if only one is ready. Raises `Refused`."""
    weapons = weapons_of(combatant)
    bare = Weapon(MELEE, str(parameters["unarmed_damage"]))
    if word:
        for id_, weapon in weapons.items():
            if fold(word) in (fold(id_), fold(weapon.name)):
                return id_, weapon
        if fold(word) in _UNARMED_WORDS:
            return UNARMED, bare
        raise Refused("no-such-weapon", who=combatant.id, weapon=word, known=[*sorted(weapons), UNARMED])
    if not weapons:
        return UNARMED, bare
    ready = [id_ for id_ in sorted(weapons) if trouble(combatant, id_) is None]
    if not ready:
        raise Refused("no-weapon-ready", who=combatant.id)
    if len(ready) > 1:
        raise Refused("which-weapon", who=combatant.id, known=ready)
    return ready[0], weapons[ready[0]]


def trouble(combatant: Combatant, weapon: str) -> str | None:
    """Return why a weapon cannot be used: `dropped`, `jammed`, `broken`, or nothing (GK-35)."""
    return next((trouble for trouble in TROUBLES if f"{trouble}.{weapon}" in combatant.conditions), None)


def damage_of(weapon: Weapon) -> tuple[int, int]:
    """Return how many d6 and the fixed part. Raises `Refused` if house rules give damage that cannot be read."""
    damage = read_damage(weapon.damage)
    if damage is None:
        raise Refused("bad-damage", damage=weapon.damage)
    return damage
