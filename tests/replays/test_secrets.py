"""What players are given to look at tells nothing of somebody who never showed."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from rejeu.console.page.build import replay_page
from rejeu.console.picturing import Speaking
from rejeu.console.story import lines
from rejeu.console.theatre import told
from rejeu.events.facts import VisibilitySet
from rejeu.projections.tallies import tallies
from rejeu.replays.pictures import pictures
from rejeu.replays.present import present
from tests.machines.hands import PLAYERS
from tests.replay_page import stories
from tests.replays.random_fights import SPY, random_fight
from tests.tiny.install import install, uninstall


@pytest.fixture(autouse=True, scope="module")
def _plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("plugins")
    install(folder)
    yield
    uninstall(folder)


@pytest.mark.parametrize("ruleset", PLAYERS)
@settings(max_examples=8)
@example(choices=[0, 0, 0, 12, 12, 1, 0, 0, 0, 0])  # of whom nothing is told along the present line
@given(choices=st.lists(st.integers(0, 59), min_size=10, max_size=50))
def test_somebody_hidden_is_nowhere(ruleset: str, choices: list[int]) -> None:
    fight = random_fight(ruleset, choices, spied=True)
    every = (fight.event(seq) for seq in range(1, fight.tail + 1))
    assume(not any(isinstance(event, VisibilitySet) and event.who == SPY and not event.hidden for event in every))
    texts = stories.texts_for(fight)
    assert SPY in replay_page(fight, texts).casefold()
    given_to_players = [
        replay_page(fight, texts, "players"),
        *(each.alone("en") for each in pictures(fight, list(lines(fight, view="players")), Speaking(texts), "players")),
        *("".join(span.text for span in row) for row in told(fight, texts, "players")),
        repr(tallies(present(fight), "players")),
    ]
    assert not [text for text in given_to_players if SPY in text.casefold()]
