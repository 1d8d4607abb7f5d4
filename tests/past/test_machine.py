"""Random fights amended at random, over every ruleset.

The same ruling is identity, shared dice are kept, one undo restores exactly, the chain verifies, and a
preview that is given up writes nothing.
"""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.machines.hands import PLAYERS
from tests.past.machine import Amends
from tests.tiny.install import install, uninstall

MACHINES = {
    name: type(f"{player.ruleset.title()}Amends", (Amends,), {"player": player}) for name, player in PLAYERS.items()
}


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path) -> Any:
    install(tmp_path)
    yield
    uninstall(tmp_path)


@pytest.mark.parametrize("name", MACHINES)
def test_random_amendments(name: str) -> None:
    run_state_machine_as_test(MACHINES[name], settings=settings(max_examples=25, stateful_step_count=40))


@pytest.mark.soak
@pytest.mark.parametrize("name", MACHINES)
def test_random_amendments_at_length(name: str) -> None:
    examples = 2_000 // len(MACHINES)
    run_state_machine_as_test(MACHINES[name], settings=settings(max_examples=examples, stateful_step_count=50))
