"""Words as people type them: compared without case or accents, and the nearest known ones for those unknown."""

import re
import unicodedata
from collections.abc import Iterable

_APOSTROPHES = str.maketrans({"’": "'", "ʼ": "'", "‘": "'", "_": "-", "\u00a0": " ", "\u202f": " "})


def fold(text: str) -> str:
    """Return `text` as it is compared: no case, no accents, one kind of apostrophe, hyphen and space."""
    plain = text.translate(_APOSTROPHES)
    if plain.isascii():
        return " ".join(plain.casefold().split())
    bare = "".join(char for char in unicodedata.normalize("NFKD", plain.casefold()) if not unicodedata.combining(char))
    return " ".join(unicodedata.normalize("NFC", bare.casefold()).split())


def nearest(word: str, known: Iterable[str], most: int = 3) -> list[str]:
    """Return the known words that `word` may have been meant for, best first; none if none is near."""
    from difflib import get_close_matches

    shown: dict[str, str] = {}
    for name in known:
        shown.setdefault(fold(name), name)
    asked = fold(word)
    close = get_close_matches(asked, shown, n=most, cutoff=0.6)
    starts = sorted(name for name in shown if len(asked) >= 3 and name.startswith(asked))
    return [shown[name] for name in dict.fromkeys([*close, *starts])][:most]


def slug(text: str, longest: int = 40) -> str:
    """Return `text` as an id: small ASCII letters, digits and single hyphens. May be empty."""
    plain = fold(text).replace("œ", "oe").replace("æ", "ae").replace("ß", "ss")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:longest].strip("-")
