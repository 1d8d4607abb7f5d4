"""Initiative: d20 and the sheet's score, kept for the combat; and the order of calling (GK-04)."""

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Dice, Term
from rejeu.events.commands import RollInitiative
from rejeu.events.facts import InitiativeSet, OrderSet

from .hurry import FIRST, LAST, arrange, unmark
from .phases import PLAY, SETUP


def entry_round(scene: Scene) -> int:
    """Return the first round of whoever joins now: this one while its order is open, else the next."""
    state = scene.state
    if state.phase != PLAY:
        return state.round + (state.phase == SETUP)
    return state.round + (state.parameters["late"] != "at-once")


def due(state: Encounter) -> tuple[str, ...]:
    """Return who takes part in this round and has no initiative yet."""
    return tuple(
        combatant.id
        for combatant in state.combatants.values()
        if combatant.awake and combatant.from_round <= state.round and combatant.id not in state.slots
    )


def roll_initiative(scene: Scene, command: RollInitiative) -> None:
    """Roll for those named, or for everyone who has no initiative yet."""
    check_options(command.options, ())
    named = each(command.targets) if command.targets else due(scene.state)
    if not named:
        raise Refused("nobody-to-roll", rule="GK-04")
    for who in named:
        _check(scene, who)
    order = list(scene.state.order)
    for who in named:
        unmark(scene, who)
        _set(scene, who)
        order.insert(_rank(scene.state, order, who), who)
    scene.emit(OrderSet(order=tuple(order)))


def _check(scene: Scene, who: str) -> None:
    combatant = scene.combatant(who)
    if who in scene.state.slots:
        raise Refused("has-initiative", who=who, count=scene.state.slots[who].count, rule="GK-04")
    if combatant.status == "dead":
        raise Refused("is-dead", who=who)
    if not combatant.awake:
        raise Refused("is-unconscious", who=who, rule="GK-42")
    if combatant.from_round > scene.state.round:
        raise Refused("from-next-round", who=who, round=combatant.from_round, rule="GK-04")


def _set(scene: Scene, who: str) -> None:
    combatant = scene.state.combatants[who]
    rolled, seq = scene.roll(who, "initiative", (Dice(1, int(scene.state.parameters["initiative_die"])),))
    terms = (
        Term("roll", rolled.total, seq),
        Term("initiative", combatant.attributes["initiative"], combatant.origin("initiative")),
    )
    scene.emit(InitiativeSet(who=who, score=sum(term.value for term in terms), terms=terms))


def _rank(state: Encounter, order: list[str], who: str) -> int:
    """Return where `who` comes among `order`, which stays as it is: the game master may have seen to it."""
    own = _precedence(state, who)
    last = len(order)
    for place, other in enumerate(order):
        markers = state.combatants[other].markers
        if LAST in markers:
            last = min(last, place)
        elif FIRST not in markers and own < _precedence(state, other):
            return place
    return last


def _precedence(state: Encounter, who: str) -> tuple[int, ...]:
    """Return what orders by, the least first: of equals, whoever was recorded first, unless house rules differ."""
    score = state.combatants[who].attributes["initiative"] if state.parameters["ties"] == "score" else 0
    return (-state.slots[who].count, -score)


def enter_play(scene: Scene) -> None:
    """Begin the turns of a round, once everyone has an initiative."""
    arrange(scene)
    scene.enter_phase(PLAY)
