"""What a word stands for, by the kind of its slot or key: numbers, places, choices, moments."""

import re
from collections.abc import Mapping, Sequence

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.engine.verbs import Key
from rejeu.events.base import Option, Until

from .lexicon import NO, YES, spellings
from .line import Word
from .naming import one
from .words import fold, nearest

_MINUS = str.maketrans({"−": "-", "–": "-"})
_NUMBER = re.compile(r"[+-]?[0-9]{1,9}")
_SIGNED = re.compile(r"[+-][0-9]{1,9}")
_METRES = re.compile(r"(?:m|metres?|meters?|mètres?)$")


def plain(text: str) -> str:
    """Return `text` with every sign for minus made the ASCII one."""
    return text.translate(_MINUS)


def is_number(word: Word) -> bool:
    """Return whether `word` is a whole number."""
    return not word.quoted and _NUMBER.fullmatch(plain(word.text)) is not None


def signed(word: Word) -> int | None:
    """Return the number of a word with an explicit sign; `None` for anything else."""
    text = plain(word.text)
    return int(text) if _SIGNED.fullmatch(text) and not word.quoted else None


def number(word: Word) -> int:
    """Return a whole number. Raises `BadLine`."""
    text = plain(word.text)
    if not _NUMBER.fullmatch(text):
        raise word.refuse("not-whole", value=word.text)
    return int(text)


def metres(word: Word) -> int:
    """Return whole metres; a unit may follow. Raises `BadLine`."""
    text = _METRES.sub("", plain(word.text)).strip()
    if not _NUMBER.fullmatch(text):
        raise word.refuse("not-metres", value=word.text)
    return int(text)


def is_metres(word: Word) -> bool:
    """Return whether `word` is a distance."""
    return _NUMBER.fullmatch(_METRES.sub("", plain(word.text)).strip()) is not None


def position(word: Word) -> tuple[int, ...]:
    """Return a place: whole metres along a line, or two across a plane. Raises `BadLine`."""
    parts = [plain(part.text.strip("()")) for part in word.parts]
    if len(parts) == 1:
        parts = re.split(r"[,;\s]+", parts[0].strip())
    if len(parts) > 2 or not all(_NUMBER.fullmatch(part) for part in parts):
        raise word.refuse("not-a-place", value=word.text)
    return tuple(int(part) for part in parts)


def flag(word: Word) -> bool:
    """Return yes or no. Raises `BadLine`."""
    said = fold(word.text)
    if said in YES or said == "1":
        return True
    if said in NO or said == "0":
        return False
    raise word.refuse("not-yes-or-no", value=word.text)


def choice(word: Word, choices: Mapping[str, Mapping[str, tuple[str, ...]]], part: str | None = None) -> str:
    """Return the stored word of a choice: all of `word`, or a part of it. Raises `BadLine`."""
    said = word.text if part is None else part
    asked = fold(said)
    for stored, words in choices.items():
        if asked == fold(stored) or asked in spellings(words):
            return stored
    every = sorted({spoken for words in choices.values() for both in words.values() for spoken in both})
    near = nearest(said, every)
    raise word.refuse("bad-word", value=said, near=near, known=every or list(choices), **in_each(choices))


def in_each(choices: Mapping[str, Mapping[str, tuple[str, ...]]]) -> dict[str, list[str]]:
    """Return the first word of each choice, by language, as refusals list them."""
    return {
        f"known_{lang}": [words.get(lang, (stored,))[0] for stored, words in choices.items()] for lang in ("en", "fr")
    }


def picked(word: Word, known: Sequence[str], code: str) -> str:
    """Return the member of `known` that `word` means, case and accents apart. Raises `BadLine`."""
    asked = fold(word.text)
    for name in known:
        if fold(name) == asked:
            return name
    raise word.refuse(code, value=word.text, near=nearest(word.text, known), known=list(known))


def option(state: Encounter, key: Key, word: Word) -> Option:
    """Return what a ruleset's key is given. Raises `BadLine`."""
    match key.kind:
        case "int":
            return metres(word) if is_metres(word) else number(word)
        case "metres":
            return metres(word)
        case "flag":
            return "yes" if flag(word) else "no"
        case "choice":
            return choice(word, key.choices)
        case "choices":
            return ",".join(choice(word, key.choices, part.text) for part in word.parts)
        case "name":
            return one(state, word, word.text)
        case "names":
            return ",".join(one(state, word, part.text) for part in word.parts)
        case "position":
            return ",".join(map(str, position(word)))
        case _:
            return word.text


# When a condition lifts ----------------------------------------------------------------------

_START = frozenset({"start", "debut"})
_END = frozenset({"end", "fin"})
_ROUND = frozenset({"round", "tour"})
_NEVER = frozenset({"never", "good", "always", "jamais", "toujours"})
_MOMENT = re.compile(r"(?P<at>[^:]+):(?P<who>.+?)(?:\+(?P<later>[0-9]{1,4}))?")


def until(state: Encounter, word: Word) -> Until:
    """Read `start:mira`, `end:guard+1` (a round later), `round:5` or `never`. Raises `BadLine`."""
    if fold(word.text) in _NEVER:
        return Until()
    match = _MOMENT.fullmatch(word.text.strip())
    if match is None:
        raise word.refuse("bad-until", value=word.text)
    at = fold(match["at"])
    if at in _ROUND and match["who"].strip().isdecimal() and not match["later"]:
        return Until(at="round-end", round=int(match["who"]))
    if at not in _START | _END:
        raise word.refuse("bad-until", value=word.text)
    who = one(state, word, match["who"].strip())
    later = int(match["later"] or 0)
    if at in _START:
        return Until(at="turn-start", who=who, round=_next_turn(state, who, ended=False) + later)
    return Until(at="turn-end", who=who, round=_next_turn(state, who, ended=True) + later)


def for_rounds(state: Encounter, word: Word) -> Until:
    """Return the end of the last of that many rounds, the present one being the first. Raises `BadLine`."""
    rounds = number(word)
    if rounds < 1:
        raise word.refuse("not-whole", value=word.text)
    return Until(at="round-end", round=max(state.round, 1) + rounds - 1)


def _next_turn(state: Encounter, who: str, *, ended: bool) -> int:
    """Return the round of `who`'s next turn to start, or to end."""
    slot = state.slots.get(who)
    if slot is None:
        return state.round + 1 if state.slots else max(state.round, 1)
    return state.round + 1 if (slot.done if ended else slot.called) else state.round


def amount(word: Word) -> Option:
    """Return a number, or dice such as `4d6` as they stand. Raises `Refused`."""
    if is_number(word):
        return int(plain(word.text))
    from rejeu.engine.dice import parse_dice

    text = plain(word.text)
    try:
        parse_dice(text)
    except Refused:
        raise word.refuse("bad-amount", value=word.text) from None
    return text
