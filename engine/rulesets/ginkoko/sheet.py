"""The character sheet: how it is read from TOML or JSON, with every mistake found at once."""

from collections.abc import Mapping
from typing import Any

import attrs
import msgspec

from rejeu.engine.errors import BadSheet, Detail
from rejeu.engine.ruleset import Entry
from rejeu.engine.sheets import MOST, Problems, Score, Strong, structure, without_empty
from rejeu.events.base import GaugeValue, Option

from .sheet_words import put_in_order
from .skills import BONUS, CON, FIGHTING, SHOOTING, SKILLS
from .weapon import Weapon, read_damage

NONE = Score(0)
OWN = ("armour", "initiative", "actions", *BONUS.values())
"""Attributes that are neither a characteristic nor the level of a skill."""


@attrs.frozen
class Skill:
    """The level of a skill, and the characteristic that it goes with (GK-01)."""

    level: Score
    characteristic: str = ""


@attrs.frozen
class Sheet:
    """A character. `actions`: how many it has in a round, 0 for as many as the house rules say (GK-06).

    `damage` holds its bonuses to damage by skill; `dk` is how many dK it has.
    """

    characteristics: dict[str, int]
    hp: Strong
    skills: dict[str, Skill] = attrs.Factory(dict)
    initiative: int = 0
    armour: Score = NONE
    dk: Score = NONE
    actions: Score = NONE
    damage: dict[str, int] = attrs.Factory(dict)
    weapons: dict[str, Weapon] = attrs.Factory(dict)
    gender: str = ""


def read_sheet(data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
    """Check a sheet as TOML or JSON gave it, and put its words in order. Raises `BadSheet`."""
    ordered, problems = put_in_order(data)
    sheet, more = structure(ordered, Sheet)
    problems += more
    if sheet is not None:
        problems += _check(sheet, parameters)
    if sheet is None or problems:
        raise BadSheet(problems)
    return Entry(
        sheet=_plain(sheet),
        attributes={
            **sheet.characteristics,
            **dict.fromkeys(SKILLS, 0),
            **{name: skill.level for name, skill in sheet.skills.items()},
            "armour": sheet.armour,
            "initiative": sheet.initiative,
            "actions": sheet.actions,
            **{attribute: sheet.damage.get(skill, 0) for skill, attribute in BONUS.items()},
        },
        gauges={
            "hp": GaugeValue(value=sheet.hp, maximum=sheet.hp, minimum=int(parameters["hit_point_floor"])),
            **({"dk": GaugeValue(value=sheet.dk, maximum=sheet.dk, minimum=0)} if sheet.dk else {}),
        },
        gender=sheet.gender,
    )


def _plain(sheet: Sheet) -> dict[str, Any]:
    """Return the sheet as it is stored: what is empty is left out."""
    plain: dict[str, Any] = msgspec.to_builtins(sheet)
    for table in ("skills", "weapons"):
        plain[table] = {id_: without_empty(row) for id_, row in plain[table].items()}
    return without_empty(plain)


def _check(sheet: Sheet, parameters: Mapping[str, Option]) -> Problems:
    problems: Problems = []
    if CON not in sheet.characteristics:
        problems.append((f"characteristics.{CON}", "missing", {"key": CON}))
    taken = {*OWN, *SKILLS, *sheet.skills}
    twice = [name for name in sheet.characteristics if name in taken]
    problems += [(f"characteristics.{name}", "given-twice", {"key": name}) for name in twice]
    numbers = [
        ("initiative", sheet.initiative),
        *((f"characteristics.{name}", value) for name, value in sheet.characteristics.items()),
        *((f"damage.{name}", value) for name, value in sheet.damage.items()),
    ]
    problems += [
        (place, "out-of-range", {"value": value, "least": -MOST, "most": MOST})
        for place, value in numbers
        if abs(value) > MOST
    ]
    problems += [
        (f"damage.{name}", "not-a-fighting-skill", {"value": name, "known": list(FIGHTING)})
        for name in sheet.damage
        if name not in FIGHTING
    ]
    if sheet.gender not in ("", "f", "m", "n"):
        problems.append(("gender", "bad-choice", {"value": sheet.gender, "choices": ["f", "m", "n"]}))
    return problems + _check_skills(sheet, parameters) + _check_weapons(sheet)


def _check_skills(sheet: Sheet, parameters: Mapping[str, Option]) -> Problems:
    problems: Problems = []
    known = sorted(sheet.characteristics)
    for name, skill in sheet.skills.items():
        place = f"skills.{name}.characteristic"
        if name in OWN:
            problems.append((f"skills.{name}", "given-twice", {"key": name}))
        elif skill.characteristic and skill.characteristic not in sheet.characteristics:
            problems.append((place, "no-such-characteristic", {"value": skill.characteristic, "known": known}))
        elif not skill.characteristic and parameters["unpaired"] == "refused":
            problems.append((place, "no-characteristic", {"skill": name, "known": known}))
    return problems


def _check_weapons(sheet: Sheet) -> Problems:
    problems: Problems = []
    for id_, weapon in sheet.weapons.items():
        if weapon.skill not in FIGHTING:
            params: dict[str, Detail] = {"value": weapon.skill, "known": list(FIGHTING)}
            problems.append((f"weapons.{id_}.skill", "not-a-fighting-skill", params))
        if read_damage(weapon.damage) is None:
            problems.append((f"weapons.{id_}.damage", "bad-damage", {"damage": weapon.damage}))
        if weapon.burst > 1 and weapon.skill != SHOOTING:
            problems.append((f"weapons.{id_}.burst", "burst-shoots", {"value": weapon.burst}))
    return problems
