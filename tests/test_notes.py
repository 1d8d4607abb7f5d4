"""Signed notes and checkpoints, with the vectors of C2SP and of Go's own `note` package."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.events.chain import Head
from rejeu.events.notes import (
    BadNote,
    Checkpoint,
    Key,
    Note,
    Signer,
    key_name,
    origin_of,
    person_of,
    read_checkpoint,
    read_key,
    read_note,
    sign_note,
    verifies,
)
from rejeu.events.record import Header

PETER = "PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW"
PETER_SECRET = "PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz"
ENOCH = "EnochRoot+af0cfe78+ATtqJ7zOtqQtYqOo0CpvDXNlMhV3HeJDpjrASKGLWdop"
TEXT = "If you think cryptography is the answer to your problem,\nthen you don't know what your problem is.\n"
BY_PETER = (
    "— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n"
)
BY_ENOCH = "— EnochRoot rwz+eBzmZa0SO3NbfRGzPCpDckykFXSdeX+MNtCOXm2/5n2tiOHp+vAF1aGrQ5ovTG01oOTGwnWLox33WWd1RvMc+QQ=\n"


def test_the_keys_of_go_are_read_and_written() -> None:
    assert str(read_key(PETER)) == PETER
    signer = Signer.read(PETER_SECRET)
    assert str(signer.key) == PETER
    assert signer.secret == PETER_SECRET


@pytest.mark.parametrize("text", [PETER, PETER_SECRET])
def test_a_mangled_key_is_none(text: str) -> None:
    read = read_key if text == PETER else Signer.read
    parts = [text[i:j] for i in range(len(text)) for j in range(i + 1, len(text) + 1) if j - i < len(text)]
    parts += [text[:i] + chr(ord(text[i]) + 1) + text[i + 1 :] for i in range(len(text))]
    for part in parts:
        with pytest.raises(BadNote):
            read(part)


@pytest.mark.parametrize(
    "text",
    [
        "PeterNeumann+cc469956+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TWBADKEY==",
        "PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW",
        "",
    ],
)
def test_a_key_of_another_kind_is_none(text: str) -> None:
    with pytest.raises(BadNote):
        read_key(text)


def test_a_note_is_signed_as_go_signs_it() -> None:
    signer = Signer.read(PETER_SECRET)
    assert str(sign_note(TEXT, [signer])) == f"{TEXT}\n{BY_PETER}"
    # Signing again puts the new signature in the old one's place, and keeps those of others.
    both = read_note(f"{TEXT}\n{BY_PETER}{BY_ENOCH}")
    assert str(sign_note(TEXT, [signer], both.signatures)) == f"{TEXT}\n{BY_ENOCH}{BY_PETER}"


def test_a_note_is_read_and_each_signature_is_that_of_its_key() -> None:
    note = read_note(f"{TEXT}\n{BY_PETER}{BY_ENOCH}")
    assert note.text == TEXT
    peter, enoch = note.signatures
    for signature, key in ((peter, read_key(PETER)), (enoch, read_key(ENOCH))):
        assert (signature.name, signature.mark) == (key.name, key.mark)
        assert verifies(key, note.text, signature.signature)
        assert not verifies(key, note.text + "\n", signature.signature)
    assert not verifies(read_key(PETER), note.text, enoch.signature)
    assert not verifies(Key("x", b"\xff" * 32), note.text, enoch.signature)


@pytest.mark.parametrize(
    "text",
    [
        TEXT,
        TEXT + "\n",
        TEXT + "\n" + BY_PETER[:-1],
        "\x01" + TEXT + "\n" + BY_PETER,
        TEXT.replace("\n", "\r\n") + "\n" + BY_PETER,
        TEXT + "\n" + BY_PETER.replace("PeterNeumann", "Peter Neumann"),
        TEXT + "\n" + BY_PETER.replace("PeterNeumann", "Peter+Neumann"),
        TEXT + "\n" + BY_PETER + "One line more.\n",
        TEXT + "\n" + BY_PETER.replace("— ", "- "),
        TEXT + "\n" + "— PeterNeumann x08g\n",
        TEXT + "\n" + BY_PETER.replace("AM=", "AN="),  # the same bytes written otherwise
        TEXT + "\n" + BY_PETER * 101,
        "\n\n" + BY_PETER,
        "x" * 70_000 + "\n\n" + BY_PETER,
    ],
)
def test_what_is_no_note_is_not_read(text: str) -> None:
    with pytest.raises(BadNote) as bad:
        read_note(text)
    assert "{" not in str(bad.value)


def test_a_checkpoint_has_three_lines() -> None:
    checkpoint = Checkpoint("rejeu/ambush/n", Head(27, bytes(range(32))))
    note = sign_note(checkpoint.text, [Signer("gm", bytes(32))])
    assert read_checkpoint(read_note(str(note))) == checkpoint
    assert str(note).count("\n") == 5


@pytest.mark.parametrize(
    "change",
    [
        ("27", "027"),
        ("27", "+27"),
        ("27", "2 7"),
        ("27", ""),
        ("AAEC", "AAE"),
        ("Hh8=", "Hh9="),
        ("rejeu/", "\nrejeu/"),
    ],
)
def test_any_other_way_to_write_a_checkpoint_is_none(change: tuple[str, str]) -> None:
    text = Checkpoint("rejeu/ambush/n", Head(27, bytes(range(32)))).text
    assert change[0] in text
    for bad in (text.replace(*change, 1), text + "more\n"):
        with pytest.raises(BadNote):
            read_checkpoint(Note(bad, ()))


def test_two_fights_of_one_name_are_two_origins() -> None:
    one, other = (origin_of(Header(1, "ambush", nonce * 22, 0)) for nonce in "ab")
    assert one != other
    assert "ambush" in one


@given(st.text(st.characters(exclude_categories=("Cs",)), min_size=1, max_size=80))
def test_every_participant_has_a_key_name_of_its_own(who: str) -> None:
    name = key_name(who)
    Signer(name, bytes(32))
    assert person_of(name) == who


def test_a_key_is_compared_by_its_print() -> None:
    one, other = Signer("gm", bytes(32)).key, Signer("gm", bytes(31) + b"\x01").key
    assert one.print != other.print
    assert len(one.print) == 39
