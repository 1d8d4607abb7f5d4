"""The tree of RFC 6962 and the checks of a log."""

from collections.abc import Iterator
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.events.chain import (
    Head,
    Tail,
    Tree,
    check_links,
    check_log,
    check_shape,
    leaf_hash,
    linked,
)
from rejeu.events.errors import BrokenLog
from rejeu.events.record import LINE_LIMIT, Stored, base64

from .journals import logs

# The leaves and roots that Certificate Transparency's own implementations test with.
LEAVES = [
    bytes.fromhex(leaf)
    for leaf in ("", "00", "10", "2021", "3031", "40414243", "5051525354555657", "606162636465666768696a6b6c6d6e6f")
]
ROOTS = [
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
    "fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125",
    "aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77",
    "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    "4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4",
    "76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef",
    "ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c",
    "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
]


def test_the_tree_has_the_roots_of_rfc_6962() -> None:
    tree = Tree()
    roots = [tree.root().hex()]
    for leaf in LEAVES:
        tree.add(leaf_hash(leaf))
        roots.append(tree.root().hex())
    assert roots == ROOTS
    assert tree.size == 8


def _root(leaves: list[bytes]) -> bytes:
    """MTH as section 2.1 words it, for comparison."""
    if not leaves:
        return sha256(b"").digest()
    if len(leaves) == 1:
        return sha256(b"\x00" + leaves[0]).digest()
    half = 1
    while half * 2 < len(leaves):
        half *= 2
    return sha256(b"\x01" + _root(leaves[:half]) + _root(leaves[half:])).digest()


@given(st.lists(st.binary(max_size=3), max_size=70))
def test_the_tree_is_the_definition(leaves: list[bytes]) -> None:
    tree = Tree()
    for leaf in leaves:
        tree.add(leaf_hash(leaf))
    assert tree.root() == _root(leaves)


# Links


@pytest.fixture(scope="module")
def lines() -> list[bytes]:
    return [logs.header(), *(stored.line for stored in logs.play(4))]


def fault(lines: list[bytes]) -> tuple[int, str]:
    with pytest.raises(BrokenLog) as broken:
        check_log(iter(lines))
    assert "{" not in str(broken.value)
    return broken.value.seq, broken.value.code


def test_a_whole_log_is_checked_to_its_tail_and_head(lines: list[bytes]) -> None:
    assert check_links(iter(lines)) == Tail(12, leaf_hash(lines[12]))
    assert check_log(iter(lines)) == Head(13, _root(lines))
    assert check_links(lines[:1]) == Tail(0, leaf_hash(lines[0]))


def test_a_log_is_checked_from_any_record_whose_hash_is_known(lines: list[bytes]) -> None:
    for seq in range(13):
        rest = linked(lines[seq + 1 :], Tail(seq, leaf_hash(lines[seq])))
        assert [line for line, _ in rest] == lines[seq + 1 :]
    with pytest.raises(BrokenLog):
        list(linked(lines[6:], Tail(5, leaf_hash(lines[4]))))


@pytest.mark.case(32)
@pytest.mark.parametrize("seq", range(12))
def test_an_edited_line_shows_in_the_link_of_the_next(lines: list[bytes], seq: int) -> None:
    old, new = (b'"n":', b'"n":7') if seq else (b"1700000000000", b"1700000000001")
    assert old in lines[seq]
    edited = [*lines[:seq], lines[seq].replace(old, new, 1), *lines[seq + 1 :]]
    found, code = fault(edited)
    assert (found, code) == (seq, "bad-batch") or (found, code) == (seq + 1, "broken-link")
    with pytest.raises(BrokenLog) as broken:
        check_links(edited)
    assert (broken.value.seq, broken.value.code) == (seq + 1, "broken-link")


def test_only_a_published_head_shows_an_edited_last_line(lines: list[bytes]) -> None:
    edited = [*lines[:-1], lines[-1].replace(b"mira", b"mara")]
    assert check_log(edited).root != check_log(lines).root
    assert check_log(lines[:-1]) != check_log(lines)


@pytest.mark.parametrize(
    ("change", "seq", "code"),
    [
        (lambda lines: [], 0, "empty-log"),
        (lambda lines: lines[1:], 0, "not-a-log"),
        (lambda lines: [*lines[:3], *lines[4:]], 3, "wrong-seq"),
        (lambda lines: [*lines[:3], lines[2], *lines[3:]], 3, "wrong-seq"),
        (lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]], 3, "wrong-seq"),
        (lambda lines: [lines[0].replace(b"ambush", b"siege"), *lines[1:]], 1, "broken-link"),
        (lambda lines: [*lines[:5], b"junk", *lines[6:]], 5, "bad-record"),
        (lambda lines: [*lines[:5], lines[5][:-9], *lines[6:]], 5, "bad-record"),
        (lambda lines: [*lines[:5], lines[5] + b" " * LINE_LIMIT, *lines[6:]], 5, "line-too-long"),
        (lambda lines: [*lines[:5], lines[5] + b" ", *lines[6:]], 6, "broken-link"),
    ],
)
def test_the_first_broken_record_is_named(lines: list[bytes], change: object, seq: int, code: str) -> None:
    assert fault(change(list(lines))) == (seq, code)


# Shape


class Line:
    """Builds a log of any shape, links always right."""

    def __init__(self) -> None:
        self.tail = logs.start()
        self.envelopes: list[object] = []

    def add(self, command: str, n: int, parent: int | None) -> "Line":
        (stored,) = logs.batch(self.tail, command, size=1, parent=0)
        line = stored.line.replace(b'"n":0,"tag"', b'"n":%d,"tag"' % n)
        line = line.replace(b'"parent":0', b'"parent":null' if parent is None else b'"parent":%d' % parent)
        self.tail = Tail(self.tail.seq + 1, leaf_hash(line))
        self.envelopes.append(Stored(line).envelope)
        return self


def shape(*records: tuple[str, int, int | None]) -> tuple[int, str] | None:
    line = Line()
    for record in records:
        line.add(*record)
    try:
        check_shape(line.envelopes)
    except BrokenLog as broken:
        return broken.seq, broken.code
    return None


def test_good_shapes() -> None:
    assert shape() is None
    assert shape(("a", 0, 0), ("a", 1, 1), ("b", 0, 2), ("b", 1, 3)) is None
    # A rewind to the end of an earlier batch, and to before everything.
    assert shape(("a", 0, 0), ("a", 1, 1), ("b", 0, 2), ("c", 0, 2), ("d", 0, 0)) is None
    # Records at the table lie between, and play goes on past them.
    assert shape(("t", 0, None), ("t", 1, None), ("a", 0, 0), ("u", 0, None), ("b", 0, 3)) is None


@pytest.mark.parametrize(
    ("records", "seq", "code"),
    [
        ([("a", 1, 0)], 1, "bad-batch"),
        ([("a", 0, 0), ("a", 2, 1)], 2, "bad-batch"),
        ([("a", 0, 0), ("b", 1, 1)], 2, "bad-batch"),
        ([("a", 0, 0), ("a", 1, 1), ("a", 1, 2)], 3, "bad-batch"),
        ([("a", -1, 0)], 1, "bad-batch"),
        ([("a", 0, 0), ("b", 0, 1), ("a", 0, 2)], 3, "repeated-command"),
        ([("a", 0, 0), ("a", 1, None)], 2, "mixed-scope"),
        ([("a", 0, None), ("a", 1, 0)], 2, "mixed-scope"),
        ([("a", 0, 0), ("a", 1, 0)], 2, "bad-parent"),
        ([("a", 0, 1)], 1, "bad-parent"),
        ([("a", 0, 9)], 1, "bad-parent"),
        ([("a", 0, -1)], 1, "bad-parent"),
        ([("t", 0, None), ("a", 0, 1)], 2, "bad-parent"),  # play cannot follow the table
        ([("a", 0, 0), ("a", 1, 1), ("b", 0, 1)], 3, "bad-parent"),  # nor the middle of a batch
    ],
)
def test_bad_shapes(records: list[tuple[str, int, int | None]], seq: int, code: str) -> None:
    assert shape(*records) == (seq, code)


def test_links_are_checked_as_lines_arrive(lines: list[bytes]) -> None:
    """A long log is never held whole."""
    taken = 0

    def counted() -> Iterator[bytes]:
        nonlocal taken
        for line in lines:
            taken += 1
            yield line

    for seen, (_, envelope) in enumerate(linked(counted()), 1):
        assert (taken, envelope.seq) == (seen + 1, seen)
        assert envelope.prev == base64(leaf_hash(lines[seen - 1]))
