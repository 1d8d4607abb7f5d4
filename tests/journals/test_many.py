"""Several batches in one step, the same for every journal: all of them or nothing."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rejeu.events.chain import check_log, check_shape, linked
from rejeu.events.journal import BrokenLog, Conflict, Journal, NotFound, Receipt
from rejeu.events.record import Stored

from . import logs
from .test_contract import BACKENDS, contents


@pytest.fixture(params=BACKENDS)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made = BACKENDS[request.param](tmp_path)
    made.create(logs.header())
    yield made
    made.close()


def chained(*commands: str, secret: bytes | None = None) -> list[tuple[Stored, ...]]:
    many: list[tuple[Stored, ...]] = []
    tail = logs.start()
    for command in commands:
        many.append(logs.batch(tail, command, parent=tail.seq, secret=secret))
        tail = logs.end(many[-1])
    return many


def test_many_are_appended_in_one_step(journal: Journal) -> None:
    many = chained("one", "two", "three", secret=b'{"note":"trap"}')
    receipts = journal.append_many("ambush", many, 0)
    assert receipts == (Receipt(1, 3, False), Receipt(4, 6, False), Receipt(7, 9, False))
    assert contents(journal)[1:] == tuple(stored.line for batch in many for stored in batch)
    assert set(journal.openings("ambush")) == {(3, 0), (6, 0), (9, 0)}
    assert journal.find("ambush", "two") == Receipt(4, 6, True)
    check_log(journal.read("ambush"))


def test_many_that_are_sent_again_are_recorded_once(journal: Journal) -> None:
    many = chained("one", "two")
    journal.append_many("ambush", many, 0)
    logs.append(journal, "three")
    assert journal.append_many("ambush", many, 0) == (Receipt(1, 3, True), Receipt(4, 6, True))
    assert len(contents(journal)) == 10


@pytest.mark.parametrize("place", [0, 1, 2])
def test_one_bad_batch_leaves_nothing_of_the_others(journal: Journal, place: int) -> None:
    many = chained("one", "two", "three", secret=b'{"note":"trap"}')
    first, *rest = many[place]
    many[place] = (Stored(first.line.replace(b'"by":"gm"', b'"by":"mj"'), first.openings), *rest)
    with pytest.raises(BrokenLog) as fault:
        journal.append_many("ambush", many, 0)
    assert fault.value.code == "broken-link"
    assert contents(journal) == (logs.header(),)
    assert journal.openings("ambush") == {}
    assert journal.find("ambush", "one") is None
    assert journal.append_many("ambush", chained("one", "two", "three"), 0)[-1] == Receipt(7, 9, False)


def test_many_after_a_stale_record_conflict(journal: Journal) -> None:
    logs.append(journal, "zero")
    with pytest.raises(Conflict) as fault:
        journal.append_many("ambush", chained("one", "two"), 0)
    assert (fault.value.expected, fault.value.actual) == (0, 3)
    assert len(contents(journal)) == 4


def test_some_old_and_some_new_are_refused(journal: Journal) -> None:
    journal.append_many("ambush", chained("one"), 0)
    for many in (chained("one", "two"), chained("two", "one")):
        with pytest.raises(BrokenLog) as fault:
            journal.append_many("ambush", many, 0)
        assert (fault.value.code, fault.value.params["command"]) == ("repeated-command", "one")
    assert len(contents(journal)) == 4


def test_one_command_does_not_come_twice_among_many(journal: Journal) -> None:
    with pytest.raises(BrokenLog) as fault:
        journal.append_many("ambush", chained("one", "one"), 0)
    assert fault.value.code == "repeated-command"
    assert len(contents(journal)) == 1


def test_there_must_be_something_and_somewhere(journal: Journal) -> None:
    for many in ((), ((),), (chained("one")[0], ())):
        with pytest.raises(BrokenLog) as fault:
            journal.append_many("ambush", many, 0)
        assert fault.value.code == "empty-batch"
    with pytest.raises(NotFound):
        journal.append_many("siege", chained("one"), 0)
    assert len(contents(journal)) == 1


@pytest.mark.parametrize(("replays", "at"), [(2, 4), (4, 4), (0, 4), (7, 4), (-1, 4)])
def test_only_an_earlier_command_of_play_is_replayed(replays: int, at: int) -> None:
    one, two = chained("one", "two")
    first = two[0].line.replace(b'"v":1,', b'"v":1,"replays":%d,' % replays)
    with pytest.raises(BrokenLog) as fault:
        check_shape(stored.envelope for stored in (*one, Stored(first)))
    assert (fault.value.code, fault.value.seq) == ("bad-replay", at)


def test_a_replaying_command_of_play_is_well_formed() -> None:
    one, two = chained("one", "two")
    first = two[0].line.replace(b'"v":1,', b'"v":1,"replays":1,')
    check_shape(stored.envelope for stored in (*one, Stored(first)))
    assert Stored(first).envelope.replays == 1


def test_a_fact_replays_nothing(journal: Journal) -> None:
    (one,) = chained("one")
    bad = Stored(one[2].line.replace(b'"v":1,', b'"v":1,"replays":1,'))
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", (*one[:2], bad), 0)
    assert fault.value.code == "bad-replay"
    assert [envelope.replays for _, envelope in linked(journal.read("ambush"))] == []
