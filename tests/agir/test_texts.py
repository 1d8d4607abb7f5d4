"""Everything that the ruleset may say is said in both languages."""

import re

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from rejeu.console.failures import explain
from rejeu.console.text import LOCALES, Texts
from rejeu.engine.errors import Refused
from rejeu.engine.rulesets.agir import RULESET, attack, defence, weapons
from rejeu.engine.rulesets.agir.actions import SECOND_USES, exception
from rejeu.engine.rulesets.agir.breath import COMPLEX
from rejeu.engine.rulesets.agir.phases import ACTIONS, MAIN
from rejeu.events import commands as c
from tests.agir.table import Table, act, fight
from tests.agir.table import attack as strike

LANGUAGES = ("en", "fr")
SOURCES = [path.read_text("utf-8") for path in sorted(RULESET.folder.glob("*.py"))]
CODE = re.compile(r'Refused\(\s*"([a-z-]+)"')
EXCEPTIONS = [
    exception(action, use) for action in ACTIONS for use in SECOND_USES if (action, use) != (MAIN, defence.DODGE)
]


def texts(lang: str) -> set[str]:
    parsed = FluentParser().parse((RULESET.folder / f"{lang}.ftl").read_text("utf-8"))
    assert not [entry for entry in parsed.body if isinstance(entry, Junk)]
    names = [entry.id.name for entry in parsed.body if isinstance(entry, Message)]
    assert len(names) == len(set(names))
    return set(names)


def wanted() -> set[str]:
    """Return the ids of all that can be said."""
    ids = {f"parameter-{parameter.name}" for parameter in RULESET.parameters} | {"ruleset-agir"}
    ids |= {f"phase-{phase}" for phase in RULESET.phases} | {f"action-{action}" for action in ACTIONS}
    ids |= {f"{kind}-{verb.id}" for verb in RULESET.verbs for kind in ("verb", "help")}
    ids |= {f"spent-{use}" for use in (*SECOND_USES, *COMPLEX, "sprint", "attack", "breath", "reserved", "block")}
    ids |= {f"{kind}-{name}" for name in EXCEPTIONS for kind in ("condition", "outcome", "action")}
    ids |= {f"{kind}-{outcome}" for outcome in attack.OUTCOMES for kind in ("outcome", "option", "choice-outcome")}
    ids |= {f"{kind}-{how}" for how in defence.DEFENCES for kind in ("defence", "option", "choice-defence")}
    ids |= {f"condition-{place}" for place in weapons.PLACES}
    for key in [
        *(key for verb in RULESET.verbs for key in verb.keys),
        *(key for keys in RULESET.keys.values() for key in keys),
    ]:
        values = [*key.choices] if key.choices else ["yes", "no"] if key.kind == "flag" else []
        ids |= {f"setting-{key.id}-{value}" for value in values} or {f"setting-{key.id}"}
    for source in SOURCES:
        ids |= {f"refused-{code}" for code in CODE.findall(source)}
        ids |= {f"question-{kind}" for kind in re.findall(r'scene\.ask\("(\w+)"', source)}
        ids |= {f"purpose-{purpose}" for purpose in re.findall(r'scene\.roll\([\w.]+, "(\w+)"', source)}
        ids |= {f"term-{label}" for label in re.findall(r'Term\("(\w+)"', source)}
        ids |= {f"matter-{matter}" for matter in re.findall(r'matter="([\w-]+)"', source)}
        ids |= {
            f"lost-{why}"
            for why in re.findall(r'why="(lapsed)"|end_turn\(.*"([\w-]+)"\)', source)
            for why in why
            if why
        }
    return ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_left_unsaid(lang: str) -> None:
    assert len(wanted()) > 180
    assert {"lost-lapsed", "lost-passed", "question-outcome", "purpose-harm", "matter-exception-over"} <= wanted()
    everything = texts(lang) | set(Texts(lang)._source(lang))  # some refusals are the core's too
    assert sorted(wanted() - everything) == []


def test_both_languages_say_the_same_things() -> None:
    english, french = texts("en"), texts("fr")
    assert english <= french
    # In French a turn and a round are one word in the core, and two in this game.
    assert all("tour" in Texts("fr")._source("fr")[name].casefold() for name in french - english)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_formatted(lang: str) -> None:
    source = (RULESET.folder / f"{lang}.ftl").read_text("utf-8")
    bundle = FluentBundle([lang])
    core = [file.read_text("utf-8") for file in sorted((LOCALES / lang).glob("*.ftl"))]
    for text in core:
        bundle.add_resource(FluentResource(text))
    bundle.add_resource(FluentResource(source), allow_overrides=True)
    args = dict.fromkeys(re.findall(r"\{ \$(\w+)", "".join((source, *core))), "x")
    for name in texts(lang):
        message = bundle.get_message(name)
        assert message.value is not None
        _, errors = bundle.format_pattern(message.value, args)
        assert errors == [], name


def test_every_verb_has_words_and_an_example_in_both_languages() -> None:
    for verb in RULESET.verbs:
        assert set(verb.words) == set(verb.example) == {"en", "fr"}
        for lang in LANGUAGES:
            assert verb.example[lang].split()[0] in verb.words[lang], (verb.id, lang)


def spent() -> Table:
    """Mira has moved and Dan has spent both of his actions."""
    table = fight()
    table.act("dan", "dodge")
    table.act("dan", "block")
    table.do(c.Move(who="mira", metres=1))
    return table


def exhausted() -> Table:
    return Table().join("mira", "dan", exhausted=True).begin()


@pytest.mark.parametrize(
    ("table", "command", "en", "fr"),
    [
        (spent, act("dan", "dodge"), "nothing left to defend with", "n’a plus rien pour se défendre"),
        (spent, act("mira", "draw"), "no movement action left: it went to “moved” (AG-13)", "« déplacement » (AG-13)"),
        (exhausted, act("mira", "sprint", metres=3), "exhausted and cannot sprint (AG-21)", "(AG-21)"),
        (spent, act("guard", "draw"), "It is not guard’s turn: mira plays, at 20 (AG-05)", "mira joue, à 20 (AG-05)"),
        (fight, strike("mira", "dan", "hit", harm=1, track="heatlh"), "Did you mean health?", "health"),
        (fight, c.StartRound(), "still to play, mira, dan and guard (AG-01)", "mira, dan et guard (AG-01)"),
    ],
)
def test_what_is_refused_names_the_rule(table: object, command: c.Command, en: str, fr: str) -> None:
    refused: Refused = table().refused(command)  # type: ignore[operator]
    for lang, said in (("en", en), ("fr", fr)):
        sentence = " ".join(explain(refused, Texts(lang, [RULESET.folder])))
        assert said in sentence


@pytest.mark.parametrize(("lang", "said"), [("en", "The turn of mira is over."), ("fr", "mira a fini son tour.")])
def test_a_turn_that_is_over_is_not_skipped_and_no_rule_is_made_up(lang: str, said: str) -> None:
    table = fight()
    table.passes("mira")
    assert explain(table.refused(c.Skip(targets=("mira",))), Texts(lang, [RULESET.folder])) == [said]
