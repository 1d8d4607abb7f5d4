"""What wounds do: penalties, collapse, unconsciousness (PZ-50 to PZ-52, PZ-54)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Wound
from rejeu.events.base import Term
from rejeu.events.facts import Assessed

from .levels import rank
from .skills import ATTRIBUTES

PENALTY = 1
"""What a Grave takes off every attribute in Tests (PZ-51)."""
CRAWL = 1
"""Metres a turn of whoever has collapsed (PZ-52)."""


def assess_status(scene: Scene, who: str) -> None:
    """Say again what the wounds of `who`, who is alive, make of it, where that changed."""
    combatant = scene.state.combatants[who]
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
