"""Rounds, the fixed order, initiative and its exchange (AG-01 to AG-07)."""

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.time_commands import Advance
from tests.agir.table import SHEET, Table, act, all_of, fight, only, says, tags

R = pytest.mark.rule


@R("AG-01")
def test_ag01_a_round_lasts_ten_seconds_and_ends_when_all_had_their_chance() -> None:
    table = fight()
    assert says(table.refused(c.StartRound())) == ("still-to-play", "AG-01")
    assert table.refused(c.StartRound()).params["who"] == ["mira", "dan", "guard"]
    table.next_round()
    assert (table.state.round, table.state.clock) == (2, 10)
    table.do(c.Skip(targets=("guard", "dan", "mira")))
    table.do(c.StartRound())
    assert (table.state.round, table.state.clock) == (3, 20)


@R("AG-01")
def test_ag01_a_round_may_be_another_length() -> None:
    table = fight(round_seconds=6)
    table.next_round()
    assert table.state.clock == 6


@R("AG-02")
def test_ag02_the_order_is_set_once_and_kept() -> None:
    table = fight()
    for _ in range(3):
        facts = table.next_round()
        assert table.order == ["mira", "dan", "guard"]
        assert table.state.active == "mira"
        assert not all_of(facts, f.InitiativeSet)
    refused = table.refused(c.RollInitiative(targets=("dan",)))
    assert says(refused) == ("has-initiative", "AG-02")
    assert says(table.refused(c.RollInitiative())) == ("nobody-to-roll", "AG-02")


@R("AG-03")
def test_ag03_two_who_are_willing_swap_places_from_then_on() -> None:
    table = fight()
    table.passes("mira")
    facts = table.act("dan", "exchange", "guard", agreed="yes")
    assert table.order == ["mira", "guard", "dan"]
    assert table.state.active == "guard"
    assert (table.slot("guard").score, table.slot("dan").score) == (19, 18)
    assert [fact.kind for fact in all_of(facts, f.InitiativeSet)] == ["exchanged", "exchanged"]
    table.next_round()
    assert table.order == ["mira", "guard", "dan"]


@R("AG-03")
def test_ag03_the_other_is_asked_unless_the_line_says_agreed() -> None:
    table = fight()
    asked = only(table.act("mira", "exchange", "guard"), f.Asked)
    assert (asked.kind, asked.whom, asked.options) == ("exchange", "guard", ("yes", "no"))
    assert table.refused(c.Pass(who="mira")).code == "awaits-answer"
    table.answer("no")
    assert table.order == ["mira", "dan", "guard"]
    table.act("mira", "exchange", "guard")
    table.answer("yes")
    assert table.order == ["guard", "dan", "mira"]
    assert table.state.active == "guard"
    table.passes("guard", "dan", "mira")


@R("AG-03")
def test_ag03_both_must_still_be_to_play() -> None:
    table = fight()
    table.passes("mira")
    assert says(table.refused(act("guard", "exchange", "mira"))) == ("exchange-too-late", "AG-03")
    table.act("dan", "draw")
    assert says(table.refused(act("guard", "exchange", "dan"))) == ("exchange-too-late", "AG-03")
    assert table.refused(act("guard", "exchange", "guard")).code == "exchange-with-itself"
    assert table.refused(act("guard", "exchange")).code == "exchange-with-one"


@R("AG-03")
def test_ag03_an_exchange_whose_moment_is_past_when_answered_is_refused() -> None:
    table = fight()
    table.act("dan", "exchange", "guard")
    table.do(c.Skip(targets=("guard",)))
    (question,) = table.state.questions
    assert says(table.refused(c.Answer(question=question, choice="yes"))) == ("exchange-too-late", "AG-03")
    table.answer("no")


@R("AG-03")
def test_ag03_house_rules_may_end_exchanges_with_the_round() -> None:
    table = fight(exchange="this-round")
    table.act("mira", "exchange", "dan", agreed="yes")
    table.act("mira", "exchange", "guard", agreed="yes")
    assert table.order == ["dan", "guard", "mira"]
    table.next_round()
    assert table.order == ["mira", "dan", "guard"]
    assert not any(combatant.markers for combatant in table.state.combatants.values())


@R("AG-03")
def test_ag03_house_rules_may_allow_exchanges_at_any_time_or_never() -> None:
    table = fight(exchange_when="any-time")
    table.passes("mira")
    table.act("mira", "exchange", "guard", agreed="yes")
    assert table.order == ["guard", "dan", "mira"]
    assert table.state.active == "dan"
    table.passes("dan")
    assert table.state.active == "guard"  # who had its place changed has not lost its turn
    table = fight(exchange="never")
    assert says(table.refused(act("mira", "exchange", "dan"))) == ("no-exchange", "AG-03")


@R("AG-04")
def test_ag04_initiative_is_rolled_highest_first_ties_by_joining() -> None:
    table = Table().join("mira", "dan", "guard")
    table.do(c.StartRound())
    assert table.state.phase == "initiative"
    table.do(c.RollInitiative(), "7/15/15")
    assert table.order == ["dan", "guard", "mira"]
    assert table.state.active == "dan"
    rolled = all_of(table.facts, f.Rolled)
    assert {(roll.pool[0].count, roll.pool[0].size) for roll in rolled} == {(1, 20)}


@R("AG-04")
def test_ag04_initiative_is_entered_by_the_game_master_who_also_settles_ties() -> None:
    table = Table().join("mira", "dan", "guard")
    table.do(c.StartRound())
    table.do(c.SetInitiative(targets=("guard",), value=12))
    table.do(c.SetInitiative(targets=("mira",), value=12))
    assert table.state.phase == "initiative"
    table.do(c.SetInitiative(targets=("dan",), value=14))
    assert table.order == ["dan", "mira", "guard"]
    table.do(c.Reorder(targets=("guard", "mira")))
    assert table.order == ["dan", "guard", "mira"]
    table.next_round()
    assert table.order == ["dan", "guard", "mira"]


@R("AG-04")
def test_ag04_house_rules_name_the_dice_the_direction_and_the_ties() -> None:
    table = Table(initiative="2d6+1", first="lowest", ties="entered").join("mira", "dan", "guard")
    table.do(c.StartRound())
    table.do(c.RollInitiative(targets=("guard",)), "2 3")
    table.do(c.RollInitiative(), "3 2/6 6")
    assert [table.slot(who).score for who in table.order] == [6, 6, 13]
    assert table.order == ["guard", "mira", "dan"]
    table.do(c.SetInitiative(targets=("dan",), value=1))
    assert table.order == ["dan", "guard", "mira"]
    with pytest.raises(BadSheet, match="bad-dice-expression"):
        Table(initiative="nonsense")


@R("AG-04")
@pytest.mark.case(18)
def test_ag04_who_joins_in_mid_round_plays_from_the_next_and_changes_nobody_else() -> None:
    table = fight()
    before = {who: table.slot(who) for who in table.order}
    table.join("late")
    assert {who: table.slot(who) for who in table.order} == before
    assert table.state.active == "mira"
    table.next_round()
    assert table.state.phase == "initiative"
    table.do(c.SetInitiative(targets=("late",), value=19))
    assert table.order == ["mira", "dan", "late", "guard"]
    assert table.state.active == "mira"


@R("AG-04")
def test_ag04_a_latecomer_with_an_initiative_already_waits_for_its_round() -> None:
    table = fight()
    table.join("late")
    table.do(c.RollInitiative(targets=("late",)), "20")
    table.passes("mira", "dan", "guard")
    assert not table.state.active
    table.do(c.StartRound())
    assert table.state.active == "mira"
    table.passes("mira")
    assert table.state.active == "late"


@R("AG-04")
def test_ag04_house_rules_may_let_latecomers_in_at_once() -> None:
    table = fight(late="this-round")
    table.join("late")
    table.do(c.RollInitiative(), "19")
    table.passes("mira", "dan")
    assert table.state.active == "late"


@R("AG-05")
def test_ag05_two_actions_a_turn_and_the_next_plays_when_both_are_spent() -> None:
    table = fight()
    table.act("mira", "draw")
    assert table.state.active == "mira"
    facts = table.act("mira", "do", what="cast")
    assert tags(facts)[-2:] == ["turn-ended", "turn-started"]
    assert table.state.active == "dan"
    assert dict(table.slot("mira").spent) == {"movement": "draw", "main": "cast"}


@R("AG-05")
def test_ag05_nobody_acts_out_of_turn_or_twice() -> None:
    table = fight()
    assert says(table.refused(act("dan", "draw"))) == ("not-your-turn", "AG-05")
    table.passes("mira")
    assert says(table.refused(act("mira", "draw"))) == ("has-played", "AG-05")
    table.act("dan", "do")
    assert says(table.refused(act("dan", "do"))) == ("action-gone", "AG-20")


@R("AG-06")
def test_ag06_what_is_neither_spent_nor_reserved_is_lost_with_the_turn() -> None:
    table = fight()
    table.act("mira", "reserve", action="main")
    facts = table.do(c.Pass(who="mira"))
    lost = only(facts, f.ActionLost)
    assert (lost.action, lost.why) == ("movement", "passed")
    assert dict(table.slot("mira").spent) == {"main": "reserved", "movement": "lost"}


@R("AG-06")
def test_ag06_reserved_actions_lapse_when_the_round_ends() -> None:
    table = fight()
    table.act("mira", "reserve")
    assert table.state.active == "dan"
    facts = table.next_round()
    lapsed = [(fact.who, fact.action) for fact in all_of(facts, f.ActionLost) if fact.why == "lapsed"]
    assert lapsed == [("mira", "main"), ("mira", "movement")]
    assert tags(facts).index("action-lost") < tags(facts).index("round-ended")
    assert not table.slot("mira").spent
    table.passes("mira")
    assert says(table.refused(act("mira", "dodge"))) == ("no-defence", "AG-33")


@R("AG-06")
def test_ag06_house_rules_may_carry_them_to_ones_next_turn() -> None:
    table = fight("dan", "mira", reserved_until="next-turn")
    table.passes("dan")
    table.act("mira", "reserve")
    table.do(c.StartRound())
    table.act("mira", "dodge")
    table.act("mira", "block")
    assert not table.slot("mira").spent  # what this round gives is whole
    assert [fact.action for fact in all_of(table.facts, f.Defended)] == ["carried-movement", "carried-main"]
    table.passes("dan")
    table.act("mira", "reserve")
    table.do(c.StartRound())
    assert set(table.who("mira").markers) == {"carried-main", "carried-movement"}
    table.passes("dan")
    assert not table.who("mira").markers


@R("AG-07")
def test_ag07_who_has_yet_to_play_may_defend_with_what_its_turn_will_lack() -> None:
    table = fight()
    table.act("dan", "dodge", "mira")
    assert dict(table.slot("dan").spent) == {"movement": "dodge"}
    table.act("guard", "dodge")
    table.act("guard", "block")
    table.passes("mira")
    assert says(table.refused(act("dan", "draw", weapon="dagger"))) == ("action-gone", "AG-13")
    facts = table.do(c.Pass(who="dan"))
    # The guard is called, has nothing left, and its turn is over at once.
    assert tags(facts)[-2:] == ["turn-started", "turn-ended"]
    assert not table.state.active


@R("AG-07")
def test_ag07_house_rules_may_forbid_it() -> None:
    table = fight(defend_before_turn="no")
    assert says(table.refused(act("dan", "dodge"))) == ("defends-from-its-turn", "AG-07")
    assert says(table.refused(act("dan", "block"))) == ("defends-from-its-turn", "AG-07")
    table.act("mira", "dodge")


# Who cannot play ----------------------------------------------------------------------------


@pytest.mark.case(5)
def test_who_falls_is_not_called_and_going_back_a_turn_reaches_the_one_before() -> None:
    table = fight("a", "b", "c")
    table.attack("a", "b", "hit", condition="unconscious")
    table.passes("a")
    assert table.state.active == "c"
    assert table.refused(act("b", "dodge")).code == "is-unconscious"


@pytest.mark.case(17)
def test_taking_a_later_one_out_leaves_the_active_one_active() -> None:
    table = fight()
    table.do(c.Kill(targets=("guard",)))
    assert table.state.active == "mira"
    table.do(c.Leave(targets=("dan",)))
    assert table.state.active == "mira"


@pytest.mark.case(17)
def test_taking_the_active_last_one_out_makes_the_next_the_first_of_the_next_round() -> None:
    for removal in (c.Kill(targets=("guard",)), c.Leave(targets=("guard",))):
        table = fight()
        table.passes("mira", "dan")
        table.do(removal)
        assert not table.state.active
        table.do(c.StartRound())
        assert table.state.active == "mira"


def test_taking_the_active_one_out_calls_the_next() -> None:
    for removal in (c.Kill(targets=("mira",)), c.Leave(targets=("mira",)), c.Skip(targets=("mira",))):
        table = fight()
        table.do(removal)
        assert table.state.active == "dan"


def test_who_wakes_in_time_has_its_turn() -> None:
    table = fight()
    table.do(c.PutCondition(targets=("dan",), condition="Assommé"))
    table.passes("mira")
    assert table.state.active == "guard"
    table.do(c.LiftCondition(targets=("dan",), condition="Assommé"))
    table.passes("guard")
    assert table.state.active == "dan"


def test_a_round_needs_somebody() -> None:
    assert Table().refused(c.StartRound()).code == "nobody-here"
    assert Table().join("mira").refused(act("mira", "draw")).code == "wrong-phase"


def test_the_whole_order_can_be_thrown_away() -> None:
    table = fight()
    table.do(c.ResetOrder())
    assert table.state.phase == "initiative"
    table.do(c.RollInitiative(), "1/20/10")
    assert table.order == ["dan", "guard", "mira"]


def test_house_rules_that_are_none_are_refused() -> None:
    with pytest.raises(BadSheet):
        Table(exchange="sometimes")
    assert SHEET["movement"] == 6


@R("AG-01", "AG-02", "AG-06")
def test_ag01_between_two_rounds_time_may_pass_and_the_order_stays() -> None:
    table = fight()
    assert says(table.refused(Advance(seconds=60))) == ("still-to-play", "AG-01")
    table.act("mira", "exchange", "guard", agreed="yes")
    table.act("guard", "reserve")
    table.passes("dan", "mira")
    table.do(Advance(seconds=60))
    assert (table.state.phase, table.state.clock) == ("setup", 70)
    assert [fact.who for fact in all_of(table.facts, f.ActionLost) if fact.why == "lapsed"] == ["guard", "guard"]
    table.join("late")
    table.do(c.StartRound())
    table.do(c.SetInitiative(targets=("late",), value=1))
    assert (table.state.round, table.state.clock) == (2, 70)
    assert table.order == ["guard", "dan", "mira", "late"]
    assert table.state.active == "guard"
