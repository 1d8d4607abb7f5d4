"""docs/sealed-log.md is enough to write a reader with: one that shares no code with Rejeu reads the same."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rejeu.events.jsonl import LogReader
from rejeu.events.record import Opening
from rejeu.replays.unsealing import unseal_records
from tests.audit_example.make import HERE, make
from tests.audit_example.other_reader import Sealed

PAGE = HERE.parents[1] / "docs" / "sealed-log.md"
COPIES = ("alice.combat.jsonl", "alice-one-told.combat.jsonl", "alice-all-told.combat.jsonl")


def ours(path: Path) -> Any:
    with path.open("rb") as stream:
        reader = LogReader(stream)
        return unseal_records(reader.header, [*reader])


@pytest.mark.parametrize("name", COPIES)
def test_another_reader_has_the_same_copy(name: str) -> None:
    theirs, found = Sealed((HERE / name).read_bytes()), ours(HERE / name)
    assert theirs.owner() == found.label
    assert tuple(theirs.disclosed()) == found.disclosed
    records = theirs.copy()
    assert len(records) == found.fight.tail
    for record, envelope in zip(records, found.fight.envelopes, strict=True):
        mine = {
            "seq": envelope.seq, "parent": envelope.parent, "at": envelope.at, "by": envelope.by,
            "command": envelope.command, "n": envelope.n, "tag": envelope.tag, "v": envelope.v,
            "body": msgspec.json.decode(envelope.body), "line": found.entry_of(envelope.seq),
        }  # fmt: skip
        assert record == mine


def test_another_reader_has_the_game_masters_log_once_all_is_disclosed(tmp_path: Path) -> None:
    at = make(tmp_path / "home", tmp_path / "audit")
    everything = tmp_path / "gm.combat.jsonl"
    at.gm("export", "ferry", str(everything), "--for", "gm")
    plain = tmp_path / "plain.combat.jsonl"
    at.gm("export", "ferry", str(plain), "--without-secrets")
    lines = plain.read_bytes().splitlines()[:-1]
    assert Sealed(everything.read_bytes()).owner() == "gm"
    assert Sealed(everything.read_bytes()).whole() == lines
    told = Sealed((tmp_path / "audit" / "alice-all-told.combat.jsonl").read_bytes()).whole()
    assert told == lines[: len(told)]
    assert len(lines) - len(told) == 2  # the disclosure itself, which is no secret


def test_another_reader_refuses_what_is_forged() -> None:
    names = {"changed-face", "changed-seal", "line-left-out", "line-put-in", "swapped", "foreign-part", "other-secret"}
    for path in (HERE / "forged").glob("*.jsonl"):
        if path.name.removesuffix(".combat.jsonl") in names:
            with pytest.raises(AssertionError):
                Sealed(path.read_bytes())
        else:
            Sealed(path.read_bytes()).copy()


def test_the_vectors_of_the_page() -> None:
    text = PAGE.read_text("utf-8")
    rows = re.findall(r"^\| `([0-9a-f]{32})` \| `(.*?)` \| `([A-Za-z0-9+/]{43}=)` \|$", text, re.MULTILINE)
    assert len(rows) == 3
    for salt, part, commitment in rows:
        assert Opening(bytes.fromhex(salt), part.encode()).commitment() == commitment
