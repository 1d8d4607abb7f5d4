"""Amending where rounds have turns: the order, declarations, questions, and what wounds do to later actions."""

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.chain import check_log
from rejeu.events.facts import AttackResolved, Died, TestResolved
from rejeu.events.time_commands import Advance, MoveDeadline
from rejeu.replays import amend
from rejeu.replays.amendment import Choice, Said
from tests.past.table import Table

HIT = "6 6 6 2 1 / 6 6 6 6"
"""Three sixes kept of five, 18; then 24 of damage: against 10, a margin of 8."""
MISS = "4 2 2 2 1"
"""8 against 10."""


def declared(duel: Table, **scores: int) -> None:
    """Roll, and leave every action open, the slowest first."""
    duel.roll(**scores)
    for who in sorted(scores, key=scores.__getitem__):
        duel.declare(who)


def asking(who: str, target: str) -> c.Attack:
    return c.Attack(who=who, targets=(target,), weapon="pistol", options={"distance": 8})


@pytest.mark.case(14)
def test_cover_that_turns_a_hit_into_a_miss_frees_the_target_of_its_wound(duel: Table) -> None:
    """The guard, shot, shoots back with every attribute one lower: two dice kept of five, not three."""
    declared(duel, mira=13, guard=10)
    first = duel.say(duel.shot("mira", "guard"), "6 2 2 2 2 / 2 4 4 3")
    assert duel.levels("guard") == ["grave"]
    back = duel.say(duel.shot("guard", "mira"), "5 5 4 1 1 / 2 2 1 1")
    old = next(fact for fact in duel.facts(back) if isinstance(fact, AttackResolved))
    assert old.total == 5 + 5
    plan = duel.amend(first, duel.shot("mira", "guard", cover=+5))
    assert not plan.clashes
    assert duel.levels("guard") == []
    new = next(fact for fact in plan.outcomes[1].facts if isinstance(fact, AttackResolved))
    assert new.total == 5 + 5 + 4
    assert duel.faces(plan.outcomes[1].seq) == duel.faces(back)
    assert [unused.faces for unused in plan.unused] == [(2, 4, 4, 3)]


def test_an_amended_initiative_replays_the_round_in_the_new_order(duel: Table) -> None:
    rolls = duel.roll(mira=13, guard=10)
    slow = duel.declare("guard", "attack", "mira")
    fast = duel.declare("mira", "attack", "guard")
    shot = duel.say(duel.shot("mira", "guard"), MISS)
    back = duel.say(duel.shot("guard", "mira"), MISS)
    start = duel.say(c.StartRound())
    order = duel.fight.state.order
    plan = duel.insert(slow, c.SetInitiative(targets=("guard",), value=15))
    assert not plan.clashes
    assert [outcome.replays for outcome in plan.outcomes] == [None, fast, slow, back, shot, start]
    assert set(plan.reordered) == {slow, shot}
    assert not plan.unused
    assert duel.fight.state.order == order
    check_log(duel.fight.journal.read("duel"))
    assert rolls


def test_an_action_that_has_become_impossible_in_the_new_order_is_listed(duel: Table) -> None:
    """Called first now, the guard kills: what Mira did before it cannot be."""
    duel.roll(mira=13, guard=10)
    slow = duel.declare("guard")
    duel.declare("mira")
    shot = duel.say(duel.shot("mira", "guard"), MISS)
    back = duel.say(duel.shot("guard", "mira"), "6 6 6 1 1 / 6 6 6 6")
    assert any(isinstance(fact, Died) for fact in duel.facts(back)) or duel.levels("mira")
    duel.say(c.Note(text="a short fight"))
    plan = duel.preview(amend.inserting(duel.fight, slow, Said(c.SetInitiative(targets=("guard",), value=15))))
    (clash,) = plan.open
    assert clash.seq == shot
    assert clash.error.code in ("is-unconscious", "is-dead", "turn-over")  # type: ignore[union-attr]
    struck = duel.preview(plan.amendment, **{f"at{shot}": Choice("strike")})
    duel.commit(struck)
    assert shot not in [outcome.replays for outcome in struck.outcomes]


def test_a_struck_action_leaves_its_turn_open_and_skipping_closes_it(duel: Table) -> None:
    declared(duel, mira=13, guard=10)
    first = duel.say(duel.shot("mira", "guard"), MISS)
    back = duel.say(duel.shot("guard", "mira"), MISS)
    plan = duel.preview(amend.striking(duel.fight, first))
    (clash,) = plan.open
    assert (clash.seq, clash.error.code) == (back, "not-your-turn")  # type: ignore[union-attr]
    passed = Choice("keep", before=(Said(c.Pass(who="mira")),))
    good = duel.preview(plan.amendment, **{f"at{back}": passed})
    assert not good.open
    duel.commit(good)
    assert duel.faces(good.outcomes[-1].seq) == duel.faces(back)


def test_a_forced_attack_counts_as_its_turn(duel: Table) -> None:
    """Mira's shot can no longer be decided, but what came of it stands and her turn is over."""
    declared(duel, mira=13, guard=10)
    joined = duel.present()
    shot = duel.say(duel.shot("mira", "guard"), "6 2 2 2 2 / 3 3 3 3")
    back = duel.say(duel.shot("guard", "mira"), MISS)
    assert duel.levels("guard") == ["grave"]
    said = c.Correct(targets=("mira",), changes={"weapons.pistol": None})  # type: ignore[dict-item]
    plan = duel.preview(amend.inserting(duel.fight, shot, Said(said)))
    assert plan.open[0].seq == shot
    forced = duel.preview(plan.amendment, **{f"at{shot}": Choice("force")})
    assert not forced.open
    duel.commit(forced)
    kinds = [(type(outcome.command), outcome.kind) for outcome in forced.outcomes]
    assert kinds == [
        (c.Correct, "new"), (c.Uphold, "upheld"), (c.Mark, "upheld"), (c.Skip, "upheld"), (c.Attack, "again"),
    ]  # fmt: skip
    assert duel.levels("guard") == ["grave"]
    assert forced.outcomes[-1].replays == back
    assert joined


def test_an_answer_is_for_the_question_of_its_kind_though_its_number_differs(duel: Table) -> None:
    declared(duel, mira=13, guard=10)
    first = duel.say(asking("mira", "guard"), "6 2 2 2 2 / 1 1 1 3")
    duel.say(c.Answer(question="q1", choice="no"))
    duel.say(asking("guard", "mira"), "6 2 2 2 2 / 1 1 1 3")
    answer = duel.say(c.Answer(question="q2", choice="no"))
    plan = duel.preview(duel.replacing(first, duel.shot("mira", "guard")))
    (clash,) = plan.open
    assert clash.error.code == "no-such-question"  # type: ignore[union-attr]
    struck = duel.preview(plan.amendment, **{f"at{clash.seq}": Choice("strike")})
    assert not struck.open
    again = struck.outcomes[-1]
    assert again.replays == answer
    assert again.command == c.Answer(question="q1", choice="no")


def test_an_answer_waits_with_the_action_that_asks(duel: Table) -> None:
    duel.roll(mira=13, guard=10)
    slow = duel.declare("guard")
    fast = duel.declare("mira")
    shot = duel.say(asking("mira", "guard"), HIT)
    answer = duel.say(c.Answer(question="q1", choice="yes"), "6 1 1")
    saved = [fact for fact in duel.facts(answer) if isinstance(fact, TestResolved)]
    assert saved
    passed = duel.say(c.Pass(who=duel.fight.state.active)) if duel.fight.state.active else 0
    plan = duel.preview(amend.inserting(duel.fight, slow, Said(c.SetInitiative(targets=("guard",), value=15))))
    if passed:
        assert [outcome.replays for outcome in plan.outcomes] == [None, fast, slow, passed, shot, answer]
        assert not plan.clashes
    else:
        assert answer in [clash.seq for clash in plan.clashes]


def test_a_wait_does_not_outlast_its_round(duel: Table) -> None:
    """Nothing of a round that cannot come in it slips into the next."""
    duel.roll(mira=13, guard=10)
    slow = duel.declare("guard")
    duel.declare("mira")
    shot = duel.say(duel.shot("mira", "guard"), MISS)
    duel.say(duel.shot("guard", "mira"), MISS)
    duel.roll(mira=12, guard=8)
    plan = duel.preview(
        amend.inserting(duel.fight, slow, Said(c.SetInitiative(targets=("guard",), value=15))),
    )
    assert not plan.clashes
    rounds = [type(outcome.command) for outcome in plan.outcomes]
    assert rounds.index(c.StartRound) > [outcome.replays for outcome in plan.outcomes].index(shot)


def test_a_sheet_corrected_in_the_past_asks_for_the_dice_that_it_adds(duel: Table) -> None:
    declared(duel, mira=13, guard=10)
    shot = duel.say(duel.shot("mira", "guard"), MISS)
    said = Said(c.Correct(targets=("mira",), changes={"skills.Armes de poing": 6}))
    plan = duel.preview(amend.inserting(duel.fight, shot, said))
    (clash,) = plan.open
    assert clash.wants_dice
    assert clash.error.params["pool"] == "1d6"  # type: ignore[union-attr]
    grown = duel.preview(plan.amendment, **{f"at{shot}": Choice("dice", typed=("2",))})
    assert not grown.open
    duel.commit(grown)
    assert duel.faces(grown.outcomes[-1].seq) == [(4, 2, 2, 2, 1, 2)]


def test_a_refused_new_line_says_why(duel: Table) -> None:
    declared(duel, mira=13, guard=10)
    shot = duel.say(duel.shot("mira", "guard"), MISS)
    with pytest.raises(Refused, match="not-your-turn"):
        duel.preview(duel.replacing(shot, duel.shot("guard", "mira")))


# Across game time ----------------------------------------------------------------------------

DAY = 86_400


def test_an_amendment_across_a_clock_advance_moves_what_fell_due_since(duel: Table) -> None:
    """A Grave box heals in 28 days without care, a Légère in 7: another wound, another healing."""
    wound = duel.say(c.Mark(targets=("mira",), level="grave", track="physical"))
    clock = duel.say(Advance(seconds=10 * DAY))
    duel.say(c.Note(text="ten days later"))
    assert duel.levels("mira") == ["grave"]
    plan = duel.amend(wound, c.Mark(targets=("mira",), level="light", track="physical"))
    assert not plan.clashes
    assert duel.levels("mira") == []
    assert duel.fight.state.clock == 10 * DAY
    again = next(outcome for outcome in plan.outcomes if outcome.replays == clock)
    assert not again.same
    duel.undo()
    assert duel.levels("mira") == ["grave"]


def test_time_that_is_struck_heals_nothing(duel: Table) -> None:
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    clock = duel.say(Advance(seconds=8 * DAY))
    assert duel.levels("mira") == []
    duel.say(c.Note(text="a week later"))
    duel.strike(clock)
    assert duel.levels("mira") == ["light"]
    assert duel.fight.state.clock == 0


def test_a_clock_set_outright_is_absolute_and_a_span_relative(duel: Table) -> None:
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    first = duel.say(Advance(seconds=2 * DAY))
    duel.say(Advance(until=5 * DAY))
    duel.say(Advance(seconds=DAY))
    assert duel.fight.state.clock == 6 * DAY
    duel.amend(first, Advance(seconds=4 * DAY))
    assert duel.fight.state.clock == 6 * DAY
    plan = duel.preview(duel.replacing(duel.fight.lineage.batch(duel.fight.head)[0], Advance(seconds=3 * DAY)))
    duel.commit(plan)
    assert duel.fight.state.clock == 8 * DAY
    assert duel.levels("mira") == []


def test_care_is_for_the_wound_that_it_was_for_though_its_number_differs(duel: Table) -> None:
    duel.say(c.Mark(targets=("guard",), level="light", track="physical"))
    first = duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    care = c.Act(who="guard", verb="treat", targets=("mira",), options={"wound": "w3"})
    treat = duel.say(care, "6")
    assert [wound.id for wound in duel.fight.state.combatants["mira"].wounds.values() if wound.cared] == ["w3"]
    plan = duel.preview(amend.striking(duel.fight, first))
    again = plan.outcomes[-1]
    assert again.replays == treat
    assert again.command.options["wound"] == "w2"  # type: ignore[attr-defined]
    assert [wound.id for wound in plan.after.combatants["mira"].wounds.values() if wound.cared] == ["w2"]


def test_care_of_a_wound_that_has_not_happened_is_a_clash_and_goes_to_no_other(duel: Table) -> None:
    first = duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    duel.say(c.Act(who="guard", verb="treat", targets=("mira",), options={"wound": "w1"}), "6")
    (clash,) = duel.preview(amend.striking(duel.fight, first)).open
    assert clash.error.code == "wound-not-here"  # type: ignore[union-attr]


def test_a_deadline_that_was_moved_is_that_of_its_wound(duel: Table) -> None:
    first = duel.say(c.Mark(targets=("guard",), level="light", track="physical"))
    duel.say(c.Mark(targets=("mira",), level="light", track="physical"))
    (deadline,) = [one for one in duel.fight.state.deadlines.values() if one.who == "mira"]
    assert deadline.wound == "w2"
    duel.say(MoveDeadline(targets=("mira",), deadline=deadline.id, due=DAY))
    plan = duel.preview(amend.striking(duel.fight, first))
    assert not plan.open
    assert [(one.wound, one.due) for one in plan.after.deadlines.values()] == [("w1", DAY)]
