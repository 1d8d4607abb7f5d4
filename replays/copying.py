"""Somebody's own copy of a fight, made batch by batch: what its owner was told, and the state as its owner sees it.

A copy is an ordinary log with records of its own, of which nothing depends on what its owner is not told: what is
not seen takes no record, and ids that count are given anew. Folding it gives the state of the fight as its owner
sees it (`projections.redacted`) after each command: where telling facts is not enough, a `Shown` says the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from msgspec import structs

from rejeu.engine.dice import DERIVED
from rejeu.engine.evolve import evolve
from rejeu.engine.evolve_shown import shown_between
from rejeu.engine.state import Encounter
from rejeu.events import facts as f
from rejeu.events import secret_events as s
from rejeu.events import table_commands as tc
from rejeu.events import table_facts as tf
from rejeu.events.base import Command, Event, Term
from rejeu.events.chain import leaf_hash
from rejeu.events.commands import Rewind, Uphold
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import SALT_BYTES, Draft, Header, Part, Stored, make_header, seal_batch
from rejeu.events.trust_events import RollCalled
from rejeu.projections.eye import Eye
from rejeu.projections.known import known_in, learn
from rejeu.projections.redacted import redacted
from rejeu.projections.seen import look, sight_of
from rejeu.projections.words import NOBODY

from .drafts import TABLE
from .entries import Entry, entries
from .fight import Fight
from .pieces import Piece, Told

TELLING = 1
"""The version of what copies tell: one more whenever the same fight makes other parts. See docs/developing.md."""

Spoken = TypeVar("Spoken", bound=Event)


class Copy:
    """A copy as a log of its own in memory, and the fight that it is."""

    def __init__(self, header: Header) -> None:
        self.journal = MemoryJournal()
        self.id = header.fight
        self._header = make_header(header.fight, header.nonce, header.created)
        self.journal.create(self._header)
        self.fight = Fight(self.journal, self.id)
        self._leaf = leaf_hash(self._header)
        self.ends: list[int] = [0]
        """The last record of the copy after each entry; 0 before the first."""

    def add(self, pieces: Sequence[Piece], text: bytes | None = None) -> None:
        """Take in what the next entry is in this copy; `text` is the sealed part of its free text, if it is told."""
        for piece in pieces:
            tail = self.fight.tail
            told = (Part(TABLE, text),) if piece.text and text is not None else ()
            drafts = [
                Draft(
                    parent=piece.parent, at=piece.at, by=piece.by, command=f"c{tail + 1}", n=n, tag=event.tag,
                    v=event.v, body=bytes(event.body), sealed=told if n == 0 else (),
                    replays=piece.replays if n == 0 else None,
                )
                for n, event in enumerate(piece.events)
            ]  # fmt: skip
            batch = seal_batch(drafts, tail + 1, self._leaf, lambda: bytes(SALT_BYTES))
            self.journal.append(self.id, batch, tail)
            self._leaf = batch.leaf
            self.fight.refresh()
        self.ends.append(self.fight.tail)

    def twin(self) -> Copy:
        """Return another copy that is the same so far."""
        other = Copy(self.fight.header)
        if self.fight.tail:
            openings = self.journal.openings(self.id)
            lines = list(self.journal.read(self.id, 1))
            stored = [
                Stored(line, (openings[seq, 0],) if (seq, 0) in openings else ()) for seq, line in enumerate(lines, 1)
            ]
            other.journal = MemoryJournal()
            other.journal.create(self._header, stored)
            other.fight = Fight(other.journal, self.id)
        other._leaf, other.ends = self._leaf, list(self.ends)
        return other


class Copyist:
    """Makes somebody's copy. `who` is empty for whoever is none of the participants."""

    def __init__(self, header: Header, who: str = "") -> None:
        self.who = who
        self.copy = Copy(header)
        self._header = header
        self._records: dict[int, int] = {0: 0}
        """Record of the game master's log -> record of the copy, where that is told."""
        self._ends: dict[int, int] = {0: 0}
        """The last record of a batch of play -> the head of play of the copy after it."""
        self.otherwise: list[int] = []
        """Entries that were sealed as something else than this program makes of them."""
        self._names: Mapping[tuple[str, str], str] = {}
        """What ids that count are called on the line of play in hand: other lines have names of their own."""
        self._names_at: dict[int, Mapping[tuple[str, str], str]] = {0: self._names}

    def branch(self, who: str) -> Copyist:
        """Return a copyist who goes on for `who` from here."""
        other = Copyist(self._header, who)
        other.copy = self.copy.twin()
        other._records, other._ends = dict(self._records), dict(self._ends)
        other._names_at = dict(self._names_at)
        return other

    def take(
        self, entry: Entry, eye: Eye, text: bytes | None = None, stored: Sequence[Piece] | None = None
    ) -> tuple[Piece, ...]:
        """Add the next batch of the log, whose free text is `text`; return what it is in the copy.

        `stored`: what was sealed of it before, maybe by an older program; it stands as it is.
        """
        untold = entry.parent if entry.parent is not None else entry.head
        self._names = self._names_at[untold]
        pieces = tuple(self._pieces(entry, eye))
        if stored is not None and tuple(stored) != pieces:
            pieces = tuple(stored)
            self.otherwise.append(entry.entry)
            first = self.copy.fight.tail + 1
            self._records.update((seq, first) for seq, _, _ in entry.events if seq in self._records)
        self.copy.add(pieces, text)
        self._names_at[entry.head] = self._names
        self._ends[entry.head] = self.copy.fight.head if pieces else self._ends[untold]
        return pieces

    # One batch -----------------------------------------------------------------------------------

    def _pieces(self, entry: Entry, eye: Eye) -> list[Piece]:
        piece = self._at_table(entry, eye) if entry.parent is None else self._in_play(entry, eye)
        found = [] if piece is None else [piece]
        if entry.parent is None:
            head, state = self._head_after(entry, piece)
            patch = shown_between(state, redacted(entry.after, eye, self._rename))
            if patch is not None:
                events = (Told.of(s.Unseen()), Told.of(patch))
                found.append(Piece("", entry.at, head, events))
        return found

    def _head_after(self, entry: Entry, piece: Piece | None) -> tuple[int, Encounter]:
        """Return the head of play of the copy once a batch of the table is in it, and its state there."""
        fight = self.copy.fight
        for _, event, _ in entry.events:
            if isinstance(event, f.Rewound) and piece is not None:
                to = self._ends[event.to]
                return to, fight.state_at(to)
        return fight.head, fight.state

    def _told(self, entry: Entry) -> bool:
        """Whether the owner is told of a batch at all, as far as its sender chose."""
        return not entry.audience or (bool(self.who) and self.who in (*entry.audience, entry.by))

    def _in_play(self, entry: Entry, eye: Eye) -> Piece | None:
        fight = self.copy.fight
        head = self._ends[entry.parent or 0]
        state = fight.state if head == fight.head else fight.state_at(head)
        batch = _Batch(self, fight.tail + 1, state, eye)
        known = known_in(entry.before)
        told = self._told(entry)
        command: Command | None = None
        for seq, event, after in entry.events:
            shown = None
            if isinstance(event, Event):
                shown = look(event, sight_of(known, eye)) if told else None
                if isinstance(event, Uphold | f.Upheld) and event.record not in self._records:
                    shown = None
                known = learn(known, event)
            if seq == entry.first:
                command = self.translated(shown, {}) if isinstance(shown, Command) else None
                batch.start(seq, command)
            elif shown is not None:
                batch.add(seq, shown, after)
        batch.finish(entry.after)
        if command is None and not batch.events:
            return None
        replays = self._records.get(entry.replays) if entry.replays is not None else None
        events = (command or s.Unseen(), *batch.events)
        return Piece(
            entry.by if command is not None else "",
            entry.at,
            head,
            tuple(Told.of(event) for event in events),
            replays,
            entry.texts and command is not None,
        )

    def _at_table(self, entry: Entry, eye: Eye) -> Piece | None:
        events = [(seq, event) for seq, event, _ in entry.events if isinstance(event, Event)]
        moves = [event for _, event in events if isinstance(event, f.Rewound)]
        open_to = self._told(entry) and not self._on_secrets(entry)
        told = open_to or bool(moves)
        sight = sight_of(known_in(entry.before), eye)
        first = self.copy.fight.tail + 1
        found: list[Event] = []
        for seq, event in events:
            shown = self._of_table(event, entry) if told else None
            shown = None if shown is None else look(shown, sight)
            if shown is None:
                if seq == entry.first:
                    return None
                continue
            self._records[seq] = first + len(found)
            found.append(shown)
        if moves and self._ends[moves[0].to] == self.copy.fight.head and moves[0].dice == "keep":
            return None  # what was undone, or done again, was not told
        return Piece(
            entry.by,
            entry.at,
            None,
            tuple(Told.of(event) for event in found),
            None,
            entry.texts and open_to,
        )

    def _on_secrets(self, entry: Entry) -> bool:
        """Whether a batch of the table is about nothing but what is not told: then why it was said is not, either."""
        match entry.events[0][1]:
            case tc.Amend(instead=about) if about:
                return not self._all(about)
            case tc.RuleOnFlag():
                return not self._all([event.flag for _, event, _ in entry.events if isinstance(event, tf.FlagRuled)])
            case Command():
                return False
        return True  # of a newer version

    def _of_table(self, event: Event, entry: Entry) -> Event | None:
        """Return an event of the table with records as the copy has them; None where it has not."""
        match event:
            case Rewind(to=to):
                return structs.replace(event, to=self._ends[to])
            case f.Rewound(start=start, to=to):
                return structs.replace(event, start=self._ends.get(start, self.copy.fight.head), to=self._ends[to])
            case tc.Amend(after=after):
                names = ("instead", "struck", "edited", "upheld")
                lists: dict[str, Any] = {name: self._all(getattr(event, name)) for name in names}
                if event.instead and not lists["instead"]:
                    lists["how"] = "replace"
                return structs.replace(event, after=self._ends.get(after, 0), **lists)
            case tf.Amended(how=how):
                return structs.replace(event, how="replace" if self._on_secrets(entry) else how, batches=0)
            case tc.Flag(record=record) | tc.RuleOnFlag(record=record) | tf.Flagged(record=record):
                return structs.replace(event, record=self._records[record]) if record in self._records else None
            case tf.FlagRuled(flag=flag, record=record):
                if flag not in self._records or record not in self._records:
                    return None
                return structs.replace(event, flag=self._records[flag], record=self._records[record])
            case s.Disclose(records=records):
                return structs.replace(event, records=tuple(self._records.get(record, 0) for record in records))
            case s.Disclosed():
                return structs.replace(event, records=())
        return event

    def _all(self, records: Sequence[int]) -> tuple[int, ...]:
        return tuple(self._records[record] for record in records if record in self._records)

    # One event -----------------------------------------------------------------------------------

    def _rename(self, kind: str, id_: str) -> str:
        """Return what an id that counts is in the copy: its own count, in the order in which they are told."""
        name = self._names.get((kind, id_))
        if name is None:
            count = sum(1 for known, _ in self._names if known == kind)
            name = f"{kind[0]}{count + 1}"
            self._names = {**self._names, (kind, id_): name}
        return name

    def translated(self, event: Spoken, rolls: Mapping[str, int]) -> Spoken:
        """Return `event` with the records and ids of the copy. `rolls` counts the rolls of the round told so far."""
        fields: dict[str, Any] = {}
        for kind in ("wound", "deadline", "question"):
            if getattr(event, kind, ""):
                fields[kind] = self._rename(kind, getattr(event, kind))
        for name in ("roll", "record"):
            if hasattr(event, name):
                fields[name] = self._records.get(getattr(event, name), 0)
        for name in ("terms", "bonus", "against"):
            terms = getattr(event, name, ())
            if terms and not isinstance(terms, str):
                fields[name] = tuple(self._term(term) for term in terms)
        if isinstance(event, f.Rolled) and not {source for source, _ in event.sources} & set(DERIVED):
            fields["ordinal"] = rolls.get(f"{event.who}/{event.purpose}", 0)
        return structs.replace(event, **fields) if fields else event

    def _term(self, term: Term) -> Term:
        source = term.source
        return term if source is None else structs.replace(term, source=self._records.get(source))


class _Batch:
    """One batch of play of a copy in the making: its facts, and the state that folding them comes to."""

    def __init__(self, copyist: Copyist, first: int, state: Encounter, eye: Eye) -> None:
        self._copyist = copyist
        self._first = first
        self._eye = eye
        self.state = state
        self.events: list[Event] = []
        self._covert = False
        self._clock: tuple[int, Event, Encounter] | None = None

    def start(self, seq: int, command: Command | None) -> None:
        """The command is told as `command`, or not at all."""
        self._covert = command is None or isinstance(command, s.Unseen)
        if command is not None:
            self._copyist._records[seq] = self._first

    def add(self, seq: int, fact: Event, after: Encounter) -> None:
        """Tell a fact, `after` which the fight stands so. Time passes in one step to the next thing that is told."""
        if isinstance(fact, f.Rolled | RollCalled) and self._covert and fact.who in NOBODY:
            return
        if isinstance(fact, f.ClockAdvanced):
            self._clock = seq, fact, after
            return
        self._pass()
        self._tell(seq, fact, after)

    def finish(self, after: Encounter) -> None:
        """Let the time pass that is left, and show whatever is otherwise than told."""
        self._pass()
        self._show(after)

    def _pass(self) -> None:
        if self._clock is not None:
            passed, self._clock = self._clock, None
            self._tell(*passed)

    def _tell(self, seq: int, fact: Event, after: Encounter) -> None:
        told = self._copyist.translated(fact, self.state.rolls)
        if self._fold(told) or (self._show(after) and self._fold(told)):
            self._copyist._records[seq] = self._first + len(self.events)

    def _fold(self, fact: Event) -> bool:
        try:
            self.state = evolve(self.state, fact, self._first + 1 + len(self.events))
        except (KeyError, ValueError):
            return False  # of somebody, or of something, that the copy does not have yet
        self.events.append(fact)
        return True

    def _show(self, after: Encounter) -> bool:
        patch = shown_between(self.state, redacted(after, self._eye, self._copyist._rename))
        return patch is not None and self._fold(patch)


def copy_for(fight: Fight, who: str = "") -> Copy:
    """Return the fight as participant `who` sees it, or whoever is none."""
    copyist = Copyist(fight.header, who)
    texts = {seq: opening.part for (seq, i), opening in fight.openings().items() if i == 0}
    for entry, table in entries(fight):
        copyist.take(entry, table.eye(who), texts.get(entry.first))
    return copyist.copy
