"""Proofs of RFC 6962 (section 2.1): that a line is in a log, and that a log goes on from an earlier state of it.

All is over leaf hashes, the header's first. A log of a million lines is proved by twenty hashes.
"""

from __future__ import annotations

from collections.abc import Sequence

from .merkle import Tree, node_hash

HASH_BYTES = 32


def tree_head(leaves: Sequence[bytes]) -> bytes:
    """Return the tree head over leaf hashes (2.1)."""
    tree = Tree()
    for leaf in leaves:
        tree.add(leaf)
    return tree.root()


def _split(size: int) -> int:
    """Return the largest power of two below `size`, which is at least 2."""
    return 1 << (size - 1).bit_length() - 1


def prove_inclusion(leaves: Sequence[bytes], index: int) -> tuple[bytes, ...]:
    """Return the audit path of leaf `index`, its sibling first (2.1.1). Raises `IndexError`."""
    if not 0 <= index < len(leaves):
        raise IndexError(index)
    path: list[bytes] = []
    while len(leaves) > 1:
        half = _split(len(leaves))
        left, right = leaves[:half], leaves[half:]
        path.append(tree_head(right if index < half else left))
        leaves, index = (left, index) if index < half else (right, index - half)
    return tuple(reversed(path))


def prove_consistency(leaves: Sequence[bytes], first: int) -> tuple[bytes, ...]:
    """Return the proof that the tree over `leaves` goes on from that over the `first` ones (2.1.2).

    Raises `IndexError` unless 0 < `first` <= the number of leaves.
    """
    if not 0 < first <= len(leaves):
        raise IndexError(first)
    path: list[bytes] = []
    known = True  # whether the verifier has the head of what is left: it does, until a right part is entered
    while first != len(leaves):
        half = _split(len(leaves))
        left, right = leaves[:half], leaves[half:]
        if first <= half:
            path.append(tree_head(right))
            leaves = left
        else:
            path.append(tree_head(left))
            leaves, first, known = right, first - half, False
    if not known:
        path.append(tree_head(leaves))
    return tuple(reversed(path))


def check_inclusion(leaf: bytes, index: int, size: int, path: Sequence[bytes], root: bytes) -> bool:
    """Tell whether `path` proves that leaf hash `leaf` stands at `index` of `size` leaves under `root`.

    The steps are those of RFC 9162, 2.1.3.2, which words the check of the same proofs.
    """
    if not 0 <= index < size or not _are_hashes((leaf, root, *path)):
        return False
    place, last, found = index, size - 1, leaf
    for sibling in path:
        if last == 0:
            return False
        if place & 1 or place == last:
            found = node_hash(sibling, found)
            while place and not place & 1:
                place, last = place >> 1, last >> 1
        else:
            found = node_hash(found, sibling)
        place, last = place >> 1, last >> 1
    return last == 0 and found == root


def check_consistency(first: int, first_root: bytes, second: int, second_root: bytes, path: Sequence[bytes]) -> bool:
    """Tell whether `path` proves that the log of `second` leaves starts with the one of `first` (RFC 9162, 2.1.4.2)."""
    if not 0 < first <= second or not _are_hashes((first_root, second_root, *path)):
        return False
    if first == second:
        return not path and first_root == second_root
    steps = list(path)
    if first & (first - 1) == 0:  # the whole of the earlier tree is a subtree, and its head need not be said
        steps.insert(0, first_root)
    if not steps:
        return False
    place, last = first - 1, second - 1
    while place & 1:
        place, last = place >> 1, last >> 1
    old = new = steps[0]
    for step in steps[1:]:
        if last == 0:
            return False
        if place & 1 or place == last:
            old, new = node_hash(step, old), node_hash(step, new)
            while place and not place & 1:
                place, last = place >> 1, last >> 1
        else:
            new = node_hash(new, step)
        place, last = place >> 1, last >> 1
    return last == 0 and old == first_root and new == second_root


def _are_hashes(hashes: Sequence[bytes]) -> bool:
    return all(len(one) == HASH_BYTES for one in hashes)
