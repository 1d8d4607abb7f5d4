"""The skills and attributes that the rules name, and the words that people type for them."""

from collections.abc import Mapping

from rejeu.engine.words import fold

BRAWL = "Bagarre"
MELEE = "Mêlée"
ATTRIBUTES = ("ADR", "PER", "VIG", "COG")
CLOSE = (BRAWL, MELEE)
"""Close combat (PZ-32), with ADR."""
SHOOTING = ("Armes de poing", "Armes de trait", "Armes d'épaule", "Armes lourdes")
"""Shooting (PZ-31), with PER."""
SKILLS = (*CLOSE, *SHOOTING, "Médecine", "Endurance")

_WORDS: Mapping[str, str] = {
    **{fold(skill): skill for skill in SKILLS},
    "arme de poing": "Armes de poing",
    "arme de trait": "Armes de trait",
    "arme d'epaule": "Armes d'épaule",
    "arme lourde": "Armes lourdes",
    "brawl": BRAWL,
    "brawling": BRAWL,
    "handguns": "Armes de poing",
    "pistols": "Armes de poing",
    "bows": "Armes de trait",
    "rifles": "Armes d'épaule",
    "shoulder arms": "Armes d'épaule",
    "heavy weapons": "Armes lourdes",
    "medicine": "Médecine",
}


def skill_name(word: str) -> str:
    """Return the skill as the rules spell it; a skill that they do not name, as it is typed."""
    return _WORDS.get(fold(word), " ".join(word.split()))


def attack_attribute(skill: str) -> str:
    """Return the attribute that an attack with `skill` is tested with (PZ-31, PZ-32)."""
    return "ADR" if skill in CLOSE else "PER"
