"""Where an undo, a redo or a rewind goes: the record of play that ends the batch aimed at."""

from collections.abc import Iterator

from rejeu.engine.errors import Refused
from rejeu.events.base import Event
from rejeu.events.facts import RoundStarted, TurnStarted

from .fight import Fight

_STEP = 64  # records looked at together, on the way back


def undo_target(fight: Fight, times: int = 1) -> int:
    """Return the record before the last `times` commands of play. Raises `Refused` at the opening.

    An amendment is taken back whole: before it comes the record that it was made at.
    """
    if times < 1:
        raise Refused("bad-count", count=times, most=len(fight.envelopes))
    opening = fight.lineage.batch(1)[1]
    target = fight.head
    for done in range(times):
        amending = fight.lineage.amended_at(target, fresh=done == 0)
        if amending is not None:
            target = amending.start
            continue
        if target <= opening:
            raise Refused("nothing-to-undo", done=done)
        target = fight.envelopes[fight.lineage.batch(target)[0] - 1].parent or 0
    return target


def redo_target(fight: Fight) -> int:
    """Return where the head was before the last undo. Raises `Refused` if something was played since."""
    return fight.lineage.redo_target()


def round_target(fight: Fight, round_: int) -> int:
    """Return the record at which round `round_` of this line of play had just begun."""
    for seq, fact in fight.in_round(round_):
        if isinstance(fact, RoundStarted) and fact.round == round_:
            return fight.lineage.batch(seq)[1]
    raise Refused("no-such-round", round=round_, last=fight.state.round)


def turn_target(fight: Fight) -> int:
    """Return the record at which the turn before the present one had just been called.

    Raises `Refused` before the first turn.
    """
    skip = bool(fight.state.active)
    for seq, fact in _backwards(fight):
        if isinstance(fact, TurnStarted):
            if not skip:
                return fight.lineage.batch(seq)[1]
            skip = False
    raise Refused("no-turn-before")


def before_target(fight: Fight, who: str) -> int:
    """Return the record at which `who` was last called and had done nothing yet.

    Asked again from there, goes to the turn before. Raises `Refused` if it never had a turn.
    """
    for seq, fact in _backwards(fight):
        if isinstance(fact, TurnStarted) and fact.who == who:
            target = fight.lineage.batch(seq)[1]
            if target != fight.head:
                return target
    raise Refused("had-no-turn", who=who)


def _backwards(fight: Fight) -> Iterator[tuple[int, Event]]:
    """Yield the facts of the present line, the last first, reading no further than is asked."""
    for first, last in fight.lineage.back(fight.head):
        for end in range(last, first - 1, -_STEP):
            yield from reversed(list(fight.facts(((max(first, end - _STEP + 1), end),))))
