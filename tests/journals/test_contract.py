"""What every journal holds to, whatever it is kept in: the suite runs once for each backend."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Barrier, Thread

import pytest

from rejeu.events.chain import check_log, check_shape, linked
from rejeu.events.journal import (
    BrokenLog,
    Conflict,
    Exists,
    Journal,
    JournalError,
    JournalUnavailable,
    NotFound,
    Receipt,
)
from rejeu.events.memory import MemoryJournal
from rejeu.events.pages import PAGE
from rejeu.events.record import Stored
from rejeu.events.sqlite import SqliteJournal

from . import logs

BACKENDS: dict[str, Callable[[Path], Journal]] = {
    "memory": lambda folder: MemoryJournal(),
    "sqlite": lambda folder: SqliteJournal(folder / "journal.db"),
}


@pytest.fixture(params=BACKENDS)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made = BACKENDS[request.param](tmp_path)
    made.create(logs.header())
    yield made
    made.close()


def contents(journal: Journal, fight: str = "ambush") -> tuple[bytes, ...]:
    return tuple(journal.read(fight))


# Fights


def test_a_new_fight_is_its_header(journal: Journal) -> None:
    assert contents(journal) == (logs.header(),)
    assert journal.tail("ambush") == logs.start()
    (info,) = journal.fights()
    assert (info.id, info.created, info.count, info.last_at) == ("ambush", logs.CREATED, 1, logs.CREATED)


def test_a_fight_is_opened_once(journal: Journal) -> None:
    logs.append(journal, "one")
    before = contents(journal)
    with pytest.raises(Exists):
        journal.create(logs.header())
    assert contents(journal) == before


def test_fights_are_apart(journal: Journal) -> None:
    journal.create(logs.header("siege"))
    logs.append(journal, "one")
    logs.append(journal, "one", fight="siege", size=2)
    logs.append(journal, "two")
    assert [(info.id, info.count) for info in journal.fights()] == [("ambush", 7), ("siege", 3)]
    assert journal.fights()[0].last_at == logs.CREATED + 3
    assert journal.find("siege", "two") is None
    for fight in ("ambush", "siege"):
        check_log(journal.read(fight))


def test_what_is_not_there_is_not_found(journal: Journal) -> None:
    for call in (
        lambda: journal.tail("siege"),
        lambda: journal.read("siege"),
        lambda: journal.pages("siege"),
        lambda: journal.find("siege", "one"),
        lambda: journal.openings("siege"),
        lambda: journal.add_openings("siege", {}),
        lambda: journal.erase("siege", 1, 0),
        lambda: journal.append("siege", logs.batch(logs.start("siege"), "one"), 0),
    ):
        with pytest.raises(NotFound):
            call()


@pytest.mark.parametrize("line", [b"", b"{}", b"[]", b'{"rejeu":1}', logs.header().replace(b"ambush", b"../x")])
def test_a_header_that_is_none_opens_nothing(journal: Journal, line: bytes) -> None:
    with pytest.raises(BrokenLog) as fault:
        journal.create(line)
    assert fault.value.seq == 0
    assert len(journal.fights()) == 1


def test_an_import_is_kept_whole(journal: Journal) -> None:
    records = logs.play(5, fight="siege", secret=b'{"note":"trap"}')
    journal.create(logs.header("siege"), iter(records))
    assert contents(journal, "siege") == (logs.header("siege"), *(stored.line for stored in records))
    assert journal.find("siege", "c3") == Receipt(10, 12, True)
    assert len(journal.openings("siege")) == 5


def test_an_import_that_breaks_off_leaves_nothing(journal: Journal) -> None:
    def broken() -> Iterator[Stored]:
        yield from logs.play(5, fight="siege")
        raise BrokenLog(16, "bad-record")

    with pytest.raises(BrokenLog, match="16"):
        journal.create(logs.header("siege"), broken())
    with pytest.raises(NotFound):
        journal.tail("siege")
    journal.create(logs.header("siege"))
    assert contents(journal, "siege") == (logs.header("siege"),)


def test_an_import_holds_each_command_once(journal: Journal) -> None:
    first = logs.batch(logs.start("siege"), "one")
    again = logs.batch(logs.end(first), "one")
    with pytest.raises(BrokenLog) as fault:
        journal.create(logs.header("siege"), (*first, *again))
    assert (fault.value.code, fault.value.seq) == ("repeated-command", 4)


# Appending


def test_what_is_appended_is_read_back_to_the_byte(journal: Journal) -> None:
    written = logs.batch(logs.start(), "one")
    assert journal.append("ambush", written, 0) == Receipt(1, 3, False)
    assert contents(journal)[1:] == tuple(stored.line for stored in written)
    assert journal.tail("ambush") == logs.end(written)
    assert journal.find("ambush", "one") == Receipt(1, 3, True)
    assert journal.find("ambush", "two") is None


@pytest.mark.case(31)
def test_bodies_are_kept_to_the_byte(journal: Journal) -> None:
    bodies = [json.dumps({"name": name}, ensure_ascii=False).encode() for name in logs.HOSTILE]
    bodies += [json.dumps({"name": name}).encode() for name in logs.HOSTILE]
    bodies += [
        b'{ "b" : 1 , "a" : 1.50, "b":2 }',
        b"null",
        b"0",
        b'""',
    ]  # no order, number or space is made ours
    journal.append("ambush", logs.batch(logs.start(), "one", bodies=bodies), 0)
    read = [bytes(envelope.body) for _, envelope in linked(journal.read("ambush"))]
    assert read == bodies


def test_an_unknown_tag_and_unknown_fields_are_kept(journal: Journal) -> None:
    known = logs.batch(logs.start(), "one", size=1, tag="teleported")[0].line
    newer = known[:-1] + b',"from_the_future":{"a":[1,2]}}'
    journal.append("ambush", (Stored(newer),), 0)
    assert contents(journal)[1] == newer
    ((line, envelope),) = linked(journal.read("ambush"))
    assert (line, envelope.tag) == (newer, "teleported")
    logs.append(journal, "two")
    check_log(journal.read("ambush"))


@pytest.mark.case(29)
@pytest.mark.parametrize("expected", [0, 2, 4, 99])
def test_a_stale_writer_gets_a_conflict_and_writes_nothing(journal: Journal, expected: int) -> None:
    logs.append(journal, "one")
    before = contents(journal)
    with pytest.raises(Conflict) as fault:
        journal.append("ambush", logs.batch(journal.tail("ambush"), "two"), expected)
    assert (fault.value.expected, fault.value.actual) == (expected, 3)
    assert contents(journal) == before
    assert journal.find("ambush", "two") is None


@pytest.mark.case(28)
def test_a_command_sent_three_times_is_recorded_once(journal: Journal) -> None:
    written = logs.batch(logs.start(), "one")
    receipts = [journal.append("ambush", written, 0) for _ in range(2)]
    logs.append(journal, "two")
    # The third time it is even decided anew, and by someone who knows of what came since.
    receipts.append(journal.append("ambush", logs.batch(journal.tail("ambush"), "one", size=5), 6))
    assert receipts == [Receipt(1, 3, False), Receipt(1, 3, True), Receipt(1, 3, True)]
    assert len(contents(journal)) == 7


def _unlink(batch: tuple[Stored, ...], place: int, old: bytes, new: bytes) -> tuple[Stored, ...]:
    line = batch[place].line
    assert old in line
    return (*batch[:place], Stored(line.replace(old, new), batch[place].openings), *batch[place + 1 :])


@pytest.mark.parametrize(
    ("place", "old", "new", "code"),
    [
        (0, b'"seq":1', b'"seq":2', "wrong-seq"),
        (1, b'"seq":2', b'"seq":7', "wrong-seq"),
        (0, b'"prev":"', b'"prev":"A', "broken-link"),
        (0, b"mira", b"mara", "broken-link"),  # the link of the next one no longer holds
        (0, b'"n":0,"tag"', b'"n":1,"tag"', "bad-batch"),
        (2, b'"n":2,"tag"', b'"n":3,"tag"', "bad-batch"),
        (2, b'"command":"one"', b'"command":"two"', "bad-batch"),
        (0, b'"command":"one"', b'"command":"o e"', "bad-command-id"),
        (2, b'"parent":2', b'"parent":0', "bad-parent"),
        (2, b'"parent":2', b'"parent":null', "mixed-scope"),
        (2, b'"trap"', b'"trip"', "bad-opening"),
        (2, b"{", b"{{", "bad-record"),
    ],
)
def test_a_batch_that_would_break_the_log_is_refused_whole(
    journal: Journal, place: int, old: bytes, new: bytes, code: str
) -> None:
    good = logs.batch(logs.start(), "one", secret=b'{"note":"trap"}')
    if code == "bad-opening":
        (opening,) = good[2].openings
        assert opening is not None
        forged = type(opening)(opening.salt, opening.part.replace(old, new))
        bad = (*good[:2], Stored(good[2].line, (forged,)))
    else:
        bad = _unlink(good, place, old, new)
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", bad, 0)
    assert fault.value.code == code
    assert contents(journal) == (logs.header(),)
    assert journal.openings("ambush") == {}
    assert journal.append("ambush", good, 0) == Receipt(1, 3, False)


def test_a_batch_for_another_fight_is_refused(journal: Journal) -> None:
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", logs.batch(logs.start("siege"), "one"), 0)
    assert fault.value.code == "broken-link"
    assert len(contents(journal)) == 1


def test_nothing_cannot_be_appended(journal: Journal) -> None:
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", (), 0)
    assert fault.value.code == "empty-batch"


# Reading


def test_slices_hold_both_ends(journal: Journal) -> None:
    for number in range(4):
        logs.append(journal, f"c{number}")
    whole = contents(journal)
    assert len(whole) == 13
    for first in range(15):
        assert list(journal.read("ambush", first)) == list(whole[first:])
        for last in range(-1, 15):
            assert list(journal.read("ambush", first, last)) == list(whole[first : last + 1])


def test_a_reading_ends_where_the_log_ended_when_it_began(journal: Journal) -> None:
    logs.append(journal, "one")
    readings = [journal.read("ambush"), journal.read("ambush", 0, 99)]
    seen = [[next(reading)] for reading in readings]
    logs.append(journal, "two")
    assert [len([*lines, *reading]) for lines, reading in zip(seen, readings, strict=True)] == [4, 4]
    assert len(contents(journal)) == 7


def test_long_fights_are_read_in_order(journal: Journal) -> None:
    records = logs.play(700, fight="siege")  # more than one page of any backend
    journal.create(logs.header("siege"), records)
    assert [envelope.seq for _, envelope in linked(journal.read("siege"))] == list(range(1, 2101))
    assert check_log(journal.read("siege")).count == 2101


def test_pages_hold_the_same_lines(journal: Journal) -> None:
    bodies = [json.dumps({"name": name}, ensure_ascii=False).encode() for name in logs.HOSTILE]
    journal.create(logs.header("siege"), logs.play(90, fight="siege", bodies=bodies))
    whole = list(journal.read("siege"))
    assert len(whole) > 2 * PAGE
    assert [page.split(b"\n") for page in journal.pages("siege")] == [
        whole[start : start + PAGE] for start in range(1, len(whole), PAGE)
    ]
    for first, last in ((0, 3), (7, 7), (8, 7), (500, 1100), (len(whole) - 1, 10**6), (len(whole), None)):
        lines = [line for page in journal.pages("siege", first, last) for line in page.split(b"\n")]
        assert lines == whole[max(first, 1) : None if last is None else last + 1]


# Secrets


def test_openings_lie_beside_the_lines_and_can_be_erased(journal: Journal) -> None:
    tail = logs.start()
    for number in range(3):
        written = logs.batch(tail, f"c{number}", parent=tail.seq, secret=b'{"note":"trap %d"}' % number)
        journal.append("ambush", written, tail.seq)
        tail = logs.end(written)
    before = contents(journal)
    assert not any(b"trap" in line for line in before)
    assert {place: opening.part for place, opening in journal.openings("ambush").items()} == {
        (3, 0): b'{"note":"trap 0"}',
        (6, 0): b'{"note":"trap 1"}',
        (9, 0): b'{"note":"trap 2"}',
    }
    assert list(journal.openings("ambush", 4, 6)) == [(6, 0)]
    for line, envelope in linked(before):
        for i, sealed in enumerate(envelope.sealed):
            assert journal.openings("ambush")[envelope.seq, i].opens(sealed), line

    head = check_log(before)
    journal.erase("ambush", 6, 0)
    assert list(journal.openings("ambush")) == [(3, 0), (9, 0)]
    assert contents(journal) == before
    assert check_log(journal.read("ambush")) == head
    journal.erase("ambush", 6, 0)  # once more changes nothing


# Many hands


@pytest.mark.case(29)
def test_of_two_writers_at_one_place_one_succeeds(journal: Journal) -> None:
    outcomes: list[list[Receipt | JournalError]] = [[], []]
    for turn in range(10):
        tail = journal.tail("ambush")
        barrier = Barrier(2)

        def write(who: int, tail=tail, barrier=barrier, turn=turn) -> None:
            mine = logs.batch(tail, f"t{turn}w{who}")
            barrier.wait()
            try:
                outcomes[who].append(journal.append("ambush", mine, tail.seq))
            except JournalError as fault:
                outcomes[who].append(fault)

        hands = [Thread(target=write, args=(who,)) for who in range(2)]
        for hand in hands:
            hand.start()
        for hand in hands:
            hand.join()
    for pair in zip(*outcomes, strict=True):
        assert sorted(type(outcome).__name__ for outcome in pair) == ["Conflict", "Receipt"]
    assert len(contents(journal)) == 1 + 10 * 3


def test_writers_at_once_lose_nothing(journal: Journal) -> None:
    kept: list[Receipt] = []

    def write(who: int) -> None:
        for number in range(15):
            while True:
                try:
                    kept.append(logs.append(journal, f"w{who}n{number}", size=1 + number % 4))
                    break
                except Conflict:
                    continue

    hands = [Thread(target=write, args=(who,)) for who in range(4)]
    for hand in hands:
        hand.start()
    for hand in hands:
        hand.join()
    assert sorted(place for receipt in kept for place in range(receipt.first, receipt.last + 1)) == list(
        range(1, journal.tail("ambush").seq + 1)
    )
    for who in range(4):
        for number in range(15):
            assert journal.find("ambush", f"w{who}n{number}") in {
                Receipt(receipt.first, receipt.last, True) for receipt in kept
            }
    check_log(journal.read("ambush"))
    check_shape(envelope for _, envelope in linked(journal.read("ambush")))


def test_a_closed_journal_says_so(journal: Journal) -> None:
    journal.close()
    for call in (
        lambda: journal.tail("ambush"),
        lambda: journal.append("ambush", logs.batch(logs.start(), "one"), 0),
        lambda: journal.create(logs.header("siege")),
        lambda: journal.add_openings("ambush", {}),
        journal.fights,
    ):
        with pytest.raises(JournalUnavailable) as fault:
            call()
        assert fault.value.code == "journal-closed"
    journal.close()
