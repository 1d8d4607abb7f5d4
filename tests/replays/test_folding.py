"""Folding whole rows of a log comes to what folding event by event comes to."""

import msgspec
import pytest

from rejeu.engine.evolve import thaw
from rejeu.engine.folding import fold_rows, knows
from rejeu.engine.state import Encounter
from rejeu.events.errors import BrokenLog
from rejeu.events.memory import MemoryJournal
from rejeu.events.pages import Row
from tests import plain
from tests.machines.hands import PLAYERS
from tests.random_logs import FIGHT, Game


def row(seq: int, tag: str, body: bytes, *, v: int = 1, n: int = 1, parent: int | None = 0) -> Row:
    return Row(seq, parent, n, tag, v, msgspec.Raw(body))


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_rows_come_to_what_events_come_to(ruleset: str) -> None:
    journal = MemoryJournal()
    Game(journal, ruleset, seed=1).play(250)
    known = plain.records(journal.read(FIGHT))
    tried = 0
    for tip in (seq for seq, envelope in known.items() if envelope.parent is not None and seq % 7 == 0):
        line, seq = [], tip
        while seq:
            e = known[seq]
            line.append(Row(e.seq, e.parent, e.n, e.tag, e.v, e.body))
            seq = e.parent or 0
        line.reverse()
        draft = thaw(Encounter())
        fold_rows(draft, line[: len(line) // 2])
        fold_rows(draft, line[len(line) // 2 :])
        assert draft == plain.state_at(known, tip)
        tried += 1
    assert tried > 20


def test_what_is_no_fact_of_play_changes_nothing() -> None:
    draft = thaw(Encounter())
    fold_rows(
        draft,
        [
            row(1, "clock-advanced", b'{"clock":9}', n=0),
            row(2, "clock-advanced", b'{"clock":9}', parent=None),
            row(3, "clock-advanced", b'{"clock":"?"}', v=99),
            row(4, "unheard-of", b"{}"),
        ],
    )
    assert draft == Encounter()
    assert not knows("unheard-of", 1)
    assert not knows("rolled", 99)


def test_a_fact_that_changes_nothing_moves_the_place() -> None:
    draft = thaw(Encounter())
    fold_rows(draft, [row(4, "noted", b"{}"), row(5, "unheard-of", b"{}"), row(6, "note", b"{}", n=0)])
    assert draft == Encounter(seq=4)


@pytest.mark.parametrize(
    ("tag", "body", "code"),
    [
        ("clock-advanced", b'{"clock":"late"}', "bad-record"),
        ("clock-advanced", b'{"clok":9}', "bad-record"),
        ("placed", b'{"who":"nobody","position":[0]}', "bad-fact"),
    ],
)
def test_a_record_that_cannot_be_folded_is_named(tag: str, body: bytes, code: str) -> None:
    with pytest.raises(BrokenLog) as broken:
        fold_rows(thaw(Encounter()), [row(1, "noted", b"{}"), row(2, tag, body)])
    assert (broken.value.code, broken.value.seq) == (code, 2)
