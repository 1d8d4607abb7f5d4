"""Health: what each combatant bears, box by box. Read, never reckoned: the numbers are those that facts left."""

from collections.abc import Collection

import msgspec

from rejeu.engine.state import Combatant, Condition, Encounter, Wound
from rejeu.events.base import Level, Option, Until

from .timers import Timer, timers
from .words import Name, View, Word, call, name_of


class Box(msgspec.Struct, frozen=True, omit_defaults=True):
    """One box of a level, counted from 1. `wound` is `""` if it is free.

    `since` is the game time in seconds at which the wound came to be so, `seq` the record that
    marked it, `by` whose doing. `over`: the level has fewer boxes than wounds. `waiting`: the wound
    has healed, but the level below, where it belongs, has no box free.
    """

    number: int
    wound: str = ""
    seq: int = 0
    since: int = 0
    by: Name | Word | None = None
    stabilised: bool = False
    cared: bool = False
    over: bool = False
    waiting: bool = False


class LevelBoxes(msgspec.Struct, frozen=True):
    """A level of a monitor, and its boxes."""

    level: Word
    boxes: tuple[Box, ...]

    @property
    def marked(self) -> int:
        """How many boxes are marked."""
        return sum(1 for box in self.boxes if box.wound)


class Monitor(msgspec.Struct, frozen=True):
    """A track of harm, its levels from the lightest."""

    track: Word
    levels: tuple[LevelBoxes, ...]


class Attribute(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attribute or a skill. `effective` is what it counts for in tests now, if that differs."""

    attribute: Word
    value: int
    effective: int | None = None


class Gauge(msgspec.Struct, frozen=True, omit_defaults=True):
    """A counter, with its bounds if it has any."""

    gauge: Word
    value: int
    maximum: int | None = None
    minimum: int | None = None


class ConditionView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A condition and what lifts it (see `Until`): `who` is whose turn."""

    condition: Word
    at: str
    round: int = 0
    who: Name | Word | None = None
    seq: int = 0


class Marker(msgspec.Struct, frozen=True):
    """A ruleset's own mark."""

    marker: Word
    value: Option


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """One combatant. In the players' view only the first four, in words; `reach` is metres a round."""

    who: Name
    side: str
    status: Word
    health: Word
    hidden: bool = False
    gone: bool = False
    monitors: tuple[Monitor, ...] = ()
    gauges: tuple[Gauge, ...] = ()
    attributes: tuple[Attribute, ...] = ()
    conditions: tuple[ConditionView, ...] = ()
    markers: tuple[Marker, ...] = ()
    deadlines: tuple[Timer, ...] = ()
    reach: int | None = None


def health(state: Encounter, view: View = "gm", only: Collection[str] | None = None) -> tuple[Health, ...]:
    """Return the health of everyone who came, in the order of joining; or of those of them who are asked for.

    Players see neither the hidden nor those who left, and of the others words only.
    """
    asked = (combatant for combatant in state.combatants.values() if only is None or combatant.id in only)
    everyone = sorted(asked, key=lambda combatant: combatant.place)
    if view == "players":
        return tuple(_in_words(c) for c in everyone if not c.hidden and not c.gone)
    due = timers(state)
    return tuple(_in_full(state, combatant, due) for combatant in everyone)


def _in_words(combatant: Combatant) -> Health:
    return Health(
        who=name_of(combatant),
        side=combatant.side,
        status=Word("status", combatant.status),
        health=Word("health", combatant.health),
    )


def _in_full(state: Encounter, combatant: Combatant, due: tuple[Timer, ...]) -> Health:
    names = {who: name_of(other) for who, other in state.combatants.items()}
    return msgspec.structs.replace(
        _in_words(combatant),
        hidden=combatant.hidden,
        gone=combatant.gone,
        monitors=tuple(
            Monitor(Word("track", track), _levels(combatant, track, levels, names))
            for track, levels in combatant.monitors.items()
        ),
        gauges=tuple(
            Gauge(Word("gauge", name), gauge.value, gauge.maximum, gauge.minimum)
            for name, gauge in sorted(combatant.gauges.items())
        ),
        attributes=tuple(_attribute(combatant, name) for name in sorted(combatant.attributes)),
        conditions=tuple(
            _condition(condition, names)
            for condition in sorted(combatant.conditions.values(), key=lambda c: (c.seq, c.name))
        ),
        markers=tuple(Marker(Word("marker", name), value) for name, value in sorted(combatant.markers.items())),
        deadlines=tuple(timer for timer in due if timer.who.id == combatant.id),
        reach=combatant.reach,
    )


def _levels(
    combatant: Combatant, track: str, levels: tuple[Level, ...], names: dict[str, Name]
) -> tuple[LevelBoxes, ...]:
    return tuple(
        LevelBoxes(Word("level", level.name), _boxes(level.boxes, _wounds(combatant, track, level.name), names))
        for level in levels
    )


def _wounds(combatant: Combatant, track: str, level: str) -> list[Wound]:
    found = [wound for wound in combatant.wounds.values() if (wound.track, wound.level) == (track, level)]
    return sorted(found, key=lambda wound: (wound.seq, wound.id))


def _boxes(count: int, wounds: list[Wound], names: dict[str, Name]) -> tuple[Box, ...]:
    marked = [
        Box(
            number=number,
            wound=wound.id,
            seq=wound.seq,
            since=wound.since,
            by=call(names, wound.by) if wound.by else None,
            stabilised=wound.stabilised,
            cared=wound.cared,
            over=number > count,
            waiting=wound.waiting,
        )
        for number, wound in enumerate(wounds, 1)
    ]
    return (*marked, *(Box(number) for number in range(len(marked) + 1, count + 1)))


def _attribute(combatant: Combatant, name: str) -> Attribute:
    own = combatant.attributes[name]
    now = combatant.effective.get(name, own)
    return Attribute(Word("attribute", name), own, None if now == own else now)


def _condition(condition: Condition, names: dict[str, Name]) -> ConditionView:
    until: Until = condition.until
    return ConditionView(
        condition=Word("condition", condition.name),
        at=until.at,
        round=until.round,
        who=call(names, until.who) if until.who else None,
        seq=condition.seq,
    )
