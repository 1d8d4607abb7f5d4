"""A program that appends batches to one fight until it is killed: PATH. It prints each once it is acknowledged.

A batch of k records says k in each body, so that a torn one would show.
"""

import sys
from contextlib import suppress

from rejeu.events.journal import Exists
from rejeu.events.record import Draft, make_header, seal_batch
from rejeu.events.sqlite import SqliteJournal

FIGHT = "killed"


def main(path: str) -> None:
    journal = SqliteJournal(path)
    with suppress(Exists):
        journal.create(make_header(FIGHT, "0123456789abcdefghijkl", 0))
    while True:
        tail = journal.tail(FIGHT)
        size = 1 + tail.seq % 7
        drafts = [
            Draft(
                parent=tail.seq,
                at=0,
                by="gm",
                command=f"c{tail.seq}",
                n=n,
                tag="moved",
                v=1,
                body=b'{"of":%d}' % size,
            )
            for n in range(size)
        ]
        receipt = journal.append(FIGHT, seal_batch(drafts, tail.seq + 1, tail.leaf, lambda: bytes(16)), tail.seq)
        print(f"c{tail.seq}", receipt.first, receipt.last, flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
