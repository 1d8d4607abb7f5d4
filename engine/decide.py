"""`decide`: from a state and a command to facts. Pure: the state is not changed, nothing is written."""

from rejeu import __version__
from rejeu.events.base import Command, Fact
from rejeu.events.commands import Act, Answer, Note, Open
from rejeu.events.facts import Answered, Noted, Opened
from rejeu.events.registry import SCHEMA_VERSION

from .arrivals import ARRIVALS
from .dice import DiceTray
from .errors import Refused
from .parameters import fill
from .ruleset import Ruleset
from .rulings import RULINGS
from .scene import Scene
from .state import Encounter
from .time_passes import TIME

MAX_NAME = 80
"""Characters of a title or of a combatant's name."""

SHARED = {**ARRIVALS, **RULINGS, **TIME}
"""Commands that mean the same under every ruleset."""


def decide(state: Encounter, command: Command, tray: DiceTray, seq: int, ruleset: Ruleset) -> tuple[Fact, ...]:
    """Return the facts of `command`, the first of which will stand at record `seq` + 1. Raises as `deliberate`."""
    return tuple(deliberate(state, command, tray, seq, ruleset).facts)


def deliberate(state: Encounter, command: Command, tray: DiceTray, seq: int, ruleset: Ruleset) -> Scene:
    """Decide `command`; return the scene, with its facts and the state that they make.

    Raises `Refused` (the rules, or the state, say no), `BadSheet` (a sheet or house rules with
    mistakes) and `NeedDice` (a roll without dice); then nothing happened.
    """
    if len(command.text) > command.MAX_TEXT:
        raise Refused("text-too-long", most=command.MAX_TEXT, length=len(command.text))
    scene = Scene(state, tray, seq)
    if isinstance(command, Open):
        _open(scene, command, ruleset)
        return scene
    if state.phase == "closed":
        raise Refused("not-open")
    if state.closed:
        raise Refused("fight-closed")
    _check_phase(state, command, ruleset)
    shared = SHARED.get(type(command))
    if isinstance(command, Note):
        _note(scene, command)
    elif shared is not None:
        shared(scene, command, ruleset)
    else:
        _check_question(state, command)
        ruleset.decide(scene, command)
    _close_moot(scene)
    ruleset.settle(scene)
    tray.check_used()
    return scene


def _open(scene: Scene, command: Open, ruleset: Ruleset) -> None:
    if scene.state.phase != "closed":
        raise Refused("already-open")
    if not 0 < len(command.title) <= MAX_NAME:
        raise Refused("bad-title", most=MAX_NAME)
    scene.emit(
        Opened(
            title=command.title,
            ruleset=ruleset.id,
            ruleset_version=ruleset.version,
            engine=__version__,
            schema=SCHEMA_VERSION,
            phase=ruleset.first_phase,
            parameters=fill(ruleset.parameters, command.parameters),
        )
    )


def _check_phase(state: Encounter, command: Command, ruleset: Ruleset) -> None:
    """Refuse a command that the ruleset's table does not have in this phase."""
    tag = f"act:{command.verb}" if isinstance(command, Act) else command.TAG
    if not any(tag in row for row in ruleset.phases.values()):
        if type(command) in SHARED or isinstance(command, Note | Answer):
            return
        raise Refused("not-in-ruleset", verb=tag.removeprefix("act:"), ruleset=ruleset.id)
    if tag not in ruleset.phases[state.phase]:
        raise Refused("wrong-phase", verb=tag.removeprefix("act:"), phase=state.phase)


def _check_question(state: Encounter, command: Command) -> None:
    if not isinstance(command, Answer):
        return
    question = state.questions.get(command.question)
    if question is None:
        raise Refused("no-such-question", question=command.question, open=sorted(state.questions))
    if command.choice not in question.options:
        raise Refused("bad-answer", choice=command.choice, options=list(question.options))


def _close_moot(scene: Scene) -> None:
    """Close questions about those who died or left in the meantime."""
    for question in tuple(scene.state.questions.values()):
        if not all(scene.state.combatants[who].present for who in question.blocks):
            scene.emit(Answered(question=question.id, choice="", why="moot"))


def _note(scene: Scene, command: Note) -> None:
    if not command.text.strip():
        raise Refused("empty-note")
    scene.emit(Noted())
