"""The fight on the bridge: played as a person would, and what it is said to go through is looked for."""

from pathlib import Path

import pytest

from rejeu.console.main import main
from rejeu.events import facts as f
from rejeu.events.base import Fact
from rejeu.events.chain import check_log
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight

SCRIPT = Path(__file__).parents[2] / "examples" / "ginkoko-pont.rejeu"
NAME = "ginkoko-pont"


@pytest.fixture(scope="module")
def journal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bridge") / "journal.db"
    assert main(["run", str(SCRIPT), "--journal", str(path)]) == 0
    return path


def every(journal: Path, kind: type[Fact]) -> list:
    fight = Fight(SqliteJournal(journal, write=False), NAME)
    return [fact for _, fact in fight.facts(fight.lineage.ancestry(fight.head)) if isinstance(fact, kind)]


def labels(journal: Path) -> set[str]:
    return {
        term.label
        for fact in every(journal, f.AttackResolved) + every(journal, f.TestResolved) + every(journal, f.DamageResolved)
        for term in (*fact.terms, *getattr(fact, "bonus", ()), *getattr(fact, "against", ()))
    }


def test_it_lasts_at_least_five_rounds_and_verifies(journal):
    fight = Fight(SqliteJournal(journal, write=False), NAME)
    assert fight.state.round >= 5
    check_log(fight.journal.read(NAME))


def test_it_goes_through_the_rules(journal):
    assert labels(journal) >= {
        "dk", "efficiency", "difficulty", "caution", "danger", "failing", "outnumbered", "unperceived", "undefended",
        "precise", "damage-dice", "skill-level", "damage-bonus", "defence-level", "armour", "resist", "blows",
        "care-failing", "care-grave",
    }  # fmt: skip
    outcomes = {(fact.outcome == "critical-success", fact.outcome) for fact in every(journal, f.AttackResolved)}
    assert outcomes == {(False, "success"), (False, "failure"), (True, "critical-success")}
    assert {fact.level for fact in every(journal, f.Wounded)} >= {"blow", "out", "dying", "doomed"}
    assert [fact.why for fact in every(journal, f.DeadlineCleared) if fact.deadline.startswith("death")] == [
        "recovered", "due",
    ]  # fmt: skip
    assert [fact.who for fact in every(journal, f.Died)] == ["dokan"]
    assert {fact.kind for fact in every(journal, f.Asked)} == {"defence", "incident", "ally"}
    assert {fact.marker for fact in every(journal, f.MarkerSet)} >= {
        "first", "last", "acceleration", "slowing", "caution", "danger", "volley-damage", "engaged.dokan",
    }  # fmt: skip
    put = {fact.condition for fact in every(journal, f.ConditionPut)}
    assert put >= {"cover", "failing", "unconscious", "fallen", "jammed.mitraillette"}
    assert {fact.why for fact in every(journal, f.ConditionLifted)} >= {"abandoned", "put-right", "stood", "recovered"}
    assert {"first-aid", "clear", "stand", "attack"} <= {fact.on for fact in every(journal, f.ActionSpent)}
    assert {resist.outcome for resist in every(journal, f.TestResolved) if resist.purpose == "resistance"} == {
        "success", "failure",
    }  # fmt: skip
    healed = [{term.label for term in fact.terms} for fact in every(journal, f.GaugeSet) if fact.terms]
    assert [*healed[-3:]] == [{"CON", "care-level"}, {"care-level"}, {"CON"}]


def test_one_plays_first_and_one_last_and_two_accelerations_cancel_out(journal):
    *_, fourth, fifth = [fact.order for fact in every(journal, f.OrderSet)]
    assert (fourth[0], fourth[-1]) == ("oum", "kesh")
    assert fifth == ("kesh", "reva", "renfort", "oum", "brigand-1", "brigand-2")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_its_log_and_its_board_are_said_in_words(journal, lang, capsys):
    """No id of a message and no stored word is left where people read."""
    for command in ("log", "show"):
        assert main([command, NAME, "--journal", str(journal), "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert len(told.splitlines()) > 300
    for raw in ("chronicle-", "setting-", "marker-", "term-", "why-", "purpose-", "light-wound", "no-action", "volley"):
        assert raw not in told, raw
    assert "Attaques multiples" in told


def test_markers_are_told_with_names_and_without_a_count_of_one(journal, capsys):
    assert main(["log", NAME, "--journal", str(journal), "--lang", "fr"]) == 0
    told = [row.strip().replace("\u00a0", " ") for row in capsys.readouterr().out.splitlines()]
    assert "Kesh : aux prises (Dokan)" in told
    assert "Dokan : aux prises (Kesh)" in told
    assert "Oum : joue avant son tour, devant (Kesh et Reva)" in told
