"""Every recorded command decided again under today's ruleset, and the first record that would come out otherwise.

Each is decided at the state that the log folds to, with its own recorded dice, so that one difference does
not bring others with it. Nothing is changed: what was recorded stands.
"""

from collections.abc import Callable
from typing import Any

import attrs

from rejeu.engine.decide import deliberate
from rejeu.engine.dice import DiceTray, Ledger, NoSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.evolve import fold
from rejeu.engine.ruleset import Ruleset
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event, Fact
from rejeu.events.commands import Note, Open
from rejeu.events.facts import Opened, Rolled
from rejeu.events.registry import Unknown

from .fight import Fight

_PINNED = frozenset({"engine", "schema", "ruleset_version", "parameters"})
"""What an opening pins of the program that wrote it: a later one pins otherwise, and rightly."""


@attrs.frozen
class Difference:
    """The first difference: at `seq`, in `field` of a `tag`; `recorded` stands, `now` would.

    `field` is empty where a whole record is more, or less, or of another kind; `error` is set where
    today's rules refuse the command.
    """

    seq: int
    command: int
    tag: str
    field: str
    recorded: Any
    now: Any
    error: Refused | BadSheet | None = None


@attrs.frozen
class Resimulation:
    """What was decided again: how many commands, and the first difference, if there is one."""

    commands: int
    ruleset_version: int
    recorded_version: int
    difference: Difference | None


def resimulate(
    fight: Fight, ruleset: Ruleset | None = None, progress: Callable[[int, int], None] | None = None
) -> Resimulation:
    """Decide every command of play again, on whatever branch, in the order of the log, up to the first difference.

    `progress` is told the record reached and the last one. Raises `Refused` if the ruleset is not installed.
    """
    today = ruleset or fight.ruleset
    state, at, count = Encounter(), 0, 0
    for first, last in fight.lineage.batches():
        envelope = fight.envelopes[first - 1]
        if envelope.parent is None:
            continue
        if progress is not None:
            progress(last, fight.tail)
        command = fight.event(first)
        recorded = [fight.event(seq) for seq in range(first + 1, last + 1)]
        facts = [fact for fact in recorded if isinstance(fact, Fact)]
        if not isinstance(command, Command) or len(facts) < len(recorded):
            unknown = command if isinstance(command, Unknown) else next(f for f in recorded if isinstance(f, Unknown))
            raise Refused("newer-records", seq=first, tag=unknown.tag)
        if envelope.parent != at:
            state = fight.state_at(envelope.parent)
        count += 1
        found = _again(state, command, facts, first, today)
        if found is not None:
            return Resimulation(count, today.version, fight.state.ruleset_version, found)
        state, at = fold(state, enumerate(facts, first + 1)), last
    return Resimulation(count, today.version, fight.state.ruleset_version, None)


def _again(state: Encounter, command: Command, facts: list[Fact], first: int, ruleset: Ruleset) -> Difference | None:
    ledger = Ledger()
    for fact in facts:
        if isinstance(fact, Rolled):
            ledger.record(fact)
    said = Note(text="…") if isinstance(command, Note) else command
    try:
        now = deliberate(state, said, DiceTray(NoSource(), ledger), first, ruleset).facts
    except (Refused, BadSheet) as error:
        return Difference(first, first, command.TAG, "", None, None, error)
    except (KeyError, AttributeError, TypeError, ValueError, IndexError) as fault:
        # Rules that cannot cope with an old fight are a difference too, not a crash of the check.
        return Difference(first, first, command.TAG, "", None, f"{type(fault).__name__}: {fault}")
    return _compared(facts, now, first, isinstance(command, Open))


def _compared(facts: list[Fact], now: list[Fact], first: int, opening: bool) -> Difference | None:
    for place in range(max(len(facts), len(now))):
        seq = first + 1 + place
        old = facts[place] if place < len(facts) else None
        new = now[place] if place < len(now) else None
        if type(old) is not type(new) or old is None or new is None:
            tag = (old or new).TAG  # type: ignore[union-attr]
            return Difference(seq, first, tag, "", _tag(old), _tag(new))
        for name in old.__struct_fields__:
            before, after = getattr(old, name), getattr(new, name)
            if before != after and not (opening and isinstance(old, Opened) and name in _PINNED):
                return Difference(seq, first, old.TAG, name, before, after)
    return None


def _tag(event: Event | None) -> str | None:
    return None if event is None else event.TAG
