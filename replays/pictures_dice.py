"""Dice against expectation: how far everyone's dice fell from what fair dice give, and whether that tells anything."""

from rejeu.projections.luck import ENOUGH, SIGMAS, Luck
from rejeu.projections.tallies import Tallies
from rejeu.projections.words import Name

from .pictures_line import Seen
from .svg import Picture, Speech, cut, line, rect, tag, text

_LEFT, _RIGHT, _TOP, _ROW = 250, 760, 60, 40
_SPAN = 400
"""Hundredths of a standard deviation to either side."""


def draw_dice(seen: Seen, found: Tallies, speech: Speech) -> Picture:
    """Return the picture of everyone's dice, those that the table typed apart."""
    bottom = _TOP + _ROW * max(len(found.luck), 1)
    usual = rect(_x(-100 * SIGMAS), _TOP - 14, _x(100 * SIGMAS) - _x(-100 * SIGMAS), bottom - _TOP + 14, "p-usual")
    body = [usual, line(_x(0), _TOP - 14, _x(0), bottom, "p-axis")]
    for sigmas in range(-4, 5, 2):
        label = f"{sigmas:+d} σ".replace("-", "−") if sigmas else speech.say("picture-expected")
        body.append(text(_x(100 * sigmas), _TOP - 22, label, "p-s p-mid"))
    for number, one in enumerate(found.luck):
        body += _row(one, _side(one, seen), _TOP + _ROW * number + _ROW // 2, speech)
    if not found.luck:
        body.append(text(4, _TOP + 22, speech.say("picture-no-dice"), "p-s"))
    heads = tuple(speech.say(f"picture-head-{head}") for head in ("who", "from", "dice", "sum", "expected", "says"))
    rows = tuple(table_row(one, speech) for one in found.luck)
    desc = speech.say("picture-dice-desc", enough=ENOUGH)
    return Picture("dice", speech.say("picture-dice"), desc, bottom + 12, "".join(body), heads, rows)


def _x(hundredths: int) -> int:
    inside = max(-_SPAN, min(_SPAN, hundredths))
    return (_LEFT + _RIGHT) // 2 + (_RIGHT - _LEFT) * inside // (2 * _SPAN)


def _side(one: Luck, seen: Seen) -> int:
    return seen.sides.get(one.who.id, 5) if isinstance(one.who, Name) else 5


def _row(one: Luck, side: int, y: int, speech: Speech) -> list[str]:
    source = speech.say("picture-typed" if one.typed else "picture-drawn")
    few = one.verdict == "too-few"
    x = _x(one.off_percent)
    style = f"p-hollow p-side-{side}" if few else f"p-side-{side}"
    shape = (
        tag("rect", {"class": style, "x": x - 7, "y": y - 7, "width": 14, "height": 14, "rx": 2})
        if one.typed
        else tag("circle", {"class": style, "cx": x, "cy": y, "r": 8})
    )
    return [
        text(4, y + 4, cut(speech.phrase(one.who), 20), "p-b"),
        text(_LEFT - 74, y + 4, source, "p-s"),
        line(_LEFT, y, _RIGHT, y, "p-rule"),
        tag("path", {"class": f"p-line p-side-{side}" + (" p-dot" if few else ""), "d": f"M{_x(0)} {y}H{x}"}),
        shape,
        text(_RIGHT + 16, y - 2, speech.say("picture-dice-count", n=one.dice), "p-s"),
        text(_RIGHT + 16, y + 13, speech.say(f"luck-{one.verdict}"), "p-s" + ("" if few else " p-b")),
    ]


def table_row(one: Luck, speech: Speech) -> tuple[str, ...]:
    """Return somebody's dice as a row: who, where from, how many, sum, expected, what they tell."""
    expected = f"{one.expected_twice // 2}" + ("½" if one.expected_twice % 2 else "")
    return (
        speech.phrase(one.who),
        speech.say("picture-typed" if one.typed else "picture-drawn"),
        str(one.dice),
        str(one.total),
        expected,
        speech.say(f"luck-{one.verdict}"),
    )
