"""Whatever is changed of what a table posted is told, but for what docs/what-this-proves.en.md says means nothing."""

import io
import random
from collections.abc import Mapping
from typing import NamedTuple

import pytest

from rejeu.events.chain import Head
from rejeu.events.errors import JournalError
from rejeu.events.jsonl import LogReader, write_log
from rejeu.events.notes import Checkpoint, Note, Signer, origin_of, sign_note
from rejeu.events.proof_text import ConsistencyProof, InclusionProof, read_paper, tidy
from rejeu.events.proofs import prove_consistency, prove_inclusion, tree_head
from rejeu.events.record import Stored, read_header
from rejeu.replays.audit import AuditedLog, Finding, Posted, audit, audited_log
from tests.forgeries.changes import PLAIN, Change, Files
from tests.journals import logs

GM, ZOE = Signer("gm", bytes(32)), Signer("zoe", bytes([1]) * 32)
KEYS = (GM.key, ZOE.key)


def table(fight: str, records: int) -> Files:
    """A log with secrets, two checkpoints of it, and a proof of each kind."""
    header = logs.header(fight)
    stored = logs.play(records, fight=fight, secret=b'{"text":"her name"}')
    leaves = audited_log("log", header, stored).leaves
    origin = origin_of(read_header(header))
    size, early = len(leaves), len(leaves) // 2

    def note(count: int, *signers: Signer) -> str:
        return str(sign_note(Checkpoint(origin, Head(count, tree_head(leaves[:count]))).text, signers))

    late = read_paper(note(size, GM, ZOE))
    old = Head(early, tree_head(leaves[:early]))
    out = io.BytesIO()
    write_log(out, header, stored)
    lines = [header, *(one.line for one in stored)]
    return {
        "log": out.getvalue(),
        "early": note(early, GM).encode(),
        "late": note(size, GM, ZOE).encode(),
        "record": str(InclusionProof(5, lines[5], prove_inclusion(leaves, 5), late)).encode(),
        "since": str(ConsistencyProof(old, prove_consistency(leaves, early), late)).encode(),
    }


class Seen(NamedTuple):
    """What a stranger makes of files: the findings, and what of the files means anything."""

    findings: tuple[Finding, ...]
    good: bool
    meaning: Mapping[str, object]


def look(files: Files) -> Seen:
    """Verify everything together. Raises `JournalError` as soon as something cannot be."""
    log, meaning = read_log(files["log"])
    posted = []
    for name in ("early", "late", "record", "since"):
        paper = read_paper(tidy(files[name].decode("utf-8-sig")))
        posted.append(Posted(name, paper))
        note = paper if isinstance(paper, Note) else paper.note
        bare = paper._replace(**({"signatures": ()} if isinstance(paper, Note) else {"note": Note(note.text, ())}))
        meaning[name] = (bare, frozenset(note.signatures))
    verdict = audit([log], posted, KEYS)
    return Seen(verdict.findings, verdict.good, meaning)


def read_log(raw: bytes) -> tuple[AuditedLog, dict[str, object]]:
    reader = LogReader(io.BytesIO(raw))
    records: list[Stored] = list(reader)
    log = audited_log("log", reader.header, records)._replace(ended=reader.report().proved)
    return log, {"lines": (reader.header, *(one.line for one in records)), "ended": log.ended}


# Changes that fit what is posted of a log -----------------------------------------------------


def an_old_checkpoint_again(chance: random.Random, files: Files, other: Files) -> Files:
    return {**files, "late": files["early"]}


def an_end_written_anew(chance: random.Random, files: Files, other: Files) -> Files:
    """Whoever holds the log cuts its tail, and writes an end that fits what is left."""
    reader = LogReader(io.BytesIO(files["log"]))
    records = list(reader)
    out = io.BytesIO()
    write_log(out, reader.header, records[: chance.randrange(len(records))])
    return {**files, "log": out.getvalue()}


def a_log_written_anew(chance: random.Random, files: Files, other: Files) -> Files:
    """Every line anew from the header on, all links right, the end too."""
    header = LogReader(io.BytesIO(files["log"])).header
    out = io.BytesIO()
    write_log(out, header, logs.play(chance.randint(4, 12), bodies=[b'{"who":"nobody"}'] * 3))
    return {**files, "log": out.getvalue()}


CHANGES: tuple[Change, ...] = (
    *PLAIN, an_old_checkpoint_again, an_end_written_anew, a_log_written_anew,
)  # fmt: skip


def forge(count: int) -> dict[str, int]:
    """Try that many changes; return how often each kind was told, those that mean nothing apart."""
    files, other = table("ambush", 9), table("siege", 9)
    honest = look(files)
    assert honest.good
    told: dict[str, int] = {}
    for number in range(count):
        chance = random.Random(number)
        change = CHANGES[number % len(CHANGES)]
        forged = change(chance, files, other)
        try:
            seen = look(forged)
        except JournalError as fault:
            assert {"seq", "line"} & fault.params.keys() or fault.code == "not-a-checkpoint", fault
        except UnicodeDecodeError:
            pass
        else:
            if seen.meaning == honest.meaning:
                told["means nothing"] = told.get("means nothing", 0) + 1
                continue
            assert seen.findings != honest.findings, (number, change.__name__)
            places = [one for one in seen.findings if one not in honest.findings or one.kind != "proved"]
            assert places or len(seen.findings) < len(honest.findings), (number, change.__name__)
        told[change.__name__] = told.get(change.__name__, 0) + 1
    return told


def test_three_hundred_forgeries_are_told() -> None:
    told = forge(300)
    assert set(told) >= {change.__name__ for change in CHANGES}
    assert told.get("means nothing", 0) < 60


@pytest.mark.soak
def test_ten_thousand_forgeries_are_told() -> None:
    assert sum(forge(10_000).values()) == 10_000
