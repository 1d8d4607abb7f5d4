"""Where lines go: data to standard output, remarks to standard error, in colour only for a terminal that wants it."""

import os
import re
import sys
from collections.abc import Iterable
from typing import Any, NamedTuple, TextIO

from .clean import visible


class Span(NamedTuple):
    """Text in one style (a style of rich; none: as it is)."""

    text: str
    style: str = ""


Row = list[Span]


def row(*parts: str | Span) -> Row:
    """Return a row of spans."""
    return [part if isinstance(part, Span) else Span(part) for part in parts]


def prepare() -> None:
    """Make sure that no character can stop a line from being written, whatever the terminal's encoding."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:  # started without one
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115, PTH123
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def coloured(stream: TextIO) -> bool:
    """Return whether `stream` is a terminal that shows colours, and nobody said no to them."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    try:
        return stream.isatty()
    except ValueError:  # closed
        return False


def can_draw(text: str, stream: TextIO | None = None) -> bool:
    """Return whether the stream's encoding has every character of `text`."""
    encoding = getattr(stream or sys.stdout, "encoding", None) or "utf-8"
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True


class Screen:
    """Writes rows. Whatever people wrote reaches it as plain text, never as markup or control characters."""

    def __init__(self) -> None:
        self._consoles: dict[int, Any] = {}

    def show(self, rows: Iterable[Row | str]) -> None:
        """Write data to standard output."""
        for line in rows:
            self._write(sys.stdout, line)

    def remark(self, *rows: Row | str) -> None:
        """Write remarks to standard error; output so far comes first."""
        sys.stdout.flush()
        for line in rows:
            self._write(sys.stderr, line)

    def json(self, value: object) -> None:
        """Write one JSON object, in UTF-8 whatever the terminal's encoding."""
        import msgspec

        text = msgspec.json.format(msgspec.json.encode(value, order=None), indent=2).decode()
        data = _OBEYED.sub(lambda char: f"\\u{ord(char[0]):04x}", text).encode() + b"\n"
        buffer = getattr(sys.stdout, "buffer", None)
        if buffer is None:
            sys.stdout.write(data.decode())
            return
        sys.stdout.flush()
        buffer.write(data)
        buffer.flush()

    def _write(self, stream: TextIO, line: Row | str) -> None:
        spans = row(line) if isinstance(line, str) else line
        if not coloured(stream):
            stream.write("".join(safe(span.text) for span in spans).rstrip(" ") + "\n")
            return
        from rich.text import Text

        text = Text(end="\n")
        for span in spans:
            text.append(safe(span.text), style=span.style or None)
        self._console(stream).print(text, soft_wrap=True, highlight=False, markup=False, emoji=False)

    def _console(self, stream: TextIO) -> Any:
        console = self._consoles.get(id(stream))
        if console is None:
            from rich.console import Console

            console = self._consoles[id(stream)] = Console(file=stream)
        return console


_OBEYED = re.compile("[\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]")
"""What a terminal or a reader of text may obey instead of showing. In JSON they stand in strings only, escaped."""

_KEPT = frozenset("\u2068\u2069")


def safe(text: str) -> str:
    """The last net: no control character passes, whatever came before. Isolates are ours, and stay."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(char if char in _KEPT else visible(char) for char in text)
