"""Everybody in a replay: how they are called and drawn, and which columns show what of them."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from rejeu.projections.words import Name, Word
from rejeu.replays.film import Film
from rejeu.replays.pictures_line import initials

from ..clean import visible
from .ground import Ground
from .reel import Bound, Reel
from .speak import Speaker

_SIMPLE = ("where", "turn", "count", "intent", "todo", "status", "hidden", "changed", "reach")
_LISTS = ("conditions", "marks", "markers", "waiting", "deadlines")


class Level(NamedTuple):
    """A level of a monitor: its name, as many boxes as it ever had, and its column."""

    name: str
    boxes: range
    bound: Bound


class Monitor(NamedTuple):
    """A track and its levels."""

    name: str
    levels: tuple[Level, ...]


class Gauge(NamedTuple):
    """A gauge and its column. `bounded`: it has a most, so that it can be drawn."""

    name: str
    bounded: bool
    bound: Bound


class Person(NamedTuple):
    """Somebody. `called` is who they are, `name` how they are shown; `side` a number for colour and shape."""

    number: int
    id: str
    called: Name
    name: str
    initials: str
    side: int
    side_name: str
    bound: Mapping[str, Bound | None]
    monitors: tuple[Monitor, ...]
    gauges: tuple[Gauge, ...]
    token: Bound | None

    @classmethod
    def of(cls, who: str, film: Film, speaker: Speaker, reel: Reel, side: int, field: Ground | None) -> "Person":
        """Gather what the film shows of `who`."""
        own = {path[1:]: changes for path, changes in film.columns.items() if path[0] == who}
        called = next(change.value for change in own[("name",)] if change.value is not None)

        def bind(kind: tuple[str, ...]) -> Bound:
            return reel.add(
                (change.seq, speaker.say(kind, change.value, called.gender)) for change in own.get(kind, ())
            )

        lists = "conditions" if ("conditions",) in own else "marks"
        kinds = [*_SIMPLE, *(name for name in _LISTS if name not in ("conditions", "marks") or name == lists)]
        bound = {name: bind((name,)) if (name,) in own else None for name in kinds}
        bound["bears"] = bound.pop(lists)
        token = None
        if field is not None and field.tokens[who]:
            token = reel.add((seq, _token(speaker, own, seq, value)) for seq, value in field.tokens[who])
        sides = [change.value for change in own.get(("side",), ()) if change.value]
        return cls(
            number=speaker.people[who],
            id=who,
            called=called,
            name=speaker.texts.name(called),
            initials=initials(called.name, speaker.people[who]),
            side=side,
            side_name=visible(sides[-1]) if sides else "",
            bound=bound,
            monitors=_monitors(own, speaker, bind),
            gauges=tuple(
                Gauge(
                    speaker.texts.phrase(Word("gauge", kind[1])),
                    any(change.value and change.value[1] is not None for change in own[kind]),
                    bind(kind),
                )
                for kind in own
                if kind[0] == "gauge"
            ),
            token=token,
        )


def _token(speaker: Speaker, own: Mapping[tuple[str, ...], Any], seq: int, value: Any) -> list[Any] | None:
    if value is None:
        return None
    place = [change.value for change in own[("position",)] if change.seq <= seq][-1]
    return [*value, ", ".join(str(metres).replace("-", "−") for metres in place)]


def _monitors(own: Mapping[tuple[str, ...], Any], speaker: Speaker, bind: Any) -> tuple[Monitor, ...]:
    tracks: dict[str, list[Level]] = {}
    for kind, changes in own.items():
        if kind[0] == "monitor":
            most = max(len(change.value) for change in changes if change.value is not None)
            level = Level(speaker.texts.phrase(Word("level", kind[2])), range(most), bind(kind))
            tracks.setdefault(kind[1], []).append(level)
    return tuple(Monitor(speaker.texts.phrase(Word("track", track)), tuple(levels)) for track, levels in tracks.items())
