"""Columns of text, as wide as what stands in them."""

from collections.abc import Sequence

from .clean import pad, width
from .screen import Row, Span

Cell = str | Span


def table(heads: Sequence[str], rows: Sequence[Sequence[Cell]], indent: str = "") -> list[Row]:
    """Return `rows` under their heads, columns aligned; columns that are empty throughout are left out."""
    cells = [[cell if isinstance(cell, Span) else Span(cell) for cell in line] for line in rows]
    used = [i for i in range(len(heads)) if any(line[i].text for line in cells)]
    widths = {i: max(width(heads[i]), *(width(line[i].text) for line in cells)) for i in used}
    top = [Span(pad(heads[i], widths[i]) + "  ", "dim") for i in used]
    out: list[Row] = [[Span(indent), *_unpadded(top)]] if any(heads[i] for i in used) else []
    for line in cells:
        spans = [Span(pad(line[i].text, widths[i]) + "  ", line[i].style) for i in used]
        out.append([Span(indent), *_unpadded(spans)])
    return out


def _unpadded(spans: list[Span]) -> list[Span]:
    """Return a line without the blanks at its end: where it just fits, they would take another."""
    last = max((n for n, span in enumerate(spans) if span.text.strip()), default=-1)
    return [span if n < last else Span(span.text.rstrip(), span.style) for n, span in enumerate(spans[: last + 1])]
