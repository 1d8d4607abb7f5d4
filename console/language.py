"""Which language to speak: what was asked for, else what the system says, else English."""

import os
import sys

LANGUAGES = ("en", "fr")
_FRENCH_ON_WINDOWS = 0x0C
_PRIMARY = 0x3FF


def choose(asked: str | None = None) -> str:
    """Return `en` or `fr`: the one asked for, `REJEU_LANG`, the locale's, English."""
    for value in (asked, os.environ.get("REJEU_LANG"), *_locale()):
        code = (value or "").strip().lower()[:2]
        if code in LANGUAGES:
            return code
        if code:
            return "en"
    return "en"


def _locale() -> list[str | None]:
    if sys.platform == "win32" and not os.environ.get("LANG"):
        import ctypes

        ui = ctypes.windll.kernel32.GetUserDefaultUILanguage() & _PRIMARY
        return ["fr" if ui == _FRENCH_ON_WINDOWS else "en"]
    return [os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG")]
