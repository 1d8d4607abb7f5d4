"""The phases of a combat: which command is possible in which, and where it may lead."""

from rejeu.engine.ruleset import Phases

SETUP = "setup"
"""Before a combat, and after a rest."""
INITIATIVE = "initiative"
PLAY = "play"

ACTION = "action"
"""The action of a round; where there are several, the last of them (GK-06)."""

_HARM = ("hurt", "heal", "mark", "clear")
_ANY_TIME = ("act:engage", "act:disengage", "act:position")
_DEEDS = (
    "attack", "pass", "act:first-aid", "act:dodge", "act:clear", "act:pick-up", "act:stand", "act:other",
)  # fmt: skip


def _row(phase: str, *tags: str, **leads: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return a row of the table: `tags` stay in the phase, and so does what may be done at any time."""
    named = {tag.replace("_", "-"): phases for tag, phases in leads.items()}
    return {**dict.fromkeys((*_HARM, *_ANY_TIME, *tags), (phase,)), **named}


PHASES: Phases = {
    SETUP: _row(SETUP, "act:first-aid", "act:rest", start_round=(INITIATIVE, PLAY)),
    INITIATIVE: _row(INITIATIVE, roll_initiative=(INITIATIVE, PLAY), start_round=()),
    PLAY: _row(
        PLAY,
        *_DEEDS,
        "roll-initiative",
        start_round=(INITIATIVE, PLAY),
        **{"act:rest": (SETUP,)},
    ),
}
