"""Cutting a line into words: quotes, keys, lists and comments, each with its place for whoever mistyped it."""

import re
from typing import NamedTuple

from rejeu.engine.errors import Detail, Refused

MAX_LINE = 20_000
"""Characters of one line."""

_CLOSING = {'"': '"', "“": "”", "«": "»", "„": "”"}
_KEY = re.compile(r"[^\s=,\"“”«»„#]+=")
# An apostrophe opens a quotation only where a word starts and one ends it: D'Arcy and 't Hooft are words.
_APOSTROPHES = re.compile(r"'((?:[^\s'](?:[^']|'(?=\S))*)?)'(?=[\s,#]|$)")
_STRAY = frozenset('"“”«»„')


class BadLine(Refused):
    """A line that cannot be read, from character `start` to `end` (0-based) of it; `line` is the line, once known."""

    def __init__(self, code: str, start: int, end: int, **params: Detail) -> None:
        super().__init__(code, column=start + 1, **params)
        self.start = start
        self.end = max(end, start + 1)
        self.line = ""


class Part(NamedTuple):
    """One member of a list: its text, and whether it stood in quotes."""

    text: str
    quoted: bool


class Word(NamedTuple):
    """One word of a line, `key=` before it if it has one; commas outside quotes cut it into `parts`."""

    key: str
    parts: tuple[Part, ...]
    start: int
    end: int

    @property
    def text(self) -> str:
        """The word whole, without its quotes."""
        return ",".join(part.text for part in self.parts)

    @property
    def quoted(self) -> bool:
        """Whether it is one text in quotes."""
        return len(self.parts) == 1 and self.parts[0].quoted

    def refuse(self, code: str, **params: Detail) -> BadLine:
        """Return an error at this word."""
        return BadLine(code, self.start, self.end, **params)


def cut(line: str) -> tuple[Word, ...]:
    """Return the words of `line`; a `#` outside quotes starts a comment. Raises `BadLine`."""
    if len(line) > MAX_LINE:
        raise BadLine("line-too-long", MAX_LINE, MAX_LINE, most=MAX_LINE)
    words = []
    at = _skip_space(line, 0)
    while at < len(line) and line[at] != "#":
        word = _word(line, at)
        words.append(word)
        at = _skip_space(line, word.end)
    return tuple(words)


def _skip_space(line: str, at: int) -> int:
    while at < len(line) and (line[at].isspace() or line[at] == "\ufeff"):
        at += 1
    return at


def _word(line: str, start: int) -> Word:
    key, at = _key(line, start)
    parts: list[Part] = []
    while True:
        part, at = _part(line, at, start)
        parts.append(part)
        if at < len(line) and line[at] == ",":
            at += 1
            continue
        break
    if key and parts == [Part("", False)]:
        raise BadLine("empty-value", start, at, key=key)
    if any(part == Part("", False) for part in parts):
        raise BadLine("empty-in-list", start, at)
    return Word(key, tuple(parts), start, at)


def _key(line: str, start: int) -> tuple[str, int]:
    match = _KEY.match(line, start)
    if match is not None:
        return match[0][:-1], match.end()
    if line[start] in _CLOSING:  # a key of several words: "heavy rain"=+2
        text, at = _quoted(line, start)
        if line[at : at + 1] == "=":
            return text, at + 1
    elif line[start] == "=":
        raise BadLine("empty-key", start, start + 1)
    return "", start


def _part(line: str, at: int, word: int) -> tuple[Part, int]:
    if at < len(line) and (line[at] in _CLOSING or _APOSTROPHES.match(line, at)):
        text, end = _quoted(line, at)
        if end < len(line) and not line[end].isspace() and line[end] not in ",#":
            raise BadLine("stray-quote", at, end + 1)
        return Part(text, True), end
    end = at
    while end < len(line) and not line[end].isspace() and line[end] != ",":
        if line[end] in _STRAY:
            raise BadLine("stray-quote", end, end + 1)
        end += 1
    return Part(line[at:end], False), end


def _quoted(line: str, start: int) -> tuple[str, int]:
    """Read quoted text. Quotes that differ may nest.

    Backslashes mean themselves, save before a closing quote: there two are one, and a last one keeps the quote.
    """
    opening = line[start]
    if opening == "'":
        match = _APOSTROPHES.match(line, start)
        assert match is not None
        return match[1], match.end()
    closing = _CLOSING[opening]
    text: list[str] = []
    depth, at = 1, start + 1
    while at < len(line):
        char = line[at]
        if char == "\\":
            kept, at = _backslashes(line, at, closing)
            text.append(kept)
            continue
        if char == closing:
            depth -= 1
            if depth == 0:
                inner = "".join(text)
                return (inner.strip() if opening == "«" else inner), at + 1
        elif char == opening:
            depth += 1
        text.append(char)
        at += 1
    raise BadLine("unclosed-quote", start, len(line), quote=closing)


def _backslashes(line: str, start: int, closing: str) -> tuple[str, int]:
    """Return what a run of backslashes inside quotes stands for, and the place after it."""
    end = start
    while line[end : end + 1] == "\\":
        end += 1
    run = end - start
    if line[end : end + 1] != closing:
        return "\\" * run, end
    return ("\\" * (run // 2) + closing, end + 1) if run % 2 else ("\\" * (run // 2), end)
