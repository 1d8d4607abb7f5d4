"""The phases of a round: which command is possible in which, and where it may lead."""

from rejeu.engine.ruleset import Phases

SETUP = "setup"
INITIATIVE = "initiative"
TURNS = "turns"

MAIN = "main"
MOVEMENT = "movement"
ACTIONS = (MAIN, MOVEMENT)
"""The two actions of a round (AG-05)."""

_ALWAYS = ("hurt", "heal", "act:allow", "act:disallow")
_DEEDS = (
    "move", "attack", "pass",
    "act:sprint", "act:cross", "act:draw", "act:pick-up", "act:use", "act:drop",
    "act:do", "act:breath", "act:reserve", "act:dodge", "act:block", "act:exchange",
)  # fmt: skip

PHASES: Phases = {
    SETUP: {"start-round": (INITIATIVE, TURNS), **dict.fromkeys(_ALWAYS, (SETUP,))},
    INITIATIVE: {"roll-initiative": (INITIATIVE, TURNS), **dict.fromkeys(_ALWAYS, (INITIATIVE,))},
    TURNS: {
        "start-round": (INITIATIVE, TURNS),
        "roll-initiative": (TURNS,),
        **dict.fromkeys((*_ALWAYS, *_DEEDS), (TURNS,)),
    },
}
