"""The state as somebody at the table sees it: the hidden are not in it, nor numbers of those not seen exactly.

Records and ids that count what others do are left out, too: nothing in it depends on what is not seen.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

import attrs
from msgspec.structs import replace

from rejeu.engine.state import Combatant, Condition, Deadline, Encounter, Question, Slot, Wound
from rejeu.events.base import Until
from rejeu.events.secret_events import ViewLevel

from .eye import Eye
from .known import Known
from .seen import UNTOLD, Sight, marker_shown

Mark = TypeVar("Mark", Condition, Wound, Question, Slot)
Rename = Callable[[str, str], str]
"""From a kind (`wound`, `question`, `deadline`) and an id to what it is called in the copy."""


def redacted(state: Encounter, eye: Eye, rename: Rename) -> Encounter:
    """Return what `eye` sees of `state`. Instead of records it has ranks, from 1, so that what is first stays first."""
    people = state.combatants
    levels = eye.levels(people, {who for who, one in people.items() if one.hidden})
    sight = _sight(levels)
    shown = sorted((people[who] for who in people if who not in sight.hidden), key=lambda one: one.place)
    return attrs.evolve(
        state,
        seq=0,
        combatants={
            one.id: _combatant(one, place, levels[one.id], sight, rename) for place, one in enumerate(shown, 1)
        },
        slots={
            slot.who: _slot(slot, rank, sight)
            for rank, slot in _ranked({who: slot for who, slot in state.slots.items() if who not in sight.hidden})
        },
        order=sight.shown(state.order),
        active="" if state.active in sight.hidden else state.active,
        questions=_questions(state.questions, sight, rename),
        deadlines={
            rename("deadline", id_): _deadline(deadline, rename)
            for id_, deadline in state.deadlines.items()
            if deadline.who in sight.exact
        },
        rolls={},
        asked=0,
        wounded=0,
    )


def _sight(levels: Mapping[str, ViewLevel]) -> Sight:
    of = {level: frozenset(who for who, seen_as in levels.items() if seen_as == level) for level in levels.values()}
    nobody: frozenset[str] = frozenset()
    return Sight(Known(), of.get("hidden", nobody), of.get("exact", nobody), of.get("outcome", nobody))


def _combatant(one: Combatant, place: int, level: ViewLevel, sight: Sight, rename: Rename) -> Combatant:
    markers = {name: marker_shown(name, value, sight) for name, value in one.markers.items()}
    known = attrs.evolve(
        one,
        place=place,
        seq=0,
        origins={},
        markers={name: value for name, (told, value) in markers.items() if told and value is not None},
        conditions={condition.name: _condition(condition, rank, sight) for rank, condition in _ranked(one.conditions)},
    )
    if level == "exact":
        wounds = (_wound(wound, rank, sight, rename) for rank, wound in _ranked(one.wounds))
        return attrs.evolve(known, wounds={wound.id: wound for wound in wounds})
    health = UNTOLD if level == "outcome" and one.status != "dead" else one.health
    return attrs.evolve(
        known, sheet={}, attributes={}, monitors={}, gauges={}, wounds={}, effective={}, reach=None, health=health
    )


def _ranked(marks: Mapping[str, Mark]) -> Iterator[tuple[int, Mark]]:
    """Yield each mark with its rank: of those made at one record, in the order of what they are called."""
    return enumerate((mark for _, mark in sorted(marks.items(), key=lambda item: (item[1].seq, item[0]))), 1)


def _condition(condition: Condition, rank: int, sight: Sight) -> Condition:
    until = Until() if condition.until.who in sight.hidden else condition.until
    return attrs.evolve(condition, until=until, seq=rank)


def _wound(wound: Wound, rank: int, sight: Sight, rename: Rename) -> Wound:
    return attrs.evolve(
        wound,
        id=rename("wound", wound.id),
        seq=rank,
        by="" if wound.by in sight.hidden else wound.by,
        tries={who: at for who, at in wound.tries.items() if who not in sight.hidden},
    )


def _deadline(deadline: Deadline, rename: Rename) -> Deadline:
    wound = rename("wound", deadline.wound) if deadline.wound else ""
    return attrs.evolve(deadline, id=rename("deadline", deadline.id), wound=wound, seq=0)


def _slot(slot: Slot, rank: int, sight: Sight) -> Slot:
    if slot.intent is None:
        return attrs.evolve(slot, seq=rank)
    return attrs.evolve(slot, seq=rank, intent=replace(slot.intent, targets=sight.shown(slot.intent.targets)))


def _questions(questions: Mapping[str, Question], sight: Sight, rename: Rename) -> dict[str, Question]:
    asked = {id_: question for id_, question in questions.items() if _open(question, sight)}
    return {
        rename("question", question.id): attrs.evolve(
            question,
            id=rename("question", question.id),
            options=sight.shown(question.options),
            blocks=sight.shown(question.blocks),
            context={},
            seq=rank,
            sums={},
            records={},
        )
        for rank, question in _ranked(asked)
    }


def _open(question: Question, sight: Sight) -> bool:
    return question.whom not in sight.hidden and (not question.blocks or bool(sight.shown(question.blocks)))
