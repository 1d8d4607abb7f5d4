"""Lines about secrets: who alone is told of a line, how well somebody is seen, and what is disclosed."""

from collections.abc import Callable, Mapping
from typing import Any

from rejeu.events.base import Command
from rejeu.events.secret_events import Disclose, SetView

from . import values
from .line import Word
from .persons import person
from .reading import Spoken
from .verbs_past import LEVEL_WORDS
from .words import fold


def audience_of(spoken: Spoken) -> tuple[str, ...]:
    """Return who alone is told of a line beside the game master and whoever says it; nobody named: everyone."""
    keyed = spoken.keys.get("secret")
    return _participants(spoken, keyed.word) if keyed is not None and keyed.key.kind == "audience" else ()


def _participants(spoken: Spoken, word: Word) -> tuple[str, ...]:
    """Return the participants that a word names, the game master as `gm`; whoever is none, for the table to refuse."""
    fight = spoken.context.fight
    people = {} if fight is None else fight.table.participants
    named = [(part.text, person(part.text, people)) for part in word.parts]
    return tuple(dict.fromkeys(who or said for said, who in named))


def _viewers(spoken: Spoken, word: Word) -> tuple[str, ...]:
    """Return the participants that a word names; nobody for everyone."""
    fight = spoken.context.fight
    people = {} if fight is None else fight.table.participants
    return () if any(not person(part.text, people) for part in word.parts) else _participants(spoken, word)


def _view(spoken: Spoken) -> Command:
    level: Any = values.choice(spoken.slots["choice"], LEVEL_WORDS)
    to = spoken.value("to", lambda word: _viewers(spoken, word), ())
    return SetView(targets=spoken.slots["targets"], level=level, to=to, text=spoken.text)


def _disclose(spoken: Spoken) -> Command:
    word: Word | None = spoken.slots.get("record")
    if word is None or fold(word.text) in ("all", "tout"):
        return Disclose(text=spoken.text)
    return Disclose(records=tuple(values.number(word._replace(parts=(part,))) for part in word.parts), text=spoken.text)


SECRET_FORMS: Mapping[str, Callable[[Spoken], Command]] = {"view": _view, "disclose": _disclose}
