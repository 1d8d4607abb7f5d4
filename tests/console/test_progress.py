"""Long work says how far it is on a terminal, once it has taken a while; elsewhere it says nothing."""

import io
import sys
from pathlib import Path

import pytest

from rejeu.console import progress
from rejeu.console.session import Session
from rejeu.console.text import Texts
from rejeu.events.errors import BrokenLog
from rejeu.events.jsonl import export_fight
from rejeu.events.memory import MemoryJournal
from rejeu.events.sqlite import SqliteJournal
from tests.bench.logs import long_fight
from tests.console.conftest import Rejeu
from tests.tiny.install import install, uninstall


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, patience: float = 0) -> Terminal:
    found = Terminal()
    monkeypatch.setattr(sys, "stderr", found)
    monkeypatch.setattr(progress, "PATIENCE", patience)
    monkeypatch.setenv("TERM", "xterm")
    return found


@pytest.fixture
def run() -> Session:
    return Session(Texts("en"))


def test_it_is_told_on_a_terminal(run: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_a_terminal(monkeypatch)
    with progress.counted(run, "reading-log", 1000) as told:
        told(512)
    assert "Reading the log" in terminal.getvalue()
    assert "512/1000" in terminal.getvalue()


def test_quick_work_says_nothing(run: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_a_terminal(monkeypatch, patience=60)
    with progress.counted(run, "reading-log") as told:
        told(512)
    assert terminal.getvalue() == ""


def test_nothing_is_told_elsewhere(run: Session, capsys: pytest.CaptureFixture[str]) -> None:
    with progress.counted(run, "reading-log") as told:
        told(512)
    assert capsys.readouterr() == ("", "")


def test_it_is_taken_off_the_terminal_when_work_is_broken_off(run: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = on_a_terminal(monkeypatch)
    with pytest.raises(KeyboardInterrupt), progress.counted(run, "reading-log") as told:
        told(512)
        raise KeyboardInterrupt
    assert "\x1b[?25h" in terminal.getvalue()  # the cursor is back
    assert terminal.getvalue().endswith("\x1b[2K")  # and the line is gone


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The file of a fight of some 3,000 records."""
    install(tmp_path / "plugins")
    journal = MemoryJournal()
    long_fight(journal, "long", 3_000)
    export_fight(journal, "long", tmp_path / "long.combat.jsonl")
    uninstall(tmp_path / "plugins")
    return tmp_path / "long.combat.jsonl"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("verify", "long.combat.jsonl"), "Verifying the log"),
        (("import", "long.combat.jsonl"), "Importing the log"),
        (("export", "long", "again.combat.jsonl"), "Exporting the log"),
        (("verify", "long"), "Verifying the log"),
        (("show", "long"), "Reading the log"),
    ],
)
def test_long_work_on_logs_is_told(
    rejeu: Rejeu, file: Path, arguments: tuple[str, ...], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if arguments[0] != "import" and not arguments[1].endswith(".jsonl"):
        assert rejeu("import", str(file)).code == 0
    monkeypatch.setattr(progress, "PATIENCE", 0)
    monkeypatch.setattr(progress, "_is_terminal", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    ran = rejeu(*arguments)
    assert said in ran.err
    assert said not in ran.out
    assert ran.code == 0


def test_an_imported_fight_is_ready_to_be_opened(rejeu: Rejeu, file: Path, tmp_path: Path) -> None:
    path = tmp_path / "journal.db"
    assert rejeu("import", str(file), "--journal", str(path)).code == 0
    with SqliteJournal(path, write=False) as journal:
        places = journal.cache.places("long", "state", _mark())
    assert len(places) >= 2


def _mark() -> bytes:
    from rejeu.replays.fingerprint import fingerprint

    return fingerprint() or b""


def test_a_long_log_that_does_not_fold_is_kept_all_the_same(rejeu: Rejeu, tmp_path: Path) -> None:
    install(tmp_path / "plugins")
    journal = MemoryJournal()
    long_fight(journal, "long", 3_000)
    uninstall(tmp_path / "plugins")
    _add_what_does_not_fold(journal)
    export_fight(journal, "long", tmp_path / "long.combat.jsonl")
    assert rejeu("import", "long.combat.jsonl").code == 0
    assert rejeu("show", "long").code == 3


def _add_what_does_not_fold(journal: MemoryJournal) -> None:
    from rejeu.events.record import Draft, seal_batch

    tail = journal.tail("long")
    drafts = [
        Draft(parent=tail.seq, at=1, by="gm", command="odd", n=n, tag=tag, v=1, body=body)
        for n, (tag, body) in enumerate((("note", b"{}"), ("placed", b'{"who":"nobody","position":[0]}')))
    ]
    journal.append("long", seal_batch(drafts, tail.seq + 1, tail.leaf, lambda: bytes(16)), tail.seq)
    with pytest.raises(BrokenLog):
        from rejeu.replays.fight import Fight

        Fight(journal, "long")
