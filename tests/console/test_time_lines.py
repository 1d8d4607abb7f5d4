"""Lines of game time: spans, dates and moments in both languages; bad ones are refused in words, nothing written."""

import json
from pathlib import Path

import pytest

from rejeu.console.build import parse
from rejeu.console.game_time import date_text, read_date, span
from rejeu.console.lexicon import Lexicon
from rejeu.console.line import BadLine, Part, Word
from rejeu.console.main import main
from rejeu.console.reading import Context
from rejeu.engine.ruleset import find_ruleset
from rejeu.events.base import Command
from rejeu.events.time_commands import Advance, CloseFight, MoveDeadline, SetDate
from tests.point_zero.ward import ward

DAY = 86_400


def word(text: str) -> Word:
    return Word("", (Part(text, False),), 0, len(text))


def said(line: str, date: str = "") -> Command:
    table = ward("Grave", "Secoué")
    if date:
        table.do(SetDate(date=date))
    found = parse(line, Context(Lexicon(find_ruleset("point-zero")), table.state))
    assert found is not None
    return found.command


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("+10min", 600),
        ("10 min", 600),
        ("90s", 90),
        ("2h", 7_200),
        ("3h30min", 12_600),
        ("1h30", 5_400),
        ("+1h05", 3_900),
        ("1 h 30", 5_400),
        ("-2min30", -150),
        ("1j2h30", DAY + 9_000),
        ("+2j", 2 * DAY),
        ("2d12h", 2 * DAY + 43_200),
        ("1w", 7 * DAY),
        ("1sem", 7 * DAY),
        ("2 semaines", 14 * DAY),
        ("-5min", -300),
        ("−5min", -300),
        ("1 Jour", DAY),
    ],
)
def test_a_span_is_a_number_with_its_unit(text: str, seconds: int) -> None:
    assert span(word(text)) == seconds


@pytest.mark.parametrize(
    "text", ["10", "min", "10m", "1.5h", "2 parsecs", "", "+", "h2", "1h60", "2d12", "30s5", "1h030", "1h30 5"]
)
def test_anything_else_is_no_span(text: str) -> None:
    with pytest.raises(BadLine, match="not-a-span"):
        span(word(text))


def test_an_hour_without_a_date_is_a_span() -> None:
    assert said("clock until=1h30 force=yes") == Advance(until=5_400, force=True)
    until = said("clock until=21h15 force=yes", date="2187-03-04 20:00")
    assert until == Advance(until=75 * 60, force=True)


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("2187-03-04 21:15", "2187-03-04 21:15"),
        ("2187-3-4", "2187-03-04 00:00"),
        ("04/03/2187 21h15", "2187-03-04 21:15"),
        ("4/3/2187 21h", "2187-03-04 21:00"),
        ("2187-03-04T21:15:07", "2187-03-04 21:15:07"),
        ("0312-10-28", "0312-10-28 00:00"),
    ],
)
def test_a_date_is_kept_in_one_form(text: str, date: str) -> None:
    assert read_date(word(text)) == date


@pytest.mark.parametrize(
    "text", ["2187-13-01", "2187-02-30", "tomorrow", "2187-03-04 25:00", "2187-03-04 21:15:00:00", "04-03-2187", ""]
)
def test_no_such_day_is_no_date(text: str) -> None:
    with pytest.raises(BadLine, match="not-a-date"):
        read_date(word(text))


def test_the_date_goes_with_the_clock_and_never_breaks() -> None:
    assert date_text("2187-03-04 21:15", 60, 60 + 3 * 3_600) == "2187-03-05 00:15"
    assert date_text("2187-03-04 21:15", 100, 97) == "2187-03-04 21:14:57"
    assert date_text("1600-02-28 12:00", 0, DAY) == "1600-02-29 12:00", "the Gregorian calendar, for all time"
    assert date_text("9999-12-31 23:59", 0, DAY) == "", "past the last day there is"
    assert date_text("the third moon", 5, 5) == "the third moon"
    assert date_text("the third moon", 5, 6) == ""
    assert date_text("", 0, 0) == ""


@pytest.mark.parametrize(
    ("line", "command"),
    [
        ("clock +10min", Advance(seconds=600)),
        ("horloge +2j arrêt=mort,aggravation", Advance(seconds=2 * DAY, stop=("death", "worsening"))),
        ("clock until=3h force=yes", Advance(until=10_800, force=True)),
        ('horloge jusqu\'à="2187-03-05 08:00"', Advance(until=11 * 3_600)),
        ("clock until=21:30", Advance(until=1_800)),
        ("clock until=20:00", Advance(until=23 * 3_600)),
        ("rest mira until=fit", Advance(fit=True, targets=("mira",))),
        ("rest", Advance(fit=True)),
        ("repos chet,mira jusqu'à=remis", Advance(fit=True, targets=("chet", "mira"))),
        ("rest 8h", Advance(seconds=8 * 3_600)),
        ("date 04/03/2187 21h15", SetDate(date="2187-03-04 21:15")),
        ("date none", SetDate(date="")),
        ("deadline mira.w1 +2h", MoveDeadline(targets=("mira",), deadline="healing.w1", delta=7_200)),
        ("échéance w1 -30min", MoveDeadline(targets=("mira",), deadline="healing.w1", delta=-1_800)),
        ("deadline shock.mira at=6h", MoveDeadline(targets=("mira",), deadline="shock.mira", due=21_600)),
        ('close "so long"', CloseFight(text="so long")),
        ("clore forcer=oui", CloseFight(force=True)),
    ],
)
def test_lines_of_game_time(line: str, command: Command) -> None:
    assert said(line, "2187-03-04 21:00") == command


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("clock", "how-long"),
        ("clock +5min until=3h", "how-long"),
        ("clock soon", "not-a-span"),
        ("clock +5", "not-a-span"),
        ("clock until=noon", "not-a-moment"),
        ("clock until=21:15", "no-date-yet"),
        ("clock +5min stop=lunch", "bad-word"),
        ("rest 8h mira", "one-word-too-many"),
        ("rest mira 8h", "how-long"),
        ("rest nobody", "unknown-combatant"),
        ("date yesterday", "not-a-date"),
        ("date", "missing"),
        ("deadline mira +2h", "which-deadline"),
        ("deadline w9 +2h", "which-deadline"),
        ("deadline chet.w1 +2h", "which-deadline"),
        ("deadline w1", "due-or-delta"),
        ("deadline w1 +2h at=3h", "due-or-delta"),
    ],
)
def test_a_line_of_game_time_that_says_nothing_sound_is_refused(line: str, code: str) -> None:
    with pytest.raises(BadLine, match=code):
        said(line)


def test_an_hour_past_the_last_day_there_is_is_refused() -> None:
    with pytest.raises(BadLine, match="not-a-moment"):
        said("clock until=22:00", "9999-12-31 23:00")


# From the shell ------------------------------------------------------------------------------


def run(line: str, capsys: pytest.CaptureFixture[str], code: int = 0) -> str:
    import shlex

    capsys.readouterr()
    assert main(shlex.split(line)) == code, line
    found = capsys.readouterr()
    return found.out if code == 0 else found.err


@pytest.fixture
def played(capsys: pytest.CaptureFixture[str]) -> None:
    for line in ("new w", "join w mira", "join w chet", "do w mark mira critical", "do w mark mira shaken"):
        run(line, capsys)


REFUSED = {
    "clock -5min": "Time goes forward only",
    "clock +9999999w": "too long",
    "clock until=0s": "not after now",
    "treat chet mira wound=w7": "has no such wound",
    "treat chet mira wound=shaken": "Shock passes by itself",
    "treat chet garde": "Nobody here is called",
    "deadline mira.w1 -5h": "a deadline lies ahead",
    "rest chet until=fit": "Chet is fit already",
}


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize("line", REFUSED)
def test_bad_input_is_refused_in_words_and_nothing_is_written(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    before = run("log w --json", capsys)
    words = _refused(f"do w {line}", capsys)
    assert REFUSED[line] in words, words
    assert "refused-" not in words
    assert run("log w --json", capsys) == before


def _refused(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    import shlex

    capsys.readouterr()
    assert main(shlex.split(line)) != 0
    return capsys.readouterr().err


@pytest.mark.usefixtures("played")
def test_the_worst_of_care_is_refused_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    """The whole list: a wound gone, the dead, no equipment, an unconscious carer, a retry too early, too late."""
    run("do w treat chet mira dice=1,1,1,1,2", capsys)
    assert "again in 1 h" in _refused("do w treat chet mira", capsys)
    run("do w mark chet unconscious", capsys)
    assert "Chet is unconscious" in _refused("do w treat chet mira", capsys)
    assert "Chet is unconscious" in _refused("do w treat chet chet", capsys)
    run("do w clock +4h", capsys)
    assert "equipment=intensive" in _refused("do w treat chet mira", capsys), (
        "on the stroke of the deadline it is Fatal"
    )
    run("do w clock +4min", capsys)
    assert "Mira is dead" in _refused("do w treat chet mira equipment=intensive", capsys)


@pytest.mark.usefixtures("played")
def test_the_date_shows_everywhere(capsys: pytest.CaptureFixture[str]) -> None:
    run("do w date 2187-03-04 21:15", capsys)
    assert "2187-03-04 22:15" in run("do w clock +1h", capsys)
    assert "(2187-03-04 22:15)" in run("show w", capsys)
    assert "2187-03-05 01:15" in run("timeline w", capsys)
    assert "2187-03-04 22:15" in run("log w", capsys)
    board = json.loads(run("show w --json", capsys))["board"]
    assert (board["clock"], board["date"], board["date_at"]) == (3_600, "2187-03-04 21:15", 0)
    assert json.loads(run("timeline w --json", capsys))["now"] == "2187-03-04 22:15"


@pytest.mark.usefixtures("played")
def test_the_timeline_draws_minutes_and_weeks_on_one_axis(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "90")
    run("do w treat chet mira dice=6,6,6,6,1", capsys)
    drawn = run("timeline w mira", capsys)
    bars = [line for line in drawn.splitlines() if line.startswith("  w")]
    assert len(bars) == 2
    assert all(len(line) <= 90 for line in bars)
    critical, shaken = (line[14:] for line in bars)
    assert [critical.count(glyph) for glyph in "▓▒░○"][3] == 1
    assert min(critical.count(glyph) for glyph in "▓▒░") > 5, "28 days, 7 and 2"
    assert shaken.count("░") >= 1, "a minute is seen beside 37 days"
    assert "Fit again in 37 days" in drawn


@pytest.mark.usefixtures("played")
def test_a_timeline_as_an_object(capsys: pytest.CaptureFixture[str]) -> None:
    run("do w clock +10min", capsys)
    shown = json.loads(run("timeline w --json", capsys))["timeline"]
    (mira,) = shown["people"]
    critical, shaken = mira["wounds"]
    assert [stage["start"] for stage in critical["stages"]] == [0, 14_400]
    assert [stage.get("coming", False) for stage in critical["stages"]] == [False, True]
    assert (critical["ended"], critical["ending"]["word"]) == (14_640, "death")
    assert (shaken["ended"], shaken.get("coming", False)) == (60, False)
    assert (mira["next"]["due"], mira["next"]["left"], mira["died"]) == (14_400, 13_800, 14_640)
    cared = json.loads(run("timeline w mira --if-cared --json", capsys))["timeline"]
    assert cared["if_cared"]
    assert cared["people"][0]["fit"] == 600 + 37 * DAY
    early = json.loads(run("timeline w --at 8 --json", capsys))
    assert (early["timeline"]["clock"], early["at"]) == (0, 8)


@pytest.mark.usefixtures("played")
def test_a_terminal_without_boxes_gets_plain_bars(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import rejeu.console.render_timeline as drawing

    monkeypatch.setattr(drawing, "can_draw", lambda text: False)
    drawn = run("timeline w", capsys)
    bar = next(line for line in drawn.splitlines() if line.startswith("  w1"))
    assert set(bar[14:].replace(" ", "")) == {"=", "#", "|", "+"}


def test_a_timeline_of_the_unhurt_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    run("new w", capsys)
    run("join w mira", capsys)
    assert "Nobody has a wound" in run("timeline w", capsys)
    assert "Nobody here is called" in _refused("timeline w ghost", capsys)


# The next session ----------------------------------------------------------------------------


@pytest.mark.usefixtures("played")
def test_survivors_go_on_with_wounds_clocks_care_gauges_and_what_lasts(capsys: pytest.CaptureFixture[str]) -> None:
    for line in (
        "do w date 2187-03-04 21:15",
        "do w mark mira light",
        "do w treat chet mira wound=light dice=6,6,6,6,1",
        "do w treat chet mira wound=critical dice=1,1,1,1,1",
        "do w gauge mira ammo.pistolet -5",
        "do w condition mira limping",
        "do w condition mira dazzled rounds=2",
        "do w join garde",
        "do w kill garde",
        "do w clock +30min",
        "do w close",
    ):
        run(line, capsys)
    before = json.loads(run("show w --json", capsys))
    run("new next --from w", capsys)
    after = json.loads(run("show next --json", capsys))
    assert [person["who"]["id"] for person in after["health"]] == ["mira", "chet"]
    old, new = before["health"][0], after["health"][0]
    for part in ("monitors", "gauges", "attributes", "status", "health", "reach"):
        assert _unnumbered(old[part]) == _unnumbered(new[part]), part
    assert [condition["condition"]["word"] for condition in new["conditions"]] == ["limping"]
    assert _unnumbered(old["deadlines"]) == _unnumbered(new["deadlines"])
    assert (after["board"]["clock"], after["board"]["date"]) == (1_800, "2187-03-04 21:15")
    assert "again in 30 min" in _refused("do next treat chet mira wound=critical", capsys), "who tried it is kept"
    assert after["previous"]["standing"] == "same"
    run("do next mark mira light", capsys)
    health = json.loads(run("show next --json", capsys))["health"][0]
    light = health["monitors"][0]["levels"][0]["boxes"]
    assert [box["wound"] for box in light if "wound" in box] == ["w3", "w4"], "ids stay apart"


def _unnumbered(value: object) -> object:
    """Without the numbers of records, which are each log's own."""
    if isinstance(value, dict):
        return {key: _unnumbered(inner) for key, inner in value.items() if key not in ("seq", "since")}
    return [_unnumbered(inner) for inner in value] if isinstance(value, list) else value


@pytest.mark.usefixtures("played")
def test_the_next_fight_says_what_became_of_the_one_before(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "not closed" in _refused("new next --from w", capsys)
    run("do w close", capsys)
    assert "Nobody here is called" in _refused("new next --from w --who garde", capsys)
    run("new next --from w --who mira", capsys)
    assert _remark("verify next", capsys) == "w, which this fight goes on from, is as it was.\n"
    assert "w, which" not in _remark("show next", capsys)
    run("undo w", capsys)
    assert "was amended or rewound since" in _remark("show next", capsys)
    run("redo w", capsys)
    assert _remark("verify next", capsys).endswith("is as it was.\n")
    file = tmp_path / "next.combat.jsonl"
    run(f"export next {file}", capsys)
    other = tmp_path / "other.db"
    run(f"import {file} --journal {other}", capsys)
    assert "is not in this journal" in _remark(f"verify next --journal {other}", capsys)
    assert "Critique" in run(f"show next --journal {other}", capsys), "readable alone"


def _remark(line: str, capsys: pytest.CaptureFixture[str]) -> str:
    import shlex

    capsys.readouterr()
    assert main(shlex.split(line)) == 0, line
    return capsys.readouterr().err


@pytest.mark.usefixtures("played")
@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("new next --from w --rules agir", "its sequel is too"),
        ("new w --from w", "already a fight"),
        ("new next --from nowhere", "no fight"),
        ("new next --who mira", "--who goes with --from"),
    ],
)
def test_a_sequel_that_cannot_be_is_refused(line: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    run("do w close", capsys)
    assert words in _refused(line, capsys)
    assert [fight["fight"] for fight in json.loads(run("fights --json", capsys))["fights"]] == ["w"]


@pytest.mark.usefixtures("played")
def test_nobody_left_is_nobody_to_go_on_with(capsys: pytest.CaptureFixture[str]) -> None:
    run("do w kill all", capsys)
    run("do w close", capsys)
    assert "Nobody of w is left" in _refused("new next --from w", capsys)


@pytest.mark.rule("E7")
def test_the_demonstration_shows_both_outcomes_of_care(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    shown = run("demo", capsys).splitlines()
    heads = next(line for line in shown if "Chet succeeds" in line and "Chet fails" in line)
    row = next(line for line in shown if line.strip().startswith("the wound lasted"))
    assert row.index("2 days 5 h") == heads.index("Chet succeeds"), "48 h after care at 5 h"
    assert row.index("7 days") == heads.index("Chet fails"), "a week, as without care"
