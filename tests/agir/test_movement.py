"""The movement action and the sprint (AG-10 to AG-15, AG-21)."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f
from tests.agir.table import Table, act, fight, only, says

R = pytest.mark.rule


def move(who: str, metres: int | None = None, to: tuple[int, ...] | None = None, **options: int | str) -> c.Move:
    return c.Move(who=who, metres=metres, to=to, options=options)


def placed(**parameters: int | str) -> Table:
    """Mira at the start of a line, Dan 5 m off."""
    table = Table(**parameters).join("mira", position=(0,)).join("dan", position=(5,)).begin()
    assert table.state.active == "mira"
    return table


@R("AG-10")
def test_ag10_up_to_ones_movement_in_metres() -> None:
    table = fight()
    refused = table.refused(move("mira", 7))
    assert says(refused) == ("too-far", "AG-10")
    assert (refused.params["cost"], refused.params["most"]) == (7, 6)
    moved = only(table.do(move("mira", 6)), f.Moved)
    assert (moved.metres, moved.covered, moved.left) == (6, 6, 0)
    assert table.slot("mira").spent["movement"] == "move"


@R("AG-10")
def test_ag10_a_jump_costs_double_metres() -> None:
    table = fight()
    assert says(table.refused(move("mira", 5, jump=2))) == ("too-far", "AG-10")
    table.do(move("mira", 4, jump=2))
    assert table.slot("mira").covered == 4
    assert says(fight().refused(move("mira", 4, jump=4))) == ("too-far", "AG-10")
    assert fight().refused(move("mira", 2, jump=3)).code == "option-out-of-range"


@R("AG-10")
def test_ag10_house_rules_may_make_jumps_dearer() -> None:
    table = fight(jump_cost=3)
    assert says(table.refused(move("mira", 4, jump=2))) == ("too-far", "AG-10")
    table.do(move("mira", 2, jump=2))


@R("AG-10")
def test_ag10_to_a_place() -> None:
    table = placed()
    assert table.refused(move("mira", 3)).code == "which-way"
    assert table.refused(move("mira", to=(0,))).code == "already-there"
    assert table.refused(move("mira", to=(3, 3))).code == "position-mismatch"
    assert says(table.refused(move("mira", to=(7,)))) == ("too-far", "AG-10")
    table.do(move("mira", to=(4,)))
    assert table.who("mira").position == (4,)


@R("AG-10")
def test_ag10_a_path_may_be_longer_than_the_straight_line_and_never_shorter() -> None:
    table = placed()
    assert table.refused(move("mira", 3, to=(4,))).code == "short-cut"
    table.do(move("mira", 6, to=(4,)))
    assert (table.slot("mira").covered, table.who("mira").position) == (6, (4,))


@R("AG-10")
def test_ag10_part_of_a_metre_counts_as_one_unless_house_rules_say_otherwise() -> None:
    for part_metre, most in (("up", 6), ("down", 5)):
        table = Table(part_metre=part_metre).join("mira", position=(0, 0)).begin()
        moved = only(table.do(move("mira", to=(4, 4))), f.Moved)
        assert moved.metres == most


@R("AG-10")
def test_ag10_a_move_says_how_far() -> None:
    table = fight()
    assert table.refused(move("mira")).code == "how-far"
    assert table.refused(move("mira", 0)).code == "bad-metres"
    assert table.refused(move("mira", 3, fly="yes")).code == "unknown-option"


@R("AG-11")
def test_ag11_an_obstacle_may_cost_more_metres() -> None:
    table = fight()
    refused = table.refused(move("mira", 4, cost=3))
    assert (says(refused), refused.params["cost"]) == (("too-far", "AG-10"), 7)
    table.do(move("mira", 4, cost=2))


@R("AG-11")
def test_ag11_or_ask_for_the_main_action() -> None:
    table = fight()
    table.act("mira", "cross", action="main")
    assert dict(table.slot("mira").spent) == {"main": "cross"}
    table.do(move("mira", 6))
    assert table.state.active == "dan"


@R("AG-12")
@pytest.mark.parametrize("verb", ["cross", "draw", "use"])
def test_ag12_the_movement_action_steps_over_draws_and_works_things(verb: str) -> None:
    table = fight()
    table.act("mira", verb)
    assert dict(table.slot("mira").spent) == {"movement": verb}


@R("AG-12")
def test_ag12_a_weapon_must_be_drawn_before_it_strikes() -> None:
    table = fight()
    refused = table.refused(c.Attack(who="mira", targets=("dan",), weapon="dagger", options={"outcome": "missed"}))
    assert says(refused) == ("not-in-hand", "AG-12")
    table.act("mira", "draw", weapon="dagger")
    assert table.refused(act("mira", "draw", weapon="Dagger")).code == "not-stowed"
    assert table.refused(act("mira", "draw", weapon="axe")).code == "no-such-weapon"
    table.attack("mira", "dan", "missed", weapon="dagger")


@R("AG-12")
def test_ag12_house_rules_may_take_drawing_for_granted() -> None:
    table = fight(must_draw="no")
    ruled = only(table.attack("mira", "dan", "missed", weapon="dagger"), f.Ruled)
    assert ruled.weapon == "dagger"


@R("AG-12")
def test_ag12_what_falls_is_picked_up_by_whoever_comes_by() -> None:
    table = fight()
    table.act("guard", "drop")  # disarmed: whoever's turn it is
    assert "dropped.sabre" in table.who("guard").conditions
    assert says(table.refused(act("mira", "pick-up"))) == ("not-dropped", "AG-12")
    refused = table.refused(act("mira", "pick-up", item="sabre"))  # her own is in her hand
    assert (refused.code, refused.params["known"]) == ("whose-weapon", ["guard"])
    table.act("mira", "pick-up", **{"item": "sabre", "from": "guard"})
    assert set(table.who("guard").conditions) == {"taken.sabre"}
    assert set(table.who("mira").conditions) == {"hand.sabre"}
    assert table.slot("mira").spent["movement"] == "pick-up"


@R("AG-12")
def test_ag12_anything_else_on_the_ground_may_be_picked_up_and_used() -> None:
    table = fight()
    table.act("mira", "pick-up", item="torch")
    assert only(table.attack("mira", "dan", "missed", weapon="torch"), f.Ruled).weapon == "torch"


@R("AG-12")
def test_ag12_a_weapon_of_one_who_dropped_it_is_found_without_saying_whose() -> None:
    table = Table().join("mira", "dan", weapons={}).join("guard", "thug").begin()
    table.act("guard", "drop", weapon="sabre")
    table.act("thug", "drop", weapon="sabre")
    assert table.refused(act("mira", "pick-up", item="sabre")).code == "whose-weapon"
    table.act("mira", "pick-up", **{"item": "sabre", "from": "thug"})
    table.passes("mira")
    table.act("dan", "pick-up", item="sabre")
    assert set(table.who("guard").conditions) == {"taken.sabre"}


@R("AG-12")
def test_ag12_of_two_alike_on_the_ground_the_own_one_is_picked_up() -> None:
    table = fight()
    table.act("guard", "drop")
    assert table.refused(act("mira", "pick-up", item="dagger")).code == "not-dropped"  # put away, and nobody else's
    table.act("mira", "drop")
    table.act("mira", "pick-up", item="sabre")
    assert set(table.who("guard").conditions) == {"dropped.sabre"}
    assert set(table.who("mira").conditions) == {"hand.sabre"}


@R("AG-12")
def test_ag12_letting_go_costs_nothing_unless_house_rules_say_so() -> None:
    table = fight()
    table.act("mira", "drop")
    assert not table.slot("mira").spent
    table.act("mira", "pick-up")
    table = fight(drop_costs="movement")
    assert table.refused(act("dan", "drop")).code == "not-your-turn"
    table.act("mira", "drop")
    assert table.slot("mira").spent == {"movement": "drop"}


@R("AG-12")
def test_ag12_the_game_master_may_put_a_weapon_anywhere() -> None:
    table = fight()
    table.act("mira", "drop")
    table.do(c.PutCondition(targets=("mira",), condition="hand.sabre"))
    assert only(table.attack("mira", "dan", "missed"), f.Ruled).weapon == "sabre"


@R("AG-12")
def test_ag12_bare_hands_are_always_there() -> None:
    table = fight()
    table.act("mira", "drop")
    assert only(table.attack("mira", "dan", "missed"), f.Ruled).weapon == "unarmed"
    table = Table().join("mira", "dan", weapons={"sabre": {"drawn": True}, "dagger": {"drawn": True}}).begin()
    assert table.refused(c.Attack(who="mira", targets=("dan",), options={"outcome": "missed"})).code == "which-weapon"


@R("AG-13")
@pytest.mark.parametrize(
    "second",
    [
        act("mira", "draw"), act("mira", "pick-up", item="torch"), act("mira", "use"), act("mira", "cross"),
        move("mira", 2),
    ],
)  # fmt: skip
def test_ag13_who_closed_in_has_no_movement_action_left(second: c.Command) -> None:
    table = fight()
    table.do(move("mira", 3))
    refused = table.refused(second)
    assert says(refused) == ("action-gone", "AG-13")
    assert refused.params["on"] == "move"


@R("AG-13")
def test_ag13_nor_can_it_dodge_with_it() -> None:
    table = fight()
    table.do(move("mira", 3))
    assert only(table.act("mira", "dodge"), f.Defended).action == "main"
    assert table.state.active == "dan"
    assert says(table.refused(act("mira", "dodge"))) == ("no-defence", "AG-33")


@R("AG-13")
def test_ag13_house_rules_may_let_a_move_be_split() -> None:
    table = fight(split_move="yes")
    assert only(table.do(move("mira", 2, jump=1)), f.Moved).left == 3
    table.attack("mira", "dan", "missed")
    assert table.state.active == "mira"  # metres are left
    assert says(table.refused(move("mira", 4))) == ("too-far", "AG-10")
    table.do(move("mira", 1))
    table.do(move("mira"))
    assert table.slot("mira").covered == 5
    assert table.state.active == "dan"


@R("AG-13")
def test_ag13_class_abilities_make_an_exception_that_is_a_ruling_on_record() -> None:
    table = fight()
    table.do(move("mira", 3))
    facts = table.act("mira", "allow", use="draw", text="dancer of blades")
    ruled = only(facts, f.Ruled)
    assert (ruled.who, ruled.matter, ruled.outcome) == ("mira", "exception", "movement-draw")
    table.act("mira", "draw")
    assert table.slot("mira").spent == {"movement": "move", "movement-draw": "draw"}
    assert says(table.refused(act("mira", "draw", weapon="dagger"))) == ("not-stowed", "AG-12")
    table.act("mira", "drop", weapon="dagger")
    assert says(table.refused(act("mira", "pick-up"))) == ("action-gone", "AG-13")


@R("AG-13")
def test_ag13_an_exception_serves_once_a_round_as_long_as_it_lasts() -> None:
    table = fight()
    table.act("mira", "allow", use="dodge", rounds=2)
    for _ in range(2):
        table.do(move("mira", 3))
        table.attack("mira", "dan", "missed")
        assert only(table.act("mira", "dodge"), f.Defended).action == "movement-dodge"
        assert says(table.refused(act("mira", "dodge"))) == ("no-defence", "AG-33")
        table.next_round()
    assert not table.who("mira").conditions
    table.do(move("mira", 3))
    table.attack("mira", "dan", "missed")
    assert says(table.refused(act("mira", "dodge"))) == ("no-defence", "AG-33")


@R("AG-13")
def test_ag13_a_turn_stays_open_for_an_exception_that_can_still_be_used() -> None:
    table = fight()
    table.act("mira", "allow", use="draw")
    table.do(move("mira", 3))
    table.attack("mira", "dan", "missed")
    assert table.state.active == "mira"
    table.act("mira", "draw")
    assert table.state.active == "dan"


@R("AG-13")
def test_ag13_an_exception_may_be_for_several_renewed_and_taken_back() -> None:
    table = fight()
    table.act("mira", "allow", "dan", use="draw")
    table.act("mira", "allow", use="draw", rounds=1)
    assert table.who("mira").conditions["movement-draw"].until.at == "round-end"
    assert table.who("dan").conditions["movement-draw"].until.at == "never"
    table.act("dan", "disallow", use="draw")
    assert not table.who("dan").conditions
    assert says(table.refused(act("dan", "disallow", use="draw"))) == ("no-such-exception", "AG-13")
    assert says(table.refused(act("dan", "allow"))) == ("exception-to-what", "AG-13")
    assert says(table.refused(act("dan", "allow", use="dodge", action="main"))) == ("exception-needless", "AG-14")


@R("AG-14")
@pytest.mark.parametrize(("verb", "options"), [("draw", {}), ("pick-up", {"item": "torch"}), ("use", {})])
def test_ag14_the_main_action_may_serve_for_what_the_movement_action_does(verb: str, options: dict[str, str]) -> None:
    table = fight()
    table.do(move("mira", 3))
    table.act("mira", verb, action="main", **options)
    assert table.slot("mira").spent["main"] == verb


@R("AG-14")
def test_ag14_but_not_for_a_second_move() -> None:
    table = fight()
    table.do(move("mira", 6))
    assert says(table.refused(move("mira", 3, action="main"))) == ("main-moves-not", "AG-14")
    table.act("mira", "allow", use="move")
    table.do(move("mira", 3, action="main"))
    assert table.slot("mira").covered == 9


@R("AG-14")
def test_ag14_unless_house_rules_let_it() -> None:
    table = fight(main_moves="yes")
    table.do(move("mira", 6))
    table.do(move("mira", 6, action="main"))
    assert table.slot("mira").covered == 12
    assert table.state.active == "dan"


@R("AG-15")
def test_ag15_an_unspent_movement_action_may_be_reserved_to_dodge() -> None:
    table = fight()
    table.act("mira", "reserve", action="movement")
    assert says(table.refused(move("mira", 1))) == ("action-reserved", "AG-15")
    table.attack("mira", "dan", "missed")
    assert table.state.active == "dan"
    assert says(table.refused(act("mira", "block"))) == ("no-block", "AG-32")
    table.act("mira", "dodge", "dan")
    assert table.slot("mira").spent["movement"] == "dodge"
    table = fight()
    table.do(move("mira", 1))
    assert says(table.refused(act("mira", "reserve", action="movement"))) == ("action-gone", "AG-15")


@R("AG-21")
def test_ag21_a_sprint_takes_both_actions_for_double_the_distance() -> None:
    table = fight()
    assert says(table.refused(act("mira", "sprint", metres=13))) == ("too-far", "AG-21")
    facts = table.act("mira", "sprint", metres=12)
    assert only(facts, f.Moved).metres == 12
    assert dict(table.slot("mira").spent) == {"main": "sprint", "movement": "sprint"}
    assert table.state.active == "dan"


@R("AG-21")
def test_ag21_both_actions_must_be_there() -> None:
    table = fight()
    table.do(move("mira", 1))
    refused = table.refused(act("mira", "sprint", metres=5))
    assert (says(refused), refused.params["action"]) == (("sprint-needs-both", "AG-21"), "movement")
    table = fight()
    table.act("mira", "do")
    assert says(table.refused(act("mira", "sprint", metres=5))) == ("sprint-needs-both", "AG-21")


@R("AG-21")
@pytest.mark.parametrize(("flag", "condition"), [("exhausted", "Exténuée"), ("encumbered", "encombré")])
def test_ag21_not_if_exhausted_or_encumbered(flag: str, condition: str) -> None:
    table = Table().join("mira", "dan", **{flag: True}).begin()
    assert says(table.refused(act("mira", "sprint", metres=5))) == (f"sprint-{flag}", "AG-21")
    table.do(c.Correct(targets=("mira",), changes={flag: "no"}))
    table.do(c.PutCondition(targets=("mira",), condition=condition))
    assert says(table.refused(act("mira", "sprint", metres=5))) == (f"sprint-{flag}", "AG-21")
    table.do(c.LiftCondition(targets=("mira",), condition=condition))
    table.act("mira", "sprint", metres=5)


@R("AG-21")
def test_ag21_who_has_no_endurance_left_is_exhausted_unless_house_rules_say_otherwise() -> None:
    for rule, code in (("yes", "sprint-exhausted"), ("no", "")):
        table = fight(exhausted_at_zero=rule)
        table.do(c.SetGauge(targets=("mira",), gauge="endurance", value=0))
        if code:
            assert says(table.refused(act("mira", "sprint", metres=5))) == (code, "AG-21")
        else:
            table.act("mira", "sprint", metres=5)


@R("AG-21")
def test_ag21_house_rules_may_make_it_triple() -> None:
    table = fight(sprint_factor=3)
    table.act("mira", "sprint", metres=18)


@R("AG-21")
def test_ag21_a_sprint_goes_to_a_place_and_over_obstacles_too() -> None:
    table = placed()
    assert table.refused(act("mira", "sprint", to="x")).code == "bad-position"
    assert table.refused(act("mira", "sprint")).code == "how-far"
    assert says(table.refused(act("mira", "sprint", to="10", jump=3))) == ("too-far", "AG-21")
    table.act("mira", "sprint", to="10", jump=1, cost=1)
    assert table.who("mira").position == (10,)
