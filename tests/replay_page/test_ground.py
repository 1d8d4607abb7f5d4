"""The ground: no number of it is cut off at an edge, however near people stand, or far apart."""

import pytest

from rejeu.console.page.ground import WIDE, ground
from rejeu.console.session import actions_of
from rejeu.replays.film import film
from tests.replay_page import stories

EDGE = 4 * WIDE // 100
"""Half the room that a number needs on a phone."""


@pytest.mark.parametrize("far", [0, 1, 7, 50, 999, 123_456])
@pytest.mark.parametrize("plane", [False, True])
def test_every_number_of_the_ground_has_room(far: int, plane: bool) -> None:
    fight = stories.opened("Far", {"a": "A", "b": "B"}, lambda n: (n * far, -n * far) if plane else (n * far,))
    field = ground(film(fight, "gm", actions_of(fight)), ("a", "b"))
    assert field is not None
    for ticks in field.ticks:
        assert ticks
        assert all(EDGE <= tick.at <= WIDE - EDGE for tick in ticks)
