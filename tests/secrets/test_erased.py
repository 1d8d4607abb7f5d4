"""A free text that is forgotten is forgotten in the sealed log, too: no copy made later has it."""

from pathlib import Path

from rejeu.events import commands as c
from rejeu.events.jsonl import import_file
from rejeu.events.memory import MemoryJournal
from rejeu.replays.erasing import erase_texts, texts_at
from rejeu.replays.sealing import export_copy, label_of, seal
from rejeu.replays.unsealing import check_sealed, unseal
from tests.secrets.play import SALTS, Table


def copy(table: Table, who: str, path: Path) -> bytes:
    seal(table.journal, table.fight, lambda: SALTS.randbytes(16))
    export_copy(table.journal, table.fight, label_of(table.fight, who), path, replace=True)
    return path.read_bytes()


def test_a_text_that_is_forgotten_is_in_no_later_copy(tmp_path: Path) -> None:
    table = Table("tiny")
    path = tmp_path / "copy.combat.jsonl"
    for text in ("before", "my address is 5 Elm Street", "after"):
        assert table.say(c.Note(text=text), by="alice")
    note = table.fight.head - 3
    lines = [line for line in copy(table, "bob", path).splitlines() if b"opening" not in line]
    assert b"Elm" in path.read_bytes()
    table.say(c.Note(text="not sealed yet: 7 Elm Street"), by="alice")
    late = table.fight.head - 1
    erase_texts(table.journal, "random", texts_at(table.journal, "random", [note, late]).records)
    for who in ("gm", "alice", "bob", ""):
        again = copy(table, who, path)
        assert b"Elm" not in again
        assert all(text in again for text in (b"before", b"after"))
        assert [line for line in again.splitlines() if b"opening" not in line][: len(lines) - 1] == lines[:-1]
        journal = MemoryJournal()
        assert unseal(journal, import_file(journal, path).fight).fight.state == table.fight.state or who != "gm"
    check_sealed(table.journal, table.fight)


def test_where_nothing_is_sealed_a_text_is_forgotten_as_ever() -> None:
    table = Table("tiny")
    table.say(c.Note(text="my address is 5 Elm Street"))
    note = table.fight.head - 1
    erase_texts(table.journal, "random", texts_at(table.journal, "random", [note]).records)
    assert not table.fight.journal.openings("random", note, note)
