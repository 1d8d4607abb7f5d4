"""Facts of game time beside `ClockAdvanced` and deadlines: date, care, and a fight's end and its sequel."""

from typing import ClassVar

from .base import Fact


class ClockStopped(Fact, frozen=True, kw_only=True):
    """The clock stood still before all the time asked for had passed; `why` are the words that halted it."""

    TAG: ClassVar[str] = "clock-stopped"

    why: tuple[str, ...]


class DateSet(Fact, frozen=True, kw_only=True):
    """At `clock` seconds of game time it is `date` in the world: a text, empty for none."""

    TAG: ClassVar[str] = "date-set"

    date: str
    clock: int


class Treated(Fact, frozen=True, kw_only=True):
    """A carer has tried its hand at a wound of `who`, at `level`; it may try again from second `again` on."""

    TAG: ClassVar[str] = "treated"

    who: str
    wound: str
    by: str
    level: str
    success: bool
    again: int


class WoundWaits(Fact, frozen=True, kw_only=True):
    """A wound would become one of `level`, which is full: it waits for a box there."""

    TAG: ClassVar[str] = "wound-waits"

    who: str
    wound: str
    level: str


class WoundKept(Fact, frozen=True, kw_only=True):
    """A wound that `who` brings along, as it stood: so since game second `since`. `tries`: carer -> last try."""

    TAG: ClassVar[str] = "wound-kept"

    who: str
    wound: str
    track: str
    level: str
    since: int
    by: str = ""
    stabilised: bool = False
    cared: bool = False
    waiting: bool = False
    tries: dict[str, int] = {}


class FightClosed(Fact, frozen=True, kw_only=True):
    """The fight is closed to further play."""

    TAG: ClassVar[str] = "fight-closed"

    clock: int


class Continued(Fact, frozen=True, kw_only=True):
    """This fight goes on from another, as it was at `count` lines (header included) with tree head `head`.

    `wounded` is how many wounds were marked before, so that ids stay apart.
    """

    TAG: ClassVar[str] = "continued"

    fight: str
    count: int
    head: str
    wounded: int


TIME_FACTS: tuple[type[Fact], ...] = (
    ClockStopped, DateSet, Treated, WoundWaits, WoundKept, FightClosed, Continued,
)  # fmt: skip
