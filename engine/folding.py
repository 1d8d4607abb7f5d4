"""Folding the lines of a log into a draft: bodies of facts that change no state are not even decoded."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import MsgspecError, Raw, Struct
from msgspec.json import Decoder

from rejeu.events.errors import BrokenLog
from rejeu.events.facts import Rolled
from rejeu.events.pages import Row
from rejeu.events.registry import EVENTS, BadBody, decode_body

from .evolve import HANDLERS, Handler, put
from .state import Encounter


class _RolledInBrief(Struct, frozen=True, gc=False):
    """What the state keeps of a roll."""

    who: str
    purpose: str
    ordinal: int


Plan = tuple[int, Callable[[Raw], Any] | None, Handler | None]
"""How facts of a tag are folded: the version that the rest is for, what decodes a body, what applies it."""


def _plan(kind: type[Any]) -> Plan:
    handler = HANDLERS.get(kind)
    if handler is None:
        return kind.VERSION, None, None
    return kind.VERSION, Decoder(_RolledInBrief if kind is Rolled else kind).decode, handler


_plans: dict[str, Plan] = {tag: _plan(kind) for tag, kind in EVENTS.items()}
_NONE: Plan = (0, None, None)


def fold_rows(draft: Encounter, rows: Sequence[Row]) -> None:
    """Change `draft` by the facts of play among `rows`. Raises `BrokenLog` naming the record.

    Unknown facts are passed over. Only for drafts that nobody else holds.
    """
    plan = _plans.get
    for row in rows:
        version, decode, apply = plan(row.tag, _NONE)
        if row.v != version:
            decode, apply = _other(row)
        if apply is None or decode is None or not row.n or row.parent is None:
            continue
        put(draft, "seq", row.seq)
        try:
            apply(draft, decode(row.body))
        except MsgspecError as error:
            raise BrokenLog(row.seq, "bad-record", detail=f"{row.tag}: {error}") from None
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise BrokenLog(row.seq, "bad-fact", detail=f"{row.tag}: {error}") from None
    for row in reversed(rows):
        if row.n and row.parent is not None and knows(row.tag, row.v):
            put(draft, "seq", row.seq)
            return


def knows(tag: str, version: int) -> bool:
    """Return whether this program understands events of that tag and version."""
    return version <= _plans.get(tag, _NONE)[0]


def _other(row: Row) -> tuple[Callable[[Raw], Any] | None, Handler | None]:
    """Bring a body of an older version up to today's; pass over a newer one."""
    if not knows(row.tag, row.v):
        return None, None
    try:
        event = decode_body(row.tag, row.v, row.body)
    except BadBody as bad:
        raise BrokenLog(row.seq, "bad-record", detail=str(bad)) from None
    return (lambda _: event), HANDLERS.get(type(event))  # type: ignore[arg-type]
