"""The prompt, fed from a pipe; its completion; and its history."""

import io
from pathlib import Path

import pytest

from rejeu.console.complete import completions
from rejeu.console.lexicon import Lexicon
from rejeu.engine.ruleset import find_ruleset
from rejeu.engine.state import Combatant, Encounter

from .conftest import Ran, Rejeu


@pytest.fixture
def play(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> Rejeu:
    """Play fight `f` with these lines."""

    def run(*lines: str, options: tuple[str, ...] = (), raw: bytes = b"") -> Ran:
        stdin = io.TextIOWrapper(io.BytesIO("\n".join(lines).encode() + raw), encoding="utf-8")
        monkeypatch.setattr("sys.stdin", stdin)
        return fight("play", "f", *options)

    return run


def test_lines_are_played_and_the_board_shown_after_each(play: Rejeu, fight: Rejeu) -> None:
    ran = play("move mira 2 towards=guard", "", "# a pause", "pass mira", "quit", "pass guard")
    assert ran.code == 0, ran.err
    assert ran.out.count("A fight · round 1") == 3
    assert "Guard" in fight("show", "f").out
    assert fight("show", "f", "--json").json["board"]["active"]["id"] == "guard"


def test_whose_turn_it_is_and_what_is_asked_of_whom(play: Rejeu, fight: Rejeu) -> None:
    ran = play("attack mira guard dice=22446/3545")
    assert ran.code == 0, ran.err
    assert "q1" in ran.out
    assert "save" in ran.out
    assert play("answer q1 no").code == 0
    assert not fight("show", "f", "--json").json["board"]["questions"]


def test_a_line_refused_is_said_and_play_goes_on(play: Rejeu, fight: Rejeu) -> None:
    ran = play("atack mira guard", "pass mira")
    assert ran.code == 1
    assert "attack" in ran.err
    assert fight("show", "f", "--json").json["board"]["active"]["id"] == "guard"


def test_the_table_is_asked_for_its_dice_roll_by_roll(play: Rejeu, fight: Rejeu) -> None:
    ran = play("attack mira guard save=no", "2,2,4,4,7", "2 2 4 4 6", "3545", options=("--dice", "typed"))
    assert "5d6" in ran.err
    assert "4d6" in ran.err
    assert "A 7" in ran.err
    damage = [line for line in fight("log", "f", "--json").json["lines"] if line["id"] == "chronicle-damage-resolved"]
    assert damage[0]["args"]["damage"] == 17 + 14 - 10


def test_no_dice_no_command(play: Rejeu, fight: Rejeu) -> None:
    before = fight("show", "f", "--json").json["seq"]
    ran = play("attack mira guard save=no", "22446", "", "quit", options=("--dice", "typed"))
    assert "nothing was recorded" in ran.err
    assert fight("show", "f", "--json").json["seq"] == before


def test_words_of_the_prompt(play: Rejeu) -> None:
    ran = play("help", "aide", "board", "log", "journal")
    assert ran.code == 0, ran.err
    assert "attack mira" in ran.out
    assert "Fight “A fight”" in ran.out


def test_what_is_not_text_is_refused(play: Rejeu, fight: Rejeu) -> None:
    before = fight("show", "f", "--json").json["seq"]
    ran = play(raw=b"note \xff\n")
    assert ran.code == 1
    assert "Traceback" not in ran.err
    assert fight("show", "f", "--json").json["seq"] == before


def test_someone_else_writes_meanwhile(play: Rejeu, fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    from rejeu.console import play as module
    from rejeu.console.cli import run

    record, done = module.record, []

    def late(*args: object) -> object:
        if not done:
            done.append(run(["do", "f", "note 'from another hand'"]))
        return record(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(module, "record", late)
    ran = play("note mine", "note mine")
    assert done == [0]
    assert "Someone else wrote first" in ran.err
    texts = [
        line.get("text") for line in fight("log", "f", "--json").json["lines"] if line["id"] == "chronicle-do-note"
    ]
    assert texts == ["from another hand", "mine"]


# Completion ----------------------------------------------------------------------------------

STATE = Encounter(
    combatants={
        who: Combatant(
            id=who, name=who.title(), place=place, from_round=1, sheet={"weapons": {"pistol": {}}},
            attributes={}, monitors={},
        )
        for place, who in enumerate(("mira", "mila", "guard"), 1)
    }
)  # fmt: skip
LEXICON = Lexicon(find_ruleset("point-zero"))


@pytest.mark.parametrize(
    ("before", "lang", "expected", "replaced"),
    [
        ("att", "en", "attack", 3),
        ("att", "fr", "attaquer", 3),
        ("decl", "fr", "déclarer", 4),
        ("attack m", "en", "mira", 1),
        ("attack ", "en", "guard", 0),
        ("attack mira,g", "en", "guard", 1),
        ("attack mira guard wea", "en", "weapon=", 3),
        ("attaquer mira guard ar", "fr", "arme=", 2),
        ("attack mira guard weapon=p", "en", "pistol", 1),
        ("attack mira guard incident=", "en", "jam", 0),
        ("attaquer mira guard sauvegarde=o", "fr", "oui", 1),
        ("move mira towards=g", "en", "guard", 1),
        ("declare mira at", "en", "attack", 2),
    ],
)
def test_completion(before: str, lang: str, expected: str, replaced: int) -> None:
    assert (expected, replaced) in list(completions(before, STATE, LEXICON, lang))


def test_completion_offers_nothing_after_an_unknown_verb() -> None:
    assert list(completions("foo m", STATE, LEXICON, "en")) == []


def test_history_is_kept_and_never_stops_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from rejeu.console import prompt

    monkeypatch.setattr("platformdirs.user_data_path", lambda *args, **kwargs: tmp_path / "data")
    history = prompt._history()
    history.store_string("pass mira")
    assert list(prompt._history().load_history_strings()) == ["pass mira"]
    (tmp_path / "data" / "history").unlink()
    (tmp_path / "data" / "history").mkdir()
    history.store_string("pass guard")
    assert list(history.load_history_strings()) == []
    (tmp_path / "file").write_text("", "utf-8")
    monkeypatch.setattr("platformdirs.user_data_path", lambda *args, **kwargs: tmp_path / "file" / "data")
    assert type(prompt._history()).__name__ == "InMemoryHistory"
