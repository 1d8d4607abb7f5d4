"""Random fights, what-ifs of them played on at random, and adopted: what was imagined is what comes of it."""

from pathlib import Path
from typing import Any

import pytest
from hypothesis import note, settings
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule, run_state_machine_as_test

from rejeu.engine.errors import BadSheet, Refused
from rejeu.events import commands as c
from rejeu.events.memory import MemoryJournal
from rejeu.replays.amend import Remembering, commit, preview
from rejeu.replays.amend_line import line_after
from rejeu.replays.amendment import Choice, Clash
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.whatif import LentDice, adopting, copy_fight, standpoint
from tests.machines.hands import PLAYERS
from tests.machines.test_random_play import NUMBERS, digest
from tests.past.machine import Amends, played
from tests.tiny.install import install, uninstall


class Imagines(Amends):
    """Adds what-ifs to random play that amends."""

    @precondition(lambda self: self.fight.head > 8)
    @rule(number=NUMBERS, numbers=st.lists(NUMBERS, min_size=1, max_size=5), whole=st.booleans())
    def imagine(self, number: int, numbers: list[int], whole: bool) -> None:
        past = self._some(number)
        if past is None:
            return
        log, before, head = self.fight.tail, digest(self.fight.state), self.fight.head
        other = self._imagined(standpoint(self.fight, past.seq), numbers)
        assert (self.fight.tail, digest(self.fight.state)) == (log, before)
        try:
            amendment = adopting(self.fight, other, "so be it", instead_of_all=whole)
        except Refused as refused:
            assert refused.code == "what-if-empty"
            return
        source = LentDice(other) if whole else Remembering(self.source())
        try:
            plan = preview(self.fight, amendment, {}, source, _answer)
        except (Refused, BadSheet) as refused:
            note(f"{amendment} -> {refused}")
            assert not whole, "what the rules allowed once, they allow again"
            return
        if whole:
            assert not plan.clashes or all(clash.wants_dice for clash in plan.clashes)
            assert played(plan.after) == played(other.state)
        assert not plan.open
        receipt = commit(self.fight, plan, Stamp("gm", 1, f"w{next(self.ids)}"), lambda: bytes(16))
        assert receipt is not None and digest(self.fight.state) == digest(plan.after)
        self.shown[self.fight.tail] = digest(self.fight.state)
        self._undone(head, before)

    def _imagined(self, start: int, numbers: list[int]) -> Fight:
        other = copy_fight(self.fight, MemoryJournal())
        many = [c.Rewind(to=start)] if start != other.head else []
        for place, number in enumerate([*[-1] * len(many), *numbers]):
            for command in many if number < 0 else self.player.hand(other.state, number):
                hands = Hands(self.source(), lambda: bytes(16))
                try:
                    other.submit(command, Stamp("gm", 1, f"i{place}"), hands)
                except (Refused, BadSheet):
                    continue
                break
        note(f"imagined from {start}: {[one.command for one in line_after(other, start)]}")
        return other


def _answer(clash: Clash) -> Choice:
    return Choice("roll" if clash.wants_dice else "strike")


MACHINES = {
    name: type(f"{player.ruleset.title()}Imagines", (Imagines,), {"player": player}) for name, player in PLAYERS.items()
}


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path) -> Any:
    install(tmp_path)
    yield
    uninstall(tmp_path)


@pytest.mark.parametrize("name", MACHINES)
def test_random_what_ifs(name: str) -> None:
    run_state_machine_as_test(MACHINES[name], settings=settings(max_examples=25, stateful_step_count=30))


@pytest.mark.soak
@pytest.mark.parametrize("name", MACHINES)
def test_random_what_ifs_at_length(name: str) -> None:
    run_state_machine_as_test(MACHINES[name], settings=settings(max_examples=400, stateful_step_count=50))
