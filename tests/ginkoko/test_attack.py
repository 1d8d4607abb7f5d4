"""Attack and defence: GK-10 to GK-17."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import SHEET, Table, all_of, attack, fight, melee, only, terms


@pytest.mark.rule("GK-10")
@pytest.mark.parametrize(("weapon", "skill", "dice"), [("sabre", "Mêlée", "10/12/1 1"), ("rifle", "Tir", "9/12/1 1 1")])
def test_gk10_an_attack_is_melee_or_shooting_against_defence(weapon, skill, dice):
    resolved = only(fight().strike("kesh", "dokan", dice, weapon, defence="yes"), f.AttackResolved)
    assert (resolved.skill, resolved.total, resolved.difficulty, resolved.margin) == (skill, 17, 16, 1)
    assert terms(resolved.terms) == {"defence-roll": 12, "level": 3, "AGI": 1}


@pytest.mark.rule("GK-10")
@pytest.mark.parametrize(("tie", "outcome"), [("defender", "failure"), ("attacker", "success")])
def test_gk10_equal_totals_favour_the_defender_unless_house_rules_differ(tie, outcome):
    dice = "10/13" if tie == "defender" else "10/13/1 1"
    resolved = only(fight(tie=tie).strike("kesh", "dokan", dice, defence="yes"), f.AttackResolved)
    assert (resolved.margin, resolved.outcome) == (0, outcome)


@pytest.mark.rule("GK-11")
def test_gk11_the_target_is_asked_whether_it_defends_and_with_what():
    table = fight()
    asked = only(table.strike("kesh", "dokan", "12"), f.Asked)
    assert (asked.kind, asked.whom, asked.options, asked.context["total"]) == ("defence", "dokan", ("yes", "no"), 19)
    assert table.state.active == "dokan"
    assert table.refused(attack("dokan", "kesh")).code == "awaits-answer"
    resolved = only(table.answer("yes", "10/6", dk=1), f.AttackResolved)
    assert (resolved.difficulty, resolved.outcome) == (20, "failure")
    assert not table.state.questions


@pytest.mark.rule("GK-11", "GK-01")
def test_gk11_gk01_a_blow_waits_with_all_its_numbers_whatever_they_are():
    table = Table().join("kesh", skills={"Mêlée": 5}, weapons={"fan": {"skill": "Mêlée"}}).join("dokan")
    table.begin(kesh=15, dokan=5).strike("kesh", "dokan", "12", "fan")
    resolved = only(table.answer("no"), f.AttackResolved)
    assert (resolved.total, resolved.attribute, resolved.weapon) == (17, "", "fan")


@pytest.mark.rule("GK-11")
def test_gk11_whoever_does_not_defend_is_hit_at_a_difficulty():
    table = fight()
    table.strike("kesh", "dokan", "12")
    assert table.refused(c.Answer(question="q1", choice="no", options={"dk": 1})).code == "no-defence-made"
    resolved = only(table.answer("no", "1 1"), f.AttackResolved)
    assert terms(resolved.terms) == {"undefended": 5}


@pytest.mark.rule("GK-11")
def test_gk11_house_rules_may_have_everyone_defend_unasked():
    table = fight(defence="always")
    assert only(table.strike("kesh", "dokan", "2/12"), f.AttackResolved).outcome == "failure"


@pytest.mark.rule("GK-11")
def test_gk11_defences_do_not_count_against_actions():
    table = melee()
    table.strike("kesh", "reva", "2/12", defence="yes")
    table.until("oum").strike("oum", "reva", "2/12", defence="yes")
    table.until("reva").strike("reva", "oum", "2/12", defence="yes")
    assert dict(table.slot("reva").spent) == {"action": "attack"}


@pytest.mark.rule("GK-12")
@pytest.mark.parametrize(("difficulty", "natural", "hit"), [(5, 1, True), (10, 3, True), (10, 2, False)])
def test_gk12_an_unperceived_attack_meets_a_difficulty_and_equality_succeeds(difficulty, natural, hit):
    dice = f"{natural}/1 1" if hit else str(natural)
    facts = fight().strike("kesh", "dokan", dice, unperceived=difficulty)
    resolved = only(facts, f.AttackResolved)
    assert terms(resolved.terms) == {"unperceived": difficulty}
    assert (resolved.outcome == "success") is hit
    assert not all_of(facts, f.Asked)


@pytest.mark.rule("GK-12")
def test_gk12_house_rules_may_have_equality_fail():
    table = fight(test_tie="failure")
    assert only(table.strike("kesh", "dokan", "3", unperceived=10), f.AttackResolved).outcome == "failure"


@pytest.mark.rule("GK-12")
def test_gk12_what_meets_who_could_not_defend_is_a_house_rule_or_said_on_the_line():
    table = fight(undefended_difficulty=8)
    table.do(c.Mark(targets=("dokan",), level="4"))
    assert only(table.strike("kesh", "dokan", "1/1 1"), f.AttackResolved).difficulty == 8
    table.next_round()
    assert only(table.strike("kesh", "dokan", "8/1 1", difficulty=15), f.AttackResolved).difficulty == 15


@pytest.mark.rule("GK-12")
def test_gk12_nobody_defends_against_what_it_does_not_perceive():
    refused = fight().refused(attack("kesh", "dokan", unperceived=10, defence="yes"))
    assert (refused.code, refused.params["rule"]) == ("cannot-defend", "GK-11")
    assert fight().refused(attack("kesh", "dokan", unseen="dokan")).code == "unperceived-needs"


@pytest.mark.rule("GK-12")
def test_gk12_of_several_targets_some_may_perceive_the_attack():
    table = melee()
    options = {"prime": "multiple", "penalty": "danger", "unperceived": 10, "unseen": "reva", "defence": "yes"}
    facts = table.strike("kesh", "dokan,reva", "3/9/1 1", "rifle", **options)
    by_target = {fact.target: terms(fact.terms) for fact in all_of(facts, f.AttackResolved)}
    assert by_target == {"dokan": {"defence-roll": 9, "level": 3, "AGI": 1}, "reva": {"unperceived": 10}}


# Engagement ----------------------------------------------------------------------------------


@pytest.mark.rule("GK-13")
def test_gk13_two_more_for_each_adversary_beyond_the_first_engaged_with_the_defender():
    table = melee()
    first = only(table.strike("kesh", "dokan", "1", defence="no", difficulty=90), f.AttackResolved)
    assert "outnumbered" not in terms(first.bonus)
    second = only(table.until("oum").strike("oum", "dokan", "1", defence="no", difficulty=90), f.AttackResolved)
    assert terms(second.bonus)["outnumbered"] == 2
    table.until("reva")
    table.act("reva", "engage", "dokan")
    table.next_round()
    again = only(table.strike("kesh", "dokan", "1", defence="no", difficulty=90), f.AttackResolved)
    assert terms(again.bonus)["outnumbered"] == 4


@pytest.mark.rule("GK-13")
def test_gk13_it_holds_for_every_attacker_who_shoots_too():
    table = melee()
    table.act("kesh", "engage", "dokan")
    table.act("reva", "engage", "dokan")
    table.until("oum")
    options = {"defence": "no", "difficulty": 90, "ally": "kesh"}
    shot = only(table.strike("oum", "dokan", "1/1 1 1", "rifle", **options), f.AttackResolved)
    assert terms(shot.bonus)["outnumbered"] == 2


@pytest.mark.rule("GK-13")
def test_gk13_engagement_is_state_that_events_change():
    table = melee()
    table.act("kesh", "engage", "dokan", "reva")
    assert [set(table.who(who).markers) for who in ("dokan", "reva")] == [{"engaged.kesh"}] * 2
    assert table.refused(c.Act(who="reva", verb="engage", targets=("kesh",))).code == "already-engaged"
    table.act("reva", "disengage", "kesh")
    assert set(table.who("kesh").markers) == {"engaged.dokan"}
    assert table.refused(c.Act(who="kesh", verb="disengage", targets=("reva",))).code == "not-engaged"
    table.act("kesh", "disengage")
    assert not table.who("kesh").markers
    assert not table.who("dokan").markers
    assert table.refused(c.Act(who="kesh", verb="disengage")).code == "engaged-with-nobody"
    assert table.refused(c.Act(who="kesh", verb="engage", targets=("kesh",))).code == "attacks-itself"


@pytest.mark.rule("GK-13")
def test_gk13_who_falls_or_leaves_is_engaged_no_more():
    table = melee()
    table.act("kesh", "engage", "dokan", "reva")
    table.do(c.Mark(targets=("dokan",), level="4"))
    assert set(table.who("kesh").markers) == {"engaged.reva"}
    assert table.refused(c.Act(who="kesh", verb="engage", targets=("dokan",))).code == "cannot-engage"
    table.do(c.Leave(targets=("reva",)))
    assert not any(table.who(who).markers for who in ("kesh", "dokan", "reva"))


@pytest.mark.rule("GK-13")
def test_gk13_house_rules_may_have_closing_in_cost_an_action():
    table = melee(engaging="action")
    table.act("kesh", "engage", "dokan")
    assert table.slot("kesh").done
    assert table.refused(c.Act(who="oum", verb="engage", targets=("reva",))).code == "not-your-turn"
    table.act("dokan", "disengage")
    assert not table.who("kesh").markers


@pytest.mark.rule("GK-14")
def test_gk14_a_shot_that_misses_someone_engaged_with_others_may_hit_one_of_them():
    table = melee()
    table.act("kesh", "engage", "dokan")
    table.until("oum")
    facts = table.strike("oum", "dokan", "2/12", "rifle", defence="yes")
    asked = only(facts, f.Asked)
    assert (asked.kind, asked.whom, asked.options) == ("ally", "gm", ("kesh", "other"))
    hit = only(table.answer("kesh", "4 4 4"), f.DamageResolved)
    assert (hit.target, hit.by, hit.level) == ("kesh", "oum", 12 + 4 - 5)
    assert table.hp("kesh") == 9


@pytest.mark.rule("GK-14")
def test_gk14_the_game_master_may_let_the_shot_go_astray():
    table = melee()
    table.act("kesh", "engage", "dokan")
    table.until("oum").strike("oum", "dokan", "2/12", "rifle", defence="yes")
    assert not all_of(table.answer("other"), f.DamageResolved)
    said = melee()
    said.act("kesh", "engage", "dokan")
    said.until("oum")
    assert said.refused(attack("oum", "dokan", "rifle", ally="reva")).code == "impossible-ally"
    facts = said.strike("oum", "dokan", "2/12/1 1 1", "rifle", defence="yes", ally="kesh")
    assert (only(facts, f.Ruled).target, only(facts, f.DamageResolved).target) == ("kesh", "kesh")


@pytest.mark.rule("GK-14")
def test_gk14_nothing_is_risked_with_a_blade_or_when_only_the_shooter_is_engaged():
    table = melee()
    table.act("kesh", "engage", "dokan")
    facts = table.strike("kesh", "dokan", "2/12", "rifle", defence="yes")
    assert not all_of(facts, f.Asked)
    table.until("oum")
    assert not all_of(table.strike("oum", "dokan", "2/16", "sabre", defence="yes"), f.Asked)


@pytest.mark.rule("GK-14")
@pytest.mark.parametrize(("rule", "code"), [("neither", "prime-unpaid"), ("pays", "")])
def test_gk14_that_risk_pays_for_no_prime_unless_house_rules_say_so(rule, code):
    table = melee(imposed_risk=rule)
    table.act("kesh", "engage", "dokan")
    table.until("oum")
    shot = attack("oum", "dokan", "rifle", prime="efficacité", defence="yes")
    if code:
        assert table.refused(shot).code == code
    else:
        assert terms(only(table.do(shot, "2/12"), f.AttackResolved).bonus)["efficiency"] == 2


@pytest.mark.rule("GK-14")
def test_gk14_nor_is_it_a_penalty_without_a_prime():
    table = melee()
    table.act("kesh", "engage", "dokan")
    assert table.until("oum").strike("oum", "dokan", "18/2/1 1 1", "rifle", defence="yes")


# Damage --------------------------------------------------------------------------------------


@pytest.mark.rule("GK-15")
def test_gk15_damage_takes_levels_and_not_scores():
    damage = only(fight().strike("kesh", "dokan", "12/5/3 4", defence="yes"), f.DamageResolved)
    assert terms(damage.terms) == {"damage-dice": 7, "weapon": 1, "skill-level": 5, "damage-bonus": 1}
    assert terms(damage.against) == {"defence-level": 3, "armour": 2}
    assert (damage.damage, damage.threshold, damage.level) == (14, 5, 9)


@pytest.mark.rule("GK-15")
def test_gk15_damage_is_never_under_zero():
    table = Table().join("kesh").join("dokan", armour=50).begin(kesh=15, dokan=5)
    facts = table.strike("kesh", "dokan", "12/5", "club", defence="yes")
    assert only(facts, f.DamageResolved).level == 0
    assert not all_of(facts, f.GaugeSet)
    table = Table(damage_least=1).join("kesh").join("dokan", armour=50).begin(kesh=15, dokan=5)
    assert only(table.strike("kesh", "dokan", "12/5", "club", defence="yes"), f.DamageResolved).level == 1


@pytest.mark.rule("GK-15")
@pytest.mark.parametrize(("rule", "against"), [("yes", {"defence-level": 3, "armour": 2}), ("no", {"armour": 2})])
def test_gk15_the_level_of_who_could_not_defend_still_counts_unless_house_rules_differ(rule, against):
    table = fight(undefended_level_counts=rule)
    damage = only(table.strike("kesh", "dokan", "12/3 4", unperceived=5), f.DamageResolved)
    assert terms(damage.against) == against


@pytest.mark.rule("GK-15")
@pytest.mark.parametrize(("unarmed", "dealt"), [("0", {"weapon": 0}), ("1d6+1", {"damage-dice": 4, "weapon": 1})])
def test_gk15_bare_hands_do_what_house_rules_say(unarmed, dealt):
    table = fight(unarmed_damage=unarmed)
    dice = "12/4" if "d6" in unarmed else "12"
    damage = only(table.strike("kesh", "dokan", dice, "mains nues", defence="no"), f.DamageResolved)
    assert terms(damage.terms) == {**dealt, "skill-level": 5, "damage-bonus": 1}


@pytest.mark.rule("GK-16")
def test_gk16_a_natural_twenty_hits_for_certain_with_a_grave_wound_as_well():
    table = fight()
    facts = table.strike("kesh", "dokan", "20/12/6 6/2", defence="yes")
    assert only(facts, f.AttackResolved).outcome == "critical-success"
    assert only(facts, f.DamageResolved).level == 12 + 1 + 5 + 1 - 5
    assert table.graves("dokan") == ["halted-longer"]
    table = Table().join("kesh").join("dokan", skills={**SHEET["skills"], "Défense": 60}).begin(kesh=15, dokan=5)
    facts = table.strike("kesh", "dokan", "20/19/6 6/2", defence="yes")
    resolved = only(facts, f.AttackResolved)
    assert (resolved.outcome, resolved.margin) == ("critical-success", -52)
    assert only(facts, f.DamageResolved).level == 0
    assert table.graves("dokan") == ["halted-longer"]


@pytest.mark.rule("GK-16")
def test_gk16_on_a_hidden_shot_as_well():
    table = fight()
    table.strike("kesh", "dokan", "20/1 1 1/3", "rifle", unperceived=99)
    assert (table.hp("dokan"), table.graves("dokan")) == (20 - 2, ["open"])


@pytest.mark.rule("GK-16")
@pytest.mark.parametrize(("rule", "outcome"), [("nothing", "critical-success"), ("cancels", "success")])
def test_gk16_a_natural_twenty_of_the_defence_does_not_cancel_it_unless_house_rules_say_so(rule, outcome):
    table = fight(defence_twenty=rule)
    dice = "20/20/1 1/3" if rule == "nothing" else "20/20/1 1"
    assert only(table.strike("kesh", "dokan", dice, defence="yes"), f.AttackResolved).outcome == outcome


@pytest.mark.rule("GK-17")
def test_gk17_there_is_no_fumble_and_no_dodging():
    table = fight()
    assert not all_of(table.strike("kesh", "dokan", "1/12", defence="yes"), f.Asked)
    refused = table.refused(c.Act(who="dokan", verb="dodge"))
    assert (refused.code, refused.params["rule"]) == ("no-dodging", "GK-17")


@pytest.mark.rule("GK-17")
def test_gk17_house_rules_may_have_a_natural_one_lead_to_an_incident():
    table = fight(fumble="incident")
    assert only(table.strike("kesh", "dokan", "1/12", defence="yes"), f.Asked).kind == "incident"
    table = fight(fumble="incident")
    facts = table.act("kesh", "other", dice="1", skill="Soins", difficulty=15)
    assert only(facts, f.Asked).options == ("fall", "snag", "other")


@pytest.mark.rule("GK-17")
def test_gk17_house_rules_may_give_dodging_a_worth():
    table = fight(dodge=4)
    table.act("kesh", "dodge")
    assert terms(only(table.strike("dokan", "kesh", "2/12", defence="yes"), f.AttackResolved).terms)["dodging"] == 4
    table.next_round()
    assert "dodging" not in table.conditions("kesh")


# What attacks refuse -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"weapon": "axe"}, "no-such-weapon"),
        ({"weapon": ""}, "which-weapon"),
        ({"colour": "red"}, "unknown-option"),
        ({"dk": 99}, "option-out-of-range"),
        ({"dk": "many"}, "option-not-a-number"),
        ({"defence": "perhaps"}, "option-not-a-choice"),
        ({"unperceived": 5, "unseen": "kesh"}, "not-a-target"),
        ({"defence": "no", "defence_dk": 1}, "no-defence-made"),
        ({"incident": "fall"}, "nothing-risked"),
        ({"ally": "kesh"}, "impossible-ally"),
    ],
)
def test_an_attack_is_refused_for_what_cannot_be(options, code):
    given = {"weapon": "sabre", **options}
    assert fight().refused(attack("kesh", "dokan", **given)).code == code


def test_at_whom_an_attack_cannot_be():
    table = fight()
    assert table.refused(attack("kesh", "kesh")).code == "attacks-itself"
    assert table.refused(attack("kesh", "nobody")).code == "no-such-combatant"
    assert table.refused(attack("kesh", "dokan,dokan")).code == "named-twice"
    table.do(c.Kill(targets=("dokan",)))
    assert table.refused(attack("kesh", "dokan")).code == "is-dead"


def test_whoever_cannot_act_is_told_which_rule_says_so():
    table = fight()
    table.do(c.Mark(targets=("kesh",), level="4"))
    assert table.refused(attack("kesh", "dokan")).params["rule"] == "GK-42"
    assert table.refused(attack("kesh", "dokan")).code == "is-unconscious"
    assert table.refused(c.Pass(who="kesh")).code == "is-unconscious"
