"""The chronicle's sentences: each message is there in both languages, with what it needs."""

from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rejeu.console.chronicle_text import clock_text, faces_text, sentences, spoken, strike_text
from rejeu.console.text import LOCALES, Texts
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Term
from rejeu.events.registry import EVENTS, Unknown
from rejeu.events.secret_events import Unseen
from rejeu.projections.lines import Line, Roll, Strike, roll_of
from rejeu.projections.telling import QUIET
from rejeu.projections.words import Name, Word
from tests.golden.samples import sample
from tests.projections.build import NAMES, joined, opened, rolled
from tests.projections.test_chronicle import attack, shot

LANGUAGES = ("en", "fr")
DICE = {"dice", "rolled", "pool", "bonus"}
"""What a line with dice gives besides its arguments."""


@pytest.fixture(params=LANGUAGES)
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param)


def every_line() -> dict[str, Line]:
    """One line of each kind, by message."""
    found: dict[str, Line] = {}
    for kind in EVENTS.values():
        event = sample(kind)
        if type(event) in QUIET:
            continue
        if "who" in event.__struct_fields__:
            event = msgspec.structs.replace(event, who="mira")
        log = opened(joined("mira", gender="f"), joined("guard"))
        log.play(*((event,) if isinstance(event, Command) else (c.Note(text="x"), event)))  # type: ignore[arg-type]
        line = log.lines()[-1]
        found[line.id] = line
    log = opened(joined("guard"))
    log.play(c.Hurt(targets=("guard",), amount=3))
    log.play(Unseen())
    log.play(Unknown("x", 2, b"{}"))
    found |= {line.id: line for line in (*log.lines("players"), *log.lines())[-20:] if line.id not in found}
    return found


LINES = every_line()


@cache
def messages(language: str) -> dict[str, ast.Message]:
    files = [(LOCALES / language / name).read_text(encoding="utf-8") for name in ("chronicle.ftl", "time.ftl")]
    parsed = FluentParser().parse("\n".join(files))
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found)
    return {entry.id.name: entry for entry in found}


class Needs(Visitor):
    def __init__(self, known: dict[str, ast.Message]) -> None:
        self.known = known
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        if node.id.name not in self.references:
            self.references.add(node.id.name)
            self.visit(self.known[node.id.name])


class Recorder(Texts):
    """Keeps what it was asked to say a message with."""

    def __init__(self) -> None:
        super().__init__("en")
        self.given: dict[str, set[str]] = {}

    def say(self, message: str, **args: object) -> str:
        self.given[message] = {*self._given(args)}
        return super().say(message, **args)


def test_each_kind_of_line_is_tried() -> None:
    assert len(LINES) == len(EVENTS) - len(QUIET) + 3  # something unseen of nobody, two unknown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_every_message_is_there_and_needs_only_what_it_is_given(line: Line, language: str) -> None:
    known = messages(language)
    needs = Needs(known)
    needs.visit(known[line.id])
    recorder = Recorder()
    spoken(line, recorder)
    assert needs.variables <= recorder.given[line.id] | DICE


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_languages_have_the_same_messages_and_none_is_unused(language: str) -> None:
    known = messages(language)
    assert known.keys() == messages("en").keys()
    used = Needs(known)
    for name in LINES:
        used.visit(known[name])
    parts = {name for name in known if name.startswith("chronicle-part-")}
    assert parts == {name for name in used.references if name.startswith("chronicle-part-")}
    told = {name for name in known if name.startswith("chronicle-")} - parts
    helpers = {name for name in told if name.split("-")[1] in ("dice", "addend", "mark", "detail")}
    assert told - helpers == LINES.keys()


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_no_sentence_shows_a_hole(line: Line, texts: Texts) -> None:
    said = spoken(line, texts)
    assert said.strip() == said != ""
    assert line.id not in said
    assert "{" not in said.replace('{"deep":[1,"a",true]}', "")
    assert "None" not in said and "object at" not in said
    assert spoken(line, texts, brief=True)


# Sentences ------------------------------------------------------------------------------------


def told(language: str, *lines: Line) -> list[str]:
    return [each.text.replace("\u00a0", " ") for each in sentences(lines, Texts(language))]


def shot_lines() -> list[Line]:
    log = opened(joined("mira", gender="f"), joined("guard", "Garde"))
    first = shot(log)
    return [line for line in log.lines() if line.command == first]


@pytest.mark.rule("E3")
def test_an_attack_reads_with_its_arithmetic() -> None:
    assert told("fr", *shot_lines())[:2] == [
        "Mira : attaque → Garde (pistol) « Sus ! »",
        "Mira attaque Garde (pistol) : 6 4 4 gardés de 2 2 4 4 6 = 14"
        " contre 12 (range-short 10, dim light +2) : touché, marge 2",
    ]
    assert told("en", *shot_lines())[1] == (
        "Mira attacks Garde (pistol): 6 4 4 kept from 2 2 4 4 6 = 14"
        " against 12 (range-short 10, dim light +2): hit, margin 2"
    )


@pytest.mark.rule("E5")
def test_damage_reads_with_its_arithmetic() -> None:
    assert told("fr", *shot_lines())[2:4] == [
        "Garde, dégâts (physical) : 17 (power : 3 5 4 5) + 2 (margin) = 19"
        " contre 8 (threshold 6, save +2) : niveau 2, grave",
        "Garde : case grave cochée (physical, w1)",
    ]
    assert told("en", *shot_lines())[2] == (
        "Damage to Garde (physical): 17 (power: 3 5 4 5) + 2 (margin) = 19"
        " against 8 (threshold 6, save +2): level 2, grave"
    )


def test_a_brief_sentence_leaves_the_sums_out() -> None:
    brief = [spoken(line, Texts("en"), brief=True) for line in shot_lines()[1:3]]
    assert brief == [
        "Mira attacks Garde (pistol): 14 against 12: hit, margin 2",
        "Damage to Garde (physical): 19 against 8: level 2, grave",
    ]


def line(id_: str, **args: Any) -> Line:
    return Line(seq=1, round=1, command=1, by="gm", at=0, id=f"chronicle-{id_}", args=args)


def test_bonuses_and_negative_numbers_read_as_sums() -> None:
    log = opened(joined("mira"), joined("guard"))
    log.play(
        c.Attack(who="mira", targets=("guard",)),
        rolled("mira", (3, 4)),
        attack(
            len(log.records) + 2,
            total=5,
            difficulty=9,
            margin=-4,
            outcome="failure",
            terms=(Term("melee", 10), Term("mod:d'en haut", -1)),
            bonus=(Term("surpass", -2),),
        ),
    )
    assert told("en", log.lines()[-1]) == [
        "Mira attacks Guard (pistol): 3 4 = 7 − 2 (surpass) = 5 against 9 (melee 10, d'en haut −1): missed, margin −4"
    ]


def test_french_agrees_with_whoever_it_is_about() -> None:
    log = opened(joined("mira", gender="f"), joined("guard", gender="m"))
    log.play(c.Attack(who="guard", targets=("mira",)), attack(99, "guard", "mira"))
    assert "touchée" in told("fr", log.lines()[-1])[0]
    log.play(c.Kill(targets=("mira",)), f.Assessed(who="mira", status="dead", health="dead"))
    assert told("fr", log.lines()[-1]) == ["Mira : morte, morte [arbitrage]"]
    log.play(c.Revive(targets=("guard",)), f.Revived(who="guard"))
    assert told("fr", log.lines()[-1]) == ["Guard n’est pas mort, finalement [arbitrage]"]
    both = (Name("a", "A"), Name("b", "B"))
    assert told("fr", line("do-skip", targets=both[:1], aimed=1)) == ["A n’agit pas ce tour-ci"]
    assert told("fr", line("do-skip", targets=both, aimed=2)) == ["A et B n’agissent pas ce tour-ci"]


def test_a_struck_line_says_who_when_and_why(texts: Texts) -> None:
    strike = Strike(45, "anne", 1_700_000_000_000, "pas de sauvegarde")
    said = strike_text(strike, texts)
    for part in ("anne", "2023-11-1", "45", "pas de sauvegarde"):
        assert part in said
    assert "“" not in strike_text(Strike(45, "anne", 0), texts)
    assert str(10**18) in strike_text(Strike(45, "anne", 10**18), texts)
    shown = Line(seq=9, round=1, command=9, by="gm", at=0, id="chronicle-do-note", struck=strike)
    assert [each.struck for each in sentences([shown], texts)] == [said]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(0, "0 s"), (3, "3 s"), (60, "1 min"), (18_030, "5 h 30 s"), (90_061, "1 d 1 h 1 min 1 s"), (-3, "−3 s")],
)
def test_game_time_reads_in_its_units(seconds: int, said: str) -> None:
    assert clock_text(seconds, Texts("en")) == said


@pytest.mark.parametrize(
    ("roll", "said"),
    [
        (rolled("a", (2, 6)), "2 6"),
        (rolled("a", (2, 6, 4), (1, 2)), "6 4 kept from 2 6 4"),
        (rolled("a", (2, 6), ()), "none kept from 2 6"),
        (rolled("a", (2, 6), sources=(("typed", 2),)), "2 6 [typed]"),
        (rolled("a", (2, 6), sources=(("system", 1), ("seeded", 1))), "2 6 [drawn, seeded]"),
    ],
)
def test_dice_read_with_what_was_kept_and_where_they_came_from(roll: f.Rolled, said: str) -> None:
    shown: Roll = roll_of(1, roll, Word("person", "gm"))
    assert faces_text(shown, Texts("en")) == said


@pytest.mark.case(31)
@pytest.mark.parametrize("name", NAMES)
def test_names_and_words_of_people_break_no_sentence(name: str, texts: Texts) -> None:
    log = opened(joined("x", name))
    log.play(c.Note(text=f"{{ $who }} {name}\n* {name}"))
    log.play(c.Pass(who="x", text=name), f.TurnStarted(who="x", count=1))
    *_, note, passed, turn = sentences(log.lines(), texts)
    assert name in note.text and "{ $who }" in note.text and "\n" not in note.text
    assert passed.text.count(name) == 2
    assert name in turn.text


def test_the_locales_hold_no_board_message_in_one_language_alone() -> None:
    ids = []
    for language in LANGUAGES:
        file: Path = LOCALES / language / "board.ftl"
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
        ids.append({entry.id.name for entry in parsed.body if isinstance(entry, ast.Message)})
    assert ids[0] == ids[1]
