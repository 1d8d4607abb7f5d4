"""What pictures over the fight share: the present line of play from left to right, its rounds, and who is in it."""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from rejeu.events.facts import RoundStarted
from rejeu.projections.words import Name, View

from .fight import Fight
from .film import FIGHT, Film, Path
from .stops import Stops
from .svg import Speech, line, link, text

SIDES = 6
"""How many colours there are; further sides begin again."""


class Seen(NamedTuple):
    """A fight as a view sees it. `records` are those of the present line, in order; `sides` numbers for colours.

    `told` are the records that the chronicle of this view has a line for.
    """

    fight: Fight
    view: View
    film: Film
    stops: Stops
    records: tuple[int, ...]
    people: tuple[str, ...]
    names: dict[str, Name]
    sides: dict[str, int]
    told: frozenset[int]

    def along(self, path: Path) -> list[tuple[int, Any]]:
        """Return what a thing is along the present line, as (place in the line, value), where it changes."""
        changes = self.film.columns.get(path, ())
        found: list[tuple[int, Any]] = []
        at, value = 0, None
        for place, seq in enumerate(self.records):
            while at < len(changes) and changes[at].seq <= seq:
                value = changes[at].value
                at += 1
            if (found[-1][1] if found else None) != value:
                found.append((place, value))
        return found

    def rounds(self) -> list[tuple[int, int, int]]:
        """Return (place in the line, record, round) of every round's beginning."""
        return [
            (place, seq, event.round)
            for place, seq in enumerate(self.records)
            if isinstance(event := self.fight.event(seq), RoundStarted)
        ]


def seen_by(fight: Fight, view: View, stops: Stops, found: Film, told: frozenset[int]) -> Seen:
    """Return `fight` as `view` sees it: stops, film and lines told are of that view."""
    people = tuple(dict.fromkeys(path[0] for path in found.columns if path[0] != FIGHT))
    names = {
        who: next(change.value for change in found.columns[who, "name"] if change.value is not None) for who in people
    }
    records = tuple(
        seq
        for first, last in fight.lineage.ancestry(fight.head)
        for seq in range(first, last + 1)
        if fight.envelopes[seq - 1].parent is not None
    )
    return Seen(fight, view, found, stops, records, people, names, sides_of(found, people), told)


def sides_of(film: Film, people: Sequence[str]) -> dict[str, int]:
    """Return everybody's colour and shape: one for each side, or for each person where nobody takes any."""
    named = {
        who: next((c.value for c in film.columns.get((who, "side"), ()) if c.value is not None), "") for who in people
    }
    groups = named if any(named.values()) else {who: who for who in people}
    numbers: dict[str, int] = {}
    for who in people:
        numbers.setdefault(groups[who], len(numbers) % SIDES)
    return {who: numbers[groups[who]] for who in people}


def initials(name: str, number: int) -> str:
    """Return one or two characters to know somebody by: of `Guard 12`, `G12`; a number where there are no letters."""
    words: list[str] = re.findall(r"[^\W_]+", name)
    if not words:
        return str(number + 1)
    first = words[0][0].upper()
    if len(words) > 1:
        return first + (words[-1][:2] if words[-1].isdigit() else words[1][0].upper())
    return first + words[0][1:2]


class Scale(NamedTuple):
    """Places of the line laid out between `left` and `right`."""

    left: int
    right: int
    places: int

    def x(self, place: int) -> int:
        """Return where a place of the line is."""
        return self.left + (self.right - self.left) * place // max(self.places - 1, 1)


def round_marks(seen: Seen, scale: Scale, top: int, bottom: int, speech: Speech) -> list[str]:
    """Return a line where each round begins, and its number to go there; where they crowd, some numbers only."""
    found = []
    free = scale.left - 1
    for place, seq, number in seen.rounds():
        x = scale.x(place)
        found.append(line(x, top, x, bottom, "p-rule"))
        if x > free:
            label = speech.say("replay-round", round=number)
            found.append(link(seq, label, text(x + 3, top - 5, str(number), "p-s")))
            free = x + 8 + 8 * len(str(number))
    return found
