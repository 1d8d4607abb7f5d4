"""Whether what a sealed log told was what happened, said: as far as it is disclosed."""

from typing import Any

from rejeu.replays.fight import Fight
from rejeu.replays.sealing import ALL, owner_of
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
    rows = [
        say("told-otherwise", line=line, everyone=int(label == ALL), who=owner_of(label, fight))
        for line, label in held.otherwise
    ]
    return [*rows, *others]


def truth_object(held: Held) -> dict[str, Any]:
    """What `--json` says of it."""
    otherwise = [{"line": line, "label": label} for line, label in held.otherwise]
    return {"lines": held.lines, "other": held.other, "otherwise": otherwise}
