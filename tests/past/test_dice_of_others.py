"""Dice that another program recorded, or an amendment, bind like one's own, though their round was read before."""

import pytest

from rejeu.engine.dice import RandomSource, Source
from rejeu.events import commands as c
from rejeu.events.facts import Rolled
from rejeu.events.journal import Journal
from rejeu.replays.amendment import Choice
from rejeu.replays.fight import Done, Fight
from tests.past.table import Table


def always(face: int) -> Source:
    """Dice that show one face."""
    return RandomSource(lambda n: min(face, n) - 1)


def faces(done: Done) -> list[tuple[int, ...]]:
    return [fact.faces for _, fact in done.facts if isinstance(fact, Rolled)]


@pytest.fixture
def shot() -> c.Attack:
    return c.Attack(who="mira", targets=("guard",))


def test_what_another_program_rolled_binds(table: Table, journal: Journal, shot: c.Attack) -> None:
    table.say(c.StartRound())
    table.do(c.Attack(who="dan", targets=("guard",)), source=always(1))  # the dice of this round are read
    other = Table(Fight(journal, table.fight.id))
    rolled = other.do(shot, source=always(2))
    table.fight.refresh()
    table.undo()
    assert faces(table.do(shot, source=always(5))) == faces(rolled) == [(2,), (2,)]


def test_what_an_amendment_rolled_binds(table: Table, shot: c.Attack) -> None:
    table.say(c.StartRound())
    note = table.say(c.Note(text="nothing"))
    plan = table.preview(table.replacing(note, shot), always(2), **{f"at{note}": Choice("roll")})
    table.commit(plan)
    table.undo()
    assert faces(table.do(shot, source=always(5))) == [(2,), (2,)]


def test_new_dice_are_new_though_others_went_on(table: Table, journal: Journal, shot: c.Attack) -> None:
    table.say(c.StartRound())
    table.do(shot, source=always(1))
    other = Table(Fight(journal, table.fight.id))
    other.undo(dice="fresh")
    table.fight.refresh()
    assert faces(table.do(shot, source=always(5))) == [(5,), (5,)]
