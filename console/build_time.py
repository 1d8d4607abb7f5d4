"""Lines of game time: the clock, rest, the date, deadlines, and closing the fight."""

from collections.abc import Callable, Mapping
from typing import Any

from rejeu.events import time_commands as c
from rejeu.events.base import Command

from . import game_time, values
from .reading import Spoken
from .verbs_time import STOP, UNTIL_FIT


def _clock(spoken: Spoken) -> Command:
    seconds: int | None = spoken.slots.get("span")
    until = spoken.value("until", lambda word: game_time.second_of(spoken.context.state, word))
    if (seconds is None) == (until is None):
        raise spoken.first.refuse("how-long")
    return c.Advance(seconds=seconds, until=until, **_halting(spoken), text=spoken.text)


def _rest(spoken: Spoken) -> Command:
    """Rest until fit; or, with a span, just that long."""
    seconds: int | None = spoken.slots.get("span")
    targets: tuple[str, ...] = spoken.slots.get("targets", ())
    spoken.value("until", lambda word: values.choice(word, UNTIL_FIT.choices))
    if seconds is not None:
        if "until" in spoken.keys or targets:
            raise spoken.first.refuse("how-long")
        return c.Advance(seconds=seconds, **_halting(spoken), text=spoken.text)
    return c.Advance(fit=True, targets=targets, **_halting(spoken), text=spoken.text)


def _halting(spoken: Spoken) -> dict[str, Any]:
    stop = spoken.keys.get("stop")
    parts = () if stop is None else stop.word.parts
    words = tuple(values.choice(stop.word._replace(parts=(part,)), STOP.choices) for part in parts if stop)
    return {"stop": words, "force": spoken.value("force", values.flag, False)}


def _date(spoken: Spoken) -> Command:
    """A date, or a word for none."""
    said: str = spoken.slots.get("words", "")
    if not said:
        raise spoken.first.refuse("missing", verb=spoken.verb.id, slot="date")
    word = spoken.first._replace(parts=(spoken.first.parts[0]._replace(text=said),))
    if said.casefold() in ("none", "aucune"):
        return c.SetDate(date="")
    return c.SetDate(date=game_time.read_date(word))


def _deadline(spoken: Spoken) -> Command:
    deadline: str = spoken.slots["deadline"]
    delta: int | None = spoken.slots.get("span")
    due = spoken.value("at", lambda word: game_time.second_of(spoken.context.state, word))
    if (delta is None) == (due is None):
        raise spoken.first.refuse("due-or-delta")
    who = spoken.context.state.deadlines[deadline].who
    return c.MoveDeadline(targets=(who,), deadline=deadline, due=due, delta=delta, text=spoken.text)


def _close(spoken: Spoken) -> Command:
    return c.CloseFight(force=spoken.value("force", values.flag, False), text=spoken.text)


TIME_FORMS: Mapping[str, Callable[[Spoken], Command]] = {
    "clock": _clock,
    "rest": _rest,
    "date": _date,
    "deadline": _deadline,
    "close": _close,
}
