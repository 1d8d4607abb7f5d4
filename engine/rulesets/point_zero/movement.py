"""Moving: the free move before or after the action, and the run (PZ-10 to PZ-14)."""

import attrs

from rejeu.engine.arrivals import check_position
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag
from rejeu.engine.order import place_in_order
from rejeu.engine.places import between
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Slot
from rejeu.events.commands import Move, Position
from rejeu.events.facts import ActionSpent, Moved

from .distance import part_way
from .movement_after import cover_after
from .phases import ACTION
from .turns import FIXED, MOVE, called, check_intent, lasting, still_to_act

PRONE = "prone"
"""The condition of whoever has fallen (PZ-35)."""


@attrs.frozen
class Way:
    """Metres to cover, and where to, if places are known."""

    metres: int
    to: Position | None = None


def move(scene: Scene, command: Move) -> None:
    """Cover ground, as far as the count allows before somebody else is called."""
    check_options(command.options, ("run", "towards", "away"))
    combatant = scene.actor(command.who)
    slot = scene.slot(command.who)
    _check_free(scene, combatant, slot)
    after = slot.done or (ACTION in slot.spent and slot.spent[ACTION] != MOVE)
    if not after:
        called(scene, command.who)
    runs = _runs(scene, slot, flag(command.options, "run"))
    way = _way(scene, combatant, slot, command)
    rest = _limit(scene, combatant, runs) - slot.covered
    if way.metres > rest:
        if slot.left == 0 or rest <= 0:
            raise Refused("too-far", who=command.who, metres=way.metres, most=max(0, rest))
        way = Way(rest, way.to)
    if after:
        _after(scene, slot, way)
        return
    if runs and ACTION not in slot.spent:
        scene.emit(ActionSpent(who=command.who, action=ACTION, on=MOVE))
    _before(scene, slot, way)


def free_move(scene: Scene, combatant: Combatant) -> int:
    """Return the metres of the free move: a part of DEP, rounded down (PZ-10)."""
    divisor = int(scene.state.parameters["free_move_divisor"])
    up = scene.state.parameters["free_move_rounding"] == "up"
    return (combatant.attributes["DEP"] + (divisor - 1 if up else 0)) // divisor


def is_down(scene: Scene, combatant: Combatant) -> bool:
    """Whether `combatant` has fallen and must first get up (PZ-35)."""
    return PRONE in combatant.conditions and scene.state.parameters["fall"] == "stand-first"


def _check_free(scene: Scene, combatant: Combatant, slot: Slot) -> None:
    if lasting(scene.state, slot):
        raise Refused("busy", who=combatant.id, until=slot.until)
    if FIXED in combatant.conditions:
        raise Refused("fixed-place", who=combatant.id)
    if is_down(scene, combatant):
        raise Refused("is-prone", who=combatant.id)
    if slot.count <= 0:
        raise Refused("no-count-left", who=combatant.id)


def _runs(scene: Scene, slot: Slot, asked: bool) -> bool:
    """Whether the whole turn goes to running (PZ-13)."""
    if ACTION in slot.spent:
        return slot.spent[ACTION] == MOVE
    if asked:
        check_intent(scene, slot.who, MOVE)
        return True
    return slot.kind == "moving" or (slot.intent is not None and slot.intent.verb == MOVE)


def _limit(scene: Scene, combatant: Combatant, runs: bool) -> int:
    limit = combatant.attributes["DEP"] if runs else free_move(scene, combatant)
    return limit if combatant.reach is None else min(limit, combatant.reach)


# Where to ------------------------------------------------------------------------------------


def _way(scene: Scene, combatant: Combatant, slot: Slot, command: Move) -> Way:
    directions = [name for name in ("towards", "away") if name in command.options]
    if command.to is not None:
        if command.metres is not None or directions:
            raise Refused("one-way-only")
        return _way_to(scene, combatant, command.to)
    if command.metres is None:
        if directions:
            raise Refused("how-far", who=combatant.id)
        if not slot.left:
            raise Refused("how-far", who=combatant.id)
        return Way(slot.left, slot.to)
    if command.metres <= 0:
        raise Refused("bad-metres", metres=command.metres)
    if combatant.position is None:
        return Way(command.metres)
    if len(directions) != 1:
        raise Refused("which-way", who=combatant.id)
    return _way_along(scene, combatant, command, directions[0])


def _way_to(scene: Scene, combatant: Combatant, to: Position) -> Way:
    check_position(to)
    if combatant.position is None:
        raise Refused("no-position", who=combatant.id)
    metres = between(combatant.position, to, scene.state.parameters["part_metre"] == "up")
    if combatant.position == to:
        raise Refused("already-there", who=combatant.id)
    return Way(metres, to)


def _way_along(scene: Scene, combatant: Combatant, command: Move, direction: str) -> Way:
    """Return the way of so many metres towards somebody, or away from them."""
    other = scene.combatant(str(command.options[direction]))
    here, metres = combatant.position, command.metres
    if here is None or metres is None or other.position is None:
        raise Refused("no-position", who=other.id)
    span = between(here, other.position)
    if span == 0:
        raise Refused("same-place", who=combatant.id, other=other.id)
    if direction == "towards":
        return Way(min(metres, span), part_way(here, other.position, metres, span))
    mirrored = tuple(2 * a - b for a, b in zip(here, other.position, strict=True))
    far = tuple(a + (b - a) * (metres // span + 1) for a, b in zip(here, mirrored, strict=True))
    to = part_way(here, far, metres, span * (metres // span + 1))
    check_position(to)
    return Way(metres, to)


# Covering it ---------------------------------------------------------------------------------


def _before(scene: Scene, slot: Slot, way: Way) -> None:
    """Cover metres before the action, or of a run: each takes the count down by 1 (PZ-11, PZ-13).

    Whoever would be passed is called first: the rest of the move is kept.
    """
    order = scene.state.order
    behind = order[order.index(slot.who) + 1 :]
    others = [scene.state.slots[who].count for who in still_to_act(scene.state) if who in behind]
    # At an equal count one gives way once; two who move would otherwise give way to each other for ever.
    least = 1 if slot.left else 0
    metres = min(way.metres, max(least, slot.count - max(others, default=0)))
    count = slot.count - metres
    left = way.metres - metres if count > 0 else 0
    here = scene.state.combatants[slot.who].position
    scene.emit(
        Moved(
            who=slot.who,
            metres=metres,
            covered=slot.covered + metres,
            count=count,
            position=None if here is None or way.to is None else part_way(here, way.to, metres, way.metres),
            left=left,
            to=way.to if left else None,
        )
    )
    if count > 0:
        place_in_order(scene, slot.who)


def _after(scene: Scene, slot: Slot, way: Way) -> None:
    """Cover what is left of the free move after the action (PZ-14)."""
    state = scene.state
    later = state.order[state.order.index(slot.who) + 1 :]
    if not state.active:
        cover_after(scene, slot, way.metres, way.to, slot.count, 0)
        return
    now = state.slots[state.active].count
    # Who has let others act since sets off at the count that play has reached.
    acted_since = any(state.slots[who].called and state.slots[who].done for who in later)
    start = min(slot.count, now) if acted_since else slot.count
    cover_after(scene, slot, way.metres, way.to, start, now)
