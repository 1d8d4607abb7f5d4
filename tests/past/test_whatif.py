"""What if: played on beside the log, never in it, and adopted as an amendment like any other."""

import pytest

from rejeu.engine.dice import RandomSource
from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.chain import check_log
from rejeu.events.errors import Exists
from rejeu.events.facts import Rolled
from rejeu.events.memory import MemoryJournal
from rejeu.replays import amend
from rejeu.replays.amendment import Choice
from rejeu.replays.fight import Fight
from rejeu.replays.whatif import LentDice, adopting, copy_fight, standpoint
from tests.past.table import Table
from tests.past.test_amend import skirmish


@pytest.fixture
def fought(table: Table) -> tuple[Table, list[int]]:
    return table, skirmish(table)


def scratch(table: Table, at: int) -> Table:
    """A what-if from just after record `at`."""
    other = Table(copy_fight(table.fight, MemoryJournal()), RandomSource(lambda n: n - 1))
    if at != other.fight.head:
        other.back_to(at)
    return other


def test_the_log_knows_nothing_of_it(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    lines = list(table.fight.journal.read("fight"))
    other = scratch(table, records[2] - 1)
    assert list(other.fight.journal.read("fight"))[: len(lines)] == lines
    other.say(c.Kill(targets=("dan",)))
    assert list(table.fight.journal.read("fight")) == lines
    assert table.fight.texts() == {seq: text for seq, text in other.fight.texts().items() if seq <= table.fight.tail}
    check_log(other.fight.journal.read("fight"))
    with pytest.raises(Exists):
        copy_fight(table.fight, other.fight.journal)


def test_recorded_dice_hold_in_it(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[1] - 1)
    shot = other.say(c.Attack(who="mira", targets=("dan",)))
    assert other.faces(shot) == table.faces(records[1])


def test_adopted_it_stands_for_the_ruling_and_what_followed_is_kept(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[2] - 1)
    other.say(c.Hurt(targets=("dan",), amount=4))
    other.say(c.Hurt(targets=("guard",), amount=1))
    amendment = adopting(table.fight, other.fight, "so be it")
    assert (amendment.after, amendment.how, amendment.instead) == (records[2] - 1, "adopt", (records[2],))
    head, before = table.fight.head, table.bytes()
    plan = table.preview(amendment)
    assert not plan.open
    table.commit(plan)
    assert [outcome.replays for outcome in plan.outcomes] == [None, None, *records[3:]]
    assert table.hp("dan") == 8 - 4 - 3
    table.undo()
    assert (table.fight.head, table.bytes()) == (head, before)


def test_what_it_says_again_itself_is_not_said_twice(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[2] - 1)
    other.say(c.Hurt(targets=("dan",), amount=4))
    other.say(c.Attack(who="guard", targets=("dan",)))
    amendment = adopting(table.fight, other.fight)
    assert amendment.instead == (records[2], records[3])
    plan = table.preview(amendment)
    assert not plan.open
    assert [outcome.replays for outcome in plan.outcomes] == [None, None, *records[4:]]


def test_it_may_stand_for_everything_that_followed(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[2] - 1)
    other.say(c.Kill(targets=("dan",)))
    plan = table.preview(adopting(table.fight, other.fight, instead_of_all=True))
    table.commit(plan)
    assert [type(command) for command in table.present()[-2:]] == [c.Attack, c.Kill]


def test_its_own_dice_are_lent_only_if_asked_for_and_are_marked(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[2] - 1)
    shot = other.say(c.Attack(who="dan", targets=("mira",), modifiers={"aim": 9}))
    other.say(c.Attack(who="guard", targets=("mira",), modifiers={"aim": 99}))
    amendment = adopting(table.fight, other.fight)
    assert table.preview(amendment).open[0].wants_dice
    lent = table.preview(amendment, LentDice(other.fight), new=Choice("roll"))
    rolled = [fact for fact in lent.outcomes[0].facts if isinstance(fact, Rolled)]
    assert [fact.faces for fact in rolled] == other.faces(shot)
    assert rolled[0].sources == (("what-if", 1),)
    assert [fact.faces for fact in lent.outcomes[1].facts if isinstance(fact, Rolled)] == [(2,), (3,)]


def test_dice_that_it_never_rolled_are_not_lent(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[5] - 1)
    other.say(c.Note(text="nothing much"))
    with pytest.raises(Refused, match="dice-missing"):
        LentDice(other.fight).faces(amend.Key(9, "mira", "attack", 0), [(0, 20)])


def test_from_the_head_it_is_simply_played_on(fought: tuple[Table, list[int]]) -> None:
    table, _ = fought
    other = scratch(table, table.fight.head)
    other.say(c.Kill(targets=("dan",)))
    plan = table.preview(adopting(table.fight, other.fight))
    before, head = table.bytes(), table.fight.head
    table.commit(plan)
    assert [type(outcome.command) for outcome in plan.outcomes] == [c.Kill]
    table.undo()
    assert (table.bytes(), table.fight.head) == (before, head)


def test_it_is_still_adopted_when_the_fight_has_gone_on(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[2] - 1)
    other.say(c.Hurt(targets=("dan",), amount=4))
    table.say(c.Note(text="meanwhile"))
    plan = table.preview(adopting(table.fight, other.fight))
    table.commit(plan)
    assert isinstance(plan.outcomes[-1].command, c.Note)


def test_not_when_what_it_goes_on_from_is_undone(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    other = scratch(table, records[6] - 1)
    other.say(c.Kill(targets=("dan",)))
    table.undo(6)
    with pytest.raises(Refused, match="what-if-left"):
        adopting(table.fight, other.fight)


def test_an_empty_one_or_another_fights_is_refused(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    with pytest.raises(Refused, match="what-if-empty"):
        adopting(table.fight, scratch(table, records[2] - 1).fight)
    foreign = MemoryJournal()
    Table.duel(foreign)
    with pytest.raises(Refused, match="not-a-what-if"):
        adopting(table.fight, Fight(foreign, "duel"))


def test_where_one_stands(fought: tuple[Table, list[int]]) -> None:
    table, records = fought
    fight = table.fight
    assert standpoint(fight, records[2]) == records[2] - 1, "a command: just before it"
    assert standpoint(fight, records[2] - 1) == records[2] - 1, "the end of a batch: there"
    assert standpoint(fight, 2) == 2
    with pytest.raises(Refused, match="inside-a-batch"):
        standpoint(fight, records[1] + 1)
    table.undo()
    assert standpoint(fight, fight.tail) == fight.head
    with pytest.raises(Refused, match="no-such-record"):
        standpoint(fight, fight.tail + 1)
