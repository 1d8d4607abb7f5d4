"""Row 8: game time costs by what falls due, never by the time that passes."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, NoSource
from rejeu.engine.evolve import fold
from rejeu.engine.ruleset import find_ruleset
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact
from rejeu.events.time_commands import Advance
from tests.bench.measure import Measure, Row, ratio
from tests.point_zero.table import SHEET

DAY = 86_400
LEVELS = ("light", "grave", "light", "grave", "light")
"""Five wounds each: two of them fall due twice, at two paces."""


class Ward:
    """So many wounded, whose wounds take `days` a level."""

    def __init__(self, people: int, days: int) -> None:
        self.ruleset = find_ruleset("point-zero")
        self.state = Encounter()
        self.seq = 0
        self.do(c.Open(title="A ward", ruleset="point-zero", parameters={"heal_1": days, "heal_2": 4 * days}))
        names = [f"p{number}" for number in range(people)]
        for who in names:
            self.do(c.Join(who=who, name=who, sheet=SHEET))
        for level in LEVELS:
            self.do(c.Mark(targets=tuple(names), level=level))

    def do(self, command: Command) -> tuple[Fact, ...]:
        facts = self.ahead(command)
        self.state = fold(self.state, [(self.seq + 1 + n, fact) for n, fact in enumerate(facts, 1)])
        self.seq += 1 + len(facts)
        return facts

    def ahead(self, command: Command) -> tuple[Fact, ...]:
        """Decide, and leave everything as it was."""
        return decide(self.state, command, DiceTray(NoSource()), self.seq + 1, self.ruleset)


@contextmanager
def time_passes(folder: Path) -> Iterator[Measure]:
    """Let ten years pass over fifty wounded, against ten days with the same events; and over four times as many."""
    short, long, many = Ward(50, 2), Ward(50, 730), Ward(200, 2)
    ten_days, ten_years = Advance(seconds=10 * DAY), Advance(seconds=3_650 * DAY)
    due, same, fourfold = len(short.ahead(ten_days)), len(long.ahead(ten_years)), len(many.ahead(ten_days))
    assert due == same, (due, same)
    assert fourfold > 3.9 * due

    def measure() -> list[Row]:
        over = ratio(lambda: long.ahead(ten_years), lambda: short.ahead(ten_days), rounds=9)
        each = ratio(lambda: many.ahead(ten_days), lambda: short.ahead(ten_days), rounds=5) / (fourfold / due)
        return [
            Row("8", f"ten years over fifty wounded, {due} facts", "the same facts in ten days", over, 1.2, 1.05),
            Row("8", "a fact of 200 wounded", "a fact of fifty", each, None, 2.0),
        ]

    yield measure
