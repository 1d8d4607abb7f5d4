"""The sealed log of a fight: one line for each command, which says nothing by itself, and sealed parts for each reader.

docs/sealed-log.md specifies it. It is written once and never again: what was sealed by an older program stands. So
it lies in the journal beside the fight, and every copy that is given away has its count, its root, its checkpoints.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from rejeu.engine.errors import Refused
from rejeu.events.chain import Head
from rejeu.events.errors import BrokenLog, Conflict, Exists, NotFound
from rejeu.events.journal import Journal
from rejeu.events.jsonl import write_file
from rejeu.events.record import (
    Draft,
    Header,
    Opening,
    Part,
    Stored,
    make_header,
    read_envelope,
    read_header,
    seal_batch,
)
from rejeu.events.registry import encode_body
from rejeu.events.sealed_names import SUFFIX
from rejeu.events.sealed_names import is_sealed as is_sealed
from rejeu.events.sealed_names import open_header as open_header
from rejeu.events.sealed_names import sealed_id as sealed_id
from rejeu.events.secret_events import SealedEntry
from rejeu.events.table_facts import ParticipantSet

from .copying import TELLING, Copyist
from .entries import Entry, entries
from .fight import Fight
from .pieces import Lines, Piece, Pieces, encode, lines_of, pieces_of, text_part
from .rights import GM, TableState

Progress = Callable[[int], None]
"""Told now and then how many entries are done."""

TEXT, MASTER, ALL = "text", "gm", "all"
"""For whom a part is: whoever is told the free text, the game master, whoever is no participant. Others are `p1`, …"""

_AT_ONCE = 200
_BODY = encode_body(SealedEntry())[0]

Place = tuple[int, int]
"""Where an opening belongs: the line, and the index of the seal in it."""


def header_of(journal: Journal, fight: str) -> Header:
    """Return the header of a log. Raises `NotFound`, `BrokenLog`."""
    return read_header(next(journal.read(fight, 0, 0)))


def log_id(journal: Journal, name: str) -> str:
    """Return which log of a journal a fight's `name` means: its own, else the sealed one. Raises `NotFound`."""
    for known in (name, sealed_id(name)):
        try:
            journal.tail(known)
        except NotFound:
            continue
        return known
    raise NotFound(name)


def has_sealed(journal: Journal, fight: Fight) -> bool:
    """Tell whether the journal has the sealed log of `fight`: another fight may have its name."""
    try:
        return header_of(journal, sealed_id(fight.id)).nonce == fight.header.nonce + SUFFIX
    except NotFound:
        return False


def seal(journal: Journal, fight: Fight, salts: Callable[[], bytes], progress: Progress | None = None) -> int:
    """Bring the sealed log of `fight` up to date, or begin it; return how many lines it got.

    Raises `Refused`, also if it was sealed from records that the fight has not, say because it goes on from a backup;
    `Conflict` if another program seals the same fight meanwhile, `JournalUnavailable`.
    """
    sealed = sealed_id(fight.id)
    if not has_sealed(journal, fight):
        try:
            journal.create(make_header(sealed, fight.header.nonce + SUFFIX, fight.header.created))
        except Exists:
            if not has_sealed(journal, fight):  # else another program has just begun it
                raise Refused("sealed-name-taken", fight=fight.id, sealed=sealed) from None
    begun = now = journal.tail(sealed).seq
    while True:
        try:
            return _seal_on(journal, fight, sealed, salts, progress) - begun
        except Conflict as conflict:
            if conflict.actual <= now:
                raise
            now = conflict.actual  # others have sealed some of it: go on from there


def _seal_on(journal: Journal, fight: Fight, sealed: str, salts: Callable[[], bytes], progress: Progress | None) -> int:
    """Seal what is not sealed yet; return how many lines there are."""
    tail = journal.tail(sealed)
    done, leaf = tail.seq, tail.leaf
    fight.refresh()  # others may have played on, and sealed that
    if done:
        _check_last(journal, fight, sealed, done)
    if done == fight.lineage.entry_of(fight.tail):
        return done
    waiting: list[list[Stored]] = []
    for entry, parts in _sealed_parts(journal, fight, sealed, done):
        draft = Draft(
            parent=None, at=entry.at, by="", command=f"e{entry.entry}", n=0, tag=SealedEntry.TAG,
            v=SealedEntry.VERSION, body=_BODY, sealed=parts,
        )  # fmt: skip
        batch = seal_batch([draft], entry.entry, leaf, salts)
        leaf = batch.leaf
        waiting.append([*batch])
        if len(waiting) == _AT_ONCE:
            done = _append(journal, sealed, waiting, done)
            waiting = []
            if progress is not None:
                progress(done)
    return _append(journal, sealed, waiting, done) if waiting else done


def _append(journal: Journal, sealed: str, waiting: Sequence[Sequence[Stored]], done: int) -> int:
    """Append lines; return how many there are then. Raises `Conflict` if others have sealed the same meanwhile.

    Their lines are those of the same commands under other salts, which a journal takes for these sent again.
    """
    try:
        if not any(receipt.resent for receipt in journal.append_many(sealed, waiting, done)):
            return done + len(waiting)
    except BrokenLog as broken:
        if broken.code not in ("repeated-command", "broken-link"):
            raise
    raise Conflict(done, journal.tail(sealed).seq)


def _check_last(journal: Journal, fight: Fight, sealed: str, done: int) -> None:
    """Raise `Refused` unless the last line was sealed from this fight: its records name those before by their hash."""
    batch = next(islice(fight.lineage.batches(), done - 1, None), None)
    (line,) = journal.read(sealed, done, done)
    part = journal.openings(sealed, done, done).get((done, places_of(line, done).get(MASTER, -1)))
    lines = [] if batch is None else [line.decode() for line in journal.read(fight.id, *batch)]
    if part is None or [*lines_of(part, done).lines] != lines:
        raise Refused("sealed-parted", fight=fight.id, sealed=sealed)


def _sealed_parts(journal: Journal, fight: Fight, sealed: str, done: int) -> Iterator[tuple[Entry, tuple[Part, ...]]]:
    """Yield what is to be sealed of each entry after `done`; those before are followed as they were sealed."""
    texts = fight.openings()
    known = journal.openings(sealed, 1, done) if done else {}
    places = all_places(journal.read(sealed, 1, done) if done else ())
    for entry, copies in tellings(fight, texts, places, known):
        if entry.entry > done:
            text = Part((TEXT,), encode(text_part(_texts_of(entry, texts))))
            told = (Part((label,), encode(Pieces(pieces))) for label, (_, pieces) in copies.items())
            yield entry, (text, Part((MASTER,), _lines(fight, entry)), *told)


Tellings = Mapping[str, tuple[Copyist, tuple[Piece, ...]]]
"""By label: who makes the copy, and what an entry is in it."""


def tellings(
    fight: Fight,
    texts: Mapping[Place, Opening],
    places: Sequence[Mapping[str, int]],
    known: Mapping[Place, Opening],
    labels: Container[str] | None = None,
) -> Iterator[tuple[Entry, Tellings]]:
    """Yield each entry of a fight with what it is in each reader's copy, or in those of `labels` and everyone's.

    What was sealed before, at `places` of the sealed log, stands as it is `known`. Raises `BrokenLog`.
    """
    copyists = {ALL: Copyist(fight.header)}
    names = {ALL: ""}
    for entry, table in entries(fight):
        for label, who in _newcomers(table, names).items():
            if labels is None or label in labels:
                copyists[label] = copyists[ALL].branch(who)
        seq = entry.entry
        text = texts.get((entry.first, 0))
        found = {}
        for label, copyist in copyists.items():
            part = known.get((seq, places[seq - 1].get(label, -1))) if seq <= len(places) else None
            stored = None if part is None else pieces_of(part, seq)
            pieces = copyist.take(entry, table.eye(names[label]), None if text is None else text.part, stored)
            found[label] = (copyist, pieces)
        yield entry, found


def _newcomers(table: TableState, names: dict[str, str]) -> dict[str, str]:
    """Add to `names`, by label, those who take part for the first time; return them."""
    new = [who for who in table.participants if who not in names.values()]
    found = {f"p{place}": who for place, who in enumerate(new, len(names))}
    names.update(found)
    return found


def all_places(lines: Iterable[bytes]) -> list[dict[str, int]]:
    """Return for whom the seals of each line are, the header left out. Raises `BrokenLog`."""
    return [places_of(line, seq) for seq, line in enumerate(lines, 1)]


def places_of(line: bytes, seq: int) -> dict[str, int]:
    """Return for whom the seals of a line are: label -> index."""
    envelope = read_envelope(line, seq)
    if envelope.tag != SealedEntry.TAG or envelope.n:
        raise BrokenLog(seq, "not-sealed-entry", tag=envelope.tag)
    return {label: i for i, one in enumerate(envelope.sealed) for label in one.to}


def _texts_of(entry: Entry, texts: Mapping[Place, Opening]) -> list[tuple[int, int, Opening]]:
    if not entry.texts:
        return []
    return [(seq - entry.first, i, one) for (seq, i), one in texts.items() if entry.first <= seq <= entry.last]


def _lines(fight: Fight, entry: Entry) -> bytes:
    header = next(fight.journal.read(fight.id, 0, 0)).decode() if entry.entry == 1 else ""
    lines = tuple(line.decode() for line in fight.journal.read(fight.id, entry.first, entry.last))
    return encode(Lines(lines, header, TELLING))


# Copies ---------------------------------------------------------------------------------------


def label_of(fight: Fight, who: str) -> str:
    """Return which parts participant `who` is given: `gm` for a game master, `all` without a name. Raises `Refused`."""
    if not who:
        return ALL
    if who == GM:
        return MASTER
    if who not in fight.table.participants:
        raise Refused("not-a-participant", by=who, known=sorted({GM, *fight.table.participants}))
    if fight.table.participants[who].role == "gm":
        return MASTER
    return f"p{ever(fight).index(who) + 1}"


def ever(fight: Fight) -> list[str]:
    """Return everyone who ever took part, in the order in which they were first named."""
    facts = (fight.event(seq) for seq in range(1, fight.tail + 1) if fight.envelopes[seq - 1].parent is None)
    return list(dict.fromkeys(fact.who for fact in facts if isinstance(fact, ParticipantSet)))


def owner_of(label: str, fight: Fight) -> str:
    """Return for which participant the parts of a label are, named in `fight`; the label itself where for none."""
    people = ever(fight)
    place = int(label[1:]) - 1 if label[1:].isdigit() else len(people)
    return people[place] if place < len(people) else label


def export_copy(journal: Journal, fight: Fight, label: str, path: Path, *, replace: bool = False) -> Head:
    """Write the copy of whoever has the parts of `label`: every line, and the openings that are theirs.

    What was disclosed is open to all. Raises `JournalUnavailable`, `BrokenLog`.
    """
    sealed = sealed_id(fight.id)
    lines = journal.read(sealed)
    header = next(lines)
    openings = journal.openings(sealed)
    chosen = _chosen(lines, openings, label, fight.table)
    return write_file(path, header, chosen, replace=replace)


def _chosen(
    lines: Iterable[bytes], openings: Mapping[Place, Opening], label: str, table: TableState
) -> Iterator[Stored]:
    for seq, line in enumerate(lines, 1):
        places = places_of(line, seq)
        given = {MASTER, TEXT} if label == MASTER or seq in table.disclosed else set()
        if label == MASTER:
            given = set(places)
        own = label if label in places else ALL
        given.add(own)
        part = openings.get((seq, places[own]))
        if part is not None and own != MASTER and any(piece.text for piece in pieces_of(part, seq)):
            given.add(TEXT)
        yield Stored(line, tuple(openings.get((seq, i)) if name in given else None for name, i in places.items()))
