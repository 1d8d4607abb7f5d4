"""The odds of a line, by simulation of the very rules, and where the recorded outcome fell."""

import time

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.replays.odds import fallen, simulate
from tests.past.table import Table
from tests.past.test_amend import skirmish


def test_the_odds_are_those_of_the_dice(table: Table) -> None:
    """A d20 under 12 hits six times in ten; then a d6 is even."""
    table.say(c.StartRound())
    odds = simulate(table.fight.state, [c.Attack(who="mira", targets=("guard",))], table.fight.ruleset, 4000, "x")
    hits = odds.counts["attack", "mira", "guard"]
    assert sum(hits.values()) == odds.runs == 4000
    assert 2250 < hits["success"] < 2550
    harm = odds.counts["gauge", "guard", "hp"]
    assert sum(harm.values()) == hits["success"]
    assert sorted(harm) == [-6, -5, -4, -3, -2, -1]
    assert all(320 < count < 480 for count in harm.values())


def test_the_same_seed_gives_the_same_odds_and_nothing_is_written(table: Table) -> None:
    table.say(c.StartRound())
    log, state = table.fight.tail, table.bytes()
    line = [c.Attack(who="mira", targets=("guard",))]
    one, again, other = (simulate(table.fight.state, line, table.fight.ruleset, 200, seed) for seed in "xxy")
    assert one == again != other
    assert (table.fight.tail, table.bytes()) == (log, state)


def test_several_lines_are_decided_one_after_the_other(table: Table) -> None:
    table.say(c.StartRound())
    lines = [c.Attack(who="mira", targets=("guard",)), c.Attack(who="dan", targets=("guard",))]
    odds = simulate(table.fight.state, lines, table.fight.ruleset, 500, "x")
    assert min(int(value) for value in odds.counts["gauge", "guard", "hp"]) < -6
    assert odds.counts["status", "guard"]["unconscious"] > 0


def test_where_the_recorded_outcome_fell(table: Table) -> None:
    records = skirmish(table)
    state = table.fight.state_at(records[1] - 1)
    odds = simulate(state, [table.fight.event(records[1])], table.fight.ruleset, 1000, "x")  # type: ignore[list-item]
    fell = {one.measure: one for one in fallen(odds, table.facts(records[1]))}
    harm = fell["gauge", "guard", "hp"]
    assert harm.value == -4
    assert harm.at == odds.counts["gauge", "guard", "hp"][-4]
    assert harm.below == sum(odds.counts["gauge", "guard", "hp"][value] for value in (-6, -5))
    assert fell["attack", "mira", "guard"].at == odds.counts["attack", "mira", "guard"]["success"]


def test_what_the_rules_refuse_is_refused(table: Table) -> None:
    with pytest.raises(Refused, match="wrong-phase"):
        simulate(table.fight.state, [c.Attack(who="mira", targets=("dan",))], table.fight.ruleset, 50, "x")


def test_what_they_refuse_only_sometimes_is_counted(table: Table) -> None:
    """Whoever is out cold cannot strike back."""
    table.say(c.StartRound())
    table.say(c.SetGauge(targets=("guard",), gauge="hp", value=3))
    lines = [c.Attack(who="mira", targets=("guard",)), c.Attack(who="guard", targets=("mira",))]
    odds = simulate(table.fight.state, lines, table.fight.ruleset, 400, "x")
    assert 0 < odds.refused["is-unconscious"] < 400
    assert sum(odds.counts["attack", "guard", "mira"].values()) == 400 - odds.refused["is-unconscious"]


def test_thousands_of_runs_a_second(duel: Table) -> None:
    """A floor far below what any machine does: the figure itself is for the bench."""
    duel.roll(mira=13, guard=10)
    duel.declare("guard")
    duel.declare("mira")
    told: list[int] = []
    start = time.perf_counter()
    odds = simulate(
        duel.fight.state, [duel.shot("mira", "guard")], duel.fight.ruleset, 2000, "x",
        lambda done, total: told.append(done),
    )  # fmt: skip
    assert time.perf_counter() - start < 4
    assert told == list(range(0, 2000, 200))
    assert set(odds.counts["attack", "mira", "guard"]) == {
        "success", "failure", "critical-success", "critical-failure",
    }  # fmt: skip


def test_broken_off_it_leaves_nothing_behind(table: Table) -> None:
    table.say(c.StartRound())
    log = table.fight.tail

    def stop(done: int, total: int) -> None:
        if done:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(table.fight.state, [c.Attack(who="mira", targets=("dan",))], table.fight.ruleset, 900, "x", stop)
    assert table.fight.tail == log
