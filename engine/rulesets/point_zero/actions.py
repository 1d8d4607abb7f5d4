"""Actions other than an attack or a run (PZ-16), and holding back where house rules allow it (PZ-06)."""

from collections.abc import Callable

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag, number
from rejeu.engine.order import place_in_order
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold
from rejeu.events.base import Intent, Term
from rejeu.events.commands import Act
from rejeu.events.facts import ConditionLifted, Declared, GaugeSet, InitiativeSet

from .care import treat
from .checks import TEST_OPTIONS, Check, make_test, surpassing
from .declarations import LONG, last_round, put_dodge
from .difficulty import table_terms
from .movement import PRONE
from .skills import skill_name
from .turns import called, check_intent, spend, still_to_act
from .weapon import find_weapon

MAX_DIFFICULTY = 1000


def act(scene: Scene, command: Act) -> None:
    """Take an action by its verb."""
    if command.modifiers and command.verb not in ("other", "treat"):
        raise Refused("no-modifiers", verb=command.verb)
    ACTIONS[command.verb](scene, command)


def _spend(scene: Scene, command: Act, weapon: str = "") -> None:
    spend(scene, command.who, command.verb, command.targets, weapon, flag(command.options, "fixed"))


def _dodge(scene: Scene, command: Act) -> None:
    check_options(command.options, ("fixed",))
    _spend(scene, command)
    put_dodge(scene, command.who)


def _stand(scene: Scene, command: Act) -> None:
    check_options(command.options, ())
    if PRONE not in scene.actor(command.who).conditions:
        raise Refused("not-prone", who=command.who)
    _spend(scene, command)
    scene.emit(ConditionLifted(who=command.who, condition=PRONE, why="acted"))


def _reload(scene: Scene, command: Act) -> None:
    check_options(command.options, ("weapon", "fixed"))
    who = scene.actor(command.who)
    counted = sorted(name.removeprefix("ammo.") for name in who.gauges if name.startswith("ammo."))
    weapon = _which(scene, who, command, counted, "no-magazine")
    gauge = who.gauges[f"ammo.{weapon}"]
    if gauge.maximum is None or gauge.value >= gauge.maximum:
        raise Refused("already-full", who=who.id, weapon=weapon)
    _spend(scene, command, weapon)
    scene.emit(
        GaugeSet(
            who=who.id,
            gauge=f"ammo.{weapon}",
            value=gauge.maximum,
            maximum=gauge.maximum,
            minimum=gauge.minimum,
        )
    )


def _clear(scene: Scene, command: Act) -> None:
    _undo_mark(scene, command, "jammed", "not-jammed")


def _pick_up(scene: Scene, command: Act) -> None:
    _undo_mark(scene, command, "dropped", "not-dropped")


def _undo_mark(scene: Scene, command: Act, mark: str, code: str) -> None:
    """Lift what befell a weapon (PZ-35)."""
    check_options(command.options, ("weapon", "fixed"))
    who = scene.actor(command.who)
    marked = sorted(name.removeprefix(f"{mark}.") for name in who.conditions if name.startswith(f"{mark}."))
    weapon = _which(scene, who, command, marked, code)
    _spend(scene, command, weapon)
    scene.emit(ConditionLifted(who=who.id, condition=f"{mark}.{weapon}", why="acted"))


def _which(scene: Scene, who: Combatant, command: Act, among: list[str], code: str) -> str:
    """Return the weapon meant: the one named or declared, else the only one that it can be."""
    intent = scene.slot(who.id).intent
    word = str(command.options.get("weapon", "")) or (intent.weapon if intent is not None else "")
    if word:
        weapon, _ = find_weapon(who, word, scene.state.parameters)
        if weapon not in among:
            raise Refused(code, who=who.id, weapon=weapon)
        return weapon
    if not among:
        raise Refused(code, who=who.id, weapon="")
    if len(among) > 1:
        raise Refused("which-weapon", who=who.id, known=among)
    return among[0]


def _long(scene: Scene, command: Act) -> None:
    """Begin an action that lasts, for whoever left its action open (PZ-02)."""
    check_options(command.options, ("rounds",))
    scene.actor(command.who)
    slot = called(scene, command.who)
    check_intent(scene, command.who, LONG)
    if slot.covered:
        raise Refused("has-moved", who=command.who, metres=slot.covered)
    until = last_round(scene, command.options.get("rounds"))
    intent = Intent(verb=LONG, targets=command.targets)
    scene.emit(Declared(who=command.who, intent=intent, until=until))


def _other(scene: Scene, command: Act) -> None:
    """Do something that the words describe, with a Test if one is called for (PZ-20)."""
    check_options(
        command.options,
        ("skill", "attribute", "difficulty", "hindered", "eased", "fixed", *TEST_OPTIONS),
    )
    who = scene.actor(command.who)
    for target in command.targets:
        scene.target(target)
    check = _check(scene, who, command)
    _spend(scene, command)
    if check is not None:
        make_test(scene, check)


def _check(scene: Scene, who: Combatant, command: Act) -> Check | None:
    parts = [name for name in ("skill", "attribute", "difficulty") if name in command.options]
    if not parts:
        if command.modifiers or len(command.options) > ("fixed" in command.options):
            raise Refused("test-needs", missing=["skill", "attribute", "difficulty"])
        return None
    if len(parts) < 3:
        raise Refused("test-needs", missing=sorted({"skill", "attribute", "difficulty"} - set(parts)))
    attribute = _attribute(who, str(command.options["attribute"]))
    difficulty = number(command.options, "difficulty", 0, most=MAX_DIFFICULTY) or 0
    return Check(
        who=who.id,
        purpose="action",
        skill=skill_name(str(command.options["skill"])),
        attribute=attribute,
        terms=(Term("difficulty", difficulty), *table_terms(scene, command.modifiers, command.options)),
        **surpassing(scene, command.options),  # type: ignore[arg-type]
    )


def _attribute(who: Combatant, word: str) -> str:
    for name in who.attributes:
        if fold(name) == fold(word):
            return name
    raise Refused("no-such-attribute", who=who.id, attribute=word, known=sorted(who.attributes))


def _hold(scene: Scene, command: Act) -> None:
    """Wait for a lower count: `count`, or that of whoever is next (PZ-06)."""
    check_options(command.options, ("count",))
    if scene.state.parameters["hold_back"] == "no":
        raise Refused("no-holding-back", who=command.who)
    scene.actor(command.who)
    slot = called(scene, command.who)
    others = [who for who in still_to_act(scene.state) if who != command.who]
    following = scene.state.slots[others[0]].count if others else slot.count - 1
    count = number(command.options, "count", min(following, slot.count))
    if count is None or not 0 < count <= slot.count:
        raise Refused("bad-hold", who=command.who, count=count or 0, most=slot.count)
    scene.emit(InitiativeSet(who=command.who, score=count + slot.covered, kind=slot.kind))
    place_in_order(scene, command.who)


ACTIONS: dict[str, Callable[[Scene, Act], None]] = {
    "dodge": _dodge,
    "reload": _reload,
    "clear": _clear,
    "pick-up": _pick_up,
    "stand": _stand,
    "long": _long,
    "other": _other,
    "hold": _hold,
    "treat": treat,
}
