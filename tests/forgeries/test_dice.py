"""Whatever is changed of the dice in a log that is then written anew is told once the seed is shown, at the roll.

Nothing was posted here but the log: neither checkpoints nor codes, which would tell of any line.
"""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from msgspec import structs

from rejeu.engine.dice import DERIVED
from rejeu.engine.fair_dice import commitment_of
from rejeu.events import facts as f
from rejeu.events import trust_events as e
from rejeu.events.base import Event
from rejeu.events.notes import origin_of
from rejeu.events.record import Envelope, base64
from rejeu.replays.fair import GOOD, Record, check_rolls
from rejeu.replays.fight import Fight
from tests.forgeries.sealed import FIGHT, play

Records = list[Record]
Forged = tuple[Records, int]
"""The records, and the first of them at which something is to be told."""


def rolls(records: Sequence[Record]) -> list[int]:
    return [at for at, (_, event) in enumerate(records) if isinstance(event, f.Rolled)]


def of(records: Sequence[Record], kind: type[Event]) -> list[int]:
    return [at for at, (_, event) in enumerate(records) if type(event) is kind]


def put(records: Records, at: int, **values: Any) -> Records:
    envelope, event = records[at]
    return [*records[:at], (envelope, structs.replace(event, **values)), *records[at + 1 :]]


def renumbered(records: Sequence[Record]) -> Records:
    return [(structs.replace(envelope, seq=seq), event) for seq, (envelope, event) in enumerate(records, 1)]


def a_face(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(rolls(records))
    roll = records[at][1]
    assert isinstance(roll, f.Rolled)
    i = chance.randrange(len(roll.faces))
    size = next(dice.size for n, dice in enumerate(roll.pool) if i < sum(one.count for one in roll.pool[: n + 1]))
    faces = [*roll.faces]
    faces[i] = chance.choice([face for face in range(1, size + 1) if face != faces[i]])
    total = sum(faces[place] for place in roll.kept)
    return put(records, at, faces=tuple(faces), total=total), at


def a_face_and_not_its_total(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(rolls(records))
    roll = records[at][1]
    assert isinstance(roll, f.Rolled)
    return put(records, at, total=roll.total + chance.choice([-1, 1])), at


def a_face_more(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(rolls(records))
    roll = records[at][1]
    assert isinstance(roll, f.Rolled)
    return put(records, at, faces=(*roll.faces, 1)), at


def another_level(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(rolls(records))
    roll = records[at][1]
    assert isinstance(roll, f.Rolled)
    name = chance.choice(["committed", "typed", "system", "seeded"])
    return put(records, at, sources=tuple((name, count) for _, count in roll.sources)), at


def another_place(chance: random.Random, records: Records) -> Forged:
    """The roll is said to be of somebody else, for something else, of another round, or a later one of its kind."""
    at = chance.choice(rolls(records))
    value = chance.choice([{"who": "mirabelle"}, {"purpose": "luck"}, {"round": 9}, {"ordinal": 7}])
    return put(records, at, **value), at


def a_roll_not_called(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.RollCalled))
    return renumbered([*records[:at], *records[at + 1 :]]), at


def called_after(chance: random.Random, records: Records) -> Forged:
    """The place and pool of a roll are settled after its faces."""
    at = chance.choice(of(records, e.RollCalled))
    return renumbered([*records[:at], records[at + 1], records[at], *records[at + 2 :]]), at


def another_call(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.RollCalled))
    return put(records, at, who="mirabelle"), at + 1


def another_word(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.WordGiven))
    return put(records, at, word=f"word {chance.random()}"), at


def a_word_of_another(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.WordGiven))
    return put(records, at, holder="carol"), at


def a_word_taken_out(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.WordGiven))
    return renumbered([*records[:at], *records[at + 1 :]]), at


def words_swapped(chance: random.Random, records: Records) -> Forged:
    one, two = of(records, e.WordGiven)
    held, other = records[one][1], records[two][1]
    assert isinstance(held, e.WordGiven)
    assert isinstance(other, e.WordGiven)
    return put(put(records, one, word=other.word), two, word=held.word), one


def a_word_after_the_rolls(chance: random.Random, records: Records) -> Forged:
    at = chance.choice(of(records, e.WordGiven))
    last = rolls(records)[-1]
    return renumbered([*records[:at], *records[at + 1 : last + 1], records[at], *records[last + 1 :]]), at


def another_seed(chance: random.Random, records: Records) -> Forged:
    (at,) = of(records, e.SeedRevealed)
    return put(records, at, seed=base64(chance.randbytes(32))), rolls(records)[0]


def another_commitment(chance: random.Random, records: Records) -> Forged:
    (at,) = of(records, e.SeedCommitted)
    return put(records, at, commitment=base64(chance.randbytes(32))), at


def another_seed_and_its_commitment(chance: random.Random, records: Records) -> Forged:
    seed = chance.randbytes(32)
    (at,), (shown,) = of(records, e.SeedCommitted), of(records, e.SeedRevealed)
    commitment = commitment_of(seed, f"rejeu/{FIGHT}/{nonce_of(records)}")
    return put(put(records, at, commitment=commitment), shown, seed=base64(seed)), at


def nonce_of(records: Records) -> str:
    """The nonce of a fight that `play` played: its first word tells."""
    word = records[of(records, e.WordGiven)[0]][1]
    assert isinstance(word, e.WordGiven)
    return word.word[-1] * 22


def a_seed_committed_to_after_the_rolls(chance: random.Random, records: Records) -> Forged:
    (at,) = of(records, e.SeedCommitted)
    last = rolls(records)[-1]
    return renumbered([*records[:at], *records[at + 1 : last + 1], records[at], *records[last + 1 :]]), at


def a_seed_never_shown(chance: random.Random, records: Records) -> Forged:
    (at,) = of(records, e.SeedRevealed)
    return renumbered([*records[:at], *records[at + 1 :]]), rolls(records)[0]


def faces_thrown_away(chance: random.Random, records: Records) -> Forged:
    """A rewind with fresh dice is put in, after which faces must differ: several rolls are not alike by chance."""
    first, *_, last = rolls(records)[:-3]
    at = chance.choice([one for one in of(records, e.RollCalled) if first < one < last])
    envelope, _ = records[at]
    rewound: tuple[Envelope, Event] = (envelope, f.Rewound(start=0, to=0, how="rewind", dice="fresh"))
    return renumbered([*records[:at], rewound, *records[at:]]), at


Change = Callable[[random.Random, Records], Forged]
CHANGES: tuple[Change, ...] = (
    a_face, a_face_and_not_its_total, a_face_more, another_level, another_place, a_roll_not_called, called_after,
    another_call, another_word, a_word_of_another, a_word_taken_out, words_swapped, a_word_after_the_rolls,
    another_seed, another_commitment, another_seed_and_its_commitment, a_seed_committed_to_after_the_rolls,
    a_seed_never_shown, faces_thrown_away,
)  # fmt: skip


AT_ONCE = CHANGES[:8]
"""What is changed of one roll is told of that roll; words and seeds are told of the rolls after them."""


def fights() -> list[Fight]:
    return [play(nonce)[0].fight for nonce in "abcdef"]


def records_of(fight: Fight) -> Records:
    return [(fight.envelopes[seq - 1], fight.event(seq)) for seq in range(1, fight.tail + 1)]


def forge(count: int) -> dict[str, int]:
    """Try that many changes; return how often each kind was told."""
    played = fights()
    told: dict[str, int] = {}
    for number in range(count):
        fight = played[number // len(CHANGES) % len(played)]
        origin = origin_of(fight.header)
        records = records_of(fight)
        honest = {check.seq for check in check_rolls(origin, records) if check.outcome in GOOD}
        assert len(honest) == len(rolls(records))
        change = CHANGES[number % len(CHANGES)]
        forged, first = change(random.Random(number), records)
        wrong = [check for check in check_rolls(origin, forged) if check.outcome not in GOOD]
        assert wrong, (number, change.__name__)
        seq = wrong[0].seq - 1  # records count from 1
        assert seq == first if change in AT_ONCE else seq >= first, (number, change.__name__)
        told[change.__name__] = told.get(change.__name__, 0) + 1
    return told


def test_three_hundred_forgeries_of_dice_are_told() -> None:
    assert set(forge(300)) == {change.__name__ for change in CHANGES}


@pytest.mark.soak
def test_ten_thousand_forgeries_of_dice_are_told() -> None:
    assert sum(forge(10_000).values()) == 10_000


def test_every_roll_is_of_committed_dice() -> None:
    for fight in fights():
        events = [event for _, event in records_of(fight)]
        sources = {name for event in events if isinstance(event, f.Rolled) for name, _ in event.sources}
        assert sources <= set(DERIVED)
