"""Reading one line: its verb, what stands without a key in the order that the verb takes it, its keys, its text."""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.engine.verbs import Key, Verb
from rejeu.events.base import Option
from rejeu.replays.fight import Fight

from . import game_time, naming, values
from .lexicon import Lexicon, spellings
from .line import Word
from .verbs_past import SECRET
from .words import fold, nearest

_FILLERS = frozenset({"at", "on", "against", "to", "from", "a", "sur", "contre", "de"})
"""Small words that may stand before whoever is meant."""


class Context(NamedTuple):
    """What a line is read against. `folder` is where relative sheet files are looked for."""

    lexicon: Lexicon
    state: Encounter
    fight: Fight | None = None
    folder: Path = Path()


class Keyed(NamedTuple):
    """A `key=value` of a line, its key known."""

    key: Key
    word: Word


class Spoken(NamedTuple):
    """A line read: `slots` by name, `keys` by id, signed `modifiers`, `pairs` of free keys, the `text` in quotes."""

    verb: Verb
    slots: Mapping[str, Any]
    keys: Mapping[str, Keyed]
    modifiers: Mapping[str, int]
    pairs: Mapping[str, Any]
    text: str
    context: Context
    first: Word

    def value(self, key: str, read: Callable[[Word], Any], default: Any = None) -> Any:
        """Return what the key was given, read by `read`, or the default."""
        keyed = self.keys.get(key)
        return default if keyed is None else read(keyed.word)

    def text_of(self, key: str) -> str:
        """Return the key's value as it stands, or nothing."""
        keyed = self.keys.get(key)
        return "" if keyed is None else keyed.word.text

    def options(self, *used: str) -> dict[str, Option]:
        """Return the ruleset's options: every key but those used otherwise, the typed dice and the audience."""
        return {
            id_: values.option(self.context.state, keyed.key, keyed.word)
            for id_, keyed in self.keys.items()
            if id_ not in used and keyed.key.kind not in ("typed", "audience")
        }


def read(words: tuple[Word, ...], context: Context) -> Spoken:
    """Read the words of a line. Raises `BadLine`."""
    first, *rest = words
    verb = _verb(first, context.lexicon)
    loose = [word for word in rest if not word.key]
    slots, text = _fill(verb, loose, context, first)
    keys, modifiers, pairs = _sort(verb, [word for word in rest if word.key], context)
    return Spoken(verb, slots, keys, modifiers, pairs, text, context, first)


def _verb(word: Word, lexicon: Lexicon) -> Verb:
    verb = lexicon.verb(word.text) if not word.key and not word.quoted else None
    if verb is None:
        said = word.key or word.text
        raise word.refuse("unknown-verb", verb=said, near=_near_verbs(said, lexicon))
    return verb


def _near_verbs(said: str, lexicon: Lexicon) -> list[str]:
    """Return the nearest words, one of each verb."""
    near: dict[str, str] = {}
    for word in nearest(said, lexicon.verb_words(), most=8):
        verb = lexicon.verb(word)
        near.setdefault(verb.id if verb else word, word)
    return list(near.values())[:3]


# What stands without a key -------------------------------------------------------------------


def _fill(verb: Verb, loose: list[Word], context: Context, first: Word) -> tuple[dict[str, Any], str]:
    slots: dict[str, Any] = {}
    missed = ""
    for slot in verb.takes:
        name, optional = slot.rstrip("?"), slot.endswith("?")
        if name == "pairs":
            continue
        if name == "words":
            _check_secret(loose)
            slots["words"] = " ".join(word.text for word in loose)
            return slots, ""
        if slots and name in ("targets", "who") and len(loose) > 1:
            _skip_filler(loose, context)
        if loose and (not optional or _fits(name, loose[0], context)):
            slots[name] = _READERS[name](loose.pop(0), context)
        elif not optional:
            raise first.refuse("missing", verb=verb.id, slot=name)
        else:
            missed = missed or name
    return slots, _text(loose, missed, context)


def _check_secret(loose: list[Word]) -> None:
    """Raise `Refused` for a note that was to be secret and would be read by all: `note secret "the trap"`."""
    if any(word.quoted for word in loose):
        for word in loose:
            if not word.quoted and fold(word.text) in spellings(SECRET.words):
                raise word.refuse("secret-without-whom", word=word.text)


def _skip_filler(loose: list[Word], context: Context) -> None:
    word = loose[0]
    if not word.quoted and fold(word.text) in _FILLERS and not naming.find(context.state, word.text):
        loose.pop(0)


def _text(left: list[Word], missed: str, context: Context) -> str:
    """Return the free text among what is left; refuse anything else that is."""
    texts = [word for word in left if word.quoted]
    for word in left:
        if not word.quoted:
            if missed:
                _READERS[missed](word, context)
            raise word.refuse("one-word-too-many", word=word.text)
    if len(texts) > 1:
        raise texts[1].refuse("two-texts")
    return texts[0].text if texts else ""


def _fits(slot: str, word: Word, context: Context) -> bool:
    return _FITS[slot](word, context)


def _question(word: Word, context: Context) -> str:
    """A question by its id, or the only one that is owed by whoever is named."""
    questions = context.state.questions
    if not questions:
        raise word.refuse("nothing-asked")
    asked = fold(word.text)
    if asked in questions:
        return asked
    owed = [id_ for id_, question in questions.items() if _owes(context.state, question.whom, word)]
    if len(owed) == 1:
        return owed[0]
    raise word.refuse("which-question", word=word.text, open=sorted(questions))


def _owes(state: Encounter, whom: str, word: Word) -> bool:
    return fold(word.text) in {whom, "mj" if whom == "gm" else whom} or naming.find(state, word.text) == [whom]


def _fits_question(word: Word, context: Context) -> bool:
    state = context.state
    return fold(word.text) in state.questions or any(
        _owes(state, question.whom, word) for question in state.questions.values()
    )


def _action(word: Word, context: Context) -> str:
    return _verb(word, context.lexicon).id


def _copies(word: Word, context: Context) -> int:
    text = fold(word.text).lstrip("x×").rstrip("x×")
    if not text.isdecimal() or len(text) > 4:
        raise word.refuse("not-copies", value=word.text)
    return int(text)


def _fits_copies(word: Word, context: Context) -> bool:
    text = fold(word.text)
    return not word.quoted and text.strip("x×").isdecimal() and text != text.strip("x×")


def _deadline(word: Word, context: Context) -> str:
    """A deadline by its id, by its wound (`w3`, `mira.w3`), or the only one of whoever is named."""
    state = context.state
    asked = fold(word.text)
    who, _, wound = word.text.rpartition(".")
    owner = naming.find(state, who) if who else []
    found = [
        id_
        for id_, deadline in state.deadlines.items()
        if asked == fold(id_)
        or (deadline.wound == fold(wound) and (not who or deadline.who in owner))
        or naming.find(state, word.text) == [deadline.who]
    ]
    if len(found) == 1:
        return found[0]
    raise word.refuse("which-deadline", value=word.text, known=sorted(found or state.deadlines))


_Read = Callable[[Word, Context], Any]


def _kept(word: Word, context: Context) -> Word:
    return word


_READERS: Mapping[str, _Read] = {
    "who": lambda word, context: naming.single(context.state, word),
    "targets": lambda word, context: naming.several(context.state, word),
    "metres": lambda word, context: values.metres(word),
    "number": lambda word, context: values.number(word),
    "amount": lambda word, context: values.amount(word),
    "position": lambda word, context: values.position(word),
    "level": lambda word, context: word.text,
    "name": lambda word, context: word.text,
    "value": _kept,
    "choice": _kept,
    "record": _kept,
    "sheet": _kept,
    "action": _action,
    "question": _question,
    "copies": _copies,
    "span": lambda word, context: game_time.span(word),
    "deadline": _deadline,
}

_FITS: Mapping[str, Callable[[Word, Context], bool]] = {
    "who": lambda word, context: naming.is_known(context.state, word),
    "targets": lambda word, context: naming.is_known(context.state, word),
    "metres": lambda word, context: not word.quoted and values.is_metres(word),
    "number": lambda word, context: values.is_number(word),
    "record": lambda word, context: not word.quoted,
    "action": lambda word, context: not word.quoted and context.lexicon.verb(word.text) is not None,
    "question": _fits_question,
    "copies": _fits_copies,
    "span": lambda word, context: not word.quoted and game_time.is_span(word),
}


# What stands with a key ----------------------------------------------------------------------


def _sort(verb: Verb, keyed: list[Word], context: Context) -> tuple[dict[str, Keyed], dict[str, int], dict[str, Any]]:
    keys: dict[str, Keyed] = {}
    modifiers: dict[str, int] = {}
    pairs: dict[str, Any] = {}
    for word in keyed:
        key = context.lexicon.key(verb, word.key)
        bonus = values.signed(word)
        if key is not None:
            _once(word, key.id, keys)
            keys[key.id] = Keyed(key, word)
        elif "pairs" in verb.takes:
            _once(word, word.key, pairs)
            pairs[word.key] = _loose_value(word)
        elif verb.modifiers and bonus is not None:
            _once(word, word.key, modifiers)
            modifiers[word.key] = bonus
        else:
            raise _unknown_key(word, verb, context.lexicon)
    return keys, modifiers, pairs


def _once(word: Word, name: str, known: Mapping[str, object]) -> None:
    if name in known:
        raise word.refuse("key-twice", key=word.key)


def _loose_value(word: Word) -> Any:
    """A value of a sheet or a house rule: a whole number where it looks like one, else the words."""
    return values.number(word) if values.is_number(word) else word.text


def _unknown_key(word: Word, verb: Verb, lexicon: Lexicon) -> Refused:
    known = lexicon.key_words(verb)
    code = "unknown-key-or-modifier" if verb.modifiers and values.is_number(word) else "unknown-key"
    each = {f"known_{lang}": lexicon.key_words(verb, lang) for lang in ("en", "fr")}
    return word.refuse(code, key=word.key, verb=verb.id, near=nearest(word.key, known), known=known, **each)
