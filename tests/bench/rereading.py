"""Rows 3, 4 and 5: rebuilding a fight, and the state at any of its records."""

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rejeu.events.cache import NoCache
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from rejeu.replays.records import Records
from rejeu.replays.snapshots import EVERY, Snapshots
from tests.bench import peer
from tests.bench.logs import long_fight
from tests.bench.measure import Measure, Row, ratio, seconds
from tests.bench.writing import PEER

MILLION = 1_000_000


@contextmanager
def rebuild(folder: Path) -> Iterator[Measure]:
    """Row 3: a fight of 10,000 records from its journal, every link checked; with its snapshots, and without any."""
    app = peer.open_fights(folder / "rebuild-peer.db")
    theirs = peer.long_fight(app, 10_000)
    app.repository.cache = None  # what is measured is rebuilding
    with SqliteJournal(folder / "rebuild.db") as journal:
        long_fight(journal, "rebuild", 10_000)
        Fight(journal, "rebuild")

        def peers() -> None:
            app.repository.get(theirs)

        def measure() -> list[Row]:
            seen = ratio(peers, lambda: Fight(journal, "rebuild"), rounds=7)
            plainly = ratio(peers, lambda: Fight(journal, "rebuild", cache=NoCache()), rounds=7)
            return [
                Row("3", "rebuild 10,000 records, every link checked", PEER, seen, 15, 50, more=True),
                Row("3", "the same with no snapshot to start from", PEER, plainly, None, None, more=True),
            ]

        yield measure


@contextmanager
def seek(folder: Path) -> Iterator[Measure]:
    """Row 4: the state at any record of a log of 1,000,000, and whether a longer log makes it slower."""
    with SqliteJournal(folder / "seek.db") as journal:
        long_fight(journal, "short", 10_000)
        long_fight(journal, "long", MILLION)
        short, long = Fight(journal, "short"), Fight(journal, "long")
        bare = Snapshots(journal, "long", Records(journal, "long", MILLION), cache=NoCache())
        # The last record before a snapshot is the farthest from the one before it.
        ends = [EVERY * n - 1 for n in random.Random(4).sample(range(1, MILLION // EVERY), 40)]
        near, far = EVERY * 4, EVERY * (MILLION // EVERY // 2)

        def measure() -> list[Row]:
            worst = max(_seek(long, seq) for seq in (*ends, MILLION - 1, MILLION))
            whole = seconds(lambda: bare.fold(long.lineage.back(long.head)))
            growth = ratio(lambda: _many(long, far), lambda: _many(short, near), rounds=15)
            return [
                Row("4", "worst seek in 1,000,000 records", "replaying all", worst / whole, 1 / 300, 1 / 700, "1/"),
                Row("4", "seek in 1,000,000 records", "in 10,000", growth, 1.3, 1.1),
            ]

        yield measure


def _seek(fight: Fight, seq: int) -> float:
    return min(seconds(lambda: fight.state_at(seq)) for _ in range(5))


def _many(fight: Fight, start: int) -> None:
    for seq in range(start, start + EVERY, EVERY // 16):
        fight.state_at(seq)


@contextmanager
def versions(folder: Path) -> Iterator[Measure]:
    """Row 5: the state at any version of 20,000 records, with snapshots every 1,000."""
    app = peer.open_fights(folder / "versions-peer.db", snapshots=True)
    theirs = peer.long_fight(app, 20_000)
    asked = range(1_010, 20_000, 950)  # as far from the snapshots before them as it comes, near and far
    with SqliteJournal(folder / "versions.db") as journal:
        long_fight(journal, "versions", 20_000)
        fight = Fight(journal, "versions", every=1_000)

        def ours() -> None:
            for seq in asked:
                fight.state_at(seq)

        def peers() -> None:
            for version in asked:
                app.repository.get(theirs, version=version)

        def measure() -> list[Row]:
            seen = ratio(peers, ours, rounds=5)
            return [Row("5", "any version of 20,000, snapshots every 1,000", PEER, seen, 20, 30, more=True)]

        yield measure
