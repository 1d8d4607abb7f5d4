"""Who hurt whom: attackers down, targets across, a disc as large as the damage, and how many attacks came home."""

from math import isqrt

from rejeu.projections.tallies import Pair, Tallies
from rejeu.projections.words import Name, Word

from .pictures_line import Seen
from .svg import WIDE, Picture, Speech, cut, line, tag, text

_LEFT, _TOP = 190, 74
_MOST = 30


def draw_harm(seen: Seen, found: Tallies, speech: Speech) -> Picture:
    """Return the picture of who hurt whom; where no damage is told, of who hit whom."""
    downs = [tally.who for tally in found.people if any(pair.by == tally.who for pair in found.pairs)]
    across = [tally.who for tally in found.people if any(pair.target == tally.who for pair in found.pairs)]
    cell = min(112, (WIDE - _LEFT - 110) // max(len(across), 1))
    row = 66
    most = max((_weight(pair, found) for pair in found.pairs), default=0)
    body: list[str] = []
    for number, target in enumerate(across):
        x = _LEFT + cell * number + cell // 2
        body.append(text(x, _TOP - 26, cut(speech.phrase(target), max(cell // 8, 3)), "p-b p-mid"))
        body.append(line(x, _TOP - 16, x, _TOP + row * len(downs), "p-rule"))
    if found.pairs:
        body.append(text(_LEFT - 12, _TOP - 26, speech.say("picture-by-at"), "p-s p-end"))
    for number, by in enumerate(downs):
        y = _TOP + row * number + row // 2
        body.append(text(4, y + 4, cut(speech.phrase(by), 22), "p-b"))
        body.append(line(_LEFT - 6, y, _LEFT + cell * len(across), y, "p-rule"))
        body += _totals(found, by, _LEFT + cell * len(across) + 14, y, speech)
    for pair in found.pairs:
        x = _LEFT + cell * across.index(pair.target) + cell // 2
        y = _TOP + row * downs.index(pair.by) + row // 2
        body += _disc(pair, x, y, _weight(pair, found), most, _side(pair.by, seen), found.numbers, speech)
    if not found.pairs:
        body.append(text(4, _TOP - 26, speech.say("picture-no-attacks"), "p-s"))
    heads = tuple(speech.say(f"picture-head-{head}") for head in ("by", "target", "attacks", "hits", "damage"))
    rows = tuple(_table_row(pair, found.numbers, speech) for pair in found.pairs)
    keep = 5 if found.numbers else 4
    title, desc = speech.say("picture-harm"), speech.say("picture-harm-desc" if found.numbers else "picture-hits-desc")
    height = _TOP + row * len(downs) + 10
    return Picture("harm", title, desc, height, "".join(body), heads[:keep], tuple(line[:keep] for line in rows))


def _weight(pair: Pair, found: Tallies) -> int:
    return pair.damage if found.numbers else pair.hits


def _side(by: Name | Word, seen: Seen) -> int:
    return seen.sides.get(by.id, 5) if isinstance(by, Name) else 5


def _disc(pair: Pair, x: int, y: int, weight: int, most: int, side: int, numbers: bool, speech: Speech) -> list[str]:
    said = speech.say("picture-came-home", hits=pair.hits, attacks=pair.attacks) if pair.attacks else ""
    if not weight:
        return [
            tag("circle", {"class": f"p-hollow p-side-{side}", "cx": x, "cy": y - 5, "r": 5}),
            _under(x, y, 5, said),
        ]
    radius = max(11, isqrt(_MOST * _MOST * weight // most) - 4)
    return [
        tag("circle", {"class": f"p-side-{side}", "cx": x, "cy": y - 5, "r": radius}),
        text(x, y, str(weight), "p-on p-mid"),
        _under(x, y, radius, said),
    ]


def _under(x: int, y: int, radius: int, said: str) -> str:
    return tag("text", {"class": "p-t p-xs p-mid p-halo", "x": x, "y": y + radius + 6}, said)


def _totals(found: Tallies, by: Name | Word, x: int, y: int, speech: Speech) -> list[str]:
    total = sum(_weight(pair, found) for pair in found.pairs if pair.by == by)
    return [text(x, y + 4, speech.say("picture-in-all", n=total), "p-s")]


def _table_row(pair: Pair, numbers: bool, speech: Speech) -> tuple[str, ...]:
    return (speech.phrase(pair.by), speech.phrase(pair.target), str(pair.attacks), str(pair.hits), str(pair.damage))
