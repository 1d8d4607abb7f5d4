"""Game time: what falls due on the way from one second to another, in the one order there is.

However far the clock goes, this costs by what falls due, never by the time that passes.
"""

from collections.abc import Callable, Collection, Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple, Protocol

from rejeu.events.base import Fact
from rejeu.events.facts import Asked, ClockAdvanced, DeadlineCleared, DeadlineSet, Died, WoundChanged, WoundClosed

from .scene import Scene
from .state import Deadline, Encounter

DEATH, WORSENING, HEALED, QUESTION, ANY, NONE = "death", "worsening", "healed", "question", "any", "none"
STOPS = (DEATH, WORSENING, HEALED, QUESTION, ANY, NONE)
"""What may halt the clock at the instant it happens."""


class Timers(Protocol):
    """What a ruleset knows of deadlines."""

    due_kinds: Sequence[str]
    """Kinds of deadlines, in the order in which they fall at one instant."""

    def fall_due(self, scene: Scene, deadline: Deadline) -> None:
        """Let `deadline` fall, which holds no more, at the clock of the scene."""


class _Due(NamedTuple):
    """The order of falling: when, kind, the oldest wound (PZ-69); the rest only makes it total."""

    due: int
    kind: int
    wound: int
    seq: int
    id: str


def advance(
    scene: Scene,
    timers: Timers,
    until: int,
    stops: Collection[str] = (),
    done: Callable[[], bool] = lambda: False,
    *,
    settled: bool = True,
) -> tuple[str, ...]:
    """Let fall whatever is due by `until`, each at its own instant; return the words that halted it, none if nothing.

    It halts at the end of an instant at which something of `stops` happened, or `done` came true: nothing
    due then is left over. Unless it halts, the clock then stands at `until`, if `settled`.
    """
    kinds = {kind: place for place, kind in enumerate(timers.due_kinds)}
    heap = [_due(scene.state, kinds, deadline) for deadline in scene.state.deadlines.values()]
    heapify(heap)
    while heap and heap[0].due <= until:
        happened = _instant(scene, timers, kinds, heap)
        halted = halting(stops, happened)
        if halted or done():
            return halted
    if settled and until > scene.state.clock:
        scene.emit(ClockAdvanced(clock=until))
    return ()


def halting(stops: Collection[str], happened: Collection[str]) -> tuple[str, ...]:
    """Return the words of `stops` that what `happened` halts at."""
    return tuple(word for word in STOPS if word in stops and (word in happened or word == ANY))


def watched(scene: Scene, work: Callable[[], None]) -> set[str]:
    """Do `work`; return words for what happened meanwhile to whoever is there."""
    ranks = {wound: rank for who in scene.state.combatants for wound, rank in _ranks(scene.state, who).items()}
    first = len(scene.facts)
    work()
    return {word for fact in scene.facts[first:] for word in _words(fact, ranks)}


def _due(state: Encounter, kinds: dict[str, int], deadline: Deadline) -> _Due:
    wound = state.combatants[deadline.who].wounds.get(deadline.wound)
    age = wound.seq if wound is not None else deadline.seq
    return _Due(deadline.due, kinds.get(deadline.kind, len(kinds)), age, deadline.seq, deadline.id)


def _instant(scene: Scene, timers: Timers, kinds: dict[str, int], heap: list[_Due]) -> set[str]:
    """Let fall all that is due at the first instant of `heap`; return words for what happened."""
    now = heap[0].due
    happened: set[str] = set()
    while heap and heap[0].due <= now:
        due = heappop(heap)
        deadline = scene.state.deadlines.get(due.id)
        if deadline is None or deadline.seq != due.seq:
            continue  # moved or cleared since
        if now > scene.state.clock:
            scene.emit(ClockAdvanced(clock=now))
        ranks = _ranks(scene.state, deadline.who)
        first = len(scene.facts)
        scene.emit(DeadlineCleared(deadline=deadline.id, why="due"))
        timers.fall_due(scene, deadline)
        for fact in scene.facts[first:]:
            happened |= _words(fact, ranks)
            if isinstance(fact, DeadlineSet) and fact.deadline in scene.state.deadlines:
                heappush(heap, _due(scene.state, kinds, scene.state.deadlines[fact.deadline]))
    return happened


def _ranks(state: Encounter, who: str) -> dict[str, tuple[int, dict[str, int]]]:
    """Return, by wound, the rank of its level now, and the ranks of the levels of its track."""
    combatant = state.combatants[who]
    ranks = {
        track: {level.name: rank for rank, level in enumerate(levels)} for track, levels in combatant.monitors.items()
    }
    return {
        wound.id: (ranks[wound.track].get(wound.level, 0), ranks[wound.track])
        for wound in combatant.wounds.values()
        if wound.track in ranks
    }


def _words(fact: Fact, ranks: dict[str, tuple[int, dict[str, int]]]) -> set[str]:
    match fact:
        case Died():
            return {DEATH}
        case Asked():
            return {QUESTION}
        case WoundClosed():
            return {HEALED}
        case WoundChanged(wound=wound, level=level) if wound in ranks:
            before, levels = ranks[wound]
            after = levels.get(level, before)
            return {WORSENING} if after > before else {HEALED} if after < before else set()
    return set()
