"""Declaring: slowest first, and bound by what one said (PZ-05)."""

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag, number
from rejeu.engine.order import place_in_order
from rejeu.engine.scene import Scene
from rejeu.events.base import Intent, Term
from rejeu.events.commands import Declare
from rejeu.events.facts import Declared, InitiativeSet

from .phases import DECLARATION
from .turns import MOVE, PASS, check_targets, fix, lasting, still_to_declare, until_the_end
from .weapon import find_weapon

LONG = "long"
DODGE = "dodge"
DECLARABLE = ("attack", MOVE, DODGE, "reload", "clear", "pick-up", "stand", "treat", LONG, "other", PASS)
MAX_ROUNDS = 10_000


def declare(scene: Scene, command: Declare) -> None:
    """Say what one intends; an empty verb leaves the action open."""
    check_options(command.options, ("rounds", "fixed"))
    _check_turn(scene, command.who)
    intent = _intent(scene, command)
    until = _until(scene, command)
    scene.enter_phase(DECLARATION)
    scene.emit(Declared(who=command.who, intent=intent, until=until))
    if flag(command.options, "fixed"):
        fix(scene, command.who)
    if command.verb == DODGE and scene.state.parameters["dodge_from"] == "declaration":
        put_dodge(scene, command.who)
    if command.verb == MOVE and scene.state.parameters["rolled_only_moves"] == "dep":
        _fall_back_on_dep(scene, command.who)


def _check_turn(scene: Scene, who: str) -> None:
    scene.actor(who)
    slot = scene.slot(who)
    if lasting(scene.state, slot):
        raise Refused("busy", who=who, until=slot.until)
    if slot.intent is not None:
        raise Refused("already-declared", who=who, verb=slot.intent.verb or "open")
    waiting = still_to_declare(scene.state)
    if who not in waiting:
        raise Refused("no-action-left", who=who)
    if who != waiting[0]:
        raise Refused("declare-first", who=who, first=waiting[0], count=scene.state.slots[waiting[0]].count)


def _intent(scene: Scene, command: Declare) -> Intent:
    verb = command.verb
    if verb and verb not in DECLARABLE:
        raise Refused("cannot-declare", verb=verb, known=list(DECLARABLE))
    if verb not in ("", MOVE, PASS) and scene.slot(command.who).kind == "moving":
        raise Refused("only-moves", who=command.who)
    for target in command.targets:
        scene.target(target)
    if verb == "attack":
        check_targets(command.who, command.targets)
    weapon = ""
    if command.weapon:
        combatant = scene.combatant(command.who)
        weapon, _ = find_weapon(combatant, command.weapon, scene.state.parameters)
    return Intent(verb=verb, targets=command.targets, weapon=weapon)


def _until(scene: Scene, command: Declare) -> int:
    if command.verb != LONG:
        if "rounds" in command.options:
            raise Refused("rounds-for-long", verb=command.verb)
        return 0
    return last_round(scene, command.options.get("rounds"))


def last_round(scene: Scene, rounds: int | str | None) -> int:
    """Return the last turn of an action that lasts `rounds`, this turn being the first (PZ-02)."""
    if rounds is None:
        raise Refused("how-many-rounds")
    count = number({"rounds": rounds}, "rounds", least=2, most=MAX_ROUNDS)
    return scene.state.round + (count or 2) - 1


def put_dodge(scene: Scene, who: str) -> None:
    """Make `who` harder to hit until the turn ends (PZ-16)."""
    until_the_end(scene, who, DODGE)


def _fall_back_on_dep(scene: Scene, who: str) -> None:
    """Give up the roll for DEP, where house rules say so of whoever rolled and then only moves (PZ-03)."""
    combatant = scene.combatant(who)
    if scene.slot(who).kind != "rolled":
        return
    term = Term("DEP", combatant.attributes["DEP"], combatant.origin("DEP"))
    scene.emit(InitiativeSet(who=who, score=term.value, kind="moving", terms=(term,)))
    place_in_order(scene, who)
