"""Once all is disclosed, what a sealed log told is held against what happened."""

from random import Random

import pytest

from rejeu.events.chain import leaf_hash
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Draft, Part, Stored, read_envelope, seal_batch
from rejeu.replays.copying import TELLING
from rejeu.replays.sealing import ALL, MASTER, seal, sealed_id
from rejeu.replays.truthful import held_against_truth
from tests.machines.hands import PLAYERS
from tests.secrets.play import SALTS, Table


def salts() -> bytes:
    return SALTS.randbytes(16)


@pytest.mark.parametrize("ruleset", PLAYERS)
def test_what_was_told_is_what_happened(ruleset: str) -> None:
    table = Table(ruleset)
    table.ghost()
    chance = Random(3)
    for _ in range(3):
        table.play(chance, 10, views=True)
        seal(table.journal, table.fight, salts)
    held = held_against_truth(table.journal, sealed_id("random"))
    assert held.lines == sum(1 for _ in table.fight.lineage.batches())
    assert held.labels == (ALL, "p1", "p2")
    assert held.otherwise == ()


def resealed(table: Table, line: int, label: str, telling: int = TELLING) -> MemoryJournal:
    """The sealed log as a game master would seal it who tells `label` of a die that fell otherwise, at `line`."""
    sealed = sealed_id("random")
    openings = table.journal.openings(sealed)
    made = MemoryJournal()
    header, *lines = table.journal.read(sealed)
    records: list[Stored] = []
    leaf = leaf_hash(header)
    for seq, text in enumerate(lines, 1):
        envelope = read_envelope(text, seq)
        parts = []
        for i, one in enumerate(envelope.sealed):
            part = openings[seq, i].part
            if seq == line and one.to == (MASTER,):
                part = part.replace(b'"telling":1', b'"telling":%d' % telling)
            if seq == line and one.to == (label,):
                part = part.replace(b'"faces":[', b'"faces":[99,')
                assert part != openings[seq, i].part
            parts.append(Part(one.to, part))
        draft = Draft(
            parent=None, at=envelope.at, by="", command=envelope.command, n=0, tag=envelope.tag, v=1, body=b"{}",
            sealed=tuple(parts),
        )  # fmt: skip
        batch = seal_batch([draft], seq, leaf, salts)
        leaf = batch.leaf
        records += batch
    made.create(header, records)
    return made


def test_a_falsehood_is_named_once_all_is_disclosed() -> None:
    table = Table("point-zero")
    table.play(Random(1), 40)
    seal(table.journal, table.fight, salts)
    sealed = sealed_id("random")
    openings = table.journal.openings(sealed)
    line = next(place[0] for place, one in openings.items() if place[1] == 3 and b'"faces":[' in one.part)
    made = resealed(table, line, "p1")
    held = held_against_truth(made, sealed)
    assert held.otherwise == ((line, "p1"),)
    by_another = held_against_truth(resealed(table, line, "p1", telling=TELLING + 1), sealed)
    assert (by_another.otherwise, by_another.other) == ((), 1)


def test_where_nothing_is_disclosed_nothing_is_held() -> None:
    table = Table("tiny")
    seal(table.journal, table.fight, salts)
    table.journal.erase(sealed_id("random"), 1, 1)
    assert held_against_truth(table.journal, sealed_id("random")).lines == 0
