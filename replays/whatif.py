"""What if: a copy of a fight, played on from any record beside the log, never in it; and its adoption as a ruling."""

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from rejeu.engine.dice import Key, NoSource, places
from rejeu.engine.errors import Refused
from rejeu.events.base import Command
from rejeu.events.facts import Rolled
from rejeu.events.journal import Journal
from rejeu.events.record import Opening, Stored, decode_envelope

from .amend_line import Past, line_after
from .amendment import Amendment, Said
from .compare import common
from .fight import Fight


def standpoint(fight: Fight, seq: int) -> int:
    """Return the record of play to stand at: just before a command, if `seq` is one; else `seq`, the end of a batch.

    At a record of the table, where play stood then. Raises `Refused`.
    """
    if not 1 <= seq <= fight.tail:
        raise Refused("no-such-record", seq=seq, last=fight.tail)
    envelope = fight.envelopes[seq - 1]
    if envelope.parent is None:
        return fight.play_at(seq)
    first, last = fight.lineage.batch(seq)
    if seq == first and first > 1:
        return envelope.parent
    if seq != last:
        before = fight.envelopes[first - 1].parent or 0
        raise Refused("inside-a-batch", seq=seq, first=first, last=last, before=before)
    return seq


def copy_fight(fight: Fight, scratch: Journal) -> Fight:
    """Copy a fight, whole, into another journal, where it goes its own way. Raises `Exists`."""
    lines = fight.journal.read(fight.id, 0, fight.tail)
    header = next(lines)
    known = fight.openings()
    scratch.create(header, _stored(lines, known))
    return Fight(scratch, fight.id)


def _stored(lines: Iterable[bytes], known: Mapping[tuple[int, int], Opening]) -> Iterable[Stored]:
    for seq, line in enumerate(lines, 1):
        seals = len(decode_envelope(line).sealed)
        yield Stored(line, tuple(known.get((seq, i)) for i in range(seals)))


# Adopting it ---------------------------------------------------------------------------------


def adopting(fight: Fight, scratch: Fight, reason: str = "", *, instead_of_all: bool = False) -> Amendment:
    """Return the amendment that puts what was played in `scratch` into the past of `fight`.

    It stands in for the command that `fight` has at that place, and for those later ones that it says
    again itself; the others are decided again after it, unless it stands in for them all. Raises `Refused`.
    """
    shared = _shared(fight, scratch)
    own = scratch.lineage.ancestry(scratch.head)
    fork = min(shared, common(own, fight.lineage.ancestry(fight.head)))
    left = max((min(last, shared) for first, last in own if first <= shared), default=0)
    if left > fork or fork == 0:  # what the scratch goes on from is no longer of the fight's present line
        raise Refused("what-if-left", fight=fight.id)
    said = line_after(scratch, fork)
    if not said:
        raise Refused("what-if-empty", fight=fight.id)
    past = line_after(fight, fork)
    instead = tuple(one.seq for one in past) if instead_of_all else _stood_in_for(said, past)
    return Amendment(fork, "adopt", tuple(Said(one.command, audience=one.audience) for one in said), instead, reason)


def _shared(fight: Fight, scratch: Fight) -> int:
    """Return the last record up to which both logs hold the very same lines. Raises `Refused` if they have none."""
    last = 0
    for ours, theirs in zip(fight.journal.read(fight.id), scratch.journal.read(scratch.id), strict=False):
        if ours != theirs:
            break
        last += 1
    if last == 0:
        raise Refused("not-a-what-if", fight=fight.id)
    return last - 1


def _stood_in_for(said: Sequence[Past], past: Sequence[Past]) -> tuple[int, ...]:
    """The first command after the fork, and each later one that is said again, in the same order."""
    found = [past[0].seq] if past else []
    rest = list(past[1:])
    for one in said:
        for place, other in enumerate(rest):
            if _alike(one.command, other.command):
                found.append(other.seq)
                rest = rest[place + 1 :]
                break
    return tuple(found)


def _alike(one: Command, other: Command) -> bool:
    return msgspec.structs.replace(one, text="") == msgspec.structs.replace(other, text="")


class LentDice:
    """The dice that a what-if rolled, lent to its adoption: nothing is rolled twice, nor anew."""

    name = "what-if"

    def __init__(self, scratch: Fight) -> None:
        self._faces: dict[tuple[Key, tuple[int, int]], int] = {}
        for _, fact in scratch.facts(scratch.lineage.ancestry(scratch.head)):
            if isinstance(fact, Rolled):
                key = Key(fact.round, fact.who, fact.purpose, fact.ordinal)
                for place, face in zip(places(fact.pool), fact.faces, strict=True):
                    self._faces[key, place] = face

    def faces(self, key: Key, wanted: Sequence[tuple[int, int]]) -> list[int]:
        """Return the faces rolled there. Raises `NeedDice` for any other."""
        if any((key, place) not in self._faces for place in wanted):
            return NoSource().faces(key, wanted)
        return [self._faces[key, place] for place in wanted]
