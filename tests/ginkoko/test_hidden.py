"""A hidden adversary fights, and the players are told nothing of it but what it does to them."""

import msgspec
import pytest

from rejeu.console.story import lines
from rejeu.engine.dice import SeededSource
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Fight, Hands, Stamp

from .table import SHEET, attack


@pytest.fixture
def ambush() -> Fight:
    hands = Hands(SeededSource("ambush"), lambda: bytes(16))
    opening = c.Open(title="An ambush", ruleset="ginkoko")
    fight = Fight.create(MemoryJournal(), "ambush", "n" * 22, opening, Stamp("gm", 1, "open"), hands)
    bargain = {"prime": "acceleration", "penalty": "danger", "defence": "yes"}
    said: list[Command] = [
        *(
            c.Join(who=who, name=who.title(), sheet=SHEET, hidden=who == "shadow")
            for who in ("kesh", "dokan", "shadow")
        ),
        c.StartRound(),
        c.SetInitiative(targets=("shadow",), value=40),
        c.SetInitiative(targets=("dokan",), value=20),
        c.SetInitiative(targets=("kesh",), value=2),
        attack("shadow", "dokan", "rifle", unperceived=1),
        attack("dokan", "kesh", defence="yes"),
        c.Act(who="kesh", verb="engage", targets=("shadow",)),
        attack("kesh", "dokan", **bargain),
        c.StartRound(),
        c.Act(who="kesh", verb="disengage", targets=("shadow",)),
    ]
    for number, command in enumerate(said):
        fight.submit(command, Stamp("gm", 1, f"c{number}"), hands)
    return fight


def told(fight: Fight, view: str) -> str:
    return msgspec.json.encode(list(lines(fight, view=view))).decode().casefold()


def test_players_are_told_of_nobody_hidden(ambush):
    assert "shadow" in told(ambush, "gm")
    assert "first" in told(ambush, "players")
    assert "shadow" not in told(ambush, "players")
