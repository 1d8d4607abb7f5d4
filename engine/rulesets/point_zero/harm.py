"""The game master's hand on health: hurt, heal, mark and clear."""

from rejeu.engine.arrivals import each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice
from rejeu.engine.scene import Scene
from rejeu.engine.state import Wound
from rejeu.events.commands import Clear, Heal, Hurt, Mark
from rejeu.events.facts import WoundClosed

from .damage import SAVE_OPTIONS, Hit, check_save, face
from .levels import rank, read_kind, read_level
from .timers import assess
from .wounds import mark

MAX_DAMAGE = 10_000
MAX_BOXES = 20


def hurt(scene: Scene, command: Hurt) -> None:
    """Deal damage, rolled once for all: against threshold and armour; with a save only if the line says so."""
    check_options(command.options, ("save", "armour"))
    kind = read_kind(command.track)
    save = choice(command.options, "save", SAVE_OPTIONS, "no")
    if save != "no":
        check_save(scene, save)
    armour = choice(command.options, "armour", ("yes", "no"), "yes")
    for who in each(command.targets):
        scene.target(who)
    dice, roll, flat = _amount(scene, command.amount)
    for who in command.targets:
        face(scene, Hit(who, kind, dice, roll, flat, armour=armour), save)


def _amount(scene: Scene, amount: int | str) -> tuple[int, int, int]:
    """Return what the dice gave, their record (0 if none were rolled), and the fixed part."""
    pool, flat = parse_dice(amount) if isinstance(amount, str) else ((), amount)
    if abs(flat) > MAX_DAMAGE or (not pool and flat < 0):
        raise Refused("bad-amount", amount=str(amount))
    if not pool:
        return 0, 0, flat
    rolled, seq = scene.roll("gm", "hurt", pool)
    return rolled.total, seq, flat


def heal(scene: Scene, command: Heal) -> None:
    """Clear boxes of a track, the worst first."""
    kind = read_kind(command.track)
    if kind == "both":
        raise Refused("one-track")
    _check_count(command.amount)
    for who in each(command.targets):
        wounds = [wound for wound in scene.target(who).wounds.values() if wound.track == kind]
        if not wounds:
            raise Refused("nothing-to-heal", who=who, track=kind)
        wounds.sort(key=lambda wound: (-rank(wound.level), -wound.seq))
        _close(scene, who, wounds[: command.amount])


def mark_boxes(scene: Scene, command: Mark) -> None:
    """Mark boxes of a level; a full one passes on to the next (PZ-47)."""
    track, level = read_level(command.level, command.track)
    _check_count(command.count)
    for who in each(command.targets):
        scene.target(who)
        for _ in range(command.count):
            if scene.state.combatants[who].present:
                mark(scene, who, track, rank(level))
        assess(scene, who)


def clear_boxes(scene: Scene, command: Clear) -> None:
    """Clear boxes of a level, the latest first."""
    _, level = read_level(command.level, command.track)
    _check_count(command.count)
    for who in each(command.targets):
        wounds = [wound for wound in scene.target(who).wounds.values() if wound.level == level]
        if len(wounds) < command.count:
            raise Refused("no-such-box", who=who, level=level, marked=len(wounds))
        wounds.sort(key=lambda wound: -wound.seq)
        _close(scene, who, wounds[: command.count])


def _check_count(count: int) -> None:
    if not 1 <= count <= MAX_BOXES:
        raise Refused("bad-count", count=count, most=MAX_BOXES)


def _close(scene: Scene, who: str, wounds: list[Wound]) -> None:
    for wound in wounds:
        scene.emit(WoundClosed(who=who, wound=wound.id, why="ruled"))
    assess(scene, who)
