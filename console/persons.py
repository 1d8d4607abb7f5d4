"""Who at the table is meant: one participant by name, the game master, or everyone."""

from collections.abc import Collection

from rejeu.replays.rights import EVERYONE, GM, MASTERS

from .words import fold


def person(name: str, participants: Collection[str]) -> str:
    """Return whom a name means: a participant as the fight calls it, `gm`, or nobody (empty) for everyone.

    A name that means none of them is returned as it is, for the table to refuse.
    """
    if name in participants:
        return name
    said = fold(name)
    if said in MASTERS:
        return GM
    if said in EVERYONE:
        return ""
    return next((who for who in participants if fold(who) == said), name)
