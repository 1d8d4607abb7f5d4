import pytest

from rejeu.events.journal import Journal
from tests.past.table import Table
from tests.replays.conftest import journal, tiny

__all__ = ["journal", "tiny"]


@pytest.fixture
def table(tiny: None, journal: Journal) -> Table:
    found = Table.opened(journal)
    assert isinstance(found, Table)
    return found


@pytest.fixture
def duel(journal: Journal) -> Table:
    """Mira and the guard under rules with turns, 8 metres apart."""
    return Table.duel(journal)
