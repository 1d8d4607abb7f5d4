"""Game time as people say it: spans with their units, and dates of the proleptic Gregorian calendar.

The core knows seconds alone; what date that is in the world is reckoned here, from the date that the
table gave and the seconds since.
"""

import re
from datetime import datetime, timedelta

from rejeu.engine.state import Encounter

from .line import Word
from .text import Texts
from .words import fold

MINUTE, HOUR, DAY, WEEK = 60, 3_600, 86_400, 604_800
_UNITS = {
    **dict.fromkeys(("s", "sec", "secs", "second", "seconds", "seconde", "secondes"), 1),
    **dict.fromkeys(("min", "mins", "mn", "minute", "minutes"), MINUTE),
    **dict.fromkeys(("h", "hour", "hours", "heure", "heures"), HOUR),
    **dict.fromkeys(("d", "day", "days", "j", "jour", "jours"), DAY),
    **dict.fromkeys(("w", "week", "weeks", "sem", "semaine", "semaines"), WEEK),
}
_SPAN = re.compile(r"([+-]?(?:[0-9]{1,12} ?[a-z]+ ?)+?)([0-5]?[0-9])?")
_NEXT = {HOUR: MINUTE, MINUTE: 1}
"""What a bare number counts after a unit: `1h30`, `2min30`."""
_PART = re.compile(r"([0-9]+) ?([a-z]+)")
_CLOCK = re.compile(r"([0-9]{1,2})[:h]([0-9]{2})?")
_HOUR = re.compile(r"[0-9]{1,2}h[0-9]{2}")
_DATE = re.compile(r"(?:([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})|([0-9]{1,2})/([0-9]{1,2})/([0-9]{4}))(?:[ t]+(.+))?")


def is_span(word: Word) -> bool:
    """Return whether `word` is a span of time."""
    return _seconds(word.text) is not None


def span(word: Word) -> int:
    """Return the seconds of `+10min`, `2d12h`, `1h30`, `3 h` or `-5min`. Raises `BadLine`."""
    seconds = _seconds(word.text)
    if seconds is None:
        raise word.refuse("not-a-span", value=word.text)
    return seconds


def _seconds(text: str) -> int | None:
    from .values import plain  # which brings every verb with it

    said = " ".join(plain(text).casefold().split())
    match = _SPAN.fullmatch(said)
    if match is None:
        return None
    total = size = 0
    for count, unit in _PART.findall(match[1]):
        size = _UNITS.get(fold(unit), 0)
        if not size:
            return None
        total += int(count) * size
    if match[2]:
        if size not in _NEXT:
            return None
        total += int(match[2]) * _NEXT[size]
    return -total if said.startswith("-") else total


# Dates ---------------------------------------------------------------------------------------


def read_date(word: Word) -> str:
    """Return `2187-03-04 21:15` or `04/03/2187 21h15` as ISO 8601 writes it. Raises `BadLine`."""
    moment = _moment(word.text)
    if moment is None:
        raise word.refuse("not-a-date", value=word.text)
    return moment.isoformat(sep=" ", timespec="seconds" if moment.second else "minutes")


def _moment(text: str) -> datetime | None:
    match = _DATE.fullmatch(" ".join(text.casefold().split()))
    if match is None:
        return None
    year, month, day, other_day, other_month, other_year, rest = match.groups()
    hours = (0, 0, 0) if rest is None else _time_of_day(rest)
    if hours is None:
        return None
    try:
        # A date of another world has no time zone.
        return datetime(int(year or other_year), int(month or other_month), int(day or other_day), *hours)  # noqa: DTZ001
    except ValueError:
        return None


def _time_of_day(text: str) -> tuple[int, int, int] | None:
    parts = text.strip().replace("h", ":").rstrip(":").split(":")
    if not 1 <= len(parts) <= 3 or not all(part.isdecimal() and len(part) <= 2 for part in parts):
        return None
    hour, minute, second = (*map(int, parts), 0, 0)[:3]
    return (hour, minute, second) if hour < 24 and minute < 60 and second < 60 else None


def date_at(date: str, at: int, clock: int) -> datetime | None:
    """Return the date at second `clock`, if it was `date` at second `at`; nothing if the calendar has none such."""
    moment = _moment(date)
    try:
        return None if moment is None else moment + timedelta(seconds=clock - at)
    except OverflowError:
        return None


def date_text(date: str, at: int, clock: int) -> str:
    """Return the date at second `clock` as it is shown, empty if none is known."""
    moment = date_at(date, at, clock) if date else None
    if moment is None:
        return date if date and clock == at else ""
    return moment.isoformat(sep=" ", timespec="seconds" if moment.second else "minutes")


def second_of(state: Encounter, word: Word) -> int:
    """Return the game second that `word` means: a span since the fight opened, a date, or the next `21:15`.

    `21h15` is an hour where a date is known, else a span. Raises `BadLine`.
    """
    now = date_at(state.date, state.date_at, state.clock) if state.date else None
    if is_span(word) and (now is None or not _HOUR.fullmatch(word.text.casefold())):
        return span(word)
    moment = _moment(word.text)
    hours = _time_of_day(word.text.casefold()) if moment is None and _CLOCK.match(word.text) else None
    if moment is None and hours is None:
        raise word.refuse("not-a-moment", value=word.text)
    if now is None:
        raise word.refuse("no-date-yet", value=word.text)
    if moment is None:
        assert hours is not None
        moment = now.replace(hour=hours[0], minute=hours[1], second=hours[2])
        if moment <= now:
            try:
                moment += timedelta(days=1)
            except OverflowError:  # no such hour is left on the last day that there is
                raise word.refuse("not-a-moment", value=word.text) from None
    return state.clock + round((moment - now).total_seconds())


# Saying it -----------------------------------------------------------------------------------


def span_text(texts: Texts, seconds: int, most: int = 2) -> str:
    """Return a span in its `most` largest units, weeks left out: `9 days 12 h`."""
    parts = []
    left = abs(seconds)
    for unit, size in (("days", DAY), ("hours", HOUR), ("minutes", MINUTE), ("seconds", 1)):
        count, left = divmod(left, size)
        if count:
            parts.append(texts.say(f"span-{unit}", count=count))
    shown = " ".join(parts[:most]) or texts.say("span-seconds", count=0)
    return f"−{shown}" if seconds < 0 else shown
