"""How hard an attack is: range or opponent, dodge, and what the table adds (PZ-30, PZ-32, PZ-33, PZ-36)."""

from collections.abc import Mapping

from rejeu.engine.arrivals import check_name
from rejeu.engine.errors import Refused
from rejeu.engine.options import choice, number
from rejeu.engine.places import between
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.events.base import Option, Term

from .skills import CLOSE
from .weapon import Weapon

BANDS = ("point_blank", "short", "medium", "long", "extreme")
SCALE = {"slight": "slight", "serious": "serious", "extreme": "very_serious"}
"""Word of the suggested scale -> its parameter."""
MAX_MODIFIER = 1000
MELEE = 10
"""What close combat starts from (PZ-32)."""


def attack_terms(
    scene: Scene,
    who: Combatant,
    target: Combatant,
    weapon: Weapon,
    modifiers: Mapping[str, int],
    options: Mapping[str, Option],
) -> tuple[Term, ...]:
    """Return the terms of an attack's difficulty. Raises `Refused` if it is out of range."""
    distance = _distance(who, target, options)
    base = _close(scene, target, weapon, distance) if weapon.close else _shot(scene, who, weapon, distance)
    return (*base, *_dodge(scene, target), *table_terms(scene, modifiers, options))


def table_terms(scene: Scene, modifiers: Mapping[str, int], options: Mapping[str, Option]) -> tuple[Term, ...]:
    """Return the terms of what the table named (PZ-33)."""
    terms = []
    for name, value in modifiers.items():
        check_name(name)
        if abs(value) > MAX_MODIFIER:
            raise Refused("modifier-too-large", name=name, value=value, most=MAX_MODIFIER)
        terms.append(Term(f"mod:{name}", value))
    for option, sign in (("hindered", 1), ("eased", -1)):
        word = choice(options, option, SCALE)
        if word:
            terms.append(Term(option, sign * int(scene.state.parameters[SCALE[word]])))
    return tuple(terms)


def _distance(who: Combatant, target: Combatant, options: Mapping[str, Option]) -> int | None:
    typed = number(options, "distance")
    if typed is not None or who.position is None or target.position is None:
        return typed
    return between(who.position, target.position)


def _shot(scene: Scene, who: Combatant, weapon: Weapon, distance: int | None) -> tuple[Term, ...]:
    if distance is None:
        raise Refused("distance-unknown", who=who.id)
    band = next((name for name, most in zip(BANDS, weapon.bands, strict=False) if distance <= most), None)
    if band is None:
        if scene.state.parameters["out_of_range"] == "refused":
            raise Refused("out-of-reach", distance=distance, most=weapon.bands[-1])
        band = BANDS[-1]
    return (Term("range-" + band.replace("_", "-"), int(scene.state.parameters[band])),)


def _close(scene: Scene, target: Combatant, weapon: Weapon, distance: int | None) -> tuple[Term, ...]:
    parameters = scene.state.parameters
    reach = int(parameters["melee_reach"])
    if distance is not None and distance > reach:
        raise Refused("out-of-reach", distance=distance, most=reach)
    base = Term("melee", MELEE)
    if target.status in ("unconscious", "incapacitated"):
        return (base, Term("helpless", int(parameters["helpless_level"])))
    skill = weapon.skill
    if parameters["melee_skill"] == "best":
        skill = max(CLOSE, key=lambda name: target.attributes.get(name, 0))
    return (base, Term("opponent", target.attributes.get(skill, 0), target.origin(skill)))


def _dodge(scene: Scene, target: Combatant) -> tuple[Term, ...]:
    condition = target.conditions.get("dodge")
    if condition is None:
        return ()
    return (Term("dodge", int(scene.state.parameters["dodge"]), condition.seq),)
