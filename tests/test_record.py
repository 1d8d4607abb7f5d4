"""A record's line, to the byte: its fields, its seals, what may not be written."""

import json
from base64 import b64encode
from hashlib import sha256

import msgspec
import pytest

from rejeu.events.chain import leaf_hash
from rejeu.events.errors import BrokenLog
from rejeu.events.record import (
    LINE_LIMIT,
    Draft,
    Envelope,
    Opening,
    Part,
    Sealed,
    Stored,
    decode_envelope,
    is_command_id,
    is_fight_id,
    make_header,
    read_envelope,
    read_header,
    seal_batch,
)

from .journals import logs


def draft(n: int = 0, **changes: object) -> Draft:
    fields = {"parent": 0, "at": 1_700_000_000_000, "by": "gm", "command": "c1", "n": n, "tag": "moved", "v": 1}
    return Draft(**({**fields, "body": b'{"to":3}'} | changes))


def seal(*drafts: Draft, first: int = 1) -> tuple[Stored, ...]:
    return seal_batch(drafts, first, bytes(32), logs.salts().__next__)


def refusal(call: object) -> BrokenLog:
    with pytest.raises(BrokenLog) as fault:
        call()
    assert "{" not in str(fault.value)
    return fault.value


# The header


def test_a_header_is_these_bytes() -> None:
    line = make_header("ambush", "0123456789abcdefghijkl", 1_700_000_000_000)
    assert line == b'{"rejeu":1,"fight":"ambush","nonce":"0123456789abcdefghijkl","created":1700000000000}'
    header = read_header(line)
    assert (header.fight, header.created) == ("ambush", 1_700_000_000_000)


@pytest.mark.parametrize("fight", ["", "-a", "A", "a" * 64, "a b", "a/b", "é", "a\n", "../a"])
def test_a_fight_id_is_a_slug(fight: str) -> None:
    assert not is_fight_id(fight)
    assert refusal(lambda: make_header(fight, "0" * 22, 0)).code == "bad-fight-id"
    assert is_fight_id("a" * 63)
    assert is_fight_id("7th-sea")


def test_a_nonce_is_long_enough_to_be_one() -> None:
    assert refusal(lambda: make_header("a", "0" * 21, 0)).code == "bad-header"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "not-a-log"),
        (b"{", "not-a-log"),
        (b'{"seq":1}', "not-a-log"),
        (b"PK\x03\x04", "not-a-log"),
        (b'{"rejeu":2}', "newer-log"),
        (b'{"rejeu":2,"fight":"a","nonce":"0123456789abcdefghijkl","created":1}', "newer-log"),
        (b'{"rejeu":1,"fight":"a"}', "bad-header"),
        (b'{"rejeu":1,"fight":"a","nonce":"0123456789abcdefghijkl","created":"x"}', "bad-header"),
        (b'{"rejeu":1,"fight":"A","nonce":"0123456789abcdefghijkl","created":1}', "bad-fight-id"),
        (b" " * (LINE_LIMIT + 1), "line-too-long"),
    ],
)
def test_what_is_no_header_is_told_apart(line: bytes, code: str) -> None:
    assert refusal(lambda: read_header(line)).code == code


# The line


def test_a_record_is_these_bytes() -> None:
    first, second = seal(draft(0), draft(1, sealed=(Part(("gm", "anna"), b'{"note":"trap"}'),)))
    salt = next(logs.salts())
    commitment = b64encode(sha256(b"rejeu sealed part v1\x00" + salt + b'{"note":"trap"}').digest()).decode()
    zero = "A" * 43 + "="
    assert first.line.decode() == (
        '{"seq":1,"parent":0,"at":1700000000000,"by":"gm","command":"c1","n":0,"tag":"moved","v":1,'
        f'"body":{{"to":3}},"prev":"{zero}"}}'
    )
    assert second.line.decode() == (
        '{"seq":2,"parent":1,"at":1700000000000,"by":"gm","command":"c1","n":1,"tag":"moved","v":1,'
        f'"sealed":[{{"to":["anna","gm"],"commitment":"{commitment}"}}],'
        f'"body":{{"to":3}},"prev":"{b64encode(leaf_hash(first.line)).decode()}"}}'
    )
    assert second.openings == (Opening(salt, b'{"note":"trap"}'),)


def test_a_record_at_the_table_has_no_parent() -> None:
    for stored in seal(draft(0, parent=None), draft(1, parent=None), first=7):
        assert stored.envelope.parent is None
        assert b'"parent":null' in stored.line


def test_a_batch_is_numbered_and_each_follows_the_one_before() -> None:
    envelopes = [stored.envelope for stored in seal(*(draft(n, parent=4) for n in range(3)), first=9)]
    assert [(envelope.seq, envelope.parent, envelope.n) for envelope in envelopes] == [
        (9, 4, 0),
        (10, 9, 1),
        (11, 10, 2),
    ]


@pytest.mark.case(31)
@pytest.mark.parametrize("name", logs.HOSTILE)
def test_any_name_stays_on_its_line_and_comes_back(name: str) -> None:
    body = msgspec.json.encode({"name": name})
    (stored,) = seal(draft(0, by=name, body=body, sealed=(Part((name,), body),)))
    assert b"\n" not in stored.line
    assert b"\r" not in stored.line
    envelope = stored.envelope
    assert (envelope.by, bytes(envelope.body), envelope.sealed[0].to) == (name, body, (name,))
    assert json.loads(stored.line)["body"]["name"] == name


def test_fields_of_a_newer_version_are_passed_over() -> None:
    (stored,) = seal(draft())
    newer = stored.line[:-1] + b',"x":{"y":[1]}}'
    assert decode_envelope(newer) == stored.envelope


def test_a_line_that_cannot_be_read_names_its_record() -> None:
    for line in (b"", b"[]", b"{}", b'{"seq":1', seal(draft())[0].line.replace(b'"at":', b'"at":"')):
        fault = refusal(lambda line=line: read_envelope(line, 12))
        assert (fault.code, fault.seq) == ("bad-record", 12)
    fault = refusal(lambda: read_envelope(b" " * LINE_LIMIT + b"{}", 12))
    assert (fault.code, fault.seq) == ("line-too-long", 12)


@pytest.mark.parametrize(
    ("drafts", "code", "seq"),
    [
        ((), "empty-batch", 5),
        ((draft(1),), "bad-batch", 5),
        ((draft(0), draft(2)), "bad-batch", 6),
        ((draft(0), draft(1, command="c2")), "bad-batch", 6),
        ((draft(0, command=""),), "bad-command-id", 5),
        ((draft(0, command="a b"),), "bad-command-id", 5),
        ((draft(0, command="x" * 65),), "bad-command-id", 5),
        ((draft(0, parent=5),), "bad-parent", 5),
        ((draft(0, parent=-1),), "bad-parent", 5),
        ((draft(0, body=b"{" + b'"a":1,\n' + b'"b":2}'),), "bad-body", 5),
        ((draft(0), draft(1, body=b"{}\r")), "bad-body", 6),
        ((draft(0, body=b""),), "bad-body", 5),
        ((draft(0, body=b"{"),), "bad-body", 5),
        ((draft(0, body=b'1,"prev":"forged"'),), "bad-body", 5),
        ((draft(0, body=b'{},"x":{}'),), "bad-body", 5),
        ((draft(0, body=b'"\xff"'),), "bad-body", 5),
        ((draft(0, body=b'"%s"' % (b"x" * LINE_LIMIT)),), "line-too-long", 5),
        ((draft(0, sealed=(Part(("gm",), b"{"),)),), "bad-body", 5),
        ((draft(0, sealed=(Part(("gm",), b'"\xff"'),)),), "bad-body", 5),
    ],
)
def test_what_could_not_be_read_back_is_not_written(drafts: tuple[Draft, ...], code: str, seq: int) -> None:
    fault = refusal(lambda: seal(*drafts, first=5))
    assert (fault.code, fault.seq) == (code, seq)


def test_command_ids_are_short_and_plain() -> None:
    assert is_command_id("x" * 64)
    assert is_command_id("A-z_09")
    assert not is_command_id("é")
    assert not is_command_id("a\n")


# Seals


def test_an_opening_opens_its_own_seal_only() -> None:
    opening = Opening(bytes(range(16)), b'{"note":"trap"}')
    sealed = Sealed(("gm",), opening.commitment())
    assert opening.opens(sealed)
    assert not Opening(bytes(16), opening.part).opens(sealed)
    assert not Opening(opening.salt, b'{"note":"trap" }').opens(sealed)
    # Moving bytes between salt and part gives the same hash: the length of the salt is part of the proof.
    assert not Opening(opening.salt + b"{", opening.part[1:]).opens(sealed)
    assert Opening(opening.salt + b"{", opening.part[1:]).commitment() == sealed.commitment


def test_equal_parts_do_not_look_equal() -> None:
    (stored,) = seal(draft(0, sealed=(Part(("gm",), b"1"), Part(("gm",), b"1"))))
    one, two = stored.envelope.sealed
    assert one.commitment != two.commitment


def test_a_short_salt_is_refused() -> None:
    with pytest.raises(BrokenLog):
        seal_batch([draft(0, sealed=(Part(("gm",), b"1"),))], 1, bytes(32), lambda: b"short")


def test_an_envelope_has_these_fields_in_this_order() -> None:
    assert Envelope.__struct_fields__ == (
        "seq", "parent", "at", "by", "command", "n", "tag", "v", "replays", "audience", "sealed", "body", "prev",
    )  # fmt: skip
