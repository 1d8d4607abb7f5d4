"""What wounds do: penalties, collapse, unconsciousness, and the deadlines they set (PZ-50 to PZ-56)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Wound
from rejeu.events.base import Term
from rejeu.events.facts import Assessed, DeadlineCleared, DeadlineSet

from .levels import rank
from .skills import ATTRIBUTES

PENALTY = 1
"""What a Grave takes off every attribute in Tests (PZ-51)."""
CRAWL = 1
"""Metres a turn of whoever has collapsed (PZ-52)."""
SECONDS = {"critical": 3600, "fatal": 60}
"""Level -> how long a point of VIG holds it off: hours for a Critique (PZ-53), minutes for a Fatal (PZ-55)."""


def assess(scene: Scene, who: str) -> None:
    """Say again what the wounds of `who` do, where that changed."""
    _clear_deadlines(scene, who)
    combatant = scene.state.combatants[who]
    if combatant.status == "dead":
        return
    _set_deadlines(scene, who)
    assessed = _assessed(scene.state, combatant)
    if (assessed.status, assessed.health, assessed.effective, assessed.reach) != (
        combatant.status,
        combatant.health,
        combatant.effective,
        combatant.reach,
    ):
        scene.emit(assessed)


def _assessed(state: Encounter, combatant: Combatant) -> Assessed:
    wounds = sorted(combatant.wounds.values(), key=lambda wound: (-rank(wound.level), wound.seq))
    worst = rank(wounds[0].level) if wounds else 0
    if worst >= 3:
        names = _own_attributes(combatant)
        return Assessed(
            who=combatant.id,
            status="unconscious" if worst >= 4 else "incapacitated",
            health=_health(wounds),
            effective={name: 1 for name in names if combatant.attributes[name] > 1},
            reach=CRAWL if worst == 3 else 0,
            terms=(Term("collapsed", 1, wounds[0].seq),),
        )
    penalty, wound = _penalty(state, wounds)
    return Assessed(
        who=combatant.id,
        status="able",
        health=_health(wounds),
        effective={
            name: max(1, value - penalty)
            for name in _own_attributes(combatant)
            if penalty and (value := combatant.attributes[name]) > 1
        },
        terms=() if wound is None else (Term("weakened", -penalty, wound.seq),),
    )


def _own_attributes(combatant: Combatant) -> list[str]:
    """Return the names of what a wound lowers: attributes, neither skills nor characteristics (PZ-51)."""
    others = sorted(combatant.sheet.get("attributes", {}).keys() - set(ATTRIBUTES))
    return [name for name in (*ATTRIBUTES, *others) if name in combatant.attributes]


def _penalty(state: Encounter, wounds: list[Wound]) -> tuple[int, Wound | None]:
    """Return by how much attributes are lower, and for which wound: one is enough, more do no more (PZ-51)."""
    for level, penalty in (("grave", PENALTY), ("stunned", int(state.parameters["stunned_penalty"]))):
        wound = next((wound for wound in wounds if wound.level == level), None)
        if wound is not None and penalty:
            return penalty, wound
    return 0, None


def _health(wounds: list[Wound]) -> str:
    if not wounds:
        return "unhurt"
    worst = rank(wounds[0].level)
    if worst < 4:
        return ("light", "serious", "down")[worst - 1]
    return "dying" if any(wound.level == "fatal" and not wound.stabilised for wound in wounds) else "unconscious"


# Deadlines -----------------------------------------------------------------------------------


def _at_risk(combatant: Combatant) -> list[Wound]:
    return [wound for wound in combatant.wounds.values() if wound.level in SECONDS and not wound.stabilised]


def _clear_deadlines(scene: Scene, who: str) -> None:
    """Clear the deadlines of wounds that no longer run towards one."""
    combatant = scene.state.combatants[who]
    at_risk = {(wound.id, wound.level) for wound in _at_risk(combatant)}
    for deadline in tuple(scene.state.deadlines.values()):
        if deadline.who != who:
            continue
        if combatant.status == "dead":
            scene.emit(DeadlineCleared(deadline=deadline.id, why="death"))
        elif (deadline.wound, deadline.kind) not in at_risk:
            scene.emit(DeadlineCleared(deadline=deadline.id, why="wound"))


def _set_deadlines(scene: Scene, who: str) -> None:
    """Set the deadline of each wound at risk that has none: its own, or one for all (PZ-53, PZ-55, PZ-56)."""
    combatant = scene.state.combatants[who]
    single = scene.state.parameters["scope"] == "character"
    for wound in _at_risk(combatant):
        running = [d for d in scene.state.deadlines.values() if d.who == who and d.kind == wound.level]
        if any(deadline.wound == wound.id for deadline in running) or (single and running):
            continue
        # The VIG of the sheet, whatever wounds make of it in Tests (PZ-51).
        time = combatant.attributes["VIG"] * SECONDS[wound.level]
        scene.emit(
            DeadlineSet(
                deadline=f"{wound.level}.{wound.id}",
                who=who,
                kind=wound.level,
                due=scene.state.clock + time,
                wound=wound.id,
                terms=(
                    Term("clock", scene.state.clock, wound.seq),
                    Term(f"deadline-{wound.level}", time, combatant.origin("VIG")),
                ),
            )
        )
