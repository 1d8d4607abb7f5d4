"""Everything that the ruleset may say is said in both languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.engine.rulesets.point_zero.declarations import DECLARABLE
from rejeu.engine.rulesets.point_zero.levels import LEVELS

CODES = re.compile(r'Refused\(\s*"([a-z-]+)"')
TOLD = re.compile(r'"((?:not|bad|no|given|unknown|out)-[a-z-]+|missing|negative)"')
SOURCES = sorted(RULESET.folder.glob("*.py"))
LANGUAGES = ("en", "fr")


def texts(lang: str) -> set[str]:
    parsed = FluentParser().parse((RULESET.folder / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, Message)}


def wanted() -> set[str]:
    """Return the ids of all that can be said: refusals, house rules, phases, verbs, levels, terms."""
    ids = {f"parameter-{parameter.name}" for parameter in RULESET.parameters}
    ids |= {f"phase-{phase}" for phase in RULESET.phases}
    ids |= {f"{kind}-{verb.id}" for verb in RULESET.verbs for kind in ("verb", "help")}
    ids |= {f"verb-{verb}" for verb in DECLARABLE}
    ids |= {f"level-{level}" for levels in LEVELS.values() for level in levels} | {f"track-{track}" for track in LEVELS}
    for source in SOURCES:
        code = source.read_text("utf-8")
        ids |= {f"refused-{name}" for name in CODES.findall(code)}
        ids |= {f"term-{name}" for name in re.findall(r'Term\(\s*"([\w-]+)",', code)}
        ids |= {f"purpose-{name}" for name in re.findall(r'purpose="(\w+)"', code)}
        ids |= {f"health-{name}" for name in re.findall(r'health="(\w+)"', code)}
    sheets = "".join((RULESET.folder / name).read_text("utf-8") for name in ("sheet.py", "sheet_words.py"))
    ids |= {f"refused-{name}" for name in TOLD.findall(sheets)}
    ids |= {f"term-range-{band}" for band in ("point-blank", "short", "medium", "long", "extreme")}
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang):
    assert len(wanted()) > 150
    assert sorted(wanted() - texts(lang)) == []


def test_both_languages_say_the_same_things():
    assert texts("en") == texts("fr")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_formatted(lang):
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource((RULESET.folder / f"{lang}.ftl").read_text("utf-8")))
    args = dict.fromkeys(ARGUMENTS, "x")
    for name in texts(lang):
        message = bundle.get_message(name)
        _, errors = bundle.format_pattern(message.value, args)
        assert errors == [], name


ARGUMENTS = {
    name
    for lang in LANGUAGES
    for name in re.findall(r"\{ \$(\w+)", Path(RULESET.folder / f"{lang}.ftl").read_text("utf-8"))
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_only_what_it_knows(lang):
    """Each value that a sentence speaks of is one that the code gives."""
    given: dict[str, set[str]] = {}
    for source in SOURCES:
        for code, inside in re.findall(r'Refused\(\s*"([a-z-]+)"((?:[^()]|\([^()]*\))*)\)', source.read_text("utf-8")):
            given.setdefault(code, set()).update(re.findall(r"(\w+)=", inside))
    text = (RULESET.folder / f"{lang}.ftl").read_text("utf-8")
    for code, names in given.items():
        match = re.search(rf"^refused-{code} =(.*(?:\n .*|\n\}})*)", text, re.MULTILINE)
        assert match is not None, code
        assert set(re.findall(r"\$(\w+)", match[1])) <= names, code


def test_every_verb_has_words_and_an_example_in_both_languages():
    for verb in RULESET.verbs:
        assert set(verb.words) == set(verb.example) == {"en", "fr"}
        for lang in LANGUAGES:
            assert verb.example[lang].split()[0] in verb.words[lang], (verb.id, lang)
