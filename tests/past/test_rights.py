"""Who may do what at the table, and what is contested."""

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events import table_commands as t
from rejeu.events.base import Command
from rejeu.events.journal import Journal
from rejeu.replays import amend
from rejeu.replays.amendment import Said
from rejeu.replays.fight import Fight
from tests.past.table import Table


@pytest.fixture
def seated(duel: Table) -> Table:
    """Alice plays Mira, Bob the guard, Zoe looks on; Mira has just missed, and the guard is called."""
    duel.say(t.SetParticipant(who="alice", role="player", combatants=("mira",)))
    duel.say(t.SetParticipant(who="bob", role="player", combatants=("guard",)))
    duel.say(t.SetParticipant(who="zoe", role="observer"))
    duel.say(t.SetParticipant(who="sam", role="gm"))
    duel.roll(mira=13, guard=10)
    duel.say(c.Declare(who="guard"), by="bob")
    duel.say(c.Declare(who="mira"), by="alice")
    duel.say(duel.shot("mira", "guard"), "4 2 2 2 1", by="alice")
    return duel


def refused(table: Table, command: Command, by: str, code: str) -> Refused:
    """Nothing is written."""
    lines = list(table.fight.journal.read(table.fight.id))
    state = table.bytes()
    with pytest.raises(Refused) as caught:
        table.do(command, by=by)
    assert caught.value.code == code
    assert list(table.fight.journal.read(table.fight.id)) == lines
    assert table.bytes() == state
    return caught.value


def undo(table: Table) -> c.Rewind:
    from rejeu.replays.rewinding import undo_target

    return c.Rewind(to=undo_target(table.fight), how="undo")


# Undo ----------------------------------------------------------------------------------------


@pytest.mark.case(10)
def test_a_player_may_not_undo_anothers_action(seated: Table) -> None:
    why = refused(seated, undo(seated), "bob", "not-your-last")
    assert why.params["other"] == "alice"


@pytest.mark.case(10)
def test_a_player_undoes_its_own_last_action_and_redoes_it(seated: Table) -> None:
    head = seated.fight.head
    seated.do(undo(seated), by="alice")
    assert seated.fight.head < head
    refused(seated, c.Rewind(to=head, how="redo"), "bob", "not-your-undo")
    seated.do(c.Rewind(to=head, how="redo"), by="alice")
    assert seated.fight.head == head


@pytest.mark.case(10)
def test_not_once_somebody_has_acted_on_it(seated: Table) -> None:
    seated.say(c.Note(text="duly noted"), by="bob")
    refused(seated, undo(seated), "alice", "not-your-last")
    seated.do(undo(seated), by="bob")
    seated.do(undo(seated), by="alice")


@pytest.mark.case(10)
def test_only_the_last_one_and_only_to_just_before_it(seated: Table) -> None:
    first = seated.fight.lineage.batch(seated.fight.head)[0]
    before = seated.fight.envelopes[first - 1].parent or 0
    other = seated.fight.envelopes[seated.fight.lineage.batch(before)[0] - 1].parent or 0
    refused(seated, c.Rewind(to=other, how="undo"), "alice", "not-your-last")
    refused(seated, c.Rewind(to=before, how="rewind"), "alice", "no-right")
    refused(seated, c.Rewind(to=before, how="undo", dice="fresh"), "alice", "no-right")


def test_the_game_master_undoes_anything(seated: Table) -> None:
    seated.do(undo(seated), by="sam")
    seated.do(undo(seated))


def test_what_an_amendment_wrote_is_the_game_masters(seated: Table) -> None:
    shot = seated.fight.lineage.batch(seated.fight.head)[0]
    plan = seated.preview(seated.replacing(shot, seated.shot("mira", "guard", dark=2)))
    seated.commit(plan, by="sam")
    refused(seated, undo(seated), "alice", "not-your-last")


# Acting --------------------------------------------------------------------------------------


def test_a_player_acts_for_its_own_combatants_alone(seated: Table) -> None:
    why = refused(seated, seated.shot("guard", "mira"), "alice", "not-yours")
    assert (why.params["who"], why.params["own"]) == ("guard", ["mira"])
    seated.do(seated.shot("guard", "mira"), "4 2 2 2 1", by="bob")


def test_a_question_is_answered_by_whoever_it_is_put_to(duel: Table) -> None:
    duel.say(t.SetParticipant(who="alice", role="player", combatants=("mira",)))
    duel.say(t.SetParticipant(who="bob", role="player", combatants=("guard",)))
    duel.roll(mira=13, guard=10)
    duel.declare("guard")
    duel.declare("mira")
    shot = c.Attack(who="mira", targets=("guard",), weapon="pistol", options={"distance": 8})
    duel.say(shot, "6 4 3 2 2 / 6 5 4 3", by="alice")
    (question,) = duel.fight.state.questions
    refused(duel, c.Answer(question=question, choice="no"), "alice", "not-yours")
    duel.do(c.Answer(question=question, choice="no"), by="bob")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (c.Kill(targets=("mira",)), "no-right"),
        (c.SetGauge(targets=("mira",), gauge="luck", value=1), "no-right"),
        (c.StartRound(), "no-right"),
        (c.Leave(targets=("mira",)), "no-right"),
        (c.SetDicePolicy(policy="fresh"), "no-right"),
        (t.SetParticipant(who="alice", role="gm"), "no-right"),
        (t.SetRights(rights={"rule": "anyone"}), "no-right"),
        (t.RuleOnFlag(record=3), "no-right"),
    ],
)
def test_what_players_may_not_do(seated: Table, command: Command, code: str) -> None:
    refused(seated, command, "alice", code)


def test_observers_look_on_and_strangers_do_nothing(seated: Table) -> None:
    refused(seated, c.Note(text="hm"), "zoe", "observers-watch")
    refused(seated, undo(seated), "zoe", "observers-watch")
    refused(seated, c.Note(text="hm"), "mallory", "not-a-participant")
    refused(seated, t.Flag(record=3), "mallory", "not-a-participant")


def test_without_participants_whoever_speaks_is_the_game_master(duel: Table) -> None:
    duel.do(c.Kill(targets=("mira",)), by="anybody at all")
    duel.do(undo(duel), by="somebody else")


def test_only_those_who_may_amend(seated: Table) -> None:
    shot = seated.fight.lineage.batch(seated.fight.head)[0]
    plan = seated.preview(amend.striking(seated.fight, shot))
    for who, code in (("alice", "no-right"), ("zoe", "observers-watch"), ("mallory", "not-a-participant")):
        with pytest.raises(Refused, match=code):
            seated.commit(plan, by=who)
    seated.say(t.SetRights(rights={"amend": "anyone"}))
    seated.commit(seated.preview(amend.striking(seated.fight, shot)), by="alice")


# The policy ----------------------------------------------------------------------------------


def test_the_policy_is_recorded_and_no_rewind_undoes_it(seated: Table) -> None:
    before = seated.fight.head
    seated.say(t.SetRights(rights={"undo": "anyone", "rule": "anyone", "round": "anyone"}), by="sam")
    seated.do(undo(seated), by="bob")
    seated.do(c.Rewind(to=before), by="bob")
    seated.do(c.Kill(targets=("mira",)), by="bob")
    seated.do(undo(seated), by="alice")
    seated.do(c.Rewind(to=2 + 2), by="sam")
    again = Fight(seated.fight.journal, seated.fight.id)
    assert again.table.rights["undo"] == "anyone"
    assert again.table.participants == seated.fight.table.participants
    seated.do(c.Note(text="still here"), by="alice")


def test_somebody_dismissed_has_no_say(seated: Table) -> None:
    seated.say(t.RemoveParticipant(who="alice"))
    refused(seated, undo(seated), "alice", "not-a-participant")
    refused(seated, t.RemoveParticipant(who="alice"), "gm", "not-a-participant")


def test_the_table_may_not_lock_itself_out(duel: Table) -> None:
    refused(duel, t.SetParticipant(who="gm", role="observer"), "gm", "gm-is-gm")
    duel.say(t.SetParticipant(who="alice", role="observer"))
    duel.say(t.RemoveParticipant(who="alice"))
    duel.do(c.Kill(targets=("mira",)), by="whoever")


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (t.SetParticipant(who="", role="player"), "bad-author"),
        (t.SetParticipant(who="a\nb", role="player"), "bad-author"),
        (t.SetParticipant(who="x" * 81, role="player"), "bad-author"),
        (t.SetParticipant(who="a", role="player", combatants=("nobody",)), "no-such-combatant"),
        (t.SetParticipant(who="a", role="observer", combatants=("mira",)), "players-only"),
        (t.SetRights(rights={}), "nothing-to-correct"),
        (t.SetRights(rights={"fly": "gm"}), "no-such-deed"),
        (t.SetRights(rights={"amend": "own"}), "bad-right"),
        (t.Amend(after=4, how="strike"), "not-at-table"),
    ],
)
def test_what_cannot_be_said_at_the_table(duel: Table, command: Command, code: str) -> None:
    refused(duel, command, "gm", code)


# Contested -----------------------------------------------------------------------------------


def test_anyone_who_takes_part_contests_a_record_and_it_blocks_nothing(seated: Table) -> None:
    shot = seated.fight.lineage.batch(seated.fight.head)[0]
    seated.do(t.Flag(record=shot, text="I had cover"), by="bob")
    seated.do(t.Flag(record=shot + 1, text="so he had"), by="zoe")
    refused(seated, t.Flag(record=shot), "bob", "flagged-already")
    refused(seated, t.Flag(record=9999), "bob", "no-such-record")
    seated.do(seated.shot("guard", "mira"), "4 2 2 2 1", by="bob")
    assert [(flag.record, flag.by) for flag in seated.fight.table.open_flags()] == [(shot, "bob"), (shot + 1, "zoe")]
    seated.do(c.Rewind(to=shot - 1))
    assert len(seated.fight.table.open_flags()) == 2
    seated.do(t.RuleOnFlag(record=shot, text="the crate was low"), by="sam")
    assert seated.fight.table.open_flags() == ()
    assert {flag.verdict for flag in seated.fight.table.flags.values()} == {"stands"}
    refused(seated, t.RuleOnFlag(record=shot), "sam", "not-flagged")
    seated.do(t.Flag(record=shot, text="once more"), by="bob")
    assert len(seated.fight.table.open_flags()) == 1


def test_amending_a_contested_record_settles_it(seated: Table, journal: Journal) -> None:
    shot = seated.fight.lineage.batch(seated.fight.head)[0]
    seated.do(t.Flag(record=shot + 2, text="I had cover"), by="bob")
    other = seated.fight.lineage.batch(shot - 1)[0]
    seated.do(t.Flag(record=other, text="hm"), by="zoe")
    line = seated.shot("mira", "guard", cover=5)
    seated.commit(seated.preview(amend.replacing(seated.fight, shot, Said(line))), by="sam")
    assert [flag.record for flag in seated.fight.table.open_flags()] == [other]
    again = Fight(journal, seated.fight.id)
    assert again.table.flags == seated.fight.table.flags
    (settled,) = [flag for flag in again.table.flags.values() if flag.verdict]
    assert (settled.verdict, settled.record) == ("amended", shot + 2)
