"""The conditions that the rules put on a combatant, and counters kept as markers."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Deadline, Encounter
from rejeu.events.base import Until
from rejeu.events.facts import ConditionLifted, ConditionPut, DeadlineCleared, DeadlineSet, MarkerSet

from .phases import SETUP

OVER = "over"
"""The kind of a deadline: a condition ends when it falls due."""
FAILING = "failing"
"""Mal en point: at 0 hit points (GK-40)."""
NO_ACTION = "no-action"
NO_DEFENCE = "no-defence"
UNCONSCIOUS = "unconscious"
FALLEN = "fallen"
DODGING = "dodging"
POSITIONS = ("cover", "concealed", "vantage")
"""Advantageous positions (GK-30): whatever they are worth, the game master says as a modifier."""


def round_in_course(state: Encounter) -> int:
    """Return the round that counts as this one: outside a combat, the next."""
    return state.round + 1 if state.phase == SETUP else state.round


def put_until(scene: Scene, who: str, condition: str, until: Until) -> None:
    """Put a condition; one that lasts longer already stays as it is."""
    held = scene.state.combatants[who].conditions.get(condition)
    clocked = scene.state.deadlines.get(over_id(who, condition))
    if held is not None and not _longer(scene.state, until, held.until, clocked):
        return
    if clocked is not None:
        scene.emit(DeadlineCleared(deadline=clocked.id, why="replaced"))
    if held is not None:
        scene.emit(ConditionLifted(who=who, condition=condition, why="replaced"))
    scene.emit(ConditionPut(who=who, condition=condition, until=until))


def _longer(state: Encounter, new: Until, old: Until, clocked: Deadline | None) -> bool:
    if new.at == "never":
        return old.at != "never" or clocked is not None
    if clocked is not None:
        return clock_at(state, new.round) > clocked.due
    return old.at != "never" and new.round > old.round


def clock_at(state: Encounter, round_: int) -> int:
    """Return the clock at the end of a round to come, if one follows the other, in seconds."""
    rounds = round_ - state.round if state.phase == SETUP else round_ - state.round + 1
    return state.clock + max(rounds, 0) * int(state.parameters["round_seconds"])


def over_id(who: str, condition: str) -> str:
    """Return the id of the deadline at which a condition ends that goes by the clock."""
    return f"{OVER}.{who}.{condition}"


def by_the_clock(scene: Scene) -> None:
    """Have what lasts for rounds last for as many seconds, now that no round follows at once (GK-05)."""
    for combatant in tuple(scene.state.combatants.values()):
        for condition in tuple(combatant.conditions.values()):
            if condition.until.at == "never":
                continue
            scene.emit(ConditionLifted(who=combatant.id, condition=condition.name, why="replaced"))
            scene.emit(ConditionPut(who=combatant.id, condition=condition.name))
            due = clock_at(scene.state, condition.until.round)
            deadline = over_id(combatant.id, condition.name)
            scene.emit(DeadlineSet(deadline=deadline, who=combatant.id, kind=OVER, due=due))


def lift(scene: Scene, who: str, condition: str, why: str) -> None:
    """Lift a condition, if it is there."""
    if condition in scene.state.combatants[who].conditions:
        scene.emit(ConditionLifted(who=who, condition=condition, why=why))


def counted(state: Encounter, who: str, marker: str) -> int:
    """Return what a marker counts, 0 if it is not there."""
    return int(state.combatants[who].markers.get(marker, 0))


def add(scene: Scene, who: str, marker: str, count: int) -> None:
    """Add to what a marker counts; at 0 it is lifted."""
    if not count:
        return
    total = counted(scene.state, who, marker) + count
    scene.emit(MarkerSet(who=who, marker=marker, value=total if total > 0 else None))


def take(scene: Scene, who: str, marker: str) -> bool:
    """Use up one of what a marker counts. Return whether there was one."""
    if not counted(scene.state, who, marker):
        return False
    add(scene, who, marker, -1)
    return True
