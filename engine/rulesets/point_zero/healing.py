"""Wounds that heal: one level down, or gone; those that wait for a box (PZ-65, PZ-66)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Wound
from rejeu.events.facts import WoundChanged, WoundClosed
from rejeu.events.time_facts import WoundWaits

from .levels import LEVELS, PHYSICAL, rank
from .wounds import free_boxes


def level_below(level: str) -> str:
    """Return the next level down on its track, empty below the lowest."""
    names = LEVELS[PHYSICAL]
    place = names.index(level)
    return names[place - 1] if place else ""


def heal_wound(scene: Scene, who: str, wound: str) -> None:
    """Turn a healed wound into one of the next level down, or close it; with no box free it waits (PZ-65)."""
    combatant = scene.state.combatants[who]
    lower = level_below(combatant.wounds[wound].level)
    if not lower:
        scene.emit(WoundClosed(who=who, wound=wound, why="healed"))
    elif free_boxes(combatant, PHYSICAL, lower) or scene.state.parameters["full"] == "overfill":
        lower_wound(scene, who, combatant.wounds[wound])
    else:
        scene.emit(WoundWaits(who=who, wound=wound, level=lower))


def lower_wound(scene: Scene, who: str, wound: Wound) -> None:
    """Put a wound one level down; it still counts as cared for. A Fatal that comes down is stabilised (PZ-64)."""
    stabilised = rank(wound.level) == len(LEVELS[PHYSICAL])
    scene.emit(
        WoundChanged(
            who=who,
            wound=wound.id,
            level=level_below(wound.level),
            why="care" if stabilised else "healed",
            stabilised=stabilised,
            cared=wound.cared,
        )
    )


def release(scene: Scene, who: str) -> None:
    """Let waiting wounds have the boxes that are free now, the oldest first (PZ-65)."""
    while (wound := _next(scene, who)) is not None:
        lower_wound(scene, who, wound)


def _next(scene: Scene, who: str) -> Wound | None:
    combatant = scene.state.combatants[who]
    waiting = [wound for wound in combatant.wounds.values() if wound.waiting]
    for wound in sorted(waiting, key=lambda wound: wound.seq):
        if free_boxes(combatant, PHYSICAL, level_below(wound.level)):
            return wound
    return None
