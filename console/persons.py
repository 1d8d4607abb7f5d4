"""Who at the table is meant: one participant by name, the game master, or everyone."""

from collections.abc import Mapping

from rejeu.replays.rights import EVERYONE, GM, MASTERS, Participant

from .words import fold


def person(name: str, participants: Mapping[str, Participant]) -> str:
    """Return whom a name means: a participant as the fight calls it, `gm`, or nobody (empty) for everyone.

    A combatant's id means whoever alone plays it. A name that means none of them is returned as it is, for the
    table to refuse.
    """
    if name in participants:
        return name
    said = fold(name)
    if said in MASTERS:
        return GM
    if said in EVERYONE:
        return ""
    players = [who for who, one in participants.items() if said in map(fold, one.combatants)]
    alone = players[0] if len(players) == 1 else name
    return next((who for who in participants if fold(who) == said), alone)
