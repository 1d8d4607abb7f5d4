"""House rules: defaults, choices, bounds, and every mistake at once."""

import pytest

from rejeu.engine.errors import BadSheet
from rejeu.engine.parameters import Parameter, fill

PARAMETERS = (
    Parameter("save", "asked", "X-1", choices=("asked", "always", "never")),
    Parameter("seconds", 3, "X-2", least=1, most=60),
    Parameter("power", "VIG", "X-3", free=True),
)


def test_defaults_fill_what_is_not_given() -> None:
    assert fill(PARAMETERS, {"seconds": 5}) == {"save": "asked", "seconds": 5, "power": "VIG"}


def test_every_mistake_is_told_with_its_place() -> None:
    with pytest.raises(BadSheet) as bad:
        fill(PARAMETERS, {"save": "maybe", "seconds": 0, "power": 3, "sabe": 1})
    found = [(path, code) for path, code, _ in bad.value.problems]
    assert found == [
        ("save", "bad-choice"),
        ("seconds", "out-of-range"),
        ("power", "not-a-word"),
        ("sabe", "unknown-parameter"),
    ]


@pytest.mark.parametrize("value", ["3", True])
def test_a_number_is_a_number(value: object) -> None:
    with pytest.raises(BadSheet, match="not-a-number"):
        fill(PARAMETERS, {"seconds": value})  # type: ignore[dict-item]


def test_dice_are_a_dice_expression() -> None:
    dice = (Parameter("initiative", "1d20", "X-01", dice=True),)
    assert fill(dice, {"initiative": "2d6+1"}) == {"initiative": "2d6+1"}
    for value in ("2x6", 3, ""):
        with pytest.raises(BadSheet, match="bad-dice-expression"):
            fill(dice, {"initiative": value})  # type: ignore[dict-item]
