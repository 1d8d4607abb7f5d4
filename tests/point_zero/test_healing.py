"""Healing: what a healed wound becomes, waiting for a box, all at once (PZ-65, PZ-66, E6)."""

import pytest

from rejeu.console.render_board import BoardView
from rejeu.console.text import Texts
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.projections.board import board
from rejeu.projections.health import health
from rejeu.replays.film import on_body

from .table import only
from .ward import DAY, HOUR, due, harm, told, treat, wait, ward, wound


@pytest.mark.rule("E6", "PZ-65", "PZ-66")
def test_e6_two_legere_and_two_grave_all_cared_for():
    table = ward("Légère", "Légère", "Grave", "Grave")
    for id_ in ("w1", "w2", "w3", "w4"):
        treat(table, id_)
    assert harm(wait(table, 30 * DAY)) == [
        (2 * DAY, "closed", "w1", "healed"),
        (2 * DAY, "closed", "w2", "healed"),
        (7 * DAY, "changed", "w3", "light"),
        (7 * DAY, "changed", "w4", "light"),
        (9 * DAY, "closed", "w3", "healed"),
        (9 * DAY, "closed", "w4", "healed"),
    ]


@pytest.mark.rule("PZ-65")
def test_pz65_critique_grave_legere_gone_and_still_cared_for():
    table = ward("Critique")
    treat(table)
    assert harm(wait(table, 100 * DAY)) == [
        (28 * DAY, "changed", "w1", "grave"),
        (35 * DAY, "changed", "w1", "light"),
        (37 * DAY, "closed", "w1", "healed"),
    ]
    table = ward("Grave")
    assert harm(wait(table, 100 * DAY)) == [
        (28 * DAY, "changed", "w1", "light"),
        (35 * DAY, "closed", "w1", "healed"),
    ], "not cared for, at the slower pace of each"


@pytest.mark.rule("PZ-65")
def test_pz65_what_a_wound_does_goes_with_its_level():
    table = ward("Critique")
    treat(table)
    said = [row for row in told(wait(table, 100 * DAY)) if row[1] == "assessed"]
    assert said == [
        (28 * DAY, "assessed", "mira", "able"),
        (35 * DAY, "assessed", "mira", "able"),
        (37 * DAY, "assessed", "mira", "able"),
    ]
    assert table.who("mira").health == "unhurt"


@pytest.mark.rule("PZ-65")
def test_pz65_with_no_box_free_it_waits_for_one():
    table = ward("Légère", "Légère", "Légère", "Légère", "Grave", boxes_1=4)
    treat(table, "w5")
    wait(table, 6 * DAY)
    facts = wait(table, DAY)
    # Both are due at one instant: the older ones are gone first, and nothing has to wait.
    assert [row[2] for row in harm(facts)] == ["w1", "w2", "w3", "w4", "w5"]
    table = ward("Légère", "Grave", boxes_1=1)
    treat(table, "w2")
    wait(table, 3 * DAY)
    table.do(c.Clear(targets=("mira",), level="Légère"))
    table.do(c.Mark(targets=("mira",), level="Légère"))
    rows = harm(wait(table, 30 * DAY), 3 * DAY)
    assert rows == [
        (7 * DAY, "waits", "w2", "light"),
        (10 * DAY, "closed", "w3", "healed"),
        (10 * DAY, "changed", "w2", "light"),
        (12 * DAY, "closed", "w2", "healed"),
    ]


@pytest.mark.rule("PZ-65")
@pytest.mark.parametrize(("lang", "said"), [
    ("en", "wound w2 (Grave) has healed, and waits for a box of the level below"),
    ("fr", "la blessure w2 (Grave) a guéri, et attend une case du niveau au-dessous"),
])  # fmt: skip
def test_pz65_one_that_waits_is_shown_as_such(lang, said):
    table = ward("Légère", "Grave", boxes_1=1, heal_1=0)
    treat(table, "w2")
    wait(table, 7 * DAY)
    (mira, *_) = health(table.state)
    grave = mira.monitors[0].levels[1]
    assert [box.waiting for box in grave.boxes if box.wound] == [True]
    assert on_body(mira)["mira", "monitor", "physical", "grave"].startswith("w")
    rows = BoardView(Texts(lang, [RULESET.folder])).draw(board(table.state), (mira,))
    text = "\n".join("".join(span.text for span in row) for row in rows)
    assert said in text
    assert "▤" in text or "w.." in text


@pytest.mark.rule("PZ-65")
def test_pz65_the_oldest_that_waits_has_the_first_box():
    table = ward("Légère", "Grave", "Grave", boxes_1=1, boxes_2=2, heal_1=0)
    treat(table, "w3")
    treat(table, "w2")
    wait(table, 7 * DAY)
    assert (wound(table, "w2").waiting, wound(table, "w3").waiting) == (True, True)
    facts = table.do(c.Clear(targets=("mira",), level="Légère"))
    assert only(facts, f.WoundChanged).wound == "w2"
    assert (wound(table, "w2").level, wound(table, "w3").level) == ("light", "grave")


@pytest.mark.rule("PZ-65")
def test_pz65_one_that_moves_on_makes_room_for_the_next():
    """A Critique waits for a Grave that waits for a Légère: one box freed moves both."""
    table = ward("Critique", "Grave", "Légère", boxes_1=1, boxes_2=1, heal_1=0)
    treat(table, "w1")
    treat(table, "w2")
    wait(table, 30 * DAY)
    assert [wound(table, id_).waiting for id_ in ("w1", "w2")] == [True, True]
    rows = harm(table.do(c.Clear(targets=("mira",), level="Légère")), 30 * DAY)
    assert rows == [
        (30 * DAY, "closed", "w3", "ruled"),
        (30 * DAY, "changed", "w2", "light"),
        (30 * DAY, "changed", "w1", "grave"),
    ]


@pytest.mark.rule("PZ-65")
def test_pz65_house_rules_may_take_one_box_too_many():
    table = ward("Légère", "Grave", boxes_1=1, heal_1=0, full="overfill")
    wait(table, 28 * DAY)
    assert table.levels("mira") == ["light", "light"]


@pytest.mark.rule("PZ-65")
def test_pz65_a_stabilised_fatal_comes_to_critique_though_that_is_full():
    table = ward("Critique", "Fatal", boxes_3=1)
    treat(table, "w2", equipment="intensive", bonus=5)
    assert table.levels("mira") == ["critical", "critical"]


@pytest.mark.rule("PZ-65")
def test_pz65_or_it_waits_where_it_is_by_house_rule():
    table = ward("Critique", "Fatal", boxes_3=1, stabilised_full="wait")
    treat(table, "w2", equipment="intensive", bonus=5)
    mira = table.who("mira")
    assert (mira.wounds["w2"].level, mira.wounds["w2"].waiting, mira.health) == ("fatal", True, "unconscious")
    assert due(table) == {"critical.w1": 3 * HOUR}
    treat(table, "w1")
    rows = harm(wait(table, 28 * DAY))
    assert rows == [(28 * DAY, "changed", "w1", "grave"), (28 * DAY, "changed", "w2", "critical")]
    assert wound(table, "w2").stabilised


@pytest.mark.rule("PZ-66")
def test_pz66_new_wounds_heal_while_others_do():
    table = ward("Légère")
    wait(table, 3 * DAY)
    table.do(c.Mark(targets=("mira",), level="Légère"))
    assert due(table) == {"healing.w1": 7 * DAY, "healing.w2": 10 * DAY}
    treat(table, "w2")
    assert harm(wait(table, 9 * DAY), 3 * DAY) == [
        (5 * DAY, "closed", "w2", "healed"),
        (7 * DAY, "closed", "w1", "healed"),
    ]


@pytest.mark.rule("PZ-66")
def test_pz66_people_heal_side_by_side():
    table = ward("Légère")
    table.do(c.Mark(targets=("chet",), level="Légère"))
    assert harm(wait(table, 7 * DAY)) == [(7 * DAY, "closed", "w1", "healed"), (7 * DAY, "closed", "w2", "healed")]


def test_due_times_are_numbers_in_facts():
    table = ward()
    facts = table.do(c.Mark(targets=("mira",), level="Grave"))
    fact = only(facts, f.DeadlineSet)
    assert (fact.kind, fact.due, fact.wound) == ("healing", 28 * DAY, "w1")
    assert [(term.label, term.value) for term in fact.terms] == [("clock", 0), ("healing-uncared", 28 * DAY)]
