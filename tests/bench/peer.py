"""The named peer: the same durable work done with the `eventsourcing` library, as its own documents do it."""

import os
from pathlib import Path
from typing import Any
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event


class Encounter(Aggregate):
    """A fight as an aggregate: a command and the facts of it are events."""

    @event("Opened")
    def __init__(self, title: str) -> None:
        self.title = title
        self.gauges: dict[str, int] = {}
        self.rolls: dict[str, int] = {}
        self.attacks = 0

    @event("Commanded")
    def command(self, tag: str, who: str, targets: tuple[str, ...]) -> None:
        """A command changes nothing."""

    @event("Rolled")
    def roll(self, who: str, purpose: str, faces: tuple[int, ...], total: int) -> None:
        """Count a roll."""
        self.rolls[f"{who}/{purpose}"] = self.rolls.get(f"{who}/{purpose}", 0) + 1

    @event("AttackResolved")
    def resolve(self, who: str, target: str, total: int, difficulty: int, margin: int) -> None:
        """Count an attack."""
        self.attacks += 1

    @event("GaugeSet")
    def set_gauge(self, who: str, gauge: str, value: int) -> None:
        """Set a gauge."""
        self.gauges[f"{who}/{gauge}"] = value


class Fights(Application[Any]):
    """Fights in a SQLite file."""

    is_snapshotting_enabled = True


def open_fights(path: Path) -> Fights:
    """Return the application over a file, durable as the library has it by default (WAL, synchronous FULL)."""
    return Fights(env={**os.environ, "PERSISTENCE_MODULE": "eventsourcing.sqlite", "SQLITE_DBNAME": str(path)})


def exchange(fight: Encounter, number: int) -> None:
    """Four events: a command, a roll, an attack, a gauge."""
    fight.command("attack", "mira", ("guard",))
    fight.roll("mira", "attack", (number % 20 + 1,), number % 20 + 1)
    fight.resolve("mira", "guard", 12, 10, 2)
    fight.set_gauge("guard", "hp", number % 9)


def new_fight(app: Fights, exchanges: int, save_every: int) -> UUID:
    """Make and save a fight of `exchanges` exchanges, `save_every` at a time."""
    fight = Encounter("A fight")
    app.save(fight)
    for number in range(exchanges):
        exchange(fight, number)
        if number % save_every == save_every - 1:
            app.save(fight)
    app.save(fight)
    return fight.id
