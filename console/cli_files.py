"""`verify`, `export`, `import` and `backup`: logs as files."""

from pathlib import Path

import click

from .cli import common
from .cli_show import JSON
from .shared import session

REPLACE = click.option("--replace", is_flag=True, help="Write over FILE if it is there.")
FILE = click.Path(path_type=Path)


@click.command("verify", short_help="Check every link of a log, and what was signed of it.")
@click.argument("things", metavar="FIGHT...", nargs=-1, required=True)
@click.option("--key", "keys", multiple=True, metavar="KEY", help="A key that you know to be right, or a file of them.")
@click.option("--rules", is_flag=True, help="Decide every command again under today's rules; say what would differ.")
@JSON
@common
@click.pass_context
def verify_command(
    ctx: click.Context, things: tuple[str, ...], keys: tuple[str, ...], rules: bool, as_json: bool
) -> int:
    """Check every link of a FIGHT of the journal or of an exported log, with checkpoints and proofs given beside it."""
    run = session(ctx)
    if rules:
        from .resimulating import verify_rules

        return max(verify_rules(run, thing, as_json=as_json) for thing in things)
    from .auditing import verify_all

    return verify_all(run, things, keys, as_json=as_json)


@click.command("export", short_help="Write a fight to a file.")
@click.argument("fight")
@click.argument("file", type=FILE)
@click.option("--for", "who", metavar="WHO", help="The copy of a participant: what it may see; `everyone`, of all.")
@click.option("--without-secrets", is_flag=True, help="Leave out free texts; the log verifies all the same.")
@REPLACE
@JSON
@common
@click.pass_context
def export_command(
    ctx: click.Context, fight: str, file: Path, who: str | None, without_secrets: bool, replace: bool, as_json: bool
) -> None:
    """Write FIGHT to FILE (NAME.combat.jsonl), whole or not at all, its count and head on the last line."""
    run = session(ctx)
    if who is not None:
        if without_secrets:
            raise click.UsageError("--for and --without-secrets exclude each other.")
        from .secrets import export_for

        export_for(run, fight, who, file, replace=replace, as_json=as_json)
        return
    from .filing import export

    export(run, fight, file, secrets=not without_secrets, replace=replace, as_json=as_json)


@click.command("import", short_help="Keep the fight of a file, or what it adds to it.")
@click.argument("file", type=FILE)
@JSON
@common
@click.pass_context
def import_command(ctx: click.Context, file: Path, as_json: bool) -> None:
    """Check the log in FILE and keep its fight in the journal; one that is there is brought up to date."""
    run = session(ctx)
    from .importing import bring_in

    bring_in(run, file, as_json=as_json)


@click.command("backup", short_help="Copy the whole journal.")
@click.argument("file", type=FILE)
@REPLACE
@JSON
@common
@click.pass_context
def backup_command(ctx: click.Context, file: Path, replace: bool, as_json: bool) -> None:
    """Copy the whole journal to FILE, as of one moment, while others may use it."""
    run = session(ctx)
    from .filing import backup

    backup(run, file, replace=replace, as_json=as_json)
