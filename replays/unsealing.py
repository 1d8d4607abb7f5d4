"""Reading a sealed log: the fight as whoever holds the copy sees it, or all of it for whoever holds every part."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec

from rejeu.events.base import Event
from rejeu.events.chain import check_links, check_openings
from rejeu.events.errors import BrokenLog, JournalError
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal, in_memory
from rejeu.events.record import Header, Opening, Stored, read_envelope, read_header

from .copying import Copy
from .fight import Fight
from .pieces import Lines, lines_of, pieces_of, read_part, texts_of
from .sealing import ALL, MASTER, TEXT, Place, all_places, open_header, sealed_id
from .trust import KeySpan, Trust


class _Text(msgspec.Struct):
    text: str = ""


_texts: Callable[[bytes], _Text] = msgspec.json.Decoder(_Text).decode


class Unsealed(NamedTuple):
    """A sealed log read. `label`: whose parts it was read by; `gm`: all of them.

    `ends`: the last record of `fight` after each line of the sealed log, from the header on. `disclosed`: lines whose
    game master's part is there, too. `fight` is read only.
    """

    sealed: str
    header: Header
    label: str
    fight: Fight
    ends: Sequence[int]
    disclosed: tuple[int, ...]
    parts: Mapping[int, tuple[Lines, str]]
    """Of each disclosed line: the game master's part, and the free text."""

    def entry_of(self, seq: int) -> int:
        """Return the line of the sealed log that record `seq` of the fight came by."""
        return bisect_left(self.ends, seq)

    def lines_of(self, entry: int) -> list[bytes]:
        """Return the records of the game master's own log that a disclosed line stands for."""
        return [line.encode() for line in self.parts[entry][0].lines]

    def text_of(self, entry: int) -> str:
        """Return the free text of a disclosed line, empty if it has none."""
        return self.parts[entry][1]

    def open_lines(self) -> tuple[list[bytes], list[int]]:
        """Return the game master's own log as far as it is disclosed from its first line on, its header first.

        And the last record of it after each line of the sealed log. Raises `BrokenLog` naming a line that does not fit.
        """
        lines: list[bytes] = []
        ends: list[int] = []
        while len(ends) + 1 in self.parts:
            part, _ = self.parts[len(ends) + 1]
            if not ends:
                lines.append(part.header.encode())
            ends.append(ends[-1] if ends else 0)
            for line in part.lines:
                ends[-1] += 1
                lines.append(line.encode())
        try:
            if lines and read_header(lines[0]).nonce != open_header(self.header).nonce:
                raise BrokenLog(0, "bad-header", detail="nonce")
            if lines:
                check_links(lines)
        except BrokenLog as problem:
            raise BrokenLog(bisect_left(ends, problem.seq) + 1, "bad-part", detail=str(problem)) from None
        return lines, ends

    def keys(self) -> tuple[KeySpan, ...]:
        """Return the keys that it names, in force from one line of the sealed log to another."""
        trust = Trust()
        for seq in range(1, self.fight.tail + 1):
            envelope = self.fight.envelopes[seq - 1]
            if envelope.parent is None and envelope.n:
                event = self.fight.event(seq)
                if isinstance(event, Event):
                    trust.take(self.entry_of(seq), envelope.by, event)
        return tuple(trust.keys)


def unseal_records(header: bytes, records: Iterable[Stored]) -> Unsealed:
    """Read a sealed log from its records. Raises `BrokenLog` naming the line."""
    return unseal(*in_memory(header, records))


def unseal(journal: Journal, sealed: str) -> Unsealed:
    """Read a sealed log of a journal. Raises `NotFound`, `BrokenLog` naming the line."""
    lines = list(journal.read(sealed))
    header = read_header(lines[0])
    openings = journal.openings(sealed)
    places = all_places(lines[1:])
    for seq, line in enumerate(lines[1:], 1):
        given = tuple(openings.get((seq, i)) for i in range(len(places[seq - 1])))
        check_openings(read_envelope(line, seq), Stored(line, given))
    held = Counter(label for seq, of in enumerate(places, 1) for label, i in of.items() if (seq, i) in openings)
    disclosed = tuple(seq for seq, of in enumerate(places, 1) if (seq, of.get(MASTER, -1)) in openings)
    if places and held[MASTER] == len(places):
        fight, ends = whole(header, places, openings)
        return Unsealed(sealed, header, MASTER, fight, ends, disclosed, {})
    label = max((name for name in held if name not in (MASTER, TEXT, ALL)), key=lambda name: held[name], default=ALL)
    copy = Copy(open_header(header))
    for seq, of in enumerate(places, 1):
        own = label if label in of else ALL
        part = openings.get((seq, of.get(own, -1)))
        if part is None:
            raise BrokenLog(seq, "part-missing")
        pieces = pieces_of(part, seq)
        try:
            copy.add(pieces, _text(openings, of, seq))
        except JournalError as problem:
            raise BrokenLog(seq, "bad-part", detail=str(problem)) from None
    _check_disclosed(copy.fight, disclosed, len(places))
    parts = {seq: _disclosed(openings, places[seq - 1], seq) for seq in disclosed}
    return Unsealed(sealed, header, label, copy.fight, copy.ends, disclosed, parts)


def check_sealed(journal: Journal, fight: Fight) -> None:
    """Check that the sealed log of a fight was sealed from the very records that it has.

    Raises `BrokenLog` naming the line of the sealed log that was not.
    """
    sealed = sealed_id(fight.id)
    found = unseal(journal, sealed)
    own, told = fight.journal.read(fight.id), found.fight.journal.read(found.fight.id)
    for seq, (ours, theirs) in enumerate(zip(own, told, strict=False)):
        if ours != theirs:
            raise BrokenLog(max(found.entry_of(seq), 1), "sealed-of-another")
    if found.label != MASTER or found.fight.tail > fight.tail:
        raise BrokenLog(len(found.ends) - 1, "sealed-of-another")


def _check_disclosed(copy: Fight, disclosed: Sequence[int], last: int) -> None:
    """Check that what a copy says to be disclosed is in it. Raises `BrokenLog`."""
    told, there = copy.table.disclosed, set(disclosed)
    missing = next((seq for seq in range(1, last + 1) if seq in told and seq not in there), None)
    if missing is not None:
        raise BrokenLog(missing, "disclosed-missing")


def _disclosed(openings: Mapping[Place, Opening], of: Mapping[str, int], seq: int) -> tuple[Lines, str]:
    lines = lines_of(openings[seq, of[MASTER]], seq)
    part = _text(openings, of, seq)
    return lines, "" if part is None else read_part(_texts, part, seq).text


def _text(openings: Mapping[Place, Opening], of: Mapping[str, int], seq: int) -> bytes | None:
    part = openings.get((seq, of.get(TEXT, -1)))
    texts = () if part is None else texts_of(part, seq)
    if not texts:
        return None
    text = texts[0].part.encode()
    read_part(_texts, text, seq)
    return text


def whole(
    header: Header, places: Sequence[Mapping[str, int]], openings: Mapping[Place, Opening]
) -> tuple[Fight, list[int]]:
    """Return the game master's own log, exactly as it was."""
    ends = [0]

    def records() -> Iterator[Stored]:
        for seq, of in enumerate(places, 1):
            texts = openings.get((seq, of.get(TEXT, -1)))
            known = {} if texts is None else {(t.n, t.i): t.opening() for t in texts_of(texts, seq)}
            lines = lines_of(openings[seq, of[MASTER]], seq).lines
            for n, line in enumerate(lines):
                count = len(read_envelope(line.encode(), ends[-1] + n + 1).sealed)
                yield Stored(line.encode(), tuple(known.get((n, i)) for i in range(count)))
            ends.append(ends[-1] + len(lines))

    first: Lines = lines_of(openings[1, places[0][MASTER]], 1)
    journal = MemoryJournal()
    try:
        journal.create(first.header.encode(), records())
        fight = Fight(journal, read_header(first.header.encode()).fight)
    except JournalError as problem:
        raise BrokenLog(min(len(ends), len(places)), "bad-part", detail=str(problem)) from None
    if fight.header.nonce != open_header(header).nonce:
        raise BrokenLog(1, "bad-part", detail="nonce")
    return fight, ends
