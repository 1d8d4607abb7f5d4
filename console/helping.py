"""`--help` in French. English is what stands on the commands themselves."""

from collections.abc import Sequence
from copy import copy

import click

from .language import choose
from .text import Texts

_HEADS = {"Options": "Options", "Commands": "Commandes"}


def help_language(arguments: Sequence[str]) -> str:
    """Return the language that help is asked for in."""
    asked = None
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            asked = arguments[place + 1] if place + 1 < len(arguments) else None
        elif argument.startswith("--lang="):
            asked = argument.partition("=")[2]
    return choose(asked)


class _Formatter(click.HelpFormatter):
    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """Write the line of usage."""
        super().write_usage(prog, args, prefix or "Usage : ")

    def write_heading(self, heading: str) -> None:
        """Write a heading."""
        super().write_heading(_HEADS.get(heading, heading) + " ")


class _Context(click.Context):
    formatter_class = _Formatter


def in_french(command: click.Command, name: str) -> click.Command:
    """Return a copy of `command` that explains itself in French."""
    texts = Texts("fr")
    new = copy(command)
    new.context_class = _Context
    new.help = texts.find(f"usage-{name}") or command.help
    new.short_help = texts.find(f"usage-{name}-short") or command.short_help
    new.params = [_translated(param, name, texts) for param in command.params]
    own = command.get_help_option(click.Context(command, help_option_names=["-h", "--help"]))
    if own is not None:
        new._help_option = copy(own)
        new._help_option.help = texts.find("usage-option-help")
    return new


def _translated(param: click.Parameter, name: str, texts: Texts) -> click.Parameter:
    if not isinstance(param, click.Option):
        return param
    key = (param.name or "").replace("_", "-")
    new = copy(param)
    new.help = texts.find(f"usage-{name}-{key}") or texts.find(f"usage-option-{key}") or param.help
    return new
