"""What every command of the command line works with: the journal, the fight, the language, the hands."""

import os
import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rejeu.engine.dice import NoSource, RandomSource, SeededSource, Source
from rejeu.engine.errors import Refused
from rejeu.events.errors import JournalUnavailable, NotFound
from rejeu.events.record import SALT_BYTES, is_command_id, is_fight_id
from rejeu.events.sealed_names import is_sealed
from rejeu.events.sqlite import SqliteJournal
from rejeu.projections.words import name_of
from rejeu.replays.fight import Fight, Hands, Stamp

from .progress import counted
from .screen import Screen
from .text import Texts
from .words import slug

if TYPE_CHECKING:
    from .lexicon import Lexicon

GM = "gm"
"""Who speaks, unless the line says otherwise."""

MAX_BY = 80
_COMMAND_ID_BYTES = 16
_FIGHT_ID_LENGTH = 63


def now() -> int:
    """Return the wall time, in UTC milliseconds."""
    return time.time_ns() // 1_000_000


def salt() -> bytes:
    """Return the salt of one seal."""
    return secrets.token_bytes(SALT_BYTES)


def fresh_id() -> str:
    """Return a command id that nobody had before: 22 characters of base64url."""
    return secrets.token_urlsafe(_COMMAND_ID_BYTES)


def fresh_nonce() -> str:
    """Return what makes this fight differ from any other of its name."""
    return secrets.token_urlsafe(_COMMAND_ID_BYTES)


def stamp(by: str = GM, command: str | None = None) -> Stamp:
    """Return who, when and which command. Raises `Refused` for an author or an id that cannot stand."""
    if command is not None and not is_command_id(command):
        raise Refused("bad-command-id", id=command[:100])
    if not by.strip() or len(by) > MAX_BY or not by.isprintable():
        raise Refused("bad-author", by=ascii(by[:MAX_BY])[1:-1], most=MAX_BY)
    return Stamp(by, now(), command or fresh_id())


def source(kind: str = "system", seed: str | None = None) -> Source:
    """Return where new faces come from: a seed if there is one, the table itself (`typed`), or the system."""
    if seed is not None:
        return SeededSource(seed)
    return NoSource() if kind == "typed" else RandomSource(secrets.randbelow)


def hands(faces: Source, typed: tuple[str, ...] = ()) -> Hands:
    """Return the dice and the salts of one command."""
    return Hands(faces, salt, typed)


def fight_id(name: str) -> str:
    """Return the id of the fight that `name` stands for: itself if it is one, else its letters and digits.

    Raises `Refused` if nothing is left of it.
    """
    found = name if is_fight_id(name) else slug(name, _FIGHT_ID_LENGTH)
    if not is_fight_id(found):
        raise Refused("bad-fight-name", name=name)
    return found


def default_journal() -> Path:
    """Return where fights are kept unless someone says otherwise: the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("rejeu", appauthor=False) / "journal.db"


def pick_journal(asked: str | None) -> Path:
    """Return the journal asked for, that of `REJEU_JOURNAL`, or the one of the user's data folder."""
    named = asked or os.environ.get("REJEU_JOURNAL")
    return Path(named).expanduser() if named else default_journal()


class Session:
    """One run of the program."""

    def __init__(self, texts: Texts, journal: str | None = None) -> None:
        self.texts = texts
        self.screen = Screen()
        self.asked = journal

    @property
    def path(self) -> Path:
        """Where the journal lies."""
        return pick_journal(self.asked)

    @contextmanager
    def journal(self, *, write: bool) -> Iterator[SqliteJournal]:
        """Open the journal, and let go of it afterwards. Raises `JournalUnavailable`."""
        if write:
            _make_folder(self.path)
        elif self.path.is_dir():
            raise JournalUnavailable("journal-is-a-folder", self.path)
        with SqliteJournal(self.path, write=write) as journal:
            yield journal

    @contextmanager
    def fight(self, name: str, *, write: bool = False, decides: bool = False) -> Iterator[Fight]:
        """Open a fight of the journal. Raises `NotFound`, `BrokenLog`, `JournalUnavailable`.

        Of a sealed log, that is the fight as whoever it was made for sees it, to be read. `decides`: its rules are to
        decide something in it, which takes all that everybody is made of: then it is `Refused`.
        One whose ruleset is not installed opens to be read, with a remark; to be written, it is `Refused`.
        """
        wanted = fight_id(name)
        if write and not self.path.exists():
            raise NotFound(wanted)  # looking for a fight makes no journal
        with self.journal(write=write) as journal:
            with counted(self, "reading-log") as told:
                try:
                    fight = Fight(journal, wanted, progress=told)
                except NotFound:
                    fight = _copy(journal, wanted)
            if is_sealed(fight.header):
                fight = _copy(journal, wanted)
            if write and fight.journal is not journal:
                raise Refused("sealed-copy", fight=fight.id)
            if decides and fight.journal is not journal:
                raise Refused("copy-decides-nothing", fight=fight.id)
            if not self.speak_of(fight):
                if write:
                    raise Refused("ruleset-missing", ruleset=fight.state.ruleset)
                self.screen.remark(self.texts.say("refused-ruleset-missing", ruleset=fight.state.ruleset))
            yield fight

    def speak_of(self, fight: Fight) -> bool:
        """Learn the names of a fight's people and the words of its ruleset; return whether that is installed."""
        folder = ruleset_folder(fight.state.ruleset)
        if folder is not None:
            self.texts.add_folder(folder)
            self.texts.rules = fight.state.ruleset
        self.texts.meet(name_of(combatant) for combatant in fight.state.combatants.values())
        return folder is not None


def _copy(journal: SqliteJournal, name: str) -> Fight:
    """Return a fight as its sealed log tells it, by the name of either. Raises `NotFound` for the fight."""
    from rejeu.replays.sealing import log_id
    from rejeu.replays.unsealing import unseal

    return unseal(journal, log_id(journal, name)).fight


def _make_folder(path: Path) -> None:
    if path.is_dir():
        raise JournalUnavailable("journal-is-a-folder", path)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise JournalUnavailable("journal-cannot-open", path, error.strerror or str(error)) from None


_OWN = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


def ruleset_folder(name: str) -> Path | None:
    """Return where a ruleset's prose lies, without loading its rules if it is one of the package's own."""
    from importlib.resources import files

    if not _OWN.fullmatch(name):
        return None
    own = Path(str(files("rejeu.engine.rulesets"))) / name.replace("-", "_")
    if own.is_dir():
        return own
    from rejeu.engine.ruleset import find_ruleset

    try:
        return find_ruleset(name).folder
    except Refused:
        return None


def actions_of(fight: Fight) -> tuple[str, ...]:
    """Return the actions of a round; none if the ruleset is not installed: such a fight can be shown all the same."""
    try:
        return tuple(fight.ruleset.actions)
    except Refused:
        return ()


def lexicon_of(fight: Fight) -> "Lexicon":
    """Return the words that a line of this fight may use. Raises `Refused` if its ruleset is not installed."""
    from .lexicon import Lexicon

    return Lexicon(fight.ruleset)
