"""`rejeu odds`: how often a line comes to what, as a histogram, and where the recorded outcome fell."""

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Fact
from rejeu.projections.words import name_of
from rejeu.replays.amend_line import Past, line_after
from rejeu.replays.fight import Fight
from rejeu.replays.odds import NUMBERS, Fallen, Measure, Odds, Value, after_once, fallen, simulate
from rejeu.replays.whatif import standpoint

from .build import Context, Line, parse
from .clean import pad, width
from .failures import explain
from .progress import progress
from .screen import Row, Span, can_draw
from .session import Session, lexicon_of
from .text import Texts

RUNS = 2_000
"""How many, unless the command line says otherwise."""
MOST_BARS = 20
_ATTEMPTS = 100
"""How often earlier lines are tried with other dice until a later one can be read."""
_WIDTH = 40


def show_odds(
    run: Session, fight: Fight, at: int | None, said: Sequence[str], runs: int, seed: str | None, *, as_json: bool
) -> None:
    """Simulate, and draw what came."""
    start = fight.head if at is None else standpoint(fight, at)
    state = fight.state_at(start)
    run.texts.meet(name_of(combatant) for combatant in state.combatants.values())
    recorded = line_after(fight, start) if start in _present(fight, start) else ()
    seed = seed or f"{fight.id}/{start}"
    commands = _commands(run, fight, start, said, recorded, seed)
    with progress(run, "odds-running") as told:
        odds = simulate(state, commands, fight.ruleset, runs, seed, told)
    facts = _recorded(commands, recorded)
    fell = {one.measure: one for one in fallen(odds, facts)}
    if as_json:
        run.screen.json(_object(run.texts, fight, start, odds, fell))
        return
    run.screen.show(OddsView(run.texts).rows(odds, fell))


def _present(fight: Fight, start: int) -> tuple[int, ...]:
    """The record itself, if it is of the present line."""
    return (start,) if fight.lineage.contains(fight.lineage.ancestry(fight.head), start) else ()


def _commands(
    run: Session, fight: Fight, start: int, said: Sequence[str], recorded: Sequence[Past], seed: str
) -> list[Command]:
    """Read the lines as of that moment; without any, the command that was recorded there."""
    if not said:
        if not recorded:
            raise Refused("odds-of-what", seq=start)
        return [recorded[0].command]
    read, people = _read(fight, start, said, seed)
    run.texts.meet(name_of(combatant) for combatant in people.combatants.values())
    if any(line.typed for line in read):
        run.screen.remark(run.texts.say("odds-dice"))
    return [line.command for line in read]


def _read(fight: Fight, start: int, said: Sequence[str], seed: str) -> tuple[list[Line], Encounter]:
    """Read each line after those before it, as they may come out: an answer needs its question, which some dice ask.

    Return them, and a state that they may come to.
    """
    lexicon, first = lexicon_of(fight), None
    for attempt in range(_ATTEMPTS if len(said) > 1 else 1):
        state = fight.state_at(start)
        found: list[Line] = []
        try:
            for line in said:
                found.append(_said(line, Context(lexicon, state, fight, Path())))
                state = after_once(state, found[-1].command, fight.ruleset, f"{seed}/{attempt}")
        except Refused as refused:
            first = first or refused
            if not found:
                break
            continue
        return found, state
    assert first is not None
    raise first


def _said(line: str, context: Context) -> Line:
    read = parse(line, context)
    if read is None:
        raise Refused("nothing-said")
    if read.command.SCOPE == "table":
        raise Refused("not-in-the-past", verb=read.command.TAG)
    return read


def _recorded(commands: Sequence[Command], recorded: Sequence[Past]) -> list[Fact]:
    """What was recorded of the same commands, as far as they are of one kind and by the same person."""
    facts: list[Fact] = []
    for command, past in zip(commands, recorded, strict=False):
        if type(command) is not type(past.command) or _who(command) != _who(past.command):
            break
        facts += past.facts
    return facts


def _who(command: Command) -> object:
    return getattr(command, "who", getattr(command, "targets", None))


class OddsView:
    """Draws odds in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self._bar = "█" if can_draw("█") else "#"
        self._mark = "◄" if can_draw("◄") else "<"

    def rows(self, odds: Odds, fell: Mapping[Measure, Fallen]) -> Iterator[Row]:
        """Yield one histogram for each measure."""
        say = self.texts.say
        yield [Span(say("odds-head", runs=odds.runs, seed=odds.seed), "bold")]
        for code, count in odds.refused.items():
            why = " ".join(explain(odds.refusals[code], self.texts))
            yield [Span(say("odds-refused", why=why, share=_percent(count, odds.runs)))]
        if not odds.counts:
            yield [Span(say("odds-nothing"))]
        for measure, counts in odds.counts.items():
            yield []
            yield from self._measure(measure, counts, odds.runs, fell.get(measure))

    def _measure(self, measure: Measure, counts: Mapping[Value, int], runs: int, fell: Fallen | None) -> Iterator[Row]:
        total = sum(counts.values())
        title = self.title(measure)
        if total < runs:
            title = self.texts.say("odds-sometimes", title=title, share=_percent(total, runs))
        yield [Span(title, "bold")]
        bars = _bins(counts) if measure[0] in NUMBERS else _words(counts)
        labels = [self._label(measure, low, high) for low, high, _ in bars]
        space = max(map(width, labels), default=0)
        most = max((count for _, _, count in bars), default=1)
        for (low, high, count), label in zip(bars, labels, strict=True):
            bar = self._bar * max(1, round(count * _WIDTH / most)) if count else ""
            here = fell is not None and _within(fell.value, low, high)
            mark = f" {self._mark} {self.texts.say('odds-recorded')}" if here else ""
            share = _percent(count, runs)
            yield [
                Span(f"  {pad(label, space)} {share:>6} "), Span(bar, "cyan"), Span(mark, "yellow"),
            ]  # fmt: skip
        yield from self._fell(measure, fell, counts)

    def _fell(self, measure: Measure, fell: Fallen | None, counts: Mapping[Value, int]) -> Iterator[Row]:
        if fell is None or set(counts) == {fell.value}:
            return
        label = self._label(measure, fell.value, fell.value)
        if measure[0] not in NUMBERS:
            if not fell.at:
                yield [Span("  " + self.texts.say("odds-never", value=label), "yellow")]
            return
        above = sum(counts.values()) - fell.below - fell.at
        yield [
            Span(
                "  "
                + self.texts.say(
                    "odds-fell",
                    value=label,
                    below=_percent(fell.below, fell.runs),
                    above=_percent(above, fell.runs),
                ),
                "yellow",
            )
        ]

    def title(self, measure: Measure) -> str:
        """Return what is counted."""
        kind, who, *rest = measure
        person = self.texts.person(who)
        match kind:
            case "attack" | "margin":
                return self.texts.say(f"odds-{kind}", who=person, target=self.texts.person(rest[0]))
            case "test":
                return self.texts.say("odds-test", who=person, purpose=self.texts.word("purpose", rest[0]))
            case "damage":
                return self.texts.say("odds-damage", who=person, track=self.texts.word("track", rest[0]))
            case "gauge":
                return self.texts.say("odds-gauge", who=person, gauge=self.texts.word("gauge", rest[0]))
            case _:
                return self.texts.say(f"odds-{kind}", who=person)

    def _label(self, measure: Measure, low: Value, high: Value) -> str:
        if isinstance(low, int):
            return _plain(low) if low == high else f"{_plain(low)}…{_plain(int(high))}"
        match measure[0]:
            case "attack" | "test":
                return self.texts.say(f"odds-outcome-{low}")
            case "wounds":
                return " + ".join(self.texts.word("level", level) for level in low.split("+"))
            case "status":
                return self.texts.word("status", low)
            case "asked":
                return self.texts.word("question", low)
            case _:
                return low


def _plain(value: int) -> str:
    return str(value).replace("-", "−")


def _percent(count: int, total: int) -> str:
    """Return a share with one decimal: 12.5%."""
    tenths = (count * 1000 + total // 2) // total if total else 0
    return f"{tenths // 10}.{tenths % 10}%"


Bar = tuple[Value, Value, int]


def _words(counts: Mapping[Value, int]) -> list[Bar]:
    """The most frequent first; what comes as often, by its word."""
    return [(word, word, count) for word, count in sorted(counts.items(), key=lambda one: (-one[1], str(one[0])))]


def _bins(counts: Mapping[Value, int]) -> list[Bar]:
    """Numbers in order, in equal steps so that there are not too many bars."""
    numbers = sorted(value for value in counts if isinstance(value, int))
    if not numbers:
        return []
    low, high = numbers[0], numbers[-1]
    step = -(-(high - low + 1) // MOST_BARS)
    bars: list[Bar] = []
    for start in range(low, high + 1, step):
        end = min(start + step - 1, high)
        bars.append((start, end, sum(counts.get(value, 0) for value in range(start, end + 1))))
    return bars


def _within(value: Value, low: Value, high: Value) -> bool:
    if isinstance(value, int) and isinstance(low, int) and isinstance(high, int):
        return low <= value <= high
    return value == low


def _object(texts: Texts, fight: Fight, at: int, odds: Odds, fell: Mapping[Measure, Fallen]) -> dict[str, Any]:
    view = OddsView(texts)
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "at": at,
        "lang": texts.lang,
        "runs": odds.runs,
        "seed": odds.seed,
        "refused": dict(odds.refused),
        "measures": [
            {
                "measure": list(measure),
                "title": view.title(measure),
                "counts": [{"value": value, "count": counts[value]} for value in sorted(counts, key=str)],
                "recorded": _fell_object(fell.get(measure)),
            }
            for measure, counts in odds.counts.items()
        ],
    }


def _fell_object(fell: Fallen | None) -> dict[str, Any] | None:
    return None if fell is None else {"value": fell.value, "below": fell.below, "at": fell.at, "of": fell.runs}
