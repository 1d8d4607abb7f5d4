"""A command sent again under the same id: whether it says what it said when it was recorded."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from rejeu.engine.dice import Ledger, NoSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.state import Encounter
from rejeu.events.base import Command
from rejeu.events.commands import Rewind
from rejeu.events.facts import Rolled
from rejeu.events.table_commands import Amend
from rejeu.replays.deciding import decide_with
from rejeu.replays.fight import Done, Fight

from .build import Context, Line, parse
from .line import cut
from .reading import read
from .session import Session, lexicon_of

if TYPE_CHECKING:
    from .amending import Wish


def tell_resent(run: Session, done: Done, *, same: bool) -> int:
    """Say that the command was recorded before; return the exit code: 1 if it says something else now."""
    code = "do-resent" if same else "do-resent-other"
    run.screen.remark(run.texts.say(code, seq=done.receipt.first))
    return 0 if same else 1


def compared(fight: Fight, done: Done, line: str) -> tuple[Done, bool]:
    """Return the record with the rolls for which other dice are typed now, and whether the line is the recorded one."""
    recorded = fight.event(done.receipt.first)
    if not isinstance(recorded, Command):
        return done, True  # of a newer version: nobody can tell
    state = _before(fight, done.receipt.first)
    context = Context(lexicon_of(fight), state, fight, Path())
    try:
        if isinstance(recorded, Rewind):  # where an undo goes is reckoned anew by each one
            return done, _same_move(recorded, line, context)
        said = parse(line, context)
        if said is None or not _same(fight, done.receipt.first, recorded, said.command):
            return done, False
        return _with_dice(fight, done, state, said), True
    except (Refused, BadSheet):
        return done, False


def _before(fight: Fight, first: int) -> Encounter:
    parent = fight.envelopes[first - 1].parent
    return fight.state_at(first - 1 if parent is None else parent)


def _same(fight: Fight, first: int, recorded: Command, said: Command) -> bool:
    """Whether two commands are one; a text that is erased may have been any."""
    text = fight.texts(first, first).get(first)
    if text is None and fight.envelopes[first - 1].sealed:
        text = said.text
    return replace(said, text="") == replace(recorded, text="") and said.text == (text or "")


def _same_move(recorded: Rewind, line: str, context: Context) -> bool:
    words = cut(line)
    if not words:
        return False
    spoken = read(words, context)
    aim = spoken.slots.get("record")
    number = getattr(aim, "text", "")
    return spoken.verb.id == recorded.how and (not number.isdecimal() or int(number) == recorded.to)


def _with_dice(fight: Fight, done: Done, state: Encounter, said: Line) -> Done:
    """Decide the line again with the dice recorded, to learn which of those typed give way to them."""
    if not said.typed or said.command.SCOPE == "table":
        return done
    ledger = Ledger()
    for _, fact in done.facts:
        if isinstance(fact, Rolled):
            ledger.record(fact)
    first = done.receipt.first
    scene = decide_with(state, said.command, first, fight.ruleset, ledger, NoSource(), said.typed)
    return done._replace(overruled=tuple(scene.tray.overruled))


def same_amendment(fight: Fight, done: Done, wish: Wish) -> bool:
    """Return whether what was recorded is the amendment wished for."""
    recorded = fight.event(done.receipt.first)
    if not isinstance(recorded, Amend):
        return False
    how = "adopt" if not wish.seq else "strike" if wish.strike else "insert" if wish.before else "replace"
    if recorded.how != how or how == "adopt":
        return recorded.how == how
    if not 1 <= wish.seq <= fight.tail:
        return False
    first, _ = fight.lineage.batch(wish.seq)
    instead = () if how == "insert" else (first,)
    if (recorded.after, recorded.instead) != (fight.envelopes[first - 1].parent, instead):
        return False
    return how == "strike" or first in recorded.struck or _same_new(fight, done, wish.line or wish.before)


def _same_new(fight: Fight, done: Done, line: str) -> bool:
    """Whether the first command that the amendment wrote is the one of `line`."""
    first = done.receipt.last + 1
    recorded = fight.event(first) if first <= fight.tail else None
    if not isinstance(recorded, Command):
        return False
    try:
        said = parse(line, Context(lexicon_of(fight), _before(fight, first), fight, Path()))
    except (Refused, BadSheet):
        return False
    return said is not None and _same(fight, first, recorded, said.command)
