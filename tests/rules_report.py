"""Which numbered facts of the rules have a test that names them: `make rules`.

A page of `docs/rules/` holds tables whose rows start with a fact's number, and two lines that say what the
program claims:

    Claimed: PZ-01..PZ-16, E1..E5
    Not claimed yet: PZ-60..PZ-69, E6, E7

A test names facts by `@pytest.mark.rule("PZ-34", "PZ-35")` or by the first words of its name
(`test_pz34_e3_a_hit`). One that is skipped or expected to fail proves nothing and is not counted.
Leaves with 0 if every claimed fact has a test, else with 1.
"""

import argparse
import contextlib
import io
import re
import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

_NUMBER = r"[A-Z]{1,3}-?\d+"
_ROW = re.compile(rf"^\|\s*({_NUMBER})\s*\|(.*)\|\s*$")
_RANGE = re.compile(rf"({_NUMBER})(?:\s*\.\.\s*({_NUMBER}))?")
_CLAIM = re.compile(r"^(Claimed|Not claimed yet):(.*)$", re.MULTILINE)
_PARAMETER = re.compile(r"`(\w+)` = `([^`]*)`")


@dataclass(frozen=True)
class Fact:
    """One row of a rules page; `parameters` gives the default of each choice left to the table, as text."""

    number: str
    says: str
    standing: str
    parameters: Mapping[str, str]


@dataclass(frozen=True)
class Page:
    """The facts of one ruleset, in the page's order, and the numbers that the program claims."""

    name: str
    facts: Mapping[str, Fact]
    claimed: frozenset[str]


class BadPage(Exception):
    """A rules page does not say what the report needs; the message names page and mistake."""


def read_page(name: str, text: str) -> Page:
    """Read a page. Raises `BadPage` if a number is given twice, or is in both claims or in neither."""
    facts: dict[str, Fact] = {}
    for line in text.splitlines():
        if not (row := _ROW.match(line)):
            continue
        number, cells = row[1], [cell.strip() for cell in row[2].split("|")]
        if number in facts:
            raise BadPage(f"{name}: {number} is given twice")
        if len(cells) != 3:
            raise BadPage(f"{name}: {number} needs three cells after its number, not {len(cells)}")
        facts[number] = Fact(number, cells[0], cells[1], dict(_PARAMETER.findall(cells[2])))
    claims = {"Claimed": set[str](), "Not claimed yet": set[str]()}
    for word, ranges in _CLAIM.findall(text):
        claims[word] |= _expand(name, ranges, facts)
    claimed, later = claims.values()
    if unclear := (claimed & later) | (facts.keys() - claimed - later):
        raise BadPage(f"{name}: claimed or not? {', '.join(sorted(unclear))}")
    return Page(name, facts, frozenset(claimed))


def _expand(name: str, ranges: str, facts: Iterable[str]) -> set[str]:
    """The facts from the first to the last number of each range, in the order of the page."""
    order, found = list(facts), set[str]()
    for first, last in _RANGE.findall(ranges):
        ends = (first, last or first)
        if unknown := [end for end in ends if end not in order]:
            raise BadPage(f"{name}: claims speak of {unknown[0]}, which no row holds")
        start, stop = map(order.index, ends)
        prefix = first.rstrip("0123456789")
        found |= {number for number in order[start : stop + 1] if number.rstrip("0123456789") == prefix}
    return found


def read_pages(folder: Path) -> list[Page]:
    """Every page of a folder. Raises `BadPage`, also when two pages hold the same number."""
    pages = [read_page(path.stem, path.read_text(encoding="utf-8")) for path in sorted(folder.glob("*.md"))]
    seen: dict[str, str] = {}
    for page in pages:
        for number in page.facts:
            if seen.setdefault(number, page.name) != page.name:
                raise BadPage(f"{page.name}: {number} is a number of {seen[number]} already")
    return pages


def named_by(test: str, marked: Iterable[str], known: Iterable[str]) -> set[str]:
    """Facts that a test names, by its marks and by the first words of its name."""
    words = {number.replace("-", "").lower(): number for number in known}
    named = {str(number) for number in marked}
    for word in test.removeprefix("test_").split("_"):
        if word not in words:
            break
        named.add(words[word])
    return named


class _Collector:
    """A pytest plugin that notes which facts the collected tests name."""

    def __init__(self, known: Iterable[str]) -> None:
        self.known = list(known)
        self.named: dict[str, list[str]] = {}

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        for item in session.items:
            if item.get_closest_marker("skip") or item.get_closest_marker("xfail"):
                continue
            marked = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
            function = getattr(item, "originalname", item.name)
            for number in named_by(function, marked, self.known):
                self.named.setdefault(number, []).append(item.nodeid)


def collect(root: Path, known: Iterable[str]) -> dict[str, list[str]]:
    """Fact → tests that name it, as pytest collects them. Raises `BadPage` if it cannot collect."""
    collector, told = _Collector(known), io.StringIO()
    with contextlib.redirect_stdout(told):
        left = pytest.main(
            ["--collect-only", "-q", "-p", "no:cacheprovider", f"--rootdir={root}", str(root / "tests")],
            plugins=[collector],
        )
    if left not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise BadPage(f"pytest could not collect the tests:\n{told.getvalue()}")
    return collector.named


def report(pages: Iterable[Page], named: Mapping[str, list[str]]) -> tuple[list[str], bool]:
    """The lines to print, and whether every claimed fact has a test and every number named is known."""
    lines, good, known = [], True, set[str]()
    for page in pages:
        known |= page.facts.keys()
        claimed = [fact for fact in page.facts.values() if fact.number in page.claimed]
        bare = [fact for fact in claimed if fact.number not in named]
        good = good and not bare
        lines.append(f"{page.name}: {len(claimed)} facts claimed, {len(claimed) - len(bare)} with a test.")
        lines += [f"  no test: {fact.number}  {fact.says}" for fact in bare]
        later = [number for number in page.facts if number not in page.claimed]
        if later:
            lines.append(f"  not claimed yet: {', '.join(later)}")
    if unknown := sorted(named.keys() - known):
        good = False
        lines += [f"{number} is on no page, but is named by {named[number][0]}" for number in unknown]
    return lines, good


def main(arguments: list[str] | None = None) -> int:
    """Print the report for the project in `--root`; 0 if it is good, else 1."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--root", type=Path, default=ROOT, help="a folder with docs/rules/ and tests/")
    root = parser.parse_args(arguments).root
    try:
        pages = read_pages(root / "docs" / "rules")
        if not pages:
            raise BadPage("docs/rules/ holds no page")
        lines, good = report(pages, collect(root, [number for page in pages for number in page.facts]))
    except BadPage as mistake:
        print(mistake, file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
