"""Parts that a game master's program could seal and no copy holds: a reader is told which line, and nothing fails."""

from pathlib import Path

import pytest

from rejeu.events.chain import leaf_hash
from rejeu.events.commands import Note
from rejeu.events.errors import BrokenLog
from rejeu.events.jsonl import LogReader
from rejeu.events.record import Draft, Part, Stored, seal_batch
from rejeu.replays.sealing import export_copy, label_of, seal
from rejeu.replays.unsealing import Unsealed, unseal_records
from tests.secrets.play import SALTS, Table

UNSEEN = '["unseen",1,{}],["shown",1,{"people":PEOPLE,"fields":FIELDS}]'


def resealed(path: Path, kind: str, part: bytes) -> Unsealed:
    """Unseal a copy, the part of its last line for `kind` (`text`, or its owner) another one, its chain mended."""
    with path.open("rb") as stream:
        log = LogReader(stream)
        records = list(log)
    leaf = leaf_hash(log.header)
    stored = []
    for seq, record in enumerate(records, 1):
        parts, held = [], []
        for sealed, opening in zip(record.envelope.sealed, record.openings, strict=True):
            changed = seq == len(records) and opening is not None and (sealed.to == ("text",)) == (kind == "text")
            parts.append(Part(sealed.to, part if changed else b"{}" if opening is None else opening.part))
            held.append(opening is not None)
        envelope = record.envelope
        draft = Draft(
            parent=None, at=envelope.at, by="", command=envelope.command, n=0, tag=envelope.tag, v=envelope.v,
            body=bytes(envelope.body), sealed=tuple(parts),
        )  # fmt: skip
        batch = seal_batch([draft], seq, leaf, lambda: bytes(16))
        leaf = batch.leaf
        (one,) = batch
        openings = tuple(o if kept else None for o, kept in zip(one.openings, held, strict=True))
        stored.append(Stored(one.line, openings))
    return unseal_records(log.header, stored)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    table = Table("tiny")
    table.say(Note(text="a word"))
    seal(table.journal, table.fight, lambda: SALTS.randbytes(16))
    path = tmp_path / "copy"
    export_copy(table.journal, table.fight, label_of(table.fight, "alice"), path)
    return path


def piece(events: str, parent: str = "12") -> bytes:
    return f'{{"pieces":[{{"by":"gm","at":1,"parent":{parent},"events":[{events}]}}]}}'.encode()


def shown(people: str = "{}", fields: str = "{}") -> bytes:
    return piece(UNSEEN.replace("PEOPLE", people).replace("FIELDS", fields))


@pytest.mark.parametrize(
    "part",
    [
        b'"x"', b"null", b"5", piece(""), piece('["note",1,{}]', "99"), piece('["note",1,{}]', "1.5"),
        shown('{"mira":{"id":5}}'), shown(fields='{"zz":5}'), shown(fields='{"order":["ghost"]}'),
        shown(fields='{"active":"ghost"}'), shown(fields='{"combatants":{}}'), shown(fields='{"seq":1000}'),
        shown('{"mira":{"id":"x","name":"X","place":1,"from_round":0,"sheet":{},"attributes":{},"monitors":{}}}'),
        piece('["note",1,{}],["left",1,{"who":"ghost"}]'),
    ],
)  # fmt: skip
def test_a_part_that_does_not_hold_together_names_its_line(copy: Path, part: bytes) -> None:
    with pytest.raises(BrokenLog) as caught:
        resealed(copy, "own", part).fight.state  # noqa: B018
    assert caught.value.code == "bad-part"


def test_what_a_newer_version_sealed_is_read_as_such(copy: Path) -> None:
    found = resealed(copy, "own", piece('["future",9,{"a":1}],["futured",1,{}]'))
    assert found.fight.tail > 12


@pytest.mark.parametrize("text", ['{"text":5}', '"x"', "[]"])
def test_a_free_text_that_is_none_names_its_line(copy: Path, text: str) -> None:
    part = '{"texts":[[0,0,"MDAwMDAwMDAwMDAwMDAwMA==","' + text.replace('"', '\\"') + '"]]}'
    with pytest.raises(BrokenLog) as caught:
        resealed(copy, "text", part.encode())
    assert caught.value.code == "bad-part"
