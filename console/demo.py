"""`rejeu demo`: the worked example, played; a ruling of it contested, rewound, and played on with the same dice."""

import re
from importlib.resources import as_file, files
from pathlib import Path

from rejeu.engine.dice import NoSource
from rejeu.events import commands as c
from rejeu.events.errors import JournalUnavailable
from rejeu.events.facts import DamageResolved
from rejeu.events.jsonl import export_fight
from rejeu.events.record import base64
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight

from .demo_time import after_the_fight, head
from .filing import verify_fight
from .page.build import replay_page
from .replaying import write_text
from .report import show_board
from .script import run_script, sentences
from .session import Session, fresh_id, hands, lexicon_of, stamp
from .showing import tell_log
from .submit import context_of, record

FOLDER = "rejeu-demo"
SCRIPT = "mira.rejeu"
PAGE = "mira.html"
_DICE = re.compile(r"\s+d[ée]s=\S+")
_SAVE, _NO_SAVE = "sauvegarde=oui", "sauvegarde=non"


def demo(run: Session) -> None:
    """Play, contest, verify, and say where everything is. Writes only in a folder `rejeu-demo` of this one."""
    folder = _folder()
    with as_file(files("rejeu.examples")) as examples, SqliteJournal(folder / "journal.db") as journal:
        text = (examples / SCRIPT).read_text("utf-8")
        fight = run_script(run, journal, text, SCRIPT, examples, quiet=True)
        run.speak_of(fight)
        head(run, "demo-played", script=SCRIPT)
        tell_log(run, fight, _damage(fight), None, None, "gm", present=True, as_json=False)
        show_board(run, fight)
        _contest(run, fight, [line for _, line in sentences(text)], examples)
        head(run, "demo-after")
        show_board(run, fight)
        head(run, "demo-struck")
        tell_log(run, fight, _damage(fight), None, None, "gm", present=False, as_json=False)
        after_the_fight(run, fight, examples)
        _prove(run, journal, fight, folder)


def _folder() -> Path:
    """Return an empty folder for the demonstration: what an earlier one left there is replaced."""
    folder = Path(FOLDER)
    try:
        folder.mkdir(exist_ok=True)
        for old in ("journal.db", "journal.db-wal", "journal.db-shm", "mira.combat.jsonl", PAGE):
            (folder / old).unlink(missing_ok=True)
    except OSError as error:
        raise JournalUnavailable("journal-cannot-open", folder, error.strerror or str(error)) from None
    return folder


def _damage(fight: Fight) -> int:
    """Return the command whose damage is contested: the first that did any, wherever it stands in the tree."""
    for seq in range(1, fight.tail + 1):
        if isinstance(fight.event(seq), DamageResolved):
            return fight.lineage.batch(seq)[0]
    raise RuntimeError("the example deals no damage")


def _contest(run: Session, fight: Fight, lines: list[str], examples: Path) -> None:
    """Go back to before the shot, and say it and what followed again, without a save and without any dice."""
    head(run, "demo-contested")
    before = fight.envelopes[_damage(fight) - 1].parent or 0
    command = c.Rewind(to=before, text=run.texts.say("demo-reason"))
    fight.submit(command, stamp(command=fresh_id()), hands(NoSource()))
    lexicon = lexicon_of(fight)
    place = next(n for n, line in enumerate(lines) if _SAVE in line)
    for line in lines[place:]:
        again = _DICE.sub("", line).replace(_SAVE, _NO_SAVE)
        run.screen.show([f"    {again}"])
        record(fight, again, context_of(fight, lexicon, examples), stamp(), NoSource())


def _prove(run: Session, journal: SqliteJournal, fight: Fight, folder: Path) -> None:
    head(run, "demo-proved")
    report = verify_fight(journal, fight.id)
    file = folder / "mira.combat.jsonl"
    export_fight(journal, fight.id, file, secrets=True, replace=True)
    say = run.texts.say
    run.screen.show([say("verified", fight=fight.id, count=report.head.count - 1)])
    run.screen.show([say("verified-head", head=base64(report.head.root), count=report.head.count)])
    head(run, "demo-where")
    path = folder / "journal.db"
    page = folder / PAGE
    write_text(page, replay_page(fight, run.texts), replace=True)
    run.screen.show(say("demo-places", journal=str(path), file=str(file), page=str(page)).splitlines())
