"""Accélération and Ralentissement (GK-21, GK-34, GK-36): who plays first or last, and places given back after."""

from collections.abc import Sequence

from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.facts import MarkerSet, OrderSet

from .conditions import NO_ACTION, add, counted

ACCELERATION = "acceleration"
SLOWING = "slowing"
FIRST = "first"
LAST = "last"
"""Markers of whoever was moved for this round. Their value names those it comes before, or after, by right."""


def natural(state: Encounter) -> tuple[str, ...]:
    """Return the order without the moves made for this round, and without the dead.

    A place that the game master has seen to since stays.
    """
    first = [who for who in state.order if _moved(state, who, FIRST)]
    last = [who for who in state.order if _moved(state, who, LAST)]
    order = [who for who in state.order if who not in first and who not in last]
    for who in last:
        place = min((order.index(other) for other in _others(state, who, LAST) if other in order), default=len(order))
        order.insert(place, who)
    for who in first:
        place = max((order.index(other) for other in _others(state, who, FIRST) if other in order), default=-1)
        order.insert(place + 1, who)
    return tuple(who for who in order if state.combatants[who].present)


def _others(state: Encounter, who: str, marker: str) -> list[str]:
    value = state.combatants[who].markers.get(marker)
    return value.split(",") if isinstance(value, str) else []


def _moved(state: Encounter, who: str, marker: str) -> bool:
    """Whether `who` still stands where it was moved to."""
    if marker not in state.combatants[who].markers:
        return False
    place = state.order.index(who)
    others = [other for other in _others(state, who, marker) if other in state.order]
    if _ruled_beyond(state, who, marker, others):
        return False
    places = [state.order.index(other) for other in others]
    return all((place < other) if marker == FIRST else (place > other) for other in places)


def _ruled_beyond(state: Encounter, who: str, marker: str, others: list[str]) -> bool:
    """Whether the game master has since set an initiative by which `who` stands there by right."""
    own, counts = state.slots[who], [state.slots[other].count for other in others]
    beyond = own.count > max(counts, default=0) if marker == FIRST else own.count < min(counts, default=0)
    return own.kind == "ruled" and beyond


def straighten(scene: Scene) -> None:
    """Give everyone the natural place back."""
    order = natural(scene.state)
    _mark(scene, {})
    _set_order(scene, order)


def unmark(scene: Scene, who: str) -> None:
    """Forget that `who` was moved: it has an initiative anew."""
    for marker in (FIRST, LAST):
        if marker in scene.state.combatants[who].markers:
            scene.emit(MarkerSet(who=who, marker=marker))


def arrange(scene: Scene) -> None:
    """Order the round: at most one plays first and one last; several with the same effect cancel out."""
    state = scene.state
    order = natural(state)
    hasty, slow = _affected(state, order, ACCELERATION), _affected(state, order, SLOWING)
    hasty, slow = _against_each_other(str(state.parameters["hasty_and_slow"]), hasty, slow)
    marks: dict[str, tuple[str, Sequence[str]]] = {}
    if len(hasty) == 1:
        marks[hasty[0]] = (FIRST, order[: order.index(hasty[0])])
    if len(slow) == 1:
        marks[slow[0]] = (LAST, order[order.index(slow[0]) + 1 :])
    first = [who for who, (mark, _) in marks.items() if mark == FIRST]
    last = [who for who, (mark, _) in marks.items() if mark == LAST]
    _mark(scene, marks)
    _set_order(scene, (*first, *(who for who in order if who not in marks), *last))


def _affected(state: Encounter, order: Sequence[str], marker: str) -> list[str]:
    """Return who plays this round under an effect."""
    return [
        who
        for who in order
        if counted(state, who, marker)
        and state.combatants[who].awake
        and NO_ACTION not in state.combatants[who].conditions
    ]


def _against_each_other(rule: str, hasty: list[str], slow: list[str]) -> tuple[list[str], list[str]]:
    """Return both without those whom they cancel on (GK-36)."""
    both = set(hasty) & set(slow)
    stays_hasty = [who for who in hasty if who not in both or rule == "first"]
    stays_slow = [who for who in slow if who not in both or rule == "last"]
    return stays_hasty, stays_slow


def _mark(scene: Scene, marks: dict[str, tuple[str, Sequence[str]]]) -> None:
    for combatant in tuple(scene.state.combatants.values()):
        mark, others = marks.get(combatant.id, ("", ()))
        for old in (FIRST, LAST):
            if old in combatant.markers and old != mark:
                scene.emit(MarkerSet(who=combatant.id, marker=old))
        value = ",".join(others) or 1
        if mark and combatant.markers.get(mark) != value:
            scene.emit(MarkerSet(who=combatant.id, marker=mark, value=value))


def _set_order(scene: Scene, order: tuple[str, ...]) -> None:
    if order != scene.state.order:
        scene.emit(OrderSet(order=order))


def use_up(scene: Scene, who: str) -> None:
    """Use up, as a turn starts, one round of what it plays under. What was cancelled is used up too (GK-36)."""
    markers = scene.state.combatants[who].markers
    kept = scene.state.parameters["cancelled"] == "kept"
    for effect, mark in ((ACCELERATION, FIRST), (SLOWING, LAST)):
        if effect in markers and (mark in markers or not kept):
            add(scene, who, effect, -1)
