"""A fight that is there, brought up to date from a file: the same for every journal."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from rejeu.events import merging
from rejeu.events.chain import check_log
from rejeu.events.errors import BrokenLog, Conflict, Parted
from rejeu.events.journal import Journal, Receipt
from rejeu.events.jsonl import write_file
from rejeu.events.memory import MemoryJournal
from rejeu.events.merging import Merged, merge_file
from rejeu.events.record import Stored

from . import logs
from .test_contract import BACKENDS, contents

RECORDS = logs.play(6, secret=b'{"note":"trap"}')


@pytest.fixture(params=BACKENDS)
def journal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Journal]:
    made = BACKENDS[request.param](tmp_path)
    yield made
    made.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return write(tmp_path, RECORDS)


def write(folder: Path, records: Sequence[Stored], header: bytes | None = None) -> Path:
    path = folder / "ambush.combat.jsonl"
    write_file(path, header or logs.header(), records, replace=True)
    return path


def silent(records: Sequence[Stored]) -> list[Stored]:
    return [Stored(stored.line, (None,) * len(stored.openings)) for stored in records]


def brief(merged: Merged) -> tuple[str, int, int, int]:
    return merged.standing, merged.records, merged.openings, merged.left_out


def state(journal: Journal) -> object:
    return contents(journal), journal.openings("ambush")


def test_a_fight_that_is_not_there_is_kept_whole(journal: Journal, file: Path) -> None:
    assert brief(merge_file(journal, file)) == ("new", 18, 0, 0)
    assert contents(journal) == (logs.header(), *(stored.line for stored in RECORDS))


@pytest.mark.parametrize("known", [0, 3, 9, 15])
@pytest.mark.parametrize("chunk", [1, 1_000, 1 << 22])
def test_what_follows_is_appended_command_by_command(
    journal: Journal, file: Path, known: int, chunk: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "_CHUNK", chunk)
    journal.create(logs.header(), RECORDS[:known])
    merged = merge_file(journal, file)
    assert brief(merged) == ("longer", 18 - known, 0, 0)
    assert merged.report.head == check_log(contents(journal))
    assert journal.find("ambush", "c5") == Receipt(16, 18, True)
    assert len(journal.openings("ambush")) == 6
    assert brief(merge_file(journal, file)) == ("same", 0, 0, 0)


def test_a_copy_that_is_older_changes_nothing(journal: Journal, tmp_path: Path) -> None:
    journal.create(logs.header(), RECORDS)
    before = state(journal)
    assert brief(merge_file(journal, write(tmp_path, RECORDS[:9]))) == ("older", 0, 0, 0)
    assert brief(merge_file(journal, write(tmp_path, ()))) == ("older", 0, 0, 0)
    assert state(journal) == before


@pytest.mark.parametrize(("known", "there"), [(18, 18), (18, 9), (9, 18)], ids=["same", "older", "longer"])
@pytest.mark.parametrize("span", [1, 4, 4096])
def test_what_opens_seals_comes_with_every_copy(
    journal: Journal, tmp_path: Path, known: int, there: int, span: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "_SPAN", span)
    journal.create(logs.header(), [*RECORDS[:3], *silent(RECORDS[3:known])])
    assert merge_file(journal, write(tmp_path, RECORDS[:there])).openings == min(known, there) // 3 - 1
    assert len(journal.openings("ambush")) == there // 3
    assert merge_file(journal, write(tmp_path, silent(RECORDS))).openings == 0


def _other(place: int) -> list[Stored]:
    """The same log up to a batch, and another from there on."""
    tail = logs.end(RECORDS[: 3 * place]) if place else logs.start()
    return [*RECORDS[: 3 * place], *logs.batch(tail, "other", parent=tail.seq)]


@pytest.mark.parametrize("place", range(6))
@pytest.mark.parametrize("known", [18, 9])
def test_logs_that_part_are_left_alone(journal: Journal, tmp_path: Path, place: int, known: int) -> None:
    if 3 * place >= known:
        return
    journal.create(logs.header(), silent(RECORDS[:known]))
    before = state(journal)
    with pytest.raises(Parted) as fault:
        merge_file(journal, write(tmp_path, _other(place)))
    assert (fault.value.code, fault.value.seq) == ("logs-parted", 3 * place + 1)
    assert state(journal) == before


def test_another_fight_of_the_same_name_is_left_alone(journal: Journal, file: Path) -> None:
    journal.create(logs.header().replace(b"0123456789", b"9876543210"))
    with pytest.raises(Parted) as fault:
        merge_file(journal, file)
    assert (fault.value.code, fault.value.seq) == ("logs-differ", 0)
    assert len(contents(journal)) == 1


def test_a_command_that_ends_earlier_here_is_not_gone_on_with(journal: Journal, file: Path) -> None:
    journal.create(logs.header(), RECORDS[:8])
    with pytest.raises(Parted) as fault:
        merge_file(journal, file)
    assert fault.value.seq == 9


@pytest.mark.parametrize("place", [4, 14, 23, -1])
@pytest.mark.parametrize("known", [3, 9, 18])
def test_a_file_that_is_broken_anywhere_changes_nothing(
    journal: Journal, file: Path, place: int, known: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "_CHUNK", 1)
    lines = file.read_bytes().splitlines(keepends=True)
    lines[place] = lines[place].replace(b'":', b'" :', 1)
    if place == -1:
        lines[place] = lines[place].replace(b"=", b"A", 1)
    file.write_bytes(b"".join(lines))
    journal.create(logs.header(), silent(RECORDS[:known]))
    before = state(journal)
    with pytest.raises((BrokenLog, Parted)):
        merge_file(journal, file)
    assert state(journal) == before


def test_a_broken_file_is_told_as_such_even_where_it_differs(journal: Journal, file: Path) -> None:
    journal.create(logs.header(), logs.batch(logs.start(), "other"))
    file.write_bytes(file.read_bytes().replace(b'"command":"c4"', b'"command":"c9"'))
    with pytest.raises(BrokenLog) as fault:
        merge_file(journal, file)
    assert "line" in fault.value.params


def test_the_last_command_of_a_file_without_its_end_is_left_out(journal: Journal, file: Path) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join(lines[:-3]))  # without the end, the last record and its secret
    journal.create(logs.header(), RECORDS[:9])
    assert brief(merge_file(journal, file)) == ("longer", 6, 0, 2)
    assert brief(merge_file(journal, file)) == ("longer", 0, 0, 2)
    file.write_bytes(b"".join(lines))
    assert brief(merge_file(journal, file)) == ("longer", 3, 0, 0)
    check_log(contents(journal))


class _Interrupted(MemoryJournal):
    """A journal that is broken off, or played on by others, after so many steps."""

    steps = 2

    def append_many(self, fight: str, many: Sequence[Sequence[Stored]], expected: int) -> tuple[Receipt, ...]:
        self.steps -= 1
        if self.steps < 0:
            raise KeyboardInterrupt
        return super().append_many(fight, many, expected)


def test_broken_off_it_leaves_a_whole_log_and_may_be_done_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(merging, "_CHUNK", 1)
    journal = _Interrupted()
    journal.create(logs.header(), RECORDS[:3])
    with pytest.raises(KeyboardInterrupt):
        merge_file(journal, file)
    assert contents(journal) == (logs.header(), *(stored.line for stored in RECORDS[:9]))
    journal.steps = 9
    assert brief(merge_file(journal, file)) == ("longer", 9, 0, 0)


def test_others_who_write_meanwhile_are_met_as_a_conflict(file: Path) -> None:
    class Busy(MemoryJournal):
        def openings(self, fight: str, first: int = 0, last: int | None = None):  # type: ignore[no-untyped-def]
            logs.append(self, "between", fight)
            return super().openings(fight, first, last)

    journal = Busy()
    journal.create(logs.header(), RECORDS[:3])
    with pytest.raises(Conflict):
        merge_file(journal, file)
    assert len(contents(journal)) == 7
