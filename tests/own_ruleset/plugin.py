"""The guide's package, installed for good by pip into a folder that tests put on the path and take off again."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "docs" / "own-ruleset"


def pip_install(folder: Path) -> Path:
    """Install the package into a folder of its own; return that. Needs no network."""
    copy = shutil.copytree(SOURCE, folder / "source")  # pip builds in place, and the docs are no place for that
    options = ("--quiet", "--no-deps", "--no-index", "--no-build-isolation", "--disable-pip-version-check")
    target = folder / "site"
    ran = subprocess.run(
        [sys.executable, "-m", "pip", "install", *options, "--target", str(target), str(copy)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return target


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Have the package on the path, as if it were installed."""
    sys.path.append(str(site))
    try:
        yield
    finally:
        sys.path.remove(str(site))
