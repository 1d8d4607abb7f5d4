"""Where the rounds of a line of play lie."""

from collections.abc import Iterable

from rejeu.events.base import Event
from rejeu.events.facts import RoundStarted


def round_spans(facts: Iterable[tuple[int, Event]]) -> dict[int, tuple[int, int]]:
    """Return the first and the last record of each round, from the facts of one line of play in order.

    What was played before the first round is round 0. A round lasts until the next one starts.
    """
    spans: dict[int, tuple[int, int]] = {}
    now = 0
    for seq, fact in facts:
        if isinstance(fact, RoundStarted):
            now = fact.round
        first, _ = spans.get(now, (seq, seq))
        spans[now] = (first, seq)
    return spans
