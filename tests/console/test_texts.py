"""Everything that may be said has a sentence in both languages: refusals, faults, words of the command line."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from rejeu.console.failures import explain
from rejeu.console.lexicon import Lexicon
from rejeu.console.line import BadLine
from rejeu.console.text import LOCALES, Texts, entries, ready
from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.engine.ruleset import find_ruleset
from rejeu.events import errors as journal_errors
from rejeu.events.errors import BrokenLog, Conflict, JournalUnavailable
from rejeu.events.jsonl import Remark
from rejeu.projections.words import Name, Word

ROOT = Path(__file__).parents[2]
RULESET = ROOT / "engine" / "rulesets" / "point_zero"
CODE = re.compile(r"[a-z]+(-[a-z0-9]+)*")


def _trees(*folders: str) -> Iterator[ast.AST]:
    """Yield what is in the files of these folders; rulesets answer for their own sentences."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*.py")):
            if "rulesets" in folder or "rulesets" not in path.parts:
                yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _calls(*folders: str) -> Iterator[ast.Call]:
    return (node for node in _trees(*folders) if isinstance(node, ast.Call))


def _name(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def _codes(call: ast.Call, place: int) -> set[str]:
    if len(call.args) <= place:
        return set()
    return {
        node.value
        for node in ast.walk(call.args[place])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)
    }


def _problems(*folders: str) -> set[str]:
    """Codes of mistakes in sheets: the second of three, or the first of two, before their parameters."""
    found = {code for call in _calls(*folders) if _name(call) == "_Wrong" for code in _codes(call, 0)}
    for node in _trees(*folders):
        if not isinstance(node, ast.Tuple) or len(node.elts) not in (2, 3):
            continue
        code, params = node.elts[-2:]
        said = isinstance(code, ast.Constant) and isinstance(code.value, str) and CODE.fullmatch(code.value)
        if said and (isinstance(params, ast.Dict) or getattr(params, "id", "") == "params"):
            assert isinstance(code, ast.Constant)
            found.add(str(code.value))
    return found


def _refused(*folders: str) -> set[str]:
    return {code for call in _calls(*folders) if _name(call) == "Refused" for code in _codes(call, 0)}


REFUSED = _refused("engine", "replays", "console")
LINES = {code for call in _calls("console") if _name(call) in ("refuse", "BadLine") for code in _codes(call, 0)}
SHEETS = _problems("engine", "console") | {"bad-toml", "bad-json"}
JOURNAL = (
    set(journal_errors._TEXTS)
    | {code for call in _calls("events", "replays") if _name(call) == "BrokenLog" for code in _codes(call, 1)}
    | {
        code
        for call in _calls("events", "replays", "console")
        if _name(call) in ("JournalUnavailable", "JournalError")
        for code in _codes(call, 0)
    }
)


RULESETS = sorted(path.parent for path in (ROOT / "engine" / "rulesets").glob("*/en.ftl"))


@pytest.fixture(params=["en", "fr"])
def texts(request: pytest.FixtureRequest) -> Texts:
    return Texts(request.param, [RULESET])


def _own(texts: Texts, message: str) -> bool:
    """Return whether the language itself has the message: English is no French."""
    return message in texts._source(texts.lang)


def test_the_codes_are_found_at_all() -> None:
    assert {"not-open", "already-hidden", "already-shown", "is-dead", "nothing-to-undo"} <= REFUSED
    assert {"out-of-reach", "not-your-turn"} <= _refused("engine/rulesets/point_zero")
    assert {"unknown-verb", "unclosed-quote"} <= LINES
    assert {"unknown-parameter", "out-of-range", "not-utf8", "negative"} <= SHEETS
    assert {"unknown-key", "no-bands"} <= _problems("engine/rulesets/point_zero")
    assert {"broken-link", "conflict", "journal-read-only", "bad-parent"} <= JOURNAL


@pytest.mark.parametrize("code", sorted(REFUSED))
def test_every_refusal_has_a_sentence(texts: Texts, code: str) -> None:
    assert _own(texts, f"refused-{code}")


@pytest.mark.parametrize("code", sorted(LINES))
def test_everything_wrong_with_a_line_has_a_sentence(texts: Texts, code: str) -> None:
    assert _own(texts, f"line-{code}") or _own(texts, f"refused-{code}")


@pytest.mark.parametrize("code", sorted(SHEETS))
def test_every_mistake_in_a_sheet_has_a_sentence(texts: Texts, code: str) -> None:
    assert _own(texts, f"sheet-{code}") or _own(texts, f"refused-{code}")


@pytest.mark.parametrize("folder", RULESETS, ids=lambda path: path.name)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_code_of_a_ruleset_has_a_sentence(folder: Path, lang: str) -> None:
    own = Texts(lang, [folder])
    place = f"engine/rulesets/{folder.name}"
    unsaid = {code for code in _refused(place) if not _own(own, f"refused-{code}")}
    unsaid |= {code for code in _problems(place) if not _own(own, f"sheet-{code}") and not _own(own, f"refused-{code}")}
    assert not unsaid


@pytest.mark.parametrize("code", sorted(JOURNAL))
def test_every_fault_of_a_log_has_a_sentence(texts: Texts, code: str) -> None:
    assert _own(texts, f"journal-error-{code}")


@pytest.mark.parametrize("code", ["torn-line", "no-end", "crlf", "bom", "blank-lines"])
def test_every_remark_on_a_file_has_a_sentence(texts: Texts, code: str) -> None:
    assert str(Remark(code, 3))
    assert _own(texts, f"log-remark-{code}")


def test_every_message_that_the_console_says_is_there(texts: Texts) -> None:
    said = {
        node.value
        for call in _calls("console")
        if _name(call) in ("say", "find")
        for node in ast.walk(call.args[0])
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and CODE.fullmatch(node.value)
    }
    assert {"verified", "play-hint", "did-you-mean"} <= said
    english_help = {message for message in said if message.startswith("usage-") and texts.lang == "en"}
    assert not {m for m in said - english_help if "-" in m and not _own(texts, m)}


def test_every_verb_and_slot_has_a_word(texts: Texts) -> None:
    for verb in Lexicon(find_ruleset("point-zero")).verbs:
        assert _own(texts, f"verb-{verb.id}"), verb.id
        for slot in verb.takes:
            if not slot.endswith("?") and slot != "pairs":
                assert _own(texts, f"slot-{slot}"), slot


@pytest.mark.parametrize("folder", [LOCALES, RULESET], ids=["console", "ruleset"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_files_are_whole_fluent(folder: Path, lang: str) -> None:
    files = [folder / f"{lang}.ftl"] if folder == RULESET else sorted((folder / lang).glob("*.ftl"))
    assert files
    for file in files:
        source = file.read_text(encoding="utf-8")
        resource = FluentParser().parse(source)
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{file}: {junk}"
        messages = [entry.id.name for entry in resource.body if isinstance(entry, ftl.Message)]
        assert len(messages) == len(set(messages)), f"{file} says something twice"
        assert set(messages) <= set(entries(source)), f"{file} is not cut into its messages"


@pytest.mark.parametrize("folder", [LOCALES, RULESET], ids=["console", "ruleset"])
def test_both_languages_say_the_same_things(folder: Path) -> None:
    if folder == RULESET:
        english, french = (set(entries((folder / f"{lang}.ftl").read_text("utf-8"))) for lang in ("en", "fr"))
    else:
        english, french = (
            {message for file in (folder / lang).glob("*.ftl") for message in entries(file.read_text("utf-8"))}
            for lang in ("en", "fr")
        )
    # English help stands on the commands themselves.
    assert english == {message for message in french if not message.startswith("usage-")}


# How things are said -------------------------------------------------------------------------


def test_what_nobody_wrote_is_said_by_its_id() -> None:
    assert Texts("fr").say("no-such-message", who="Mira") == "no-such-message (who: Mira)"
    assert Texts("fr").word("level", "no.such") == "no.such"


def test_lists_are_joined_in_words() -> None:
    assert Texts("en").phrase(["a", "b", "c"]) == "a, b and c"
    assert Texts("fr").phrase(["a", "b"]) == "a et b"
    assert Texts("fr").phrase([]) == ""


def test_people_of_one_name_are_told_apart() -> None:
    texts = Texts("en")
    texts.meet([Name("twin-1", "Twin"), Name("twin-2", "Twin"), Name("mira", "Mira")])
    assert texts.phrase(Name("twin-1", "Twin")) == "Twin (twin-1)"
    assert texts.phrase(Name("mira", "Mira")) == "Mira"


def test_french_words_agree_with_whom_they_are_said_of() -> None:
    texts = Texts("fr", [RULESET])
    texts.meet([Name("mira", "Mira", "f"), Name("guard", "Garde", "m")])
    assert explain(Refused("is-dead", who="mira"), texts) == ["Mira est morte."]
    assert explain(Refused("is-dead", who="guard"), texts) == ["Garde est mort."]


def test_numbers_are_said_without_separators() -> None:
    said = Texts("fr").say("refused-no-such-record", seq=12345, last=9)
    assert "12345" in said


@pytest.mark.case(31)
@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("D'Arcy", "D'Arcy"),
        ("{ $x }", "{ $x }"),
        ("a\x1b[31mb", "a\\x1b[31mb"),
        ("a\nb", "a\\nb"),
        ("\u202eabc", "\\u202eabc"),
        ("עומר", "\u2068עומר\u2069"),
        ("👩‍🚀", "👩‍🚀"),
    ],
)
def test_names_are_said_safely(name: str, shown: str) -> None:
    assert Texts("en").phrase(name) == shown


def test_whatever_is_long_is_said_whole() -> None:
    texts = Texts("en")
    note = "\u202e" * 2000
    assert texts.say("refused-bad-fight-name", name=note).count("\\u202e") == 2000
    crowd = [Name(f"g{n}", f"Guard {n} " + "x" * 70) for n in range(100)]
    said = texts.say("chronicle-do-kill", targets=crowd)
    assert "{" not in said and all(person.name in said for person in crowd)


def test_finished_text_is_filled_in_as_it_stands() -> None:
    assert Texts("en").say("quoted", text=ready("\u2068x\u2069")) == "“\u2068x\u2069”"


def test_errors_are_explained_with_their_particulars() -> None:
    texts = Texts("en", [RULESET])
    assert "record 3" in explain(Conflict(3, 5), texts)[0]
    assert "4d6" in explain(NeedDice("mira", "attack", "4d6"), texts)[0]
    assert "(Line 7 of the file.)" in explain(BrokenLog(6, "broken-link", line=7), texts)[0]
    assert "/there/j.db" in explain(JournalUnavailable("journal-disk-full", "/there/j.db"), texts)[0]
    problems = explain(BadSheet([("a.b", "not-a-table", {}), ("c", "unknown-key", {"key": "c", "near": "d"})]), texts)
    assert len(problems) == 3
    assert problems[1].startswith("  a.b: ")
    assert "d" in problems[2]
    assert "ValueError" in explain(ValueError("x"), texts)[0]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("code", "key"), [("unknown-combatant", "name"), ("no-such-condition", "condition")])
def test_no_empty_list_is_shown_for_what_is_known(lang: str, code: str, key: str) -> None:
    texts = Texts(lang)
    family = (
        BadLine(code, 0, 1, name="x", known=[]) if key == "name" else Refused(code, who="m", condition="x", known=[])
    )
    said = explain(family, texts)[0]
    assert said.endswith(".") and ": ." not in said and "\u00a0." not in said


def test_a_word_has_its_own_sentence_in_its_ruleset() -> None:
    assert Texts("en", [RULESET]).phrase(Word("track", "shock")) == "shock"
    assert Texts("fr", [RULESET]).phrase(Word("track", "shock")) == "choc"


def test_help_is_whole_in_french() -> None:
    import click

    from rejeu.console.cli import cli

    texts = Texts("fr")
    context = click.Context(cli, obj={})
    assert _own(texts, "usage-rejeu")
    assert {"usage-option-help", "usage-option-version"} <= texts._source("fr").keys()
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command is not None
        assert _own(texts, f"usage-{name}"), name
        assert _own(texts, f"usage-{name}-short"), name
        for param in command.params:
            key = (param.name or "").replace("_", "-")
            option = isinstance(param, click.Option)
            assert not option or _own(texts, f"usage-option-{key}") or _own(texts, f"usage-{name}-{key}"), (name, key)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_sentence_is_there_twice(lang: str) -> None:
    """One of the two would be said in the place of the other."""
    keys = re.compile(r"^([a-z][a-z0-9-]*) =", re.MULTILINE)
    found = [key for path in sorted((LOCALES / lang).glob("*.ftl")) for key in keys.findall(path.read_text("utf-8"))]
    assert [key for key in set(found) if found.count(key) > 1] == []
