"""What a critical failure leads to: the weapon jams or falls, or the attacker does (PZ-35)."""

from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.commands import Answer
from rejeu.events.facts import ConditionPut

from .weapon import UNARMED, Weapon

INCIDENTS = ("jam", "drop", "fall")
_CONDITIONS = {"jam": "jammed.{}", "drop": "dropped.{}", "fall": "prone"}


def incidents_of(name: str, weapon: Weapon) -> tuple[str, ...]:
    """Return what can happen to whoever attacks with `weapon`."""
    if name == UNARMED:
        return ("fall",)
    return ("drop", "fall") if weapon.close else INCIDENTS


def suffer(scene: Scene, who: str, weapon: str, possible: tuple[str, ...], chosen: str) -> None:
    """Let it happen: what was said in advance, the only thing that can, or what the game master answers."""
    if not chosen and len(possible) > 1:
        scene.ask("incident", "gm", possible, (who,), {"who": who, "weapon": weapon})
        return
    _happen(scene, who, weapon, chosen or possible[0])


def answer_incident(scene: Scene, question: Question, command: Answer) -> None:
    """Let the incident chosen happen."""
    check_options(command.options, ())
    _happen(scene, str(question.context["who"]), str(question.context["weapon"]), command.choice)


def _happen(scene: Scene, who: str, weapon: str, incident: str) -> None:
    condition = _CONDITIONS[incident].format(weapon)
    if condition not in scene.state.combatants[who].conditions:
        scene.emit(ConditionPut(who=who, condition=condition))
