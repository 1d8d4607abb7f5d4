"""A short fight with secrets and dice that are committed to, and all that its table posts of it."""

import io
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rejeu.console.fair import code_of
from rejeu.engine.dice import NoSource, Source
from rejeu.engine.fair_dice import commitment_of
from rejeu.events import commands as c
from rejeu.events import secret_events as s
from rejeu.events import table_commands as t
from rejeu.events import trust_events as e
from rejeu.events.base import Command
from rejeu.events.chain import Head, leaf_hash
from rejeu.events.jsonl import LogReader
from rejeu.events.memory import MemoryJournal
from rejeu.events.notes import Checkpoint, Note, Signer, origin_of, sign_note
from rejeu.events.proof_text import ConsistencyProof, InclusionProof, read_paper, tidy
from rejeu.events.proofs import prove_consistency, prove_inclusion, tree_head
from rejeu.events.record import Stored, base64, read_header
from rejeu.replays.audit import Finding, Posted, audit, audited_log
from rejeu.replays.fair import CommittedDice, check_rolls
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.sealing import export_copy, label_of, places_of, seal, sealed_id
from rejeu.replays.unsealing import Unsealed, unseal_records
from tests.forgeries.changes import Files

FIGHT = "ferry"
GM, ALICE = Signer("gm", bytes(32)), Signer("alice", bytes([1]) * 32)
KEYS = (GM.key, ALICE.key)
PAPERS = ("early", "late", "last", "record", "since")
OWN = "p1"
"""The label of alice's parts."""


class Table:
    """Plays by itself; `nonce` makes one evening differ from another."""

    def __init__(self, nonce: str) -> None:
        self.chance = Random(nonce)
        self.journal = MemoryJournal()
        self.dice: Source = NoSource()
        self._said = 0
        opening = c.Open(title="The ferry", ruleset="tiny")
        self.fight = Fight.create(self.journal, FIGHT, nonce * 22, opening, Stamp("gm", 1, "open"), self._hands())

    def _hands(self) -> Hands:
        return Hands(self.dice, self.salt)

    def salt(self) -> bytes:
        return self.chance.randbytes(16)

    def say(self, command: Command, by: str = "gm", audience: tuple[str, ...] = ()) -> None:
        self._said += 1
        self.fight.submit(command, Stamp(by, 1000 * self._said, f"k{self._said}", audience), self._hands())

    def seal(self) -> int:
        """Bring the sealed log up to date; return how many lines it has, the header among them."""
        seal(self.journal, self.fight, self.salt)
        return self.journal.tail(sealed_id(FIGHT)).seq + 1

    def copy(self, who: str) -> bytes:
        with TemporaryDirectory() as folder:
            path = Path(folder) / "copy.combat.jsonl"
            export_copy(self.journal, self.fight, label_of(self.fight, who), path)
            return path.read_bytes()

    def commit(self, seed: bytes) -> None:
        commitment = commitment_of(seed, origin_of(self.fight.header))
        self.say(e.CommitSeed(level="mixed", commitment=commitment))
        self.dice = CommittedDice(self.fight, seed)


def play(nonce: str, *, disclose_first: bool = False) -> tuple[Table, list[int]]:
    """Play a fight to its end; return it, and how many lines its sealed log had at each checkpoint."""
    at = Table(nonce)
    for who in ("mira", "guard"):
        at.say(c.Join(who=who, name=who.title(), sheet={"skill": 12, "hp": 30}, position=(0,)))
    at.say(c.Join(who="ghost", name="Ghost", sheet={"skill": 9, "hp": 9}, position=(3,), hidden=True))
    for who in ("alice", "bob"):
        at.say(t.SetParticipant(who=who, role="player", combatants=("mira",) if who == "alice" else ()))
    at.say(e.SetKey(holder="gm", key=str(GM.key)))
    seed = at.chance.randbytes(32)
    at.commit(seed)
    at.say(e.GiveWord(holder="alice", word=f"harbour {nonce}"), by="alice")
    at.say(e.GiveWord(holder="bob", word="lantern"), by="bob")
    counts = []
    for number in range(2):
        at.say(c.StartRound())
        at.say(c.Attack(who="mira", targets=("guard",), text="Over the rail."))
        at.say(c.Attack(who="ghost", targets=("guard",)))
        at.say(c.Note(text=f"secret {number}"), audience=("gm",))
        at.say(c.Attack(who="guard", targets=("mira",)))
        counts.append(at.seal())
    if disclose_first:
        at.say(s.Disclose())
    at.say(e.RevealSeed(seed=base64(seed)))
    counts.append(at.seal())
    return at, counts


def posted(nonce: str) -> Files:
    """What the table posts: alice's copy, the same once all is disclosed, checkpoints, proofs, codes of rolls."""
    at, (early, _, late) = play(nonce)
    files = {"copy": at.copy("alice")}
    rolls = checked(unseal_records(*read(files["copy"])))
    at.say(s.Disclose())
    size = at.seal()
    lines = [*at.journal.read(sealed_id(FIGHT))]
    leaves = [leaf_hash(line) for line in lines]
    origin = origin_of(read_header(lines[0]))

    def note(count: int, *signers: Signer) -> Note:
        return sign_note(Checkpoint(origin, Head(count, tree_head(leaves[:count]))).text, signers)

    old = Head(early, tree_head(leaves[:early]))
    last = note(size, GM)
    return {
        **files,
        "later": at.copy("alice"),
        "early": str(note(early, GM, ALICE)).encode(),
        "late": str(note(late, GM)).encode(),
        "last": str(last).encode(),
        "record": str(InclusionProof(12, lines[12], prove_inclusion(leaves, 12), last)).encode(),
        "since": str(ConsistencyProof(old, prove_consistency(leaves, early), last)).encode(),
        "codes": "".join(f"{code_of(sealed_id(FIGHT), seq, lines[seq])}\n" for seq in rolls).encode(),
    }


# As a stranger reads it ----------------------------------------------------------------------


def read(raw: bytes) -> tuple[bytes, list[Stored]]:
    """Return the header and the records of a log. Raises `BrokenLog`."""
    reader = LogReader(io.BytesIO(raw))
    return reader.header, list(reader)


def checked(found: Unsealed) -> dict[int, list[str]]:
    """Return what comes of the rolls that a copy tells, by line of the sealed log."""
    fight = found.fight
    records = [(fight.envelopes[seq - 1], fight.event(seq)) for seq in range(1, fight.tail + 1)]
    told: dict[int, list[str]] = {}
    for one in check_rolls(origin_of(fight.header), records, partial=True):
        told.setdefault(found.entry_of(one.seq), []).append(one.outcome)
    return told


class Seen(NamedTuple):
    """The findings, what comes of each code, and what of the files means anything."""

    findings: tuple[Finding, ...]
    codes: tuple[tuple[str, str], ...]
    meaning: Mapping[str, object]

    @property
    def told(self) -> tuple[object, ...]:
        """Everything that is said."""
        return self.findings, self.codes


def look(files: Files) -> Seen:
    """Verify everything together. Raises `JournalError` as soon as something cannot be."""
    logs = {}
    meaning: dict[str, object] = {}
    for name in ("copy", "later"):
        reader = LogReader(io.BytesIO(files[name]))
        records = list(reader)
        ended = reader.report().proved
        found = unseal_records(reader.header, records)
        logs[name] = audited_log(name, reader.header, records)._replace(ended=ended)
        meaning[name] = (reader.header, tuple(one.line for one in records), ended, _parts(records), found.disclosed)
        if name == "copy":
            codes = _codes(files["codes"].decode(), reader.header, records, checked(found))
    papers = []
    for name in PAPERS:
        paper = read_paper(tidy(files[name].decode("utf-8-sig")))
        papers.append(Posted(name, paper))
        note = paper if isinstance(paper, Note) else paper.note
        bare = paper._replace(**({"signatures": ()} if isinstance(paper, Note) else {"note": Note(note.text, ())}))
        meaning[name] = (bare, frozenset(note.signatures))
    meaning["codes"] = sorted(set(files["codes"].decode().split()))
    verdict = audit(list(logs.values()), papers, KEYS)
    return Seen(verdict.findings, codes, meaning)


def _parts(records: Sequence[Stored]) -> tuple[object, ...]:
    """Return what is read of a copy: alice's own parts. Texts and what is disclosed besides may be left out."""
    found = []
    for seq, one in enumerate(records, 1):
        places = places_of(one.line, seq)
        found.append(one.openings[places.get(OWN, places["all"])])
    return tuple(found)


def _codes(
    text: str, header: bytes, records: Sequence[Stored], rolls: Mapping[int, Sequence[str]]
) -> tuple[tuple[str, str], ...]:
    """Return what `rejeu check` makes of each code: unreadable, of another record, no roll, or what came of it."""
    fight = read_header(header).fight
    told = []
    for code in text.split():
        parts = code.split(".")
        seq = int(parts[1]) if len(parts) == 3 and parts[1].isascii() and parts[1].isdigit() else 0
        if not 0 < seq <= len(records):
            told.append((code, "none"))
        elif code_of(fight, seq, records[seq - 1].line) != code:
            told.append((code, "other-record"))
        else:
            told.append((code, " ".join(rolls.get(seq, ["no-roll"]))))
    return tuple(told)
