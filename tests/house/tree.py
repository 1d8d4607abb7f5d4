"""The working tree as the house sees it: which files there are, and which package each folder is."""

import subprocess
import tomllib
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
LAYERS = ("events", "engine", "projections", "replays", "console")  # each may import those before it
_NOT_SOURCE = {".git", ".venv", "build", "dist", "demo-out", "__pycache__"}


def tracked() -> list[Path]:
    """Files of the working tree, new ones included and ignored ones not, relative to `ROOT`, sorted."""
    asked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if asked.returncode != 0:  # an unpacked archive, or somebody else's checkout
        return sorted(_walk(ROOT))
    return sorted(path for path in map(Path, set(filter(None, asked.stdout.split("\0")))) if _there(path))


def _there(path: Path) -> bool:
    return (ROOT / path).is_symlink() or (ROOT / path).is_file()


def _walk(folder: Path) -> list[Path]:
    found: list[Path] = []
    for path in folder.iterdir():
        if path.name in _NOT_SOURCE or path.name.endswith((".egg-info", "_cache", ".db")):
            continue
        if path.is_dir() and not path.is_symlink():
            found += _walk(path)
        else:
            found.append(path.relative_to(ROOT))
    return found


def project() -> dict[str, Any]:
    """What `pyproject.toml` says."""
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def folders() -> dict[str, str]:
    """Top-level folder → the package it is, from `package-dir`: `{"engine": "rejeu.engine", …}`."""
    mapped: dict[str, str] = project()["tool"]["setuptools"]["package-dir"]
    return {folder: package for package, folder in mapped.items() if package != "rejeu"}


def product(*layers: str) -> list[Path]:
    """Every file of the folders given (all that are packages, if none is), relative to `ROOT`."""
    wanted = layers or tuple(folders())
    return [path for path in tracked() if path.parts[0] in wanted]


def ruleset_modules() -> tuple[str, ...]:
    """The module or package of each ruleset: whatever stands in `engine/rulesets/`."""
    names = {path.parts[2].removesuffix(".py") for path in product("engine") if path.parts[1] == "rulesets"}
    return tuple(sorted(f"rejeu.engine.rulesets.{name}" for name in names - {"__init__"}))


def module_name(path: Path) -> str:
    """Dotted name under which a file of the product is imported."""
    package = folders()[path.parts[0]]
    inner = [*path.parts[1:-1], path.stem] if path.stem != "__init__" else list(path.parts[1:-1])
    return ".".join([package, *inner])
