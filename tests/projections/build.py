"""Logs and states made by hand, from facts alone: no ruleset decides anything here."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rejeu.engine.evolve import evolve
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Dice, Event, Fact, Level
from rejeu.events.record import Envelope
from rejeu.events.registry import Unknown
from rejeu.projections.chronicle import Record, chronicle
from rejeu.projections.lines import Line, Strike
from rejeu.projections.words import View

HARM = (Level("light", 4), Level("grave", 3), Level("critical", 2), Level("fatal", 1))
SHOCK = (Level("shaken", 4), Level("stunned", 3), Level("dazed", 2), Level("unconscious", 1))

NAMES = ("D'Arcy", "Ökj", "Ésaü", "A|B|C", "*x*", "[b]", "<script>", "שָׁלוֹם", "🐉🗡️")


def joined(who: str, name: str = "", **fields: Any) -> f.Joined:
    """Someone with two monitors and three attributes."""
    given: dict[str, Any] = {
        "attributes": {"PER": 3, "ADR": 4, "VIG": 5},
        "sheet": {},
        "from_round": 1,
        "monitors": {"physical": HARM, "shock": SHOCK},
    }
    return f.Joined(who=who, name=name or who.capitalize(), **{**given, **fields})


OPENED = f.Opened(
    title="Embuscade",
    ruleset="tiny",
    ruleset_version=1,
    engine="0",
    schema=1,
    phase="setup",
    parameters={"save": "asked"},
)


def state(*facts: Event) -> Encounter:
    """Fold `facts`, the first at record 2."""
    now = Encounter()
    for seq, fact in enumerate(facts, 2):
        now = evolve(now, fact, seq)
    return now


def rolled(who: str, faces: Sequence[int], kept: Sequence[int] | None = None, **fields: Any) -> f.Rolled:
    """Six-sided dice from the system, all kept unless told."""
    keeps = tuple(range(len(faces))) if kept is None else tuple(kept)
    given: dict[str, Any] = {
        "round": 1,
        "purpose": "attack",
        "ordinal": 0,
        "pool": (Dice(len(faces), 6),),
        "sources": (("system", len(faces)),),
    }
    return f.Rolled(who=who, faces=tuple(faces), kept=keeps, total=sum(faces[i] for i in keeps), **{**given, **fields})


class Log:
    """A log as a journal would hold it, bodies left out: the events stand beside the envelopes."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.texts: dict[int, str] = {}
        self.struck: dict[int, Strike] = {}
        self.head = 0

    def play(self, command: Command | Unknown, *facts: Fact | Unknown, by: str = "gm") -> int:
        """Record a batch after the head; return the record of its command."""
        return self._batch((command, *facts), by, table=False)

    def rewind(self, to: int, text: str = "", by: str = "gm", strike: Sequence[int] = ()) -> int:
        """Move the head to `to`; mark what is in `strike` as left out by it."""
        command = c.Rewind(to=to, how="undo", text=text)
        first = self._batch((command, f.Rewound(start=self.head, to=to, how="undo")), by, table=True)
        self.head = to
        self.struck.update({seq: Strike(first + 1, by, (first + 1) * 60_000, text) for seq in strike})
        return first

    def _batch(self, events: Sequence[Event | Unknown], by: str, *, table: bool) -> int:
        first = len(self.records) + 1
        for n, event in enumerate(events):
            seq = first + n
            tag, version = (event.tag, event.version) if isinstance(event, Unknown) else (event.TAG, 1)
            envelope = Envelope(
                seq=seq,
                parent=None if table else self.head,
                at=seq * 60_000,
                by=by,
                command=f"c{first}",
                n=n,
                tag=tag,
                v=version,
                body=msgspec.Raw(b"{}"),
                prev="",
            )
            self.records.append((envelope, event))
            if isinstance(event, Command) and event.text:
                self.texts[seq] = event.text
            if not table:
                self.head = seq
        return first

    def lines(self, view: View = "gm", first: int = 1, before: Encounter | None = None) -> list[Line]:
        """Tell the log from record `first` on."""
        return list(chronicle(self.records[first - 1 :], view, texts=self.texts, struck=self.struck, before=before))


def opened(*people: f.Joined) -> Log:
    """A log with its opening and `people` in it."""
    log = Log()
    log.play(c.Open(title="Embuscade", ruleset="tiny"), OPENED)
    for person in people:
        log.play(c.Join(who=person.who, name=person.name, sheet={}, hidden=person.hidden), person)
    return log


def json(value: object) -> str:
    """Encode as the command line would."""
    return msgspec.json.encode(value).decode()
