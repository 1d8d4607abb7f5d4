"""The named peer: the same durable work done with the `eventsourcing` library, as its own documents do it.

A fight is an aggregate with the state that ours has of the same fight; commands and facts are its events,
with the same fields. An application method gets the aggregate from the repository, calls a method of it and
saves it. The aggregate cache is on, so that a command does not replay the past.
"""

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar
from uuid import UUID

from eventsourcing.application import Application
from eventsourcing.domain import Aggregate, event
from eventsourcing.persistence import Transcoding


@dataclass
class Gauge:
    """A counter of a combatant."""

    value: int
    maximum: int | None = None
    minimum: int | None = None


@dataclass
class Combatant:
    """Someone in the fight."""

    id: str
    name: str
    place: int
    sheet: dict[str, Any]
    attributes: dict[str, int]
    gauges: dict[str, Gauge]
    origins: dict[str, int] = field(default_factory=dict)
    wounds: dict[str, Any] = field(default_factory=dict)
    markers: dict[str, Any] = field(default_factory=dict)
    conditions: dict[str, Any] = field(default_factory=dict)
    status: str = "able"
    health: str = "unhurt"
    hidden: bool = False


@dataclass
class Slot:
    """A combatant's part in the round."""

    who: str
    score: int
    count: int
    spent: dict[str, str] = field(default_factory=dict)
    called: bool = False
    done: bool = False


class Encounter(Aggregate):
    """A fight as an aggregate: a command and the facts of it are events."""

    @event("Opened")
    def __init__(self, title: str, ruleset: str, parameters: dict[str, int]) -> None:
        self.title = title
        self.ruleset = ruleset
        self.parameters = parameters
        self.phase = "setup"
        self.round = 0
        self.clock = 0
        self.combatants: dict[str, Combatant] = {}
        self.slots: dict[str, Slot] = {}
        self.order: list[str] = []
        self.rolls: dict[str, int] = {}

    @event("Commanded")
    def command(self, tag: str, by: str, at: int, body: dict[str, Any]) -> None:
        """A command changes nothing."""

    @event("Joined")
    def join(self, who: str, name: str, sheet: dict[str, Any], attributes: dict[str, int], hp: int) -> None:
        """Someone joins."""
        gauges = {"hp": Gauge(hp, hp, 0)}
        self.combatants[who] = Combatant(who, name, len(self.combatants) + 1, sheet, attributes, gauges)

    @event("RoundStarted")
    def start_round(self, round: int, clock: int, order: list[str]) -> None:
        """A round begins, in this order."""
        self.phase, self.round, self.clock, self.order, self.rolls = "play", round, clock, order, {}
        self.slots = {who: Slot(who, 1, 1) for who in order}

    @event("Rolled")
    def roll(
        self, round: int, who: str, purpose: str, ordinal: int, pool: list[list[int]], faces: list[int],
        kept: list[int], total: int, sources: list[list[Any]],
    ) -> None:  # fmt: skip
        """Count a roll."""
        self.rolls[f"{who}/{purpose}"] = ordinal + 1

    @event("AttackResolved")
    def resolve(
        self, who: str, target: str, weapon: str, skill: str, attribute: str, total: int, difficulty: int,
        margin: int, outcome: str, roll: int, terms: list[list[Any]],
    ) -> None:  # fmt: skip
        """An attack changes nothing by itself."""

    @event("GaugeSet")
    def set_gauge(self, who: str, gauge: str, value: int, delta: int, maximum: int | None, minimum: int | None) -> None:
        """Set a gauge."""
        self.combatants[who].gauges[gauge] = Gauge(value, maximum, minimum)
        self.combatants[who].origins[f"gauge.{gauge}"] = self.version


class AsFields(Transcoding):
    """A value of the state as its fields: what the library asks for to store one in a snapshot."""

    def encode(self, obj: Any) -> dict[str, Any]:
        """Return its fields."""
        return vars(obj)

    def decode(self, data: dict[str, Any]) -> Any:
        """Return it again."""
        return self.type(**data)


class CombatantAsFields(AsFields):
    """Someone in the fight."""

    type, name = Combatant, "combatant"


class GaugeAsFields(AsFields):
    """A counter."""

    type, name = Gauge, "gauge"


class SlotAsFields(AsFields):
    """A part in the round."""

    type, name = Slot, "slot"


class Fights(Application[Any]):
    """Fights in a SQLite file."""

    def register_transcodings(self, transcoder: Any) -> None:
        """Let snapshots hold the values of the state."""
        super().register_transcodings(transcoder)
        for transcoding in (CombatantAsFields(), GaugeAsFields(), SlotAsFields()):
            transcoder.register(transcoding)

    def open_fight(self) -> UUID:
        """Open a fight between two, in its first round."""
        fight = Encounter("Bench", "tiny", {"round_seconds": 6})
        for who in ("mira", "guard"):
            fight.join(who, who, {"skill": 12, "hp": 999}, {"skill": 12}, 999)
        fight.start_round(1, 0, ["mira", "guard"])
        self.save(fight)
        return fight.id

    def set_gauge(self, fight_id: UUID, number: int) -> None:
        """A ruling: a command and one fact."""
        fight: Encounter = self.repository.get(fight_id)
        value = number % 900
        fight.command("set-gauge", "gm", number, {"targets": ["guard"], "gauge": "hp", "value": value})
        fight.set_gauge("guard", "hp", value, value - fight.combatants["guard"].gauges["hp"].value, 999, 0)
        self.save(fight)

    def exchanges(self, fight_id: UUID, number: int) -> None:
        """Some exchanges saved together: four events each."""
        fight: Encounter = self.repository.get(fight_id)
        for _ in range(number):
            exchange(fight)
        self.save(fight)


class FightsWithSnapshots(Fights):
    """The same, with a snapshot every 1,000 events."""

    is_snapshotting_enabled = True
    snapshotting_intervals: ClassVar[dict[type[Any], int]] = {Encounter: 1000}


def open_fights(path: Path, *, snapshots: bool = False) -> Fights:
    """Return the application over a file, durable as the library has it by default (WAL, synchronous FULL)."""
    settings = {
        "PERSISTENCE_MODULE": "eventsourcing.sqlite",
        "SQLITE_DBNAME": str(path),
        "AGGREGATE_CACHE_MAXSIZE": "100",
    }
    return (FightsWithSnapshots if snapshots else Fights)(env={**os.environ, **settings})


def exchange(fight: Encounter) -> None:
    """Four events: a command, a roll, an attack, a gauge."""
    fight.command("attack", "gm", 5, {"who": "mira", "targets": ["guard"], "modifiers": {"dim": 2}})
    fight.roll(1, "mira", "attack", 0, [[1, 20]], [7], [0], 7, [["system", 1]])
    fight.resolve("mira", "guard", "", "skill", "skill", 7, 14, 7, "success", 3, [["mod:dim", 2]])
    fight.set_gauge("guard", "hp", 7, -2, 999, 0)


def long_fight(app: Fights, events: int) -> UUID:
    """Make a fight of so many events, and no few more than that, 400 saved at a time."""
    known = app.open_fight()
    for _ in range(events // 400):
        app.exchanges(known, 100)
    return known
