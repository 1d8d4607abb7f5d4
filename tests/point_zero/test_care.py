"""Care: the Test, who may try it, what it does (PZ-61 to PZ-64, PZ-67, E7)."""

import pytest

from rejeu.engine.rulesets.point_zero.care import in_proportion
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import time_commands as tc
from rejeu.events import time_facts as t

from .table import all_of, only, tags, terms
from .ward import DAY, FAILURE, HOUR, MINUTE, SUCCESS, care, due, harm, treat, wait, ward, wound


@pytest.mark.rule("E7", "PZ-61", "PZ-63")
def test_e7_chets_care_of_miras_legere():
    table = ward("Légère")
    wait(table, 5 * HOUR)
    facts = treat(table, dice=SUCCESS)
    test = only(facts, f.TestResolved)
    assert (test.skill, test.attribute, terms(test.terms), test.total) == ("Médecine", "COG", {"care-light": 5}, 17)
    assert due(table) == {"healing.w1": 5 * HOUR + 48 * HOUR}
    assert harm(wait(table, 7 * DAY)) == [(53 * HOUR, "closed", "w1", "healed")]


@pytest.mark.rule("E7", "PZ-67")
def test_e7_had_he_failed_it_would_take_a_week():
    table = ward("Légère")
    wait(table, 5 * HOUR)
    facts = treat(table, dice=FAILURE)
    assert only(facts, t.Treated) == t.Treated(
        who="mira", wound="w1", by="chet", level="light", success=False, again=29 * HOUR
    )
    assert not all_of(facts, f.WoundChanged)
    assert harm(wait(table, 7 * DAY)) == [(7 * DAY, "closed", "w1", "healed")]


@pytest.mark.rule("PZ-61")
@pytest.mark.parametrize(
    ("level", "difficulty", "options"),
    [
        ("Légère", 5, {}),
        ("Grave", 10, {}),
        ("Critique", 15, {}),
        ("Fatal", 20, {"equipment": "intensive"}),
    ],
)
def test_pz61_the_difficulty_is_that_of_the_level(level, difficulty, options):
    facts = treat(ward(level), **options)
    assert only(facts, f.TestResolved).difficulty == difficulty
    facts = treat(ward(level, care_1=6, care_2=11, care_3=16, care_4=21), **options)
    assert only(facts, f.TestResolved).difficulty == difficulty + 1


@pytest.mark.rule("PZ-61", "PZ-55")
def test_pz61_a_fatal_needs_intensive_care_equipment():
    table = ward("Fatal")
    assert table.refused(care()).code == "needs-intensive"
    assert table.refused(care(equipment="ordinary")).code == "needs-intensive"
    assert only(treat(table, equipment="intensive"), f.TestResolved).difficulty == 20


@pytest.mark.rule("PZ-61")
def test_pz61_the_table_may_make_it_harder_and_a_carer_may_outdo_itself():
    table = ward("Légère")
    command = c.Act(
        who="chet",
        verb="treat",
        targets=("mira",),
        modifiers={"rain": 2},
        options={"bonus_dice": 1, "bonus": 3, "hindered": "slight"},
    )
    test = only(table.do(command, "1 1 1 1 1 1"), f.TestResolved)
    assert terms(test.terms) == {"care-light": 5, "mod:rain": 2, "hindered": 2}
    assert (test.total, terms(test.bonus)) == (6, {"surpass": 3})


@pytest.mark.rule("PZ-62")
def test_pz62_the_conscious_may_treat_themselves_two_harder():
    table = ward("Légère", "Sonné")
    test = only(treat(table, by="mira", wound="w1"), f.TestResolved)
    assert (test.who, terms(test.terms)) == ("mira", {"care-light": 5, "self-care": 2})
    table = ward("Légère", "Inconscient")
    assert table.refused(care(by="mira")).code == "is-unconscious"
    assert only(treat(ward("Légère", self_care=5), by="mira"), f.TestResolved).difficulty == 10


@pytest.mark.rule("PZ-52", "PZ-62")
def test_pz62_who_has_collapsed_tests_with_one():
    table = ward("Critique")
    rolled = only(treat(table, by="mira"), f.Rolled)
    assert len(rolled.kept) == 1


@pytest.mark.rule("PZ-63")
@pytest.mark.parametrize(
    ("level", "cared", "uncared"), [("Légère", 2 * DAY, 7 * DAY), ("Grave", 7 * DAY, 28 * DAY), ("Critique", 28, 0)]
)
def test_pz63_the_pace_of_a_box_cared_for_and_not(level, cared, uncared):
    table = ward(level)
    if level == "Critique":
        assert list(due(table)) == ["critical.w1"], "it never heals by itself"
        treat(table)
        assert due(table) == {"healing.w1": 28 * DAY}
        return
    assert due(table) == {"healing.w1": uncared}
    treat(table)
    assert due(table) == {"healing.w1": cared}


@pytest.mark.rule("PZ-63")
def test_pz63_the_days_are_the_tables():
    table = ward("Légère", "Grave", heal_1=10, heal_2=20, heal_cared_1=1, heal_cared_2=0)
    assert due(table) == {"healing.w1": 10 * DAY, "healing.w2": 20 * DAY}
    treat(table, "w1")
    treat(table, "w2")
    assert due(table) == {"healing.w1": DAY, "healing.w2": 20 * DAY}, "never later than without care"


@pytest.mark.rule("PZ-63")
@pytest.mark.parametrize(
    ("rule", "after", "healed"),
    [
        ("restart", 7 * DAY, 14 * DAY),
        ("restart", 26 * DAY, 28 * DAY),
        ("keep", 3 * DAY, 7 * DAY),
        ("keep", 10 * DAY, 10 * DAY),
        ("in-proportion", 14 * DAY, 17 * DAY + DAY // 2),
        ("in-proportion", 27 * DAY, 27 * DAY + DAY // 4),
        ("in-proportion", 1, 604_801),
    ],
)
def test_pz63_care_starts_the_healing_anew_but_never_makes_it_later(rule, after, healed):
    table = ward("Grave", care_clock=rule)
    wait(table, after)
    treat(table)
    if healed > after:
        assert due(table) == {"healing.w1": healed}
    else:
        assert (table.levels("mira"), due(table)) == (["light"], {"healing.w1": after + 2 * DAY}), "healed at once"


@pytest.mark.rule("PZ-63")
@pytest.mark.parametrize(("left", "whole", "pace", "part"), [(1, 2, 7, 4), (1, 3, 3, 1), (0, 5, 9, 0), (7, 7, 5, 5)])
def test_pz63_a_part_of_a_second_counts_as_a_whole_one(left, whole, pace, part):
    assert in_proportion(left, whole, pace) == part


@pytest.mark.rule("PZ-64", "PZ-53", "PZ-55")
@pytest.mark.parametrize(("level", "options"), [("Critique", {}), ("Fatal", {"equipment": "intensive", "bonus": 5})])
def test_pz64_care_leaves_a_stable_critique(level, options):
    table = ward(level)
    facts = treat(table, **options)
    changed = only(facts, f.WoundChanged)
    assert (changed.level, changed.stabilised, changed.cared, changed.why) == ("critical", True, True, "care")
    assert due(table) == {"healing.w1": 28 * DAY}
    assert table.who("mira").status == "incapacitated"
    assert harm(wait(table, 28 * DAY))[0] == (28 * DAY, "changed", "w1", "grave")


@pytest.mark.rule("PZ-53")
def test_pz53_each_wound_has_its_own_care_unless_one_is_for_all():
    table = ward("Critique", "Critique")
    treat(table, "w2")
    assert due(table) == {"critical.w1": 3 * HOUR, "healing.w2": 28 * DAY}
    table = ward("Critique", "Critique", scope="character")
    treat(table, "w2")
    assert due(table) == {"healing.w1": 28 * DAY, "healing.w2": 28 * DAY}


@pytest.mark.rule("PZ-53", "PZ-55")
def test_pz53_care_on_the_stroke_of_the_deadline_is_too_late():
    table = ward("Critique")
    wait(table, 3 * HOUR - 1)
    treat(table)
    assert wound(table, "w1").stabilised, "one second before"
    table = ward("Critique")
    wait(table, 3 * HOUR)
    assert table.refused(care("w1")).code == "needs-intensive", "it is Fatal by now"
    wait(table, 3 * MINUTE)
    assert table.refused(care("w1", equipment="intensive")).code == "is-dead"


@pytest.mark.rule("PZ-53", "PZ-67")
def test_pz67_care_that_ends_on_the_stroke_of_the_deadline_is_too_late():
    table = ward("Critique", care_minutes=10)
    wait(table, 3 * HOUR - 10 * MINUTE)
    assert table.refused(care()).code == "care-too-late"
    table = ward("Critique", care_minutes=10)
    wait(table, 3 * HOUR - 10 * MINUTE - 1)
    treat(table)
    assert (wound(table, "w1").stabilised, table.state.clock) == (True, 3 * HOUR - 1)


@pytest.mark.rule("PZ-67")
def test_pz67_care_may_take_time_and_takes_effect_at_its_own_instant():
    table = ward("Légère", "Légère", care_minutes=30)
    treat(table, "w1")
    treat(table, "w2")
    assert due(table) == {"healing.w1": 2 * DAY + 30 * MINUTE, "healing.w2": 2 * DAY + HOUR}
    assert table.state.clock == HOUR


@pytest.mark.rule("PZ-67")
def test_pz67_what_falls_due_meanwhile_may_overtake_the_care():
    table = ward("Légère", "Fatal", care_minutes=30)
    assert table.refused(care("w1"), SUCCESS).code == "care-overtaken", "she would be dead by then"


@pytest.mark.rule("PZ-67")
@pytest.mark.parametrize(
    ("level", "interval", "options"),
    [
        ("Légère", DAY, {}),
        ("Grave", DAY, {}),
        ("Critique", HOUR, {}),
        ("Fatal", MINUTE, {"equipment": "intensive", "bonus": 0}),
    ],
)
def test_pz67_each_carer_tries_again_only_after_a_while_another_at_once(level, interval, options):
    table = ward(level)
    treat(table, dice=FAILURE, **options)
    refused = table.refused(care(**options))
    assert (refused.code, refused.params["seconds"]) == ("retry-too-early", interval)
    treat(table, by="nina", dice=FAILURE, **options)
    wait(table, interval - 1)
    assert table.refused(care(**options)).params["seconds"] == 1
    wait(table, 1)
    assert only(treat(table, dice=SUCCESS, **options), t.Treated).by == "chet"


@pytest.mark.rule("PZ-67")
def test_pz67_the_wait_is_that_of_the_wounds_level_at_the_time():
    table = ward("Critique")
    table.do(tc.MoveDeadline(targets=("mira",), deadline="critical.w1", due=5 * MINUTE))
    treat(table, dice=FAILURE)
    wait(table, 5 * MINUTE)
    assert only(treat(table, equipment="intensive"), t.Treated).level == "fatal", "not an hour any more"


@pytest.mark.rule("PZ-67")
def test_pz67_each_wound_is_tried_apart_and_the_table_sets_the_waits():
    table = ward("Légère", "Légère", retry_1=10)
    treat(table, "w1", FAILURE)
    treat(table, "w2", FAILURE)
    wait(table, 10 * MINUTE)
    assert only(treat(table, "w1"), t.Treated).success


@pytest.mark.rule("PZ-67")
def test_one_carer_treats_several_wounds_at_one_instant():
    table = ward("Grave", "Légère", "Légère")
    for _ in range(3):
        treat(table)
    assert due(table) == {"healing.w1": 7 * DAY, "healing.w2": 2 * DAY, "healing.w3": 2 * DAY}
    assert [wound(table, id_).cared for id_ in ("w1", "w2", "w3")] == [True] * 3


def test_the_wound_meant_is_the_worst_that_care_helps_or_the_one_named():
    table = ward("Légère", "Grave", "Grave")
    assert only(treat(table), t.Treated).wound == "w2"
    assert only(treat(table), t.Treated).wound == "w3"
    assert only(treat(table), t.Treated).wound == "w1"
    table = ward("Légère", "Grave")
    assert only(treat(table, "légère"), t.Treated).wound == "w1"
    assert only(treat(table, "w2"), t.Treated).wound == "w2"


# In a turn, and between turns ----------------------------------------------------------------


@pytest.mark.rule("PZ-03", "PZ-67")
def test_care_may_be_the_action_of_a_turn():
    table = ward("Légère").roll(mira=13, chet=10)
    table.do(c.Declare(who="chet", verb="treat", targets=("mira",)))
    table.do(c.Declare(who="mira"))
    assert table.refused(care()).code == "not-your-turn"
    table.do(c.Pass(who="mira"))
    facts = treat(table)
    assert only(facts, f.ActionSpent).on == "treat"
    assert wound(table, "w1").cared


@pytest.mark.rule("PZ-67")
@pytest.mark.parametrize("rule", [{"care_in_turn": "no"}, {"care_minutes": 5}])
def test_house_rules_may_keep_care_out_of_turns(rule):
    table = ward("Légère", **rule).round(chet=13)
    assert table.refused(care()).code == "no-care-in-turn"


@pytest.mark.rule("PZ-01")
def test_with_nobody_left_to_act_care_ends_the_turn_and_takes_no_action():
    table = ward("Légère").round(mira=13, chet=10).rest()
    facts = treat(table)
    assert (only(facts, f.RoundEnded).round, table.state.clock, table.state.phase) == (1, 3, "setup")
    assert due(table) == {"healing.w1": 3 + 2 * DAY}


def test_no_care_while_the_table_declares():
    table = ward("Légère").roll(mira=13, chet=10)
    assert table.refused(care()).code == "wrong-phase"


@pytest.mark.parametrize(
    ("change", "command", "code"),
    [
        (None, care("w9"), "no-such-wound"),
        (None, care("grave"), "no-such-wound"),
        (None, care("blister"), "no-such-level"),
        (None, care("w2"), "shock-clears-alone"),
        (None, care("secoué"), "shock-clears-alone"),
        (None, care(of="nina"), "no-wounds"),
        (None, care(of="nobody"), "no-such-combatant"),
        (None, care(equipment="magic"), "option-not-a-choice"),
        (None, care(potion="yes"), "unknown-option"),
        (None, c.Act(who="chet", verb="treat"), "one-patient"),
        (None, c.Act(who="chet", verb="treat", targets=("mira", "nina")), "one-patient"),
        (c.Kill(targets=("mira",)), care(), "is-dead"),
        (c.Kill(targets=("chet",)), care(), "is-dead"),
        (c.Leave(targets=("mira",)), care(), "has-left"),
        (c.Mark(targets=("chet",), level="Inconscient"), care(), "is-unconscious"),
        (c.Clear(targets=("mira",), level="Légère"), care("w1"), "no-such-wound"),
    ],
)
def test_what_cannot_be_treated_is_refused_in_words(change, command, code):
    table = ward("Légère", "Secoué")
    if change is not None:
        table.do(change)
    assert table.refused(command, SUCCESS).code == code


def test_a_wound_that_waits_for_a_box_is_said_to_wait():
    table = ward("Légère", "Grave", boxes_1=1)
    table.do(tc.MoveDeadline(targets=("mira",), deadline="healing.w2", due=HOUR))
    table.do(tc.Advance(seconds=HOUR))
    refused = table.refused(care("w2"))
    assert (refused.code, refused.params["wound"]) == ("wound-waits", "w2")


def test_what_is_cared_for_needs_no_more_care():
    table = ward("Légère")
    treat(table)
    assert table.refused(care()).code == "cared-for-already"


@pytest.mark.rule("PZ-56")
def test_pz56_a_wound_put_at_risk_again_is_treated_again():
    table = ward("Critique", restabilise="all")
    treat(table)
    table.do(c.Mark(targets=("mira",), level="Critique"))
    assert due(table) == {"critical.w1": 3 * HOUR, "critical.w2": 3 * HOUR}
    treat(table, "w1")
    assert due(table) == {"critical.w2": 3 * HOUR, "healing.w1": 28 * DAY}


def test_a_refused_care_says_nothing_of_dice():
    table = ward("Légère")
    assert tags(treat(table))[:3] == ["rolled", "test-resolved", "treated"]
