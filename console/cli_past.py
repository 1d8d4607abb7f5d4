"""`amend`: the past changed, what followed kept."""

from typing import Any

import click

from .cli import common
from .cli_rewind import BY, EXPECT, WHY
from .cli_show import JSON
from .shared import remember_line, session

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


@click.command("amend", short_help="Change a ruling of the past and keep what followed.")
@click.argument("fight")
@click.argument("seq", type=int)
@click.argument("line", required=False)
@click.option("--strike", is_flag=True, help="Leave the command out.")
@click.option("--before", metavar="LINE", help="Say this line before it.")
@DRY
@YES
@ON_CONFLICT
@ANSWER
@DICE
@SEED
@WHY
@EXPECT
@BY
@ID
@JSON
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
        as_json=given["as_json"],
    )  # fmt: skip
    with run.fight(fight, write=not wish.dry) as found:
        return amend(run, found, wish, stamp(given["by"], given["command_id"]), _faces(given), given["expect"])


def _faces(given: dict[str, Any]) -> Any:
    from .session import source

    return source("system", given["seed"]) if given["seed"] is not None or given["dice"] == "system" else None
