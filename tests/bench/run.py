"""`make bench`: rows 1, 2, 3, 6 and 7 of the performance targets, each against its baseline in this run."""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from rejeu.engine.dice import SeededSource
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Dice, Term
from rejeu.events.record import Draft, seal_batch
from rejeu.events.registry import encode_body
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight, Hands, Stamp
from tests.bench import peer
from tests.bench.measure import Row, faster, seconds, table
from tests.tiny.install import install

HANDS = Hands(SeededSource("bench"), lambda: bytes(16))


@contextmanager
def workplace() -> Iterator[Path]:
    """Yield an empty folder, with the tiny ruleset installed."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as name:
        folder = Path(name)
        install(folder / "plugins")
        yield folder


def new_fight(journal: SqliteJournal, name: str) -> Fight:
    """Open a fight between two."""
    fight = Fight.create(journal, name, "n" * 22, c.Open(title="Bench", ruleset="tiny"), Stamp("gm", 1, "o"), HANDS)
    for who in ("mira", "guard"):
        fight.submit(c.Join(who=who, name=who, sheet={"skill": 12, "hp": 999}), Stamp("gm", 2, who), HANDS)
    fight.submit(c.StartRound(), Stamp("gm", 3, "r"), HANDS)
    return fight


EXCHANGE = (
    c.Attack(who="mira", targets=("guard",), modifiers={"dim": 2}),
    f.Rolled(round=1, who="mira", purpose="attack", ordinal=0, pool=(Dice(1, 20),), faces=(7,), kept=(0,), total=7,
             sources=(("system", 1),)),
    f.AttackResolved(who="mira", target="guard", weapon="", skill="skill", attribute="skill", total=7, difficulty=14,
                     margin=7, outcome="success", roll=3, terms=(Term("mod:dim", 2),)),
    f.GaugeSet(who="guard", gauge="hp", value=7, delta=-2, maximum=999, minimum=0),
)  # fmt: skip
"""A command and three facts, as an attack records them; the peer stores the same four."""


def fill(journal: SqliteJournal, name: str, records: int, batch: int) -> None:
    """Append exchanges to a fight until it has `records` records, `batch` records a commit."""
    tail = journal.tail(name)
    seq, leaf = tail.seq, tail.leaf
    while seq < records:
        drafts = [draft for n in range(0, batch, 4) for draft in _exchange(f"x{seq + n}", seq + n)]
        stored = []
        for start in range(0, batch, 4):
            part = seal_batch(drafts[start : start + 4], seq + start + 1, leaf, HANDS.salts)
            leaf = _leaf(part[-1].line)
            stored.append(part)
        for part in stored:
            journal.append(name, part, seq)
            seq += 4


def _leaf(line: bytes) -> bytes:
    from rejeu.events.chain import leaf_hash

    return leaf_hash(line)


def _exchange(command: str, parent: int) -> list[Draft]:
    return [
        Draft(parent=parent, at=5, by="gm", command=command, n=n, tag=event.TAG, v=1, body=encode_body(event)[0])
        for n, event in enumerate(EXCHANGE)
    ]


def one_command(folder: Path) -> Row:
    """Row 1: a command that records itself and one fact, until it is safe on the disk."""
    journal = SqliteJournal(folder / "one.db")
    fight, app, numbers = new_fight(journal, "one"), peer.open_fights(folder / "one-peer.db"), count()
    theirs = peer.Encounter("A fight")
    app.save(theirs)

    def ours() -> None:
        number = next(numbers)
        command = c.SetGauge(targets=("guard",), gauge="hp", value=number % 900)
        fight.submit(command, Stamp("gm", number, f"c{number}"), HANDS)

    def peers() -> None:
        theirs.command("set-gauge", "gm", ("guard",))
        theirs.set_gauge("guard", "hp", 3)
        app.save(theirs)

    ratio, mine = faster(ours, peers, rounds=9, times=60)
    return _row("1", f"one command, durable ({mine * 1e6:.0f} µs)", ratio, "2×", "2.4×")


def hundred_records(folder: Path) -> Row:
    """Row 2: a batch of 100 records in one commit."""
    journal = SqliteJournal(folder / "hundred.db")
    fight, app, numbers = new_fight(journal, "hundred"), peer.open_fights(folder / "hundred-peer.db"), count()
    theirs = peer.Encounter("A fight")
    app.save(theirs)

    def ours() -> None:
        tail, name = journal.tail("hundred"), f"b{next(numbers)}"
        events = [EXCHANGE[0], *(EXCHANGE[1 + n % 3] for n in range(99))]
        drafts = [
            Draft(parent=fight.head, at=5, by="gm", command=name, n=n, tag=e.TAG, v=1, body=encode_body(e)[0])
            for n, e in enumerate(events)
        ]
        journal.append("hundred", seal_batch(drafts, tail.seq + 1, tail.leaf, HANDS.salts), tail.seq)

    def peers() -> None:
        for number in range(25):
            peer.exchange(theirs, number)
        app.save(theirs)

    ratio, mine = faster(ours, peers, rounds=9, times=4)
    return _row("2", f"100 records a commit ({mine * 1e3:.1f} ms)", ratio, "4×", "8×")


def rebuild(folder: Path) -> Row:
    """Row 3: a fight of 10,000 records from its journal, chain checked."""
    journal = SqliteJournal(folder / "rebuild.db")
    new_fight(journal, "rebuild")
    fill(journal, "rebuild", 10_000, 400)
    app = peer.open_fights(folder / "rebuild-peer.db")
    known = peer.new_fight(app, 2_500, 250)
    ratio, mine = faster(lambda: Fight(journal, "rebuild"), lambda: app.repository.get(known), rounds=7)
    return _row("3", f"rebuild 10,000 records, chain checked ({mine * 1e3:.0f} ms)", ratio, "15×", "50×")


def append_late(folder: Path) -> list[Row]:
    """Row 6: appending at record 20,000 against at record 100, and what a record takes on the disk."""
    path = folder / "late.db"
    journal = SqliteJournal(path)
    for name in ("early", "late"):
        new_fight(journal, name)
    fill(journal, "early", 100, 4)
    fill(journal, "late", 20_000, 400)
    numbers = count()

    def append(name: str) -> None:
        tail = journal.tail(name)
        drafts = _exchange(f"late{next(numbers)}", tail.seq)
        journal.append(name, seal_batch(drafts, tail.seq + 1, tail.leaf, HANDS.salts), tail.seq)

    pairs = [(seconds(lambda: append("late"), 40), seconds(lambda: append("early"), 40)) for _ in range(9)]
    ratio = statistics.median(late / early for late, early in pairs)
    records = sum(info.count for info in journal.fights())
    journal.close()
    size = path.stat().st_size / records
    return [
        Row("6", "append at record 20,000", "at record 100", f"{ratio:.2f}×", "1.2×", "1.1×"),
        Row("6", "bytes on disk of a record of play", "—", f"{size:.0f}", "450", "300"),
    ]


def start_up(folder: Path) -> list[Row]:
    """Row 7: whole processes, against a bare Python that does nothing."""
    journal = folder / "show.db"
    writing = SqliteJournal(journal)
    new_fight(writing, "show")
    fill(writing, "show", 500, 4)
    writing.close()
    path = os.pathsep.join([str(folder / "plugins"), str(Path.cwd())])
    env = {**os.environ, "REJEU_JOURNAL": str(journal), "PYTHONPATH": path}
    rejeu = [sys.executable, "-m", "rejeu"]

    def run(*arguments: str) -> None:
        subprocess.run(arguments, env=env, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def bare() -> None:
        run(sys.executable, "-c", "pass")

    rows = []
    for what, arguments, floor, goal in (
        ("`rejeu --version`", ("--version",), "4.5×", "4.5×"),
        ("`rejeu show` of 500 records", ("show", "show"), "14×", "10×"),
    ):
        pairs = [(seconds(lambda: run(*rejeu, *arguments)), seconds(bare)) for _ in range(11)]  # noqa: B023
        ratio = statistics.median(mine / other for mine, other in pairs)
        rows.append(Row("7", what, "bare Python", f"{ratio:.1f}×", floor, goal))
    return rows


def _row(number: str, what: str, ratio: float, floor: str, goal: str) -> Row:
    return Row(number, what, "eventsourcing", f"{ratio:.1f}×", floor, goal)


def main() -> None:
    """Print the table; rows 1 to 3 are times faster (more is better), 6 and 7 times slower or bytes (less is)."""
    with workplace() as folder:
        rows = [
            one_command(folder),
            hundred_records(folder),
            rebuild(folder),
            *append_late(folder),
            *start_up(folder),
        ]
    print(table(rows))


if __name__ == "__main__":
    main()
