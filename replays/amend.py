"""Amending: one ruling of the past changed, and everything after it decided again with the dice recorded.

`preview` is pure: it says what would change, what became impossible and which dice are missing, and
writes nothing. `commit` writes a preview whose clashes all have answers, in one step: the head moves to
before the ruling, then come the batches of the amended line, each new, each naming the one that it replays.
"""

import hashlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace as changed

from rejeu.engine.dice import Key, NoSource, Source, places
from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events.base import Fact
from rejeu.events.chain import leaf_hash
from rejeu.events.commands import Open
from rejeu.events.errors import Conflict
from rejeu.events.facts import Rewound, Rolled
from rejeu.events.record import Draft, Stored, seal_batch
from rejeu.events.table_commands import Amend
from rejeu.events.table_facts import Amended, FlagRuled

from .amend_again import Fallback, Rehearsal
from .amend_line import Past, find_past, line_after, line_ledger, with_states
from .amendment import Amendment, Answers, Preview, Said, Unused
from .at_table import check_text
from .deciding import decide_with
from .drafts import drafts
from .fight import Fight, Stamp
from .overrides import check_said


class Remembering:
    """A source that says the same again for the same die, so that previews of one amendment agree."""

    def __init__(self, source: Source) -> None:
        self.name = source.name
        self._source = source
        self._known: dict[tuple[Key, tuple[int, int]], int] = {}

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return faces drawn before, and fresh ones for the rest."""
        fresh = [place for place in wanted if (key, place) not in self._known]
        for place, face in zip(fresh, self._source.faces(key, fresh) if fresh else (), strict=True):
            self._known[key, place] = face
        return [self._known[key, place] for place in wanted]


class Receipt(NamedTuple):
    """What an amendment wrote: its first and last record."""

    first: int
    last: int


# What to amend -------------------------------------------------------------------------------


def replacing(fight: Fight, seq: int, said: Said, reason: str = "") -> Amendment:
    """Put `said` in the place of the command at `seq`, any record of its batch. Raises `Refused`."""
    past = find_past(fight, seq)
    return Amendment(_before(fight, past), "replace", (said,), (past.seq,), reason)


def striking(fight: Fight, seq: int, reason: str = "") -> Amendment:
    """Leave the command at `seq` out. Raises `Refused`."""
    past = find_past(fight, seq)
    return Amendment(_before(fight, past), "strike", (), (past.seq,), reason)


def inserting(fight: Fight, seq: int, said: Said, reason: str = "") -> Amendment:
    """Put `said` before the command at `seq`. Raises `Refused`."""
    return Amendment(_before(fight, find_past(fight, seq)), "insert", (said,), (), reason)


def _before(fight: Fight, past: Past) -> int:
    return fight.envelopes[past.seq - 1].parent or 0


# What would come of it -----------------------------------------------------------------------


def preview(
    fight: Fight,
    amendment: Amendment,
    answers: Answers | None = None,
    source: Source | None = None,
    fallback: Fallback | None = None,
) -> Preview:
    """Return what `amendment` would come to, its clashes answered by `answers`, else by `fallback`.

    `source` rolls only where an answer says so; give one that repeats itself, or a second preview rolls anew.
    Raises `Refused`, `BadSheet` if the rules say no to a new line.
    """
    fight.check_known()
    for said in amendment.lines:
        if said.command.SCOPE == "table" or isinstance(said.command, Open):
            raise Refused("not-in-the-past", verb=said.command.TAG)
    line = line_after(fight, amendment.after)
    pasts = {past.seq: past for past in line}
    start = fight.state_at(amendment.after)
    if _is_the_same(amendment, pasts):
        given_way = _given_way(fight, start, amendment)
        return Preview(
            amendment, fight.tail, fight.head, fight.state, fight.state, line, overruled=given_way, same=True
        )
    seq = fight.tail + 2 + len(_table_facts(fight, amendment, 0))
    run = Rehearsal(start, seq, fight.ruleset, line_ledger(fight), source or NoSource(), answers or {}, fallback)
    run.say(amendment, pasts)
    run.again((past, before) for past, before in with_states(start, line) if past.seq not in amendment.instead)
    return Preview(
        amendment=amendment,
        tail=fight.tail,
        start=fight.head,
        before=fight.state,
        after=run.state,
        line=line,
        outcomes=tuple(run.outcomes),
        clashes=tuple(run.clashes),
        unused=_unused(line, run.used),
        overruled=tuple(run.overruled),
        dropped=tuple(run.dropped),
        reordered=tuple(run.reordered),
    )


def _is_the_same(amendment: Amendment, pasts: dict[int, Past]) -> bool:
    """Whether the new ruling is the old one. Dice typed again change nothing: those recorded stand."""
    if amendment.how != "replace":
        return False
    (said,), (seq,) = amendment.lines, amendment.instead
    old = pasts[seq].command
    return changed(said.command, text=old.text) == old and said.command.text in ("", old.text)


def _given_way(fight: Fight, start: Encounter, amendment: Amendment) -> tuple[Key, ...]:
    """Return the rolls of the ruling that stands for which other dice were typed. Raises `Refused` for bad ones."""
    said = amendment.lines[0]
    if not said.typed:
        return ()
    scene = decide_with(start, said.command, fight.tail + 1, fight.ruleset, line_ledger(fight), NoSource(), said.typed)
    return tuple(scene.tray.overruled)


def _unused(line: tuple[Past, ...], used: set[tuple[Key, tuple[int, int]]]) -> tuple[Unused, ...]:
    found = []
    for past in line:
        for seq, fact in past.numbered:
            if isinstance(fact, Rolled):
                key = Key(fact.round, fact.who, fact.purpose, fact.ordinal)
                left = [
                    face for place, face in zip(places(fact.pool), fact.faces, strict=True) if (key, place) not in used
                ]
                if left:
                    found.append(Unused(seq, key, tuple(left)))
    return tuple(found)


# Writing it ----------------------------------------------------------------------------------


def commit(fight: Fight, plan: Preview, stamp: Stamp, salts: Callable[[], bytes]) -> Receipt | None:
    """Write a preview, all of it in one step; `None` if the ruling is the one that stands.

    Raises `Refused` (a clash without an answer; rights), `Conflict` (the log has gone on since),
    `JournalUnavailable`; then nothing was written. A command id recorded before returns what it recorded then.
    """
    known = fight.recorded(stamp.id)
    if known is not None:
        amending = next((a for a in fight.lineage.amendments if a.seq == known.receipt.last), None)
        end = fight.lineage.amendment_end(amending) if amending is not None else 0
        return Receipt(known.receipt.first, max(end, known.receipt.last))
    fight.table.check("amend", stamp.by)
    if plan.same:
        return None
    check_reason(fight, plan.amendment)
    if plan.open:
        raise Refused("clashes-open", records=[str(clash.seq) for clash in plan.open])
    tail = fight.journal.tail(fight.id)
    if (tail.seq, fight.tail) != (plan.tail, plan.tail):
        raise Conflict(plan.tail, tail.seq)
    many: list[tuple[Stored, ...]] = []
    leaf, seq = tail.leaf, plan.tail + 1
    for written in _written(fight, plan, stamp):
        many.append(seal_batch(written, seq, leaf, salts))
        leaf = leaf_hash(many[-1][-1].line)
        seq += len(many[-1])
    receipts = fight.journal.append_many(fight.id, many, plan.tail)
    fight.refresh()
    return Receipt(receipts[0].first, receipts[-1].last)


def check_reason(fight: Fight, amendment: Amendment) -> None:
    """Raise `Refused` if the table wants a reason and there is none, or if it is too long."""
    command = Amend(after=amendment.after, how=amendment.how, text=amendment.reason)
    check_text(command)
    check_said(fight.table.trust, command)


def _command(plan: Preview) -> Amend:
    amendment = plan.amendment
    return Amend(
        after=amendment.after,
        how=amendment.how,
        instead=amendment.instead,
        struck=plan.answered("strike"),
        edited=plan.answered("edit", "skip"),
        upheld=plan.answered("force"),
        text=amendment.reason,
    )


def _written(fight: Fight, plan: Preview, stamp: Stamp) -> list[list[Draft]]:
    amendment = plan.amendment
    found = [drafts(_command(plan), _table_facts(fight, amendment, len(plan.outcomes)), None, stamp)]
    parent = amendment.after
    for place, outcome in enumerate(plan.outcomes, 1):
        own = stamp._replace(id=_derived(stamp.id, place), audience=outcome.audience)
        found.append(drafts(outcome.command, outcome.facts, parent, own, outcome.replays))
        parent = outcome.last
    return found


def _table_facts(fight: Fight, amendment: Amendment, batches: int) -> tuple[Fact, ...]:
    """Return the facts of the amendment's own command: the head moves, and what was contested is settled."""
    contested = [
        flag
        for seq in amendment.instead
        for flag in fight.table.open_flags(range(seq, fight.lineage.batch(seq)[1] + 1))
    ]
    return (
        Rewound(start=fight.head, to=amendment.after, how="amend"),
        Amended(how=amendment.how, batches=batches),
        *(FlagRuled(flag=flag.seq, record=flag.record, verdict="amended") for flag in contested),
    )


def _derived(id_: str, place: int) -> str:
    """Return the id of the amendment's batch at `place`: the same whenever the amendment is sent again."""
    digest = hashlib.sha256(f"{id_}/{place}".encode()).digest()
    return urlsafe_b64encode(digest[:16]).decode().rstrip("=")
