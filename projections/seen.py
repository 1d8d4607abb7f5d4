"""What players may see of a command or a fact: nothing hidden, and nothing of health but its words."""

from collections.abc import Callable, Collection
from typing import Any

from msgspec.structs import replace

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import time_facts as t
from rejeu.events.base import Command, Event, Until
from rejeu.events.table_commands import SetParticipant
from rejeu.events.table_facts import ParticipantSet

from .known import Known

NUMBERS_OF_HEALTH: frozenset[type[Event]] = frozenset(
    (
        f.DamageResolved, f.MonitorsSet, f.Wounded, f.WoundChanged, f.WoundClosed, f.DeadlineSet, f.DeadlineCleared,
        f.GaugeSet, f.AttributeSet, f.SheetCorrected, t.Treated, t.WoundWaits, t.WoundKept, t.ClockStopped,
    )
)  # fmt: skip
"""Facts that players are told nothing of: what comes of them is told in words (`Assessed`, `Died`)."""


def seen(event: Event, known: Known) -> Event | None:
    """Return what players may see of `event`, given what is `known` before it: all, a part, or `None`."""
    if type(event) in NUMBERS_OF_HEALTH:
        return None
    special = _SPECIAL.get(type(event))
    if special is not None:
        shown: Event | None = special(event, known)
        return shown
    if getattr(event, "who", "") in known.hidden or getattr(event, "target", "") in known.hidden:
        return None
    return _aimed(event, known) if isinstance(event, Command) else event


def _aimed(command: Command, known: Known) -> Command | None:
    """Leave hidden targets out, and the options, which may name anyone. Aimed at hidden people alone: nothing."""
    fields: dict[str, Any] = {}
    targets: tuple[str, ...] = getattr(command, "targets", ())
    if targets:
        fields["targets"] = _shown(targets, known)
        if not fields["targets"]:
            return None
    if getattr(command, "options", None):
        fields["options"] = {}
    return replace(command, **fields)


def _shown(whom: Collection[str], known: Known) -> tuple[str, ...]:
    return tuple(who for who in whom if who not in known.hidden)


# Commands ------------------------------------------------------------------------------------


def _join(command: c.Join, known: Known) -> c.Join | None:
    return None if command.hidden else command


def _never(command: c.Hide, known: Known) -> None:
    return None


def _as_it_is(event: Event, known: Known) -> Event:
    return event


def _declare(command: c.Declare, known: Known) -> c.Declare | None:
    if command.who in known.hidden:
        return None
    return replace(command, targets=_shown(command.targets, known), options={})


def _put_condition(command: c.PutCondition, known: Known) -> Command | None:
    return _aimed(replace(command, until=_anchor(command.until, known)), known)


def _anchor(until: Until, known: Known) -> Until:
    return Until() if until.who in known.hidden else until


def _answer(command: c.Answer, known: Known) -> c.Answer | None:
    if not _asked_openly(command.question, known) or command.choice in known.hidden:
        return None
    return replace(command, options={})


def _asked_openly(question: str, known: Known) -> bool:
    asked = known.questions.get(question)
    return asked is None or _open_to_players(asked.whom, asked.blocks, known)


def _open_to_players(whom: str, blocks: tuple[str, ...], known: Known) -> bool:
    return whom not in known.hidden and (not blocks or bool(_shown(blocks, known)))


def _participant(event: SetParticipant | ParticipantSet, known: Known) -> Event | None:
    if event.who in known.hidden:
        return None
    return replace(event, combatants=_shown(event.combatants, known))


# Facts ---------------------------------------------------------------------------------------


def _joined(fact: f.Joined, known: Known) -> f.Joined | None:
    return None if fact.hidden else fact


def _visibility_set(fact: f.VisibilitySet, known: Known) -> f.VisibilitySet | None:
    return None if fact.hidden else fact


def _order_set(fact: f.OrderSet, known: Known) -> f.OrderSet | None:
    """A change among hidden people alone is none."""
    order = _shown(fact.order, known)
    return None if order == _shown(known.order, known) else replace(fact, order=order)


def _declared(fact: f.Declared, known: Known) -> f.Declared | None:
    if fact.who in known.hidden:
        return None
    return replace(fact, intent=replace(fact.intent, targets=_shown(fact.intent.targets, known)))


def _defended(fact: f.Defended, known: Known) -> f.Defended | None:
    if fact.who in known.hidden:
        return None
    return replace(fact, against="") if fact.against in known.hidden else fact


def _assessed(fact: f.Assessed, known: Known) -> f.Assessed | None:
    return None if fact.who in known.hidden else replace(fact, effective={}, reach=None, terms=())


def _condition_put(fact: f.ConditionPut, known: Known) -> f.ConditionPut | None:
    return None if fact.who in known.hidden else replace(fact, until=_anchor(fact.until, known))


def _marker_set(fact: f.MarkerSet, known: Known) -> f.MarkerSet | None:
    """A mark may be about somebody (`near.tapi`), or list people: nobody hidden is named."""
    if fact.who in known.hidden or fact.marker.partition(".")[2] in known.hidden:
        return None
    if not isinstance(fact.value, str):
        return fact
    return replace(fact, value=",".join(_shown(fact.value.split(","), known)) or 1)


def _asked(fact: f.Asked, known: Known) -> f.Asked | None:
    if not _open_to_players(fact.whom, fact.blocks, known):
        return None
    shown = {"options": _shown(fact.options, known), "blocks": _shown(fact.blocks, known)}
    return replace(fact, **shown, context={}, sums={}, records={})


def _answered(fact: f.Answered, known: Known) -> f.Answered | None:
    return fact if _asked_openly(fact.question, known) and fact.choice not in known.hidden else None


_SPECIAL: dict[type[Event], Callable[[Any, Known], Event | None]] = {
    c.Join: _join,
    c.Hide: _never,
    c.Reveal: _as_it_is,
    c.Declare: _declare,
    c.PutCondition: _put_condition,
    c.Answer: _answer,
    SetParticipant: _participant,
    ParticipantSet: _participant,
    f.Joined: _joined,
    f.VisibilitySet: _visibility_set,
    f.OrderSet: _order_set,
    f.Declared: _declared,
    f.Defended: _defended,
    f.Assessed: _assessed,
    f.ConditionPut: _condition_put,
    f.MarkerSet: _marker_set,
    f.Asked: _asked,
    f.Answered: _answered,
}
