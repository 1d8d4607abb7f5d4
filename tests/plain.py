"""A log read the plain way, one record after another: what every quicker way is held against."""

from collections.abc import Iterable

from rejeu.engine.evolve import apply, thaw
from rejeu.engine.state import Encounter
from rejeu.events.chain import linked
from rejeu.events.record import Envelope
from rejeu.events.registry import Unknown, decode_body


def records(lines: Iterable[bytes]) -> dict[int, Envelope]:
    """Every record by its number, the links checked."""
    return {envelope.seq: envelope for _, envelope in linked(lines)}


def state_at(known: dict[int, Envelope], seq: int) -> Encounter:
    """The state after the record of play `seq`, folded over its parents and their parents."""
    line: list[Envelope] = []
    while seq:
        line.append(known[seq])
        parent = known[seq].parent
        assert parent is not None
        seq = parent
    draft = thaw(Encounter())
    for envelope in reversed(line):
        event = decode_body(envelope.tag, envelope.v, envelope.body)
        if envelope.n and not isinstance(event, Unknown):
            apply(draft, event, envelope.seq)
    return draft
