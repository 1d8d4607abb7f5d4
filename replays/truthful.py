"""What a sealed log told its readers, held against what happened: as far as that is disclosed, line by line."""

from typing import NamedTuple

from rejeu.events.journal import Journal
from rejeu.events.record import read_header

from .copying import TELLING, Copyist
from .entries import entries
from .sealing import ALL, MASTER, names_of, pieces_of, places_of
from .unsealing import lines_of, whole


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
    places = [places_of(line, seq) for seq, line in enumerate(lines, 1)]
    known = 0
    while known < len(places) and (known + 1, places[known].get(MASTER, -1)) in openings:
        known += 1
    if not known:
        return Held(0)
    fight, _ = whole(read_header(header), places[:known], openings)
    texts = fight.openings()
    at_hand = {label for seq, of in enumerate(places, 1) for label, i in of.items() if (seq, i) in openings}
    copyists = {ALL: Copyist(fight.header)}
    names = {ALL: ""}
    for entry, table in entries(fight):
        for label, who in names_of(table, names).items():
            if label in at_hand:
                copyists[label] = copyists[ALL].branch(who)
        text = texts.get((entry.first, 0))
        for label, copyist in copyists.items():
            part = openings.get((entry.entry, places[entry.entry - 1].get(label, -1)))
            stored = None if part is None else pieces_of(part, label, entry.entry)
            copyist.take(entry, table.eye(names[label]), None if text is None else text.part, stored)
    alike = [lines_of(openings[seq, of[MASTER]], seq).telling == TELLING for seq, of in enumerate(places[:known], 1)]
    otherwise = [(entry, label) for label, one in copyists.items() for entry in one.otherwise if alike[entry - 1]]
    labels = tuple(label for label in copyists if label in at_hand)
    return Held(known, labels, tuple(sorted(otherwise)), alike.count(False))
