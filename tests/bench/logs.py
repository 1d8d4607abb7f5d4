"""Logs to measure on: fights of the tiny ruleset, opened as a table opens them, made long as an import does."""

from collections.abc import Iterator

from rejeu.engine.dice import SeededSource
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Dice, Event, Term
from rejeu.events.chain import Tail
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Batch, Draft, Stored, seal_batch
from rejeu.events.registry import encode_body
from rejeu.replays.fight import Fight, Hands, Stamp

HANDS = Hands(SeededSource("bench"), lambda: bytes(16))

EXCHANGE: tuple[Event, ...] = (
    c.Attack(who="mira", targets=("guard",), modifiers={"dim": 2}),
    f.Rolled(round=1, who="mira", purpose="attack", ordinal=0, pool=(Dice(1, 20),), faces=(7,), kept=(0,), total=7,
             sources=(("system", 1),)),
    f.AttackResolved(who="mira", target="guard", weapon="", skill="skill", attribute="skill", total=7, difficulty=14,
                     margin=7, outcome="success", roll=3, terms=(Term("mod:dim", 2),)),
    f.GaugeSet(who="guard", gauge="hp", value=7, delta=-2, maximum=999, minimum=0),
)  # fmt: skip
"""A command and three facts, as an attack records them; the peer stores the same four."""

_BODIES = tuple((event.TAG, event.VERSION, encode_body(event)[0]) for event in EXCHANGE)


def new_fight(journal: Journal, name: str) -> Fight:
    """Open a fight between two, in its first round."""
    fight = Fight.create(journal, name, "n" * 22, c.Open(title="Bench", ruleset="tiny"), Stamp("gm", 1, "o"), HANDS)
    for who in ("mira", "guard"):
        fight.submit(c.Join(who=who, name=who, sheet={"skill": 12, "hp": 999}), Stamp("gm", 2, who), HANDS)
    fight.submit(c.StartRound(), Stamp("gm", 3, "r"), HANDS)
    return fight


def exchange(after: Tail, events: tuple[tuple[str, int, bytes], ...] = _BODIES) -> Batch:
    """Return one exchange, sealed to follow `after`."""
    command = f"x{after.seq}"
    drafts = [
        Draft(parent=after.seq, at=5, by="gm", command=command, n=n, tag=tag, v=version, body=body)
        for n, (tag, version, body) in enumerate(events)
    ]
    return seal_batch(drafts, after.seq + 1, after.leaf, HANDS.salts)


def long_fight(journal: Journal, name: str, records: int) -> None:
    """Make a fight of so many records, and no few more than that, in one step."""
    start = MemoryJournal()
    new_fight(start, name)
    header, *lines = start.read(name)

    def whole() -> Iterator[Stored]:
        yield from map(Stored, lines)
        tail = start.tail(name)
        while tail.seq < records:
            batch = exchange(tail)
            tail = Tail(tail.seq + len(batch), batch.leaf)
            yield from batch

    journal.create(header, whole())
