"""The command line: one group, its commands split by noun, and the one place where errors become words."""

import os
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

import click

from rejeu import __version__

from .language import choose

_COMMANDS = {
    "new": "fight",
    "join": "fight",
    "do": "fight",
    "play": "fight",
    "run": "fight",
    "show": "show",
    "log": "show",
    "timeline": "time",
    "branches": "show",
    "fights": "show",
    "replay": "replay",
    "plot": "replay",
    "stats": "replay",
    "undo": "rewind",
    "redo": "rewind",
    "rewind": "rewind",
    "amend": "past",
    "flag": "past",
    "why": "past",
    "diff": "whatif",
    "what-if": "whatif",
    "odds": "whatif",
    "verify": "files",
    "export": "files",
    "import": "files",
    "backup": "files",
    "erase": "erase",
    "key": "audit",
    "checkpoint": "audit",
    "prove": "audit",
    "post": "audit",
    "secrets": "audit",
    "rulings": "audit",
    "dice": "fair",
    "check": "fair",
    "rules": "books",
    "schema": "books",
    "verbs": "books",
    "demo": "books",
}
"""Command -> the noun whose module has it, loaded when it is called."""


def _module(noun: str) -> ModuleType:
    if noun == "fight":
        from . import cli_fight

        return cli_fight
    if noun == "show":
        from . import cli_show

        return cli_show
    if noun == "replay":
        from . import cli_replay

        return cli_replay
    if noun == "rewind":
        from . import cli_rewind

        return cli_rewind
    if noun == "whatif":
        from . import cli_whatif

        return cli_whatif
    if noun == "past":
        from . import cli_past

        return cli_past
    if noun == "time":
        from . import cli_time

        return cli_time
    if noun == "fair":
        from . import cli_fair

        return cli_fair
    if noun == "audit":
        from . import cli_audit

        return cli_audit
    if noun == "erase":
        from . import cli_erase

        return cli_erase
    if noun == "files":
        from . import cli_files

        return cli_files
    from . import cli_books

    return cli_books


class Commands(click.Group):
    """The commands, each loaded only when it is needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names in the order of a table's evening."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        """Return a command, or nothing if there is none such."""
        if name not in _COMMANDS:
            return None
        found = getattr(_module(_COMMANDS[name]), f"{name.replace('-', '_')}_command")
        assert isinstance(found, click.Command)
        if ctx.ensure_object(dict).get("help") == "fr":
            from .helping import in_french

            return in_french(found, name)
        return found

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Answer an unknown command with the nearest known ones."""
        if args and args[0] not in _COMMANDS and not args[0].startswith("-"):
            from .words import nearest

            near = nearest(args[0], _COMMANDS)
            hint = f" Did you mean {' or '.join(near)}?" if near else ""
            ctx.fail(f"No such command {args[0]!a}.{hint}")
        return super().resolve_command(ctx, args)


def _keep(name: str) -> Callable[[click.Context, click.Parameter, Any], Any]:
    def keep(ctx: click.Context, param: click.Parameter, value: Any) -> Any:
        if value is not None:
            ctx.ensure_object(dict)[name] = value
        return value

    return keep


def common(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command the options that every one has, before or after its name."""
    command = click.option(
        "--lang", type=click.Choice(["en", "fr"]), expose_value=False, callback=_keep("lang"),
        help="Language of what is said (else REJEU_LANG, else the locale's).",
    )(command)  # fmt: skip
    return click.option(
        "--journal", metavar="PATH", expose_value=False, callback=_keep("journal"),
        help="The SQLite file that keeps the fights (else REJEU_JOURNAL, else one in your data folder).",
    )(command)  # fmt: skip


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(version=__version__, prog_name="rejeu", message="%(prog)s %(version)s")
@common
def cli() -> None:
    """Rejeu keeps the record of a tabletop fight: every roll, move and wound, rewound and replayed at will.

    Start with `rejeu demo`, or with `rejeu new FIGHT`, `rejeu join FIGHT SHEET` and `rejeu play FIGHT`.
    """


def run(arguments: list[str]) -> int:
    """Run one command; return its exit code. Whatever is raised is said in a sentence."""
    from .screen import prepare

    prepare()
    found: dict[str, Any] = {}
    try:
        code = _root(arguments, found).main(arguments, prog_name="rejeu", standalone_mode=False, obj=found)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except (BrokenPipeError, SystemExit):  # click makes the one into the other
        return _unread()
    except click.exceptions.Exit as done:
        return done.exit_code
    except click.ClickException as error:
        error.show()
        return 2
    except (Exception, KeyboardInterrupt, click.Abort) as error:
        return _fail(error, found)


def _root(arguments: list[str], found: dict[str, Any]) -> click.Command:
    """Return the group of commands; where help is asked for, in the language that it is asked for in."""
    if arguments and not {"-h", "--help"} & set(arguments):
        return cli
    from .helping import help_language, in_french

    found["help"] = help_language(arguments)
    return in_french(cli, "rejeu") if found["help"] == "fr" else cli


def _fail(error: BaseException, found: dict[str, Any]) -> int:
    from .failures import INTERRUPTED, exit_code, explain
    from .screen import Screen
    from .text import Texts

    if os.environ.get("REJEU_DEBUG"):
        raise error
    interrupted = isinstance(error, click.Abort)
    cause: BaseException = KeyboardInterrupt() if interrupted else error
    texts = found.get("texts") or Texts(choose(found.get("lang")))
    try:
        Screen().remark(*explain(cause, texts, found.get("line", "")))
    except BrokenPipeError:
        return _unread()
    except OSError:
        pass  # nowhere left to say it
    return INTERRUPTED if interrupted else exit_code(error)


def _unread() -> int:
    """Whoever read the output has had enough: leave quietly, without Python's own complaint at exit."""
    sys.stdout = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123
    return 0
