"""The chronicle on a terminal: a sentence a line, what was struck struck out."""

from collections.abc import Iterable, Iterator

from rejeu.projections.lines import Line

from .chronicle_text import quoted, strike_text
from .clean import named
from .screen import Row, Span, can_draw
from .text import Texts

_STYLES = {"heading": "bold", "struck": "strike dim", "ruling": "yellow"}


class Chronicler:
    """Tells lines in one language. `arithmetic`: with dice and sums."""

    def __init__(self, texts: Texts, *, arithmetic: bool = True, numbers: bool = True) -> None:
        self.texts = texts
        self.arithmetic = arithmetic
        self.numbers = numbers
        self._strike = "✗" if can_draw("✗") else "x"

    def tell(self, lines: Iterable[Line]) -> Iterator[Row]:
        """Yield rows. Who struck a command, when and why stands at its heading."""
        for line in lines:
            yield from self._line(line)

    def _line(self, line: Line) -> Iterator[Row]:
        struck = line.struck is not None
        style = _STYLES["struck"] if struck else _STYLES["heading"] if line.heading else ""
        number = f"{line.seq:>5} " if self.numbers and line.heading else "      " if self.numbers else ""
        mark = f"{self._strike} " if struck else "  "
        parts: Row = [Span(number, "dim"), Span(mark, "red" if struck else "")]
        parts.append(Span(("" if line.heading else "  ") + quoted(line, self.texts, brief=not self.arithmetic), style))
        if line.heading and line.ruling:
            parts.append(Span(f" [{self.texts.say('ruling')}]", _STYLES["ruling"]))
        if line.heading and line.by not in ("", "gm"):
            parts.append(Span(f" — {named(line.by)}", "dim"))
        yield parts
        if line.struck is not None and line.heading:
            yield [Span(" " * len(number) + "  "), Span(strike_text(line.struck, self.texts), "red")]
