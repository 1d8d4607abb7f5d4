"""`timeline`: what becomes of wounds, past and to come."""

import click

from .cli import common
from .cli_show import AT, JSON
from .shared import session


@click.command("timeline")
@click.argument("fight")
@click.argument("who", nargs=-1)
@click.option("--if-cared", is_flag=True, help="As it would be, had every wound just been treated with success.")
@AT
@JSON
@common
@click.pass_context
def timeline_command(
    ctx: click.Context, fight: str, who: tuple[str, ...], if_cared: bool, at: int | None, as_json: bool
) -> None:
    """Draw the wounds of FIGHT, or of WHO, along time: their history, what is to come, and when one is fit again."""
    run = session(ctx)
    from .timelines import show_timeline

    with run.fight(fight) as found:
        show_timeline(run, found, who, at, if_cared=if_cared, as_json=as_json)
