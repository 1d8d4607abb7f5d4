"""Rounds: ending one, starting the next in the same order (AG-01, AG-02, AG-06)."""

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.events.commands import Pass, StartRound
from rejeu.events.facts import ActionLost, ClockAdvanced, MarkerSet, RoundEnded, RoundStarted

from .actions import RESERVED, called
from .exchange import put_back
from .health import assess_all
from .initiative import wanting
from .phases import ACTIONS, INITIATIVE, SETUP, TURNS
from .turns import CARRIED, end_turn, still_to_play


def start_round(scene: Scene, command: StartRound) -> None:
    """End the round in course, if any, and start the next in the order that is kept."""
    state = scene.state
    if state.questions:
        raise Refused("questions-open", questions=sorted(state.questions))
    if not any(combatant.present for combatant in state.combatants.values()):
        raise Refused("nobody-here")
    _check_over(scene)
    clock = state.clock
    if state.round and state.phase != SETUP:
        clock = _end_round(scene)
    scene.emit(RoundStarted(round=state.round + 1, clock=clock, keep=True))
    scene.enter_phase(INITIATIVE if wanting(state) or not state.slots else TURNS)


def pause(scene: Scene, *, force: bool = False) -> None:
    """End the round in course, so that time may pass; with `force`, whoever has still to play loses its turn."""
    if not force:
        _check_over(scene)
    if not scene.state.round or scene.state.phase == SETUP:
        return
    while still := still_to_play(scene.state):
        end_turn(scene, still[0], "time-passes")
    scene.emit(ClockAdvanced(clock=_end_round(scene)))
    scene.enter_phase(SETUP)


def _check_over(scene: Scene) -> None:
    still = still_to_play(scene.state)
    if still:
        raise Refused("still-to-play", who=still, rule="AG-01")


def _end_round(scene: Scene) -> int:
    """End the round in course; return the clock at its end, in seconds."""
    _lapse(scene)
    put_back(scene)
    scene.emit(RoundEnded(round=scene.state.round))
    assess_all(scene)
    return scene.state.clock + int(scene.state.parameters["round_seconds"])


def _lapse(scene: Scene) -> None:
    """Let reserved actions lapse, or carry them over to their owners' next turns (AG-06)."""
    carried = scene.state.parameters["reserved_until"] == "next-turn"
    for who in scene.state.order:
        for action in ACTIONS:
            if scene.state.slots[who].spent.get(action) != RESERVED:
                continue
            if carried:
                scene.emit(MarkerSet(who=who, marker=CARRIED + action, value=scene.state.round))
            else:
                scene.emit(ActionLost(who=who, action=action, why="lapsed"))


def pass_turn(scene: Scene, command: Pass) -> None:
    """End one's turn; what is neither spent nor reserved is lost (AG-06)."""
    called(scene, command.who)
    end_turn(scene, command.who, "passed")
