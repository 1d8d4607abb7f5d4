"""`erase`: free texts forgotten for good."""

import click

from .cli import common
from .cli_show import JSON
from .shared import session


@click.command("erase", short_help="Forget free texts for good.")
@click.argument("fight")
@click.argument("records", metavar="SEQ...", nargs=-1, type=int)
@click.option("--of", "writer", metavar="NAME", help="Whatever NAME wrote, as the log calls who speaks.")
@click.option("--yes", is_flag=True, help="Erase without asking.")
@JSON
@common
@click.pass_context
def erase_command(
    ctx: click.Context, fight: str, records: tuple[int, ...], writer: str | None, yes: bool, as_json: bool
) -> int:
    """Forget the free texts of the commands at records SEQ of FIGHT, for good.

    Lines, proofs and the state of play stand without them. Files made before still have them.
    """
    if bool(records) == (writer is not None):
        raise click.UsageError("Say which records, or --of NAME, one of them.")
    run = session(ctx)
    from .erasing import erase

    return erase(run, fight, records, writer, yes=yes, as_json=as_json)
