"""Swimlanes: a lane for everyone, a cell for each turn with what came of it, conditions as bars under the lane.

Rounds run from left to right and break into systems like music, so that a long fight stays readable on paper.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from rejeu.engine.evolve import LOST
from rejeu.events import facts as f
from rejeu.events.secret_events import OutcomeTold
from rejeu.projections.harms import ATTACK
from rejeu.projections.words import Name, Word

from .pictures_line import Seen, initials
from .svg import WIDE, Picture, Speech, cut, line, link, rect, tag, text

_LEFT = 124
_CELLS = 12
_CELL = (WIDE - _LEFT) // _CELLS
_LANE, _BAR, _HEAD, _GAP = 38, 15, 24, 18
_MOST_BARS = 3


class Deed(NamedTuple):
    """Something done in a turn: `kind` is attack, move, act or lost; `outcome` is an attack's, `said` in words."""

    kind: str
    word: Word | None
    targets: tuple[str, ...] = ()
    outcome: str = ""
    said: Word | None = None


class Turn(NamedTuple):
    """A turn: records `first` to `last`, round, who, and its deeds."""

    first: int
    last: int
    round: int
    who: str
    deeds: Sequence[Deed]


def draw_lanes(seen: Seen, speech: Speech) -> Picture:
    """Return the picture of the turns."""
    turns = _turns(seen)
    held = {who: _held(seen, who) for who in seen.people}
    body: list[str] = []
    top = 6
    for start in range(0, len(turns), _CELLS):
        part = turns[start : start + _CELLS]
        drawn, high = _system(seen, part, held, top, speech)
        body += drawn
        top += high + _GAP
    if not turns:
        body.append(text(4, 30, speech.say("picture-no-turns"), "p-s"))
        top = 50
    heads = tuple(speech.say(f"picture-head-{head}") for head in ("round", "record", "who", "what", "conditions"))
    rows = tuple(_table_row(turn, seen, held, speech) for turn in turns)
    return Picture(
        "lanes", speech.say("picture-lanes"), speech.say("picture-lanes-desc"), top, "".join(body), heads, rows
    )


# What happened -------------------------------------------------------------------------------


def _turns(seen: Seen) -> list[Turn]:
    """Return the turns of the present line that this view sees. One ends where the next begins, or the round does."""
    round_ = last = 0
    turns: list[Turn] = []
    latest: dict[str, list[Deed]] = {}
    active = ""
    for seq in seen.records:
        event = seen.fight.event(seq)
        if active and isinstance(event, f.TurnStarted | f.RoundStarted | f.RoundEnded):
            turns[-1] = turns[-1]._replace(last=last)
            active = ""
        if isinstance(event, f.RoundStarted):
            round_ = event.round
        elif isinstance(event, f.TurnStarted) and event.who in seen.people and seq in seen.stops.turns:
            active = event.who
            deeds = latest[active] = []
            turns.append(Turn(seq, seq, round_, active, deeds))
        elif seq in seen.told or isinstance(event, f.ActionSpent):
            # An attack may wait for an answer while others play: it is still of the turn that it was made in.
            who = event.who if isinstance(event, f.AttackResolved | f.Ruled | OutcomeTold) else active
            latest.get(who, []).extend(_deeds(event, who, seen))
        last = seq
    if active:
        turns[-1] = turns[-1]._replace(last=last)
    return turns


def _deeds(event: Any, who: str, seen: Seen) -> list[Deed]:
    match event:
        case f.AttackResolved() | OutcomeTold() if event.who == who and event.target:
            return [_attack(event, Word("deed", event.outcome), seen)]
        case f.Ruled(matter=matter) if matter == ATTACK and event.who == who:
            return [_attack(event, Word("outcome", event.outcome), seen)]
        case f.Moved() if event.who == who:
            return [Deed("move", Word("verb", "move"))]
        case f.ActionLost() if event.who == who:
            return [Deed("lost", Word("action", event.action))]
        case f.ActionSpent(on=on) if event.who == who and on not in (LOST, "attack", "move", ""):
            return [Deed("act", Word("spent", on))]
    return []


def _attack(event: f.AttackResolved | f.Ruled | OutcomeTold, said: Word, seen: Seen) -> Deed:
    targets = (event.target,) if event.target in seen.people else ()
    return Deed("attack", Word("verb", "attack"), targets, event.outcome, said)


class Held(NamedTuple):
    """A condition from one record to another."""

    first: int
    last: int
    word: Word


def _held(seen: Seen, who: str) -> list[Held]:
    """Return the conditions somebody was under along the present line, and the states it fell into."""
    found: list[Held] = []
    since: dict[Word, int] = {}
    end = seen.records[-1] if seen.records else 0
    for kind in ("marks", "status"):
        for place, value in [*seen.along((who, kind)), (len(seen.records), ())]:
            now = _words(kind, value)
            seq = seen.records[place] if place < len(seen.records) else end + 1
            for word in [word for word in since if word not in now and (word.kind == "status") is (kind == "status")]:
                found.append(Held(since.pop(word), seq - 1, word))
            for word in now:
                since.setdefault(word, seq)
    fell = [held for held in found if held.word.kind == "status"]
    said = [held for held in found if held in fell or not any(_same(held, state) for state in fell)]
    return sorted(said, key=lambda held: (held.first, held.word.word))


def _same(condition: Held, state: Held) -> bool:
    """Whether a condition is the very state that somebody fell into: one bar is enough for both."""
    return condition.word.word == state.word.word and condition.first <= state.last and state.first <= condition.last


def _words(kind: str, value: Any) -> tuple[Word, ...]:
    if not value:
        return ()
    if kind == "marks":
        return tuple(value)
    status: Word = value[0]
    return () if status.word == "able" else (status,)


# Drawing -------------------------------------------------------------------------------------


def _system(
    seen: Seen, turns: list[Turn], held: dict[str, list[Held]], top: int, speech: Speech
) -> tuple[list[str], int]:
    """Return one system and its height: the rounds above, a lane for everyone who is there or does something."""
    first, last = turns[0].first, turns[-1].last
    there = [who for who in seen.people if _present(seen, who, first, last)]
    bars = {who: _bars(held[who], turns) for who in there}
    y = top + _HEAD
    body: list[str] = []
    for who in there:
        depth = min(max((lane for _, _, lane, _ in bars[who]), default=-1) + 1, _MOST_BARS)
        high = _LANE + _BAR * depth
        body.append(line(0, y, WIDE, y, "p-rule"))
        body.append(text(2, y + 23, cut(speech.phrase(seen.names[who]), 14), "p-b"))
        for number, turn in enumerate(turns):
            if turn.who == who:
                body.append(_cell(seen, turn, _LEFT + _CELL * number, y, speech))
        for start, end, lane, word in bars[who]:
            if lane < _MOST_BARS:
                body += _bar(start, end, y + _LANE - 2 + _BAR * lane, word, speech)
        y += high
    return _round_heads(turns, top, y, speech) + body, y - top


def _present(seen: Seen, who: str, first: int, last: int) -> bool:
    changes = seen.film.columns.get((who, "where"), ())
    before = next((change.value for change in reversed(changes) if change.seq <= first), None)
    within = [change.value for change in changes if first < change.seq <= last]
    return any(value not in (None, "left") for value in [before, *within])


def _round_heads(turns: list[Turn], top: int, bottom: int, speech: Speech) -> list[str]:
    found = []
    for number, turn in enumerate(turns):
        if number and turns[number - 1].round == turn.round:
            continue
        x = _LEFT + _CELL * number
        label = speech.say("replay-round", round=turn.round)
        found.append(line(x - 3, top + 4, x - 3, bottom, "p-rule"))
        found.append(link(turn.first, label, text(x, top + 16, label, "p-s")))
    return found


def _cell(seen: Seen, turn: Turn, x: int, y: int, speech: Speech) -> str:
    deed = max(turn.deeds, key=lambda deed: ("", "move", "act", "lost", "attack").index(deed.kind), default=None)
    parts = [rect(x, y + 5, _CELL - 6, _LANE - 10, f"p-side-{seen.sides[turn.who]}", rx=6)]
    mark = _mark(deed)
    parts.append(text(x + 7, y + 23, cut(_short(deed, seen, speech), 6 if mark else 7), "p-s p-on"))
    if mark:
        parts.append(tag("text", {"class": "p-t p-on p-end", "x": x + _CELL - 12, "y": y + 24}, mark))
    return link(turn.first, f"{speech.phrase(seen.names[turn.who])}: {_told(turn, seen, speech)}", *parts, quiet=True)


def _short(deed: Deed | None, seen: Seen, speech: Speech) -> str:
    if deed is None:
        return "–"
    if deed.kind == "attack" and deed.targets:
        return "→ " + " ".join(initials(seen.names[who].name, seen.people.index(who)) for who in deed.targets)
    return speech.phrase(deed.word)


def _mark(deed: Deed | None) -> str:
    if deed is None:
        return ""
    if deed.kind == "lost":
        return "⊘"
    marks = {"success": "●", "hit": "●", "critical-success": "★", "critical-failure": "✗", "failure": "○"}
    return marks.get(deed.outcome, "○" if deed.outcome else "")


def _bars(held: list[Held], turns: list[Turn]) -> list[tuple[int, int, int, Word]]:
    """Return (first cell, cell after the last, lane, word) of what is held during these turns."""
    found: list[tuple[int, int, int, Word]] = []
    for each in held:
        cells = [n for n, turn in enumerate(turns) if each.first <= turn.last and each.last >= turn.first]
        if not cells:
            continue
        taken = {lane for start, end, lane, _ in found if start <= cells[-1] and end > cells[0]}
        lane = next(lane for lane in range(len(found) + 1) if lane not in taken)
        found.append((cells[0], cells[-1] + 1, lane, each.word))
    return found


def _bar(start: int, end: int, y: int, word: Word, speech: Speech) -> list[str]:
    x, wide = _LEFT + _CELL * start, _CELL * (end - start) - 6
    said = cut(speech.phrase(word), wide // 5)
    style = "p-wound" if word.kind == "status" else "p-cond"
    return [rect(x, y, wide, 3, style), text(x, y + 10, said, "p-xs")]


# As a table ----------------------------------------------------------------------------------


def _table_row(turn: Turn, seen: Seen, held: dict[str, list[Held]], speech: Speech) -> tuple[str, ...]:
    under = tuple(each.word for each in held[turn.who] if each.first <= turn.last and each.last >= turn.first)
    return (
        str(turn.round),
        str(turn.first),
        speech.phrase(seen.names[turn.who]),
        _told(turn, seen, speech),
        speech.phrase(under),
    )


def _told(turn: Turn, seen: Seen, speech: Speech) -> str:
    return "; ".join(_deed(deed, seen.names, speech) for deed in turn.deeds) or speech.say("picture-nothing")


def _deed(deed: Deed, names: dict[str, Name], speech: Speech) -> str:
    what = speech.phrase(deed.word)
    if deed.kind == "lost":
        return speech.say("picture-lost", what=what)
    if not deed.targets:
        return what
    whom = speech.phrase(tuple(names[who] for who in deed.targets))
    return speech.say("picture-attack", what=what, whom=whom, outcome=deed.said)
