"""Logs of fights that went anyhow: played, rewound and played on at random, the same for the same seed."""

from itertools import count
from random import Random

from rejeu.engine.dice import RandomSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.journal import Journal
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target
from tests.machines.hands import PLAYERS, rulings

FIGHT = "random"


class Game:
    """Plays a fight of `journal` by chance; whatever the rules refuse is let go."""

    def __init__(self, journal: Journal, ruleset: str, seed: int) -> None:
        self.chance = Random(f"{ruleset}/{seed}")
        self.player = PLAYERS[ruleset]
        self.ids = count(1)
        self.hands = Hands(RandomSource(self.chance.randrange), lambda: bytes(16))
        opening = c.Open(title="Random", ruleset=self.player.ruleset)
        self.fight = Fight.create(journal, FIGHT, "n" * 22, opening, Stamp("gm", 1, "open"), self.hands)
        for who, sheet in self.player.sheets.items():
            self.submit(c.Join(who=who, name=who.title(), sheet=sheet, position=(0,)))

    def submit(self, command: Command) -> bool:
        try:
            self.fight.submit(command, Stamp("gm", 1, f"c{next(self.ids)}"), self.hands)
        except (Refused, BadSheet):
            return False
        return True

    def play(self, records: int) -> Fight:
        """Play until the log has `records` records, or nothing is allowed any more."""
        for _ in range(20 * records):
            if self.fight.tail >= records:
                break
            self.step()
        return self.fight

    def step(self) -> None:
        number, turn = self.chance.randrange(40), self.chance.random()
        if turn < 0.08:
            self.rewind(number)
            return
        hand = rulings if turn < 0.12 else self.player.hand
        for command in hand(self.fight.state, number):
            if self.submit(command):
                return

    def rewind(self, number: int) -> None:
        fight = self.fight
        try:
            if number % 4 == 0:
                self.submit(c.Rewind(to=redo_target(fight), how="redo"))
            elif number % 4 == 1:
                self.submit(c.Rewind(to=self.chance.randrange(fight.tail) + 1))
            else:
                dice = "fresh" if number % 10 == 2 else "keep"
                self.submit(c.Rewind(to=undo_target(fight, 1 + number % 5), how="undo", dice=dice))
        except Refused:
            pass
