"""Rewinding a fight of Ginkoko: what was, is again to the byte (cases 2, 4, 15 and 20 of the faults of other tools)."""

from itertools import count

import pytest

from rejeu.engine.dice import NoSource
from rejeu.events import commands as c
from rejeu.events.base import Command, Until
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Done, Fight, Hands, Stamp
from rejeu.replays.rewinding import redo_target, undo_target

from .table import SHEET, attack, digest


class Play:
    """A fight in a journal, its dice typed."""

    def __init__(self, *names: str, **faces: int) -> None:
        self.ids = count(1)
        opening = c.Open(title="A fight", ruleset="ginkoko")
        self.fight = Fight.create(MemoryJournal(), "fight", "n" * 22, opening, Stamp("gm", 1, "open"), self.hands(""))
        for who in faces:
            self.do(c.Join(who=who, name=who, sheet=SHEET))
        self.do(c.StartRound())
        for who, face in faces.items():
            self.do(c.RollInitiative(targets=(who,)), str(face))

    def hands(self, dice: str) -> Hands:
        return Hands(NoSource(), lambda: bytes(16), tuple(dice.split("/")) if dice else ())

    def do(self, command: Command, dice: str = "") -> Done:
        return self.fight.submit(command, Stamp("gm", 1, f"c{next(self.ids)}"), self.hands(dice))

    def undo(self, times: int = 1) -> None:
        self.do(c.Rewind(to=undo_target(self.fight, times), how="undo"))

    def redo(self) -> None:
        self.do(c.Rewind(to=redo_target(self.fight), how="redo"))

    def back_to(self, seq: int) -> None:
        self.do(c.Rewind(to=seq))

    def passes(self) -> None:
        while self.fight.state.active:
            self.do(c.Pass(who=self.fight.state.active))

    def next_round(self) -> None:
        self.passes()
        self.do(c.StartRound())

    @property
    def now(self) -> bytes:
        return digest(self.fight.state)

    def hp(self, who: str) -> int:
        return self.fight.state.combatants[who].gauges["hp"].value


@pytest.mark.case(2)
def test_a_blow_with_all_that_it_led_to_undoes_in_one():
    """It empties hit points and dK, makes who is failing resist, and leaves a death pending."""
    play = Play(kesh=15, dokan=5)
    play.do(c.Hurt(targets=("dokan",), amount=20))
    before = play.now
    play.do(attack("kesh", "dokan", defence_dk=2, resistance_dk=2), "20/3/6 3/5 5/2/1 1/6/4")
    dokan = play.fight.state.combatants["dokan"]
    assert (dokan.gauges["dk"].value, dokan.status, len(play.fight.state.deadlines)) == (0, "unconscious", 1)
    after = play.now
    play.undo()
    assert play.now == before
    play.redo()
    assert play.now == after


@pytest.mark.case(4)
def test_what_had_ended_is_back_with_its_end_when_going_before_it():
    play = Play(kesh=15, dokan=5)
    play.do(c.Mark(targets=("dokan",), level="2"))
    play.do(attack("kesh", "dokan", prime="accélération", penalty="ralentissement", defence="yes"), "2/19")
    play.next_round()
    then, there = play.now, play.fight.head
    until = play.fight.state.combatants["dokan"].conditions["no-action"].until
    play.next_round()
    assert not play.fight.state.combatants["dokan"].conditions
    play.back_to(there)
    assert play.fight.state.combatants["dokan"].conditions["no-action"].until == until == Until("round-end", "", 2)
    assert play.now == then


@pytest.mark.case(4)
def test_the_dead_of_a_pending_death_live_again_before_it_and_may_be_saved():
    play = Play(kesh=15, dokan=5)
    play.do(c.Hurt(targets=("dokan",), amount=20))
    play.do(c.Mark(targets=("dokan",), level="6"))
    play.next_round()
    there = play.fight.head
    play.next_round()
    assert play.fight.state.combatants["dokan"].status == "dead"
    play.back_to(there)
    assert play.fight.state.deadlines
    play.do(c.Act(who="kesh", verb="first-aid", targets=("dokan",)), "20")
    play.next_round()
    assert (play.fight.state.combatants["dokan"].status, play.hp("dokan")) == ("able", 1)


@pytest.mark.case(15)
def test_a_later_ruling_stands_when_an_older_blow_is_undone():
    play = Play(kesh=15, dokan=5)
    before = play.fight.head
    play.do(c.Hurt(targets=("dokan",), amount=3))
    later = c.SetGauge(targets=("dokan",), gauge="hp", value=12)
    play.do(later)
    play.back_to(before)
    assert play.hp("dokan") == 20
    play.do(later)
    assert play.hp("dokan") == 12


@pytest.mark.case(20)
def test_until_the_start_of_a_turn_of_the_next_round():
    """Order A1, C, B2, D; put on C's turn until B2's turn starts, next round."""
    play = Play(a1=17, c=15, b2=10, d=5)
    play.do(c.Pass(who="a1"))
    assert play.fight.state.active == "c"
    until = Until("turn-start", "b2", 2)
    play.do(c.PutCondition(targets=("d",), condition="blind", until=until))

    def blind() -> bool:
        return "blind" in play.fight.state.combatants["d"].conditions

    play.do(c.Pass(who="c"))
    assert (play.fight.state.active, blind()) == ("b2", True)
    play.passes()
    play.do(c.StartRound())
    assert (play.fight.state.active, blind()) == ("a1", True)
    play.do(c.Pass(who="a1"))
    assert (play.fight.state.active, blind()) == ("c", True)
    play.do(c.Pass(who="c"))
    assert (play.fight.state.active, blind()) == ("b2", False)


@pytest.mark.rule("GK-20")
def test_gk20_a_line_typed_anew_after_an_undo_gets_the_same_faces_whatever_its_bargain():
    play = Play(kesh=15, dokan=5)
    play.do(attack("kesh", "dokan", "rifle", defence="yes"), "12/5/6 6 6")
    assert play.hp("dokan") == 20 - (18 + 4 - 5)
    play.undo()
    # A die less uses the first faces; a prime that adds one rolls that one alone.
    play.do(attack("kesh", "dokan", "rifle", prime="efficacité", penalty="blessure-légère", defence="yes"))
    assert play.hp("dokan") == 20 - (12 + 4 - 5)
    play.undo()
    play.do(attack("kesh", "dokan", "rifle", prime="meurtrière", penalty="danger", defence="yes"), "1")
    assert play.hp("dokan") == 20 - (19 + 4 - 5)
