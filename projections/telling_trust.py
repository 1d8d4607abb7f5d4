"""What a table rests its trust on, told: keys, seeds, words, reasons for rulings."""

from collections.abc import Callable
from typing import Any

from rejeu.events import trust_events as e
from rejeu.events.base import Command, Event

from .known import Known
from .lines import Told


def _set_key(command: e.SetKey, known: Known) -> Told:
    mark = command.key.split("+")[1:2]
    vouched = "yes" if command.vouch else "no"
    return Told(
        "chronicle-do-set-key", {"participant": command.holder, "mark": mark[0] if mark else "", "vouched": vouched}
    )


def _lose_key(command: e.LoseKey, known: Known) -> Told:
    return Told("chronicle-do-lose-key", {"participant": command.holder})


def _commit_seed(command: e.CommitSeed, known: Known) -> Told:
    return Told("chronicle-do-commit-seed", {"level": command.level, "commitment": command.commitment})


def _reveal_seed(command: e.RevealSeed, known: Known) -> Told:
    return Told("chronicle-do-reveal-seed", {"seed": command.seed})


def _give_word(command: e.GiveWord, known: Known) -> Told:
    return Told("chronicle-do-give-word", {"participant": command.holder, "word": command.word})


def _set_overrides(command: e.SetOverrides, known: Known) -> Told:
    return Told("chronicle-do-set-overrides", {"policy": command.policy})


TRUST_HEADINGS: dict[type[Command], Callable[[Any, Known], Told]] = {
    e.SetKey: _set_key,
    e.LoseKey: _lose_key,
    e.CommitSeed: _commit_seed,
    e.RevealSeed: _reveal_seed,
    e.GiveWord: _give_word,
    e.SetOverrides: _set_overrides,
}
TRUST_QUIET: tuple[type[Event], ...] = e.TRUST_FACTS
"""Facts that their command's line, or their roll's, has told."""
