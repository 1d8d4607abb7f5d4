"""Old bodies brought to today's version, one dict-to-dict step a version.

`STEPS[(tag, v)]` turns a body of version `v` into one of version `v + 1`. The chain of every tag
must reach from version 1 to its present version without a gap: this is checked at import.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from .base import Event

Body = dict[str, Any]
Step = Callable[[Body], Body]

STEPS: Mapping[tuple[str, int], Step] = {}


def check_steps(types: Iterable[type[Event]], steps: Mapping[tuple[str, int], Step]) -> None:
    """Raise `RuntimeError` unless `steps` are exactly those that `types` need."""
    needed = {(kind.TAG, v) for kind in types for v in range(1, kind.VERSION)}
    missing = sorted(needed - steps.keys())
    idle = sorted(steps.keys() - needed)
    if missing or idle:
        raise RuntimeError(f"upcasters: missing {missing}, without use {idle}")


def upcast(tag: str, version: int, target: int, body: Body, steps: Mapping[tuple[str, int], Step]) -> Body:
    """Return `body` of `version` as one of version `target`."""
    for v in range(version, target):
        body = steps[tag, v](body)
    return body
