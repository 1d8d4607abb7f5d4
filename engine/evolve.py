"""Folding facts into state. Knows no rulebook: facts carry finished numbers.

`evolve` is copy, apply, freeze. Handlers change a private draft in place, through `put`, because
replacing frozen values at every fact is some twenty times slower.
"""

from collections.abc import Callable, Iterable
from typing import Any

from rejeu.events import facts as f
from rejeu.events.base import Event, GaugeValue
from rejeu.events.secret_events import Shown

from .evolve_shown import shown
from .evolve_time import TIME_HANDLERS
from .state import Combatant, Condition, Encounter, Question, Slot, Wound
from .thawing import thaw as thaw

put = object.__setattr__

LOST = "lost"


def evolve(state: Encounter, fact: Event, seq: int) -> Encounter:
    """Return the state after `fact`, which stands at record `seq`."""
    draft = thaw(state)
    apply(draft, fact, seq)
    return draft


def fold(state: Encounter, facts: Iterable[tuple[int, Event]]) -> Encounter:
    """Return the state after `facts`, each with its record's `seq`."""
    draft = thaw(state)
    for seq, fact in facts:
        apply(draft, fact, seq)
    return draft


def apply(draft: Encounter, fact: Event, seq: int) -> None:
    """Change `draft` by `fact`. Only for drafts that nobody else holds. A command only moves `seq`."""
    put(draft, "seq", seq)
    handler = HANDLERS.get(type(fact))
    if handler is not None:
        handler(draft, fact)


# The fight and who is in it ------------------------------------------------------------------


def _opened(e: Encounter, fact: f.Opened) -> None:
    put(e, "title", fact.title)
    put(e, "ruleset", fact.ruleset)
    put(e, "ruleset_version", fact.ruleset_version)
    put(e, "parameters", dict(fact.parameters))
    put(e, "phase", fact.phase)


def _rules_changed(e: Encounter, fact: f.RulesChanged) -> None:
    e.parameters.update(fact.parameters)  # type: ignore[attr-defined]


def _joined(e: Encounter, fact: f.Joined) -> None:
    e.combatants[fact.who] = Combatant(  # type: ignore[index]
        id=fact.who,
        name=fact.name,
        place=len(e.combatants) + 1,
        from_round=fact.from_round,
        sheet=fact.sheet,
        attributes=dict(fact.attributes),
        monitors=fact.monitors,
        side=fact.side,
        gender=fact.gender,
        origins={},
        effective={},
        wounds={},
        gauges=dict(fact.gauges),
        markers={},
        conditions={},
        position=fact.position,
        health=fact.health,
        hidden=fact.hidden,
        seq=e.seq,
    )


def _left(e: Encounter, fact: f.Left) -> None:
    put(e.combatants[fact.who], "gone", True)
    _drop_slot(e, fact.who)


def _drop_slot(e: Encounter, who: str) -> None:
    e.slots.pop(who, None)  # type: ignore[attr-defined]
    put(e, "order", tuple(other for other in e.order if other != who))
    if e.active == who:
        put(e, "active", "")


def _sheet_corrected(e: Encounter, fact: f.SheetCorrected) -> None:
    combatant = e.combatants[fact.who]
    sheet = dict(combatant.sheet)
    for path, value in fact.changes.items():
        sheet = set_path(sheet, path.split("."), value)
    put(combatant, "sheet", sheet)


def set_path(data: dict[str, Any], path: list[str], value: Any) -> dict[str, Any]:
    """Return a copy of nested `data` with the place at `path` set, or removed if `value` is `None`."""
    head, *rest = path
    if rest:
        inner = data.get(head)
        return {**data, head: set_path(inner if isinstance(inner, dict) else {}, rest, value)}
    if value is None:
        return {key: old for key, old in data.items() if key != head}
    return {**data, head: value}


# Rounds, order and turns ---------------------------------------------------------------------


def _round_started(e: Encounter, fact: f.RoundStarted) -> None:
    put(e, "round", fact.round)
    put(e, "clock", fact.clock)
    put(e, "active", "")
    put(e, "rolls", {})
    lasting = {who: slot for who, slot in e.slots.items() if fact.keep or slot.until >= fact.round}
    put(e, "slots", {who: _fresh(slot, fact.round) for who, slot in lasting.items()})
    put(e, "order", tuple(who for who in e.order if who in lasting))


def _fresh(slot: Slot, round_: int) -> Slot:
    lasts = slot.until >= round_
    return Slot(
        who=slot.who,
        score=slot.score,
        count=slot.score,
        kind=slot.kind,
        seq=slot.seq,
        intent=slot.intent if lasts else None,
        until=slot.until if lasts else 0,
        spent={},
    )


def _round_ended(e: Encounter, fact: f.RoundEnded) -> None:
    put(e, "active", "")
    for slot in e.slots.values():
        put(slot, "done", True)


def _phase_changed(e: Encounter, fact: f.PhaseChanged) -> None:
    put(e, "phase", fact.phase)


def _rolled(e: Encounter, fact: f.Rolled) -> None:
    e.rolls[f"{fact.who}/{fact.purpose}"] = fact.ordinal + 1  # type: ignore[index]


def _initiative_set(e: Encounter, fact: f.InitiativeSet) -> None:
    slot = e.slots.get(fact.who)
    if slot is None:
        slot = Slot(fact.who, fact.score, fact.score, fact.kind, e.seq, spent={})
        e.slots[fact.who] = slot  # type: ignore[index]
        return
    put(slot, "count", fact.score - slot.covered)
    put(slot, "score", fact.score)
    put(slot, "kind", fact.kind)
    put(slot, "seq", e.seq)


def _order_set(e: Encounter, fact: f.OrderSet) -> None:
    put(e, "order", fact.order)
    for who in tuple(e.slots):
        if who not in fact.order:
            _drop_slot(e, who)


def _order_cleared(e: Encounter, fact: f.OrderCleared) -> None:
    put(e, "order", ())
    put(e, "slots", {})
    put(e, "active", "")


def _declared(e: Encounter, fact: f.Declared) -> None:
    slot = e.slots[fact.who]
    put(slot, "intent", fact.intent)
    put(slot, "until", fact.until)


def _turn_started(e: Encounter, fact: f.TurnStarted) -> None:
    put(e, "active", fact.who)
    put(e.slots[fact.who], "called", True)


def _turn_ended(e: Encounter, fact: f.TurnEnded) -> None:
    slot = e.slots.get(fact.who)
    if slot is not None:
        put(slot, "done", True)
        put(slot, "left", 0)
        put(slot, "to", None)
    if e.active == fact.who:
        put(e, "active", "")


def _action_spent(e: Encounter, fact: f.ActionSpent) -> None:
    slot = e.slots[fact.who]
    put(slot, "spent", {**slot.spent, fact.action: fact.on})


def _action_lost(e: Encounter, fact: f.ActionLost) -> None:
    slot = e.slots[fact.who]
    put(slot, "spent", {**slot.spent, fact.action: LOST})
    put(slot, "until", 0)


def _moved(e: Encounter, fact: f.Moved) -> None:
    combatant = e.combatants[fact.who]
    if fact.position is not None:
        put(combatant, "position", fact.position)
    slot = e.slots.get(fact.who)
    if slot is None:
        return
    put(slot, "covered", fact.covered)
    put(slot, "left", fact.left)
    put(slot, "to", fact.to)
    if fact.count is not None:
        put(slot, "count", fact.count)


def _placed(e: Encounter, fact: f.Placed) -> None:
    put(e.combatants[fact.who], "position", fact.position)


# Harm ----------------------------------------------------------------------------------------


def _wounded(e: Encounter, fact: f.Wounded) -> None:
    wound = Wound(fact.wound, fact.track, fact.level, e.seq, e.clock, fact.by)
    e.combatants[fact.who].wounds[fact.wound] = wound  # type: ignore[index]
    put(e, "wounded", e.wounded + 1)


def _monitors_set(e: Encounter, fact: f.MonitorsSet) -> None:
    put(e.combatants[fact.who], "monitors", fact.monitors)


def _wound_changed(e: Encounter, fact: f.WoundChanged) -> None:
    wounds = e.combatants[fact.who].wounds
    old = wounds[fact.wound]
    wounds[fact.wound] = Wound(  # type: ignore[index]
        old.id, old.track, fact.level, old.seq, e.clock, old.by, fact.stabilised, fact.cared, tries=old.tries
    )


def _wound_closed(e: Encounter, fact: f.WoundClosed) -> None:
    del e.combatants[fact.who].wounds[fact.wound]  # type: ignore[attr-defined]


def _assessed(e: Encounter, fact: f.Assessed) -> None:
    combatant = e.combatants[fact.who]
    put(combatant, "status", fact.status)
    put(combatant, "health", fact.health)
    put(combatant, "effective", dict(fact.effective))
    put(combatant, "reach", fact.reach)


def _died(e: Encounter, fact: f.Died) -> None:
    put(e.combatants[fact.who], "status", "dead")
    put(e.combatants[fact.who], "health", "dead")


def _revived(e: Encounter, fact: f.Revived) -> None:
    put(e.combatants[fact.who], "status", "able")


# Whatever a combatant bears ------------------------------------------------------------------


def _gauge_set(e: Encounter, fact: f.GaugeSet) -> None:
    combatant = e.combatants[fact.who]
    value = GaugeValue(fact.value, fact.maximum, fact.minimum)
    combatant.gauges[fact.gauge] = value  # type: ignore[index]
    combatant.origins[f"gauge.{fact.gauge}"] = e.seq  # type: ignore[index]


def _attribute_set(e: Encounter, fact: f.AttributeSet) -> None:
    combatant = e.combatants[fact.who]
    combatant.attributes[fact.attribute] = fact.value  # type: ignore[index]
    combatant.origins[fact.attribute] = e.seq  # type: ignore[index]


def _marker_set(e: Encounter, fact: f.MarkerSet) -> None:
    markers = e.combatants[fact.who].markers
    if fact.value is None:
        markers.pop(fact.marker, None)  # type: ignore[attr-defined]
    else:
        markers[fact.marker] = fact.value  # type: ignore[index]


def _condition_put(e: Encounter, fact: f.ConditionPut) -> None:
    condition = Condition(fact.condition, fact.until, e.seq)
    e.combatants[fact.who].conditions[fact.condition] = condition  # type: ignore[index]


def _condition_lifted(e: Encounter, fact: f.ConditionLifted) -> None:
    e.combatants[fact.who].conditions.pop(fact.condition, None)  # type: ignore[attr-defined]


def _visibility_set(e: Encounter, fact: f.VisibilitySet) -> None:
    put(e.combatants[fact.who], "hidden", fact.hidden)


# Questions -----------------------------------------------------------------------------------


def _asked(e: Encounter, fact: f.Asked) -> None:
    e.questions[fact.question] = Question(  # type: ignore[index]
        fact.question,
        fact.kind,
        fact.whom,
        fact.options,
        fact.blocks,
        fact.context,
        e.seq,
        fact.sums,
        fact.records,
    )
    put(e, "asked", e.asked + 1)


def _answered(e: Encounter, fact: f.Answered) -> None:
    e.questions.pop(fact.question, None)  # type: ignore[attr-defined]


Handler = Callable[[Encounter, Any], None]
HANDLERS: dict[type[Event], Handler] = {
    f.Opened: _opened,
    f.RulesChanged: _rules_changed,
    f.Joined: _joined,
    f.Left: _left,
    f.SheetCorrected: _sheet_corrected,
    f.RoundStarted: _round_started,
    f.RoundEnded: _round_ended,
    f.PhaseChanged: _phase_changed,
    f.Rolled: _rolled,
    f.InitiativeSet: _initiative_set,
    f.OrderSet: _order_set,
    f.OrderCleared: _order_cleared,
    f.Declared: _declared,
    f.TurnStarted: _turn_started,
    f.TurnEnded: _turn_ended,
    f.ActionSpent: _action_spent,
    f.ActionLost: _action_lost,
    f.Moved: _moved,
    f.Placed: _placed,
    f.MonitorsSet: _monitors_set,
    f.Wounded: _wounded,
    f.WoundChanged: _wound_changed,
    f.WoundClosed: _wound_closed,
    f.Assessed: _assessed,
    f.Died: _died,
    f.Revived: _revived,
    f.GaugeSet: _gauge_set,
    f.AttributeSet: _attribute_set,
    f.MarkerSet: _marker_set,
    f.ConditionPut: _condition_put,
    f.ConditionLifted: _condition_lifted,
    f.VisibilitySet: _visibility_set,
    f.Asked: _asked,
    f.Answered: _answered,
    **TIME_HANDLERS,
    Shown: shown,
}
