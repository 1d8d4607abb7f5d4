"""Main actions that no other file tells of: catching one's breath, and any complex act (AG-20, AG-22)."""

from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.events.commands import Act
from rejeu.events.facts import GaugeSet

from .actions import spend
from .phases import MAIN
from .sheet import BREATH

COMPLEX = ("other", "pick-lock", "analyse", "cast")
"""What a complex act may be (AG-20); the words say the rest."""


def catch_breath(scene: Scene, command: Act) -> None:
    """Win one level of endurance or of composure back (AG-22)."""
    check_options(command.options, ("gauge",))
    combatant = scene.actor(command.who)
    gauge = _which(scene, combatant, choice(command.options, "gauge", BREATH))
    spend(scene, command.who, MAIN, "breath")
    old = combatant.gauges[gauge]
    scene.emit(
        GaugeSet(
            who=command.who,
            gauge=gauge,
            value=old.value + 1,
            delta=1,
            maximum=old.maximum,
            minimum=old.minimum,
        )
    )


def _which(scene: Scene, combatant: Combatant, named: str) -> str:
    beyond = scene.state.parameters["breath_over_maximum"] == "yes"
    gauges = combatant.gauges
    low = [name for name in BREATH if (most := gauges[name].maximum) is None or gauges[name].value < most]
    if named:
        if named not in low and not beyond:
            raise Refused("breath-full", who=combatant.id, gauge=named, rule="AG-22")
        return named
    if len(low) == 1:
        return low[0]
    raise Refused("breath-which" if low or beyond else "breath-all-full", who=combatant.id, rule="AG-22")


def act_complex(scene: Scene, command: Act) -> None:
    """Do something complex; dice are rolled for it if the line has them, and the game master says what they mean."""
    check_options(command.options, ("what", "roll"))
    for target in command.targets:
        scene.target(target)
    what = choice(command.options, "what", COMPLEX, COMPLEX[0])
    pool, _ = parse_dice(str(command.options["roll"])) if "roll" in command.options else ((), 0)
    spend(scene, command.who, MAIN, what)
    if pool:
        scene.roll(command.who, "action", pool)
