"""The board on a terminal: whose turn it is, the order, who has done what, and what is asked of whom."""

from collections.abc import Iterator

from rejeu.projections.board import Board, Entry, Intention, OpenQuestion, Person
from rejeu.projections.health import Health, Monitor

from .game_time import DAY, date_text
from .render_health import box_glyphs, condition, deadline, markers, waiting
from .screen import Row, Span, can_draw
from .tables import Cell, table
from .text import Texts, ready

_HEALTH_STYLE = {"dead": "red", "unconscious": "red", "incapacitated": "yellow"}


class BoardView:
    """Draws a board in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._now = "▶" if can_draw("▶") else ">"
        self._done = "✓" if can_draw("✓") else "x"

    def draw(self, board: Board, people: tuple[Health, ...] = (), log_seq: int | None = None) -> Iterator[Row]:
        """Yield the board; `people` are drawn box by box under it."""
        yield [Span(self._title(board, log_seq).removeprefix(" · "), "bold")]  # no title before the fight opens
        yield [Span(self._standing(board), "green" if board.active else "")]
        if board.order:
            yield from self._order(board)
        yield from self._aside(board)
        for question in board.questions:
            yield from self.question(question)
        if people:
            yield []
            yield from self._people(people)

    def _title(self, board: Board, log_seq: int | None) -> str:
        date = date_text(board.date, board.date_at, board.clock)
        return self.texts.say(
            "board-date" if date else "board-title",
            title=board.title,
            round=board.round,
            phase=board.phase,
            seq=board.seq if log_seq is None else log_seq,
            clock=ready(clock(self.texts, board.clock)),
            date=ready(date),
        )

    def _standing(self, board: Board) -> str:
        if board.closed:
            return self.texts.say("board-closed")
        if board.active is not None:
            return self.texts.say("board-turn", who=board.active, count=_count(board))
        if board.undeclared and board.phase.word.startswith("declar"):
            return self.texts.say("board-declares", who=board.undeclared[0])
        if board.round and board.phase.word == "setup":
            return self.texts.say("board-between")
        return self.texts.say("board-nobody", round=board.round)

    def _order(self, board: Board) -> list[Row]:
        say = self.texts.say
        heads = ["", say("head-count"), say("head-who"), say("head-intent"), say("head-left")]
        heads += [say("head-place"), say("head-state")]
        return table(heads, [self._entry(entry) for entry in board.order], "  ")

    def _entry(self, entry: Entry) -> list[Cell]:
        mark = self._now if entry.active else self._done if entry.done else ""
        count = str(entry.count) if entry.count == entry.score else f"{entry.count} ({entry.score})"
        return [
            Span(mark, "green" if entry.active else "dim"),
            count,
            Span(self._who(entry.person), "bold" if entry.active else ""),
            self.intention(entry.intent),
            self._left_to_do(entry),
            place(entry.person),
            self._state(entry.person),
        ]

    def _left_to_do(self, entry: Entry) -> str:
        """Return the actions not spent yet, and what those of a round of several went to."""
        if entry.person.status.word in ("dead", "unconscious"):
            return ""
        said = [self.texts.phrase(action) for action in entry.actions_left]
        if len(entry.spent) + len(said) > 1:
            said += [f"{self.texts.phrase(one.action)} ({self.texts.phrase(one.on)})" for one in entry.spent]
        return ", ".join(said)

    def _who(self, person: Person) -> str:
        """Return the name, with the id that lines use where the two differ."""
        shown = self.texts.phrase(person.who)
        if person.who.id != person.who.name.casefold() and not shown.endswith(f"({person.who.id})"):
            shown = f"{shown} ({person.who.id})"
        side = f" · {self.texts.phrase(person.side)}" if person.side else ""
        hidden = f" [{self.texts.say('hidden')}]" if person.hidden else ""
        return shown + side + hidden

    def _state(self, person: Person) -> Span:
        gender = person.who.gender
        said = [self.texts.word("health", person.health.word, gender)]
        if person.status.word not in ("able", person.health.word):
            said.append(self.texts.word("status", person.status.word, gender))
        said += [self.texts.word("condition", condition.word, gender) for condition in person.conditions]
        return Span(", ".join(dict.fromkeys(said)), _HEALTH_STYLE.get(person.status.word, ""))

    def intention(self, intent: Intention | None) -> str:
        """Return a declared action in words."""
        if intent is None:
            return ""
        if intent.verb is None:
            return self.texts.say("intent-open")
        parts = [self.texts.phrase(intent.verb)]
        if intent.targets:
            parts.append(self.texts.phrase(intent.targets))
        if intent.weapon:
            parts.append(f"({self.texts.word('weapon', intent.weapon)})")
        if intent.until:
            parts.append(self.texts.say("intent-until", round=intent.until))
        return " ".join(parts)

    def _aside(self, board: Board) -> Iterator[Row]:
        for label, people in (("board-aside", board.aside), ("board-dead", board.dead), ("board-left", board.left)):
            if not people:
                continue
            said = [self._aside_one(person, label) for person in people]
            yield [Span("  "), Span(f"{self.texts.say(label)} {', '.join(said)}")]

    def _aside_one(self, person: Person, label: str) -> str:
        shown = self._who(person)
        details = [place(person)] if person.position else []
        if label == "board-aside" and person.health.word != "unhurt":
            details.append(self._state(person).text)
        return f"{shown} ({', '.join(details)})" if details else shown

    def question(self, question: OpenQuestion) -> Iterator[Row]:
        """Yield what is asked of whom, and how it is answered."""
        said = self.texts.say(
            "board-question",
            id=question.id,
            whom=question.whom,
            question=question.kind,
            options=question.options,
            blocks=question.blocks,
        )
        yield [Span("  ? ", "yellow"), Span(said, "yellow")]

    def _people(self, people: tuple[Health, ...]) -> Iterator[Row]:
        for person in people:
            if not (person.monitors or person.gauges):
                health = self.texts.word("health", person.health.word, person.who.gender)
                said = self.texts.say("said-of", what=person.who, said=ready(health))
                yield [Span("  "), Span(said)]
                continue
            yield [Span("  "), Span(self.texts.phrase(person.who), "bold"), Span(self._numbers(person), "dim")]
            yield from table(["", "", "", "", "", "", ""], [self._monitor(m) for m in person.monitors], "    ")
            for text in self._bears(person):
                yield [Span("    "), Span(text)]

    def _monitor(self, monitor: Monitor) -> list[Cell]:
        cells: list[Cell] = [Span(self.texts.phrase(monitor.track), "dim")]
        for level in monitor.levels[:6]:
            cells.append(Span(f"{self.texts.phrase(level.level)} {box_glyphs(level)}", "red" if level.marked else ""))
        return cells + [""] * (7 - len(cells))

    def _numbers(self, person: Health) -> str:
        changed = [
            f"{self.texts.phrase(attribute.attribute)} {attribute.value}→{attribute.effective}"
            for attribute in person.attributes
            if attribute.effective is not None
        ]
        gauges = [
            f"{self.texts.phrase(gauge.gauge)} {gauge.value}" + (f"/{gauge.maximum}" if gauge.maximum else "")
            for gauge in person.gauges
        ]
        reach = [self.texts.say("reach", metres=person.reach)] if person.reach is not None else []
        said = "; ".join([*changed, *reach, *gauges])
        return f"  {said}" if said else ""

    def _bears(self, person: Health) -> Iterator[str]:
        for view in person.conditions:
            yield condition(self.texts, view, person.who.gender)
        yield from markers(self.texts, person.markers)
        boxes = ((level.level, box) for monitor in person.monitors for level in monitor.levels for box in level.boxes)
        yield from waiting(self.texts, ((level, box.wound) for level, box in boxes if box.waiting))
        for timer in person.deadlines:
            yield deadline(self.texts, timer)


def _count(board: Board) -> int:
    return next((entry.count for entry in board.order if entry.active), 0)


def place(person: Person) -> str:
    """Return where somebody is, as it is typed."""
    return ",".join(map(str, person.position)) if person.position else ""


def clock(texts: Texts, seconds: int) -> str:
    """Return game time as `1:02:03`, hours left out while there are none, days before them."""
    days, rest = divmod(seconds, DAY)
    minutes, seconds = divmod(rest, 60)
    hours, minutes = divmod(minutes, 60)
    shown = f"{hours}:{minutes:02}:{seconds:02}" if hours or days else f"{minutes}:{seconds:02}"
    return f"{texts.say('span-days', count=days)} {shown}" if days else shown
