"""The parameters that a rules page documents are those that the ruleset takes."""

import pytest

from rejeu.engine.ruleset import find_ruleset
from tests import rules_report
from tests.house import tree

PAGES = rules_report.read_pages(tree.ROOT / "docs" / "rules")


@pytest.mark.parametrize("page", PAGES, ids=[page.name for page in PAGES])
def test_page_and_ruleset_agree_on_every_parameter(page: rules_report.Page) -> None:
    ruleset = find_ruleset(page.name)
    documented = {
        (fact.number, name, default)
        for fact in page.facts.values()
        if fact.number in page.claimed
        for name, default in fact.parameters.items()
    }
    taken = {(parameter.rule, parameter.name, str(parameter.default)) for parameter in ruleset.parameters}
    assert {row for row in taken if row[0] in page.claimed} == documented
