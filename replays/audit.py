"""What logs, checkpoints and proofs at hand prove together: by whom, up to where, and what they do not.

Pure: nothing is fetched, nothing is believed but the keys given. A key that only the log itself names counts as
less: whoever rewrites a whole log can name another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal, NamedTuple

from rejeu.events.base import Event
from rejeu.events.chain import Head
from rejeu.events.errors import BrokenLog
from rejeu.events.memory import in_memory
from rejeu.events.merkle import leaf_hash
from rejeu.events.notes import (
    BadNote,
    Checkpoint,
    Key,
    Note,
    Signature,
    origin_of,
    person_of,
    read_checkpoint,
    verifies,
)
from rejeu.events.proof_text import ConsistencyProof, InclusionProof, Paper
from rejeu.events.proofs import check_consistency, check_inclusion, tree_head
from rejeu.events.record import Stored, read_envelope, read_header

from .records import decode_event
from .sealing import ALL, is_sealed, owner_of
from .trust import KeySpan, Trust
from .truthful import held_against_truth
from .unsealing import unseal

Kind = Literal["proved", "open", "wrong"]


class AuditedLog(NamedTuple):
    """A log whose every link was checked: its leaf hashes, header first, and the keys that its records name.

    `ended`: its own last line says that it is whole. Of a sealed log, `open` lines are disclosed from the first on:
    `otherwise` are those of them that told somebody (empty: everyone) something else than what happened, and `other`
    counts those that are not compared, since another version of this program sealed them.
    """

    name: str
    origin: str
    leaves: Sequence[bytes]
    keys: Sequence[KeySpan] = ()
    ended: bool = True
    open: int = 0
    otherwise: Sequence[tuple[int, str]] = ()
    other: int = 0


def audited_log(name: str, header: bytes, records: Iterable[Stored]) -> AuditedLog:
    """Take in a log whose links are checked on the way. Raises `BrokenLog`."""
    known = read_header(header)
    if is_sealed(known):
        kept = [*records]
        leaves = [leaf_hash(line) for line in (header, *(stored.line for stored in kept))]
        return _audited_seals(AuditedLog(name, origin_of(known), leaves), header, kept)
    trust = Trust()
    leaves = [leaf_hash(header)]
    for stored in records:
        leaves.append(leaf_hash(stored.line))
        envelope = stored.envelope
        if envelope.parent is None and envelope.n:
            event = decode_event(envelope)
            if isinstance(event, Event):
                trust.take(envelope.seq, envelope.by, event)
    return AuditedLog(name, origin_of(known), leaves, tuple(trust.keys))


def _audited_seals(log: AuditedLog, header: bytes, records: Sequence[Stored]) -> AuditedLog:
    journal, sealed = in_memory(header, records)
    found, held = unseal(journal, sealed), held_against_truth(journal, sealed)
    otherwise = tuple((line, "" if label == ALL else owner_of(label, found.fight)) for line, label in held.otherwise)
    opened = held.lines if held.labels else 0
    return log._replace(keys=found.keys(), open=opened, otherwise=otherwise, other=held.other if opened else 0)


class Posted(NamedTuple):
    """A note or a proof, and what it is called."""

    name: str
    paper: Paper


class Finding(NamedTuple):
    """One thing that was found: `proved`, left `open`, or `wrong`; `code` and `params` make its sentence."""

    kind: Kind
    code: str
    params: dict[str, object]


class Verdict(NamedTuple):
    """All that was found. `good`: something is proved, and nothing is wrong or without a signature that counts."""

    findings: tuple[Finding, ...]

    @property
    def good(self) -> bool:
        """Return whether what was shown holds."""
        kinds = {finding.kind for finding in self.findings}
        unsigned = any(finding.code in _SPOILING for finding in self.findings)
        return "proved" in kinds and "wrong" not in kinds and not unsigned


_SPOILING = frozenset({"unsigned", "signed-by-log-key", "log-short", "log-unended", "proof-without-line"})
"""What is open and leaves a thing that was shown unproved."""


class _Signed(NamedTuple):
    """A checkpoint and who signed it; `known`: with a key that not only the log itself names."""

    name: str
    checkpoint: Checkpoint
    people: tuple[str, ...]
    known: bool


class _Audit:
    def __init__(self, logs: Sequence[AuditedLog], keys: Iterable[Key], own: Iterable[Key]) -> None:
        self.logs = logs
        self.keys = tuple(dict.fromkeys(keys))
        self.own = tuple(own)
        self.findings: list[Finding] = []
        self.signed: list[_Signed] = []

    def say(self, kind: Kind, code: str, **params: object) -> None:
        self.findings.append(Finding(kind, code, params))

    # Signatures

    def note(self, name: str, note: Note) -> Checkpoint | None:
        """Check who signed a note; return the checkpoint that it is, if at all."""
        try:
            checkpoint = read_checkpoint(note)
        except BadNote:
            self.say("wrong", "not-a-checkpoint", file=name)
            return None
        people: list[str] = []
        known = False
        for signature in note.signatures:
            found = self._key(signature.name, signature.mark, checkpoint)
            who = person_of(signature.name)
            if found is None:
                self._unknown(name, who, signature, checkpoint)
                continue
            key, named_by_log = found
            if not verifies(key, note.text, signature.signature):
                self.say("wrong", "bad-signature", file=name, by=who)
                continue
            if who in people:
                continue
            told = {"file": name, "by": who, "count": checkpoint.head.count, "print": key.print}
            if named_by_log:
                self.say("open", "signed-by-log-key", **told)
            else:
                self.say("proved", "signed", **told)
                known = True
            people.append(who)
        if people:
            self.signed.append(_Signed(name, checkpoint, tuple(people), known))
        else:
            self.say("open", "unsigned", file=name)
        return checkpoint

    def _key(self, name: str, mark: bytes, checkpoint: Checkpoint) -> tuple[Key, bool] | None:
        """Return the key of a signature line, and whether it is only the log that names it."""
        if self._dropped(name, mark, checkpoint) is not None:
            return None
        asked = [key for key in self.keys if key.name == name]
        for key in asked or self.own:
            if (key.name, key.mark) == (name, mark):
                return key, False
        if asked:  # somebody vouched for another key of that name
            return None
        for span in self._spans(checkpoint.origin):
            if (span.key.name, span.key.mark) == (name, mark):
                return span.key, True
        return None

    def _unknown(self, file: str, who: str, signature: Signature, checkpoint: Checkpoint) -> None:
        gone = self._dropped(signature.name, signature.mark, checkpoint)
        if gone is not None:
            self.say("wrong", "lost-key" if gone.lost else "old-key", file=file, by=who, seq=gone.last)
        elif any(key.name == signature.name for key in self.keys):
            self.say("wrong", "other-key", file=file, by=who)
        else:
            self.say("open", "unknown-key", file=file, by=who)

    def _dropped(self, name: str, mark: bytes, checkpoint: Checkpoint) -> KeySpan | None:
        """Return the span of a key that counted no more at that checkpoint."""
        return next(
            (
                span
                for span in self._spans(checkpoint.origin)
                if (span.key.name, span.key.mark) == (name, mark) and span.last and span.last < checkpoint.head.count
            ),
            None,
        )

    def _spans(self, origin: str) -> list[KeySpan]:
        return [span for log in self.logs if log.origin == origin for span in log.keys]

    # Proofs

    def inclusion(self, name: str, proof: InclusionProof) -> None:
        checkpoint = self.note(name, proof.note)
        if checkpoint is None:
            return
        leaf = leaf_hash(proof.line) if proof.line else self._leaf(checkpoint.origin, proof.seq)
        if leaf is None:
            self.say("open", "proof-without-line", file=name, seq=proof.seq)
            return
        head = checkpoint.head
        if not check_inclusion(leaf, proof.seq, head.count, proof.path, head.root):
            self.say("wrong", "bad-inclusion", file=name, seq=proof.seq)
            return
        what = _told(proof.line, proof.seq, checkpoint.origin) if proof.line else {"tag": "", "by": ""}
        if what is None:
            self.say("wrong", "bad-inclusion", file=name, seq=proof.seq)
            return
        self.say("proved", "included", file=name, seq=proof.seq, count=head.count, **what)

    def _leaf(self, origin: str, index: int) -> bytes | None:
        return next((log.leaves[index] for log in self.logs if log.origin == origin and index < len(log.leaves)), None)

    def consistency(self, name: str, proof: ConsistencyProof) -> None:
        checkpoint = self.note(name, proof.note)
        if checkpoint is None:
            return
        old, new = proof.old, checkpoint.head
        if not check_consistency(old.count, old.root, new.count, new.root, proof.path):
            self.say("wrong", "bad-consistency", file=name, old=old.count, count=new.count)
            return
        self.say("proved", "goes-on", file=name, old=old.count, count=new.count)

    def old_heads(self, posted: Sequence[Posted]) -> None:
        """Say of each proof of consistency whose word there is for the earlier state."""
        for name, paper in posted:
            if not isinstance(paper, ConsistencyProof):
                continue
            same = [one for one in self.signed if one.checkpoint.head == paper.old and one.name != name]
            if same:
                self.say("proved", "old-signed", file=name, old=paper.old.count, other=same[0].name)
            elif not self._has_head(paper.old):
                self.say("open", "old-unsigned", file=name, old=paper.old.count)

    def _has_head(self, head: Head) -> bool:
        return any(
            head.count <= len(log.leaves) and tree_head(log.leaves[: head.count]) == head.root for log in self.logs
        )

    # Logs against checkpoints, checkpoints against each other

    def compare(self) -> None:
        for log in self.logs:
            own = [one for one in self.signed if one.checkpoint.origin == log.origin]
            good = self._against(log, sorted(own, key=lambda one: one.checkpoint.head.count))
            if good:
                self._covered(log, good)
        origins = {log.origin for log in self.logs}
        for one in self.signed:
            if self.logs and one.checkpoint.origin not in origins:
                self.say("wrong", "other-fight", file=one.name, origin=one.checkpoint.origin)
        self._split()

    def _against(self, log: AuditedLog, signed: Sequence[_Signed]) -> list[_Signed]:
        good: list[_Signed] = []
        for one in signed:
            head = one.checkpoint.head
            if head.count > len(log.leaves):
                self.say("open", "log-short", file=one.name, log=log.name, count=head.count, found=len(log.leaves))
            elif tree_head(log.leaves[: head.count]) == head.root:
                good.append(one)
            else:
                after = good[-1].checkpoint.head.count if good else 0
                self.say("wrong", "log-differs", file=one.name, log=log.name, first=after, last=head.count - 1)
        return good

    def _covered(self, log: AuditedLog, good: Sequence[_Signed]) -> None:
        count = good[-1].checkpoint.head.count
        last = [one for one in good if one.checkpoint.head.count == count]
        people = dict.fromkeys(who for one in last for who in one.people)
        kind: Kind = "proved" if any(one.known for one in last) else "open"
        code = "log-agrees" if kind == "proved" else "log-fits"
        self.say(kind, code, log=log.name, count=count, last=count - 1, people=list(people))
        if count < len(log.leaves):
            self.say("open", "log-beyond", log=log.name, first=count, last=len(log.leaves) - 1)

    def _split(self) -> None:
        """Two signed heads of one count cannot both be of one log."""
        seen: dict[tuple[str, int], _Signed] = {}
        for one in self.signed:
            place = (one.checkpoint.origin, one.checkpoint.head.count)
            other = seen.setdefault(place, one)
            if other.checkpoint != one.checkpoint:
                self.say("wrong", "two-histories", file=one.name, other=other.name, count=place[1])


def _told(line: bytes, index: int, origin: str) -> dict[str, object] | None:
    """Return what a proved line is, `None` if it is not what stands at that place of a log."""
    try:
        if index == 0:
            header = read_header(line)
            return {"tag": "header", "by": ""} if origin == f"rejeu/{header.fight}/{header.nonce}" else None
        envelope = read_envelope(line, index)
    except BrokenLog:
        return None
    return {"tag": envelope.tag, "by": envelope.by} if envelope.seq == index else None


def audit(
    logs: Sequence[AuditedLog], posted: Sequence[Posted], keys: Iterable[Key], own: Iterable[Key] = ()
) -> Verdict:
    """Return what logs, notes and proofs prove together, given the `keys` that whoever asks knows to be right.

    Whoever has a key among those has no other. `own` keys are known too, but others may bear their names.
    """
    work = _Audit(logs, keys, own)
    for log in logs:
        work.say("proved", "log-whole", log=log.name, count=len(log.leaves) - 1)
        if not log.ended:
            work.say("open", "log-unended", log=log.name, last=len(log.leaves) - 1)
        for line, who in log.otherwise:
            work.say("wrong", "told-otherwise", log=log.name, line=line, who=who, everyone=int(not who))
        if log.open and not log.other and not log.otherwise:
            work.say("proved", "told-true", log=log.name, lines=log.open)
        if log.other:
            work.say("open", "told-by-others", log=log.name, count=log.other)
    for name, paper in posted:
        if isinstance(paper, Note):
            work.note(name, paper)
        elif isinstance(paper, InclusionProof):
            work.inclusion(name, paper)
        else:
            work.consistency(name, paper)
    work.old_heads(posted)
    work.compare()
    if len(logs) and not work.signed:
        work.say("open", "log-alone")
    return Verdict(tuple(work.findings))
