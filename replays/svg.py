"""Pictures as SVG: elements written out, always alike, and what a picture is made of."""

import unicodedata
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import NamedTuple, Protocol

from rejeu.projections.lines import Line

WIDE = 1000
"""How wide a picture is, in its own units."""
_JOINER = "\u200d"
HERE = Path(__file__).parent
STYLES = ("colours.css", "pictures.css")
HATCH = (
    '<defs><pattern id="p-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<rect class="p-undone" width="2" height="6"/></pattern></defs>'
)

Attribute = int | str | None


class Speech(Protocol):
    """Says things in somebody's language."""

    def say(self, message: str, **args: object) -> str:
        """Return a sentence."""

    def phrase(self, value: object) -> str:
        """Return a name, a word or a list of them as they stand in a sentence."""

    def word(self, kind: str, word: str, gender: str = "none") -> str:
        """Return a word as it is said of somebody."""

    def line(self, line: Line) -> str:
        """Return a line of the chronicle with its free text."""


class Picture(NamedTuple):
    """A picture with its title, what it shows in a sentence or two, and the same data as a table."""

    kind: str
    title: str
    desc: str
    height: int
    body: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def inline(self) -> str:
        """Return the picture as it stands in a page that has its style."""
        return self._svg(f'class="picture" id="svg-{self.kind}"', HATCH + self.body)

    def alone(self, lang: str) -> str:
        """Return the picture as a file of its own: its style with it, its links left out, its table as metadata."""
        body = self.body.replace("<a ", "<g ").replace("</a>", "</g>")
        style = "".join((HERE / name).read_text("utf-8").replace("\r\n", "\n") for name in STYLES)
        back = tag("rect", {"class": "p-sheet", "width": WIDE, "height": self.height})
        head = f'xmlns="http://www.w3.org/2000/svg" lang="{escape(lang)}"'
        table = f"<metadata>{self._table()}</metadata>"
        inner = f"<style>{style}</style>{table}{HATCH}{back}{_unlinked(body)}"
        return f'<?xml version="1.0" encoding="UTF-8"?>\n{self._svg(head, inner)}\n'

    def _svg(self, head: str, inner: str) -> str:
        title = f'<title id="t-{self.kind}">{text_of(self.title)}</title>'
        desc = f'<desc id="d-{self.kind}">{text_of(self.desc)}</desc>'
        named = f'role="group" aria-labelledby="t-{self.kind}" aria-describedby="d-{self.kind}"'
        return f'<svg {head} viewBox="0 0 {WIDE} {self.height}" {named}>{title}{desc}{inner}</svg>'

    def _table(self) -> str:
        rows = [_row("th", self.heads), *(_row("td", row) for row in self.rows)]
        return f'<table xmlns="http://www.w3.org/1999/xhtml">{"".join(rows)}</table>'


def _row(cell: str, texts: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{cell}>{text_of(text)}</{cell}>" for text in texts) + "</tr>"


def _unlinked(body: str) -> str:
    return body.replace('href="#e=', 'data-record="')


def tag(name: str, attributes: Mapping[str, Attribute], *inside: str) -> str:
    """Return an element; attributes of nothing are left out. `inside` is written already."""
    given = "".join(
        f' {key}="{escape(str(value), quote=True)}"' for key, value in attributes.items() if value is not None
    )
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


def text_of(text: str) -> str:
    """Return people's own text as it stands between tags; what XML has no place for is left out."""
    return escape("".join(char for char in text if _fits(ord(char))), quote=False)


def _fits(code: int) -> bool:
    return code in (9, 10, 13) or 32 <= code <= 0xD7FF or 0xE000 <= code <= 0xFFFD or code >= 0x10000


def text(x: int, y: int, said: str, style: str = "", **more: Attribute) -> str:
    """Return a line of text."""
    return tag("text", {"class": f"p-t {style}".rstrip(), "x": x, "y": y, **more}, text_of(said))


def rect(x: int, y: int, width: int, height: int, style: str, **more: Attribute) -> str:
    """Return a box."""
    return tag("rect", {"class": style, "x": x, "y": y, "width": max(width, 0), "height": height, **more})


def line(x: int, y: int, to_x: int, to_y: int, style: str) -> str:
    """Return a straight line."""
    return tag("path", {"class": style, "d": f"M{x} {y}L{to_x} {to_y}"})


def link(seq: int, label: str, *inside: str, quiet: bool = False) -> str:
    """Return a link to a record; a quiet one is for pointers only."""
    given: dict[str, Attribute] = {"class": "p-link", "href": f"#e={seq}"}
    given |= {"tabindex": -1} if quiet else {}
    return tag("a", given, tag("title", {}, text_of(label)), *inside)


def cut(said: str, most: int) -> str:
    """Return text as wide as so many letters at most, without its end if it is longer; marks stay with their letter."""
    if sum(map(_wide, said)) <= most:
        return said
    room, kept = most - 1, 0
    for char in said:
        room -= _wide(char)
        if room < 0:
            break
        kept += 1
    while kept and (not _wide(said[kept]) or said[kept - 1] == _JOINER):
        kept -= 1
    return said[:kept].rstrip() + "…"


def _wide(char: str) -> int:
    if char.isascii():
        return 1
    if unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1
