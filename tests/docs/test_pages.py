"""The tour of the README and the first fight, run as they stand. `REJEU_UPDATE=1` writes their output anew."""

import re
import shutil
from pathlib import Path

import pytest

from tests.docs.transcript import ROOT, plain, rewrite, run, steps, updating

PAGES = ("docs/first-fight.md", "docs/time.md", "docs/secrets.md")


@pytest.mark.parametrize("name", PAGES)
def test_a_transcript_is_what_happens(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = ROOT / name
    monkeypatch.chdir(tmp_path)
    text = page.read_text("utf-8")
    if "examples/" in text:
        shutil.copytree(ROOT / "examples", tmp_path / "examples")
    for file, body in re.findall(r"^```toml\n# (\S+\.toml)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        (tmp_path / file).write_text(body, "utf-8")
    found = steps(text)
    assert len(found) > 5
    printed = [run(step.line, capsys)[1] for step in found]
    if updating():
        rewrite(page, printed)
        return
    for step, said in zip(found, printed, strict=True):
        assert plain(said) == plain(step.printed), step.line


def test_the_tour_of_the_readme_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    text = (ROOT / "README.md").read_text("utf-8")
    (tour,) = re.findall(r"<!-- tour: run as a test -->\n```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    lines = tour.splitlines()
    assert len(lines) > 8
    said = {}
    for line in lines:
        code, said[line] = run(line, capsys)
        assert code == 0, f"{line}\n{said[line]}"
    shown = [text for line, text in said.items() if line.startswith("rejeu do") and "attack mira garde" in line]
    assert "Grave" in shown[0]
    assert "Critique" in shown[1]


def test_the_readmes_two_commands_are_make_targets() -> None:
    text = (ROOT / "README.md").read_text("utf-8")
    make = (ROOT / "Makefile").read_text("utf-8")
    for command in re.findall(r"^make (\w+)", text, re.MULTILINE):
        assert re.search(rf"^{command}:", make, re.MULTILINE), command
    assert "make test" in (ROOT / ".ci" / "run").read_text("utf-8")
