"""Secrets told: who sees whom how, what is disclosed, and what a copy says instead of what its owner is not told."""

from collections.abc import Callable
from typing import Any

from rejeu.events import secret_events as s
from rejeu.events.base import Command, Event

from .args import numbers, targets_args, weapon_args
from .known import Known
from .lines import Told
from .words import Word, call


def _set_view(command: s.SetView, known: Known) -> Told:
    return Told(
        "chronicle-do-set-view",
        {
            **targets_args(known, command.targets),
            "level": command.level,
            "viewers": ", ".join(command.to),
            "personal": int(bool(command.to)),
        },
    )


def _disclose(command: s.Disclose, known: Known) -> Told:
    told = tuple(record for record in command.records if record)
    untold = len(command.records) - len(told)
    return Told("chronicle-do-disclose", {"records": numbers(told), "count": len(told), "untold": untold})


def _disclosed(fact: s.Disclosed, known: Known) -> Told:
    return Told("chronicle-disclosed", {"entries": numbers(fact.entries), "count": len(fact.entries)})


def _sealed(command: s.SealedEntry, known: Known) -> Told:
    return Told("chronicle-do-sealed-entry")


def _outcome_told(fact: s.OutcomeTold, known: Known) -> Told:
    return Told(
        "chronicle-outcome-told",
        {
            "who": call(known.names, fact.who),
            "target": call(known.names, fact.target) if fact.target else "",
            "aimed": int(bool(fact.target)),
            "purpose": Word("purpose", fact.purpose),
            "outcome": fact.outcome,
            **weapon_args(fact.weapon),
        },
    )


SECRET_HEADINGS: dict[type[Command], Callable[[Any, Known], Told]] = {
    s.SetView: _set_view,
    s.Disclose: _disclose,
    s.SealedEntry: _sealed,
}
SECRET_TELLERS: dict[type[Event], Callable[[Any, Known], Told]] = {
    s.Disclosed: _disclosed,
    s.OutcomeTold: _outcome_told,
}
SECRET_QUIET: tuple[type[Event], ...] = (s.ViewSet, s.Shown)
