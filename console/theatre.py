"""The replay in a terminal: the board and the lines at one record, stepped with the keys of the page."""

import sys
from collections.abc import Callable, Iterator, Sequence

from rejeu.events.facts import RoundStarted
from rejeu.projections.health import Health
from rejeu.projections.lines import Line
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.film import film
from rejeu.replays.player import Player
from rejeu.replays.route import Route
from rejeu.replays.stops import stops

from .clean import width
from .render_board import BoardView
from .render_chronicle import Chronicler
from .screen import Row, Span
from .session import Session, actions_of
from .story import lines
from .text import Texts

SPEEDS = (0.5, 1, 2, 4, 8, 16)
DWELL = 1.2
"""Seconds that a record stays while playing, at single speed."""
_LINES = 7
_KEYS = ("step", "turn", "round", "ends", "play", "speed", "skip", "view", "mark", "help", "quit")


def watch(run: Session, fight: Fight, view: View) -> None:
    """Watch a fight again: with keys at a terminal, else told line by line with the board after each round."""
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        from .theatre_keys import perform

        perform(Show(fight, run.texts, view))
        return
    run.screen.show(told(fight, run.texts, view))


def told(fight: Fight, texts: Texts, view: View) -> Iterator[Row]:
    """Yield the fight line by line, with the board where a round gives way to another, and at the end."""
    player = Player(fight, view, actions_of(fight))
    chronicler, drawer = Chronicler(texts), BoardView(texts)
    for line in lines(fight, view=view):
        if isinstance(fight.event(line.seq), RoundStarted) and player.state.round:
            yield from ([], *drawer.draw(player.board, (), player.seq), [])
        player.seek(line.seq)
        yield from chronicler.tell([line])
    player.seek(fight.tail)
    yield from ([], *drawer.draw(player.board, _there(player), player.seq))


def _there(player: Player) -> tuple[Health, ...]:
    return tuple(one for one in player.health if not one.gone)


def _high(rows: Sequence[Row], columns: int) -> int:
    """Return how many rows of a terminal these take; a long one takes several."""
    return sum(max(1, -(-sum(width(span.text) for span in row) // columns)) if columns else 1 for row in rows)


def _first(rows: list[Row], height: int, columns: int) -> list[Row]:
    """Return as many of the first rows as fit, two at least."""
    while len(rows) > 2 and _high(rows, columns) > height:
        rows = rows[:-1]
    return rows


def _last(rows: list[Row], height: int, columns: int) -> list[Row]:
    """Return as many of the last rows as fit, one at least."""
    while len(rows) > 1 and _high(rows, columns) > height:
        rows = rows[1:]
    return rows


class Show:
    """What is on: a fight at a record, and what the keys do. Knows no terminal."""

    def __init__(self, fight: Fight, texts: Texts, view: View) -> None:
        self.texts = texts
        self.player = Player(fight, view, actions_of(fight))
        self.lines: list[Line] = list(lines(fight, view=view))
        halts = stops(fight, film(fight, view, actions_of(fight)), self.lines)
        self.route = Route(halts)
        self.playing = False
        self.helping = False
        self.speed = 1
        self.player.seek(halts.rounds[0][0] if halts.rounds else fight.tail)
        self.deeds: dict[str, Callable[[], None]] = {
            "step-": lambda: self._go(self.route.step(self.seq, -1)),
            "step+": lambda: self._go(self.route.step(self.seq, 1)),
            "turn-": lambda: self._go(self.route.turn(self.seq, -1)),
            "turn+": lambda: self._go(self.route.turn(self.seq, 1)),
            "round-": lambda: self._go(self.route.round(self.seq, -1)),
            "round+": lambda: self._go(self.route.round(self.seq, 1)),
            "first": lambda: self._go(self.route.first),
            "last": lambda: self._go(self.route.last),
            "mark": lambda: self._go(self.route.mark(self.seq)),
            "slower": lambda: self._speed(-1),
            "faster": lambda: self._speed(1),
            "play": self._play,
            "skip": self._skip,
            "view": self._view,
            "help": self._help,
        }

    @property
    def seq(self) -> int:
        """The record shown."""
        return self.player.seq

    @property
    def dwell(self) -> float:
        """Seconds until the next record, while playing."""
        return DWELL / SPEEDS[self.speed]

    def do(self, deed: str) -> None:
        """Do what a key asks for. Steps by hand end playing."""
        if deed[-1] in "-+" or deed in ("first", "last", "mark"):
            self.playing = False
        self.deeds[deed]()

    def tick(self) -> None:
        """Play one record on; at the end, stop."""
        self._go(self.route.step(self.seq, 1))
        if self.seq >= self.route.last:
            self.playing = False

    def rows(self, height: int = 0, columns: int = 0) -> Iterator[Row]:
        """Yield what stands on the terminal now: where it is too small, boxes give way first, then the order.

        What is told of the record always has its place, below who is called.
        """
        if self.helping:
            yield from self._keys()
            return
        view, told = BoardView(self.texts), self._told()
        stage = list(view.draw(self.player.board, _there(self.player), self.seq))
        if height and _high([*stage, [], *told], columns) > height:
            stage = list(view.draw(self.player.board, (), self.seq))
        if height:
            told = _last(told, height - _high(stage[:2], columns) - 1, columns)
            stage = _first(stage, height - _high(told, columns) - 1, columns)
        yield from (*stage, [], *told)

    def _told(self) -> list[Row]:
        """Return the last lines of the chronicle, what is told of this record marked."""
        chronicler = Chronicler(self.texts)
        shown = [line for line in self.lines if line.seq <= self.seq and self.route.on_way(line.seq)]
        return [
            [Span("▶ " if line is shown[-1] else "  ", "green"), *row]
            for line in shown[-_LINES:]
            for row in chronicler.tell([line])
        ]

    def status(self) -> str:
        """Return the line at the foot: where this is, how it plays, which view."""
        say = self.texts.say
        board = self.player.board
        given = {
            "round": say("replay-round", round=board.round),
            "n": self.seq,
            "m": self.player.fight.tail,
            "turn": say("replay-turn-of", who=board.active) if board.active is not None else "",
        }
        where = "value-text-nobody" if board.active is None else "value-text"
        if not board.round:
            where = "value-text-before"
        parts = [say(f"replay-{where}", **given)]
        parts.append(say("replay-playing" if self.playing else "replay-paused"))
        parts.append(f"{SPEEDS[self.speed]}×".replace("0.5", "½"))
        parts.append(say("replay-as-ruled" if self.route.ruled else "replay-as-played"))
        parts += [say("replay-undone-here")] if self.route.struck(self.seq) else []
        return " · ".join([*parts, say("replay-foot")])

    def _keys(self) -> Iterator[Row]:
        say = self.texts.say
        yield [Span(say("replay-help"), "bold")]
        ends = f"{say('replay-key-home')} {say('replay-key-end')}"
        shown = {
            "step": "← →", "turn": "⇧ + ← →", "round": "Page ↑ ↓", "ends": ends, "play": say("replay-key-space"),
            "speed": "+ −", "skip": "S", "view": "R", "mark": "M", "help": "?", "quit": "Q",
        }  # fmt: skip
        for name in _KEYS:
            yield [Span(f"  {shown[name]:<14}", "bold"), Span(say(f"replay-help-{name}"))]

    def _go(self, seq: int) -> None:
        self.player.seek(seq)

    def _speed(self, by: int) -> None:
        self.speed = min(max(self.speed + by, 0), len(SPEEDS) - 1)

    def _play(self) -> None:
        self.playing = not self.playing
        if self.playing and self.seq >= self.route.last:
            self._go(self.route.first)

    def _skip(self) -> None:
        self.route.skip = not self.route.skip

    def _view(self) -> None:
        self.route.ruled = not self.route.ruled
        if not self.route.on_way(self.seq):
            self._go(self.route.step(self.seq, -1))

    def _help(self) -> None:
        self.helping = not self.helping
