"""`secrets` and `export --for`: copies of a fight for those who are told a part of it, and what is disclosed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events.errors import NotFound
from rejeu.events.files import file_faults
from rejeu.events.journal import Journal
from rejeu.events.jsonl import LogReader
from rejeu.events.memory import in_memory
from rejeu.events.record import read_envelope, read_header
from rejeu.projections.chronicle import Record, chronicle
from rejeu.projections.lines import Line
from rejeu.projections.words import name_of
from rejeu.replays.fight import Fight
from rejeu.replays.records import decode_event
from rejeu.replays.sealing import (
    ALL,
    MASTER,
    ever,
    export_copy,
    has_sealed,
    header_of,
    is_sealed,
    label_of,
    log_id,
    owner_of,
    seal,
    sealed_id,
)
from rejeu.replays.unsealing import Unsealed, unseal

from . import overrides
from .exported import exported_object, say_exported
from .persons import person
from .progress import counted
from .session import GM, Session, fight_id, salt
from .witness import checkpoint_by_the_way

# Copies


def export_for(run: Session, name: str, who: str, file: Path, *, replace: bool, as_json: bool) -> None:
    """Write the copy of `who`: every line of the sealed log, and the parts that are theirs. Raises `Refused`."""
    wanted = fight_id(name)
    if not run.path.exists():
        raise NotFound(wanted)
    with run.journal(write=True) as journal:
        fight = own_fight(journal, wanted)
        whose = person(who, fight.table.participants)
        label = label_of(fight, whose)
        with counted(run, "sealing-log") as tell:
            seal(journal, fight, salt, tell)
        head = export_copy(journal, fight, label, file, replace=replace)
        note, rulings = checkpoint_by_the_way(run, fight, GM), overrides.of_fight(fight)
    if as_json:
        told = {"for": whose or ALL}
        run.screen.json(exported_object(fight, fight.tail, file, head, rulings, note, **told))
        return
    kind = {ALL: "all", MASTER: "gm"}.get(label, "one")
    told = {"fight": fight.id, "file": str(file), "kind": kind, "who": whose}
    say_exported(run, run.texts.say("exported-for", count=head.count - 1, **told), head, rulings, note)


def own_fight(journal: Journal, name: str) -> Fight:
    """Return a fight that can go on. Raises `NotFound`, `Refused` for a copy that somebody gave."""
    copy = given(journal, name)
    if copy is not None:
        raise Refused("sealed-copy", fight=copy.fight.id)
    return Fight(journal, name)


def given(journal: Journal, name: str) -> Unsealed | None:
    """Return the copy that a name means, if it means one that somebody gave. Raises `NotFound`, `BrokenLog`."""
    log = log_id(journal, name)
    return unseal(journal, log) if is_sealed(header_of(journal, log)) else None


# What there is of secrets


def show_secrets(run: Session, name: str, *, as_json: bool) -> None:
    """Say whose copy a fight is, or who has parts of its sealed log; and tell what was disclosed."""
    with run.journal(write=False) as journal:
        wanted = fight_id(name)
        found = given(journal, wanted)
        if found is None:
            _say_own(run, journal, Fight(journal, wanted), as_json=as_json)
        else:
            run.speak_of(found.fight)
            _say_copy(run, found, as_json=as_json)


def _say_own(run: Session, journal: Journal, fight: Fight, *, as_json: bool) -> None:
    sealed = sealed_id(fight.id) if has_sealed(journal, fight) else ""
    lines = journal.tail(sealed).seq if sealed else 0
    views = fight.table.views
    if as_json:
        run.screen.json(
            {
                "fight": fight.id, "seq": fight.tail, "sealed": sealed, "lines": lines,
                "parts": ever(fight), "views": {viewer or ALL: dict(levels) for viewer, levels in views.items()},
                "disclosed": {"until": fight.table.disclosed.until, "entries": sorted(fight.table.disclosed.entries)},
            }
        )  # fmt: skip
        return
    say = run.texts.say
    if not sealed:
        run.screen.show([say("secrets-none", fight=fight.id)])
    else:
        people = ever(fight)
        told = {"count": lines, "people": people, "parts": len(people)}
        run.screen.show([say("secrets-sealed", fight=fight.id, sealed=sealed, **told)])
    run.speak_of(fight)
    names = {who: name_of(one) for who, one in fight.state.combatants.items()}
    # Views are of the table: no undo takes them back, so that they may be of somebody who is not there now.
    for viewer, levels in views.items():
        seer = {"viewer": viewer or ALL, "personal": int(bool(viewer))}
        run.screen.show(
            [say("secrets-view", who=names.get(who, who), level=level, **seer) for who, level in levels.items()]
        )


def copy_sentence(run: Session, found: Unsealed) -> str:
    """Say whose copy it is."""
    who = owner_of(found.label, found.fight)
    kind = {ALL: "all", MASTER: "gm"}.get(found.label, "one")
    return run.texts.say("secrets-copy", fight=found.fight.id, kind=kind, who=who, count=len(found.ends) - 1)


def _say_copy(run: Session, found: Unsealed, *, as_json: bool) -> None:
    if as_json:
        run.screen.json(
            {
                "fight": found.fight.id, "seq": found.fight.tail, "sealed": found.sealed,
                "for": owner_of(found.label, found.fight), "lines": len(found.ends) - 1,
                "disclosed": list(found.disclosed),
            }
        )  # fmt: skip
        return
    run.screen.show([copy_sentence(run, found)])
    if found.label == MASTER:
        return
    from .render_chronicle import Chronicler

    for entry in found.disclosed:
        run.screen.show([run.texts.say("secrets-disclosed", entry=entry)])
        run.screen.show(Chronicler(run.texts).tell(disclosed_lines(found, entry)))


def disclosed_lines(found: Unsealed, entry: int) -> Iterator[Line]:
    """Tell the game master's part of a line of the sealed log, its people called as the copy calls them."""
    records: list[Record] = []
    for line in found.lines_of(entry):
        envelope = read_envelope(line, entry)
        records.append((envelope, decode_event(envelope)))
    before = found.fight.state_at(found.ends[entry - 1]) if found.ends[entry - 1] else Encounter()
    texts = {records[0][0].seq: text} if records and (text := found.text_of(entry)) else {}
    return chronicle(records, texts=texts, before=before)


def sealed_file(path: Path) -> tuple[Journal, str] | None:
    """Return a sealed log of a file, in a journal and by its name; None if it is none. Raises `BrokenLog`."""
    with file_faults(path, reading=True), path.open("rb") as stream:
        reader = LogReader(stream)
        return in_memory(reader.header, reader) if is_sealed(read_header(reader.header)) else None


def unsealed_file(path: Path) -> Unsealed | None:
    """Return what a file unseals to, None if it is no sealed log. Raises `BrokenLog`, `JournalUnavailable`."""
    found = sealed_file(path)
    return None if found is None else unseal(*found)
