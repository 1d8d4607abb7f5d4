"""A program that plays one fight of a ruleset at random until it is killed: PATH RULESET SEED.

It prints `ID FIRST LAST STATE` for each command once that is acknowledged; STATE is a digest of the state after it.
"""

import hashlib
import random
import secrets
import sys
import tempfile
from pathlib import Path

import msgspec

from rejeu.engine.dice import RandomSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.errors import NotFound
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.rewinding import undo_target
from tests.machines.hands import PLAYERS, Player, rulings
from tests.tiny.install import install

FIGHT = "killed"


def digest(state: Encounter) -> str:
    """Return the state in few characters."""
    return hashlib.sha256(msgspec.json.encode(state, order="deterministic")).hexdigest()[:16]


def said(fight: Fight, player: Player, chance: random.Random) -> list[Command]:
    """Return what may be tried now, the likeliest first."""
    number = chance.randrange(41)
    if chance.random() < 0.1:
        return [chance.choice(list(rulings(fight.state, number)))]
    if chance.random() < 0.15:
        try:
            return [c.Rewind(to=undo_target(fight, 1 + number % 3), how="undo")]
        except Refused:
            return []
    return list(player.hand(fight.state, number))


def main(path: str, name: str, seed: str) -> None:
    """Play until killed."""
    player, chance = PLAYERS[name], random.Random(seed)
    install(Path(tempfile.mkdtemp()) / "plugins")
    journal = SqliteJournal(path)
    hands = Hands(RandomSource(secrets.randbelow), lambda: secrets.token_bytes(16))
    try:
        fight = Fight(journal, FIGHT)
    except NotFound:
        opening = c.Open(title="Killed", ruleset=player.ruleset)
        fight = Fight.create(journal, FIGHT, "n" * 22, opening, Stamp("gm", 0, "open"), hands)
    arriving: list[Command] = [
        c.Join(who=who, name=who, sheet=sheet, position=(0,))
        for who, sheet in player.sheets.items()
        if who not in fight.state.combatants
    ]
    while True:
        for command in [arriving.pop()] if arriving else said(fight, player, chance):
            stamp = Stamp("gm", 0, secrets.token_urlsafe(16))
            try:
                done = fight.submit(command, stamp, hands)
            except (Refused, BadSheet):
                continue
            print(stamp.id, done.receipt.first, done.receipt.last, digest(fight.state), flush=True)
            break


if __name__ == "__main__":
    main(*sys.argv[1:])
