"""A stranger verifies what a table posted, and each forgery of it is told with its place."""

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tomllib
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from rejeu.console.main import main
from tests.audit_example.make import BY_HAND, HERE, make

CASES: list[dict[str, Any]] = tomllib.loads((HERE / "cases.toml").read_text("utf-8"))["case"]
HONEST = [case for case in CASES if not case["forged"]]
FORGED = [case for case in CASES if case["forged"]]
OF_LANGUAGE = {"en": "about", "fr": "french"}


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify", HERE / "verify.py")
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


@pytest.fixture
def here(script: ModuleType, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, its commands run in this process: the same answers, sooner."""

    def answer(case: dict[str, Any], lang: str) -> tuple[int, str]:
        monkeypatch.setenv("REJEU_LANG", lang)
        monkeypatch.setenv("COLUMNS", "1000")
        with suppress(FileNotFoundError):
            Path(os.environ["REJEU_JOURNAL"]).unlink()
        for words in filter(None, (case.get("first"), case["run"])):
            capsys.readouterr()
            code = main(script.expanded(words))
        said = capsys.readouterr()
        return code, said.out + said.err

    monkeypatch.chdir(HERE)
    monkeypatch.setattr(script, "answer", answer)
    return script


def files(folder: Path) -> dict[str, bytes]:
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in found if path.name not in BY_HAND}


def test_the_example_is_what_is_made_today(tmp_path: Path) -> None:
    make(tmp_path / "home", tmp_path / "audit")
    made, kept = files(tmp_path / "audit"), files(HERE)
    assert made.keys() == kept.keys()
    other = sorted(name for name in kept if made[name] != kept[name])
    assert not other, "If they are to be other ones: python -m tests.audit_example.make"


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["about"])
def test_every_case_ends_as_it_should_and_names_its_place(case: dict[str, Any], lang: str, here: ModuleType) -> None:
    told = here.judge(case, lang)
    assert told.kind == ("wrong" if case["forged"] else "proved"), here.answer(case, lang)[1]


def test_every_kind_is_there() -> None:
    assert len(HONEST) >= 8
    assert len(FORGED) >= 20
    used = {word for case in FORGED for word in case["run"] if word.startswith("forged/")}
    assert used == {path.relative_to(HERE).as_posix() for path in (HERE / "forged").iterdir()}
    assert [case["about"] for case in FORGED if case["ends"] == 0] == ["an old checkpoint is given as the newest"]


@pytest.mark.parametrize(
    ("file", "outcome"),
    [("other-seed", "other-seed"), ("other-word", "wrong-faces"), ("word-out", "wrong-faces")],
)
def test_forged_dice_are_told_for_what_they_are(
    file: str, outcome: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(HERE)
    assert main(["verify", f"forged/{file}.combat.jsonl"]) == 0  # its links alone are right
    capsys.readouterr()
    assert main(["check", f"forged/{file}.combat.jsonl", "--json"]) == 3
    rolls = json.loads(capsys.readouterr().out)["rolls"]
    assert outcome in {roll["outcome"] for roll in rolls if roll["seq"] == 15}  # a face may be the same by chance


def test_what_is_small_stays_small() -> None:
    assert sum(len(raw) for raw in files(HERE).values()) < 600_000


def test_the_script_runs_alone_and_fails_if_a_forgery_passes(script: ModuleType, tmp_path: Path) -> None:
    folder = tmp_path / "audit"
    shutil.copytree(HERE, folder)
    text = (HERE / "cases.toml").read_text("utf-8").split("\n\n")
    some = [next(case for case in text if f'about = "{one["about"]}"' in case) for one in (HONEST[1], FORGED[0])]
    (folder / "cases.toml").write_text("\n\n".join(some), "utf-8")
    ran = _run(folder, "--lang", "fr")
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert [line.split()[0] for line in ran.stdout.splitlines()] == ["tient", "faux", "1"]
    forged = some[1].partition("forged/")[2].partition('"')[0]
    shutil.copy(folder / "alice.combat.jsonl", folder / "forged" / forged)
    ran = _run(folder)
    assert ran.returncode == 1
    assert "FAILED" in ran.stdout


def _run(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    env = {**os.environ, "PYTHONUTF8": "1"}
    command = [sys.executable, str(folder / "verify.py"), *words]
    return subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)
