"""Lines of Ginkoko: the same command in English and in French."""

import re
from pathlib import Path

import pytest

from rejeu.console.build import parse
from rejeu.console.lexicon import Lexicon
from rejeu.console.line import BadLine
from rejeu.console.reading import Context
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.events import commands as c
from rejeu.events.base import Command

from .table import melee

PAGE = (Path(__file__).parents[2] / "docs" / "rules" / "ginkoko.md").read_text("utf-8")
CONTEXT = Context(Lexicon(RULESET), melee().state)
VERBS = {verb.id: verb for verb in RULESET.verbs}


def read(line: str) -> Command:
    parsed = parse(line, CONTEXT)
    assert parsed is not None
    return parsed.command


def bare(command: Command) -> object:
    """A command without its free text."""
    return {name: getattr(command, name) for name in command.__struct_fields__ if name != "text"}


@pytest.mark.parametrize("verb", VERBS)
def test_the_example_of_every_verb_is_the_same_command_in_both_languages(verb):
    english, french = (read(VERBS[verb].example[lang]) for lang in ("en", "fr"))
    assert isinstance(english, c.Act)
    assert english.verb == verb
    assert bare(english) == bare(french)


@pytest.mark.parametrize(
    ("english", "french", "command"),
    [
        (
            "attack kesh dokan weapon=sabre prime=efficiency free=caution,caution penalty=risk dk=2 dim=-1",
            "attaquer kesh dokan arme=sabre prime=efficacité gratuite=prudence,prudence pénalité=risque dk=2 dim=-1",
            c.Attack(
                who="kesh", targets=("dokan",), weapon="sabre", modifiers={"dim": -1},
                options={"prime": "efficiency", "free": "caution,caution", "penalty": "risk", "dk": 2},
            ),
        ),
        (
            "attack kesh dokan,reva prime=multiple penalty=light-wound unperceived=10 unseen-by=reva difficulty=8",
            "attaquer kesh dokan,reva prime=multiples pénalité=légère imperçue=10 inaperçue-de=reva difficulté=8",
            c.Attack(
                who="kesh", targets=("dokan", "reva"),
                options={
                    "prime": "multiple", "penalty": "light-wound", "unperceived": 10, "unseen": "reva", "difficulty": 8,
                },
            ),
        ),
        (
            "attack kesh dokan defence=yes defence-dk=1 defence-bonus=-2 resistance-dk=1 incident=break ally=oum",
            "attaquer kesh dokan défense=oui dk-défense=1 bonus-défense=-2 dk-résistance=1 incident=détruite allié=oum",
            c.Attack(
                who="kesh", targets=("dokan",),
                options={
                    "defence": "yes", "defence_dk": 1, "defence_bonus": -2, "resistance_dk": 1, "incident": "break",
                    "ally": "oum",
                },
            ),
        ),
        (
            "hurt dokan 2d6 armour=yes nonlethal=yes resistance-dk=1",
            "blesser dokan 2d6 armure=oui non-létal=oui dk-résistance=1",
            c.Hurt(
                targets=("dokan",), amount="2d6", options={"armour": "yes", "nonlethal": "yes", "resistance_dk": 1}
            ),
        ),
        (
            "rest kesh,dokan carer=oum,reva dk=1",
            "repos kesh,dokan soigneurs=oum,reva dk=1",
            c.Act(who="gm", verb="rest", targets=("kesh", "dokan"), options={"carer": "oum,reva", "dk": 1}),
        ),
        ("rest", "dormir", c.Act(who="gm", verb="rest")),
    ],
)  # fmt: skip
def test_keys_mean_the_same_in_both_languages(english, french, command):
    assert bare(read(english)) == bare(read(french)) == bare(command)


def test_a_prime_that_is_none_is_answered_with_the_nearest():
    with pytest.raises(BadLine) as bad:
        read("attaquer kesh dokan prime=prudense pénalité=danger")
    assert bad.value.params["near"][0] == "prudence"


def test_the_page_lists_every_verb_and_every_key_in_both_languages():
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
