"""A state machine that plays at random, rewinds and redoes; what must hold, holds at every step.

Fold equals live state at every record, undo then redo is identity, a line retyped after an undo gets
the same faces, the chain verifies, a refused command writes nothing.
"""

from itertools import count
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from rejeu.engine.dice import RandomSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.chain import check_log
from rejeu.events.facts import Rolled
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Done, Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target
from tests.machines.hands import PLAYERS, Player, rulings
from tests.tiny.install import install, uninstall

NUMBERS = st.integers(0, 40)


def digest(state: object) -> bytes:
    return msgspec.json.encode(state, order="deterministic")


class Play(RuleBasedStateMachine):
    """One fight of the player's ruleset."""

    player: ClassVar[Player]

    def __init__(self) -> None:
        super().__init__()
        self.journal = MemoryJournal()
        self.ids = count(1)
        self.faces = count(1)
        self.shown: dict[int, bytes] = {}

    @initialize()
    def opening(self) -> None:
        opening = c.Open(title="Random", ruleset=self.player.ruleset)
        hands = Hands(self.source(), lambda: bytes(16))
        self.fight = Fight.create(self.journal, "random", "n" * 22, opening, Stamp("gm", 1, "open"), hands)
        for who, sheet in self.player.sheets.items():
            self.submit(c.Join(who=who, name=who.title(), sheet=sheet, position=(0,)))

    def source(self) -> RandomSource:
        """Faces that never come twice in the same order, so that a face kept is a face recorded."""
        return RandomSource(lambda n: next(self.faces) * 7919 % n)

    def submit(self, command: Command) -> Done | None:
        before, tail = digest(self.fight.state), self.fight.tail
        hands = Hands(self.source(), lambda: bytes(16))
        try:
            done = self.fight.submit(command, Stamp("gm", 1, f"c{next(self.ids)}"), hands)
        except (Refused, BadSheet) as refused:
            note(f"{command} -> {refused}")
            assert self.journal.tail("random").seq == tail == self.fight.tail
            assert digest(self.fight.state) == before
            return None
        note(f"{command} -> {done.receipt.first}..{done.receipt.last}")
        self.shown[self.fight.tail] = digest(self.fight.state)
        return done

    @rule(number=NUMBERS, place=NUMBERS)
    def say(self, number: int, place: int) -> None:
        """Something of the ruleset."""
        said = list(self.player.hand(self.fight.state, number))
        self.submit(said[place % len(said)])

    @rule(numbers=st.lists(NUMBERS, min_size=1, max_size=12))
    def go_on(self, numbers: list[int]) -> None:
        """Again and again the first thing that the rules allow: this is what carries a fight far."""
        for number in numbers:
            for command in self.player.hand(self.fight.state, number):
                if self.submit(command) is not None:
                    break

    @rule(number=NUMBERS, place=NUMBERS)
    def rule_it(self, number: int, place: int) -> None:
        """A ruling, once in a while: killing everybody soon ends all play."""
        said = list(rulings(self.fight.state, number))
        self.submit(said[place % len(said)])

    @rule(times=st.integers(1, 4))
    def undo(self, times: int) -> None:
        try:
            target = undo_target(self.fight, times)
        except Refused:
            return
        before, head = digest(self.fight.state), self.fight.head
        assert self.submit(c.Rewind(to=target, how="undo"))
        assert digest(self.fight.state) == digest(self.fight.state_at(target))
        assert redo_target(self.fight) == head
        assert self.submit(c.Rewind(to=head, how="redo"))
        assert digest(self.fight.state) == before
        assert self.submit(c.Rewind(to=target, how="undo"))

    @rule(number=NUMBERS)
    def back_to(self, number: int) -> None:
        """To some record, of whatever branch; often not one that ends a batch."""
        self.submit(c.Rewind(to=number * self.fight.tail // 40))

    @precondition(lambda self: self.fight.head > 2)
    @rule()
    def retype(self) -> None:
        """Undo the last command and give it again: the same facts, whatever the source says now."""
        first, last = self.fight.lineage.batch(self.fight.head)
        command = self.fight.event(first)
        if isinstance(command, c.Open):
            return
        facts = [self.fight.event(seq) for seq in range(first + 1, last + 1)]
        assert isinstance(command, Command)
        assert self.submit(c.Rewind(to=undo_target(self.fight), how="undo"))
        text = "…" if isinstance(command, c.Note) else ""
        done = self.submit(msgspec.structs.replace(command, text=text))
        assert done is not None
        rolled = [fact.faces for fact in facts if isinstance(fact, Rolled)]
        assert [fact.faces for _, fact in done.facts if isinstance(fact, Rolled)] == rolled
        assert [type(fact) for _, fact in done.facts] == [type(fact) for fact in facts]

    def teardown(self) -> None:
        if not hasattr(self, "fight"):
            return
        head = check_log(self.journal.read("random"))
        assert head.count == self.fight.tail + 1
        fresh = Fight(self.journal, "random")
        assert digest(fresh.state) == digest(self.fight.state)
        for seq, state in self.shown.items():
            assert digest(fresh.state_at(seq)) == state


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path) -> Any:
    install(tmp_path)
    yield
    uninstall(tmp_path)


def _machine(player: Player) -> type[Play]:
    return type(f"{player.ruleset.title()}Play", (Play,), {"player": player})


MACHINES = {name: _machine(player) for name, player in PLAYERS.items()}
QUICK = settings(max_examples=30, stateful_step_count=40)


@pytest.mark.parametrize("name", MACHINES)
def test_random_play(name: str) -> None:
    from hypothesis.stateful import run_state_machine_as_test

    run_state_machine_as_test(MACHINES[name], settings=QUICK)


@pytest.mark.soak
@pytest.mark.parametrize("name", MACHINES)
def test_random_play_at_length(name: str) -> None:
    """A hundred thousand steps in all, over the machines."""
    from hypothesis.stateful import run_state_machine_as_test

    examples = 2_000 // len(MACHINES)
    run_state_machine_as_test(MACHINES[name], settings=settings(max_examples=examples, stateful_step_count=50))
