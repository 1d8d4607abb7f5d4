"""The replay in a terminal: told to a pipe, and stepped with the keys of the page."""

from collections.abc import Iterator
from typing import Any

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from rejeu.console.picturing import picture_kind
from rejeu.console.screen import Span
from rejeu.console.tables import table
from rejeu.console.theatre import SPEEDS, Show
from rejeu.console.theatre_keys import KEYS, formatted, perform
from rejeu.projections.words import View
from tests.console.conftest import Rejeu
from tests.replay_page import stories

LEFT, RIGHT, SHIFT_RIGHT, PAGE_DOWN, HOME, END = "\x1b[D", "\x1b[C", "\x1b[1;2C", "\x1b[6~", "\x1b[H", "\x1b[F"


def show(lang: str = "en", view: View = "gm") -> Show:
    fight = stories.contested()
    return Show(fight, stories.texts_for(fight, lang), view)


def text(on: Show) -> str:
    return "\n".join("".join(span.text for span in row) for row in on.rows())


@pytest.fixture
def keyboard() -> Iterator[PipeInput]:
    with create_pipe_input() as pipe:
        yield pipe


def pressed(keyboard: PipeInput, on: Show, keys: str) -> Show:
    keyboard.send_text(keys + "q")
    perform(on, input=keyboard, output=DummyOutput())
    return on


@pytest.mark.parametrize(
    ("keys", "deed"),
    [
        (RIGHT, "step+"),
        (RIGHT + LEFT, "step-"),
        (SHIFT_RIGHT, "turn+"),
        (PAGE_DOWN, "round+"),
        (END, "last"),
        ("m", "mark"),
    ],
)
def test_keys_do_what_they_do_on_the_page(keyboard: PipeInput, keys: str, deed: str) -> None:
    other = show()
    if deed == "step-":
        other.do("step+")
    other.do(deed)
    assert pressed(keyboard, show(), keys).seq == other.seq


def test_letters_and_signs(keyboard: PipeInput) -> None:
    on = pressed(keyboard, show(), "++-sr?")
    assert SPEEDS[on.speed] == 2
    assert not on.route.skip
    assert on.route.ruled
    assert on.helping
    assert "a round back, a round on" in text(on)


def test_it_plays_to_the_end_and_stops() -> None:
    on = show()
    on.do("play")
    for _ in range(500):
        if on.playing:
            on.tick()
    assert not on.playing
    assert on.seq == on.player.fight.tail
    on.do("play")
    assert on.seq == 1, "from the beginning again"
    on.do("step+")
    assert not on.playing, "a step by hand ends playing"


def test_what_is_shown_is_the_board_and_the_lines_so_far() -> None:
    on = show()
    on.player.seek(45)
    assert "Mira" in text(on)
    assert "▶" in text(on)
    assert "undone later" in on.status()
    on.do("view")
    assert not on.route.struck(on.seq)
    assert "✗" not in text(on)
    assert on.status().startswith("round 1, ")
    on.do("first")
    assert on.status().startswith("before the first round, record 1 of ")


def test_players_see_no_boxes() -> None:
    on = show(view="players")
    on.do("last")
    assert "■" not in text(on)
    shown = show()
    shown.do("last")
    assert "■" in text(shown)


def test_a_low_terminal_keeps_the_lines() -> None:
    on = show()
    on.do("last")
    assert "■" in "".join(span.text for row in on.rows(60) for span in row)
    low = ["".join(span.text for span in row) for row in on.rows(20)]
    assert len(low) < 20
    assert "▶" in low[-1]
    assert not any("■" in row for row in low)


@pytest.mark.parametrize(("height", "columns"), [(12, 40), (15, 40), (23, 80), (20, 60)])
def test_a_narrow_terminal_keeps_the_line_told(height: int, columns: int) -> None:
    """Long rows take several of a terminal: what is told of the record is never below its foot."""
    on = Show(stories.played("ginkoko-pont"), stories.texts_for(stories.played("ginkoko-pont"), "fr"), "gm")
    for deed in ("first", "round+", "round+", "step+", "last"):
        on.do(deed)
        rows = ["".join(span.text for span in row) for row in on.rows(height, columns)]
        assert sum(max(1, -(-len(row) // columns)) for row in rows) <= height
        assert rows[-1].startswith("▶")
        assert rows[0].startswith("tour 0 · pas ouvert" if deed == "first" else "Le pont")


def test_no_row_ends_in_blanks_that_would_wrap() -> None:
    rows = table(["a", "b"], [["1", ""], ["22", Span("xy", "red")], ["3", "z"]])
    assert ["".join(span.text for span in row) for row in rows] == ["a   b", "1", "22  xy", "3   z"]


def test_whatever_people_wrote_moves_no_cursor() -> None:
    fight = stories.evil()
    on = Show(fight, stories.texts_for(fight), "gm")
    on.do("last")
    said = "".join(part[1] for part in formatted(on.rows()))
    assert "\\u202eabc" in said
    assert "\u202e" not in said
    assert "\x1b" not in said


def test_every_deed_has_a_key() -> None:
    assert set(KEYS.values()) == set(show().deeds)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_foot_and_the_keys_are_in_words(lang: str) -> None:
    on = show(lang)
    on.do("help")
    assert "replay-" not in text(on) + on.status()


# In a pipe, and as files ---------------------------------------------------------------------


@pytest.fixture
def ambush(rejeu: Rejeu) -> Rejeu:
    assert rejeu("run", str(stories.EXAMPLES / "ambush.rejeu")).code == 0
    return rejeu


def test_a_pipe_is_told_line_by_line(ambush: Rejeu) -> None:
    ran = ambush("replay", "ambush")
    assert ran.code == 0
    assert ran.err == ""
    assert ran.out.count("The loading bay · round") == 7, "a board after every round"
    assert "15 against 15 (medium range 15): hit, margin 0" in ran.out
    assert ran.out == ambush("replay", "ambush").out


def test_a_page_is_written_once(ambush: Rejeu, tmp_path: Any) -> None:
    ran = ambush("replay", "ambush", "--html", "a.html")
    assert (ran.code, ran.err) == (0, "")
    assert "a.html" in ran.out
    page = (tmp_path / "a.html").read_text("utf-8")
    assert page.startswith("<!DOCTYPE html>")
    assert ambush("replay", "ambush", "--html", "a.html").code == 1
    assert ambush("replay", "ambush", "--html", "a.html", "--replace").code == 0
    assert (tmp_path / "a.html").read_text("utf-8") == page, "the same fight, the same page"
    assert ambush("replay", "ambush", "--html", "no/such/folder/a.html").code == 5
    assert ambush("replay", "nobody", "--html", "b.html").code == 5
    assert sorted(path.name for path in tmp_path.glob("*.html")) == ["a.html"]


def test_a_page_for_players_tells_no_secret(ambush: Rejeu, tmp_path: Any) -> None:
    assert ambush("do", "ambush", "join sergeant id=spy name=Spymaster hidden=yes").code == 0
    for view in ("gm", "players"):
        assert ambush("replay", "ambush", "--html", f"{view}.html", "--for", view).code == 0
    seen = (tmp_path / "players.html").read_text("utf-8")
    whole = (tmp_path / "gm.html").read_text("utf-8")
    for secret in ("Spymaster", "Légère", "natural threshold"):
        assert secret in whole
        assert secret not in seen
    assert "Sergeant" in seen, "she showed herself"


@pytest.mark.parametrize("kind", ["health", "lanes", "harm", "dice", "graph"])
def test_a_picture_is_written_or_told(ambush: Rejeu, tmp_path: Any, kind: str) -> None:
    told = ambush("plot", "ambush", kind)
    assert told.code == 0
    ran = ambush("plot", "ambush", kind, "--svg", "p.svg", "--lang", "fr")
    assert ran.code == 0
    assert (tmp_path / "p.svg").read_text("utf-8").startswith("<?xml")
    assert ambush("plot", "ambush", kind, "--svg", "p.svg").code == 1


@pytest.mark.parametrize(
    ("word", "kind"),
    [("santé", "health"), ("couloirs", "lanes"), ("Coups", "harm"), ("des", "dice"), ("branches", "graph")],
)
def test_pictures_have_french_names_too(word: str, kind: str) -> None:
    assert picture_kind(word) == kind


def test_an_unknown_picture_is_answered_in_the_language(ambush: Rejeu) -> None:
    ran = ambush("--lang", "fr", "plot", "ambush", "truc")
    assert "santé, couloirs, coups, dés et branches" in ran.err
    assert "couloirs" not in ambush("plot", "ambush", "truc").err


def test_a_folder_that_is_not_there_is_named(ambush: Rejeu) -> None:
    ran = ambush("plot", "ambush", "harm", "--svg", "no/such/harm.svg")
    assert ran.code == 5
    assert "There is no folder no/such to write into." in ran.err.replace("\\", "/")


def test_an_unknown_picture_is_answered_with_the_nearest(ambush: Rejeu) -> None:
    ran = ambush("plot", "ambush", "helth")
    assert ran.code == 1
    assert "Did you mean health?" in ran.err


def test_statistics_are_said_and_are_json(ambush: Rejeu) -> None:
    said = ambush("stats", "ambush")
    assert said.code == 0
    assert "217 dealt, 217 taken" in said.out
    assert "too few to tell" in said.out
    found = ambush("stats", "ambush", "--json").json
    assert found["fight"] == "ambush"
    assert found["dealt"] == found["taken"] == 217
    assert {one["verdict"] for one in found["luck"]} == {"too-few", "usual", "high"}
    players = ambush("stats", "ambush", "--for", "players", "--json").json
    assert players["dealt"] is None
    assert "dealt" not in ambush("stats", "ambush", "--for", "players").out
