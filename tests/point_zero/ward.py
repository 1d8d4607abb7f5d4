"""Wounded people and their carer, and short ways to let time pass over them."""

from typing import Any

import attrs

from rejeu.engine.state import Encounter, Wound
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import time_commands as tc
from rejeu.events import time_facts as t
from rejeu.events.base import Fact

from .table import Table

MINUTE, HOUR, DAY = 60, 3_600, 86_400
SUCCESS, FAILURE = "6 6 5 5 4", "1 1 1 1 2"


def ward(*levels: str, **parameters: int | str) -> Table:
    """Mira with these boxes marked, Chet and Nina to treat her."""
    table = Table(**parameters).join("mira", "chet", "nina", skills={"Médecine": 5, "Endurance": 1})
    for level in levels:
        table.do(c.Mark(targets=("mira",), level=level))
    return table


def wait(table: Table, seconds: int, **given: Any) -> list[Fact]:
    return table.do(tc.Advance(seconds=seconds, **given))


def treat(
    table: Table,
    wound: str = "",
    dice: str = SUCCESS,
    by: str = "chet",
    of: str = "mira",
    **options: int | str,
) -> list[Fact]:
    return table.do(care(wound, by, of, **options), dice)


def care(wound: str = "", by: str = "chet", of: str = "mira", **options: int | str) -> c.Act:
    given = {"wound": wound, **options} if wound else options
    return c.Act(who=by, verb="treat", targets=(of,), options=given)


def wound(table: Table, id_: str, who: str = "mira") -> Wound:
    return table.who(who).wounds[id_]


def due(table: Table) -> dict[str, int]:
    """What falls due, and when."""
    return {deadline.id: deadline.due for deadline in table.state.deadlines.values()}


Happened = tuple[int, str, str, str]


def told(facts: list[Fact], clock: int = 0) -> list[Happened]:
    """What happened to wounds and people, each with its game second: (clock, what, whose or which, level or why)."""
    found: list[Happened] = []
    for fact in facts:
        match fact:
            case f.ClockAdvanced() | f.RoundStarted():
                clock = fact.clock
            case f.WoundChanged():
                found.append((clock, "changed", fact.wound, fact.level))
            case f.WoundClosed():
                found.append((clock, "closed", fact.wound, fact.why))
            case t.WoundWaits():
                found.append((clock, "waits", fact.wound, fact.level))
            case f.Died():
                found.append((clock, "died", fact.who, fact.cause))
            case f.Assessed():
                found.append((clock, "assessed", fact.who, fact.status))
            case f.DeadlineSet():
                found.append((clock, "set", fact.deadline, str(fact.due)))
            case f.DeadlineCleared():
                found.append((clock, "cleared", fact.deadline, fact.why))
    return found


def harm(facts: list[Fact], clock: int = 0) -> list[Happened]:
    """What happened to wounds and people alone: no deadline, no word of health."""
    return [row for row in told(facts, clock) if row[1] in ("changed", "closed", "waits", "died")]


def plain(value: Any) -> Any:
    """A state without the numbers of records, which differ when the same things are written in more commands."""
    if isinstance(value, Encounter) or attrs.has(type(value)):
        return {
            field.name: plain(getattr(value, field.name))
            for field in attrs.fields(type(value))
            if field.name not in ("seq", "origins")
        }
    if isinstance(value, dict):
        return {key: plain(inner) for key, inner in value.items()}
    return value
