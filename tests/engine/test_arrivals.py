"""What no sheet has, whatever its ruleset lets pass."""

from datetime import date
from typing import Any

import pytest

from rejeu.engine.arrivals import check_whole
from rejeu.engine.errors import BadSheet


@pytest.mark.parametrize(
    ("sheet", "place"),
    [({"a": {"x": 1.5}}, "a.x"), ({"a": [{"x": date(1979, 5, 27)}]}, "a[0].x"), ({"x": None}, "x")],
)
def test_fractions_dates_and_nothing_are_told_with_their_place(sheet: dict[str, Any], place: str) -> None:
    with pytest.raises(BadSheet) as bad:
        check_whole(sheet)
    assert [(problem[0], problem[1]) for problem in bad.value.problems] == [(place, "bad-value-type")]


def test_whole_numbers_words_and_tables_of_them_are_a_sheet() -> None:
    check_whole({"a": {"x": 1, "y": ["w", True]}, "b": ()})
