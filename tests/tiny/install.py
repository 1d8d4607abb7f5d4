"""Installing the tiny ruleset the way a plug-in is: a distribution with an entry point, on the path."""

import sys
from pathlib import Path


def install(folder: Path) -> None:
    """Put a distribution in `folder` that registers the ruleset, and `folder` on the path."""
    info = folder / "tiny-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text("[rejeu.rulesets]\ntiny = tests.tiny.ruleset:RULESET\n", "utf-8")
    sys.path.append(str(folder))


def uninstall(folder: Path) -> None:
    """Take it off the path again."""
    sys.path.remove(str(folder))
