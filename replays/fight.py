"""A fight in hand: read from a journal, kept at its head, commanded, rewound."""

import gc
from collections.abc import Callable, Iterator
from typing import NamedTuple

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, Key, Ledger, NoSource, Source
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import apply, thaw
from rejeu.engine.ruleset import Ruleset, find_ruleset
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event, Fact
from rejeu.events.chain import Tail, leaf_hash, linked
from rejeu.events.commands import Open
from rejeu.events.errors import BrokenLog
from rejeu.events.facts import DicePolicySet, Rewound, Rolled
from rejeu.events.journal import Journal, Receipt
from rejeu.events.record import Envelope, Header, Stored, make_header, read_header, seal_batch
from rejeu.events.registry import COMMAND_TAGS, EVENTS, BadBody, Unknown, decode_body, with_text
from rejeu.events.table_facts import Amended

from .at_table import table_facts
from .deciding import decide_with
from .drafts import Stamp as Stamp
from .drafts import drafts
from .lineage import Lineage, Ranges, Rewinding
from .rights import TableState


class Hands(NamedTuple):
    """Where a command's dice and salts come from. `typed` are groups of faces, in the order of its rolls."""

    source: Source
    salts: Callable[[], bytes]
    typed: tuple[str, ...] = ()


class Done(NamedTuple):
    """What a command recorded. `overruled`: rolls whose typed dice gave way to those recorded before."""

    receipt: Receipt
    facts: tuple[tuple[int, Event], ...]
    overruled: tuple[Key, ...] = ()


class Fight:
    """One fight of a journal. Not shared between threads; two of them on one fight meet as `Conflict`."""

    def __init__(self, journal: Journal, fight: str) -> None:
        """Read the whole fight, its chain checked. Raises `NotFound`, `BrokenLog`, `JournalUnavailable`."""
        self.journal = journal
        self.id = fight
        self.lineage = Lineage()
        self.ledger = Ledger()
        self.dice_policy = "keep"
        self.table = TableState()
        self.unknown: dict[int, Unknown] = {}
        self._commands: set[str] = set()
        self._ruleset: Ruleset | None = None
        self.envelopes: list[Envelope] = []
        self._events: list[Event | Unknown | None] = [None]
        lines = journal.read(fight)
        header = next(lines)
        self.header: Header = read_header(header)
        self._tail = Tail(0, leaf_hash(header))
        self.state = Encounter()
        self._read(lines)

    @classmethod
    def create(cls, journal: Journal, fight: str, nonce: str, command: Open, stamp: Stamp, hands: Hands) -> "Fight":
        """Open a fight in `journal`, in one step. Raises `Exists`, `Refused`, `BadSheet`."""
        header = make_header(fight, nonce, stamp.at)
        facts = decide(Encounter(), command, DiceTray(NoSource()), 1, find_ruleset(command.ruleset))
        batch = seal_batch(drafts(command, facts, 0, stamp), 1, leaf_hash(header), hands.salts)
        journal.create(header, batch)
        return cls(journal, fight)

    # Reading -------------------------------------------------------------------------------------

    @property
    def tail(self) -> int:
        """The last record of the log."""
        return self.lineage.tail

    @property
    def head(self) -> int:
        """The record of play that the next command is played after."""
        return self.lineage.head

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset that decides this fight. Raises `Refused` if it is not installed."""
        if self._ruleset is None:
            self._ruleset = find_ruleset(self.state.ruleset)
        return self._ruleset

    def refresh(self) -> None:
        """Take in what others have written since."""
        self._read(self.journal.read(self.id, self._tail.seq + 1))

    def event(self, seq: int) -> Event | Unknown:
        """Return the command or fact at record `seq`, its free text left out. Raises `Refused`."""
        if not 1 <= seq <= self.tail:
            raise Refused("no-such-record", seq=seq, last=self.tail)
        event = self._events[seq]
        if event is None:
            event = self._events[seq] = _decode(self.envelopes[seq - 1])
        return event

    def texts(self) -> dict[int, str]:
        """Return the free text of every record that has one and whose opening is still there."""
        found = {}
        for (seq, _), opening in self.journal.openings(self.id).items():
            event = self.event(seq)
            if isinstance(event, Command):
                found[seq] = with_text(event, opening.part).text
        return found

    def state_at(self, seq: int) -> Encounter:
        """Return the state after record `seq`. At a record of the table: the state of play as it left it."""
        if not 0 <= seq <= self.tail:
            raise Refused("no-such-record", seq=seq, last=self.tail)
        return self.fold(self.lineage.ancestry(self.play_at(seq)))

    def play_at(self, seq: int) -> int:
        """Return the record of play that the head was at once record `seq` stood."""
        while seq > 0 and self.envelopes[seq - 1].parent is None:
            event = self.event(seq)
            seq = event.to if isinstance(event, Rewound) else seq - 1
        return seq

    def fold(self, ranges: Ranges) -> Encounter:
        """Return the state after the facts of `ranges`."""
        draft = thaw(Encounter())
        for seq, event in self.facts(ranges):
            _apply(draft, event, seq)
        return draft

    def facts(self, ranges: Ranges) -> Iterator[tuple[int, Event]]:
        """Yield the facts of play in `ranges`, each with its record."""
        for first, last in ranges:
            for seq in range(first, last + 1):
                envelope = self.envelopes[seq - 1]
                if envelope.parent is not None and envelope.n:
                    event = self.event(seq)
                    if not isinstance(event, Unknown):
                        yield seq, event

    def _read(self, lines: Iterator[bytes]) -> None:
        # Thousands of small objects that all stay: the cyclic collector would only walk them again and again.
        collecting = gc.isenabled()
        gc.disable()
        try:
            self._fold_lines(lines)
        finally:
            if collecting:
                gc.enable()

    def _fold_lines(self, lines: Iterator[bytes]) -> None:
        draft = thaw(self.state)
        moved = False  # once the head has jumped, folding on is in vain: fold its ancestry once, at the end
        last = b""
        for line, envelope in linked(lines, self._tail):
            last = line
            event = self._take(envelope)
            if isinstance(event, Rewound):
                moved = True
            elif envelope.parent is not None and event is not None and not moved:
                _apply(draft, event, envelope.seq)
        if last:
            self._tail = Tail(self.lineage.tail, leaf_hash(last))
        self.state = self.fold(self.lineage.ancestry(self.head)) if moved else draft

    def _take(self, envelope: Envelope) -> Event | Unknown | None:
        """Put a record in its place; return its event, but for commands, which change no state."""
        seq = envelope.seq
        self.envelopes.append(envelope)
        self.lineage.tail = seq
        event = None
        if envelope.n == 0:
            self.lineage.start_batch(seq)
            self._commands.add(envelope.command)
            if VERSIONS.get(envelope.tag, 0) < envelope.v:
                self.unknown[seq] = Unknown(envelope.tag, envelope.v, bytes(envelope.body))
        else:
            event = _decode(envelope)
        self._events.append(event)
        if envelope.parent is None:
            self._at_table(envelope, event)
        elif envelope.parent != self.lineage.head:
            raise BrokenLog(seq, "bad-parent", parent=envelope.parent)
        else:
            self.lineage.play(seq, envelope.parent)
        if type(event) is Rolled:
            self.ledger.record(event)
        elif type(event) is Unknown:
            self.unknown[seq] = event
        return event

    def _at_table(self, envelope: Envelope, event: Event | Unknown | None) -> None:
        if isinstance(event, DicePolicySet):
            self.dice_policy = event.policy
        elif isinstance(event, Rewound):
            if not 0 < event.to < envelope.seq or self.envelopes[event.to - 1].parent is None:
                raise BrokenLog(envelope.seq, "bad-rewind", to=event.to)
            move = Rewinding(envelope.seq, event.start, event.to, event.how, envelope.by, envelope.at)
            self.lineage.rewind(move)
            if event.dice == "fresh":
                self.ledger.forget()
        elif isinstance(event, Amended):
            self.lineage.amended(envelope.seq, event.batches)
        elif isinstance(event, Event):
            self.table.take(envelope, event)

    # Writing -------------------------------------------------------------------------------------

    def submit(self, command: Command, stamp: Stamp, hands: Hands) -> Done:
        """Decide `command` and record it with its facts, in one step.

        Raises `Refused`, `NeedDice`, `BadSheet` (nothing was written), `Conflict` (someone wrote
        first; `refresh` and look again), `JournalUnavailable`. A command id recorded before
        returns what it recorded then.
        """
        if stamp.id in self._commands:
            known = self.journal.find(self.id, stamp.id)
            if known is not None:
                return self._resent(known)
        self.check_known()
        self.table.check_command(self, command, stamp.by)
        if command.SCOPE == "table":
            done, _ = self._record(command, table_facts(self, command, stamp.by), None, stamp, hands)
            self.state = self.fold(self.lineage.ancestry(self.head))
            return done
        scene = self._decide(command, hands)
        done, own = self._record(command, tuple(scene.facts), self.head, stamp, hands)
        if own:
            self.state = scene.state
        return done._replace(overruled=tuple(scene.tray.overruled))

    def recorded(self, command: str) -> Done | None:
        """Return what the command of that id recorded, `None` if it was never sent here."""
        known = self.journal.find(self.id, command)
        return None if known is None else self._resent(known)

    def preview(self, command: Command, hands: Hands) -> tuple[Fact, ...]:
        """Return the facts that `command` would record now. Raises as `submit`; writes nothing."""
        self.check_known()
        return tuple(self._decide(command, hands).facts)

    def _decide(self, command: Command, hands: Hands) -> Scene:
        return decide_with(self.state, command, self.tail + 1, self.ruleset, self.ledger, hands.source, hands.typed)

    def check_known(self) -> None:
        """Refuse to write after records that this version does not understand."""
        ancestry = self.lineage.ancestry(self.head)
        for seq, event in self.unknown.items():
            if self.envelopes[seq - 1].parent is None or self.lineage.contains(ancestry, seq):
                raise Refused("newer-records", seq=seq, tag=event.tag)

    def _record(
        self, command: Command, facts: tuple[Fact, ...], parent: int | None, stamp: Stamp, hands: Hands
    ) -> tuple[Done, bool]:
        """Append a batch; return what was done, and whether it was this very one."""
        written = drafts(command, facts, parent, stamp)
        batch: tuple[Stored, ...] = seal_batch(written, self.tail + 1, self._tail.leaf, hands.salts)
        receipt = self.journal.append(self.id, batch, self.tail)
        if receipt.resent:
            return self._resent(receipt), False
        for stored in batch:
            self._take(stored.envelope)
        self._tail = Tail(receipt.last, leaf_hash(batch[-1].line))
        return Done(receipt, tuple(enumerate(facts, receipt.first + 1))), True

    def _resent(self, receipt: Receipt) -> Done:
        self.refresh()
        facts = tuple((seq, self.event(seq)) for seq in range(receipt.first + 1, receipt.last + 1))
        return Done(receipt, tuple((seq, fact) for seq, fact in facts if isinstance(fact, Event)))


VERSIONS = {tag: EVENTS[tag].VERSION for tag in COMMAND_TAGS}


def _decode(envelope: Envelope) -> Event | Unknown:
    try:
        return decode_body(envelope.tag, envelope.v, envelope.body)
    except BadBody as bad:
        raise BrokenLog(envelope.seq, "bad-record", detail=str(bad)) from None


def _apply(draft: Encounter, event: Event | Unknown, seq: int) -> None:
    if isinstance(event, Unknown):
        return
    try:
        apply(draft, event, seq)
    except (KeyError, ValueError, TypeError, AttributeError) as error:
        raise BrokenLog(seq, "bad-fact", detail=f"{event.TAG}: {error}") from None
