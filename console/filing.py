"""Verifying, exporting and backing up."""

from pathlib import Path

from rejeu.events.jsonl import Progress, Report, export_fight, verify_file
from rejeu.events.record import base64
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.campaign import check_pin
from rejeu.replays.fight import Fight
from rejeu.replays.sealing import has_sealed, header_of, is_sealed, log_id, owner_of, sealed_id
from rejeu.replays.truthful import Held, held_against_truth
from rejeu.replays.unsealing import Unsealed, check_sealed, unseal
from rejeu.replays.verifying import verify_fight as check_fight

from . import overrides
from .exported import exported_object, say_exported
from .failures import BROKEN, DONE
from .naming_files import is_file
from .pins import pin_text
from .progress import counted
from .secrets import copy_sentence, sealed_file
from .session import GM, Session, fight_id
from .truth import truth_object, truth_rows
from .witness import checkpoint_by_the_way


def verify(run: Session, what: str, *, as_json: bool) -> int:
    """Verify a fight of the journal, or a file if there is one of that name; return the exit code.

    A file that lost its last line is whole as far as it goes, and is not proved. Raises `BrokenLog`, `NotFound`.
    """
    path = Path(what)
    pin = None
    copy: Unsealed | None = None
    fight: Fight | None = None
    held = Held(0)
    if is_file(path):
        with counted(run, "verifying-log") as tell:
            report = verify_file(path, tell)
        sealed = sealed_file(path)
        if sealed is not None:
            copy, held = unseal(*sealed), held_against_truth(*sealed)
        found = overrides.of_file(path) if copy is None else overrides.of_fight(copy.fight)
        fight = None if copy is None else copy.fight
    else:
        with run.journal(write=False) as journal:
            log = log_id(journal, fight_id(what))
            with counted(run, "verifying-log") as tell:
                report = verify_fight(journal, log, tell)
            copy = unseal(journal, log) if is_sealed(header_of(journal, log)) else None
            fight = Fight(journal, log) if copy is None else copy.fight
            if copy is not None:
                held = held_against_truth(journal, log)
            elif has_sealed(journal, fight):
                check_sealed(journal, fight)
                held = held_against_truth(journal, sealed_id(log))
            pin, found = check_pin(fight), overrides.of_fight(fight)
    if as_json:
        from .as_json import verified_object

        told = {**verified_object(report), "overrides": overrides.as_object(found)}
        if copy is not None:
            told["copy_for"] = owner_of(copy.label, copy.fight)
        if held.lines:
            told["told"] = truth_object(held)
        run.screen.json(told if pin is None else {**told, "previous": pin._asdict()})
    else:
        said = "verified" if report.proved else "verified-in-part"
        run.screen.show([run.texts.say(said, fight=report.fight, count=report.head.count - 1)])
        run.screen.show([run.texts.say("verified-head", head=base64(report.head.root), count=report.head.count)])
        if copy is not None:
            run.screen.show([copy_sentence(run, copy)])
        if fight is not None:
            run.screen.show(truth_rows(run, held, fight))
        run.screen.show(overrides.sentences(run.texts, found))
    if pin is not None:
        run.screen.remark(pin_text(run, pin))
    say_remarks(run, report)
    return DONE if report.proved and not held.otherwise else BROKEN


def verify_fight(journal: SqliteJournal, name: str, progress: Progress | None = None) -> Report:
    """Read a fight of the journal with every check; return its head. Raises `BrokenLog`, `NotFound`."""
    fight = fight_id(name)
    return Report(fight, check_fight(journal, fight, progress), True, ())


def export(run: Session, name: str, file: Path, *, secrets: bool, replace: bool, as_json: bool) -> None:
    """Write a fight to a file."""
    with run.journal(write=False) as journal:
        fight = log_id(journal, fight_id(name))
        with counted(run, "exporting-log") as tell:
            head = export_fight(journal, fight, file, secrets=secrets, replace=replace, progress=tell)
        exported = Fight(journal, fight)
        found = overrides.of_fight(exported)
        # What others are shown of a fight with a sealed log is that log: its checkpoints come with its copies.
        note = None if has_sealed(journal, exported) else checkpoint_by_the_way(run, exported, GM)
    if as_json:
        run.screen.json(exported_object(exported, head.count - 1, file, head, found, note))
        return
    said = run.texts.say("exported", fight=fight, file=str(file), count=head.count - 1)
    say_exported(run, said, head, found, note)


def backup(run: Session, file: Path, *, replace: bool, as_json: bool) -> None:
    """Copy the journal."""
    with run.journal(write=False) as journal:
        journal.backup(file, replace=replace)
        fights = [info.id for info in journal.fights()]
    if as_json:
        run.screen.json({"journal": str(run.path), "file": str(file), "fights": fights})
        return
    run.screen.show([run.texts.say("backed-up", file=str(file), count=len(fights))])


def say_remarks(run: Session, report: Report) -> None:
    """Say what is odd in a file and breaks nothing."""
    for remark in report.remarks:
        run.screen.remark(run.texts.say(f"log-remark-{remark.code}", line=remark.line))
