"""Harm: hit points lost, blows to whoever is mal en point, and grave wounds (GK-40 to GK-42)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.scene import Scene
from rejeu.events.base import Dice, Option, Term, Until
from rejeu.events.facts import DeadlineSet, GaugeSet, MarkerSet, Wounded

from .conditions import FAILING, counted, put_until, round_in_course
from .health import BLOW, BLOWS, DEATH, GRAVE, HP, LEVELS, assess, condition_of
from .rolls import SIX, Test, make_test
from .skills import RESISTANCE

RESIST = 10
RESIST_BLOW = 5
"""Difficulty of Résistance, and what each blow since adds to it (GK-41)."""
SPARED = 4
"""What a grave wound is at worst from a blow that cannot kill (GK-25)."""
LASTING = 10
"""Rounds of the longest grave wounds (GK-42)."""


@attrs.frozen
class Hurt:
    """Harm on its way: `points` of it, from whom; `critical` adds a grave wound, `nonlethal` cannot kill.

    `dk`: dK that the victim puts into Résistance, if it comes to that.
    """

    who: str
    points: int
    by: str = ""
    nonlethal: bool = False
    critical: bool = False
    dk: int = 0


def suffer(scene: Scene, hurt: Hurt) -> None:
    """Take the harm, and whatever it leads to."""
    failing = FAILING in scene.state.combatants[hurt.who].conditions
    if hurt.points:
        lose_points(scene, hurt.who, hurt.points)
    if hurt.points or hurt.critical:
        wound(scene, hurt.who, HP, BLOW, hurt.by)
    assess(scene, hurt.who)
    if failing and (hurt.points or scene.state.parameters["null_blow_counts"] == "yes"):
        _resist(scene, hurt)
    if hurt.critical:
        grave(scene, hurt.who, hurt.by, hurt.nonlethal)


def lose_points(scene: Scene, who: str, points: int) -> None:
    """Take hit points, down to the floor (GK-40)."""
    gauge = scene.state.combatants[who].gauges[HP]
    floor = int(scene.state.parameters["hit_point_floor"])
    scene.emit(
        GaugeSet(
            who=who,
            gauge=HP,
            value=max(floor, gauge.value - points),
            delta=-points,
            maximum=gauge.maximum,
            minimum=gauge.minimum,
        )
    )


def regain(scene: Scene, who: str, terms: tuple[Term, ...]) -> None:
    """Give hit points back, never above the maximum unless house rules allow it (GK-48)."""
    points = sum(term.value for term in terms)
    if not points:
        return
    gauge = scene.state.combatants[who].gauges[HP]
    most = gauge.value + points
    if gauge.maximum is not None and scene.state.parameters["over_maximum"] == "no":
        most = min(most, max(gauge.maximum, gauge.value))
    value = max(most, int(scene.state.parameters["hit_point_floor"]))
    if value == gauge.value:
        return
    scene.emit(
        GaugeSet(
            who=who,
            gauge=HP,
            value=value,
            delta=points,
            maximum=gauge.maximum,
            minimum=gauge.minimum,
            terms=terms,
        )
    )
    assess(scene, who)


def wound(scene: Scene, who: str, track: str, level: str, by: str = "", reached: str = "") -> str:
    """Note a wound; return its id."""
    id_ = f"w{scene.state.wounded + 1}"
    scene.emit(Wounded(who=who, wound=id_, track=track, level=level, reached=reached, by=by))
    return id_


def _resist(scene: Scene, hurt: Hurt) -> None:
    """Count the blow, and roll Résistance against those received; a failure is a grave wound (GK-41)."""
    before = counted(scene.state, hurt.who, BLOWS)
    scene.emit(MarkerSet(who=hurt.who, marker=BLOWS, value=before + 1))
    blows = before + (scene.state.parameters["this_blow_counts"] == "yes")
    terms = (Term("resist", RESIST), Term("blows", RESIST_BLOW * blows))
    outcome = make_test(scene, Test(hurt.who, "resistance", RESISTANCE, terms, dk=hurt.dk))
    if not outcome.success:
        grave(scene, hurt.who, hurt.by, hurt.nonlethal)


# Grave wounds --------------------------------------------------------------------------------


def grave(scene: Scene, who: str, by: str = "", nonlethal: bool = False) -> None:
    """Roll on the table of grave wounds."""
    rolled, _ = scene.roll(who, "grave", (Dice(1, SIX),))
    number = min(rolled.total, SPARED) if nonlethal else rolled.total
    spared = LEVELS[rolled.total - 1] if number < rolled.total else ""
    inflict(scene, who, LEVELS[number - 1], by, spared)


def inflict(scene: Scene, who: str, level: str, by: str = "", spared: str = "") -> None:
    """Let a grave wound do what it does. `spared`: what it would have been, had the blow been meant to kill."""
    id_ = wound(scene, who, GRAVE, level, by, spared)
    rounds = _rounds(scene.state.parameters)[level]
    deadly = level in ("dying", "doomed")
    last = round_in_course(scene.state) + rounds
    put_until(scene, who, condition_of(level), Until() if deadly else Until(at="round-end", round=last))
    if deadly:
        _doom(scene, who, id_, rounds)
    assess(scene, who)


def _rounds(parameters: Mapping[str, Option]) -> dict[str, int]:
    """Return how many rounds after the present one each grave wound lasts through."""
    long = LASTING - (parameters["this_round_counts"] == "yes")
    return {"halted": 0, "halted-longer": 1, "open": 0, "out": long, "dying": long, "doomed": 1}


def _doom(scene: Scene, who: str, id_: str, rounds: int) -> None:
    """Set the death that a grave wound ends in, at the end of its last round."""
    state = scene.state
    seconds = (rounds + 1) * int(state.parameters["round_seconds"])
    scene.emit(
        DeadlineSet(
            deadline=f"{DEATH}.{id_}",
            who=who,
            kind=DEATH,
            due=state.clock + seconds,
            wound=id_,
            terms=(Term("clock", state.clock), Term("rounds-left", seconds)),
        )
    )
