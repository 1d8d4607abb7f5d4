"""Lines of Agir: the same command in English and in French."""

import re
from pathlib import Path

import pytest

from rejeu.console.build import parse
from rejeu.console.lexicon import Lexicon
from rejeu.console.reading import Context
from rejeu.engine.rulesets.agir import RULESET
from rejeu.events import commands as c
from rejeu.events.base import Command
from tests.agir.table import fight

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "agir.md").read_text("utf-8")
CONTEXT = Context(Lexicon(RULESET), fight().state)
VERBS = {verb.id: verb for verb in RULESET.verbs}


def read(line: str) -> Command:
    parsed = parse(line, CONTEXT)
    assert parsed is not None
    return parsed.command


def bare(command: Command) -> object:
    """A command without its free text."""
    return {name: getattr(command, name) for name in command.__struct_fields__ if name != "text"}


@pytest.mark.parametrize("verb", VERBS)
def test_the_example_of_every_verb_is_the_same_command_in_both_languages(verb: str) -> None:
    english, french = (read(VERBS[verb].example[lang]) for lang in ("en", "fr"))
    assert isinstance(english, c.Act)
    assert english.verb == verb
    assert bare(english) == bare(french)


@pytest.mark.parametrize(
    ("english", "french", "command"),
    [
        (
            "attack mira dan outcome=hit harm=2d6+1 track=health condition=stunned rounds=2 roll=1d20 dim=-1",
            "attaquer mira dan issue=touché dégâts=2d6+1 piste=health état=stunned tours=2 jet=1d20 dim=-1",
            c.Attack(
                who="mira", targets=("dan",), modifiers={"dim": -1},
                options={
                    "outcome": "hit", "harm": "2d6+1", "track": "health", "condition": "stunned", "rounds": 2,
                    "roll": "1d20",
                },
            ),
        ),
        (
            "attack mira dan defence=block outcome=blocked death=no",
            "attaquer mira dan défense=blocage issue=bloqué mort=non",
            c.Attack(
                who="mira", targets=("dan",), options={"defence": "block", "outcome": "blocked", "death": "no"}
            ),
        ),
        (
            "attack mira dan outcome=hit harm=3 on=health",
            "attaquer mira dan issue=touché mal=3 sur=health",
            c.Attack(who="mira", targets=("dan",), options={"outcome": "hit", "harm": "3", "track": "health"}),
        ),
        (
            "move mira 4 jump=1 cost=2 action=main",
            "bouger mira 4m saut=1 coût=2 action=principale",
            c.Move(who="mira", metres=4, options={"jump": 1, "cost": 2, "action": "main"}),
        ),
        (
            "allow mira dan use=pick-up action=main rounds=3",
            "autorise mira dan usage=ramasser action=principale tours=3",
            c.Act(
                who="mira", verb="allow", targets=("dan",),
                options={"use": "pick-up", "action": "main", "rounds": 3},
            ),
        ),
        (
            "sprint mira to=3,4 jump=2",
            "sprinte mira à=3,4 saut=2",
            c.Act(who="mira", verb="sprint", options={"to": "3,4", "jump": 2}),
        ),
    ],
)  # fmt: skip
def test_keys_mean_the_same_in_both_languages(english: str, french: str, command: Command) -> None:
    assert bare(read(english)) == bare(read(french)) == bare(command)


def test_the_page_lists_every_verb_and_every_key_in_both_languages() -> None:
    for verb in RULESET.verbs:
        for lang in ("en", "fr"):
            assert f"`{verb.example[lang]}`" in PAGE, verb.id
    keys = [
        *(key for verb in RULESET.verbs for key in verb.keys),
        *(key for keys in RULESET.keys.values() for key in keys),
    ]
    named = set(re.findall(r"([\w'-]+)=", PAGE))
    for key in keys:
        for lang in ("en", "fr"):
            assert named & set(key.words[lang]), (key.id, lang)
