"""Attacks: the main action is spent, the target defends if it can, the game master says what comes of it (AG-40)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.arrivals import each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice
from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.base import Option, Term
from rejeu.events.commands import Answer, Attack
from rejeu.events.facts import Ruled

from .actions import BLOCK, DODGE, spend
from .defence import DEFENCES, defences, defend
from .harm import HARM_OPTIONS, Harm, check_reason, inflict, read_harm
from .phases import MAIN
from .weapons import wielded

NONE = "none"
MISSED, DODGED, BLOCKED, HIT = "missed", "dodged", "blocked", "hit"
OUTCOMES = (MISSED, DODGED, BLOCKED, HIT)
_DEFENCE_OF = {DODGED: DODGE, BLOCKED: BLOCK}
_OUTCOME_OF = {DODGE: DODGED, BLOCK: BLOCKED}
_TERM = "term."
MAX_MODIFIER = 1000


@attrs.frozen
class Blow:
    """An attack on one target.

    `defence`: none, dodge or block, empty while nobody has said; `terms`: what was rolled for it.
    """

    who: str
    target: str
    weapon: str
    defence: str = ""
    terms: tuple[Term, ...] = ()


def attack(scene: Scene, command: Attack) -> None:
    """Spend the main action, then see to each target: what the line does not say is asked."""
    check_options(command.options, ("outcome", "defence", "roll", *HARM_OPTIONS))
    who = scene.actor(command.who)
    for target in each(command.targets):
        if scene.target(target).id == command.who:
            raise Refused("attacks-itself", who=command.who)
    weapon = wielded(scene, who, command.weapon)
    outcome = choice(command.options, "outcome", OUTCOMES)
    defence = choice(command.options, "defence", (NONE, *DEFENCES), _DEFENCE_OF.get(outcome, NONE if outcome else ""))
    harm = read_harm(scene, command.options)
    if outcome:
        check_reason(scene, command)
        _check_outcome(outcome, defence, harm)
    elif not harm.nothing:
        raise Refused("outcome-first", who=command.who, known=list(OUTCOMES), rule="AG-40")
    spend(scene, command.who, MAIN, "attack")
    terms = _roll(scene, command)
    for target in command.targets:
        blow = Blow(command.who, target, weapon, defence, terms)
        if defence in DEFENCES:
            defend(scene, target, defence, command.who)
        if outcome:
            _conclude(scene, blow, outcome, harm)
        else:
            _go_on(scene, blow)


def _roll(scene: Scene, command: Attack) -> tuple[Term, ...]:
    """Roll what the line says, if anything; modifiers only add to that."""
    if "roll" not in command.options:
        if command.modifiers:
            raise Refused("modifiers-need-a-roll", who=command.who)
        return ()
    pool, bonus = parse_dice(str(command.options["roll"]))
    large = [name for name, value in command.modifiers.items() if abs(value) > MAX_MODIFIER]
    if large:
        raise Refused("modifier-too-large", name=large[0], value=command.modifiers[large[0]], most=MAX_MODIFIER)
    terms: list[Term] = []
    if pool:
        rolled, seq = scene.roll(command.who, "attack", pool)
        terms.append(Term("roll", rolled.total, seq))
    if bonus:
        terms.append(Term("bonus", bonus))
    return (*terms, *(Term(f"mod:{name}", value) for name, value in command.modifiers.items()))


def _check_outcome(outcome: str, defence: str, harm: Harm) -> None:
    if _DEFENCE_OF.get(outcome, defence) != defence:
        raise Refused("outcome-without-defence", outcome=outcome, defence=defence, rule="AG-40")
    if outcome in (MISSED, DODGED) and not harm.nothing:
        raise Refused("harm-needs-a-hit", outcome=outcome, rule="AG-40")


def _go_on(scene: Scene, blow: Blow) -> None:
    """Ask the target how it defends, if it can; else the game master what comes of it."""
    target = scene.state.combatants[blow.target]
    able = [how for how, means in defences(scene.state, target).items() if means] if target.awake else []
    if not blow.defence and able:
        scene.ask("defence", blow.target, (NONE, *able), (blow.who, blow.target), _context(blow))
        return
    stopped = (_OUTCOME_OF[blow.defence],) if blow.defence in DEFENCES else ()
    scene.ask("outcome", "gm", (MISSED, *stopped, HIT), (blow.who, blow.target), _context(blow))


def _context(blow: Blow) -> dict[str, Option]:
    context: dict[str, Option] = {
        "who": blow.who,
        "target": blow.target,
        "weapon": blow.weapon,
        "defence": blow.defence or NONE,
    }
    for term in blow.terms:
        context[_TERM + term.label] = term.value if term.source is None else f"{term.value}/{term.source}"
    return context


def _read_blow(context: Mapping[str, Option]) -> Blow:
    terms = []
    for name, value in context.items():
        if name.startswith(_TERM):
            number, _, source = str(value).partition("/")
            terms.append(Term(name.removeprefix(_TERM), int(number), int(source) if source else None))
    who, target, weapon, defence = (str(context[name]) for name in ("who", "target", "weapon", "defence"))
    return Blow(who, target, weapon, defence, tuple(terms))


def answer_defence(scene: Scene, question: Question, command: Answer) -> None:
    """Defend as the target says, then ask what comes of the attack."""
    check_options(command.options, ())
    blow = attrs.evolve(_read_blow(question.context), defence=command.choice)
    if blow.defence in DEFENCES:
        defend(scene, blow.target, blow.defence, blow.who)
    _go_on(scene, blow)


def answer_outcome(scene: Scene, question: Question, command: Answer) -> None:
    """Do what the game master says comes of the attack."""
    check_options(command.options, HARM_OPTIONS)
    check_reason(scene, command)
    blow = _read_blow(question.context)
    harm = read_harm(scene, command.options)
    _check_outcome(command.choice, blow.defence, harm)
    _conclude(scene, blow, command.choice, harm)


def _conclude(scene: Scene, blow: Blow, outcome: str, harm: Harm) -> None:
    scene.emit(
        Ruled(
            who=blow.who,
            matter="attack",
            outcome=outcome,
            target=blow.target,
            weapon=blow.weapon,
            terms=blow.terms,
        )
    )
    if not harm.nothing:
        inflict(scene, blow.target, harm, blow.who)
