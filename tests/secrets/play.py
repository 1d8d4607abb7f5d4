"""Fights played at random with secrets in them: people hidden, commands told to some, views set, rewinds."""

from random import Random
from typing import Any

import pytest

from rejeu.engine.dice import SeededSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.events import commands as c
from rejeu.events import table_commands as t
from rejeu.events.base import Command
from rejeu.events.memory import MemoryJournal
from rejeu.events.secret_events import SetView
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target
from tests.machines.hands import PLAYERS, rulings

SALTS = Random(7)


def hands() -> Hands:
    """Dice that depend on their place alone, so that what is kept secret moves none."""
    return Hands(SeededSource("secrets"), lambda: SALTS.randbytes(16))


class Table:
    """A fight of a ruleset, and who plays it: `alice` for the first combatant, `bob` for the second."""

    def __init__(self, ruleset: str) -> None:
        self.player = PLAYERS[ruleset]
        self.journal = MemoryJournal()
        self.said = 0
        opening = c.Open(title="Random", ruleset=ruleset)
        self.fight = Fight.create(self.journal, "random", "n" * 22, opening, Stamp("gm", 1, "open"), hands())
        self.people = list(self.player.sheets)
        self._start = 0
        for who, sheet in self.player.sheets.items():
            self.say(c.Join(who=who, name=who.title(), sheet=sheet, position=(0,)))
        self._start = self.fight.head
        self.say(t.SetParticipant(who="alice", role="player", combatants=(self.people[0],)))
        self.say(t.SetParticipant(who="bob", role="player", combatants=(self.people[1],)))

    def ghost(self, who: str = "zzghost", name: str = "Zzghost") -> None:
        """Bring in somebody hidden."""
        self.say(c.Join(who=who, name=name, sheet=next(iter(self.player.sheets.values())), position=(3,), hidden=True))

    def say(self, command: Command, by: str = "gm", audience: tuple[str, ...] = ()) -> bool:
        """Record a command; return whether the rules allow it."""
        said = self.said + 1
        try:
            self.fight.submit(command, Stamp(by, said, f"k{said}", audience), hands())
        except (Refused, BadSheet):
            return False
        self.said = said
        return True

    def refusal(self, command: Command, by: str = "gm", audience: tuple[str, ...] = ()) -> str:
        """Return why a command is refused."""
        with pytest.raises(Refused) as caught:
            self.fight.submit(command, Stamp(by, self.said, "refused", audience), hands())
        return caught.value.code

    def play(self, chance: Random, steps: int, *, views: bool = False) -> None:
        """Play on at random."""
        for _ in range(steps):
            self._step(chance, views=views)

    def _step(self, chance: Random, *, views: bool) -> None:
        kind = chance.randrange(20)
        audience: tuple[str, ...] = chance.choice([(), (), (), (), ("gm",), ("alice",), ("alice", "bob")])
        number = chance.randrange(41)
        state = self.fight.state
        if not state.combatants:  # gone back to before anybody came
            self.say(c.Rewind(to=self._start))
            return
        if kind < 11:
            for command in self.player.hand(state, number):
                if self.say(command, audience=audience):
                    return
        elif kind < 15:
            self.say(chance.choice(list(rulings(state, number))), audience=audience)
        elif kind == 15:
            self._rewind(chance)
        elif kind == 16 and views:
            level: Any = chance.choice(["exact", "words", "outcome", "hidden", "usual"])
            who = chance.choice(list(state.combatants))
            self.say(SetView(targets=(who,), level=level, to=chance.choice([(), ("alice",), ("bob",)])))
        elif kind == 17:
            self.say(c.Note(text="whisper"), by=chance.choice(["gm", "alice"]), audience=audience)
        elif kind == 18:
            self.say(t.Flag(record=chance.randrange(1, self.fight.tail + 1), text="why?"), by="bob")
        elif kind == 19:
            self.say(chance.choice([c.Hide, c.Reveal])(targets=(chance.choice(list(state.combatants)),)))

    def _rewind(self, chance: Random) -> None:
        fresh: Any = chance.choice(["keep", "keep", "fresh"])
        try:
            if chance.random() < 0.5:
                self.say(c.Rewind(to=undo_target(self.fight, chance.randrange(1, 4)), how="undo", dice=fresh))
            else:
                self.say(c.Rewind(to=redo_target(self.fight), how="redo"))
        except Refused:
            self.say(c.Rewind(to=chance.randrange(1, self.fight.tail + 1)))
