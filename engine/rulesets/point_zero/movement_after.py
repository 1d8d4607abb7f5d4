"""What is left of a free move after the action: covered as the count goes down (PZ-14)."""

from rejeu.engine.scene import Scene
from rejeu.engine.state import Slot
from rejeu.events.commands import Position
from rejeu.events.facts import Moved

from .distance import part_way


def carry_on(scene: Scene, count: int) -> None:
    """Bring those who move on after their action to where they are when `count` is called."""
    for who in scene.state.order:
        slot = scene.state.slots[who]
        if slot.done and slot.left and _free(scene, who):
            cover_after(scene, slot, slot.left, slot.to, slot.count, count)


def cover_after(scene: Scene, slot: Slot, wanted: int, to: Position | None, start: int, count: int) -> None:
    """Cover what can be of `wanted` metres from the count `start` down to `count`; keep the rest for later."""
    costs = scene.state.parameters["move_after_costs"] == "yes"
    metres = min(wanted, max(0, start - count)) if costs else wanted
    now = start - metres if costs else start
    left = wanted - metres if now > 0 else 0
    if metres == 0 and left == slot.left and to == slot.to:
        return
    here = scene.state.combatants[slot.who].position
    scene.emit(
        Moved(
            who=slot.who,
            metres=metres,
            covered=slot.covered + metres,
            count=now,
            position=None if here is None or to is None else part_way(here, to, metres, wanted),
            left=left,
            to=to if left else None,
        )
    )


def _free(scene: Scene, who: str) -> bool:
    held = any(who in question.blocks for question in scene.state.questions.values())
    return scene.state.combatants[who].awake and not held
