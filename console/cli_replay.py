"""`replay`, `plot` and `stats`: a fight to look at, in the terminal or in files."""

from pathlib import Path

import click

from .cli import common
from .cli_files import REPLACE
from .cli_show import FOR, JSON
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
    from .copies import eyes

    with run.fight(fight) as found:
        seen = eyes(found, view)
        if html is not None:
            from .replaying import write_page

            write_page(run, seen.fight, html, seen.view, replace=replace)
            return
        from .theatre import watch

        watch(run, seen.fight, seen.view)


@click.command("plot", short_help="Draw a picture of a fight.")
@click.argument("fight")
@click.argument("kind", metavar="KIND")
@click.option("--svg", type=FILE, metavar="FILE", help="Write it as an SVG file; without it, its data as a table.")
@REPLACE
@FOR
@common
@click.pass_context
def plot_command(ctx: click.Context, fight: str, kind: str, svg: Path | None, replace: bool, view: str) -> None:
    """Draw a picture of FIGHT, or say its data as a table.

    KIND is health, lanes (turns), harm (who hurt whom), dice or graph (rulings and branches).
    """
    run = session(ctx)
    from .copies import eyes
    from .picturing import plot

    with run.fight(fight) as found:
        seen = eyes(found, view)
        plot(run, seen.fight, kind, svg, seen.view, replace=replace)


@click.command("stats", short_help="Count rolls, hits, damage and luck.")
@click.argument("fight")
@FOR
@JSON
@common
@click.pass_context
def stats_command(ctx: click.Context, fight: str, view: str, as_json: bool) -> None:
    """Count rolls, hits, damage and luck in FIGHT; what was undone is left out."""
    run = session(ctx)
    from .copies import eyes
    from .picturing import stats

    with run.fight(fight) as found:
        seen = eyes(found, view)
        stats(run, seen.fight, seen.view, as_json=as_json)
