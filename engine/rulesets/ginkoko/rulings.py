"""The game master's hand on health: hurt, heal, mark and clear grave wounds."""

from rejeu.engine.arrivals import each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, flag, number
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold
from rejeu.events.base import Term
from rejeu.events.commands import Clear, Heal, Hurt, Mark
from rejeu.events.facts import DamageResolved, WoundClosed

from .harm import Hurt as Harm
from .harm import inflict, regain, suffer, wound
from .health import BLOW, GRAVE, HP, LEVELS, RULED, assess, close_grave
from .rolls import MAX_DK, check_dk
from .skills import DEFENCE

MAX_DAMAGE = 10_000
MAX_WOUNDS = 20
_LEVEL_WORDS = {
    "halted": "halted", "action impossible": "halted",
    "halted longer": "halted-longer",
    "open": "open", "defence impossible": "open", "defense impossible": "open",
    "out": "out", "unconscious": "out", "inconscience": "out", "inconscient": "out", "inconsciente": "out",
    "dying": "dying", "mourant": "dying", "mourante": "dying",
    "doomed": "doomed", "condamne": "doomed", "condamnee": "doomed",
    **{str(number): level for number, level in enumerate(LEVELS, 1)},
}  # fmt: skip
_BLOW_WORDS = ("blow", "coup")
_TRACKS = ("", "hp", "pv", "points de vie", "hit points")


def hurt(scene: Scene, command: Hurt) -> None:
    """Take hit points, rolled once for all; armour and Défense count only if the line says so."""
    check_options(command.options, ("armour", "nonlethal", "resistance_dk"))
    _check_track(command.track)
    armour, nonlethal = flag(command.options, "armour"), flag(command.options, "nonlethal")
    dk = number(command.options, "resistance_dk", 0, most=MAX_DK) or 0
    for who in each(command.targets):
        scene.target(who)
        check_dk(scene, who, dk)
    terms = _amount(scene, command.amount)
    for who in command.targets:
        combatant = scene.state.combatants[who]
        against = _against(combatant) if armour else ()
        total, resisted = (sum(term.value for term in some) for some in (terms, against))
        points = max(0, total - resisted)
        scene.emit(
            DamageResolved(
                target=who,
                track=HP,
                damage=total,
                threshold=resisted,
                level=points,
                terms=terms,
                against=against,
            )
        )
        suffer(scene, Harm(who, points, nonlethal=nonlethal, dk=dk))


def _against(combatant: Combatant) -> tuple[Term, ...]:
    return (
        Term("defence-level", combatant.attributes[DEFENCE], combatant.origin(DEFENCE)),
        Term("armour", combatant.attributes["armour"], combatant.origin("armour")),
    )


def _amount(scene: Scene, amount: int | str) -> tuple[Term, ...]:
    """Return what the damage is made of: dice, a fixed part, or both."""
    pool, flat = parse_dice(amount) if isinstance(amount, str) else ((), amount)
    if abs(flat) > MAX_DAMAGE or (not pool and flat < 0):
        raise Refused("bad-amount", amount=str(amount))
    if not pool:
        return (Term("ruled", flat),)
    rolled, seq = scene.roll("gm", "hurt", pool)
    dice = (Term("damage-dice", rolled.total, seq),)
    return (*dice, Term("ruled", flat)) if flat else dice


def heal(scene: Scene, command: Heal) -> None:
    """Give hit points back (GK-44, GK-48)."""
    _check_track(command.track)
    if not 1 <= command.amount <= MAX_DAMAGE:
        raise Refused("bad-count", count=command.amount, most=MAX_DAMAGE)
    for who in each(command.targets):
        gauge = scene.target(who).gauges[HP]
        full = gauge.maximum is not None and gauge.value >= gauge.maximum
        if full and scene.state.parameters["over_maximum"] == "no":
            raise Refused("nothing-to-heal", who=who, rule="GK-48")
        regain(scene, who, (Term("ruled", command.amount),))


def mark_wounds(scene: Scene, command: Mark) -> None:
    """Put grave wounds on combatants, 1 to 6 of the table (GK-42), or blows for first aid to treat (GK-43)."""
    track, level = _level(command.level, command.track)
    _check_count(command.count)
    for who in each(command.targets):
        scene.target(who)
        for _ in range(command.count):
            if track == HP:
                wound(scene, who, HP, level, RULED)
            else:
                inflict(scene, who, level, RULED)


def clear_wounds(scene: Scene, command: Clear) -> None:
    """Clear grave wounds with what they do, or blows; the latest first."""
    track, level = _level(command.level, command.track)
    _check_count(command.count)
    for who in each(command.targets):
        wounds = [one for one in scene.target(who).wounds.values() if (one.track, one.level) == (track, level)]
        if len(wounds) < command.count:
            raise Refused("no-such-grave-wound", who=who, level=level, count=len(wounds))
        for one in sorted(wounds, key=lambda one: -one.seq)[: command.count]:
            if track == HP:
                scene.emit(WoundClosed(who=who, wound=one.id, why="ruled"))
            else:
                close_grave(scene, who, one.id, "ruled")
        assess(scene, who)


def _level(word: str, track: str) -> tuple[str, str]:
    """Return the track and the level that are meant. A blow is one of hit points."""
    if fold(word) in _BLOW_WORDS and fold(track) in _TRACKS:
        return HP, BLOW
    if track and fold(track) not in ("grave", "graves", "grave wound", "blessure grave"):
        raise Refused("no-such-track", track=track, known=[GRAVE])
    level = _LEVEL_WORDS.get(fold(word))
    if level is None:
        raise Refused("no-such-level", level=word, known=[*"123456", BLOW], rule="GK-42")
    return GRAVE, level


def _check_track(track: str) -> None:
    if fold(track) not in _TRACKS:
        raise Refused("no-such-track", track=track, known=[HP])


def _check_count(count: int) -> None:
    if not 1 <= count <= MAX_WOUNDS:
        raise Refused("bad-count", count=count, most=MAX_WOUNDS)
