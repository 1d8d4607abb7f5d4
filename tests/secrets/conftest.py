"""The tiny ruleset, installed for every test here."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tiny.install import install, uninstall


@pytest.fixture(autouse=True, scope="module")
def _plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("plugins")
    install(folder)
    yield
    uninstall(folder)
