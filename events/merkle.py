"""Hashes and tree head of RFC 6962 (section 2.1), over the exact bytes of lines."""

from __future__ import annotations

from hashlib import sha256


def leaf_hash(line: bytes) -> bytes:
    """SHA-256(0x00 ‖ line), 32 bytes."""
    return sha256(b"\x00" + line).digest()


def node_hash(left: bytes, right: bytes) -> bytes:
    """SHA-256(0x01 ‖ left ‖ right), 32 bytes."""
    return sha256(b"\x01" + left + right).digest()


class Tree:
    """A growing Merkle tree that keeps only the hashes of its complete subtrees, largest first."""

    __slots__ = ("_stack", "size")

    def __init__(self) -> None:
        self.size = 0
        self._stack: list[bytes] = []

    def add(self, leaf: bytes) -> None:
        """Add one leaf hash; at most log2(size) node hashes, one on average."""
        stack = self._stack
        size = self.size
        while size & 1:
            leaf = node_hash(stack.pop(), leaf)
            size >>= 1
        stack.append(leaf)
        self.size += 1

    def root(self) -> bytes:
        """Return the tree head: SHA-256("") for no leaves (RFC 6962, 2.1)."""
        if not self._stack:
            return sha256(b"").digest()
        *larger, head = self._stack
        for subtree in reversed(larger):
            head = node_hash(subtree, head)
        return head
