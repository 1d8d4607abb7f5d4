"""Who is engaged with whom (GK-13, GK-14): a marker on both, either of which is enough."""

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.commands import Act
from rejeu.events.facts import MarkerSet

from .turns import free_or_action

MARK = "engaged."


def engaged_with(state: Encounter, who: str) -> list[str]:
    """Return who is engaged with `who`, in the order of joining."""
    own = state.combatants[who].markers
    return [
        other.id
        for other in state.combatants.values()
        if other.id != who and other.awake and (MARK + other.id in own or MARK + who in other.markers)
    ]


def close_in(scene: Scene, who: str, target: str) -> None:
    """Engage `who` with `target`, unless they are or one of them is out of the fight."""
    if scene.state.combatants[target].awake and target not in engaged_with(scene.state, who):
        for one, two in ((who, target), (target, who)):
            scene.emit(MarkerSet(who=one, marker=MARK + two, value=1))


def part(scene: Scene, who: str, other: str) -> None:
    """End the engagement of two combatants."""
    for one, two in ((who, other), (other, who)):
        if MARK + two in scene.state.combatants[one].markers:
            scene.emit(MarkerSet(who=one, marker=MARK + two))


def part_from_all(scene: Scene, who: str) -> None:
    """End every engagement of whoever falls or leaves."""
    for other in tuple(scene.state.combatants):
        part(scene, who, other)


def engage(scene: Scene, command: Act) -> None:
    """Close in on adversaries."""
    check_options(command.options, ())
    scene.combatant(command.who)
    targets = each(command.targets)
    for target in targets:
        if target == command.who:
            raise Refused("attacks-itself", who=command.who)
        if not scene.target(target).awake:
            raise Refused("cannot-engage", who=command.who, target=target, rule="GK-13")
        if target in engaged_with(scene.state, command.who):
            raise Refused("already-engaged", who=command.who, target=target, rule="GK-13")
    with free_or_action(scene, command.who, "engage", "engaging"):
        for target in targets:
            close_in(scene, command.who, target)


def disengage(scene: Scene, command: Act) -> None:
    """Break off from those named, or from everyone."""
    check_options(command.options, ())
    scene.combatant(command.who)
    held = engaged_with(scene.state, command.who)
    targets = each(command.targets) if command.targets else tuple(held)
    if not targets:
        raise Refused("engaged-with-nobody", who=command.who, rule="GK-13")
    for target in targets:
        if target not in held:
            raise Refused("not-engaged", who=command.who, target=target, rule="GK-13")
    with free_or_action(scene, command.who, "disengage", "engaging"):
        for target in targets:
            part(scene, command.who, target)
