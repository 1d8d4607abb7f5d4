"""Ground under every test: quick or long searches, and an environment that is nobody's own."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Slow draws are no fault on a loaded two-core machine, and no example has a deadline for the same reason.
_COMMON = settings(deadline=None, print_blob=True, suppress_health_check=[HealthCheck.too_slow])
# A build must not fail on a draw that no later run repeats: there, the same examples each time.
settings.register_profile(
    "default", _COMMON, max_examples=50, stateful_step_count=40, derandomize=bool(os.environ.get("CI"))
)
settings.register_profile("soak", _COMMON, max_examples=2_000, stateful_step_count=50, derandomize=False)
settings.load_profile(os.environ.get("REJEU_PROFILE", "default"))

# Where platformdirs and prompt histories look for a person's own folders, on the three systems.
_HOMES = (
    "HOME",
    "USERPROFILE",
    "APPDATA",
    "LOCALAPPDATA",
    "XDG_DATA_HOME",
    "XDG_CONFIG_HOME",
    "XDG_STATE_HOME",
    "XDG_CACHE_HOME",
)
_TASTES = ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES")


@pytest.fixture(autouse=True)
def _nobody(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test a home, a journal and a language of its own: nobody's real fights are touched."""
    home = tmp_path_factory.mktemp("home")
    for name in _HOMES:
        monkeypatch.setenv(name, str(home))
    for name in _TASTES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("REJEU_JOURNAL", str(home / "journal.db"))
    monkeypatch.setenv("REJEU_LANG", "en")
    return home


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long searches out unless `-m` speaks of them, so that a bare `pytest` stays quick."""
    if "soak" in config.option.markexpr:
        return
    long = [item for item in items if item.get_closest_marker("soak")]
    if not long:
        return
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if item not in long]
