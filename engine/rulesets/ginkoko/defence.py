"""The defender's side: whether it defends and with what, and what comes of the attack (GK-10 to GK-12, GK-16)."""

from collections.abc import Callable, Mapping

import attrs
import msgspec

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, number
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Question
from rejeu.events.base import Option, Term
from rejeu.events.commands import Answer
from rejeu.events.facts import AttackResolved, MarkerSet, Outcome

from .bargains import CAUTION, DANGER, WORTH
from .blow import ROLL, Blow, ask, asked
from .conditions import DODGING, NO_DEFENCE, add, counted, take
from .damage import SHARED, SHARED_BY, deal
from .incidents import INCIDENTS, check_incident, go_wrong
from .rolls import CRITICAL, FUMBLE, MAX_DK, MAX_MODIFIER, check_dk, reaches, roll_dk, score_terms, throw
from .skills import DEFENCE

QUESTION = "defence"
HITS = "volley-hits"
"""The marker of whoever attacks several targets at a risk: how many were hit so far."""
VOLLEY = (HITS, SHARED, SHARED_BY)
ANSWER_OPTIONS = ("dk", "defence_bonus", "resistance_dk", "incident", "ally")


@attrs.frozen
class Facing:
    """How a target meets a blow: `choice` yes, no or not said; dK and a bonus for its roll."""

    choice: str = ""
    dk: int = 0
    bonus: int = 0


@attrs.frozen
class Defence:
    """What an attack has to reach. `choc`: the dK of a defence; `natural` its d20, 0 if none was rolled."""

    terms: tuple[Term, ...]
    choc: tuple[Term, ...] = ()
    natural: int = 0

    @property
    def rolled(self) -> bool:
        """Whether there was a defence roll."""
        return self.natural > 0


def read_facing(options: Mapping[str, Option], dk: str) -> Facing:
    """Return what a line or an answer says of the defence; `dk` names the option that holds its dK."""
    bonus = number(options, "defence_bonus", 0, least=-MAX_MODIFIER, most=MAX_MODIFIER) or 0
    count = number(options, dk, 0, most=MAX_DK) or 0
    # Whoever says what the defence is made with says that there is one.
    return Facing(choice(options, "defence", ("yes", "no"), "yes" if bonus or count else ""), count, bonus)


def can_defend(combatant: Combatant) -> bool:
    """Whether a combatant can defend against an attack that it perceives (GK-11, GK-42)."""
    return combatant.awake and NO_DEFENCE not in combatant.conditions


def check_risk(state: Encounter, options: Mapping[str, Option], *, risk: bool, imposed: bool) -> None:
    """Raise `Refused` if an incident is told where nothing is risked (GK-14, GK-35)."""
    fumble = state.parameters["fumble"] == "incident"
    if "incident" in options and not (risk or fumble):
        raise Refused("nothing-risked", rule="GK-35")
    if "ally" in options and not (risk or fumble or imposed):
        raise Refused("nothing-risked", rule="GK-35")


def meet(scene: Scene, blow: Blow, facing: Facing, unperceived: int | None) -> Callable[[], Defence] | None:
    """Return how a target meets a blow, to be called when its turn comes; or ask it, and return nothing.

    Who perceives the attack may defend (GK-11); who does not is hit at a difficulty (GK-12).
    """
    chosen = facing.choice or ("yes" if scene.state.parameters["defence"] == "always" else "")
    if unperceived is not None:
        return lambda: Defence((Term("unperceived", unperceived),))
    if not can_defend(scene.state.combatants[blow.target]) or chosen == "no":
        return lambda: _without(scene.state, blow)
    if chosen == "yes":
        return lambda: _defend(scene, blow.target, facing)
    ask(scene, QUESTION, blow.target, ("yes", "no"), (blow.who, blow.target), blow)
    return None


def _without(state: Encounter, blow: Blow) -> Defence:
    difficulty = blow.difficulty or int(state.parameters["undefended_difficulty"])
    return Defence((Term("undefended", difficulty),))


def answer_defence(scene: Scene, question: Question, command: Answer) -> None:
    """Go on with a blow, now that its target has chosen."""
    check_options(command.options, ANSWER_OPTIONS)
    facing = read_facing(command.options, "dk")
    blow = msgspec.structs.replace(
        asked(question),
        **{name: command.options[name] for name in ("resistance_dk", "incident", "ally") if name in command.options},
    )
    number(command.options, "resistance_dk", most=MAX_DK)
    choice(command.options, "incident", INCIDENTS)
    check_incident(scene, blow)
    check_risk(scene.state, command.options, risk=blow.risk, imposed=blow.imposed)
    check_dk(scene, blow.target, facing.dk, blow.resistance_dk)
    if command.choice == "no" and (facing.dk or facing.bonus):
        raise Refused("no-defence-made", who=blow.target, rule="GK-11")
    defence = _defend(scene, blow.target, facing) if command.choice == "yes" else _without(scene.state, blow)
    resolve(scene, blow, defence)


def _defend(scene: Scene, who: str, facing: Facing) -> Defence:
    """Roll a defence; Prudence and Danger bear on it and are used up by it (GK-27, GK-32)."""
    combatant = scene.state.combatants[who]
    terms = list(score_terms(scene.state, combatant, DEFENCE))
    if take(scene, who, CAUTION):
        terms.append(Term(CAUTION, WORTH))
    if take(scene, who, DANGER):
        terms.append(Term(DANGER, -WORTH))
    if DODGING in combatant.conditions:
        terms.append(Term(DODGING, int(scene.state.parameters["dodge"]), combatant.conditions[DODGING].seq))
    if facing.bonus:
        terms.append(Term("defence-bonus", facing.bonus))
    thrown = throw(scene, who, "defence")
    dk = roll_dk(scene, who, "defence", facing.dk)
    return Defence((Term("defence-roll", thrown.natural, thrown.seq), *terms, *dk), dk, thrown.natural)


# What comes of it ----------------------------------------------------------------------------


def resolve(scene: Scene, blow: Blow, defence: Defence, *, more: bool = False) -> None:
    """Compare attack and defence, and let the attack hit or go wrong. `more`: other targets are yet to come."""
    difficulty = sum(term.value for term in defence.terms)
    margin = blow.total - difficulty
    critical = _critical(scene.state, blow, defence)
    hit = critical or _hits(scene.state, margin, defence)
    scene.emit(
        AttackResolved(
            who=blow.who,
            target=blow.target,
            weapon=blow.weapon,
            skill=blow.skill,
            attribute=blow.characteristic,
            total=blow.total,
            difficulty=difficulty,
            margin=margin,
            outcome=_outcome(hit, critical),
            roll=blow.roll,
            terms=defence.terms,
            bonus=blow.bonus,
        )
    )
    if hit:
        deal(scene, blow, blow.target, defended=defence.rolled, choc=defence.choc, critical=critical)
    _count(scene, blow, hit, more)


def _critical(state: Encounter, blow: Blow, defence: Defence) -> bool:
    """Whether the attack hits for certain; a natural 20 of the defence changes nothing to that (GK-16)."""
    cancelled = defence.natural == CRITICAL and state.parameters["defence_twenty"] == "cancels"
    return blow.natural == CRITICAL and not cancelled


def _hits(state: Encounter, margin: int, defence: Defence) -> bool:
    """Equal totals favour the defender who rolled (GK-10); against a difficulty they are enough (GK-12)."""
    if not defence.rolled:
        return reaches(state.parameters, margin)
    return margin > 0 or (margin == 0 and state.parameters["tie"] == "attacker")


def _outcome(hit: bool, critical: bool) -> Outcome:
    if critical:
        return "critical-success"
    return "success" if hit else "failure"


def _count(scene: Scene, blow: Blow, hit: bool, more: bool) -> None:
    """After one target: a shot gone astray; after the last of them: whether the action failed (GK-14, GK-35)."""
    risk = blow.risk or (blow.natural == FUMBLE and scene.state.parameters["fumble"] == "incident")
    blow = msgspec.structs.replace(blow, risk=False)
    if not hit and blow.imposed:
        go_wrong(scene, blow)
    if blow.several > 1 and hit and risk:
        add(scene, blow.who, HITS, 1)
    if more or (blow.several > 1 and _others_waiting(scene.state, blow)):
        return
    hits = counted(scene.state, blow.who, HITS) + (hit and blow.several == 1)
    for marker in VOLLEY:
        if marker in scene.state.combatants[blow.who].markers:
            scene.emit(MarkerSet(who=blow.who, marker=marker))
    if risk and not hits:
        go_wrong(scene, msgspec.structs.replace(blow, risk=True, imposed=False))


def tidy_volleys(scene: Scene) -> None:
    """Forget what several targets shared, when the last of them is out of the fight before it chose."""
    for combatant in scene.state.combatants.values():
        held = [marker for marker in VOLLEY if marker in combatant.markers]
        waiting = (question.context for question in scene.state.questions.values() if question.kind == QUESTION)
        if held and not any(context["who"] == combatant.id for context in waiting):
            for marker in held:
                scene.emit(MarkerSet(who=combatant.id, marker=marker))


def _others_waiting(state: Encounter, blow: Blow) -> bool:
    """Whether other targets of the same roll have yet to choose."""
    return any(
        question.kind == QUESTION and question.records.get(ROLL) == blow.roll for question in state.questions.values()
    )
