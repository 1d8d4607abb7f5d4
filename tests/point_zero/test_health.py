"""What wounds do: PZ-50 to PZ-56."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, digest, fight, only, terms


def marked(*levels: str, **parameters: int | str) -> Table:
    """The guard with these boxes marked."""
    table = fight(**parameters)
    for level in levels:
        table.do(c.Mark(targets=("guard",), level=level))
    return table


@pytest.mark.rule("PZ-50")
@pytest.mark.parametrize("level", ["Légère", "Secoué"])
def test_pz50_the_lowest_levels_do_nothing(level):
    guard = marked(level).who("guard")
    assert (guard.status, guard.effective, guard.reach, guard.health) == ("able", {}, None, "light")


@pytest.mark.rule("PZ-51")
@pytest.mark.parametrize("level", ["Grave", "Étourdi"])
def test_pz51_every_attribute_is_lower_by_one_in_tests(level):
    table = marked(level)
    guard = table.who("guard")
    assert guard.effective == {"ADR": 2, "PER": 2, "VIG": 2, "COG": 2}
    assert (guard.value("PER"), guard.attributes["PER"], guard.status) == (2, 3, "able")
    table.round(guard=13)
    rolled = all_of(table.shoot("guard", "mira", "2 2 2 4 4"), f.Rolled)[0]
    assert len(rolled.kept) == 2


@pytest.mark.rule("PZ-51")
@pytest.mark.case(22)
def test_case22_the_penalty_starts_with_the_first_box():
    table = fight()
    facts = table.do(c.Hurt(targets=("guard",), amount=12))
    assert terms(only(facts, f.Assessed).terms) == {"weakened": -1}


@pytest.mark.rule("PZ-51")
def test_pz51_once_however_many_on_either_track():
    table = marked("Grave", "Étourdi")
    facts = table.do(c.Mark(targets=("guard",), level="Grave"))
    assert (table.who("guard").value("PER"), all_of(facts, f.Assessed)) == (2, [])


@pytest.mark.rule("PZ-51")
def test_pz51_never_below_one():
    table = Table().join("guard", PER=1)
    table.do(c.Mark(targets=("guard",), level="Grave"))
    assert (table.who("guard").value("PER"), "PER" in table.who("guard").effective) == (1, False)


@pytest.mark.rule("PZ-51")
def test_pz51_init_dep_and_the_vig_in_power_stay_the_sheets():
    table = Table().join("guard", weapons={"axe": {"skill": "Mêlée", "power": "VIG d6"}}).join("mira")
    table.do(c.Mark(targets=("guard",), level="Grave"))
    table.do(c.StartRound())
    assert only(table.do(c.RollInitiative(targets=("guard",)), "6 6 1"), f.Rolled).pool[0].count == 3
    table.do(c.Declare(who="guard"))
    assert table.refused(c.Move(who="guard", metres=7)).params["most"] == 6
    table.do(c.Mark(targets=("mira",), level="Sonné"))
    rolls = all_of(table.strike("guard", "mira", "6 6 / 1 1 1", weapon="axe"), f.Rolled)
    assert [roll.pool[0].count for roll in rolls] == [2, 3]


@pytest.mark.rule("PZ-51")
@pytest.mark.parametrize(("penalty", "value"), [(0, 3), (2, 1)])
def test_pz51_house_rules_may_weigh_an_etourdi_otherwise(penalty, value):
    assert marked("Étourdi", stunned_penalty=penalty).who("guard").value("PER") == value


@pytest.mark.rule("PZ-51")
def test_pz51_attributes_of_the_sheets_own_count_too_and_skills_do_not():
    table = Table().join("guard", attributes={"PSI": 4})
    table.do(c.Mark(targets=("guard",), level="Grave"))
    effective = table.who("guard").effective
    assert (effective["PSI"], "Endurance" in effective, "DEP" in effective) == (3, False, False)


@pytest.mark.rule("PZ-52")
@pytest.mark.parametrize("level", ["Critique", "Sonné"])
def test_pz52_collapsed_attributes_count_as_one_and_a_metre_a_turn_is_all(level):
    table = marked(level)
    guard = table.who("guard")
    assert (guard.status, guard.health, guard.reach) == ("incapacitated", "down", 1)
    assert guard.effective == {"ADR": 1, "PER": 1, "VIG": 1, "COG": 1}
    table.round(guard=13)
    assert table.refused(c.Move(who="guard", metres=2)).params["most"] == 1
    table.do(c.Move(who="guard", metres=1))
    rolled = all_of(table.shoot("guard", "mira", "2 2 2 4 4"), f.Rolled)[0]
    assert len(rolled.kept) == 1, "it acts all the same"


@pytest.mark.rule("PZ-53")
def test_pz53_a_critique_has_vig_hours():
    table = fight().round(mira=13, guard=10)
    table.rest().do(c.StartRound())
    facts = table.do(c.Hurt(targets=("guard",), amount=18))
    deadline = only(facts, f.DeadlineSet)
    assert (deadline.deadline, deadline.who, deadline.kind, deadline.wound) == (
        "critical.w1",
        "guard",
        "critical",
        "w1",
    )
    assert (deadline.due, terms(deadline.terms)) == (3 + 3 * 3600, {"clock": 3, "deadline-critical": 10800})


@pytest.mark.rule("PZ-53")
@pytest.mark.parametrize(
    ("scope", "deadlines"), [("wound", ["critical.w1", "critical.w2"]), ("character", ["critical.w1"])]
)
def test_pz53_each_wound_has_its_own_deadline_unless_house_rules_say_one_for_all(scope, deadlines):
    assert list(marked("Critique", "Critique", scope=scope).state.deadlines) == deadlines


@pytest.mark.rule("PZ-53")
def test_pz53_a_stabilised_wound_is_no_longer_at_risk():
    table = marked("Critique")
    stabilise(table, "w1", "critical")
    facts = table.do(c.Mark(targets=("guard",), level="Légère"))
    assert only(facts, f.DeadlineCleared).deadline == "critical.w1"


@pytest.mark.rule("PZ-53")
def test_pz53_sonne_has_no_deadline():
    assert list(marked("Sonné", "Inconscient").state.deadlines) == ["shock.guard"], "it only clears"


@pytest.mark.rule("PZ-54")
@pytest.mark.parametrize(("level", "health"), [("Fatal", "dying"), ("Inconscient", "unconscious")])
def test_pz54_unconscious_and_cannot_act(level, health):
    table = marked(level)
    guard = table.who("guard")
    assert (guard.status, guard.health, guard.reach) == ("unconscious", health, 0)
    table.do(c.StartRound())
    assert table.refused(c.RollInitiative(targets=("guard",)), "1 1 1").code == "is-unconscious"
    facts = table.do(c.RollInitiative(), "1 1 1")
    assert only(facts, f.Rolled).who == "mira"


@pytest.mark.rule("PZ-55")
def test_pz55_a_fatal_wound_has_vig_minutes():
    facts = fight().do(c.Hurt(targets=("guard",), amount=24))
    assert (only(facts, f.DeadlineSet).kind, only(facts, f.DeadlineSet).due) == ("fatal", 180)


@pytest.mark.rule("PZ-55")
@pytest.mark.rule("PZ-51")
def test_pz55_the_vig_of_a_deadline_is_the_sheets_whatever_the_wounds():
    table = marked("Grave", "Critique", "Fatal")
    assert {deadline.kind: deadline.due for deadline in table.state.deadlines.values()} == {
        "healing": 28 * 86_400,
        "critical": 10800,
        "fatal": 180,
    }


@pytest.mark.rule("PZ-56")
@pytest.mark.parametrize(("rule", "deadlines"), [("new", ["critical.w2"]), ("all", ["critical.w2", "critical.w1"])])
def test_pz56_a_new_wound_starts_its_own_deadline_and_stabilised_ones_stay_so(rule, deadlines):
    table = marked("Critique", restabilise=rule)
    stabilise(table, "w1", "critical")
    table.do(c.Mark(targets=("guard",), level="Critique"))
    assert sorted(table.state.deadlines) == sorted(deadlines)
    assert table.who("guard").wounds["w1"].stabilised is (rule == "new")


def stabilise(table: Table, wound: str, level: str) -> None:
    """Care is not decided yet, but its fact is there."""
    from rejeu.engine.evolve import evolve

    cared = f.WoundChanged(who="guard", wound=wound, level=level, why="care", stabilised=True)
    table.state = evolve(table.state, cared, table.seq + 1)
    table.seq += 1


def test_deadlines_go_with_the_wound_and_with_its_bearer():
    table = marked("Critique", "Fatal")
    facts = table.do(c.Clear(targets=("guard",), level="Fatal"))
    assert only(facts, f.DeadlineCleared) == f.DeadlineCleared(deadline="fatal.w2", why="wound")
    facts = table.do(c.Kill(targets=("guard",)))
    assert only(facts, f.DeadlineCleared) == f.DeadlineCleared(deadline="critical.w1", why="death")


def test_who_is_revived_has_the_harm_that_it_had():
    table = marked("Fatal")
    table.do(c.Kill(targets=("guard",)))
    table.do(c.Revive(targets=("guard",)))
    assert (table.who("guard").status, list(table.state.deadlines)) == ("unconscious", ["fatal.w1"])


@pytest.mark.case(33)
def test_case33_the_difference_of_states_is_what_the_facts_say():
    table = fight()
    before = digest(table.state)
    facts = table.do(c.Hurt(targets=("guard",), amount=24))
    assert [fact.TAG for fact in facts] == ["damage-resolved", "wounded", "deadline-set", "assessed"]
    facts = table.do(c.Heal(targets=("guard",)))
    assert [fact.TAG for fact in facts] == ["wound-closed", "deadline-cleared", "assessed"]
    guard = table.who("guard")
    assert (guard.status, guard.health, guard.effective, guard.reach) == ("able", "unhurt", {}, None)
    assert digest(table.state) != before, "the count of wounds goes on"
