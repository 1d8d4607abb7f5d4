"""What opens a seal, brought to a journal after the record was: the same for every journal, all of it or nothing."""

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

from rejeu.events.journal import BrokenLog, Journal, batches
from rejeu.events.record import Opening, Stored
from rejeu.events.sqlite import SqliteJournal

from . import logs
from .test_contract import BACKENDS, contents


@pytest.fixture(params=BACKENDS)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made = BACKENDS[request.param](tmp_path)
    made.create(logs.header())
    yield made
    made.close()


def undisclosed(journal: Journal) -> dict[tuple[int, int], Opening]:
    """Three batches whose secrets the journal was not given; return what opens them."""
    records = logs.play(3, secret=b'{"note":"trap"}')
    for batch in batches(Stored(stored.line) for stored in records):
        journal.append("ambush", batch, journal.tail("ambush").seq)
    found = {(seq, i): opening for seq, stored in enumerate(records, 1) for i, opening in enumerate(stored.openings)}
    return {place: opening for place, opening in found.items() if opening is not None}


def test_what_was_sealed_can_be_opened_later(journal: Journal) -> None:
    openings = undisclosed(journal)
    before = contents(journal)
    assert journal.openings("ambush") == {}
    assert journal.add_openings("ambush", {(6, 0): openings[6, 0]}) == 1
    assert journal.openings("ambush") == {(6, 0): openings[6, 0]}
    assert journal.add_openings("ambush", openings) == 2
    assert journal.add_openings("ambush", openings) == 0
    assert journal.add_openings("ambush", {}) == 0
    assert journal.openings("ambush") == openings
    assert contents(journal) == before
    journal.erase("ambush", 3, 0)
    assert journal.add_openings("ambush", openings) == 1


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ((9, 1), "stray-opening"),
        ((9, -1), "stray-opening"),
        ((8, 0), "stray-opening"),
        ((0, 0), "stray-opening"),
        ((-3, 0), "stray-opening"),
        ((10, 0), "stray-opening"),
        ((1 << 41, 0), "stray-opening"),
        ((9, 0), "bad-opening"),
    ],
)
def test_of_openings_of_which_one_is_wrong_none_is_kept(journal: Journal, place: tuple[int, int], code: str) -> None:
    openings = undisclosed(journal)
    with pytest.raises(BrokenLog) as fault:
        journal.add_openings("ambush", {**openings, place: openings[3, 0]})
    assert (fault.value.code, fault.value.seq) == (code, place[0])
    assert journal.openings("ambush") == {}


def test_an_opening_with_another_salt_opens_nothing(journal: Journal) -> None:
    openings = undisclosed(journal)
    for salt in (b"", bytes(16), openings[3, 0].salt + b"x"):
        with pytest.raises(BrokenLog) as fault:
            journal.add_openings("ambush", {(3, 0): Opening(salt, openings[3, 0].part)})
        assert fault.value.code == "bad-opening"


def test_one_that_was_put_there_by_hand_is_not_taken_for_the_same(tmp_path: Path) -> None:
    with SqliteJournal(tmp_path / "journal.db") as journal:
        journal.create(logs.header())
        openings = undisclosed(journal)
        hand = sqlite3.connect(journal.path)
        hand.execute("INSERT INTO openings SELECT id, 0, zeroblob(16), '\"x\"' FROM records WHERE id = (1 << 40) + 6")
        hand.commit()
        hand.close()
        with pytest.raises(BrokenLog) as fault:
            journal.add_openings("ambush", openings)
        assert (fault.value.code, fault.value.seq) == ("bad-opening", 6)
        assert list(journal.openings("ambush")) == [(6, 0)]
