"""Whether what a sealed log told was what happened, said: as far as it is disclosed."""

from typing import Any

from rejeu.replays.fight import Fight
from rejeu.replays.sealing import ALL, ever
from rejeu.replays.truthful import Held

from .session import Session


def truth_rows(run: Session, held: Held, fight: Fight) -> list[str]:
    """Say it; nothing where nothing is disclosed from the first line on."""
    say = run.texts.say
    if not held.lines or not held.labels:
        return []
    others = [say("told-by-others", lines=held.lines, count=held.other)] if held.other else []
    if not held.otherwise:
        return others or [say("told-true", lines=held.lines)]
    people = ever(fight)
    rows = [
        say("told-otherwise", line=line, everyone=int(label == ALL), who=_who(label, people))
        for line, label in held.otherwise
    ]
    return [*rows, *others]


def _who(label: str, people: list[str]) -> str:
    place = int(label[1:]) - 1 if label[1:].isdigit() else len(people)
    return people[place] if place < len(people) else label


def truth_object(held: Held) -> dict[str, Any]:
    """What `--json` says of it."""
    otherwise = [{"line": line, "label": label} for line, label in held.otherwise]
    return {"lines": held.lines, "other": held.other, "otherwise": otherwise}
