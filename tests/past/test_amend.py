"""One ruling of the past changed: what followed is decided again, with the same dice, or shown not to be possible."""

import msgspec
import pytest

from rejeu.engine.dice import RandomSource, SeededSource
from rejeu.engine.errors import NeedDice, Refused
from rejeu.events import commands as c
from rejeu.events.base import Until
from rejeu.events.chain import check_log
from rejeu.events.errors import Conflict
from rejeu.events.facts import AttackResolved, GaugeSet, Rewound, Rolled
from rejeu.events.journal import Journal
from rejeu.events.record import Draft, seal_batch
from rejeu.events.table_commands import Amend
from rejeu.events.trust_events import SetOverrides
from rejeu.replays import amend
from rejeu.replays.amendment import Choice, Said
from rejeu.replays.fight import Fight
from rejeu.replays.rewinding import undo_target
from tests.past.table import Table


def skirmish(table: Table) -> list[int]:
    """Nine commands; return their records."""
    return [
        table.say(c.StartRound()),
        table.say(c.Attack(who="mira", targets=("guard",)), "3/4"),
        table.say(c.Hurt(targets=("dan",), amount=1)),
        table.say(c.Attack(who="guard", targets=("dan",)), "2/3"),
        table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-2)),
        table.say(c.StartRound()),
        table.say(c.Attack(who="mira", targets=("dan",)), "19"),
        table.say(c.SetGauge(targets=("guard",), gauge="hp", value=7)),
        table.say(c.Attack(who="guard", targets=("mira",)), "5/6"),
    ]


@pytest.mark.case(12)
def test_ruling_three_of_nine_is_amended_and_what_follows_is_derived_again(table: Table) -> None:
    records = skirmish(table)
    before = [table.faces(seq) for seq in records]
    plan = table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    assert not plan.clashes and not plan.unused
    assert [outcome.replays for outcome in plan.outcomes] == records[2:]
    assert [outcome.kind for outcome in plan.outcomes] == ["new"] + ["again"] * 6
    firsts = [outcome.seq for outcome in plan.outcomes]
    assert [table.fight.envelopes[seq - 1].replays for seq in firsts] == records[2:]
    assert [table.faces(seq) for seq in firsts] == before[2:]
    assert table.hp("dan") == 8 - 4 - 3
    assert table.hp("guard") == 7
    assert table.hp("mira") == 8 - 2 - 6
    check_log(table.fight.journal.read("fight"))


@pytest.mark.case(12)
def test_what_became_impossible_is_listed_and_never_dropped(table: Table) -> None:
    records = skirmish(table)
    log = table.fight.tail
    plan = table.preview(table.replacing(records[2], c.Kill(targets=("dan",))))
    assert [(clash.seq, clash.error.code, clash.doubtful) for clash in plan.open] == [
        (records[3], "is-dead", False),
        (records[6], "is-dead", True),
    ]
    assert [unused.faces for unused in plan.unused] == [(2,), (3,), (19,)]
    with pytest.raises(Refused, match="clashes-open"):
        table.commit(plan)
    assert table.fight.tail == log == table.fight.journal.tail("fight").seq


@pytest.mark.case(13)
def test_the_same_ruling_changes_nothing_and_asks_for_no_die(table: Table) -> None:
    records = skirmish(table)
    log, state = table.fight.tail, table.bytes()
    for seq in records:
        plan = table.preview(table.replacing(seq, table.fight.event(seq)))  # type: ignore[arg-type]
        assert plan.same
        assert table.commit(plan) is None
    assert (table.fight.tail, table.bytes()) == (log, state)


@pytest.mark.case(13)
def test_the_same_ruling_in_other_words_comes_to_the_same_facts(table: Table) -> None:
    records = skirmish(table)
    said = msgspec.structs.replace(table.fight.event(records[1]), text="from the door")
    plan = table.amend(records[1], said)
    assert not plan.same and not plan.clashes and not plan.unused
    assert [outcome.replays for outcome in plan.outcomes] == records[1:]
    assert all(outcome.same for outcome in plan.outcomes)
    assert table.fight.texts()[plan.outcomes[0].seq] == "from the door"


@pytest.mark.case(15)
def test_an_old_tick_struck_leaves_the_later_ruling_standing(table: Table) -> None:
    tick = table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-3))
    table.say(c.SetGauge(targets=("mira",), gauge="hp", value=6))
    table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-1))
    table.strike(tick)
    assert table.hp("mira") == 5


@pytest.mark.case(15)
def test_an_old_tick_struck_gives_relative_rulings_back_what_it_took(table: Table) -> None:
    tick = table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-3))
    table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-1))
    table.strike(tick)
    assert table.hp("mira") == 7


def test_a_value_set_is_absolute_and_a_change_relative(table: Table) -> None:
    first = table.say(c.Hurt(targets=("mira", "guard"), amount=1))
    table.say(c.SetGauge(targets=("mira",), gauge="hp", value=5))
    table.say(c.SetGauge(targets=("guard",), gauge="hp", delta=-3))
    table.amend(first, c.Hurt(targets=("mira", "guard"), amount=4))
    assert (table.hp("mira"), table.hp("guard")) == (5, 1)


# Dice ----------------------------------------------------------------------------------------


def test_a_hit_turned_into_a_miss_leaves_its_damage_dice_unused(table: Table) -> None:
    records = skirmish(table)
    plan = table.amend(records[1], c.Attack(who="mira", targets=("guard",), modifiers={"cover": -20}))
    assert [(unused.record, unused.key.purpose, unused.faces) for unused in plan.unused] == [
        (records[1] + 3, "damage", (4,))
    ]
    (hit,) = [fact for fact in table.facts(plan.outcomes[0].seq) if isinstance(fact, AttackResolved)]
    assert (hit.outcome, hit.total) == ("failure", 3)


def test_a_die_never_rolled_is_asked_for_and_named(table: Table) -> None:
    records = skirmish(table)
    line = c.Attack(who="mira", targets=("dan",), modifiers={"aim": 20})
    plan = table.preview(table.replacing(records[6], line))
    (clash,) = plan.open
    assert clash.wants_dice and clash.seq == records[6]
    assert clash.error.params["pool"] == "1d6"  # type: ignore[union-attr]
    typed = table.preview(table.replacing(records[6], line, dice="3"))
    assert not typed.clashes
    assert [fact.faces for fact in typed.outcomes[0].facts if isinstance(fact, Rolled)] == [(19,), (3,)]
    answered = {f"at{records[6]}": Choice("dice", typed=("2",))}
    assert table.preview(table.replacing(records[6], line), **answered).outcomes[0].facts == tuple(
        msgspec.structs.replace(fact, faces=(2,), total=2) if isinstance(fact, Rolled) and fact.purpose == "damage"
        else msgspec.structs.replace(fact, value=fact.value + 1, delta=-2) if isinstance(fact, GaugeSet) else fact
        for fact in typed.outcomes[0].facts
    )  # fmt: skip


def test_a_later_command_in_want_of_dice_is_a_clash_of_its_own(table: Table) -> None:
    records = skirmish(table)
    table.insert(records[0], c.SetAttribute(targets=("mira",), attribute="skill", value=12))
    plan = table.preview(
        amend.inserting(table.fight, table.fight.lineage.batch(table.fight.head)[0] - 6, Said(c.SetAttribute(
            targets=("mira",), attribute="skill", value=19)))
    )  # fmt: skip
    (clash,) = plan.open
    assert isinstance(clash.command, c.Attack) and clash.wants_dice
    source = amend.Remembering(SeededSource("x"))
    rolled = [table.preview(plan.amendment, source, **{f"at{clash.seq}": Choice("roll")}).outcomes for _ in range(2)]
    assert rolled[0] == rolled[1]
    assert not table.preview(plan.amendment, source, **{f"at{clash.seq}": Choice("roll")}).open


def test_what_is_rolled_for_a_preview_is_drawn_once() -> None:
    drawn: list[int] = []
    source = amend.Remembering(RandomSource(lambda n: drawn.append(n) or len(drawn) % n))  # type: ignore[func-returns-value]
    key = amend.Key(1, "mira", "attack", 0)
    first = source.faces(key, [(0, 6), (1, 6)])
    assert source.faces(key, [(0, 6), (1, 6)]) == first
    assert source.faces(key, [(1, 6), (2, 6)])[0] == first[1]
    assert len(drawn) == 3


def test_dice_typed_on_the_new_line_give_way_to_those_recorded(table: Table) -> None:
    records = skirmish(table)
    line = c.Attack(who="mira", targets=("guard",), modifiers={"aim": 1})
    plan = table.preview(table.replacing(records[1], line, dice="9/1"))
    assert [fact.faces for fact in plan.outcomes[0].facts if isinstance(fact, Rolled)] == [(3,), (4,)]
    assert [key.purpose for key in plan.overruled] == ["attack", "damage"]


def test_dice_of_the_line_are_kept_after_fresh_dice_were_chosen(table: Table) -> None:
    """A rewind with fresh dice frees what is rolled after it, not what an amendment decides again."""
    first = table.say(c.Hurt(targets=("dan",), amount=1))
    table.say(c.StartRound())
    shot = table.say(c.Attack(who="mira", targets=("guard",)), "3/4")
    table.say(c.Note(text="…"))
    table.undo(dice="fresh")
    plan = table.amend(first, c.Hurt(targets=("dan",), amount=2))
    assert not plan.clashes
    assert [fact.faces for fact in plan.outcomes[-1].facts if isinstance(fact, Rolled)] == table.faces(shot)


# Clashes -------------------------------------------------------------------------------------


def clashing(table: Table) -> tuple[list[int], amend.Amendment]:
    records = skirmish(table)
    return records, table.replacing(records[2], c.Kill(targets=("dan",)))


def test_a_clash_is_struck(table: Table) -> None:
    records, amendment = clashing(table)
    plan = table.preview(amendment, **{f"at{records[3]}": Choice("strike"), f"at{records[6]}": Choice("strike")})
    table.commit(plan)
    assert [outcome.replays for outcome in plan.outcomes] == [records[2], *records[4:6], *records[7:]]
    command = table.fight.event(plan.tail + 1)
    assert isinstance(command, Amend)
    assert (command.instead, command.struck) == ((records[2],), (records[3], records[6]))


def test_a_clash_is_edited(table: Table) -> None:
    records, amendment = clashing(table)
    other = Said(c.Attack(who="guard", targets=("mira",)))
    answers = {f"at{records[3]}": Choice("edit", lines=(other,)), f"at{records[6]}": Choice("strike")}
    plan = table.preview(amendment, **answers)
    table.commit(plan)
    edited = plan.outcomes[1]
    assert (edited.kind, edited.replays) == ("edited", records[3])
    assert table.faces(edited.seq) == table.faces(records[3])  # the dice are the guard's, whoever it aims at
    assert table.fight.event(plan.tail + 1).edited == (records[3],)  # type: ignore[union-attr]


def test_a_clash_is_forced_as_a_ruling_with_the_same_outcome(table: Table) -> None:
    """The guard is dead before it shoots; the game master rules that dan is hurt by it all the same."""
    records = skirmish(table)
    plan = table.preview(
        table.replacing(records[1], c.Kill(targets=("guard",))),
        **{
            f"at{records[3]}": Choice(
                "force",
            ),
            f"at{records[8]}": Choice("strike"),
        },
    )
    assert not plan.open
    table.commit(plan)
    upheld = [outcome for outcome in plan.outcomes if outcome.kind == "upheld"]
    assert [type(outcome.command) for outcome in upheld] == [c.Uphold, c.SetGauge]
    assert upheld[0].replays == records[3]
    assert table.hp("dan") == 8 - 1 - 3
    assert all(command.RULING for command in (outcome.command for outcome in upheld))
    assert table.fight.event(plan.tail + 1).upheld == (records[3],)  # type: ignore[union-attr]


def test_what_came_to_nothing_cannot_be_forced(table: Table) -> None:
    records, amendment = clashing(table)
    plan = table.preview(amendment, **{f"at{records[3]}": Choice("strike"), f"at{records[6]}": Choice("force")})
    (clash,) = plan.open
    assert (clash.seq, clash.error.code) == (records[6], "nothing-to-uphold")  # type: ignore[union-attr]
    assert not [outcome for outcome in plan.outcomes if outcome.kind == "upheld"]


def test_what_is_forced_makes_sense_where_play_now_stands_or_is_named(table: Table) -> None:
    both = table.say(c.Hurt(targets=("dan",), amount=1))
    table.say(c.SetGauge(targets=("dan",), gauge="luck", value=2))
    table.say(c.SetGauge(targets=("dan",), gauge="luck", delta=-1))
    plan = table.preview(amend.striking(table.fight, both + 2))
    (clash,) = plan.open
    assert clash.error.code == "no-such-gauge"  # type: ignore[union-attr]
    forced = table.preview(plan.amendment, **{f"at{clash.seq}": Choice("force")})
    assert forced.open[0].error.code == "nothing-to-uphold"  # type: ignore[union-attr]
    assert [(seq, refused.code) for seq, _, refused in forced.dropped] == [(clash.seq, "no-such-gauge")]


def test_a_line_may_be_said_before_a_clash(table: Table) -> None:
    records, amendment = clashing(table)
    revived = Choice("keep", before=(Said(c.Revive(targets=("dan",))),))
    plan = table.preview(amendment, **{f"at{records[3]}": revived})
    assert not plan.open
    assert [outcome.kind for outcome in plan.outcomes[:3]] == ["new", "before", "again"]
    assert plan.outcomes[2].replays == records[3]


def test_an_answer_that_is_refused_leaves_the_clash_open(table: Table) -> None:
    records, amendment = clashing(table)
    wrong = Choice("edit", lines=(Said(c.Attack(who="dan", targets=("mira",))),))
    plan = table.preview(amendment, **{f"at{records[3]}": wrong})
    assert plan.open[0].seq == records[3]
    assert plan.open[0].error.code == "is-dead"  # type: ignore[union-attr]
    assert plan.open[0].error.params["who"] == "dan"  # type: ignore[union-attr]


def test_an_answer_is_used_only_where_there_is_a_clash(table: Table) -> None:
    records = skirmish(table)
    plan = table.preview(
        table.replacing(records[2], c.Hurt(targets=("dan",), amount=2)), **{f"at{records[3]}": Choice("strike")}
    )
    assert not plan.clashes
    assert records[3] in [outcome.replays for outcome in plan.outcomes]


def test_a_new_line_that_the_rules_refuse_is_refused(table: Table) -> None:
    records = skirmish(table)
    log = table.fight.tail
    with pytest.raises(Refused, match="no-such-combatant"):
        table.preview(table.replacing(records[2], c.Hurt(targets=("nobody",), amount=1)))
    assert table.fight.tail == log


# Rewinds -------------------------------------------------------------------------------------


def test_one_undo_takes_an_amendment_back_whole_and_a_redo_brings_it_again(table: Table) -> None:
    records = skirmish(table)
    before, head = table.bytes(), table.fight.head
    table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    after = table.bytes()
    table.undo()
    assert (table.bytes(), table.fight.head) == (before, head)
    table.redo()
    assert table.bytes() == after
    table.undo(2)
    assert table.fight.head == records[8] - 1
    assert undo_target(table.fight) == records[7] - 1


def test_play_after_an_amendment_is_undone_first(table: Table) -> None:
    records = skirmish(table)
    head = table.fight.head
    table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    amended = table.fight.head
    table.say(c.Note(text="on we go"))
    table.undo()
    assert table.fight.head == amended
    table.undo()
    assert table.fight.head == head


def test_an_amendment_that_only_strikes_the_last_command_is_undone_too(table: Table) -> None:
    table.say(c.Hurt(targets=("dan",), amount=1))
    last = table.say(c.Hurt(targets=("mira",), amount=2))
    before, head = table.bytes(), table.fight.head
    table.strike(last)
    assert table.hp("mira") == 8
    with pytest.raises(Refused, match="nothing-to-redo"):
        table.redo()
    table.undo()
    assert (table.bytes(), table.fight.head) == (before, head)
    table.undo()
    assert table.hp("mira") == 8
    table.undo()
    assert table.hp("dan") == 8


def test_amendments_of_amendments(table: Table) -> None:
    records = skirmish(table)
    states = [table.bytes()]
    plan = table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    states.append(table.bytes())
    again = table.amend(plan.outcomes[0].seq, c.Hurt(targets=("dan",), amount=2))
    states.append(table.bytes())
    assert table.hp("dan") == 8 - 2 - 3
    assert [outcome.replays for outcome in again.outcomes] == [outcome.seq for outcome in plan.outcomes]
    back = table.amend(again.outcomes[0].seq, c.Hurt(targets=("dan",), amount=1))
    assert table.hp("dan") == 8 - 1 - 3
    assert all(outcome.same for outcome in back.outcomes[1:]) is False
    for then in reversed(states):
        table.undo()
        assert table.bytes() == then


def test_only_what_is_on_the_present_line_is_amended(table: Table) -> None:
    records = skirmish(table)
    table.undo(2)
    with pytest.raises(Refused, match="not-on-this-line"):
        amend.striking(table.fight, records[8])
    with pytest.raises(Refused, match="opening-stays"):
        amend.striking(table.fight, 2)
    with pytest.raises(Refused, match="not-a-play-record"):
        amend.striking(table.fight, table.fight.tail)
    for seq in (0, -1, table.fight.tail + 1):
        with pytest.raises(Refused, match="no-such-record"):
            amend.striking(table.fight, seq)


def test_any_record_of_a_batch_names_its_command(table: Table) -> None:
    records = skirmish(table)
    plan = table.preview(table.replacing(records[1] + 2, c.Attack(who="mira", targets=("guard",))))
    assert plan.same
    assert plan.amendment.instead == (records[1],)


# Across rounds and the clock -----------------------------------------------------------------


def test_across_round_boundaries_the_clock_and_conditions_are_derived_again(table: Table) -> None:
    until = Until("round-end", "", 2)
    table.say(c.StartRound())
    first = table.say(c.PutCondition(targets=("mira",), condition="blind", until=until))
    for _ in range(3):
        table.say(c.StartRound())
    clock = table.fight.state.clock
    assert "blind" not in table.fight.state.combatants["mira"].conditions
    table.amend(first, c.PutCondition(targets=("mira",), condition="blind", until=Until()))
    assert "blind" in table.fight.state.combatants["mira"].conditions
    assert (table.fight.state.clock, table.fight.state.round) == (clock, 4)


def test_a_round_struck_takes_its_time_with_it(table: Table) -> None:
    table.say(c.StartRound())
    second = table.say(c.StartRound())
    table.say(c.StartRound())
    assert table.fight.state.clock == 12
    table.strike(second)
    assert (table.fight.state.clock, table.fight.state.round) == (6, 2)


# What is written -----------------------------------------------------------------------------


def test_free_texts_are_carried_along_sealed_again(table: Table) -> None:
    first = table.say(c.Hurt(targets=("dan",), amount=1))
    note = table.say(c.Note(text="the lights go out"))
    plan = table.amend(first, c.Hurt(targets=("dan",), amount=2))
    again = plan.outcomes[1].seq
    assert table.fight.texts()[again] == "the lights go out"
    assert table.fight.envelopes[again - 1].replays == note
    assert b"lights" not in bytes(table.fight.envelopes[again - 1].body)
    for line in table.fight.journal.read("fight"):
        assert b"lights" not in line


def test_an_erased_note_stays_without_words(table: Table) -> None:
    first = table.say(c.Hurt(targets=("dan",), amount=1))
    note = table.say(c.Note(text="the lights go out"))
    table.fight.journal.erase("fight", note, 0)
    plan = table.amend(first, c.Hurt(targets=("dan",), amount=2))
    assert not plan.clashes
    assert note not in table.fight.texts()
    assert plan.outcomes[1].seq not in table.fight.texts()
    assert not table.fight.envelopes[plan.outcomes[1].seq - 1].sealed


def test_an_amendment_is_one_step_with_its_reason(table: Table) -> None:
    records = skirmish(table)
    head, tail = table.fight.head, table.fight.tail
    amendment = table.replacing(records[2], c.Hurt(targets=("dan",), amount=4), reason="it was a graze")
    receipt = table.commit(table.preview(amendment), by="mj")
    assert receipt is not None
    assert (receipt.first, receipt.last) == (tail + 1, table.fight.tail)
    assert table.fight.texts()[tail + 1] == "it was a graze"
    assert table.fight.event(tail + 2) == Rewound(start=head, to=records[2] - 1, how="amend")
    assert {envelope.by for envelope in table.fight.envelopes[tail:]} == {"mj"}
    assert [branch.tip for branch in table.fight.lineage.branches() if not branch.current] == [head]


def test_an_amendment_sent_twice_is_recorded_once(table: Table) -> None:
    records = skirmish(table)
    plan = table.preview(table.replacing(records[2], c.Hurt(targets=("dan",), amount=4)))
    first = table.commit(plan, id_="mine")
    log = table.fight.tail
    assert table.commit(plan, id_="mine") == first
    assert table.fight.tail == log
    other = Fight(table.fight.journal, "fight")
    assert amend.commit(other, plan, amend.Stamp("gm", 9, "mine"), lambda: bytes(16)) == first


def test_whoever_wrote_first_wins(table: Table) -> None:
    records = skirmish(table)
    plan = table.preview(table.replacing(records[2], c.Hurt(targets=("dan",), amount=4)))
    other = Table(Fight(table.fight.journal, "fight"))
    other.say(c.Note(text="meanwhile"))
    log = other.fight.tail
    with pytest.raises(Conflict):
        table.commit(plan)
    assert table.fight.journal.tail("fight").seq == log
    table.fight.refresh()
    with pytest.raises(Conflict):
        table.commit(plan)
    assert table.fight.journal.tail("fight").seq == log


def test_a_preview_that_is_given_up_writes_nothing(table: Table, journal: Journal) -> None:
    records = skirmish(table)
    lines, state = list(journal.read("fight")), table.bytes()
    for seq in records:
        plan = table.preview(amend.striking(table.fight, seq))
        assert plan.after is not plan.before
    assert list(journal.read("fight")) == lines
    assert table.bytes() == state


def test_an_insertion_comes_before_and_replays_nothing(table: Table) -> None:
    records = skirmish(table)
    plan = table.insert(records[3], c.Hurt(targets=("guard",), amount=1))
    assert [outcome.kind for outcome in plan.outcomes] == ["new"] + ["again"] * 6
    assert [outcome.replays for outcome in plan.outcomes] == [None, *records[3:]]


def test_a_die_wanted_by_an_insertion_is_asked_for(table: Table) -> None:
    records = skirmish(table)
    with pytest.raises(NeedDice):
        table.do(c.Attack(who="dan", targets=("mira",)), source=amend.NoSource())
    plan = table.preview(amend.inserting(table.fight, records[5], Said(c.Attack(who="dan", targets=("mira",)))))
    assert [(clash.seq, clash.wants_dice) for clash in plan.open] == [(-1, True)]
    rolled = table.preview(plan.amendment, SeededSource("x"), new=Choice("roll"))
    assert not rolled.open and rolled.outcomes[0].kind == "new"


def test_a_fight_with_records_of_a_newer_version_is_not_amended(table: Table) -> None:
    records = skirmish(table)
    journal = table.fight.journal
    tail = journal.tail("fight")
    draft = Draft(parent=table.fight.head, at=1, by="gm", command="newer", n=0, tag="teleport", v=1, body=b"{}")
    journal.append("fight", seal_batch([draft], tail.seq + 1, tail.leaf, lambda: bytes(16)), tail.seq)
    table.fight.refresh()
    with pytest.raises(Refused, match="newer-records"):
        table.preview(amend.Amendment(records[2] - 1, "insert"))


def test_where_the_table_wants_reasons_an_amendment_needs_one(table: Table) -> None:
    records = skirmish(table)
    table.say(SetOverrides(policy="said", text="from now on"))
    log = table.fight.tail
    silent = table.preview(table.replacing(records[2], c.Hurt(targets=("dan",), amount=4)))
    with pytest.raises(Refused, match="silent-override"):
        table.commit(silent)
    assert table.fight.tail == log
    table.commit(table.preview(table.replacing(records[2], c.Hurt(targets=("dan",), amount=4), reason="a graze")))
    assert table.hp("dan") == 8 - 4 - 3


def test_a_reason_may_be_too_long(table: Table) -> None:
    records = skirmish(table)
    plan = table.preview(amend.striking(table.fight, records[8], "x" * 501))
    with pytest.raises(Refused, match="text-too-long"):
        table.commit(plan)
    with pytest.raises(Refused, match="text-too-long"):
        table.say(c.Rewind(to=records[8] - 1, text="x" * 501))
