"""`new`, `join`, `do`, `play` and `run`: opening a fight and commanding it."""

from pathlib import Path
from typing import Any

import click

from rejeu.engine.rulesets import DEFAULT

from .cli import common
from .shared import remember_line, session

HOUSE = click.Path(path_type=Path)


@click.command("new", short_help="Open a fight.")
@click.argument("fight")
@click.option("--rules", default=DEFAULT, show_default=True, help="The ruleset (see `rejeu rules`).")
@click.option("--title", help="What the fight is called; else its name.")
@click.option("--house", type=HOUSE, help="House rules, in TOML or JSON.")
@click.option("--from", "previous", metavar="FIGHT", help="Go on from a closed fight, with those who live on.")
@click.option("--who", multiple=True, metavar="WHO", help="With --from: these alone (else all who are there).")
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--json", "as_json", is_flag=True, help="Say it as one JSON object.")
@common
@click.pass_context
def new_command(
    ctx: click.Context,
    fight: str,
    rules: str,
    title: str | None,
    house: Path | None,
    previous: str | None,
    who: tuple[str, ...],
    by: str,
    as_json: bool,
) -> None:
    """Open a new FIGHT, under a name of your choice."""
    run = session(ctx)
    from .opening import open_new
    from .report import report
    from .sequels import open_sequel

    if who and previous is None:
        raise click.UsageError("--who goes with --from.")
    with run.journal(write=True) as journal:
        if previous is None:
            opened = open_new(journal, fight, title or fight, rules, house, by)
        else:
            given = ctx.get_parameter_source("rules") is not click.core.ParameterSource.DEFAULT
            asked = rules if given else None
            opened = open_sequel(
                run, journal, fight, title or fight, previous, rules=asked, house=house, who=who, by=by
            )
        run.speak_of(opened)
        report(run, opened, 1, opened.tail, as_json=as_json, board=False)
        if not as_json:
            run.screen.remark(run.texts.say("new-hint", fight=opened.id))


@click.command(
    "join", short_help="Bring combatants in from a sheet.", context_settings={"ignore_unknown_options": True}
)
@click.argument("fight")
@click.argument("words", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--json", "as_json", is_flag=True, help="Say it as one JSON object.")
@common
@click.pass_context
def join_command(ctx: click.Context, fight: str, words: tuple[str, ...], by: str, as_json: bool) -> None:
    """Bring combatants into FIGHT from a sheet: `rejeu join fight guard.toml x3 side=house at=5,3`."""
    say(ctx, fight, "join " + " ".join(requoted(words)), by=by, as_json=as_json)


class Saying(click.Command):
    """A command whose words may be numbers below zero, which are no options: `-5h` asks for no help."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Write the minus of a number as one."""
        return super().parse_args(
            ctx, [f"−{arg[1:]}" if arg[:1] == "-" and arg[1:2].isdigit() else arg for arg in args]
        )


@click.command("do", cls=Saying, short_help="Say one line.", context_settings={"ignore_unknown_options": True})
@click.argument("fight")
@click.argument("line", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--dice", type=click.Choice(["system", "typed"]),
              help="Where dice come from that the line does not give; else as they are committed.")  # fmt: skip
@click.option("--seed", help="Dice derived from this seed, for tests and demonstrations.")
@click.option("--expect", type=click.IntRange(0), help="The last record you know of; refused if there are others.")
@click.option("--id", "command_id", help="The command's id: sent twice, it is recorded once.")
@click.option("--json", "as_json", is_flag=True, help="Say it as one JSON object.")
@common
@click.pass_context
def do_command(ctx: click.Context, /, fight: str, line: tuple[str, ...], **options: Any) -> int:
    """Say one LINE in FIGHT: `rejeu do fight attack mira guard weapon=pistol`.

    A LINE given in one argument is taken as it stands; quotes inside it are those of the line.
    """
    return say(ctx, fight, line[0] if len(line) == 1 else " ".join(requoted(line)), **options)


def requoted(words: tuple[str, ...]) -> list[str]:
    """Return the words of a shell as words of a line: what has blanks is quoted again."""
    return [_requoted(word) for word in words]


def _requoted(word: str) -> str:
    if not any(char.isspace() or char == "#" for char in word) or any(mark in word for mark in '"«“'):
        return word
    key, equals, value = word.partition("=")
    if equals and key and not any(char.isspace() for char in key):
        return f'{key}="{value}"'
    return f'"{word}"'


def say(
    ctx: click.Context,
    name: str,
    line: str,
    by: str,
    dice: str | None = None,
    seed: str | None = None,
    expect: int | None = None,
    command_id: str | None = None,
    as_json: bool = False,
) -> int:
    """Say one line in a fight, and report what it recorded; return the exit code.

    A command sent again answers with what it recorded then: 0 if it says the same, 1 if it says something else.
    """
    run = session(ctx)
    remember_line(ctx, line)
    from .faces import faces_for
    from .report import overruled, report
    from .session import lexicon_of, stamp
    from .submit import context_of, record
    from .submit import expect as check
    from .witness import afterwards

    speaks = stamp(by, command_id)
    with run.fight(name, write=True) as fight:
        before = None
        done = check(fight, speaks, expect)
        if done is None:
            context = context_of(fight, lexicon_of(fight), Path())
            recorded = record(fight, line, context, speaks, faces_for(fight, dice, seed))
            if recorded is None:
                raise click.UsageError(run.texts.say("do-nothing-said"))
            done, before = recorded
            run.speak_of(fight)
        code = 0
        if done.receipt.resent:
            from .resent import compared, tell_resent

            done, same = compared(fight, done, line)
            code = tell_resent(run, done, same=same)
        report(run, fight, done.receipt.first, done.receipt.last, as_json=as_json, before=before)
        overruled(run, done)
        afterwards(run, fight, done, by)
        return code


@click.command("play", short_help="Play at a prompt.")
@click.argument("fight")
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--dice", type=click.Choice(["system", "typed"]),
              help="`typed`: you are asked for the dice of each roll; else as they are committed.")  # fmt: skip
@click.option("--seed", help="Dice derived from this seed, for tests and demonstrations.")
@common
@click.pass_context
def play_command(ctx: click.Context, fight: str, by: str, dice: str | None, seed: str | None) -> int:
    """Play FIGHT at a prompt: one line, one command, the board after each."""
    run = session(ctx)
    from .faces import faces_for
    from .play import play
    from .session import stamp

    stamp(by)
    with run.fight(fight, write=True) as found:
        return play(run, found, by, faces_for(found, dice, seed))


@click.command("run", short_help="Run a whole script into a new fight.")
@click.argument("script", type=click.Path(path_type=Path, allow_dash=True))
@click.argument("fight", required=False)
@click.option("--as", "by", default="gm", show_default=True, help="Who speaks.")
@click.option("--seed", help="Dice derived from this seed; else the script's own, else the system's.")
@click.option("--json", "as_json", is_flag=True, help="Say it as one JSON object.")
@common
@click.pass_context
def run_command(ctx: click.Context, script: Path, fight: str | None, by: str, seed: str | None, as_json: bool) -> None:
    """Run a whole SCRIPT into a new FIGHT, all of it or nothing (`-`: from standard input)."""
    run = session(ctx)
    from .report import report, show_board
    from .script import read_script, run_script

    text = read_script(script)
    folder = Path() if str(script) == "-" else script.parent
    with run.journal(write=True) as journal:
        played = run_script(run, journal, text, str(script), folder, fight=fight, by=by, seed=seed)
        if as_json:
            report(run, played, 1, played.tail, as_json=True)
        else:
            show_board(run, played)
            run.screen.remark(run.texts.say("run-done", fight=played.id, count=played.tail))
