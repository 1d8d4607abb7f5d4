"""Text of people's own, made safe for a terminal: nothing in it can move the cursor or turn a line around."""

import unicodedata

FSI, PDI = "\u2068", "\u2069"
_UNSAFE = frozenset({"Cc", "Cs", "Zl", "Zp", "Cn", "Co"})
_TURNERS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_RIGHT_TO_LEFT = frozenset({"R", "AL", "AN"})


def visible(text: str) -> str:
    """Return `text` with control characters, and marks that turn the reading direction, written out."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_shown(char) for char in text)


def _shown(char: str) -> str:
    if char in _TURNERS or unicodedata.category(char) in _UNSAFE:
        return ascii(char)[1:-1]
    return char


def named(text: str) -> str:
    """Return a name made visible; one that reads from right to left is kept apart from what stands beside it."""
    shown = visible(text)
    if any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in shown):
        return FSI + shown + PDI
    return shown


def width(text: str) -> int:
    """Return how many columns `text` takes on a terminal."""
    if text.isascii():
        return len(text)
    return sum(_columns(char) for char in text)


def _columns(char: str) -> int:
    if unicodedata.combining(char) or unicodedata.category(char) in ("Mn", "Me", "Cf"):
        return 0
    return 2 if unicodedata.east_asian_width(char) in ("W", "F") else 1


def pad(text: str, columns: int) -> str:
    """Return `text` filled up with blanks to `columns`."""
    return text + " " * max(0, columns - width(text))
