"""Overrides are seen: which commands are the game master's own hand, and whether each had to say why."""

from collections.abc import Iterable
from typing import NamedTuple

from rejeu.engine.errors import Refused
from rejeu.events.base import Command, Event
from rejeu.events.commands import Join, Note, Open, Rewind, SetDicePolicy
from rejeu.events.facts import Ruled
from rejeu.events.record import Envelope
from rejeu.events.registry import Unknown
from rejeu.events.table_commands import Amend
from rejeu.events.table_facts import Amended
from rejeu.events.time_commands import Continue, SetDate
from rejeu.events.trust_events import OverridesSet, SetOverrides

from .trust import Trust, reasons_throughout

_BEFORE_PLAY = (Open, Join, Note, SetDate, Continue)
"""Commands of play that may stand before the switch without anything having been played."""


def is_override(command: Command, facts: Iterable[Event] = ()) -> bool:
    """Return whether a command takes something out of the hands of the rules, or of the dice."""
    match command:
        case Amend() | Rewind(dice="fresh") | SetDicePolicy(policy="fresh") | SetOverrides(policy="free"):
            return True
    return command.RULING or any(isinstance(fact, Ruled) for fact in facts)


def check_said(trust: Trust, command: Command, facts: Iterable[Event] = ()) -> None:
    """Raise `Refused` for an override without a reason, where the table wants one."""
    if trust.overrides == "said" and not command.text.strip() and is_override(command, facts):
        raise Refused("silent-override", verb=command.TAG)


class Overrides(NamedTuple):
    """What a log says of its overrides.

    `spans`: where they needed a reason; `made`: how many there are; `silent`: those that had none where one was needed.
    `throughout`: from before anything was played to the end, without a break, and none was silent.
    """

    throughout: bool
    spans: tuple[tuple[int, int], ...]
    made: int
    silent: tuple[int, ...]


def overrides_of(records: Iterable[tuple[Envelope, Event | Unknown]]) -> Overrides:
    """Return what a log says of its overrides, its records given in order."""
    walk = _Walk()
    for envelope, event in records:
        walk.take(envelope, event)
    return walk.result()


class _Walk:
    def __init__(self) -> None:
        self._switched: list[tuple[int, str]] = []
        self._batch: list[tuple[Envelope, Event | Unknown]] = []
        self._excused = 0  # batches that an amendment, which has a reason of its own, wrote
        self._played = 0  # the first record of play proper
        self._last = 0
        self._count = 0
        self._silent: list[int] = []

    def take(self, envelope: Envelope, event: Event | Unknown) -> None:
        if envelope.n == 0:
            self._settle()
        self._batch.append((envelope, event))
        self._last = envelope.seq

    def _settle(self) -> None:
        batch, self._batch = self._batch, []
        if not batch:
            return
        (first, command), facts = batch[0], [event for _, event in batch[1:] if isinstance(event, Event)]
        if first.parent is not None and not self._played and not isinstance(command, _BEFORE_PLAY):
            self._played = first.seq
        excused = self._excused > 0
        self._excused = max(0, self._excused - 1)
        if isinstance(command, Command) and not excused and is_override(command, facts):
            self._count += 1
            if self._on() and not first.sealed:
                self._silent.append(first.seq)
        for envelope, event in batch[1:]:
            if isinstance(event, OverridesSet):
                self._switched.append((envelope.seq, event.policy))
            elif isinstance(event, Amended):
                self._excused = event.batches

    def _on(self) -> bool:
        return bool(self._switched) and self._switched[-1][1] == "said"

    def result(self) -> Overrides:
        self._settle()
        first = self._played or self._last
        throughout = reasons_throughout(self._switched, first, self._last) and not self._silent
        return Overrides(throughout, tuple(self._spans()), self._count, tuple(self._silent))

    def _spans(self) -> list[tuple[int, int]]:
        spans: list[tuple[int, int]] = []
        since = 0
        for seq, policy in self._switched:
            if policy == "said" and not since:
                since = seq
            elif policy == "free" and since:
                spans.append((since, seq))
                since = 0
        return [*spans, (since, self._last)] if since else spans
