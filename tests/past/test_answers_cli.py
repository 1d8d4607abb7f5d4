"""Answers to clashes, as a person types them who mistypes, changes their mind, and has dice in hand."""

import pytest

from tests.console.conftest import Rejeu, fight, rejeu
from tests.past.test_amend_cli import record, shots, tail, typed

__all__ = ["fight", "rejeu", "shots", "typed"]

HARD = "attack guard mira aim=-7 save=yes"
"""It hits now: the dice of its power, and of Mira's save, were never rolled."""


def test_dice_are_typed_bare_and_roll_by_roll(shots: Rejeu, typed: list[str]) -> None:
    typed += ["1,1,1", "9999", "6 6 6 6", "1,1,1,1", "4", "yes"]
    ran = shots("amend", "f", record(shots, "Guard: attack"), HARD)
    assert ran.code == 0, ran.err
    assert "“1,1,1” is not that many dice" in ran.err
    assert "does not fit" in ran.err
    assert "6 6 6 6 [typed]" in ran.out
    assert "Mira, save (Endurance, VIG): 4 [typed]" in ran.out


def test_dice_typed_for_one_roll_stand_when_the_next_is_rolled(shots: Rejeu, typed: list[str]) -> None:
    typed += ["6 6 6 6", "roll", "yes"]
    ran = shots("amend", "f", record(shots, "Guard: attack"), HARD)
    assert ran.code == 0, ran.err
    assert "6 6 6 6 [typed]" in ran.out


def test_dice_on_the_line_stand_when_the_rest_are_rolled(shots: Rejeu) -> None:
    seq = record(shots, "Guard: attack")
    ran = shots("amend", "f", seq, f"{HARD} dice=4,2,2,2,1/6,6,6,6", "--dry-run", "--answer", f"{seq}=roll")
    assert ran.code == 0, ran.err
    assert "6 6 6 6 [typed]" in ran.out
    assert "The dice are rolled" in ran.out


def test_rolling_once_is_not_rolling_ever_after(shots: Rejeu, typed: list[str]) -> None:
    typed += ["roll", "strike", "hurt mira 2d6", "3,3", "yes"]
    assert shots("do", "f", "pass mira").code in (0, 1)
    assert shots("do", "f", "hurt guard 2d6 dice=1,1").code == 0
    seq = record(shots, "Mira: attack")
    ran = shots("amend", "f", seq, "hurt mira 5d6")
    assert ran.code == 0, ran.err
    assert "(power: 3 3 [typed])" in ran.out


@pytest.mark.parametrize("dice", ["3,3", "dice: 33", "roll"])
def test_a_line_in_the_place_of_another_gets_its_dice(shots: Rejeu, typed: list[str], dice: str) -> None:
    typed += ["hurt mira 2d6", dice, "yes"]
    ran = shots("amend", "f", record(shots, "Mira: attack"), "kill guard")
    assert ran.code == 0, ran.err
    assert "Damage to Mira: 2d6" in shots("log", "f", "--present").out


def test_a_refused_line_before_a_clash_is_not_said_for_ever(shots: Rejeu, typed: list[str]) -> None:
    typed += ["before: dodge guard", "strike", "yes"]
    ran = shots("amend", "f", record(shots, "Mira: attack"), "kill guard")
    assert ran.code == 0, ran.err
    assert "Amended" in ran.out


def test_a_new_line_that_wants_dice_is_struck_or_another_but_not_upheld(shots: Rejeu, typed: list[str]) -> None:
    seq = record(shots, "Guard: attack")
    typed += ["force", "skip", "note 'nothing'", "yes"]
    ran = shots("amend", "f", seq, "hurt mira 2d6")
    assert ran.code == 0, ran.err
    assert "“force” cannot be the answer" in ran.err
    assert "nothing" in shots("log", "f", "--present").out


@pytest.mark.parametrize("words", ["strike all", "All strike", "retirer tout", "tout retirer"])
def test_one_answer_for_all_that_clash(shots: Rejeu, typed: list[str], words: str) -> None:
    typed += [words, "yes"]
    ran = shots("amend", "f", record(shots, "Arrival: Guard"), "--strike")
    assert ran.code == 0, ran.err
    assert "all are answered" in ran.out


def test_what_is_of_the_table_is_no_answer(shots: Rejeu) -> None:
    back = record(shots, "Guard: attack")
    ran = shots("amend", "f", record(shots, "Mira: attack"), "kill guard", "--dry-run", "--answer", f"{back}=undo")
    assert ran.code == 1
    assert "cannot be put into the past" in ran.err


def test_an_answer_says_to_roll_without_naming_dice_anew(shots: Rejeu) -> None:
    seq = record(shots, "Guard: attack")
    ran = shots("amend", "f", seq, "hurt mira 2d6", "--yes", "--answer", f"{seq}=roll")
    assert ran.code == 0, ran.err


def test_a_new_line_without_its_dice_is_told_so(shots: Rejeu) -> None:
    before = tail(shots)
    for words in (["hurt mira 2d6"], ["--before", "hurt mira 2d6"]):
        ran = shots("amend", "f", record(shots, "Guard: attack"), *words, "--yes")
        assert (ran.code, tail(shots)) == (1, before)
        assert "needs dice that were never rolled" in ran.err


def test_answers_find_their_command_and_those_without_one_are_told(shots: Rejeu) -> None:
    back = int(record(shots, "Guard: attack"))
    seq = record(shots, "Mira: attack")
    inside = shots("amend", "f", seq, "kill guard", "--dry-run", "--answer", f"{back + 1}=strike")
    assert "all are answered" in inside.out and not inside.err
    idle = shots("amend", "f", seq, "kill guard", "--dry-run", "--answer", "3=strike", "--on-conflict", "strike")
    assert idle.code == 0
    assert "“3=strike” answers nothing" in idle.err
    assert shots("amend", "f", seq, "kill guard", "--dry-run", "--answer", f"{back}=").code == 1


def test_other_dice_for_the_ruling_that_stands_are_remarked_on(shots: Rejeu) -> None:
    before, seq = tail(shots), record(shots, "Mira: attack")
    line = "attack mira guard save=no"
    other = shots("amend", "f", seq, f"{line} dice=1,1,1,1,1/6,5,4,3", "--yes")
    assert (other.code, tail(shots)) == (0, before)
    assert "the ruling that stands" in other.out
    assert "dice of Mira for attack had been rolled before" in other.out
    assert "for power" not in other.out
    same = shots("amend", "f", seq, f"{line} dice=6,4,3,2,2/6,5,4,3", "--yes")
    assert "had been rolled" not in same.out
    assert shots("amend", "f", seq, f"{line} dice=1,1", "--yes").code == 1
    told = shots("amend", "f", seq, f"{line} dice=1,1,1,1,1/6,5,4,3", "--dry-run", "--json").json
    assert told["overruled"] == ["1/mira/attack/0"]


# Sent again under the same id ----------------------------------------------------------------


def test_another_line_under_the_same_id_is_said_not_to_be_recorded(shots: Rejeu) -> None:
    first = shots("do", "f", "--id", "mine", "gauge mira luck 3 new=yes 'x'", "--json")
    before = tail(shots)
    for line in (
        "jauge mira chance 3",
        "gauge mira luck 3 new=yes 'y'",
        "gauge mira luck 4 new=yes 'x'",
        "zut",
        "undo",
    ):
        again = shots("do", "f", "--id", "mine", line, "--json")
        assert (again.code, tail(shots)) == (1, before)
        assert "was not recorded" in again.err
        assert again.json["lines"] == first.json["lines"]
    same = shots("do", "f", "--id", "mine", "jauge mira luck 3 nouvelle=oui « x »")
    assert same.code == 0
    assert "recorded before" in same.err


def test_an_undo_sent_again_is_the_same_wherever_it_would_go_now(shots: Rejeu) -> None:
    assert shots("do", "f", "--id", "back", "undo 2").code == 0
    assert shots("do", "f", "--id", "back", "undo 2").code == 0
    assert shots("do", "f", "--id", "back", "redo").code == 1
    assert shots("do", "f", "--id", "back", "rewind 4").code == 1


def test_other_dice_under_the_same_id_are_remarked_on(shots: Rejeu) -> None:
    assert shots("do", "f", "--id", "hit", "hurt guard 2d6 dice=3,3").code == 0
    assert "not the ones typed" not in shots("do", "f", "--id", "hit", "hurt guard 2d6 dice=3,3").err
    assert "not the ones typed" in shots("do", "f", "--id", "hit", "hurt guard 2d6 dice=3,4").err


def test_another_amendment_under_the_same_id_is_none(shots: Rejeu) -> None:
    seq = record(shots, "Mira: attack")
    line = "attack mira guard cover=+5 save=no"
    assert shots("amend", "f", seq, line, "--yes", "--id", "mine").code == 0
    before = tail(shots)
    assert shots("amend", "f", seq, line, "--yes", "--id", "mine").code == 0
    for words in ([seq, "attack mira guard cover=+4"], [seq, "--strike"], [seq, "--before", line], ["3", line], ["x"]):
        ran = shots("amend", "f", *words, "--yes", "--id", "mine") if words != ["x"] else shots(
            "do", "f", "note x", "--id", "mine"
        )  # fmt: skip
        assert (ran.code, tail(shots)) == (1, before), words
        assert "was not recorded" in ran.err


# Dice thrown away ----------------------------------------------------------------------------


def test_a_redo_after_an_undo_with_new_dice_does_not_promise_the_same(shots: Rejeu) -> None:
    assert "with new dice" in shots("undo", "f", "--fresh-dice").out
    since = tail(shots)
    again = shots("redo", "f")
    assert f"dice rolled before record {since} stay thrown away" in again.out
    assert "same dice" not in again.out
    assert "écartés" in shots("log", "f", "--lang", "fr").out
    assert shots("do", "f", "note x").code == 0
    assert "with the same dice" in shots("undo", "f").out.replace("thrown away", "with the same dice")
    assert shots("do", "f", "note x").code == 0
    assert shots("do", "f", "note y").code == 0
    assert "with the same dice" in shots("undo", "f").out, "nothing older than the new dice is in question"
