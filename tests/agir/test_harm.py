"""Attacks, and harm as the game master states it (AG-40)."""

import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f
from tests.agir.table import Table, act, all_of, attack, fight, only, says, tags

pytestmark = pytest.mark.rule("AG-40")


def test_the_game_master_states_the_outcome_and_a_number_on_a_track() -> None:
    table = fight()
    facts = table.attack("mira", "dan", "hit", harm=4, track="Health")
    ruled = only(facts, f.Ruled)
    assert (ruled.who, ruled.target, ruled.matter, ruled.outcome, ruled.weapon) == (
        "mira", "dan", "attack", "hit", "sabre",
    )  # fmt: skip
    gauge = only(facts, f.GaugeSet)
    assert (gauge.gauge, gauge.value, gauge.delta) == ("health", 6, -4)
    assert table.who("dan").health == "hurt"


def test_a_condition_or_death() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", condition="bleeding", rounds=2)
    assert table.who("dan").conditions["bleeding"].until.round == 2
    table.passes("mira")
    table.attack("dan", "guard", "hit", death="yes")
    assert table.who("guard").status == "dead"
    assert only(table.facts, f.Died).cause == "ruling"


def test_a_condition_that_is_there_already_is_replaced() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", condition="bleeding", rounds=2)
    table.passes("mira")
    table.passes("dan")
    assert only(table.attack("guard", "dan", "hit", condition="bleeding"), f.ConditionLifted).why == "replaced"
    assert table.who("dan").conditions["bleeding"].until.at == "never"


def test_missed_dodged_blocked_or_hit() -> None:
    table = fight()
    assert says(table.refused(attack("mira", "dan", "missed", harm=1))) == ("harm-needs-a-hit", "AG-40")
    assert says(table.refused(attack("mira", "dan", "dodged", death="yes"))) == ("harm-needs-a-hit", "AG-40")
    facts = table.attack("mira", "dan", "dodged")
    assert tags(facts)[:4] == ["action-spent", "action-spent", "defended", "ruled"]
    assert dict(table.slot("dan").spent) == {"movement": "dodge"}
    table.passes("mira")
    table.attack("dan", "guard", "blocked", harm=1, track="health")  # the game master may let some through
    assert dict(table.slot("guard").spent) == {"main": "block"}
    assert table.gauge("guard", "health") == 9


def test_a_defence_that_was_in_vain_is_spent_all_the_same() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", defence="block", harm=2, track="health")
    assert dict(table.slot("dan").spent) == {"main": "block"}


def test_an_outcome_goes_with_the_defence() -> None:
    table = fight()
    assert says(table.refused(attack("mira", "dan", "dodged", defence="block"))) == ("outcome-without-defence", "AG-40")
    assert says(table.refused(attack("mira", "dan", "blocked", defence="none"))) == ("outcome-without-defence", "AG-40")
    table.act("dan", "dodge")
    table.act("dan", "block")
    assert says(table.refused(attack("mira", "dan", "dodged"))) == ("no-defence", "AG-33")
    table.attack("mira", "dan", "hit")


def test_without_an_outcome_the_target_is_asked_then_the_game_master() -> None:
    table = fight()
    asked = only(table.do(attack("mira", "dan")), f.Asked)
    assert (asked.kind, asked.whom, asked.options) == ("defence", "dan", ("none", "dodge", "block"))
    assert asked.blocks == ("mira", "dan")
    facts = table.answer("block")
    assert only(facts, f.Defended).action == "main"
    asked = only(facts, f.Asked)
    assert (asked.kind, asked.whom, asked.options) == ("outcome", "gm", ("missed", "blocked", "hit"))
    facts = table.answer("hit", harm=3, track="health")
    assert only(facts, f.Ruled).outcome == "hit"
    assert table.gauge("dan", "health") == 7
    assert table.state.active == "mira"  # her movement action is left


def test_who_cannot_defend_is_not_asked() -> None:
    table = fight()
    table.act("dan", "dodge")
    table.act("dan", "block")
    assert only(table.do(attack("mira", "dan")), f.Asked).kind == "outcome"
    table.answer("missed")
    table.passes("mira")
    table.do(c.PutCondition(targets=("mira",), condition="unconscious"))
    table = fight()
    table.do(c.PutCondition(targets=("dan",), condition="unconscious"))
    assert only(table.do(attack("mira", "dan")), f.Asked).kind == "outcome"


def test_a_defence_said_on_the_line_leaves_the_outcome_to_be_asked() -> None:
    table = fight()
    asked = only(table.attack("mira", "dan", defence="none"), f.Asked)
    assert asked.options == ("missed", "hit")
    table = fight()
    asked = only(table.attack("mira", "dan", defence="dodge"), f.Asked)
    assert asked.options == ("missed", "dodged", "hit")
    assert table.answer("dodged")


def test_an_open_question_holds_the_turn_and_those_it_is_about() -> None:
    table = fight()
    table.do(c.Move(who="mira", metres=1))
    table.do(attack("mira", "dan"))
    assert table.state.active == "mira"
    assert table.refused(c.Pass(who="mira")).code == "awaits-answer"
    assert table.refused(act("dan", "dodge")).code == "awaits-answer"
    table.act("guard", "dodge")  # everything else goes on
    assert table.refused(c.StartRound()).code == "questions-open"
    table.answer("dodge")
    assert table.state.active == "mira"
    table.answer("dodged")
    assert table.state.active == "dan"


def test_a_question_about_somebody_killed_in_the_meantime_is_moot() -> None:
    table = fight()
    table.do(c.Move(who="mira", metres=1))
    table.do(attack("mira", "dan"))
    facts = table.do(c.Kill(targets=("dan",)))
    assert only(facts, f.Answered).why == "moot"
    assert table.state.active == "guard"


def test_what_the_target_cannot_do_is_no_answer() -> None:
    table = fight()
    table.act("dan", "block")
    table.do(attack("mira", "dan"))
    (question,) = table.state.questions
    assert table.refused(c.Answer(question=question, choice="block")).code == "bad-answer"
    assert table.refused(c.Answer(question=question, choice="dodge", options={"harm": 3})).code == "unknown-option"


def test_dice_are_recorded_if_any_were_rolled() -> None:
    table = fight()
    options = {"outcome": "hit", "roll": "1d20+2", "harm": "2d6-1", "track": "health"}
    command = c.Attack(who="mira", targets=("dan",), modifiers={"high-ground": 1}, options=options)
    facts = table.do(command, "14/5 3")
    rolls = all_of(facts, f.Rolled)
    assert [(roll.purpose, roll.faces) for roll in rolls] == [("attack", (14,)), ("harm", (5, 3))]
    terms = [(term.label, term.value) for term in only(facts, f.Ruled).terms]
    assert terms == [("roll", 14), ("bonus", 2), ("mod:high-ground", 1)]
    assert table.gauge("dan", "health") == 3


def test_dice_rolled_with_the_attack_are_kept_until_it_is_answered() -> None:
    table = fight()
    command = c.Attack(who="mira", targets=("dan",), modifiers={"dim": -1}, options={"roll": "1d20"})
    rolled = only(table.do(command, "9"), f.Rolled)
    table.answer("none")
    facts = table.answer("hit", dice="4", harm="1d6", track="health")
    terms = only(facts, f.Ruled).terms
    assert [(term.label, term.value) for term in terms] == [("roll", 9), ("mod:dim", -1)]
    assert table.at[terms[0].source or 0] == rolled
    assert table.gauge("dan", "health") == 6


def test_modifiers_are_for_dice() -> None:
    table = fight()
    command = c.Attack(who="mira", targets=("dan",), modifiers={"dim": -1}, options={"outcome": "hit"})
    assert table.refused(command).code == "modifiers-need-a-roll"
    huge = c.Attack(who="mira", targets=("dan",), modifiers={"dim": 9999}, options={"roll": "1d20"})
    assert table.refused(huge).code == "modifier-too-large"
    assert table.refused(c.Act(who="mira", verb="draw", modifiers={"dim": 1})).code == "no-modifiers"


def test_several_targets_each_have_their_own_questions() -> None:
    table = fight("mira", "dan", "guard", "thug")
    facts = table.do(attack("mira", "dan,guard"))
    assert [asked.whom for asked in all_of(facts, f.Asked)] == ["dan", "guard"]
    table.do(c.Answer(question="q1", choice="dodge"))
    table.do(c.Answer(question="q2", choice="none"))
    table.do(c.Answer(question="q3", choice="dodged"))
    table.do(c.Answer(question="q4", choice="hit", options={"harm": 1, "track": "health"}))
    assert (table.gauge("dan", "health"), table.gauge("guard", "health")) == (10, 9)
    assert not table.state.questions


def test_an_attack_needs_a_target_that_is_there_and_not_oneself() -> None:
    table = fight()
    assert table.refused(attack("mira", "mira", "hit")).code == "attacks-itself"
    assert table.refused(attack("mira", "nobody", "hit")).code == "no-such-combatant"
    assert table.refused(c.Attack(who="mira", targets=())).code == "nobody-named"


def test_harm_says_what_it_is() -> None:
    table = fight()
    assert says(table.refused(attack("mira", "dan", harm=3))) == ("outcome-first", "AG-40")
    assert says(table.refused(attack("mira", "dan", "hit", harm=3))) == ("which-track", "AG-40")
    assert says(table.refused(attack("mira", "dan", "hit", track="health"))) == ("harm-how-much", "AG-40")
    assert says(table.refused(attack("mira", "dan", "hit", rounds=2))) == ("rounds-of-what", "AG-40")
    assert table.refused(attack("mira", "dan", "hit", harm=-3, track="health")).code == "bad-amount"
    assert table.refused(attack("mira", "dan", "hit", condition=" ")).code == "bad-name"


def test_the_only_track_of_a_sheet_need_not_be_named() -> None:
    table = Table().join("mira", "dan", tracks={"santé": 8}).begin()
    table.attack("mira", "dan", "hit", harm=3)
    assert table.gauge("dan", "santé") == 5


def test_tracks_count_down_to_nothing_or_up_to_their_maximum() -> None:
    table = fight()
    table.do(c.Hurt(targets=("dan",), amount=50, track="health"))
    table.do(c.Hurt(targets=("dan",), amount=4, track="fear"))
    table.do(c.Hurt(targets=("dan",), amount=4, track="fear"))
    assert (table.gauge("dan", "health"), table.gauge("dan", "fear")) == (0, 6)
    table.do(c.Heal(targets=("dan",), amount=2, track="fear"))
    table.do(c.Heal(targets=("dan",), amount=20, track="health"))
    assert (table.gauge("dan", "health"), table.gauge("dan", "fear")) == (10, 4)
    refused = table.refused(c.Heal(targets=("dan",), amount=1, track="health"))
    assert refused.code == "nothing-to-heal"


def test_breath_and_composure_are_tracks_too_and_no_health() -> None:
    table = fight()
    table.do(c.Hurt(targets=("dan",), amount=2, track="sang-froid"))
    assert table.gauge("dan", "composure") == 2
    assert table.who("dan").health == "unhurt"
    table.do(c.Hurt(targets=("dan",), amount=1, track="health"))
    assert table.who("dan").health == "hurt"
    table.do(c.Heal(targets=("dan",), amount=1, track="health"))
    assert table.who("dan").health == "unhurt"


def test_one_hurt_for_several_is_rolled_once() -> None:
    table = fight()
    facts = table.do(c.Hurt(targets=("dan", "guard"), amount="2d6", track="health"), "3 4")
    assert len(all_of(facts, f.Rolled)) == 1
    assert (table.gauge("dan", "health"), table.gauge("guard", "health")) == (3, 3)
    assert table.refused(c.Hurt(targets=("dan",), amount=1, options={"save": "no"})).code == "unknown-option"
    assert table.refused(c.Mark(targets=("dan",), level="x")).code == "not-in-ruleset"


def test_an_unknown_track_is_refused_with_the_nearest_one() -> None:
    table = fight()
    refused = table.refused(attack("mira", "dan", "hit", harm=1, track="heatlh"))
    assert says(refused) == ("no-such-track", "AG-40")
    assert refused.params["near"] == "health"
    table.do(c.SetGauge(targets=("dan",), gauge="armour", value=3))
    table.attack("mira", "dan", "hit", harm=1, track="armour")  # a track of the table's making counts down
    assert table.gauge("dan", "armour") == 2


def test_house_rules_may_open_tracks_as_they_are_named() -> None:
    table = fight(new_tracks="yes")
    table.attack("mira", "dan", "hit", harm=2, track="burns")
    table.do(c.Hurt(targets=("dan",), amount=1, track="Burns"))
    assert table.gauge("dan", "burns") == 3
    table.do(c.Heal(targets=("dan",), amount=2, track="burns"))
    assert table.gauge("dan", "burns") == 1
    assert table.who("dan").health == "hurt"


def test_which_conditions_take_one_out_is_the_tables_to_say() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", condition="Assommé")
    assert (table.who("dan").status, table.who("dan").health) == ("unconscious", "out")
    table = fight(out_conditions="asleep, dans les pommes")
    table.do(c.PutCondition(targets=("dan",), condition="unconscious"))
    table.do(c.PutCondition(targets=("guard",), condition="Dans les pommes"))
    assert (table.who("dan").status, table.who("guard").status) == ("able", "unconscious")


def test_a_condition_that_lifts_by_itself_wakes() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", condition="unconscious", rounds=1)
    table.passes("mira", "guard")
    table.do(c.StartRound())
    assert table.who("dan").status == "able"
    table.passes("mira")
    assert table.state.active == "dan"


def test_a_reason_goes_with_it_and_house_rules_may_require_one() -> None:
    table = fight(reason="required")
    assert says(table.refused(attack("mira", "dan", "hit"))) == ("reason-wanted", "AG-40")
    assert says(table.refused(c.Hurt(targets=("dan",), amount=1, track="health"))) == ("reason-wanted", "AG-40")
    assert says(table.refused(act("mira", "allow", use="draw"))) == ("reason-wanted", "AG-40")
    table.do(attack("mira", "dan"))
    table.answer("none")
    (question,) = table.state.questions
    assert table.refused(c.Answer(question=question, choice="hit")).code == "reason-wanted"
    table.do(c.Answer(question=question, choice="hit", text="he never saw it"))


def test_death_may_be_called_off() -> None:
    table = fight()
    table.attack("mira", "dan", "hit", death="yes", harm=3, track="health")
    table.do(c.Revive(targets=("dan",)))
    assert (table.who("dan").status, table.who("dan").health) == ("able", "hurt")
