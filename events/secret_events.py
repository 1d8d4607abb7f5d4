"""Secrets: who sees whom how well, what is disclosed later, and what stands in somebody's own copy of a fight.

A sealed log (docs/sealed-log.md) is a log of `SealedEntry` commands; what each says lies in sealed parts. The last
four events stand only in what a copy is unsealed to, never in the game master's own log.
"""

from typing import Any, ClassVar, Literal

from .base import Command, Fact, Scope
from .harm_facts import Outcome

ViewLevel = Literal["exact", "words", "outcome", "hidden"]
"""How well somebody sees a combatant: every number; health in words; only what comes of things; not at all."""

SetLevel = Literal["exact", "words", "outcome", "hidden", "usual"]
"""The same, or as if nothing had been said."""


# Commands ------------------------------------------------------------------------------------


class SetView(Command, frozen=True, kw_only=True):
    """Say how well participants `to` (empty: everyone) see combatants; `usual`: as if it had never been said."""

    TAG: ClassVar[str] = "set-view"
    SCOPE: ClassVar[Scope] = "table"

    targets: tuple[str, ...]
    level: SetLevel
    to: tuple[str, ...] = ()


class Disclose(Command, frozen=True, kw_only=True):
    """Show to everyone what the commands at `records` kept from them; of all so far if none is named."""

    TAG: ClassVar[str] = "disclose"
    SCOPE: ClassVar[Scope] = "table"

    records: tuple[int, ...] = ()


class SealedEntry(Command, frozen=True, kw_only=True):
    """One command of the fight and what came of it, all of it in sealed parts."""

    TAG: ClassVar[str] = "sealed-entry"
    SCOPE: ClassVar[Scope] = "table"


class Unseen(Command, frozen=True, kw_only=True):
    """Something was wanted that the owner of the copy is not told; `targets` if they are."""

    TAG: ClassVar[str] = "unseen"

    targets: tuple[str, ...] = ()


# Facts ---------------------------------------------------------------------------------------


class ViewSet(Fact, frozen=True, kw_only=True):
    """Participants `to` (empty: everyone) see combatants so from here on."""

    TAG: ClassVar[str] = "view-set"
    SCOPE: ClassVar[Scope] = "table"

    targets: tuple[str, ...]
    level: SetLevel
    to: tuple[str, ...] = ()


class Disclosed(Fact, frozen=True, kw_only=True):
    """What the commands at `records` kept from others is shown; `entries` are their lines in the sealed log.

    `until`: all of them are, up to that line.
    """

    TAG: ClassVar[str] = "disclosed"
    SCOPE: ClassVar[Scope] = "table"

    records: tuple[int, ...] = ()
    entries: tuple[int, ...] = ()
    until: int = 0


class OutcomeTold(Fact, frozen=True, kw_only=True):
    """An attack or a test had this outcome; its numbers are not told. `purpose` is empty for an attack."""

    TAG: ClassVar[str] = "outcome-told"

    who: str
    outcome: Outcome
    target: str = ""
    weapon: str = ""
    purpose: str = ""


class Shown(Fact, frozen=True, kw_only=True):
    """What the owner of a copy now sees otherwise than facts told: values of the state by name.

    `people` are combatants whole, by id; `without` are those who are not seen any more; `fields` are the rest.
    """

    TAG: ClassVar[str] = "shown"

    people: dict[str, dict[str, Any]] = {}
    without: tuple[str, ...] = ()
    fields: dict[str, Any] = {}


SECRET_COMMANDS: tuple[type[Command], ...] = (SetView, Disclose, SealedEntry)
"""Those of the table; `Unseen` is one of play."""
SECRET_FACTS: tuple[type[Fact], ...] = (ViewSet, Disclosed, OutcomeTold, Shown)
