"""Two records compared: where they part, the first difference, every value."""

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.projections.changes import MISSING
from rejeu.replays.compare import compare
from tests.past.table import Table
from tests.past.test_amend import skirmish


def test_a_record_and_itself_differ_in_nothing(table: Table) -> None:
    skirmish(table)
    found = compare(table.fight, table.fight.head, table.fight.head)
    assert found.first is None
    assert not found.shifts and not found.changes


def test_two_records_of_one_line(table: Table) -> None:
    records = skirmish(table)
    found = compare(table.fight, records[1] - 1, records[3] - 1)
    assert found.parted == records[1] - 1
    assert found.first is not None
    assert (found.first.here, found.first.there) == (0, records[1] + 1)
    shifts = {shift.path: (shift.before, shift.after) for shift in found.shifts}
    assert shifts["guard", "gauge", "hp"] == (8, 4)
    assert shifts["dan", "gauge", "hp"] == (8, 7)
    assert ("mira", "gauge", "hp") not in shifts
    back = compare(table.fight, records[3] - 1, records[1] - 1)
    assert {shift.path: (shift.after, shift.before) for shift in back.shifts} == shifts


def test_two_lines_of_play_and_their_first_difference(table: Table) -> None:
    records = skirmish(table)
    old = table.fight.head
    plan = table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    found = compare(table.fight, old, table.fight.head)
    assert found.parted == records[2] - 1
    assert found.first is not None
    assert (found.first.here, found.first.there) == (records[2] + 1, plan.outcomes[0].seq + 1)
    assert {shift.path for shift in found.shifts} == {("dan", "gauge", "hp")}
    assert [change.path[-1] for change in found.changes] == ["value"]


def test_lines_that_say_the_same_differ_in_nothing(table: Table) -> None:
    records = skirmish(table)
    old = table.fight.head
    table.strike(records[4])
    table.undo()
    table.undo()
    last = table.fight.event(records[8])
    table.say(last)  # type: ignore[arg-type]
    found = compare(table.fight, old, table.fight.head)
    assert found.first is None
    assert not found.shifts and not found.changes


def test_who_is_in_one_alone_is_one_difference(table: Table) -> None:
    before = table.fight.head
    table.join("late")
    found = compare(table.fight, before, table.fight.head)
    assert [(shift.path, shift.before) for shift in found.shifts] == [(("late", "here"), MISSING)]


def test_at_a_record_of_the_table_play_stands_where_it_stood(table: Table) -> None:
    records = skirmish(table)
    table.undo(2)
    assert compare(table.fight, table.fight.tail, table.fight.head).first is None
    for seq in (0, table.fight.tail + 1):
        with pytest.raises(Refused, match="no-such-record"):
            compare(table.fight, seq, records[0])
