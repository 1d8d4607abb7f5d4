"""The theatre on a terminal: its keys, and the clock that plays."""

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

from prompt_toolkit.application import Application
from prompt_toolkit.application.current import get_app
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.layout import HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl

from .clean import width
from .screen import Row, coloured, safe
from .theatre import Show

KEYS = {
    "left": "step-", "right": "step+", "s-left": "turn-", "s-right": "turn+", "pageup": "round-",
    "pagedown": "round+", "home": "first", "end": "last", "space": "play", "+": "faster", "=": "faster",
    "-": "slower", "?": "help", "s": "skip", "S": "skip", "r": "view", "R": "view", "m": "mark", "M": "mark",
}  # fmt: skip
"""Keys of prompt_toolkit -> what they do: those of the page."""

_STYLES = {"red": "ansired", "green": "ansigreen", "yellow": "ansiyellow", "bold": "bold", "strike": "strike",
           "dim": "ansibrightblack"}  # fmt: skip


def perform(show: Show, **terminal: Any) -> None:
    """Show a fight until it is left. `terminal`: an input and an output other than the process's own."""
    import sys

    plain = not terminal and not coloured(sys.stdout)
    app: Application[None] = Application(
        layout=_layout(show, plain=plain), key_bindings=_bindings(show), full_screen=True, **terminal
    )
    app.run(pre_run=lambda: _keep_time(app, show))


def _layout(show: Show, *, plain: bool) -> Layout:
    def stage() -> StyleAndTextTuples:
        size = get_app().output.get_size()
        rows = size.rows - -(-width(show.status()) // size.columns)
        return formatted(show.rows(rows, size.columns), plain=plain)

    foot = Window(FormattedTextControl(lambda: [("reverse", show.status())]), wrap_lines=True, dont_extend_height=True)
    return Layout(HSplit([Window(FormattedTextControl(stage), wrap_lines=True), foot]))


def formatted(rows: Iterable[Row], *, plain: bool = False) -> StyleAndTextTuples:
    """Return rows as prompt_toolkit takes them, whatever people wrote made safe."""
    found: StyleAndTextTuples = []
    for row in rows:
        for span in row:
            style = "" if plain else " ".join(_STYLES.get(part, "") for part in span.style.split())
            found.append((style, safe(span.text)))
        found.append(("", "\n"))
    return found


def _bindings(show: Show) -> KeyBindings:
    keys = KeyBindings()
    for key, deed in KEYS.items():
        keys.add(key)(_doing(show, deed))
    for key in ("q", "Q", "c-c", "c-d"):
        keys.add(key)(_leave)
    keys.add("escape", eager=False)(_leave)
    return keys


def _doing(show: Show, deed: str) -> Callable[[KeyPressEvent], None]:
    def pressed(event: KeyPressEvent) -> None:
        show.do(deed)
        event.app.invalidate()

    return pressed


def _leave(event: KeyPressEvent) -> None:
    event.app.exit()


def _keep_time(app: Application[None], show: Show) -> None:
    """Start the clock: while the show plays, a record on each time it has stayed long enough."""

    async def ticking() -> None:
        while True:
            await asyncio.sleep(show.dwell if show.playing else 0.05)
            if show.playing:
                show.tick()
                app.invalidate()

    app.create_background_task(ticking())
