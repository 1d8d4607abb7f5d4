"""Care: who may treat which wound, the Test, and what success does (PZ-61 to PZ-64, PZ-67)."""

from collections.abc import Mapping

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, flag
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Wound
from rejeu.events.base import Option, Term
from rejeu.events.commands import Act
from rejeu.events.facts import DeadlineSet, WoundChanged
from rejeu.events.time_facts import Treated, WoundWaits

from .checks import TEST_OPTIONS, Check, make_test, surpassing
from .difficulty import table_terms
from .levels import PHYSICAL, rank, read_level
from .phases import RESOLUTION, SETUP
from .rounds import pause
from .timers import CRITICAL, FATAL, HEALING, SECONDS, assess, deadline_id, healing_pace, pass_time
from .turns import spend, still_to_act
from .wounds import free_boxes

TREAT = "treat"
INTENSIVE = "intensive"


def treat(scene: Scene, command: Act) -> None:
    """Try to treat a wound: as an action of the turn, or between turns and after the fight."""
    check_options(command.options, ("wound", "equipment", "hindered", "eased", "fixed", *TEST_OPTIONS))
    carer, patient = scene.actor(command.who), _patient(scene, command)
    wound = _wound(patient, str(command.options.get("wound", "")))
    _check_care(scene, carer, patient, wound, command.options)
    _take_time(scene, command)
    wound = _still_there(scene, carer, patient.id, wound)
    terms = (*_terms(scene, carer, patient, wound), *table_terms(scene, command.modifiers, command.options))
    check = Check(
        who=carer.id,
        purpose="care",
        skill="Médecine",
        attribute="COG",
        terms=terms,
        **surpassing(scene, command.options),  # type: ignore[arg-type]
    )
    result, _ = make_test(scene, check)
    again = scene.state.clock + _retry(scene, wound)
    scene.emit(
        Treated(who=patient.id, wound=wound.id, by=carer.id, level=wound.level, success=result.success, again=again)
    )
    if result.success:
        _succeed_in_scope(scene, patient.id, wound)
        assess(scene, patient.id)
        pass_time(scene, scene.state.clock)


def tend(scene: Scene, who: str) -> None:
    """Treat every wound of `who` that care helps, with success: for a what-if."""
    for wound in sorted(scene.state.combatants[who].wounds.values(), key=lambda wound: wound.seq):
        if _helps(wound):
            _succeed(scene, who, wound)
    assess(scene, who)
    pass_time(scene, scene.state.clock)


# May it be? ----------------------------------------------------------------------------------


def _patient(scene: Scene, command: Act) -> Combatant:
    if len(command.targets) != 1:
        raise Refused("one-patient", who=command.who)
    return scene.target(command.targets[0])


def _wound(patient: Combatant, word: str) -> Wound:
    """Return the wound meant: by its id, the oldest of a level that care helps, else the worst that it helps."""
    wounds = sorted(patient.wounds.values(), key=lambda wound: (-rank(wound.level), wound.seq))
    known = [wound.id for wound in wounds if wound.track == PHYSICAL]
    if word in patient.wounds:
        return patient.wounds[word]
    if not wounds:
        raise Refused("no-wounds", who=patient.id)
    if word.startswith("w") and word[1:].isdecimal():
        raise Refused("no-such-wound", who=patient.id, wound=word, known=known)
    if word:
        _, level = read_level(word)
        wounds = [wound for wound in wounds if wound.level == level]
    physical = [wound for wound in wounds if wound.track == PHYSICAL]
    if wounds and not physical:
        return wounds[0]
    if not physical:
        raise Refused("no-such-wound", who=patient.id, wound=word, known=known)
    return next((wound for wound in physical if _helps(wound)), physical[0])


def _helps(wound: Wound) -> bool:
    """Whether care can do anything for `wound` (PZ-63, PZ-64)."""
    if wound.track != PHYSICAL or wound.waiting:
        return False
    return not wound.stabilised if wound.level in SECONDS else not wound.cared


def _check_care(
    scene: Scene, carer: Combatant, patient: Combatant, wound: Wound, options: Mapping[str, Option]
) -> None:
    if wound.track != PHYSICAL:
        raise Refused("shock-clears-alone", who=patient.id)
    if wound.waiting:
        raise Refused("wound-waits", who=patient.id, wound=wound.id)
    if not _helps(wound):
        raise Refused("cared-for-already", who=patient.id, wound=wound.id)
    equipment = choice(options, "equipment", (INTENSIVE, "ordinary"), "ordinary")
    if wound.level == FATAL and equipment != INTENSIVE:
        raise Refused("needs-intensive", who=patient.id, wound=wound.id)
    clock = scene.state.clock
    # Care that ends on the stroke of the deadline comes too late (PZ-53).
    end = clock + _duration(scene)
    deadline = scene.state.deadlines.get(deadline_id(wound.level, wound.id))
    if deadline is not None and deadline.due <= end:
        raise Refused("care-too-late", who=patient.id, wound=wound.id, seconds=deadline.due - clock)
    last = wound.tries.get(carer.id)
    if last is not None and end < last + _retry(scene, wound):
        wait = last + _retry(scene, wound) - clock
        raise Refused("retry-too-early", who=carer.id, wound=wound.id, seconds=wait)


def _retry(scene: Scene, wound: Wound) -> int:
    """Return the seconds before a carer may try again, by the wound's level now (PZ-67)."""
    return int(scene.state.parameters[f"retry_{rank(wound.level)}"]) * 60


def _duration(scene: Scene) -> int:
    return int(scene.state.parameters["care_minutes"]) * 60


def _take_time(scene: Scene, command: Act) -> None:
    """Spend the action of a turn; with nobody left to act, the turn is over: care takes its own time (PZ-67)."""
    state = scene.state
    if state.phase == RESOLUTION and still_to_act(state):
        if state.parameters["care_in_turn"] == "no" or _duration(scene):
            raise Refused("no-care-in-turn")
        spend(scene, command.who, TREAT, command.targets, fixed=flag(command.options, "fixed"))
        return
    if state.phase != SETUP:
        pause(scene)
    pass_time(scene, state.clock + _duration(scene))


def _still_there(scene: Scene, carer: Combatant, who: str, wound: Wound) -> Wound:
    """Return the wound as it is by now. Raises `Refused` if what fell due meanwhile has overtaken the care."""
    now = scene.state.combatants[who].wounds.get(wound.id)
    alive = scene.state.combatants[who].present and scene.state.combatants[carer.id].awake
    if now is None or not alive or not _helps(now) or rank(now.level) > rank(wound.level):
        raise Refused("care-overtaken", who=who, wound=wound.id)
    return now


def _terms(scene: Scene, carer: Combatant, patient: Combatant, wound: Wound) -> tuple[Term, ...]:
    parameters = scene.state.parameters
    base = Term(f"care-{wound.level}", int(parameters[f"care_{rank(wound.level)}"]), wound.seq)
    if carer.id != patient.id:
        return (base,)
    return (base, Term("self-care", int(parameters["self_care"])))


# What success does ---------------------------------------------------------------------------


def _succeed_in_scope(scene: Scene, who: str, wound: Wound) -> None:
    """Treat the wound, or all that stand with it under one deadline (PZ-53)."""
    if scene.state.parameters["scope"] == "wound" or wound.level not in SECONDS:
        _succeed(scene, who, wound)
        return
    for other in tuple(scene.state.combatants[who].wounds.values()):
        if other.level == wound.level and _helps(other):
            _succeed(scene, who, other)


def _succeed(scene: Scene, who: str, wound: Wound) -> None:
    if wound.level == FATAL:
        _bring_back(scene, who, wound)
        return
    due = _due_with_care(scene, wound)
    scene.emit(
        WoundChanged(
            who=who, wound=wound.id, level=wound.level, why="care", stabilised=wound.level == CRITICAL, cared=True
        )
    )
    if due is not None and wound.level != CRITICAL:
        _set_healing(scene, who, wound, due)


def _bring_back(scene: Scene, who: str, wound: Wound) -> None:
    """A Fatal comes back to a stable Critique, though Critique be full (PZ-55, PZ-64, PZ-65)."""
    free = free_boxes(scene.state.combatants[who], PHYSICAL, CRITICAL)
    waits = not free and scene.state.parameters["stabilised_full"] == "wait"
    level = FATAL if waits else CRITICAL
    scene.emit(WoundChanged(who=who, wound=wound.id, level=level, why="care", stabilised=True, cared=True))
    if waits:
        scene.emit(WoundWaits(who=who, wound=wound.id, level=CRITICAL))


def _due_with_care(scene: Scene, wound: Wound) -> int | None:
    """Return when the wound heals from now on, never later than it would have without care (PZ-63)."""
    state = scene.state
    pace = healing_pace(state.parameters, wound.level, cared=True)
    old = state.deadlines.get(deadline_id(HEALING, wound.id))
    if not pace:
        return None if old is None else old.due
    if old is None:
        return state.clock + pace
    match state.parameters["care_clock"]:
        case "keep":
            due = max(state.clock, wound.since + pace)
        case "in-proportion":
            due = state.clock + in_proportion(old.due - state.clock, old.due - wound.since, pace)
        case _:
            due = state.clock + pace
    return min(old.due, due)


def in_proportion(left: int, whole: int, pace: int) -> int:
    """Return the part of `pace` that `left` is of `whole`, a part of a second up to a whole one."""
    return -(-left * pace // max(1, whole))


def _set_healing(scene: Scene, who: str, wound: Wound, due: int) -> None:
    clock = scene.state.clock
    scene.emit(
        DeadlineSet(
            deadline=deadline_id(HEALING, wound.id),
            who=who,
            kind=HEALING,
            due=due,
            wound=wound.id,
            terms=(Term("clock", clock), Term("healing-cared", due - clock, wound.seq)),
        )
    )
