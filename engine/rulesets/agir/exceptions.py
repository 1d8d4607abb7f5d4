"""What class abilities change: exceptions to AG-13, each a ruling on record."""

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, choice, number
from rejeu.engine.scene import Scene
from rejeu.events.base import Until
from rejeu.events.commands import Act
from rejeu.events.facts import ConditionLifted, ConditionPut, Ruled

from .actions import DODGE, MOVE, SECOND_USES, exception
from .harm import check_reason, until_round
from .phases import ACTIONS, MAIN, MOVEMENT

_OPTIONS = ("use", "action", "rounds")


def allow(scene: Scene, command: Act) -> None:
    """Let an action serve once a round for `use` as well, when it went to something else."""
    check_options(command.options, _OPTIONS)
    check_reason(scene, command)
    action, use = _which(command)
    until: Until = until_round(scene, number(command.options, "rounds", least=1, most=1000))
    name = exception(action, use)
    for who in each((command.who, *command.targets)):
        if name in scene.combatant(who).conditions:
            scene.emit(ConditionLifted(who=who, condition=name, why="replaced"))
        scene.emit(Ruled(who=who, matter="exception", outcome=name))
        scene.emit(ConditionPut(who=who, condition=name, until=until))


def disallow(scene: Scene, command: Act) -> None:
    """Take an exception back."""
    check_options(command.options, _OPTIONS[:2])
    check_reason(scene, command)
    name = exception(*_which(command))
    for who in each((command.who, *command.targets)):
        if name not in scene.combatant(who).conditions:
            raise Refused("no-such-exception", who=who, condition=name, rule="AG-13")
        scene.emit(Ruled(who=who, matter="exception-over", outcome=name))
        scene.emit(ConditionLifted(who=who, condition=name, why="ruled"))


def _which(command: Act) -> tuple[str, str]:
    use = choice(command.options, "use", SECOND_USES)
    if not use:
        raise Refused("exception-to-what", who=command.who, known=list(SECOND_USES), rule="AG-13")
    action = choice(command.options, "action", ACTIONS, MAIN if use == MOVE else MOVEMENT)
    if action == MAIN and use == DODGE:
        raise Refused("exception-needless", who=command.who, rule="AG-14")
    return action, use
