"""Dice: expressions, typed faces, the ledger, the sources."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.dice import (
    DiceTray,
    Key,
    Ledger,
    NoSource,
    RandomSource,
    SeededSource,
    parse_dice,
    parse_typed,
    places,
    read_faces,
    show_pool,
)
from rejeu.engine.errors import NeedDice, Refused
from rejeu.events.base import Dice
from rejeu.events.facts import Rolled

KEY = Key(1, "mira", "attack", 0)
HIGH = RandomSource(lambda n: n - 1)
LOW = RandomSource(lambda n: 0)


def roll(ledger: Ledger, pool: tuple[Dice, ...], source: RandomSource, key: Key = KEY) -> tuple[int, ...]:
    faces, sources = DiceTray(source, ledger).roll(key, pool)
    fact = Rolled(
        round=key.round, who=key.who, purpose=key.purpose, ordinal=key.ordinal, pool=pool, faces=faces,
        kept=(), total=0, sources=sources,
    )  # fmt: skip
    ledger.record(fact)
    return faces


@pytest.mark.parametrize(
    ("text", "pool", "bonus"),
    [("4d6", "4d6", 0), ("d20", "1d20", 0), ("2D6+1d8-1", "2d6+1d8", -1), (" 3d6 + 2 ", "3d6", 2), ("17", "", 17)],
)
def test_expressions_are_read(text: str, pool: str, bonus: int) -> None:
    dice, flat = parse_dice(text)
    assert (show_pool(dice), flat) == (pool, bonus)


@pytest.mark.parametrize(
    "text", ["", "d", "4d", "-2d6", "4d6.5", "d1", "101d6", "4d1001", "4dé", "1d6+", "four", "²d6"]
)
def test_other_expressions_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="bad-dice-expression"):
        parse_dice(text)


@pytest.mark.parametrize(
    ("group", "count", "faces"),
    [
        ("22446", 5, [2, 2, 4, 4, 6]),
        ("2,2,4,4,6", 5, [2, 2, 4, 4, 6]),
        ("2 2 4 4 6", 5, [2, 2, 4, 4, 6]),
        ("6", 1, [6]),
        ("2244", 5, None),
        ("2,2,x,4,6", 5, None),
        ("²2446", 5, None),
        ("", 1, None),
    ],
)
def test_typed_faces_are_read(group: str, count: int, faces: list[int] | None) -> None:
    assert read_faces(group, [(i, 6) for i in range(count)]) == faces


def test_digits_run_together_only_where_a_face_is_one_digit() -> None:
    assert read_faces("12", [(0, 20)]) == [12]
    assert read_faces("12", [(0, 20), (1, 20)]) is None
    assert read_faces("12,3", [(0, 20), (1, 20)]) == [12, 3]


def test_groups_are_apart_by_a_slash() -> None:
    assert parse_typed("22446 / 5,4,4,4/6") == ("22446", "5,4,4,4", "6")
    assert parse_typed("  ") == ()


def test_a_pool_that_shrinks_keeps_its_first_faces() -> None:
    ledger = Ledger()
    tray = DiceTray(NoSource(), ledger, typed=("1,2,3,4,5",))
    faces, sources = tray.roll(KEY, (Dice(5, 6),))
    ledger.record(
        Rolled(round=1, who="mira", purpose="attack", ordinal=0, pool=(Dice(5, 6),), faces=faces, kept=(), total=0,
               sources=sources)
    )  # fmt: skip
    assert roll(ledger, (Dice(3, 6),), HIGH) == (1, 2, 3)


def test_a_pool_that_grows_rolls_the_extra_dice_only() -> None:
    ledger = Ledger()
    assert roll(ledger, (Dice(2, 6),), LOW) == (1, 1)
    faces, sources = DiceTray(HIGH, ledger).roll(KEY, (Dice(4, 6),))
    assert faces == (1, 1, 6, 6)
    assert sources == (("system", 4),)


def test_faces_are_kept_by_size() -> None:
    ledger = Ledger()
    assert roll(ledger, (Dice(1, 8), Dice(2, 6)), HIGH) == (8, 6, 6)
    assert roll(ledger, (Dice(3, 6),), LOW) == (6, 6, 1)
    assert roll(ledger, (Dice(2, 8),), LOW) == (8, 1)


def test_another_purpose_roller_round_or_ordinal_is_another_roll() -> None:
    ledger = Ledger()
    assert roll(ledger, (Dice(1, 6),), HIGH) == (6,)
    for key in (Key(2, "mira", "attack", 0), Key(1, "dan", "attack", 0), Key(1, "mira", "save", 0)):
        assert roll(ledger, (Dice(1, 6),), LOW, key) == (1,)
    assert roll(ledger, (Dice(1, 6),), LOW, Key(1, "mira", "attack", 1)) == (1,)


def test_the_first_face_recorded_stays() -> None:
    ledger = Ledger()
    assert roll(ledger, (Dice(1, 6),), HIGH) == (6,)
    assert roll(ledger, (Dice(1, 6),), LOW) == (6,)
    ledger.forget()
    assert roll(ledger, (Dice(1, 6),), LOW) == (1,)


def test_without_a_source_the_table_is_asked() -> None:
    with pytest.raises(NeedDice) as need:
        DiceTray(NoSource()).roll(KEY, (Dice(2, 6), Dice(1, 8)))
    assert need.value.params == {"who": "mira", "purpose": "attack", "pool": "2d6+1d8", "got": ""}


def test_seeded_faces_are_the_same_for_ever() -> None:
    """The recipe is public: HMAC-SHA256 over the place, 8 bytes, by rejection."""
    faces, sources = DiceTray(SeededSource("seed")).roll(KEY, (Dice(5, 6), Dice(2, 20)))
    assert faces == SEEDED
    assert sources == (("seeded", 7),)
    assert DiceTray(SeededSource("other")).roll(KEY, (Dice(5, 6), Dice(2, 20)))[0] != SEEDED


SEEDED = (6, 4, 2, 2, 5, 20, 9)


def test_seeded_faces_are_fair() -> None:
    """Chi-square over 12,000 dice stays under its 0.1 % point for 5 degrees of freedom, 20.5."""
    source = SeededSource("fair")
    seen = Counter(
        face
        for ordinal in range(120)
        for face in source.faces(Key(1, "mira", "attack", ordinal), [(i, 6) for i in range(100)])
    )
    assert sum((seen[face] - 2000) ** 2 / 2000 for face in range(1, 7)) < 20.5


@given(st.lists(st.tuples(st.integers(1, 9), st.sampled_from([4, 6, 20])), max_size=4))
def test_every_die_has_one_place(dice: list[tuple[int, int]]) -> None:
    pool = [Dice(*one) for one in dice]
    found = places(pool)
    assert len(found) == len(set(found)) == sum(one.count for one in pool)


def test_what_is_learnt_fills_in_and_never_overrules() -> None:
    own, other = Ledger(), Ledger()
    roll = Rolled(
        round=1, who="mira", purpose="attack", ordinal=0, pool=(Dice(1, 6),), faces=(2,), kept=(0,), total=2,
        sources=(("system", 1),),
    )  # fmt: skip
    more = msgspec.structs.replace(roll, pool=(Dice(2, 6),), faces=(5, 4), kept=(0, 1), sources=(("typed", 2),))
    own.record(roll)
    own.learn(other)
    other.record(more)
    key = Key(1, "mira", "attack", 0)
    assert own.known(key) == {(0, 6): (2, "system"), (1, 6): (4, "typed")}
    own.record(msgspec.structs.replace(more, faces=(1, 1)))
    assert own.known(key) == {(0, 6): (2, "system"), (1, 6): (4, "typed")}
    own.forget()
    assert own.known(key) == {}
