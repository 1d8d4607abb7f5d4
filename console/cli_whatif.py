"""`diff`, `what-if` and `odds`: other lines of play, compared and imagined."""

from typing import Any

import click

from .cli import common
from .cli_files import REPLACE
from .cli_past import SEED, amending, faces
from .cli_show import JSON
from .shared import remember_line, session

AT = click.option("--at", type=int, metavar="SEQ", help="From this record: just before it, if it is a command.")


@click.command("diff", short_help="Compare two records, or two lines of play.")
@click.argument("fight")
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@JSON
@common
@click.pass_context
def diff_command(ctx: click.Context, fight: str, one: str, other: str, as_json: bool) -> None:
    """Compare records A and B of FIGHT, on one line of play or on two: the first difference, and every value.

    A record is a number (`rejeu log`, `rejeu branches`), or `head`.
    """
    run = session(ctx)
    from .comparing import show_diff

    with run.fight(fight) as found:
        show_diff(run, found, one, other, as_json=as_json)


@click.command("odds", short_help="Simulate a line: how often it comes to what.")
@click.argument("fight")
@click.argument("lines", metavar="[LINE]...", nargs=-1)
@AT
@click.option("--runs", type=click.IntRange(1, 1_000_000), default=2_000, show_default=True, help="How many runs.")
@SEED
@JSON
@common
@click.pass_context
def odds_command(
    ctx: click.Context, fight: str, lines: tuple[str, ...], at: int | None, runs: int, seed: str | None, as_json: bool
) -> None:
    """Simulate LINE from a moment of FIGHT; without one, the command recorded there, and where it fell."""
    run = session(ctx)
    remember_line(ctx, lines[0] if lines else "")
    from .chances import show_odds

    with run.fight(fight, decides=True) as found:
        show_odds(run, found, at, lines, runs, seed, as_json=as_json)


@click.command("what-if", short_help="Play on from any moment, beside the log.")
@click.argument("fight")
@click.argument("lines", metavar="[LINE]...", nargs=-1)
@AT
@click.option("--name", default="what-if", show_default=True, help="What this one is called, if there are several.")
@click.option("--adopt", "adopted", is_flag=True, help="Make it the ruling: an amendment, previewed first.")
@click.option("--with-dice", is_flag=True, help="Adopt it with the dice that it rolled.")
@click.option("--instead-of-all", is_flag=True, help="Adopt it in the place of everything that was played since.")
@click.option("--drop", "dropped", is_flag=True, help="Forget it.")
@REPLACE
@amending
@common
@click.pass_context
def what_if_command(
    ctx: click.Context, /, fight: str, lines: tuple[str, ...], at: int | None, name: str, **given: Any
) -> int:
    """Copy FIGHT to a scratch file beside the journal, go back to a record there, and play LINEs on.

    The log itself holds no musings. Play on with `rejeu play FIGHT --journal FILE`, then --adopt or --drop it.
    """
    run = session(ctx)
    remember_line(ctx, lines[0] if lines else "")
    from . import imagining
    from .faces import faces_for
    from .session import fight_id

    if given["dropped"] and given["adopted"]:
        raise click.UsageError("--adopt or --drop, one of them.")
    if (given["dropped"] or given["adopted"]) and (lines or at is not None):
        raise click.UsageError("A LINE and --at are for a new what-if; --adopt and --drop are for one that is there.")
    if given["dropped"]:
        imagining.drop(run, fight_id(fight), name)
        return 0
    if given["adopted"]:
        return _adopt(run, fight, name, given)
    with run.fight(fight, decides=True) as found:
        imagining.imagine(
            run, found, at, lines, name, given["by"], faces_for(found, seed=given["seed"]),
            replace=given["replace"], as_json=given["as_json"],
        )  # fmt: skip
    return 0


def _adopt(run: Any, fight: str, name: str, given: dict[str, Any]) -> int:
    from . import imagining
    from .amending import Wish
    from .session import stamp

    wish = Wish(
        seq=0, reason=given["why"], on_conflict=given["on_conflict"], answers=given["answers"], dry=given["dry"],
        yes=given["yes"], as_json=given["as_json"], expect=given["expect"],
    )  # fmt: skip
    with run.fight(fight, write=not wish.dry, decides=True) as found:
        return imagining.adopt(
            run, found, name, wish, stamp(given["by"], given["command_id"]), faces(given, found),
            with_dice=given["with_dice"], instead_of_all=given["instead_of_all"],
        )  # fmt: skip
