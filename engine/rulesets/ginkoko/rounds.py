"""Rounds: ending one, with what falls due by then, and starting the next (GK-04, GK-05, GK-42)."""

from collections.abc import Sequence

from rejeu.engine.clock import advance
from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Deadline
from rejeu.events.commands import StartRound
from rejeu.events.facts import ClockAdvanced, Died, OrderCleared, RoundEnded, RoundStarted

from .conditions import OVER, by_the_clock, lift
from .health import DEATH, assess, assess_all
from .hurry import straighten
from .initiative import due, enter_play
from .phases import INITIATIVE, PLAY, SETUP
from .turns import lose, still_to_act

DUE_KINDS = (OVER, DEATH)
"""Kinds of deadlines, in the order in which they fall at one instant."""


def start_round(scene: Scene, command: StartRound) -> None:
    """End the round in course, if any, and start the next."""
    state = scene.state
    check_round_over(scene)
    if not any(combatant.present for combatant in state.combatants.values()):
        raise Refused("nobody-here")
    if state.phase == INITIATIVE:
        raise Refused("initiative-first", who=list(due(state)), rule="GK-04")
    clock, keep = state.clock, False
    if state.phase == PLAY:
        keep = state.parameters["initiative_kept"] == "combat"
        clock = end_round(scene)
    scene.emit(RoundStarted(round=state.round + 1, clock=clock, keep=keep))
    if not due(state):
        enter_play(scene)
        return
    straighten(scene)
    scene.enter_phase(INITIATIVE)


def check_round_over(scene: Scene) -> None:
    """Raise `Refused` while an answer is owed, or a turn is to come."""
    if scene.state.questions:
        raise Refused("questions-open", questions=sorted(scene.state.questions))
    still = still_to_act(scene.state)
    if scene.state.phase == PLAY and still:
        raise Refused("still-to-act", who=still, rule="GK-06")


def end_round(scene: Scene) -> int:
    """End the round in course, with what falls due by then. Return the clock at its end, in seconds."""
    clock = scene.state.clock + int(scene.state.parameters["round_seconds"])
    let_fall(scene, clock)
    scene.emit(RoundEnded(round=scene.state.round))
    assess_all(scene)
    return clock


class Timers:
    """What of this ruleset goes by the clock."""

    due_kinds: Sequence[str] = DUE_KINDS

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let a deadline fall."""
        fall_due(scene, deadline)


def let_fall(scene: Scene, clock: int, *, settled: bool = False) -> None:
    """Let fall whatever is due by `clock`, each at its own second; `settled` leaves the clock there."""
    advance(scene, Timers(), clock, settled=settled)


def fall_due(scene: Scene, deadline: Deadline) -> None:
    """Let whoever `deadline` dooms die (GK-42), or a condition end."""
    if not scene.state.combatants[deadline.who].present:
        return
    if deadline.kind == DEATH:
        scene.emit(Died(who=deadline.who, cause="grave-wound"))
    elif deadline.kind == OVER:
        lift(scene, deadline.who, deadline.id.split(".", 2)[2], "expired")
    assess(scene, deadline.who)


def pause(scene: Scene, *, force: bool = False) -> None:
    """End the combat, so that time may pass; with `force`, whoever has still to act does not."""
    if not force:
        check_round_over(scene)
    if scene.state.phase == PLAY:
        for who in still_to_act(scene.state):
            lose(scene, who, "time-passes")
        clock = end_round(scene)
        if clock > scene.state.clock:
            scene.emit(ClockAdvanced(clock=clock))
    if scene.state.phase != SETUP:
        scene.emit(OrderCleared())
        scene.enter_phase(SETUP)
    by_the_clock(scene)
