"""Initiative: rolled, or the DEP of whoever only moves; and the order of calling (PZ-03, PZ-04, PZ-08, PZ-09)."""

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Term
from rejeu.events.commands import RollInitiative
from rejeu.events.facts import InitiativeSet, OrderSet

from .dice import six_sided
from .phases import DECLARATION, INITIATIVE, SETUP
from .turns import lasting


def entry_round(scene: Scene) -> int:
    """Return the first turn of whoever joins now: the next one, once the fight has begun (PZ-09)."""
    state = scene.state
    if state.phase == SETUP:
        return state.round + 1
    return state.round if _still_open(state) and _late(state) else state.round + 1


def _late(state: Encounter) -> bool:
    return state.parameters["late"] == "this-turn"


def _still_open(state: Encounter) -> bool:
    """Whether initiative can still be rolled this turn, where house rules let latecomers in at once."""
    return state.phase == INITIATIVE or (state.phase == DECLARATION and _late(state))


def roll_initiative(scene: Scene, command: RollInitiative) -> None:
    """Roll for those named, or for everyone who can and has not."""
    check_options(command.options, ("moves",))
    moving = flag(command.options, "moves")
    named = each(command.targets) if command.targets else _everyone(scene.state)
    if not named:
        raise Refused("nobody-to-roll")
    if not _still_open(scene.state):
        raise Refused("from-next-turn", who=list(named))
    for who in named:
        _check(scene, who)
    order = list(scene.state.order)
    for who in named:
        _set(scene, who, moving)
        order.insert(_rank(scene.state, order, who), who)
    scene.emit(OrderSet(order=tuple(order)))


def _everyone(state: Encounter) -> tuple[str, ...]:
    held = {who for question in state.questions.values() for who in question.blocks}
    return tuple(
        combatant.id
        for combatant in state.combatants.values()
        if combatant.awake
        and combatant.from_round <= state.round
        and combatant.id not in state.slots
        and combatant.id not in held
    )


def _check(scene: Scene, who: str) -> None:
    combatant = scene.actor(who)
    if combatant.from_round > scene.state.round:
        raise Refused("from-next-turn", who=[who])
    slot = scene.state.slots.get(who)
    if slot is None:
        return
    if lasting(scene.state, slot):
        raise Refused("busy", who=who, until=slot.until)
    raise Refused("has-initiative", who=who, count=slot.count)


def _set(scene: Scene, who: str, moving: bool) -> None:
    combatant = scene.state.combatants[who]
    if moving:
        score = combatant.attributes["DEP"]
        term = Term("DEP", score, combatant.origin("DEP"))
        scene.emit(InitiativeSet(who=who, score=score, kind="moving", terms=(term,)))
        return
    rolled, seq = scene.roll(who, "initiative", six_sided(combatant.attributes["INIT"]))
    term = Term("roll", rolled.total, seq)
    scene.emit(InitiativeSet(who=who, score=rolled.total, terms=(term,)))


def _rank(state: Encounter, order: list[str], who: str) -> int:
    """Return where `who` comes among `order`, which stays as it is: the game master may have seen to it."""
    own = _precedence(state, who)
    return next((i for i, other in enumerate(order) if own < _precedence(state, other)), len(order))


def _precedence(state: Encounter, who: str) -> tuple[int, ...]:
    """Return what orders by: the first called is least (PZ-08). An action that lasts comes last."""
    combatant, slot = state.combatants[who], state.slots[who]
    speed = [-combatant.attributes["INIT"], -combatant.attributes["DEP"]]
    ties = {"init-dep-joined": speed, "dep-init-joined": speed[::-1], "joined": []}[str(state.parameters["ties"])]
    return (int(lasting(state, slot)), -slot.count, *ties, combatant.place)
