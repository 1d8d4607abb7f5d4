"""What commands of the command line have in common: the session, and saying what a command recorded."""

from typing import Any

import click

from .language import choose
from .session import Session
from .text import Texts


def session(ctx: click.Context) -> Session:
    """Return the session of this run, made of the options common to all commands."""
    found: dict[str, Any] = ctx.ensure_object(dict)
    texts = found["texts"] = Texts(choose(found.get("lang")))
    return Session(texts, found.get("journal"))


def remember_line(ctx: click.Context, line: str) -> None:
    """Keep the line being read, so that an error can show its place."""
    ctx.ensure_object(dict)["line"] = line


def text_of_line(text: str) -> str:
    """Return free text as it stands in a line: in quotes, whatever quotes are in it."""
    said = text.strip().replace('"', '\\"')
    return f'"{said} "' if said.endswith("\\") else f'"{said}"'
