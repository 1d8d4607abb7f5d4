"""Tracks of harm: gauges of the sheet, or of the table's making (AG-40)."""

from collections.abc import Mapping

from rejeu.engine.arrivals import check_name
from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant
from rejeu.engine.words import fold, nearest
from rejeu.events.base import GaugeValue
from rejeu.events.facts import GaugeSet, MarkerSet

from .sheet import BREATH, COMPOSURE, DOWN, UP

OPENED = "counts-up."
"""The marker of a track that was opened in the fight: harm drives it up from 0."""

_WORDS: Mapping[str, str] = {"sang froid": COMPOSURE}


def find_track(scene: Scene, combatant: Combatant, word: str) -> str:
    """Return the track meant: the only one of the sheet if none is named. Raises `Refused`."""
    if not word:
        own = [name for name in combatant.gauges if name not in BREATH]
        if len(own) == 1:
            return own[0]
        raise Refused("which-track", who=combatant.id, known=sorted(combatant.gauges), rule="AG-40")
    asked = fold(word)
    for name in combatant.gauges:
        if asked == fold(name) or _WORDS.get(asked) == name:
            return name
    if scene.state.parameters["new_tracks"] == "no":
        near = nearest(word, [*combatant.gauges, *_WORDS])
        known = sorted(combatant.gauges)
        raise Refused("no-such-track", who=combatant.id, track=word, near=near, known=known, rule="AG-40")
    check_name(word)
    return word


def harm_track(scene: Scene, who: str, track: str, amount: int) -> None:
    """Take `amount` off a track that counts down, or add it to one that counts up; its bounds hold."""
    combatant = scene.state.combatants[who]
    if track not in combatant.gauges:
        scene.emit(MarkerSet(who=who, marker=OPENED + track, value=1))
    _change(scene, combatant, track, amount if counts(combatant, track) == UP else -amount)


def mend_track(scene: Scene, who: str, track: str, amount: int) -> None:
    """Undo harm on a track. Raises `Refused` if there is none."""
    combatant = scene.state.combatants[who]
    gauge = combatant.gauges.get(track)
    if gauge is None or not _harmed(combatant, track, gauge):
        raise Refused("nothing-to-heal", who=who, track=track)
    _change(scene, combatant, track, -amount if counts(combatant, track) == UP else amount)


def counts(combatant: Combatant, track: str) -> str:
    """Return `up` for a track that harm drives up, else `down`."""
    if OPENED + track in combatant.markers:
        return UP
    return str(combatant.sheet.get("tracks", {}).get(track, {}).get("counts", DOWN))


def harmed(combatant: Combatant) -> bool:
    """Whether any track of harm is not as whole as it can be. Breath and composure are none."""
    return any(_harmed(combatant, track, gauge) for track, gauge in combatant.gauges.items() if track not in BREATH)


def _harmed(combatant: Combatant, track: str, gauge: GaugeValue) -> bool:
    if counts(combatant, track) == UP:
        return gauge.value > (gauge.minimum or 0)
    return gauge.maximum is not None and gauge.value < gauge.maximum


def _change(scene: Scene, combatant: Combatant, track: str, delta: int) -> None:
    gauge = combatant.gauges.get(track, GaugeValue(0, None, 0))
    value = gauge.value + delta
    if gauge.minimum is not None:
        value = max(gauge.minimum, value)
    if gauge.maximum is not None:
        value = min(max(gauge.maximum, gauge.value), value)
    scene.emit(
        GaugeSet(
            who=combatant.id,
            gauge=track,
            value=value,
            delta=delta,
            maximum=gauge.maximum,
            minimum=gauge.minimum,
        )
    )
