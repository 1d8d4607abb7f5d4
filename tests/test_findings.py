"""Faults that somebody found by trying to break a fight, each with the kind that it is of."""

import sqlite3
from pathlib import Path

import pytest

from rejeu.console.main import main
from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.errors import BrokenLog
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from tests.replays.table import Table
from tests.tiny.install import install, uninstall

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(journal: Path, *words: str) -> int:
    return main([*words, "--journal", str(journal)])


@pytest.fixture
def journal(tmp_path: Path) -> Path:
    path = tmp_path / "journal.db"
    assert run(path, "run", str(EXAMPLES / "mira.rejeu")) == 0
    return path


def tamper(path: Path, *statements: str) -> None:
    """Change the file as only somebody who means harm would: with its guards taken off."""
    db = sqlite3.connect(path)
    for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        db.execute(f'DROP TRIGGER "{name}"')
    for statement in statements:
        db.execute(statement)
    db.commit()
    db.close()


@pytest.mark.parametrize("part", ["x'00'", 'CAST(\'{"text":"forged"}\' AS BLOB)'])
def test_a_changed_text_is_never_shown_as_genuine(journal: Path, part: str, capsys: pytest.CaptureFixture[str]) -> None:
    tamper(journal, f"UPDATE openings SET part = {part}")
    for command in (["log", "mira"], ["verify", "mira"], ["export", "mira", str(journal.with_name("out.jsonl"))]):
        capsys.readouterr()
        assert run(journal, *command) == 3, command
        assert "forged" not in capsys.readouterr().out
    with pytest.raises(BrokenLog, match="secret"):
        Fight(SqliteJournal(journal, write=False), "mira").texts()


def test_a_damaged_end_of_one_fight_hides_no_other(journal: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(journal, "new", "other") == 0
    tamper(journal, "UPDATE records SET line = x'7b' WHERE id = (SELECT max(id) FROM records)")
    capsys.readouterr()
    assert run(journal, "fights") == 0
    told = capsys.readouterr().out
    assert "Mira et le garde" in told
    assert "damaged" in told


def test_a_log_cut_before_its_opening_is_no_fight(journal: Path, tmp_path: Path) -> None:
    file = tmp_path / "mira.combat.jsonl"
    assert run(journal, "export", "mira", str(file)) == 0
    cut = tmp_path / "cut.combat.jsonl"
    for lines in (1, 2):
        cut.write_bytes(b"".join(file.read_bytes().splitlines(keepends=True)[:lines]))
        assert run(tmp_path / "elsewhere.db", "import", str(cut)) == 1


def test_json_holds_nothing_that_a_terminal_obeys(journal: Path, capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert run(journal, "do", "mira", "note 'a\u202eb\u2028c\u200fd'") == 0
    capsysbinary.readouterr()
    assert run(journal, "log", "mira", "--json") == 0
    told = capsysbinary.readouterr().out.decode()
    assert not any(char in told for char in "\u202e\u2028\u200f\u009b")
    assert "\\u202e" in told


def test_a_house_rule_on_boxes_reaches_those_who_are_in(journal: Path) -> None:
    assert run(journal, "do", "mira", "house-rule boxes_4=3") == 0
    fight = Fight(SqliteJournal(journal, write=False), "mira")
    levels = fight.state.combatants["garde"].monitors["physical"]
    assert [level.boxes for level in levels] == [4, 3, 2, 3]


@pytest.mark.parametrize("word", ["fallen", "à terre", "prone", "A TERRE"])
def test_conditions_are_typed_as_the_board_says_them(journal: Path, word: str) -> None:
    assert run(journal, "do", "mira", f"condition garde '{word}'") == 0
    fight = Fight(SqliteJournal(journal, write=False), "mira")
    assert list(fight.state.combatants["garde"].conditions) == ["prone"]
    assert run(journal, "do", "mira", "lift garde 'à terre'") == 0


def test_every_mistake_of_a_sheet_is_told_with_its_fractions(
    journal: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = tmp_path / "bad.toml"
    sheet.write_text('ADR = "3"\nPER = 3\nVIG = 3.5\nCOG = 2\nINIT = 3\nDEP = 12\nthreshold = 6\nnam = "x"\n', "utf-8")
    assert run(journal, "join", "mira", str(sheet)) == 1
    told = capsys.readouterr().err
    assert all(word in told for word in ("ADR", "VIG", "nam"))


def test_what_a_lax_ruleset_lets_pass_is_still_whole(tmp_path: Path) -> None:
    from rejeu.engine.errors import BadSheet
    from rejeu.events.memory import MemoryJournal

    install(tmp_path / "plugins")
    try:
        table = Table.opened(MemoryJournal())
        with pytest.raises(BadSheet, match="bad-value-type"):
            table.do(c.Join(who="x", name="X", sheet={"skill": 1, "hp": 2, "luck": 0.5}))
        with pytest.raises(Refused):
            table.do(c.Kill(targets=("x",)))
    finally:
        uninstall(tmp_path / "plugins")


@pytest.mark.parametrize("word", ["ammo.pistolet", "coups restants.pistolet", "shots left.pistolet"])
def test_gauges_are_typed_as_the_board_says_them(journal: Path, word: str) -> None:
    assert run(journal, "do", "mira", f"jauge mira '{word}' 3") == 0
    gauges = Fight(SqliteJournal(journal, write=False), "mira").state.combatants["mira"].gauges
    assert {name: gauge.value for name, gauge in gauges.items()} == {"ammo.pistolet": 3}


def test_a_slip_of_the_pen_makes_no_gauge(journal: Path) -> None:
    assert run(journal, "do", "mira", "gauge mira amo.pistolet 3") == 1
    assert run(journal, "do", "mira", "gauge mira luck 3 new=yes") == 0
    assert run(journal, "do", "mira", "gauge mira luck -1") == 0
    gauges = Fight(SqliteJournal(journal, write=False), "mira").state.combatants["mira"].gauges
    assert gauges["luck"].value == 2


@pytest.mark.parametrize("line", ["clock +10d stop=death", "rest mira until=fit stop=death"])
def test_the_clock_stops_for_what_falls_while_a_round_closes(tmp_path: Path, line: str) -> None:
    path = tmp_path / "journal.db"
    for words in (
        ["new", "f"],
        ["join", "f", "mira"],
        ["do", "f", "mark mira fatal"],
        ["do", "f", "deadline mira.w1 at=2s"],
        ["do", "f", "round"],
        ["do", "f", line],
    ):
        assert run(path, *words) == 0, words
    state = Fight(SqliteJournal(path, write=False), "f").state
    assert state.combatants["mira"].status == "dead"
    assert state.clock == 3


def test_players_are_not_told_what_stopped_the_clock(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It may have been somebody hidden; what befalls those in sight is told of themselves."""
    path = tmp_path / "journal.db"
    lines = ("mark chet critical", "hide chet", "clock +10d stop=worsening")
    for words in (["new", "f"], ["join", "f", "chet"], *(["do", "f", line] for line in lines)):
        assert run(path, *words) == 0, words
    capsys.readouterr()
    assert run(path, "log", "f") == 0
    assert "The clock stops" in capsys.readouterr().out
    assert run(path, "log", "f", "--for", "players") == 0
    assert "The clock stops" not in capsys.readouterr().out
