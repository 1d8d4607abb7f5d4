"""Where two states differ: exactly what a record says, and nothing else."""

import pytest

from rejeu.engine.evolve import evolve
from rejeu.engine.state import Encounter
from rejeu.events import facts as f
from rejeu.events.base import GaugeValue, Until
from rejeu.projections.changes import MISSING, Change, changes
from tests.projections.build import OPENED, joined, state

BEFORE = state(
    OPENED,
    joined("mira", gauges={"a.b": GaugeValue(value=3, maximum=5)}),
    joined("guard"),
    f.RoundStarted(round=1, clock=0),
    f.InitiativeSet(who="mira", score=13),
    f.OrderSet(order=("mira",)),
)


def across(fact: f.Fact, before: Encounter = BEFORE) -> list[tuple[str, object, object]]:
    return [(str(change), change.before, change.after) for change in changes(before, evolve(before, fact, 99))]


@pytest.mark.case(33)
@pytest.mark.parametrize(
    ("fact", "paths"),
    [
        (f.PhaseChanged(phase="x"), ["phase"]),
        (f.ClockAdvanced(clock=9), ["clock"]),
        (f.VisibilitySet(who="guard", hidden=True), ["combatants.guard.hidden"]),
        (f.Placed(who="mira", position=(1, 2)), ["combatants.mira.position"]),
        (f.Died(who="guard", cause="x"), ["combatants.guard.health", "combatants.guard.status"]),
        (
            f.Wounded(who="guard", wound="w1", track="physical", level="light"),
            ["combatants.guard.wounds.w1", "wounded"],
        ),
        (
            f.Moved(who="mira", metres=2, covered=2, count=11),
            ["slots.mira.count", "slots.mira.covered"],
        ),
        (f.ConditionPut(who="mira", condition="x", until=Until()), ["combatants.mira.conditions.x"]),
        (
            f.GaugeSet(who="mira", gauge="a.b", value=2, maximum=5),
            ["combatants.mira.gauges.a.b.value", "combatants.mira.origins.gauge.a.b"],
        ),
        (f.Noted(), []),
    ],
)
def test_a_fact_changes_what_it_says_and_nothing_else(fact: f.Fact, paths: list[str]) -> None:
    assert [path for path, _, _ in across(fact)] == paths


def test_what_came_and_what_went_stand_against_nothing() -> None:
    came = across(f.MarkerSet(who="mira", marker="prone", value=1))
    assert came == [("combatants.mira.markers.prone", MISSING, 1)]
    down = evolve(BEFORE, f.MarkerSet(who="mira", marker="prone", value=1), 50)
    assert across(f.MarkerSet(who="mira", marker="prone"), down) == [("combatants.mira.markers.prone", 1, MISSING)]


def test_dots_in_names_do_not_run_into_the_path() -> None:
    after = evolve(BEFORE, f.GaugeSet(who="mira", gauge="a.b", value=2, maximum=5), 9)
    assert changes(BEFORE, after)[0].path == ("combatants", "mira", "gauges", "a.b", "value")


def test_alike_states_differ_nowhere_whatever_the_order_of_their_parts() -> None:
    marks = [f.MarkerSet(who="mira", marker=name, value=1) for name in "ab"]
    one = state(OPENED, joined("mira"), *marks)
    other = state(OPENED, joined("mira"), *reversed(marks))
    assert list(one.combatants["mira"].markers) != list(other.combatants["mira"].markers)
    assert changes(one, other) == []


def test_a_number_and_its_word_are_not_alike() -> None:
    one = state(OPENED, joined("mira"), f.MarkerSet(who="mira", marker="a", value=1))
    other = state(OPENED, joined("mira"), f.MarkerSet(who="mira", marker="a", value="1"))
    assert changes(one, other) == [Change(("combatants", "mira", "markers", "a"), 1, "1")]
