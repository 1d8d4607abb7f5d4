"""The two actions of a round: spending them, reserving them, and the exceptions that class abilities make."""

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.events.facts import ActionSpent

from .phases import ACTIONS, MAIN, MOVEMENT

RESERVED = "reserved"
"""What an action was spent on that waits for a dodge or a block (AG-15, AG-23)."""

MOVE = "move"
DODGE = "dodge"
BLOCK = "block"
SECOND_USES = (MOVE, "draw", "pick-up", "use", "cross", DODGE)
"""Uses that an exception may give an action spent on something else (AG-13)."""

_GONE = {MOVEMENT: "AG-13", MAIN: "AG-20"}
KEPT = {MOVEMENT: "AG-15", MAIN: "AG-23"}
"""Action -> the fact that says what it may be reserved for."""


def exception(action: str, use: str) -> str:
    """Return the condition of whoever may still use `action`, spent otherwise, in that way; and its own action."""
    return f"{action}-{use}"


def called(scene: Scene, who: str) -> Slot:
    """Return the part in the round of whoever's turn it is. Raises `Refused` if it is somebody else's (AG-05)."""
    scene.actor(who)
    slot = scene.slot(who)
    active = scene.state.active
    if slot.done:
        raise Refused("has-played", who=who, rule="AG-05")
    if active != who:
        count = scene.state.slots[active].count if active else 0
        raise Refused("not-your-turn", who=who, called=active, count=count, rule="AG-05")
    return slot


def spend(scene: Scene, who: str, action: str, use: str) -> None:
    """Spend `action` of whoever's turn it is on `use`. Raises `Refused` if it is gone, kept, or not for that."""
    slot = called(scene, who)
    combatant = scene.state.combatants[who]
    on = slot.spent.get(action)
    again = exception(action, use)
    excepted = again in combatant.conditions and again not in slot.spent
    if on is None:
        if action == MAIN and use == MOVE and not _main_moves(scene.state) and not excepted:
            raise Refused("main-moves-not", who=who, rule="AG-14")
        scene.emit(ActionSpent(who=who, action=action, on=use))
    elif excepted and on != RESERVED:
        scene.emit(ActionSpent(who=who, action=again, on=use))
    elif on == RESERVED:
        raise Refused("action-reserved", who=who, action=action, rule=KEPT[action])
    else:
        raise Refused("action-gone", who=who, action=action, on=on, rule=_GONE[action])


def _main_moves(state: Encounter) -> bool:
    return state.parameters["main_moves"] == "yes"


def nothing_left(state: Encounter, slot: Slot) -> bool:
    """Whether the turn has nothing more to it: both actions are spent, and no exception waits (AG-05)."""
    if any(action not in slot.spent for action in ACTIONS):
        return False
    if slot.left and state.parameters["split_move"] == "yes":
        return False
    return not _exceptions_left(state.combatants[slot.who], slot)


def _exceptions_left(combatant: Combatant, slot: Slot) -> bool:
    """Whether an exception could still be used on one's own turn: a dodge can wait for others'."""
    return any(
        exception(action, use) in combatant.conditions and exception(action, use) not in slot.spent
        for action in ACTIONS
        for use in SECOND_USES
        if use != DODGE and slot.spent.get(action) not in (None, RESERVED, use)
    )
