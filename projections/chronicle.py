"""The chronicle: the fight told line by line, with its arithmetic. What was undone stays, marked as struck."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event
from rejeu.events.facts import Rewound, Rolled, Ruled
from rejeu.events.record import Envelope
from rejeu.events.registry import Unknown
from rejeu.events.secret_events import Unseen

from .headings import heading
from .known import Known, known_in, learn
from .lines import Line, Roll, Strike, Told, roll_of
from .seen import seen
from .telling import tell
from .words import NOBODY, View, call

Record = tuple[Envelope, Event | Unknown]


def chronicle(
    records: Iterable[Record],
    view: View = "gm",
    *,
    texts: Mapping[int, str] | None = None,
    struck: Mapping[int, Strike] | None = None,
    before: Encounter | None = None,
) -> Iterator[Line]:
    """Yield the lines of `records`, which follow one another in the log.

    `texts` are free texts by record; `struck` says which records are no longer of the present line
    of play, and why. Each record is read along its own line of play, so an abandoned branch keeps
    its own people. `before` is the state that the first record was played after: needed only for
    a span that does not begin with the fight, within which a rewind goes no further back.
    """
    teller = _Teller(view, texts or {}, struck or {}, known_in(before or Encounter()))
    for _, batch in groupby(records, key=lambda record: record[0].command):
        yield from teller.batch(list(batch))


class _Teller:
    """Tells batch after batch. `ends` holds what is known at the end of each, where rewinds go."""

    def __init__(self, view: View, texts: Mapping[int, str], struck: Mapping[int, Strike], known: Known) -> None:
        self.view = view
        self.texts = texts
        self.struck = struck
        self.start = known
        self.head = known
        self.ends: dict[int, Known] = {}
        self.rolls: dict[int, Roll] = {}

    def batch(self, records: list[Record]) -> list[Line]:
        """Return the lines of one command and its facts."""
        first = records[0][0]
        known = self.head if first.parent is None else self.ends.get(first.parent, self.head)
        told: list[tuple[Envelope, Event | Unknown, Told, int]] = []
        covert = False
        for envelope, event in records:
            shown = self._seen(event, known)
            covert = covert or self._covert(event, shown)
            if isinstance(shown, Rolled) and not (covert and shown.who in NOBODY):
                self.rolls[envelope.seq] = roll_of(envelope.seq, shown, call(known.names, shown.who))
            said = self._tell(envelope.seq, shown, known)
            if isinstance(event, Event):
                known = learn(known, event)
            if said is not None:
                told.append((envelope, event, said, known.round))
        self._stand(records, known)
        ruling = any(isinstance(event, Ruled) or getattr(event, "RULING", False) for _, event in records)
        return self._lines(told, covert, ruling)

    def _stand(self, records: list[Record], known: Known) -> None:
        """Remember what is known where play stands after this batch."""
        for _, event in records:
            if isinstance(event, Rewound):
                self.head = self.ends.get(event.to, self.start)
                return
        if records[0][0].parent is not None:
            self.head = self.ends[records[-1][0].seq] = known

    def _seen(self, event: Event | Unknown, known: Known) -> Event | Unknown | None:
        if self.view == "gm" or isinstance(event, Unknown):
            return event
        return seen(event, known)

    def _covert(self, event: Event | Unknown, shown: Event | Unknown | None) -> bool:
        """Whether players are not told of a command what it is, so that its dice would tell."""
        hidden = shown is None or isinstance(shown, Unseen)
        return self.view == "players" and isinstance(event, Command) and hidden

    def _tell(self, seq: int, event: Event | Unknown | None, known: Known) -> Told | None:
        if event is None:
            return None
        if isinstance(event, Unknown):
            # Its tag could tell a secret that this version cannot weigh.
            if self.view == "players":
                return Told("chronicle-unknown-closed")
            return Told("chronicle-unknown", {"tag": event.tag, "version": event.version})
        if not isinstance(event, Command):
            return tell(event, seq, known)
        return heading(event, known)

    def _lines(
        self,
        told: list[tuple[Envelope, Event | Unknown, Told, int]],
        covert: bool,
        ruling: bool,
    ) -> list[Line]:
        """Put each roll into the line that it was made for; only a roll without one has its own."""
        used = {seq for _, event, said, _ in told if not isinstance(event, Rolled) for seq in said.rolls}
        lines = []
        for envelope, event, said, round_ in told:
            if isinstance(event, Rolled) and (envelope.seq in used or covert):
                continue
            lines.append(self._line(envelope, said, round_, ruling))
        return lines

    def _line(self, envelope: Envelope, said: Told, round_: int, ruling: bool) -> Line:
        return Line(
            seq=envelope.seq,
            round=round_,
            command=envelope.seq - envelope.n,
            by=envelope.by,
            at=envelope.at,
            id=said.id,
            args=said.args,
            heading=envelope.n == 0,
            ruling=ruling,
            struck=self.struck.get(envelope.seq),
            text=self.texts.get(envelope.seq, ""),
            dice=tuple(self.rolls[seq] for seq in said.rolls if seq in self.rolls),
            terms=said.terms,
            bonus=said.bonus,
            against=said.against,
        )


def present(lines: Iterable[Line]) -> Iterator[Line]:
    """Yield the lines of the present line of play: those not struck."""
    return (line for line in lines if line.struck is None)
