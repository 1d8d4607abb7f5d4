"""Verifying a fight of a journal: every link, batch, parent, body and secret, and nothing that is kept beside it."""

from typing import Any

import pytest

from rejeu.events.chain import check_log
from rejeu.events.errors import BrokenLog
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Draft, Opening, Part, seal_batch
from rejeu.replays import reading, snapshots
from rejeu.replays.fight import Fight
from rejeu.replays.verifying import verify_fight
from tests.machines.hands import PLAYERS
from tests.random_logs import FIGHT
from tests.replays.kept import WRONG, opened, played, spoil, tampered

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.mark.parametrize("ruleset", PLAYERS)
def test_verifying_comes_to_the_head_of_the_lines(ruleset: str) -> None:
    journal = played(ruleset)
    told: list[int] = []
    assert verify_fight(journal, FIGHT, told.append) == check_log(journal.read(FIGHT))
    assert told[-1] == journal.tail(FIGHT).seq


def test_verifying_believes_nothing_that_is_kept() -> None:
    journal = played()
    opened(journal)
    for kind in (snapshots.STATE, reading.BOOKMARK):
        spoil(journal, kind, data=WRONG)
    assert verify_fight(journal, FIGHT) == check_log(journal.read(FIGHT))
    for seq in (3, 100, journal.tail(FIGHT).seq - 1):
        with pytest.raises(BrokenLog) as broken:
            verify_fight(tampered(journal, seq), FIGHT)
        assert (broken.value.code, broken.value.seq) == ("broken-link", seq + 1)


def sealed(journal: MemoryJournal, tag: str, body: bytes, **changes: Any) -> MemoryJournal:
    """The log with one more batch of play: a note, and a fact that says `body`."""
    tail = journal.tail(FIGHT)
    head = Fight(journal, FIGHT).head
    drafts = [
        Draft(
            **{"parent": head, "at": 1, "by": "gm", "command": "odd", "n": n, "tag": tag, "v": 1, "body": body}
            | changes
        )
        for n, (tag, body) in enumerate((("note", b"{}"), (tag, body)))
    ]
    journal.append(FIGHT, seal_batch(drafts, tail.seq + 1, tail.leaf, lambda: bytes(16)), tail.seq)
    return journal


@pytest.mark.parametrize(
    ("tag", "body", "changes", "code"),
    [
        ("attack-resolved", b'{"who":7}', {}, "bad-record"),
        ("placed", b'{"who":"nobody","position":[0]}', {}, "bad-fact"),
        ("noted", b"{}", {"parent": 1}, "bad-parent"),
    ],
)
def test_verifying_reads_every_body_and_parent(tag: str, body: bytes, changes: dict[str, Any], code: str) -> None:
    journal = played(records=60)
    verify_fight(journal, FIGHT)
    with pytest.raises(BrokenLog) as broken:
        verify_fight(sealed(journal, tag, body, **changes), FIGHT)
    assert broken.value.code == code


def test_verifying_opens_every_secret() -> None:
    journal = played(records=60)
    sealed(journal, "noted", b"{}", sealed=(Part(("table",), b'{"text":"hush"}'),))
    verify_fight(journal, FIGHT)
    tail = journal.tail(FIGHT).seq
    held = journal._logs[FIGHT].openings
    for place, code in (((tail, 0), "bad-opening"), ((tail, 1), "stray-opening")):
        before = dict(held)
        held[place] = Opening(bytes(16), b'{"text":"other"}')
        with pytest.raises(BrokenLog) as broken:
            verify_fight(journal, FIGHT)
        assert (broken.value.code, broken.value.seq) == (code, tail)
        held.clear()
        held.update(before)
