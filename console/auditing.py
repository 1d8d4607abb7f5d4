"""`key`, `checkpoint`, `prove`, and the verdict of `verify` on what people posted."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from rejeu.engine.errors import Refused
from rejeu.events.errors import JournalUnavailable
from rejeu.events.files import file_faults
from rejeu.events.journal import Journal
from rejeu.events.jsonl import LogReader
from rejeu.events.merkle import leaf_hash
from rejeu.events.notes import MAX_NOTE_BYTES, BadNote, Checkpoint, Key, Note, origin_of, read_checkpoint, read_key
from rejeu.events.proof_text import ConsistencyProof, InclusionProof, is_paper, read_paper, tidy
from rejeu.events.proofs import prove_consistency, prove_inclusion, tree_head
from rejeu.events.record import base64, read_header
from rejeu.replays.audit import AuditedLog, Finding, Posted, Verdict, audit, audited_log
from rejeu.replays.fight import Fight
from rejeu.replays.overrides import Overrides
from rejeu.replays.sealing import has_sealed, header_of, is_sealed, log_id, sealed_id
from rejeu.replays.unsealing import unseal_records

from . import overrides, signing
from .clean import visible
from .failures import BROKEN, DONE
from .filing import verify
from .naming_files import is_file
from .public_log import public_log
from .replaying import write_text
from .script import stored
from .session import GM, Session, fight_id

# Keys


def show_key(run: Session, who: str, *, as_json: bool) -> None:
    """Show the key that `who` signs with, made on first use."""
    _say_key(run, who, signing.make_signer(who).key, as_json=as_json)


def set_key(
    run: Session, name: str, who: str, by: str, *, given: str | None, new: bool, lost: bool, as_json: bool
) -> None:
    """Record a key in a fight: one's own, a `new` one in its place, or one that somebody has `given`."""
    with run.fight(name, write=True) as fight:
        if lost:
            signing.lose_key(fight, who, by)
        if given is not None:
            key = read_key(given)
        else:
            key = (signing.renew_signer(who) if new or lost else signing.make_signer(who)).key
        fresh = signing.record_key(fight, who, key, by)
        _say_key(run, who, key, as_json=as_json)
        if not as_json:
            said = "key-recorded" if fresh else "key-known-here"
            run.screen.remark(run.texts.say(said, participant=who, fight=fight.id, seq=fight.tail))


def _say_key(run: Session, who: str, key: Key, *, as_json: bool) -> None:
    if as_json:
        run.screen.json({"participant": who, "key": str(key), "print": key.print})
        return
    run.screen.show([str(key)])
    run.screen.remark(run.texts.say("key-print", participant=who, print=key.print))


# Checkpoints and proofs


class _Copy(NamedTuple):
    """A log at hand, from the journal or a file; `at` is the line that was asked for."""

    origin: str
    lines: Sequence[bytes]
    leaves: Sequence[bytes]
    at: int


def post_checkpoint(run: Session, name: str, who: str, *, on: Path | None, out: Path | None, replace: bool) -> None:
    """Sign a checkpoint and show it, or write it to a file."""
    note = _sign(run, name, who, None if on is None else read_note_file(on))
    _give(run, str(note), out, replace=replace)
    if out is not None:
        count = read_checkpoint(note).head.count
        run.screen.show([run.texts.say("checkpoint-written", file=str(out), by=who, count=count, last=count - 1)])


def _sign(run: Session, name: str, who: str, on: Note | None) -> Note:
    """Sign what the journal holds. The game master's key is put into the fight on first use."""
    with public_log(run, name) as log:
        table = log.fight.table
        role = table.role(who)
        if not role:
            raise Refused("not-a-participant", by=who, known=sorted({GM, *table.participants}))
        leaves = log.leaves()
        signing.check_seen(log.origin, who, leaves)
        own = log.own
        if own is not None and role == "gm" and on is None:
            signing.record_key(own, who, signing.make_signer(who).key, who)
            log.catch_up()
            leaves = log.leaves()
        return signing.checkpoint(log.origin, who, leaves, on)


def prove(
    run: Session,
    name: str,
    who: str,
    *,
    record: int | None,
    since: Path | None,
    to: Path | None,
    out: Path | None,
    replace: bool,
) -> None:
    """Prove that a record is in a fight, or that the fight goes on from an earlier checkpoint of it."""
    note = read_note_file(to) if to is not None else _sign(run, name, who, None)
    copy = _copy(run, name, record)
    target = read_checkpoint(note)
    leaves = _leaves_under(copy, target)
    proof: InclusionProof | ConsistencyProof
    if record is not None:
        if not 0 <= copy.at < len(leaves):
            raise Refused("no-such-record", seq=record, last=len(leaves) - 1)
        proof = InclusionProof(copy.at, copy.lines[copy.at], prove_inclusion(leaves, copy.at), note)
    else:
        assert since is not None
        old = read_checkpoint(read_note_file(since))
        if old.origin != copy.origin:
            raise Refused("note-of-another-fight")
        if old.head.count > len(leaves) or old.head.count == 0:
            raise Refused("note-ahead", count=old.head.count, found=len(leaves))
        if tree_head(leaves[: old.head.count]) != old.head.root:
            raise Refused("note-differs", count=old.head.count)
        proof = ConsistencyProof(old.head, prove_consistency(leaves, old.head.count), note)
    _give(run, str(proof), out, replace=replace)


def _leaves_under(copy: _Copy, checkpoint: Checkpoint) -> Sequence[bytes]:
    head = checkpoint.head
    if checkpoint.origin != copy.origin:
        raise Refused("note-of-another-fight")
    if head.count > len(copy.leaves):
        raise Refused("note-ahead", count=head.count, found=len(copy.leaves))
    leaves = copy.leaves[: head.count]
    if tree_head(leaves) != head.root:
        raise Refused("note-differs", count=head.count)
    return leaves


def _copy(run: Session, name: str, record: int | None = None) -> _Copy:
    """Return a log at hand, and the line of it at which `record` of the fight lies."""
    path = Path(name)
    if not is_file(path):
        with public_log(run, name) as log:
            return _Copy(log.origin, log.lines(), log.leaves(), log.entry_of(record) if record is not None else 0)
    with file_faults(path, reading=True), path.open("rb") as stream:
        reader = LogReader(stream)
        records = [*reader]
    lines = [reader.header, *(stored.line for stored in records)]
    header = read_header(reader.header)
    at = record or 0
    if record and is_sealed(header):
        found = unseal_records(reader.header, records)
        if record > found.fight.tail:
            raise Refused("no-such-record", seq=record, last=found.fight.tail)
        at = found.entry_of(record)
    return _Copy(origin_of(header), lines, [leaf_hash(line) for line in lines], at)


def _give(run: Session, text: str, out: Path | None, *, replace: bool) -> None:
    if out is None:
        run.screen.show(text.removesuffix("\n").split("\n"))
        return
    if out.exists() and not replace:
        raise JournalUnavailable("file-exists", out)
    write_text(out, text, replace=replace)


def read_note_file(path: Path) -> Note:
    """Read a note from a file, that of a proof too. Raises `BadNote`, `JournalUnavailable`."""
    paper = read_paper(_text(path))
    return paper if isinstance(paper, Note) else paper.note


def _text(path: Path) -> str:
    with file_faults(path, reading=True):
        return tidy(path.read_bytes().decode("utf-8-sig"))


# Verdicts


def verify_all(run: Session, things: Sequence[str], keys: Sequence[str], *, as_json: bool) -> int:
    """Verify logs, notes and proofs together; a single log without a key as ever. Return the exit code."""
    papers = [thing for thing in things if _is_paper_file(Path(thing))]
    if len(things) == 1 and not papers and not keys:
        return verify(run, things[0], as_json=as_json)
    logs = [log for thing in things if thing not in papers for log in _logs(run, thing)]
    posted, bad = _posted(papers)
    found = audit(logs, posted, _given(keys), signing.own_keys(_signers(posted)))
    verdict = Verdict((*bad, *found.findings))
    rulings = {thing: _overrides(run, thing) for thing in things if thing not in papers}
    _show(run, verdict, rulings, as_json=as_json)
    return DONE if verdict.good else BROKEN


def _is_paper_file(path: Path) -> bool:
    if not path.is_file() or path.stat().st_size > 4 * MAX_NOTE_BYTES:
        return False
    with file_faults(path, reading=True):
        raw = path.read_bytes()
    return is_paper(tidy(raw.decode("utf-8-sig", errors="replace")))


def _logs(run: Session, thing: str) -> list[AuditedLog]:
    """Return the log that `thing` names; of a fight that has a sealed log too, both."""
    path = Path(thing)
    if is_file(path):
        with file_faults(path, reading=True), path.open("rb") as stream:
            reader = LogReader(stream)
            log = audited_log(thing, reader.header, reader)
            return [log._replace(ended=reader.report().proved)]
    with run.journal(write=False) as journal:
        from .filing import verify_fight

        found = log_id(journal, fight_id(thing))
        verify_fight(journal, found)
        logs = [_audited(journal, thing, found)]
        if not is_sealed(header_of(journal, found)) and has_sealed(journal, Fight(journal, found)):
            verify_fight(journal, sealed_id(found))
            logs.append(_audited(journal, thing, sealed_id(found)))
        return logs


def _audited(journal: Journal, name: str, log: str) -> AuditedLog:
    return audited_log(name, next(journal.read(log, 0, 0)), stored(journal, log))


def _posted(papers: Sequence[str]) -> tuple[list[Posted], list[Finding]]:
    posted: list[Posted] = []
    bad: list[Finding] = []
    for name in papers:
        try:
            posted.append(Posted(name, read_paper(_text(Path(name)))))
        except BadNote as fault:
            bad.append(Finding("wrong", "unreadable", {"file": name, "line": fault.params.get("line", 1)}))
        except UnicodeError:
            bad.append(Finding("wrong", "unreadable", {"file": name, "line": 1}))
    return posted, bad


def _signers(posted: Iterable[Posted]) -> list[str]:
    from rejeu.events.notes import person_of

    notes = [one.paper if isinstance(one.paper, Note) else one.paper.note for one in posted]
    return sorted({person_of(signature.name) for note in notes for signature in note.signatures})


def _given(keys: Sequence[str]) -> list[Key]:
    """Read keys, or files of them, one a line."""
    found: list[Key] = []
    for key in keys:
        lines = _text(Path(key)).split("\n") if is_file(Path(key)) and Path(key).is_file() else [key]
        found += [read_key(line) for line in lines if line.strip()]
    return found


def _overrides(run: Session, thing: str) -> Overrides:
    if is_file(Path(thing)):
        return overrides.of_file(Path(thing))
    with run.fight(thing) as fight:
        return overrides.of_fight(fight)


def _show(run: Session, verdict: Verdict, rulings: Mapping[str, Overrides], *, as_json: bool) -> None:
    if as_json:
        findings = [{"kind": one.kind, "code": one.code, **_plain(one.params)} for one in verdict.findings]
        told = {name: overrides.as_object(found) for name, found in rulings.items()}
        run.screen.json({"good": verdict.good, "findings": findings, "overrides": told})
        return
    say = run.texts.say
    for kind in ("wrong", "proved", "open"):
        rows = [one for one in verdict.findings if one.kind == kind]
        if rows:
            run.screen.show([say(f"findings-{kind}"), *(f"  {say(f'found-{one.code}', **one.params)}" for one in rows)])
    for name, found in rulings.items():
        run.screen.show([f"{visible(name)}: {row}" for row in overrides.sentences(run.texts, found)])
    run.screen.show([say("verdict-good" if verdict.good else "verdict-bad")])


def _plain(params: dict[str, object]) -> dict[str, object]:
    return {name: base64(value) if isinstance(value, bytes) else value for name, value in params.items()}
