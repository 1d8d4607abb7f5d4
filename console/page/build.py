"""The page put together: template, style, script and data in one file, and a policy that lets nothing else in."""

from base64 import b64encode
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from rejeu.projections.lines import Line
from rejeu.projections.tallies import tallies
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.film import FIGHT, Film, film
from rejeu.replays.pictures import pictures
from rejeu.replays.pictures_line import sides_of
from rejeu.replays.present import present
from rejeu.replays.stops import MARKS, Stops, stops
from rejeu.replays.svg import HERE as DRAWN
from rejeu.replays.svg import STYLES as PICTURED

from ..overrides import brief, of_fight
from ..picturing import Speaking
from ..session import actions_of
from ..stats_text import parts
from ..story import lines
from ..text import Texts
from .ground import WIDE, Ground, ground
from .people import Person
from .reel import Bound, Reel, steps
from .speak import Speaker
from .transcript import chapters, dice

HERE = Path(__file__).parent
SCRIPTS = ("reel.js", "stage.js", "deck.js", "start.js")
STYLES = ("page.css", "stage.css", "deck.css")
SPOKEN = ("value-text", "value-text-nobody", "value-text-before", "no-such-record", "no-mark", "at")
"""Sentences that the script says, places for numbers left open: `replay-…`."""


OF_THE_FIGHT = ("round", "phase", "clock", "active", "headline", "order", "questions")


class Scene(NamedTuple):
    """What the script reads and the template writes."""

    data: dict[str, Any]
    given: dict[str, Any]


def replay_page(fight: Fight, texts: Texts, view: View = "gm") -> str:
    """Return the replay of `fight` as one HTML page in the language of `texts`."""
    told = list(lines(fight, view=view))
    moving = film(fight, view, actions_of(fight))
    scene = _scene(fight, texts, view, told, moving, stops(fight, moving, told))
    return _render(scene)


def _scene(fight: Fight, texts: Texts, view: View, told: list[Line], moving: Film, halts: Stops) -> Scene:
    ids = tuple(dict.fromkeys(path[0] for path in moving.columns if path[0] != FIGHT))
    speaker = Speaker(texts, ids)
    reel = Reel()
    sides = sides_of(moving, ids)
    field = ground(moving, ids)
    people = tuple(Person.of(who, moving, speaker, reel, sides[who], field) for who in ids)
    bound = {
        name: reel.add((seq, speaker.say((name,), value)) for seq, value in moving.columns.get((FIGHT, name), ()))
        for name in OF_THE_FIGHT
    }
    data = {
        "records": fight.tail,
        "start": _start(halts),
        "values": reel.values,
        "columns": reel.columns,
        "keys": {name: each.column for name, each in bound.items()},
        "idle": steps(sorted(halts.idle)),
        "turns": steps(halts.turns),
        "rounds": [list(each) for each in halts.rounds],
        "struck": [list(span) for span in halts.struck],
        "marks": {kind: steps(halts.marks[kind]) for kind in MARKS},
        "people": [texts.say("replay-turn-of", who=person.called) for person in people],
        "lanes": field.lanes if field is not None and not field.plane else 0,
        "dice": dice(told, texts),
        "say": {name: texts.say(f"replay-{name}", **_OPEN) for name in SPOKEN},
    }
    state = fight.state
    given = {
        "lang": texts.lang,
        "t": texts.say,
        "fight": fight,
        "title": state.title,
        "ruleset": texts.word("ruleset", state.ruleset),
        "view": view,
        "bound": bound,
        "people": people,
        "order": _in_order(people, bound.get("order")),
        "ground": field,
        "wide": WIDE,
        "chapters": list(chapters(told, texts)),
        "marks": [(kind, len(halts.marks[kind])) for kind in MARKS],
        "rounds": state.round,
        "pictures": pictures(fight, told, Speaking(texts), view, moving=moving, halts=halts),
        "overrides": brief(texts, of_fight(fight)),
        "stats": parts(tallies(present(fight), view), texts),
    }
    return Scene(data, given)


_OPEN: dict[str, object] = {name: f"{{{name}}}" for name in ("round", "turn", "n", "m", "what", "speed")}
"""What the script fills in itself."""


def _start(halts: Stops) -> int:
    """Return where a replay opens: when the first round begins, everybody in place."""
    return halts.rounds[0][0] if halts.rounds else halts.records


def _in_order(people: tuple[Person, ...], order: Bound | None) -> list[Person]:
    """Return everybody, those of the order first and as it was at the end."""
    listed = list(order.last or ()) if order is not None else []
    return [people[n] for n in listed] + [person for n, person in enumerate(people) if n not in listed]


def _render(scene: Scene) -> str:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined
    from markupsafe import Markup

    jinja = Environment(
        loader=FileSystemLoader(HERE, encoding="utf-8"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    style = _joined(PICTURED, DRAWN) + _joined(STYLES) + _placed(scene.given["ground"], scene.given["people"])
    script = '"use strict";(()=>{\n' + _joined(SCRIPTS) + "})();"
    jinja.filters["drawn"] = lambda picture: Markup(picture.inline())
    return jinja.get_template("replay.html").render(
        **scene.given,
        style=Markup(style),
        script=Markup(script),
        data=Markup(_data(scene.data)),
        policy=policy(script, style),
    )


def _joined(names: tuple[str, ...], folder: Path = HERE) -> str:
    return "".join((folder / name).read_text("utf-8").replace("\r\n", "\n") for name in names)


def _placed(field: Ground | None, people: tuple[Person, ...]) -> str:
    """Return the style that puts ticks and tokens where they are at the end: no attribute may hold a style."""
    if field is None:
        return ""
    rules = [f"#ground{{--lanes:{field.lanes};--high:{field.high}}}"]
    for axis, ticks in enumerate(field.ticks):
        side = ("left", "bottom")[axis]
        rules += [f"#tick-{axis}-{n}{{{side}:{tick.at / 10:.1f}%}}" for n, tick in enumerate(ticks)]
    for person in people:
        if person.token is not None and person.token.last is not None:
            x, lane, y = person.token.last[:3]
            rules.append(f"#token-{person.number}{{--x:{x};--lane:{lane};--y:{y}}}")
    return "\n".join(rules) + "\n"


def _data(value: object) -> str:
    """Return JSON that can stand in a page: nothing in it can end the element that holds it."""
    text = msgspec.json.encode(value).decode()
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


def policy(script: str, style: str) -> str:
    """Return the page's content policy: this script, this style, and nothing else from anywhere."""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src '{digest(script)}'",
            f"style-src '{digest(style)}'",
            "base-uri 'none'",
            "form-action 'none'",
            "require-trusted-types-for 'script'",
        )
    )


def digest(text: str) -> str:
    """Return how a policy names a piece of text."""
    return "sha256-" + b64encode(sha256(text.encode()).digest()).decode()
