"""Commands of the table: who takes part and who may do what, contested records, amendments. No rewind undoes them."""

from typing import ClassVar, Literal

from .base import Command, Scope
from .secret_events import SECRET_COMMANDS
from .trust_events import TRUST_COMMANDS

Role = Literal["gm", "player", "observer"]
Amending = Literal["replace", "strike", "insert", "adopt"]
Verdict = Literal["stands", "amended"]


class TableCommand(Command, frozen=True, kw_only=True):
    """A command that no rewind undoes."""

    SCOPE: ClassVar[Scope] = "table"


class SetParticipant(TableCommand, frozen=True, kw_only=True):
    """Say who takes part, under the name that its commands are signed with: a player speaks for `combatants`."""

    TAG: ClassVar[str] = "set-participant"

    who: str
    role: Role
    combatants: tuple[str, ...] = ()


class RemoveParticipant(TableCommand, frozen=True, kw_only=True):
    """Say that someone takes part no more."""

    TAG: ClassVar[str] = "remove-participant"

    who: str


class SetRights(TableCommand, frozen=True, kw_only=True):
    """Change the table's policy: each `rights` names a kind of deed and who may do it; those not named stay."""

    TAG: ClassVar[str] = "set-rights"

    rights: dict[str, str]


class Flag(TableCommand, frozen=True, kw_only=True):
    """Contest a record; `text` is the reason. It blocks nothing."""

    TAG: ClassVar[str] = "flag"

    record: int


class RuleOnFlag(TableCommand, frozen=True, kw_only=True):
    """Rule on what was contested of a record; `text` is the reason."""

    TAG: ClassVar[str] = "rule-on-flag"

    record: int


class Amend(TableCommand, frozen=True, kw_only=True):
    """Amend the past: go back to record `after`, put what follows in the place of the commands `instead`.

    Every later command of that line of play is decided again, in the batches that follow this one in
    the log. `struck`, `edited` and `upheld` are the commands, by record, that could not stay as they
    were: left out, said otherwise, kept by ruling. `text` is the reason.
    """

    TAG: ClassVar[str] = "amend"

    after: int
    how: Amending
    instead: tuple[int, ...] = ()
    struck: tuple[int, ...] = ()
    edited: tuple[int, ...] = ()
    upheld: tuple[int, ...] = ()


TABLE_COMMANDS: tuple[type[Command], ...] = (
    SetParticipant, RemoveParticipant, SetRights, Flag, RuleOnFlag, Amend, *TRUST_COMMANDS, *SECRET_COMMANDS,
)  # fmt: skip
