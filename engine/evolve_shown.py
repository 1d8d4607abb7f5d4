"""Folding what a copy of a fight says instead of facts that its owner is not told: values, as they are seen."""

from collections.abc import Mapping
from functools import cache
from typing import Any

import attrs
import msgspec

from rejeu.events.secret_events import Shown

from .state import Combatant, Encounter

_put = object.__setattr__


@cache
def _types() -> dict[str, Any]:
    return {field.name: field.type for field in attrs.fields(attrs.resolve_types(Encounter))}


def shown(e: Encounter, fact: Shown) -> None:
    """Put the values of `fact` in the place of those there. Raises `ValueError` for those that none has."""
    for who in fact.without:
        e.combatants.pop(who, None)  # type: ignore[attr-defined]
    for who, values in fact.people.items():
        one = msgspec.convert(values, Combatant)
        if one.id != who:
            raise ValueError(f"{who} is {one.id}")
        e.combatants[who] = one  # type: ignore[index]
    for name, value in fact.fields.items():
        if name in _LEFT_OUT:
            raise ValueError(name)
        _put(e, name, msgspec.convert(value, _types()[name]))
    missing = {*e.order, *e.slots, e.active} - {"", *e.combatants}
    if missing:
        raise ValueError(f"nobody is called {', '.join(sorted(missing))}")


def shown_between(before: Encounter, after: Encounter) -> Shown | None:
    """Return what leads from `before` to `after`, but for records and ranks of joining; `None` if nothing does.

    Those who are new rank last, in their order; everyone else keeps the rank of `before`.
    """
    people: dict[str, dict[str, Any]] = {}
    places = [one.place for one in before.combatants.values()]
    last = max(places, default=0)
    for one in sorted(after.combatants.values(), key=lambda one: one.place):
        old = before.combatants.get(one.id)
        if old is None:
            last += 1
            people[one.id] = _plain(attrs.evolve(one, place=last))
        elif _unnumbered(old) != attrs.evolve(_unnumbered(one), place=old.place):
            people[one.id] = _plain(attrs.evolve(one, place=old.place))
    without = tuple(who for who in before.combatants if who not in after.combatants)
    fields = {
        name: _plain(getattr(after, name))
        for name in _types()
        if name not in _LEFT_OUT and _value(getattr(before, name)) != _value(getattr(after, name))
    }
    if not people and not without and not fields:
        return None
    return Shown(people=people, without=without, fields=fields)


_LEFT_OUT = frozenset({"seq", "combatants", "rolls", "asked", "wounded"})
"""What the owner of a copy needs for nothing: it decides nothing."""


def _plain(value: Any) -> Any:
    return msgspec.to_builtins(value, order=None)


def _unnumbered(one: Combatant) -> Combatant:
    return attrs.evolve(
        one,
        seq=0,
        origins={},
        effective=dict(one.effective),
        wounds=_ranked(one.wounds),
        conditions=_ranked(one.conditions),
    )


def _value(value: Any) -> Any:
    """Return a part of a state with ranks instead of records."""
    if isinstance(value, dict) and all(attrs.has(type(one)) for one in value.values()):
        return _ranked(value)
    return value


def _ranked(marks: Mapping[str, Any]) -> dict[str, Any]:
    """Return each mark with its rank instead of its record: which was first matters, where it stands does not."""
    order = sorted(marks, key=lambda key: (marks[key].seq, key))
    return {key: attrs.evolve(marks[key], seq=rank) for rank, key in enumerate(order, 1)}
