"""Free texts forgotten for good: those asked for, their copies, and nothing else."""

import zlib

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.chain import check_log
from rejeu.events.errors import NotFound
from rejeu.events.journal import Journal
from rejeu.events.record import Draft, Part, seal_batch
from rejeu.replays.erasing import Texts, erase_texts, texts_at, texts_by
from rejeu.replays.fight import Fight
from tests.past.table import Table

FIGHT = "fight"


def told(table: Table) -> list[str]:
    return list(table.fight.texts().values())


def test_a_text_is_forgotten_and_all_else_stands(table: Table) -> None:
    journal = table.fight.journal
    table.say(c.Note(text="before"))
    note = table.say(c.Note(text="my real name"))
    table.say(c.Hurt(targets=("dan",), amount=1, text="he tripped"))
    lines, head, state = list(journal.read(FIGHT)), check_log(journal.read(FIGHT)), table.fight.state
    found = texts_at(journal, FIGHT, [note])
    assert found == Texts((note,))
    erase_texts(journal, FIGHT, found.records)
    assert told(table) == ["before", "he tripped"]
    assert (list(journal.read(FIGHT)), check_log(journal.read(FIGHT))) == (lines, head)
    assert Fight(journal, FIGHT).state == state
    assert texts_at(journal, FIGHT, [note]) == Texts((), (note,))


def test_any_record_of_a_command_stands_for_it(table: Table) -> None:
    first = table.say(c.Hurt(targets=("dan",), amount=1, text="he tripped"))
    assert texts_at(table.fight.journal, FIGHT, [first + 1, first]).records == (first,)


@pytest.mark.parametrize("seq", [0, -1, 999])
def test_a_record_that_is_not_there(table: Table, seq: int) -> None:
    with pytest.raises(Refused) as refused:
        texts_at(table.fight.journal, FIGHT, [seq])
    assert refused.value.code == "no-such-record"


def test_of_records_of_which_one_never_had_a_text_none_is_taken(table: Table) -> None:
    note = table.say(c.Note(text="x"))
    with pytest.raises(Refused) as refused:
        texts_at(table.fight.journal, FIGHT, [note, 1])
    assert (refused.value.code, refused.value.params["seq"]) == ("no-free-text", 1)


def test_a_fight_that_is_not_there(table: Table) -> None:
    for call in (
        lambda: texts_by(table.fight.journal, "siege", "gm"),
        lambda: texts_at(table.fight.journal, "siege", [1]),
    ):
        with pytest.raises(NotFound):
            call()


def test_copies_that_amendments_made_go_with_it(table: Table) -> None:
    first = table.say(c.Hurt(targets=("dan",), amount=1))
    note = table.say(c.Note(text="my real name"))
    other = table.say(c.Note(text="my real name"))  # the same words, said on their own
    copies = []
    for amount in (2, 3):
        plan = table.amend(first, c.Hurt(targets=("dan",), amount=amount))
        first = plan.outcomes[0].seq
        copies.append(plan.outcomes[1].seq)
    journal = table.fight.journal
    for asked in (note, *copies):
        assert texts_at(journal, FIGHT, [asked]).records == (note, *copies)
    assert not {other} & set(texts_at(journal, FIGHT, [note]).records)
    erase_texts(journal, FIGHT, texts_at(journal, FIGHT, [note]).records)
    assert set(told(table)) == {"my real name"}
    assert not {note, *copies} & set(table.fight.texts())


def test_what_somebody_wrote_is_theirs_whoever_amended(table: Table) -> None:
    first = table.say(c.Hurt(targets=("dan",), amount=1, text="from the gm"))
    note = table.say(c.Note(text="from anna"), by="anna")
    plan = table.amend(first, c.Hurt(targets=("dan",), amount=2, text="from the gm, again"))
    again = plan.outcomes[1].seq
    journal = table.fight.journal
    assert texts_by(journal, FIGHT, "anna") == Texts((note, again))
    assert not {note, again} & set(texts_by(journal, FIGHT, "gm").records)
    assert texts_by(journal, FIGHT, "nobody") == Texts(())


def test_only_a_commands_own_text_is_one(journal: Journal, table: Table) -> None:
    tail = table.fight.journal.tail(FIGHT)
    parts = (b'{"note":"trap"}', b'{"text":"x","more":"y"}', b'["text"]')
    for number, part in enumerate(parts):
        draft = Draft(
            parent=None, at=1, by="gm", command=f"secret{number}", n=0, tag="from-later", v=1, body=b"{}",
            sealed=(Part(("gm",), part), Part(("gm",), b'{"text":"of another seal"}')),
        )  # fmt: skip
        batch = seal_batch([draft], tail.seq + 1, tail.leaf, lambda: bytes(16))
        table.fight.journal.append(FIGHT, batch, tail.seq)
        with pytest.raises(Refused):
            texts_at(table.fight.journal, FIGHT, [tail.seq + 1])
        tail = table.fight.journal.tail(FIGHT)
    assert texts_by(table.fight.journal, FIGHT, "gm") == Texts(())


def test_what_is_kept_beside_the_log_holds_no_texts(table: Table) -> None:
    for number in range(20):
        table.say(c.Hurt(targets=("dan",), amount=1, text=f"my real name {number}"))
    cache = table.fight.journal.cache
    Fight(table.fight.journal, FIGHT, every=2)
    from rejeu.replays.fingerprint import fingerprint

    made_by = fingerprint() or b""
    kept = [
        cache.get(FIGHT, kind, seq, made_by)
        for kind in ("state", "bookmark")
        for seq in cache.places(FIGHT, kind, made_by)
    ]
    assert len(kept) > 5
    assert not [found for found in kept if found is not None and b"real name" in zlib.decompress(found.data)]
