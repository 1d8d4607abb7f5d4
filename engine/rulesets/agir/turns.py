"""Whose turn it is: ending one, calling the next, and when a round is over (AG-01, AG-05, AG-06)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter, Slot
from rejeu.events.facts import ActionLost, MarkerSet, TurnEnded, TurnStarted

from .actions import nothing_left
from .health import assess_all
from .initiative import arrange, wanting
from .phases import ACTIONS, INITIATIVE, TURNS

CARRIED = "carried-"
"""Before an action's name: the marker of one that was reserved in the round before (house rule `reserved_until`)."""


def still_to_play(state: Encounter) -> list[str]:
    """Return who has a turn coming or in course this round, in order."""
    return [who for who in state.order if has_turn(state, state.slots[who])]


def has_turn(state: Encounter, slot: Slot) -> bool:
    """Whether the turn of `slot` is on or to come: whoever is down or joined too late has none."""
    combatant = state.combatants[slot.who]
    return not slot.done and combatant.awake and combatant.from_round <= state.round


def settle(scene: Scene) -> None:
    """After anything at all: put new initiatives in the order, and call whoever is next."""
    assess_all(scene)
    arrange(scene)
    if scene.state.phase == INITIATIVE and scene.state.slots and not wanting(scene.state):
        scene.enter_phase(TURNS)
    if scene.state.phase == TURNS:
        _call_next(scene)


def _call_next(scene: Scene) -> None:
    state = scene.state
    if state.active and not _is_over(state, state.slots[state.active]):
        return
    if state.active:
        end_turn(scene, state.active, "turn-over")
    # One at a time: a turn that starts or ends may lift a condition, and so wake somebody.
    while still := still_to_play(state):
        start_turn(scene, still[0])
        if not _is_over(state, state.slots[still[0]]):
            return
        end_turn(scene, still[0], "turn-over")


def _is_over(state: Encounter, slot: Slot) -> bool:
    """Whether the turn is over. What is still to be answered about whoever plays holds it open."""
    if not state.combatants[slot.who].awake:
        return True
    if any(slot.who in question.blocks for question in state.questions.values()):
        return False
    return nothing_left(state, slot)


def start_turn(scene: Scene, who: str) -> None:
    """Call `who`. What was carried over from the last round lapses (AG-06)."""
    scene.emit(TurnStarted(who=who, count=scene.state.slots[who].count))
    for action in ACTIONS:
        if CARRIED + action in scene.state.combatants[who].markers:
            scene.emit(MarkerSet(who=who, marker=CARRIED + action))
    assess_all(scene)


def end_turn(scene: Scene, who: str, why: str) -> None:
    """End the turn of `who`: what is neither spent nor reserved is lost (AG-06)."""
    combatant = scene.state.combatants[who]
    for action in ACTIONS:
        if action not in scene.state.slots[who].spent:
            scene.emit(ActionLost(who=who, action=action, why=why if combatant.awake else combatant.status))
    scene.emit(TurnEnded(who=who))
    assess_all(scene)
