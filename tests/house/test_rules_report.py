"""The report on the rules must itself be able to say no."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests import rules_report
from tests.house import tree

PAGE = """
Claimed: XY-01..XY-03, E1
Not claimed yet: XY-04

| no. | what holds | standing | parameters |
|---|---|---|---|
| XY-01 | A turn lasts 3 s. | S | |
| XY-02 | Ties fall to the first. | A | `ties` = `first`: or `last` |
| E1 | 13 plays before 10. | E | |
| XY-03 | Nothing else. | S | |
| XY-04 | Wounds heal. | S | `pace` = `2`, `rest` = `7` |
"""


def test_a_page_gives_facts_claims_and_parameters() -> None:
    page = rules_report.read_page("xy", PAGE)
    assert list(page.facts) == ["XY-01", "XY-02", "E1", "XY-03", "XY-04"]
    assert page.claimed == {"XY-01", "XY-02", "XY-03", "E1"}
    assert page.facts["XY-02"].parameters == {"ties": "first"}
    assert page.facts["XY-04"].parameters == {"pace": "2", "rest": "7"}


@pytest.mark.parametrize(
    ("wrong", "mistake"),
    [
        (PAGE + "| XY-01 | Again. | S | |\n", "XY-01 is given twice"),
        (PAGE + "| XY-05 | Forgotten. | S | |\n", "claimed or not? XY-05"),
        (PAGE.replace("yet: XY-04", "yet: XY-03..XY-04"), "claimed or not? XY-03"),
        (PAGE.replace("E1\n", "E1..E2\n", 1), "speak of E2"),
        (PAGE.replace("| XY-03 | Nothing else. | S | |", "| XY-03 | Nothing else. |"), "three cells"),
    ],
)
def test_a_page_that_does_not_add_up_is_refused(wrong: str, mistake: str) -> None:
    with pytest.raises(rules_report.BadPage, match=mistake.replace("?", r"\?")):
        rules_report.read_page("xy", wrong)


@pytest.mark.parametrize(
    ("name", "marked", "facts"),
    [
        ("test_xy01_lasts", [], {"XY-01"}),
        ("test_xy01_e1_xy04_lasts", [], {"XY-01", "E1", "XY-04"}),
        ("test_lasts_xy01", [], set()),
        ("test_xy010_lasts", [], set()),
        ("test_e1_then", ["XY-02", "ZZ-99"], {"E1", "XY-02", "ZZ-99"}),
    ],
)
def test_names_and_marks_tell_facts(name: str, marked: list[str], facts: set[str]) -> None:
    assert rules_report.named_by(name, marked, ["XY-01", "XY-02", "XY-04", "E1"]) == facts


def told_of(tests: str, tmp_path: Path) -> tuple[int, str]:
    """What the report says of a project with this page and these tests."""
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "xy.md").write_text(PAGE, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_xy.py").write_text(tests, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\nmarkers = rule(number): a fact\n", encoding="utf-8")
    ran = subprocess.run(
        [sys.executable, "-m", "tests.rules_report", "--root", str(tmp_path)],
        cwd=tree.ROOT,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    return ran.returncode, ran.stdout + ran.stderr


ALL = """
import pytest
def test_xy01_e1_turn(): pass
class TestTies:
    @pytest.mark.rule("XY-02", "XY-03")
    @pytest.mark.parametrize("n", [1, 2])
    def test_ties(self, n): pass
"""


def test_every_claim_proved_is_good_and_says_what_is_not_claimed(tmp_path: Path) -> None:
    left, told = told_of(ALL, tmp_path)
    assert left == 0, told
    assert "4 facts claimed, 4 with a test" in told
    assert "not claimed yet: XY-04" in told


@pytest.mark.parametrize(
    ("tests", "said"),
    [
        (ALL.replace('"XY-02", ', ""), "no test: XY-02  Ties fall to the first."),
        (
            ALL.replace("    @pytest.mark.rule", "    @pytest.mark.skip\n    @pytest.mark.rule"),
            "no test: XY-03",
        ),
        (ALL + "@pytest.mark.rule('XY-77')\ndef test_x(): pass\n", "XY-77 is on no page"),
        ("import nothing_of_this_name\n", "could not collect"),
        ("", "no test: XY-01"),
    ],
)
def test_a_gap_an_unknown_number_and_a_broken_test_are_bad(tests: str, said: str, tmp_path: Path) -> None:
    left, told = told_of(tests, tmp_path)
    assert left == 1
    assert said in told


def test_the_pages_of_this_project_can_be_read() -> None:
    pages = {page.name: page for page in rules_report.read_pages(tree.ROOT / "docs" / "rules")}
    claimed = pages["point-zero"].claimed
    assert {f"E{n}" for n in range(1, 6)} <= claimed
    assert {"PZ-01", "PZ-16", "PZ-36", "PZ-48", "PZ-56"} <= claimed
