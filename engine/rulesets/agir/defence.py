"""Dodging, blocking, and reserving actions for it (AG-07, AG-15, AG-23, AG-30 to AG-34)."""

from collections.abc import Mapping

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.events.base import Option
from rejeu.events.commands import Act
from rejeu.events.facts import ActionSpent, Defended, MarkerSet

from .actions import BLOCK, DODGE, KEPT, RESERVED, called, exception
from .phases import ACTIONS, MAIN, MOVEMENT
from .turns import CARRIED

DEFENCES = (DODGE, BLOCK)
_SPENDS: Mapping[str, tuple[str, ...]] = {DODGE: (MOVEMENT, MAIN), BLOCK: (MAIN,)}
"""What each defence may spend, in that order (AG-34)."""


def act_defence(scene: Scene, command: Act) -> None:
    """Dodge or block, in one's turn or out of it."""
    check_options(command.options, ("action",) if command.verb == DODGE else ())
    scene.actor(command.who)
    if len(command.targets) > 1:
        raise Refused("defend-against-one", who=command.who)
    for other in command.targets:
        scene.combatant(other)
    against = command.targets[0] if command.targets else ""
    defend(scene, command.who, command.verb, against, _chosen(scene, command.options))


def _chosen(scene: Scene, options: Mapping[str, Option]) -> str:
    """Return the action that a dodge is to spend, where house rules leave the choice (AG-34)."""
    action = choice(options, "action", ACTIONS)
    if action and scene.state.parameters["dodge_spends"] != "choice":
        raise Refused("dodge-no-choice", rule="AG-34")
    return action


def defend(scene: Scene, who: str, how: str, against: str = "", action: str = "") -> None:
    """Spend what a defence costs. Raises `Refused`, by the line of the table that says no (AG-30 to AG-33)."""
    combatant = scene.state.combatants[who]
    if not combatant.awake:
        raise Refused(f"is-{combatant.status}", who=who)
    means = defences(scene.state, combatant)[how]
    if action:
        means = [mean for mean in means if mean.removeprefix(CARRIED).partition("-")[0] == action]
    if not means:
        raise _why_not(scene.state, combatant, how)
    mean = means[0]
    if mean.startswith(CARRIED):
        scene.emit(MarkerSet(who=who, marker=mean))
    else:
        scene.emit(ActionSpent(who=who, action=mean, on=how))
    scene.emit(Defended(who=who, how=how, action=mean, against=against))


def defences(state: Encounter, combatant: Combatant) -> dict[str, list[str]]:
    """Return what each defence could be made with now, first what it takes first."""
    slot = state.slots.get(combatant.id)
    if slot is None or combatant.from_round > state.round:
        return {how: [] for how in DEFENCES}
    found: dict[str, list[str]] = {}
    for how, actions in _SPENDS.items():
        found[how] = [CARRIED + action for action in actions if CARRIED + action in combatant.markers]
        for action in actions:
            if _available(state, slot, action):
                found[how].append(action)
            elif _excepted(combatant, slot, action, how):
                found[how].append(exception(action, how))
    return found


def _available(state: Encounter, slot: Slot, action: str) -> bool:
    """Whether `action` can still defend: kept for it once the turn is over, unspent until then."""
    on = slot.spent.get(action)
    if slot.done or on is not None:
        return on == RESERVED
    return state.active == slot.who or state.parameters["defend_before_turn"] == "yes"


def _excepted(combatant: Combatant, slot: Slot, action: str, how: str) -> bool:
    """Whether class abilities let an action defend that went to another use (AG-13)."""
    again = exception(action, how)
    spent = slot.spent.get(action) not in (None, RESERVED, how)
    return spent and again in combatant.conditions and again not in slot.spent


def _why_not(state: Encounter, combatant: Combatant, how: str) -> Refused:
    who, slot = combatant.id, state.slots.get(combatant.id)
    if slot is None or combatant.from_round > state.round:
        return Refused("no-part-to-defend", who=who, rule="AG-33")
    too_soon = not slot.done and state.active != who and state.parameters["defend_before_turn"] == "no"
    if too_soon and any(action not in slot.spent for action in _SPENDS[how]):
        return Refused("defends-from-its-turn", who=who, rule="AG-07")
    if any(defences(state, combatant).values()):
        return Refused("no-block" if how == BLOCK else "no-dodge", who=who, rule="AG-32")
    return Refused("no-defence", who=who, rule="AG-33")


def reserve(scene: Scene, command: Act) -> None:
    """Keep what is left of one's actions for a dodge or a block: the movement action only dodges."""
    check_options(command.options, ("action",))
    slot = called(scene, command.who)
    named = choice(command.options, "action", (*ACTIONS, "both"), "")
    actions = [action for action in ACTIONS if named in (action, "both")]
    if not named:
        actions = [action for action in ACTIONS if action not in slot.spent]
    if not actions:
        raise Refused("nothing-to-reserve", who=command.who, rule="AG-23")
    for action in actions:
        on = slot.spent.get(action)
        if on is not None:
            raise Refused("action-gone", who=command.who, action=action, on=on, rule=KEPT[action])
        scene.emit(ActionSpent(who=command.who, action=action, on=RESERVED))
