"""Exchanging initiative: two who are willing swap places in the order (AG-03)."""

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag
from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.commands import Act, Answer
from rejeu.events.facts import InitiativeSet, MarkerSet, OrderSet

from .phases import ACTIONS
from .turns import has_turn, start_turn

EXCHANGED = "exchanged"
SWAP = "swap."
"""Before a number: the marker of an exchange to be undone when the round ends; its value is the other."""


def exchange(scene: Scene, command: Act) -> None:
    """Ask the other to swap places, or swap at once if the line says that it agreed."""
    check_options(command.options, ("agreed",))
    if len(command.targets) != 1:
        raise Refused("exchange-with-one", who=command.who, rule="AG-03")
    other = command.targets[0]
    if other == command.who:
        raise Refused("exchange-with-itself", who=command.who, rule="AG-03")
    for who in (command.who, other):
        scene.actor(who)
    _check(scene, command.who, other)
    if flag(command.options, "agreed"):
        _swap(scene, command.who, other)
        return
    context: dict[str, int | str] = {"who": command.who, "other": other}
    scene.ask("exchange", other, ("yes", "no"), (command.who, other), context)


def answer_exchange(scene: Scene, question: Question, command: Answer) -> None:
    """Swap, if the other is willing."""
    check_options(command.options, ())
    if command.choice == "yes":
        who, other = str(question.context["who"]), str(question.context["other"])
        _check(scene, who, other)
        _swap(scene, who, other)


def _check(scene: Scene, who: str, other: str) -> None:
    """Raise `Refused` unless neither has taken its turn of this round, begun turns included."""
    state = scene.state
    if state.parameters["exchange"] == "never":
        raise Refused("no-exchange", rule="AG-03")
    for one in (who, other):
        slot = scene.slot(one)
        begun = state.active == one and any(action in slot.spent for action in ACTIONS)
        over = not has_turn(state, slot) and state.parameters["exchange_when"] == "both-to-play"
        if begun or over:
            raise Refused("exchange-too-late", who=one, rule="AG-03")


def _swap(scene: Scene, who: str, other: str) -> None:
    state = scene.state
    number = sum(name.startswith(SWAP) for one in state.combatants.values() for name in one.markers)
    if state.parameters["exchange"] == "this-round":
        scene.emit(MarkerSet(who=who, marker=f"{SWAP}{number + 1}", value=other))
    _trade(scene, who, other)
    # Whose turn it was plays later, and the one who took its place plays now.
    for one, instead in ((who, other), (other, who)):
        if state.active == one and has_turn(state, state.slots[instead]):
            start_turn(scene, instead)
            return


def _trade(scene: Scene, who: str, other: str) -> None:
    """Trade places, and the initiatives that they stand for."""
    state = scene.state
    mine, theirs = state.slots[who].score, state.slots[other].score
    scene.emit(InitiativeSet(who=who, score=theirs, kind=EXCHANGED))
    scene.emit(InitiativeSet(who=other, score=mine, kind=EXCHANGED))
    places = {who: other, other: who}
    scene.emit(OrderSet(order=tuple(places.get(one, one) for one in state.order)))


def put_back(scene: Scene) -> None:
    """Undo the exchanges that hold for one round only, the latest first."""
    swaps = sorted(
        (
            (int(marker.removeprefix(SWAP)), combatant.id, marker, str(value))
            for combatant in scene.state.combatants.values()
            for marker, value in combatant.markers.items()
            if marker.startswith(SWAP)
        ),
        reverse=True,
    )
    for _, who, marker, other in swaps:
        scene.emit(MarkerSet(who=who, marker=marker))
        if who in scene.state.slots and other in scene.state.slots:
            _trade(scene, who, other)
