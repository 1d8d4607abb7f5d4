"""The clock: what falls due as game time passes (PZ-53, PZ-55, PZ-60, PZ-68, PZ-69)."""

import pytest

from rejeu.engine.clock import STOPS
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import time_commands as tc
from rejeu.events import time_facts as t

from .table import Table, all_of, fight, only, tags, terms
from .ward import DAY, FAILURE, HOUR, MINUTE, due, harm, plain, told, treat, wait, ward


@pytest.mark.rule("PZ-60")
def test_pz60_a_shock_box_a_minute_whatever_its_level_the_highest_first():
    table = ward("Secoué", "Sonné", "Étourdi", "Secoué")
    assert due(table) == {"shock.mira": 60}
    facts = wait(table, 5 * MINUTE)
    assert harm(facts) == [
        (60, "closed", "w2", "cleared"),
        (120, "closed", "w3", "cleared"),
        (180, "closed", "w1", "cleared"),
        (240, "closed", "w4", "cleared"),
    ]
    assert table.state.clock == 300
    assert [row for row in told(facts) if row[1] == "assessed"] == [
        (60, "assessed", "mira", "able"),
        (120, "assessed", "mira", "able"),
        (240, "assessed", "mira", "able"),
    ]


@pytest.mark.rule("PZ-60")
def test_pz60_the_minute_runs_from_the_first_box_marked_then_from_each_clearing():
    table = ward("Secoué")
    wait(table, 40)
    table.do(c.Mark(targets=("mira",), level="Étourdi"))
    assert due(table) == {"shock.mira": 60}
    assert harm(wait(table, 20), 40) == [(60, "closed", "w2", "cleared")]
    assert due(table) == {"shock.mira": 120}


@pytest.mark.rule("PZ-60")
def test_pz60_house_rules_may_clear_the_lowest_first_and_faster():
    table = ward("Sonné", "Secoué", shock_order="lowest", shock_seconds=10)
    assert harm(wait(table, 20)) == [(10, "closed", "w2", "cleared"), (20, "closed", "w1", "cleared")]


@pytest.mark.rule("PZ-60")
def test_pz60_the_last_box_cleared_by_ruling_ends_the_minute():
    table = ward("Secoué")
    table.do(c.Clear(targets=("mira",), level="Secoué"))
    assert due(table) == {}
    wait(table, 30)
    table.do(c.Mark(targets=("mira",), level="Secoué"))
    assert due(table) == {"shock.mira": 90}


@pytest.mark.rule("PZ-01", "PZ-60")
def test_pz60_turns_move_the_same_clock():
    """Each turn is 3 s: what falls due in those of a turn falls before the next starts."""
    table = fight()
    table.do(c.Mark(targets=("guard",), level="Secoué"))
    for _ in range(20):
        facts = table.round(mira=13, guard=10).rest().facts
        assert not all_of(facts, f.WoundClosed)
    facts = table.do(c.StartRound())
    assert tags(facts)[:4] == ["round-ended", "clock-advanced", "deadline-cleared", "wound-closed"]
    assert (only(facts, f.ClockAdvanced).clock, only(facts, f.RoundStarted).clock) == (60, 60)


@pytest.mark.rule("PZ-53")
def test_pz53_an_untended_critique_turns_fatal_and_then_kills():
    table = ward("Critique")
    facts = wait(table, DAY)
    assert harm(facts) == [
        (3 * HOUR, "changed", "w1", "fatal"),
        (3 * HOUR + 3 * MINUTE, "died", "mira", "fatal-wound"),
    ]
    assert due(table) == {}
    assert table.who("mira").status == "dead"
    assert table.state.clock == DAY


@pytest.mark.rule("PZ-53")
@pytest.mark.parametrize(("rule", "outcome"), [("stay", "changed"), ("death", "died")])
def test_pz53_with_fatal_full_it_stays_there_or_house_rules_let_it_kill(rule, outcome):
    table = ward("Critique", "Fatal", worsen_full=rule)
    table.do(tc.MoveDeadline(targets=("mira",), deadline="fatal.w2", delta=DAY))
    (first,) = harm(wait(table, 3 * HOUR))
    assert first[:2] == (3 * HOUR, outcome)
    if rule == "stay":
        assert table.levels("mira") == ["fatal", "fatal"], "one more than there are boxes"


@pytest.mark.rule("PZ-53")
def test_pz53_one_deadline_for_all_worsens_one_wound_then_the_next():
    table = ward("Critique", "Critique", scope="character")
    assert due(table) == {"critical.w1": 3 * HOUR}
    wait(table, 3 * HOUR)
    assert due(table) == {"fatal.w1": 3 * HOUR + 3 * MINUTE, "critical.w2": 6 * HOUR}


@pytest.mark.rule("PZ-55")
def test_pz55_a_fatal_wound_kills_vig_minutes_later_and_death_ends_it_all():
    table = ward("Fatal", "Grave", "Secoué")
    facts = wait(table, HOUR)
    assert harm(facts) == [(60, "closed", "w3", "cleared"), (180, "died", "mira", "fatal-wound")]
    assert [row for row in told(facts) if row[1] == "cleared" and row[3] == "death"] == [
        (180, "cleared", "healing.w2", "death")
    ]
    assert table.levels("mira") == ["fatal", "grave"], "what was marked stays marked"


# The order, and the steps --------------------------------------------------------------------


def crowd() -> Table:
    """Everything due at one instant, an hour from the opening, and set in no order at all."""
    table = ward("Fatal", "Critique", "Légère", "Grave", "Légère", "Secoué", full="overfill")
    for deadline in ("critical.w2", "healing.w5", "fatal.w1", "shock.mira", "healing.w4", "healing.w3"):
        table.do(tc.MoveDeadline(targets=("mira",), deadline=deadline, due=HOUR))
    return table


@pytest.mark.rule("PZ-69")
@pytest.mark.case(25)
def test_pz69_case25_at_one_instant_timers_fall_in_a_fixed_order():
    facts = wait(crowd(), HOUR)
    fallen = [row[2] for row in told(facts) if row[1] == "cleared" and row[3] == "due"]
    assert fallen == ["shock.mira", "healing.w3", "healing.w4", "healing.w5", "critical.w2", "fatal.w1"]
    assert {row[0] for row in told(facts)} == {HOUR}


@pytest.mark.rule("PZ-68", "PZ-69")
@pytest.mark.case(25)
@pytest.mark.parametrize("steps", [[HOUR], [HOUR - 1, 1], [1] * 5 + [HOUR - 5], [MINUTE] * 60])
def test_pz68_case25_the_order_is_the_same_for_a_big_step_and_for_many(steps):
    one, many = crowd(), crowd()
    whole = wait(one, HOUR)
    parts = [fact for seconds in steps for fact in wait(many, seconds)]
    assert told(parts) == told(whole)
    assert plain(many.state) == plain(one.state)


@pytest.mark.rule("PZ-69")
def test_pz69_at_one_instant_the_oldest_wound_first_among_people_too():
    table = ward("Grave")
    table.do(c.Mark(targets=("chet",), level="Grave"))
    table.do(c.Mark(targets=("mira",), level="Grave"))
    rows = harm(wait(table, 28 * DAY))
    assert [row[2] for row in rows] == ["w1", "w2", "w3"]


@pytest.mark.case(24)
def test_case24_skipped_and_fallen_people_do_not_change_how_long_a_round_lasts():
    long, short = fight(), fight()
    for table, acts in ((long, True), (short, False)):
        table.roll(mira=13, guard=10)
        if not acts:
            table.do(c.Skip(targets=("mira",)))
            table.do(c.Mark(targets=("guard",), level="Inconscient"))
        else:
            table.do(c.Declare(who="guard"))
            table.do(c.Declare(who="mira"))
            table.rest()
        table.do(c.StartRound())
    assert (long.state.clock, short.state.clock) == (3, 3)
    assert (long.state.round, short.state.round) == (2, 2)


@pytest.mark.case(23)
def test_case23_a_wound_that_never_heals_is_still_there_after_ten_years():
    table = ward("Légère", "Grave", heal_1=0)
    rows = harm(wait(table, 3_650 * DAY))
    assert rows == [(28 * DAY, "changed", "w2", "light")]
    assert table.levels("mira") == ["light", "light"]
    assert due(table) == {}


# How far, and what halts it ------------------------------------------------------------------


def test_the_clock_goes_for_so_long_or_until_a_second():
    table = ward()
    assert tags(wait(table, 90)) == ["clock-advanced"]
    table.do(tc.Advance(until=100))
    assert table.state.clock == 100


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"seconds": -5}, "negative-time"),
        ({"seconds": 0}, "negative-time"),
        ({"seconds": 10**15}, "too-long"),
        ({"until": 10**15}, "too-long"),
        ({"until": 10}, "clock-past"),
        ({"until": -1}, "clock-past"),
        ({}, "how-long"),
        ({"seconds": 5, "until": 500}, "how-long"),
        ({"seconds": 5, "fit": True}, "how-long"),
        ({"seconds": 5, "targets": ("mira",)}, "rest-for-whom"),
        ({"seconds": 5, "stop": ("noon",)}, "no-such-stop"),
        ({"fit": True, "targets": ("nobody",)}, "no-such-combatant"),
        ({"fit": True, "targets": ("mira", "mira")}, "named-twice"),
        ({"fit": True, "targets": ("chet",)}, "fit-already"),
    ],
)
def test_absurd_times_are_refused_in_words(given, code):
    table = ward("Légère")
    wait(table, 10)
    assert table.refused(tc.Advance(**given)).code == code


@pytest.mark.parametrize(
    ("stop", "clock"),
    [
        ("healed", 60),
        ("worsening", 3 * HOUR),
        ("death", 3 * HOUR + 3 * MINUTE),
        ("any", 60),
        ("question", 10 * DAY),
        ("none", 10 * DAY),
    ],
)
def test_the_clock_stops_where_it_is_asked_to(stop, clock):
    table = ward("Critique", "Secoué")
    facts = wait(table, 10 * DAY, stop=(stop,))
    assert table.state.clock == clock
    stopped = all_of(facts, t.ClockStopped)
    assert [fact.why for fact in stopped] == ([(stop,)] if clock < 10 * DAY else [])
    assert stop in STOPS


def test_the_clock_stops_only_once_all_that_is_due_then_has_fallen():
    table = ward("Légère", "Légère")
    wait(table, 30 * DAY, stop=("healed",))
    assert (table.state.clock, table.levels("mira"), due(table)) == (7 * DAY, [], {})


def test_a_round_in_course_holds_the_clock_unless_it_is_forced():
    table = fight().round(mira=13, guard=10)
    refused = table.refused(tc.Advance(seconds=60))
    assert (refused.code, refused.params["who"]) == ("still-to-act", ["mira", "guard"])
    facts = table.do(tc.Advance(seconds=60, force=True))
    assert [fact.why for fact in all_of(facts, f.ActionLost)] == ["time-passes"] * 2
    assert (table.state.clock, table.state.phase) == (63, "setup"), "a turn takes its 3 s, then the minute"


@pytest.mark.rule("PZ-01")
def test_pz01_the_next_round_starts_where_the_clock_has_come_to():
    table = fight().round(mira=13, guard=10).rest()
    wait(table, 60)
    facts = table.do(c.StartRound())
    assert (only(facts, f.RoundStarted).round, only(facts, f.RoundStarted).clock) == (2, 63)
    assert not all_of(facts, f.RoundEnded)
    table.do(c.RollInitiative(targets=("mira",)), "5 4 4")
    assert table.state.order == ("mira",)


@pytest.mark.rule("PZ-02")
def test_pz02_what_lasts_is_done_once_the_clock_runs():
    table = fight().roll(mira=13, guard=10)
    table.do(c.Declare(who="guard", verb="long", options={"rounds": 5}))
    table.do(c.Declare(who="mira"))
    table.do(c.Pass(who="mira"))
    facts = wait(table, 60)
    assert [fact.who for fact in all_of(facts, f.ActionSpent)] == ["guard"]
    table.roll(mira=13, guard=10)
    assert table.state.order == ("mira", "guard")


def test_an_open_question_holds_the_clock():
    table = fight().round(mira=13, guard=10)
    attack = c.Attack(who="mira", targets=("guard",), options={"distance": 8})
    table.do(attack, "6 6 6 1 1 / 6 6 6 6")
    table.do(c.Skip(targets=("guard",)))
    assert table.refused(tc.Advance(seconds=60)).code == "questions-open"


# Rest, rulings, the end ----------------------------------------------------------------------


def test_rest_until_fit_for_one_and_for_all():
    table = ward("Légère", "Grave")
    table.do(c.Mark(targets=("chet",), level="Légère"))
    table.do(tc.Advance(fit=True, targets=("chet",)))
    assert (table.state.clock, table.levels("chet"), table.levels("mira")) == (7 * DAY, [], ["grave"])
    table.do(tc.Advance(fit=True))
    assert (table.state.clock, table.levels("mira")) == (35 * DAY, [])
    assert table.refused(tc.Advance(fit=True)).code == "fit-already"


def test_rest_stops_where_someone_worsens_and_says_so():
    table = ward("Critique")
    facts = table.do(tc.Advance(fit=True, targets=("mira",)))
    assert (table.state.clock, only(facts, t.ClockStopped).why) == (3 * HOUR, ("worsening",))
    facts = table.do(tc.Advance(fit=True, targets=("mira",)))
    assert only(facts, t.ClockStopped).why == ("death",)


def test_rest_that_would_never_end_is_refused():
    table = ward("Grave", heal_2=0)
    assert table.refused(tc.Advance(fit=True)).params["who"] == ["mira"]


@pytest.mark.parametrize(("given", "when"), [({"delta": 2 * HOUR}, 5 * HOUR), ({"due": 4 * HOUR}, 4 * HOUR)])
def test_a_ruling_moves_a_deadline(given, when):
    table = ward("Critique")
    facts = table.do(tc.MoveDeadline(targets=("mira",), deadline="critical.w1", text="a tourniquet", **given))
    moved = only(facts, f.DeadlineSet)
    assert (moved.due, terms(moved.terms)) == (when, {"due-before": 3 * HOUR, "ruling": when - 3 * HOUR})
    assert harm(wait(table, when)) == [(when, "changed", "w1", "fatal")]


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"deadline": "critical.w9", "delta": 5}, "no-such-deadline"),
        ({"deadline": "critical.w1"}, "due-or-delta"),
        ({"deadline": "critical.w1", "due": 5, "delta": 5}, "due-or-delta"),
        ({"deadline": "critical.w1", "delta": -3 * HOUR}, "deadline-past"),
        ({"deadline": "critical.w1", "due": 0}, "deadline-past"),
        ({"deadline": "critical.w1", "delta": 10**12}, "too-long"),
        ({"deadline": "critical.w1", "delta": 5, "targets": ("chet",)}, "no-such-deadline"),
    ],
)
def test_a_deadline_is_moved_to_what_lies_ahead(given, code):
    table = ward("Critique")
    assert table.refused(tc.MoveDeadline(**{"targets": ("mira",), **given})).code == code


def test_healing_by_ruling_takes_the_deadline_along():
    table = ward("Critique", "Grave")
    table.do(c.Clear(targets=("mira",), level="Grave"))
    assert list(due(table)) == ["critical.w1"]
    table.do(c.Heal(targets=("mira",)))
    assert due(table) == {}


def test_a_closed_fight_takes_nothing_more():
    table = fight().round(mira=13, guard=10)
    assert table.refused(tc.CloseFight()).code == "still-to-act"
    table.rest().do(tc.CloseFight())
    for command in (c.StartRound(), c.Note(text="x"), tc.Advance(seconds=5), c.Kill(targets=("mira",))):
        assert table.refused(command).code == "fight-closed"


def test_the_date_is_a_text_at_a_second():
    table = ward()
    wait(table, 90)
    table.do(tc.SetDate(date="2187-03-04 21:15"))
    assert (table.state.date, table.state.date_at) == ("2187-03-04 21:15", 90)
    assert table.refused(tc.SetDate(date="x" * 41)).code == "bad-date"
    table.do(tc.SetDate(date=""))
    assert table.state.date == ""


def test_who_has_left_heals_and_dies_all_the_same():
    table = ward("Légère")
    table.do(c.Leave(targets=("mira",)))
    assert harm(wait(table, 7 * DAY)) == [(7 * DAY, "closed", "w1", "healed")]


def test_a_failed_care_and_a_deadline_moved_do_not_disturb_each_other():
    table = ward("Légère")
    table.do(tc.MoveDeadline(targets=("mira",), deadline="healing.w1", delta=-DAY))
    treat(table, dice=FAILURE)
    assert due(table) == {"healing.w1": 6 * DAY}
