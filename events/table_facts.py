"""Facts of the table: who takes part, the policy, contested records, amendments. No rewind undoes them."""

from typing import ClassVar

from .base import Fact, Scope
from .secret_events import SECRET_FACTS
from .table_commands import Amending, Role, Verdict
from .trust_events import TRUST_FACTS


class TableFact(Fact, frozen=True, kw_only=True):
    """A fact that no rewind undoes."""

    SCOPE: ClassVar[Scope] = "table"


class ParticipantSet(TableFact, frozen=True, kw_only=True):
    """Someone takes part in this role from here on; a player speaks for `combatants`."""

    TAG: ClassVar[str] = "participant-set"

    who: str
    role: Role
    combatants: tuple[str, ...] = ()


class ParticipantRemoved(TableFact, frozen=True, kw_only=True):
    """Someone takes part no more."""

    TAG: ClassVar[str] = "participant-removed"

    who: str


class RightsSet(TableFact, frozen=True, kw_only=True):
    """The policy from here on: deeds and who may do them. Those not named stay."""

    TAG: ClassVar[str] = "rights-set"

    rights: dict[str, str]


class Flagged(TableFact, frozen=True, kw_only=True):
    """Record `record` is contested, until ruled on."""

    TAG: ClassVar[str] = "flagged"

    record: int


class FlagRuled(TableFact, frozen=True, kw_only=True):
    """What was contested at record `flag` is ruled on: record `record` stands, or was amended."""

    TAG: ClassVar[str] = "flag-ruled"

    flag: int
    record: int
    verdict: Verdict


class Amended(TableFact, frozen=True, kw_only=True):
    """The past was amended: the `batches` that follow in the log were written in the same step as this record."""

    TAG: ClassVar[str] = "amended"

    how: Amending
    batches: int


TABLE_FACTS: tuple[type[Fact], ...] = (
    ParticipantSet, ParticipantRemoved, RightsSet, Flagged, FlagRuled, Amended, *TRUST_FACTS, *SECRET_FACTS,
)  # fmt: skip
