"""The words that a line may use: the core's verbs and those of the fight's ruleset, in both languages at once."""

import re
from collections.abc import Iterator, Mapping

from rejeu.engine.ruleset import Ruleset
from rejeu.engine.verbs import Key, Verb

from .verbs import CORE_VERBS, DICE
from .verbs_past import SECRET
from .words import fold

YES = frozenset({"yes", "y", "true", "on", "oui", "o", "vrai"})
NO = frozenset({"no", "n", "false", "off", "non", "faux"})


class Lexicon:
    """Verbs and keys by word. Where a ruleset and the core want the same word, the ruleset has it."""

    def __init__(self, ruleset: Ruleset | None = None) -> None:
        own = tuple(ruleset.verbs) if ruleset is not None else ()
        self.ruleset = ruleset
        self.verbs: tuple[Verb, ...] = (*CORE_VERBS, *own)
        self._added: Mapping[str, tuple[Key, ...]] = (
            {verb: tuple(keys) for verb, keys in ruleset.keys.items()} if ruleset is not None else {}
        )
        self._said: dict[str, dict[str, str]] = {}
        self._by_word: dict[str, Verb] = {}
        for verb in self.verbs:  # ids first, so that a word of one verb never hides the id of another
            self._by_word.setdefault(fold(verb.id), verb)
        for verb in self.verbs:
            for word in spellings(verb.words):
                if word not in {fold(other.id) for other in self.verbs} or word == fold(verb.id):
                    self._by_word[word] = verb

    def said(self, kind: str, word: str) -> str:
        """Return the `condition`, `gauge`, `attribute`… that `word` says in either language; itself, if none.

        Of a word in parts, such as `munitions.pistol`, the first may be said so.
        """
        if kind not in self._said:
            self._said[kind] = _prose_words(self.ruleset, kind)
        known = self._said[kind]
        head, dot, rest = word.partition(".")
        return known.get(fold(word)) or (known.get(fold(head), head) + dot + rest)

    def verb(self, word: str) -> Verb | None:
        """Return the verb that `word` means, in whatever language it is."""
        return self._by_word.get(fold(word))

    def by_id(self, verb: str) -> Verb | None:
        """Return the verb of that id."""
        return next((known for known in self.verbs if known.id == verb), None)

    def verb_words(self, lang: str | None = None) -> list[str]:
        """Return every word for a verb, in one language or in both, as it is written."""
        return sorted({word for verb in self.verbs for word in _in(verb.words, lang)})

    def keys(self, verb: Verb) -> tuple[Key, ...]:
        """Return the keys that `verb` takes here."""
        keys = (*verb.keys, *self._added.get(verb.id, ()))
        return (*keys, *(key for key in (DICE, SECRET) if all(own.id != key.id for own in keys)))

    def key(self, verb: Verb, word: str) -> Key | None:
        """Return the key of `verb` that `word` means."""
        asked = fold(word)
        keys = self.keys(verb)
        return next((key for key in keys if asked in spellings(key.words)), None) or next(
            (key for key in keys if asked == fold(key.id)), None
        )

    def key_words(self, verb: Verb, lang: str | None = None) -> list[str]:
        """Return the words of every key of `verb`."""
        return sorted({word for key in self.keys(verb) for word in _in(key.words, lang)})

    def choices(self) -> Iterator[tuple[str, str]]:
        """Yield (folded word, stored word) of every choice that any key knows."""
        for verb in self.verbs:
            for key in self.keys(verb):
                for stored, words in key.choices.items():
                    yield fold(stored), stored
                    for word in spellings(words):
                        yield word, stored

    def choice_words(self, stored: str) -> Mapping[str, tuple[str, ...]] | None:
        """Return the words for a choice that some key knows, or for yes and no."""
        if stored in _YES_NO:
            return _YES_NO[stored]
        keys = (key for verb in self.verbs for key in self.keys(verb))
        return next((key.choices[stored] for key in keys if stored in key.choices), None)


_YES_NO = {"yes": {"en": ("yes",), "fr": ("oui",)}, "no": {"en": ("no",), "fr": ("non",)}}


def spellings(words: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Return the words of both languages, folded."""
    return {fold(word) for spoken in words.values() for word in spoken}


def _in(words: Mapping[str, tuple[str, ...]], lang: str | None) -> tuple[str, ...]:
    return tuple(word for code, spoken in words.items() if lang in (None, code) for word in spoken)


def _prose_words(ruleset: Ruleset | None, kind: str) -> dict[str, str]:
    """Return the things of a kind that a ruleset's prose has a word for, by that word, or by that of either gender."""
    if ruleset is None:
        return {}
    from .text import entries

    found: dict[str, str] = {}
    for lang in ("en", "fr"):
        file = ruleset.folder / f"{lang}.ftl"
        for message, text in entries(file.read_text("utf-8")).items() if file.is_file() else ():
            if message.startswith(f"{kind}-"):
                for word in _of_each_gender(text.partition("=")[2].strip()):
                    found.setdefault(fold(word), message.removeprefix(f"{kind}-"))
    return found


_SELECTION = re.compile(r"\{\s*\$gender\s*->([^{}]*)\}")
_VARIANT = re.compile(r"\*?\[\w+\]([^\n\[]*)")


def _of_each_gender(text: str) -> list[str]:
    """Return what a message may say, where it depends on nothing but a gender; nothing if it does."""
    text = text.replace('{""}', "")
    match = _SELECTION.search(text)
    said = [text] if match is None else [text.replace(match[0], one.strip()) for one in _VARIANT.findall(match[1])]
    return [] if any("{" in one for one in said) else said
