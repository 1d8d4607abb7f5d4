"""A journal takes what `seal_batch` has just made without checking it again; so what that makes must be right."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.events.chain import Tail, check_batch
from rejeu.events.errors import BrokenLog
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Batch, Draft, Part, seal_batch

from .journals import logs

TEXT = st.text(st.characters(exclude_categories=["Cs"]), max_size=8)
BODIES = st.dictionaries(TEXT, st.integers(-9, 9) | TEXT, max_size=3).map(msgspec.json.encode)
PARTS = st.lists(st.builds(Part, st.tuples(TEXT), BODIES), max_size=2).map(tuple)


@st.composite
def sealed(draw: st.DrawFn) -> tuple[Batch, Tail]:
    after = Tail(draw(st.integers(0, 10**6)), draw(st.binary(min_size=32, max_size=32)))
    parent = draw(st.none() | st.integers(0, after.seq))
    replays = draw(st.none() | st.integers(1, after.seq)) if after.seq and parent is not None else None
    by, bodies = draw(TEXT), draw(st.lists(st.tuples(BODIES, PARTS), min_size=1, max_size=4))
    drafts = [
        Draft(
            parent=parent, at=draw(st.integers(0, 2**53)), by=by, command="c1", n=n, tag=draw(TEXT), v=1,
            body=body, sealed=parts, replays=replays if n == 0 else None,
        )
        for n, (body, parts) in enumerate(bodies)
    ]  # fmt: skip
    return seal_batch(drafts, after.seq + 1, after.leaf, logs.salts().__next__), after


@given(sealed())
def test_what_is_sealed_would_pass_every_check(made: tuple[Batch, Tail]) -> None:
    batch, after = made
    assert check_batch(batch, after) == check_batch(tuple(batch), after)


def test_what_is_sealed_for_another_place_is_checked_as_any_other() -> None:
    journal = MemoryJournal()
    journal.create(logs.header())
    elsewhere = logs.batch(Tail(0, bytes(32)), "one")
    assert isinstance(elsewhere, Batch)
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", elsewhere, 0)
    assert fault.value.code == "broken-link"
    assert journal.tail("ambush") == logs.start()


def test_a_part_of_what_is_sealed_is_checked_as_any_other() -> None:
    journal = MemoryJournal()
    journal.create(logs.header())
    with pytest.raises(BrokenLog) as fault:
        journal.append("ambush", logs.batch(logs.start(), "one")[1:], 0)
    assert fault.value.code == "wrong-seq"


@pytest.mark.parametrize(("parent", "replays"), [(None, 1), (2, 0), (2, 3), (2, -1)])
def test_nothing_is_sealed_that_replays_what_it_cannot(parent: int | None, replays: int) -> None:
    first = Draft(parent=parent, at=1, by="gm", command="c1", n=0, tag="hurt", v=1, body=b"{}", replays=replays)
    with pytest.raises(BrokenLog) as fault:
        seal_batch([first], 3, bytes(32), logs.salts().__next__)
    assert fault.value.code == "bad-replay"


def test_no_fact_is_sealed_as_a_replay() -> None:
    drafts = [Draft(parent=2, at=1, by="gm", command="c1", n=n, tag="hurt", v=1, body=b"{}", replays=1) for n in (0, 1)]
    with pytest.raises(BrokenLog) as fault:
        seal_batch(drafts, 3, bytes(32), logs.salts().__next__)
    assert (fault.value.code, fault.value.seq) == ("bad-replay", 4)
