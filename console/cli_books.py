"""`rules`, `schema`, `verbs` and `demo`: what Rejeu knows, and a first look at it."""

import click

from rejeu.engine.rulesets import DEFAULT

from .cli import common
from .cli_show import JSON
from .shared import session


@click.command("rules", short_help="List rulesets and house rules.")
@click.argument("ruleset", required=False)
@JSON
@common
@click.pass_context
def rules_command(ctx: click.Context, ruleset: str | None, as_json: bool) -> None:
    """List the rulesets, or the house rules of one: each with its default and where that comes from."""
    run = session(ctx)
    from .books import show_rules, show_rulesets

    if ruleset is None:
        show_rulesets(run, as_json=as_json)
    else:
        show_rules(run, ruleset, as_json=as_json)


@click.command("schema", short_help="Print the schema of commands and facts.")
@common
@click.pass_context
def schema_command(ctx: click.Context) -> None:
    """Print the JSON Schema of every command and fact."""
    from rejeu.events.schema import event_schema

    session(ctx).screen.json(event_schema())


@click.command("verbs", short_help="List the verbs of lines.")
@click.argument("ruleset", default=DEFAULT)
@JSON
@common
@click.pass_context
def verbs_command(ctx: click.Context, ruleset: str, as_json: bool) -> None:
    """List the verbs of lines under a RULESET, with their words, their keys and an example."""
    run = session(ctx)
    from .books import show_verbs

    show_verbs(run, ruleset, as_json=as_json)


@click.command("demo", short_help="A first look, in one minute.")
@common
@click.pass_context
def demo_command(ctx: click.Context) -> None:
    """Play the worked example, contest a ruling, rewind it and verify the log."""
    run = session(ctx)
    from .demo import demo

    demo(run)
