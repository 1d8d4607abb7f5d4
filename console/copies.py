"""Whose eyes: the fight as the game master has it, as players in general see it, or as one participant does."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple

from rejeu.engine.errors import Refused
from rejeu.projections.words import View
from rejeu.replays.fight import Fight

from .persons import person
from .session import GM

PLAYERS = "players"


class Eyes(NamedTuple):
    """What is looked at: `fight`, in this `view`; `firsts` are the records of each command of the log itself."""

    fight: Fight
    view: View
    firsts: tuple[int, ...] = ()
    ends: tuple[int, ...] = ()

    def at(self, record: int | None) -> int | None:
        """Return where record `record` of the log is in what is looked at."""
        if record is None or not self.ends:
            return record
        return max(self.ends[bisect_right(self.firsts, record)], 1) if record >= 1 else record

    def first(self, record: int | None) -> int:
        """Return from where on what is looked at tells record `record` of the log, and what came after."""
        if record is None or not self.ends or record < 1:
            return 1 if record is None else record
        before = self.ends[max(bisect_right(self.firsts, record) - 1, 0)]
        return min(before + 1, self.fight.tail)


def eyes(fight: Fight, name: str) -> Eyes:
    """Return `fight` as `name` sees it: `gm`, `players`, or a participant. Raises `Refused` for anybody else."""
    who = person(name, fight.table.participants)
    if who == GM:
        return Eyes(fight, "gm")
    if not who:
        return _through(fight, "", "players")
    if who not in fight.table.participants:
        raise Refused("not-a-participant", by=name, known=sorted({GM, PLAYERS, *fight.table.participants}))
    if fight.table.participants[who].role == "gm":
        return Eyes(fight, "gm")
    return _through(fight, who, "gm")


def _through(fight: Fight, who: str, view: View) -> Eyes:
    """Return the copy of `who`, or of everyone: what is not in it cannot be told by any picture of it."""
    from rejeu.replays.copying import copy_for

    copy = copy_for(fight, who)
    firsts = tuple(first for first, _ in fight.lineage.batches())
    return Eyes(copy.fight, view, firsts, tuple(copy.ends))
