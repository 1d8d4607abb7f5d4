"""`rejeu why`: what is asked about, and the records that answer it, nested as they were reckoned from one another."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from rejeu.engine.errors import Refused
from rejeu.projections.lines import Line
from rejeu.replays.fight import Fight
from rejeu.replays.why import Explanation, Node, Subject, explain, find_subject

from . import naming
from .as_json import line_object
from .chronicle_text import quoted
from .render_health import duration
from .screen import Row, Span
from .session import Session
from .story import lines
from .text import Texts
from .words import fold

_BEFORE = re.compile(r"\s+(?:before|avant)\s+", re.IGNORECASE)
_DOT = re.compile(r"\.")
_WHOLE: Mapping[str, str] = {"order": "order", "ordre": "order", "clock": "clock", "horloge": "clock", "temps": "clock"}
_FIXED: Mapping[str, str] = {
    "initiative": "initiative",
    "status": "status",
    "state": "status",
    "etat": "status",
    "threshold": "threshold",
    "seuil": "threshold",
    "position": "position",
    "place": "position",
    "health": "status",
    "sante": "status",
}
_FIXED_WORDS: Mapping[str, tuple[str, ...]] = {
    "en": ("initiative", "state", "threshold", "place"),
    "fr": ("initiative", "état", "seuil", "place"),
}
_HELD = (
    ("track", "monitors"),
    ("attribute", "attributes"),
    ("gauge", "gauges"),
    ("condition", "conditions"),
    ("marker", "markers"),
)


def subject(fight: Fight, texts: Texts, asked: str) -> Subject:
    """Read `mira.physical`, `order`, `mira before guard`, `clock`, a name or a record's number. Raises `Refused`."""
    text = asked.strip()
    if text.isdecimal():
        return Subject("record", record=int(text))
    if fold(text) in _WHOLE:
        return Subject(_WHOLE[fold(text)])
    if naming.find(fight.state, text):
        return Subject("status", _one(fight, text))
    pair = _cut(fight, text, _BEFORE)
    if pair is not None:
        return Subject("before", _one(fight, pair[0]), other=_one(fight, pair[1]))
    pair = _cut(fight, text, _DOT)
    if pair is None:
        raise Refused("what-is-asked", asked=text)
    return _of(fight, texts, _one(fight, pair[0]), pair[1])


def _cut(fight: Fight, text: str, mark: re.Pattern[str]) -> tuple[str, str] | None:
    """Cut `text` in two at a `mark` with names where there are to be some, which may hold it too; else at the first."""
    pairs = [(text[: found.start()].strip(), text[found.end() :].strip()) for found in mark.finditer(text)]
    pairs = [(first, last) for first, last in pairs if first and last]
    known = [[bool(naming.find(fight.state, one)) for one in pair] for pair in pairs]
    named = (pair for pair, (first, last) in zip(pairs, known, strict=True) if first and (last or mark is _DOT))
    return next(named, pairs[0] if pairs else None)


def _one(fight: Fight, name: str) -> str:
    found = naming.find(fight.state, name.strip())
    if len(found) != 1:
        raise Refused("no-such-combatant", who=name.strip(), known=sorted(found or fight.state.combatants))
    return found[0]


def _of(fight: Fight, texts: Texts, who: str, name: str) -> Subject:
    """What is asked of somebody: by its stored word, or as it is said in the language spoken."""
    asked, combatant = fold(name), fight.state.combatants[who]
    if _FIXED.get(asked) == "threshold":
        return Subject("threshold", who)
    for kind, field in _HELD:
        for stored in getattr(combatant, field):
            if asked in (fold(stored), fold(texts.word(kind, stored))):
                return Subject(kind, who, stored)
    for track, levels in combatant.monitors.items():
        if any(asked in (fold(level.name), fold(texts.word("level", level.name))) for level in levels):
            return Subject("track", who, track)
    if asked in _FIXED:
        return find_subject(fight.state, who, _FIXED[asked])
    known = [texts.word(kind, stored) for kind, field in _HELD for stored in getattr(combatant, field)]
    raise Refused("nothing-to-explain", name=name, who=who, known=[*known, *_FIXED_WORDS[texts.lang]])


def show_why(run: Session, fight: Fight, asked: str, *, as_json: bool) -> None:
    """Say why."""
    found = explain(fight, subject(fight, run.texts, asked))
    told = _told(fight, found.nodes)
    if as_json:
        run.screen.json(_object(run.texts, fight, found, told))
        return
    run.screen.show([[Span(headline(run.texts, found), "bold")]])
    run.screen.show(_rows(run.texts, found.nodes, told, set(), 0))


def headline(texts: Texts, found: Explanation) -> str:
    """Return what the value is."""
    about = found.subject
    who = texts.person(about.who) if about.who else ""
    match about.kind:
        case "track":
            boxes = [f"{texts.word('level', level)} {count}" for level, count in found.value.items() if count]
            return texts.say(
                "asked-track", who=who, track=texts.word("track", about.name), boxes=boxes, marked=len(boxes)
            )
        case "attribute":
            kind = "asked-attribute" if found.value == found.own else "asked-lowered"
            name = texts.word("attribute", about.name)
            return texts.say(kind, who=who, name=name, value=found.value, own=found.own or 0)
        case "gauge" | "marker":
            return texts.say("asked-value", who=who, name=texts.word(about.kind, about.name), value=str(found.value))
        case "condition":
            return texts.say("asked-condition", who=who, name=texts.word("condition", about.name))
        case "status":
            return texts.say("asked-status", who=who, status=texts.word("status", str(found.value)))
        case "order":
            return texts.say("asked-order", order=[texts.person(one) for one in found.value])
        case "before":
            first, last = found.value["order"]
            counts = found.value["counts"]
            one, other = counts[first], counts[last]
            kind = "asked-before" if one > other else "asked-tied" if one == other else "asked-ruled"
            return texts.say(
                kind, first=texts.person(first), last=texts.person(last), one=one, other=other,
                since=found.value["since"],
            )  # fmt: skip
        case "clock":
            return texts.say("asked-clock", clock=duration(texts, found.value))
        case "record":
            return texts.say("asked-record", record=about.record)
        case _:
            value = ", ".join(map(str, found.value)) if isinstance(found.value, tuple) else str(found.value)
            return texts.say(f"asked-{about.kind}", who=who, value=value)


def _told(fight: Fight, nodes: tuple[Node, ...]) -> dict[int, Line]:
    """Tell the records, batch by batch."""
    found: dict[int, Line] = {}
    done: set[int] = set()
    for seq in _every(nodes):
        first, last = fight.lineage.batch(seq)
        if first not in done:
            done.add(first)
            found.update((line.seq, line) for line in lines(fight, first, last, before=fight.state_at(first - 1)))
    return found


def _every(nodes: tuple[Node, ...]) -> Iterator[int]:
    for node in nodes:
        yield node.seq
        yield from _every(node.sources)


def _rows(texts: Texts, nodes: tuple[Node, ...], told: Mapping[int, Line], seen: set[int], depth: int) -> Iterator[Row]:
    """Yield each record once, under the first that was reckoned from it. Dice stand in the lines that use them."""
    for node in nodes:
        line = told.get(node.seq)
        shown = line is not None and node.seq not in seen
        if shown and line is not None:
            seen.add(node.seq)
            text = quoted(line, texts)
            mark = f" [{texts.say('ruling')}]" if line.heading and line.ruling else ""
            yield [Span(f"{node.seq:>5} ", "dim"), Span("  " * depth + text), Span(mark, "yellow")]
        yield from _rows(texts, node.sources, told, seen, depth + shown)


def _object(texts: Texts, fight: Fight, found: Explanation, told: Mapping[int, Line]) -> dict[str, Any]:
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "lang": texts.lang,
        "about": {name: value for name, value in found.subject._asdict().items() if value},
        "value": found.value,
        "sentence": headline(texts, found),
        "records": [_node_object(texts, node, told) for node in found.nodes],
    }


def _node_object(texts: Texts, node: Node, told: Mapping[int, Line]) -> dict[str, Any]:
    line = told.get(node.seq)
    return {
        "seq": node.seq,
        "line": None if line is None else line_object(texts, line),
        "from": [_node_object(texts, source, told) for source in node.sources],
    }
