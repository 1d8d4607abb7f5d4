"""Running the commands that a page shows, in one folder, in order."""

import os
import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from rejeu.console.main import main

ROOT = Path(__file__).parent.parent.parent
_BLOCK = re.compile(r"^```(console|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_WHEN = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
_HEAD = re.compile(r"[A-Za-z0-9+/]{43}=")


class Step(NamedTuple):
    """One command and what the page says that it prints."""

    line: str
    printed: str


def steps(text: str) -> list[Step]:
    """Return the commands of the `console` blocks of a page: lines that start with `$ rejeu`, and what follows."""
    found = []
    for kind, block in _BLOCK.findall(text):
        if kind == "console":
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                line, _, printed = part.partition("\n")
                found.append(Step(line, printed))
    return found


def plain(text: str) -> str:
    """Return output with what differs from run to run put out of sight: wall times and heads."""
    return _HEAD.sub("HEAD", _WHEN.sub("WHEN", text))


def run(line: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Run one command; return its exit code and all that it printed."""
    words = shlex.split(line)
    assert words[0] == "rejeu", line
    capsys.readouterr()
    code = main(words[1:])
    said = capsys.readouterr()
    return code, said.out + said.err


def rewrite(page: Path, printed: list[str]) -> None:
    """Put what was printed into the page, in place of what it says."""
    texts = iter(printed)

    def block(match: re.Match[str]) -> str:
        if match[1] != "console":
            return match[0]
        lines = [line for line in match[2].splitlines() if line.startswith("$ ")]
        return "```console\n" + "".join(f"{line}\n{next(texts)}" for line in lines) + "```"

    page.write_text(_BLOCK.sub(block, page.read_text("utf-8")), "utf-8")


def updating() -> bool:
    """Return whether pages are to be written anew, asked for by `REJEU_UPDATE=1` alone."""
    return os.environ.get("REJEU_UPDATE") == "1"
