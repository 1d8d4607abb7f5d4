"""Whole pages are checked as line by line: what passes is the same, and so is what is said of what does not."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rejeu.events.chain import Tail, leaf_hash, linked
from rejeu.events.errors import BrokenLog
from rejeu.events.pages import check_lines, check_page, read_envelopes, read_rows

from .journals import logs

LINES = [stored.line for stored in logs.play(12)]
START = logs.start()


def said(check: Callable[[], object]) -> object:
    try:
        return check()
    except BrokenLog as broken:
        return broken.code, broken.seq


def by_line(lines: list[bytes], after: Tail) -> object:
    def check() -> object:
        return [envelope for _, envelope in linked(lines, after)], Tail(after.seq + len(lines), leaf_hash(lines[-1]))

    return said(check)


def by_page(lines: list[bytes], after: Tail) -> object:
    def check() -> object:
        envelopes, leaves = check_lines(b"\n".join(lines), after)
        return envelopes, Tail(after.seq + len(leaves), leaves[-1])

    return said(check)


def change(line: bytes, place: int, byte: int) -> bytes:
    place %= len(line)
    return line[:place] + bytes([byte]) + line[place + 1 :]


@settings(max_examples=300)
@given(
    at=st.integers(0, len(LINES) - 1),
    place=st.integers(0, 400),
    byte=st.sampled_from(sorted(b'0159{}[]":,=\\ azAZ+/\x00\x1f\xff')),
)
def test_any_changed_byte_is_told_as_line_by_line(at: int, place: int, byte: int) -> None:
    lines = [change(line, place, byte) if n == at else line for n, line in enumerate(LINES)]
    assert by_page(lines, START) == by_line(lines, START)


@pytest.mark.parametrize("cut", range(0, len(LINES), 7))
def test_lines_left_out_doubled_or_swapped_are_told_as_line_by_line(cut: int) -> None:
    for lines in (
        [*LINES[:cut], *LINES[cut + 1 :]],
        [*LINES[:cut], LINES[cut], *LINES[cut:]],
        [*LINES[:cut], *reversed(LINES[cut : cut + 2]), *LINES[cut + 2 :]],
        [*LINES[:cut], LINES[cut] + LINES[cut], *LINES[cut + 1 :]],
        [*LINES[:cut], b"", *LINES[cut + 1 :]],
        [*LINES[:cut], b" " + LINES[cut], *LINES[cut + 1 :]],
    ):
        assert by_page(lines, START) == by_line(lines, START)


def test_whole_pages_follow_one_another() -> None:
    _, leaves = check_lines(b"\n".join(LINES[:20]), START)
    envelopes, more = check_lines(b"\n".join(LINES[20:]), Tail(20, leaves[-1]))
    assert [*leaves, *more] == [leaf_hash(line) for line in LINES]
    assert [envelope.seq for envelope in envelopes] == list(range(21, len(LINES) + 1))
    assert check_page(b"\n".join(LINES), START) == Tail(len(LINES), more[-1])


@given(at=st.integers(0, len(LINES) - 2), place=st.integers(0, 400))
def test_links_alone_show_any_changed_byte_in_the_line_after_it(at: int, place: int) -> None:
    byte = (LINES[at][place % len(LINES[at])] + 1) % 256
    lines = [change(line, place, byte if byte != 10 else 11) if n == at else line for n, line in enumerate(LINES)]
    with pytest.raises(BrokenLog) as broken:
        check_page(b"\n".join(lines), START)
    assert (broken.value.code, broken.value.seq in (at + 1, at + 2)) == ("broken-link", True)


def test_a_page_that_starts_elsewhere_is_seen() -> None:
    page = b"\n".join(LINES[3:6])
    assert [row.seq for row in read_rows(page, 4)] == [4, 5, 6]
    assert [envelope.seq for envelope in read_envelopes(page, 4)] == [4, 5, 6]
    for read in (read_rows, read_envelopes):
        with pytest.raises(BrokenLog) as broken:
            read(page, 3)
        assert (broken.value.code, broken.value.seq) == ("wrong-seq", 3)
        with pytest.raises(BrokenLog) as broken:
            read(page.replace(b'"seq":5', b'"seq":"5"'), 4)
        assert (broken.value.code, broken.value.seq) == ("bad-record", 5)
