"""Wounds: which box is marked, and when that kills (PZ-43 to PZ-48)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.events.facts import Died, WoundChanged, Wounded

from .levels import LEVELS, PHYSICAL, SHOCK, rank

BEYOND = 5
"""The level from which physical damage kills outright (PZ-44)."""


def take(scene: Scene, who: str, track: str, damage: int, level: int, by: str = "") -> None:
    """Mark what damage that reached `level` comes to on `track`."""
    if level >= BEYOND and _kills_beyond(scene, track):
        scene.emit(Died(who=who, cause="beyond"))
    elif level > 0:
        mark(scene, who, track, min(level, len(LEVELS[track])), by)
    elif track == PHYSICAL and damage >= int(scene.state.parameters["scratch_from"]):
        _scratch(scene, who, by)


def _kills_beyond(scene: Scene, track: str) -> bool:
    return track == PHYSICAL or scene.state.parameters["shock_beyond"] == "death"


def _scratch(scene: Scene, who: str, by: str) -> None:
    """Mark the lowest free box of the shock monitor (PZ-46)."""
    combatant = scene.state.combatants[who]
    for number, level in enumerate(LEVELS[SHOCK], 1):
        if free_boxes(combatant, SHOCK, level):
            mark(scene, who, SHOCK, number, by)
            return


def mark(scene: Scene, who: str, track: str, level: int, by: str = "") -> None:
    """Mark a box at `level` (1 to 4), or at the next level with a free one (PZ-47)."""
    combatant = scene.state.combatants[who]
    reached = LEVELS[track][level - 1]
    for name in LEVELS[track][level - 1 :]:
        if free_boxes(combatant, track, name):
            _mark(scene, who, track, name, "" if name == reached else reached, by)
            return
    if track == PHYSICAL or scene.state.parameters["shock_full"] == "death":
        scene.emit(Died(who=who, cause="overflow"))


def free_boxes(combatant: Combatant, track: str, level: str) -> int:
    """Return how many boxes of `level` are not marked."""
    boxes = next((known.boxes for known in combatant.monitors[track] if known.name == level), 0)
    marked = sum(wound.level == level for wound in combatant.wounds.values())
    return max(0, boxes - marked)


def _mark(scene: Scene, who: str, track: str, level: str, reached: str, by: str) -> None:
    wound = f"w{scene.state.wounded + 1}"
    scene.emit(Wounded(who=who, wound=wound, track=track, level=level, reached=reached, by=by))
    if track == PHYSICAL and rank(level) >= 3 and scene.state.parameters["restabilise"] == "all":
        _unsettle(scene, who)


def _unsettle(scene: Scene, who: str) -> None:
    """Put stabilised wounds at risk again, where house rules say so of a new grave one (PZ-56)."""
    for wound in tuple(scene.state.combatants[who].wounds.values()):
        if wound.stabilised:
            scene.emit(WoundChanged(who=who, wound=wound.id, level=wound.level, why="unsettled", cared=wound.cared))
