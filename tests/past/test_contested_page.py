"""The page of a contested ruling: its commands are run, in order, and answer as the page says.

`python -m tests.past.test_contested_page` writes today's answers into the page.
"""

import contextlib
import io
import os
import re
import shlex
import shutil
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "contested-ruling.md"
_BLOCK = re.compile(r"(?<=^```console\n).*?(?=^```$)", re.MULTILINE | re.DOTALL)
_TIME = re.compile(r"\d{4}-\d\d-\d\d \d\d:\d\d")
_HEAD = re.compile(r"head \S+=")


def said(text: str) -> str:
    """An answer but for what is of the day: dates, and the head, which each new fight has its own."""
    text = _HEAD.sub("head …", _TIME.sub("2026-01-31 21:30", text))
    return "".join(line.rstrip() + "\n" for line in text.splitlines()).strip("\n")


def answer(command: str) -> str:
    """Run a command line in this process; return what it says, output and remarks in one."""
    from rejeu.console.main import main

    program, *arguments = shlex.split(command)
    assert program == "rejeu"
    told = io.StringIO()
    with contextlib.redirect_stdout(told), contextlib.redirect_stderr(told):
        main(arguments)
    return said(told.getvalue())


def answered(page: str, folder: Path) -> str:
    """Return the page with every answer as it is today."""
    shutil.copytree(ROOT / "examples", folder / "examples")
    os.environ["REJEU_JOURNAL"] = "fights.db"

    def block(found: re.Match[str]) -> str:
        commands = [line[2:] for line in found[0].splitlines() if line.startswith("$ ")]
        answers = [(command, answer(command)) for command in commands]
        return "".join(f"$ {command}\n" + (f"{text}\n" if text else "") for command, text in answers)

    with contextlib.chdir(folder):
        return _BLOCK.sub(block, page)


def test_the_page_says_what_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REJEU_JOURNAL", "fights.db")
    page = PAGE.read_text("utf-8")
    assert len(_BLOCK.findall(page)) > 8
    assert answered(page, tmp_path) == page


if __name__ == "__main__":
    os.environ["REJEU_LANG"] = "en"
    with tempfile.TemporaryDirectory() as home:
        PAGE.write_text(answered(PAGE.read_text("utf-8"), Path(home)), encoding="utf-8")
