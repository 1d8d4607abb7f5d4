"""`amend`: the past changed, what followed kept."""

from collections.abc import Callable
from typing import Any, TypeVar

import click

from .cli import common
from .cli_rewind import BY, EXPECT, WHY
from .cli_show import JSON
from .shared import remember_line, session, text_of_line

DICE = click.option(
    "--dice", type=click.Choice(["none", "system"]), default="none", show_default=True,
    help="Where dice come from that were never rolled.",
)  # fmt: skip
SEED = click.option("--seed", help="Dice derived from this seed, for tests and demonstrations.")
YES = click.option("--yes", is_flag=True, help="Write without asking.")
DRY = click.option("--dry-run", "dry", is_flag=True, help="Show the preview; write nothing.")
ON_CONFLICT = click.option(
    "--on-conflict", type=click.Choice(["stop", "strike", "skip", "force"]), default="stop", show_default=True,
    help="What to do with a later command that became impossible.",
)  # fmt: skip
ANSWER = click.option(
    "--answer", "answers", multiple=True, metavar="SEQ=HOW",
    help="Answer one clash: strike, skip, force, roll, dice:FACES, before:LINE, or a line in its place.",
)  # fmt: skip
ID = click.option("--id", "command_id", help="The command's id: sent twice, it is recorded once.")

Body = TypeVar("Body", bound=Callable[..., Any])


def amending(command: Body) -> Body:
    """Give a command the options of an amendment, in this order."""
    for option in reversed((DRY, YES, ON_CONFLICT, ANSWER, DICE, SEED, WHY, EXPECT, BY, ID, JSON)):
        command = option(command)
    return command


@click.command("amend", short_help="Change a ruling of the past and keep what followed.")
@click.argument("fight")
@click.argument("seq", type=int)
@click.argument("line", required=False)
@click.option("--strike", is_flag=True, help="Leave the command out.")
@click.option("--before", metavar="LINE", help="Say this line before it.")
@amending
@common
@click.pass_context
def amend_command(
    ctx: click.Context, /, fight: str, seq: int, line: str | None, strike: bool, before: str | None, **given: Any
) -> int:
    """Say another LINE in the place of the command at record SEQ, and decide what followed again.

    Every later command keeps its dice. What would change is shown first; nothing is written before you agree.
    """
    run = session(ctx)
    if (line is not None) + strike + (before is not None) != 1:
        raise click.UsageError("Say a LINE, --strike or --before LINE, one of them.")
    remember_line(ctx, line or before or "")
    from .amending import Wish, amend
    from .session import stamp

    wish = Wish(
        seq=seq, line=line or "", strike=strike, before=before or "", reason=given["why"],
        on_conflict=given["on_conflict"], answers=given["answers"], dry=given["dry"], yes=given["yes"],
        as_json=given["as_json"], expect=given["expect"],
    )  # fmt: skip
    with run.fight(fight, write=not wish.dry, decides=True) as found:
        return amend(run, found, wish, stamp(given["by"], given["command_id"]), faces(given, found))


def faces(given: dict[str, Any], fight: Any) -> Any:
    """Return what rolls missing dice, if the options name anything: as the fight's dice are committed, if they are."""
    from .faces import faces_for

    wanted = given["seed"] is not None or given["dice"] == "system"
    return faces_for(fight, seed=given["seed"]) if wanted else None


@click.command("flag", short_help="Contest a record, or list what is contested.")
@click.argument("fight")
@click.argument("seq", type=int, required=False)
@click.argument("reason", required=False, default="")
@click.option("--settle", is_flag=True, help="Rule on it: the record stands.")
@click.option("--all", "everything", is_flag=True, help="Also what was ruled on.")
@EXPECT
@BY
@JSON
@common
@click.pass_context
def flag_command(
    ctx: click.Context, fight: str, seq: int | None, reason: str, settle: bool, everything: bool,
    expect: int | None, by: str, as_json: bool,
) -> None:  # fmt: skip
    """Contest record SEQ of FIGHT, with a REASON; without SEQ, list what is contested. It blocks nothing."""
    if seq is not None:
        from .cli_fight import say

        said = f" {text_of_line(reason)}" if reason.strip() else ""
        line = f"{'settle' if settle else 'flag'} {seq}{said}"
        say(ctx, fight, line, by=by, expect=expect, as_json=as_json)
        return
    if settle:
        raise click.UsageError("Say which record: SEQ.")
    run = session(ctx)
    from .flags import show_flags

    with run.fight(fight) as found:
        show_flags(run, found, everything=everything, as_json=as_json)


@click.command("why", short_help="Say why a value is what it is.")
@click.argument("fight")
@click.argument("what", nargs=-1, required=True)
@JSON
@common
@click.pass_context
def why_command(ctx: click.Context, fight: str, what: tuple[str, ...], as_json: bool) -> None:
    """Say why WHAT is what it is: mira.physical, mira.PER, order, mira before guard, or a record's number.

    The records that made it are told with their sums, and those that they were reckoned from, down to dice and rulings.
    """
    run = session(ctx)
    from .asking import show_why

    with run.fight(fight) as found:
        show_why(run, found, " ".join(what), as_json=as_json)
