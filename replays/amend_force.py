"""What a command that can no longer be decided came to, kept as rulings of the game master.

Nothing is copied: each consequence becomes a ruling that the ruleset decides where play now stands, so
that what follows from it (a full level, a death) follows as it would from any other ruling.
"""

from collections.abc import Callable, Iterator
from typing import Any

from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Fact

from .amend_line import Past


def consequences(past: Past, before: Encounter) -> Iterator[Command]:
    """Yield the rulings that say what came of `past`, which was decided at the state `before`."""
    for fact in past.facts:
        ruling = _RULINGS.get(type(fact))
        if ruling is not None:
            found = ruling(fact, before)
            if found is not None:
                yield found


def turn_taken(past: Past, now: Encounter) -> Command | None:
    """Return the ruling that the turn which `past` used is over, if it is not over now."""
    who = getattr(past.command, "who", "")
    used = any(isinstance(fact, f.ActionSpent | f.ActionLost) and fact.who == who for fact in past.facts)
    slot = now.slots.get(who)
    if not used or slot is None or slot.done or not now.combatants[who].awake:
        return None
    return c.Skip(targets=(who,))


def _wounded(fact: f.Wounded, before: Encounter) -> Command:
    return c.Mark(targets=(fact.who,), level=fact.level, track=fact.track)


def _wound_closed(fact: f.WoundClosed, before: Encounter) -> Command | None:
    combatant = before.combatants.get(fact.who)
    wound = combatant.wounds.get(fact.wound) if combatant is not None else None
    return None if wound is None else c.Clear(targets=(fact.who,), level=wound.level, track=wound.track)


def _gauge_set(fact: f.GaugeSet, before: Encounter) -> Command:
    value = fact.value if fact.delta is None else None
    return c.SetGauge(targets=(fact.who,), gauge=fact.gauge, value=value, delta=fact.delta)


def _attribute_set(fact: f.AttributeSet, before: Encounter) -> Command:
    value = fact.value if fact.delta is None else None
    return c.SetAttribute(targets=(fact.who,), attribute=fact.attribute, value=value, delta=fact.delta)


def _condition_put(fact: f.ConditionPut, before: Encounter) -> Command:
    return c.PutCondition(targets=(fact.who,), condition=fact.condition, until=fact.until)


def _condition_lifted(fact: f.ConditionLifted, before: Encounter) -> Command | None:
    if fact.why != "ruled":  # it expired, or another took its place: that follows by itself
        return None
    return c.LiftCondition(targets=(fact.who,), condition=fact.condition)


def _moved(fact: f.Moved | f.Placed, before: Encounter) -> Command | None:
    return None if fact.position is None else c.Place(targets=(fact.who,), to=fact.position)


def _died(fact: f.Died, before: Encounter) -> Command:
    return c.Kill(targets=(fact.who,))


def _revived(fact: f.Revived, before: Encounter) -> Command:
    return c.Revive(targets=(fact.who,))


def _left(fact: f.Left, before: Encounter) -> Command:
    return c.Leave(targets=(fact.who,))


def _visibility_set(fact: f.VisibilitySet, before: Encounter) -> Command:
    return c.Hide(targets=(fact.who,)) if fact.hidden else c.Reveal(targets=(fact.who,))


_RULINGS: dict[type[Fact], Callable[[Any, Encounter], Command | None]] = {
    f.Wounded: _wounded,
    f.WoundClosed: _wound_closed,
    f.GaugeSet: _gauge_set,
    f.AttributeSet: _attribute_set,
    f.ConditionPut: _condition_put,
    f.ConditionLifted: _condition_lifted,
    f.Moved: _moved,
    f.Placed: _moved,
    f.Died: _died,
    f.Revived: _revived,
    f.Left: _left,
    f.VisibilitySet: _visibility_set,
}
