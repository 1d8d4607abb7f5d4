"""Who is meant: a combatant's exact id or its exact name, case and accents apart; never a part of one."""

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter

from .line import Word
from .words import fold, nearest

EVERYONE = frozenset({"all", "everyone", "tous", "toutes"})


def find(state: Encounter, text: str) -> list[str]:
    """Return the ids that `text` may mean: its own if it is one, else everyone of that name."""
    asked = fold(text)
    if asked in state.combatants:
        return [asked]
    named = [who for who, combatant in state.combatants.items() if fold(combatant.name) == asked]
    there = [who for who in named if not state.combatants[who].gone]
    return there or named


def is_known(state: Encounter, word: Word) -> bool:
    """Return whether every part of `word` names someone, or it says everyone."""
    return fold(word.text) in EVERYONE or all(find(state, part.text) for part in word.parts)


def one(state: Encounter, word: Word, text: str) -> str:
    """Return the id that `text` means, standing in `word`. Raises `BadLine`."""
    found = find(state, text)
    if len(found) == 1:
        return found[0]
    if found:
        raise word.refuse("ambiguous-name", name=text, ids=found)
    known = [*state.combatants, *(combatant.name for combatant in state.combatants.values())]
    raise word.refuse("unknown-combatant", name=text, near=nearest(text, known), known=list(state.combatants))


def single(state: Encounter, word: Word) -> str:
    """Return the one id that `word` means. Raises `BadLine`."""
    if len(word.parts) > 1:
        raise word.refuse("one-only", word=word.text)
    return one(state, word, word.text)


def several(state: Encounter, word: Word) -> tuple[str, ...]:
    """Return the ids of a list; `all` is everyone present, in the order of joining. Raises `BadLine`.

    In quotes it is whoever bears that name: nobody takes the word from the table by being called so.
    """
    if fold(word.text) in EVERYONE and not word.quoted:
        everyone = tuple(who for who, combatant in state.combatants.items() if combatant.present)
        if not everyone:
            raise Refused("nobody-there")
        return everyone
    return tuple(one(state, word, part.text) for part in word.parts)
