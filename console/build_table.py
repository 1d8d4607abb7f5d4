"""Lines that move the head of play: undo, redo, rewind, and what rewinds do to the dice."""

from collections.abc import Callable, Mapping
from typing import Literal, cast

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.replays.fight import Fight
from rejeu.replays.rewinding import before_target, redo_target, round_target, turn_target, undo_target

from . import values
from .line import Word
from .naming import single
from .reading import Spoken
from .verbs import FRESH
from .words import fold

Dice = Literal["keep", "fresh"]
_TURN = frozenset({"turn", "tour", "previous", "precedent"})


def _fight(spoken: Spoken) -> Fight:
    if spoken.context.fight is None:
        raise Refused("no-fight-here")
    return spoken.context.fight


def _dice(spoken: Spoken) -> Dice:
    policy = cast(Dice, _fight(spoken).dice_policy)
    return cast(Dice, spoken.value("dice", lambda word: values.choice(word, FRESH.choices), policy))


def _undo(spoken: Spoken) -> Command:
    target = undo_target(_fight(spoken), spoken.slots.get("number", 1))
    return c.Rewind(to=target, how="undo", dice=_dice(spoken), text=spoken.text)


def _redo(spoken: Spoken) -> Command:
    return c.Rewind(to=redo_target(_fight(spoken)), how="redo", dice=_dice(spoken), text=spoken.text)


def _rewind(spoken: Spoken) -> Command:
    return c.Rewind(to=_target(spoken), how="rewind", dice=_dice(spoken), text=spoken.text)


def _target(spoken: Spoken) -> int:
    fight = _fight(spoken)
    word: Word | None = spoken.slots.get("record")
    given = [keyed.word for keyed in (spoken.keys.get("round"), spoken.keys.get("before")) if keyed]
    if len(given) + (word is not None) != 1:
        raise spoken.first.refuse("where-to")
    if "round" in spoken.keys:
        return round_target(fight, values.number(spoken.keys["round"].word))
    if "before" in spoken.keys:
        return before_target(fight, single(spoken.context.state, spoken.keys["before"].word))
    assert word is not None
    return turn_target(fight) if fold(word.text) in _TURN else values.number(word)


def _policy(spoken: Spoken) -> Command:
    word: Word = spoken.slots["choice"]
    return c.SetDicePolicy(policy=cast(Dice, values.choice(word, FRESH.choices)), text=spoken.text)


TABLE_FORMS: Mapping[str, Callable[[Spoken], Command]] = {
    "undo": _undo,
    "redo": _redo,
    "rewind": _rewind,
    "dice-policy": _policy,
}
