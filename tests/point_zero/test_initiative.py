"""Turn and initiative: PZ-01 to PZ-09, PZ-15, E1."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, fight, only, tags


@pytest.mark.rule("PZ-01")
def test_pz01_a_turn_lasts_three_seconds():
    table = fight().round(mira=13, guard=10)
    assert table.state.clock == 0
    facts = table.rest().do(c.StartRound())
    assert tags(facts) == ["round-ended", "round-started", "phase-changed"]
    assert only(facts, f.RoundStarted).clock == 3


@pytest.mark.rule("PZ-01")
def test_pz01_house_rules_may_make_it_longer():
    table = fight(turn_seconds=6).round(mira=13)
    table.rest().do(c.StartRound())
    assert table.state.clock == 6


@pytest.mark.rule("PZ-03")
def test_pz03_initiative_is_the_sum_of_init_dice():
    table = fight()
    table.do(c.StartRound())
    facts = table.do(c.RollInitiative(targets=("mira",)), "6 6 1")
    rolled, set_ = only(facts, f.Rolled), only(facts, f.InitiativeSet)
    assert (rolled.who, rolled.purpose, rolled.pool[0].count, rolled.pool[0].size) == ("mira", "initiative", 3, 6)
    assert (set_.score, set_.kind, set_.terms[0].value, set_.terms[0].source) == (13, "rolled", 13, table.seq - 2)


@pytest.mark.rule("PZ-03")
def test_pz03_everyone_who_has_not_rolled_rolls_in_order_of_joining():
    table = fight().join("chet")
    table.do(c.StartRound())
    table.do(c.RollInitiative(targets=("guard",)), "1 2 3")
    facts = table.do(c.RollInitiative(), "6 6 1 / 1 1 1")
    assert [fact.who for fact in all_of(facts, f.Rolled)] == ["mira", "chet"]
    assert table.state.order == ("mira", "guard", "chet")
    assert table.refused(c.RollInitiative()).code == "nobody-to-roll"
    assert fight().round(mira=13, guard=10).refused(c.RollInitiative()).code == "nobody-to-roll"
    assert table.refused(c.RollInitiative(targets=("mira",)), "1 1 1").code == "has-initiative"


@pytest.mark.rule("PZ-03")
def test_pz03_one_action_a_turn():
    table = fight().round(mira=13, guard=10)
    table.shoot("mira", "guard", "1 2 2 2 2")
    assert table.refused(c.Attack(who="mira", targets=("guard",), options={"distance": 8}), "6").code == "turn-over"


@pytest.mark.rule("PZ-03")
def test_pz03_who_rolled_and_then_only_moves_keeps_the_roll():
    table = fight().roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    table.do(c.Declare(who="mira", verb="move"))
    assert (table.slot("mira").count, table.state.active) == (13, "mira")


@pytest.mark.rule("PZ-03")
def test_pz03_house_rules_may_put_it_back_to_dep():
    table = Table(rolled_only_moves="dep").join("mira", DEP=9).join("guard").roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    facts = table.do(c.Declare(who="mira", verb="move"))
    assert (only(facts, f.InitiativeSet).score, table.state.order) == (9, ("guard", "mira"))


@pytest.mark.rule("PZ-04")
def test_pz04_who_only_moves_has_dep_and_rolls_nothing():
    table = fight()
    table.do(c.StartRound())
    facts = table.do(c.RollInitiative(targets=("mira",), options={"moves": "yes"}))
    assert tags(facts) == ["initiative-set", "order-set"]
    assert (table.slot("mira").score, table.slot("mira").kind) == (18, "moving")
    assert table.refused(c.Declare(who="mira", verb="attack", targets=("guard",))).code == "only-moves"
    table.do(c.Declare(who="mira"))
    assert table.refused(c.Act(who="mira", verb="dodge")).code == "only-moves"


@pytest.mark.rule("PZ-05", "PZ-06")
@pytest.mark.rule("E1")
def test_e1_the_guard_declares_first_mira_resolves_first():
    table = fight().roll(mira=13, guard=10)
    no = table.refused(c.Declare(who="mira", verb="attack", targets=("guard",)))
    assert (no.code, no.params) == ("declare-first", {"who": "mira", "first": "guard", "count": 10})
    facts = table.do(c.Declare(who="guard", verb="attack", targets=("mira",), weapon="pistol"))
    assert tags(facts) == ["phase-changed", "declared"]
    facts = table.do(c.Declare(who="mira", verb="attack", targets=("guard",)))
    assert tags(facts) == ["declared", "phase-changed", "turn-started"]
    assert only(facts, f.TurnStarted) == f.TurnStarted(who="mira", count=13)
    facts = table.shoot("mira", "guard", "1 2 2 2 2")
    assert only(facts, f.TurnStarted) == f.TurnStarted(who="guard", count=10)


@pytest.mark.rule("PZ-05")
def test_pz05_what_is_declared_binds():
    table = fight().join("chet").roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    assert table.refused(c.Declare(who="guard", verb="dodge")).code == "already-declared"
    table.do(c.Declare(who="mira", verb="attack", targets=("guard",), weapon="pistol"))
    assert table.refused(c.Act(who="mira", verb="dodge")).code == "declared-otherwise"
    for change, code in (({"targets": ("chet",)}, "declared-target"), ({"weapon": "unarmed"}, "declared-weapon")):
        attack = {"who": "mira", "targets": ("guard",), "options": {"distance": 1}, **change}
        assert table.refused(c.Attack(**attack)).code == code
    table.shoot("mira", "guard", "1 2 2 2 2")


@pytest.mark.rule("PZ-05")
def test_pz05_unless_house_rules_let_people_change_their_minds():
    table = fight(binding="no").roll(mira=13)
    table.do(c.Declare(who="mira", verb="attack", targets=("guard",)))
    table.do(c.Act(who="mira", verb="dodge"))
    assert table.slot("mira").spent == {"action": "dodge"}


@pytest.mark.rule("PZ-05")
def test_pz05_what_cannot_be_declared_is_refused():
    table = fight().roll(mira=13)
    assert table.refused(c.Declare(who="mira", verb="sing")).code == "cannot-declare"
    assert table.refused(c.Declare(who="mira", verb="attack", weapon="bazooka")).code == "no-such-weapon"
    assert table.refused(c.Declare(who="mira", verb="attack", targets=("nobody",))).code == "no-such-combatant"
    assert table.refused(c.Declare(who="guard")).code == "not-in-order"
    assert table.refused(c.Declare(who="mira", verb="dodge", options={"rounds": 2})).code == "rounds-for-long"


@pytest.mark.rule("PZ-06")
def test_pz06_nobody_holds_back():
    table = fight().round(mira=13, guard=10)
    no = table.refused(c.Attack(who="guard", targets=("mira",), options={"distance": 8}))
    assert (no.code, no.params) == ("not-your-turn", {"who": "guard", "called": "mira", "count": 13})
    assert table.refused(c.Act(who="mira", verb="hold", options={"count": 5})).code == "no-holding-back"


@pytest.mark.rule("PZ-06")
def test_pz06_house_rules_may_allow_it():
    table = fight(hold_back="yes").round(mira=13, guard=10)
    facts = table.do(c.Act(who="mira", verb="hold"))
    assert (only(facts, f.TurnStarted).who, table.slot("mira").count) == ("guard", 10)
    table.do(c.Pass(who="guard"))
    assert table.state.active == "mira"
    assert table.refused(c.Act(who="mira", verb="hold", options={"count": 11})).code == "bad-hold"


@pytest.mark.rule("PZ-07")
def test_pz07_an_action_that_has_become_impossible_is_lost():
    table = fight().join("chet").roll(mira=13, guard=10, chet=5)
    table.do(c.Declare(who="chet", verb="attack", targets=("guard",)))
    table.do(c.Declare(who="guard", verb="attack", targets=("mira",)))
    table.do(c.Declare(who="mira", verb="attack", targets=("guard",)))
    facts = table.shoot("mira", "guard", "6 6 6 6 6 / 6 6 6 6")
    assert only(facts, f.Died).who == "guard"
    assert [(lost.who, lost.why) for lost in all_of(facts, f.ActionLost)] == [
        ("guard", "dead"),
        ("chet", "target-gone"),
    ]
    assert table.state.active == ""


@pytest.mark.rule("PZ-07")
def test_pz07_whom_no_word_binds_may_still_do_something_else():
    table = fight(binding="no").join("chet").roll(mira=13, guard=10, chet=5)
    table.do(c.Declare(who="chet", verb="attack", targets=("guard",)))
    table.do(c.Declare(who="guard"))
    table.do(c.Declare(who="mira"))
    table.shoot("mira", "guard", "6 6 6 6 6 / 6 6 6 6")
    assert table.state.active == "chet"
    assert only(table.do(c.Act(who="chet", verb="dodge")), f.ActionSpent).on == "dodge"


@pytest.mark.rule("PZ-07")
def test_pz07_who_falls_unconscious_loses_its_action():
    table = fight().round(mira=13, guard=10)
    facts = table.do(c.Mark(targets=("guard",), level="Inconscient"))
    assert not all_of(facts, f.ActionLost)
    facts = table.do(c.Pass(who="mira"))
    assert [(lost.who, lost.why) for lost in all_of(facts, f.ActionLost)] == [
        ("mira", "passed"),
        ("guard", "unconscious"),
    ]


@pytest.mark.rule("PZ-08")
@pytest.mark.parametrize(
    ("rule", "order"),
    [
        ("init-dep-joined", ("sharp", "far", "first", "last")),
        ("dep-init-joined", ("far", "sharp", "first", "last")),
        ("joined", ("first", "last", "far", "sharp")),
    ],
)
def test_pz08_ties(rule, order):
    table = Table(ties=rule).join("first", "last").join("far", DEP=20).join("sharp", INIT=4)
    table.roll(last=10, sharp=10, first=10, far=10)
    assert table.state.order == order
    assert table.refused(c.Declare(who=order[0])).params["first"] == order[-1]


@pytest.mark.rule("PZ-08")
def test_pz08_the_game_master_may_reorder_the_tied():
    table = fight().roll(mira=10, guard=10)
    table.do(c.Reorder(targets=("guard", "mira")))
    assert table.state.order == ("guard", "mira")
    table.join("chet")
    assert table.refused(c.Declare(who="guard")).params["first"] == "mira"


@pytest.mark.case(16)
@pytest.mark.rule("PZ-08")
def test_case16_a_later_roll_comes_after_a_tie_in_recorded_order():
    table = Table().join("b", "a", "c").roll(b=15, a=15, c=10)
    assert table.state.order == ("b", "a", "c")
    for who in reversed(table.state.order):
        table.do(c.Declare(who=who))
    turns = all_of(table.rest().facts, f.TurnStarted)
    assert [turn.who for turn in turns] == ["b", "a", "c"]


@pytest.mark.rule("PZ-09")
def test_pz09_who_joins_in_mid_fight_takes_part_from_the_next_turn():
    table = fight().roll(mira=13).join("chet")
    assert table.who("chet").from_round == 2
    assert table.refused(c.RollInitiative(targets=("chet",))).code == "from-next-turn"
    table.do(c.Declare(who="mira"))
    assert table.refused(c.RollInitiative(targets=("guard",))).code == "from-next-turn"
    table.rest().roll(chet=9)
    assert table.state.order == ("chet",)


@pytest.mark.rule("PZ-09")
def test_pz09_who_rolls_after_the_first_declaration_is_too_late():
    table = fight().join("chet").roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    assert table.refused(c.RollInitiative(targets=("chet",)), "1 1 1").code == "from-next-turn"


@pytest.mark.rule("PZ-09")
def test_pz09_house_rules_may_let_latecomers_in_at_once():
    table = fight(late="this-turn").roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    table.join("chet")
    table.do(c.RollInitiative(targets=("chet",)), "4 4 3")
    assert table.state.order == ("mira", "chet", "guard")
    assert table.refused(c.Declare(who="mira")).params["first"] == "chet"


@pytest.mark.case(18)
@pytest.mark.rule("PZ-09")
def test_case18_joining_changes_nobody_elses_turn():
    table = fight().round(mira=13, guard=10)
    before = (table.state.order, table.state.active, dict(table.state.slots), table.who("mira"))
    table.join("chet")
    assert (table.state.order, table.state.active, dict(table.state.slots), table.who("mira")) == before


@pytest.mark.rule("PZ-15")
def test_pz15_drawing_and_firing_is_one_action_at_one_count():
    table = fight().round(mira=11)
    facts = table.shoot("mira", "guard", "2 2 4 4 6 / 1 1 1 1")
    assert [fact.action for fact in all_of(facts, f.ActionSpent)] == ["action"]
    assert table.slot("mira").count == 11


@pytest.mark.case(17)
def test_case17_removing_somebody_later_leaves_the_active_one_active():
    table = fight().join("chet").round(mira=13, guard=10, chet=5)
    table.do(c.Kill(targets=("chet",)))
    assert table.state.active == "mira"
    table.do(c.Pass(who="mira"))
    table.do(c.Leave(targets=("guard",)))
    assert table.state.active == ""
    table.roll(mira=4)
    assert (table.state.round, table.state.order) == (2, ("mira",))


@pytest.mark.case(19)
def test_case19_initiative_zero_is_listed_and_gets_no_action():
    table = fight().roll(mira=13, guard=10)
    table.do(c.SetInitiative(targets=("guard",), value=0))
    assert table.state.order == ("mira", "guard")
    assert table.refused(c.Declare(who="guard")).code == "no-action-left"
    table.do(c.Declare(who="mira"))
    facts = table.do(c.Pass(who="mira"))
    assert [(lost.who, lost.why) for lost in all_of(facts, f.ActionLost)] == [
        ("mira", "passed"),
        ("guard", "count-zero"),
    ]


def test_a_turn_does_not_end_while_someone_has_to_act_or_to_answer():
    table = fight().roll(mira=13, guard=10)
    assert table.refused(c.StartRound()).params["who"] == ["mira", "guard"]
    table.do(c.Declare(who="guard"))
    assert table.refused(c.StartRound()).code == "still-to-act"
    table.do(c.Declare(who="mira"))
    table.shoot("mira", "guard", "1 1 1 2 2")
    table.do(c.Pass(who="guard"))
    assert table.refused(c.StartRound()).code == "questions-open"
    table.do(c.Answer(question="q1", choice="fall"))
    table.do(c.StartRound())


def test_a_turn_in_which_nobody_rolls_may_end():
    table = fight()
    table.do(c.StartRound())
    table.do(c.StartRound())
    assert (table.state.round, table.state.clock) == (2, 3)
    assert Table().refused(c.StartRound()).code == "nobody-here"


def test_a_declared_pass_needs_no_more_words():
    table = fight().roll(mira=13, guard=10)
    table.do(c.Declare(who="guard"))
    facts = table.do(c.Declare(who="mira", verb="pass"))
    assert (only(facts, f.ActionLost).why, table.state.active) == ("passed", "guard")


def test_the_order_thrown_away_is_rolled_again():
    table = fight().round(mira=13, guard=10)
    table.do(c.ResetOrder())
    assert (table.state.phase, table.state.order) == ("initiative", ())
    table.do(c.RollInitiative(), "1 1 1 / 2 2 2")
    assert table.state.order == ("guard", "mira")
