"""The table told: who takes part, the policy, what is contested, what was amended."""

from collections.abc import Callable
from typing import Any

from rejeu.events import facts as f
from rejeu.events.base import Command, Event
from rejeu.events.commands import Uphold
from rejeu.events.table_commands import (
    Amend,
    Flag,
    RemoveParticipant,
    RuleOnFlag,
    SetParticipant,
    SetRights,
)
from rejeu.events.table_facts import (
    Amended,
    Flagged,
    FlagRuled,
    ParticipantRemoved,
    ParticipantSet,
    RightsSet,
)

from .args import listed, numbers
from .known import Known
from .lines import Told
from .telling_secret import SECRET_HEADINGS, SECRET_QUIET, SECRET_TELLERS
from .telling_trust import TRUST_HEADINGS, TRUST_QUIET
from .words import Word, call_all


def _set_participant(command: SetParticipant, known: Known) -> Told:
    return Told(
        "chronicle-do-set-participant",
        {
            "participant": command.who,
            "role": Word("role", command.role),
            "combatants": call_all(known.names, command.combatants),
            "speaking": len(command.combatants),
        },
    )


def _remove_participant(command: RemoveParticipant, known: Known) -> Told:
    return Told("chronicle-do-remove-participant", {"participant": command.who})


def _set_rights(command: SetRights, known: Known) -> Told:
    return Told("chronicle-do-set-rights", {"changes": listed(command.rights)})


def _record(command: Flag | RuleOnFlag | Uphold, known: Known) -> Told:
    return Told(f"chronicle-do-{command.TAG}", {"record": command.record})


def _amend(command: Amend, known: Known) -> Told:
    return Told(
        "chronicle-do-amend",
        {
            "how": command.how,
            "after": command.after,
            "instead": numbers(command.instead),
            "replaced": len(command.instead),
            "struck": numbers(command.struck),
            "strikes": len(command.struck),
            "upheld": numbers(command.upheld),
            "upholds": len(command.upheld),
        },
    )


def _flag_ruled(fact: FlagRuled, known: Known) -> Told:
    return Told("chronicle-flag-ruled", {"flag": fact.flag, "record": fact.record, "verdict": fact.verdict})


TABLE_HEADINGS: dict[type[Command], Callable[[Any, Known], Told]] = {
    SetParticipant: _set_participant,
    RemoveParticipant: _remove_participant,
    SetRights: _set_rights,
    Flag: _record,
    RuleOnFlag: _record,
    Uphold: _record,
    Amend: _amend,
    **TRUST_HEADINGS,
    **SECRET_HEADINGS,
}
TABLE_TELLERS: dict[type[Event], Callable[[Any, Known], Told]] = {FlagRuled: _flag_ruled, **SECRET_TELLERS}
TABLE_QUIET: tuple[type[Event], ...] = (
    f.Upheld, ParticipantSet, ParticipantRemoved, RightsSet, Flagged, Amended, *TRUST_QUIET, *SECRET_QUIET,
)  # fmt: skip
"""Facts that their command's line has told."""
