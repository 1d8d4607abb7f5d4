"""`why`, `odds`, `what-if` and `flag` as they are mistyped, and what is said then."""

from pathlib import Path

import pytest

from rejeu.console import imagining
from rejeu.console.failures import explain
from rejeu.console.text import Texts
from rejeu.engine.errors import Refused
from tests.console.conftest import Rejeu, fight, rejeu
from tests.past.test_amend_cli import record, shots, tail

__all__ = ["fight", "rejeu", "shots"]


# Why ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked", ["mira before mira", "Mira avant mira", ".PER", "mira.", ".", "mira.zzz", "nobody.PER"]
)
def test_what_cannot_be_asked_is_refused_in_a_sentence(shots: Rejeu, asked: str) -> None:
    ran = shots("why", "f", asked)
    assert ran.code == 1, ran.err
    assert "mistake in Rejeu" not in ran.err
    assert "  in this fight" not in ran.err


def test_what_may_be_asked_is_listed_in_the_language_spoken(shots: Rejeu) -> None:
    french = shots("why", "f", "guard.zzz", "--lang", "fr").err
    assert "physique, choc" in french and "physical" not in french
    assert "état" in french and "status" not in french
    english = shots("why", "f", "guard.zzz").err
    assert "physical, shock" in english


def test_a_level_and_health_are_asked_about(shots: Rejeu) -> None:
    track = shots("why", "f", "guard.physical").out
    assert shots("why", "f", "guard.Grave").out == track
    assert shots("why", "f", "guard.légère", "--lang", "fr").out.startswith("Guard, physique")
    assert shots("why", "f", "guard.health").out == shots("why", "f", "guard").out


def test_names_with_a_dot_or_the_word_before_in_them_are_asked_about(shots: Rejeu) -> None:
    assert shots("do", "f", "join guard as=doc name='Dr. Who'").code == 0
    assert shots("do", "f", "join guard as=night name='Night before Day'").code == 0
    assert "Dr. Who, PER" in shots("why", "f", "Dr. Who.PER").out
    assert shots("why", "f", "Dr. Who").out.startswith("Dr. Who:")
    assert shots("why", "f", "Night before Day").out.startswith("Night before Day:")
    assert "Night before Day" in shots("why", "f", "Night before Day before mira").err
    assert shots("why", "f", "mira before guard").code == 0


# Odds -----------------------------------------------------------------------------------------


def test_odds_of_lines_that_follow_from_one_another(shots: Rejeu) -> None:
    """Whoever joins in the first line acts in the second, and a question is answered where the dice ask it."""
    joined = shots("odds", "f", "join guard as=new at=3", "hurt new 2d6", "--runs", "20")
    assert joined.code == 0, joined.err
    assert "Damage to Guard" in joined.out
    seq = record(shots, "Mira: attack")
    asked = shots("odds", "f", "attack mira guard aim=-3 save=ask", "answer yes", "--at", seq, "--runs", "50")
    assert asked.code in (0, 1)
    assert "mistake" not in asked.err


def test_the_place_of_what_is_wrong_is_shown_in_its_own_line(shots: Rejeu) -> None:
    ran = shots("odds", "f", "note x", "attack mira nobdy", "--runs", "20")
    assert ran.code == 1
    bad, marks = ran.err.splitlines()[-2:]
    assert bad[marks.index("^") : marks.rindex("^") + 1] == "nobdy"


def test_an_answer_mistyped_is_shown_with_its_place(shots: Rejeu) -> None:
    back = record(shots, "Guard: attack")
    seq = record(shots, "Mira: attack")
    ran = shots("amend", "f", seq, "kill guard", "--dry-run", "--answer", f"{back}=hurt nobdy 3")
    assert ran.code == 1
    bad, marks = ran.err.splitlines()[-2:]
    assert bad[marks.index("^") : marks.rindex("^") + 1] == "nobdy"


def test_odds_of_nothing_to_count_and_of_typed_dice_say_so(shots: Rejeu) -> None:
    assert "nothing that could be counted" in shots("odds", "f", "note x", "--runs", "5").out
    typed = shots("odds", "f", "hurt guard 2d6 dice=6,6", "--runs", "5")
    assert typed.code == 0
    assert "typed on the line are left out" in typed.err


def test_odds_tell_in_words_what_the_rules_refuse(shots: Rejeu) -> None:
    lines = ["hurt guard 9d6", "condition guard prone", "revive guard"]
    ran = shots("odds", "f", *lines, "--runs", "200")
    if "refuse" in ran.out:
        assert "not-" not in ran.out.split("refuse")[1].splitlines()[0]
    assert "mistake" not in ran.err


# What if --------------------------------------------------------------------------------------


def test_to_adopt_and_to_drop_at_once_drops_nothing(shots: Rejeu) -> None:
    assert shots("what-if", "f", "note x").code == 0
    scratch = next(path for path in _beside() if "what-if" in path.name)
    for words in (["--adopt", "--drop"], ["--adopt", "note y"], ["--drop", "note y"], ["--drop", "--at", "3"]):
        assert shots("what-if", "f", *words).code == 2, words
        assert scratch.exists()
    assert shots("what-if", "f", "--drop").code == 0
    assert not scratch.exists()


def test_the_hint_names_the_what_if_that_it_is_about(shots: Rejeu) -> None:
    assert "rejeu what-if f --name other --adopt" in shots("what-if", "f", "note x", "--name", "other").err
    assert "rejeu what-if f --adopt" in shots("what-if", "f", "note x").err


def test_an_adoption_that_wants_dice_says_where_to_take_them(shots: Rejeu) -> None:
    before = tail(shots)
    assert shots("what-if", "f", "hurt mira 4d6").code == 0
    for lang, words in (("en", "those of the what-if"), ("fr", "ceux de la variante")):
        ran = shots("what-if", "f", "--adopt", "--yes", "--lang", lang)
        assert (ran.code, tail(shots)) == (1, before)
        assert words in ran.err
    assert shots("what-if", "f", "--adopt", "--yes", "--with-dice").code == 0


def test_a_what_if_outlives_an_output_that_breaks(shots: Rejeu, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object, **kept: object) -> None:
        raise BrokenPipeError

    with monkeypatch.context() as patch:
        patch.setattr(imagining, "_tell", broken)
        shots("what-if", "f", "note x")
    assert any("what-if" in path.name for path in _beside())


def _beside() -> list[Path]:
    import os

    journal = Path(os.environ["REJEU_JOURNAL"])
    return list(journal.parent.glob(f"{journal.stem}.*.db"))


# Contested ------------------------------------------------------------------------------------


def test_who_contests_says_why(shots: Rejeu) -> None:
    seq, before = record(shots, "Mira: attack"), tail(shots)
    for words in ([seq], [seq, "  "]):
        ran = shots("flag", "f", *words)
        assert (ran.code, tail(shots)) == (1, before)
        assert "Say why" in ran.err
    assert shots("flag", "f", seq, "cover").code == 0
    assert shots("flag", "f", seq, "--settle").code == 0, "a verdict needs no words"


@pytest.mark.parametrize(("lang", "end"), [("en", "question q7."), ("fr", "en attente.")])
def test_no_list_of_open_questions_where_there_is_none(lang: str, end: str) -> None:
    refused = Refused("no-such-question", question="q7", open=[])
    assert explain(refused, Texts(lang))[0].endswith(end)
    refused = Refused("no-such-question", question="q7", open=["q1"])
    assert explain(refused, Texts(lang))[0].endswith(": q1.".replace(":", " :" if lang == "fr" else ":"))
