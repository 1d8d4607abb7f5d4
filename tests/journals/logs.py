"""Small logs to test with: headers, batches, whole fights of a given length."""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import count

from rejeu.events.chain import Tail, leaf_hash
from rejeu.events.journal import Journal, Receipt
from rejeu.events.record import Draft, Part, Stored, make_header, seal_batch

NONCE = "0123456789abcdefghijkl"
CREATED = 1_700_000_000_000  # UTC milliseconds
HOSTILE = (
    "D'Arcy",
    "Ökj",
    "Ésaü",
    "A|B|C",
    "*x*",
    "[b]",
    "<script>",
    "\u202eemordnilap\u202c אבג",
    "🐉👩‍👩‍👧",
    '"; DROP TABLE records; --',
    "line\u2028separator\u0085next\u0000end",
    "\\u0022 \r\n \t",
    '"prev":"',
)


def header(fight: str = "ambush") -> bytes:
    return make_header(fight, NONCE, CREATED)


def start(fight: str = "ambush") -> Tail:
    """The tail of a fight in which nothing has happened."""
    return Tail(0, leaf_hash(header(fight)))


def salts(seed: str = "salt") -> "Iterator[bytes]":
    return (sha256(f"{seed}{n}".encode()).digest()[:16] for n in count())


def batch(
    after: Tail,
    command: str,
    size: int = 3,
    *,
    parent: int | None = 0,
    bodies: Sequence[bytes] = (),
    secret: bytes | None = None,
    tag: str = "attack-resolved",
) -> tuple[Stored, ...]:
    """A batch of `size` records that follows `after`; `secret` is sealed in its last one for `gm`."""
    bodies = bodies or [b'{"who":"mira","n":%d}' % n for n in range(size)]
    return seal_batch(
        [
            Draft(
                parent=parent,
                at=CREATED + after.seq,
                by="gm",
                command=command,
                n=n,
                tag=tag,
                v=1,
                body=body,
                sealed=(Part(("gm",), secret),) if secret is not None and n == len(bodies) - 1 else (),
            )
            for n, body in enumerate(bodies)
        ],
        after.seq + 1,
        after.leaf,
        salts(command).__next__,
    )


def end(written: Sequence[Stored]) -> Tail:
    """The tail after these records."""
    return Tail(written[-1].envelope.seq, leaf_hash(written[-1].line))


def play(
    length: int,
    size: int = 3,
    fight: str = "ambush",
    *,
    secret: bytes | None = None,
    bodies: Sequence[bytes] = (),
) -> list[Stored]:
    """A fight of `length` batches, each played after the one before."""
    records: list[Stored] = []
    tail = start(fight)
    for number in range(length):
        written = batch(tail, f"c{number}", size, parent=tail.seq, secret=secret, bodies=bodies)
        records += written
        tail = end(written)
    return records


def append(journal: Journal, command: str, fight: str = "ambush", size: int = 3) -> Receipt:
    """Append a batch at the end, whatever it is."""
    tail = journal.tail(fight)
    return journal.append(fight, batch(tail, command, size, parent=tail.seq), tail.seq)
