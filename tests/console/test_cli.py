"""The command line: what each command says, its exit codes, and that nothing refused is recorded."""

from pathlib import Path

import pytest

from rejeu.console import session

from .conftest import Rejeu


def _records(rejeu: Rejeu) -> int:
    return int(rejeu("show", "f", "--json").json["seq"])


# Done ----------------------------------------------------------------------------------------


def test_a_fight_from_beginning_to_end(fight: Rejeu) -> None:
    ran = fight("do", "f", "attack mira guard dim=+2 save=no dice=22446/3545 'from the door'")
    assert ran.code == 0, ran.err
    assert "14" in ran.out
    assert "from the door" in ran.out
    assert "Guard" in ran.out
    shown = fight("show", "f")
    assert (shown.code, shown.err) == (0, "")
    assert "A fight" in shown.out
    assert "f" in fight("fights").out
    assert fight("verify", "f").code == 0


def test_the_words_of_a_line_may_come_apart(fight: Rejeu) -> None:
    ran = fight("do", "f", "hurt", "mira", "2", "he fell")
    assert ran.code == 0, ran.err
    assert "he fell" in ran.out
    assert fight("do", "f", "join", "guard", "as=other", "name=The Other").code == 0
    assert "The Other" in fight("show", "f").out


def test_join_takes_the_words_of_its_line(rejeu: Rejeu) -> None:
    assert rejeu("new", "f").code == 0
    ran = rejeu("join", "f", "guard", "x3", "name=The Guard", "at=5,-3", "--as", "sam")
    assert ran.code == 0, ran.err
    shown = rejeu("show", "f").out
    assert "The Guard 3 (guard-3)" in shown
    assert "5,-3" in shown


def test_a_fight_may_be_called_in_words(rejeu: Rejeu) -> None:
    assert rejeu("new", "L'Embuscade").code == 0
    assert rejeu("show", "l-embuscade").code == 0
    assert "L'Embuscade" in rejeu("show", "L'Embuscade").out


def test_it_speaks_the_language_asked_for(fight: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "tour 1" in fight("show", "f", "--lang", "fr").out
    assert "tour 1" in fight("--lang", "fr", "show", "f").out
    assert "round 1" in fight("show", "f").out
    monkeypatch.setenv("REJEU_LANG", "fr")
    assert "tour 1" in fight("show", "f").out
    monkeypatch.delenv("REJEU_LANG")
    monkeypatch.setenv("LC_ALL", "fr_CA.UTF-8")
    assert "tour 1" in fight("show", "f").out
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "round 1" in fight("show", "f").out


def test_the_journal_may_lie_elsewhere(rejeu: Rejeu, tmp_path: Path) -> None:
    other = str(tmp_path / "deep" / "other.db")
    assert rejeu("new", "f", "--journal", other).code == 0
    assert rejeu("show", "f", "--journal", other).code == 0
    assert rejeu("--journal", other, "show", "f").code == 0
    assert rejeu("show", "f").code == 5


def test_the_journal_lies_in_the_users_data_folder(rejeu: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("REJEU_JOURNAL")
    assert rejeu("new", "f").code == 0
    assert session.default_journal().is_file()
    assert rejeu("show", "f").code == 0


def test_players_see_less(fight: Rejeu) -> None:
    assert fight("join", "f", "guard", "as=spy", "name=The Spy", "hidden=yes").code == 0
    assert fight("do", "f", "mark guard grave").code == 0
    everything, seen = fight("show", "f").out, fight("show", "f", "--for", "players").out
    assert "The Spy" in everything
    assert "The Spy" not in seen
    assert "Grave" in everything
    assert "Grave" not in seen
    assert "The Spy" not in fight("log", "f", "--for", "players").out
    assert "spy" not in fight("show", "f", "--for", "players", "--json").out


def test_any_moment_may_be_shown(fight: Rejeu) -> None:
    assert "Guard" not in fight("show", "f", "--at", "4").out
    ended = fight("do", "f", "pass mira").code + fight("do", "f", "pass guard").code + fight("do", "f", "round").code
    assert ended == 0
    assert "round 1" in fight("show", "f", "--round", "1").out
    assert "round 2" in fight("show", "f", "--round", "2").out


# Undoing -------------------------------------------------------------------------------------


@pytest.mark.case(9)
def test_what_was_undone_stays_struck_with_who_when_and_why(fight: Rejeu) -> None:
    assert fight("do", "f", "hurt guard 3 'a stone'").code == 0
    ran = fight("undo", "f", "--why", "he was behind a wall", "--as", "sam")
    assert ran.code == 0, ran.err
    log = fight("log", "f").out
    assert "✗" in log
    assert "he was behind a wall" in log
    assert "sam" in log
    assert "a stone" in log
    assert "a stone" not in fight("log", "f", "--present").out
    assert "a stone" not in fight("show", "f").out
    [struck] = [line for line in fight("log", "f", "--json").json["lines"] if line.get("text") == "a stone"]
    assert struck["struck"]["by"] == "sam"
    assert struck["struck"]["text"] == "he was behind a wall"


@pytest.mark.case(7)
def test_a_line_of_play_that_was_left_is_taken_up_again(fight: Rejeu) -> None:
    fight("do", "f", "hurt guard 20")
    hurt = fight("show", "f", "--json").json
    fight("undo", "f")
    fight("do", "f", "note 'another way'")
    assert fight("show", "f", "--json").json["health"] != hurt["health"]
    left = [branch for branch in fight("branches", "f", "--json").json["branches"] if not branch["current"]]
    assert [branch["tip"] for branch in left] == [hurt["seq"]]
    assert str(hurt["seq"]) in fight("branches", "f").out
    assert fight("rewind", "f", str(hurt["seq"])).code == 0
    again = fight("show", "f", "--json").json
    assert (again["board"], again["health"]) == (hurt["board"], hurt["health"])


def test_undo_redo_and_rewind(fight: Rejeu) -> None:
    before = fight("show", "f", "--json").json["board"]
    fight("do", "f", "note one")
    fight("do", "f", "note two")
    assert fight("undo", "f", "2").code == 0
    assert fight("show", "f", "--json").json["board"] == before
    assert fight("redo", "f").code == 0
    assert fight("rewind", "f", "--before", "Mira").code == 0
    assert fight("show", "f", "--json").json["board"] == before
    assert fight("rewind", "f", "--round", "1").code == 0
    assert fight("rewind", "f", "--round", "1", "--turn").code == 2
    assert fight("rewind", "f").code == 2


@pytest.mark.case(6)
def test_before_the_fight_there_is_nothing_to_go_back_to(rejeu: Rejeu) -> None:
    rejeu("new", "f")
    for arguments in (
        ["undo", "f"],
        ["redo", "f"],
        ["rewind", "f", "0"],
        ["rewind", "f", "99"],
        ["rewind", "f", "--turn"],
    ):
        ran = rejeu(*arguments)
        assert (ran.code, ran.out) == (1, "")
        assert ran.err
    assert _records(rejeu) == 2


def test_a_record_inside_a_command_is_refused_with_its_ends(fight: Rejeu) -> None:
    ran = fight("rewind", "f", "3")
    assert ran.code == 1
    assert "Rewind to 4" in ran.err


# Refused -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "line",
    [
        "atack mira guard",
        "attack mira ghost",
        "attack guard mira",  # not its turn
        "attack mira guard distance=900",
        "attack mira guard save=no dice=22447/3545",
        "attack mira guard save=no dice=2244/3545",
        "attack mira guard save=no dice=22446/3545/1",
        "attack mira guard save=no dice=11111/3545",
        "attack mira guard weapon=bazooka",
        "move mira 40 towards=guard",
        "declare mira",
        "answer yes",
        "correct mira skills.Bagarre=-1",
        "correct mira DEP=fast",
        "house-rule nothing=1",
        "join ghost",
        "join guard",  # the id is taken
        "join guard as=GM",
        "note ''",
        "mark mira nothing",
        "gauge mira nothing +1",
        "lift mira nothing",
        "revive mira",
        "place mira 1,2,3",
        "initiative mira -1",
        "rewind 1",
        "dice-policy keep",
    ],
)
def test_a_line_refused_says_why_and_records_nothing(fight: Rejeu, line: str) -> None:
    before = _records(fight)
    for lang in ("en", "fr"):
        ran = fight("do", "f", line, "--lang", lang)
        assert (ran.code, ran.out) == (1, ""), ran.err
        assert len(ran.err.splitlines()[0]) > 10
        assert not any(mark in ran.err for mark in ("Traceback", "refused-", "line-", "{$", "{ $")), ran.err
    assert _records(fight) == before


def test_the_place_in_the_line_is_shown(fight: Rejeu) -> None:
    ran = fight("do", "f", "attack mira gard")
    assert ran.err.splitlines()[1:] == ["  attack mira gard", "              ^^^^"]
    assert "guard" in ran.err.splitlines()[0]


def test_all_mistakes_of_a_sheet_at_once_with_their_places(fight: Rejeu, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(
        'INIT = "3"\nDEP = 18\nthreshold = 6\ncolour = 1\n[attributes]\nADR = 3\n[skills]\nBagarre = -2\n', "utf-8"
    )
    before = _records(fight)
    ran = fight("join", "f", "bad")
    assert (ran.code, ran.out) == (1, "")
    assert "bad.toml" in ran.err
    for place in ("INIT:", "colour:", "skills.Bagarre:"):
        assert place in ran.err
    assert _records(fight) == before


def test_dice_of_the_table_are_asked_for(fight: Rejeu) -> None:
    ran = fight("do", "f", "attack mira guard save=no", "--dice", "typed")
    assert ran.code == 1
    assert "5d6" in ran.err


# Usage ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "arguments",
    [
        ["shw"],
        ["show"],
        ["do", "f"],
        ["do", "f", "# nothing"],
        ["show", "f", "--no-such"],
        ["show", "f", "--lang", "de"],
        ["show", "f", "--at", "1", "--round", "1"],
        ["new"],
        ["undo", "f", "0"],
    ],
)
def test_usage(fight: Rejeu, arguments: list[str]) -> None:
    ran = fight(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert "Error" in ran.err


def test_an_unknown_command_is_answered_with_the_nearest(rejeu: Rejeu) -> None:
    assert "Did you mean show" in rejeu("shw").err


def test_help_speaks_french_too(rejeu: Rejeu) -> None:
    for arguments in (["--help", "--lang", "fr"], ["--lang=fr", "-h"]):
        assert "Commandes :" in rejeu(*arguments).out
        assert "Ouvrir un combat." in rejeu(*arguments).out
    shown = rejeu("rewind", "--help", "--lang", "fr").out
    assert "Au début de ce tour." in shown
    assert "Affiche cette aide" in shown
    assert "Commands:" in rejeu("--help").out


def test_every_command_has_help(rejeu: Rejeu) -> None:
    ran = rejeu("--help")
    assert ran.code == 0
    for name in ("new", "join", "do", "play", "run", "show", "log", "undo", "redo", "rewind", "branches", "verify",
                 "export", "import", "backup", "rules", "schema", "demo", "fights", "verbs"):  # fmt: skip
        assert f"  {name} " in ran.out
        assert rejeu(name, "--help").code == 0


def test_a_change_may_be_negative_without_ado(fight: Rejeu) -> None:
    assert fight("do", "f", "gauge", "mira", "luck", "3", "new=yes").code == 0
    ran = fight("do", "f", "gauge", "mira", "luck", "-1", "--as", "sam")
    assert ran.code == 0, ran.err
    [gauge] = fight("show", "f", "--json").json["health"][0]["gauges"]
    assert gauge["value"] == 2


@pytest.mark.parametrize("arguments", [["--at", "999"], ["--at", "0"], ["--from", "999"]])
def test_a_log_is_told_within_its_bounds(fight: Rejeu, arguments: list[str]) -> None:
    ran = fight("log", "f", *arguments)
    assert (ran.code, ran.out) == (1, "")
    assert "There is no record" in ran.err


def test_a_part_of_the_log(fight: Rejeu) -> None:
    seqs = [line["seq"] for line in fight("log", "f", "--json").json["lines"]]
    part = [line["seq"] for line in fight("log", "f", "--from", "5", "--at", "8", "--json").json["lines"]]
    assert part == [seq for seq in seqs if 5 <= seq <= 8] != []
    rounds = {line["round"] for line in fight("log", "f", "--round", "1", "--json").json["lines"]}
    assert rounds == {1}


def test_house_rules_from_a_file(rejeu: Rejeu, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('turn_seconds = 6\nsave = "always"\n', "utf-8")
    assert rejeu("new", "f", "--house", "house.toml").code == 0
    assert rejeu("new", "g", "--house", "none.toml").code == 5
    (tmp_path / "house.toml").write_text("turn_seconds = 0\nsafe = 1\n", "utf-8")
    ran = rejeu("new", "g", "--house", "house.toml")
    assert ran.code == 1
    assert "turn_seconds:" in ran.err
    assert "safe:" in ran.err
