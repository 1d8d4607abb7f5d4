"""How far long work has come, on a terminal and once it has taken a while; nothing elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .session import Session

Told = Callable[[int, int | None], None]
"""Told how much is done, and of how much, if that is known."""

PATIENCE = 0.7
"""Seconds that pass before anything is shown."""


class _Bar:
    """A bar on standard error, begun when it is first told of something after a while."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._due = time.monotonic() + PATIENCE
        self._bar: Any = None
        self._task: Any = None

    def tell(self, done: int, total: int | None) -> None:
        if self._bar is None:
            if time.monotonic() < self._due:
                return
            self._begin()
        self._bar.update(self._task, completed=done, total=total)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.stop()

    def _begin(self) -> None:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
        self._bar = Progress(*columns, console=Console(file=sys.stderr), transient=True)
        self._task = self._bar.add_task(self._text, total=None)
        self._bar.start()


@contextmanager
def progress(run: Session, message: str) -> Iterator[Told]:
    """Yield what long work tells its progress to. It may be interrupted at any moment."""
    if not _is_terminal():
        yield lambda done, total: None
        return
    bar = _Bar(run.texts.say(message))
    try:
        yield bar.tell
    finally:
        bar.close()


@contextmanager
def counted(run: Session, message: str, total: int | None = None) -> Iterator[Callable[[int], None]]:
    """Yield what long work on `total` records, if that is known, tells its progress to."""
    with progress(run, message) as tell:
        yield lambda done: tell(done, total)


def _is_terminal() -> bool:
    try:
        return sys.stderr.isatty()
    except ValueError:
        return False
