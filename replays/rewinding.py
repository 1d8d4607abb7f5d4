"""Where an undo, a redo or a rewind goes: the record of play that ends the batch aimed at."""

from rejeu.engine.errors import Refused
from rejeu.events.facts import RoundStarted, TurnStarted

from .fight import Fight


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
    for seq, fact in _facts(fight):
        if isinstance(fact, RoundStarted) and fact.round == round_:
            return fight.lineage.batch(seq)[1]
    raise Refused("no-such-round", round=round_, last=fight.state.round)


def turn_target(fight: Fight) -> int:
    """Return the record at which the turn before the present one had just been called.

    Raises `Refused` before the first turn.
    """
    called = [seq for seq, fact in _facts(fight) if isinstance(fact, TurnStarted)]
    if fight.state.active:
        called = called[:-1]
    if not called:
        raise Refused("no-turn-before")
    return fight.lineage.batch(called[-1])[1]


def before_target(fight: Fight, who: str) -> int:
    """Return the record at which `who` was last called and had done nothing yet.

    Asked again from there, goes to the turn before. Raises `Refused` if it never had a turn.
    """
    for seq, fact in reversed(_facts(fight)):
        if isinstance(fact, TurnStarted) and fact.who == who:
            target = fight.lineage.batch(seq)[1]
            if target != fight.head:
                return target
    raise Refused("had-no-turn", who=who)


def _facts(fight: Fight) -> list[tuple[int, object]]:
    return list(fight.facts(fight.lineage.ancestry(fight.head)))
