"""The page of the line language: its examples are run, in order, and leave no verb out."""

import re
from pathlib import Path

import pytest

from rejeu.console.build import parse
from rejeu.console.lexicon import Lexicon, spellings
from rejeu.console.script import rehearse, sentences
from rejeu.console.session import Session
from rejeu.console.text import Texts
from rejeu.engine.ruleset import find_ruleset
from rejeu.events.base import Command
from rejeu.replays.fight import Fight

PAGE = (Path(__file__).parents[2] / "docs" / "line-language.md").read_text("utf-8")
LEXICON = Lexicon(find_ruleset("point-zero"))


def examples(lang: str) -> str:
    """Return the examples of one language, as one script."""
    return "".join(re.findall(rf"^```rejeu-{lang}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


def play(lang: str) -> Fight:
    return rehearse(Session(Texts(lang)), None, examples(lang), "line-language.md", Path(), quiet=True)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_examples_are_run_in_order(lang: str) -> None:
    fight = play(lang)
    assert fight.state.round == 5
    assert len(sentences(examples(lang))) > 80


def test_both_languages_play_the_same_fight() -> None:
    english, french = play("en"), play("fr")
    assert [envelope.tag for envelope in english.envelopes] == [envelope.tag for envelope in french.envelopes]
    for seq in range(1, english.tail + 1):
        one, other = english.event(seq), french.event(seq)
        if not isinstance(one, Command):
            assert type(one) is type(other)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_verb_has_an_example(lang: str) -> None:
    said = {verb.id for _, line in sentences(examples(lang)) if (verb := LEXICON.verb(line.split()[0])) is not None}
    assert said == {verb.id for verb in LEXICON.verbs}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_examples_use_words_of_their_own_language(lang: str) -> None:
    for number, line in sentences(examples(lang))[1:]:
        verb = LEXICON.verb(line.split()[0])
        assert verb is not None
        assert line.split()[0] in verb.words[lang], (number, line)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_is_named(lang: str) -> None:
    for verb in LEXICON.verbs:
        for key in LEXICON.keys(verb):
            assert any(f"`{word}=" in PAGE or f"{word}=" in PAGE for word in key.words[lang]), (verb.id, key.id)


def test_the_list_of_keys_is_no_wish() -> None:
    """Whatever the page writes as a key is one, of some verb or of the line that opens a script."""
    known = {word for verb in LEXICON.verbs for key in LEXICON.keys(verb) for word in spellings(key.words)}
    known |= {"rules", "seed", "house", "as", "dice", "key", "name", "title", "modifier"}
    from rejeu.console.words import fold

    written = set(re.findall(r"`([a-zà-ÿ'-]+)=`", PAGE))
    assert written
    assert {word for word in written if fold(word) not in known} == set()


def test_parse_is_what_the_page_is_read_with() -> None:
    assert parse("# nothing", None) is None  # type: ignore[arg-type]
