from collections.abc import Iterator
from pathlib import Path

import pytest

from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from tests.replays.table import Table
from tests.tiny.install import install, uninstall


@pytest.fixture
def tiny(tmp_path: Path) -> Iterator[None]:
    install(tmp_path / "plugins")
    yield
    uninstall(tmp_path / "plugins")


@pytest.fixture
def journal() -> Journal:
    return MemoryJournal()


@pytest.fixture
def table(tiny: None, journal: Journal) -> Table:
    return Table.opened(journal)
