"""Folding the lines of a log into a draft: bodies of facts that change no state are not even decoded."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import MsgspecError, Raw, Struct
from msgspec.json import Decoder

from rejeu.events.errors import BrokenLog
from rejeu.events.facts import Rolled
from rejeu.events.pages import Row
from rejeu.events.record import Envelope
from rejeu.events.registry import EVENTS, BadBody, decode_body

from .evolve import HANDLERS, Handler, put
from .state import Encounter


class _RolledInBrief(Struct, frozen=True, gc=False):
    """What the state keeps of a roll."""

    who: str
    purpose: str
    ordinal: int


Plan = tuple[int, Callable[[Raw], Any], Handler]
"""How facts of a tag are folded: their version today, what decodes a body of it, what applies it."""

_versions = {tag: kind.VERSION for tag, kind in EVENTS.items()}
_plans: dict[str, Plan] = {
    kind.TAG: (kind.VERSION, Decoder(_RolledInBrief if kind is Rolled else kind).decode, handler)
    for kind, handler in HANDLERS.items()
}


def fold_rows(draft: Encounter, rows: Sequence[Row | Envelope]) -> None:
    """Change `draft` by the facts of play among `rows`. Raises `BrokenLog` naming the record.

    Unknown facts are passed over. Only for drafts that nobody else holds.
    """
    plan_of = _plans.get
    for row in rows:
        plan = plan_of(row.tag)
        if plan is None or not row.n or row.parent is None:
            continue
        version, decode, apply = plan
        if row.v > version:
            continue
        put(draft, "seq", row.seq)
        try:
            apply(draft, decode(row.body) if row.v == version else decode_body(row.tag, row.v, row.body))
        except (MsgspecError, BadBody) as error:
            raise BrokenLog(row.seq, "bad-record", detail=f"{row.tag}: {error}") from None
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            raise BrokenLog(row.seq, "bad-fact", detail=f"{row.tag}: {error}") from None
    for row in reversed(rows):
        if row.n and row.parent is not None and knows(row.tag, row.v):
            put(draft, "seq", row.seq)
            return


def knows(tag: str, version: int) -> bool:
    """Return whether this program understands events of that tag and version."""
    return version <= _versions.get(tag, 0)
