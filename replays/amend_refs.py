"""What a command of the old line refers to by a number of that line, as the amended line has it."""

from collections.abc import Mapping

from msgspec.structs import replace

from rejeu.engine.errors import Refused
from rejeu.engine.state import Combatant, Encounter, Question
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.time_commands import MoveDeadline

WOUND = "wound"
"""The option by which a command names one wound among several."""


def as_now(command: Command, before: Encounter, now: Encounter, moved: Mapping[int, int]) -> Command:
    """Return `command`, decided at `before`, with what it refers to as it is called `now`.

    `moved` tells where records of the old line are. Questions are of a kind and to a person, wounds and
    deadlines are those that the same record made. Raises `Refused` for a wound that is not there any more.
    """
    if isinstance(command, c.Answer):
        return _answer(command, before, now)
    if isinstance(command, MoveDeadline):
        return _deadline(command, before, now, moved)
    options = getattr(command, "options", {})
    if isinstance(options.get(WOUND), str):
        wound = _wound(str(options[WOUND]), before, now, moved)
        return replace(command, options={**options, WOUND: wound})
    return command


def _answer(command: c.Answer, before: Encounter, now: Encounter) -> Command:
    old = before.questions.get(command.question)
    if old is None:
        return command
    place = [question.id for question in _alike(before, old)].index(old.id)
    found = _alike(now, old)
    return replace(command, question=found[min(place, len(found) - 1)].id) if found else command


def _alike(state: Encounter, question: Question) -> list[Question]:
    return [q for q in state.questions.values() if q.kind == question.kind and q.whom == question.whom]


def _wound(id_: str, before: Encounter, now: Encounter, moved: Mapping[int, int]) -> str:
    for combatant in before.combatants.values():
        old = combatant.wounds.get(id_)
        if old is not None:
            made = moved.get(old.seq, old.seq)
            found = _made_by(now.combatants.get(combatant.id), made)
            if not found:
                raise Refused("wound-not-here", who=combatant.id, wound=id_)
            return found
    return id_


def _made_by(combatant: Combatant | None, seq: int) -> str:
    wounds = combatant.wounds.values() if combatant is not None else ()
    return next((wound.id for wound in wounds if wound.seq == seq), "")


def _deadline(command: MoveDeadline, before: Encounter, now: Encounter, moved: Mapping[int, int]) -> Command:
    old = before.deadlines.get(command.deadline)
    if old is None or not old.wound:
        return command
    wound = _wound(old.wound, before, now, moved)
    for deadline in now.deadlines.values():
        if (deadline.who, deadline.kind, deadline.wound) == (old.who, old.kind, wound):
            return replace(command, deadline=deadline.id)
    return command
