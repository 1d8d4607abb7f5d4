"""The state of a fight: what folding facts rebuilds. Frozen to whoever holds it.

Times are seconds of game time since the fight opened; lengths are metres; every number is whole.
`seq` on a value is the record that made it so.
"""

from collections.abc import Mapping

import attrs

from rejeu.events.base import GaugeValue, Intent, Level, Option, Term, Until
from rejeu.events.commands import Position, Value


@attrs.frozen
class Wound:
    """One marked box of a monitor. `since`: the game second at which it came to be so.

    `waiting`: it would be one of the next level down, where no box is free. `tries` maps each carer
    to the game second of its last try at it that failed.
    """

    id: str
    track: str
    level: str
    seq: int
    since: int
    by: str = ""
    stabilised: bool = False
    cared: bool = False
    waiting: bool = False
    tries: Mapping[str, int] = {}


@attrs.frozen
class Condition:
    """Something that a combatant is under until it lifts."""

    name: str
    until: Until
    seq: int


@attrs.frozen
class Deadline:
    """Something that falls due at `due` seconds."""

    id: str
    who: str
    kind: str
    due: int
    wound: str
    seq: int


@attrs.frozen
class Question:
    """A choice that someone owes the table, and what its answer is decided with (see `Asked`)."""

    id: str
    kind: str
    whom: str
    options: tuple[str, ...]
    blocks: tuple[str, ...]
    context: Mapping[str, Option]
    seq: int
    sums: Mapping[str, tuple[Term, ...]] = {}
    records: Mapping[str, int] = {}


@attrs.frozen
class Slot:
    """A combatant's part in this round.

    `score` is its initiative as set, `count` as it is now, after `covered` metres; `left` is what
    remains of a move broken off, and `to` where it was going. `spent` maps an action of the round
    to what it went to, or to `lost`. `until` is the last round of an action that lasts, 0 if none.
    `called`: its turn has begun; `done`: its turn is over.
    """

    who: str
    score: int
    count: int
    kind: str
    seq: int
    covered: int = 0
    left: int = 0
    to: Position | None = None
    intent: Intent | None = None
    until: int = 0
    spent: Mapping[str, str] = {}
    called: bool = False
    done: bool = False


@attrs.frozen
class Combatant:
    """Someone in the fight. `place` is its rank of joining, from 1; `seq` the record that it joined by."""

    id: str
    name: str
    place: int
    from_round: int
    sheet: Mapping[str, Value]
    attributes: Mapping[str, int]
    monitors: Mapping[str, tuple[Level, ...]]
    side: str = ""
    gender: str = ""
    effective: Mapping[str, int] = {}
    origins: Mapping[str, int] = {}
    reach: int | None = None
    wounds: Mapping[str, Wound] = {}
    gauges: Mapping[str, GaugeValue] = {}
    markers: Mapping[str, Option] = {}
    conditions: Mapping[str, Condition] = {}
    position: Position | None = None
    status: str = "able"
    health: str = "unhurt"
    hidden: bool = False
    gone: bool = False
    seq: int = 0

    def value(self, attribute: str) -> int:
        """Return the attribute as it counts in tests now. Raises `KeyError` if it has none."""
        return self.effective.get(attribute, self.attributes[attribute])

    def origin(self, value: str) -> int:
        """Return the record that an attribute, or `gauge.NAME`, has its value from."""
        return self.origins.get(value, self.seq)

    @property
    def present(self) -> bool:
        """Whether it is in the fight and alive."""
        return not self.gone and self.status != "dead"

    @property
    def awake(self) -> bool:
        """Whether it is present and conscious."""
        return self.present and self.status != "unconscious"


@attrs.frozen
class Encounter:
    """A whole fight at one record. `seq` is the last record of play folded into it.

    `date` is the text of the date in the world at game second `date_at`, empty if none was given.
    `closed`: nothing more is played in it.
    """

    seq: int = 0
    title: str = ""
    ruleset: str = ""
    ruleset_version: int = 0
    parameters: Mapping[str, Option] = {}
    phase: str = "closed"
    round: int = 0
    clock: int = 0
    combatants: Mapping[str, Combatant] = {}
    slots: Mapping[str, Slot] = {}
    order: tuple[str, ...] = ()
    active: str = ""
    questions: Mapping[str, Question] = {}
    deadlines: Mapping[str, Deadline] = {}
    rolls: Mapping[str, int] = {}
    asked: int = 0
    wounded: int = 0
    date: str = ""
    date_at: int = 0
    closed: bool = False
