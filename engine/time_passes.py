"""Commands of game time that mean the same under every ruleset: the clock, the date, deadlines, end and sequel."""

from collections.abc import Callable
from typing import Any

from rejeu.events import facts as f
from rejeu.events import time_commands as c
from rejeu.events import time_facts as t
from rejeu.events.base import Term

from .arrivals import each
from .clock import DEATH, NONE, QUESTION, STOPS, WORSENING, advance, halting, watched
from .errors import Refused
from .ruleset import Ruleset
from .scene import Scene
from .state import Combatant

YEAR = 366 * 86_400
MAX_STEP = 100 * YEAR
"""The longest that one command lets pass, in seconds."""
MAX_CLOCK = 5_000 * YEAR
MAX_DATE = 40
"""Characters of a date."""
AT_REST = (DEATH, WORSENING, QUESTION)
"""What halts those who rest until they are fit, unless they say otherwise."""


def _advance(scene: Scene, command: c.Advance, ruleset: Ruleset) -> None:
    stops = _stops(command)
    _check_span(scene, command)
    happened = watched(scene, lambda: ruleset.pause(scene, force=command.force))
    halted = halting(stops, happened) if happened else ()
    if scene.state.questions and not command.force:
        raise Refused("questions-open", questions=sorted(scene.state.questions))
    if halted:
        pass  # while the round in course was closing: no more time passes
    elif command.fit:
        halted = _rest(scene, command, ruleset, stops)
    else:
        now = scene.state.clock
        until = now + command.seconds if command.seconds is not None else command.until or 0
        if until <= now:
            raise Refused("clock-past", moment=until, clock=now)
        halted = advance(scene, ruleset, until, stops)
    if halted:
        scene.emit(t.ClockStopped(why=halted))


def _stops(command: c.Advance) -> frozenset[str]:
    for word in command.stop:
        if word not in STOPS:
            raise Refused("no-such-stop", stop=word, known=list(STOPS))
    words = command.stop or (AT_REST if command.fit else ())
    return frozenset() if NONE in words else frozenset(words)


def _check_span(scene: Scene, command: c.Advance) -> None:
    given = [command.seconds is not None, command.until is not None, command.fit]
    if sum(given) != 1:
        raise Refused("how-long")
    if command.targets and not command.fit:
        raise Refused("rest-for-whom")
    if command.seconds is not None:
        if command.seconds <= 0:
            raise Refused("negative-time", seconds=command.seconds)
        if command.seconds > MAX_STEP:
            raise Refused("too-long", years=MAX_STEP // YEAR)
    if command.until is not None and command.until - scene.state.clock > MAX_STEP:
        raise Refused("too-long", years=MAX_STEP // YEAR)
    if scene.state.clock + (command.seconds or 0) > MAX_CLOCK:
        raise Refused("too-long", years=MAX_CLOCK // YEAR)


def is_fit(combatant: Combatant) -> bool:
    """Whether nothing ails `combatant` that time could mend."""
    return combatant.status == "able" and not combatant.wounds


def _rest(scene: Scene, command: c.Advance, ruleset: Ruleset, stops: frozenset[str]) -> tuple[str, ...]:
    """Let time pass until all are fit. Raises `Refused` if some would never be."""
    everyone = scene.state.combatants
    for who in each(command.targets) if command.targets else ():
        scene.target(who)
    named = command.targets or tuple(who for who, combatant in everyone.items() if combatant.present)
    unfit = [who for who in named if not is_fit(everyone[who])]
    if not unfit:
        raise Refused("fit-already", who=list(named))

    def done() -> bool:
        return all(is_fit(everyone[who]) or not everyone[who].present for who in unfit)

    halted = advance(scene, ruleset, scene.state.clock + MAX_STEP, stops, done, settled=False)
    if not halted and not done():
        raise Refused("never-fit", who=[who for who in unfit if everyone[who].present and not is_fit(everyone[who])])
    return halted


def _set_date(scene: Scene, command: c.SetDate, ruleset: Ruleset) -> None:
    if len(command.date) > MAX_DATE or not command.date.isprintable():
        raise Refused("bad-date", date=ascii(command.date[:MAX_DATE])[1:-1], most=MAX_DATE)
    scene.emit(t.DateSet(date=command.date, clock=scene.state.clock))


def _move_deadline(scene: Scene, command: c.MoveDeadline, ruleset: Ruleset) -> None:
    (who,) = each(command.targets)[:1]
    scene.target(who)
    state = scene.state
    deadline = state.deadlines.get(command.deadline)
    if deadline is None or deadline.who != who or len(command.targets) > 1:
        known = sorted(one.id for one in state.deadlines.values() if one.who == who)
        raise Refused("no-such-deadline", who=who, deadline=command.deadline, known=known)
    if (command.due is None) == (command.delta is None):
        raise Refused("due-or-delta")
    due = command.due if command.due is not None else deadline.due + (command.delta or 0)
    if due <= state.clock:
        raise Refused("deadline-past", moment=due, clock=state.clock)
    if due > state.clock + MAX_STEP:
        raise Refused("too-long", years=MAX_STEP // YEAR)
    scene.emit(
        f.DeadlineSet(
            deadline=deadline.id,
            who=who,
            kind=deadline.kind,
            due=due,
            wound=deadline.wound,
            terms=(Term("due-before", deadline.due, deadline.seq), Term("ruling", due - deadline.due)),
        )
    )


def _close_fight(scene: Scene, command: c.CloseFight, ruleset: Ruleset) -> None:
    ruleset.pause(scene, force=command.force)
    if scene.state.questions:
        raise Refused("questions-open", questions=sorted(scene.state.questions))
    scene.emit(t.FightClosed(clock=scene.state.clock))


def _continue(scene: Scene, command: c.Continue, ruleset: Ruleset) -> None:
    state = scene.state
    if state.combatants or state.clock or state.round:
        raise Refused("begun-already")
    if not 0 <= command.clock <= MAX_CLOCK:
        raise Refused("too-long", years=MAX_CLOCK // YEAR)
    pin = t.Continued(fight=command.fight, count=command.count, head=command.head, wounded=command.wounded)
    scene.emit(pin)
    if command.clock:
        scene.emit(f.ClockAdvanced(clock=command.clock))
    if command.date:
        scene.emit(t.DateSet(date=command.date, clock=command.date_at))
    for survivor in command.survivors:
        _bring(scene, survivor, ruleset)


def _bring(scene: Scene, survivor: c.Survivor, ruleset: Ruleset) -> None:
    """Bring in a survivor as it is: its numbers are finished, no rule is asked."""
    who = survivor.who
    if who in scene.state.combatants:
        raise Refused("id-taken", who=who, free=who)
    scene.emit(
        f.Joined(
            who=who,
            name=survivor.name,
            sheet=survivor.sheet,
            attributes=survivor.attributes,
            from_round=ruleset.entry_round(scene),
            side=survivor.side,
            gender=survivor.gender,
            hidden=survivor.hidden,
            monitors=survivor.monitors,
            gauges=survivor.gauges,
        )
    )
    for condition in survivor.conditions:
        scene.emit(f.ConditionPut(who=who, condition=condition))
    for marker, value in survivor.markers.items():
        scene.emit(f.MarkerSet(who=who, marker=marker, value=value))
    for kept in survivor.wounds:
        scene.emit(
            t.WoundKept(
                who=who,
                wound=kept.wound,
                track=kept.track,
                level=kept.level,
                since=kept.since,
                by=kept.by,
                stabilised=kept.stabilised,
                cared=kept.cared,
                waiting=kept.waiting,
                tries=kept.tries,
            )
        )
    for due in survivor.deadlines:
        scene.emit(f.DeadlineSet(deadline=due.deadline, who=who, kind=due.kind, due=due.due, wound=due.wound))
    scene.emit(
        f.Assessed(
            who=who,
            status=survivor.status,
            health=survivor.health,
            effective=survivor.effective,
            reach=survivor.reach,
        )
    )


TIME: dict[type, Callable[[Scene, Any, Ruleset], None]] = {
    c.Advance: _advance,
    c.SetDate: _set_date,
    c.MoveDeadline: _move_deadline,
    c.CloseFight: _close_fight,
    c.Continue: _continue,
}
