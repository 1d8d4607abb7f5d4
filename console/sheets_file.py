"""What people write by hand: sheets and house rules, read from TOML or JSON files, or from the examples."""

import json
import tomllib
from pathlib import Path
from typing import Any

from rejeu.engine.errors import BadSheet, Refused

SUFFIXES = (".toml", ".json")
MAX_BYTES = 200_000


def example_folder() -> Path:
    """Return the folder of the examples that come with the package."""
    from importlib.resources import files

    return Path(str(files("rejeu.examples")))


def example_path(name: str) -> Path:
    """Return where the example file `name` lies."""
    return example_folder() / name


def find_file(name: str, folder: Path) -> Path:
    """Return the sheet file called `name`, with or without its suffix, in `folder` or among the examples.

    Raises `Refused` with the sheets that are there.
    """
    asked = Path(name).expanduser()
    for base in (folder, example_folder()):
        for candidate in _candidates(base / asked):
            if candidate.is_file():
                return candidate
    from .words import nearest

    there = _sheets_in(folder) + _sheets_in(example_folder())
    raise Refused("no-such-sheet", sheet=name, near=nearest(asked.stem, there), known=sorted(set(there)))


def _candidates(path: Path) -> list[Path]:
    return [path] if path.suffix in SUFFIXES else [path.with_name(path.name + suffix) for suffix in SUFFIXES]


def _sheets_in(folder: Path) -> list[str]:
    try:
        return sorted(path.stem for path in folder.iterdir() if path.suffix in SUFFIXES)
    except OSError:
        return []


def read_data(path: Path) -> dict[str, Any]:
    """Return the table in a TOML or JSON file. Raises `BadSheet` with the place of what cannot be read, `OSError`."""
    with path.open("rb") as file:
        raw = file.read(MAX_BYTES + 1)
    if len(raw) > MAX_BYTES:
        raise BadSheet([(path.name, "sheet-too-large", {"most": MAX_BYTES})])
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSheet([(path.name, "not-utf8", {"byte": error.start})]) from None
    return _parse(path, text.replace("\r\n", "\n"))


def _parse(path: Path, text: str) -> dict[str, Any]:
    try:
        data = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text, object_pairs_hook=_no_twice)
    except (tomllib.TOMLDecodeError, json.JSONDecodeError, RecursionError) as error:
        code = "bad-toml" if path.suffix == ".toml" else "bad-json"
        raise BadSheet([(path.name, code, {"detail": str(error)})]) from None
    if not isinstance(data, dict):
        raise BadSheet([(path.name, "not-a-table", {})])
    return data


def _no_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = sorted({key for key in keys if keys.count(key) > 1})
        raise BadSheet([(twice[0], "key-twice", {"key": twice[0]})])
    return data
