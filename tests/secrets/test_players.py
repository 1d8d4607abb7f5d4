"""What the game master shows to players in general goes through the same sieve as the copies that they are given."""

from pathlib import Path

import pytest

from tests.console.conftest import Rejeu
from tests.console.conftest import rejeu as rejeu

SECRETS = ("reinforcements", "zz", "Zz", "lurk")


@pytest.fixture
def ambush(rejeu: Rejeu) -> Rejeu:
    """Somebody hidden, hurt, and lines that are told to some."""
    rejeu("new", "bay", "--rules", "point-zero")
    for line in (
        "join mira.toml as=mira",
        "join guard.toml as=zz name=Zz hidden=yes",
        "participant alice of=mira",
        "note secret=gm 'reinforcements come at dusk'",
        "note secret=alice 'you hear them lurk'",
        "hurt zz 14 save=no 'a rat'",
        "note 'Night falls.'",
        "clock 3h force=yes",
        "undo 'the reinforcements come later'  secret=gm",
        "note 'Still night.'",
    ):
        ran = rejeu("do", "bay", line)
        assert ran.code == 0, (line, ran.err)
    return rejeu


@pytest.mark.parametrize(
    "command",
    [
        ["show"], ["show", "--json"], ["log"], ["log", "--json"], ["stats"], ["stats", "--json"],
        *(["plot", kind] for kind in ("health", "lanes", "harm", "dice", "graph")), ["log", "--lang", "fr"],
    ],
)  # fmt: skip
def test_players_are_shown_no_secret(ambush: Rejeu, command: list[str]) -> None:
    ran = ambush(command[0], "bay", *command[1:], "--for", "players")
    assert ran.code == 0, ran.err
    assert not [word for word in SECRETS if word in ran.out]


def test_no_page_for_players_holds_a_secret(ambush: Rejeu, tmp_path: Path) -> None:
    assert ambush("replay", "bay", "--html", "p.html", "--for", "players").code == 0
    page = (tmp_path / "p.html").read_text("utf-8")
    assert "Night falls" in page
    assert not [word for word in SECRETS[:2] if f'"{word}' in page or f">{word}" in page]
    assert "lurk" not in page


def test_players_and_a_copy_for_everyone_are_told_the_same(ambush: Rejeu, tmp_path: Path) -> None:
    told = ambush("log", "bay", "--for", "players").out
    assert ambush("export", "bay", "all", "--for", "everyone").code == 0
    assert ambush("--journal", "other.db", "import", "all").code == 0
    assert ambush("--journal", "other.db", "log", "bay").out == told
