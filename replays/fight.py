"""A fight in hand: read from a journal, kept at its head, commanded, rewound."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from rejeu.engine.dice import DiceTray, Key, Ledger, NoSource, Source
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.ruleset import Ruleset, find_ruleset
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Command, Event, Fact
from rejeu.events.cache import Cache
from rejeu.events.chain import Tail, check_openings, leaf_hash
from rejeu.events.commands import Open
from rejeu.events.facts import Rewound
from rejeu.events.journal import Journal, Receipt
from rejeu.events.record import Header, Opening, Stored, make_header, read_header, seal_batch
from rejeu.events.registry import Unknown, with_text

from .drafts import Stamp as Stamp
from .drafts import drafts
from .lineage import Ranges
from .overrides import check_said
from .reading import TRUST_ABOVE, Progress, Reading
from .snapshots import EVERY


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

    def __init__(
        self,
        journal: Journal,
        fight: str,
        *,
        cache: Cache | None = None,
        every: int = EVERY,
        trust_above: int = TRUST_ABOVE,
        progress: Progress | None = None,
    ) -> None:
        """Read the whole fight, its chain checked; see `Reading` for what is not read again of a long one.

        `cache`: where snapshots are kept, the journal's own unless it is named. `every`: records from one
        snapshot to the next. `progress` is told how many records have been read.
        Raises `NotFound`, `BrokenLog`, `JournalUnavailable`.
        """
        self.journal = journal
        self.id = fight
        header = next(journal.read(fight, 0, 0))
        self.header: Header = read_header(header)
        self._ruleset: Ruleset | None = None
        self._decide_with: Callable[..., Scene] | None = None  # loaded by the first command
        self._reading = Reading(
            journal, fight, header, cache=cache, every=every, trust_above=trust_above, progress=progress
        )
        self.state = self._reading.state
        course = self._course = self._reading.course
        self.lineage = course.lineage
        self.ledger: Ledger = course.ledger
        self.table = course.table
        self.unknown = course.unknown
        self.envelopes = course.records

    @classmethod
    def create(cls, journal: Journal, fight: str, nonce: str, command: Open, stamp: Stamp, hands: Hands) -> "Fight":
        """Open a fight in `journal`, in one step. Raises `Exists`, `Refused`, `BadSheet`."""
        from rejeu.engine.decide import decide  # whoever only reads needs none of the rules

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
    def dice_policy(self) -> str:
        """Whether recorded dice bind after a rewind: `keep` or `fresh`."""
        return self._course.dice_policy

    @property
    def fresh_rewinds(self) -> int:
        """How many rewinds have thrown the recorded dice away."""
        return self._course.fresh_rewinds

    @property
    def ruleset(self) -> Ruleset:
        """The ruleset that decides this fight. Raises `Refused` if it is not installed."""
        if self._ruleset is None:
            self._ruleset = find_ruleset(self.state.ruleset)
        return self._ruleset

    def refresh(self) -> None:
        """Take in what others have written since."""
        self._reading.refresh()
        self.state = self._reading.state

    def event(self, seq: int) -> Event | Unknown:
        """Return the command or fact at record `seq`, its free text left out. Raises `Refused`."""
        if not 1 <= seq <= self.tail:
            raise Refused("no-such-record", seq=seq, last=self.tail)
        return self.envelopes.event(seq)

    def openings(self, first: int = 1, last: int | None = None) -> dict[tuple[int, int], Opening]:
        """Return what opens the seals of a span of records, by (seq, index of the seal).

        Raises `BrokenLog` for one that is not what was sealed.
        """
        found = dict(self.journal.openings(self.id, first, self.tail if last is None else last))
        for (seq, i), opening in found.items():
            check_openings(self.envelopes[seq - 1], Stored(b"", (*(None,) * i, opening)))
        return found

    def texts(self, first: int = 1, last: int | None = None) -> dict[int, str]:
        """Return the free text of every record of a span that has one and whose opening is still there."""
        found = {}
        for (seq, _), opening in self.openings(first, last).items():
            event = self.event(seq)
            if isinstance(event, Command):
                found[seq] = with_text(event, opening.part).text
        return found

    def state_at(self, seq: int) -> Encounter:
        """Return the state after record `seq`. At a record of the table: the state of play as it left it."""
        if not 0 <= seq <= self.tail:
            raise Refused("no-such-record", seq=seq, last=self.tail)
        place = self.play_at(seq)
        return self.state if place == self.head else self._reading.state_at(place)

    def play_at(self, seq: int) -> int:
        """Return the record of play that the head was at once record `seq` stood."""
        while seq > 0 and self._course.of_table(seq):
            event = self.event(seq)
            seq = event.to if isinstance(event, Rewound) else seq - 1
        return seq

    def fold(self, ranges: Ranges) -> Encounter:
        """Return the state after the facts of `ranges`."""
        return self._reading.snapshots.fold(reversed(ranges))

    def facts(self, ranges: Ranges) -> Iterator[tuple[int, Event]]:
        """Yield the facts of play in `ranges`, each with its record."""
        for first, last in ranges:
            for seq in range(first, last + 1):
                envelope = self.envelopes[seq - 1]
                if envelope.parent is not None and envelope.n:
                    event = self.event(seq)
                    if not isinstance(event, Unknown):
                        yield seq, event

    def in_round(self, round_: int) -> Iterator[tuple[int, Event]]:
        """Yield the facts of the present line that were played in a round, from its start to its end."""
        return self.facts(self._course.of_round(round_))

    # Writing -------------------------------------------------------------------------------------

    def submit(self, command: Command, stamp: Stamp, hands: Hands) -> Done:
        """Decide `command` and record it with its facts, in one step.

        Raises `Refused`, `NeedDice`, `BadSheet` (nothing was written), `Conflict` (someone wrote
        first; `refresh` and look again), `JournalUnavailable`. A command id recorded before
        returns what it recorded then.
        """
        try:
            return self._submit(command, stamp, hands)
        except (Refused, BadSheet):
            known = self.recorded(stamp.id)
            if known is None:
                raise
            return known

    def _submit(self, command: Command, stamp: Stamp, hands: Hands) -> Done:
        self.check_known()
        self.table.check_command(self, command, stamp.by)
        self.table.check_secret(command, stamp.audience)
        if command.SCOPE == "table":
            from .at_table import table_facts

            check_said(self.table.trust, command)
            return self._record(command, table_facts(self, command, stamp.by), None, stamp, hands)
        scene = self._decide(command, hands)
        self.table.check_facts(scene.facts, stamp.by)
        check_said(self.table.trust, command, scene.facts)
        done = self._record(command, tuple(scene.facts), scene.state, stamp, hands)
        return done._replace(overruled=tuple(scene.tray.overruled)) if scene.tray.overruled else done

    def recorded(self, command: str) -> Done | None:
        """Return what the command of that id recorded, `None` if it was never sent here."""
        known = self.journal.find(self.id, command)
        return None if known is None else self._resent(known)

    def preview(self, command: Command, hands: Hands) -> tuple[Fact, ...]:
        """Return the facts that `command` would record now. Raises as `submit`; writes nothing."""
        self.check_known()
        return tuple(self._decide(command, hands).facts)

    def _decide(self, command: Command, hands: Hands) -> Scene:
        if self._decide_with is None:
            from .deciding import decide_with

            self._decide_with = decide_with
        seq = self.tail + 1
        return self._decide_with(self.state, command, seq, self.ruleset, self.ledger, hands.source, hands.typed)

    def check_known(self) -> None:
        """Refuse to write after records that this version does not understand."""
        if not self.unknown:
            return
        ancestry = self.lineage.ancestry(self.head)
        for seq, event in self.unknown.items():
            if self.envelopes[seq - 1].parent is None or self.lineage.contains(ancestry, seq):
                raise Refused("newer-records", seq=seq, tag=event.tag)

    def _record(
        self, command: Command, facts: tuple[Fact, ...], state: Encounter | None, stamp: Stamp, hands: Hands
    ) -> Done:
        """Append a batch; `state` is what play came to, None for one of the table."""
        parent = None if state is None else self.head
        first, after = self.tail + 1, self._reading.tail.leaf
        batch = seal_batch(drafts(command, facts, parent, stamp), first, after, hands.salts)
        receipt = self.journal.append(self.id, batch, self.tail)
        if receipt.resent:
            return self._resent(receipt)
        self._course.add(batch, (command, *facts), parent)
        moved = any(type(fact) is Rewound for fact in facts)
        self._reading.went_on(Tail(receipt.last, batch.leaf), None if moved else state or self.state)
        self.state = self._reading.state
        return Done(receipt, tuple(enumerate(facts, receipt.first + 1)))

    def _resent(self, receipt: Receipt) -> Done:
        self.refresh()
        facts = tuple((seq, self.event(seq)) for seq in range(receipt.first + 1, receipt.last + 1))
        return Done(receipt, tuple((seq, fact) for seq, fact in facts if isinstance(fact, Event)))
