"""The phases of a turn: which command is possible in which, and where it may lead."""

from rejeu.engine.ruleset import Phases

SETUP = "setup"
"""Before the first turn, between two, and after the last: the clock runs and wounds are treated."""
INITIATIVE = "initiative"
DECLARATION = "declaration"
RESOLUTION = "resolution"

ACTION = "action"
"""The one action of a turn (PZ-03)."""

_HARM = ("hurt", "heal", "mark", "clear")
_DEEDS = (
    "move", "attack", "act:dodge", "act:reload", "act:clear", "act:pick-up", "act:stand", "act:long",
    "act:other", "act:hold",
)  # fmt: skip


def _row(phase: str, **leads: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Return a row of the table: `leads`, and the harm that the game master may rule at any time."""
    named = {tag.replace("_", "-"): phases for tag, phases in leads.items()}
    return {**dict.fromkeys(_HARM, (phase,)), **named}


# A tag that leads nowhere is refused there in words of its own, rather than as out of phase.
PHASES: Phases = {
    SETUP: _row(SETUP, start_round=(INITIATIVE,), **{"act:treat": (SETUP,)}),
    INITIATIVE: _row(
        INITIATIVE,
        roll_initiative=(INITIATIVE,),
        declare=(DECLARATION, RESOLUTION),
        **{"pass": (INITIATIVE,)},
        start_round=(INITIATIVE,),
    ),
    DECLARATION: _row(
        DECLARATION,
        roll_initiative=(DECLARATION,),
        declare=(DECLARATION, RESOLUTION),
        start_round=(),
    ),
    RESOLUTION: {
        **_row(
            RESOLUTION,
            roll_initiative=(),
            **{"pass": (RESOLUTION,)},
            start_round=(INITIATIVE,),
        ),
        **dict.fromkeys(_DEEDS, (RESOLUTION,)),
        "act:treat": (RESOLUTION, SETUP),
    },
}
