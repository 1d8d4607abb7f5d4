"""The words of a sheet, in either language, brought to the ones that are stored."""

from collections.abc import Mapping, Sequence
from typing import Any

from rejeu.engine.sheets import Problems, renamed, spelt
from rejeu.engine.words import fold, nearest

from .skills import ATTRIBUTES, SKILLS, skill_name

_GENDERS = ("", "f", "m", "n")
_CHARACTERISTICS = ("INIT", "DEP", "threshold", "armour")
_TOP = {
    "attributes": "attributes", "attributs": "attributes",
    "init": "INIT", "dep": "DEP",
    "threshold": "threshold", "seuil": "threshold", "seuil de blessure": "threshold",
    "armour": "armour", "armor": "armour", "armure": "armour",
    "skills": "skills", "competences": "skills",
    "weapons": "weapons", "armes": "weapons",
    "gender": "gender", "genre": "gender",
    "name": "", "nom": "",
}  # fmt: skip
_WEAPON = {
    "name": "name", "nom": "name",
    "skill": "skill", "competence": "skill",
    "power": "power", "puissance": "power", "pu": "power",
    "kind": "kind", "type": "kind", "degats": "kind",
    "bands": "bands", "ranges": "bands", "portees": "bands", "portee": "bands",
    "magazine": "magazine", "chargeur": "magazine", "munitions": "magazine",
}  # fmt: skip
_KINDS = {
    "physique": "physical", "physiques": "physical",
    "choc": "shock",
    "les deux": "both", "deux": "both", "physique et choc": "both",
}  # fmt: skip
_BANDS = (
    ("point blank", "bout portant"),
    ("short", "courte"),
    ("medium", "moyenne"),
    ("long", "longue"),
    ("extreme", "extreme"),
)
_ATTRIBUTES = {fold(name): name for name in ATTRIBUTES}


def sheet_path(path: Sequence[str]) -> tuple[str, ...]:
    """Return a path into a sheet as stored sheets spell it."""
    head, *rest = path
    if fold(head) in _ATTRIBUTES and not rest:
        return ("attributes", _ATTRIBUTES[fold(head)])
    top = _TOP.get(fold(head)) or head
    if top == "skills" and rest:
        return (top, skill_name(rest[0]), *rest[1:])
    if top == "attributes" and rest:
        return (top, _attribute(rest[0]), *rest[1:])
    if top == "weapons" and len(rest) > 1:
        return (top, rest[0], _WEAPON.get(fold(rest[1]), rest[1]), *rest[2:])
    return (top, *rest)


def put_in_order(data: Mapping[str, Any]) -> tuple[dict[str, Any], Problems]:
    """Return the sheet under its stored words, and the mistakes in its keys."""
    problems: Problems = []
    loose = {_ATTRIBUTES[fold(key)]: value for key, value in data.items() if fold(key) in _ATTRIBUTES}
    rest = {key: value for key, value in data.items() if fold(key) not in _ATTRIBUTES}
    sheet = renamed(rest, _TOP, (), problems, also=ATTRIBUTES)
    sheet.pop("", None)
    sheet.setdefault("attributes", {})
    for key, name in (("attributes", _attribute), ("skills", skill_name)):
        if isinstance(sheet.get(key), Mapping):
            sheet[key] = spelt(sheet[key], name, key, problems)
    if isinstance(sheet["attributes"], dict):
        twice = sorted(loose.keys() & sheet["attributes"].keys())
        problems += [(f"attributes.{name}", "given-twice", {"key": name}) for name in twice]
        sheet["attributes"] = {**loose, **sheet["attributes"]}
        problems += _check_attributes(sheet["attributes"], sheet.get("skills"))
    if isinstance(sheet.get("weapons"), Mapping):
        sheet["weapons"] = _weapons(sheet["weapons"], problems)
    if isinstance(sheet.get("gender"), str) and sheet["gender"] not in _GENDERS:
        problems.append(("gender", "bad-choice", {"value": sheet["gender"], "choices": list(_GENDERS)}))
    return sheet, problems


def _check_attributes(attributes: Mapping[str, Any], skills: Any) -> Problems:
    """Tell which attributes are missing, and which have the name of something else."""
    missing: Problems = [
        (f"attributes.{name}", "missing", {"key": name}) for name in ATTRIBUTES if name not in attributes
    ]
    taken = {*_CHARACTERISTICS, *SKILLS, *(skills if isinstance(skills, Mapping) else ())}
    return missing + [(f"attributes.{name}", "given-twice", {"key": name}) for name in attributes if name in taken]


def _attribute(word: str) -> str:
    return _ATTRIBUTES.get(fold(word), " ".join(word.split()))


def _weapons(table: Mapping[str, Any], problems: Problems) -> dict[str, Any]:
    weapons = spelt(table, str, "weapons", problems)
    for id_, weapon in weapons.items():
        if isinstance(weapon, Mapping):
            weapons[id_] = _weapon(renamed(weapon, _WEAPON, ("weapons", id_), problems), id_, problems)
    return weapons


def _weapon(weapon: dict[str, Any], id_: str, problems: Problems) -> dict[str, Any]:
    if isinstance(weapon.get("skill"), str):
        weapon["skill"] = skill_name(weapon["skill"])
    if isinstance(weapon.get("kind"), str):
        weapon["kind"] = _KINDS.get(fold(weapon["kind"]), weapon["kind"])
    power = weapon.get("power")
    if type(power) is int:
        weapon["power"] = str(power)
    elif isinstance(power, str) and power.rstrip().casefold().endswith("[c]"):
        weapon["power"] = power.rstrip()[:-3].rstrip()
        weapon.setdefault("kind", "shock")
    if isinstance(weapon.get("bands"), Mapping):
        weapon["bands"] = _bands(weapon["bands"], f"weapons.{id_}.bands", problems)
    return weapon


def _bands(table: Mapping[str, Any], path: str, problems: Problems) -> list[Any]:
    """Return the bounds of named bands, nearest first; a band left out between others is empty."""
    words = {word: rank for rank, both in enumerate(_BANDS) for word in both}
    named: dict[int, Any] = {}
    for key, value in table.items():
        rank = words.get(fold(key))
        if rank is None:
            problems.append((f"{path}.{key}", "unknown-key", {"key": key, "near": nearest(key, words)}))
        else:
            named[rank] = value
    bounds: list[Any] = []
    for rank in range(max(named, default=-1) + 1):
        bounds.append(named.get(rank, bounds[-1] if bounds else 1))
    return bounds
