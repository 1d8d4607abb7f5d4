"""A film of a fight: what the board and everyone's health show, as one column of changes for each thing shown.

A column lists the records at which a thing changed, in the order of the log, and what it then was. So what stands
at any record is found by looking one place up in each column, however long the fight, forward or back.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from rejeu.engine.state import Combatant, Encounter
from rejeu.projections.board import Board, Entry, Person, board
from rejeu.projections.health import Box, Health, health
from rejeu.projections.timers import Timer, timers
from rejeu.projections.words import View

from .fight import Fight
from .player import moments

Path = tuple[str, ...]
"""What is shown: `("", "round")` of the fight, `("mira", "count")` of somebody."""
Frame = dict[Path, Any]
"""All that is shown at one record. Every value is hashable, in the words of the projections."""

FIGHT = ""
BOARD = ""
"""The part of a frame that is nobody's own."""


class Change(NamedTuple):
    """From record `seq` on a thing is `value`; `None`: it is not shown."""

    seq: int
    value: Any


class Film(NamedTuple):
    """Columns by what they show; `records` is the last record."""

    records: int
    columns: Mapping[Path, tuple[Change, ...]]

    def at(self, seq: int) -> Frame:
        """Return all that is shown at record `seq`."""
        found = {}
        for path, changes in self.columns.items():
            value = next((change.value for change in reversed(changes) if change.seq <= seq), None)
            if value is not None:
                found[path] = value
        return found


def film(fight: Fight, view: View = "gm", actions: Sequence[str] = ()) -> Film:
    """Return the film of all that was played, what was undone included."""
    reel = _Reel()
    before: Mapping[str, Combatant] = {}
    due: Mapping[str, Any] = {}
    for seq, state, changed in moments(fight):
        if not changed and seq > 1:
            continue
        reel.take(seq, BOARD, on_board(board(state, view, actions)))
        owed = _owed(state, view)
        touched = [
            who
            for who, combatant in state.combatants.items()
            if before.get(who) != combatant or due.get(who) != owed.get(who)
        ]
        touched += [who for who in before if who not in state.combatants]
        bodies = {one.who.id: one for one in health(state, view, touched)} if touched else {}
        for who in touched:
            reel.take(seq, who, on_body(bodies[who]) if who in bodies else {})
        before, due = state.combatants, owed
    return Film(fight.tail, {path: tuple(changes) for path, changes in reel.columns.items()})


def _owed(state: Encounter, view: View) -> dict[str, list[Timer]]:
    """Return everybody's deadlines: their time runs while nothing else of them changes."""
    found: dict[str, list[Timer]] = {}
    for timer in timers(state, view) if state.deadlines else ():
        found.setdefault(timer.who.id, []).append(timer)
    return found


class _Reel:
    """Keeps what differs. Parts of a frame, the board and everybody's health, never share a path."""

    def __init__(self) -> None:
        self.columns: dict[Path, list[Change]] = {}
        self._shown: dict[str, Frame] = {}

    def take(self, seq: int, part: str, now: Frame) -> None:
        shown = self._shown.get(part, {})
        for path, value in now.items():
            if shown.get(path) != value:
                self.columns.setdefault(path, []).append(Change(seq, value))
        for path in shown.keys() - now.keys():
            self.columns[path].append(Change(seq, None))
        self._shown[part] = now


def frame(drawn: Board, people: Iterable[Health]) -> Frame:
    """Return all that is shown of a board and of everyone's health."""
    found = on_board(drawn)
    for one in people:
        found.update(on_body(one))
    return found


def on_board(drawn: Board) -> Frame:
    """Return what is shown of a board."""
    found: Frame = {
        (FIGHT, "round"): drawn.round,
        (FIGHT, "phase"): drawn.phase,
        (FIGHT, "clock"): drawn.clock,
        (FIGHT, "active"): None if drawn.active is None else drawn.active.id,
        (FIGHT, "headline"): headline(drawn),
        (FIGHT, "order"): tuple(entry.person.who.id for entry in drawn.order),
        (FIGHT, "questions"): drawn.questions,
    }
    for entry in drawn.order:
        _entry(found, entry)
    for where, some in (("aside", drawn.aside), ("dead", drawn.dead), ("left", drawn.left)):
        for person in some:
            found.setdefault((person.who.id, "where"), where)
            _person(found, person)
    return _kept(found)


def _kept(found: Frame) -> Frame:
    return {path: value for path, value in found.items() if value is not None and value != ()}


def headline(drawn: Board) -> tuple[Any, ...]:
    """Return what a board says first: `("turn", who, count)`, `("declares", who)` or `("nobody", round)`."""
    if drawn.active is not None:
        return "turn", drawn.active, next((entry.count for entry in drawn.order if entry.active), 0)
    if drawn.undeclared and drawn.phase.word.startswith("declar"):
        return "declares", drawn.undeclared[0]
    return "nobody", min(drawn.round, 1)


def _entry(found: Frame, entry: Entry) -> None:
    who = entry.person.who.id
    turn = "on" if entry.active else "done" if entry.done else "called" if entry.called else "waiting"
    found[who, "where"] = "turn"
    found[who, "turn"] = turn
    found[who, "count"] = (entry.count, entry.score)
    found[who, "intent"] = entry.intent
    found[who, "todo"] = entry.actions_left
    _person(found, entry.person)


def _person(found: Frame, person: Person) -> None:
    who = person.who.id
    found[who, "name"] = person.who
    found[who, "side"] = person.side or None
    found[who, "status"] = (person.status, person.health)
    found[who, "position"] = person.position
    found[who, "hidden"] = person.hidden or None
    found[who, "marks"] = person.conditions


def on_body(one: Health) -> Frame:
    """Return what is shown of somebody's health."""
    who = one.who.id
    found: Frame = {}
    for monitor in one.monitors:
        for level in monitor.levels:
            found[who, "monitor", monitor.track.word, level.level.word] = "".join(map(box_code, level.boxes))
    for gauge in one.gauges:
        found[who, "gauge", gauge.gauge.word] = (gauge.value, gauge.maximum, gauge.minimum)
    found[who, "changed"] = tuple(each for each in one.attributes if each.effective is not None)
    found[who, "conditions"] = tuple((each.condition, each.at, each.round, each.who) for each in one.conditions)
    found[who, "markers"] = one.markers
    found[who, "deadlines"] = tuple((each.kind, each.left, each.wound) for each in one.deadlines)
    found[who, "waiting"] = tuple(
        (level.level, box.wound)
        for monitor in one.monitors
        for level in monitor.levels
        for box in level.boxes
        if box.waiting
    )
    found[who, "reach"] = one.reach
    return _kept(found)


def box_code(box: Box) -> str:
    """Return how a box is written in a frame.

    `.` is free, `x` marked, `s` stabilised, `w` waiting for one of the level below, `o` over the number of boxes.
    """
    if not box.wound:
        return "."
    return "o" if box.over else "w" if box.waiting else "s" if box.stabilised else "x"
