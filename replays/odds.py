"""The odds of a line: what it may come to from some moment, by deciding it again and again with other dice."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import attrs

from rejeu.engine.decide import deliberate
from rejeu.engine.dice import DiceTray, SeededSource
from rejeu.engine.errors import Refused
from rejeu.engine.ruleset import Ruleset
from rejeu.engine.state import Encounter
from rejeu.events import facts as f
from rejeu.events.base import Command, Fact

Measure = tuple[str, ...]
"""What is counted: `("attack", who, target)`, `("damage", target, track)`, …"""

NUMBERS = frozenset({"margin", "damage", "gauge", "initiative"})
"""Measures whose values are numbers, and make a histogram; the others are words."""

Value = int | str
STEP = 200
"""Runs between two calls of `progress`."""


@attrs.frozen
class Odds:
    """How often each value of each measure came, in `runs` runs; `refused` counts runs that the rules stopped, by code.

    `refusals` holds one of each. A measure that a run has nothing of counts for nothing there: its counts
    add up to less than `runs`.
    """

    runs: int
    seed: str
    counts: Mapping[Measure, Mapping[Value, int]]
    refused: Mapping[str, int]
    refusals: Mapping[str, Refused] = attrs.field(factory=dict, eq=False)


@attrs.frozen
class Fallen:
    """Where a recorded value fell: `below` and `at` are how many runs came out lower, and the same."""

    measure: Measure
    value: Value
    below: int
    at: int
    runs: int


def simulate(
    state: Encounter,
    commands: Sequence[Command],
    ruleset: Ruleset,
    runs: int,
    seed: str,
    progress: Callable[[int, int], None] | None = None,
) -> Odds:
    """Decide `commands`, one after the other, `runs` times from `state`. The same seed gives the same odds.

    Raises `Refused` if the rules say no in every run. Interrupted, nothing is lost but the odds.
    """
    counts: dict[Measure, Counter[Value]] = {}
    refused: Counter[str] = Counter()
    refusals: dict[str, Refused] = {}
    for run in range(runs):
        if progress is not None and run % STEP == 0:
            progress(run, runs)
        try:
            facts = _once(state, commands, ruleset, f"{seed}/{run}")
        except Refused as no:
            refused[no.code] += 1
            refusals[no.code] = no
            continue
        for measure, value in measures(facts):
            counts.setdefault(measure, Counter())[value] += 1
    if refusals and sum(refused.values()) == runs:
        raise next(iter(refusals.values()))
    return Odds(runs, seed, counts, refused, refusals)


def after_once(state: Encounter, command: Command, ruleset: Ruleset, seed: str) -> Encounter:
    """Return a state that `command` may come to, so that a line after it can be read; `state` itself if none."""
    try:
        return deliberate(state, command, DiceTray(SeededSource(seed)), state.seq + 1, ruleset).state
    except Refused:
        return state


def _once(state: Encounter, commands: Sequence[Command], ruleset: Ruleset, seed: str) -> list[Fact]:
    source = SeededSource(seed)
    facts: list[Fact] = []
    seq = state.seq + 1
    for command in commands:
        scene = deliberate(state, command, DiceTray(source), seq, ruleset)
        facts += scene.facts
        state, seq = scene.state, seq + 1 + len(scene.facts)
    return facts


def measures(facts: Sequence[Fact]) -> Iterator[tuple[Measure, Value]]:
    """Yield what came of a run, each measure once: the last that was said of it, gauges and wounds summed up."""
    found: dict[Measure, Value] = {}
    for fact in facts:
        measure = _MEASURES.get(type(fact))
        if measure is not None:
            measure(found, fact)
    yield from found.items()


def _attack(found: dict[Measure, Value], fact: f.AttackResolved) -> None:
    found["attack", fact.who, fact.target] = fact.outcome
    found["margin", fact.who, fact.target] = fact.margin


def _test(found: dict[Measure, Value], fact: f.TestResolved) -> None:
    found["test", fact.who, fact.purpose] = fact.outcome


def _damage(found: dict[Measure, Value], fact: f.DamageResolved) -> None:
    found["damage", fact.target, fact.track] = fact.damage


def _wound(found: dict[Measure, Value], fact: f.Wounded) -> None:
    place = ("wounds", fact.who)
    found[place] = f"{found[place]}+{fact.level}" if place in found else fact.level


def _gauge(found: dict[Measure, Value], fact: f.GaugeSet) -> None:
    if fact.delta is not None:
        place = ("gauge", fact.who, fact.gauge)
        found[place] = int(found.get(place, 0)) + fact.delta


def _status(found: dict[Measure, Value], fact: f.Assessed) -> None:
    found["status", fact.who] = fact.status


def _death(found: dict[Measure, Value], fact: f.Died) -> None:
    found["status", fact.who] = "dead"


def _initiative(found: dict[Measure, Value], fact: f.InitiativeSet) -> None:
    found["initiative", fact.who] = fact.score


def _question(found: dict[Measure, Value], fact: f.Asked) -> None:
    found["asked", fact.whom] = fact.kind


_MEASURES: Mapping[type[Fact], Callable[[dict[Measure, Value], Any], None]] = {
    f.AttackResolved: _attack,
    f.TestResolved: _test,
    f.DamageResolved: _damage,
    f.Wounded: _wound,
    f.GaugeSet: _gauge,
    f.Assessed: _status,
    f.Died: _death,
    f.InitiativeSet: _initiative,
    f.Asked: _question,
}


def fallen(odds: Odds, facts: Sequence[Fact]) -> tuple[Fallen, ...]:
    """Return where what was recorded fell in the odds. What never came in any run has none at it."""
    found = []
    for measure, value in measures(facts):
        counts = odds.counts.get(measure, {})
        below = sum(count for other, count in counts.items() if isinstance(other, int) and other < _number(value))
        found.append(Fallen(measure, value, below, counts.get(value, 0), sum(counts.values())))
    return tuple(found)


def _number(value: Value) -> int:
    return value if isinstance(value, int) else 0
