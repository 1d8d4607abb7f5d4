"""What commands about secrets come to: how well somebody is seen, and what is disclosed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rejeu.engine.errors import Refused
from rejeu.events import secret_events as s
from rejeu.events.base import Command, Fact

if TYPE_CHECKING:
    from .fight import Fight


def secret_facts(fight: Fight, command: Command) -> tuple[Fact, ...]:
    """Return the facts of a command about secrets. Raises `Refused`."""
    match command:
        case s.SetView(targets=targets, level=level, to=to):
            for who in targets:
                if who not in fight.state.combatants:
                    raise Refused("no-such-combatant", who=who, known=sorted(fight.state.combatants))
            fight.table.check_audience(to)
            return (s.ViewSet(targets=targets, level=level, to=to),)
        case s.Disclose(records=()):
            return (s.Disclosed(until=fight.lineage.entry_of(fight.tail)),)
        case s.Disclose(records=records):
            return (s.Disclosed(records=records, entries=_entries(fight, records)),)
    raise Refused("not-at-table", verb=command.TAG)


def _entries(fight: Fight, records: tuple[int, ...]) -> tuple[int, ...]:
    """Return the lines of the sealed log at which those records lie: it has one for each command."""
    for record in records:
        if not 1 <= record <= fight.tail:
            raise Refused("no-such-record", seq=record, last=fight.tail)
    return tuple(sorted({fight.lineage.entry_of(record) for record in records}))
