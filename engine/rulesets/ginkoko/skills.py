"""The skills that the rules name, and the words that people type for them."""

from collections.abc import Mapping

from rejeu.engine.words import fold

MELEE = "Mêlée"
SHOOTING = "Tir"
DEFENCE = "Défense"
RESISTANCE = "Résistance"
CARE = "Soins"
SKILLS = (MELEE, SHOOTING, DEFENCE, RESISTANCE, CARE)
FIGHTING = (MELEE, SHOOTING)
"""What weapons are used with (GK-10)."""
CON = "CON"
"""The characteristic that a night's rest gives back (GK-45)."""

BONUS: Mapping[str, str] = {MELEE: "melee-bonus", SHOOTING: "shooting-bonus"}
"""Skill -> the attribute that holds its bonus to damage (GK-15)."""

_WORDS: Mapping[str, str] = {
    **{fold(skill): skill for skill in SKILLS},
    "close combat": MELEE,
    "shooting": SHOOTING,
    "defence": DEFENCE,
    "care": CARE,
    "healing": CARE,
    "first aid": CARE,
}


def skill_name(word: str) -> str:
    """Return the skill as the rules spell it; a skill that they do not name, as it is typed."""
    return _WORDS.get(fold(word), " ".join(word.split()))
