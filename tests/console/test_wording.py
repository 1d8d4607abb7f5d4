"""Nothing is said twice, and words agree with whom they are said of."""

import pytest

from rejeu.console.chronicle_text import sentence
from rejeu.console.render_board import BoardView
from rejeu.console.render_timeline import TimelineView
from rejeu.console.screen import Row
from rejeu.console.story import lines
from rejeu.events import commands as c
from rejeu.projections.board import board
from rejeu.projections.health import health
from rejeu.replays.fight import Fight
from rejeu.replays.forecast import fight_timeline
from tests.replay_page import stories
from tests.replay_page.stories import Hand, texts_for


def joined(row: Row) -> str:
    return "".join(span.text for span in row)


def shown(fight: Fight, lang: str) -> list[str]:
    view = BoardView(texts_for(fight, lang))
    return [joined(row) for row in view.draw(board(fight.state), health(fight.state))]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_condition_that_the_health_says_already_is_not_said_again(lang: str) -> None:
    fight = stories.played("ginkoko-pont")
    Hand(fight).do(c.Mark(targets=("kesh",), level="5"))
    (aside,) = [row for row in shown(fight, lang) if "Kesh ·" in row]
    for word in ("mal en point", {"en": "unconscious", "fr": "inconsciente"}[lang]):
        assert aside.count(word) == 1, aside


def test_what_is_borne_agrees_with_whoever_bears_it() -> None:
    fight = stories.played("ginkoko-pont")
    Hand(fight).do(c.Mark(targets=("kesh",), level="5"))
    rows = shown(fight, "fr")
    kesh = next(place for place, row in enumerate(rows) if row.startswith("  Kesh  "))
    assert "    inconsciente" in rows[kesh : kesh + 4]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "No wound, now or before: Mira."), ("fr", "Aucune blessure, ni maintenant ni avant : Mira.")],
)
def test_the_timeline_of_somebody_unhurt_speaks_of_nobody_else(lang: str, said: str) -> None:
    fight = stories.played("ambush")
    view = TimelineView(texts_for(fight, lang))
    rows = [joined(row) for row in view.draw(fight_timeline(fight, ("mira",)), "T")]
    assert rows[1:] == [said]


@pytest.mark.parametrize(
    ("lang", "said", "struck"),
    [
        ("en", "The game master undoes, back to record", "struck by the game master"),
        ("fr", "Le meneur annule, retour à l’entrée", "annulé par le meneur"),
    ],
)
def test_the_game_master_is_called_so(lang: str, said: str, struck: str) -> None:
    fight = stories.played("mira")
    Hand(fight).undo(why="once more")
    told = [sentence(line, texts_for(fight, lang)) for line in lines(fight)]
    assert any(one.text.startswith(said) for one in told)
    assert any(struck in one.struck for one in told)
    assert not any("gm" in one.text.split() for one in told)
