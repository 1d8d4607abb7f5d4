"""The clock under every ruleset: it waits for the round, ends it, and the next one starts where it has come to."""

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from rejeu.engine.clock import advance
from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, NoSource, RandomSource
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import fold
from rejeu.engine.ruleset import find_ruleset
from rejeu.engine.scene import Scene
from rejeu.engine.state import Deadline, Encounter
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Fact
from rejeu.events.time_commands import Advance, CloseFight, Continue, KeptDeadline, KeptWound, Survivor
from tests.machines.hands import PLAYERS
from tests.tiny.install import install, uninstall


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path) -> Iterator[None]:
    install(tmp_path)
    yield
    uninstall(tmp_path)


class Play:
    """One fight of any ruleset, its dice never the same twice."""

    def __init__(self, name: str) -> None:
        self.player = PLAYERS[name]
        self.ruleset = find_ruleset(self.player.ruleset)
        self.state = Encounter()
        self.seq = 0
        self.faces = count(1)
        self.do(c.Open(title="A fight", ruleset=self.player.ruleset))

    def join(self) -> "Play":
        for who, sheet in self.player.sheets.items():
            self.do(c.Join(who=who, name=who.title(), sheet=sheet, position=(0,)))
        return self

    def do(self, command: Command) -> tuple[Fact, ...]:
        tray = DiceTray(RandomSource(lambda n: next(self.faces) * 7919 % n))
        facts = decide(self.state, command, tray, self.seq + 1, self.ruleset)
        self.state = fold(self.state, [(self.seq + 1 + n, fact) for n, fact in enumerate(facts, 1)])
        self.seq += 1 + len(facts)
        return facts

    def begin(self) -> "Play":
        """Start a round, and roll for whoever has to."""
        self.do(c.StartRound())
        if self.state.phase == "initiative":
            self.do(c.RollInitiative())
        return self


@pytest.fixture(params=sorted(PLAYERS))
def play(request: pytest.FixtureRequest) -> Play:
    return Play(request.param).join()


def test_before_the_first_round_the_clock_runs_freely(play: Play) -> None:
    (advanced,) = play.do(Advance(seconds=90))
    assert advanced == f.ClockAdvanced(clock=90)
    play.begin()
    assert (play.state.round, play.state.clock) == (1, 90)


def test_a_round_in_course_holds_the_clock_unless_it_is_forced(play: Play) -> None:
    play.begin()
    for command in (Advance(seconds=60), CloseFight()):
        with pytest.raises(Refused, match="still-to-"):
            play.do(command)
    before = play.state.clock
    play.do(Advance(seconds=60, force=True))
    assert play.state.clock >= before + 60
    stood = play.state.clock
    play.begin()
    assert play.state.round == 2
    assert play.state.active or play.player.ruleset in ("tiny", "point-zero")
    if play.player.ruleset != "tiny":  # whose rounds need no ending: its next one takes its seconds all the same
        assert play.state.clock == stood


def test_who_joins_between_two_rounds_takes_part_in_the_next(play: Play) -> None:
    play.begin()
    play.do(Advance(seconds=60, force=True))
    sheet = next(iter(play.player.sheets.values()))
    play.do(c.Join(who="late", name="Late", sheet=sheet, position=(0,)))
    assert play.state.combatants["late"].from_round == 2


def test_a_closed_fight_takes_nothing(play: Play) -> None:
    play.do(CloseFight())
    for command in (c.StartRound(), Advance(seconds=5), c.Note(text="…")):
        with pytest.raises(Refused, match="fight-closed"):
            play.do(command)


def test_nobody_is_fitter_than_fit(play: Play) -> None:
    with pytest.raises(Refused, match="fit-already"):
        play.do(Advance(fit=True))


# Going on ------------------------------------------------------------------------------------


def survivor(**changes: Any) -> Survivor:
    wound = KeptWound(wound="w7", track="hp", level="cut", since=40, cared=True, tries={"doc": 90})
    kept = {
        "who": "mira",
        "name": "Mira",
        "sheet": {"skill": 12, "hp": 9},
        "attributes": {"skill": 11},
        "wounds": (wound,),
        "deadlines": (KeptDeadline(deadline="heal.w7", kind="heal", due=500, wound="w7"),),
        "conditions": ("limping",),
        "markers": {"luck": 2},
        "status": "incapacitated",
        "health": "down",
        "effective": {"skill": 1},
        "reach": 1,
    }
    return Survivor(**{**kept, **changes})


def going_on(**changes: Any) -> Continue:
    given = {"fight": "old", "count": 40, "head": "h" * 44, "clock": 100, "wounded": 7, "survivors": (survivor(),)}
    return Continue(**{**given, **changes})


def test_who_goes_on_is_as_it_was() -> None:
    play = Play("tiny")
    play.do(going_on(date="2187-03-04 21:15", date_at=30))
    state, mira = play.state, play.state.combatants["mira"]
    assert (state.clock, state.date, state.date_at, state.wounded) == (100, "2187-03-04 21:15", 30, 7)
    assert (mira.status, mira.health, mira.effective, mira.reach) == ("incapacitated", "down", {"skill": 1}, 1)
    assert (mira.attributes["skill"], mira.markers, list(mira.conditions)) == (11, {"luck": 2}, ["limping"])
    wound = mira.wounds["w7"]
    assert (wound.level, wound.since, wound.cared, wound.tries) == ("cut", 40, True, {"doc": 90})
    assert {id_: deadline.due for id_, deadline in state.deadlines.items()} == {"heal.w7": 500}


@pytest.mark.parametrize(
    ("changes", "code"),
    [({"clock": -1}, "too-long"), ({"clock": 10**15}, "too-long"), ({"survivors": (survivor(),) * 2}, "id-taken")],
)
def test_what_cannot_go_on_is_refused(changes: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused, match=code):
        Play("tiny").do(going_on(**changes))


def test_only_a_new_fight_goes_on_from_another() -> None:
    play = Play("tiny").join()
    with pytest.raises(Refused, match="begun-already"):
        play.do(going_on())


# The clock itself ----------------------------------------------------------------------------


class Bells:
    """Deadlines that ring, and set one another: a `bell` sets an `echo` at the same instant and one a second later."""

    due_kinds = ("echo", "bell")

    def __init__(self) -> None:
        self.rung: list[tuple[int, str]] = []

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        self.rung.append((scene.state.clock, deadline.id))
        if deadline.kind == "bell":
            for id_, due in (("now", deadline.due), ("later", deadline.due + 1)):
                scene.emit(f.DeadlineSet(deadline=f"{id_}.{deadline.id}", who="mira", kind="echo", due=due))
        if deadline.id == "b2":
            scene.emit(f.DeadlineCleared(deadline="b3", why="struck"))
            scene.emit(f.DeadlineSet(deadline="b1", who="mira", kind="bell", due=50))


def belfry(*bells: tuple[str, int]) -> Scene:
    state = fold(Play("tiny").join().state, [])
    scene = Scene(state, DiceTray(NoSource()), 100)
    for id_, due in bells:
        scene.emit(f.DeadlineSet(deadline=id_, who="mira", kind="bell", due=due))
    return scene


def test_what_is_set_while_things_fall_falls_in_its_place() -> None:
    scene, bells = belfry(("b1", 40), ("b2", 30), ("b3", 35)), Bells()
    advance(scene, bells, 60)
    assert bells.rung == [
        (30, "b2"),
        (30, "now.b2"),
        (31, "later.b2"),
        (50, "b1"),
        (50, "now.b1"),
        (51, "later.b1"),
    ], "b3 was struck, b1 put off"
    assert scene.state.clock == 60
    assert not scene.state.deadlines


def test_the_clock_halts_after_all_of_an_instant() -> None:
    scene, bells = belfry(("b4", 30), ("b5", 30), ("b6", 31)), Bells()
    assert advance(scene, bells, 60, ("any",)) == ("any",)
    assert [rung for rung in bells.rung if rung[0] > 30] == []
    assert len(bells.rung) == 4
    assert scene.state.clock == 30


def test_nothing_due_is_one_fact() -> None:
    scene = belfry(("b4", 3_600))
    first = len(scene.facts)
    advance(scene, Bells(), 60)
    assert scene.facts[first:] == [f.ClockAdvanced(clock=60)]
    advance(scene, Bells(), 60)
    assert len(scene.facts) == first + 1
