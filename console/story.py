"""What happened, taken from a fight for telling: its records, their free texts, and what was struck by whom."""

from collections.abc import Iterator

from msgspec.structs import replace

from rejeu.engine.state import Encounter
from rejeu.projections.chronicle import Record, chronicle
from rejeu.projections.lines import Line, Strike
from rejeu.projections.words import View
from rejeu.replays.fight import Fight


def lines(
    fight: Fight,
    first: int = 1,
    last: int | None = None,
    view: View = "gm",
    before: Encounter | None = None,
) -> Iterator[Line]:
    """Yield the chronicle of records `first` to `last`; `before` is the state that `first` was played after."""
    end = fight.tail if last is None else last
    if first > 1 and before is None:
        before = fight.state_at(first - 1)
    texts = fight.texts(first, end)
    told = chronicle(records(fight, first, end), view, texts=texts, struck=strikes(fight), before=before)
    return (_with_dice(fight, line) for line in told)


def _with_dice(fight: Fight, line: Line) -> Line:
    """Say of a move of the head which dice bind after it: of those recorded before a move with new dice, none does."""
    if line.id != "chronicle-rewound" or line.args["dice"] != "keep" or line.args["how"] == "amend":
        return line  # an amendment brings the dice of its own line with it
    since, to = fight.lineage.dice_since(line.seq), line.args["to"]
    if not isinstance(to, int) or to >= since:
        return line
    return replace(line, args={**line.args, "dice": "since", "since": since})


def records(fight: Fight, first: int, last: int) -> Iterator[Record]:
    """Yield each record with its event."""
    for seq in range(first, last + 1):
        yield fight.envelopes[seq - 1], fight.event(seq)


def strikes(fight: Fight) -> dict[int, Strike]:
    """Return what left each struck record out of the present line of play."""
    lineage = fight.lineage
    if not lineage.rewindings:
        return {}
    present = lineage.ancestry(lineage.head)
    reasons = fight.texts()
    struck: dict[int, Strike] = {}
    for first, last in lineage.batches():
        if fight.envelopes[first - 1].parent is None or lineage.contains(present, last):
            continue
        move = lineage.struck_by(last)
        if move is None:
            continue
        reason = reasons.get(lineage.batch(move.seq)[0], "")
        strike = Strike(move.seq, move.by, move.at, reason)
        struck.update(dict.fromkeys(range(first, last + 1), strike))
    return struck
