"""Differences between two states, one line each: whose, what, from what to what."""

from collections.abc import Iterable, Iterator
from typing import Any

from rejeu.projections.changes import MISSING
from rejeu.projections.standing import FIGHT, Shift

from .render_health import duration
from .screen import Row, Span, can_draw
from .text import Texts

_WORDS = {"phase": "phase", "status": "status", "health": "health"}
_NAMED = {"attribute": "attribute", "gauge": "gauge", "marker": "marker", "condition": "condition"}


class ShiftView:
    """Says shifts in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._arrow = "→" if can_draw("→") else "->"

    def rows(self, shifts: Iterable[Shift], indent: str = "  ") -> Iterator[Row]:
        """Yield one row for each."""
        for shift in shifts:
            yield [
                Span(indent + self.label(shift) + self.texts.say("shift-colon")),
                Span(self.value(shift, shift.before), "dim"),
                Span(f" {self._arrow} "),
                Span(self.value(shift, shift.after), "bold"),
            ]

    def sentence(self, shift: Shift) -> str:
        """Return one as text."""
        return "".join(span.text for row in self.rows((shift,), "") for span in row)

    def label(self, shift: Shift) -> str:
        """Return whose value it is, and which."""
        who, kind, *rest = shift.path
        if kind == "boxes":
            what = f"{self.texts.word('track', rest[0])}, {self.texts.word('level', rest[1])}"
        elif kind in _NAMED:
            what = self.texts.word(_NAMED[kind], rest[0])
        elif kind == "deadline":
            what = self.texts.word("deadline", rest[0])
        elif kind == "question":
            question = self.texts.word("question", rest[0])
            what = self.texts.say("shift-question", question=question, whom=self.texts.person(rest[1]))
        elif kind == "rule":
            what = rest[0]
        else:
            what = self.texts.say(f"shift-{kind}")
        if who == FIGHT:
            return what
        return self.texts.say("shift-of", who=self.texts.person(who), what=what)

    def value(self, shift: Shift, value: Any) -> str:
        """Return a value in words."""
        kind = shift.path[1]
        if value is MISSING:
            return self.texts.say("shift-none") if kind not in ("boxes", "question") else "0"
        if kind in _WORDS:
            return self.texts.word(_WORDS[kind], str(value))
        if kind == "clock":
            return duration(self.texts, value)
        if kind == "deadline":
            return ", ".join(duration(self.texts, due) for due in value)
        if kind in ("order", "active"):
            people = (value,) if isinstance(value, str) else value
            said = ", ".join(self.texts.phrase(self.texts.person(who)) for who in people)
            return said or self.texts.say("shift-none")
        if kind in ("here", "condition"):
            return self.texts.say(f"shift-value-{value}")
        if isinstance(value, tuple):
            return ", ".join(map(str, value))
        return self.texts.word("option", value) if isinstance(value, str) else str(value).replace("-", "−")
