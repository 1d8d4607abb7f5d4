"""A fight whose player is killed at any moment has everything that was acknowledged, to the byte (case 27)."""

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rejeu.events.chain import check_log
from rejeu.events.errors import JournalUnavailable, NotFound
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from tests.kills.player import FIGHT, digest
from tests.machines.hands import PLAYERS

ROOT = Path(__file__).parent.parent.parent
Acknowledged = tuple[str, int, int, str]


@pytest.mark.case(27)
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_a_killed_player_loses_nothing(ruleset: str, tmp_path: Path) -> None:
    """Thirty kills in all, over the rulesets."""
    kill_often(tmp_path / "journal.db", ruleset, int(os.environ.get("REJEU_KILLS", 30)) // len(PLAYERS) + 1)


@pytest.mark.soak
@pytest.mark.case(27)
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_a_player_killed_a_thousand_times_loses_nothing(ruleset: str, tmp_path: Path) -> None:
    kill_often(tmp_path / "journal.db", ruleset, int(os.environ.get("REJEU_KILLS", 1000)) // len(PLAYERS) + 1)


def kill_often(path: Path, ruleset: str, times: int) -> None:
    """Kill a player `times` over, always on the same fight; look at it after each."""
    chance = random.Random(ruleset)
    busy = 0
    for turn in range(times):
        told = kill_once(path, ruleset, f"{ruleset}{turn}", chance)
        busy += bool(told)
        look(path, told)
    assert busy > times / 2, "most of the players must have been killed at work"


def kill_once(path: Path, ruleset: str, seed: str, chance: random.Random) -> list[Acknowledged]:
    """Start a player, let it play a little, and kill it."""
    env = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.kills.player", str(path), ruleset, seed]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=env, cwd=ROOT) as child:
        assert child.stdout is not None
        first = child.stdout.readline()
        time.sleep(chance.uniform(0, 0.06))
        child.kill()
        *whole, _torn = (first + child.stdout.read()).decode().split("\n")
    told = [line.split() for line in whole]
    return [(command, int(low), int(high), state) for command, low, high, state in told]


def look(path: Path, told: list[Acknowledged]) -> None:
    """What was acknowledged is there, the log verifies and folds to the states that were then."""
    try:
        journal = SqliteJournal(path, write=False)
        fight = Fight(journal, FIGHT)
    except (JournalUnavailable, NotFound):
        assert told == []
        return
    with journal:
        check_log(journal.read(FIGHT))
        for command, low, high, state in told:
            receipt = journal.find(FIGHT, command)
            assert receipt is not None
            assert (receipt.first, receipt.last) == (low, high)
            assert digest(fight.state_at(high)) == state
