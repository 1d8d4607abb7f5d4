"""`flag`, `why`, `diff`, `odds`, `what-if` and `verify --rules`, as a person types them."""

from pathlib import Path

import pytest

from tests.console.conftest import BEGUN, Rejeu, fight, prepared, rejeu
from tests.past.test_amend_cli import BACK, SHOT, record, tail

__all__ = ["fight", "rejeu"]


@pytest.fixture
def shots(rejeu: Rejeu) -> Rejeu:
    return prepared(rejeu, *BEGUN, ("do", "f", SHOT), ("do", "f", BACK))


# Contested, and rights ------------------------------------------------------------------------


def test_a_record_is_contested_listed_and_ruled_on(shots: Rejeu) -> None:
    assert "Nothing is contested" in shots("flag", "f").out
    assert shots("do", "f", "participant bob role=player of=guard").code == 0
    seq = record(shots, "Mira: attack")
    assert shots("flag", "f", seq, "I had “cover”", "--as", "bob").code == 0
    assert "I had “cover”" in shots("flag", "f").out
    (flag,) = shots("flag", "f", "--json").json["flags"]
    assert (flag["record"], flag["by"], flag["verdict"]) == (int(seq), "bob", None)
    assert shots("flag", "f", seq, "--settle", "--as", "bob").code == 1
    assert shots("flag", "f", seq, "no you had not", "--settle").code == 0
    assert "Nothing is contested any more" in shots("flag", "f").out
    assert "stands" in shots("flag", "f", "--all").out
    assert shots("flag", "f", "--settle").code == 2
    assert shots("flag", "f", "9999").code == 1


def test_an_amendment_settles_what_it_amends(shots: Rejeu) -> None:
    seq = record(shots, "Mira: attack")
    assert shots("flag", "f", seq, "cover").code == 0
    assert shots("amend", "f", seq, "attack mira guard cover=+5 save=no", "--yes").code == 0
    assert "amended" in shots("flag", "f", "--all").out


@pytest.mark.case(10)
def test_a_player_may_not_undo_anothers_action(shots: Rejeu) -> None:
    assert shots("do", "f", "participant bob role=player of=guard").code == 0
    before = tail(shots)
    ran = shots("undo", "f", "--as", "bob")
    assert ran.code == 1
    assert "bob may not undo that" in ran.err
    assert tail(shots) == before


def test_rights_in_french(shots: Rejeu) -> None:
    assert shots("do", "f", "participant bob rôle=joueur de=guard").code == 0
    ran = shots("do", "f", "droits annuler=tous tour=tous", "--lang", "fr")
    assert ran.code == 0, ran.err
    assert shots("undo", "f", "--as", "bob").code == 0
    wrong = shots("do", "f", "droits annuler=jamais", "--lang", "fr")
    assert wrong.code == 1
    assert "jamais" in wrong.err


@pytest.mark.parametrize("reason", ["say “no", 'a "b" c', "ends in \\", "« oui »", '"', "l'été #1"])
def test_a_reason_is_kept_whatever_quotes_are_in_it(shots: Rejeu, reason: str) -> None:
    assert shots("flag", "f", "5", reason).code == 0
    assert shots("flag", "f", "--json").json["flags"][-1]["reason"].strip() == reason
    assert shots("undo", "f", "--why", reason).code == 0


# Why -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("guard.physical", "13 against 10"),
        ("guard.PER", "in tests, instead of 3"),
        ("mira before guard", "comes before Guard since record"),
        ("order", "Order: Mira and Guard"),
        ("guard.threshold", "threshold against the last damage"),
        ("guard.seuil", "threshold against the last damage"),
        ("mira.initiative", "Mira, initiative: 13"),
        ("guard", "Guard: "),
        ("clock", "Game time"),
        ("mira.position", "place: 0"),
    ],
)
def test_why(shots: Rejeu, asked: str, said: str) -> None:
    ran = shots("why", "f", asked)
    assert ran.code == 0, ran.err
    assert said in ran.out
    assert shots("why", "f", *asked.split()).out == ran.out
    found = shots("why", "f", asked, "--json").json
    assert found["records"] and found["sentence"] == ran.out.splitlines()[0]


def test_why_in_french(shots: Rejeu) -> None:
    assert "au lieu de" in shots("why", "f", "guard.PER", "--lang", "fr").out
    assert "passe avant" in shots("why", "f", "mira avant guard", "--lang", "fr").out
    assert "Critique" in shots("why", "f", "guard.physique", "--lang", "fr").out


@pytest.mark.parametrize("asked", ["guard.charm", "nobody.PER", "nonsense", "mira before nobody", "9999"])
def test_what_cannot_be_asked_is_said(shots: Rejeu, asked: str) -> None:
    ran = shots("why", "f", asked)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err


# Diff ----------------------------------------------------------------------------------------


def test_diff_between_records_and_branches(shots: Rejeu) -> None:
    seq = record(shots, "Mira: attack")
    before = str(int(seq) - 1)
    old = tail(shots)
    ran = shots("diff", "f", before, "head")
    assert ran.code == 0, ran.err
    assert "Guard, physical, Critique: 0 → 1" in ran.out
    assert shots("amend", "f", seq, "attack mira guard cover=+5 save=no", "--yes").code == 0
    branches = shots("diff", "f", str(old), "head")
    assert "Guard, physical, Critique: 1 → 0" in branches.out
    found = shots("diff", "f", str(old), "head", "--json").json
    assert found["parted"] == int(before)
    assert found["first"]["here"] < found["first"]["there"]
    assert ["guard", "boxes", "physical", "critical"] in [change["path"] for change in found["changes"]]
    assert any(value["path"][-1] == "w1" for value in found["values"])
    assert "nothing differs" in shots("diff", "f", "head", "head").out
    assert shots("diff", "f", "here", "head").code == 1
    assert shots("diff", "f", "9999", "head").code == 1


# Odds ----------------------------------------------------------------------------------------


def test_odds_of_what_was_recorded_and_of_another_line(shots: Rejeu) -> None:
    seq = record(shots, "Mira: attack")
    ran = shots("odds", "f", "--at", seq, "--runs", "300")
    assert ran.code == 0, ran.err
    assert "300 runs" in ran.out
    assert "recorded" in ran.out and "%" in ran.out and "█" in ran.out
    assert shots("odds", "f", "--at", seq, "--runs", "300").out == ran.out
    other = shots("odds", "f", "attack mira guard cover=+5 save=no", "--at", seq, "--runs", "300", "--lang", "fr")
    assert "300 essais" in other.out
    found = shots("odds", "f", "--at", seq, "--runs", "300", "--json").json
    attack = next(one for one in found["measures"] if one["measure"][0] == "attack")
    assert sum(one["count"] for one in attack["counts"]) == 300
    assert attack["recorded"]["value"] == "success"
    assert tail(shots) == int(shots("show", "f", "--json").json["seq"])


@pytest.mark.parametrize(
    "words",
    [["--at", "9999"], ["undo"], ["fly mira"], [], ["attack guard mira", "--at", "{seq}"], ["--at", "{inside}"]],
)
def test_odds_of_nothing_are_refused(shots: Rejeu, words: list[str]) -> None:
    seq = record(shots, "Mira: attack")
    ran = shots("odds", "f", *(word.format(seq=seq, inside=int(seq) + 1) for word in words), "--runs", "10")
    assert (ran.code, ran.out) == (1, "")


# What if -------------------------------------------------------------------------------------


def test_a_what_if_lies_beside_the_log_and_is_adopted(shots: Rejeu, _nobody: Path) -> None:
    before = tail(shots)
    seq = record(shots, "Mira: attack")
    ran = shots("what-if", "f", "attack mira guard cover=+5 save=no", "--at", seq)
    assert ran.code == 0, ran.err
    assert "13 against 15" in ran.out
    assert "Guard, physical, Critique: 1 → 0" in ran.out
    assert tail(shots) == before
    file = _nobody / "journal.what-if.f.db"
    assert file.is_file()
    assert shots("what-if", "f", "--at", seq).code == 1
    assert shots("do", "f", "note “beside the log”", "--journal", str(file)).code == 0
    looked = shots("what-if", "f", "--adopt", "--dry-run")
    assert looked.code == 0, looked.err
    assert tail(shots) == before
    done = shots("what-if", "f", "--adopt", "--yes", "--why", "so be it")
    assert done.code == 0, done.err
    told = shots("log", "f", "--present").out
    assert "a what-if after record" in told and "so be it" in told and "beside the log" in told
    assert shots("verify", "f").code == 0
    assert shots("what-if", "f", "--drop").code == 0
    assert not list(_nobody.glob("journal.what-if*"))
    assert shots("what-if", "f", "--drop").code == 5
    assert shots("what-if", "f", "--adopt").code == 5


def test_a_line_that_is_refused_leaves_no_what_if(shots: Rejeu, _nobody: Path) -> None:
    assert shots("what-if", "f", "attack nobody mira").code == 1
    assert not list(_nobody.glob("journal.what-if*"))
    assert shots("what-if", "f", "--name", "../x").code == 1


def test_several_what_ifs_and_one_in_the_place_of_another(shots: Rejeu) -> None:
    seq = record(shots, "Guard: attack")
    for name in ("one", "two"):
        assert shots("what-if", "f", "pass guard", "--at", seq, "--name", name).code == 0
    assert shots("what-if", "f", "kill mira", "--at", seq, "--name", "two", "--replace", "--json").json["changes"]
    assert shots("what-if", "f", "--adopt", "--name", "two", "--yes", "--instead-of-all").code == 0
    assert "dead" in shots("show", "f").out


# Today's rules -------------------------------------------------------------------------------


def test_verify_rules(shots: Rejeu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "as they were recorded" in shots("verify", "--rules", "f").out
    file = str(tmp_path / "f.combat.jsonl")
    assert shots("export", "f", file).code == 0
    assert shots("verify", "--rules", file, "--json").json["difference"] is None
    from attrs import evolve

    from rejeu.engine.rulesets.point_zero import attack

    roll_check = attack.roll_check
    monkeypatch.setattr(attack, "roll_check", lambda scene, check: evolve(roll_check(scene, check), margin=1))
    ran = shots("verify", "--rules", "f")
    assert ran.code == 3
    assert "attack-resolved" in ran.out and "margin: 3 is recorded, 1 would be" in ran.out
    found = shots("verify", "--rules", file, "--json").json["difference"]
    assert (found["field"], found["recorded"], found["now"]) == ("margin", 3, 1)
    assert shots("verify", "f").code == 0
