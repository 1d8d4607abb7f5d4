"""The table: who takes part, who may do what, and what is contested. Folded by `seq`; no rewind undoes it.

A fight with no participants has no rights either: whoever speaks is the game master. Who speaks is
whoever the program was told; it proves nothing until commands are signed.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import NamedTuple, Protocol, cast

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events import secret_events as s
from rejeu.events import table_commands as t
from rejeu.events import table_facts as f
from rejeu.events import trust_events as e
from rejeu.events.base import Command, Event
from rejeu.events.facts import Ruled
from rejeu.events.record import Envelope
from rejeu.events.time_commands import Advance, CloseFight, Continue, SetDate
from rejeu.projections.eye import Eye, ViewLevel

from .lineage import Lineage
from .trust import Trust

GM = "gm"
"""Who is the game master at every table, so that no table can lock itself out."""

MASTERS = frozenset({GM, "mj", "master", "game-master", "maitre", "meneur"})
EVERYONE = frozenset({"everyone", "all", "players", "table", "tous", "toutes", "joueurs", "joueuses"})
"""Words for the game master and for everyone, which no participant is called: copies are asked for by name."""

OWN, OWN_LAST, ANYONE, MASTER = "own", "own-last", "anyone", "gm"

DEEDS: Mapping[str, tuple[str, ...]] = {
    "act": (OWN, ANYONE, MASTER),
    "undo": (OWN_LAST, ANYONE, MASTER),
    "amend": (MASTER, ANYONE),
    "rule": (MASTER, ANYONE),
    "round": (MASTER, ANYONE),
    "arrange": (MASTER, ANYONE),
    "note": (ANYONE, MASTER),
}
"""What the policy is about, and who may do it, the default first. `anyone`: game masters and players."""

MAX_PARTICIPANT = 80


class Participant(NamedTuple):
    """Someone at the table; a player speaks for `combatants`."""

    who: str
    role: t.Role
    combatants: tuple[str, ...]


class Contested(NamedTuple):
    """A record that someone contests: `seq` is the flag's own record, `verdict` empty until ruled on."""

    seq: int
    record: int
    by: str
    at: int
    verdict: str = ""
    ruled: int = 0


class Disclosures:
    """Which lines of the sealed log the table has disclosed: those of `entries`, and all up to `until`."""

    def __init__(self) -> None:
        self.entries: set[int] = set()
        self.until = 0

    def take(self, entries: Iterable[int], until: int) -> None:
        """Take in one more disclosure."""
        self.entries.update(entries)
        self.until = max(self.until, until)

    def __contains__(self, entry: int) -> bool:
        return entry <= self.until or entry in self.entries


class AtFight(Protocol):
    """What rights are weighed against: the fight where it stands."""

    state: Encounter
    lineage: Lineage

    @property
    def envelopes(self) -> Sequence[Envelope]:
        """The records, that of `seq` at `seq` - 1."""


class TableState:
    """Built record by record."""

    def __init__(self) -> None:
        self.participants: dict[str, Participant] = {}
        self.rights: dict[str, str] = {deed: who[0] for deed, who in DEEDS.items()}
        self.flags: dict[int, Contested] = {}
        self.views: dict[str, dict[str, ViewLevel]] = {}
        """How well each participant (empty: everyone) sees whom, where the table has said so."""
        self.disclosed = Disclosures()
        self.trust = Trust()

    def take(self, envelope: Envelope, event: Event) -> None:
        """Take in a fact of the table."""
        match event:
            case f.ParticipantSet(who=who, role=role, combatants=combatants):
                self.participants[who] = Participant(who, role, combatants)
            case f.ParticipantRemoved(who=who):
                self.participants.pop(who, None)
            case f.RightsSet(rights=rights):
                self.rights.update(rights)
            case f.Flagged(record=record):
                self.flags[envelope.seq] = Contested(envelope.seq, record, envelope.by, envelope.at)
            case f.FlagRuled(flag=flag, verdict=verdict) if flag in self.flags:
                self.flags[flag] = self.flags[flag]._replace(verdict=verdict, ruled=envelope.seq)
            case s.ViewSet(targets=targets, level=level, to=to):
                self._set_views(targets, level, to)
            case s.Disclosed(entries=entries, until=until):
                self.disclosed.take(entries, until)
            case _:
                self.trust.take(envelope.seq, envelope.by, event)

    def _set_views(self, targets: Iterable[str], level: str, to: Iterable[str]) -> None:
        for viewer in tuple(to) or ("",):
            views = self.views.setdefault(viewer, {})
            for who in targets:
                views.pop(who, None)
                if level != "usual":
                    views[who] = cast(ViewLevel, level)

    def eye(self, who: str = "") -> Eye:
        """Return what participant `who` sees by the table's word; without one, what everyone does."""
        views = self.views
        return Eye(frozenset(self.own(who)), dict(views.get(who, {})) if who else {}, dict(views.get("", {})))

    def open_flags(self, records: Collection[int] | None = None) -> tuple[Contested, ...]:
        """Return what is contested and not ruled on, of `records` or of all."""
        return tuple(
            flag for flag in self.flags.values() if not flag.verdict and (records is None or flag.record in records)
        )

    def role(self, by: str) -> str:
        """Return the role of whoever is called `by`, empty if it takes no part."""
        if not self.participants or by == GM:
            return "gm"
        found = self.participants.get(by)
        return found.role if found is not None else ""

    def check(self, deed: str, by: str) -> None:
        """Raise `Refused` unless `by` may do `deed` on anybody's behalf."""
        role = self._player_or_more(deed, by)
        if role != "gm" and self.rights.get(deed, MASTER) != ANYONE:
            raise Refused("no-right", by=by, deed=deed, may=self.rights.get(deed, MASTER))

    def _player_or_more(self, deed: str, by: str) -> str:
        role = self.role(by)
        if not role:
            raise Refused("not-a-participant", by=by, known=sorted({GM, *self.participants}))
        if role == "observer":
            raise Refused("observers-watch", by=by, deed=deed)
        return role

    def own(self, by: str) -> tuple[str, ...]:
        """Return whom `by` speaks for."""
        found = self.participants.get(by)
        return found.combatants if found is not None else ()

    def check_command(self, fight: AtFight, command: Command, by: str) -> None:
        """Raise `Refused` unless `by` may say `command` now."""
        if self.role(by) == "gm":
            return
        if isinstance(command, t.Flag):
            if not self.role(by):
                raise Refused("not-a-participant", by=by, known=sorted({GM, *self.participants}))
            return
        if isinstance(command, c.Rewind):
            self._check_rewind(fight, command, by)
            return
        if isinstance(command, e.SetKey | e.LoseKey | e.GiveWord) and command.holder == by and self.role(by):
            return
        deed = deed_of(command)
        self._player_or_more(deed, by)
        if deed == "act" and self.rights["act"] == OWN:
            self._check_own(fight, command, by)
        elif deed == "table":
            raise Refused("no-right", by=by, deed="rule", may=MASTER)
        else:
            self.check(deed, by)

    def check_audience(self, audience: Iterable[str]) -> None:
        """Raise `Refused` for somebody in it who does not take part."""
        for who in audience:
            if who != GM and who not in self.participants:
                raise Refused("not-a-participant", by=who, known=sorted({GM, *self.participants}))

    def check_secret(self, command: Command, audience: Iterable[str]) -> None:
        """Raise `Refused` if a command cannot be kept between the game master and `audience`: everyone sees that."""
        audience = tuple(audience)
        self.check_audience(audience)
        if not audience:
            return
        if isinstance(command, c.Join) and not command.hidden:
            raise Refused("secret-arrival", who=command.who)
        if command.SCOPE == "table" and not isinstance(command, t.Flag | t.RuleOnFlag | c.Rewind | s.SetView):
            raise Refused("never-secret")

    def check_facts(self, facts: Iterable[Event], by: str) -> None:
        """Raise `Refused` unless `by` may rule, if what a command led to is a ruling."""
        if any(isinstance(fact, Ruled) for fact in facts):
            self.check("rule", by)

    def _check_own(self, fight: AtFight, command: Command, by: str) -> None:
        own = self.own(by)
        foreign = [who for who in _actors(fight.state, command) if who not in own]
        if foreign:
            raise Refused("not-yours", by=by, who=foreign[0], own=list(own))

    def _check_rewind(self, fight: AtFight, command: c.Rewind, by: str) -> None:
        self._player_or_more("undo", by)
        if self.rights["undo"] == ANYONE:
            return
        if self.rights["undo"] != OWN_LAST or command.how == "rewind" or command.dice != "keep":
            raise Refused("no-right", by=by, deed="undo", may=self.rights["undo"])
        lineage = fight.lineage
        if command.how == "redo":
            if not lineage.rewindings or lineage.rewindings[-1].by != by:
                raise Refused("not-your-undo", by=by)
            return
        first, _ = lineage.batch(lineage.head)
        batch = fight.envelopes[first - 1]
        if batch.by != by or batch.replays is not None or command.to != batch.parent:
            raise Refused("not-your-last", by=by, seq=first, other=batch.by)


def deed_of(command: Command) -> str:
    """Return the kind of deed that `command` is; `table` is for game masters alone, whatever the policy."""
    if isinstance(command, (t.SetParticipant, t.RemoveParticipant, t.SetRights, *e.TRUST_COMMANDS, *s.SECRET_COMMANDS)):
        return "table"
    if isinstance(command, t.Amend):
        return "amend"
    if isinstance(command, c.SetDicePolicy | t.RuleOnFlag) or command.RULING:
        return "rule"
    if isinstance(command, c.StartRound | Advance) or (isinstance(command, c.RollInitiative) and not command.targets):
        return "round"
    if isinstance(command, c.Open | c.Join | c.Leave | SetDate | CloseFight | Continue):
        return "arrange"
    return "note" if isinstance(command, c.Note) else "act"


def _actors(state: Encounter, command: Command) -> tuple[str, ...]:
    """Return on whose behalf `command` is said."""
    if isinstance(command, c.Answer):
        question = state.questions.get(command.question)
        return (question.whom,) if question is not None else ()
    if isinstance(command, c.RollInitiative):
        return command.targets
    return (getattr(command, "who", ""),)
