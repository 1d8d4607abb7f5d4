"""Movement: PZ-10 to PZ-14, E2, and ties reached by moving (PZ-08)."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, fight, only, tags


def go(table: Table, who: str, metres: int | None = None, **options: int | str) -> list:
    return table.do(c.Move(who=who, metres=metres, options=options))


@pytest.mark.rule("PZ-10")
@pytest.mark.parametrize(("rule", "dep", "most"), [("down", 17, 5), ("down", 18, 6), ("up", 17, 6)])
def test_pz10_the_free_move_is_a_third_of_dep(rule, dep, most):
    table = Table(free_move_rounding=rule).join("mira", DEP=dep).round(mira=13)
    no = table.refused(c.Move(who="mira", metres=most + 1))
    assert (no.code, no.params["most"]) == ("too-far", most)
    go(table, "mira", most)
    assert table.refused(c.Move(who="mira", metres=1)).params["most"] == 0


@pytest.mark.rule("PZ-10")
def test_pz10_house_rules_may_give_another_part_of_dep():
    table = fight(free_move_divisor=2).round(mira=13)
    assert table.refused(c.Move(who="mira", metres=10)).params["most"] == 9


@pytest.mark.rule("PZ-10")
def test_pz10_an_action_that_needs_a_fixed_place_leaves_no_free_move():
    table = fight().round(mira=13, guard=10)
    table.shoot("mira", "guard", "1 2 2 2 2", fixed="yes")
    assert table.refused(c.Move(who="mira", metres=1)).code == "fixed-place"
    go(table, "guard", 2)
    attack = c.Attack(who="guard", targets=("mira",), options={"distance": 8, "fixed": "yes"})
    assert table.refused(attack, "1 2 2 2 2").code == "has-moved"
    table.rest().roll(mira=13)
    table.do(c.Declare(who="mira", options={"fixed": "yes"}))
    assert table.refused(c.Move(who="mira", metres=1)).code == "fixed-place"
    table.rest().round(mira=13)
    go(table, "mira", 1)


@pytest.mark.rule("PZ-11")
def test_pz11_each_metre_before_the_action_delays_it():
    table = fight().round(mira=13, guard=10)
    facts = go(table, "mira", 2)
    assert only(facts, f.Moved) == f.Moved(who="mira", metres=2, covered=2, count=11)
    assert table.state.active == "mira"
    facts = go(table, "mira", 1)
    assert only(facts, f.TurnStarted) == f.TurnStarted(who="guard", count=10)


@pytest.mark.rule("PZ-11")
def test_pz11_who_would_be_passed_acts_first_and_the_rest_of_the_move_is_kept():
    table = fight().round(mira=13, guard=10)
    facts = go(table, "mira", 5)
    assert tags(facts) == ["moved", "order-set", "turn-started"]
    assert (only(facts, f.Moved).metres, only(facts, f.Moved).left, table.slot("mira").count) == (3, 2, 10)
    assert table.refused(c.Move(who="mira")).code == "not-your-turn"
    table.do(c.Pass(who="guard"))
    facts = go(table, "mira")
    assert (only(facts, f.Moved).metres, table.slot("mira").count, table.slot("mira").left) == (2, 8, 0)
    assert table.refused(c.Move(who="mira")).code == "how-far"


@pytest.mark.rule("PZ-11")
def test_pz11_a_mover_stands_where_its_metres_have_brought_it_when_others_act():
    table = Table().join("mira", position=(0, 0)).join("guard", position=(0, 20)).round(mira=13, guard=10)
    table.do(c.Move(who="mira", to=(3, 4)))
    assert (table.who("mira").position, table.slot("mira").left, table.slot("mira").to) == ((2, 2), 2, (3, 4))
    facts = table.do(c.Attack(who="guard", targets=("mira",), options={"save": "no"}), "1 2 2 2 2")
    assert only(facts, f.AttackResolved).terms[0].label == "range-medium"
    table.do(c.Move(who="mira"))
    assert (table.who("mira").position, table.slot("mira").to) == ((3, 4), None)


@pytest.mark.rule("PZ-08")
def test_pz08_whoever_moved_to_a_tie_comes_last():
    table = fight().round(mira=11, guard=10)
    facts = go(table, "mira", 1)
    assert (table.slot("mira").count, table.state.order) == (10, ("guard", "mira"))
    assert only(facts, f.TurnStarted).who == "guard"


@pytest.mark.rule("PZ-08")
def test_pz08_moving_out_of_a_tie_lets_the_other_act_first():
    table = fight().round(mira=10, guard=10)
    facts = go(table, "mira", 3)
    assert (only(facts, f.Moved).metres, only(facts, f.Moved).left) == (0, 3)
    assert only(facts, f.TurnStarted).who == "guard"
    table.do(c.Pass(who="guard"))
    go(table, "mira")
    assert table.slot("mira").covered == 3


@pytest.mark.rule("PZ-08", "PZ-11")
def test_pz08_two_who_move_at_one_count_give_way_once_and_get_on():
    table = fight().round(mira=10, guard=10)
    go(table, "mira", 3)
    assert only(go(table, "guard", 3), f.Moved).metres == 0
    assert only(go(table, "mira"), f.Moved).metres == 1
    assert table.slot("mira").count == 9


@pytest.mark.rule("PZ-12")
def test_pz12_at_zero_the_turn_ends_and_the_action_is_lost():
    table = fight().round(mira=4)
    facts = go(table, "mira", 6)
    assert tags(facts) == ["moved", "action-lost", "turn-ended"]
    assert (only(facts, f.Moved).metres, only(facts, f.Moved).left) == (4, 0)
    assert only(facts, f.ActionLost).why == "count-zero"
    assert table.refused(c.Move(who="mira", metres=1)).code == "no-count-left"


@pytest.mark.rule("PZ-13")
def test_pz13_a_runner_covers_dep_and_counts_down_from_it():
    table = fight()
    table.do(c.StartRound())
    table.do(c.RollInitiative(targets=("mira",), options={"moves": "yes"}))
    table.do(c.RollInitiative(targets=("guard",)), "4 4 2")
    table.do(c.Declare(who="guard"))
    table.do(c.Declare(who="mira", verb="move"))
    facts = go(table, "mira", 17)
    assert tags(facts) == ["action-spent", "moved", "order-set", "turn-started"]
    assert (only(facts, f.Moved).metres, only(facts, f.Moved).left, table.slot("mira").count) == (8, 9, 10)
    table.do(c.Pass(who="guard"))
    assert table.state.active == "mira"
    facts = go(table, "mira")
    assert (table.slot("mira").covered, table.slot("mira").count, table.state.active) == (17, 1, "")


@pytest.mark.rule("PZ-13")
def test_pz13_a_run_is_for_who_takes_no_other_action():
    table = fight().round(mira=13, guard=10)
    assert table.refused(c.Move(who="mira", metres=12)).code == "too-far"
    table.do(c.Move(who="mira", metres=12, options={"run": "yes"}))
    table.do(c.Pass(who="guard"))
    assert table.refused(c.Attack(who="mira", targets=("guard",), options={"distance": 8})).code == "action-spent"
    table.rest().roll(mira=13)
    table.do(c.Declare(who="mira", verb="dodge"))
    run = c.Move(who="mira", metres=12, options={"run": "yes"})
    assert table.refused(run).code == "declared-otherwise"


@pytest.mark.rule("PZ-13")
def test_pz13_a_runner_may_stop_where_it_was_broken_off():
    table = fight().round(mira=13, guard=10)
    table.do(c.Move(who="mira", metres=12, options={"run": "yes"}))
    table.do(c.Pass(who="guard"))
    table.do(c.Pass(who="mira"))
    assert (table.slot("mira").covered, table.slot("mira").left, table.state.active) == (3, 0, "")


@pytest.mark.rule("PZ-14")
@pytest.mark.rule("E2")
def test_e2_two_metres_an_attack_at_eleven_then_the_other_four():
    table = fight().round(mira=13, guard=10)
    go(table, "mira", 2)
    assert (table.slot("mira").count, table.state.active) == (11, "mira")
    table.shoot("mira", "guard", "1 2 2 2 2")
    assert table.state.active == "guard"
    facts = go(table, "mira", 4)
    assert (only(facts, f.Moved).metres, only(facts, f.Moved).left, table.slot("mira").count) == (1, 3, 10)
    facts = table.do(c.Pass(who="guard"))
    assert (table.slot("mira").covered, table.slot("mira").left) == (6, 0)
    assert table.refused(c.Move(who="mira", metres=1)).code == "too-far"


@pytest.mark.rule("PZ-14")
def test_pz14_metres_after_the_action_still_cost_initiative():
    table = fight().round(mira=13)
    table.do(c.Act(who="mira", verb="dodge"))
    go(table, "mira", 4)
    assert table.slot("mira").count == 9


@pytest.mark.rule("PZ-14")
def test_pz14_house_rules_may_give_them_for_nothing():
    table = fight(move_after_costs="no").round(mira=13, guard=12)
    table.do(c.Act(who="mira", verb="dodge"))
    facts = go(table, "mira", 6)
    assert (only(facts, f.Moved).metres, table.slot("mira").count) == (6, 13)


@pytest.mark.rule("PZ-14")
def test_pz14_whoever_let_others_act_sets_off_from_the_count_called():
    table = fight().join("chet").round(mira=13, guard=10, chet=3)
    table.do(c.Act(who="mira", verb="dodge"))
    table.do(c.Pass(who="guard"))
    facts = go(table, "mira", 6)
    assert (only(facts, f.Moved).metres, table.slot("mira").count, table.state.active) == (0, 3, "chet")
    facts = table.do(c.Pass(who="chet"))
    assert (only(facts, f.Moved).metres, table.slot("mira").count) == (3, 0)


@pytest.mark.rule("PZ-14")
@pytest.mark.parametrize(("rule", "metres"), [("up", 2), ("down", 1)])
def test_pz14_part_metres_count_as_whole_ones(rule, metres):
    table = Table(part_metre=rule).join("mira", position=(0, 0)).round(mira=13)
    table.do(c.Move(who="mira", to=(1, 1)))
    assert table.slot("mira").covered == metres


def test_metres_need_a_direction_where_places_are_known():
    table = Table().join("mira", position=(10,)).join("guard", position=(4,)).join("chet").round(mira=13)
    assert table.refused(c.Move(who="mira", metres=2)).code == "which-way"
    go(table, "mira", 2, towards="guard")
    assert table.who("mira").position == (8,)
    go(table, "mira", 3, away="guard")
    assert table.who("mira").position == (11,)
    assert table.refused(c.Move(who="mira", metres=1, options={"away": "chet"})).code == "no-position"
    assert table.refused(c.Move(who="mira", to=(1, 2))).code == "position-mismatch"
    assert table.refused(c.Move(who="mira", to=(11,))).code == "already-there"
    assert table.refused(c.Move(who="mira", to=(12,), metres=1)).code == "one-way-only"


def test_moves_that_are_none():
    table = fight().round(mira=13)
    assert table.refused(c.Move(who="mira", metres=0)).code == "bad-metres"
    assert table.refused(c.Move(who="mira", metres=-2)).code == "bad-metres"
    assert table.refused(c.Move(who="mira", to=(1, 2))).code == "no-position"
    assert table.refused(c.Move(who="mira")).code == "how-far"
    assert table.refused(c.Move(who="guard", metres=1)).code == "not-in-order"


def test_moving_on_stops_with_consciousness():
    table = fight().round(mira=13, guard=10)
    table.do(c.Act(who="mira", verb="dodge"))
    go(table, "mira", 6)
    table.do(c.Mark(targets=("mira",), level="fatal"))
    facts = table.do(c.Pass(who="guard"))
    assert not all_of(facts, f.Moved)
