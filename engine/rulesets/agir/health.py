"""What harm makes of a combatant: whether it can act, and the word for its health (AG-40)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter
from rejeu.engine.words import fold
from rejeu.events.facts import Assessed

from .sheet import ENDURANCE
from .tracks import harmed

UNCONSCIOUS = "unconscious"
_EXHAUSTED = frozenset({"exhausted", "extenue", "extenuee"})
_ENCUMBERED = frozenset({"encumbered", "encombre", "encombree"})


def assess(scene: Scene, who: str) -> None:
    """Say again what the harm of `who` makes of it, if that changed."""
    combatant = scene.state.combatants[who]
    if combatant.status == "dead":
        return
    out = bool(combatant.conditions) and _under(combatant, _out_words(scene.state))
    status = UNCONSCIOUS if out else "able"
    health = "out" if out else "hurt" if harmed(combatant) else "unhurt"
    if (combatant.status, combatant.health) != (status, health):
        scene.emit(Assessed(who=who, status=status, health=health))


def assess_all(scene: Scene) -> None:
    """Say it again of everyone: conditions lift by themselves as turns and rounds go by."""
    for who in tuple(scene.state.combatants):
        assess(scene, who)


def _out_words(state: Encounter) -> frozenset[str]:
    return frozenset(fold(word) for word in str(state.parameters["out_conditions"]).split(","))


def _under(combatant: Combatant, words: frozenset[str]) -> bool:
    return any(fold(name) in words for name in combatant.conditions)


def is_exhausted(state: Encounter, combatant: Combatant) -> bool:
    """Whether the sheet says so, a condition does, or no endurance is left (AG-21)."""
    endurance = combatant.gauges.get(ENDURANCE)
    empty = endurance is not None and endurance.value <= (endurance.minimum or 0)
    return (
        combatant.attributes.get("exhausted", 0) > 0
        or _under(combatant, _EXHAUSTED)
        or (empty and state.parameters["exhausted_at_zero"] == "yes")
    )


def is_encumbered(combatant: Combatant) -> bool:
    """Whether the sheet or a condition says so (AG-21)."""
    return combatant.attributes.get("encumbered", 0) > 0 or _under(combatant, _ENCUMBERED)
