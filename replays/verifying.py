"""Proving a fight of a journal: nothing that is kept beside it is believed."""

from rejeu.events.cache import NoCache
from rejeu.events.chain import Head, Shape, Tail, Tree, leaf_hash
from rejeu.events.journal import Journal
from rejeu.events.pages import check_lines
from rejeu.events.record import read_header

from .fight import Fight
from .reading import Progress
from .records import decode_event


def verify_fight(journal: Journal, fight: str, progress: Progress | None = None) -> Head:
    """Check all of a fight: every link, batch, parent, body and secret, and that it folds; return its head.

    `progress` is told how many records have been checked. Raises `BrokenLog` naming the first record that is
    wrong, `NotFound`, `JournalUnavailable`.
    """
    header = next(journal.read(fight, 0, 0))
    read_header(header)
    tree, shape, tail = Tree(), Shape(), Tail(0, leaf_hash(header))
    tree.add(tail.leaf)
    for page in journal.pages(fight):
        envelopes, leaves = check_lines(page, tail)
        for leaf in leaves:
            tree.add(leaf)
        for envelope in envelopes:
            shape.take(envelope)
            decode_event(envelope)
        tail = Tail(tail.seq + len(leaves), leaves[-1])
        if progress is not None:
            progress(tail.seq)
    found = Fight(journal, fight, cache=NoCache())
    found.openings(1, tail.seq)
    return Head(tree.size, tree.root())
