"""What a combatant bears, in words and boxes."""

from collections.abc import Iterable

from rejeu.projections.health import ConditionView, LevelBoxes, Marker
from rejeu.projections.timers import Timer
from rejeu.projections.words import Word

from .screen import can_draw
from .text import Texts, message, ready

_ON_BOARD = "board-marker"
"""The kind of a ruleset's message for a marker on the board."""


def box_glyphs(level: LevelBoxes) -> str:
    """Return the boxes of a level: marked, stabilised, waiting for one of the level below, or free."""
    full, calm, waits, free = ("■", "▣", "▤", "□") if can_draw("■▣▤□") else ("X", "o", "w", ".")
    return "".join(
        (waits if box.waiting else calm if box.stabilised else full) if box.wound else free for box in level.boxes
    )


def waiting(texts: Texts, wounds: Iterable[tuple[Word, str]]) -> list[str]:
    """Return what is said of wounds, each with its level, that wait for a box of the level below."""
    return [texts.say("health-waits", level=level, wound=wound) for level, wound in wounds]


def condition(texts: Texts, view: ConditionView, gender: str) -> str:
    """Return a condition, as it is said of somebody of that gender, and what lifts it."""
    return texts.say(
        "health-condition",
        condition=ready(texts.word("condition", view.condition.word, gender)),
        until=view.at,
        round=view.round,
        until_who=view.who or "",
    )


def markers(texts: Texts, views: Iterable[Marker]) -> list[str]:
    """Return the markers that mean something to a reader.

    A ruleset says by a message `board-marker-…` what one is on the board, if not its word and its value:
    nothing at all, for one that only it reads.
    """
    said = (_marker(texts, view) for view in views)
    return [text for text in said if text]


def _marker(texts: Texts, view: Marker) -> str:
    value = [texts.phrase(texts.person(one)) for one in str(view.value).split(",")]
    word = view.marker.word
    for name in (word, word.partition(".")[0]):
        own = texts.find(message(_ON_BOARD, name), value=value)
        if own is not None:
            return own
    said = texts.phrase(view.marker)
    return said if view.value == 1 else texts.say("said-of", what=ready(said), said=ready(texts.listed(value)))


def duration(texts: Texts, seconds: int) -> str:
    """Return a span of game time in its two largest units."""
    parts = []
    for unit, size in (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1)):
        count, seconds = divmod(max(seconds, 0), size)
        if count:
            parts.append(texts.say(f"span-{unit}", count=count))
    return texts.listed(parts[:2]) if parts else texts.say("span-seconds", count=0)


def deadline(texts: Texts, timer: Timer) -> str:
    """Return what falls due, and in how long."""
    left = ready(duration(texts, timer.left))
    wounded = int(bool(timer.wound))
    return texts.say("health-deadline", kind=timer.kind, left=left, wound=timer.wound, wounded=wounded)
