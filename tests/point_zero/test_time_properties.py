"""What holds of game time whatever happens: steps and splits, nothing pending in the past, forecasts that come true."""

from collections.abc import Iterable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.errors import Refused
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.events import commands as c
from rejeu.events import time_commands as tc
from rejeu.events.base import Command, Fact
from rejeu.projections.health import health
from rejeu.replays.forecast import forecast

from .table import Table
from .ward import DAY, FAILURE, HOUR, MINUTE, SUCCESS, care, plain, told, ward

LEVELS = ("Légère", "Grave", "Critique", "Fatal", "Secoué", "Étourdi", "Sonné", "Inconscient")
PEOPLE = ("mira", "chet", "nina")
SPANS = st.sampled_from([1, 30, MINUTE, 3 * MINUTE, HOUR, 3 * HOUR, DAY, 2 * DAY, 7 * DAY, 28 * DAY]) | st.integers(
    1, 40 * DAY
)
HOUSE = st.fixed_dictionaries(
    {},
    optional={
        "scope": st.sampled_from(["wound", "character"]),
        "restabilise": st.sampled_from(["new", "all"]),
        "worsen_full": st.sampled_from(["stay", "death"]),
        "shock_order": st.sampled_from(["highest", "lowest"]),
        "care_clock": st.sampled_from(["restart", "keep", "in-proportion"]),
        "full": st.sampled_from(["wait", "overfill"]),
        "stabilised_full": st.sampled_from(["overfill", "wait"]),
        "boxes_1": st.integers(1, 3),
        "boxes_2": st.integers(1, 2),
        "heal_1": st.integers(0, 3),
        "heal_2": st.integers(0, 3),
        "heal_cared_1": st.integers(0, 3),
        "heal_cared_3": st.integers(0, 3),
        "care_minutes": st.sampled_from([0, 0, 5]),
    },
)


@st.composite
def deeds(draw: st.DrawFn) -> tuple[Command, str]:
    """Something that happens to somebody: a wound, care, a ruling, time."""
    who, other = draw(st.sampled_from(PEOPLE)), draw(st.sampled_from(PEOPLE))
    kind = draw(st.sampled_from(["mark", "mark", "treat", "treat", "wait", "clear", "deadline", "round", "revive"]))
    match kind:
        case "mark":
            return c.Mark(targets=(who,), level=draw(st.sampled_from(LEVELS))), ""
        case "treat":
            dice = draw(st.sampled_from([SUCCESS, SUCCESS, FAILURE]))
            wound = draw(st.sampled_from(["", "w1", "w2", "w3", "w5"]))
            return care(wound, who, other, equipment="intensive", bonus=5 if dice == SUCCESS else 0), dice
        case "wait":
            return tc.Advance(seconds=draw(SPANS), stop=draw(st.sampled_from([(), ("healed",), ("worsening",)]))), ""
        case "clear":
            return c.Clear(targets=(who,), level=draw(st.sampled_from(LEVELS))), ""
        case "deadline":
            name = draw(st.sampled_from(["healing.w1", "critical.w2", "fatal.w1", f"shock.{who}"]))
            return tc.MoveDeadline(targets=(who,), deadline=name, delta=draw(st.integers(-DAY, DAY))), ""
        case "round":
            return c.StartRound(), ""
    return c.Revive(targets=(who,)), ""


HISTORIES = st.lists(deeds(), max_size=14)


def lived(house: dict[str, Any], history: Iterable[tuple[Command, str]]) -> Table:
    """Whatever of `history` the rules allow, with what must always hold checked after each."""
    table = ward(**house)
    for command, dice in history:
        try:
            table.do(command, dice)
        except Refused:
            continue
        check(table)
    return table


def check(table: Table) -> None:
    state = table.state
    assert all(deadline.due > state.clock for deadline in state.deadlines.values()), "nothing pending in the past"
    wounds = {wound.id: who for who, combatant in state.combatants.items() for wound in combatant.wounds.values()}
    for deadline in state.deadlines.values():
        assert state.combatants[deadline.who].status != "dead"
        assert not deadline.wound or wounds[deadline.wound] == deadline.who
    for person in health(state):
        boxes = [box for monitor in person.monitors for level in monitor.levels for box in level.boxes if box.wound]
        assert len(boxes) == len(state.combatants[person.who.id].wounds), "boxes marked are wounds alive"
    for combatant in state.combatants.values():
        for wound in combatant.wounds.values():
            runs = any(deadline.wound == wound.id for deadline in state.deadlines.values())
            risky = wound.level in ("critical", "fatal") and not wound.stabilised
            if risky and combatant.status != "dead" and state.parameters["scope"] == "wound":
                assert runs, "what is at risk has its deadline"


def closing(table: Table) -> list[Fact]:
    """End the turn in course, as any step of the clock would."""
    return table.do(tc.Advance(seconds=1, force=True))


@pytest.mark.rule("PZ-68")
@given(house=HOUSE, history=HISTORIES, steps=st.lists(SPANS, min_size=2, max_size=6))
def test_pz68_one_step_is_any_split_of_it(house, history, steps):
    one, many = lived(house, history), lived(house, history)
    closing(one)
    closing(many)
    whole = one.do(tc.Advance(seconds=sum(steps)))
    parts = [fact for seconds in steps for fact in many.do(tc.Advance(seconds=seconds))]
    assert told(parts, one.state.clock - sum(steps)) == told(whole, one.state.clock - sum(steps))
    assert plain(one.state) == plain(many.state)


@pytest.mark.rule("PZ-68")
@given(house=HOUSE, history=HISTORIES)
def test_what_is_forecast_is_what_happens_if_nobody_interferes(house, history):
    table = lived(house, history)
    clock = table.state.clock
    ahead = told(list(forecast(table.state, RULESET).ahead), clock)
    facts = table.do(tc.Advance(seconds=99 * 366 * DAY, force=True))
    assert told(facts, clock) == ahead


@given(house=HOUSE, history=HISTORIES)
def test_the_what_if_of_care_is_what_care_does(house, history):
    """Everyone's wounds treated with success, one after another, and time let pass: what was forecast."""
    house = {**house, "care_minutes": 0, "scope": "wound", "restabilise": "new"}
    table = lived(house, history)
    closing(table)
    clock = table.state.clock
    living = [who for who, combatant in table.state.combatants.items() if combatant.status != "dead"]
    outlook = forecast(table.state, RULESET, living)
    table.do(c.Join(who="doc", name="Doc", sheet={**table.who("nina").sheet}))
    facts: list[Fact] = []
    for who in living:
        for wound in sorted(table.who(who).wounds.values(), key=lambda wound: wound.seq):
            try:
                facts += table.do(care(wound.id, "doc", who, equipment="intensive", bonus=5), SUCCESS)
            except Refused as refused:
                assert refused.code in (
                    "shock-clears-alone",
                    "cared-for-already",
                    "no-such-wound",
                    "no-wounds",
                    "wound-waits",
                ), refused
    facts += table.do(tc.Advance(seconds=99 * 366 * DAY))
    assert outcome(facts, clock) == outcome([*outlook.care, *outlook.ahead], clock)


def outcome(facts: list[Fact], clock: int) -> list[Any]:
    return sorted(row for row in told(facts, clock) if row[1] in ("changed", "closed", "waits", "died"))


@given(house=HOUSE, history=HISTORIES)
def test_rest_ends_when_the_forecast_says_that_one_is_fit(house, history):
    from rejeu.projections.timeline import timeline

    table = lived(house, history)
    closing(table)
    outlook = forecast(table.state, RULESET)
    past = list(enumerate(table.facts, 1))
    foreseen = {person.who.id: person.fit for person in timeline(table.state, past, outlook.ahead, PEOPLE).people}
    for who in PEOPLE:
        if table.who(who).status == "dead" or (table.who(who).status == "able" and not table.who(who).wounds):
            continue
        before, seq = table.state, table.seq
        rest = tc.Advance(fit=True, targets=(who,), stop=("none",))
        try:
            table.do(rest)
        except Refused as refused:
            assert (refused.code, foreseen[who]) == ("never-fit", None)
            continue
        if table.who(who).status != "dead":
            assert table.state.clock == foreseen[who]
        table.state, table.seq = before, seq
