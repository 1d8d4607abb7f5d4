"""Finding a moment of the present line of play."""

from rejeu.engine.errors import Refused
from rejeu.events.facts import RoundEnded
from rejeu.replays.fight import Fight


def end_of_round(fight: Fight, round_: int) -> int:
    """Return the record at which `round_` ended, or the present if it is on. Raises `Refused`."""
    if round_ == fight.state.round:
        return fight.head
    for seq, fact in fight.in_round(round_):
        if isinstance(fact, RoundEnded) and fact.round == round_:
            return seq
    raise Refused("no-such-round", round=round_, last=fight.state.round)
