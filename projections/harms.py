"""Harm dealt: who hurt whom, on what, by how much, whatever the ruleset counts it on.

Where a ruleset resolves damage against a threshold, that is the harm; where it takes what protection leaves
from a gauge, what is left is. Where the game master states it, it is what a gauge of the target loses once the
attack is ruled on, or by a ruling that hurts.
"""

from collections.abc import Collection, Iterable, Iterator

import msgspec

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Event
from rejeu.events.secret_events import OutcomeTold

ATTACK = "attack"
"""The matter of a ruling on what comes of an attack."""


class Harm(msgspec.Struct, frozen=True):
    """What stood against somebody's threshold, or is taken from a gauge, at record `seq`. `by` is empty: by nobody."""

    seq: int
    by: str
    target: str
    track: str
    amount: int


def harms(events: Iterable[tuple[int, Event]], gauges: Collection[tuple[str, str]] = ()) -> Iterator[Harm]:
    """Yield the harm of a line of play: its commands and facts in order, each with its record.

    `gauges`: (who, gauge) of those who came before the first of these events.
    """
    held = set(gauges)
    batch = _Batch(None, held)
    for seq, event in events:
        if isinstance(event, Command):
            batch = _Batch(event, held)
            continue
        if isinstance(event, f.Joined):
            held |= {(event.who, gauge) for gauge in event.gauges}
        found = batch.take(seq, event)
        if found is not None:
            yield found


class _Batch:
    """One command and what came of it so far."""

    def __init__(self, command: Command | None, gauges: Collection[tuple[str, str]]) -> None:
        hurt = command.targets if isinstance(command, c.Hurt) else ()
        self.gauges = gauges
        self.hurters = dict.fromkeys(hurt, "")
        self.resolved: set[str] = set()

    def take(self, seq: int, fact: Event) -> Harm | None:
        match fact:
            case f.DamageResolved():
                self.resolved.add(fact.target)
                counted = (fact.target, fact.track) in self.gauges
                return Harm(seq, fact.by, fact.target, fact.track, fact.level if counted else fact.damage)
            case f.AttackResolved() | OutcomeTold() | f.Ruled(matter="attack"):
                self.hurters[fact.target] = fact.who
            case f.GaugeSet(who=who, delta=delta) if who in self.hurters and who not in self.resolved:
                # A track may count up or down: what the attack puts on it is harm either way.
                if delta and self.hurters[who] != who:
                    return Harm(seq, self.hurters[who], who, fact.gauge, abs(delta))
        return None
