"""What a ruleset gives the engine, and how one is found."""

import importlib
import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import attrs

from rejeu.events.base import Command, GaugeValue, Level, Option

from .errors import Refused
from .order import waiting
from .parameters import Parameter
from .scene import Scene
from .state import Deadline
from .verbs import Key, Verb

GROUP = "rejeu.rulesets"
"""The entry point group that rulesets from outside the package are registered in."""

Phases = Mapping[str, Mapping[str, tuple[str, ...]]]
"""Phase -> command tag (or `act:VERB`) -> the phases that it may lead to, itself included."""


@attrs.frozen
class Entry:
    """What a sheet makes of whoever joins with it. `sheet` is the sheet as it is stored."""

    sheet: Mapping[str, Any]
    attributes: Mapping[str, int]
    monitors: Mapping[str, tuple[Level, ...]] = {}
    gauges: Mapping[str, GaugeValue] = {}
    gender: str = ""


class Ruleset(Protocol):
    """A rule system. All of it is data and pure functions."""

    id: str
    version: int
    titles: Mapping[str, str]
    parameters: Sequence[Parameter]
    first_phase: str
    order_phase: str
    """The phase in which a round's initiative is set."""
    actions: Sequence[str]
    """The actions of a round that a combatant has, by name."""
    phases: Phases
    verbs: Sequence[Verb]
    keys: Mapping[str, Sequence[Key]]
    """What the ruleset adds to verbs of the core: verb id -> its own keys."""
    due_kinds: Sequence[str]
    """Kinds of its deadlines, in the order in which they fall at one instant."""
    folder: Path
    """Where its `en.ftl` and `fr.ftl` lie: the prose of its words, refusals and chronicle."""

    def read_sheet(self, data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
        """Check a sheet as TOML or JSON gave it. Raises `BadSheet` with every mistake."""

    def sheet_path(self, path: Sequence[str]) -> Sequence[str]:
        """Return a path into a sheet, in whatever words, as stored sheets spell it."""

    def entry_round(self, scene: Scene) -> int:
        """Return the first round that whoever joins now takes part in."""

    def decide(self, scene: Scene, command: Command) -> None:
        """Decide a command of this ruleset. Raises `Refused`."""

    def assess(self, scene: Scene, who: str) -> None:
        """Say again what a combatant's harm makes of it, if that changed."""

    def settle(self, scene: Scene) -> None:
        """After anything at all: call whoever is next, close what is complete."""

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let a deadline fall, which holds no more, at the clock of the scene."""

    def pause(self, scene: Scene, *, force: bool = False) -> None:
        """End the round in course, so that time may pass between two of them.

        Raises `Refused` while someone has still to act; with `force`, they lose their actions.
        """

    def tend(self, scene: Scene, who: str) -> None:
        """Treat every wound of `who` that care helps, with success: only ever asked for a what-if."""


class Untimed:
    """The part of a ruleset that has no deadlines, no healing by time, and rounds that need no ending."""

    due_kinds: Sequence[str] = ()

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Nothing falls due."""

    def pause(self, scene: Scene, *, force: bool = False) -> None:
        """Let time pass once nobody's turn is to come."""
        still = waiting(scene.state)
        if still and not force:
            raise Refused("still-to-act", who=list(still))

    def tend(self, scene: Scene, who: str) -> None:
        """Care does nothing that time shows."""


def find_ruleset(name: str) -> Ruleset:
    """Return the ruleset called `name`: one of the package's own, or one registered from outside.

    Raises `Refused("no-such-ruleset")`.
    """
    module = "rejeu.engine.rulesets." + name.replace("-", "_")
    if name.replace("-", "").isalnum() and importlib.util.find_spec(module) is not None:
        ruleset: Ruleset = importlib.import_module(module).RULESET
        return ruleset
    from importlib.metadata import entry_points

    for point in entry_points(group=GROUP, name=name):
        loaded: Ruleset = point.load()
        return loaded
    raise Refused("no-such-ruleset", name=name, known=list(ruleset_names()))


def ruleset_names() -> tuple[str, ...]:
    """Return the names of every ruleset that can be found."""
    import pkgutil
    from importlib.metadata import entry_points

    from . import rulesets

    own = {module.name.replace("_", "-") for module in pkgutil.iter_modules(rulesets.__path__)}
    return tuple(sorted(own | {point.name for point in entry_points(group=GROUP)}))
