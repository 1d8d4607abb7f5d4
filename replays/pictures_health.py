"""Health over the fight: a row for everyone, whole at the top, falling as harm comes."""

from collections import Counter
from typing import Any, NamedTuple

from rejeu.projections.harms import harms
from rejeu.projections.words import Word

from .pictures_line import Scale, Seen, round_marks
from .present import present
from .svg import WIDE, Picture, Speech, cut, line, rect, tag, text

_LEFT, _RIGHT = 172, WIDE - 92
_ROW, _HIGH, _TOP = 76, 52, 44
_STYLES = ("", "p-dash", "p-dot")


class Track(NamedTuple):
    """How whole somebody is on one track, along the line: (place, hundredths of it left), where it changes.

    `ticks` name some of those hundredths; `said` is what stood at each change, for the table. `style` is how its line
    is drawn: a track has the same for everyone.
    """

    word: Word
    style: int
    steps: tuple[tuple[int, int], ...]
    ticks: tuple[tuple[int, Word], ...]
    said: tuple[object, ...]


def draw_health(seen: Seen, speech: Speech) -> Picture:
    """Return the picture of everyone's health."""
    scale = Scale(_LEFT, _RIGHT, len(seen.records))
    kinds = _kinds(seen)
    tracks = {who: _tracks(seen, who, kinds) for who in seen.people}
    height = _TOP + _ROW * max(len(seen.people), 1) + 6
    body = round_marks(seen, scale, _TOP - 8, height - 10, speech)
    rows: list[tuple[str, ...]] = []
    for number, who in enumerate(seen.people):
        body += _row(seen, who, tracks[who], scale, _TOP + _ROW * number, speech)
        rows += _table(seen, who, tracks[who], speech)
    body += _legend(tracks, speech)
    if not seen.people:
        body.append(text(4, _TOP + 22, speech.say("picture-nobody"), "p-s"))
    heads = tuple(speech.say(f"picture-head-{head}") for head in ("who", "record", "round", "what", "stands"))
    return Picture(
        "health", speech.say("picture-health"), speech.say("picture-health-desc"), height, "".join(body), heads,
        tuple(rows),
    )  # fmt: skip


def _kinds(seen: Seen) -> list[tuple[str, str]]:
    """Return the tracks to draw: monitors, then the gauges that harm falls on, most of it first.

    Ammunition, say, is no health.
    """
    harmed: Counter[str] = Counter()
    for harm in harms(present(seen.fight)):
        harmed[harm.track] += harm.amount
    monitors = [("monitor", path[2]) for path in seen.film.columns if path[1] == "monitor"]
    shown = {path[2] for path in seen.film.columns if path[1] == "gauge"}
    gauges = [("gauge", track) for track, _ in harmed.most_common() if track in shown]
    return list(dict.fromkeys(monitors + gauges))[: len(_STYLES)]


def _tracks(seen: Seen, who: str, kinds: list[tuple[str, str]]) -> list[Track]:
    paths = [path for path in seen.film.columns if path[0] == who]
    found = []
    for style, (kind, name) in enumerate(kinds):
        if kind == "monitor":
            levels = [path[3] for path in paths if path[1:3] == ("monitor", name)]
            found += [_monitor(seen, who, name, levels, style)] if levels else []
        elif (who, "gauge", name) in paths:
            found += [track] if (track := _gauge(seen, who, name, style)) is not None else []
    return found


def _monitor(seen: Seen, who: str, track: str, levels: list[str], style: int) -> Track:
    """A monitor stands at the gravest level that has a box marked."""
    events: list[tuple[int, int, Any]] = []
    for rank, level in enumerate(levels, 1):
        events += [(place, rank, value) for place, value in seen.along((who, "monitor", track, level))]
    marked: dict[int, bool] = {}
    steps: list[tuple[int, int]] = []
    said: list[object] = []
    for place, rank, value in sorted(events, key=lambda event: event[:2]):
        marked[rank] = value is not None and any(code != "." for code in value)
        worst = max((rank for rank, is_marked in marked.items() if is_marked), default=0)
        whole = 100 - 100 * worst // len(levels)
        word: object = Word("level", levels[worst - 1]) if worst else ""
        if steps and steps[-1][0] == place:
            steps.pop()
            said.pop()
        if not steps or steps[-1][1] != whole:
            steps.append((place, whole))
            said.append(word)
    ticks = tuple((100 - 100 * rank // len(levels), Word("level", level)) for rank, level in enumerate(levels, 1))
    return Track(Word("track", track), style, tuple(steps), ticks, tuple(said))


def _gauge(seen: Seen, who: str, gauge: str, style: int) -> Track | None:
    """A gauge stands at its value; one that harm raises, at what is left to its most."""
    values = [(place, value) for place, value in seen.along((who, "gauge", gauge)) if value is not None]
    if not values:
        return None
    numbers = [value[0] for _, value in values]
    start = numbers[0]
    rises = max(numbers) - start > start - min(numbers)
    low = min(min(numbers), values[0][1][2] or 0, 0) if not rises else min(numbers)
    high = max(max(numbers), *(value[1] or 0 for _, value in values))
    span = max(high - low, 1)
    steps = tuple((place, 100 * ((high - value[0]) if rises else (value[0] - low)) // span) for place, value in values)
    said = tuple(str(value[0]) if value[1] is None else f"{value[0]}/{value[1]}" for _, value in values)
    return Track(Word("gauge", gauge), style, steps, (), said)


def _row(seen: Seen, who: str, tracks: list[Track], scale: Scale, top: int, speech: Speech) -> list[str]:
    side = f"p-side-{seen.sides[who]}"
    name = seen.names[who]
    found = [text(4, top + 22, cut(speech.phrase(name), 21), "p-b")]
    statuses = [(place, value) for place, value in seen.along((who, "status")) if value is not None]
    if statuses:
        found.append(text(4, top + 38, cut(_state(statuses[-1][1], name.gender, speech), 28), "p-s"))
    found.append(line(_LEFT, top + _HIGH, _RIGHT, top + _HIGH, "p-axis"))
    found += _stretches(statuses, scale, top)
    for number, track in enumerate(tracks):
        found += _curve(track, scale, top, side, _STYLES[track.style], filled=number == 0)
    for whole, word in tracks[0].ticks if tracks else ():
        y = _y(whole, top)
        found.append(text(_RIGHT + 6, y + 3, cut(speech.phrase(word), 15), "p-xs"))
    if not tracks:
        found += _in_words(statuses, name.gender, scale, top, speech)
    return found


def _state(value: tuple[Word, Word], gender: str, speech: Speech) -> str:
    status, health = value
    said = [speech.word("health", health.word, gender)]
    if status.word not in ("able", health.word):
        said.append(speech.word("status", status.word, gender))
    return ", ".join(said)


def _stretches(statuses: list[tuple[int, Any]], scale: Scale, top: int) -> list[str]:
    """Return the stretches in which somebody is down or dead."""
    found = []
    for number, (place, (status, _)) in enumerate(statuses):
        end = statuses[number + 1][0] if number + 1 < len(statuses) else scale.places - 1
        if status.word == "able":
            continue
        x = scale.x(place)
        style = "p-dead" if status.word == "dead" else "p-down"
        found.append(rect(x, top, scale.x(end) - x, _HIGH, style))
        if status.word == "dead":
            found.append(text(x + 4, top + 17, "✝", "p-b"))
    return found


def _curve(track: Track, scale: Scale, top: int, side: str, style: str, *, filled: bool) -> list[str]:
    if not track.steps:
        return []
    first = scale.x(track.steps[0][0])
    path = f"M{first} {_y(track.steps[0][1], top)}"
    for place, whole in track.steps[1:]:
        path += f"H{scale.x(place)}V{_y(whole, top)}"
    path += f"H{scale.right}"
    found = []
    if filled:
        found.append(tag("path", {"class": f"p-area {side}", "d": f"{path}V{top + _HIGH}H{first}Z"}))
    found.append(tag("path", {"class": f"p-line {side} {style}".rstrip(), "d": path}))
    return found


def _y(whole: int, top: int) -> int:
    return top + 4 + (_HIGH - 4) * (100 - max(0, min(whole, 100))) // 100


def _in_words(statuses: list[tuple[int, Any]], gender: str, scale: Scale, top: int, speech: Speech) -> list[str]:
    """Return health as words along the line: what players are told. A word that has no room is in the table."""
    found: list[str] = []
    ends = [*(scale.x(place) for place, _ in statuses[1:]), scale.right] if statuses else []
    for (place, (_, health)), end in zip(statuses, ends, strict=True):
        x = scale.x(place)
        said = cut(speech.word("health", health.word, gender), max((end - x - 6) // 6, 0))
        found.append(line(x, top + 8, x, top + _HIGH, "p-axis"))
        if len(said) > 3:
            found.append(text(x + 4, top + _HIGH - 8, said, "p-s p-halo"))
    return found


def _legend(tracks: dict[str, list[Track]], speech: Speech) -> list[str]:
    """Return what each kind of line stands for."""
    kinds = {track.style: track.word for some in tracks.values() for track in some}
    found = []
    x = _LEFT
    for style, word in sorted(kinds.items()):
        said = speech.phrase(word)
        found.append(tag("path", {"class": f"p-line p-side-5 {_STYLES[style]}".rstrip(), "d": f"M{x} 14H{x + 26}"}))
        found.append(text(x + 32, 18, said, "p-s"))
        x += 52 + 7 * len(said)
    return found


def _table(seen: Seen, who: str, tracks: list[Track], speech: Speech) -> list[tuple[str, ...]]:
    name = speech.phrase(seen.names[who])
    rounds = seen.rounds()
    found: list[tuple[int, tuple[str, ...]]] = []
    for track in tracks:
        for (place, _), said in zip(track.steps, track.said, strict=True):
            what = speech.phrase(said) if said else speech.say("picture-unmarked")
            found.append((place, (speech.phrase(track.word), what)))
    for place, value in seen.along((who, "status")):
        if value is not None:
            said = _state(value, seen.names[who].gender, speech)
            found.append((place, (speech.say("picture-state"), said)))
    return [
        (name, str(seen.records[place]), _round_at(rounds, place), *cells)
        for place, cells in sorted(found, key=lambda row: row[0])
    ]


def _round_at(rounds: list[tuple[int, int, int]], place: int) -> str:
    return str(next((number for start, _, number in reversed(rounds) if start <= place), 0))
