"""Proofs of RFC 6962, against the vectors of Certificate Transparency and against the definition."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.events.merkle import leaf_hash
from rejeu.events.proofs import check_consistency, check_inclusion, prove_consistency, prove_inclusion, tree_head

from .test_chain import LEAVES, ROOTS

HASHES = [leaf_hash(leaf) for leaf in LEAVES]

# (index, size, path), as the tests of Certificate Transparency's own implementations have them, from index 0.
INCLUSION = [
    (0, 1, []),
    (0, 8, [
        "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ]),
    (5, 8, [
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ]),
    (2, 3, ["fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125"]),
    (1, 5, [
        "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ]),
]  # fmt: skip
# (earlier size, later size, path)
CONSISTENCY = [
    (1, 1, []),
    (1, 8, [
        "96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7",
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4",
    ]),
    (6, 8, [
        "0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a",
        "ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0",
        "d37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7",
    ]),
    (2, 5, [
        "5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e",
        "bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b",
    ]),
]  # fmt: skip


def roots(size: int) -> bytes:
    return bytes.fromhex(ROOTS[size])


@pytest.mark.parametrize(("index", "size", "path"), INCLUSION)
def test_inclusion_vectors(index: int, size: int, path: list[str]) -> None:
    proof = tuple(map(bytes.fromhex, path))
    assert prove_inclusion(HASHES[:size], index) == proof
    assert check_inclusion(HASHES[index], index, size, proof, roots(size))


@pytest.mark.parametrize(("first", "second", "path"), CONSISTENCY)
def test_consistency_vectors(first: int, second: int, path: list[str]) -> None:
    proof = tuple(map(bytes.fromhex, path))
    assert prove_consistency(HASHES[:second], first) == proof
    assert check_consistency(first, roots(first), second, roots(second), proof)


def leaves(size: int) -> list[bytes]:
    return [leaf_hash(b"%d" % n) for n in range(size)]


@pytest.mark.parametrize("size", range(1, 34))
def test_every_leaf_and_every_earlier_tree_is_proved_and_no_other(size: int) -> None:
    all_leaves = leaves(size)
    root = tree_head(all_leaves)
    for index in range(size):
        path = prove_inclusion(all_leaves, index)
        for place in range(size + 1):
            assert check_inclusion(all_leaves[index], place, size, path, root) == (place == index)
    for first in range(1, size + 1):
        path = prove_consistency(all_leaves, first)
        for claimed in range(size + 2):
            right = tree_head(all_leaves[:claimed]) if claimed <= size else root
            assert check_consistency(claimed, right, size, root, path) == (claimed == first), (first, claimed)


@given(st.integers(2, 200), st.data())
def test_a_proof_with_anything_changed_proves_nothing(size: int, data: st.DataObject) -> None:
    all_leaves = leaves(size)
    root = tree_head(all_leaves)
    index, first = data.draw(st.integers(0, size - 1)), data.draw(st.integers(1, size - 1))
    inclusion, consistency = prove_inclusion(all_leaves, index), prove_consistency(all_leaves, first)
    bad = data.draw(st.sampled_from(["cut", "longer", "bit", "swap"]))
    for path, check in (
        (inclusion, lambda path: check_inclusion(all_leaves[index], index, size, path, root)),
        (consistency, lambda path: check_consistency(first, tree_head(all_leaves[:first]), size, root, path)),
    ):
        assert check(path)
        changed = list(path)
        if bad == "longer":
            changed.insert(data.draw(st.integers(0, len(path))), all_leaves[0])
        elif not path or (bad == "swap" and len(path) < 2):
            continue
        elif bad == "cut":
            del changed[data.draw(st.integers(0, len(path) - 1))]
        elif bad == "bit":
            changed[0] = bytes([changed[0][0] ^ 1]) + changed[0][1:]
        else:
            changed[0], changed[1] = changed[1], changed[0]
        assert not check(changed)


def test_what_cannot_be_is_not_proved() -> None:
    three = leaves(3)
    root = tree_head(three)
    for index in (-1, 3):
        with pytest.raises(IndexError):
            prove_inclusion(three, index)
        assert not check_inclusion(three[0], index, 3, (), root)
    for first in (0, 4):
        with pytest.raises(IndexError):
            prove_consistency(three, first)
        assert not check_consistency(first, root, 3, root, ())
    assert not check_consistency(2, tree_head(three[:1]), 3, root, ())
    assert not check_inclusion(three[0][:5], 0, 1, (), three[0][:5])
    assert not check_inclusion(root, 0, 1, (three[0],), root)
