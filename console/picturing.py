"""Pictures and statistics asked for at the command line, and the words that pictures are drawn with."""

from pathlib import Path
from typing import Any

from rejeu.engine.errors import Refused
from rejeu.projections.lines import Line
from rejeu.projections.tallies import Tallies, tallies
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.pictures import KINDS, pictures
from rejeu.replays.present import present

from .chronicle_text import quoted
from .screen import Span
from .session import Session
from .story import lines
from .tables import table
from .text import Texts
from .words import fold, nearest

_FRENCH = dict(zip(KINDS, ("santé", "couloirs", "coups", "dés", "branches"), strict=True))
"""Kind of picture -> its word in French."""


class Speaking:
    """Lends the words of a language to whoever draws."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    def say(self, message: str, **args: object) -> str:
        """Return a sentence."""
        return self._texts.say(message, **args)

    def phrase(self, value: object) -> str:
        """Return a name, a word or a list of them."""
        return self._texts.phrase(value)

    def word(self, kind: str, word: str, gender: str = "none") -> str:
        """Return a word as it is said of somebody."""
        return self._texts.word(kind, word, gender)

    def line(self, line: Line) -> str:
        """Return a line of the chronicle with its free text, without its sums."""
        return quoted(line, self._texts, brief=True)


def plot(run: Session, fight: Fight, kind: str, file: Path | None, view: View, *, replace: bool) -> None:
    """Write one picture to a file, or show the same data as a table. Raises `Refused`, `JournalUnavailable`."""
    drawn = picture_kind(kind)
    (picture,) = pictures(fight, list(lines(fight, view=view)), Speaking(run.texts), view, (drawn,))
    if file is None:
        run.screen.show([[Span(picture.title, "bold")], picture.desc, ""])
        run.screen.show(table(picture.heads, picture.rows, "  "))
        return
    from .replaying import check_free, write_text

    check_free(file, replace=replace)
    write_text(file, picture.alone(run.texts.lang), replace=replace)
    run.screen.show([run.texts.say("plot-written", title=picture.title, file=str(file))])


def picture_kind(word: str) -> str:
    """Return the kind of picture that `word` means, in either language. Raises `Refused`."""
    asked = fold(word)
    for kind, french in _FRENCH.items():
        if asked in (kind, fold(french)):
            return kind
    near = nearest(word, [*_FRENCH, *_FRENCH.values()])
    english, french_too = list(_FRENCH), list(_FRENCH.values())
    raise Refused("no-such-picture", name=word, near=near, known=english, known_en=english, known_fr=french_too)


def stats(run: Session, fight: Fight, view: View, *, as_json: bool) -> None:
    """Say the statistics of the present line of play."""
    found = tallies(present(fight), view)
    if as_json:
        run.screen.json(stats_object(fight, found, view))
        return
    from .stats_text import parts

    for number, part in enumerate(parts(found, run.texts)):
        run.screen.show([*([""] if number else []), [Span(part.title, "bold")], part.note, ""])
        run.screen.show(table(part.heads, part.rows, "  "))


def stats_object(fight: Fight, found: Tallies, view: View) -> dict[str, Any]:
    """The statistics as one JSON object: `expected_twice` and `variance_twelve` keep the numbers whole."""
    import msgspec

    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "for": view,
        "people": msgspec.to_builtins(found.people),
        "pairs": msgspec.to_builtins(found.pairs),
        "luck": [{**msgspec.to_builtins(one), "verdict": one.verdict} for one in found.luck],
        "dealt": found.dealt if found.numbers else None,
        "taken": found.taken if found.numbers else None,
    }
