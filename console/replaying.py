"""A replay written to a file."""

from contextlib import suppress
from pathlib import Path

from rejeu.events.errors import JournalUnavailable
from rejeu.events.files import beside, file_faults, put_in_place
from rejeu.projections.words import View
from rejeu.replays.fight import Fight

from .session import Session


def write_page(run: Session, fight: Fight, file: Path, view: View, *, replace: bool) -> None:
    """Write the replay of a fight as one HTML file. Raises `JournalUnavailable` where it cannot be."""
    from .page.build import replay_page

    check_free(file, replace=replace)
    write_text(file, replay_page(fight, run.texts, view), replace=replace)
    run.screen.show([run.texts.say("replay-written", fight=fight.id, file=str(file), count=fight.tail)])


def check_free(file: Path, *, replace: bool) -> None:
    """Refuse before the work what would be refused after it."""
    if not file.absolute().parent.is_dir():
        raise JournalUnavailable("folder-missing", file.parent)
    if file.exists() and not replace:
        raise JournalUnavailable("file-exists", file)


def write_text(file: Path, text: str, *, replace: bool) -> None:
    """Write a file whole or not at all, in UTF-8. Raises `JournalUnavailable`."""
    temporary = beside(file)
    try:
        with file_faults(file):
            temporary.write_text(text, encoding="utf-8", newline="\n")
        put_in_place(temporary, file, replace=replace)
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
