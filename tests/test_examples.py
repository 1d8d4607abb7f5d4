"""The fights to start from: played as a person would, and what they are said to go through is looked for."""

from collections import Counter
from pathlib import Path

import pytest

from rejeu.console.main import main
from rejeu.events import facts as f
from rejeu.events.chain import check_log
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.fight import Fight

EXAMPLES = Path(__file__).parent.parent / "examples"


def played(name: str, tmp_path: Path) -> Fight:
    journal = tmp_path / "journal.db"
    assert main(["run", str(EXAMPLES / f"{name}.rejeu"), "--journal", str(journal)]) == 0
    return Fight(SqliteJournal(journal, write=False), name)


def every(fight: Fight, kind: type) -> list:
    return [fact for _, fact in fight.facts(fight.lineage.ancestry(fight.head)) if isinstance(fact, kind)]


@pytest.mark.rule("E1", "E2", "E3", "E4", "E5")
def test_mira_ends_with_the_guard_at_one_grave(tmp_path: Path) -> None:
    fight = played("mira", tmp_path)
    guard = fight.state.combatants["garde"]
    assert [(wound.track, wound.level) for wound in guard.wounds.values()] == [("physical", "grave")]
    hit = every(fight, f.AttackResolved)[0]
    assert (hit.total, hit.difficulty, hit.margin) == (14, 12, 2)
    (damage,) = every(fight, f.DamageResolved)
    assert (damage.damage, damage.threshold, damage.level) == (19, 8, 2)
    check_log(fight.journal.read("mira"))


def test_the_ambush_goes_through_what_it_says(tmp_path: Path) -> None:
    fight = played("ambush", tmp_path)
    assert len(fight.state.combatants) >= 4
    assert fight.state.round >= 6
    moves = every(fight, f.Moved)
    assert any(move.left for move in moves), "a run broken off where others act"
    attacks = every(fight, f.AttackResolved)
    assert {attack.weapon for attack in attacks} >= {"pistolet", "matraque", "rod", "rifle"}
    assert Counter(attack.outcome for attack in attacks).keys() == {
        "success", "failure", "critical-success", "critical-failure",
    }  # fmt: skip
    wounds = every(fight, f.Wounded)
    assert any(wound.reached and wound.reached != wound.level for wound in wounds), "a full level passed on"
    assert {wound.track for wound in wounds} == {"physical", "shock"}
    assert {lost.why for lost in every(fight, f.ActionLost)} >= {"unconscious"}
    assert {status.status for status in every(fight, f.Assessed)} >= {"incapacitated", "unconscious"}
    assert every(fight, f.Died)
    assert [asked.kind for asked in every(fight, f.Asked)] == ["save"]
    befell = every(fight, f.ConditionPut), every(fight, f.ConditionLifted)
    assert all("jammed.pistolet" in [fact.condition for fact in facts] for facts in befell), "a jam, and its clearing"
    assert any(fact.outcome == "success" for fact in every(fight, f.TestResolved) if fact.purpose == "save")
    spent = {(fact.who, fact.on) for fact in every(fight, f.ActionSpent)}
    assert ("chet", "dodge") in spent
    check_log(fight.journal.read("ambush"))
