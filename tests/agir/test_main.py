"""The main action and the defences (AG-20, AG-22, AG-23, AG-30 to AG-34)."""

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events import facts as f
from tests.agir.table import Table, act, all_of, attack, fight, only, says

R = pytest.mark.rule


@R("AG-20")
@pytest.mark.parametrize("what", ["pick-lock", "analyse", "cast", "other"])
def test_ag20_any_complex_act_takes_the_main_action(what: str) -> None:
    table = fight()
    table.act("mira", "do", "dan", what=what)
    assert dict(table.slot("mira").spent) == {"main": what}
    assert says(table.refused(attack("mira", "dan", "hit"))) == ("action-gone", "AG-20")


@R("AG-20")
def test_ag20_so_do_attacking_and_defending() -> None:
    table = fight()
    table.attack("mira", "dan", "missed")
    assert dict(table.slot("mira").spent) == {"main": "attack"}
    table.passes("mira")
    table.act("dan", "block")
    assert dict(table.slot("dan").spent) == {"main": "block"}


@R("AG-20")
def test_ag20_dice_rolled_for_a_complex_act_are_recorded() -> None:
    table = fight()
    rolled = only(table.do(act("mira", "do", what="pick-lock", roll="2d6"), "3 4"), f.Rolled)
    assert (rolled.who, rolled.purpose, rolled.faces) == ("mira", "action", (3, 4))
    assert table.refused(act("dan", "do", roll="nonsense")).code == "bad-dice-expression"


@R("AG-22")
def test_ag22_catching_ones_breath_gives_a_level_back() -> None:
    table = fight()
    gauge = only(table.act("mira", "breath"), f.GaugeSet)  # only endurance is down
    assert (gauge.gauge, gauge.value, gauge.delta) == ("endurance", 4, 1)
    assert dict(table.slot("mira").spent) == {"main": "breath"}


@R("AG-22")
def test_ag22_of_endurance_or_of_composure() -> None:
    table = fight()
    table.do(c.SetGauge(targets=("mira",), gauge="composure", value=1))
    assert says(table.refused(act("mira", "breath"))) == ("breath-which", "AG-22")
    table.act("mira", "breath", gauge="composure")
    assert (table.gauge("mira", "composure"), table.gauge("mira", "endurance")) == (2, 3)


@R("AG-22")
def test_ag22_never_over_the_maximum() -> None:
    table = fight()
    assert says(table.refused(act("mira", "breath", gauge="composure"))) == ("breath-full", "AG-22")
    table.do(c.SetGauge(targets=("mira",), gauge="endurance", value=5))
    assert says(table.refused(act("mira", "breath"))) == ("breath-all-full", "AG-22")


@R("AG-22")
def test_ag22_unless_house_rules_let_it() -> None:
    table = fight(breath_over_maximum="yes")
    table.act("mira", "breath", gauge="composure")
    assert table.gauge("mira", "composure") == 5


@R("AG-23")
def test_ag23_the_main_action_may_be_reserved_for_a_dodge_or_a_block() -> None:
    for how in ("dodge", "block"):
        table = fight()
        table.act("mira", "draw")
        table.act("mira", "reserve", action="main")
        assert table.state.active == "dan"
        defended = only(table.act("mira", how, "dan"), f.Defended)
        assert (defended.how, defended.action, defended.against) == (how, "main", "dan")
        assert says(table.refused(act("mira", how))) == ("no-defence", "AG-33")


@R("AG-23")
def test_ag23_what_is_reserved_serves_nothing_else_that_turn() -> None:
    table = fight()
    table.act("mira", "reserve", action="main")
    assert says(table.refused(act("mira", "do"))) == ("action-reserved", "AG-23")
    assert says(table.refused(act("mira", "reserve", action="main"))) == ("action-gone", "AG-23")
    table.act("mira", "reserve")
    assert dict(table.slot("mira").spent) == {"main": "reserved", "movement": "reserved"}
    assert table.refused(act("mira", "reserve")).code == "has-played"


@R("AG-23")
def test_ag23_nothing_is_kept_that_is_not_there() -> None:
    table = fight(split_move="yes")
    table.do(c.Move(who="mira", metres=1))
    table.act("mira", "do")
    assert says(table.refused(act("mira", "reserve"))) == ("nothing-to-reserve", "AG-23")
    table = fight()
    assert table.refused(act("mira", "reserve", action="sideways")).code == "option-not-a-choice"


def kept(*actions: str) -> Table:
    """Mira has had her turn with these actions kept, the others spent."""
    table = fight()
    for action, verb in (("movement", "cross"), ("main", "do")):
        if action in actions:
            table.act("mira", "reserve", action=action)
        else:
            table.act("mira", verb)
    assert table.state.active == "dan"
    return table


def ways(table: Table) -> set[tuple[str, ...]]:
    """Every row of defences that Mira can make, one after the other, until nothing is left."""
    found: set[tuple[str, ...]] = set()
    for how in ("dodge", "block"):
        before, seq = table.state, table.seq
        try:
            table.do(act("mira", how))
        except Refused:
            continue
        found |= {(how, *rest) for rest in ways(table)}
        table.state, table.seq = before, seq
    return found or {()}


@R("AG-30")
def test_ag30_with_both_actions_two_dodges_or_a_dodge_and_a_block() -> None:
    assert ways(kept("movement", "main")) == {("dodge", "dodge"), ("dodge", "block"), ("block", "dodge")}


@R("AG-31")
def test_ag31_with_the_main_action_alone_a_dodge_or_a_block() -> None:
    assert ways(kept("main")) == {("dodge",), ("block",)}


@R("AG-32")
def test_ag32_with_the_movement_action_alone_a_dodge() -> None:
    table = kept("movement")
    assert says(table.refused(act("mira", "block"))) == ("no-block", "AG-32")
    assert ways(table) == {("dodge",)}


@R("AG-33")
def test_ag33_with_neither_no_defence() -> None:
    table = kept()
    assert ways(table) == {()}
    assert says(table.refused(act("mira", "dodge"))) == ("no-defence", "AG-33")
    assert says(table.refused(act("mira", "block"))) == ("no-defence", "AG-33")


@R("AG-30", "AG-31", "AG-32", "AG-33")
def test_ag30_the_table_holds_in_ones_own_turn_and_before_it_too() -> None:
    assert ways(fight()) == {("dodge", "dodge"), ("dodge", "block"), ("block", "dodge")}
    table = fight("dan", "mira")
    assert ways(table) == {("dodge", "dodge"), ("dodge", "block"), ("block", "dodge")}
    table = fight()
    table.act("mira", "draw")
    assert ways(table) == {("dodge",), ("block",)}


@R("AG-33")
def test_ag33_nobody_defends_without_a_part_in_the_round() -> None:
    table = fight().join("late")
    assert says(table.refused(act("late", "dodge"))) == ("no-part-to-defend", "AG-33")
    table.do(c.RollInitiative(targets=("late",)), "5")
    assert says(table.refused(act("late", "dodge"))) == ("no-part-to-defend", "AG-33")


@R("AG-34")
def test_ag34_a_block_spends_the_main_action_and_a_dodge_the_movement_action_first() -> None:
    table = kept("movement", "main")
    assert only(table.act("mira", "dodge"), f.Defended).action == "movement"
    assert only(table.act("mira", "dodge"), f.Defended).action == "main"
    table = kept("movement", "main")
    assert only(table.act("mira", "block"), f.Defended).action == "main"
    assert says(table.refused(act("mira", "dodge", action="main"))) == ("dodge-no-choice", "AG-34")


@R("AG-34")
def test_ag34_house_rules_may_leave_the_choice_to_the_dodger() -> None:
    table = fight(dodge_spends="choice")
    table.act("mira", "reserve")
    assert only(table.act("mira", "dodge", action="main"), f.Defended).action == "main"
    assert says(table.refused(act("mira", "dodge", action="main"))) == ("no-dodge", "AG-32")
    assert only(table.act("mira", "dodge"), f.Defended).action == "movement"


def test_the_dead_and_the_unconscious_defend_nothing() -> None:
    table = fight()
    table.do(c.PutCondition(targets=("dan",), condition="inconscient"))
    table.do(c.Kill(targets=("guard",)))
    assert table.refused(act("dan", "dodge")).code == "is-unconscious"
    assert table.refused(act("guard", "dodge")).code == "is-dead"
    assert table.refused(attack("mira", "dan", "dodged")).code == "is-unconscious"
    assert table.refused(attack("mira", "guard", "hit")).code == "is-dead"


def test_one_defends_against_one() -> None:
    table = fight()
    assert table.refused(act("mira", "dodge", "dan", "guard")).code == "defend-against-one"
    assert not all_of(table.facts, f.Defended)
