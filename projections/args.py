"""Parts of what messages are filled in with, alike for commands and facts. Optional parts come with a 0 or 1."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rejeu.events.base import Option, Until
from rejeu.events.commands import Position

from .known import Known
from .words import Arg, Details, Name, Setting, Word, call, call_all

Args = dict[str, Arg]


def signed(value: int) -> str:
    """Return `+2` or `−2`, with a true minus sign."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def plain(value: int | None) -> str:
    """Return a number as it is written, with a true minus sign; nothing for none."""
    return "" if value is None else str(value).replace("-", "−")


def position_text(position: Position | None) -> str:
    """Return `3, 4`, or nothing."""
    return ", ".join(plain(metres) for metres in position or ())


def listed(values: Mapping[str, Any]) -> str:
    """Return `a=1, b=yes`, as it is typed; what is neither a number nor a word, as JSON."""
    return ", ".join(f"{name}={_typed(value)}" for name, value in values.items())


def numbers(records: tuple[int, ...]) -> str:
    """Return numbers of records, one after the other."""
    return ", ".join(map(str, records))


def _typed(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def until_args(until: Until, known: Known) -> Args:
    """What lifts a condition: `until` as in `Until.at`, in which round, and whose turn."""
    return {
        "until": until.at,
        "until_round": until.round,
        "until_who": call(known.names, until.who) if until.who else "",
        "anchored": int(bool(until.who)),
    }


def targets_args(known: Known, targets: tuple[str, ...]) -> Args:
    """At whom, and how many they are (`aimed`)."""
    return {"targets": call_all(known.names, targets), "aimed": len(targets)}


def options_args(known: Known, options: Mapping[str, Option], modifiers: Mapping[str, int] | None = None) -> Args:
    """Modifiers as they are typed, and options."""
    parts = tuple(f"{name} {signed(value)}" for name, value in (modifiers or {}).items())
    settings = tuple(Setting(key, _value(known, value)) for key, value in options.items())
    return {"options": Details(parts, settings), "detailed": int(bool(parts or settings))}


def _value(known: Known, value: Option) -> int | str | Name:
    """An option that is the id of somebody is said by name."""
    return known.names.get(value, value) if isinstance(value, str) else value


def weapon_args(weapon: str) -> Args:
    """With what."""
    return {"weapon": Word("weapon", weapon), "armed": int(bool(weapon))}


def track_args(track: str) -> Args:
    """On which track of harm."""
    return {"track": Word("track", track), "tracked": int(bool(track))}


def value_args(value: int | None, delta: int | None) -> Args:
    """A value to set, or a change to make (`relative`)."""
    if delta is not None:
        return {"amount": signed(delta), "relative": 1}
    return {"amount": plain(value), "relative": 0}


def moment(known: Known, clock: int) -> Args:
    """A second of game time, with what tells its date in the world (`dated`)."""
    return {"clock": clock, "date": known.date, "date_at": known.date_at, "dated": int(bool(known.date))}
