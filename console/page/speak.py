"""Values of a film in words, as the page shows them."""

from collections.abc import Callable
from typing import Any

from rejeu.projections.health import ConditionView
from rejeu.projections.words import Word

from ..render_board import BoardView, clock
from ..render_health import condition, duration, markers, waiting
from ..text import Texts, ready

CODES = {".": "free", "x": "marked", "s": "calm", "w": "waits", "o": "over"}
"""How a box of a frame is called in the page's style."""


class Speaker:
    """Says each kind of value once: `say(("mira", "status"), value)`."""

    def __init__(self, texts: Texts, people: tuple[str, ...]) -> None:
        self.texts = texts
        self.people = {who: number for number, who in enumerate(people)}
        self._view = BoardView(texts)
        self._said: dict[tuple[Any, ...], Any] = {}

    def say(self, kind: tuple[str, ...], value: Any, gender: str = "") -> Any:
        """Return `value` as the page shows it; nothing for nothing."""
        if value is None:
            return None
        key = (kind, value, gender)
        if key not in self._said:
            self._said[key] = _SAYERS.get(kind[0], _plain)(self, kind, value, gender)
        return self._said[key]

    def status(self, value: tuple[Word, Word], gender: str) -> list[str]:
        """Return a code, and health and status in words."""
        status, health = value
        said = [self.texts.word("health", health.word, gender)]
        if status.word not in ("able", health.word):
            said.append(self.texts.word("status", status.word, gender))
        return [status.word, ", ".join(said)]

    def intent(self, value: Any) -> str:
        """Return a declared action."""
        return self._view.intention(value)

    def box_level(self, level: str, value: str) -> list[str]:
        """Return the boxes as they are, and what they come to."""
        marked = sum(1 for code in value if code != ".")
        boxes = max(len(value) - value.count("o"), 0)
        said = self.texts.say("replay-boxes", level=Word("level", level), marked=marked, boxes=boxes)
        return [value, said]


def _plain(speaker: Speaker, kind: tuple[str, ...], value: Any, gender: str) -> Any:
    return value


def _round(speaker: Speaker, kind: tuple[str, ...], value: int, gender: str) -> str:
    return speaker.texts.say("replay-round", round=value)


def _phrase(speaker: Speaker, kind: tuple[str, ...], value: Any, gender: str) -> str:
    return speaker.texts.phrase(value)


def _clock(speaker: Speaker, kind: tuple[str, ...], value: int, gender: str) -> str:
    return clock(speaker.texts, value)


def _active(speaker: Speaker, kind: tuple[str, ...], value: str, gender: str) -> int:
    return speaker.people[value]


def _order(speaker: Speaker, kind: tuple[str, ...], value: tuple[str, ...], gender: str) -> list[int]:
    return [speaker.people[who] for who in value]


def _headline(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> str:
    say = speaker.texts.say
    if value[0] == "turn":
        return say("board-turn", who=value[1], count=value[2])
    if value[0] == "declares":
        return say("board-declares", who=value[1])
    return say("board-nobody", round=value[1])


def _questions(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> list[str]:
    return [
        speaker.texts.say(
            "board-question",
            id=question.id,
            whom=question.whom,
            question=question.kind,
            options=question.options,
            blocks=question.blocks,
        )
        for question in value
    ]


def _count(speaker: Speaker, kind: tuple[str, ...], value: tuple[int, int], gender: str) -> list[str]:
    count, score = value
    return [_minus(count), "" if count == score else _minus(score)]


def _minus(value: int) -> str:
    return str(value).replace("-", "−")


def _intent(speaker: Speaker, kind: tuple[str, ...], value: Any, gender: str) -> str:
    return speaker.intent(value)


def _todo(speaker: Speaker, kind: tuple[str, ...], value: tuple[Word, ...], gender: str) -> str:
    return speaker.texts.say("replay-todo", actions=value)


def _status(speaker: Speaker, kind: tuple[str, ...], value: tuple[Word, Word], gender: str) -> list[str]:
    return speaker.status(value, gender)


def _words(speaker: Speaker, kind: tuple[str, ...], value: tuple[Word, ...], gender: str) -> list[str]:
    return [speaker.texts.word(word.kind, word.word, gender) for word in value]


def _conditions(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> list[str]:
    return [
        condition(speaker.texts, ConditionView(condition=word, at=at, round=round_, who=who), gender)
        for word, at, round_, who in value
    ]


def _boxes(speaker: Speaker, kind: tuple[str, ...], value: str, gender: str) -> list[str]:
    return speaker.box_level(kind[2], value)


def _gauge(
    speaker: Speaker, kind: tuple[str, ...], value: tuple[int, int | None, int | None], gender: str
) -> list[Any]:
    now, most, least = value
    low = least or 0
    share = 0 if most is None or most <= low else max(0, min(100, (now - low) * 100 // (most - low)))
    return [share, _minus(now) if most is None else f"{_minus(now)}/{_minus(most)}"]


def _changed(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> str:
    phrase = speaker.texts.phrase
    return "; ".join(f"{phrase(each.attribute)} {each.value}→{each.effective}" for each in value)


def _markers(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> list[str]:
    return markers(speaker.texts, value)


def _deadlines(speaker: Speaker, kind: tuple[str, ...], value: tuple[Any, ...], gender: str) -> list[str]:
    texts = speaker.texts
    return [
        texts.say(
            "health-deadline", kind=word, left=ready(duration(texts, left)), wound=wound, wounded=int(bool(wound))
        )
        for word, left, wound in value
    ]


def _waiting(speaker: Speaker, kind: tuple[str, ...], value: tuple[tuple[Word, str], ...], gender: str) -> list[str]:
    return waiting(speaker.texts, value)


def _reach(speaker: Speaker, kind: tuple[str, ...], value: int, gender: str) -> str:
    return speaker.texts.say("reach", metres=value)


_SAYERS: dict[str, Callable[[Speaker, tuple[str, ...], Any, str], Any]] = {
    "round": _round,
    "phase": _phrase,
    "clock": _clock,
    "active": _active,
    "headline": _headline,
    "order": _order,
    "questions": _questions,
    "count": _count,
    "intent": _intent,
    "todo": _todo,
    "status": _status,
    "name": _phrase,
    "side": _phrase,
    "marks": _words,
    "conditions": _conditions,
    "monitor": _boxes,
    "gauge": _gauge,
    "changed": _changed,
    "markers": _markers,
    "deadlines": _deadlines,
    "waiting": _waiting,
    "reach": _reach,
}
