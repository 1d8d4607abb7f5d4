"""What `--json` says: one object, the fight's id under `fight`, its last record under `seq`.

docs/command-line.md has the shapes; keys are added, never renamed.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from rejeu.events.journal import FightInfo
from rejeu.events.jsonl import Report
from rejeu.projections.board import Board, board
from rejeu.projections.health import Health
from rejeu.projections.lines import Line
from rejeu.projections.words import View
from rejeu.replays.fight import Fight
from rejeu.replays.lineage import Branch

from .chronicle_text import spoken
from .session import actions_of
from .text import Texts


def board_object(
    texts: Texts, fight: Fight, at: int, drawn: Board, people: Sequence[Health], view: View
) -> dict[str, Any]:
    """The board and everyone's health after record `at`."""
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "at": at,
        "head": fight.head,
        "for": view,
        "board": msgspec.to_builtins(drawn),
        "health": msgspec.to_builtins(list(people)),
    }


def line_object(texts: Texts, line: Line) -> dict[str, Any]:
    """One line of the chronicle: what it is made of, and its sentence in the language asked for."""
    body: dict[str, Any] = msgspec.to_builtins(line)
    body.setdefault("struck", None)
    body.setdefault("args", {})
    return {**body, "sentence": spoken(line, texts)}


def log_object(texts: Texts, fight: Fight, told: Sequence[Line], view: View) -> dict[str, Any]:
    """The chronicle."""
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "for": view,
        "lang": texts.lang,
        "lines": [line_object(texts, line) for line in told],
    }


def done_object(texts: Texts, fight: Fight, first: int, last: int, told: Sequence[Line]) -> dict[str, Any]:
    """What a command recorded, and the board afterwards."""
    drawn = board(fight.state, actions=actions_of(fight))
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "first": first,
        "last": last,
        "head": fight.head,
        "lang": texts.lang,
        "lines": [line_object(texts, line) for line in told],
        "board": msgspec.to_builtins(drawn),
    }


def branches_object(fight: Fight, found: Sequence[Branch]) -> dict[str, Any]:
    """The lines of play."""
    return {
        "fight": fight.id,
        "seq": fight.tail,
        "head": fight.head,
        "branches": [branch._asdict() for branch in found],
    }


def fights_object(path: str, found: Sequence[FightInfo]) -> dict[str, Any]:
    """The fights of a journal."""
    return {
        "journal": path,
        "fights": [
            {
                "fight": info.id,
                "seq": info.count - 1,
                "created": info.created,
                "last_at": info.last_at,
                "damaged": info.damaged,
            }
            for info in found
        ],
    }


def verified_object(report: Report) -> dict[str, Any]:
    """A log that verifies."""
    from rejeu.events.record import base64

    return {
        "fight": report.fight,
        "seq": report.head.count - 1,
        "count": report.head.count,
        "head": base64(report.head.root),
        "proved": report.proved,
        "remarks": [{"code": remark.code, "line": remark.line} for remark in report.remarks],
    }


__all__ = [
    "board_object",
    "branches_object",
    "done_object",
    "fights_object",
    "line_object",
    "log_object",
    "verified_object",
]
