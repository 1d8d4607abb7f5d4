"""Fights played at random, rewinds and all, for properties of what reads them."""

from itertools import count

from rejeu.engine.dice import SeededSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target
from tests.machines.hands import PLAYERS, rulings

SPY = "zqxspy"


def random_fight(ruleset: str, choices: list[int], *, spied: bool = False) -> Fight:
    """Play a fight of `ruleset` with what the random players of tests/machines would say; most of it is legal.

    `spied`: somebody hidden takes part.
    """
    player = PLAYERS[ruleset]
    source = SeededSource("random")
    hands = Hands(source, lambda: bytes(16))
    opening = c.Open(title="Random", ruleset=player.ruleset)
    fight = Fight.create(MemoryJournal(), "random", "n" * 22, opening, Stamp("gm", 1, "open"), hands)
    numbers = count(2)

    def say(command: Command) -> bool:
        number = next(numbers)
        try:
            fight.submit(command, Stamp("gm", number, f"c{number}"), hands)
        except (Refused, BadSheet):
            return False
        return True

    for who, sheet in player.sheets.items():
        say(c.Join(who=who, name=who.title(), sheet=sheet, position=(len(who),)))
    if spied:
        sheet = next(iter(player.sheets.values()))
        assert say(c.Join(who=SPY, name=SPY.title(), sheet=sheet, position=(2,), hidden=True))
    say(c.StartRound())
    for choice in choices:
        kind, number = choice % 12, choice // 3
        if kind == 0:
            _move(fight, say, number)
        elif kind == 1:
            offers = list(rulings(fight.state, number))
            say(offers[number % len(offers)])
        else:
            next((True for command in player.hand(fight.state, number) if say(command)), False)
    return fight


def _move(fight: Fight, say, number: int) -> None:  # type: ignore[no-untyped-def]
    try:
        if number % 3 == 0:
            say(c.Rewind(to=redo_target(fight), how="redo"))
        else:
            say(c.Rewind(to=undo_target(fight, 1 + number % 4), how="undo"))
    except Refused:
        return
