"""A writer killed at any moment loses nothing that it had acknowledged (case 27)."""

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rejeu.events.chain import check_log, check_shape, linked
from rejeu.events.journal import JournalUnavailable, NotFound, Receipt
from rejeu.events.sqlite import SqliteJournal

FIGHT = "killed"
CHILD = Path(__file__).with_name("kill_child.py")


@pytest.mark.case(27)
def test_a_killed_writer_loses_nothing_acknowledged(tmp_path: Path) -> None:
    kill_often(tmp_path / "journal.db", int(os.environ.get("REJEU_KILLS", "30")))


@pytest.mark.soak
@pytest.mark.case(27)
def test_a_writer_killed_a_thousand_times_loses_nothing_acknowledged(tmp_path: Path) -> None:
    kill_often(tmp_path / "journal.db", int(os.environ.get("REJEU_KILLS", "1000")))


def kill_often(path: Path, times: int) -> None:
    """Kill a writer `times` over, always on the same journal; look at it after each."""
    chance = random.Random(27)
    acknowledged: list[tuple[str, int, int]] = []
    busy = 0
    for turn in range(times):
        told = kill_once(path, chance, early=turn % 5 == 0)
        busy += bool(told)
        acknowledged += told
        look(path, acknowledged[-200:])
    look(path, acknowledged)
    assert busy > times / 2, "most of the writers must have been killed at work"
    assert len({command for command, _, _ in acknowledged}) == len(acknowledged)


def kill_once(path: Path, chance: random.Random, *, early: bool) -> list[tuple[str, int, int]]:
    """Start a writer and kill it: at work, or early, perhaps while it opens or makes the journal."""
    with subprocess.Popen([sys.executable, CHILD, path], stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        first = b""
        if not early:
            first = child.stdout.readline()
        time.sleep(chance.uniform(0, 0.25 if early else 0.05))
        child.kill()
        *whole, _torn = (first + child.stdout.read()).decode().split("\n")
    told = [line.split() for line in whole]
    return [(command, int(low), int(high)) for command, low, high in told]


def look(path: Path, acknowledged: list[tuple[str, int, int]]) -> None:
    """Everything acknowledged is there, the log verifies, and no batch is torn."""
    try:
        journal = SqliteJournal(path, write=False)
    except JournalUnavailable as fault:  # killed before there was a journal
        assert (fault.code, acknowledged) in [("journal-missing", []), ("journal-needs-recovery", [])]
        return
    with journal:
        try:
            lines = list(journal.read(FIGHT))
        except NotFound:
            assert acknowledged == []
            return
        check_log(lines)
        envelopes = [envelope for _, envelope in linked(lines)]
        check_shape(envelopes)
        for at, envelope in enumerate(envelopes):
            size = json.loads(bytes(envelope.body))["of"]
            last = at + 1 == len(envelopes) or envelopes[at + 1].n == 0
            assert last == (envelope.n + 1 == size), f"batch {envelope.command} is torn"
        for command, low, high in acknowledged:
            assert journal.find(FIGHT, command) == Receipt(low, high, True)
