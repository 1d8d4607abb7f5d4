"""Undo, redo, back to anywhere: by an appended record only, and exactly."""

import pytest

from rejeu.engine.dice import RandomSource
from rejeu.engine.errors import NeedDice, Refused
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Until
from rejeu.events.facts import Rewound, Rolled
from rejeu.events.journal import Journal
from rejeu.replays.fight import Fight
from rejeu.replays.rewinding import round_target, undo_target
from tests.replays.table import Table, digest


@pytest.mark.case(1)
def test_a_clamped_hurt_undone_gives_back_what_was_there(table: Table) -> None:
    table.do(c.SetGauge(targets=("mira",), gauge="hp", value=3))
    table.do(c.Hurt(targets=("mira",), amount=50))
    assert table.hp("mira") == 0
    table.undo()
    assert table.hp("mira") == 3


@pytest.mark.case(1)
def test_a_relative_gauge_ruling_stops_at_its_bounds_and_undoes(table: Table) -> None:
    table.do(c.SetGauge(targets=("mira",), gauge="hp", value=3))
    table.do(c.SetGauge(targets=("mira",), gauge="hp", delta=-50))
    assert table.hp("mira") == 0
    table.undo()
    assert table.hp("mira") == 3


@pytest.mark.case(2)
def test_a_hit_and_its_consequences_undo_together(table: Table) -> None:
    before = table.bytes()
    table.do(c.Hurt(targets=("mira",), amount=8))
    assert table.fight.state.combatants["mira"].status == "unconscious"
    table.undo()
    assert table.fight.state.combatants["mira"].status == "able"
    assert table.bytes() == before


@pytest.mark.case(3)
def test_going_back_and_forward_doubles_nothing(table: Table) -> None:
    at_eight = table.fight.head
    table.do(c.Hurt(targets=("mira",), amount=3))
    five = table.bytes()
    table.back_to(at_eight)
    assert table.hp("mira") == 8
    table.redo()
    assert table.hp("mira") == 5
    assert table.bytes() == five


@pytest.mark.case(4)
def test_an_expired_condition_is_back_when_going_before_its_end(table: Table) -> None:
    table.round()
    until = Until("round-end", "", 2)
    table.do(c.PutCondition(targets=("mira",), condition="blind", until=until))
    table.round()
    then, there = table.bytes(), table.fight.head
    table.round()
    assert not table.fight.state.combatants["mira"].conditions
    table.back_to(there)
    assert table.fight.state.combatants["mira"].conditions["blind"].until == until
    assert table.bytes() == then


@pytest.mark.case(6)
def test_nothing_before_the_fight_can_be_reached(table: Table) -> None:
    table.undo(3)
    log = table.fight.tail
    for command in (c.Rewind(to=0), c.Rewind(to=1), c.Rewind(to=-4), c.Rewind(to=9999)):
        with pytest.raises(Refused):
            table.do(command)
    with pytest.raises(Refused, match="nothing-to-undo"):
        undo_target(table.fight)
    with pytest.raises(Refused, match="no-such-round"):
        round_target(table.fight, 1)
    assert table.fight.tail == log


@pytest.mark.case(7)
def test_an_undo_too_far_then_play_keeps_the_old_tip(table: Table) -> None:
    table.round()
    table.attack("mira", "guard", dice="3/4")
    tip, then = table.fight.head, table.bytes()
    table.undo(2)
    table.do(c.Hurt(targets=("dan",), amount=1))
    left = [branch for branch in table.fight.lineage.branches() if not branch.current]
    assert [branch.tip for branch in left] == [tip]
    table.back_to(tip)
    assert table.bytes() == then
    assert table.hp("dan") == 8


@pytest.mark.case(8)
def test_back_to_a_line_equals_that_many_undos(table: Table) -> None:
    there = table.fight.head
    table.round()
    table.attack("mira", "guard")
    table.attack("guard", "dan")
    tip = table.fight.head
    table.back_to(there)
    at_once = table.bytes()
    table.back_to(tip)
    for _ in range(3):
        table.undo()
    assert table.bytes() == at_once


@pytest.mark.case(9)
def test_what_was_undone_stays_in_the_log_marked(table: Table) -> None:
    table.round()
    done = table.attack("mira", "guard", dice="3/4")
    table.undo()
    marks = {table.fight.lineage.struck_by(seq) for seq, _ in done.facts}
    assert len(marks) == 1
    (mark,) = marks
    assert mark is not None
    assert (mark.by, mark.start, mark.how) == ("gm", done.receipt.last, "undo")
    assert isinstance(table.fight.event(mark.seq), Rewound)
    assert isinstance(table.fight.event(done.facts[0][0]), Rolled)
    assert table.hp("guard") == 8


def test_a_rewind_into_a_batch_names_its_ends(table: Table) -> None:
    table.round()
    done = table.attack("mira", "guard", dice="3/4")
    with pytest.raises(Refused, match="inside-a-batch") as refused:
        table.back_to(done.receipt.first + 1)
    assert refused.value.params["last"] == done.receipt.last
    assert refused.value.params["before"] == done.receipt.first - 1


def test_redo_is_over_once_something_is_played(table: Table) -> None:
    table.round()
    table.undo()
    table.do(c.Hurt(targets=("dan",), amount=1))
    with pytest.raises(Refused, match="nothing-to-redo"):
        table.redo()


def test_undos_redo_one_by_one(table: Table) -> None:
    states = [table.bytes()]
    for amount in (1, 2, 3):
        table.do(c.Hurt(targets=("mira",), amount=amount))
        states.append(table.bytes())
    for then in reversed(states[:-1]):
        table.undo()
        assert table.bytes() == then
    for then in states[1:]:
        table.redo()
        assert table.bytes() == then


def test_a_line_retyped_at_another_target_gets_the_same_faces(table: Table) -> None:
    table.round()
    source = RandomSource(lambda n: n - 1)
    table.do(c.Attack(who="mira", targets=("guard",)), source=source)
    table.undo()
    other = RandomSource(lambda n: 0)
    done = table.do(c.Attack(who="mira", targets=("dan",)), source=other)
    roll = next(fact for _, fact in done.facts if isinstance(fact, Rolled))
    assert roll.faces == (20,)
    assert roll.sources == (("system", 1),)


def test_recorded_faces_win_over_typed_ones_and_it_is_said(table: Table) -> None:
    table.round()
    table.attack("mira", "guard", dice="3/4")
    table.undo()
    done = table.attack("mira", "guard", dice="5/6")
    assert [fact.faces for _, fact in done.facts if isinstance(fact, Rolled)] == [(3,), (4,)]
    assert [key.purpose for key in done.overruled] == ["attack", "damage"]


def test_typed_dice_may_be_given_for_the_new_rolls_only(table: Table) -> None:
    table.round()
    table.attack("mira", "guard", dice="20")
    table.undo()
    done = table.attack("mira", "guard", dice="6", luck=9)
    assert [fact.faces for _, fact in done.facts if isinstance(fact, Rolled)] == [(20,), (6,)]


def test_fresh_dice_after_a_rewind_are_a_recorded_choice(table: Table) -> None:
    table.round()
    table.attack("mira", "guard", dice="3/4")
    table.undo(dice="fresh")
    done = table.attack("mira", "guard", dice="5/6")
    assert [fact.faces for _, fact in done.facts if isinstance(fact, Rolled)] == [(5,), (6,)]
    assert not done.overruled


def test_a_die_not_typed_is_asked_for(table: Table) -> None:
    table.round()
    log = table.fight.tail
    with pytest.raises(NeedDice) as need:
        table.attack("mira", "guard", dice="3")
    assert (need.value.params["purpose"], need.value.params["pool"]) == ("damage", "1d6")
    for dice, code in (("20/4", "dice-unused"), ("3,3/4", "dice-count"), ("3/7", "dice-face")):
        with pytest.raises(Refused, match=code):
            table.attack("mira", "guard", dice=dice)
    assert table.fight.tail == log


@pytest.mark.case(28)
def test_a_command_sent_three_times_is_recorded_once(table: Table) -> None:
    first = table.do(c.Hurt(targets=("mira",), amount=3), id_="again")
    log = table.fight.tail
    for _ in range(2):
        again = table.do(c.Hurt(targets=("mira",), amount=3), id_="again")
        assert again.receipt._replace(resent=False) == first.receipt
        assert again.facts == first.facts
    assert table.fight.tail == log
    assert table.hp("mira") == 5


@pytest.mark.case(11)
def test_a_reset_of_the_order_by_mistake_is_one_event(table: Table) -> None:
    table.round()
    table.attack("mira", "guard")
    then = table.bytes()
    table.do(c.ResetOrder())
    assert table.fight.state.order == ()
    table.undo()
    assert table.bytes() == then
    assert table.fight.state.round == 1


@pytest.mark.case(18)
def test_joining_in_mid_fight_changes_nobody_else(table: Table) -> None:
    table.round()
    table.attack("mira", "guard")
    before = table.fight.state
    table.join("late")
    after = table.fight.state
    assert after.order == before.order
    assert after.active == before.active
    assert dict(after.slots) == dict(before.slots)
    assert {who: after.combatants[who] for who in before.combatants} == dict(before.combatants)


@pytest.mark.case(21)
def test_dan_and_daniel_are_two(table: Table) -> None:
    table.join("daniel")
    table.do(c.Hurt(targets=("dan",), amount=2))
    assert (table.hp("dan"), table.hp("daniel")) == (6, 8)


@pytest.mark.case(26)
def test_folding_to_the_end_of_any_record_is_what_was_shown_then(table: Table) -> None:
    shown: dict[int, bytes] = {table.fight.tail: table.bytes()}
    for who in ("mira", "guard", "dan"):
        table.round()
        table.attack(who, "dan" if who != "dan" else "mira")
        shown[table.fight.tail] = table.bytes()
        table.undo()
        shown[table.fight.tail] = table.bytes()
        table.redo()
        shown[table.fight.tail] = table.bytes()
    fresh = Fight(table.fight.journal, table.fight.id)
    for seq, state in shown.items():
        assert digest(fresh.state_at(seq)) == state


@pytest.mark.case(29)
def test_of_two_writers_one_gets_a_conflict(table: Table, journal: Journal) -> None:
    other = Table(Fight(journal, "fight"))
    table.do(c.Hurt(targets=("mira",), amount=3))
    with pytest.raises(Exception, match="wrote first"):
        other.do(c.Hurt(targets=("mira",), amount=3))
    other.fight.refresh()
    assert other.hp("mira") == 5
    assert other.bytes() == table.bytes()


@pytest.mark.case(31)
@pytest.mark.parametrize(
    "name", ["D'Arcy", "Ökj", "Ésaü", "A|B|C", "*x*", "[b]", "<script>", "שלום", "🦊", "a\u202eb", '"quoted"']
)
def test_hostile_names_survive(table: Table, journal: Journal, name: str) -> None:
    table.join("x", name)
    assert Fight(journal, "fight").state.combatants["x"].name == name


@pytest.mark.case(33)
def test_state_moves_only_by_facts(table: Table) -> None:
    """A command's record alone changes nothing: fold facts, skip commands, and the state is the same."""
    table.round()
    table.attack("mira", "guard")
    fight = table.fight
    for first, last in fight.lineage.batches():
        before, after = fight.state_at(first - 1), fight.state_at(last)
        facts = list(fight.facts(((first, last),)))
        if digest(before) != digest(after):
            assert facts
    assert fight.state_at(0) == Encounter()


def test_free_text_is_kept_beside_the_record(table: Table, journal: Journal) -> None:
    done = table.do(c.Hurt(targets=("mira",), amount=1, text="la porte"))
    lines = list(journal.read("fight", done.receipt.first, done.receipt.last))
    assert b"la porte" not in b"".join(lines)
    assert Fight(journal, "fight").texts() == {done.receipt.first: "la porte"}
    state = table.bytes()
    journal.erase("fight", done.receipt.first, 0)
    again = Fight(journal, "fight")
    assert again.texts() == {}
    assert digest(again.state) == state


def test_a_fight_without_its_ruleset_opens_to_be_read(journal: Journal, tmp_path: object) -> None:
    from pathlib import Path

    from tests.tiny.install import install, uninstall

    folder = Path(str(tmp_path)) / "once"
    install(folder)
    table = Table.opened(journal)
    uninstall(folder)
    fight = Fight(journal, "fight")
    assert digest(fight.state) == table.bytes()
    with pytest.raises(Refused, match="no-such-ruleset"):
        Table(fight).round()
