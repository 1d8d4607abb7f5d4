"""Lines of the table: participants, rights, and contested records."""

from collections.abc import Callable, Mapping
from typing import cast

from rejeu.events import table_commands as t
from rejeu.events.base import Command, Option

from . import values
from .naming import several
from .reading import Spoken
from .verbs_past import DEED_WORDS, MAY_WORDS, ROLE
from .words import fold


def _participant(spoken: Spoken) -> Command:
    combatants = spoken.value("of", lambda word: several(spoken.context.state, word), ())
    default = "player" if combatants else "observer"
    role = spoken.value("role", lambda word: values.choice(word, ROLE.choices), default)
    return t.SetParticipant(who=spoken.slots["name"], role=cast(t.Role, role), combatants=combatants, text=spoken.text)


def _dismiss(spoken: Spoken) -> Command:
    return t.RemoveParticipant(who=spoken.slots["name"], text=spoken.text)


def _rights(spoken: Spoken) -> Command:
    rights = {_meant(DEED_WORDS, deed): _meant(MAY_WORDS, may) for deed, may in spoken.pairs.items()}
    return t.SetRights(rights=rights, text=spoken.text)


def _meant(words: Mapping[str, Mapping[str, tuple[str, ...]]], said: Option) -> str:
    """Return the stored word for what was said; itself where there is none, for the table to refuse."""
    asked = fold(str(said))
    for stored, by_language in words.items():
        if asked == fold(stored) or any(asked == fold(word) for spoken in by_language.values() for word in spoken):
            return stored
    return str(said)


def _flag(spoken: Spoken) -> Command:
    return t.Flag(record=values.number(spoken.slots["record"]), text=spoken.text)


def _settle(spoken: Spoken) -> Command:
    return t.RuleOnFlag(record=values.number(spoken.slots["record"]), text=spoken.text)


PAST_FORMS: Mapping[str, Callable[[Spoken], Command]] = {
    "participant": _participant,
    "dismiss": _dismiss,
    "rights": _rights,
    "flag": _flag,
    "settle": _settle,
}
