"""Tests, attacks and harm told, with their arithmetic."""

from collections.abc import Callable
from typing import Any

from rejeu.events import facts as f
from rejeu.events.base import Event

from .args import Args, moment, weapon_args
from .known import Known
from .lines import Told, addends, sources
from .words import Amount, Word, call


def _by(known: Known, who: str) -> Args:
    return {"by": call(known.names, who) if who else "", "blamed": int(bool(who))}


def _test_resolved(fact: f.TestResolved, known: Known) -> Told:
    return Told(
        "chronicle-test-resolved",
        {
            "who": call(known.names, fact.who),
            "purpose": Word("purpose", fact.purpose),
            **_result(fact),
        },
        rolls=(fact.roll,),
        terms=addends(fact.terms),
        bonus=addends(fact.bonus),
    )


def _result(fact: f.TestResolved | f.AttackResolved) -> Args:
    return {
        "skill": Word("skill", fact.skill),
        "attribute": Word("attribute", fact.attribute),
        "total": fact.total,
        "difficulty": fact.difficulty,
        "margin": fact.margin,
        "outcome": fact.outcome,
    }


def _attack_resolved(fact: f.AttackResolved, known: Known) -> Told:
    return Told(
        "chronicle-attack-resolved",
        {
            "who": call(known.names, fact.who),
            "target": call(known.names, fact.target),
            **weapon_args(fact.weapon),
            **_result(fact),
        },
        rolls=(fact.roll,),
        terms=addends(fact.terms),
        bonus=addends(fact.bonus),
    )


def _defended(fact: f.Defended, known: Known) -> Told:
    return Told(
        "chronicle-defended",
        {
            "who": call(known.names, fact.who),
            "how": Word("defence", fact.how),
            "action": Word("action", fact.action),
            "spent": int(bool(fact.action)),
            "opponent": call(known.names, fact.against) if fact.against else "",
            "opposed": int(bool(fact.against)),
        },
    )


def _ruled(fact: f.Ruled, known: Known) -> Told:
    return Told(
        "chronicle-ruled",
        {
            "who": call(known.names, fact.who),
            "matter": Word("matter", fact.matter),
            "outcome": Word("outcome", fact.outcome),
            "target": call(known.names, fact.target) if fact.target else "",
            "aimed": int(bool(fact.target)),
            **weapon_args(fact.weapon),
        },
        rolls=sources(fact.terms),
        terms=addends(fact.terms),
    )


def _damage_resolved(fact: f.DamageResolved, known: Known) -> Told:
    names = known.levels.get(fact.target, {}).get(fact.track, ())
    reached = names[fact.level - 1] if 1 <= fact.level <= len(names) else ""
    return Told(
        "chronicle-damage-resolved",
        {
            "target": call(known.names, fact.target),
            "track": Word("track", fact.track),
            "damage": fact.damage,
            "threshold": fact.threshold,
            "level": fact.level,
            "reached": Word("level", reached),
            "named": int(bool(reached)),
            **_by(known, fact.by),
        },
        rolls=sources(fact.terms, fact.against),
        terms=addends(fact.terms),
        against=addends(fact.against),
    )


def _wounded(fact: f.Wounded, known: Known) -> Told:
    full = fact.reached not in ("", fact.level)
    return Told(
        "chronicle-wounded",
        {
            "who": call(known.names, fact.who),
            "wound": fact.wound,
            "track": Word("track", fact.track),
            "level": Word("level", fact.level),
            "reached": Word("level", fact.reached),
            "overflow": int(full),
        },
    )


def _monitors_set(fact: f.MonitorsSet, known: Known) -> Told:
    boxes = tuple(
        Amount(Word("level", level.name), level.boxes) for levels in fact.monitors.values() for level in levels
    )
    return Told("chronicle-monitors-set", {"who": call(known.names, fact.who), "boxes": boxes})


def _wound_changed(fact: f.WoundChanged, known: Known) -> Told:
    old = known.wounds.get(fact.wound)
    before = old.level if old else fact.level
    return Told(
        "chronicle-wound-changed",
        {
            "who": call(known.names, fact.who),
            "wound": fact.wound,
            "before": Word("level", before),
            "level": Word("level", fact.level),
            "same": int(before == fact.level),
            "stabilised": int(fact.stabilised),
            "cared": int(fact.cared),
            "why": Word("why", fact.why),
        },
    )


def _wound_closed(fact: f.WoundClosed, known: Known) -> Told:
    old = known.wounds.get(fact.wound)
    return Told(
        "chronicle-wound-closed",
        {
            "who": call(known.names, fact.who),
            "wound": fact.wound,
            "level": Word("level", old.level if old else ""),
            "named": int(old is not None),
            "why": Word("why", fact.why),
        },
    )


def _deadline_set(fact: f.DeadlineSet, known: Known) -> Told:
    return Told(
        "chronicle-deadline-set",
        {
            "who": call(known.names, fact.who),
            "kind": Word("deadline", fact.kind),
            "due": fact.due,
            "wound": fact.wound,
            **moment(known, fact.due),
        },
        terms=addends(fact.terms),
    )


def _deadline_cleared(fact: f.DeadlineCleared, known: Known) -> Told:
    old = known.deadlines.get(fact.deadline)
    return Told(
        "chronicle-deadline-cleared",
        {
            "who": call(known.names, old.who) if old else "",
            "kind": Word("deadline", old.kind if old else ""),
            "name": fact.deadline,
            "known": int(old is not None),
            "why": Word("why", fact.why),
        },
    )


def _assessed(fact: f.Assessed, known: Known) -> Told:
    effective = tuple(Amount(Word("attribute", name), value) for name, value in fact.effective.items())
    return Told(
        "chronicle-assessed",
        {
            "who": call(known.names, fact.who),
            "status": Word("status", fact.status),
            "health": Word("health", fact.health),
            "effective": effective,
            "changed": len(effective),
            "reach": fact.reach or 0,
            "limited": int(fact.reach is not None),
        },
        terms=addends(fact.terms),
    )


def _died(fact: f.Died, known: Known) -> Told:
    return Told(
        "chronicle-died",
        {
            "who": call(known.names, fact.who),
            "cause": Word("cause", fact.cause),
            "ruled": int(fact.cause == "ruling"),
        },
    )


HARM_TELLERS: dict[type[Event], Callable[[Any, Known], Told]] = {
    f.TestResolved: _test_resolved,
    f.AttackResolved: _attack_resolved,
    f.Defended: _defended,
    f.Ruled: _ruled,
    f.DamageResolved: _damage_resolved,
    f.MonitorsSet: _monitors_set,
    f.Wounded: _wounded,
    f.WoundChanged: _wound_changed,
    f.WoundClosed: _wound_closed,
    f.DeadlineSet: _deadline_set,
    f.DeadlineCleared: _deadline_cleared,
    f.Assessed: _assessed,
    f.Died: _died,
}
