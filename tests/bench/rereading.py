"""Rows 3, 4 and 5: rebuilding a fight, and the state at any of its records."""

import random
import statistics
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rejeu.events.cache import NoCache
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from rejeu.replays.records import Records
from rejeu.replays.snapshots import EVERY, Snapshots
from tests.bench import peer
from tests.bench.logs import long_fight
from tests.bench.measure import Measure, Row, Work, ratio, seconds
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
    """Row 4: the state at any record of a log of 1,000,000, and whether a longer log makes it slower.

    Nothing is at hand: every time is that of a first look.
    """
    with SqliteJournal(folder / "seek.db") as journal:
        long_fight(journal, "short", 10_000)
        long_fight(journal, "long", MILLION)
        short, long = Fight(journal, "short"), Fight(journal, "long")
        # The last record before a snapshot is the farthest from the one before it.
        ends = [EVERY * n - 1 for n in random.Random(4).sample(range(1, MILLION // EVERY), 40)]
        bare = Snapshots(journal, "long", Records(journal, "long", long.tail), cache=NoCache())
        near, far = EVERY * 4, EVERY * (MILLION // EVERY // 2)

        def measure() -> list[Row]:
            worst = max(_quickest(lambda: _first_look(long, seq)) for seq in (*ends, MILLION - 1))  # noqa: B023
            whole = seconds(lambda: bare.fold(long.lineage.back(long.head)))
            growth = ratio(lambda: _many(long, far), lambda: _many(short, near), rounds=15)
            return [
                Row("4", "worst seek in 1,000,000 records", "replaying all", worst / whole, 1 / 300, 1 / 700, "1/"),
                Row("4", "seek in 1,000,000 records", "in 10,000", growth, 1.3, 1.1),
            ]

        yield measure


def _quickest(work: Work) -> float:
    return min(seconds(work) for _ in range(5))


def _first_look(fight: Fight, seq: int) -> None:
    """Find the state at `seq` with no page at hand."""
    fight.envelopes.let_go()
    fight.state_at(seq)


def _many(fight: Fight, start: int) -> None:
    for seq in range(start, start + EVERY, EVERY // 16):
        _first_look(fight, seq)


@contextmanager
def versions(folder: Path) -> Iterator[Measure]:
    """Row 5: the state at any version of 20,000 records, with snapshots every 1,000.

    Versions are drawn anew each time, the same for both. Pages that were read stay at hand, as they do for
    whoever looks about in a fight; the second line is without any.
    """
    app = peer.open_fights(folder / "versions-peer.db", snapshots=True)
    theirs = peer.long_fight(app, 20_000)
    chance = random.Random(5)
    with SqliteJournal(folder / "versions.db") as journal:
        long_fight(journal, "versions", 20_000)
        fight = Fight(journal, "versions", every=1_000)

        def compared(ours: Callable[[int], object]) -> float:
            return statistics.median(_against(ours, chance.sample(range(1_000, 20_000), 20)) for _ in range(7))

        def _against(ours: Callable[[int], object], asked: list[int]) -> float:
            theirs_took = seconds(lambda: [app.repository.get(theirs, version=version) for version in asked])
            return theirs_took / seconds(lambda: [ours(seq) for seq in asked])

        def measure() -> list[Row]:
            cold = compared(lambda seq: _first_look(fight, seq))
            warm = compared(fight.state_at)
            return [
                Row("5", "any version of 20,000, snapshots every 1,000", PEER, warm, 20, 30, more=True),
                Row("5", "the same, each looked at for the first time", PEER, cold, None, None, more=True),
            ]

        yield measure
