"""What `pyproject.toml` lists is what there is."""

from pathlib import Path, PurePosixPath

import pytest

from tests.house import tree

SETUPTOOLS = tree.project()["tool"]["setuptools"]


def package_of(folder: PurePosixPath) -> str:
    return ".".join([tree.folders()[folder.parts[0]], *folder.parts[1:]])


def test_every_folder_with_code_is_a_package() -> None:
    with_code = {package_of(PurePosixPath(path.parent.as_posix())) for path in tree.product() if path.suffix == ".py"}
    assert with_code | {"rejeu"} == set(SETUPTOOLS["packages"])
    assert len(SETUPTOOLS["packages"]) == len(set(SETUPTOOLS["packages"]))


def uncovered(path: PurePosixPath, packages: set[str], patterns: dict[str, list[str]]) -> bool:
    """Whether no pattern of the nearest package above `path` takes it into the wheel."""
    for above in path.parents:
        if above.parts and (package := package_of(above)) in packages:
            inner = path.relative_to(above)
            asked = [*patterns.get("*", []), *patterns.get(package, [])]
            return not any(covers(pattern, inner) for pattern in asked)
    return True


def covers(pattern: str, inner: PurePosixPath) -> bool:
    """Whether setuptools takes a file for a pattern: "*.ftl" is one folder's own, "**/*.ftl" any depth's."""
    if pattern.startswith("**/"):
        return inner.match(pattern.removeprefix("**/"))
    return inner.match(pattern) and len(inner.parts) == len(PurePosixPath(pattern).parts)


def test_every_data_file_is_taken_along() -> None:
    packages, patterns = set(SETUPTOOLS["packages"]), SETUPTOOLS["package-data"]
    data = [PurePosixPath(path.as_posix()) for path in tree.product() if path.suffix != ".py"]
    assert [str(path) for path in data if uncovered(path, packages, patterns)] == []


@pytest.mark.parametrize(
    ("path", "left_out"),
    [
        ("console/fr.ftl", False),
        ("console/prose/fr.ftl", True),
        ("engine/notes.odt", True),
        ("examples/sheets/mira.toml", False),
    ],
)
def test_a_forgotten_data_file_is_seen(path: str, left_out: bool) -> None:
    packages = {"rejeu", "rejeu.console", "rejeu.engine", "rejeu.examples"}
    patterns = {"*": ["*.ftl"], "rejeu.examples": ["**/*.toml"]}
    assert uncovered(PurePosixPath(path), packages, patterns) is left_out


def test_each_folder_has_its_link() -> None:
    """A checkout without symlinks holds the same text in a plain file, so both are read."""
    for folder in tree.folders():
        link = tree.ROOT / ".links" / "rejeu" / folder
        target = str(link.readlink()) if link.is_symlink() else link.read_text(encoding="utf-8").strip()
        assert Path(target).as_posix() == f"../../{folder}"


def test_the_five_folders_stand_beside_the_project_file() -> None:
    for folder in ("engine", "events", "projections", "replays", "tests"):
        assert (tree.ROOT / folder).is_dir()
