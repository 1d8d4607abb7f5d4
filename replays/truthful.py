"""What a sealed log told its readers, held against what happened: as far as that is disclosed, line by line."""

from collections import deque
from typing import NamedTuple

from rejeu.events.journal import Journal
from rejeu.events.record import read_header

from .copying import TELLING
from .pieces import lines_of
from .sealing import MASTER, all_places, tellings
from .unsealing import whole


class Held(NamedTuple):
    """`lines` of the sealed log, from the first on, are open; `otherwise` are those of them that told a label else.

    `other` counts those that were sealed by a program that tells things otherwise: they are not compared.
    """

    lines: int
    labels: tuple[str, ...] = ()
    otherwise: tuple[tuple[int, str], ...] = ()
    other: int = 0


def held_against_truth(journal: Journal, sealed: str) -> Held:
    """Make the parts that are at hand again from what is disclosed, and compare. Raises `NotFound`, `BrokenLog`."""
    header, *lines = journal.read(sealed)
    openings = journal.openings(sealed)
    places = all_places(lines)
    known = 0
    while known < len(places) and (known + 1, places[known].get(MASTER, -1)) in openings:
        known += 1
    if not known:
        return Held(0)
    fight, _ = whole(read_header(header), places[:known], openings)
    at_hand = {label for seq, of in enumerate(places, 1) for label, i in of.items() if (seq, i) in openings}
    _, told = deque(tellings(fight, fight.openings(), places, openings, at_hand), maxlen=1).pop()
    alike = [lines_of(openings[seq, of[MASTER]], seq).telling == TELLING for seq, of in enumerate(places[:known], 1)]
    otherwise = [(entry, label) for label, (one, _) in told.items() for entry in one.otherwise if alike[entry - 1]]
    labels = tuple(label for label in told if label in at_hand)
    return Held(known, labels, tuple(sorted(otherwise)), alike.count(False))
