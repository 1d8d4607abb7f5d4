"""The game master's hand on health."""

import pytest

from rejeu.engine.errors import NeedDice
from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, fight, only, terms


def test_an_explosion_is_rolled_once_for_all():
    table = Table().join("mira").join("guard", armour=4).join("chet")
    facts = table.do(c.Hurt(targets=("mira", "guard"), amount="4d6+1"), "4 4 4 4")
    rolled = only(facts, f.Rolled)
    assert (rolled.who, rolled.purpose) == ("gm", "hurt")
    damage = all_of(facts, f.DamageResolved)
    assert [(fact.target, fact.damage, fact.level) for fact in damage] == [("mira", 17, 2), ("guard", 17, 1)]
    assert terms(damage[0].terms) == {"power": 16, "power-fixed": 1}
    assert not table.who("chet").wounds


def test_hurting_takes_options():
    table = Table().join("mira", armour=6)
    assert only(table.do(c.Hurt(targets=("mira",), amount=12)), f.DamageResolved).level == 1
    bare = c.Hurt(targets=("mira",), amount=12, options={"armour": "no"})
    assert only(table.do(bare), f.DamageResolved).level == 2
    saved = c.Hurt(targets=("mira",), amount=12, options={"save": "yes"})
    assert only(table.do(saved, "6 4 1"), f.DamageResolved).threshold == 12
    asked = c.Hurt(targets=("mira",), amount=12, track="both", options={"save": "ask"})
    assert only(table.do(asked), f.Asked).whom == "mira"
    facts = table.do(c.Answer(question="q1", choice="no"))
    assert [fact.track for fact in all_of(facts, f.DamageResolved)] == ["physical", "shock"]


def test_hurting_is_refused_where_it_makes_no_sense():
    table = fight()
    for command, code in (
        (c.Hurt(targets=(), amount=3), "nobody-named"),
        (c.Hurt(targets=("guard", "guard"), amount=3), "named-twice"),
        (c.Hurt(targets=("guard",), amount=-1), "bad-amount"),
        (c.Hurt(targets=("guard",), amount="lots"), "bad-dice-expression"),
        (c.Hurt(targets=("guard",), amount=3, track="mind"), "no-such-track"),
        (c.Hurt(targets=("guard",), amount=3, options={"save": "perhaps"}), "option-not-a-choice"),
    ):
        assert table.refused(command).code == code
    with pytest.raises(NeedDice) as caught:
        table.do(c.Hurt(targets=("guard",), amount="2d6"))
    assert caught.value.params["pool"] == "2d6"
    table.do(c.Kill(targets=("guard",)))
    assert table.refused(c.Hurt(targets=("guard",), amount=3)).code == "is-dead"


@pytest.mark.case(1)
def test_case1_healing_takes_no_more_than_there_is():
    table = fight()
    table.do(c.Mark(targets=("guard",), level="Légère", count=2))
    facts = table.do(c.Heal(targets=("guard",), amount=5))
    assert ([fact.wound for fact in all_of(facts, f.WoundClosed)], table.levels("guard")) == (["w2", "w1"], [])
    assert table.refused(c.Heal(targets=("guard",))).code == "nothing-to-heal"


def test_healing_clears_the_worst_first_on_one_track():
    table = fight()
    for level in ("Légère", "Critique", "Sonné", "Grave"):
        table.do(c.Mark(targets=("guard",), level=level))
    table.do(c.Heal(targets=("guard",), amount=2))
    assert table.levels("guard") == ["light", "dazed"]
    table.do(c.Heal(targets=("guard",), track="choc"))
    assert table.levels("guard") == ["light"]
    assert table.refused(c.Heal(targets=("guard",), track="both")).code == "one-track"


@pytest.mark.parametrize("word", ["Étourdi", "etourdie", "STUNNED", "stunned"])
def test_levels_go_by_the_words_of_either_language(word):
    table = fight()
    table.do(c.Mark(targets=("guard",), level=word))
    assert table.levels("guard") == ["stunned"]


def test_marking_passes_on_from_a_full_level_and_may_kill():
    table = fight()
    table.do(c.Mark(targets=("guard",), level="Critique", count=3))
    assert table.levels("guard") == ["critical", "critical", "fatal"]
    facts = table.do(c.Mark(targets=("guard",), level="Critique", count=2))
    assert only(facts, f.Died).cause == "overflow"


def test_clearing_takes_the_latest_first():
    table = fight()
    table.do(c.Mark(targets=("guard",), level="Grave", count=3))
    facts = table.do(c.Clear(targets=("guard",), level="Grave", count=2))
    assert [fact.wound for fact in all_of(facts, f.WoundClosed)] == ["w3", "w2"]
    no = table.refused(c.Clear(targets=("guard",), level="Grave", count=2))
    assert (no.code, no.params["marked"]) == ("no-such-box", 1)
    assert table.refused(c.Clear(targets=("guard",), level="Grave", track="shock")).code == "level-not-on-track"
    assert table.refused(c.Clear(targets=("guard",), level="Huge")).code == "no-such-level"
    assert table.refused(c.Mark(targets=("guard",), level="Grave", count=0)).code == "bad-count"


def test_harm_goes_by_what_the_game_master_has_set():
    table = fight()
    table.do(c.SetAttribute(targets=("guard",), attribute="threshold", value=10))
    damage = only(table.do(c.Hurt(targets=("guard",), amount=19)), f.DamageResolved)
    assert (damage.threshold, damage.level, damage.against[0].source) == (
        10,
        1,
        table.who("guard").origins["threshold"],
    )
    table.do(c.SetAttribute(targets=("guard",), attribute="threshold", value=0))
    assert only(table.do(c.Hurt(targets=("guard",), amount=2, track="shock")), f.DamageResolved).threshold == 1
