"""Copies in journals: brought up to date, beside the fight itself, under long names; and texts forgotten in them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.console.conftest import Ran, Rejeu
from tests.console.conftest import rejeu as rejeu

At = Callable[..., Ran]


@pytest.fixture
def table(rejeu: Rejeu) -> Rejeu:
    """A fight with a player and an observer."""
    rejeu("new", "bay", "--rules", "point-zero")
    for line in ("join mira.toml as=mira", "join guard.toml as=guard", "participant alice of=mira", "participant bob"):
        assert rejeu("do", "bay", line).code == 0
    return rejeu


def said(rejeu: Rejeu, *arguments: str) -> str:
    ran = rejeu(*arguments)
    assert ran.code == 0, ran.err
    return ran.out


def test_the_master_copy_brings_the_fight_up_to_date_elsewhere(table: Rejeu) -> None:
    said(table, "export", "bay", "gm", "--for", "gm")
    said(table, "--journal", "other.db", "import", "gm")
    said(table, "do", "bay", "note secret=alice 'psst'")
    said(table, "export", "bay", "gm", "--for", "gm", "--replace")
    said(table, "--journal", "other.db", "import", "gm")
    assert said(table, "--journal", "other.db", "log", "bay") == said(table, "log", "bay")
    said(table, "--journal", "other.db", "do", "bay", "note 'on I go'")
    said(table, "--journal", "other.db", "export", "bay", "alice", "--for", "alice")
    said(table, "--journal", "alice.db", "import", "alice")
    assert "psst" in said(table, "--journal", "alice.db", "log", "bay")


def test_a_fight_that_has_parted_from_its_master_copy_stays_as_it_is(table: Rejeu) -> None:
    said(table, "export", "bay", "gm", "--for", "gm")
    said(table, "--journal", "other.db", "import", "gm")
    said(table, "--journal", "other.db", "do", "bay", "note 'another way'")
    said(table, "do", "bay", "note 'one way'")
    said(table, "export", "bay", "gm", "--for", "gm", "--replace")
    before = said(table, "--journal", "other.db", "fights")
    ran = table("--journal", "other.db", "import", "gm")
    assert ran.code != 0
    assert "Traceback" not in ran.err
    assert said(table, "--journal", "other.db", "fights") == before


def test_no_copies_are_made_of_a_fight_that_is_behind_its_sealed_log(table: Rejeu) -> None:
    """Gone on with from a backup, it would give away copies that tell something else under one root."""
    said(table, "export", "bay", "alice", "--for", "alice")
    said(table, "backup", "old.db")
    said(table, "do", "bay", "note 'one way'")
    said(table, "export", "bay", "alice", "--for", "alice", "--replace")
    said(table, "--journal", "old.db", "import", "alice")
    for _ in range(2):
        ran = table("--journal", "old.db", "export", "bay", "x", "--for", "alice")
        assert ran.code != 0
        assert "other records" in ran.err
        said(table, "--journal", "old.db", "do", "bay", "note 'another way'")
    assert not Path("x").exists()


def test_a_copy_of_a_fight_with_a_long_name_is_found_by_it(rejeu: Rejeu) -> None:
    name = "a" * 63
    said(rejeu, "new", name, "--rules", "point-zero")
    said(rejeu, "do", name, "participant alice")
    said(rejeu, "export", name, "alice", "--for", "alice")
    said(rejeu, "--journal", "alice.db", "import", "alice")
    for command in ("show", "log", "secrets", "stats", "verify"):
        said(rejeu, "--journal", "alice.db", command, name)


def test_a_text_is_forgotten_in_a_copy_by_the_record_that_the_copy_calls_it(table: Rejeu) -> None:
    said(table, "do", "bay", "note secret=gm 'hidden before it'")
    said(table, "do", "bay", "note '5 Elm Street'")
    said(table, "do", "bay", "note 'after'")
    said(table, "export", "bay", "alice", "--for", "alice")
    alice = ("--journal", "alice.db")
    said(table, *alice, "import", "alice")
    log = said(table, *alice, "log", "bay")
    record = next(line.split()[0] for line in log.splitlines() if "Elm" in line)
    said(table, *alice, "erase", "bay", record, "--yes")
    assert "Elm" not in said(table, *alice, "log", "bay")
    assert b"Elm" not in Path("alice.db").read_bytes()
    assert "after" in said(table, *alice, "log", "bay")
    said(table, *alice, "verify", "bay")
    said(table, *alice, "erase", "bay", "--of", "gm", "--yes")
    assert "after" not in said(table, *alice, "log", "bay")


def test_both_copies_in_one_journal_show_the_fuller_one(table: Rejeu) -> None:
    for who in ("alice", "bob"):
        said(table, "export", "bay", who, "--for", who)
        said(table, "--journal", "both.db", "import", who)
    said(table, "--journal", "both.db", "verify", "bay")
    assert "copy" in said(table, "--journal", "both.db", "secrets", "bay")


@pytest.mark.parametrize("who", ["mj", "MJ", "tous", "everyone", "Maître", "players"])
def test_nobody_is_called_what_means_others(table: Rejeu, who: str) -> None:
    ran = table("do", "bay", f"participant {who} of=mira")
    assert ran.code != 0
    assert "another" in ran.err or "something else" in ran.err


@pytest.mark.parametrize(
    ("who", "kind"),
    [
        ("Alice", "for alice"), ("ALICE", "for alice"), ("joueurs", "for everyone"), ("Tous", "for everyone"),
        ("MJ", "game master's copy"), ("maître", "game master's copy"),
    ],
)  # fmt: skip
def test_a_copy_is_asked_for_by_any_spelling(table: Rejeu, who: str, kind: str) -> None:
    assert kind in said(table, "export", "bay", "copy", "--for", who)


def test_a_fight_that_has_the_name_of_a_sealed_log_hinders_only_copies(rejeu: Rejeu) -> None:
    for name in ("x", "x-sealed"):
        said(rejeu, "new", name, "--rules", "point-zero")
    said(rejeu, "do", "x", "participant alice")
    for command in ("show", "verify", "secrets"):
        said(rejeu, command, "x")
    ran = rejeu("export", "x", "copy", "--for", "alice")
    assert ran.code != 0
    assert "another fight called x-sealed" in ran.err


@pytest.mark.parametrize(
    ("line", "lang", "words"),
    [
        ("note secret 'the trap'", "en", "keeps nothing secret"),
        ("note secret « le piège »", "fr", "ne cache rien"),
        ("note « le piège » seulement", "fr", "ne cache rien"),
        ("note secret=tous « x »", "fr", "ne participe pas"),
        ("note secret= « x »", "fr", "rien après"),
        ("participant carole secret=mj", "fr", "toute la table"),
        ("participant tous", "fr", "tout le monde"),
        ("vue garde", "fr", "garde"),
        ("join guard.toml as=late secret=gm", "en", "hidden=yes"),
        ("rejoindre guard.toml comme=late secret=mj", "fr", "caché=oui"),
    ],
)
def test_what_keeps_no_secret_is_refused_in_words(table: Rejeu, line: str, lang: str, words: str) -> None:
    before = said(table, "log", "bay")
    ran = table("--lang", lang, "do", "bay", line)
    assert ran.code == 1
    assert words in ran.err
    assert said(table, "log", "bay") == before


def test_a_secret_passage_may_be_noted(table: Rejeu) -> None:
    assert "a secret passage" in said(table, "do", "bay", "note a secret passage")


@pytest.mark.parametrize("everyone", ["tous", "joueurs", "all", "everyone"])
def test_a_view_for_everyone_may_say_so(table: Rejeu, everyone: str) -> None:
    assert "Everyone sees Guard exactly" in said(table, "do", "bay", f"view guard exact to={everyone}")


def test_views_of_somebody_who_is_not_there_any_more_are_told(table: Rejeu) -> None:
    said(table, "do", "bay", "join guard.toml as=late")
    said(table, "do", "bay", "view late exact")
    said(table, "undo", "bay")
    assert "late: exactly" in said(table, "secrets", "bay")


def test_a_copy_is_handed_on_whole_and_nothing_goes_on_from_it(table: Rejeu) -> None:
    said(table, "export", "bay", "alice", "--for", "alice")
    said(table, "--journal", "alice.db", "import", "alice")
    said(table, "--journal", "alice.db", "export", "bay", "again")
    assert Path("again").read_bytes() == Path("alice").read_bytes()
    ran = table("--journal", "alice.db", "new", "more", "--from", "bay")
    assert ran.code == 1
    assert "copy of bay" in ran.err
