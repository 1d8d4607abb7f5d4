"""What is to come if nobody interferes: decided ahead on a scratch state, without a die, written nowhere."""

from collections.abc import Collection, Iterable
from contextlib import suppress
from typing import NamedTuple

from rejeu.engine.clock import advance
from rejeu.engine.dice import DiceTray, NoSource
from rejeu.engine.errors import Refused
from rejeu.engine.ruleset import Ruleset
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.engine.time_passes import MAX_STEP
from rejeu.events.base import Event, Fact
from rejeu.projections.timeline import Timeline, timeline

from .fight import Fight


class Outlook(NamedTuple):
    """`care` is what a what-if assumed, `now` the state with it; `ahead` is what comes of that, in time order."""

    now: Encounter
    care: tuple[Fact, ...]
    ahead: tuple[Fact, ...]


def forecast(state: Encounter, ruleset: Ruleset, if_cared: Collection[str] = ()) -> Outlook:
    """Return all that will fall due from `state` on, as if those of `if_cared` had just been treated with success.

    A ruleset that needs a die or a choice for what falls due is followed as far as that.
    """
    scene = Scene(state, DiceTray(NoSource()), state.seq)
    for who in if_cared:
        ruleset.tend(scene, who)
    care = tuple(scene.facts)
    now = Scene(scene.state, scene.tray, state.seq).state
    with suppress(Refused):  # so far and no further
        advance(scene, ruleset, state.clock + MAX_STEP, settled=False)
    return Outlook(now, care, tuple(scene.facts[len(care) :]))


def fight_timeline(
    fight: Fight, whom: Collection[str] = (), at: int | None = None, *, if_cared: bool = False
) -> Timeline:
    """Return the timeline of a fight, now or as it stood after record `at`. Raises `Refused`."""
    place = fight.head if at is None else fight.play_at(at)
    state = fight.state if at is None else fight.state_at(at)
    cared = (whom or _wounded(state)) if if_cared else ()
    present = [who for who in cared if state.combatants[who].present]
    outlook = forecast(state, fight.ruleset, present)
    past: Iterable[tuple[int, Event]] = fight.facts(fight.lineage.ancestry(place))
    return timeline(outlook.now, past, outlook.ahead, whom, care=outlook.care, if_cared=if_cared)


def _wounded(state: Encounter) -> tuple[str, ...]:
    return tuple(who for who, combatant in state.combatants.items() if combatant.wounds)
