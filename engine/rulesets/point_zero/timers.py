"""What runs on the clock: shock boxes clear, wounds heal, worsen and kill (PZ-53, PZ-55, PZ-60, PZ-63, PZ-69)."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from rejeu.engine.clock import advance
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Deadline, Encounter, Wound
from rejeu.events.base import Option, Term
from rejeu.events.facts import DeadlineCleared, DeadlineSet, Died, WoundChanged, WoundClosed

from .healing import heal_wound, release
from .health import assess_status
from .levels import PHYSICAL, SHOCK, rank
from .wounds import free_boxes

SHOCK_CLEARS, HEALING, CRITICAL, FATAL = "shock", "healing", "critical", "fatal"
DUE_KINDS = (SHOCK_CLEARS, HEALING, CRITICAL, FATAL)
"""The order in which they fall at one instant (PZ-69)."""
SECONDS = {CRITICAL: 3600, FATAL: 60}
"""Level -> how long a point of VIG holds it off: hours for a Critique (PZ-53), minutes for a Fatal (PZ-55)."""
DAY = 86_400


class Timers:
    """Point Zéro's deadlines, as the clock knows them."""

    due_kinds: Sequence[str] = DUE_KINDS

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let a deadline fall; what it leaves is said again, and the next deadlines are set."""
        _FALLS[deadline.kind](scene, deadline)
        assess(scene, deadline.who)


TIMERS = Timers()


def pass_time(scene: Scene, until: int, *, settled: bool = True) -> None:
    """Let fall whatever is due by second `until`."""
    advance(scene, TIMERS, until, settled=settled)


def assess(scene: Scene, who: str) -> None:
    """Say again what the wounds of `who` do and when they change, where that is not so yet."""
    release(scene, who)
    _clear_deadlines(scene, who)
    if scene.state.combatants[who].status == "dead":
        return
    _set_deadlines(scene, who)
    assess_status(scene, who)


# What falls due ------------------------------------------------------------------------------


def _clear_shock(scene: Scene, deadline: Deadline) -> None:
    """Clear one box, of the highest level marked (PZ-60)."""
    boxes = [wound for wound in scene.state.combatants[deadline.who].wounds.values() if wound.track == SHOCK]
    if not boxes:
        return
    sign = -1 if scene.state.parameters["shock_order"] == "highest" else 1
    box = min(boxes, key=lambda wound: (sign * rank(wound.level), wound.seq))
    scene.emit(WoundClosed(who=deadline.who, wound=box.id, why="cleared"))


def _heal(scene: Scene, deadline: Deadline) -> None:
    heal_wound(scene, deadline.who, deadline.wound)


def _worsen(scene: Scene, deadline: Deadline) -> None:
    """An untended Critique turns Fatal (PZ-53)."""
    combatant = scene.state.combatants[deadline.who]
    if not free_boxes(combatant, PHYSICAL, FATAL) and scene.state.parameters["worsen_full"] == "death":
        scene.emit(Died(who=deadline.who, cause="overflow"))
        return
    scene.emit(WoundChanged(who=deadline.who, wound=deadline.wound, level=FATAL, why="worsened"))


def _kill(scene: Scene, deadline: Deadline) -> None:
    """An untended Fatal wound kills (PZ-55)."""
    scene.emit(Died(who=deadline.who, cause="fatal-wound"))


_FALLS: Mapping[str, Callable[[Scene, Deadline], None]] = {
    SHOCK_CLEARS: _clear_shock,
    HEALING: _heal,
    CRITICAL: _worsen,
    FATAL: _kill,
}


# Deadlines -----------------------------------------------------------------------------------


class Wanted(NamedTuple):
    """A deadline that ought to run: what for, how long from now, and what that time is."""

    kind: str
    wound: str
    seconds: int
    term: Term


def healing_pace(parameters: Mapping[str, Option], level: str, *, cared: bool) -> int:
    """Return the seconds that a box of `level` takes to heal, 0 for never (PZ-63)."""
    if level == FATAL:
        return 0
    name = "heal_cared" if cared else "heal"
    return int(parameters[f"{name}_{rank(level)}"]) * DAY


def at_risk(combatant: Combatant) -> list[Wound]:
    """Return the wounds that will worsen or kill unless they are tended (PZ-53, PZ-55)."""
    return [wound for wound in combatant.wounds.values() if wound.level in SECONDS and not wound.stabilised]


def deadline_id(kind: str, of: str) -> str:
    """Return the id of a deadline of a wound; of a combatant, for shock."""
    return f"{kind}.{of}"


def _wanted(state: Encounter, combatant: Combatant) -> dict[str, Wanted]:
    """Return the deadlines that ought to run for `combatant`, by id."""
    wanted: dict[str, Wanted] = {}
    if any(wound.track == SHOCK for wound in combatant.wounds.values()):
        seconds = int(state.parameters["shock_seconds"])
        wanted[deadline_id(SHOCK_CLEARS, combatant.id)] = Wanted(
            SHOCK_CLEARS, "", seconds, Term("shock-clears", seconds)
        )
    risky = at_risk(combatant)
    for wound in combatant.wounds.values():
        if wound in risky:
            # The VIG of the sheet, whatever wounds make of it in Tests (PZ-51).
            seconds = combatant.attributes["VIG"] * SECONDS[wound.level]
            term = Term(f"deadline-{wound.level}", seconds, combatant.origin("VIG"))
            wanted[deadline_id(wound.level, wound.id)] = Wanted(wound.level, wound.id, seconds, term)
        elif wound.track == PHYSICAL and not wound.waiting:
            pace = healing_pace(state.parameters, wound.level, cared=wound.cared)
            term = Term("healing-cared" if wound.cared else "healing-uncared", pace, wound.seq)
            id_ = deadline_id(HEALING, wound.id)
            # Where house rules have care heal never, what was due without it still is.
            if pace or id_ in state.deadlines:
                wanted[id_] = Wanted(HEALING, wound.id, pace, term)
    return wanted


def _clear_deadlines(scene: Scene, who: str) -> None:
    """Clear the deadlines of wounds that no longer run towards one."""
    state = scene.state
    combatant = state.combatants[who]
    dead = combatant.status == "dead"
    own = [deadline.id for deadline in state.deadlines.values() if deadline.who == who]
    wanted = {} if dead or not own else _wanted(state, combatant)
    for deadline in own:
        if deadline not in wanted:
            scene.emit(DeadlineCleared(deadline=deadline, why="death" if dead else "wound"))


def _set_deadlines(scene: Scene, who: str) -> None:
    """Set the deadlines that ought to run and do not: each wound's own, or one for all at risk (PZ-53, PZ-56)."""
    state = scene.state
    single = state.parameters["scope"] == "character"
    for id_, wanted in _wanted(state, state.combatants[who]).items():
        if id_ in state.deadlines or (single and wanted.kind in SECONDS and _runs(state, who, wanted.kind)):
            continue
        since = state.combatants[who].wounds[wanted.wound].seq if wanted.wound else None
        scene.emit(
            DeadlineSet(
                deadline=id_,
                who=who,
                kind=wanted.kind,
                due=state.clock + wanted.seconds,
                wound=wanted.wound,
                terms=(Term("clock", state.clock, since), wanted.term),
            )
        )


def _runs(state: Encounter, who: str, kind: str) -> bool:
    return any(deadline.who == who and deadline.kind == kind for deadline in state.deadlines.values())
