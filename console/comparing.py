"""`rejeu diff`: two records compared, for people or as JSON."""

from typing import Any

import msgspec

from rejeu.engine.errors import Refused
from rejeu.projections.changes import MISSING
from rejeu.projections.lines import Line
from rejeu.projections.words import name_of
from rejeu.replays.compare import Comparison, compare
from rejeu.replays.fight import Fight

from .as_json import line_object
from .chronicle_text import quoted
from .render_shifts import ShiftView
from .screen import Span
from .session import Session
from .story import lines
from .words import fold


def place(fight: Fight, said: str) -> int:
    """Return the record meant: a number, or `head`. Raises `Refused`."""
    if fold(said) in ("head", "now", "tete", "maintenant"):
        return fight.head
    if not said.strip().isdecimal():
        raise Refused("not-a-record", value=said)
    return int(said)


def show_diff(run: Session, fight: Fight, one: str, other: str, *, as_json: bool) -> None:
    """Say where two records part, the first thing that differs, and every value that does."""
    found = compare(fight, place(fight, one), place(fight, other))
    run.texts.meet(name_of(who) for state in (found.before, found.after) for who in state.combatants.values())
    here, there = (_line(fight, seq) for seq in (found.first or (0, 0)))
    if as_json:
        run.screen.json(_object(run, fight, found, here, there))
        return
    say = run.texts.say
    if found.first is None:
        run.screen.show([say("diff-none", here=found.here, there=found.there)])
        return
    run.screen.show([[Span(say("diff-parted", here=found.here, there=found.there, parted=found.parted), "bold")]])
    for seq, line, mark in ((found.first.here, here, "−"), (found.first.there, there, "+")):
        if line is not None:
            run.screen.show([[Span(f"{seq:>5} ", "dim"), Span(f"{mark} {quoted(line, run.texts)}")]])
    run.screen.show([[], [Span(say("diff-values", count=len(found.shifts)), "bold")]])
    run.screen.show(ShiftView(run.texts).rows(found.shifts))


def _line(fight: Fight, seq: int) -> Line | None:
    """Tell one record, or the command that it belongs to if it has no line of its own."""
    if not seq:
        return None
    first, last = fight.lineage.batch(seq)
    told = list(lines(fight, first, last, before=fight.state_at(first - 1)))
    return next((line for line in told if line.seq == seq), told[0] if told else None)


def _object(run: Session, fight: Fight, found: Comparison, here: Line | None, there: Line | None) -> dict[str, Any]:
    view = ShiftView(run.texts)
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "lang": run.texts.lang,
        "here": found.here,
        "there": found.there,
        "parted": found.parted,
        "first": None
        if found.first is None
        else {
            "here": found.first.here or None,
            "there": found.first.there or None,
            "here_line": None if here is None else line_object(run.texts, here),
            "there_line": None if there is None else line_object(run.texts, there),
        },
        "changes": [
            {
                "path": list(shift.path),
                "before": _value(shift.before),
                "after": _value(shift.after),
                "sentence": view.sentence(shift),
            }
            for shift in found.shifts
        ],
        "values": [
            {"path": list(change.path), "before": _value(change.before), "after": _value(change.after)}
            for change in found.changes
        ],
    }


def _value(value: Any) -> Any:
    return None if value is MISSING else msgspec.to_builtins(value)
