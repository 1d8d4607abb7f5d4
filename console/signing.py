"""Signing: somebody's own key, its record in a fight, and checkpoints of what its copy has checked."""

from collections.abc import Iterator, Sequence
from secrets import token_bytes

from rejeu.engine.errors import Refused
from rejeu.events.chain import Head, leaf_hash, linked
from rejeu.events.errors import BrokenLog
from rejeu.events.journal import Journal
from rejeu.events.notes import (
    KEY_BYTES,
    BadNote,
    Checkpoint,
    Key,
    Note,
    Signer,
    key_name,
    origin_of,
    read_checkpoint,
    sign_note,
)
from rejeu.events.proofs import tree_head
from rejeu.events.record import base64, bytes_of
from rejeu.events.trust_events import LoseKey, SetKey
from rejeu.replays.fight import Fight
from rejeu.replays.trust import key_change

from . import private
from .session import hands, source, stamp

KEYS, OLD_KEYS, SEEN = "keys", "old-keys", "seen"


# Keys


def own_signer(who: str) -> Signer | None:
    """Return the key that `who` has on this machine, `None` if it has none yet. Raises `BadNote`."""
    text = private.kept(private.place(KEYS, who))
    return None if text is None else Signer.read(text.strip())


def make_signer(who: str) -> Signer:
    """Return the key that `who` has on this machine, made now if there is none."""
    return own_signer(who) or _fresh(who, replace=False)


def renew_signer(who: str) -> Signer:
    """Make a new key for `who`; the old one is kept aside, to vouch for the new one in each fight."""
    old = own_signer(who)
    if old is not None:
        private.keep(private.place(OLD_KEYS, who, old.key.mark.hex()), old.secret + "\n", replace=True)
    return _fresh(who, replace=True)


def _fresh(who: str, *, replace: bool) -> Signer:
    signer = Signer(key_name(who), token_bytes(KEY_BYTES))
    private.keep(private.place(KEYS, who), signer.secret + "\n", replace=replace)
    return signer


def _old_signer(who: str, key: Key) -> Signer | None:
    text = private.kept(private.place(OLD_KEYS, who, key.mark.hex()))
    signer = None if text is None else Signer.read(text.strip())
    return signer if signer is not None and signer.key == key else None


def own_keys(people: Sequence[str]) -> list[Key]:
    """Return the keys that this machine has for those people, older ones too."""
    found = [signer.key for who in people if (signer := own_signer(who)) is not None]
    for path in sorted((private.data_folder() / OLD_KEYS).glob("*.txt")):
        text = private.kept(path)
        if text is not None:
            found.append(Signer.read(text.strip()).key)
    return found


def record_key(fight: Fight, who: str, key: Key, by: str) -> bool:
    """Record in a fight that `who` signs with `key`; return whether it had to be. An old key at hand vouches for it.

    Raises `Refused`: "key-elsewhere" if the fight knows another key, which is not on this machine.
    """
    known = fight.table.trust.key(who)
    if known == key:
        return False
    vouch = ""
    if known is not None:
        old = _old_signer(who, known)
        if old is None:
            raise Refused("key-elsewhere", holder=who, mark=known.mark.hex())
        vouch = base64(old.sign(key_change(origin_of(fight.header), known, key)).signature)
    fight.submit(SetKey(holder=who, key=str(key), vouch=vouch), stamp(by), hands(source()))
    return True


def lose_key(fight: Fight, who: str, by: str) -> None:
    """Record that the key of `who` counts no more. Raises `Refused`."""
    fight.submit(LoseKey(holder=who), stamp(by), hands(source()))


# Checkpoints


def leaves_of(journal: Journal, fight: str) -> list[bytes]:
    """Return the leaf hashes of a fight, each link checked. Raises `BrokenLog`, `NotFound`."""
    found: list[bytes] = []

    def hashed() -> Iterator[bytes]:
        for line in journal.read(fight):
            found.append(leaf_hash(line))
            yield line

    for _ in linked(hashed()):
        pass
    return found


def check_seen(origin: str, who: str, leaves: Sequence[bytes]) -> Head | None:
    """Check that a log goes on from what `who` last saw of it here; return that. Raises `BrokenLog`."""
    seen = _seen(origin, who)
    if seen is None:
        return None
    if seen.count > len(leaves):
        raise BrokenLog(len(leaves) - 1, "shorter-than-seen", count=seen.count, found=len(leaves))
    if tree_head(leaves[: seen.count]) != seen.root:
        raise BrokenLog(seen.count - 1, "not-as-seen", count=seen.count)
    return seen


def _seen(origin: str, who: str) -> Head | None:
    text = private.kept(private.place(SEEN, who, origin))
    words = text.split() if text else []
    return Head(int(words[0]), bytes_of(words[1])) if len(words) == 2 and words[0].isdigit() else None


def checkpoint(origin: str, who: str, leaves: Sequence[bytes], on: Note | None = None) -> Note:
    """Sign the head of a log, or a note `on` it that others signed, once it goes on from what `who` last saw.

    Raises `BrokenLog`, `BadNote`; `Refused`: "note-of-another-fight", "note-differs", "note-ahead".
    """
    seen = check_seen(origin, who, leaves)
    head = Head(len(leaves), tree_head(leaves)) if on is None else _agreed(origin, leaves, read_checkpoint(on))
    note = sign_note(Checkpoint(origin, head).text, [make_signer(who)], () if on is None else on.signatures)
    if seen is None or head.count >= seen.count:
        private.keep(private.place(SEEN, who, origin), f"{head.count} {base64(head.root)}\n", replace=True)
    return note


def _agreed(origin: str, leaves: Sequence[bytes], asked: Checkpoint) -> Head:
    head = asked.head
    if asked.origin != origin:
        raise Refused("note-of-another-fight")
    if head.count > len(leaves):
        raise Refused("note-ahead", count=head.count, found=len(leaves))
    if tree_head(leaves[: head.count]) != head.root:
        raise Refused("note-differs", count=head.count)
    return head


__all__ = [
    "BadNote",
    "check_seen",
    "checkpoint",
    "leaves_of",
    "lose_key",
    "make_signer",
    "own_keys",
    "own_signer",
    "record_key",
    "renew_signer",
]
