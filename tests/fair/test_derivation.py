"""The derivation of faces, as docs/fair-dice.md specifies it: vectors, an independent reading, the distribution."""

import hashlib
import hmac
import re
from collections import Counter
from pathlib import Path

import pytest

from rejeu.engine.dice import Key
from rejeu.engine.fair_dice import Derivation, commitment_of, mix_of, word_fits

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")
SEED = bytes(range(32))
ORIGIN = "rejeu/ambush/AAAAAAAAAAAAAAAAAAAAAA"
WORDS = (("zoe", "lune"), ("léo", "1234"))
PLAIN = Derivation(SEED, ORIGIN)
MIXED = Derivation(SEED, ORIGIN, 1, mix_of(WORDS))


def test_the_vectors_of_the_page() -> None:
    assert commitment_of(SEED, ORIGIN) == "MpsVE4Q8kgFP3fLG0zbh3TiPhhqTFonFSakLlA8FMHM="
    assert mix_of(WORDS) == mix_of(WORDS[::-1]) == "6e689179b719274201d3715c5b8316f3ae216f5adb91d3a611c580642e958a6e"
    table = re.findall(
        r"^\| (committed|mixed) \| (\d+) \| (\S+) \| (\S+) \| (\d+) \| (\d+) \| ([\d ]+) \|$", PAGE, re.M
    )
    assert len(table) == 7
    for level, round_, who, purpose, ordinal, size, faces in table:
        derivation = PLAIN if level == "committed" else MIXED
        key = Key(int(round_), who, purpose, int(ordinal))
        expected = [int(face) for face in faces.split()]
        assert [derivation.face(key, index, int(size)) for index in range(len(expected))] == expected
    for value in (commitment_of(SEED, ORIGIN), mix_of(WORDS), ORIGIN, SEED.hex()):
        assert value in PAGE


def by_the_page(place: str, size: int) -> tuple[int, int]:
    """Another reading of the page: the face, and how many numbers were thrown away before it."""
    attempt = 0
    while True:
        digest = hmac.new(SEED, f"{place}\n{attempt}".encode(), hashlib.sha256).hexdigest()
        number = int(digest[:4], 16)
        if number < 65536 // size * size:
            return number % size + 1, attempt
        attempt += 1


def test_a_number_out_of_range_is_thrown_away_and_the_next_one_taken() -> None:
    again = 0
    for index in range(500):
        place = f"rejeu dice v1\n{ORIGIN}\n0\n2\nmira\nattack\n0\n1000\n{index}\n"
        face, attempt = by_the_page(place, 1000)
        assert PLAIN.face(Key(2, "mira", "attack", 0), index, 1000) == face
        again += attempt > 0
    assert again > 0


@pytest.mark.parametrize("size", [2, 3, 4, 6, 8, 10, 12, 20, 100])
def test_the_faces_are_even(size: int) -> None:
    """Chi-square with a fixed seed: below the 99.99 % point, by the approximation of Wilson and Hilferty."""
    each = 400
    counts = Counter(PLAIN.face(Key(1, "mira", "test", n), 0, size) for n in range(each * size))
    assert set(counts) == set(range(1, size + 1))
    chi = sum((count - each) ** 2 / each for count in counts.values())
    free = size - 1
    assert chi < free * (1 - 2 / (9 * free) + 3.72 * (2 / (9 * free)) ** 0.5) ** 3


def test_anything_said_changes_the_faces() -> None:
    key = Key(2, "mira", "attack", 0)

    def faces(derivation: Derivation, key: Key = key) -> list[int]:
        return [derivation.face(key, index, 100) for index in range(12)]

    seen = [
        faces(PLAIN),
        faces(Derivation(bytes(32), ORIGIN)),
        faces(Derivation(SEED, ORIGIN + "B")),
        faces(Derivation(SEED, ORIGIN, 1)),
        faces(Derivation(SEED, ORIGIN, 0, mix_of(WORDS))),
        faces(Derivation(SEED, ORIGIN, 0, mix_of([("zoe", "lune")]))),
        faces(PLAIN, Key(3, "mira", "attack", 0)),
        faces(PLAIN, Key(2, "guard", "attack", 0)),
        faces(PLAIN, Key(2, "mira", "damage", 0)),
        faces(PLAIN, Key(2, "mira", "attack", 1)),
    ]
    assert len({tuple(one) for one in seen}) == len(seen)


def test_words_cannot_be_cut_in_two_ways() -> None:
    assert mix_of([("a", "bc")]) != mix_of([("ab", "c")])
    assert mix_of([("a", "b"), ("c", "d")]) != mix_of([("a", "b"), ("cd", "")])


@pytest.mark.parametrize(
    ("word", "fits"),
    [("lune", True), ("deux mots", True), ("é", True), ("", False), (" a", False), ("a\0b", False), ("x" * 65, False)],
)
def test_which_words_can_be_given(word: str, fits: bool) -> None:
    assert word_fits(word) is fits
