"""Snapshots and bookmarks: whatever is kept or lost, trusted or checked, a fight is what its log says."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rejeu.engine.dice import Key
from rejeu.events.cache import Kept, MemoryCache, NoCache
from rejeu.events.chain import leaf_hash
from rejeu.events.errors import BrokenLog
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from rejeu.events.pages import PAGE
from rejeu.events.registry import decode_body
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays import fingerprint, reading, records, snapshots
from rejeu.replays.fight import Fight
from tests import plain
from tests.machines.hands import PLAYERS
from tests.random_logs import FIGHT, Game
from tests.replays.kept import EVERY, WRONG, Small, opened, places, played, spoil, tampered, whole
from tests.replays.table import digest

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.mark.parametrize("ruleset", PLAYERS)
def test_a_fight_is_the_same_however_it_was_read(ruleset: str) -> None:
    journal = played(ruleset)
    plainly = Fight(journal, FIGHT)
    assert journal.cache.places(FIGHT, snapshots.STATE, fingerprint.fingerprint() or b"") == []
    expected = whole(plainly)
    assert whole(opened(journal)) == expected  # keeps snapshots on the way, and a bookmark at the end
    assert len(journal.cache.places(FIGHT, snapshots.STATE, fingerprint.fingerprint() or b"")) > 5
    for how in ({}, {"trust_above": 0}, {"every": 8}, {"trust_above": 0, "every": 50}):
        assert whole(opened(journal, **how)) == expected, how
    journal.cache = NoCache()
    assert whole(opened(journal)) == expected


@pytest.mark.case(26)
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_folding_from_any_snapshot_is_folding_from_the_start(ruleset: str) -> None:
    journal = played(ruleset)
    known = plain.records(journal.read(FIGHT))
    for fight in (opened(journal), opened(journal), opened(journal, trust_above=0)):
        for seq, envelope in known.items():
            if envelope.parent is not None:
                assert digest(fight.state_at(seq)) == digest(plain.state_at(known, seq)), seq


def test_a_fight_goes_on_the_same_whether_its_past_was_read_or_trusted() -> None:
    journals = [played(), played()]
    opened(journals[1])
    fights = [Fight(journals[0], FIGHT), opened(journals[1], trust_above=0)]
    for journal, fight in zip(journals, fights, strict=True):
        game = Game(MemoryJournal(), "tiny", seed=8)
        game.fight = fight
        game.ids = iter(f"later-{n}" for n in range(10**6))  # type: ignore[assignment]
        game.play(700)
        assert fight.tail >= 700
        known = plain.records(journal.read(FIGHT))
        assert digest(fight.state) == digest(plain.state_at(known, fight.head))
    assert list(journals[0].read(FIGHT)) == list(journals[1].read(FIGHT))
    assert whole(fights[0]) == whole(fights[1]) == whole(opened(journals[1])) == whole(Fight(journals[0], FIGHT))


# What counts and what does not


def test_the_test_of_what_counts_can_fail() -> None:
    journal = played()
    opened(journal)
    spoil(journal, snapshots.STATE, data=WRONG)
    assert opened(journal).state.title == "Another fight"


@pytest.mark.parametrize(
    ("kind", "changes"),
    [
        (snapshots.STATE, {"data": WRONG, "leaf": bytes(32)}),
        (snapshots.STATE, {"data": WRONG[:-9]}),
        (snapshots.STATE, {"data": b"no state"}),
        (reading.BOOKMARK, {"leaf": bytes(32)}),
        (reading.BOOKMARK, {"data": b"no bookmark"}),
        (reading.BOOKMARK, {"data": WRONG}),
    ],
)
def test_what_does_not_match_is_made_again(kind: str, changes: dict[str, Any]) -> None:
    journal = played()
    expected = whole(opened(journal))
    spoil(journal, kind, **changes)
    for how in ({}, {"trust_above": 0}):
        assert whole(opened(journal, **how)) == expected


def test_what_another_program_made_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played()
    expected = whole(opened(journal))
    spoil(journal, snapshots.STATE, data=WRONG)
    for module in (snapshots, reading):
        monkeypatch.setattr(module, "fingerprint", lambda: b"a later program")
    assert whole(opened(journal)) == expected


def test_without_a_fingerprint_nothing_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    journal = played()
    for module in (snapshots, reading):
        monkeypatch.setattr(module, "fingerprint", lambda: None)
    assert whole(opened(journal)) == whole(Fight(journal, FIGHT))
    assert not places(journal)
    assert not places(journal, reading.BOOKMARK)


def test_a_fingerprint_is_of_all_that_folds() -> None:
    first = fingerprint.fingerprint()
    assert first is not None
    assert len(first) == 32
    names = fingerprint.modules()
    assert {"rejeu.engine.evolve", "rejeu.engine.state", "rejeu.events.facts", "rejeu.events.base"} <= names
    assert not any("rulesets" in name for name in names)


def test_another_fight_of_the_same_name_has_nothing_of_it() -> None:
    journal, other = played(seed=3), played(seed=4)
    opened(journal)
    expected = whole(Fight(other, FIGHT))
    other.cache = journal.cache
    for how in ({}, {"trust_above": 0}):
        assert whole(opened(other, **how)) == expected


def test_every_link_is_checked_where_a_bookmark_is_not_trusted() -> None:
    journal = played()
    opened(journal)
    with pytest.raises(BrokenLog) as plainly:
        Fight(tampered(journal, 100), FIGHT)
    with pytest.raises(BrokenLog) as broken:
        opened(tampered(journal, 100))
    assert (broken.value.code, broken.value.seq) == (plainly.value.code, plainly.value.seq) == ("broken-link", 101)


def test_a_bookmark_is_trusted_only_at_the_very_line_that_it_was_made_at() -> None:
    journal = played()
    opened(journal)
    (mark,) = places(journal, reading.BOOKMARK)
    game = Game(MemoryJournal(), "tiny", seed=8)
    game.fight = Fight(journal, FIGHT)
    game.ids = iter(f"later-{n}" for n in range(10**6))  # type: ignore[assignment]
    tail = game.play(mark + 40).tail
    assert opened(tampered(journal, 100), trust_above=0).tail == tail  # only `verify` reads it all
    (mark,) = places(journal, reading.BOOKMARK)
    game.play(tail + 20)
    for seq in (mark, mark + 1, game.fight.tail - 1):
        with pytest.raises(BrokenLog) as broken:
            opened(tampered(journal, seq), trust_above=0)
        assert (broken.value.code, broken.value.seq) == ("broken-link", seq + 1)


def test_nothing_is_kept_of_what_was_not_checked() -> None:
    journal = played()
    opened(journal)
    kept = [
        journal.cache.get(FIGHT, reading.BOOKMARK, seq, fingerprint.fingerprint() or b"")
        for seq in places(journal, reading.BOOKMARK)
    ]
    journal.cache = MemoryCache()
    for one in kept:
        assert one is not None
        journal.cache.keep(one)
    fight = opened(journal, trust_above=0)
    made = places(journal)
    for seq in range(0, fight.tail, 5):
        fight.state_at(seq)
    assert places(journal) == made


# How much is read


class Counted(Small):
    """A journal that counts the lines that are read of it."""

    lines = 0

    def read(self, fight: str, first: int = 0, last: int | None = None) -> Iterator[bytes]:
        for line in list(super().read(fight, first, last)):
            self.lines += 1
            yield line

    def counted(self) -> int:
        found, self.lines = self.lines, 0
        return found


def test_a_trusted_log_is_opened_without_reading_it() -> None:
    journal = Counted()
    Game(journal, "tiny", seed=5).play(3000)
    opened(journal)
    journal.counted()
    fight = opened(journal, trust_above=0)
    moves = len(fight.lineage.rewindings)
    assert moves > 10
    assert journal.counted() < 2 * EVERY + (fight.tail >> 7) + 3 * moves
    assert fight.state.seq == fight.head


def test_any_record_is_a_short_fold_away() -> None:
    journal = Counted()
    Game(journal, "tiny", seed=5).play(3000)
    opened(journal)
    fight = opened(journal)
    most = 0
    for seq in range(1, fight.tail, 7):
        if fight.envelopes[seq - 1].parent is not None:
            journal.counted()
            fight.state_at(seq)
            most = max(most, journal.counted())
    assert most < 200


@pytest.mark.case(34)
def test_a_roll_reads_its_own_round_and_no_more() -> None:
    journal = Counted()
    game = Game(journal, "tiny", seed=5)
    game.rewind = lambda number: None  # type: ignore[method-assign]
    game.play(3000)
    fight = Fight(journal, FIGHT)
    journal.counted()
    fight.ledger.known(Key(5, "mira", "attack", 0))
    assert 0 < journal.counted() < 1000
    fight.ledger.known(Key(5, "guard", "attack", 0))
    assert journal.counted() == 0


def test_a_part_of_a_page_is_read_alone_and_the_page_stays_at_hand_once_asked_for_again() -> None:
    journal = Counted()
    Game(journal, "tiny", seed=5).play(3000)
    found = records.Records(journal, FIGHT, journal.tail(FIGHT).seq)
    journal.counted()
    counts = []
    for _ in range(3):
        assert [row.seq for rows in found.rows(600, 700) for row in rows] == list(range(600, 701))
        counts.append(journal.counted())
    assert counts == [101, PAGE, 0]
    assert [row.seq for rows in found.rows(500, 1100) for row in rows] == list(range(500, 1101))
    assert journal.counted() == 13 + 76, "the ends of the pages around it"


def test_only_so_many_pages_stay_at_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "AT_HAND", 2)
    journal = Counted()
    Game(journal, "tiny", seed=5).play(3000)
    fight = Fight(journal, FIGHT, cache=NoCache())
    for seq in (10, 600, 10, 1200, 10):
        fight.event(seq)
    journal.counted()
    fight.event(11)
    assert journal.counted() == 0, "the one used last stays"
    fight.event(600)
    assert journal.counted() == PAGE, "the one used longest ago went"


def test_what_is_appended_is_seen_on_a_page_at_hand() -> None:
    journal = Counted()
    game = Game(journal, "tiny", seed=5)
    for _ in range(80):
        game.step()
        fight = game.fight
        fight.event(fight.tail)
        list(fight.envelopes.rows(1, fight.tail))
    known = plain.records(journal.read(FIGHT))
    assert list(fight.envelopes) == list(known.values())
    for seq, envelope in known.items():
        assert fight.event(seq) == decode_body(envelope.tag, envelope.v, envelope.body)
    rows = [row for part in fight.envelopes.rows(1, fight.tail) for row in part]
    assert [(row.seq, row.parent, row.n) for row in rows] == [(e.seq, e.parent, e.n) for e in known.values()]


def test_a_record_that_is_missing_is_named() -> None:
    journal = played()
    found = records.Records(journal, FIGHT, journal.tail(FIGHT).seq)
    del journal._logs[FIGHT].lines[200:]
    for read in (lambda: found[150], lambda: list(found.rows(150, 250))):
        with pytest.raises(BrokenLog) as broken:
            read()
        assert (broken.value.code, broken.value.seq) == ("bad-record", 200)


# On disk


def test_a_cache_that_is_gone_or_cannot_be_written_harms_nothing(tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    with SqliteJournal(path) as journal:
        source = played()
        journal.create(next(source.read(FIGHT)))
        fight_lines(journal, source)
        expected = whole(opened(journal))
        assert (tmp_path / "journal.db-cache").exists()
    with SqliteJournal(path, write=False) as journal:
        assert whole(opened(journal, trust_above=0)) == expected
    (tmp_path / "journal.db-cache").unlink()
    with SqliteJournal(path, write=False) as journal:
        assert whole(opened(journal)) == expected
    assert sorted(found.name for found in tmp_path.iterdir() if found.is_file()) == ["journal.db"]


def fight_lines(journal: Journal, source: Journal) -> None:
    from rejeu.events.chain import linked
    from rejeu.events.record import Stored

    batch: list[Stored] = []
    for line, envelope in linked(source.read(FIGHT)):
        if envelope.n == 0 and batch:
            journal.append(FIGHT, batch, envelope.seq - 1 - len(batch))
            batch = []
        batch.append(Stored(line))
    journal.append(FIGHT, batch, journal.tail(FIGHT).seq)


def test_reading_tells_how_far_it_is_and_can_be_broken_off(tmp_path: Path) -> None:
    journal = played(records=1500)
    told: list[int] = []
    expected = whole(opened(journal, progress=told.append))
    assert told == sorted(told)
    assert (len(told) > 2, told[-1]) == (True, journal.tail(FIGHT).seq)
    for stop in range(0, len(told), 40):
        journal.cache = MemoryCache()

        def break_off(seq: int, stop: int = stop) -> None:
            if seq >= told[stop]:
                raise KeyboardInterrupt

        with pytest.raises(KeyboardInterrupt):
            opened(journal, progress=break_off)
        assert whole(opened(journal)) == expected


def test_a_kept_state_holds_to_the_byte() -> None:
    fight = opened(played("point-zero"))
    packed = snapshots.pack(fight.state)
    assert digest(snapshots.unpack(packed)) == digest(fight.state)
    assert snapshots.unpack(packed) == fight.state
    assert msgspec.json.encode(snapshots.unpack(packed)) == msgspec.json.encode(fight.state)


def test_a_leaf_stands_for_the_past() -> None:
    """What is kept is named by the hash of the line it was made at, as the journal has it."""
    journal = played()
    opened(journal)
    for seq in places(journal):
        kept = journal.cache.get(FIGHT, snapshots.STATE, seq, fingerprint.fingerprint() or b"")
        assert isinstance(kept, Kept)
        assert kept.leaf == leaf_hash(next(journal.read(FIGHT, seq, seq)))
