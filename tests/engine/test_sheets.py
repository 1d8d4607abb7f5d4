"""Reading sheets: nothing guessed, every mistake told with its place."""

import attrs
import pytest

from rejeu.engine.errors import Refused
from rejeu.engine.options import choice, flag, number
from rejeu.engine.places import between
from rejeu.engine.sheets import Problems, Score, Strong, renamed, spelt, structure
from rejeu.engine.words import fold, nearest


@attrs.frozen
class Blade:
    length: Strong
    name: str = ""
    bent: bool = False


@attrs.frozen
class Sheet:
    speed: Score
    blades: dict[str, Blade] = attrs.Factory(dict)


def test_every_mistake_is_found_at_once_with_its_place() -> None:
    data = {"speed": "3", "blades": {"sabre": {"length": 0, "bent": "maybe"}, "foil": {}}, "extra": 1}
    sheet, problems = structure(data, Sheet)
    assert sheet is None
    assert {(place, code) for place, code, _ in problems} == {
        ("speed", "not-a-whole-number"),
        ("blades.sabre.length", "out-of-range"),
        ("blades.sabre.bent", "not-yes-or-no"),
        ("blades.foil.length", "missing"),
        ("extra", "unknown-key"),
    }


@pytest.mark.parametrize("value", [True, "oui", "Yes", 1])
def test_a_flag_takes_the_words_of_both_languages(value: object) -> None:
    assert structure({"length": 3, "bent": value}, Blade) == (Blade(3, bent=True), [])


def test_keys_are_brought_to_the_stored_words() -> None:
    problems: Problems = []
    words = {"vitesse": "speed", "speed": "speed", "lames": "blades"}
    assert renamed({"Vitesse": 4, "lame": 1, "SPEED": 5}, words, ("top",), problems) == {"speed": 4}
    assert problems == [
        ("top.lame", "unknown-key", {"key": "lame", "near": "lames"}),
        ("top.SPEED", "given-twice", {"key": "speed"}),
    ]


def test_chosen_keys_are_told_apart_without_case_and_accents() -> None:
    problems: Problems = []
    assert spelt({"Épée": 1, "epee": 2, "a.b": 3}, str, "weapons", problems) == {"Épée": 1}
    assert [(place, code) for place, code, _ in problems] == [
        ("weapons.epee", "given-twice"),
        ("weapons.a.b", "bad-key"),
    ]


def test_words_and_distances() -> None:
    assert fold("Sang-Froid  ÉPÉE") == "sang froid epee"
    assert nearest("endurence", ["endurance", "composure"]) == "endurance"
    assert nearest("xyz", ["endurance"]) == ""
    assert between((0, 0), (3, 4)) == 5
    assert between((0, 0), (1, 1)) == 2
    assert between((0, 0), (1, 1), up=False) == 1
    with pytest.raises(Refused, match="position-mismatch"):
        between((0,), (1, 1))


def test_options_of_the_wrong_kind_are_refused() -> None:
    assert number({"n": 4}, "n") == 4
    assert number({}, "n", 7) == 7
    assert flag({"f": "yes"}, "f")
    for name, call in {
        "option-not-a-number": lambda: number({"n": "x"}, "n"),
        "option-out-of-range": lambda: number({"n": 9}, "n", most=8),
        "option-not-a-choice": lambda: choice({"w": "x"}, "w", ("a", "b")),
    }.items():
        with pytest.raises(Refused, match=name):
            call()
