"""`rejeu verify --rules`: today's ruleset asked what it would have decided; nothing is changed."""

from pathlib import Path
from typing import Any

import msgspec

from rejeu.engine.errors import Refused
from rejeu.events.jsonl import LogReader
from rejeu.events.memory import MemoryJournal
from rejeu.replays.fight import Fight
from rejeu.replays.resimulate import Difference, Resimulation, resimulate
from rejeu.replays.sealing import MASTER

from .failures import BROKEN, DONE, explain
from .naming_files import is_file
from .progress import progress
from .secrets import unsealed_file
from .session import Session


def verify_rules(run: Session, what: str, *, as_json: bool) -> int:
    """Decide a fight of the journal, or of an exported file, again; return the exit code."""
    path = Path(what)
    sealed = unsealed_file(path) if is_file(path) else None
    if sealed is not None:
        if sealed.label != MASTER:
            raise Refused("copy-decides-nothing", fight=sealed.fight.id)
        return _verify(run, sealed.fight, as_json=as_json)
    if is_file(path):
        with path.open("rb") as stream:
            log = LogReader(stream)
            memory = MemoryJournal()
            memory.create(log.header, log)
        return _verify(run, Fight(memory, log.fight), as_json=as_json)
    with run.fight(what, decides=True) as fight:
        return _verify(run, fight, as_json=as_json)


def _verify(run: Session, fight: Fight, *, as_json: bool) -> int:
    run.speak_of(fight)
    with progress(run, "rules-running") as told:
        found = resimulate(fight, progress=told)
    if as_json:
        run.screen.json(_object(run, fight, found))
        return DONE if found.difference is None else BROKEN
    say = run.texts.say
    if found.difference is None:
        run.screen.show([say("rules-agree", fight=fight.id, count=found.commands, version=found.ruleset_version)])
        return DONE
    run.screen.show([say("rules-differ", fight=fight.id, seq=found.difference.seq, tag=found.difference.tag)])
    run.screen.show([_said(run, found.difference)])
    run.screen.remark(say("rules-stand"))
    return BROKEN


def _said(run: Session, found: Difference) -> str:
    say = run.texts.say
    if found.error is not None:
        return say("rules-refuse", seq=found.command, why=" ".join(explain(found.error, run.texts)))
    if not found.field:
        return say("rules-other", recorded=_value(run, found.recorded), now=_value(run, found.now))
    return say("rules-field", field=found.field, recorded=_value(run, found.recorded), now=_value(run, found.now))


def _value(run: Session, value: Any) -> str:
    return run.texts.say("shift-none") if value is None else msgspec.json.encode(value).decode()


def _object(run: Session, fight: Fight, found: Resimulation) -> dict[str, Any]:
    difference = found.difference
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "commands": found.commands,
        "ruleset": fight.state.ruleset,
        "ruleset_version": found.ruleset_version,
        "recorded_version": found.recorded_version,
        "difference": None
        if difference is None
        else {
            "seq": difference.seq,
            "command": difference.command,
            "tag": difference.tag,
            "field": difference.field or None,
            "recorded": msgspec.to_builtins(difference.recorded),
            "now": msgspec.to_builtins(difference.now),
            "sentence": _said(run, difference),
        },
    }
