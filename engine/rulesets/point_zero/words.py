"""Words as people type them: no matter the case or the accents."""

import unicodedata
from collections.abc import Iterable


def fold(text: str) -> str:
    """Return `text` without case, accents, doubled blanks; `_`, `-` and `’` as blanks and `'`."""
    plain = "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(c))
    return " ".join(plain.replace("’", "'").replace("_", " ").replace("-", " ").split())


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that looks most like `word`, or nothing."""
    from difflib import get_close_matches

    by_fold = {fold(name): name for name in known}
    found = get_close_matches(fold(word), list(by_fold), n=1, cutoff=0.6)
    return by_fold[found[0]] if found else ""
