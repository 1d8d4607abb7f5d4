"""Agir as the engine sees it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rejeu.engine.errors import Refused
from rejeu.engine.parameters import Parameter
from rejeu.engine.ruleset import Entry, Phases, Untimed
from rejeu.engine.scene import Scene
from rejeu.engine.verbs import Key, Verb
from rejeu.events import commands as c
from rejeu.events.base import Command, Option
from rejeu.events.facts import Answered

from . import health, turns
from .attack import answer_defence, answer_outcome, attack
from .breath import act_complex, catch_breath
from .defence import act_defence, reserve
from .exceptions import allow, disallow
from .exchange import answer_exchange, exchange
from .harm import heal, hurt
from .initiative import entry_round, roll_initiative
from .movement import cross, move, sprint
from .parameters import PARAMETERS
from .phases import ACTIONS, INITIATIVE, PHASES, SETUP
from .rounds import pass_turn, pause, start_round
from .sheet import read_sheet, sheet_path
from .verbs import KEYS, VERBS
from .weapons import draw, drop, pick_up, use


def _answer(scene: Scene, command: c.Answer) -> None:
    """Close the question, then go on with what waited for it."""
    question = scene.state.questions[command.question]
    scene.emit(Answered(question=question.id, choice=command.choice))
    ANSWERS[question.kind](scene, question, command)


def _act(scene: Scene, command: c.Act) -> None:
    """Take an action by its verb."""
    if command.modifiers:
        raise Refused("no-modifiers", verb=command.verb)
    ACTS[command.verb](scene, command)


ANSWERS: Mapping[str, Callable[[Scene, Any, c.Answer], None]] = {
    "exchange": answer_exchange,
    "defence": answer_defence,
    "outcome": answer_outcome,
}
ACTS: Mapping[str, Callable[[Scene, c.Act], None]] = {
    "sprint": sprint,
    "cross": cross,
    "draw": draw,
    "pick-up": pick_up,
    "use": use,
    "drop": drop,
    "do": act_complex,
    "breath": catch_breath,
    "reserve": reserve,
    "dodge": act_defence,
    "block": act_defence,
    "exchange": exchange,
    "allow": allow,
    "disallow": disallow,
}
DECIDERS: Mapping[type, Callable[[Scene, Any], None]] = {
    c.StartRound: start_round,
    c.RollInitiative: roll_initiative,
    c.Move: move,
    c.Attack: attack,
    c.Act: _act,
    c.Pass: pass_turn,
    c.Answer: _answer,
    c.Hurt: hurt,
    c.Heal: heal,
}


class Agir(Untimed):
    """The ruleset: data, and the functions of this folder."""

    id: str = "agir"
    version: int = 1
    titles: Mapping[str, str] = {"en": "Agir", "fr": "Agir"}
    parameters: Sequence[Parameter] = PARAMETERS
    first_phase: str = SETUP
    order_phase: str = INITIATIVE
    actions: Sequence[str] = ACTIONS
    phases: Phases = PHASES
    verbs: Sequence[Verb] = VERBS
    keys: Mapping[str, Sequence[Key]] = KEYS
    folder: Path = Path(__file__).parent

    def read_sheet(self, data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
        """Check a sheet. Raises `BadSheet` with every mistake."""
        return read_sheet(data, parameters)

    def sheet_path(self, path: Sequence[str]) -> Sequence[str]:
        """Return a path into a sheet as stored sheets spell it."""
        return sheet_path(path)

    def entry_round(self, scene: Scene) -> int:
        """Return the first round of whoever joins now."""
        return entry_round(scene)

    def decide(self, scene: Scene, command: Command) -> None:
        """Decide a command of this ruleset. Raises `Refused`."""
        DECIDERS[type(command)](scene, command)

    def assess(self, scene: Scene, who: str) -> None:
        """Say again what the harm of `who` makes of it, if that changed (AG-40)."""
        health.assess(scene, who)

    def settle(self, scene: Scene) -> None:
        """Call whoever is next (AG-05)."""
        turns.settle(scene)

    def pause(self, scene: Scene, *, force: bool = False) -> None:
        """End the round in course, so that time may pass (AG-01)."""
        pause(scene, force=force)
