"""Turns of the whole table: ending one, starting the next, and actions that last several (PZ-01, PZ-02)."""

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.events.commands import Pass, StartRound
from rejeu.events.facts import ActionLost, ActionSpent, OrderSet, RoundEnded, RoundStarted, TurnEnded

from .phases import ACTION, INITIATIVE, SETUP
from .timers import pass_time
from .turns import called, lasting, lose, still_to_act


def start_round(scene: Scene, command: StartRound) -> None:
    """End the turn in course, if any, and start the next."""
    state = scene.state
    if state.questions:
        raise Refused("questions-open", questions=sorted(state.questions))
    if not any(combatant.present for combatant in state.combatants.values()):
        raise Refused("nobody-here")
    still = still_to_act(state)
    if still:
        raise Refused("still-to-act", who=still)
    clock = state.clock
    if state.round and state.phase != SETUP:
        clock = _end_round(scene)
    scene.emit(RoundStarted(round=state.round + 1, clock=clock))
    _finish_long(scene, "start")
    scene.enter_phase(INITIATIVE)


def pause(scene: Scene, *, force: bool = False) -> None:
    """End the turn in course, so that time may pass; with `force`, whoever has still to act loses the action."""
    state = scene.state
    if not force and state.questions:
        raise Refused("questions-open", questions=sorted(state.questions))
    if not state.round or state.phase == SETUP:
        return
    still = still_to_act(state)
    if still and not force:
        raise Refused("still-to-act", who=still)
    for who in still:
        lose(scene, who, "time-passes")
        scene.emit(TurnEnded(who=who))
    _finish_all(scene)
    pass_time(scene, _end_round(scene))
    scene.enter_phase(SETUP)


def _end_round(scene: Scene) -> int:
    """End the turn in course, with whatever falls due in its seconds; return the clock at its end (PZ-01)."""
    _finish_long(scene, "end")
    scene.emit(RoundEnded(round=scene.state.round))
    clock = scene.state.clock + int(scene.state.parameters["turn_seconds"])
    pass_time(scene, clock, settled=False)
    return clock


def _finish_all(scene: Scene) -> None:
    """Time enough for whatever lasts: it is done, and holds nobody any longer (PZ-02)."""
    state = scene.state
    busy = [who for who in state.order if lasting(state, state.slots[who]) and state.slots[who].until > state.round]
    for who in busy:
        if ACTION not in state.slots[who].spent:
            scene.emit(ActionSpent(who=who, action=ACTION, on="long"))
    if busy:
        scene.emit(OrderSet(order=tuple(who for who in state.order if who not in busy)))


def _finish_long(scene: Scene, when: str) -> None:
    """Resolve the actions whose last turn this is, if the house rules have them resolve then (PZ-02)."""
    state = scene.state
    for who in state.order:
        slot = state.slots[who]
        if not lasting(state, slot) or ACTION in slot.spent:
            continue
        if not state.combatants[who].awake:
            lose(scene, who, state.combatants[who].status)
        elif slot.until == state.round and state.parameters["long_resolves"] == when:
            scene.emit(ActionSpent(who=who, action=ACTION, on="long"))


def pass_turn(scene: Scene, command: Pass) -> None:
    """Give up the action, or what is left of a run; between turns, an action that lasts (PZ-02)."""
    who = command.who
    scene.actor(who)
    slot = scene.slot(who)
    if scene.state.phase != INITIATIVE:
        called(scene, who)
        lose(scene, who, "passed")
        scene.emit(TurnEnded(who=who))
        return
    if not lasting(scene.state, slot):
        raise Refused("nothing-to-give-up", who=who)
    if scene.state.parameters["long_give_up"] == "no":
        raise Refused("no-giving-up", who=who, until=slot.until)
    scene.emit(ActionLost(who=who, action=ACTION, why="given-up"))
    scene.emit(OrderSet(order=tuple(other for other in scene.state.order if other != who)))
