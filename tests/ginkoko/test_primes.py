"""Primes and pénalités: GK-20 to GK-36."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f

from .table import Table, all_of, attack, fight, melee, only, terms

MISS = {"defence": "yes"}


def missed(table: Table, who: str, target: str, **options: int | str) -> list[f.Fact]:
    """An attack that fails: 2 against 19."""
    return table.strike(who, target, "2/19", **MISS, **options)


# Legality ------------------------------------------------------------------------------------


@pytest.mark.rule("GK-20")
@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"prime": "efficacité"}, "prime-unpaid"),
        ({"prime": "efficacité,prudence", "penalty": "danger"}, "two-primes"),
        ({"penalty": "danger"}, "penalty-for-nothing"),
        ({"prime": "efficacité", "penalty": "danger,difficulté"}, "two-penalties"),
        ({"prime": "courage", "penalty": "danger"}, "no-such-prime"),
        ({"prime": "prudence", "penalty": "honte"}, "no-such-penalty"),
        ({"prime": "danger", "penalty": "prudence"}, "no-such-prime"),
    ],
)
def test_gk20_one_prime_for_one_penalty(options, code):
    refused = fight().refused(attack("kesh", "dokan", **options))
    assert (refused.code, refused.params["rule"]) == (code, "GK-20")


@pytest.mark.rule("GK-20")
def test_gk20_a_free_prime_needs_no_penalty_and_comes_on_top():
    table = fight()
    resolved = only(missed(table, "kesh", "dokan", free="efficiency"), f.AttackResolved)
    assert terms(resolved.bonus)["efficiency"] == 2
    table.next_round()
    both = only(
        missed(table, "kesh", "dokan", prime="efficacité", free="efficacité,prudence", penalty="danger"),
        f.AttackResolved,
    )
    assert terms(both.bonus)["efficiency"] == 4
    assert (table.who("kesh").markers["caution"], table.who("kesh").markers["danger"]) == (1, 1)


@pytest.mark.rule("GK-20")
def test_gk20_house_rules_may_allow_penalties_to_spare():
    table = fight(spare_penalties="allowed")
    missed(table, "kesh", "dokan", penalty="danger,danger")
    assert table.who("kesh").markers["danger"] == 2
    assert table.refused(attack("dokan", "kesh", prime="prudence")).code == "prime-unpaid"


@pytest.mark.rule("GK-20")
def test_gk20_any_action_with_a_roll_may_take_one_but_some_are_for_attacks():
    table = fight()
    options = {"skill": "Soins", "difficulty": 15, "prime": "efficiency", "penalty": "danger"}
    assert terms(only(table.act("kesh", "other", dice="9", **options), f.TestResolved).bonus)["efficiency"] == 2
    for name, rule in (("meurtrière", "GK-22"), ("précise", "GK-24"), ("non-létale", "GK-25"), ("multiples", "GK-23")):
        given = {"skill": "Soins", "difficulty": 15, "prime": name, "penalty": "danger"}
        refused = table.refused(c.Act(who="dokan", verb="other", options=given))
        assert (refused.code, refused.params["rule"]) == ("for-attacks-only", rule)


# Primes --------------------------------------------------------------------------------------


@pytest.mark.rule("GK-21")
def test_gk21_acceleration_plays_first_at_the_next_action_and_only_then():
    table = melee()
    missed(table.until("oum"), "oum", "reva", prime="accélération", penalty="danger")
    assert table.state.order == ("kesh", "dokan", "oum", "reva")
    table.next_round()
    assert table.state.order == ("oum", "kesh", "dokan", "reva")
    assert table.state.active == "oum"
    assert "acceleration" not in table.who("oum").markers
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")


@pytest.mark.rule("GK-21")
def test_gk21_more_extend_it_to_as_many_actions():
    table = melee()
    missed(table.until("oum"), "oum", "reva", prime="accélération", free="accélération", penalty="danger")
    for place in (0, 0, 2):
        table.next_round()
        assert table.state.order.index("oum") == place


@pytest.mark.rule("GK-21")
def test_gk21_of_several_characters_it_cancels_out_and_is_used_up():
    table = melee()
    for who, target in (("dokan", "oum"), ("oum", "dokan")):
        missed(table.until(who), who, target, prime="accélération", penalty="danger")
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")


@pytest.mark.rule("GK-21")
def test_gk21_it_waits_for_an_action_that_can_be_taken():
    table = melee()
    missed(table.until("oum"), "oum", "reva", prime="accélération", penalty="danger")
    table.all_pass()
    table.do(c.Mark(targets=("oum",), level="2"))
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")
    table.next_round()
    assert table.state.order[0] == "oum"


@pytest.mark.rule("GK-22")
def test_gk22_a_deadly_attack_deals_a_die_more():
    damage = only(
        fight().strike("kesh", "dokan", "12/5/1 1 6", prime="meurtrière", penalty="danger", **MISS), f.DamageResolved
    )
    assert terms(damage.terms)["damage-dice"] == 8


def volley(
    table: Table, dice: str, weapon: str = "rifle", targets: str = "dokan,reva", **options: int | str
) -> list[f.Fact]:
    given = {"prime": "multiples", "penalty": "danger", "defence": "yes", **options}
    return table.strike("kesh", targets, dice, weapon, **given)


@pytest.mark.rule("GK-23")
def test_gk23_one_roll_and_a_die_less_for_several_targets():
    facts = volley(melee(), "12/5/5 6/9")
    rolls = [(fact.purpose, fact.faces) for fact in all_of(facts, f.Rolled)]
    assert rolls == [("attack", (12,)), ("defence", (5,)), ("damage", (5, 6)), ("defence", (9,))]
    assert [fact.total for fact in all_of(facts, f.AttackResolved)] == [20, 20]
    assert [(fact.target, fact.level) for fact in all_of(facts, f.DamageResolved)] == [("dokan", 10), ("reva", 10)]


@pytest.mark.rule("GK-23")
def test_gk23_house_rules_may_roll_damage_for_each():
    facts = volley(melee(multiple_damage="each"), "12/5/5 6/9/1 1")
    assert [fact.level for fact in all_of(facts, f.DamageResolved)] == [10, 1]


@pytest.mark.rule("GK-23")
def test_gk23_targets_that_answer_apart_share_the_damage():
    table = melee()
    assert (
        len(all_of(table.strike("kesh", "dokan,reva", "12", "rifle", prime="multiple", penalty="danger"), f.Asked)) == 2
    )
    first = only(table.answer("yes", "5/5 6"), f.DamageResolved)
    second = only(table.answer("no"), f.DamageResolved)
    assert (first.level, second.level, second.terms[0]) == (10, 10, first.terms[0])
    assert set(table.who("kesh").markers) == {"danger"}


@pytest.mark.rule("GK-23")
def test_gk23_a_volley_whose_last_target_dies_before_it_chose_is_forgotten():
    table = melee()
    table.strike("kesh", "dokan,reva", "12", "rifle", prime="multiple", penalty="danger")
    table.answer("yes", "5/5 6")
    table.do(c.Kill(targets=("reva",)))
    assert set(table.who("kesh").markers) == {"danger"}
    assert not table.state.questions


@pytest.mark.rule("GK-23")
@pytest.mark.parametrize(("rule", "level"), [("dealt", (12 + 0 + 4 - 5) // 2), ("attack", 16 // 2 - 5)])
def test_gk23_without_dice_the_damage_is_halved_down(rule, level):
    weapons = {"dart": {"skill": "Tir", "damage": "12", "burst": 2, "technological": True}}
    table = Table(halved=rule).join("kesh", weapons=weapons).join("dokan", "reva").begin(kesh=15, dokan=5, reva=3)
    damages = all_of(volley(table, "12/5/9", "dart"), f.DamageResolved)
    assert [damage.level for damage in damages] == [level, level]
    assert all(damage.damage - damage.threshold == level for damage in damages)


@pytest.mark.rule("GK-23")
def test_gk23_in_melee_at_most_those_engaged_with_the_attacker():
    table = melee()
    table.act("kesh", "engage", "dokan")
    refused = table.refused(attack("kesh", "dokan,reva", prime="multiples", penalty="danger"))
    assert (refused.code, refused.params["target"], refused.params["rule"]) == ("beyond-engaged", ["reva"], "GK-23")
    table.act("kesh", "engage", "reva")
    assert len(all_of(volley(table, "12/5/6/9", "sabre"), f.DamageResolved)) == 2


@pytest.mark.rule("GK-23")
def test_gk23_shots_at_several_need_a_technological_weapon_and_its_burst():
    table = melee()
    assert (
        table.refused(attack("kesh", "dokan,reva", "bow", prime="multiples", penalty="danger")).code
        == "not-technological"
    )
    any_weapon = melee(multiple_shots="any")
    assert volley(any_weapon, "12/5/9", "bow", defence_bonus=0)
    table.join("late-1", "late-2")
    refused = table.refused(attack("kesh", "dokan,reva,late-1,late-2", "rifle", prime="multiples", penalty="danger"))
    assert (refused.code, refused.params["most"], refused.params["rule"]) == ("beyond-burst", 3, "GK-23")


@pytest.mark.rule("GK-23")
def test_gk23_several_targets_need_the_prime_and_the_prime_needs_several():
    assert melee().refused(attack("kesh", "dokan,reva", "rifle")).code == "multiple-needs"
    assert (
        melee().refused(attack("kesh", "dokan", "rifle", prime="multiples", penalty="danger")).code == "multiple-alone"
    )


@pytest.mark.rule("GK-24")
@pytest.mark.parametrize(("rule", "armour", "against"), [("zero", 2, 0), ("zero", 9, 3), ("negative", 2, -4)])
def test_gk24_a_precise_attack_takes_six_off_the_armour(rule, armour, against):
    table = Table(pierced_armour=rule).join("kesh").join("dokan", armour=armour).begin(kesh=15, dokan=5)
    damage = only(
        table.strike("kesh", "dokan", "12/5/1 1", prime="précise", penalty="danger", **MISS), f.DamageResolved
    )
    assert damage.threshold == 3 + against


@pytest.mark.rule("GK-25")
@pytest.mark.parametrize(("face", "level"), [(3, "open"), (4, "out"), (5, "out"), (6, "out")])
def test_gk25_what_cannot_kill_turns_five_and_six_into_four(face, level):
    table = fight()
    table.strike("kesh", "dokan", f"20/5/1 1/{face}", prime="non-létale", penalty="danger", **MISS)
    assert table.graves("dokan") == [level]
    assert not table.state.deadlines


@pytest.mark.rule("GK-25")
def test_gk25_it_holds_for_the_wound_of_who_is_failing_too():
    table = fight().failing("dokan")
    table.strike("kesh", "dokan", "19/2/1 1/2/6", prime="non-létale", penalty="danger", **MISS)
    assert table.graves("dokan") == ["out"]
    assert not table.state.deadlines


@pytest.mark.rule("GK-26")
def test_gk26_efficiency_gives_two_on_this_action():
    table = fight()
    resolved = only(missed(table, "kesh", "dokan", prime="efficacité", penalty="danger"), f.AttackResolved)
    assert (terms(resolved.bonus)["efficiency"], resolved.total) == (2, 2 + 7 + 2)


@pytest.mark.rule("GK-27", "GK-32")
@pytest.mark.parametrize(("option", "name", "worth"), [("prime", "caution", 2), ("penalty", "danger", -2)])
def test_gk27_gk32_caution_and_danger_bear_on_the_next_defence_only(option, name, worth):
    table = melee()
    options = {"prime": "efficiency", "penalty": "difficulty", option: name}
    missed(table, "kesh", "dokan", **options)
    first = only(missed(table, "dokan", "kesh"), f.AttackResolved)
    second = only(missed(table.until("reva"), "reva", "kesh"), f.AttackResolved)
    assert terms(first.terms)[name] == worth
    assert name not in terms(second.terms)


@pytest.mark.rule("GK-27", "GK-32")
def test_gk27_gk32_more_extend_to_as_many_defences_and_both_may_meet():
    table = melee(spare_penalties="allowed")
    missed(table, "kesh", "dokan", free="prudence,prudence,prudence", penalty="danger,danger")
    found = [terms(only(missed(table.until(who), who, "kesh"), f.AttackResolved).terms) for who in ("dokan", "reva")]
    assert [(term["caution"], term["danger"]) for term in found] == [(2, -2), (2, -2)]
    assert {name: value for name, value in table.who("kesh").markers.items() if name in ("caution", "danger")} == {
        "caution": 1
    }


# Pénalités -----------------------------------------------------------------------------------


@pytest.mark.rule("GK-30")
def test_gk30_only_a_position_that_is_held_may_be_abandoned_and_it_is_lost():
    table = fight()
    refused = table.refused(attack("kesh", "dokan", prime="efficacité", penalty="abandon"))
    assert (refused.code, refused.params["rule"]) == ("no-position-held", "GK-30")
    table.act("kesh", "position", kind="cover")
    assert "cover" in table.conditions("kesh")
    assert table.refused(c.Act(who="kesh", verb="position", options={"kind": "cover"})).code == "position-held"
    missed(table, "kesh", "dokan", prime="efficacité", penalty="abandon")
    assert "cover" not in table.conditions("kesh")


@pytest.mark.rule("GK-30")
def test_gk30_house_rules_may_have_a_position_cost_an_action():
    table = fight(position="action")
    table.act("kesh", "position")
    assert table.state.active == "dokan"
    assert table.refused(c.Act(who="kesh", verb="position", options={"kind": "vantage"})).code == "no-action-left"


@pytest.mark.rule("GK-31")
def test_gk31_a_light_wound_deals_a_die_less():
    damage = only(
        fight().strike("kesh", "dokan", "12/5/6", prime="prudence", penalty="légère", **MISS), f.DamageResolved
    )
    assert terms(damage.terms)["damage-dice"] == 6


@pytest.mark.rule("GK-31")
def test_gk31_it_needs_a_die_to_lose():
    refused = fight().refused(attack("kesh", "dokan", "club", prime="prudence", penalty="blessure-légère"))
    assert (refused.code, refused.params["rule"]) == ("no-dice-to-lose", "GK-31")
    table = fight(light_wound_at_zero="allowed")
    assert only(
        table.strike("kesh", "dokan", "12/5", "club", prime="prudence", penalty="légère", **MISS), f.DamageResolved
    )


@pytest.mark.rule("GK-33")
def test_gk33_difficulty_takes_two_off_this_action():
    resolved = only(missed(fight(), "kesh", "dokan", prime="prudence", penalty="difficulté"), f.AttackResolved)
    assert (terms(resolved.bonus)["difficulty"], resolved.total) == (-2, 2 + 7 - 2)


@pytest.mark.rule("GK-34")
def test_gk34_slowing_plays_last_at_the_next_action_and_only_then():
    table = melee()
    missed(table, "kesh", "dokan", prime="prudence", penalty="ralentissement")
    table.next_round()
    assert table.state.order == ("dokan", "oum", "reva", "kesh")
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")


@pytest.mark.rule("GK-34")
def test_gk34_it_is_refused_when_no_adversary_plays_after():
    table = melee()
    refused = table.until("reva").refused(attack("reva", "kesh", prime="prudence", penalty="ralentissement"))
    assert (refused.code, refused.params["rule"]) == ("nobody-after", "GK-34")
    allies = Table().join("dokan", side="them").join("kesh", "oum", side="us").begin(dokan=18, kesh=15, oum=5)
    refused = allies.until("kesh").refused(attack("kesh", "dokan", prime="prudence", penalty="ralentissement"))
    assert refused.code == "nobody-after"


@pytest.mark.rule("GK-34")
def test_gk34_more_extend_it_and_several_cancel_out():
    table = melee(spare_penalties="allowed")
    missed(table, "kesh", "dokan", penalty="ralentissement,ralentissement")
    missed(table, "dokan", "kesh", penalty="ralentissement")
    table.next_round()
    assert table.state.order == ("kesh", "dokan", "oum", "reva")
    table.next_round()
    assert table.state.order == ("dokan", "oum", "reva", "kesh")


@pytest.mark.rule("GK-35")
def test_gk35_a_failed_risk_is_an_incident_that_the_game_master_chooses():
    table = fight()
    asked = only(missed(table, "kesh", "dokan", prime="efficacité", penalty="risque"), f.Asked)
    assert (asked.kind, asked.whom, asked.blocks) == ("incident", "gm", ("kesh",))
    assert asked.options == ("break", "drop", "fall", "snag", "other")
    table.answer("drop")
    assert "dropped.sabre" in table.conditions("kesh")
    table.until("dokan").all_pass().next_round()
    assert table.refused(attack("kesh", "dokan")).code == "weapon-dropped"
    table.act("kesh", "pick-up")
    assert "dropped.sabre" not in table.conditions("kesh")
    assert table.refused(c.Act(who="dokan", verb="pick-up")).code == "not-dropped"


@pytest.mark.rule("GK-35")
def test_gk35_nothing_happens_if_the_action_succeeds():
    facts = fight().strike("kesh", "dokan", "12/5/1 1", prime="efficacité", penalty="risque", incident="fall", **MISS)
    assert not all_of(facts, f.Asked)
    assert not all_of(facts, f.ConditionPut)


@pytest.mark.rule("GK-35")
def test_gk35_an_action_at_several_fails_only_if_all_are_missed():
    table = melee()
    facts = volley(table, "5/19/1/5 6", penalty="risk", incident="jam")
    assert (len(all_of(facts, f.DamageResolved)), all_of(facts, f.Ruled)) == (1, [])
    table = melee()
    facts = volley(table, "5/19/19", penalty="risk", incident="jam")
    assert only(facts, f.Ruled).outcome == "jam"
    assert "jammed.rifle" in table.conditions("kesh")
    asked = melee()
    asked.strike("kesh", "dokan,reva", "5", "rifle", prime="multiple", penalty="risk")
    assert not all_of(asked.answer("yes", "19"), f.Asked)
    assert only(asked.answer("yes", "19"), f.Asked).kind == "incident"
    hit_first = melee()
    hit_first.strike("kesh", "dokan,reva", "5", "rifle", prime="multiple", penalty="risk")
    hit_first.answer("yes", "1/5 6")
    assert not all_of(hit_first.answer("yes", "19"), f.Asked)


@pytest.mark.rule("GK-35")
def test_gk35_a_jam_is_cleared_and_a_break_is_for_good():
    for incident in ("jam", "break"):
        table = fight()
        table.strike("kesh", "dokan", "2/19", "rifle", prime="efficiency", penalty="risk", incident=incident, **MISS)
        table.next_round()
        assert table.refused(attack("kesh", "dokan", "rifle")).params["rule"] == "GK-35"
        if incident == "jam":
            table.act("kesh", "clear", weapon="rifle")
            table.next_round()
            assert table.strike("kesh", "dokan", "2/19", "rifle", **MISS)
        else:
            assert table.refused(c.Act(who="kesh", verb="clear")).code == "not-jammed"


@pytest.mark.rule("GK-35")
@pytest.mark.parametrize("rule", ["stand-first", "free"])
def test_gk35_who_fell_stands_up_first_unless_house_rules_differ(rule):
    table = fight(fall=rule)
    missed(table, "kesh", "dokan", prime="efficiency", penalty="risk", incident="fall")
    table.next_round()
    if rule == "free":
        assert missed(table, "kesh", "dokan")
        return
    assert table.refused(attack("kesh", "dokan")).code == "is-fallen"
    table.act("kesh", "stand")
    assert table.slot("kesh").done
    table.next_round()
    assert table.refused(c.Act(who="kesh", verb="stand")).code == "has-not-fallen"
    assert missed(table, "kesh", "dokan")


@pytest.mark.rule("GK-35")
def test_gk35_who_is_caught_loses_the_next_action():
    table = fight()
    missed(table, "kesh", "dokan", prime="efficiency", penalty="risk", incident="snag")
    table.next_round()
    assert table.state.active == "dokan"
    assert table.slot("kesh").done
    table.next_round()
    assert table.state.active == "kesh"


@pytest.mark.rule("GK-35")
def test_gk35_a_blow_may_go_into_an_ally():
    table = melee()
    missed(table, "kesh", "dokan", prime="efficiency", penalty="risk")
    assert table.refused(c.Answer(question="q1", choice="ally")).code == "which-ally"
    assert table.refused(c.Answer(question="q1", choice="ally", options={"ally": "dokan"})).code == "impossible-ally"
    hit = only(table.answer("ally", "1 1", ally="oum"), f.DamageResolved)
    assert (hit.target, hit.by) == ("oum", "kesh")
    said = melee()
    facts = said.strike(
        "kesh", "dokan", "2/19/1 1", prime="efficiency", penalty="risk", incident="ally", ally="oum", **MISS
    )
    assert only(facts, f.DamageResolved).target == "oum"


@pytest.mark.rule("GK-35")
def test_gk35_whatever_else_happens_stays_in_the_game_masters_words():
    table = fight()
    facts = missed(table, "kesh", "dokan", prime="efficiency", penalty="risk", incident="other")
    assert only(facts, f.Ruled).outcome == "other"
    table.strike("dokan", "kesh", "2/19", prime="efficiency", penalty="risk", **MISS)
    assert not all_of(table.answer("other"), f.ConditionPut)
    refused = fight().refused(attack("kesh", "dokan", prime="efficiency", penalty="risk", incident="jam"))
    assert refused.code == "impossible-incident"


# Both on one character -----------------------------------------------------------------------


@pytest.mark.rule("GK-36")
@pytest.mark.parametrize(
    ("rule", "order"),
    [
        ("cancel", ("kesh", "dokan", "oum", "reva")),
        ("first", ("oum", "kesh", "dokan", "reva")),
        ("last", ("kesh", "dokan", "reva", "oum")),
    ],
)
def test_gk36_on_one_character_they_cancel_and_are_used_up(rule, order):
    table = melee(hasty_and_slow=rule)
    missed(table.until("oum"), "oum", "reva", prime="accélération", penalty="ralentissement")
    table.next_round()
    assert table.state.order == order
    table.until("oum")
    assert not {"acceleration", "slowing"} & set(table.who("oum").markers)


@pytest.mark.rule("GK-36")
def test_gk36_house_rules_may_keep_what_was_cancelled():
    table = melee(cancelled="kept")
    for who, target in (("dokan", "oum"), ("oum", "dokan")):
        missed(table.until(who), who, target, prime="accélération", penalty="danger")
    table.next_round().until("reva")
    assert [table.who(who).markers["acceleration"] for who in ("dokan", "oum")] == [1, 1]
    table.do(c.Leave(targets=("dokan",)))
    table.next_round()
    assert table.state.order == ("oum", "kesh", "reva")


# Places --------------------------------------------------------------------------------------


def test_a_place_ruled_in_the_meantime_stays():
    table = melee()
    missed(table.until("oum"), "oum", "reva", prime="accélération", penalty="danger")
    table.next_round()
    table.do(c.SetInitiative(targets=("oum",), value=40))
    table.next_round()
    assert table.state.order == ("oum", "kesh", "dokan", "reva")


def test_whoever_moved_goes_back_between_the_same_two_though_others_come_and_go():
    table = melee()
    missed(table, "kesh", "dokan", prime="prudence", penalty="ralentissement")
    missed(table.until("reva"), "reva", "oum", prime="accélération", penalty="danger")
    table.next_round()
    assert table.state.order == ("reva", "dokan", "oum", "kesh")
    table.join("late")
    table.do(c.Kill(targets=("dokan",)))
    table.next_round()
    table.do(c.RollInitiative(targets=("late",)), "12")
    assert table.state.order == ("kesh", "late", "oum", "reva")
