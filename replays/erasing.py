"""Forgetting free texts for good: lines, proofs and state stand without them."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from hashlib import sha256
from typing import NamedTuple

import msgspec

from rejeu.engine.errors import Refused
from rejeu.events.errors import NotFound
from rejeu.events.journal import Journal
from rejeu.events.pages import PAGE
from rejeu.events.record import Opening, read_envelope

from .sealing import TEXT, header_of, is_sealed, open_header, places_of, sealed_id

Progress = Callable[[int], None]


class Texts(NamedTuple):
    """What is to be forgotten: the command `records` that have a text; `gone`: those asked for that have none left.

    An amendment says the texts of what followed again: those copies are among the records.
    """

    records: tuple[int, ...]
    gone: tuple[int, ...] = ()


class _Text(NamedTuple):
    """A free text that is there. `origin`: the record that it was first written at, `by` whom."""

    digest: bytes
    origin: int
    by: str


class _Body(msgspec.Struct, forbid_unknown_fields=True):
    text: str


_parts = msgspec.json.Decoder(_Body)


def texts_at(journal: Journal, fight: str, records: Iterable[int]) -> Texts:
    """Return the free texts of the commands that these records belong to, copies included.

    Raises `NotFound`, `Refused` when there is no such record, or one that never had a free text.
    """
    asked = sorted({_command(journal, fight, seq) for seq in records})
    found = _texts(journal, fight)
    origins = {found[seq].origin for seq in asked if seq in found}
    for seq in asked:
        if seq not in found and _is_open(journal, fight, seq):
            raise Refused("no-free-text", seq=seq)
    return Texts(_of(found, origins), tuple(seq for seq in asked if seq not in found))


def texts_by(journal: Journal, fight: str, name: str) -> Texts:
    """Return the free texts that somebody wrote, copies included whoever amended. Raises `NotFound`."""
    found = _texts(journal, fight)
    return Texts(_of(found, {text.origin for text in found.values() if text.by == name}))


def erase_texts(journal: Journal, fight: str, records: Iterable[int], progress: Progress | None = None) -> None:
    """Forget the free texts of these records, one after the other, in the sealed log of the fight, too.

    Raises `NotFound`, `JournalUnavailable`.
    """
    sealed = _Sealed(journal, fight)
    for count, seq in enumerate(records, 1):
        sealed.erase(seq)  # first: one that is gone from the fight is not asked for again
        journal.erase(fight, seq, 0)
        if progress is not None:
            progress(count)


def erase_in_copy(journal: Journal, sealed: str, entries: Iterable[int], progress: Progress | None = None) -> None:
    """Forget the free texts of these lines of a sealed log that somebody was given."""
    for count, entry in enumerate(entries, 1):
        _erase_line(journal, sealed, entry)
        if progress is not None:
            progress(count)


class _Sealed:
    """The sealed log of a fight, where the texts of a command lie in a part of its line. There may be none yet."""

    def __init__(self, journal: Journal, fight: str) -> None:
        self._journal = journal
        self._id = sealed_id(fight)
        self._commands: list[int] = []
        try:
            header = header_of(journal, self._id)
        except NotFound:
            return
        if is_sealed(header) and open_header(header).nonce == header_of(journal, fight).nonce:
            lines = enumerate(journal.read(fight, 1), 1)
            self._commands = [seq for seq, line in lines if not read_envelope(line, seq).n]

    def erase(self, command: int) -> None:
        entry = bisect_left(self._commands, command) + 1
        if not self._commands or entry > self._journal.tail(self._id).seq:
            return
        _erase_line(self._journal, self._id, entry)


def _erase_line(journal: Journal, sealed: str, entry: int) -> None:
    (line,) = journal.read(sealed, entry, entry)
    journal.erase(sealed, entry, places_of(line, entry)[TEXT])


def _of(found: dict[int, _Text], origins: set[int]) -> tuple[int, ...]:
    return tuple(seq for seq, text in found.items() if text.origin in origins)


def _command(journal: Journal, fight: str, seq: int) -> int:
    """Return the command that a record belongs to, which has a seal. Raises `Refused`."""
    last = journal.tail(fight).seq
    if not 1 <= seq <= last:
        raise Refused("no-such-record", seq=seq, last=last)
    (line,) = journal.read(fight, seq, seq)
    first = seq - read_envelope(line, seq).n
    for line in journal.read(fight, first, first) if first > 0 else ():
        if read_envelope(line, first).sealed:
            return first
    raise Refused("no-free-text", seq=seq)


def _is_open(journal: Journal, fight: str, seq: int) -> bool:
    return (seq, 0) in journal.openings(fight, seq, seq)


def _texts(journal: Journal, fight: str) -> dict[int, _Text]:
    """Return every free text that is there, by its record."""
    found: dict[int, _Text] = {}
    for seq, text in _opened(journal, fight):
        (line,) = journal.read(fight, seq, seq)
        envelope = read_envelope(line, seq)
        if envelope.n:
            continue
        digest = sha256(text.encode()).digest()
        earlier = found.get(envelope.replays or 0)
        if earlier is not None and earlier.digest == digest:
            found[seq] = earlier
        else:
            found[seq] = _Text(digest, seq, envelope.by)
    return found


def _opened(journal: Journal, fight: str) -> Iterator[tuple[int, str]]:
    last = journal.tail(fight).seq
    for first in range(1, last + 1, PAGE):
        for (seq, i), opening in journal.openings(fight, first, first + PAGE - 1).items():
            text = _text(opening) if i == 0 else None
            if text is not None:
                yield seq, text


def _text(opening: Opening) -> str | None:
    try:
        return _parts.decode(opening.part).text
    except msgspec.MsgspecError:
        return None
