"""The chronicle in words: each line's message filled in, its dice and sums written out."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

from msgspec.structs import replace

from rejeu.projections.lines import Addend, Line, Roll, Strike
from rejeu.projections.words import Amount, Arg, Name, Word

from .clean import visible
from .game_time import date_text
from .text import Texts, ready

GM = "gm"
"""Who speaks where nobody else is named."""

_UNITS = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))


class Sentence(NamedTuple):
    """A line of the chronicle in words. `struck` says who struck it, when and why; empty if nobody did."""

    seq: int
    round: int
    text: str
    heading: bool = False
    ruling: bool = False
    struck: str = ""


def sentences(lines: Iterable[Line], texts: Texts) -> Iterator[Sentence]:
    """Yield `lines` in words, in the language of `texts`."""
    return (sentence(line, texts) for line in lines)


def spoken(line: Line, texts: Texts, *, brief: bool = False) -> str:
    """Return what a line says, its dice and sums written out unless `brief`; no free text, no marks."""
    if brief:
        dice = line.dice if line.id == "chronicle-rolled" else ()
        line = replace(line, dice=dice, terms=(), bonus=(), against=())
    return texts.say(line.id, **_given(line, texts))


def quoted(line: Line, texts: Texts, *, brief: bool = False) -> str:
    """Return what a line says, with its free text in quotes."""
    text = spoken(line, texts, brief=brief)
    if not line.text:
        return text
    return texts.say("chronicle-mark-text", line=ready(text), text=ready(_one_line(line.text)))


def sentence(line: Line, texts: Texts) -> Sentence:
    """Return one line in words: what was said in quotes and the mark of a ruling after it."""
    text = quoted(line, texts)
    if line.ruling:
        text = texts.say("chronicle-mark-ruling", line=ready(text))
    struck = strike_text(line.struck, texts) if line.struck is not None else ""
    return Sentence(line.seq, line.round, text, line.heading, line.ruling, struck)


def strike_text(strike: Strike, texts: Texts) -> str:
    """Return who struck a line, when and why."""
    message = "chronicle-mark-struck-why" if strike.text else "chronicle-mark-struck"
    return texts.say(
        message,
        author=texts.say("by-gm") if strike.by == GM else strike.by,
        at=ready(local_time(strike.at)),
        seq=strike.seq,
        text=ready(_one_line(strike.text)),
    )


def local_time(milliseconds: int) -> str:
    """Return a moment of UTC milliseconds as clocks here show it."""
    try:
        moment = datetime.fromtimestamp(milliseconds / 1000, tz=UTC).astimezone()
    except (OverflowError, ValueError, OSError):  # a log of others may hold any number
        return str(milliseconds)
    return moment.strftime("%Y-%m-%d %H:%M")


def clock_text(seconds: int, texts: Texts) -> str:
    """Return game time as `1 h 2 min`, its largest units first, those of nothing left out."""
    parts: list[str] = []
    left = abs(seconds)
    for unit, size in _UNITS:
        count, left = divmod(left, size)
        if count or (unit == "seconds" and not parts):
            parts.append(texts.say(f"clock-{unit}", n=count))
    return ("−" if seconds < 0 else "") + " ".join(parts)


def faces_text(roll: Roll, texts: Texts) -> str:
    """Return `6 4 4 kept from 2 2 4 4 6`, and where the dice came from unless the system drew them all."""
    faces = " ".join(str(die.face) for die in roll.dice)
    kept = " ".join(map(str, roll.kept))
    message = "kept" if roll.kept else "none"
    if len(roll.kept) == len(roll.dice):
        message = "all"
    text = texts.say(f"chronicle-dice-{message}", faces=ready(faces), kept=ready(kept), kept_count=len(roll.kept))
    if roll.sources in ((), ("system",)):
        return text
    sources = ", ".join(texts.word("source", source) for source in roll.sources)
    return texts.say("chronicle-dice-from", dice=ready(text), sources=ready(sources))


# Sums ----------------------------------------------------------------------------------------


def listed_terms(terms: tuple[Addend, ...], texts: Texts) -> str:
    """Return `short 10, dim +2`: the first as it is, the others as they change it."""
    parts = [
        f"{_label(term, texts)} {_plain(term.value) if place == 0 else signed(term.value)}"
        for place, term in enumerate(terms)
    ]
    return ", ".join(parts)


def span_terms(terms: tuple[Addend, ...], texts: Texts) -> str:
    """Return `now 5 h, healing +2 d`: terms that are seconds of game time."""
    parts = []
    for place, term in enumerate(terms):
        shown = clock_text(term.value, texts)
        parts.append(f"{_label(term, texts)} {shown if place == 0 or term.value < 0 else f'+{shown}'}")
    return ", ".join(parts)


def sum_text(line: Line, total: int, texts: Texts) -> str:
    """Return `17 (power: 3 5 4 5) + 2 (margin) = 19`; the total alone if nothing adds up to it."""
    parts = [_addend(term, line, texts) for term in line.terms]
    if not parts:
        return _plain(total)
    shown = _joined(parts, [term.value for term in line.terms])
    return shown if len(parts) == 1 else f"{shown} = {_plain(total)}"


def signed(value: int) -> str:
    """Return `+2` or `−2`."""
    return f"+{value}" if value >= 0 else f"−{-value}"


def _plain(value: int) -> str:
    return str(value).replace("-", "−")


def _joined(parts: list[str], values: list[int]) -> str:
    shown = parts[0] if values[0] >= 0 else f"−{parts[0]}"
    for part, value in zip(parts[1:], values[1:], strict=True):
        shown += f" {'+' if value >= 0 else '−'} {part}"
    return shown


def _addend(term: Addend, line: Line, texts: Texts) -> str:
    """Return the size of an addend with what it is, and its dice if it was rolled. Its sign stands before it."""
    given = {"value": abs(term.value), "label": ready(_label(term, texts))}
    roll = next((roll for roll in line.dice if roll.seq == term.source), None)
    if roll is None:
        return texts.say("chronicle-addend", **given)
    return texts.say("chronicle-addend-dice", **given, faces=ready(faces_text(roll, texts)))


def _detail(line: Line, texts: Texts) -> str:
    """Return what a number of one addend is, its dice included."""
    if not line.terms:
        return ""
    label = _label(line.terms[0], texts)
    if not line.dice:
        return label
    return texts.say("chronicle-detail-dice", label=ready(label), faces=ready(faces_text(line.dice[0], texts)))


def _label(term: Addend, texts: Texts) -> str:
    return texts.phrase(term.label)


# What fills a message in ---------------------------------------------------------------------


def _given(line: Line, texts: Texts) -> dict[str, object]:
    """Return everything that a message may use: the line's own arguments, and its sums and dice in words."""
    args = line.args
    gender = _gender(args)
    given: dict[str, object] = {name: _said(arg, gender, texts) for name, arg in args.items()}
    for name in ("who", "target"):
        if name in args and not isinstance(args[name], Name):
            given[f"{name}_gender"] = "none"
    given["author"] = texts.person(GM) if line.by == GM else line.by
    spans = line.id == "chronicle-deadline-set"
    given["terms"] = ready(span_terms(line.terms, texts) if spans else listed_terms(line.terms, texts))
    given["reckoned"] = len(line.terms)
    given["against"] = ready(listed_terms(line.against, texts))
    given["resisted"] = len(line.against)
    given["helped"] = len(line.bonus)
    given["thrown"] = len(line.dice)
    given.update(_reckoned(line, texts))
    return given


def _gender(args: dict[str, Arg]) -> str:
    """Return the gender of whoever a line is about; `none` if it is about nobody, or several."""
    for arg in (args.get("who"), args.get("target"), args.get("targets")):
        one = arg[0] if isinstance(arg, tuple) and len(arg) == 1 else arg
        if isinstance(one, Name):
            return one.gender or "none"
    return "none"


def _reckoned(line: Line, texts: Texts) -> dict[str, object]:
    args, found = line.args, dict[str, object]()
    for name in ("clock", "due", "span"):
        if isinstance(seconds := args.get(name), int):
            found[f"{name}_text"] = ready(clock_text(seconds, texts))
    if isinstance(args.get("date_at"), int):
        found["date_text"] = ready(_date_text(args))
    for name in ("margin", "delta"):
        if isinstance(value := args.get(name), int):
            found[f"{name}_text"] = ready(signed(value) if name == "delta" else _plain(value))
    if isinstance(args.get("wound"), str):
        found["wounded"] = int(bool(args["wound"]))
    total = next((args[name] for name in ("damage", "score") if name in args), None)
    if isinstance(total, int):
        found["sum"] = ready(sum_text(line, total, texts))
        found["detail"] = ready(_detail(line, texts))
    if line.dice:
        roll = line.dice[0]
        found["dice"] = ready(faces_text(roll, texts))
        found["rolled"] = roll.total
        found["pool"] = ready(roll.pool)
    if line.bonus:
        parts = [_addend(term, line, texts) for term in line.bonus]
        found["bonus"] = ready(
            " ".join(f"{'+' if term.value >= 0 else '−'} {part}" for term, part in zip(line.bonus, parts, strict=True))
        )
    return found


def _date_text(args: dict[str, Arg]) -> str:
    """Return the date in the world at the line's `clock`."""
    date, at, clock = args.get("date"), args.get("date_at"), args.get("clock")
    known = isinstance(date, str) and isinstance(at, int) and isinstance(clock, int)
    return date_text(date, at, clock) if known else ""  # type: ignore[arg-type]


def _said(arg: Arg, gender: str, texts: Texts) -> object:
    """Return an argument ready to be said: words in the gender of whoever the line is about."""
    if isinstance(arg, Word):
        return ready(_word(arg, gender, texts))
    if isinstance(arg, tuple) and any(isinstance(part, Word | Amount) for part in arg):
        return ready(texts.listed([_part(part, gender, texts) for part in arg]))
    return arg


def _part(part: Name | Word | Amount, gender: str, texts: Texts) -> str:
    if isinstance(part, Word):
        return _word(part, gender, texts)
    if isinstance(part, Amount):
        return f"{_word(part.word, gender, texts)} {_plain(part.value)}"
    return texts.phrase(part)


def _word(word: Word, gender: str, texts: Texts) -> str:
    if not word.word:
        return ""
    return texts.word(word.kind, word.word, gender)


def _one_line(text: str) -> str:
    return visible(" ".join(text.split()))
