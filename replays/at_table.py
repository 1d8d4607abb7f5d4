"""What commands of the table come to: facts that no ruleset decides."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING

from rejeu.engine.errors import Refused
from rejeu.events import table_commands as t
from rejeu.events import table_facts as f
from rejeu.events.base import Command, Fact
from rejeu.events.commands import Rewind, SetDicePolicy
from rejeu.events.facts import DicePolicySet, Rewound
from rejeu.events.notes import origin_of
from rejeu.events.secret_events import SECRET_COMMANDS
from rejeu.events.trust_events import TRUST_COMMANDS

from .rights import DEEDS, EVERYONE, GM, MASTERS, MAX_PARTICIPANT
from .secret_facts import secret_facts
from .trust import trust_facts

if TYPE_CHECKING:
    from .fight import Fight


def table_facts(fight: Fight, command: Command, by: str) -> tuple[Fact, ...]:
    """Return the facts of a command of the table. Raises `Refused`."""
    check_text(command)
    match command:
        case SetDicePolicy(policy=policy):
            if policy == fight.dice_policy:
                raise Refused("policy-already", policy=policy)
            return (DicePolicySet(policy=policy),)
        case Rewind():
            check_target(fight, command.to)
            return (Rewound(start=fight.head, to=command.to, how=command.how, dice=command.dice),)
        case t.SetParticipant():
            return (_set_participant(fight, command),)
        case t.RemoveParticipant(who=who):
            if who not in fight.table.participants:
                raise Refused("not-a-participant", by=who, known=sorted(fight.table.participants))
            return (f.ParticipantRemoved(who=who),)
        case t.SetRights():
            return (_set_rights(fight, command),)
        case t.Flag():
            return (_flag(fight, command, by),)
        case t.RuleOnFlag(record=record):
            return ruled(fight, record, "stands")
    if isinstance(command, TRUST_COMMANDS):
        return trust_facts(fight.table.trust, command, origin_of(fight.header))
    if isinstance(command, SECRET_COMMANDS):
        return secret_facts(fight, command)
    raise Refused("not-at-table", verb=command.TAG)


def check_text(command: Command) -> None:
    """Raise `Refused` for a free text that is too long."""
    if len(command.text) > command.MAX_TEXT:
        raise Refused("text-too-long", most=command.MAX_TEXT, length=len(command.text))


def check_target(fight: Fight, to: int) -> None:
    """Raise `Refused` unless the head can move to `to`: a record of play that ends a batch, and is not the head."""
    opening = fight.lineage.batch(1)[1]
    if to < opening:
        raise Refused("before-the-fight", seq=to, first=opening)
    if to > fight.tail:
        raise Refused("no-such-record", seq=to, last=fight.tail)
    if fight.envelopes[to - 1].parent is None:
        raise Refused("not-a-play-record", seq=to)
    first, last = fight.lineage.batch(to)
    if to != last:
        before = fight.envelopes[first - 1].parent or 0
        raise Refused("inside-a-batch", seq=to, first=first, last=last, before=before)
    if to == fight.head:
        raise Refused("head-there", seq=to)


def _bare(name: str) -> str:
    """Return a name without case and accents."""
    plain = unicodedata.normalize("NFKD", name.strip().casefold())
    return "".join(char for char in plain if not unicodedata.combining(char))


def _set_participant(fight: Fight, command: t.SetParticipant) -> Fact:
    who = command.who
    if not who.strip() or len(who) > MAX_PARTICIPANT or not who.isprintable():
        raise Refused("bad-author", by=ascii(who[:MAX_PARTICIPANT])[1:-1], most=MAX_PARTICIPANT)
    if who == GM and command.role != "gm":
        raise Refused("gm-is-gm", by=who)
    said = _bare(who)
    if said in EVERYONE or (said in MASTERS and command.role != "gm"):
        raise Refused("name-means-others", by=who, master=int(said in MASTERS))
    if command.combatants and command.role != "player":
        raise Refused("players-only", role=command.role)
    for combatant in command.combatants:
        if combatant not in fight.state.combatants:
            raise Refused("no-such-combatant", who=combatant, known=sorted(fight.state.combatants))
    return f.ParticipantSet(who=who, role=command.role, combatants=command.combatants)


def _set_rights(fight: Fight, command: t.SetRights) -> Fact:
    if not command.rights:
        raise Refused("nothing-to-correct")
    for deed, who in command.rights.items():
        if deed not in DEEDS:
            raise Refused("no-such-deed", name=deed, known=list(DEEDS))
        if who not in DEEDS[deed]:
            raise Refused("bad-right", name=deed, value=who, choices=list(DEEDS[deed]))
    return f.RightsSet(rights=command.rights)


def _flag(fight: Fight, command: t.Flag, by: str) -> Fact:
    record = command.record
    if not 1 <= record <= fight.tail:
        raise Refused("no-such-record", seq=record, last=fight.tail)
    if any(flag.by == by for flag in fight.table.open_flags((record,))):
        raise Refused("flagged-already", seq=record, by=by)
    if not command.text.strip():
        raise Refused("flag-needs-why", seq=record)
    return f.Flagged(record=record)


def ruled(fight: Fight, record: int, verdict: t.Verdict) -> tuple[Fact, ...]:
    """Return the facts that settle whatever is contested of the command that `record` belongs to."""
    if not 1 <= record <= fight.tail:
        raise Refused("no-such-record", seq=record, last=fight.tail)
    first, last = fight.lineage.batch(record)
    flags = fight.table.open_flags(range(first, last + 1))
    if not flags:
        raise Refused("not-flagged", seq=record)
    return tuple(f.FlagRuled(flag=flag.seq, record=flag.record, verdict=verdict) for flag in flags)
