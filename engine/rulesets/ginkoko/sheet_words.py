"""The words of a sheet, in either language, brought to the ones that are stored."""

from collections.abc import Mapping, Sequence
from typing import Any

from rejeu.engine.sheets import Problems, renamed, spelt
from rejeu.engine.words import fold

from .skills import CON, skill_name

_TOP = {
    "characteristics": "characteristics", "caracteristiques": "characteristics",
    "hp": "hp", "hit points": "hp", "pv": "hp", "points de vie": "hp",
    "armour": "armour", "armor": "armour", "armure": "armour", "protection": "armour",
    "initiative": "initiative",
    "dk": "dk",
    "actions": "actions",
    "skills": "skills", "competences": "skills",
    "damage": "damage", "damage bonus": "damage", "degats": "damage", "bonus aux degats": "damage",
    "weapons": "weapons", "armes": "weapons",
    "gender": "gender", "genre": "gender",
    "name": "", "nom": "",
}  # fmt: skip
_SKILL = {
    "level": "level", "niveau": "level",
    "characteristic": "characteristic", "with": "characteristic", "caracteristique": "characteristic",
    "avec": "characteristic",
}  # fmt: skip
_WEAPON = {
    "name": "name", "nom": "name",
    "skill": "skill", "competence": "skill",
    "damage": "damage", "degats": "damage",
    "burst": "burst", "rafale": "burst",
    "technological": "technological", "technologique": "technological",
}  # fmt: skip


def sheet_path(path: Sequence[str]) -> tuple[str, ...]:
    """Return a path into a sheet as stored sheets spell it. A skill alone stands for its level."""
    head, *rest = path
    top = _TOP.get(fold(head)) or head
    if top == "skills" and rest:
        part = _SKILL.get(fold(rest[1]), rest[1]) if len(rest) > 1 else "level"
        return (top, skill_name(rest[0]), part, *rest[2:])
    if top == "characteristics" and rest:
        return (top, _characteristic(rest[0]), *rest[1:])
    if top == "damage" and rest:
        return (top, skill_name(rest[0]), *rest[1:])
    if top == "weapons" and len(rest) > 1:
        return (top, rest[0], _WEAPON.get(fold(rest[1]), rest[1]), *rest[2:])
    return (top, *rest)


def put_in_order(data: Mapping[str, Any]) -> tuple[dict[str, Any], Problems]:
    """Return the sheet under its stored words, and the mistakes in its keys."""
    problems: Problems = []
    sheet = renamed(data, _TOP, (), problems)
    sheet.pop("", None)
    known: dict[str, str] = {}
    if isinstance(sheet.get("characteristics"), Mapping):
        sheet["characteristics"] = spelt(sheet["characteristics"], _characteristic, "characteristics", problems)
        known = {fold(name): name for name in sheet["characteristics"]}
    if isinstance(sheet.get("skills"), Mapping):
        sheet["skills"] = _skills(sheet["skills"], known, problems)
    if isinstance(sheet.get("damage"), Mapping):
        sheet["damage"] = spelt(sheet["damage"], skill_name, "damage", problems)
    if isinstance(sheet.get("weapons"), Mapping):
        sheet["weapons"] = _weapons(sheet["weapons"], problems)
    return sheet, problems


def _plain(word: str) -> str:
    return " ".join(word.split())


def _characteristic(word: str) -> str:
    return CON if fold(word) in ("con", "constitution") else _plain(word)


def _skills(table: Mapping[str, Any], known: Mapping[str, str], problems: Problems) -> dict[str, Any]:
    """Return skills as tables; a bare number is a level. `known` are the characteristics, by folded word."""
    skills = spelt(table, skill_name, "skills", problems)
    for name, skill in skills.items():
        if isinstance(skill, Mapping):
            row = renamed(skill, _SKILL, ("skills", name), problems)
            if isinstance(row.get("characteristic"), str):
                word = _characteristic(row["characteristic"])
                row["characteristic"] = known.get(fold(word), word)
            skills[name] = row
        elif type(skill) is int:
            skills[name] = {"level": skill}
    return skills


def _weapons(table: Mapping[str, Any], problems: Problems) -> dict[str, Any]:
    weapons = spelt(table, _plain, "weapons", problems)
    for id_, weapon in weapons.items():
        if isinstance(weapon, Mapping):
            weapons[id_] = _weapon(renamed(weapon, _WEAPON, ("weapons", id_), problems))
    return weapons


def _weapon(weapon: dict[str, Any]) -> dict[str, Any]:
    if isinstance(weapon.get("skill"), str):
        weapon["skill"] = skill_name(weapon["skill"])
    if type(weapon.get("damage")) is int:
        weapon["damage"] = str(weapon["damage"])
    return weapon
