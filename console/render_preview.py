"""A preview on a terminal: what changes, what became impossible, which dice are missing or no longer used."""

from collections.abc import Iterable, Iterator

from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.projections.lines import Line
from rejeu.projections.standing import shifts
from rejeu.replays.amendment import Clash, Preview
from rejeu.replays.fight import Fight

from .chronicle_text import quoted
from .failures import explain
from .preview_story import Telling, old_lines, tellings
from .render_shifts import ShiftView
from .screen import Row, Span, can_draw
from .text import Texts


class PreviewView:
    """Tells a preview in one language. `by` and `at`: who amends, and when."""

    def __init__(self, texts: Texts, by: str, at: int) -> None:
        self.texts = texts
        self.by = by
        self.at = at
        self._minus = "−" if can_draw("−") else "-"

    def rows(self, fight: Fight, plan: Preview) -> Iterator[Row]:
        """Yield the whole preview."""
        say = self.texts.say
        if plan.same:
            yield [Span(say("preview-same"))]
            yield from self._given_way(plan)
            return
        told = tellings(fight, plan, self.by, self.at)
        again = [outcome for outcome in plan.outcomes if outcome.past is not None]
        yield [Span(say("preview-head", count=len(again), changed=len(told)), "bold")]
        old = old_lines(fight, plan)
        gone = self._gone(plan)
        for telling in told:
            until = telling.outcome.replays or max(plan.amendment.instead, default=0)
            while gone and gone[0] <= until:
                seq = gone.pop(0)
                yield from self._taken_out(seq, old.get(seq, ()))
            yield from self._telling(telling)
        for seq in gone:
            yield from self._taken_out(seq, old.get(seq, ()))
        if plan.reordered:
            yield []
            yield [Span(say("preview-reordered", records=_numbers(plan.reordered)))]
        yield from self._shifts(plan)
        yield from self._clashes(plan, old)
        yield from self._dice(plan)

    def _gone(self, plan: Preview) -> list[int]:
        """The commands that the amended line no longer has."""
        kept = {outcome.replays for outcome in plan.outcomes}
        return [past.seq for past in plan.line if past.seq not in kept]

    def _taken_out(self, seq: int, lines: Iterable[Line]) -> Iterator[Row]:
        for line in lines:
            number = f"{seq:>5} " if line.heading else " " * 6
            yield [Span(number, "dim"), Span(f"{self._minus} {self._said(line)}", "red")]

    def _telling(self, telling: Telling) -> Iterator[Row]:
        """Yield the command, then the lines that only one of the two has."""
        before = [self._said(line) for line in telling.old if not line.heading]
        after = [self._said(line) for line in telling.lines if not line.heading]
        old_head = next((self._said(line) for line in telling.old if line.heading), "")
        head = next((self._said(line) for line in telling.lines if line.heading), "")
        number = f"{telling.outcome.replays or '':>5} "
        if old_head and old_head != head:
            yield [Span(number, "dim"), Span(f"{self._minus} {old_head}", "red")]
            yield [Span(" " * 6), Span(f"+ {head}", "green")]
        else:
            yield [Span(number, "dim"), Span(f"{'+' if not old_head else ' '} {head}", "" if old_head else "green")]
        yield from ([Span(" " * 8), Span(f"{self._minus} {said}", "red")] for said in before if said not in after)
        yield from ([Span(" " * 8), Span(f"+ {said}", "green")] for said in after if said not in before)

    def _shifts(self, plan: Preview) -> Iterator[Row]:
        found = shifts(plan.before, plan.after)
        yield []
        yield [Span(self.texts.say("preview-shifts", count=len(found)), "bold")]
        yield from ShiftView(self.texts).rows(found)

    def _clashes(self, plan: Preview, old: dict[int, tuple[Line, ...]] | object) -> Iterator[Row]:
        if not plan.clashes:
            return
        yield []
        yield [Span(self.texts.say("preview-clashes", count=len(plan.clashes), open=len(plan.open)), "bold")]
        for clash in plan.clashes:
            yield from self.clash(clash, plan)
        for seq, _, refused in plan.dropped:
            yield [Span("        "), Span(self.texts.say("preview-dropped", seq=seq, why=_why(refused, self.texts)))]

    def clash(self, clash: Clash, plan: Preview) -> Iterator[Row]:
        """Yield one clash: which command, why, and how it is answered."""
        number = f"{clash.seq if clash.seq > 0 else '':>5} "
        yield [Span(number, "dim"), Span(self.heading(clash, plan), "yellow")]
        why = self.texts.say("preview-doubtful", why=_why(clash.error, self.texts)) if clash.doubtful else ""
        yield [Span("        " + (why or _why(clash.error, self.texts)))]
        if clash.choice is not None:
            yield [Span("        " + self.texts.say(f"answered-{clash.choice.how}"), "green")]

    def heading(self, clash: Clash, plan: Preview) -> str:
        """Return the command of a clash in words."""
        from rejeu.projections.headings import heading
        from rejeu.projections.known import known_in

        told = heading(clash.command, known_in(clash.state or plan.before))
        line = Line(
            seq=max(clash.seq, 0), round=0, command=max(clash.seq, 0), by=self.by, at=self.at, id=told.id,
            args=told.args, text=clash.command.text,
        )  # fmt: skip
        return quoted(line, self.texts)

    def _dice(self, plan: Preview) -> Iterator[Row]:
        say = self.texts.say
        yield from self._given_way(plan)
        if plan.unused:
            yield []
            yield [Span(say("preview-unused"), "bold")]
        for unused in plan.unused:
            faces = " ".join(map(str, unused.faces))
            who, purpose = self.texts.person(unused.key.who), self._purpose(unused.key.purpose)
            yield [
                Span(f"{unused.record:>5} ", "dim"),
                Span(say("preview-unused-one", who=who, purpose=purpose, faces=faces)),
            ]

    def _given_way(self, plan: Preview) -> Iterator[Row]:
        """Yield a remark on typed dice that give way to those recorded."""
        for key in plan.overruled:
            who, purpose = self.texts.person(key.who), self._purpose(key.purpose)
            yield [Span(self.texts.say("dice-overruled", who=who, purpose=purpose))]

    def _purpose(self, purpose: str) -> str:
        return self.texts.word("purpose", purpose)

    def _said(self, line: Line) -> str:
        return quoted(line, self.texts)


def _why(error: Refused | BadSheet | NeedDice, texts: Texts) -> str:
    return " ".join(explain(error, texts))


def _numbers(records: Iterable[int]) -> str:
    return ", ".join(map(str, records))
