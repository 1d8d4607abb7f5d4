"""What is said of a log that was written to a file, whoever it is for."""

from pathlib import Path

from rejeu.events.chain import Head
from rejeu.events.notes import Note
from rejeu.events.record import base64
from rejeu.replays.fight import Fight
from rejeu.replays.overrides import Overrides

from . import overrides
from .session import Session
from .witness import note_rows


def say_exported(run: Session, said: str, head: Head, rulings: Overrides, note: Note | None) -> None:
    """Say `said`, the head, how rulings stood, and the checkpoint to post with it."""
    run.screen.show([said, run.texts.say("verified-head", head=base64(head.root), count=head.count)])
    run.screen.show(overrides.sentences(run.texts, rulings))
    if note is not None:
        run.screen.show([run.texts.say("checkpoint-export"), *note_rows(note)])


def exported_object(
    fight: Fight, seq: int, file: Path, head: Head, rulings: Overrides, note: Note | None, **more: str
) -> dict[str, object]:
    """What `--json` says of it."""
    return {
        "fight": fight.id,
        "seq": seq,
        **more,
        "file": str(file),
        "count": head.count,
        "head": base64(head.root),
        "overrides": overrides.as_object(rulings),
        **({} if note is None else {"checkpoint": str(note)}),
    }
