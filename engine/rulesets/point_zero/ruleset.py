"""Point Zéro as the engine sees it."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rejeu.engine.parameters import Parameter
from rejeu.engine.ruleset import Entry, Phases
from rejeu.engine.scene import Scene
from rejeu.engine.state import Deadline
from rejeu.engine.verbs import Key, Verb
from rejeu.events import commands as c
from rejeu.events.base import Command, Option
from rejeu.events.facts import Answered

from . import turns
from .actions import act
from .attack import attack
from .care import tend
from .damage import answer_save
from .declarations import declare
from .harm import clear_boxes, heal, hurt, mark_boxes
from .incidents import answer_incident
from .initiative import entry_round, roll_initiative
from .movement import move
from .parameters import PARAMETERS
from .phases import ACTION, INITIATIVE, PHASES, SETUP
from .rounds import pass_turn, pause, start_round
from .sheet import read_sheet
from .sheet_words import sheet_path
from .timers import DUE_KINDS, TIMERS, assess
from .verbs import KEYS, VERBS


def _answer(scene: Scene, command: c.Answer) -> None:
    """Close the question, then go on with what waited for it."""
    question = scene.state.questions[command.question]
    scene.emit(Answered(question=question.id, choice=command.choice))
    ANSWERS[question.kind](scene, question, command)


ANSWERS: Mapping[str, Callable[[Scene, Any, c.Answer], None]] = {
    "save": answer_save,
    "incident": answer_incident,
}
DECIDERS: Mapping[type, Callable[[Scene, Any], None]] = {
    c.StartRound: start_round,
    c.RollInitiative: roll_initiative,
    c.Declare: declare,
    c.Move: move,
    c.Attack: attack,
    c.Act: act,
    c.Pass: pass_turn,
    c.Answer: _answer,
    c.Hurt: hurt,
    c.Heal: heal,
    c.Mark: mark_boxes,
    c.Clear: clear_boxes,
}


class PointZero:
    """The ruleset: data, and the functions of this folder."""

    id: str = "point-zero"
    version: int = 1
    titles: Mapping[str, str] = {"en": "Point Zéro", "fr": "Point Zéro"}
    parameters: Sequence[Parameter] = PARAMETERS
    first_phase: str = SETUP
    order_phase: str = INITIATIVE
    actions: Sequence[str] = (ACTION,)
    phases: Phases = PHASES
    verbs: Sequence[Verb] = VERBS
    keys: Mapping[str, Sequence[Key]] = KEYS
    due_kinds: Sequence[str] = DUE_KINDS
    folder: Path = Path(__file__).parent

    def read_sheet(self, data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
        """Check a sheet. Raises `BadSheet` with every mistake."""
        return read_sheet(data, parameters)

    def sheet_path(self, path: Sequence[str]) -> Sequence[str]:
        """Return a path into a sheet as stored sheets spell it."""
        return sheet_path(path)

    def entry_round(self, scene: Scene) -> int:
        """Return the first turn of whoever joins now (PZ-09)."""
        return entry_round(scene)

    def decide(self, scene: Scene, command: Command) -> None:
        """Decide a command of this ruleset. Raises `Refused`."""
        DECIDERS[type(command)](scene, command)

    def assess(self, scene: Scene, who: str) -> None:
        """Say again what the wounds of `who` do and when they change, if that changed (PZ-50 to PZ-65)."""
        assess(scene, who)

    def settle(self, scene: Scene) -> None:
        """Call whoever is next (PZ-06)."""
        turns.settle(scene)

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let a deadline fall (PZ-69)."""
        TIMERS.fall_due(scene, deadline)

    def pause(self, scene: Scene, *, force: bool = False) -> None:
        """End the turn in course, so that time may pass between two of them (PZ-01)."""
        pause(scene, force=force)

    def tend(self, scene: Scene, who: str) -> None:
        """Treat every wound of `who` that care helps, with success (PZ-61 to PZ-64)."""
        tend(scene, who)
