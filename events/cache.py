"""What can be made again from a log, kept so that it need not be: no part of the log, never exported.

Whoever reads back must hold the `leaf` against the journal's own line: what does not match was made of
another log, and counts for nothing. Losing a cache loses nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from threading import RLock
from typing import NamedTuple, Protocol


class Kept(NamedTuple):
    """Something made of the records up to `seq`, of which `leaf` is the leaf hash, by a program of mark `made_by`."""

    fight: str
    kind: str
    seq: int
    leaf: bytes
    made_by: bytes
    data: bytes


class Cache(Protocol):
    """Keeps the latest for each fight, kind and seq. Never raises: what cannot be read or kept is not there."""

    @property
    def writable(self) -> bool:
        """Whether keeping anything is worth a try."""

    def places(self, fight: str, kind: str, made_by: bytes) -> Sequence[int]:
        """Return the records that something of this kind is kept for, in order."""

    def get(self, fight: str, kind: str, seq: int, made_by: bytes) -> Kept | None:
        """Return what is kept there, None if nothing is or it is damaged."""

    def keep(self, kept: Kept, *, alone: bool = False) -> None:
        """Keep this; drop what another program made of the fight. `alone`: drop the rest of its kind, too."""

    def close(self) -> None:
        """Let go of the files."""


class NoCache:
    """Keeps nothing."""

    writable = False

    def places(self, fight: str, kind: str, made_by: bytes) -> Sequence[int]:
        """See `Cache.places`."""
        return ()

    def get(self, fight: str, kind: str, seq: int, made_by: bytes) -> Kept | None:
        """See `Cache.get`."""
        return None

    def keep(self, kept: Kept, *, alone: bool = False) -> None:
        """See `Cache.keep`."""

    def close(self) -> None:
        """See `Cache.close`."""


class MemoryCache:
    """Keeps in this object; safe to share between threads."""

    writable = True

    def __init__(self) -> None:
        self._kept: dict[tuple[str, str, int], Kept] = {}
        self._lock = RLock()

    def places(self, fight: str, kind: str, made_by: bytes) -> Sequence[int]:
        """See `Cache.places`."""
        with self._lock:
            return sorted(
                kept.seq
                for kept in self._kept.values()
                if (kept.fight, kept.kind, kept.made_by) == (fight, kind, made_by)
            )

    def get(self, fight: str, kind: str, seq: int, made_by: bytes) -> Kept | None:
        """See `Cache.get`."""
        with self._lock:
            kept = self._kept.get((fight, kind, seq))
            return kept if kept is not None and kept.made_by == made_by else None

    def keep(self, kept: Kept, *, alone: bool = False) -> None:
        """See `Cache.keep`."""
        with self._lock:
            self._kept = {
                place: old
                for place, old in self._kept.items()
                if old.fight != kept.fight or (old.made_by == kept.made_by and not (alone and old.kind == kept.kind))
            }
            self._kept[kept.fight, kept.kind, kept.seq] = kept

    def close(self) -> None:
        """See `Cache.close`."""
