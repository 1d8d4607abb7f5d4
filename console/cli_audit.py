"""`key`, `checkpoint` and `prove`: who signs what of a log."""

from pathlib import Path

import click

from .cli import common
from .cli_files import REPLACE
from .cli_show import JSON
from .shared import session

FILE = click.Path(path_type=Path)
BY = click.option("--as", "by", default="gm", show_default=True, help="Who signs.")
OUT = click.option("--out", type=FILE, metavar="FILE", help="Write it to FILE instead of showing it.")


@click.command("key", short_help="Show or record the key that somebody signs with.")
@click.argument("fight", required=False)
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--of", "holder", metavar="NAME", help="Whose key it is, if not the speaker's.")
@click.option("--is", "given", metavar="KEY", help="The key, as its owner's `rejeu key` shows it.")
@click.option("--new", is_flag=True, help="Make a new key; the old one vouches for it.")
@click.option("--lost", is_flag=True, help="Say that the old key counts no more, and make a new one.")
@JSON
@common
@click.pass_context
def key_command(
    ctx: click.Context,
    fight: str | None,
    by: str,
    holder: str | None,
    given: str | None,
    new: bool,
    lost: bool,
    as_json: bool,
) -> None:
    """Show the key that NAME signs checkpoints with (made on first use), or record it in FIGHT."""
    run = session(ctx)
    from .auditing import set_key, show_key
    from .session import stamp

    stamp(by)
    who = holder or by
    if fight is None:
        if given is not None or new or lost:
            raise click.UsageError("--is, --new and --lost need a FIGHT to be recorded in.")
        show_key(run, who, as_json=as_json)
        return
    if who != by and given is None and not lost:
        raise click.UsageError("Say which key it is: --is KEY. Nobody makes a key for somebody else.")
    if given is not None and new:
        raise click.UsageError("--is and --new exclude each other.")
    set_key(run, fight, who, by, given=given, new=new, lost=lost, as_json=as_json)


@click.command("checkpoint", short_help="Sign where a fight stands.")
@click.argument("fight")
@BY
@click.option("--on", type=FILE, metavar="NOTE", help="Add your signature to a checkpoint that others signed.")
@OUT
@REPLACE
@common
@click.pass_context
def checkpoint_command(
    ctx: click.Context, fight: str, by: str, on: Path | None, out: Path | None, replace: bool
) -> None:
    """Sign where FIGHT stands, in a few lines to paste anywhere, once it goes on from what you last signed."""
    run = session(ctx)
    from .auditing import post_checkpoint
    from .session import stamp

    stamp(by)
    post_checkpoint(run, fight, by, on=on, out=out, replace=replace)


@click.command("prove", short_help="Prove a record, or that nothing was rewritten.")
@click.argument("fight")
@click.option("--record", type=click.IntRange(0), metavar="SEQ", help="Prove that this record is in the fight.")
@click.option("--since", type=FILE, metavar="NOTE", help="Prove that the fight goes on from this checkpoint.")
@click.option("--to", type=FILE, metavar="NOTE", help="Prove it under this checkpoint; else a new one is signed.")
@BY
@OUT
@REPLACE
@common
@click.pass_context
def prove_command(
    ctx: click.Context,
    fight: str,
    record: int | None,
    since: Path | None,
    to: Path | None,
    by: str,
    out: Path | None,
    replace: bool,
) -> None:
    """Prove that a record is in FIGHT (of the journal, or a file), or that it goes on from an earlier checkpoint."""
    if (record is None) == (since is None):
        raise click.UsageError("Say what to prove: --record or --since, one of them.")
    run = session(ctx)
    from .auditing import prove
    from .session import stamp

    stamp(by)
    prove(run, fight, by, record=record, since=since, to=to, out=out, replace=replace)


@click.command("secrets", short_help="Whose copy a fight is, and what was disclosed.")
@click.argument("fight")
@JSON
@common
@click.pass_context
def secrets_command(ctx: click.Context, fight: str, as_json: bool) -> None:
    """Say who has parts of FIGHT's sealed log, or whose copy it is; tell what was disclosed to everyone."""
    run = session(ctx)
    from .secrets import show_secrets

    show_secrets(run, fight, as_json=as_json)


@click.command("post", short_help="Say what to post of the fight.")
@click.argument("fight")
@click.option("--since", type=click.IntRange(0), metavar="SEQ", help="After this record; else since the last post.")
@BY
@JSON
@common
@click.pass_context
def post_command(ctx: click.Context, fight: str, since: int | None, by: str, as_json: bool) -> None:
    """Say what happened in FIGHT since the last post, as everyone may read it, with a checkpoint to post with it."""
    run = session(ctx)
    from .posting import post
    from .session import stamp

    stamp(by)
    post(run, fight, by, since, as_json=as_json)


@click.command("rulings", short_help="Let no override go without a reason.")
@click.argument("fight")
@click.argument("switch", required=False, type=click.Choice(["on", "off"]))
@click.option("--why", default="", help="The reason, kept with the record.")
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@JSON
@common
@click.pass_context
def rulings_command(ctx: click.Context, fight: str, switch: str | None, why: str, by: str, as_json: bool) -> None:
    """Say whether overrides in FIGHT need a reason, and did all along; switch it `on` or `off`."""
    run = session(ctx)
    from .overrides import rulings
    from .session import stamp

    stamp(by)
    rulings(run, fight, by, switch, why, as_json=as_json)
