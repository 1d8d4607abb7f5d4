"""Timelines of a fight, drawn or as a JSON object."""

from collections.abc import Sequence
from shutil import get_terminal_size

import msgspec

from rejeu.engine.errors import Refused
from rejeu.projections.timeline import Timeline
from rejeu.replays.fight import Fight
from rejeu.replays.forecast import fight_timeline

from .game_time import date_text
from .line import Part, Word
from .naming import several
from .render_timeline import TimelineView
from .session import Session


def show_timeline(
    run: Session, fight: Fight, names: Sequence[str], at: int | None, *, if_cared: bool, as_json: bool
) -> None:
    """Show the timeline of those named, or of everyone ever wounded, now or after record `at`. Raises `Refused`."""
    whom = _whom(fight, names, at)
    shown = fight_timeline(fight, whom, at, if_cared=if_cared)
    if as_json:
        run.screen.json(timeline_object(fight, shown, at))
        return
    run.screen.show(TimelineView(run.texts, get_terminal_size((100, 24)).columns).draw(shown, fight.state.title))


def _whom(fight: Fight, names: Sequence[str], at: int | None) -> tuple[str, ...]:
    if not names:
        return ()
    state = fight.state if at is None else fight.state_at(at)
    parts = tuple(Part(part, quoted=False) for name in names for part in name.split(","))
    found = several(state, Word("", parts, 0, 1))
    if len(set(found)) < len(found):
        raise Refused("named-twice", who=sorted({who for who in found if found.count(who) > 1}))
    return found


def timeline_object(fight: Fight, shown: Timeline, at: int | None) -> dict[str, object]:
    """The timeline; `now` is the date in the world, if one is known."""
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "at": fight.tail if at is None else at,
        "head": fight.head,
        "now": date_text(shown.date, shown.date_at, shown.clock),
        "timeline": msgspec.to_builtins(shown),
    }
