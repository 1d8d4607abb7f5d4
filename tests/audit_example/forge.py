"""Forges a copy of each kind of what the table of examples/audit posted, as well as its forger could."""

import io
import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

from rejeu.console import fair
from rejeu.events import trust_events as e
from rejeu.events.base import Event
from rejeu.events.chain import leaf_hash
from rejeu.events.jsonl import LogReader, write_log
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import Draft, Opening, Part, Stored, base64, bytes_of, read_envelope, read_header, seal_batch
from rejeu.events.registry import encode_body
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight
from rejeu.replays.records import decode_event
from rejeu.replays.sealing import export_copy, label_of, places_of, seal
from rejeu.replays.unsealing import Unsealed, unseal_records
from tests.audit_example.machine import Machine, note_in

OWN = "p1"
"""The label of alice's parts."""

Records = list[Stored]


# Files ---------------------------------------------------------------------------------------


def read(path: Path) -> tuple[bytes, Records]:
    """Return the header and the records of a log."""
    with path.open("rb") as stream:
        reader = LogReader(stream)
        return reader.header, list(reader)


def write(path: Path, header: bytes, records: Records) -> None:
    """Write a log, its end made to fit whatever is in it."""
    out = io.BytesIO()
    write_log(out, header, records)
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(out.getvalue())


def write_text(path: Path, text: str) -> None:
    """Write a note, a proof or codes."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8", newline="\n")


def part_of(record: Stored, seq: int, label: str = OWN) -> int:
    """Return which opening of a line is of a label."""
    return places_of(record.line, seq)[label]


def with_part(record: Stored, place: int, opening: Opening | None) -> Stored:
    """Return a record with another opening in that place."""
    return Stored(record.line, (*record.openings[:place], opening, *record.openings[place + 1 :]))


def reworded(record: Stored, place: int, change: Callable[[bytes], bytes]) -> Stored:
    """Return a record with what one part of it says changed."""
    held = record.openings[place]
    assert held is not None
    part = change(held.part)
    assert part != held.part
    return with_part(record, place, Opening(held.salt, part))


def other_face(part: bytes) -> bytes:
    """Turn the first face of the first roll that a part tells into another."""
    pieces = json.loads(part)
    body = next(one[2] for one in pieces["pieces"][0]["events"] if one[0] == "rolled")
    body["faces"][0] = body["faces"][0] % 20 + 1
    return json.dumps(pieces, separators=(",", ":"), ensure_ascii=False).encode()


def recommitted(record: Stored, seq: int) -> Stored:
    """Return a record whose commitments are those of its openings; the one after it does not know."""
    line = record.line
    for sealed, opening in zip(read_envelope(line, seq).sealed, record.openings, strict=True):
        if opening is not None:
            line = line.replace(sealed.commitment.encode(), opening.commitment().encode())
    return Stored(line, record.openings)


def made_up(before: Stored, seq: int) -> Stored:
    """Return a line that follows `before` and is numbered as the next one, with parts that say nothing."""
    like = read_envelope(before.line, seq - 1)
    parts = tuple(Part(sealed.to, b"{}") for sealed in like.sealed)
    draft = Draft(
        parent=None, at=like.at + 1, by="", command=f"e{seq}", n=0, tag=like.tag, v=like.v, body=bytes(like.body),
        sealed=parts,
    )  # fmt: skip
    (made,) = seal_batch([draft], seq, leaf_hash(before.line), lambda: bytes(16))
    return made


def resealed(header: bytes, records: Records, seq: int, place: int, salts: Callable[[], bytes]) -> Records:
    """Return a sealed log, all parts at hand, as whoever seals it would write it who told a face otherwise."""
    made: Records = []
    leaf = leaf_hash(header)
    told = reworded(records[seq - 1], place, other_face)
    for number, record in enumerate([*records[: seq - 1], told, *records[seq:]], 1):
        like = read_envelope(record.line, number)
        parts = zip(like.sealed, record.openings, strict=True)
        draft = Draft(
            parent=None, at=like.at, by="", command=like.command, n=0, tag=like.tag, v=like.v, body=bytes(like.body),
            sealed=tuple(Part(sealed.to, opening.part) for sealed, opening in parts if opening is not None),
        )  # fmt: skip
        batch = seal_batch([draft], number, leaf, salts)
        leaf = batch.leaf
        made.extend(batch)
    return made


def given(records: Records, like: Records) -> Records:
    """Return records with those parts alone that stand in `like`."""
    return [
        Stored(
            one.line,
            tuple(
                ours if theirs is not None else None for ours, theirs in zip(one.openings, other.openings, strict=True)
            ),
        )
        for one, other in zip(records, like, strict=True)
    ]


# The game master's own log, written anew -----------------------------------------------------

Batch = list[tuple[Draft, Event]]


def batches(fight: Fight) -> Iterator[Batch]:
    """Yield the commands of a fight with what came of them, as they were before they were numbered."""
    openings = fight.openings()
    batch: Batch = []
    for envelope in fight.envelopes:
        sealed = tuple(Part(one.to, openings[envelope.seq, i].part) for i, one in enumerate(envelope.sealed))
        draft = Draft(
            parent=envelope.parent,
            at=envelope.at,
            by=envelope.by,
            command=envelope.command,
            n=envelope.n,
            tag=envelope.tag,
            v=envelope.v,
            body=bytes(envelope.body),
            sealed=sealed,
            replays=envelope.replays,
            audience=envelope.audience,
        )
        event = decode_event(envelope)
        assert isinstance(event, Event)
        if envelope.n == 0 and batch:
            yield batch
            batch = []
        batch.append((draft, event))
    yield batch


def drafts(batch: Batch, change: Callable[[Event], Event]) -> list[Draft]:
    """Return a command and what came of it, each of its events changed."""
    made = []
    for draft, event in batch:
        after = change(event)
        made.append(
            Draft(
                parent=draft.parent,
                at=draft.at,
                by=draft.by,
                command=draft.command,
                n=draft.n,
                tag=after.TAG,
                v=after.VERSION,
                body=draft.body if after is event else encode_body(after)[0],
                sealed=draft.sealed,
                replays=draft.replays,
                audience=draft.audience,
            )
        )
    return made


def rewritten(backup: Path, fight: str, seed: e.RevealSeed, change: Callable[[Event], Event], at: Machine) -> Fight:
    """Write a fight anew, every link right, each event changed, and the seed shown at its end."""
    old = Fight(SqliteJournal(backup, write=False), fight)
    journal = MemoryJournal()
    header = next(old.journal.read(fight, 0, 0))
    records: Records = []
    leaf = leaf_hash(header)
    waiting = [drafts(batch, change) for batch in batches(old)]
    last = waiting[-1][0]
    commitment = next(one.commitment for one in old.table.trust.seeds)
    shown = (seed, e.SeedRevealed(commitment=commitment, seed=seed.seed))
    waiting.append(
        [
            Draft(
                parent=None,
                at=last.at + 60_000,
                by="gm",
                command="shown",
                n=n,
                tag=event.TAG,
                v=event.VERSION,
                body=encode_body(event)[0],
            )
            for n, event in enumerate(shown)
        ]
    )
    for batch in waiting:
        sealed = seal_batch(batch, len(records) + 1, leaf, lambda: at.bytes(16))
        leaf = sealed.leaf
        records.extend(sealed)
    journal.create(header, records)
    return Fight(journal, fight)


def copy_to(path: Path, fight: Fight, at: Machine) -> None:
    """Seal a fight and write alice's copy of it."""
    path.parent.mkdir(exist_ok=True)
    seal(fight.journal, fight, lambda: at.bytes(16))
    export_copy(fight.journal, fight, label_of(fight, "alice"), path, replace=True)


def word(holder: str, given: str, becomes: tuple[str, str]) -> Callable[[Event], Event]:
    """Turn the word that somebody gave into somebody's other one."""
    who, other = becomes

    def change(event: Event) -> Event:
        if isinstance(event, e.GiveWord) and (event.holder, event.word) == (holder, given):
            return e.GiveWord(holder=who, word=other)
        if isinstance(event, e.WordGiven) and (event.holder, event.word) == (holder, given):
            return e.WordGiven(holder=who, word=other)
        return event

    return change


# Machines ------------------------------------------------------------------------------------


def twin(machine: Machine, folder: Path, seed: str) -> Machine:
    """Return a machine with the same keys and seeds, which remembers nothing of what it signed."""
    shutil.copytree(machine.folder, folder)
    for path in [*folder.rglob("seen"), *folder.glob("journal.db*")]:
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    return Machine(folder, machine.clock, seed)


def signed_by(machine: Machine, copy: Path, who: str, fight: str, on: Path | None = None) -> str:
    """Return the checkpoint that somebody signs of a copy."""
    machine("import", str(copy))
    more = () if on is None else ("--on", str(on))
    return note_in(machine("checkpoint", fight, "--as", who, *more))


def other_record(proof: str, line: bytes, index: int) -> str:
    """Return a proof that is said to be of another line."""
    rows = proof.split("\n")
    rows[1:3] = [f"extra {base64(line)}", f"index {index}"]
    return "\n".join(rows)


def other_old(proof: str, root: bytes) -> str:
    """Return a proof that is said to start from a log with another head."""
    rows = proof.split("\n")
    words = rows[1].split()
    assert bytes_of(words[2]) != root
    rows[1] = f"old {words[1]} {base64(root)}"
    return "\n".join(rows)


def code_of(header: bytes, line: bytes, seq: int) -> str:
    """Return the code of a line."""
    return fair.code_of(read_header(header).fight, seq, line)


def unsealed(path: Path) -> Unsealed:
    """Return what a copy unseals to."""
    return unseal_records(*read(path))
