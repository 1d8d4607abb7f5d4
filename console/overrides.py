"""`rulings`, and what every export says of them: whether the game master's hand had to say why, all through."""

from collections.abc import Iterator
from pathlib import Path

from rejeu.events.base import Event
from rejeu.events.chain import linked
from rejeu.events.files import file_faults
from rejeu.events.jsonl import LogReader
from rejeu.events.record import Envelope, read_envelope
from rejeu.events.registry import Unknown
from rejeu.events.trust_events import SetOverrides
from rejeu.replays.fight import Fight
from rejeu.replays.overrides import Overrides, overrides_of
from rejeu.replays.records import decode_event

from .session import Session, hands, source, stamp
from .text import Texts


def of_fight(fight: Fight) -> Overrides:
    """Return what a fight of the journal says of its overrides."""
    lines = fight.journal.read(fight.id, 0, fight.tail)
    return overrides_of((envelope, decode_event(envelope)) for _, envelope in linked(lines))


def of_file(path: Path) -> Overrides:
    """Return what a log in a file says of its overrides. Raises `BrokenLog`, `JournalUnavailable`."""
    with file_faults(path, reading=True), path.open("rb") as stream:
        return overrides_of(_records(LogReader(stream)))


def _records(reader: LogReader) -> Iterator[tuple[Envelope, Event | Unknown]]:
    for seq, stored in enumerate(reader, 1):
        envelope = read_envelope(stored.line, seq)
        yield envelope, decode_event(envelope)


def sentences(texts: Texts, found: Overrides) -> list[str]:
    """Say it."""
    if found.throughout:
        rows = [texts.say("overrides-throughout", count=found.made)]
    elif found.spans:
        spans = [f"{first}–{last}" for first, last in found.spans]
        rows = [texts.say("overrides-in-part", spans=spans, count=found.made)]
    else:
        rows = [texts.say("overrides-off", count=found.made)]
    if found.silent:
        rows.append(texts.say("overrides-silent", records=[str(seq) for seq in found.silent]))
    return rows


def brief(texts: Texts, found: Overrides) -> str:
    """Say it without numbers, which would tell players of rulings that they have not seen."""
    if found.throughout:
        return texts.say("overrides-brief-throughout")
    return texts.say("overrides-brief-in-part" if found.spans else "overrides-brief-off")


def as_object(found: Overrides) -> dict[str, object]:
    """What `--json` says of it."""
    return {
        "throughout": found.throughout,
        "spans": [list(span) for span in found.spans],
        "made": found.made,
        "silent": list(found.silent),
    }


def rulings(run: Session, name: str, by: str, switch: str | None, why: str, *, as_json: bool) -> None:
    """Switch the need for reasons on or off, and say where it stood."""
    with run.fight(name, write=switch is not None) as fight:
        if switch is not None:
            policy = SetOverrides(policy="said" if switch == "on" else "free", text=why)
            fight.submit(policy, stamp(by), hands(source()))
        found = of_fight(fight)
        if as_json:
            run.screen.json({"fight": fight.id, "seq": fight.tail, **as_object(found)})
        else:
            run.screen.show(sentences(run.texts, found))
