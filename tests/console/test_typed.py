"""What a refusal lists can be typed: in French as in English, under every ruleset."""

import pytest

from rejeu.console.failures import explain
from rejeu.console.lexicon import Lexicon
from rejeu.console.typed import in_language
from rejeu.engine.errors import Refused
from rejeu.engine.ruleset import find_ruleset
from rejeu.events import commands as c
from rejeu.replays.fight import Fight
from tests.replay_page import stories

FIGHTS = ("ambush", "ginkoko-pont", "agir-ruelle", "shot")
STORED = {
    "physical", "shock", "both", "light", "critical", "shaken", "ammo.pistolet", "armour", "threshold", "unarmed",
    "worsening", "death", "any", "none", "drop", "hp", "failing", "acceleration", "light-wound", "missed", "hit",
    "composure", "hand.hachoir", "undo", "own-last", "anyone", "dropped.rifle", "blow",
}  # fmt: skip
"""Words that are stored, and no French."""

LISTS = [
    ("ambush", "marquer mira {}"),
    ("ambush", "marquer mira Légère piste={}"),
    ("ambush", "blesser mira 1 piste={}"),
    ("ambush", "lever sergeant {}"),
    ("ambush", "jauge mira {} +0"),
    ("ambush", "fixer mira {} +1"),
    ("shot", "attaquer mira garde arme={}"),
    ("shot", "attaquer mira garde incident={}"),
    ("ambush", "horloge +1h arrêt={} forcer=oui"),
    ("ambush", "droits {}=mj"),
    ("ambush", "droits annuler={}"),
    ("ginkoko-pont", "marquer kesh {}"),
    ("ginkoko-pont", "marquer kesh 1 piste={}"),
    ("ginkoko-pont", "blesser kesh 1 piste={}"),
    ("ginkoko-pont", "lever brigand-2 {}"),
    ("ginkoko-pont", "jauge kesh {} +0"),
    ("ginkoko-pont", "attaquer kesh reva prime={}"),
    ("ginkoko-pont", "attaquer kesh reva pénalité={}"),
    ("agir-ruelle", "blesser sbire-1 1 piste={}"),
    ("agir-ruelle", "lever sbire-1 {}"),
    ("agir-ruelle", "attaquer sbire-1 renfort arme={}"),
    ("agir-ruelle", "attaquer sbire-1 renfort issue={}"),
]


def played(name: str) -> Fight:
    """Return an example at its end; `shot` is Mira's before she shoots."""
    if name != "shot":
        return stories.played(name)
    fight = stories.played("mira")
    shot = next(seq for seq in range(1, fight.tail) if isinstance(fight.event(seq), c.Attack))
    stories.Hand(fight).do(c.Rewind(to=fight.envelopes[shot - 1].parent or 0))
    return fight


@pytest.fixture(scope="module")
def fights() -> dict[str, Fight]:
    return {name: played(name) for name in FIGHTS}


def said(fight: Fight, line: str) -> Refused | None:
    try:
        stories.Hand(fight).say(line)
    except Refused as refused:
        return refused
    return None


def listed(refused: Refused, lang: str, fight: Fight) -> list[str]:
    texts = stories.texts_for(fight, lang)
    params = in_language(texts, refused.code, refused.params)
    found = params.get("known") or params.get("choices")
    assert isinstance(found, list), params
    return [str(word) for word in found]


@pytest.mark.parametrize("lang", ["fr", "en"])
@pytest.mark.parametrize(("name", "line"), LISTS)
def test_each_word_that_a_refusal_lists_is_taken(name: str, line: str, lang: str, fights: dict[str, Fight]) -> None:
    first = said(fights[name], line.format("truc"))
    assert first is not None
    words = listed(first, lang, fights[name])
    assert words
    for word in words:
        fight = played(name) if lang == "fr" else fights[name]
        again = said(fight, line.format(word))
        assert again is None or again.code != first.code, (word, again)
    if lang == "fr":
        assert not STORED & set(words)


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_answers_are_listed_as_they_are_typed(lang: str) -> None:
    fight = played("shot")
    stories.Hand(fight).say("attaquer mira garde pénombre=+2 dés=6,6,6,6,6")
    refused = said(fight, "répondre truc")
    assert refused is not None
    assert listed(refused, lang, fight) == {"fr": ["oui", "non"], "en": ["yes", "no"]}[lang]
    assert said(fight, "répondre oui") is None


def test_conditions_are_typed_in_either_gender() -> None:
    lexicon = Lexicon(find_ruleset("ginkoko"))
    for word in ("inconscient", "inconsciente", "Inconsciente", "unconscious"):
        assert lexicon.said("condition", word) == "unconscious"
    assert lexicon.said("condition", "cachée") == "concealed"


def test_the_sentence_itself_is_french() -> None:
    fight = stories.played("ambush")
    refused = said(fight, "marquer mira truc")
    assert refused is not None
    (sentence,) = explain(refused, stories.texts_for(fight, "fr"))
    assert "Légère" in sentence
    assert "light" not in sentence
