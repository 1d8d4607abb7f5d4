"""Branches and what was struck, against the plain way of finding them."""

import pytest

from rejeu.events.memory import MemoryJournal
from rejeu.replays.lineage import Branch, Lineage, Rewinding
from tests.random_logs import Game


def plain_branches(lineage: Lineage) -> list[Branch]:
    """Every tip's ancestry held against the present one, record by record."""
    present = _records(lineage, lineage.head)
    used = set(lineage._parents)
    tips = {last for last in lineage._lasts if last not in used} | {lineage.head}
    found = []
    for tip in sorted(tips, reverse=True):
        own = _records(lineage, tip)
        parted = max(own & present, default=0)
        found.append(Branch(tip, tip if tip == lineage.head else parted, len(own - present), tip == lineage.head))
    return found


def plain_struck(lineage: Lineage, seq: int) -> Rewinding | None:
    """The last move that left a line with this record for one without it."""
    if seq in _records(lineage, lineage.head):
        return None
    for move in reversed(lineage.rewindings):
        if seq in _records(lineage, move.start) and seq not in _records(lineage, move.to):
            return move
    return None


def _records(lineage: Lineage, seq: int) -> set[int]:
    return {record for first, last in lineage.ancestry(seq) for record in range(first, last + 1)}


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("seed", range(6))
def test_branches_and_strikes_are_as_found_plainly(seed: int) -> None:
    game = Game(MemoryJournal(), "tiny", seed)
    moves = 0
    for _ in range(220):
        game.step()
        if game.chance.random() < 0.3:
            game.rewind(game.chance.randrange(40))
        lineage = game.fight.lineage
        if len(lineage.rewindings) > moves:
            moves = len(lineage.rewindings)
            assert lineage.branches() == plain_branches(lineage)
    play = [seq for seq in range(1, game.fight.tail + 1) if game.fight.envelopes[seq - 1].parent is not None]
    struck = {seq: lineage.struck_by(seq) for seq in play}
    assert struck == {seq: plain_struck(lineage, seq) for seq in play}
    assert moves > 20
    assert len({move for move in struck.values() if move is not None}) > 5
