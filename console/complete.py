"""What may stand where the cursor is: a verb first, then people and keys, then what a key may be."""

from collections.abc import Iterator

from rejeu.engine.state import Combatant, Encounter
from rejeu.engine.verbs import Key, Verb

from .lexicon import Lexicon
from .words import fold


def completions(before: str, state: Encounter, lexicon: Lexicon, lang: str) -> Iterator[tuple[str, int]]:
    """Yield (text, how many characters before the cursor it replaces)."""
    words = before.split()
    current = "" if not words or before[-1:].isspace() else words[-1]
    first = not words or (len(words) == 1 and current)
    if first:
        yield from _matching(current, lexicon.verb_words(lang), len(current))
        return
    verb = lexicon.verb(words[0])
    if verb is None:
        return
    name, equals, value = current.partition("=")
    if equals:
        key = lexicon.key(verb, name)
        if key is not None:
            yield from _values(key, value, state, lang)
        return
    last = current.rpartition(",")[2]
    yield from _matching(last, _people(verb, state, lexicon, lang), len(last))
    yield from _matching(current, [f"{word}=" for word in lexicon.key_words(verb, lang)], len(current))


def _people(verb: Verb, state: Encounter, lexicon: Lexicon, lang: str) -> list[str]:
    there = [who for who, combatant in state.combatants.items() if not combatant.gone]
    if verb.form == "declare":
        return [*there, *lexicon.verb_words(lang)]
    if verb.form == "answer":
        return [*state.questions, *(option for q in state.questions.values() for option in q.options)]
    return there


def _values(key: Key, typed: str, state: Encounter, lang: str) -> Iterator[tuple[str, int]]:
    last = typed.rpartition(",")[2]
    if key.kind in ("name", "names"):
        known = list(state.combatants)
    elif key.kind == "flag":
        known = ["oui", "non"] if lang == "fr" else ["yes", "no"]
    elif key.kind in ("choice", "choices"):
        known = [words.get(lang, (stored,))[0] for stored, words in key.choices.items()]
    elif key.kind == "weapon":
        known = sorted({weapon for combatant in state.combatants.values() for weapon in _weapons(combatant)})
    else:
        known = []
    yield from _matching(last, known, len(last))


def _weapons(combatant: Combatant) -> list[str]:
    weapons = combatant.sheet.get("weapons", {})
    return [str(name) for name in weapons] if isinstance(weapons, dict) else []


def _matching(typed: str, known: list[str], replaced: int) -> Iterator[tuple[str, int]]:
    asked = fold(typed)
    for word in dict.fromkeys(known):
        if fold(word).startswith(asked):
            yield word, replaced
