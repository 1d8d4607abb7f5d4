"""Rewinding game time: the clock and every pending deadline come back as they were (cases 3 and 4)."""

import pytest

from rejeu.engine.dice import SeededSource
from rejeu.events import commands as c
from rejeu.events import time_commands as tc
from rejeu.events.facts import WoundClosed
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Done, Fight, Hands, Stamp
from rejeu.replays.rewinding import undo_target
from tests.point_zero.table import SHEET
from tests.replays.table import SALT, Table, digest

DAY = 86_400


def ward() -> Table:
    """Mira and Chet under Point Zéro."""
    hands = Hands(SeededSource("x"), lambda: SALT)
    opening = c.Open(title="A ward", ruleset="point-zero")
    table = Table(Fight.create(MemoryJournal(), "ward", "n" * 22, opening, Stamp("gm", 1, "open"), hands))
    sheet = {**SHEET, "skills": {"Médecine": 5}}
    for who in ("mira", "chet"):
        table.do(c.Join(who=who, name=who.title(), sheet=sheet))
    return table


def closed(done: Done) -> list[str]:
    return [fact.wound for _, fact in done.facts if isinstance(fact, WoundClosed)]


@pytest.mark.case(3)
def test_case3_what_fell_due_falls_once_however_often_it_is_played() -> None:
    table = ward()
    table.do(c.Mark(targets=("mira",), level="Secoué", count=3))
    first = table.do(tc.Advance(seconds=60))
    after = table.bytes()
    assert closed(first) == ["w1"]
    table.undo()
    assert len(table.fight.state.combatants["mira"].wounds) == 3
    again = table.do(tc.Advance(seconds=60))
    assert closed(again) == ["w1"]
    assert len(table.fight.state.combatants["mira"].wounds) == 2
    table.undo()
    table.redo()
    assert table.fight.state.clock == 60
    assert len(after) == len(table.bytes())


@pytest.mark.case(4)
def test_case4_what_expired_comes_back_with_what_was_left_of_it() -> None:
    table = ward()
    table.do(c.Mark(targets=("mira",), level="Grave"))
    table.do(c.Mark(targets=("mira",), level="Secoué"))
    table.do(tc.Advance(seconds=40))
    table.do(c.PutCondition(targets=("mira",), condition="bound"))
    before = table.bytes()
    pending = {deadline.id: deadline.due for deadline in table.fight.state.deadlines.values()}
    assert pending == {"healing.w1": 28 * DAY, "shock.mira": 60}
    table.do(tc.Advance(seconds=100 * DAY))
    assert not table.fight.state.deadlines
    table.undo()
    assert table.bytes() == before, "to the byte"
    assert table.fight.state.clock == 40


@pytest.mark.case(24)
def test_rewinding_restores_the_clock_and_every_deadline() -> None:
    table = ward()
    shown: dict[int, bytes] = {}

    def note() -> None:
        shown[table.fight.head] = table.bytes()

    for level in ("Critique", "Grave", "Sonné"):
        table.do(c.Mark(targets=("mira",), level=level))
        note()
    for seconds in (30, 60, 3_600):
        table.do(tc.Advance(seconds=seconds))
        note()
    table.do(c.Act(who="chet", verb="treat", targets=("mira",)), dice="66666")
    note()
    table.do(tc.MoveDeadline(targets=("mira",), deadline="healing.w2", delta=DAY))
    note()
    table.do(tc.Advance(fit=True))
    note()
    for head, state in shown.items():
        if head != table.fight.head:
            table.back_to(head)
        assert table.bytes() == state
        assert digest(table.fight.state_at(head)) == state


def test_closing_is_undone_and_play_goes_on() -> None:
    table = ward()
    table.do(tc.CloseFight())
    assert table.fight.state.closed
    table.do(c.Rewind(to=undo_target(table.fight), how="undo"))
    table.do(tc.Advance(seconds=60))
    assert table.fight.state.clock == 60
