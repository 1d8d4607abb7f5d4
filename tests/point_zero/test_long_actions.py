"""Actions of several turns: PZ-02."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, fight, only, tags

pytestmark = pytest.mark.rule("PZ-02")


def lock(**parameters: int | str) -> Table:
    """Mira, at work for three turns; the guard stands by."""
    table = fight(**parameters).roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    table.do(c.Declare(who="mira", verb="long", options={"rounds": 3}))
    return table


def test_pz02_a_long_action_spans_turns_and_leaves_room_for_nothing_else():
    table = lock()
    assert (table.slot("mira").until, table.state.active) == (3, "guard")
    assert table.refused(c.Move(who="mira", metres=1)).code == "busy"
    assert table.refused(c.Act(who="mira", verb="dodge")).code == "busy"


def test_pz02_no_initiative_is_rolled_meanwhile():
    table = lock().rest()
    table.do(c.StartRound())
    assert table.refused(c.RollInitiative(targets=("mira",)), "1 1 1").code == "busy"
    facts = table.do(c.RollInitiative(), "1 1 1")
    assert [roll.who for roll in all_of(facts, f.Rolled)] == ["guard"]
    assert table.state.order == ("guard", "mira")
    facts = table.do(c.Declare(who="guard"))
    assert only(facts, f.TurnStarted).who == "guard"
    table.rest()
    table.do(c.StartRound())


def test_pz02_it_resolves_when_its_last_turn_ends():
    table = lock().rest()
    table.do(c.StartRound())
    facts = table.do(c.StartRound())
    assert not all_of(facts, f.ActionSpent)
    facts = table.do(c.StartRound())
    assert tags(facts) == ["action-spent", "round-ended", "round-started"]
    assert only(facts, f.ActionSpent) == f.ActionSpent(who="mira", action="action", on="long")
    table.do(c.RollInitiative(targets=("mira",)), "1 1 1")


def test_pz02_house_rules_may_resolve_it_as_that_turn_starts():
    table = lock(long_resolves="start").rest()
    table.do(c.StartRound())
    facts = table.do(c.StartRound())
    assert tags(facts) == ["round-ended", "round-started", "action-spent"]
    facts = table.do(c.StartRound())
    assert not all_of(facts, f.ActionSpent)


def test_pz02_it_may_be_given_up_as_a_turn_starts():
    table = lock().rest()
    assert table.refused(c.Pass(who="mira")).code == "busy"
    table.do(c.StartRound())
    facts = table.do(c.Pass(who="mira"))
    assert (only(facts, f.ActionLost).why, table.state.order) == ("given-up", ())
    assert table.refused(c.Pass(who="mira")).code == "not-in-order"
    table.do(c.RollInitiative(), "1 1 1 / 2 2 2")
    assert table.state.order == ("guard", "mira")


def test_pz02_unless_house_rules_forbid_it():
    table = lock(long_give_up="no").rest()
    table.do(c.StartRound())
    assert table.refused(c.Pass(who="mira")).code == "no-giving-up"


def test_pz02_it_is_lost_with_consciousness():
    table = lock()
    table.do(c.Mark(targets=("mira",), level="unconscious"))
    facts = table.rest().do(c.StartRound())
    assert (only(facts, f.ActionLost).who, "mira" in table.state.slots) == ("mira", False)


def test_pz02_it_needs_a_number_of_turns():
    table = fight().roll(mira=13)
    assert table.refused(c.Declare(who="mira", verb="long")).code == "how-many-rounds"
    assert table.refused(c.Declare(who="mira", verb="long", options={"rounds": 1})).code == "option-out-of-range"
    table.do(c.Declare(who="mira"))
    table.do(c.Act(who="mira", verb="long", options={"rounds": 2}))
    assert (table.slot("mira").until, table.state.active) == (2, "")
