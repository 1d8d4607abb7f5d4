"""The wheel, built from a copy of the tree and used where nothing of the tree is at hand."""

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import pytest

from tests.house import tree

# Built once: with two workers, these tests all go to the same one.
pytestmark = pytest.mark.xdist_group("wheel")


def run(*command: str | Path, cwd: Path, env: dict[str, str] | None = None) -> str:
    """Standard output of a command that must succeed."""
    ran = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, f"{command} left with {ran.returncode}\n{ran.stdout}\n{ran.stderr}"
    return ran.stdout


def copy_tree(target: Path, *, links: bool) -> Path:
    """Copy the working tree; without `links`, as git writes them where symlinks are not to be had."""
    for path in tree.tracked():
        source, copy = tree.ROOT / path, target / path
        copy.parent.mkdir(parents=True, exist_ok=True)
        if source.is_symlink() and not links:
            copy.write_text(source.readlink().as_posix(), encoding="utf-8")
        else:
            shutil.copy2(source, copy, follow_symlinks=False)
    return target


def build(source: Path, *options: str) -> Path:
    """Build with the setuptools at hand: `build` checks that it is as new as the project asks."""
    run(sys.executable, "-m", "build", "--no-isolation", *options, cwd=source)
    (wheel,) = (source / "dist").glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(copy_tree(tmp_path_factory.mktemp("linked"), links=True), "--wheel")


@pytest.fixture(scope="module")
def elsewhere(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it; returns its folder of commands.

    The libraries are lent from this one by a path file; the needs that the wheel names are checked apart.
    """
    home = tmp_path_factory.mktemp("elsewhere") / "env"
    venv.create(home, with_pip=False)
    commands = home / ("Scripts" if os.name == "nt" else "bin")
    python = commands / ("python.exe" if os.name == "nt" else "python")
    lent = sysconfig.get_path("purelib")
    own = Path(run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))", cwd=home).strip())
    (own / "lent.pth").write_text(lent + "\n", encoding="utf-8")
    install = ("install", "--quiet", "--no-deps", "--no-index", "--disable-pip-version-check")
    run(sys.executable, "-m", "pip", "--python", python, *install, wheel, cwd=home)
    return commands


def expected() -> set[str]:
    """Every module and data file, by its place in the wheel."""
    files = {f"rejeu/{path.as_posix()}" for path in tree.product()}
    return files | {"rejeu/__init__.py", "rejeu/__main__.py", "rejeu/py.typed"}


def contents(wheel: Path) -> set[str]:
    return {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}


def test_the_wheel_holds_every_module_and_data_file_and_nothing_else(wheel: Path) -> None:
    assert contents(wheel) == expected()


def test_the_wheel_carries_its_licence_and_names_its_needs(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as held:
        info = next(name.partition("/")[0] for name in held.namelist() if ".dist-info/" in name)
        assert "MIT License" in held.read(f"{info}/licenses/LICENSE").decode()
        metadata = held.read(f"{info}/METADATA").decode().splitlines()
        scripts = held.read(f"{info}/entry_points.txt").decode()
    for need in tree.project()["project"]["dependencies"]:
        assert f"Requires-Dist: {need}" in metadata
    assert "Requires-Python: >=3.11" in metadata
    assert "rejeu = rejeu.console.main:main" in scripts


def test_a_checkout_without_symlinks_builds_the_same_wheel(tmp_path: Path) -> None:
    """By way of the source archive, which holds no links either."""
    assert contents(build(copy_tree(tmp_path, links=False))) == expected()


def test_the_wheel_is_what_runs_elsewhere(elsewhere: Path, tmp_path: Path) -> None:
    script = (
        "import sys, rejeu, rejeu.events, rejeu.engine, rejeu.projections, rejeu.replays, rejeu.console;"
        " print(rejeu.__file__); print(*sorted({'events', 'engine', 'console'} & set(sys.modules)))"
    )
    where, bare = run(elsewhere / "python", "-c", script, cwd=tmp_path).splitlines()
    assert Path(where).is_relative_to(elsewhere.parent)
    assert bare == ""


def test_the_installed_command_tells_its_version(elsewhere: Path, tmp_path: Path) -> None:
    told = run(elsewhere / "rejeu", "--version", cwd=tmp_path)
    assert "0.1.0" in told
    assert run(elsewhere / "python", "-m", "rejeu", "--version", cwd=tmp_path) == told


def test_the_installed_command_plays_the_demo(elsewhere: Path, tmp_path: Path) -> None:
    told = run(elsewhere / "rejeu", "demo", cwd=tmp_path)
    assert "Mira" in told
