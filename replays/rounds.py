"""Which round each stretch of a log was played in: where the rolls of a round are to be found."""

from bisect import bisect_right


class Rounds:
    """Built in the order of the log. Costs a number or two for each round begun or gone back to."""

    def __init__(self, firsts: list[int] | None = None, rounds: list[int] | None = None) -> None:
        self.firsts = firsts or [0]
        self.rounds = rounds or [0]

    def begin(self, seq: int, round_: int) -> None:
        """From record `seq` on, round `round_` is played."""
        if round_ == self.rounds[-1]:
            return
        self.firsts.append(seq)
        self.rounds.append(round_)

    def at(self, seq: int) -> int:
        """Return the round that record `seq` was played in."""
        return self.rounds[bisect_right(self.firsts, seq) - 1]

    def spans(self, round_: int, last: int) -> list[tuple[int, int]]:
        """Return the stretches of `round_` in the log, up to record `last`."""
        ends = [*(first - 1 for first in self.firsts[1:]), last]
        return [
            (max(first, 1), end)
            for first, number, end in zip(self.firsts, self.rounds, ends, strict=True)
            if number == round_
        ]
