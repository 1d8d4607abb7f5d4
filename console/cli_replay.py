"""`replay`: a fight to look at, in the terminal or as one HTML file."""

from pathlib import Path

import click

from .cli import common
from .cli_files import REPLACE
from .cli_show import FOR
from .shared import session

FILE = click.Path(path_type=Path, dir_okay=False)


@click.command("replay", short_help="Watch a fight again.")
@click.argument("fight")
@click.option("--html", type=FILE, metavar="FILE", help="Write it as one HTML file, to open in any browser.")
@REPLACE
@FOR
@common
@click.pass_context
def replay_command(ctx: click.Context, fight: str, html: Path | None, replace: bool, view: str) -> None:
    """Watch FIGHT again, record by record, in the terminal or in a browser."""
    run = session(ctx)
    with run.fight(fight) as found:
        if html is not None:
            from .replaying import write_page

            write_page(run, found, html, "players" if view == "players" else "gm", replace=replace)
            return
        from .theatre import watch

        watch(run, found, "players" if view == "players" else "gm")
