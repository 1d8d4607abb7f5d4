"""A table for tests: one fight of the tiny ruleset with short ways to play it."""

from itertools import count

import msgspec

from rejeu.engine.dice import SeededSource, Source
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.journal import Journal
from rejeu.replays.fight import Done, Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target

SALT = b"0123456789abcdef"


def digest(state: object) -> bytes:
    """Return a state as bytes that are the same whenever it is."""
    return msgspec.json.encode(state, order="deterministic")


class Table:
    """Plays one fight; every command gets the next stamp."""

    def __init__(self, fight: Fight, source: Source | None = None) -> None:
        self.fight = fight
        self.source = source or SeededSource("table")
        self._ids = count(1)
        self.last = ""

    @classmethod
    def opened(cls, journal: Journal, fight: str = "fight") -> "Table":
        opening = c.Open(title="A fight", ruleset="tiny")
        hands = Hands(SeededSource("x"), lambda: SALT)
        table = cls(Fight.create(journal, fight, "n" * 22, opening, Stamp("gm", 1, "open"), hands))
        for who in ("mira", "guard", "dan"):
            table.join(who)
        return table

    def join(self, who: str, name: str = "") -> Done:
        return self.do(c.Join(who=who, name=name or who.title(), sheet={"skill": 12, "hp": 8}))

    def do(self, command: Command, dice: str = "", by: str = "gm", id_: str = "", source: Source | None = None) -> Done:
        number = next(self._ids)
        self.last = id_ or f"c{id(self)}-{number}"
        typed = tuple(dice.split("/")) if dice else ()
        hands = Hands(source or self.source, lambda: SALT, typed)
        return self.fight.submit(command, Stamp(by, 1000 + number, self.last), hands)

    def round(self) -> Done:
        return self.do(c.StartRound())

    def attack(self, who: str, target: str, dice: str = "", **modifiers: int) -> Done:
        return self.do(c.Attack(who=who, targets=(target,), modifiers=modifiers), dice)

    def undo(self, times: int = 1, dice: str = "keep") -> Done:
        return self.do(c.Rewind(to=undo_target(self.fight, times), how="undo", dice=dice))  # type: ignore[arg-type]

    def redo(self) -> Done:
        return self.do(c.Rewind(to=redo_target(self.fight), how="redo"))

    def back_to(self, seq: int) -> Done:
        return self.do(c.Rewind(to=seq))

    def hp(self, who: str) -> int:
        return self.fight.state.combatants[who].gauges["hp"].value

    def bytes(self) -> bytes:
        return digest(self.fight.state)
