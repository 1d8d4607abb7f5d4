"""The .combat.jsonl file: written whole, read with every check, never changed by reading."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rejeu.events.chain import check_log
from rejeu.events.errors import BrokenLog, Exists, JournalUnavailable, NotFound
from rejeu.events.journal import Journal
from rejeu.events.jsonl import LogReader, export_fight, import_file, verify_file, write_file, write_log
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import LINE_LIMIT, Stored, base64
from rejeu.events.sqlite import SqliteJournal

from .journals import logs

SECRET = json.dumps({"note": "  ".join(logs.HOSTILE)}, ensure_ascii=False).encode()


def filled(journal: Journal, secret: bytes | None = SECRET) -> Journal:
    journal.create(logs.header(), logs.play(4, secret=secret))
    return journal


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """An export of four batches of three, each with a secret."""
    target = tmp_path / "ambush.combat.jsonl"
    export_fight(filled(MemoryJournal()), "ambush", target)
    return target


def fault(path: Path) -> BrokenLog:
    """What verifying and importing both say; neither changes the file or keeps anything."""
    before = path.read_bytes()
    with pytest.raises(BrokenLog) as verified:
        verify_file(path)
    journal = MemoryJournal()
    with pytest.raises(BrokenLog) as imported:
        import_file(journal, path)
    assert journal.fights() == ()
    assert (verified.value.code, verified.value.params) == (imported.value.code, imported.value.params)
    assert path.read_bytes() == before
    assert str(verified.value).endswith(f"(line {verified.value.params['line']})")
    return verified.value


def edit(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> list[bytes]:
    lines = path.read_bytes().splitlines(keepends=True)
    changed = change(lines)
    path.write_bytes(b"".join(changed))
    return lines


# There and back


def test_a_file_is_these_lines(path: Path) -> None:
    lines = path.read_bytes().split(b"\n")
    kinds = [next(iter(json.loads(line))) for line in lines[:-1]]
    assert lines[-1] == b""
    assert kinds == ["rejeu", *(["seq", "seq", "seq", "opening"] * 4), "count"]
    assert json.loads(lines[4])["opening"] | {"salt": ""} == {
        "seq": 3, "i": 0, "salt": "", "part": SECRET.decode(),
    }  # fmt: skip
    head = check_log([logs.header(), *(stored.line for stored in logs.play(4, secret=SECRET))])
    assert json.loads(lines[-2]) == {"count": 13, "head": base64(head.root)}


@pytest.mark.case(31)
@pytest.mark.parametrize("secrets", [True, False])
def test_a_fight_goes_there_and_back_to_the_byte(tmp_path: Path, secrets: bool) -> None:
    with SqliteJournal(tmp_path / "a.db") as home, SqliteJournal(tmp_path / "b.db") as away:
        bodies = [json.dumps({"name": name}, ensure_ascii=False).encode() for name in logs.HOSTILE]
        home.create(logs.header(), logs.play(3, bodies=bodies, secret=SECRET))
        head = export_fight(home, "ambush", tmp_path / "x.combat.jsonl", secrets=secrets)
        report = import_file(away, tmp_path / "x.combat.jsonl")
        assert (report.fight, report.head, report.proved, report.remarks) == ("ambush", head, True, ())
        assert list(away.read("ambush")) == list(home.read("ambush"))
        assert away.openings("ambush") == (home.openings("ambush") if secrets else {})
        assert len(home.openings("ambush")) == 3
        assert away.find("ambush", "c1") == home.find("ambush", "c1")


def test_an_erased_secret_stays_out_and_the_head_stays(tmp_path: Path, path: Path) -> None:
    journal = filled(MemoryJournal())
    journal.erase("ambush", 6, 0)
    head = export_fight(journal, "ambush", tmp_path / "erased.combat.jsonl")
    assert head == verify_file(path).head == verify_file(tmp_path / "erased.combat.jsonl").head
    assert len((tmp_path / "erased.combat.jsonl").read_bytes()) < len(path.read_bytes())


def test_an_empty_fight_goes_there_and_back(tmp_path: Path) -> None:
    journal, other = MemoryJournal(), MemoryJournal()
    journal.create(logs.header())
    export_fight(journal, "ambush", tmp_path / "empty.combat.jsonl")
    assert import_file(other, tmp_path / "empty.combat.jsonl").proved
    assert list(other.read("ambush")) == [logs.header()]


def test_a_fight_that_is_there_is_not_imported_again(path: Path) -> None:
    journal = MemoryJournal()
    import_file(journal, path)
    with pytest.raises(Exists):
        import_file(journal, path)


def test_a_fight_that_is_not_there_leaves_no_file(tmp_path: Path) -> None:
    with pytest.raises(NotFound):
        export_fight(MemoryJournal(), "ambush", tmp_path / "x.combat.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_an_export_replaces_nothing_unless_told(path: Path) -> None:
    path.write_bytes(b"dear")
    journal = filled(MemoryJournal())
    with pytest.raises(JournalUnavailable) as refused:
        export_fight(journal, "ambush", path)
    assert refused.value.code == "file-exists"
    assert path.read_bytes() == b"dear"
    export_fight(journal, "ambush", path, replace=True)
    assert verify_file(path).proved
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_an_export_that_fails_leaves_the_old_file(path: Path) -> None:
    class Torn(MemoryJournal):
        def read(self, *args):
            *lines, last = super().read(*args)
            return iter([*lines, last.replace(b"mira", b"mara"), last])

    before = path.read_bytes()
    with pytest.raises(BrokenLog):
        export_fight(filled(Torn()), "ambush", path, replace=True)
    assert path.read_bytes() == before
    assert [found.name for found in path.parent.iterdir()] == [path.name]


def test_files_that_are_not_there_say_so(tmp_path: Path) -> None:
    for call in (verify_file, lambda path: import_file(MemoryJournal(), path)):
        with pytest.raises(JournalUnavailable) as refused:
            call(tmp_path / "no.combat.jsonl")
        assert refused.value.code == "file-missing"
    with pytest.raises(JournalUnavailable) as refused:
        export_fight(filled(MemoryJournal()), "ambush", tmp_path / "no" / "x.combat.jsonl")
    assert refused.value.code == "file-missing"


# Edited


@pytest.mark.case(32)
@pytest.mark.parametrize("place", range(17))
def test_any_edited_line_is_found_and_named(path: Path, place: int) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        line = lines[place]
        kind = line[:6]
        old, new = {
            b'{"reje': (b'"created":17', b'"created":18'),
            b'{"seq"': (b"mira", b"mara"),
            b'{"open': (b"D'Arcy", b"D'Arsy"),
        }[kind]
        assert old in line
        return [*lines[:place], line.replace(old, new), *lines[place + 1 :]]

    lines = edit(path, change)
    seq = 3 * ((place - 1) // 4) + min((place - 1) % 4, 2) + 1 if place else 0
    found = fault(path)
    if lines[place].startswith(b'{"opening"'):
        assert (found.code, found.seq, found.params["line"]) == ("bad-opening", seq, place + 1)
    elif seq == 12:
        assert (found.code, found.seq) == ("wrong-head", 12)
    else:
        assert (found.code, found.seq) == ("broken-link", seq + 1)


@pytest.mark.case(32)
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        (b'"count":13', b'"count":12', "wrong-count"),
        (b'"head":"', b'"head":"A', "wrong-head"),
        (b'"head"', b'"tail"', "bad-line"),
        (b'{"count"', b'{"Count"', "bad-record"),
    ],
)
def test_an_edited_end_is_found(path: Path, old: bytes, new: bytes, code: str) -> None:
    edit(path, lambda lines: [*lines[:-1], lines[-1].replace(old, new)])
    found = fault(path)
    assert (found.code, found.params["line"]) == (code, 18)


@pytest.mark.parametrize(
    ("change", "code", "seq", "line"),
    [
        (lambda lines: [*lines[:2], *lines[3:]], "wrong-seq", 2, 3),
        (lambda lines: [lines[0], lines[2], lines[1], *lines[3:]], "wrong-seq", 1, 2),
        (lambda lines: [*lines[:13], lines[-1]], "wrong-count", 9, 14),
        (lambda lines: [*lines, lines[-1]], "after-end", 12, 19),
        (lambda lines: [*lines, b"sent from my telephone\n"], "after-end", 12, 19),
        (lambda lines: [*lines, b"\n", b"--\n"], "after-end", 12, 20),
        (lambda lines: [*lines[:3], b"\n", *lines[3:]], "bad-line", 2, 5),
        (lambda lines: [*lines[:3], b"junk\n", *lines[3:]], "bad-record", 3, 4),
        (lambda lines: [*lines[:3], lines[3].replace(b'"seq"', b'"sex"'), *lines[4:]], "bad-record", 3, 4),
        (lambda lines: [*lines[:5], lines[4], *lines[5:]], "stray-opening", 3, 6),
        (lambda lines: [lines[0], lines[4], *lines[1:4], *lines[5:]], "stray-opening", 1, 2),
        (lambda lines: [*lines[:4], lines[8], *lines[5:]], "stray-opening", 3, 5),
        (lambda lines: [lines[0], lines[4]], "stray-opening", 0, 2),
        (lambda lines: [*lines[:4], lines[4].replace(b'"i":0', b'"i":1'), *lines[5:]], "stray-opening", 3, 5),
        (lambda lines: [*lines[:4], lines[4].replace(b'"i":0', b'"i":-1'), *lines[5:]], "stray-opening", 3, 5),
        (lambda lines: [*lines[:4], lines[4].replace(b'"i":0', b'"i":"x"'), *lines[5:]], "bad-line", 3, 5),
        (lambda lines: [*lines[:4], lines[4].replace(b'"salt":"', b'"salt":"*'), *lines[5:]], "bad-opening", 3, 5),
        (lambda lines: [*lines[:3], lines[3][:-1] + b" " * LINE_LIMIT + b"\n", *lines[4:]], "line-too-long", 3, 4),
        (lambda lines: [*lines[:3], b"x" * (9 * LINE_LIMIT), *lines[3:]], "line-too-long", 3, 4),
        (lambda lines: lines[1:], "not-a-log", 0, 1),
        (lambda lines: [], "empty-log", 0, 1),
        (lambda lines: [b"Dear all,\n", *lines], "not-a-log", 0, 1),
        (lambda lines: [b"\x89PNG\r\n\x1a\n\x00\x00"], "not-a-log", 0, 1),
        (lambda lines: [lines[0].decode().encode("utf-16")], "not-a-log", 0, 1),
        (lambda lines: [lines[0].replace(b'"rejeu":1', b'"rejeu":2'), *lines[1:]], "newer-log", 0, 1),
        (lambda lines: [lines[0][:20]], "not-a-log", 0, 1),
    ],
)
def test_the_first_wrong_line_is_named(path: Path, change, code: str, seq: int, line: int) -> None:
    edit(path, change)
    found = fault(path)
    assert (found.code, found.seq, found.params["line"]) == (code, seq, line)


def test_a_file_whose_commands_do_not_hang_together_is_refused(tmp_path: Path) -> None:
    """Someone who writes every hash anew still cannot record one command twice."""
    first = logs.batch(logs.start(), "one")
    again = logs.batch(logs.end(first), "one", parent=3)
    forged = tmp_path / "forged.combat.jsonl"
    write_file(forged, logs.header(), (*first, *again))
    found = fault(forged)
    assert (found.code, found.seq, found.params["line"]) == ("repeated-command", 4, 5)


# Torn, cut or carried by mail: what can be kept is kept, and said


def remarks(path: Path) -> list[tuple[str, int]]:
    before = path.read_bytes()
    report = verify_file(path)
    journal = MemoryJournal()
    assert import_file(journal, path) == report
    assert check_log(journal.read("ambush")) == report.head
    assert path.read_bytes() == before
    assert all("{" not in str(remark) for remark in report.remarks)
    return list(report.remarks)


@pytest.mark.case(27)
def test_a_file_cut_at_any_byte_loads_up_to_its_last_whole_line(tmp_path: Path) -> None:
    whole = tmp_path / "whole.combat.jsonl"
    export_fight(filled(MemoryJournal(), b'{"note":"trap"}'), "ambush", whole)
    data = whole.read_bytes()
    cut = tmp_path / "cut.combat.jsonl"
    for size in range(data.index(b"\n"), len(data) - 1):
        cut.write_bytes(data[:size])
        journal = MemoryJournal()
        report = import_file(journal, cut)
        *lines, last = data[:size].split(b"\n")
        torn = last != b"" and data[size : size + 1] != b"\n"
        lines += [] if torn else [last]
        assert list(journal.read("ambush")) == [line for line in lines if line[:5] in {b'{"rej', b'{"seq'}]
        assert [remark.code for remark in report.remarks] == ["torn-line"] * torn + ["no-end"]
        assert not report.proved
    cut.write_bytes(data[:-1])
    assert remarks(cut) == []  # an editor that drops the last line end breaks nothing


@pytest.mark.case(27)
def test_a_disk_that_left_zeros_at_the_end_is_a_torn_line(path: Path) -> None:
    edit(path, lambda lines: [*lines[:-1], b"\0" * 100])
    assert remarks(path) == [("torn-line", 18), ("no-end", 18)]


def test_an_end_that_is_missing_is_said(path: Path) -> None:
    edit(path, lambda lines: lines[:-1])
    assert remarks(path) == [("no-end", 17)]
    edit(path, lambda lines: lines[:5])
    assert remarks(path) == [("no-end", 5)]


def test_line_ends_of_a_mail_program_are_harmless(path: Path) -> None:
    edit(path, lambda lines: [line.replace(b"\n", b"\r\n") for line in lines])
    assert remarks(path) == [("crlf", 1)]
    assert verify_file(path).proved


def test_a_byte_order_mark_and_blank_lines_at_the_end_are_harmless(path: Path) -> None:
    edit(path, lambda lines: [b"\xef\xbb\xbf", *lines, b"\n", b"  \n"])
    assert remarks(path) == [("bom", 1), ("blank-lines", 19)]
    assert verify_file(path).proved


def test_a_log_is_read_as_it_comes() -> None:
    """A record is handed on once the line after its openings is there: nothing is gathered."""
    stream = io.BytesIO()
    write_log(stream, logs.header(), logs.play(200))
    size = stream.tell()
    stream.seek(0)
    reader = iter(LogReader(stream))
    assert isinstance(next(reader), Stored)
    assert stream.tell() < size / 50
    assert len(list(reader)) == 599


# Long files


def test_long_work_tells_how_far_it_is(tmp_path: Path) -> None:
    journal = MemoryJournal()
    journal.create(logs.header(), logs.play(400))
    told: dict[str, list[int]] = {"out": [], "check": [], "in": []}
    file = tmp_path / "long.combat.jsonl"
    head = export_fight(journal, "ambush", file, progress=told["out"].append)
    assert verify_file(file, told["check"].append).head == head
    assert import_file(MemoryJournal(), file, told["in"].append).head == head
    assert list(told.values()) == [[512, 1024]] * 3


@pytest.mark.parametrize("at", [512, 1024])
def test_long_work_that_is_broken_off_leaves_nothing_behind(tmp_path: Path, at: int) -> None:
    def break_off(done: int) -> None:
        if done == at:
            raise KeyboardInterrupt

    source, file = MemoryJournal(), tmp_path / "long.combat.jsonl"
    source.create(logs.header(), logs.play(400))
    with pytest.raises(KeyboardInterrupt):
        export_fight(source, "ambush", file, progress=break_off)
    assert list(tmp_path.iterdir()) == []
    export_fight(source, "ambush", file)
    with SqliteJournal(tmp_path / "journal.db") as journal:
        with pytest.raises(KeyboardInterrupt):
            import_file(journal, file, break_off)
        assert journal.fights() == ()
        import_file(journal, file)
        assert list(journal.read("ambush")) == list(source.read("ambush"))
