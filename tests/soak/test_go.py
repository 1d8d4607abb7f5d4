"""What Go's own `note` and `tlog` packages make of our notes and proofs (Debian: golang-go golang-golang-x-mod-dev)."""

import os
import random
import shutil
import subprocess
from pathlib import Path

import pytest

from rejeu.events.chain import Head, leaf_hash
from rejeu.events.jsonl import LogReader
from rejeu.events.notes import (
    Checkpoint,
    Signer,
    key_name,
    read_checkpoint,
    read_key,
    read_note,
    sign_note,
    verifies,
)
from rejeu.events.proof_text import ConsistencyProof, InclusionProof, read_paper
from rejeu.events.proofs import prove_consistency, prove_inclusion, tree_head
from rejeu.events.record import base64, bytes_of
from tests.journals import logs

PROGRAM = Path(__file__).with_name("notes.go.txt")
PACKAGES = Path("/usr/share/gocode")
AUDIT = Path(__file__).parents[2] / "examples" / "audit"


@pytest.fixture(scope="module")
def go(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the program once."""
    if shutil.which("go") is None or not (PACKAGES / "src/golang.org/x/mod/sumdb/note").is_dir():
        pytest.skip("Go and its x/mod are not installed (Debian: golang-go golang-golang-x-mod-dev)")
    folder = tmp_path_factory.mktemp("go")
    shutil.copy(PROGRAM, folder / "main.go")
    env = {**os.environ, "GO111MODULE": "off", "GOPATH": str(PACKAGES), "GOCACHE": str(folder / "cache")}
    env["GOFLAGS"] = ""
    built = subprocess.run(
        ["go", "build", "-o", "check", "main.go"], cwd=folder, env=env, capture_output=True, text=True, check=False
    )
    assert built.returncode == 0, built.stderr
    return folder / "check"


def ask(go: Path, lines: list[str]) -> list[str]:
    ran = subprocess.run([go], input="\n".join(lines) + "\n", capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout.splitlines()


def said(text: str) -> str:
    return base64(text.encode())


@pytest.mark.soak
def test_go_reads_our_notes_and_we_read_those_of_go(go: Path) -> None:
    chance = random.Random(7)
    for who in ("gm", "Zoé Martin", "a+b%c", "\u3000x", "日本"):
        signer, other = (Signer(key_name(who), chance.randbytes(32)) for _ in range(2))
        text = Checkpoint(f"rejeu/fight/{chance.getrandbits(128):x}", Head(chance.randrange(99), bytes(32))).text
        note = sign_note(text, [other, signer])
        told = ask(go, [f"key {signer.key}", f"note {said(str(note))}", f"sign {signer.secret} {said(text)}"])
        assert told[0] == "note 1 1"
        back = read_note(bytes_of(told[1].split()[1]).decode())
        assert str(back) == str(sign_note(text, [signer]))
        assert verifies(signer.key, back.text, back.signatures[0].signature)


@pytest.mark.soak
@pytest.mark.parametrize("size", [1, 2, 3, 7, 8, 9, 64, 65, 300, 1025])
def test_go_accepts_our_proofs_of_every_place(go: Path, size: int) -> None:
    lines = [logs.header(), *(stored.line for stored in logs.play(size))][:size]
    leaves = [leaf_hash(line) for line in lines]
    root = base64(tree_head(leaves))
    chance = random.Random(size)
    places = range(size) if size < 70 else chance.sample(range(size), 40)
    asked = []
    for place in places:
        path = " ".join(map(base64, prove_inclusion(leaves, place)))
        asked.append(f"record {size} {root} {place} {base64(lines[place])} {path}")
        old = place + 1
        path = " ".join(map(base64, prove_consistency(leaves, old)))
        asked.append(f"tree {size} {root} {old} {base64(tree_head(leaves[:old]))} {path}")
    told = ask(go, asked)
    assert told == [line for place in places for line in (f"record {place}", f"tree {place + 1}")]


@pytest.mark.soak
def test_go_accepts_what_was_posted_of_a_sealed_log(go: Path) -> None:
    """The checkpoints and proofs of examples/audit: by Go, from the files alone."""
    keys = [read_key(line) for line in (AUDIT / "keys.txt").read_text("utf-8").split()]
    gm = next(key for key in keys if key.name == "gm")
    with (AUDIT / "alice.combat.jsonl").open("rb") as stream:
        reader = LogReader(stream)
        lines = [reader.header, *(stored.line for stored in reader)]
    record = read_paper((AUDIT / "record.txt").read_text("utf-8"))
    since = read_paper((AUDIT / "since.txt").read_text("utf-8"))
    assert isinstance(record, InclusionProof)
    assert isinstance(since, ConsistencyProof)
    head = read_checkpoint(record.note).head
    assert record.line == lines[record.seq]
    asked = [f"key {gm}"]
    asked += [f"note {said((AUDIT / name).read_text('utf-8'))}" for name in ("round-1.txt", "round-2.txt", "end.txt")]
    path = " ".join(map(base64, record.path))
    asked.append(f"record {head.count} {base64(head.root)} {record.seq} {base64(record.line)} {path}")
    path = " ".join(map(base64, since.path))
    asked.append(f"tree {head.count} {base64(head.root)} {since.old.count} {base64(since.old.root)} {path}")
    told = ask(go, asked)
    assert [line.split()[:2] for line in told] == [
        ["note", "1"], ["note", "1"], ["note", "1"], ["record", str(record.seq)], ["tree", str(since.old.count)],
    ]  # fmt: skip
