"""Commands of game time: the clock, the date, deadlines, and a fight's end and its sequel."""

from typing import Any, ClassVar

import msgspec

from .base import Command, GaugeValue, Level, Option

Targets = tuple[str, ...]


class Advance(Command, frozen=True, kw_only=True):
    """Let game time pass: for `seconds`, `until` a second of it, or until `targets` (or all) are `fit`.

    One of the three is given. `stop` are words for what halts the clock at the instant it happens:
    `death`, `worsening`, `healed`, `question`, `any`, `none`. With `force`, whoever has still to act
    this round loses its action.
    """

    TAG: ClassVar[str] = "advance"

    seconds: int | None = None
    until: int | None = None
    fit: bool = False
    targets: Targets = ()
    stop: tuple[str, ...] = ()
    force: bool = False


class SetDate(Command, frozen=True, kw_only=True):
    """Say what date it is in the world now: a text that the core never reads. Empty: no date any more."""

    TAG: ClassVar[str] = "set-date"

    date: str


class MoveDeadline(Command, frozen=True, kw_only=True):
    """Rule that a deadline of `targets` (one) falls due at second `due`, or `delta` seconds later."""

    TAG: ClassVar[str] = "move-deadline"
    RULING: ClassVar[bool] = True

    targets: Targets
    deadline: str
    due: int | None = None
    delta: int | None = None


class CloseFight(Command, frozen=True, kw_only=True):
    """Close the fight: nothing more is played in it unless this is undone. `force`: as in `Advance`."""

    TAG: ClassVar[str] = "close-fight"

    force: bool = False


class KeptWound(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A wound as it stood; `since` is the game second at which it came to be so. `tries`: carer -> last try."""

    wound: str
    track: str
    level: str
    since: int
    by: str = ""
    stabilised: bool = False
    cared: bool = False
    waiting: bool = False
    tries: dict[str, int] = {}


class KeptDeadline(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A deadline as it stood."""

    deadline: str
    kind: str
    due: int
    wound: str = ""


class Survivor(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A combatant as it came out of a fight: all that lasts, in finished numbers."""

    who: str
    name: str
    sheet: dict[str, Any]
    attributes: dict[str, int]
    monitors: dict[str, tuple[Level, ...]] = {}
    gauges: dict[str, GaugeValue] = {}
    side: str = ""
    gender: str = ""
    hidden: bool = False
    status: str = "able"
    health: str = "unhurt"
    effective: dict[str, int] = {}
    reach: int | None = None
    wounds: tuple[KeptWound, ...] = ()
    deadlines: tuple[KeptDeadline, ...] = ()
    conditions: tuple[str, ...] = ()
    markers: dict[str, Option] = {}


class Continue(Command, frozen=True, kw_only=True):
    """Go on from a closed fight: its id, the count and head of its log, its clock and date, its survivors.

    `count` is lines, header included; `head` the tree head of RFC 6962 over them, in base64.
    """

    TAG: ClassVar[str] = "continue"

    fight: str
    count: int
    head: str
    clock: int
    date: str = ""
    date_at: int = 0
    wounded: int = 0
    survivors: tuple[Survivor, ...] = ()


TIME_COMMANDS: tuple[type[Command], ...] = (Advance, SetDate, MoveDeadline, CloseFight, Continue)
