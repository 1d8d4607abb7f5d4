"""Initiative: entered or rolled once, and the order that is kept (AG-02, AG-04)."""

from rejeu.engine.arrivals import each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Term
from rejeu.events.commands import RollInitiative
from rejeu.events.facts import InitiativeSet, OrderSet

from .phases import INITIATIVE, SETUP


def entry_round(scene: Scene) -> int:
    """Return the first round of whoever joins now: the next one, once turns are being played."""
    state = scene.state
    if state.phase == SETUP:
        return state.round + 1
    at_once = state.phase == INITIATIVE or state.parameters["late"] == "this-round"
    return state.round if at_once else state.round + 1


def wanting(state: Encounter) -> tuple[str, ...]:
    """Return who takes part in this round and has no initiative yet, in the order of joining."""
    return tuple(
        combatant.id
        for combatant in state.combatants.values()
        if combatant.awake and combatant.from_round <= state.round and combatant.id not in state.slots
    )


def roll_initiative(scene: Scene, command: RollInitiative) -> None:
    """Roll for those named, or for everyone who has none. The order is set once: nobody rolls again (AG-02)."""
    check_options(command.options, ())
    pool, bonus = parse_dice(str(scene.state.parameters["initiative"]))
    named = each(command.targets) if command.targets else wanting(scene.state)
    if not named:
        raise Refused("nobody-to-roll", rule="AG-02")
    for who in named:
        scene.actor(who)
        if who in scene.state.slots:
            raise Refused("has-initiative", who=who, count=scene.state.slots[who].count, rule="AG-02")
    for who in named:
        terms: tuple[Term, ...] = (Term("bonus", bonus),) if bonus else ()
        score = bonus
        if pool:
            rolled, seq = scene.roll(who, "initiative", pool)
            score += rolled.total
            terms = (Term("roll", rolled.total, seq), *terms)
        scene.emit(InitiativeSet(who=who, score=score, terms=terms))


def arrange(scene: Scene) -> None:
    """Give everyone whose initiative was just set or ruled its place; the others keep theirs."""
    ruled = [fact.who for fact in scene.facts if isinstance(fact, InitiativeSet) and fact.kind == "ruled"]
    moving = [who for who in scene.state.slots if who not in scene.state.order or who in ruled]
    if not moving:
        return
    order = [who for who in scene.state.order if who not in moving]
    for who in sorted(moving, key=lambda who: _precedence(scene.state, who)):
        own = _precedence(scene.state, who)
        place = next((i for i, other in enumerate(order) if own < _precedence(scene.state, other)), len(order))
        order.insert(place, who)
    if tuple(order) != scene.state.order:
        scene.emit(OrderSet(order=tuple(order)))


def _precedence(state: Encounter, who: str) -> tuple[int, int]:
    """Return what orders by: whoever plays first is least (AG-04)."""
    slot = state.slots[who]
    tie = slot.seq if state.parameters["ties"] == "entered" else state.combatants[who].place
    return (-slot.count if state.parameters["first"] == "highest" else slot.count, tie)
