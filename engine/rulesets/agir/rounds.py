"""Rounds: ending one, starting the next in the same order (AG-01, AG-02, AG-06)."""

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.events.commands import Pass, StartRound
from rejeu.events.facts import ActionLost, MarkerSet, RoundEnded, RoundStarted

from .actions import RESERVED, called
from .exchange import put_back
from .health import assess_all
from .initiative import wanting
from .phases import ACTIONS, INITIATIVE, TURNS
from .turns import CARRIED, end_turn, still_to_play


def start_round(scene: Scene, command: StartRound) -> None:
    """End the round in course, if any, and start the next in the order that is kept."""
    state = scene.state
    if state.questions:
        raise Refused("questions-open", questions=sorted(state.questions))
    if not any(combatant.present for combatant in state.combatants.values()):
        raise Refused("nobody-here")
    still = still_to_play(state)
    if still:
        raise Refused("still-to-play", who=still, rule="AG-01")
    clock = state.clock
    if state.round:
        _lapse(scene)
        put_back(scene)
        scene.emit(RoundEnded(round=state.round))
        assess_all(scene)
        clock += int(state.parameters["round_seconds"])
    scene.emit(RoundStarted(round=state.round + 1, clock=clock, keep=True))
    scene.enter_phase(INITIATIVE if wanting(state) or not state.slots else TURNS)


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
