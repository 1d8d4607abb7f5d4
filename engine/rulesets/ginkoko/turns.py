"""Whose turn it is: calling the next, spending actions, ending the turn (GK-04, GK-06, GK-42)."""

from collections.abc import Iterator
from contextlib import contextmanager

from rejeu.engine.errors import Refused
from rejeu.engine.order import waiting
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter
from rejeu.events.commands import Pass
from rejeu.events.facts import ActionLost, ActionSpent, TurnEnded, TurnStarted

from .conditions import DODGING, FALLEN, NO_ACTION, lift, take
from .hurry import use_up
from .phases import ACTION, PLAY

SNAGGED = "snagged"
"""The marker of whoever is to lose its next action (GK-35)."""


def able(scene: Scene, who: str, doing: str = "") -> Combatant:
    """Return a combatant who can act. Raises `Refused` with the rule that keeps it from acting."""
    combatant = scene.combatant(who)
    if combatant.status == "dead":
        raise Refused("is-dead", who=who)
    if not combatant.awake:
        raise Refused("is-unconscious", who=who, rule="GK-42")
    scene.unblocked(who)
    if NO_ACTION in combatant.conditions:
        raise Refused("no-action", who=who, rule="GK-42")
    if FALLEN in combatant.conditions and doing != "stand" and scene.state.parameters["fall"] == "stand-first":
        raise Refused("is-fallen", who=who, rule="GK-35")
    return combatant


def called(scene: Scene, who: str, doing: str = "") -> Combatant:
    """Return whoever is called now, able to act. Raises `Refused` if it is somebody else's turn."""
    combatant = able(scene, who, doing)
    slot = scene.slot(who)
    if slot.done:
        raise Refused("no-action-left", who=who, rule="GK-06")
    if scene.state.active != who:
        raise Refused("not-your-turn", who=who, called=scene.state.active, rule="GK-04")
    return combatant


def actions_of(state: Encounter, who: str) -> int:
    """Return how many actions a combatant has in a round (GK-06)."""
    return state.combatants[who].attributes.get("actions", 0) or int(state.parameters["actions"])


def spend(scene: Scene, who: str, on: str) -> None:
    """Spend an action. The last of a round is called `action`, those before it `action-1`, `action-2`…"""
    spent = len(scene.state.slots[who].spent)
    last = spent + 1 >= actions_of(scene.state, who)
    scene.emit(ActionSpent(who=who, action=ACTION if last else f"{ACTION}-{spent + 1}", on=on))


def finish(scene: Scene, who: str) -> None:
    """End the turn of `who`, if no action is left."""
    slot = scene.state.slots.get(who)
    if slot is not None and not slot.done and ACTION in slot.spent:
        scene.emit(TurnEnded(who=who))


@contextmanager
def action(scene: Scene, who: str, on: str) -> Iterator[Combatant]:
    """Spend an action of whoever is called on what is done within."""
    combatant = called(scene, who, on)
    spend(scene, who, on)
    yield combatant
    finish(scene, who)


@contextmanager
def free_or_action(scene: Scene, who: str, on: str, parameter: str) -> Iterator[Combatant]:
    """Do within what costs nothing, or an action if house rules say so."""
    if scene.state.parameters[parameter] == "action" and scene.state.phase == PLAY:
        with action(scene, who, on) as combatant:
            yield combatant
    else:
        yield able(scene, who, on)


def lose(scene: Scene, who: str, why: str) -> None:
    """Lose what is left of a turn."""
    if ACTION not in scene.state.slots[who].spent:
        scene.emit(ActionLost(who=who, action=ACTION, why=why))
    scene.emit(TurnEnded(who=who))


def pass_turn(scene: Scene, command: Pass) -> None:
    """Give up what is left of the turn."""
    combatant = scene.combatant(command.who)
    if not combatant.awake:
        able(scene, command.who)
    scene.unblocked(command.who)
    slot = scene.slot(command.who)
    if slot.done:
        raise Refused("no-action-left", who=command.who, rule="GK-06")
    if scene.state.active != command.who:
        raise Refused("not-your-turn", who=command.who, called=scene.state.active, rule="GK-04")
    lose(scene, command.who, "passed")


def call_next(scene: Scene) -> None:
    """Call whoever is next in the order; those who can do nothing lose their turn."""
    active = scene.state.active
    if active and not scene.state.slots[active].done:
        why = _idle(scene.state, active)
        if why is None:
            return
        lose(scene, active, why)
    for who in waiting(scene.state):
        why = _idle(scene.state, who)
        if why is None and take(scene, who, SNAGGED):
            why = SNAGGED
        if why is not None:
            lose(scene, who, why)
            continue
        scene.emit(TurnStarted(who=who, count=scene.state.slots[who].count))
        use_up(scene, who)
        lift(scene, who, DODGING, "expired")
        return


def _idle(state: Encounter, who: str) -> str | None:
    combatant = state.combatants[who]
    if not combatant.awake:
        return combatant.status
    return NO_ACTION if NO_ACTION in combatant.conditions else None


def still_to_act(state: Encounter) -> list[str]:
    """Return who has a turn to come or in course."""
    return [who for who in waiting(state) if _idle(state, who) is None]
