"""Boards, logs, branches and lists of fights, drawn or as JSON objects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rejeu.engine.errors import Refused
from rejeu.events.errors import BrokenLog
from rejeu.events.facts import Opened
from rejeu.events.journal import FightInfo, Journal
from rejeu.events.record import read_envelope, read_header
from rejeu.events.registry import BadBody, decode_body
from rejeu.events.sealed_names import SUFFIX, is_sealed
from rejeu.projections.board import board as board_of
from rejeu.projections.health import health
from rejeu.projections.words import View, name_of
from rejeu.replays.fight import Fight

from .clean import named
from .pins import pin_object, say_pin
from .render_board import BoardView
from .screen import Span
from .session import Session, actions_of
from .tables import Cell, table

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rejeu.projections.lines import Line

OPENED = 2
"""The record that says what a fight is called: the first fact of its first command."""


def show(run: Session, fight: Fight, at: int | None, view: View, *, as_json: bool) -> None:
    """Show the board and everyone's health, now or after record `at`."""
    state = fight.state if at is None else fight.state_at(at)
    run.texts.meet(name_of(combatant) for combatant in state.combatants.values())
    drawn = board_of(state, view, actions_of(fight))
    people = health(state, view)
    seq = fight.tail if at is None else at
    if as_json:
        from .as_json import board_object

        shown = board_object(run.texts, fight, seq, drawn, people, view)
        run.screen.json({**shown, **pin_object(fight)})
        return
    there = tuple(person for person in people if not person.gone)
    run.screen.show(BoardView(run.texts).draw(drawn, there, seq))
    if at is None and fight.unknown:
        run.screen.remark(run.texts.say("newer-inside", count=len(fight.unknown)))
    say_pin(run, fight)


def tell_log(
    run: Session,
    fight: Fight,
    first: int,
    last: int | None,
    round_: int | None,
    view: View,
    *,
    present: bool,
    as_json: bool,
) -> None:
    """Tell the log from record `first` to `last`, or the part of it that lies in one round. Raises `Refused`."""
    from rejeu.projections.chronicle import present as unstruck  # telling takes much that a board does without

    from .render_chronicle import Chronicler
    from .story import lines

    end = fight.tail if last is None else last
    for seq in (first, end):
        if not 1 <= seq <= fight.tail:
            raise Refused("no-such-record", seq=seq, last=fight.tail)
    told: Iterator[Line] = lines(fight, 1, end, view)
    told = (line for line in told if line.seq >= first and (round_ is None or line.round == round_))
    if present:
        told = unstruck(told)
    if as_json:
        from .as_json import log_object

        run.screen.json(log_object(run.texts, fight, list(told), view))
        return
    run.screen.show(Chronicler(run.texts).tell(told))


def show_branches(run: Session, fight: Fight, *, as_json: bool) -> None:
    """List the lines of play, the newest first."""
    from .chronicle_text import local_time

    found = fight.lineage.branches()
    if as_json:
        from .as_json import branches_object

        run.screen.json(branches_object(fight, found))
        return
    say = run.texts.say
    rows = []
    for branch in found:
        at = fight.envelopes[branch.tip - 1].at
        mark = say("branch-present") if branch.current else say("branch-left", seq=branch.parted)
        round_ = fight.state_at(branch.tip).round
        rows.append([str(branch.tip), str(round_), str(branch.records), local_time(at), mark])
    heads = [say("head-tip"), say("head-round"), say("head-records"), say("head-when"), ""]
    run.screen.show(table(heads, rows))
    if len(found) > 1:
        run.screen.remark(say("branches-hint", fight=fight.id, seq=next(b.tip for b in found if not b.current)))


def show_fights(run: Session, *, as_json: bool) -> None:
    """List the fights of the journal; one that is not there yet has none."""
    from .chronicle_text import local_time

    path = run.path
    if path.exists():
        with run.journal(write=False) as journal:
            found = [(info, _title(run, journal, info) if not as_json else "") for info in journal.fights()]
    else:
        found = []
    if as_json:
        from .as_json import fights_object

        run.screen.json(fights_object(str(path), [info for info, _ in found]))
        return
    if not found:
        run.screen.remark(run.texts.say("no-fights", path=str(path)))
        return
    say = run.texts.say
    heads = [say("head-fight"), say("head-title"), say("head-records"), say("head-when")]
    rows: list[list[Cell]] = [
        [Span(info.id, "bold"), named(title), str(info.count - 1), local_time(info.last_at)] for info, title in found
    ]
    run.screen.show(table(heads, rows))


def _title(run: Session, journal: Journal, info: FightInfo) -> str:
    """Return a fight's title, by its opening alone; what cannot be read is said to be damaged, and hides no other."""
    damaged = run.texts.say("fight-damaged")
    if info.damaged:
        return damaged
    if info.id.endswith(SUFFIX) and is_sealed(read_header(next(journal.read(info.id, 0, 0)))):
        return run.texts.say("fight-sealed", fight=info.id.removesuffix(SUFFIX))
    for line in journal.read(info.id, OPENED, OPENED):
        try:
            envelope = read_envelope(line, OPENED)
            event = decode_body(envelope.tag, envelope.v, envelope.body)
        except (BrokenLog, BadBody):
            return damaged
        return event.title if isinstance(event, Opened) else ""
    return ""
