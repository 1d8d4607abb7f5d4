"""What harm makes of a combatant: mal en point, unconscious, free again (GK-40, GK-42, GK-44)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Deadline
from rejeu.events.facts import Assessed, ConditionLifted, ConditionPut, DeadlineCleared, MarkerSet, WoundClosed

from .conditions import FAILING, NO_ACTION, NO_DEFENCE, OVER, UNCONSCIOUS, lift, over_id
from .engagement import part_from_all

HP = "hp"
GRAVE = "grave"
"""Tracks of wounds: blows, each of which may get first aid, and grave wounds."""
BLOW = "blow"
RULED = "gm"
"""Whose doing a wound is that the game master marks: no blow goes with it."""
DEATH = "death"
"""The kind of a deadline: dead when it falls due (GK-42)."""
BLOWS = "blows"
"""The marker that counts blows received since being mal en point (GK-41)."""


def assess_all(scene: Scene) -> None:
    """Say again what harm makes of everyone, where that changed."""
    for who in tuple(scene.state.combatants):
        assess(scene, who)


def assess(scene: Scene, who: str) -> None:
    """Say again what harm makes of `who`, if that changed."""
    combatant = scene.state.combatants[who]
    if not combatant.present:
        _end(scene, combatant)
        return
    failing = combatant.gauges[HP].value <= 0
    if failing and FAILING not in combatant.conditions:
        scene.emit(ConditionPut(who=who, condition=FAILING))
    if not failing and FAILING in combatant.conditions:
        scene.emit(ConditionLifted(who=who, condition=FAILING, why="recovered"))
        if BLOWS in combatant.markers:
            scene.emit(MarkerSet(who=who, marker=BLOWS))
        free_of_graves(scene, who, "recovered")
    if scene.state.parameters["grave_until"] == "over":
        _forget_graves(scene, combatant)
    for deadline in tuple(scene.state.deadlines.values()):
        if deadline.who == who and deadline.kind == OVER and _lifted(combatant, deadline):
            scene.emit(DeadlineCleared(deadline=deadline.id, why="condition"))
    status, health = _status(combatant), _health(combatant)
    if (status, health) != (combatant.status, combatant.health):
        scene.emit(Assessed(who=who, status=status, health=health))
    if not combatant.awake:
        part_from_all(scene, who)


def _lifted(combatant: Combatant, deadline: Deadline) -> bool:
    """Whether the condition that a deadline was to end has ended already."""
    return all(over_id(combatant.id, condition) != deadline.id for condition in combatant.conditions)


def _status(combatant: Combatant) -> str:
    if UNCONSCIOUS in combatant.conditions:
        return UNCONSCIOUS
    return "incapacitated" if NO_ACTION in combatant.conditions else "able"


def _health(combatant: Combatant) -> str:
    hp = combatant.gauges[HP]
    if UNCONSCIOUS in combatant.conditions:
        return UNCONSCIOUS
    if hp.value <= 0:
        return FAILING
    hurt = has_grave_wound(combatant) or (hp.maximum is not None and hp.value < hp.maximum)
    return "hurt" if hurt else "unhurt"


def _end(scene: Scene, combatant: Combatant) -> None:
    """Let go of what no longer matters to the dead and to those who left."""
    why = "left" if combatant.gone else "death"
    for deadline in tuple(scene.state.deadlines.values()):
        if deadline.who == combatant.id:
            scene.emit(DeadlineCleared(deadline=deadline.id, why=why))
    part_from_all(scene, combatant.id)


# Grave wounds --------------------------------------------------------------------------------


def has_grave_wound(combatant: Combatant) -> bool:
    """Whether a grave wound weighs on `combatant` still (GK-46)."""
    return any(wound.track == GRAVE for wound in combatant.wounds.values())


def free_of_graves(scene: Scene, who: str, why: str) -> None:
    """Clear every grave wound with all that it does, a pending death included (GK-44)."""
    wounds = [wound for wound in scene.state.combatants[who].wounds.values() if wound.track == GRAVE]
    for wound in wounds:
        close_grave(scene, who, wound.id, why)


def _forget_graves(scene: Scene, combatant: Combatant) -> None:
    """Close the grave wounds whose effect is over, where house rules have them end with it (GK-46)."""
    for wound in tuple(combatant.wounds.values()):
        if wound.track == GRAVE and condition_of(wound.level) not in combatant.conditions:
            close_grave(scene, combatant.id, wound.id, "expired")


_DOES = {
    "halted": NO_ACTION,
    "halted-longer": NO_ACTION,
    "open": NO_DEFENCE,
    "out": UNCONSCIOUS,
    "dying": UNCONSCIOUS,
    "doomed": UNCONSCIOUS,
}
LEVELS = tuple(_DOES)
"""The grave wounds, 1 to 6 (GK-42)."""


def condition_of(level: str) -> str:
    """Return the condition that a grave wound puts on whoever has it."""
    return _DOES[level]


def close_grave(scene: Scene, who: str, wound: str, why: str) -> None:
    """Close one grave wound; what no other one does ends with it."""
    condition = condition_of(scene.state.combatants[who].wounds[wound].level)
    for deadline in tuple(scene.state.deadlines.values()):
        if deadline.wound == wound:
            scene.emit(DeadlineCleared(deadline=deadline.id, why=why))
    scene.emit(WoundClosed(who=who, wound=wound, why=why))
    left = [other for other in scene.state.combatants[who].wounds.values() if other.track == GRAVE]
    if all(condition_of(other.level) != condition for other in left):
        lift(scene, who, condition, why)
