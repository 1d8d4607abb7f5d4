"""The film and the player: what they show at a record is what the projections say there."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rejeu.console.session import actions_of
from rejeu.console.story import lines
from rejeu.engine.errors import Refused
from rejeu.projections.board import board
from rejeu.projections.health import health
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.film import film, frame
from rejeu.replays.player import Player, moments
from rejeu.replays.route import Route
from rejeu.replays.stops import stops
from tests.machines.hands import PLAYERS
from tests.replay_page import stories
from tests.replays.random_fights import random_fight
from tests.replays.table import digest
from tests.tiny.install import install, uninstall


@pytest.fixture(autouse=True, scope="module")
def _plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("plugins")
    install(folder)
    yield
    uninstall(folder)


def same(fight: Fight, view: View) -> None:
    """Compare the film with frames made record by record, without it."""
    moving = film(fight, view, actions_of(fight))
    for seq in range(1, fight.tail + 1):
        state = fight.state_at(seq)
        assert moving.at(seq) == frame(board(state, view, actions_of(fight)), health(state, view)), seq


@pytest.mark.parametrize("view", stories.VIEWS)
@pytest.mark.parametrize("name", ["contested", "evil"])
def test_a_film_shows_every_frame(name: str, view: View) -> None:
    same({"contested": stories.contested, "evil": stories.evil}[name](), view)


@pytest.mark.parametrize("ruleset", PLAYERS)
@settings(max_examples=4)
@given(choices=st.lists(st.integers(0, 59), min_size=5, max_size=40))
def test_a_film_of_any_fight_shows_every_frame(ruleset: str, choices: list[int]) -> None:
    fight = random_fight(ruleset, choices)
    same(fight, "gm")
    same(fight, "players")


@pytest.mark.parametrize("ruleset", PLAYERS)
@settings(max_examples=4)
@given(choices=st.lists(st.integers(0, 59), min_size=5, max_size=40))
def test_a_player_stands_where_the_log_says(ruleset: str, choices: list[int]) -> None:
    fight = random_fight(ruleset, choices)
    player = Player(fight)
    walked: dict[int, Any] = {moment.seq: digest(moment.state) for moment in moments(fight)}
    assert list(walked) == list(range(1, fight.tail + 1))
    for seq in [*range(1, fight.tail + 1), *choices]:
        player.seek(max(1, min(seq, fight.tail)))
        assert digest(player.state) == digest(fight.state_at(player.seq)) == walked[player.seq]
    player.seek(1)
    assert not player.step(-1)
    assert player.step(1)
    assert player.seq == 2


def test_a_player_goes_nowhere_that_is_not() -> None:
    player = Player(stories.contested())
    for seq in (-1, player.fight.tail + 1):
        with pytest.raises(Refused, match="no-such-record"):
            player.seek(seq)
    assert player.seq == 0


# Stops and the way through them --------------------------------------------------------------


def route_of(fight: Fight, view: View = "gm") -> Route:
    return Route(stops(fight, film(fight, view), lines(fight, view=view)))


@pytest.mark.case(9)
def test_the_ruled_way_leaves_out_what_was_undone() -> None:
    fight = stories.contested()
    route = route_of(fight)
    ((first, last),) = route.stops.struck
    assert route.struck(first)
    assert not route.struck(last + 1)
    route.ruled = True
    walk = [1]
    while walk[-1] < route.last:
        walk.append(route.step(walk[-1], 1))
    assert not set(walk) & set(range(first, last + 1))
    assert walk[-1] == fight.tail
    back = [walk[-1]]
    while back[-1] > route.first:
        back.append(route.step(back[-1], -1))
    assert back == walk[::-1]
    route.ruled = False
    assert route.step(first - 1, 1) >= first


def test_waiting_is_skipped_only_if_asked() -> None:
    route = route_of(stories.contested())
    assert route.stops.idle
    for seq in route.stops.idle:
        assert route.step(seq - 1, 1) > seq
    route.skip = False
    for seq in route.stops.idle:
        assert route.step(seq - 1, 1) == seq


def test_turns_rounds_and_marks_are_found() -> None:
    route = route_of(stories.contested())
    (begins, number), *_ = route.stops.rounds
    assert number == 1
    assert route.round(1, 1) == begins
    assert route.round(begins, -1) == route.first
    assert route.turn(begins, 1) == route.stops.turns[0]
    assert route.turn(route.stops.turns[-1], 1) == route.last
    assert {kind for kind, seqs in route.stops.marks.items() if seqs} == {"wound", "contested", "undone", "fall"}
    seen = {route.mark(0)}
    seq = route.mark(0)
    while (seq := route.mark(seq)) not in seen:
        seen.add(seq)
    assert seen == {seq for seqs in route.stops.marks.values() for seq in seqs}


def test_players_are_told_no_mark_of_what_they_do_not_see() -> None:
    fight = stories.opened("Dark", {"a": "Ann", "b": "Bob"})
    hand = stories.Hand(fight)
    hand.say("hide b")
    hidden = fight.tail
    hand.say("mark b grave")
    hand.say("kill b")
    marks = route_of(fight, "players").stops.marks
    assert not any(seq > hidden for seqs in marks.values() for seq in seqs)
    assert any(seq > hidden for seq in route_of(fight).stops.marks["wound"])
