"""Moving, sprinting and stepping over what is in the way (AG-10 to AG-14, AG-21)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.arrivals import check_position
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, number
from rejeu.engine.places import between
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Slot
from rejeu.events.base import Option
from rejeu.events.commands import Act, Move, Position
from rejeu.events.facts import ActionSpent, Moved

from .actions import MOVE, called, spend
from .health import is_encumbered, is_exhausted
from .phases import ACTIONS, MOVEMENT

SPRINT = "sprint"
MAX_METRES = 10_000
_WAY = ("jump", "cost")


@attrs.frozen
class Way:
    """Metres to cover, what they cost in metres of movement, and where to, if places are known."""

    metres: int
    cost: int
    to: Position | None = None


def move(scene: Scene, command: Move) -> None:
    """Cover ground with the movement action, or go on with one that was not used up (AG-10)."""
    check_options(command.options, ("action", *_WAY))
    combatant = scene.actor(command.who)
    slot = called(scene, command.who)
    action = choice(command.options, "action", ACTIONS, MOVEMENT)
    going_on = slot.left > 0 and action == MOVEMENT and slot.spent.get(MOVEMENT) == MOVE
    metres = command.metres
    if metres is None and command.to is None and going_on:
        metres = slot.left
    way = _way(scene, combatant, metres, command.to, command.options)
    budget = slot.left if going_on else combatant.value("movement")
    _check_reach(combatant, way, budget, "AG-10")
    if not going_on:
        spend(scene, command.who, action, MOVE)
    keeps = scene.state.parameters["split_move"] == "yes"
    _cover(scene, slot, way, budget - way.cost if keeps else 0)


def sprint(scene: Scene, command: Act) -> None:
    """Cover double the distance with both actions (AG-21)."""
    check_options(command.options, ("metres", "to", *_WAY))
    combatant = scene.actor(command.who)
    slot = called(scene, command.who)
    if is_exhausted(scene.state, combatant):
        raise Refused("sprint-exhausted", who=command.who, rule="AG-21")
    if is_encumbered(combatant):
        raise Refused("sprint-encumbered", who=command.who, rule="AG-21")
    gone = [action for action in ACTIONS if action in slot.spent]
    if gone:
        raise Refused("sprint-needs-both", who=command.who, action=gone[0], rule="AG-21")
    to = _read_place(command.options.get("to"))
    way = _way(scene, combatant, number(command.options, "metres", most=MAX_METRES), to, command.options)
    _check_reach(combatant, way, combatant.value("movement") * int(scene.state.parameters["sprint_factor"]), "AG-21")
    for action in ACTIONS:
        scene.emit(ActionSpent(who=command.who, action=action, on=SPRINT))
    _cover(scene, slot, way, 0)


def cross(scene: Scene, command: Act) -> None:
    """Step over an obstacle: with the movement action, or the main one if it is too imposing (AG-11, AG-12)."""
    check_options(command.options, ("action",))
    spend(scene, command.who, choice(command.options, "action", ACTIONS, MOVEMENT), "cross")


def _way(
    scene: Scene,
    combatant: Combatant,
    metres: int | None,
    to: Position | None,
    options: Mapping[str, Option],
) -> Way:
    """Return the way: so many metres, to a place, or both if the path is not straight."""
    straight = _straight(scene, combatant, to)
    if metres is None:
        metres = straight
    if metres is None:
        raise Refused("how-far", who=combatant.id)
    if not 0 < metres <= MAX_METRES:
        raise Refused("bad-metres", metres=metres)
    if straight is not None and metres < straight:
        raise Refused("short-cut", who=combatant.id, metres=metres, least=straight)
    if to is None and combatant.position is not None:
        raise Refused("which-way", who=combatant.id)
    jump = number(options, "jump", 0, most=metres) or 0
    extra = number(options, "cost", 0, most=MAX_METRES) or 0
    return Way(metres, metres + jump * (int(scene.state.parameters["jump_cost"]) - 1) + extra, to)


def _straight(scene: Scene, combatant: Combatant, to: Position | None) -> int | None:
    if to is None or combatant.position is None:
        return None
    check_position(to)
    if combatant.position == to:
        raise Refused("already-there", who=combatant.id)
    return between(combatant.position, to, scene.state.parameters["part_metre"] == "up")


def _read_place(value: Option | None) -> Position | None:
    """Return a place written `5` or `5,3`. Raises `Refused`."""
    if value is None:
        return None
    try:
        place = tuple(int(part) for part in str(value).split(","))
    except ValueError:
        raise Refused("bad-position", position=str(value)) from None
    check_position(place)
    return place


def _check_reach(combatant: Combatant, way: Way, budget: int, rule: str) -> None:
    if way.cost > budget:
        raise Refused("too-far", who=combatant.id, metres=way.metres, cost=way.cost, most=budget, rule=rule)


def _cover(scene: Scene, slot: Slot, way: Way, left: int) -> None:
    scene.emit(Moved(who=slot.who, metres=way.metres, covered=slot.covered + way.metres, position=way.to, left=left))
