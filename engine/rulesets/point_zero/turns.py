"""Whose turn it is: counting down, spending the action, calling the next (PZ-03, PZ-06, PZ-07)."""

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter, Slot
from rejeu.events.base import Until
from rejeu.events.facts import ActionLost, ActionSpent, ConditionPut, TurnEnded, TurnStarted

from .movement_after import carry_on
from .phases import ACTION, DECLARATION, RESOLUTION

MOVE = "move"
PASS = "pass"
FIXED = "fixed"
"""The condition of whoever is at an action that needs a fixed place (PZ-10)."""


def lasting(state: Encounter, slot: Slot) -> bool:
    """Whether `slot` is held by an action that goes on to the end of this turn at least (PZ-02)."""
    return slot.until >= max(1, state.round)


def why_idle(state: Encounter, who: str) -> str | None:
    """Return why `who` can take no action when its count is called, or nothing (PZ-07, PZ-12)."""
    combatant, slot = state.combatants[who], state.slots[who]
    if not combatant.awake:
        return combatant.status
    if slot.count <= 0:
        return "count-zero"
    return None


def still_to_act(state: Encounter) -> list[str]:
    """Return who has a turn coming or in course, in calling order."""
    return [
        who
        for who in state.order
        if not state.slots[who].done and not lasting(state, state.slots[who]) and why_idle(state, who) is None
    ]


def still_to_declare(state: Encounter) -> list[str]:
    """Return who has yet to declare, in the order of declaring: slowest first (PZ-05)."""
    return [who for who in reversed(still_to_act(state)) if state.slots[who].intent is None]


def called(scene: Scene, who: str) -> Slot:
    """Return the slot of whoever is called now. Raises `Refused` if it is somebody else."""
    state = scene.state
    slot = scene.slot(who)
    if lasting(state, slot):
        raise Refused("busy", who=who, until=slot.until)
    if slot.done:
        raise Refused("turn-over", who=who)
    if state.active != who:
        raise Refused("not-your-turn", who=who, called=state.active, count=state.slots[state.active].count)
    return slot


def check_intent(scene: Scene, who: str, verb: str, targets: tuple[str, ...] = (), weapon: str = "") -> None:
    """Raise `Refused` if `who` has declared something else (PZ-05)."""
    slot = scene.slot(who)
    if slot.kind == "moving" and verb != MOVE:
        raise Refused("only-moves", who=who)
    intent = slot.intent
    if intent is None or not intent.verb or scene.state.parameters["binding"] == "no":
        return
    if intent.verb != verb:
        raise Refused("declared-otherwise", who=who, verb=intent.verb)
    if intent.targets and targets and intent.targets != targets:
        raise Refused("declared-target", who=who, target=list(intent.targets))
    if intent.weapon and weapon and intent.weapon != weapon:
        raise Refused("declared-weapon", who=who, weapon=intent.weapon)


def check_targets(who: str, targets: tuple[str, ...]) -> None:
    """Raise `Refused` for an attack at several, or at oneself: nor can it be declared, which would bind to it."""
    if len(targets) > 1:
        raise Refused("one-target", who=who)
    if targets == (who,):
        raise Refused("attacks-itself", who=who)


def spend(
    scene: Scene,
    who: str,
    verb: str,
    targets: tuple[str, ...] = (),
    weapon: str = "",
    fixed: bool = False,
) -> None:
    """Spend the action of `who` on `verb`, if it is called and has declared nothing else."""
    scene.actor(who)
    slot = called(scene, who)
    if ACTION in slot.spent:
        raise Refused("action-spent", who=who, verb=slot.spent[ACTION])
    check_intent(scene, who, verb, targets, weapon)
    if fixed and slot.covered:
        raise Refused("has-moved", who=who, metres=slot.covered)
    if fixed:
        fix(scene, who)
    scene.emit(ActionSpent(who=who, action=ACTION, on=verb))


def fix(scene: Scene, who: str) -> None:
    """Note that the action of `who` needs a fixed place: no free move this turn (PZ-10)."""
    until_the_end(scene, who, FIXED)


def until_the_end(scene: Scene, who: str, condition: str) -> None:
    """Put a condition on `who` until the turn of the whole table ends, unless it is there."""
    if condition not in scene.state.combatants[who].conditions:
        until = Until(at="round-end", round=scene.state.round)
        scene.emit(ConditionPut(who=who, condition=condition, until=until))


def lose(scene: Scene, who: str, why: str) -> None:
    """Lose the action of `who`, unless it is spent."""
    if ACTION not in scene.state.slots[who].spent:
        scene.emit(ActionLost(who=who, action=ACTION, why=why))


def settle(scene: Scene) -> None:
    """After anything at all: resolve when all have declared, and call whoever is next."""
    if scene.state.phase == DECLARATION and not still_to_declare(scene.state):
        scene.enter_phase(RESOLUTION)
    if scene.state.phase == RESOLUTION:
        _call_next(scene)


def _call_next(scene: Scene) -> None:
    for who in scene.state.order:
        slot = scene.state.slots[who]
        if slot.done:
            continue
        why = _over(scene.state, slot)
        if why is None:
            if scene.state.active != who:
                carry_on(scene, slot.count)
                scene.emit(TurnStarted(who=who, count=slot.count))
            return
        if why:
            lose(scene, who, why)
        scene.emit(TurnEnded(who=who))
    carry_on(scene, 0)


def _over(state: Encounter, slot: Slot) -> str | None:
    """Return why the turn of `slot` is over: a reason to lose the action, an empty one; nothing if it is not."""
    idle = why_idle(state, slot.who)
    if idle is not None:
        return idle
    if lasting(state, slot):
        return ""
    if ACTION in slot.spent:
        return None if slot.spent[ACTION] == MOVE and slot.left else ""
    intent = slot.intent
    if intent is None:
        return None
    if intent.verb == PASS:
        return "passed"
    # What nobody is left to suffer has become impossible; whom no word binds may still do something else.
    binding = state.parameters["binding"] == "yes"
    if binding and intent.targets and not any(state.combatants[target].present for target in intent.targets):
        return "target-gone"
    return None
