"""`show`, `log`, `branches` and `fights`: what the log says, read only."""

import click

from .cli import common
from .shared import session

FOR = click.option(
    "--for", "view", default="gm", show_default=True, metavar="WHO",
    help="Whose eyes: `gm`, `players` (nobody hidden, health in words), or a participant's own.",
)  # fmt: skip
JSON = click.option("--json", "as_json", is_flag=True, help="Say it as one JSON object.")
AT = click.option("--at", "at", type=int, metavar="SEQ", help="As it stood after this record.")
ROUND = click.option("--round", "round_", type=int, metavar="N", help="As it stood at the end of this round.")


@click.command("show", short_help="Show the board, now or at any moment.")
@click.argument("fight")
@AT
@ROUND
@FOR
@JSON
@common
@click.pass_context
def show_command(ctx: click.Context, fight: str, at: int | None, round_: int | None, view: str, as_json: bool) -> None:
    """Show the board of FIGHT and everyone's health, now or at any record."""
    run = session(ctx)
    if at is not None and round_ is not None:
        raise click.UsageError("--at and --round exclude each other.")
    from .copies import eyes
    from .moments import end_of_round
    from .showing import show

    with run.fight(fight) as found:
        seen = eyes(found, view)
        place = end_of_round(seen.fight, round_) if round_ is not None else seen.at(at)
        show(run, seen.fight, place, seen.view, as_json=as_json)


@click.command("log", short_help="Tell the fight, line by line.")
@click.argument("fight")
@AT
@click.option("--from", "first", type=int, metavar="SEQ", help="From this record on.")
@ROUND
@FOR
@click.option("--present", is_flag=True, help="Leave out what was undone.")
@JSON
@common
@click.pass_context
def log_command(
    ctx: click.Context,
    fight: str,
    at: int | None,
    first: int | None,
    round_: int | None,
    view: str,
    present: bool,
    as_json: bool,
) -> None:
    """Tell FIGHT line by line, with its arithmetic; what was undone is struck, with who, when and why."""
    run = session(ctx)
    from .copies import eyes
    from .showing import tell_log

    with run.fight(fight) as found:
        seen = eyes(found, view)
        tell_log(run, seen.fight, seen.first(first), seen.at(at), round_, seen.view, present=present, as_json=as_json)


@click.command("branches", short_help="List the lines of play that were left.")
@click.argument("fight")
@JSON
@common
@click.pass_context
def branches_command(ctx: click.Context, fight: str, as_json: bool) -> None:
    """List the lines of play of FIGHT: the present one, and those that were left, to be taken up again."""
    run = session(ctx)
    from .showing import show_branches

    with run.fight(fight) as found:
        show_branches(run, found, as_json=as_json)


@click.command("fights", short_help="List the fights of the journal.")
@JSON
@common
@click.pass_context
def fights_command(ctx: click.Context, as_json: bool) -> None:
    """List the fights of the journal."""
    run = session(ctx)
    from .showing import show_fights

    show_fights(run, as_json=as_json)
