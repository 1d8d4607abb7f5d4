"""Lines that are refused, and sheets that cannot be read."""

from pathlib import Path

import attrs
import pytest

from rejeu.console.line import BadLine
from rejeu.console.words import fold
from rejeu.engine.errors import BadSheet
from rejeu.engine.state import Encounter, Question
from rejeu.events import commands as c

from .test_build import STATE, refused, said

# Refusals ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("atack mira guard-1", "unknown-verb"),
        ('"attack" mira guard-1', "unknown-verb"),
        ("who=mira attack", "unknown-verb"),
        ("attack mirra guard-1", "unknown-combatant"),
        ("attack mira,dan guard-1", "one-only"),
        ("attack mira", "missing"),
        ("pass", "missing"),
        ("attack mira guard-1 guard-2", "one-word-too-many"),
        ("declare mira atack guard-1", "unknown-verb"),
        ("init mirra", "unknown-combatant"),
        ('kill dan "a" "b"', "two-texts"),
        ("attack mira guard-1 wepon=pistol", "unknown-key"),
        ("attack mira guard-1 dim=2", "unknown-key-or-modifier"),
        ("kill dan dim=+2", "unknown-key"),
        ("attack mira guard-1 dim=+1 dim=+2", "key-twice"),
        ("attack mira guard-1 arme=a weapon=b", "key-twice"),
        ("attack mira guard-1 distance=far", "not-whole"),
        ("attack mira guard-1 save=perhaps", "not-yes-or-no"),
        ("attack mira guard-1 incident=boom", "bad-word"),
        ("move mira far", "not-metres"),
        ("move mira 1.5", "not-metres"),
        ("place mira here", "not-a-place"),
        ("place mira 1,2,3", "not-a-place"),
        ("hurt mira some", "bad-amount"),
        ("gauge mira ammo.pistol lots", "not-whole"),
        ("condition mira deaf until=tomorrow", "bad-until"),
        ("condition mira deaf until=start:nobody", "unknown-combatant"),
        ("condition mira deaf until=end:dan rounds=2", "until-or-rounds"),
        ("condition mira deaf rounds=0", "not-whole"),
        ("answer q9 yes", "which-question"),
        ("answer perhaps", "bad-word"),
        ("answer yes dice", "which-question"),
        ("undo", "no-fight-here"),
        ("join nobody-has-this", "no-such-sheet"),
    ],
)
def test_what_is_not_understood_is_refused(line: str, code: str) -> None:
    assert refused(line).code == code


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("atack mira", "attack"),
        ("ataquer mira", "attaquer"),
        ("declarre mira", "declare"),
        ("kill mirra", "mira"),
        ("attack mira guard-1 wepon=x", "weapon"),
        ("attack mira guard-1 sauvgarde=oui", "sauvegarde"),
        ("move mira 3 towrds=dan", "towards"),
    ],
)
def test_the_nearest_known_word_is_offered(line: str, near: str) -> None:
    offered = refused(line).params["near"]
    assert isinstance(offered, list)
    assert offered[0] == near


def test_the_place_of_the_bad_word_is_told() -> None:
    bad = refused("attack mira guard-1 wepon=x")
    assert isinstance(bad, BadLine)
    assert (bad.start, bad.end) == (20, 27)
    assert bad.params["column"] == 21


def test_with_no_question_open_there_is_nothing_to_answer() -> None:
    assert refused("answer yes", Encounter()).code == "nothing-asked"
    assert refused("answer q1 yes", Encounter()).code == "nothing-asked"


def test_with_two_questions_open_one_must_be_named() -> None:
    q1 = STATE.questions["q1"]
    both = Encounter(
        combatants=STATE.combatants, questions={"q1": q1, "q2": Question("q2", "save", "gm", ("yes",), (), {}, 6)}
    )
    assert refused("answer yes", both).code == "which-question"
    assert said("répondre mj oui", state=both) == c.Answer(question="q2", choice="yes")


# Sheets --------------------------------------------------------------------------------------


def test_join_reads_a_sheet_beside_it(tmp_path: Path) -> None:
    (tmp_path / "big-guard.toml").write_text('nom = "Gros Garde"\nINIT = 2\n', encoding="utf-8-sig")
    assert said("join big-guard x3 side=house at=5,3 hidden=yes", tmp_path) == c.Join(
        who="big-guard", name="Gros Garde", sheet={"nom": "Gros Garde", "INIT": 2},
        count=3, side="house", position=(5, 3), hidden=True,
    )  # fmt: skip
    assert said('joindre zed fiche=big-guard.toml nom="Zed"', tmp_path) == c.Join(
        who="zed", name="Zed", sheet={"nom": "Gros Garde", "INIT": 2}
    )
    (tmp_path / "plain.json").write_text('{"INIT": 2}', encoding="utf-8")
    assert said("join plain as=p", tmp_path) == c.Join(who="p", name="Plain", sheet={"INIT": 2})


@pytest.mark.parametrize(
    ("name", "text", "place", "code"),
    [
        ("a.toml", "x = ", "a.toml", "bad-toml"),
        ("a.toml", "x = 1\nx = 2", "a.toml", "bad-toml"),
        ("a.json", "{", "a.json", "bad-json"),
        ("a.json", "[1]", "a.json", "not-a-table"),
        ("a.json", '{"x": 1, "x": 2}', "x", "key-twice"),
    ],
)
def test_a_file_that_is_no_sheet(tmp_path: Path, name: str, text: str, place: str, code: str) -> None:
    (tmp_path / name).write_text(text, encoding="utf-8")
    with pytest.raises(BadSheet) as caught:
        said(f"join {name}", tmp_path)
    assert [(problem[0], problem[1]) for problem in caught.value.problems] == [(place, code)]


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    (tmp_path / "a.toml").write_bytes(b'name = "\xff"')
    with pytest.raises(BadSheet) as caught:
        said("join a", tmp_path)
    assert caught.value.problems[0][1] == "not-utf8"


def test_folding_words() -> None:
    assert fold("  Début_De  L’Été ") == "debut-de l'ete"


@pytest.mark.parametrize("name", ["All", "tous"])
def test_nobody_takes_the_word_for_everyone_by_a_name(name: str) -> None:
    joker = attrs.evolve(STATE.combatants["dan"], name=name)
    state = attrs.evolve(STATE, combatants={**STATE.combatants, "dan": joker})
    everyone = said(f"kill {name}", state=state)
    assert isinstance(everyone, c.Kill)
    assert "mira" in everyone.targets
    assert said(f'kill "{name}"', state=state) == c.Kill(targets=("dan",))
