"""Where two states differ."""

from collections.abc import Iterator, Mapping
from typing import Any

import attrs
import msgspec

from rejeu.engine.state import Encounter

Path = tuple[str, ...]
"""A place in a state: `("combatants", "mira", "wounds", "w1", "level")`. Names may hold dots, so parts stay apart."""


class Missing(msgspec.Struct, frozen=True, tag="missing"):
    """What stands where there is nothing."""


MISSING = Missing()


class Change(msgspec.Struct, frozen=True):
    """One difference: what stood at `path`, and what stands there. `MISSING` if nothing."""

    path: Path
    before: Any
    after: Any

    def __str__(self) -> str:
        return ".".join(self.path)


def changes(before: Encounter, after: Encounter) -> list[Change]:
    """Return what differs between two states, by path, in order.

    What only one of them has is one change, however much it holds. The last record's own number
    is left out: it says where a state stands, not what it is.
    """
    found = [change for change in _differences((), before, after) if change.path != ("seq",)]
    return sorted(found, key=lambda change: change.path)


def _differences(path: Path, before: Any, after: Any) -> Iterator[Change]:
    if before == after and type(before) is type(after):
        return
    parts, others = _parts(before), _parts(after)
    if parts is None or others is None or type(before) is not type(after):
        yield Change(path, before, after)
        return
    for name in sorted(parts.keys() | others.keys()):
        here, there = parts.get(name, MISSING), others.get(name, MISSING)
        yield from _differences((*path, name), here, there)


def _parts(value: Any) -> Mapping[str, Any] | None:
    """Return what `value` is made of, by name, or `None` if it is one thing. A tuple is one thing."""
    if isinstance(value, Mapping):
        return value
    if attrs.has(type(value)):
        return {field.name: getattr(value, field.name) for field in attrs.fields(type(value))}
    if isinstance(value, msgspec.Struct) and value is not MISSING:
        return msgspec.structs.asdict(value)
    return None
