"""Playing a fight again: the state at every record, one after another or at once."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.evolve import HANDLERS, evolve
from rejeu.engine.state import Encounter
from rejeu.events.base import Event
from rejeu.events.facts import Rewound
from rejeu.projections.board import Board, board
from rejeu.projections.health import Health, health
from rejeu.projections.words import View

from .fight import Fight

MOVING = frozenset({*HANDLERS, Rewound})
"""Facts after which a fight may stand otherwise than before."""


class Moment(NamedTuple):
    """The fight as it stands after record `seq`. `changed`: maybe otherwise than after the record before."""

    seq: int
    state: Encounter
    changed: bool


def moments(fight: Fight) -> Iterator[Moment]:
    """Yield every record's moment in the order of the log: where play jumps back, so does the state."""
    state = Encounter()
    for seq in range(1, fight.tail + 1):
        after = following(fight, state, seq)
        yield Moment(seq, after, after is not state and type(fight.event(seq)) in MOVING)
        state = after


def following(fight: Fight, state: Encounter, seq: int) -> Encounter:
    """Return the state after record `seq`, given the one after the record before."""
    envelope = fight.envelopes[seq - 1]
    if envelope.n == 0:
        return state
    event = fight.event(seq)
    if isinstance(event, Rewound):
        return fight.state_at(event.to)
    if envelope.parent is None or not isinstance(event, Event):
        return state
    return evolve(state, event, seq) if type(event) in HANDLERS else attrs.evolve(state, seq=seq)


class Player:
    """A fight at one record, stepped and sought. `actions` are the actions of a round that the ruleset gives."""

    def __init__(self, fight: Fight, view: View = "gm", actions: Sequence[str] = ()) -> None:
        """Stand before the first record."""
        self.fight = fight
        self.view = view
        self.actions = tuple(actions)
        self.seq = 0
        self.state = Encounter()

    def seek(self, seq: int) -> None:
        """Go to record `seq`, 0 being before the first. Raises `Refused` if there is none such."""
        if not 0 <= seq <= self.fight.tail:
            raise Refused("no-such-record", seq=seq, last=self.fight.tail)
        if seq == self.seq + 1:
            self.state = following(self.fight, self.state, seq)
        elif seq != self.seq:
            self.state = self.fight.state_at(seq)
        self.seq = seq

    def step(self, by: int = 1) -> bool:
        """Go `by` records on, or back; return whether there was anywhere to go."""
        seq = min(max(self.seq + by, 1), self.fight.tail)
        if seq == self.seq:
            return False
        self.seek(seq)
        return True

    @property
    def board(self) -> Board:
        """The board here."""
        return board(self.state, self.view, self.actions)

    @property
    def health(self) -> tuple[Health, ...]:
        """Everyone's health here."""
        return health(self.state, self.view)
