"""Draw the README's picture: the end of `rejeu demo` as it stands in a terminal. Run by `make picture`."""

import io
import subprocess
import sys
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.text import Text

HERE = Path(__file__).parent
WIDTH = 132
FONTS = CONSOLE_SVG_FORMAT[CONSOLE_SVG_FORMAT.index("@font-face") : CONSOLE_SVG_FORMAT.index(".{unique_id}-matrix")]


def told() -> list[str]:
    """Return what the demonstration says, from the second board to the last line of the log."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "rejeu.console.main", "--lang", "en", "demo"]
        done = subprocess.run(command, cwd=folder, check=True, capture_output=True, encoding="utf-8")
    lines = done.stdout.splitlines()
    return lines[next(n for n, line in enumerate(lines) if line.startswith("3. ")) :]


def drawn(lines: list[str]) -> str:
    """Return the lines as SVG, without any font from elsewhere."""
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, legacy_windows=False)
    for line in lines:
        style = "bold" if line[:2] in ("3.", "4.") else "dim strike" if "✗" in line else ""
        text = line[:WIDTH].lstrip()
        indent = Text(line[: len(line) - len(line.lstrip())])
        console.print(indent + Text(text, style=style), no_wrap=True, overflow="ellipsis")
    return console.export_svg(title="rejeu demo", code_format=CONSOLE_SVG_FORMAT.replace(FONTS, ""))


def main() -> None:
    """Write `picture.svg` beside this file."""
    lines = told()
    end = next(n for n, line in enumerate(lines) if line.startswith("5. "))
    (HERE / "picture.svg").write_text(drawn(lines[: end - 1][:48]), "utf-8")


if __name__ == "__main__":
    main()
