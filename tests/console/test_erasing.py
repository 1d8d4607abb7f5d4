"""`erase`: asked for first, said in both languages, nothing left in the journal's files."""

from pathlib import Path

import pytest

from rejeu.console import erasing
from rejeu.console.language import choose
from rejeu.console.session import Session
from rejeu.console.text import Texts

from .conftest import Rejeu

TEXT = "my real name is Zoé Castelnau"


@pytest.fixture
def noted(rejeu: Rejeu) -> int:
    """The record of a note by Anna, in the fight `f`."""
    rejeu("new", "f")
    for by, text in (("gm", "lights out"), ("anna", TEXT)):
        assert rejeu("do", "f", f"note '{text}'", "--as", by).code == 0
    return int(rejeu("show", "f", "--json").json["seq"]) - 1


def files(folder: Path) -> bytes:
    return b"".join(path.read_bytes() for path in folder.rglob("*") if path.is_file() and ".db" in path.name)


@pytest.mark.parametrize(
    ("lang", "said", "elsewhere"),
    [("en", "1 free text is erased", "backups"), ("fr", "1 texte libre est", "sauvegardes")],
)
@pytest.mark.parametrize("by_name", [False, True])
def test_a_text_is_erased(
    rejeu: Rejeu, noted: int, tmp_path: Path, lang: str, said: str, elsewhere: str, by_name: bool,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("REJEU_JOURNAL", str(tmp_path / "j" / "own.db"))
    for by, text in (("gm", "lights out"), ("anna", TEXT)):
        rejeu("new", "f")
        rejeu("do", "f", f"note '{text}'", "--as", by)
    rejeu("export", "f", "f.jsonl")
    before, head = rejeu("show", "f").out, rejeu("verify", "f", "--json").json
    assert "Castelnau" in rejeu("log", "f").out
    assert b"Castelnau" in files(tmp_path / "j")
    what = ("--of", "anna") if by_name else (str(noted),)
    ran = rejeu("erase", "f", *what, "--yes", "--lang", lang)
    assert ran.code == 0
    assert said in ran.out and str(noted) in ran.out
    assert elsewhere in ran.err
    shown = rejeu("log", "f")
    assert "Castelnau" not in shown.out and "lights out" in shown.out
    assert b"Castelnau" not in files(tmp_path / "j")
    assert (rejeu("show", "f").out, rejeu("verify", "f", "--json").json) == (before, head)
    assert rejeu("import", "f.jsonl").code == 0
    assert "Castelnau" in rejeu("log", "f").out  # as the page says


def test_nothing_is_erased_unasked(rejeu: Rejeu, noted: int) -> None:
    for lang, said in (("en", "add --yes"), ("fr", "ajoutez --yes")):
        for more in ((), ("--json",)):
            ran = rejeu("erase", "f", str(noted), "--lang", lang, *more)
            assert (ran.code, ran.out) == (1, "")
            assert said in ran.err
    assert TEXT in rejeu("log", "f").out


class _Says:
    interactive = True

    def __init__(self, answer: str | None) -> None:
        self.answer = answer

    def line(self, message: str) -> str | None:
        return self.answer

    def know(self, fight: object, lexicon: object) -> None:
        pass


@pytest.mark.parametrize(("answer", "gone"), [("yes", True), ("Oui", True), ("no", False), ("", False), (None, False)])
def test_the_answer_counts(
    rejeu: Rejeu, noted: int, answer: str | None, gone: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    run = Session(Texts(choose("en")))
    assert erasing.erase(run, "f", [noted], None, yes=False, as_json=False, reader=_Says(answer)) == 0
    said = capsys.readouterr().err
    assert f"Forget 1 free text of f (record {noted}) for good? (yes/no)" in said
    assert ("Given up" in said) is not gone
    assert (TEXT not in rejeu("log", "f").out) is gone


def test_erasing_again_says_that_it_is_gone(rejeu: Rejeu, noted: int) -> None:
    rejeu("erase", "f", str(noted), "--yes")
    ran = rejeu("erase", "f", str(noted))
    assert (ran.code, ran.out) == (0, "")
    assert "was erased before" in ran.err
    ran = rejeu("erase", "f", "--of", "anna", "--lang", "fr")
    assert (ran.code, ran.out) == (0, "")
    assert "aucun texte libre de anna" in ran.err


@pytest.mark.parametrize(("seq", "said"), [("1", "never had a free text"), ("99", "no record 99")])
def test_records_without_a_text_are_refused(rejeu: Rejeu, noted: int, seq: str, said: str) -> None:
    ran = rejeu("erase", "f", str(noted), seq, "--yes")
    assert (ran.code, ran.out) == (1, "")
    assert said in ran.err
    assert TEXT in rejeu("log", "f").out


@pytest.mark.parametrize("arguments", [(), ("3", "--of", "anna"), ("x",)])
def test_a_line_that_does_not_say_what(rejeu: Rejeu, noted: int, arguments: tuple[str, ...]) -> None:
    assert rejeu("erase", "f", *arguments).code == 2


def test_a_fight_or_a_journal_that_is_not_there(rejeu: Rejeu, noted: int, tmp_path: Path) -> None:
    assert rejeu("erase", "g", "3", "--yes").code == 5
    assert rejeu("--journal", "none.db", "erase", "f", "3", "--yes").code == 5
    assert not (tmp_path / "none.db").exists()


def test_it_is_told_as_json(rejeu: Rejeu, noted: int) -> None:
    ran = rejeu("erase", "f", str(noted), "--yes", "--json")
    assert ran.json == {"fight": "f", "seq": noted + 1, "erased": [noted], "gone": []}
    assert rejeu("erase", "f", str(noted), "--yes", "--json").json["gone"] == [noted]


def test_many_are_named_in_short(rejeu: Rejeu, tmp_path: Path) -> None:
    rejeu("new", "f")
    for number in range(22):
        rejeu("do", "f", f"note 'word {number}'")
    ran = rejeu("erase", "f", "--of", "gm", "--yes")
    assert "22 free texts are erased" in ran.out
    assert "…" in ran.out
