"""Attacks, from the roll to what they lead to (PZ-30 to PZ-35)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, flag
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.events.base import Dice, Option
from rejeu.events.commands import Attack
from rejeu.events.facts import AttackResolved, GaugeSet

from .checks import TEST_OPTIONS, Check, roll_check, surpassing
from .damage import SAVE_OPTIONS, Hit, check_save, face
from .dice import check_pool
from .difficulty import attack_terms
from .incidents import INCIDENTS, incidents_of, suffer
from .movement import is_down
from .skills import attack_attribute
from .turns import called, check_targets, spend
from .weapon import Weapon, find_weapon, trouble, weapon_power

OPTIONS = ("distance", "save", "incident", "hindered", "eased", "fixed", *TEST_OPTIONS)


def attack(scene: Scene, command: Attack) -> None:
    """Roll an attack; on a hit the power, then the target's save."""
    check_options(command.options, OPTIONS)
    who = scene.actor(command.who)
    slot = called(scene, command.who)
    target = _target(scene, command)
    declared = slot.intent.weapon if slot.intent is not None else ""
    name, weapon = find_weapon(who, command.weapon or declared, scene.state.parameters)
    _check_weapon(scene, who, name)
    incident = _incident(name, weapon, command.options)
    save = choice(command.options, "save", SAVE_OPTIONS[:2])
    check_save(scene, save)
    pool, flat = weapon_power(weapon).of(who.attributes)
    check_pool(pool)
    check = Check(
        who=who.id,
        purpose="attack",
        skill=weapon.skill,
        attribute=attack_attribute(weapon.skill),
        terms=attack_terms(scene, who, target, weapon, command.modifiers, command.options),
        **surpassing(scene, command.options),  # type: ignore[arg-type]
    )
    spend(scene, who.id, "attack", command.targets, name, flag(command.options, "fixed"))
    _use_up(scene, who, name)
    result = roll_check(scene, check)
    seq = scene.emit(
        AttackResolved(
            who=who.id,
            target=target.id,
            weapon=name,
            skill=check.skill,
            attribute=check.attribute,
            total=result.total,
            difficulty=check.difficulty,
            margin=result.margin,
            outcome=result.outcome,
            roll=result.roll,
            terms=check.terms,
            bonus=result.bonus,
        )
    )
    if result.outcome == "critical-failure":
        suffer(scene, who.id, name, incidents_of(name, weapon), incident)
    if not result.success:
        return
    hit = Hit(target.id, weapon.kind, *_power(scene, who.id, pool), flat, result.margin, seq, who.id)
    if weapon.kind == "both" and scene.state.parameters["both_rolls"] == "each":
        dice, roll = _power(scene, who.id, pool)
        hit = attrs.evolve(hit, other_dice=dice, other_roll=roll)
    face(scene, hit, save)


def _power(scene: Scene, who: str, pool: tuple[Dice, ...]) -> tuple[int, int]:
    """Roll the power; return what the dice gave and their record, 0 if there are none."""
    if not pool:
        return 0, 0
    rolled, seq = scene.roll(who, "damage", pool)
    return rolled.total, seq


def _target(scene: Scene, command: Attack) -> Combatant:
    if not command.targets:
        raise Refused("nobody-named")
    check_targets(command.who, command.targets)
    return scene.target(command.targets[0])


def _check_weapon(scene: Scene, who: Combatant, weapon: str) -> None:
    if is_down(scene, who):
        raise Refused("is-prone", who=who.id)
    why = trouble(who, weapon, scene.state.parameters)
    if why is not None:
        raise Refused(f"weapon-{why}", who=who.id, weapon=weapon)


def _incident(name: str, weapon: Weapon, options: Mapping[str, Option]) -> str:
    incident = choice(options, "incident", INCIDENTS)
    possible = incidents_of(name, weapon)
    if incident and incident not in possible:
        raise Refused("impossible-incident", incident=incident, weapon=name, known=list(possible))
    return incident


def _use_up(scene: Scene, who: Combatant, weapon: str) -> None:
    """Take a shot out of the weapon, if they are counted (PZ-16)."""
    gauge = who.gauges.get(f"ammo.{weapon}")
    if gauge is not None and scene.state.parameters["ammunition"] == "if-given":
        scene.emit(
            GaugeSet(
                who=who.id,
                gauge=f"ammo.{weapon}",
                value=gauge.value - 1,
                delta=-1,
                maximum=gauge.maximum,
                minimum=gauge.minimum,
            )
        )
