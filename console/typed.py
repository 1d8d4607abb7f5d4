"""The words that a refusal lists, as somebody of that language types them: each is one that lines take."""

from collections.abc import Mapping
from functools import lru_cache

from rejeu.engine.errors import Refused
from rejeu.engine.ruleset import find_ruleset

from .lexicon import Lexicon
from .text import Texts
from .verbs_past import DEED_WORDS, MAY_WORDS
from .words import fold

LISTED = ("known", "choices", "options")
"""Parameters that may list stored words."""
_KINDS: Mapping[str, str] = {
    "no-such-track": "track",
    "which-track": "gauge",
    "no-such-level": "level",
    "no-such-condition": "condition",
    "no-such-gauge": "gauge",
    "no-such-attribute": "attribute",
    "nothing-to-explain": "attribute",
    "no-such-weapon": "weapon",
    "which-weapon": "weapon",
    "cannot-declare": "verb",
    "exception-to-what": "verb",
    "impossible-incident": "choice",
    "option-not-a-choice": "choice",
    "outcome-first": "choice",
    "bad-answer": "choice",
    "no-such-stop": "choice",
    "unknown-option": "key",
    "no-such-deed": "deed",
    "bad-right": "may",
    "bad-choice": "track",
}
"""Refusal -> the kind of the words that it lists."""


def in_language(texts: Texts, code: str, params: Mapping[str, object]) -> dict[str, object]:
    """Return the parameters of a refusal, what they list in the words of the language spoken.

    A parameter of one language, `known_fr`, stands for that without it.
    """
    ours = {name: value for name, value in params.items() if not name.endswith(("_en", "_fr"))}
    for name in LISTED:
        own = params.get(f"{name}_{texts.lang}")
        listed = params.get(name)
        if isinstance(own, list | tuple):
            ours[name] = list(own)
        elif code in _KINDS and texts.lang != "en" and isinstance(listed, list | tuple):
            ours[name] = [typed(texts, _KINDS[code], str(word)) for word in listed]
    return ours


def typed(texts: Texts, kind: str, stored: str) -> str:
    """Return the word of a kind that is typed for `stored`; itself, if lines take no other."""
    lexicon = _lexicon(texts.rules)
    word = _keyed(lexicon, kind, stored, texts.lang) or _prose(texts, lexicon, kind, stored)
    return f'"{word}"' if " " in word else word


@lru_cache(maxsize=4)
def _lexicon(rules: str) -> Lexicon:
    try:
        return Lexicon(find_ruleset(rules) if rules else None)
    except Refused:
        return Lexicon()


def _keyed(lexicon: Lexicon, kind: str, stored: str, lang: str) -> str:
    """Return the word of what has its words as data: verbs, keys, choices, rights."""
    words: Mapping[str, tuple[str, ...]] | None = None
    match kind:
        case "verb":
            verb = lexicon.by_id(stored)
            words = verb.words if verb is not None else None
        case "key":
            words = next(
                (key.words for verb in lexicon.verbs for key in lexicon.keys(verb) if key.id == stored),
                None,
            )
        case "choice":
            words = lexicon.choice_words(stored)
        case "deed":
            words = DEED_WORDS.get(stored)
        case "may":
            words = MAY_WORDS.get(stored)
    return words[lang][0] if words is not None and words.get(lang) else ""


def _prose(texts: Texts, lexicon: Lexicon, kind: str, stored: str) -> str:
    """Return the word that the prose has, if a line that says it means `stored`."""
    head, dot, rest = stored.partition(".")
    for whole, tail in ((stored, ""), (head, dot + rest)):
        said = texts.word(kind, whole)
        if kind == "weapon" or fold(lexicon.said(kind, said + tail)) == fold(stored):
            return said + tail
    return stored
