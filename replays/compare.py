"""Two records of a fight compared: where their lines of play part, the first thing that differs, and every value."""

from typing import NamedTuple

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events.base import Event
from rejeu.projections.changes import Change, changes
from rejeu.projections.standing import Shift, shifts

from .amend_line import same_facts
from .fight import Fight
from .lineage import Ranges


class Differing(NamedTuple):
    """The first records that differ after the lines parted; 0 where a line has nothing more."""

    here: int
    there: int


@attrs.frozen
class Comparison:
    """`here` and `there` are records of play; `parted` is the last one that both come after, or are.

    `first` is `None` if nothing differs. `shifts` are what people compare; `changes` are every value of
    the state but the numbers of records.
    """

    here: int
    there: int
    parted: int
    first: Differing | None
    before: Encounter
    after: Encounter
    shifts: tuple[Shift, ...]
    changes: tuple[Change, ...]


def compare(fight: Fight, here: int, there: int) -> Comparison:
    """Compare the states after two records, of one line of play or of two. Raises `Refused`."""
    first, second = (_play(fight, seq) for seq in (here, there))
    one, other = fight.lineage.ancestry(first), fight.lineage.ancestry(second)
    parted = common(one, other)
    before, after = fight.state_at(first), fight.state_at(second)
    return Comparison(
        here=first,
        there=second,
        parted=parted,
        first=_first(fight, _after(one, parted), _after(other, parted)),
        before=before,
        after=after,
        shifts=shifts(before, after),
        changes=tuple(change for change in changes(before, after) if not _is_number_of_record(change)),
    )


def _play(fight: Fight, seq: int) -> int:
    if not 1 <= seq <= fight.tail:
        raise Refused("no-such-record", seq=seq, last=fight.tail)
    return fight.play_at(seq)


def common(one: Ranges, other: Ranges) -> int:
    """Return the last record that two ancestries share, 0 if none."""
    return max((min(last, end) for first, last in one for start, end in other if first == start), default=0)


def _after(ranges: Ranges, seq: int) -> Ranges:
    return tuple((max(first, seq + 1), last) for first, last in ranges if last > seq)


def _first(fight: Fight, one: Ranges, other: Ranges) -> Differing | None:
    """Pair the facts of two lines after they parted, in order; what refers to a paired record may differ in that."""
    here, there = list(fight.facts(one)), list(fight.facts(other))
    moved = {seq: twin for (seq, _), (twin, _) in zip(here, there, strict=False)}
    for place in range(max(len(here), len(there))):
        left, right = _at(here, place), _at(there, place)
        if left is None or right is None or not same_facts((left[1],), (right[1],), moved):
            return Differing(left[0] if left else 0, right[0] if right else 0)
    return None


def _at(facts: list[tuple[int, Event]], place: int) -> tuple[int, Event] | None:
    return facts[place] if place < len(facts) else None


def _is_number_of_record(change: Change) -> bool:
    return change.path[-1] == "seq" or "origins" in change.path or "records" in change.path
