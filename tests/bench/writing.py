"""Rows 1, 2 and 6: what a command, a large batch and an append cost, and what a record takes on the disk."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from rejeu.events import commands as c
from rejeu.events.record import Draft, seal_batch
from rejeu.events.registry import encode_body
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Stamp
from tests.bench import peer
from tests.bench.logs import EXCHANGE, HANDS, exchange, long_fight, new_fight
from tests.bench.measure import Measure, Row, ratio

PEER = "eventsourcing"


@contextmanager
def one_command(folder: Path) -> Iterator[Measure]:
    """Row 1: a ruling that records itself and one fact, from the command to safe on the disk.

    Both write on until their write-ahead logs are past their first checkpoint: only then does a commit cost
    what it goes on costing.
    """
    numbers = count()
    app = peer.open_fights(folder / "one-peer.db")
    theirs = app.open_fight()
    with SqliteJournal(folder / "one.db") as journal:
        fight = new_fight(journal, "one")

        def ours() -> None:
            number = next(numbers)
            command = c.SetGauge(targets=("guard",), gauge="hp", value=number % 900)
            fight.submit(command, Stamp("gm", number, f"c{number}"), HANDS)

        def peers() -> None:
            app.set_gauge(theirs, next(numbers))

        for work in (ours, peers):
            for _ in range(600):
                work()

        def measure() -> list[Row]:
            seen = ratio(peers, ours, rounds=9, times=60)
            return [Row("1", "one command, durable", PEER, seen, 2, 2.4, more=True)]

        yield measure


@contextmanager
def hundred_records(folder: Path) -> Iterator[Measure]:
    """Row 2: a batch of 100 records, made and committed at once."""
    numbers = count()
    app = peer.open_fights(folder / "hundred-peer.db")
    theirs = app.open_fight()
    events = [EXCHANGE[0], *(EXCHANGE[1 + n % 3] for n in range(99))]
    with SqliteJournal(folder / "hundred.db") as journal:
        new_fight(journal, "hundred")

        def ours() -> None:
            tail, name = journal.tail("hundred"), f"b{next(numbers)}"
            drafts = [
                Draft(parent=tail.seq, at=5, by="gm", command=name, n=n, tag=e.TAG, v=1, body=encode_body(e)[0])
                for n, e in enumerate(events)
            ]
            journal.append("hundred", seal_batch(drafts, tail.seq + 1, tail.leaf, HANDS.salts), tail.seq)

        def peers() -> None:
            app.exchanges(theirs, 25)

        for work in (ours, peers):
            for _ in range(20):
                work()

        def measure() -> list[Row]:
            seen = ratio(peers, ours, rounds=9, times=5)
            return [Row("2", "100 records a commit", PEER, seen, 4, 8, more=True)]

        yield measure


@contextmanager
def append_late(folder: Path) -> Iterator[Measure]:
    """Row 6: appending at record 20,000 against at record 100, and what a record takes on the disk."""
    path = folder / "late.db"
    with SqliteJournal(path) as journal:
        long_fight(journal, "early", 100)
        long_fight(journal, "late", 20_000)
    with SqliteJournal(path) as journal:

        def append(name: str) -> None:
            tail = journal.tail(name)
            journal.append(name, exchange(tail), tail.seq)

        size = path.stat().st_size / sum(info.count for info in journal.fights())

        def measure() -> list[Row]:
            seen = ratio(lambda: append("late"), lambda: append("early"), rounds=9, times=60)
            return [
                Row("6", "append at record 20,000", "at record 100", seen, 1.2, 1.1),
                Row("6", "a record of play on the disk", "", size, 450, 300, unit="B"),
            ]

        yield measure
