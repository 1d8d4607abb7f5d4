"""Damage: what the blow deals less what the target withstands (GK-15, GK-22 to GK-24)."""

import msgspec

from rejeu.engine.scene import Scene
from rejeu.events.base import Dice, Term
from rejeu.events.facts import DamageResolved, MarkerSet

from .blow import Blow
from .harm import Hurt, suffer
from .health import HP
from .rolls import SIX
from .skills import DEFENCE

SHARED = "volley-damage"
SHARED_BY = "volley-record"
"""Markers of whoever hit several targets: the dice of damage, and the record that rolled them (GK-23)."""


def deal(
    scene: Scene, blow: Blow, who: str, *, defended: bool = False, choc: tuple[Term, ...] = (), critical: bool = False
) -> None:
    """Let a blow hit `who`. `choc`: the dK of its defence (GK-03)."""
    dealt = (*_dice(scene, blow), *blow.dealt)
    against = _against(scene, blow, who, defended, choc)
    total = sum(term.value for term in dealt)
    if blow.halved and scene.state.parameters["halved"] == "attack":
        dealt = (*dealt, Term("halved", total // 2 - total))
        total //= 2
    points = total - sum(term.value for term in against)
    if blow.halved and scene.state.parameters["halved"] == "dealt" and points > 0:
        against = (*against, Term("halved", points - points // 2))
        points //= 2
    points = max(points, int(scene.state.parameters["damage_least"]))
    scene.emit(
        DamageResolved(
            target=who,
            track=HP,
            damage=total,
            threshold=sum(term.value for term in against),
            level=points,
            by=blow.who,
            terms=dealt,
            against=against,
        )
    )
    suffer(scene, Hurt(who, points, blow.who, blow.nonlethal, critical, blow.resistance_dk))


def _dice(scene: Scene, blow: Blow) -> tuple[Term, ...]:
    """Roll the dice of damage; several targets of one attack share them (GK-23)."""
    if not blow.dice:
        return ()
    share = blow.several > 1 and scene.state.parameters["multiple_damage"] == "once"
    markers = scene.state.combatants[blow.who].markers
    if share and SHARED in markers:
        return (Term("damage-dice", int(markers[SHARED]), int(markers[SHARED_BY])),)
    rolled, record = scene.roll(blow.who, "damage", (Dice(blow.dice, SIX),))
    if share:
        scene.emit(MarkerSet(who=blow.who, marker=SHARED, value=rolled.total))
        scene.emit(MarkerSet(who=blow.who, marker=SHARED_BY, value=record))
    return (Term("damage-dice", rolled.total, record),)


def _against(scene: Scene, blow: Blow, who: str, defended: bool, choc: tuple[Term, ...]) -> tuple[Term, ...]:
    parameters, combatant = scene.state.parameters, scene.state.combatants[who]
    terms = []
    if defended or parameters["undefended_level_counts"] == "yes":
        terms.append(Term("defence-level", combatant.attributes[DEFENCE], combatant.origin(DEFENCE)))
    worn = combatant.attributes["armour"]
    if worn:
        terms.append(Term("armour", worn, combatant.origin("armour")))
    pierced = blow.armour if parameters["pierced_armour"] == "negative" else min(worn, blow.armour)
    if pierced:
        terms.append(Term("precise", -pierced))
    if parameters["choc"] in ("both", "defence"):
        terms += [msgspec.structs.replace(term, label="choc-k") for term in choc]
    return tuple(terms)
