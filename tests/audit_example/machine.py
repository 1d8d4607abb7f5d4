"""Somebody's machine: `rejeu` as they run it, with a data folder of their own, a clock and a chance that are fixed."""

import io
import os
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from itertools import takewhile
from pathlib import Path
from random import Random
from unittest.mock import patch

from rejeu.console.main import main

HOMES = ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME")
EVENING = 1_767_639_600_000
"""5 January 2026, 19:00 UTC, in milliseconds."""
MINUTE = 60_000


class Clock:
    """Goes on by a minute each time that somebody looks at it."""

    def __init__(self) -> None:
        self.now = EVENING

    def look(self) -> int:
        self.now += MINUTE
        return self.now


class Machine:
    """One person's machine, in a folder of its own."""

    def __init__(self, folder: Path, clock: Clock, seed: str) -> None:
        self.folder = folder
        self.journal = folder / "journal.db"
        self.clock = clock
        self._chance = Random(seed)
        folder.mkdir(parents=True, exist_ok=True)

    def __call__(self, *words: str, cwd: Path | None = None) -> str:
        """Run `rejeu` with these words; return all that it said. It must not fail."""
        said = io.StringIO()
        with self._here(cwd or self.folder), redirect_stdout(said), redirect_stderr(said):
            code = main(list(words))
        assert code == 0, (words, said.getvalue())
        return said.getvalue()

    def key(self, who: str) -> str:
        """Return the key of somebody here, made on first use."""
        return self("key", "--as", who).splitlines()[0]

    def bytes(self, count: int) -> bytes:
        """Return so many bytes of this machine's chance."""
        return self._chance.randbytes(count)

    def _id(self, count: int) -> str:
        return self.bytes(count).hex()[:22]

    @contextmanager
    def _here(self, cwd: Path) -> Iterator[None]:
        before = Path.cwd()
        homes = {name: str(self.folder) for name in HOMES}
        env = {**homes, "REJEU_JOURNAL": str(self.journal), "REJEU_LANG": "en", "COLUMNS": "500", "NO_COLOR": "1"}
        with (
            patch.dict(os.environ, env),
            patch("rejeu.console.session.now", self.clock.look),
            patch("secrets.token_bytes", self.bytes),
            patch("secrets.token_urlsafe", self._id),
            patch("rejeu.console.signing.token_bytes", self.bytes),
            patch("rejeu.console.fair.token_bytes", self.bytes),
        ):
            os.chdir(cwd)
            try:
                yield
            finally:
                os.chdir(before)


def note_in(said: str) -> str:
    """Return the checkpoint that stands in what was said."""
    lines = said.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("rejeu/"))
    signed = takewhile(lambda line: line.startswith("— "), lines[start + 4 :])
    return "\n".join([*lines[start : start + 4], *signed]) + "\n"


def codes_in(said: str) -> list[str]:
    """Return the codes of rolls that stand in what was said."""
    lines = [line.strip() for line in said.splitlines()]
    return [line for line in lines if line.startswith("ferry-sealed.")]
