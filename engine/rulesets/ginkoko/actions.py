"""Actions other than attacks and care, and what may be done at any time (GK-17, GK-30, GK-35)."""

from collections.abc import Callable

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, number
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold
from rejeu.events.base import Term
from rejeu.events.commands import Act
from rejeu.events.facts import ConditionPut

from .bargains import RISK, check_bargain, pay, read_bargain
from .care import chosen_incident, first_aid, rest
from .conditions import DODGING, FALLEN, POSITIONS, lift
from .engagement import disengage, engage
from .incidents import incidents_of, suffer_incident
from .rolls import FUMBLE, MAX_DK, Test, check_dk, make_test, modifier_terms
from .skills import skill_name
from .turns import action, called, free_or_action
from .weapon import find_weapon

MAX_DIFFICULTY = 1000
TEST_OPTIONS = ("skill", "difficulty", "dk", "prime", "free", "penalty", "incident")
WITH_MODIFIERS = ("other", "first-aid")


def act(scene: Scene, command: Act) -> None:
    """Take an action by its verb."""
    if command.modifiers and command.verb not in WITH_MODIFIERS:
        raise Refused("no-modifiers", verb=command.verb)
    ACTIONS[command.verb](scene, command)


def _dodge(scene: Scene, command: Act) -> None:
    """Spend an action on dodging, where house rules give it a worth (GK-17)."""
    check_options(command.options, ())
    if not scene.state.parameters["dodge"]:
        raise Refused("no-dodging", rule="GK-17")
    with action(scene, command.who, "dodge"):
        scene.emit(ConditionPut(who=command.who, condition=DODGING))


def _stand(scene: Scene, command: Act) -> None:
    check_options(command.options, ())
    if FALLEN not in scene.combatant(command.who).conditions:
        raise Refused("has-not-fallen", who=command.who, rule="GK-35")
    with action(scene, command.who, "stand"):
        lift(scene, command.who, FALLEN, "stood")


def _clear(scene: Scene, command: Act) -> None:
    _put_right(scene, command, "jammed", "not-jammed")


def _pick_up(scene: Scene, command: Act) -> None:
    _put_right(scene, command, "dropped", "not-dropped")


def _put_right(scene: Scene, command: Act, mark: str, code: str) -> None:
    """Lift what befell a weapon (GK-35)."""
    check_options(command.options, ("weapon",))
    who = called(scene, command.who, command.verb)
    marked = sorted(name.removeprefix(f"{mark}.") for name in who.conditions if name.startswith(f"{mark}."))
    weapon = _which(scene, who, command, marked, code)
    with action(scene, who.id, command.verb):
        lift(scene, who.id, f"{mark}.{weapon}", "put-right")


def _which(scene: Scene, who: Combatant, command: Act, among: list[str], code: str) -> str:
    """Return the weapon meant: the one named, else the only one that it can be."""
    if "weapon" in command.options:
        weapon, _ = find_weapon(who, str(command.options["weapon"]), scene.state.parameters)
        if weapon not in among:
            raise Refused(code, who=who.id, rule="GK-35")
        return weapon
    if not among:
        raise Refused(code, who=who.id, rule="GK-35")
    if len(among) > 1:
        raise Refused("which-weapon", who=who.id, known=among)
    return among[0]


def _position(scene: Scene, command: Act) -> None:
    """Take an advantageous position (GK-30)."""
    check_options(command.options, ("kind",))
    kind = choice(command.options, "kind", POSITIONS, POSITIONS[0])
    if kind in scene.combatant(command.who).conditions:
        raise Refused("position-held", who=command.who, rule="GK-30")
    with free_or_action(scene, command.who, "position", "position"):
        scene.emit(ConditionPut(who=command.who, condition=kind))


def _other(scene: Scene, command: Act) -> None:
    """Do something that the words describe, with a test if one is called for."""
    check_options(command.options, TEST_OPTIONS)
    who = called(scene, command.who, "other")
    for target in command.targets:
        scene.target(target)
    bargain = read_bargain(command.options)
    test = _test(scene, who, command)
    if test is None:
        with action(scene, who.id, "other"):
            return
    check_bargain(scene, who, bargain, attacks=False)
    possible = incidents_of(scene, who.id)
    incident = chosen_incident(command, bargain, possible)
    with action(scene, who.id, "other"):
        pay(scene, who.id, bargain)
        outcome = make_test(scene, attrs.evolve(test, bonus=(*bargain.terms, *test.bonus)))
        fumble = outcome.natural == FUMBLE and scene.state.parameters["fumble"] == "incident"
        if not outcome.success and (bargain.has(RISK) or fumble):
            suffer_incident(scene, who.id, possible, incident)


def _test(scene: Scene, who: Combatant, command: Act) -> Test | None:
    missing = [name for name in ("skill", "difficulty") if name not in command.options]
    if len(missing) == 2 and not command.options and not command.modifiers:
        return None
    if missing:
        raise Refused("test-needs", rule="GK-01")
    skill = _skill(who, str(command.options["skill"]))
    dk = number(command.options, "dk", 0, most=MAX_DK) or 0
    check_dk(scene, who.id, dk)
    terms = (Term("difficulty", number(command.options, "difficulty", 0, most=MAX_DIFFICULTY) or 0),)
    return Test(who.id, "action", skill, terms, modifier_terms(command.modifiers), dk)


def _skill(who: Combatant, word: str) -> str:
    """Return a skill of the sheet, or one that the rules name."""
    asked = skill_name(word)
    known = [*who.sheet.get("skills", {}), *(name for name in who.attributes if name == asked)]
    for name in known:
        if fold(name) == fold(asked):
            return str(name)
    raise Refused("no-such-skill", who=who.id, skill=word, known=sorted(who.sheet.get("skills", {})), rule="GK-01")


ACTIONS: dict[str, Callable[[Scene, Act], None]] = {
    "first-aid": first_aid,
    "rest": rest,
    "engage": engage,
    "disengage": disengage,
    "position": _position,
    "dodge": _dodge,
    "clear": _clear,
    "pick-up": _pick_up,
    "stand": _stand,
    "other": _other,
}
