"""Attacks: what they are made with, and at whom (GK-10 to GK-16, GK-20 to GK-36)."""

from collections.abc import Mapping

import msgspec

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, number
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.events.base import Option, Term
from rejeu.events.commands import Attack

from .bargains import (
    DEADLY,
    LIGHT,
    MULTIPLE,
    NONLETHAL,
    PRECISE,
    RISK,
    Bargain,
    check_bargain,
    pay,
    read_bargain,
)
from .blow import Blow
from .defence import Facing, can_defend, check_risk, meet, read_facing, resolve
from .engagement import close_in, engaged_with
from .incidents import INCIDENTS, check_incident, in_the_way
from .rolls import MAX_DK, characteristic_of, check_dk, modifier_terms, roll_dk, score_terms, throw
from .skills import BONUS
from .turns import action, called
from .weapon import Weapon, damage_of, find_weapon, trouble

OPTIONS = (
    "prime", "free", "penalty", "dk", "unperceived", "unseen", "difficulty", "defence", "defence_dk",
    "defence_bonus", "resistance_dk", "incident", "ally",
)  # fmt: skip
ARMOUR = 6
"""What Attaque précise takes off the armour (GK-24)."""
OUTNUMBERED = 2
"""What each adversary beyond the first adds to an attack on someone engaged with them (GK-13)."""
MAX_DIFFICULTY = 1000


def attack(scene: Scene, command: Attack) -> None:
    """Roll an attack; then each target in turn defends, or is asked whether it does."""
    check_options(command.options, OPTIONS)
    who = called(scene, command.who, "attack")
    name, weapon = _weapon(scene, who, command)
    targets = _targets(scene, command)
    bargain = read_bargain(command.options)
    strays = [target for target in targets if weapon.shoots and in_the_way(scene, who.id, target)]
    check_bargain(scene, who, bargain, attacks=True, imposed=bool(strays))
    _check_targets(scene, who, weapon, targets, bargain)
    dice, halved = _dice(scene, weapon, bargain)
    facing = read_facing(command.options, "defence_dk")
    unseen = _unseen(command.options, targets)
    _check_facing(scene, command.options, targets, unseen)
    dk = number(command.options, "dk", 0, most=MAX_DK) or 0
    check_dk(scene, who.id, dk)
    drafts = [_draft(who, target, name, weapon, bargain, command.options, target in strays) for target in targets]
    for blow in drafts:
        check_incident(scene, blow)
    check_risk(scene.state, command.options, risk=bargain.has(RISK), imposed=bool(strays))
    common = (*score_terms(scene.state, who, weapon.skill), *bargain.terms, *modifier_terms(command.modifiers))
    with action(scene, who.id, "attack"):
        pay(scene, who.id, bargain)
        if not weapon.shoots:
            for target in targets:
                close_in(scene, who.id, target)
        thrown = throw(scene, who.id, "attack")
        rolled = roll_dk(scene, who.id, "attack", dk)
        dealt = _dealt(scene, who, weapon, rolled)
        blows = [
            msgspec.structs.replace(
                blow,
                roll=thrown.seq,
                natural=thrown.natural,
                bonus=(*common, *rolled, *_outnumbering(scene, blow.target)),
                dealt=dealt,
                dice=dice,
                halved=halved,
                several=len(targets),
            )
            for blow in drafts
        ]
        _strike(scene, blows, facing, unseen)


def _strike(scene: Scene, blows: list[Blow], facing: Facing, unseen: Mapping[str, int]) -> None:
    """Ask first whoever must be asked: the last one resolved has to know whether others still wait."""
    direct = []
    for blow in blows:
        defence = meet(scene, blow, facing, unseen.get(blow.target))
        if defence is not None:
            direct.append((blow, defence))
    for left, (blow, defence) in enumerate(direct, 1 - len(direct)):
        resolve(scene, blow, defence(), more=left < 0)


def _weapon(scene: Scene, who: Combatant, command: Attack) -> tuple[str, Weapon]:
    name, weapon = find_weapon(who, command.weapon, scene.state.parameters)
    why = trouble(who, name)
    if why is not None:
        raise Refused(f"weapon-{why}", who=who.id, weapon=name, rule="GK-35")
    return name, weapon


def _targets(scene: Scene, command: Attack) -> tuple[str, ...]:
    for target in each(command.targets):
        scene.target(target)
        if target == command.who:
            raise Refused("attacks-itself", who=command.who)
    return command.targets


def _check_targets(scene: Scene, who: Combatant, weapon: Weapon, targets: tuple[str, ...], bargain: Bargain) -> None:
    """Raise `Refused` for more targets than the attack may have (GK-23)."""
    if bargain.count(MULTIPLE) > 1 or bargain.has(MULTIPLE) != (len(targets) > 1):
        raise Refused("multiple-needs" if len(targets) > 1 else "multiple-alone", who=who.id, rule="GK-23")
    if len(targets) == 1:
        return
    if not weapon.shoots:
        held = engaged_with(scene.state, who.id)
        beyond = [target for target in targets if target not in held]
        if beyond:
            raise Refused("beyond-engaged", who=who.id, target=beyond, rule="GK-23")
        return
    if not weapon.technological and scene.state.parameters["multiple_shots"] == "technological":
        raise Refused("not-technological", who=who.id, rule="GK-23")
    if len(targets) > weapon.burst:
        raise Refused("beyond-burst", who=who.id, count=len(targets), most=weapon.burst, rule="GK-23")


def _dice(scene: Scene, weapon: Weapon, bargain: Bargain) -> tuple[int, bool]:
    """Return the d6 of damage, and whether it is halved for want of one to lose (GK-22, GK-23, GK-31)."""
    dice = damage_of(weapon)[0] + bargain.count(DEADLY)
    halved = bargain.has(MULTIPLE) and dice == 0
    if bargain.has(MULTIPLE):
        dice = max(0, dice - 1)
    for _ in range(bargain.count(LIGHT)):
        if dice == 0 and scene.state.parameters["light_wound_at_zero"] == "refused":
            raise Refused("no-dice-to-lose", rule="GK-31")
        dice = max(0, dice - 1)
    return dice, halved


def _dealt(scene: Scene, who: Combatant, weapon: Weapon, dk: tuple[Term, ...]) -> tuple[Term, ...]:
    """Return what the damage is made of beside its dice: the level counts, not the score (GK-15)."""
    bonus = BONUS[weapon.skill]
    terms = [Term("weapon", damage_of(weapon)[1])]
    terms.append(Term("skill-level", who.attributes[weapon.skill], who.origin(weapon.skill)))
    if who.attributes[bonus]:
        terms.append(Term("damage-bonus", who.attributes[bonus], who.origin(bonus)))
    if scene.state.parameters["choc"] in ("both", "attack"):
        terms += [msgspec.structs.replace(term, label="choc-k") for term in dk]
    return tuple(terms)


def _outnumbering(scene: Scene, target: str) -> tuple[Term, ...]:
    """Return what the adversaries beyond the first who are engaged with the target are worth (GK-13)."""
    beyond = len(engaged_with(scene.state, target)) - 1
    return (Term("outnumbered", OUTNUMBERED * beyond),) if beyond > 0 else ()


def _unseen(options: Mapping[str, Option], targets: tuple[str, ...]) -> dict[str, int]:
    """Return the targets that do not perceive the attack, with the difficulty to hit them (GK-12)."""
    difficulty = number(options, "unperceived", most=MAX_DIFFICULTY)
    if difficulty is None:
        if "unseen" in options:
            raise Refused("unperceived-needs", rule="GK-12")
        return {}
    named = tuple(str(options["unseen"]).split(",")) if "unseen" in options else targets
    for who in named:
        if who not in targets:
            raise Refused("not-a-target", who=who, rule="GK-12")
    return dict.fromkeys(named, difficulty)


def _check_facing(
    scene: Scene, options: Mapping[str, Option], targets: tuple[str, ...], unseen: Mapping[str, int]
) -> None:
    """Raise `Refused` if a line speaks of a defence that nobody can make (GK-11)."""
    facing = read_facing(options, "defence_dk")
    said = [name for name in ("defence", "defence_dk", "defence_bonus") if name in options]
    able = [who for who in targets if who not in unseen and can_defend(scene.state.combatants[who])]
    if said and not able:
        raise Refused("cannot-defend", who=list(targets), rule="GK-11")
    if facing.choice == "no" and len(said) > 1:
        raise Refused("no-defence-made", who=list(targets), rule="GK-11")
    for who in able:
        check_dk(scene, who, facing.dk, number(options, "resistance_dk", 0, most=MAX_DK) or 0)


def _draft(
    who: Combatant,
    target: str,
    name: str,
    weapon: Weapon,
    bargain: Bargain,
    options: Mapping[str, Option],
    strays: bool,
) -> Blow:
    return Blow(
        who=who.id,
        target=target,
        weapon=name,
        skill=weapon.skill,
        characteristic=characteristic_of(who, weapon.skill),
        roll=0,
        natural=0,
        armour=ARMOUR * bargain.count(PRECISE),
        nonlethal=bargain.has(NONLETHAL),
        risk=bargain.has(RISK),
        imposed=strays,
        difficulty=number(options, "difficulty", 0, most=MAX_DIFFICULTY) or 0,
        incident=choice(options, "incident", INCIDENTS),
        ally=str(options.get("ally", "")),
        resistance_dk=number(options, "resistance_dk", 0, most=MAX_DK) or 0,
    )
