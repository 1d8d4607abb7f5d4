"""`import` of a fight that the journal has: brought up to date, or refused in one sentence."""

from pathlib import Path

import pytest

from .conftest import Rejeu

TEXT = "my real name is Zoé Castelnau"


@pytest.fixture
def copies(fight: Rejeu, tmp_path: Path) -> Rejeu:
    """Three copies of a fight, at 1.jsonl, 2.jsonl (with a text) and 2-silent.jsonl, and a journal as of the first."""
    fight("export", "f", "1.jsonl")
    fight("do", "f", f"note '{TEXT}'")
    fight("export", "f", "2.jsonl")
    fight("export", "f", "2-silent.jsonl", "--without-secrets")
    assert other(fight, "import", "1.jsonl").code == 0
    return fight


def other(rejeu: Rejeu, *arguments: str):  # type: ignore[no-untyped-def]
    return rejeu("--journal", "other.db", *arguments)


@pytest.mark.parametrize(("lang", "said"), [("en", "f is brought up to date: 2"), ("fr", "f est mis à jour : 2")])
def test_a_longer_copy_brings_a_fight_up_to_date(copies: Rejeu, lang: str, said: str) -> None:
    ran = other(copies, "import", "2.jsonl", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.startswith(said)
    assert other(copies, "log", "f").out == copies("log", "f").out
    assert other(copies, "verify", "f", "--json").json == copies("verify", "f", "--json").json
    assert other(copies, "do", "f", "note next").code == 0


@pytest.mark.parametrize(("lang", "said"), [("en", "f: nothing new.\n"), ("fr", "f : rien de nouveau.\n")])
def test_the_same_copy_brings_nothing(copies: Rejeu, lang: str, said: str) -> None:
    assert other(copies, "import", "1.jsonl", "--lang", lang) == (0, said, "")


def test_an_older_copy_is_said_to_be_one(copies: Rejeu) -> None:
    before = copies("log", "f").out
    for lang, said in (("en", "older than the log in the journal, nothing changed."), ("fr", "rien n'a changé.")):
        ran = copies("import", "1.jsonl", "--lang", lang)
        assert (ran.code, ran.out) == (0, "")
        assert ran.err.endswith(said + "\n")
    assert copies("log", "f").out == before


@pytest.mark.parametrize(("lang", "said"), [("en", "f: 1 free text"), ("fr", "f : 1 texte libre")])
@pytest.mark.parametrize("played_on", [False, True])
def test_a_text_that_was_lacking_comes_later(copies: Rejeu, lang: str, said: str, played_on: bool) -> None:
    other(copies, "import", "2-silent.jsonl")
    if played_on:
        other(copies, "do", "f", "note more")
    assert TEXT not in other(copies, "log", "f").out
    ran = other(copies, "import", "2.jsonl", "--lang", lang)
    assert ran.code == 0
    assert ran.out.startswith(said)
    assert ("no record changed" in ran.err or "aucune entrée" in ran.err) is played_on
    assert TEXT in other(copies, "log", "f").out


def test_what_was_added_is_told_as_json(copies: Rejeu) -> None:
    found = [other(copies, "import", name, "--json").json for name in ("2-silent.jsonl", "2.jsonl", "1.jsonl")]
    assert [(each["standing"], each["added"], each["opened"], each["left_out"]) for each in found] == [
        ("longer", 2, 0, 0),
        ("same", 0, 1, 0),
        ("older", 0, 0, 0),
    ]
    page = (Path(__file__).parents[2] / "docs" / "command-line.md").read_text("utf-8")
    assert all(f"`{key}`" in page for key in found[0])


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "part at record {seq}: neither goes on"), ("fr", "à l'entrée {seq} : aucun ne continue")]
)
def test_logs_that_part_are_refused(copies: Rejeu, lang: str, said: str) -> None:
    seq = other(copies, "show", "f", "--json").json["seq"] + 1
    other(copies, "do", "f", "note 'another evening'")
    before = other(copies, "log", "f").out
    ran = other(copies, "import", "2.jsonl", "--lang", lang)
    assert (ran.code, ran.out) == (1, "")
    assert said.format(seq=seq) in ran.err
    assert other(copies, "log", "f").out == before


@pytest.mark.parametrize(("lang", "said"), [("en", "is another one"), ("fr", "en est un autre")])
def test_another_fight_of_the_name_is_refused(copies: Rejeu, lang: str, said: str) -> None:
    copies("--journal", "third.db", "new", "f")
    ran = copies("--journal", "third.db", "import", "2.jsonl", "--lang", lang)
    assert (ran.code, ran.out) == (1, "")
    assert said in ran.err
    assert copies("--journal", "third.db", "show", "f", "--json").json["seq"] == 2


def test_a_broken_copy_changes_nothing(copies: Rejeu, tmp_path: Path) -> None:
    path = tmp_path / "2.jsonl"
    path.write_bytes(path.read_bytes().replace(b"Castelnau", b"Castelnou"))
    before = other(copies, "verify", "f", "--json").json
    ran = other(copies, "import", "2.jsonl")
    assert (ran.code, ran.out) == (3, "")
    assert other(copies, "verify", "f", "--json").json == before


@pytest.mark.parametrize(("lang", "said"), [("en", "left out"), ("fr", "de côté")])
def test_a_torn_copy_brings_what_is_surely_whole(copies: Rejeu, tmp_path: Path, lang: str, said: str) -> None:
    copies("do", "f", "note last")
    copies("export", "f", "3.jsonl")
    path = tmp_path / "3.jsonl"
    path.write_bytes(path.read_bytes()[:-200])
    ran = other(copies, "import", "3.jsonl", "--lang", lang)
    assert ran.code == 0
    assert said in ran.err
    copies("export", "f", "3.jsonl", "--replace")
    assert other(copies, "import", "3.jsonl").code == 0
    assert other(copies, "log", "f").out == copies("log", "f").out
