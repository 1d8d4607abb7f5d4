"""Statistics in words: tables for the terminal and the page."""

from typing import NamedTuple

from rejeu.projections.luck import ENOUGH, Luck
from rejeu.projections.tallies import Tallies, Tally

from .text import Texts

_COLUMNS = ("rolls", "attacks", "hits", "criticals", "fumbles", "attacked", "struck")
_NUMBERS = ("dealt", "taken", "wounds")
_DICE = ("who", "from", "dice", "sum", "expected", "says")


class Part(NamedTuple):
    """A table with its title and a remark."""

    title: str
    note: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def parts(found: Tallies, texts: Texts) -> tuple[Part, ...]:
    """Return the tables of these tallies; the dice only if there are any."""
    people = _people(found, texts)
    return (people, _dice(found.luck, texts)) if found.luck else (people,)


def _people(found: Tallies, texts: Texts) -> Part:
    columns = (*_COLUMNS, *(_NUMBERS if found.numbers else ()), "falls", "died")
    note = (
        texts.say("stats-people-note", dealt=found.dealt, taken=found.taken)
        if found.numbers
        else texts.say("stats-people-words")
    )
    heads = (texts.say("stats-head-who"), *(texts.say(f"stats-head-{name}") for name in columns))
    rows = tuple((texts.phrase(one.who), *(_cell(one, name, texts) for name in columns)) for one in found.people)
    return Part(texts.say("stats-people"), note, heads, rows)


def _cell(one: Tally, column: str, texts: Texts) -> str:
    value = getattr(one, column)
    if isinstance(value, bool):
        return texts.say("stats-yes") if value else ""
    return str(value)


def _dice(found: tuple[Luck, ...], texts: Texts) -> Part:
    from rejeu.replays.pictures_dice import table_row

    heads = tuple(texts.say(f"picture-head-{head}") for head in _DICE)
    from .picturing import Speaking

    speech = Speaking(texts)
    rows = tuple(table_row(one, speech) for one in found)
    return Part(texts.say("stats-dice"), texts.say("stats-dice-note", enough=ENOUGH), heads, rows)
