"""Timelines on a terminal: one bar for each wound, along an axis of all that happens and is to come."""

from collections.abc import Iterator

from rejeu.projections.timeline import PersonLine, Stage, Timeline, WoundLine
from rejeu.projections.words import Word

from .axis import Axis
from .clean import pad, width
from .game_time import date_text, span_text
from .screen import Row, Span, can_draw
from .text import Texts, ready

_RAMPS = {True: "░▒▓█", False: ".-=#"}
_STYLES = ("yellow", "dark_orange3", "red", "bold red")
COLUMNS = 100


class TimelineView:
    """Draws timelines in one language, `columns` wide at most."""

    def __init__(self, texts: Texts, columns: int = COLUMNS) -> None:
        fine = can_draw("░▒▓█│†→")
        self.texts = texts
        self.columns = max(48, min(columns, 160))
        self.ramp = _RAMPS[fine]
        self.now, self.death, self.gone, self.then = ("│", "†", "○", "→") if fine else ("|", "+", "o", ">")

    def draw(self, shown: Timeline, title: str = "") -> Iterator[Row]:
        """Yield the title, then each person's bars, story and prospects."""
        date = date_text(shown.date, shown.date_at, shown.clock)
        message = "timeline-title-date" if date else "timeline-title"
        clock = ready(span_text(self.texts, shown.clock))
        yield [Span(self.texts.say(message, title=title, clock=clock, date=ready(date)), "bold")]
        if shown.if_cared:
            yield [Span(self.texts.say("timeline-if-cared"), "italic")]
        if not any(person.wounds for person in shown.people):
            unhurt = [person.who for person in shown.people]
            yield [Span(self.texts.say("timeline-none-of", who=unhurt) if unhurt else self.texts.say("timeline-none"))]
            return
        label = max(width(self._label(wound)) for person in shown.people for wound in person.wounds) + 4
        axis = Axis(_moments(shown), self.columns - label - 2)
        for person in shown.people:
            yield []
            yield from self._person(shown, person, axis, label)
        yield []
        yield from self._ticks(shown, axis, label)
        yield from self._legend(shown)

    # One person ------------------------------------------------------------------------------

    def _person(self, shown: Timeline, person: PersonLine, axis: Axis, label: int) -> Iterator[Row]:
        health = self.texts.word("health", person.health.word, person.who.gender)
        yield [Span(self.texts.say("timeline-person", who=person.who, health=ready(health)), "bold")]
        for wound in person.wounds:
            yield [Span(pad("  " + self._label(wound), label)), *self._bar(shown, wound, axis)]
            yield [Span(" " * label), Span(self._story(shown, wound), "dim")]
        for said in self._prospects(shown, person):
            yield [Span("  "), Span(said)]

    def _label(self, wound: WoundLine) -> str:
        return f"{wound.wound} {self.texts.phrase(wound.track)}"

    def _bar(self, shown: Timeline, wound: WoundLine, axis: Axis) -> Row:
        """Return the bar: a glyph by level in each column, lighter from now on, and a mark at its end."""
        cells = [Span(" ")] * axis.width
        for stage in wound.stages:
            first = axis.column(stage.start)
            last = axis.column(stage.end) if stage.end is not None else axis.width
            for column in range(first, max(last, first + (stage.end != stage.start))):
                if column < axis.width:
                    coming = column > axis.column(shown.clock)
                    cells[column] = self._cell(stage, coming=coming)
        if wound.ended is not None:
            dead = wound.ending == Word("why", "death")
            cells[axis.column(wound.ended)] = Span(self.death if dead else self.gone, "red" if dead else "green")
        now = axis.column(shown.clock)
        if wound.ended is None or axis.column(wound.ended) != now:
            cells[now] = Span(self.now, "bold")
        return cells

    def _cell(self, stage: Stage, *, coming: bool) -> Span:
        rank = max(1, min(stage.rank, len(self.ramp)))
        return Span(self.ramp[rank - 1], f"{_STYLES[rank - 1]}{' dim' if coming else ''}")

    def _story(self, shown: Timeline, wound: WoundLine) -> str:
        """Return its levels, each with when and why; what is to come after the mark of now."""
        parts: list[str] = []
        coming = False
        for stage in wound.stages:
            if stage.coming and not coming:
                coming = True
                parts.append(self.texts.say("timeline-now"))
            parts.append(self._stage(shown, stage))
        if wound.ended is not None:
            if wound.coming and not coming:
                parts.append(self.texts.say("timeline-now"))
            dead = wound.ending == Word("why", "death")
            what = self.texts.say("timeline-death" if dead else "timeline-gone")
            why = "" if dead or wound.ending is None else f" ({self.texts.phrase(wound.ending)})"
            parts.append(f"{self._when(shown, wound.ended)} {what}{why}")
        return f" {self.then} ".join(parts)

    def _stage(self, shown: Timeline, stage: Stage) -> str:
        what = self.texts.say("timeline-waits") if stage.waiting else self.texts.phrase(stage.level)
        why = "" if stage.why is None or stage.waiting else f" ({self.texts.phrase(stage.why)})"
        return f"{self._when(shown, stage.start)} {what}{why}"

    def _when(self, shown: Timeline, moment: int) -> str:
        return date_text(shown.date, shown.date_at, moment) or span_text(self.texts, moment)

    def _prospects(self, shown: Timeline, person: PersonLine) -> Iterator[str]:
        say = self.texts.say
        died = person.died
        if died is not None and died <= shown.clock and person.status.word == "dead":
            yield say("timeline-died", when=ready(self._when(shown, died)))
            return
        if person.next is not None:
            yield say(
                "timeline-next",
                left=ready(span_text(self.texts, person.next.left)),
                when=ready(self._when(shown, person.next.due)),
                kind=person.next.kind,
                wound=person.next.wound,
                wounded=int(bool(person.next.wound)),
            )
        if died is not None:
            yield say("timeline-dies", **self._in(shown, died))
        elif person.fit is not None:
            yield say("timeline-fit", **self._in(shown, person.fit))
        elif all(wound.ended is not None for wound in person.wounds):
            yield say("timeline-fit-now")
        else:
            yield say("timeline-never")

    def _in(self, shown: Timeline, moment: int) -> dict[str, object]:
        left = ready(span_text(self.texts, moment - shown.clock))
        return {"left": left, "when": ready(self._when(shown, moment))}

    # The axis --------------------------------------------------------------------------------

    def _ticks(self, shown: Timeline, axis: Axis, label: int) -> Iterator[Row]:
        """Yield a line of marks and one of times under them, as many as fit; now has its place first."""
        taken: dict[int, str] = {}
        places = sorted(axis.moments, key=lambda moment: (moment != shown.clock, moment))
        for moment in places:
            name = self.texts.say("timeline-now") if moment == shown.clock else span_text(self.texts, moment)
            column = min(axis.column(moment), axis.width - width(name))
            if all(column + width(name) < other or column > other + width(text) for other, text in taken.items()):
                taken[column] = name
        names = ""
        for column in sorted(taken):
            names = pad(names, column) + taken[column]
        marks = {axis.column(moment) for moment in axis.moments}
        rule = "".join(
            self.now if column == axis.column(shown.clock) else "+" if column in marks else "-"
            for column in range(axis.width)
        )
        yield [Span(" " * label), Span(rule, "dim")]
        yield [Span(" " * label), Span(names, "dim")]

    def _legend(self, shown: Timeline) -> Iterator[Row]:
        known: dict[int, list[str]] = {}
        for person in shown.people:
            for wound in person.wounds:
                for stage in wound.stages:
                    said = self.texts.phrase(stage.level)
                    if said not in known.setdefault(stage.rank, []):
                        known[stage.rank].append(said)
        parts = [f"{self.ramp[max(0, min(rank, 4) - 1)]} {'/'.join(known[rank])}" for rank in sorted(known)]
        ends = [f"{self.gone} {self.texts.say('timeline-gone')}", f"{self.death} {self.texts.say('timeline-death')}"]
        yield [Span("  "), Span("   ".join([*parts, *ends, f"{self.now} {self.texts.say('timeline-now')}"]), "dim")]


def _moments(shown: Timeline) -> set[int]:
    found = {shown.clock}
    for person in shown.people:
        for wound in person.wounds:
            found |= {stage.start for stage in wound.stages} | {stage.end for stage in wound.stages if stage.end}
            if wound.ended is not None:
                found.add(wound.ended)
    return found
