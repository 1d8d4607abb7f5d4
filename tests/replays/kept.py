"""What is kept beside a log, for tests: short logs with many snapshots, spoilt caches, tampered lines."""

from collections.abc import Iterator
from typing import Any

from rejeu.engine.dice import Key
from rejeu.engine.state import Encounter
from rejeu.events.cache import MemoryCache
from rejeu.events.facts import Rolled
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from rejeu.replays import fingerprint, snapshots
from rejeu.replays.fight import Fight
from tests.random_logs import FIGHT, Game
from tests.replays.table import digest

EVERY = 16


class Small(MemoryJournal):
    """A journal of small pages, so that short logs are long."""

    def pages(self, fight: str, first: int = 1, last: int | None = None) -> Iterator[bytes]:
        lines = list(self.read(fight, max(first, 1), last))
        return (b"\n".join(lines[start : start + 7]) for start in range(0, len(lines), 7))


def played(ruleset: str = "tiny", records: int = 400, seed: int = 3) -> MemoryJournal:
    """A log of many rewinds, with nothing kept beside it."""
    journal = Small()
    Game(journal, ruleset, seed).play(records)
    journal.cache = MemoryCache()
    return journal


def opened(journal: Journal, **how: Any) -> Fight:
    return Fight(journal, FIGHT, **{"every": EVERY, **how})


def faces(fight: Fight) -> dict[str, object]:
    """What the ledger holds under every key that the log has a roll of."""
    rolls = [event for seq in range(1, fight.tail + 1) if isinstance(event := fight.event(seq), Rolled)]
    keys = {Key(roll.round, roll.who, roll.purpose, roll.ordinal) for roll in rolls}
    return {str(key): dict(fight.ledger.known(key)) for key in sorted(keys, key=str)}


def whole(fight: Fight) -> dict[str, object]:
    """All that a fight knows, as values to compare."""
    lineage = fight.lineage
    return {
        "state": digest(fight.state),
        "place": (fight.tail, fight.head, fight.dice_policy),
        "branches": lineage.branches(),
        "batches": list(lineage.batches()),
        "moves": (lineage.rewindings, lineage.amendments),
        "lines": [lineage.ancestry(branch.tip) for branch in lineage.branches()],
        "table": parts(fight.table),
        "unknown": fight.unknown,
        "faces": faces(fight),
        "redo": _redo(fight),
    }


def parts(value: object) -> object:
    """An object as its parts, all the way down, so that two of them can be compared."""
    return {name: parts(part) for name, part in vars(value).items()} if hasattr(value, "__dict__") else value


def _redo(fight: Fight) -> object:
    try:
        return fight.lineage.redo_target()
    except Exception as refused:
        return str(refused)


def places(journal: Journal, kind: str = snapshots.STATE) -> list[int]:
    return list(journal.cache.places(FIGHT, kind, fingerprint.fingerprint() or b""))


def spoil(journal: MemoryJournal, kind: str, **changes: Any) -> None:
    """Change what is kept, wherever it is of `kind`."""
    for seq in places(journal, kind):
        kept = journal.cache.get(FIGHT, kind, seq, fingerprint.fingerprint() or b"")
        assert kept is not None
        journal.cache.keep(kept._replace(**changes))


WRONG = snapshots.pack(Encounter(title="Another fight"))


def tampered(journal: MemoryJournal, seq: int) -> MemoryJournal:
    """The same log, one record of its past changed; what was kept of the true one is still there."""
    lines = list(journal.read(FIGHT))
    lines[seq] = lines[seq].replace(b'"by":"gm"', b'"by":"mg"')
    other = Small()
    other.create(lines[0])
    other._logs[FIGHT].lines[:] = lines
    other.cache = journal.cache
    return other
