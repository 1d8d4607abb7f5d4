"""How far long work has come, on a terminal; nothing elsewhere."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from .session import Session

Told = Callable[[int, int], None]
"""Told how much is done, and of how much."""


@contextmanager
def progress(run: Session, message: str) -> Iterator[Told]:
    """Yield what long work tells its progress to. It may be interrupted at any moment."""
    if not _is_terminal():
        yield lambda done, total: None
        return
    from rich.console import Console
    from rich.progress import Progress

    console: Any = Console(file=sys.stderr)
    with Progress(console=console, transient=True) as bar:
        task = bar.add_task(run.texts.say(message), total=None)

        def tell(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total)

        yield tell


def _is_terminal() -> bool:
    try:
        return sys.stderr.isatty()
    except ValueError:
        return False
