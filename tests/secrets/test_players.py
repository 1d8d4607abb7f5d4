"""What the game master shows to players in general goes through the same sieve as the copies that they are given."""

from pathlib import Path

import pytest

from tests.console.conftest import Rejeu, prepared
from tests.console.conftest import rejeu as rejeu

SECRETS = ("reinforcements", "zz", "Zz", "lurk")


@pytest.fixture
def ambush(rejeu: Rejeu) -> Rejeu:
    """Somebody hidden, hurt, and lines that are told to some."""
    lines = (
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
    )
    return prepared(rejeu, ("new", "bay", "--rules", "point-zero"), *(("do", "bay", line) for line in lines))


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


@pytest.fixture
def seen(rejeu: Rejeu) -> Rejeu:
    """Alice's copy of a fight in which she sees the guard by outcomes only, and everyone's."""
    for line in (
        ["new", "f"], ["join", "f", "mira", "at=0"], ["join", "f", "guard", "at=8"],
        ["do", "f", "participant alice of=mira"], ["do", "f", "view guard outcome to=alice"],
        ["do", "f", "round"], ["do", "f", "init mira dice=5,4,4"], ["do", "f", "init guard dice=5,4,1"],
        ["do", "f", "declare guard"], ["do", "f", "declare mira"],
        ["do", "f", "attack mira guard save=no dice=6,5,4,4,3/4,4,4,4"],
        ["export", "f", "alice", "--for", "alice"], ["--journal", "a.db", "import", "alice"],
        ["export", "f", "all", "--for", "all"], ["--journal", "e.db", "import", "all"],
    ):  # fmt: skip
        ran = rejeu(*line)
        assert ran.code == 0, (line, ran.err)
    return rejeu


@pytest.mark.parametrize("journal", ["a.db", "e.db"])
def test_a_copy_does_not_say_that_no_damage_was_done_where_it_is_not_told(seen: Rejeu, journal: str) -> None:
    stats = seen("--journal", journal, "stats", "f", "--json").json
    assert stats["dealt"] is None
    assert [(one["attacks"], one["hits"]) for one in stats["people"] if one["attacks"]] == [(1, 1)]
    lanes = seen("--journal", journal, "plot", "f", "lanes").out
    assert "attack" in lanes


@pytest.mark.parametrize(
    "command",
    [
        ["what-if", "f", "note x"], ["what-if", "f", "--adopt", "--dry-run"], ["odds", "f", "attack guard mira"],
        ["amend", "f", "9", "--strike", "--dry-run"], ["verify", "f", "--rules"], ["verify", "alice", "--rules"],
    ],
)  # fmt: skip
def test_nothing_is_tried_out_on_a_copy(seen: Rejeu, command: list[str]) -> None:
    """What others are made of is not in it, and rules that miss it would fail, or tell what is not so."""
    for lang, words in (("en", "nothing can be tried"), ("fr", "rien y essayer")):
        ran = seen("--journal", "a.db", "--lang", lang, *command)
        assert ran.code == 1, ran.err
        assert words in ran.err
