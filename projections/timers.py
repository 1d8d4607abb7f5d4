"""Deadlines set: what falls due, and when."""

import msgspec

from rejeu.engine.state import Deadline, Encounter

from .words import Name, View, Word, name_of


class Timer(msgspec.Struct, frozen=True):
    """A deadline. `due` and `left` are seconds of game time: since the fight opened, and from now."""

    id: str
    who: Name
    kind: Word
    due: int
    left: int
    wound: str
    since: int
    """The record that set it."""


def timers(state: Encounter, view: View = "gm") -> tuple[Timer, ...]:
    """Return the deadlines that hold, the first due first; of one instant, the oldest wound's first.

    They are numbers of people's health: players see none.
    """
    if view == "players":
        return ()

    def order(deadline: Deadline) -> tuple[int, int, int, str]:
        wound = state.combatants[deadline.who].wounds.get(deadline.wound)
        return deadline.due, wound.seq if wound else deadline.seq, deadline.seq, deadline.id

    return tuple(_timer(state, deadline) for deadline in sorted(state.deadlines.values(), key=order))


def _timer(state: Encounter, deadline: Deadline) -> Timer:
    return Timer(
        id=deadline.id,
        who=name_of(state.combatants[deadline.who]),
        kind=Word("deadline", deadline.kind),
        due=deadline.due,
        left=deadline.due - state.clock,
        wound=deadline.wound,
        since=deadline.seq,
    )
