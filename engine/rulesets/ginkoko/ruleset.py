"""Ginkoko as the engine sees it."""

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

from . import health
from .actions import act
from .attack import attack
from .defence import answer_defence, tidy_volleys
from .incidents import answer_ally, answer_incident
from .initiative import due, enter_play, entry_round, roll_initiative
from .parameters import PARAMETERS
from .phases import ACTION, INITIATIVE, PHASES, PLAY, SETUP
from .rounds import DUE_KINDS, fall_due, pause, start_round
from .rulings import clear_wounds, heal, hurt, mark_wounds
from .sheet import read_sheet
from .sheet_words import sheet_path
from .turns import call_next, pass_turn
from .verbs import KEYS, VERBS


def _answer(scene: Scene, command: c.Answer) -> None:
    """Close the question, then go on with what waited for it."""
    question = scene.state.questions[command.question]
    scene.emit(Answered(question=question.id, choice=command.choice))
    ANSWERS[question.kind](scene, question, command)


ANSWERS: Mapping[str, Callable[[Scene, Any, c.Answer], None]] = {
    "defence": answer_defence,
    "incident": answer_incident,
    "ally": answer_ally,
}
DECIDERS: Mapping[type, Callable[[Scene, Any], None]] = {
    c.StartRound: start_round,
    c.RollInitiative: roll_initiative,
    c.Attack: attack,
    c.Act: act,
    c.Pass: pass_turn,
    c.Answer: _answer,
    c.Hurt: hurt,
    c.Heal: heal,
    c.Mark: mark_wounds,
    c.Clear: clear_wounds,
}


class Ginkoko:
    """The ruleset: data, and the functions of this folder."""

    id: str = "ginkoko"
    version: int = 1
    titles: Mapping[str, str] = {"en": "Ginkoko", "fr": "Ginkoko"}
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
        """Return the first round of whoever joins now."""
        return entry_round(scene)

    def decide(self, scene: Scene, command: Command) -> None:
        """Decide a command of this ruleset. Raises `Refused`."""
        DECIDERS[type(command)](scene, command)

    def assess(self, scene: Scene, who: str) -> None:
        """Say again what harm makes of `who`, if that changed (GK-40, GK-44)."""
        health.assess(scene, who)

    def settle(self, scene: Scene) -> None:
        """Begin the turns once everyone has an initiative, and call whoever is next (GK-04)."""
        health.assess_all(scene)
        tidy_volleys(scene)
        if scene.state.phase == INITIATIVE and not due(scene.state):
            enter_play(scene)
        if scene.state.phase == PLAY:
            call_next(scene)

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let a death fall due (GK-42), or a condition end."""
        fall_due(scene, deadline)

    def pause(self, scene: Scene, *, force: bool = False) -> None:
        """End the combat, so that time may pass."""
        pause(scene, force=force)

    def tend(self, scene: Scene, who: str) -> None:
        """Care does nothing that time would show."""
