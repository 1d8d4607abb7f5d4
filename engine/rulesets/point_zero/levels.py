"""The two monitors: their tracks, levels and boxes (PZ-43, PZ-48), and the words people type for them."""

from collections.abc import Mapping

from rejeu.engine.errors import Refused
from rejeu.engine.words import fold
from rejeu.events.base import Level, Option

PHYSICAL = "physical"
SHOCK = "shock"
LEVELS: Mapping[str, tuple[str, ...]] = {
    PHYSICAL: ("light", "grave", "critical", "fatal"),
    SHOCK: ("shaken", "stunned", "dazed", "unconscious"),
}
"""Track -> its levels, lowest first."""

TRACKS: Mapping[str, tuple[str, ...]] = {
    PHYSICAL: (PHYSICAL,),
    SHOCK: (SHOCK,),
    "both": (PHYSICAL, SHOCK),
}
"""Kind of damage -> the tracks that it hurts (PZ-41)."""

_TRACK_WORDS = {
    "physical": PHYSICAL, "physique": PHYSICAL,
    "shock": SHOCK, "choc": SHOCK, "stun": SHOCK, "c": SHOCK,
    "both": "both", "les deux": "both", "deux": "both",
}  # fmt: skip
_LEVEL_WORDS = {
    "light": "light", "legere": "light", "leger": "light",
    "grave": "grave", "serious": "grave",
    "critical": "critical", "critique": "critical",
    "fatal": "fatal", "fatale": "fatal",
    "shaken": "shaken", "secoue": "shaken", "secouee": "shaken",
    "stunned": "stunned", "etourdi": "stunned", "etourdie": "stunned",
    "dazed": "dazed", "sonne": "dazed", "sonnee": "dazed",
    "unconscious": "unconscious", "inconscient": "unconscious", "inconsciente": "unconscious",
}  # fmt: skip


def monitors(parameters: Mapping[str, Option]) -> dict[str, tuple[Level, ...]]:
    """Return both monitors with the boxes that the house rules give each level."""
    return {
        track: tuple(Level(name, int(parameters[f"boxes_{rank}"])) for rank, name in enumerate(names, 1))
        for track, names in LEVELS.items()
    }


def rank(level: str) -> int:
    """Return 1 for the lowest level of its track, 4 for the highest."""
    return next(names.index(level) + 1 for names in LEVELS.values() if level in names)


def read_kind(word: str, default: str = PHYSICAL) -> str:
    """Return the kind of damage that `word` means. Raises `Refused`."""
    if not word:
        return default
    kind = _TRACK_WORDS.get(fold(word))
    if kind is None:
        raise Refused("no-such-track", track=word, known=[*LEVELS, "both"])
    return kind


def read_level(word: str, track: str = "") -> tuple[str, str]:
    """Return (track, level) for the word of a level. Raises `Refused` if there is none such, or not on `track`."""
    level = _LEVEL_WORDS.get(fold(word))
    if level is None:
        raise Refused("no-such-level", level=word, known=[name for names in LEVELS.values() for name in names])
    own = next(name for name, names in LEVELS.items() if level in names)
    if track and read_kind(track) != own:
        raise Refused("level-not-on-track", level=level, track=track)
    return own, level
