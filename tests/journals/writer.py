"""A program that appends COUNT batches to a fight, whoever else does: PATH FIGHT NAME COUNT."""

import sys

from rejeu.events.chain import Tail
from rejeu.events.journal import Conflict
from rejeu.events.record import Draft, seal_batch
from rejeu.events.sqlite import SqliteJournal


def main(path: str, fight: str, name: str, count: int) -> None:
    journal = SqliteJournal(path, timeout=30)
    for number in range(count):
        while True:
            tail = journal.tail(fight)
            try:
                receipt = journal.append(fight, batch(tail, f"{name}-{number}"), tail.seq)
                break
            except Conflict:
                continue
        print(receipt.first, receipt.last, flush=True)
    journal.close()


def batch(tail: Tail, command: str):
    drafts = [
        Draft(parent=tail.seq, at=0, by="gm", command=command, n=n, tag="moved", v=1, body=b"{}") for n in range(2)
    ]
    return seal_batch(drafts, tail.seq + 1, tail.leaf, lambda: bytes(16))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4]))
