"""`undo`, `redo` and `rewind`: the head of play moved by a record; nothing is ever deleted."""

import click

from .cli import common
from .cli_fight import say
from .cli_show import JSON
from .shared import text_of_line

BY = click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
WHY = click.option("--why", default="", help="The reason, kept with the record.")
FRESH = click.option("--fresh-dice", is_flag=True, help="Roll anew instead of keeping the dice already rolled.")
EXPECT = click.option("--expect", type=click.IntRange(0), help="The last record you know of.")


def _line(verb: str, rest: str, fresh: bool, why: str) -> str:
    said = text_of_line(why) if why.strip() else ""
    return " ".join(part for part in (verb, rest, "dice=fresh" if fresh else "", said) if part)


@click.command("undo", short_help="Take back the last command, or several.")
@click.argument("fight")
@click.argument("times", type=click.IntRange(1), default=1)
@WHY
@FRESH
@EXPECT
@BY
@JSON
@common
@click.pass_context
def undo_command(
    ctx: click.Context,
    fight: str,
    times: int,
    why: str,
    fresh_dice: bool,
    expect: int | None,
    by: str,
    as_json: bool,
) -> None:
    """Take back the last command of FIGHT, or the last TIMES."""
    say(ctx, fight, _line("undo", str(times), fresh_dice, why), by=by, expect=expect, as_json=as_json)


@click.command("redo", short_help="Go back to where an undo left from.")
@click.argument("fight")
@WHY
@FRESH
@EXPECT
@BY
@JSON
@common
@click.pass_context
def redo_command(
    ctx: click.Context, fight: str, why: str, fresh_dice: bool, expect: int | None, by: str, as_json: bool
) -> None:
    """Go back to where the last undo or rewind left from, as long as nothing was played since."""
    say(ctx, fight, _line("redo", "", fresh_dice, why), by=by, expect=expect, as_json=as_json)


@click.command("rewind", short_help="Go to any earlier moment.")
@click.argument("fight")
@click.argument("seq", type=int, required=False)
@click.option("--round", "round_", type=int, metavar="N", help="To the start of this round.")
@click.option("--turn", is_flag=True, help="To the start of the turn before this one.")
@click.option("--before", metavar="WHO", help="To the start of somebody's last turn.")
@WHY
@FRESH
@EXPECT
@BY
@JSON
@common
@click.pass_context
def rewind_command(
    ctx: click.Context,
    fight: str,
    seq: int | None,
    round_: int | None,
    turn: bool,
    before: str | None,
    why: str,
    fresh_dice: bool,
    expect: int | None,
    by: str,
    as_json: bool,
) -> None:
    """Go to any record SEQ that ends a command, also on a line of play that was left (see `rejeu branches`)."""
    places = [
        str(seq) if seq is not None else "",
        f"round={round_}" if round_ is not None else "",
        "turn" if turn else "",
        f"before=“{before}”" if before else "",
    ]
    given = [place for place in places if place]
    if len(given) != 1:
        raise click.UsageError("Say where to: SEQ, --round, --turn or --before, one of them.")
    say(ctx, fight, _line("rewind", given[0], fresh_dice, why), by=by, expect=expect, as_json=as_json)
