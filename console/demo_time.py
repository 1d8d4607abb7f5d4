"""The demonstration after its fight: a graze, five hours, and the worked example of care, told both ways."""

from pathlib import Path
from shutil import get_terminal_size

from rejeu.engine.dice import NoSource
from rejeu.events import commands as c
from rejeu.events.facts import TestResolved
from rejeu.replays.fight import Fight
from rejeu.replays.forecast import fight_timeline

from .game_time import date_text, span_text
from .render_timeline import TimelineView
from .screen import Span
from .session import Session, fresh_id, hands, lexicon_of, stamp
from .showing import tell_log
from .submit import context_of, record
from .tables import Cell, table
from .text import ready

_LINES = (
    "rejoindre chet",
    "date 2187-03-04 21:15",
    'marquer mira légère "Deux gardes de plus : elle s\'enfuit, touchée."',
    "horloge +5h",
)
_CARE = "soigner chet mira dés={dice}"
_SUCCESS, _FAILURE = "6,5,3,2,2", "1,1,1,1,1"


def after_the_fight(run: Session, fight: Fight, examples: Path) -> None:
    """Let five hours pass, treat Mira with success and without, and show both; the success stands."""
    head(run, "demo-time")
    first = fight.tail + 1
    for line in _LINES:
        _say(run, fight, line, examples)
    run.speak_of(fight)
    run.screen.show([[]])
    tell_log(run, fight, first, None, None, "gm", present=True, as_json=False)
    head(run, "demo-outcomes")
    before = fight.head
    fails = _outcome(run, fight, _FAILURE, examples)
    _rewind(fight, before)
    succeeds = _outcome(run, fight, _SUCCESS, examples)
    say = run.texts.say
    heads = ["", say("demo-succeeds"), say("demo-fails")]
    names = (say("demo-test"), say("demo-healed"), say("demo-lasted"))
    rows: list[list[Cell]] = [list(row) for row in zip(names, succeeds, fails, strict=True)]
    run.screen.show([[], *table(heads, rows, "  ")])
    head(run, "demo-timeline")
    view = TimelineView(run.texts, get_terminal_size((100, 24)).columns)
    run.screen.show(view.draw(fight_timeline(fight), fight.state.title))


def _say(run: Session, fight: Fight, line: str, examples: Path) -> None:
    run.screen.show([f"    {line}"])
    record(fight, line, context_of(fight, lexicon_of(fight), examples), stamp(), NoSource())


def _outcome(run: Session, fight: Fight, dice: str, examples: Path) -> tuple[str, str, str]:
    """Treat Mira with these dice; return the Test, when she will be fit, and how long the wound will have lasted."""
    _say(run, fight, _CARE.format(dice=dice), examples)
    first, last = fight.lineage.batch(fight.head)
    test = next(fact for seq in range(first, last + 1) if isinstance(fact := fight.event(seq), TestResolved))
    shown = fight_timeline(fight, ("mira",))
    (mira,) = shown.people
    fit = mira.fit or shown.clock
    texts = run.texts
    when = ready(date_text(shown.date, shown.date_at, fit))
    return (
        texts.say("demo-total", total=test.total, difficulty=test.difficulty),
        texts.say("demo-after-care", span=ready(span_text(texts, fit - shown.clock)), when=when),
        span_text(texts, fit - mira.wounds[0].stages[0].start),
    )


def _rewind(fight: Fight, to: int) -> None:
    """Go back, the dice to be thrown anew: else those recorded would stand."""
    fight.submit(c.Rewind(to=to, dice="fresh"), stamp(command=fresh_id()), hands(NoSource()))


def head(run: Session, message: str, **args: object) -> None:
    """Show the heading of a part of the demonstration."""
    run.screen.show([[], [Span(run.texts.say(message, **args), "bold")], []])
