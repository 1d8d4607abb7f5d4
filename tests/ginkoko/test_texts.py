"""Everything that the ruleset may say is said in both languages, and what it refuses names its rule."""

import re
from functools import cache

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.engine.rulesets.ginkoko.bargains import PENALTIES, PRIMES, WORDS
from rejeu.engine.rulesets.ginkoko.conditions import POSITIONS
from rejeu.engine.rulesets.ginkoko.health import LEVELS
from rejeu.engine.rulesets.ginkoko.incidents import INCIDENTS
from rejeu.engine.rulesets.ginkoko.sheet import OWN
from rejeu.engine.rulesets.ginkoko.weapon import TROUBLES

LANGUAGES = ("en", "fr")
CODES = {source.name: source.read_text("utf-8") for source in sorted(RULESET.folder.glob("*.py"))}
REFUSALS = re.compile(r'Refused\(\s*"([a-z-]+)"((?:[^()]|\([^()]*\))*)\)')
SHARED = ("option-not-a-choice", "option-not-a-number", "option-out-of-range", "unknown-option")
SHEETS = ("bad-key", "unknown-key", "given-twice", "missing", "negative", "not-a-table", "not-words", "not-yes-or-no")
COLLECTED = ("weapon-jammed", "weapon-broken", "weapon-dropped", "wound-cared", "wound-too-old", "not-jammed",
             "not-dropped", "multiple-needs", "multiple-alone", "no-such-prime", "no-such-penalty")  # fmt: skip

# Refusals of what no rule of the game speaks of: words, sheets, numbers, who is there.
NO_RULE = {
    "is-dead", "no-modifiers", "nobody-here", "questions-open", "attacks-itself", "bad-damage", "modifier-too-large",
    "no-such-weapon", "no-weapon-ready", "which-weapon", "bad-amount", "bad-count", "no-such-grave-wound",
    "no-such-track",
}  # fmt: skip


@cache
def texts(lang: str) -> dict[str, str]:
    source = (RULESET.folder / f"{lang}.ftl").read_text("utf-8")
    parsed = FluentParser().parse(source)
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
    found = [entry for entry in parsed.body if isinstance(entry, Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message is given twice"
    return {entry.id.name: source[entry.span.start : entry.span.end] for entry in found}


@cache
def wanted() -> set[str]:
    """Return the ids of all that can be said."""
    code = "".join(CODES.values())
    ids = {f"parameter-{parameter.name}" for parameter in RULESET.parameters}
    ids |= {f"phase-{phase}" for phase in RULESET.phases}
    ids |= {f"{kind}-{verb.id}" for verb in RULESET.verbs for kind in ("verb", "help")}
    ids |= {f"level-{level}" for level in (*LEVELS, "blow")} | {"track-hp", "track-grave", "gauge-hp", "gauge-dk"}
    ids |= {f"condition-{name}" for name in (*POSITIONS, *TROUBLES, "failing", "no-action", "no-defence", "fallen")}
    ids |= {f"{kind}-{name}" for kind in ("option", "outcome") for name in INCIDENTS} | {"option-yes", "option-no"}
    ids |= {f"attribute-{name}" for name in OWN}
    ids |= {f"refused-{name}" for name, _ in REFUSALS.findall(code)}
    ids |= {f"refused-{name}" for name in (*SHARED, *SHEETS, *COLLECTED)} - {"refused-is-dead"}
    ids |= {f"refused-{name}" for name in re.findall(r'\("?[^"()]*"?, "([a-z-]+)", (?:\{|params)', CODES["sheet.py"])}
    ids |= {f"term-{name}" for name in re.findall(r'Term\(\s*"([\w-]+)",', code)} | {"term-choc-k", "term-failing"}
    ids |= {
        f"purpose-{name}{dk}" for name in ("attack", "defence", "care", "action", "resistance") for dk in ("", "-dk")
    }
    ids |= {f"why-{name}" for name in re.findall(r'why="([\w-]+)"', code)} - {"why-expired", "why-replaced"}
    ids |= {f"question-{name}" for name in ("defence", "incident", "ally")}
    return ids - {"refused-is-dead"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang):
    assert len(wanted()) > 240
    assert sorted(wanted() - texts(lang).keys()) == []


def test_both_languages_say_the_same_things():
    assert texts("en").keys() == texts("fr").keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_formatted(lang):
    console = RULESET.folder.parents[2] / "console" / "locales" / lang
    bundle = FluentBundle([lang])
    for file in (*sorted(console.glob("*.ftl")), RULESET.folder / f"{lang}.ftl"):
        bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    arguments = {name for text in texts(lang).values() for name in re.findall(r"\$(\w+)", text)}
    args = dict.fromkeys((*arguments, "armed", "weapon", "reckoned", "terms", "thrown", "dice", "helped", "bonus"), "x")
    args |= dict.fromkeys(
        ("total", "rolled", "resisted", "against", "bounded", "maximum", "relative", "delta_text"), "x"
    )
    for name in texts(lang):
        _, errors = bundle.format_pattern(bundle.get_message(name).value, {**args, "outcome": "success"})
        assert errors == [], name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_refusal_says_only_what_it_knows(lang):
    """Each value that a sentence speaks of is one that the code gives."""
    given: dict[str, set[str]] = {}
    for code, inside in (found for source in CODES.values() for found in REFUSALS.findall(source)):
        given.setdefault(code, set()).update(re.findall(r"(\w+)=", inside))
    for code, names in given.items():
        if code != "is-dead":
            assert set(re.findall(r"\$(\w+)", texts(lang)[f"refused-{code}"])) <= names, code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_cores_rulings_refuse_is_said_with_what_they_know(lang):
    """The core names no rule: a sentence that spoke of one would be left with a hole."""
    rulings = (RULESET.folder.parents[1] / "rulings.py").read_text("utf-8")
    for code, inside in REFUSALS.findall(rulings):
        said = texts(lang).get(f"refused-{code}", "")
        assert set(re.findall(r"\$(\w+)", said)) <= set(re.findall(r"(\w+)=", inside)), code


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_rule_refuses_names_the_rule(lang):
    rules = {f"GK-{number:02}" for number in range(1, 50)}
    for code, inside in (found for source in CODES.values() for found in REFUSALS.findall(source)):
        if code in NO_RULE:
            continue
        named = re.findall(r'rule="([^"]+)"', inside)
        assert "rule=" in inside, code
        assert set(named) <= rules, code
        assert "$rule" in texts(lang)[f"refused-{code}"], code


def test_every_verb_has_words_and_an_example_in_both_languages():
    for verb in RULESET.verbs:
        assert set(verb.words) == set(verb.example) == {"en", "fr"}
        for lang in LANGUAGES:
            assert verb.example[lang].split()[0] in verb.words[lang], (verb.id, lang)


def test_every_prime_and_penalty_has_words_in_both_languages():
    assert WORDS.keys() == {**PRIMES, **PENALTIES}.keys()
    assert all(words["en"] and words["fr"] for words in WORDS.values())
