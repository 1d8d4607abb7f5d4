"""The timeline of a long fight: its numbers lie above the bands, apart from each other, none beyond the edge."""

from collections.abc import Callable

import pytest

from rejeu.console.page.build import replay_page
from rejeu.events import commands as c
from tests.replay_page import stories
from tests.replay_page.conftest import Visit

ROUNDS = 60
READ = """(() => {
  const edge = document.getElementById("bands").getBoundingClientRect();
  const all = [...document.getElementById("bands").children];
  const boxes = all.filter(el => el.matches(".round-n")).map(el => el.getBoundingClientRect());
  const last = all.findLastIndex(el => el.matches(".band")), first = all.findIndex(el => el.matches(".round-n"));
  return {
    count: boxes.length, above: first > last,
    apart: boxes.every((box, n) => n === 0 || box.left >= boxes[n - 1].right),
    inside: boxes.every(box => box.left >= edge.left && box.right <= edge.right + 1),
  };
})()"""


@pytest.mark.parametrize("wide", [360, 800, 1440])
def test_numbers_of_rounds_can_be_read(wide: int, visit: Callable[..., Visit], tmp_path: object) -> None:
    fight = stories.opened("Long", {"a": "Anne", "b": "Bob"})
    hand = stories.Hand(fight)
    for _ in range(ROUNDS):
        hand.do(c.StartRound())
        hand.do(c.RollInitiative())
        for who in reversed(fight.state.order):
            hand.do(c.Declare(who=who, verb="other"))
        while fight.state.active:
            hand.do(c.Pass(who=fight.state.active))
    file = tmp_path / "long.html"  # type: ignore[operator]
    file.write_text(replay_page(fight, stories.texts_for(fight), "gm"), encoding="utf-8")
    one = visit(file.as_uri(), viewport={"width": wide, "height": 800})
    shown = one.page.evaluate(READ)
    assert shown["count"] >= min(ROUNDS, wide // 60)
    assert (shown["above"], shown["apart"], shown["inside"]) == (True, True, True)
