"""Keeping the calling order. Names never decide; whoever held a count first keeps the better place."""

from rejeu.events.facts import OrderSet

from .scene import Scene
from .state import Encounter


def place_in_order(scene: Scene, who: str) -> None:
    """Put `who` behind everyone whose count is at least its own, and before the rest."""
    others = [other for other in scene.state.order if other != who]
    count = scene.state.slots[who].count
    ahead = [i for i, other in enumerate(others) if scene.state.slots[other].count >= count]
    place = ahead[-1] + 1 if ahead else 0
    order = (*others[:place], who, *others[place:])
    if order != scene.state.order:
        scene.emit(OrderSet(order=order))


def waiting(state: Encounter) -> tuple[str, ...]:
    """Return who is still to be called or to finish this round, in calling order."""
    return tuple(who for who in state.order if not state.slots[who].done)
