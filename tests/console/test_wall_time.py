"""Wall time and game time are two things: weeks between posts move no wound."""

from pathlib import Path

import pytest
from freezegun import freeze_time

from rejeu.console.main import main

LINES = (
    ("2026-01-05 20:00", "new post"),
    ("2026-01-05 20:01", "join post mira"),
    ("2026-01-05 20:02", "join post chet"),
    ("2026-01-06 08:30", "do post mark mira critical"),
    ("2026-01-19 23:00", "do post mark mira shaken"),
    ("2026-02-27 12:00", "do post note 'Sorry, exams.'"),
)


def say(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    import shlex

    capsys.readouterr()
    assert main(shlex.split(line)) == 0, line
    return capsys.readouterr().out


def test_posting_a_fight_over_weeks_moves_no_wound(capsys: pytest.CaptureFixture[str]) -> None:
    for moment, line in LINES:
        with freeze_time(moment):
            said = say(line, capsys)
    assert "0:00" in said
    with freeze_time("2026-12-24 18:00"):
        board = say("show post", capsys)
        assert "Critique, care within hours: 4 h left (wound w1)" in board
        assert "a shock box clears: 1 min left" in board
        told = say("log post", capsys)
        assert "dies" not in told
        forecast = say("timeline post", capsys)
    with freeze_time("2027-12-24 18:00"):
        assert say("timeline post", capsys) == forecast


def test_game_time_moves_while_the_wall_stands_still(capsys: pytest.CaptureFixture[str]) -> None:
    with freeze_time("2026-01-05 20:00"):
        for _, line in LINES[:4]:
            say(line, capsys)
        say("do post clock +5h", capsys)
        assert "Dead: Mira" in say("show post", capsys)


@pytest.mark.parametrize("moment", ["1999-12-31 23:59:59", "2026-06-01"])
def test_a_wall_clock_set_back_changes_nothing(moment: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for _, line in LINES[:4]:
        say(line, capsys)
    with freeze_time(moment):
        say("do post clock +1h", capsys)
        assert "3 h left (wound w1)" in say("show post", capsys)
