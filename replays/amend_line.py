"""The line of play as it was: its commands after a record, with their free texts, facts and states before."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import msgspec

from rejeu.engine.dice import Ledger
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import fold
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event, Fact
from rejeu.events.commands import Note
from rejeu.events.facts import Rolled
from rejeu.events.record import Envelope, Opening
from rejeu.events.registry import with_text

from .fight import Fight
from .lineage import Ranges
from .recorded_dice import RecordedDice


class Past(NamedTuple):
    """A command of the line as it was, its free text with it. `facts` stand at `seq` + 1 and after.

    `silenced`: it had a text that is erased. `audience`: who alone is told of it, whoever said it among them.
    """

    seq: int
    command: Command
    facts: tuple[Fact, ...]
    by: str
    silenced: bool = False
    audience: tuple[str, ...] = ()

    @property
    def last(self) -> int:
        """The last record of its batch."""
        return self.seq + len(self.facts)

    @property
    def numbered(self) -> tuple[tuple[int, Fact], ...]:
        """Its facts, each with its record."""
        return tuple(enumerate(self.facts, self.seq + 1))


def find_past(fight: Fight, seq: int) -> Past:
    """Return the command that record `seq` belongs to. Raises `Refused` if it cannot be amended."""
    if not 1 <= seq <= fight.tail:
        raise Refused("no-such-record", seq=seq, last=fight.tail)
    if fight.envelopes[seq - 1].parent is None:
        raise Refused("not-a-play-record", seq=seq)
    lineage = fight.lineage
    if not lineage.contains(lineage.ancestry(fight.head), seq):
        raise Refused("not-on-this-line", seq=seq, head=fight.head)
    first, last = lineage.batch(seq)
    if first == 1:
        raise Refused("opening-stays", seq=seq)
    return _past(fight, first, last, fight.openings(first, first).get((first, 0)))


def line_after(fight: Fight, after: int) -> tuple[Past, ...]:
    """Return the commands of the present line that were played after record `after`, in order."""
    spans = [(max(first, after + 1), last) for first, last in fight.lineage.ancestry(fight.head) if last > after]
    if not spans:
        return ()
    openings = fight.openings(spans[0][0], spans[-1][1])
    return tuple(_past(fight, first, last, openings.get((first, 0))) for first, last in _batches(fight, tuple(spans)))


def _batches(fight: Fight, spans: Ranges) -> Iterator[tuple[int, int]]:
    for start, end in spans:
        seq = start
        while seq <= end:
            first, last = fight.lineage.batch(seq)
            if fight.envelopes[first - 1].parent is not None:  # the table may stand among a span
                yield first, last
            seq = last + 1


def _past(fight: Fight, first: int, last: int, opening: Opening | None) -> Past:
    envelope = fight.envelopes[first - 1]
    command = fight.event(first)
    if not isinstance(command, Command):
        raise Refused("newer-records", seq=first, tag=envelope.tag)
    facts = []
    for seq in range(first + 1, last + 1):
        fact = fight.event(seq)
        if not isinstance(fact, Fact):
            raise Refused("newer-records", seq=seq, tag=fight.envelopes[seq - 1].tag)
        facts.append(fact)
    if opening is not None:
        command = with_text(command, opening.part)
    silenced = bool(envelope.sealed) and opening is None
    return Past(first, command, tuple(facts), envelope.by, silenced, _audience(fight, envelope))


def _audience(fight: Fight, envelope: Envelope) -> tuple[str, ...]:
    """Return who alone is told of a command, whoever amends it."""
    audience, by = envelope.audience, envelope.by
    return (*audience, by) if audience and by not in audience and by in fight.table.participants else audience


def with_states(start: Encounter, line: tuple[Past, ...]) -> Iterator[tuple[Past, Encounter]]:
    """Yield each command of the line with the state that it was decided at."""
    state = start
    for past in line:
        yield past, state
        state = fold(state, past.numbered)


def line_ledger(fight: Fight) -> Ledger:
    """Return the dice of the present line; failing that, those that are recorded elsewhere and still bind."""
    ledger = RecordedDice(lambda round_: (roll for _, roll in fight.in_round(round_) if isinstance(roll, Rolled)))
    ledger.learn(fight.ledger)
    return ledger


def speakable(past: Past) -> Command:
    """Return the command as it can be decided again: a note whose words are erased still had words."""
    if past.silenced and isinstance(past.command, Note):
        return Note(text="…")
    return past.command


def moves(past: Past, seq: int, facts: tuple[Fact, ...]) -> dict[int, int]:
    """Return where the records of a batch are now that it is decided again at record `seq`, as far as they match."""
    found = {past.seq: seq}
    for place, (before, after) in enumerate(zip(past.facts, facts, strict=False), 1):
        if type(before) is not type(after):
            break
        found[past.seq + place] = seq + place
    return found


def same_facts(before: tuple[Event, ...], after: tuple[Event, ...], moved: Mapping[int, int]) -> bool:
    """Return whether two outcomes say the same, the records they refer to being where `moved` says."""
    return len(before) == len(after) and all(_same(a, b, moved) for a, b in zip(before, after, strict=True))


def _same(before: Any, after: Any, moved: Mapping[int, int]) -> bool:
    if type(before) is not type(after):
        return False
    if before == after:
        return True
    if isinstance(before, msgspec.Struct):
        return all(_same(getattr(before, n), getattr(after, n), moved) for n in before.__struct_fields__)
    if isinstance(before, dict):
        return before.keys() == after.keys() and all(_same(before[k], after[k], moved) for k in before)
    if isinstance(before, tuple):
        return len(before) == len(after) and all(_same(a, b, moved) for a, b in zip(before, after, strict=True))
    return isinstance(before, int) and moved.get(before) == after
