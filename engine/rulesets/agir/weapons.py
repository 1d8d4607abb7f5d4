"""Weapons in hand, put away and on the ground, and simple objects (AG-12)."""

from collections.abc import Collection

from rejeu.engine.arrivals import check_name
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Condition
from rejeu.engine.words import fold, nearest
from rejeu.events.commands import Act
from rejeu.events.facts import ConditionLifted, ConditionPut

from .actions import spend
from .phases import ACTIONS, MOVEMENT

UNARMED = "unarmed"
_UNARMED_WORDS = frozenset({"unarmed", "fists", "bare hands", "mains nues", "a mains nues", "poings", "desarme"})
HAND, STOWED, DROPPED, TAKEN = PLACES = ("hand", "stowed", "dropped", "taken")
"""Before a full stop and a weapon: the condition of whoever has it there, so that a ruling can change it."""


def where(combatant: Combatant, weapon: str) -> str:
    """Return where a weapon is, by the latest word on it: in hand, stowed, dropped, or taken by somebody else."""
    said = [(condition.seq, place) for place in PLACES if (condition := _said(combatant, place, weapon))]
    if said:
        return max(said)[1]
    return HAND if combatant.sheet.get("weapons", {}).get(weapon, {}).get("drawn") else STOWED


def _said(combatant: Combatant, place: str, weapon: str) -> Condition | None:
    return combatant.conditions.get(f"{place}.{weapon}")


def weapons_of(combatant: Combatant, places: Collection[str]) -> list[str]:
    """Return the weapons that are in any of `places`, those of the sheet first."""
    parts = [name.partition(".") for name in combatant.conditions]
    known = dict.fromkeys((*combatant.sheet.get("weapons", {}), *(what for at, _, what in parts if at in PLACES)))
    return [weapon for weapon in known if weapon and where(combatant, weapon) in places]


def find_weapon(combatant: Combatant, word: str, places: Collection[str], code: str) -> str:
    """Return the weapon meant among those in `places`: the only one if none is named. Raises `Refused`."""
    among = weapons_of(combatant, places)
    if not word:
        if len(among) == 1:
            return among[0]
        if among:
            raise Refused("which-weapon", who=combatant.id, known=among)
        raise Refused(code, who=combatant.id, weapon="", named=0, rule="AG-12")
    everything = weapons_of(combatant, (HAND, STOWED, DROPPED))
    weapon = _named(combatant, word, everything)
    if weapon is None:
        near = nearest(word, everything)
        raise Refused("no-such-weapon", who=combatant.id, weapon=word, near=near, known=[*everything, UNARMED])
    if weapon not in among:
        raise Refused(code, who=combatant.id, weapon=weapon, named=1, place=where(combatant, weapon), rule="AG-12")
    return weapon


def wielded(scene: Scene, combatant: Combatant, word: str) -> str:
    """Return the weapon that an attack is made with: bare hands if there is nothing in them."""
    if fold(word) in _UNARMED_WORDS or (not word and not weapons_of(combatant, (HAND,))):
        return UNARMED
    must_draw = scene.state.parameters["must_draw"] == "yes"
    return find_weapon(combatant, word, (HAND,) if must_draw or not word else (HAND, STOWED), "not-in-hand")


def _named(combatant: Combatant, word: str, among: list[str]) -> str | None:
    sheet = combatant.sheet.get("weapons", {})
    asked = fold(word)
    return next(
        (weapon for weapon in among if asked in (fold(weapon), fold(sheet.get(weapon, {}).get("name", weapon)))), None
    )


# Deeds ---------------------------------------------------------------------------------------


def draw(scene: Scene, command: Act) -> None:
    """Draw a weapon that is put away."""
    check_options(command.options, ("weapon", "action"))
    combatant = scene.actor(command.who)
    weapon = find_weapon(combatant, str(command.options.get("weapon", "")), (STOWED,), "not-stowed")
    spend(scene, command.who, _action(command), "draw")
    _put(scene, command.who, weapon, HAND)


def pick_up(scene: Scene, command: Act) -> None:
    """Pick something up from the ground: a weapon of one's own, somebody else's, or any other thing."""
    check_options(command.options, ("item", "from", "action"))
    combatant = scene.actor(command.who)
    item = str(command.options.get("item", ""))
    owner, weapon = _on_the_ground(scene, combatant, item, str(command.options.get("from", "")))
    spend(scene, command.who, _action(command), "pick-up")
    if owner not in ("", command.who):
        _put(scene, owner, weapon, TAKEN)
    _put(scene, command.who, weapon, HAND)


def drop(scene: Scene, command: Act) -> None:
    """Let go of a weapon; whoever cannot act may still do that."""
    check_options(command.options, ("weapon",))
    combatant = scene.combatant(command.who)
    weapon = find_weapon(combatant, str(command.options.get("weapon", "")), (HAND,), "not-in-hand")
    if scene.state.parameters["drop_costs"] == "movement":
        spend(scene, command.who, MOVEMENT, "drop")
    _put(scene, command.who, weapon, DROPPED)


def use(scene: Scene, command: Act) -> None:
    """Work a simple object: a lever, a latch."""
    check_options(command.options, ("action",))
    spend(scene, command.who, _action(command), "use")


def _action(command: Act) -> str:
    """The movement action, unless the line gives up the main one for it (AG-14)."""
    return choice(command.options, "action", ACTIONS, MOVEMENT)


def _put(scene: Scene, who: str, weapon: str, place: str) -> None:
    for old in PLACES:
        if _said(scene.state.combatants[who], old, weapon):
            scene.emit(ConditionLifted(who=who, condition=f"{old}.{weapon}", why="replaced"))
    scene.emit(ConditionPut(who=who, condition=f"{place}.{weapon}"))


def _on_the_ground(scene: Scene, combatant: Combatant, item: str, owner: str) -> tuple[str, str]:
    """Return (whose, weapon) of what is picked up; nobody's if it is not a weapon that was dropped."""
    if owner:
        other = scene.combatant(owner)
        return other.id, find_weapon(other, item, (DROPPED,), "not-dropped")
    if not item:
        return combatant.id, find_weapon(combatant, "", (DROPPED,), "not-dropped")
    others = [
        (other.id, weapon)
        for other in scene.state.combatants.values()
        if other.id != combatant.id and (weapon := _named(other, item, weapons_of(other, (DROPPED,)))) is not None
    ]
    own = _named(combatant, item, weapons_of(combatant, (HAND, STOWED, DROPPED)))
    # Whoever has one of that name already says whose it picks up as well.
    if own is not None and (where(combatant, own) == DROPPED or not others):
        return combatant.id, find_weapon(combatant, own, (DROPPED,), "not-dropped")
    if len(others) > 1 or own is not None:
        raise Refused("whose-weapon", who=combatant.id, item=item, known=[other for other, _ in others])
    if others:
        return others[0]
    check_name(item)
    return "", item
