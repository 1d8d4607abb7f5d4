"""The prompt: one line, one command; the board after each, whose turn it is, and what is asked of whom."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from rejeu.engine.dice import Source
from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.events.errors import Conflict, JournalError
from rejeu.replays.fight import Fight

from .failures import explain, needed
from .lexicon import Lexicon
from .render_chronicle import Chronicler
from .report import overruled, report, show_board
from .session import Session, lexicon_of, stamp
from .story import lines
from .submit import Recorded, context_of, record
from .witness import afterwards
from .words import fold

_QUIT = frozenset({"quit", "exit", "bye", "quitter", "fin"})
_HELP = frozenset({"help", "?", "aide"})
_BOARD = frozenset({"board", "show", "plateau", "montrer"})
_LOG = frozenset({"log", "journal"})
_LOG_RECORDS = 60


class Reader(Protocol):
    """Where lines come from."""

    def line(self, message: str) -> str | None:
        """Return the next line, `None` at the end of them. Raises `KeyboardInterrupt` if one is broken off."""

    def know(self, fight: Fight, lexicon: Lexicon) -> None:
        """Learn what may be completed now."""


class PlainReader:
    """Lines of standard input, for pipes and dumb terminals."""

    interactive = False

    def line(self, message: str) -> str | None:
        """Return the next line. Raises `UnicodeError` if it is not UTF-8."""
        if sys.stdin is None:  # started without any
            return None
        stream = getattr(sys.stdin, "buffer", None)
        raw = sys.stdin.readline() if stream is None else stream.readline().decode("utf-8-sig")
        return raw.rstrip("\r\n") if raw else None

    def know(self, fight: Fight, lexicon: Lexicon) -> None:
        """Nothing is completed here."""


def _reader(run: Session) -> Reader:
    if sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty():
        from .prompt import PromptReader

        return PromptReader(run.texts)
    return PlainReader()


def play(run: Session, fight: Fight, by: str, faces: Source) -> int:
    """Read and record lines until there are no more; return the exit code: 1 if a line of a pipe was refused."""
    game = _Game(run, fight, by, faces, _reader(run))
    show_board(run, fight)
    run.screen.remark(run.texts.say("play-hint"))
    return game.loop()


class _Game:
    def __init__(self, run: Session, fight: Fight, by: str, faces: Source, reader: Reader) -> None:
        self.run = run
        self.fight = fight
        self.by = by
        self.faces = faces
        self.reader = reader
        self.lexicon = lexicon_of(fight)
        self.refused = 0

    def loop(self) -> int:
        while True:
            self.reader.know(self.fight, self.lexicon)
            try:
                line = self.reader.line(f"{self.fight.id}> ")
            except KeyboardInterrupt:
                if isinstance(self.reader, PlainReader):
                    raise
                continue
            if line is None or fold(line) in _QUIT:
                break
            self._said(line)
        return 1 if self.refused and isinstance(self.reader, PlainReader) else 0

    def _said(self, line: str) -> None:
        aside = self._aside(fold(line))
        if aside is not None:
            aside()
            return
        try:
            self._command(line)
        except Conflict as conflict:
            self.run.screen.remark(*explain(conflict, self.run.texts))
            self._catch_up(conflict)
        except (Refused, BadSheet, JournalError, OSError) as error:
            self._complain(error, line)

    def _complain(self, error: BaseException, line: str) -> None:
        self.refused += 1
        self.run.screen.remark(*explain(error, self.run.texts, line))

    def _aside(self, said: str) -> Callable[[], None] | None:
        if said in _HELP:
            return lambda: self.run.screen.show(self._help())
        if said in _BOARD:
            return lambda: show_board(self.run, self.fight)
        if said in _LOG:
            return self._log
        return None

    def _help(self) -> list[str]:
        lang = self.run.texts.lang
        rows = [self.run.texts.say("play-help"), ""]
        return rows + ["  " + verb.example[lang] for verb in self.lexicon.verbs if lang in verb.example]

    def _log(self) -> None:
        told = [line for line in lines(self.fight) if line.seq > self.fight.tail - _LOG_RECORDS]
        self.run.screen.show(Chronicler(self.run.texts).tell(told))

    def _command(self, line: str) -> None:
        from .at_prompt import past_line

        if past_line(self.run, self.fight, self.by, line, self.reader):
            return
        recorded = self._with_dice(line)
        if recorded is None:
            return
        done, before = recorded
        self.run.speak_of(self.fight)
        report(self.run, self.fight, done.receipt.first, done.receipt.last, before=before)
        overruled(self.run, done)
        afterwards(self.run, self.fight, done, self.by)

    def _with_dice(self, line: str) -> Recorded | None:
        """Record the line; where the table rolls its own dice, ask for them roll by roll."""
        typed: list[str] = []
        speaks = stamp(self.by)
        while True:
            try:
                context = context_of(self.fight, self.lexicon, Path())
                return record(self.fight, line, context, speaks, self.faces, tuple(typed))
            except NeedDice as need:
                if self.faces.name != "typed":
                    raise
                group = self._ask(need)
                if group is None:
                    return None
                typed.append(group)
            except Refused as refused:
                if not typed or refused.code not in ("dice-count", "dice-face"):
                    raise
                self._complain(refused, line)
                typed.pop()

    def _ask(self, need: NeedDice) -> str | None:
        self.run.screen.remark(needed(need, self.run.texts))
        group = self.reader.line("  ")
        if group is None or not group.strip():
            self.run.screen.remark(self.run.texts.say("play-no-dice"))
            return None
        return group.strip()

    def _catch_up(self, conflict: Conflict) -> None:
        before = self.fight.state
        first = self.fight.tail + 1
        self.fight.refresh()
        self.run.speak_of(self.fight)
        report(self.run, self.fight, first, self.fight.tail, before=before)
