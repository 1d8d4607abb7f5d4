"""The command line called in this process, and two people to begin a fight with."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from rejeu.console.main import main

SHEET = """
name = "{name}"
gender = "{gender}"
INIT = 3
DEP = 18
threshold = 6
[attributes]
ADR = 3
PER = 3
VIG = 3
COG = 3
[skills]
"Armes de poing" = 5
[weapons.pistol]
skill = "Armes de poing"
power = "4d6"
bands = [1, 10, 25, 50]
"""


class Ran(NamedTuple):
    """What one run of `rejeu` did."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.out)


Rejeu = Callable[..., Ran]


@pytest.fixture
def rejeu(capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Rejeu:
    """Run the command line in an empty folder with two sheets in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mira.toml").write_text(SHEET.format(name="Mira", gender="f"), encoding="utf-8")
    (tmp_path / "guard.toml").write_text(SHEET.format(name="Guard", gender="m"), encoding="utf-8")

    def run(*arguments: str) -> Ran:
        capsys.readouterr()
        code = main(list(arguments))
        out, err = capsys.readouterr()
        return Ran(code, out, err)

    return run


BEGUN = (
    ("new", "f", "--title", "A fight"),
    ("join", "f", "mira", "at=0"),
    ("join", "f", "guard", "at=8"),
    ("do", "f", "round"),
    ("do", "f", "init mira dice=5,4,4"),
    ("do", "f", "init guard dice=5,4,1"),
    ("do", "f", "declare guard"),
    ("do", "f", "declare mira"),
)
_made: dict[tuple[tuple[str, ...], ...], bytes] = {}


def prepared(rejeu: Rejeu, *commands: tuple[str, ...]) -> Rejeu:
    """Begin with what these commands make of an empty journal. They are run once; after that, the file is put there."""
    journal = Path(os.environ["REJEU_JOURNAL"])
    assert not journal.exists()
    if commands in _made:
        journal.write_bytes(_made[commands])
        return rejeu
    for command in commands:
        ran = rejeu(*command)
        assert ran.code == 0, (command, ran.err)
    assert [path for path in journal.parent.glob("journal.db*") if path.stat().st_size] == [journal]
    _made[commands] = journal.read_bytes()
    return rejeu


@pytest.fixture
def fight(rejeu: Rejeu) -> Rejeu:
    """A fight `f` in which Mira, at 13, is called first, and the guard, at 10, after her."""
    return prepared(rejeu, *BEGUN)
