"""The pictures of a fight by kind, each drawn alike every time."""

from collections.abc import Sequence

from rejeu.projections.lines import Line
from rejeu.projections.tallies import tallies
from rejeu.projections.words import View

from .fight import Fight
from .film import Film, film
from .pictures_dice import draw_dice
from .pictures_graph import draw_graph
from .pictures_harm import draw_harm
from .pictures_health import draw_health
from .pictures_lanes import draw_lanes
from .pictures_line import seen_by
from .present import present
from .stops import Stops, stops
from .svg import Picture, Speech

KINDS = ("health", "lanes", "harm", "dice", "graph")
"""What may be drawn: health over the fight, turns in lanes, who hurt whom, dice, rulings and branches."""


def pictures(
    fight: Fight,
    told: Sequence[Line],
    speech: Speech,
    view: View = "gm",
    kinds: Sequence[str] = KINDS,
    moving: Film | None = None,
    halts: Stops | None = None,
) -> list[Picture]:
    """Return pictures of the present line of play; `told` is the chronicle of the same view, like film and stops."""
    lines = list(told)
    found = moving or film(fight, view)
    told_of = frozenset(line.seq for line in lines)
    seen = seen_by(fight, view, halts or stops(fight, found, lines), found, told_of)
    counted = tallies(present(fight), view)
    draw = {
        "health": lambda: draw_health(seen, speech),
        "lanes": lambda: draw_lanes(seen, speech),
        "harm": lambda: draw_harm(seen, counted, speech),
        "dice": lambda: draw_dice(seen, counted, speech),
        "graph": lambda: draw_graph(seen, lines, speech),
    }
    return [draw[kind]() for kind in kinds]
