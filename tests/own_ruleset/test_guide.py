"""What `docs/write-your-own-ruleset.md` promises of the ruleset that it writes."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from rejeu.console.main import main
from rejeu.engine.ruleset import find_ruleset, ruleset_names
from tests.own_ruleset.plugin import SOURCE, installed, pip_install

GUIDE = (SOURCE.parent / "write-your-own-ruleset.md").read_text("utf-8")
CODE = (SOURCE / "roll_under" / "__init__.py").read_text("utf-8")
SCRIPT = SOURCE / "cellar.rejeu"

# The package is built once: with several workers, these tests all go to the same one.
pytestmark = pytest.mark.xdist_group("own-ruleset")


class Ran(NamedTuple):
    """What one run of `rejeu` did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.out)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pip_install(tmp_path_factory.mktemp("own"))


@pytest.fixture
def plugin(site: Path) -> Iterator[None]:
    with installed(site):
        yield


class Rejeu:
    """The command line, called in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: str) -> Ran:
        self.capsys.readouterr()
        code = main(list(arguments))
        return Ran(code, *self.capsys.readouterr())

    def done(self, *arguments: str) -> Ran:
        ran = self(*arguments)
        assert ran.code == 0, ran.err
        return ran


@pytest.fixture
def rejeu(capsys: pytest.CaptureFixture[str]) -> Rejeu:
    return Rejeu(capsys)


@pytest.fixture
def cellar(rejeu: Rejeu, site: Path) -> Rejeu:
    """The fight of the guide, played with the plug-in, which is then gone again."""
    with installed(site):
        rejeu.done("run", str(SCRIPT))
    return rejeu


# The text and the package ---------------------------------------------------------------------


def test_the_ruleset_is_small() -> None:
    assert len(CODE.splitlines()) < 150


def test_every_piece_of_code_in_the_guide_is_a_piece_of_the_package() -> None:
    for file, language in (
        ("roll_under/__init__.py", "python"),
        ("pyproject.toml", "toml"),
        ("roll_under/en.ftl", "ftl"),
    ):
        source = (SOURCE / file).read_text("utf-8")
        pieces = re.findall(rf"^```{language}\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)
        assert pieces, language
        for piece in pieces:
            assert piece in source, piece


def test_both_languages_say_the_same_things() -> None:
    names = [
        {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}
        for text in ((SOURCE / "roll_under" / f"{lang}.ftl").read_text("utf-8") for lang in ("en", "fr"))
    ]
    assert names[0] == names[1]


def test_an_entry_point_is_all_that_registers_it(plugin: None) -> None:
    assert "roll-under" in ruleset_names()
    assert find_ruleset("roll-under").titles["en"] == "Roll under"


def test_it_is_nowhere_without_its_package() -> None:
    assert "roll-under" not in ruleset_names()


# Like the others ------------------------------------------------------------------------------


def test_its_house_rules_and_verbs_are_listed(plugin: None, rejeu: Rejeu) -> None:
    assert "What a hit does." in rejeu.done("rules", "roll-under").out
    assert "rest" in rejeu.done("verbs", "roll-under").out
    assert rejeu("new", "x", "--rules", "roll-under", "--set", "damage=3x3").code != 0


def test_its_fight_is_shown_and_told_in_both_languages(plugin: None, cellar: Rejeu) -> None:
    shown = cellar.done("show", "cellar").out
    assert "hit points 5/9" in shown
    told = cellar.done("--lang", "en", "log", "cellar").out
    assert "12" in told
    assert "skill 14, dim −2" in told
    french = cellar.done("--lang", "fr", "log", "cellar").out
    assert "compétence 14" in french
    for text in (told, french):
        assert "chronicle-" not in text


def test_it_rewinds_exactly_and_keeps_its_dice(plugin: None, cellar: Rejeu) -> None:
    def state() -> Any:
        shown = cellar.done("show", "cellar", "--json").json
        return shown["board"], shown["health"]

    before = state()
    cellar.done("do", "cellar", "hurt ana 50")
    fallen = state()
    assert fallen != before
    cellar.done("undo", "cellar")
    assert state() == before
    cellar.done("redo", "cellar")
    assert state() == fallen
    cellar.done("rewind", "cellar", "--round", "2")
    cellar.done("do", "cellar", "rest ana")
    again = cellar.done("do", "cellar", "attack rat-2 ana dim=+9").out
    assert "19" in again  # the face of that roll stands, whatever the line now says
    assert "17" in again


def test_it_is_exported_verified_and_imported(plugin: None, cellar: Rejeu, tmp_path: Path) -> None:
    file = tmp_path / "cellar.combat.jsonl"
    cellar.done("export", "cellar", str(file))
    cellar.done("verify", str(file))
    cellar.done("verify", "cellar")
    cellar.done("--journal", str(tmp_path / "other.db"), "import", str(file))
    shown = cellar.done("--journal", str(tmp_path / "other.db"), "show", "cellar").out
    assert "hit points 5/9" in shown
    edited = file.read_text("utf-8").replace('"faces":[12]', '"faces":[11]')
    assert edited != file.read_text("utf-8")
    file.write_text(edited, "utf-8")
    assert cellar("verify", str(file)).code == 3


def test_what_is_wrong_is_said_in_its_words(plugin: None, cellar: Rejeu, tmp_path: Path) -> None:
    ran = cellar("do", "cellar", "rest ana")
    assert (ran.code, "Ana has acted this round." in ran.err) == (1, True)
    assert cellar("do", "cellar", "rest rat-1").code == 1
    cellar.done("do", "cellar", "round")
    ran = cellar("do", "cellar", "attack ana rat-1,rat-2")
    assert (ran.code, "An attack has one target here." in ran.err) == (1, True)
    (tmp_path / "bad.toml").write_text('skill = "high"\n', "utf-8")
    ran = cellar("join", "cellar", str(tmp_path / "bad.toml"))
    assert ran.code == 1
    assert "skill" in ran.err
    assert "hp" in ran.err


def test_damage_never_heals(plugin: None, cellar: Rejeu) -> None:
    before = cellar.done("show", "cellar", "--json").json["health"]
    cellar.done("do", "cellar", "hurt ana 1d6-20")
    cellar.done("do", "cellar", "hurt ana -3")
    assert cellar.done("show", "cellar", "--json").json["health"] == before


# Without the plug-in --------------------------------------------------------------------------


def test_without_it_the_fight_opens_to_be_read(cellar: Rejeu, tmp_path: Path) -> None:
    ran = cellar.done("show", "cellar")
    assert "Ana" in ran.out
    assert "“roll-under”, are not installed here" in ran.err
    assert "Ana" in cellar.done("log", "cellar").out
    cellar.done("verify", "cellar")
    cellar.done("export", "cellar", str(tmp_path / "cellar.combat.jsonl"))
    cellar.done("verify", str(tmp_path / "cellar.combat.jsonl"))


def test_without_it_nothing_is_written(cellar: Rejeu) -> None:
    before = cellar.done("show", "cellar", "--json").json["seq"]
    for line in (["do", "cellar", "round"], ["undo", "cellar"], ["rewind", "cellar", "5"], ["join", "cellar", "ana"]):
        ran = cellar(*line)
        assert ran.code == 1, line
        assert "“roll-under”, are not installed here" in ran.err
    assert cellar.done("show", "cellar", "--json").json["seq"] == before
