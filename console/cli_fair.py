"""`dice` and `check`: dice that nobody need be believed for."""

from pathlib import Path

import click

from .cli import common
from .cli_show import JSON
from .shared import session


@click.command("dice", short_help="Commit the dice beforehand, show the seed at the end.")
@click.argument("fight")
@click.argument("deed", required=False, type=click.Choice(["committed", "mixed", "word", "reveal"]))
@click.argument("word", required=False)
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--of", "holder", metavar="NAME", help="Whose word it is, if not the speaker's.")
@JSON
@common
@click.pass_context
def dice_command(
    ctx: click.Context, fight: str, deed: str | None, word: str | None, by: str, holder: str | None, as_json: bool
) -> None:
    """Commit the dice of FIGHT (`committed`, or `mixed` with players' words), give a `word`, `reveal` the seed."""
    if (deed == "word") != (word is not None):
        raise click.UsageError("A word goes with `word`, and only there.")
    if holder is not None and deed != "word":
        raise click.UsageError("--of goes with `word`.")
    run = session(ctx)
    from . import fair
    from .session import stamp

    stamp(by)
    if deed == "committed" or deed == "mixed":
        fair.commit(run, fight, by, "committed" if deed == "committed" else "mixed", as_json=as_json)
    elif deed == "reveal":
        fair.reveal(run, fight, by, as_json=as_json)
    elif word is not None:
        fair.give_word(run, fight, by, holder or by, word, as_json=as_json)
    else:
        fair.show_state(run, fight, as_json=as_json)


@click.command("check", short_help="Check committed rolls, by the codes that were posted.")
@click.argument("codes", metavar="CODE...", nargs=-1, required=True)
@click.option(
    "--in", "file", type=click.Path(path_type=Path), metavar="FILE", help="Look in this log, not the journal."
)
@JSON
@common
@click.pass_context
def check_command(ctx: click.Context, codes: tuple[str, ...], file: Path | None, as_json: bool) -> int:
    """Check the rolls of each CODE, or all of a fight, once the seed of its dice is shown."""
    run = session(ctx)
    from .fair import check

    return check(run, codes, file, as_json=as_json)
