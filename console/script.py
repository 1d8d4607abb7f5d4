"""A whole script into a new fight: all of it, or nothing.

The first line that says anything opens the fight, `fight NAME "Title" rules=RULESET seed=…` (in French
`combat … règles=… graine=…`); keys of the ruleset on it are house rules. Every line after it is one command.
"""

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from rejeu.engine.errors import Refused
from rejeu.engine.rulesets import DEFAULT
from rejeu.events.base import Option
from rejeu.events.chain import linked
from rejeu.events.errors import Exists, NotFound
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Stored
from rejeu.replays.fight import Fight

from . import values
from .build import BadLine
from .lexicon import Lexicon
from .line import Word, cut
from .opening import open_command
from .session import GM, Session, fight_id, fresh_nonce, hands, lexicon_of, source, stamp
from .stopped import ScriptStopped
from .submit import context_of, record
from .words import fold

MAX_BYTES = 10_000_000
_OPENING = frozenset({"fight", "combat"})
_KEYS = {
    "rules": "rules", "regles": "rules",
    "title": "title", "titre": "title",
    "seed": "seed", "graine": "seed",
    "house": "house", "maison": "house",
    "as": "by", "par": "by",
    "dice": "dice", "des": "dice",
}  # fmt: skip
_TYPED = frozenset({"typed", "saisis"})
_SYSTEM = frozenset({"system", "systeme"})


class Head(NamedTuple):
    """The first line of a script."""

    name: str
    title: str
    keys: dict[str, str]
    house_rules: dict[str, Option]


def read_script(path: Path) -> str:
    """Return the text of a script; `-` is standard input. Raises `Refused`, `OSError`, `UnicodeError`."""
    if str(path) == "-":
        raw = sys.stdin.buffer.read(MAX_BYTES + 1) if sys.stdin is not None else b""
    else:
        with path.open("rb") as file:
            raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise Refused("script-too-large", file=str(path), most=MAX_BYTES)
    return raw.decode("utf-8-sig")


def read_head(line: str) -> Head:
    """Read the line that opens the fight. Raises `BadLine`, `Refused`."""
    words = cut(line)
    first = words[0]
    if first.key or fold(first.text) not in _OPENING:
        raise first.refuse("script-no-opening", word=first.text)
    loose = [word for word in words[1:] if not word.key]
    keys: dict[str, str] = {}
    house: dict[str, Option] = {}
    for word in words[1:]:
        if word.key:
            _keep(word, keys, house)
    if not loose or len(loose) > 2:
        raise first.refuse("script-name")
    title = loose[1].text if len(loose) > 1 else keys.get("title", loose[0].text)
    return Head(loose[0].text, title, keys, house)


def _keep(word: Word, keys: dict[str, str], house: dict[str, Option]) -> None:
    name = _KEYS.get(fold(word.key))
    if (name or word.key) in (keys if name else house):
        raise word.refuse("key-twice", key=word.key)
    if name == "dice" and fold(word.text) not in _TYPED | _SYSTEM:
        raise word.refuse("bad-word", value=word.text, near=[], known=["typed", "system"])
    if name:
        keys[name] = word.text
    else:
        house[word.key] = values.number(word) if values.is_number(word) else word.text


def sentences(text: str) -> list[tuple[int, str]]:
    """Return the lines that may say something, each with its number from 1."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    return [(n, line) for n, line in enumerate(lines, 1) if line.strip() and not line.lstrip().startswith("#")]


def run_script(
    run: Session,
    journal: Journal,
    text: str,
    file: str,
    folder: Path,
    *,
    fight: str | None = None,
    by: str = GM,
    seed: str | None = None,
    quiet: bool = False,
) -> Fight:
    """Run a script and keep the fight in `journal`, in one step at the end. Raises `ScriptStopped`, `Exists`."""
    played = rehearse(run, journal, text, file, folder, fight=fight, by=by, seed=seed, quiet=quiet)
    journal.create(next(played.journal.read(played.id, 0, 0)), stored(played.journal, played.id))
    return Fight(journal, played.id)


def rehearse(
    run: Session,
    journal: Journal | None,
    text: str,
    file: str,
    folder: Path,
    *,
    fight: str | None = None,
    by: str = GM,
    seed: str | None = None,
    quiet: bool = False,
) -> Fight:
    """Run a script in memory. Raises `ScriptStopped`; `Exists` if `journal` has a fight of that name already."""
    lines = sentences(text)
    if not lines:
        raise Refused("script-empty", file=file)
    number, line = lines[0]
    with _placed(file, number, line, fight or ""):
        head = read_head(line)
        name = fight_id(fight or head.name)
        by = head.keys.get("by", by)
        house = folder / head.keys["house"] if "house" in head.keys else None
        command = open_command(head.title, head.keys.get("rules", DEFAULT), house, **head.house_rules)
        if journal is not None and _is_there(journal, name):
            raise Exists(name)
        kind = "typed" if fold(head.keys.get("dice", "")) in _TYPED else "system"
        faces = source(kind, seed or head.keys.get("seed"))
        played = Fight.create(MemoryJournal(), name, fresh_nonce(), command, stamp(by), hands(faces))
        run.speak_of(played)
        lexicon = lexicon_of(played)
    for number, line in _progress(run, lines[1:], quiet=quiet):
        with _placed(file, number, line, name):
            try:
                record(played, line, context_of(played, lexicon, folder), stamp(by), faces)
            except Exception:
                run.speak_of(played)  # so that the refusal calls people by their names
                raise
    run.speak_of(played)
    return played


@contextmanager
def _placed(file: str, number: int, line: str, fight: str) -> Iterator[None]:
    try:
        yield
    except (KeyboardInterrupt, Exists):
        raise
    except Exception as error:
        raise ScriptStopped(file, number, line, fight) from error


def _is_there(journal: Journal, name: str) -> bool:
    try:
        journal.tail(name)
    except NotFound:
        return False
    return True


def stored(journal: Journal, fight: str) -> Iterator[Stored]:
    """Yield the records of a log as they are kept, with what opens their seals."""
    known = journal.openings(fight)
    for line, envelope in linked(journal.read(fight)):
        yield Stored(line, tuple(known.get((envelope.seq, i)) for i in range(len(envelope.sealed))))


def _progress(run: Session, lines: list[tuple[int, str]], *, quiet: bool) -> Iterable[tuple[int, str]]:
    if quiet or len(lines) < 20 or not _is_terminal():
        return lines
    from rich.console import Console
    from rich.progress import track

    console: Any = Console(file=sys.stderr)
    return track(lines, description=run.texts.say("running"), console=console, transient=True)


def _is_terminal() -> bool:
    try:
        return sys.stderr.isatty()
    except ValueError:
        return False


__all__ = ["BadLine", "Head", "Lexicon", "ScriptStopped", "read_head", "read_script", "rehearse", "run_script"]
