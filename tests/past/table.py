"""A table that amends: short ways to change the past, for the tiny ruleset and for one with turns."""

from typing import Any

from rejeu.engine.dice import NoSource, Source, parse_typed
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact
from rejeu.events.facts import Rolled
from rejeu.events.journal import Journal
from rejeu.replays import amend
from rejeu.replays.amendment import Amendment, Choice, Preview, Said
from rejeu.replays.fight import Fight, Hands, Stamp
from tests.point_zero.table import SHEET, faces
from tests.replays.table import SALT
from tests.replays.table import Table as Plain


class Table(Plain):
    """Plays and amends one fight."""

    @classmethod
    def duel(cls, journal: Journal) -> "Table":
        opening = c.Open(title="A duel", ruleset="point-zero")
        hands = Hands(NoSource(), lambda: SALT)
        table = cls(Fight.create(journal, "duel", "n" * 22, opening, Stamp("gm", 1, "open"), hands), NoSource())
        for who in ("mira", "guard"):
            table.do(c.Join(who=who, name=who.title(), sheet=SHEET))
        return table

    def say(self, command: Command, dice: str = "", by: str = "gm") -> int:
        """Record a command; return its record."""
        return self.do(command, dice, by).receipt.first

    # The past ----------------------------------------------------------------------------------

    def replacing(self, seq: int, command: Command, dice: str = "", reason: str = "") -> Amendment:
        return amend.replacing(self.fight, seq, Said(command, parse_typed(dice)), reason)

    def preview(self, amendment: Amendment, source: Source | None = None, **answers: Choice) -> Preview:
        """Preview; answers by record, such as `at12=Choice("strike")` (`new`: the new line)."""
        given = {-1 if name == "new" else int(name.removeprefix("at")): choice for name, choice in answers.items()}
        return amend.preview(self.fight, amendment, given, source)

    def commit(self, plan: Preview, by: str = "gm", id_: str = "") -> amend.Receipt | None:
        number = next(self._ids)
        return amend.commit(self.fight, plan, Stamp(by, 5000 + number, id_ or f"a{number}"), lambda: SALT)

    def amend(self, seq: int, command: Command, dice: str = "", **answers: Choice) -> Preview:
        plan = self.preview(self.replacing(seq, command, dice), **answers)
        self.commit(plan)
        return plan

    def strike(self, seq: int, **answers: Choice) -> Preview:
        plan = self.preview(amend.striking(self.fight, seq), **answers)
        self.commit(plan)
        return plan

    def insert(self, seq: int, command: Command, dice: str = "", **answers: Choice) -> Preview:
        plan = self.preview(amend.inserting(self.fight, seq, Said(command, parse_typed(dice))), **answers)
        self.commit(plan)
        return plan

    # A turn of the duel ------------------------------------------------------------------------

    def roll(self, **scores: int) -> dict[str, int]:
        """Start a turn and roll each one's initiative; return the record of each."""
        self.say(c.StartRound())
        return {
            who: self.say(c.RollInitiative(targets=(who,)), faces(score, SHEET["INIT"]))
            for who, score in scores.items()
        }

    def declare(self, who: str, verb: str = "", *targets: str) -> int:
        return self.say(c.Declare(who=who, verb=verb, targets=targets))

    def shot(self, who: str, target: str, **modifiers: int) -> c.Attack:
        return c.Attack(
            who=who, targets=(target,), modifiers=modifiers, options={"distance": 8, "save": "no"}, weapon="pistol"
        )

    def levels(self, who: str) -> list[str]:
        return [wound.level for wound in self.fight.state.combatants[who].wounds.values()]

    def facts(self, seq: int) -> list[Fact]:
        first, last = self.fight.lineage.batch(seq)
        found: list[Any] = [self.fight.event(one) for one in range(first + 1, last + 1)]
        return found

    def faces(self, seq: int) -> list[tuple[int, ...]]:
        return [fact.faces for fact in self.facts(seq) if isinstance(fact, Rolled)]

    def present(self) -> list[Command]:
        """The commands of the present line."""
        from rejeu.replays.amend_line import line_after

        return [past.command for past in line_after(self.fight, self.fight.lineage.batch(1)[1])]
