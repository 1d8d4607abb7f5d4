"""Somebody's copy of a fight: the state as its owner sees it after every command, and nothing else."""

from random import Random

import msgspec
import pytest

from rejeu.engine.evolve_shown import shown_between
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import secret_events as s
from rejeu.events.base import Event
from rejeu.projections.board import Board, board
from rejeu.projections.chronicle import chronicle
from rejeu.projections.health import health
from rejeu.projections.lines import Line
from rejeu.projections.redacted import redacted
from rejeu.replays.copying import Copyist, copy_for
from rejeu.replays.entries import entries
from rejeu.replays.fight import Fight
from tests.machines.hands import PLAYERS
from tests.secrets.play import Table

SEEDS = range(3)
GHOST = b"zzghost"


def played(ruleset: str, seed: int, *, views: bool = False, steps: int = 50) -> Table:
    table = Table(ruleset)
    table.ghost()
    table.play(Random(seed), steps, views=views)
    return table


def unnumbered(drawn: Board) -> Board:
    """A board without records, and without the ids that a copy counts for itself."""
    questions = tuple(msgspec.structs.replace(question, id="", seq=0) for question in drawn.questions)
    return msgspec.structs.replace(drawn, seq=0, questions=questions)


def check_views(table: Table, who: str) -> None:
    """After every command, the copy folds to what its owner sees."""
    copyist = Copyist(table.fight.header, who)
    for entry, at_table in entries(table.fight):
        eye = at_table.eye(who)
        copyist.take(entry, eye)
        target = redacted(entry.after, eye, copyist._rename)
        assert shown_between(copyist.copy.fight.state, target) is None, entry


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_a_copy_folds_to_what_its_owner_sees_after_every_command(ruleset: str, seed: int) -> None:
    table = played(ruleset, seed, views=True)
    for who in ("", "alice"):
        check_views(table, who)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_long_fights_fold_to_what_each_owner_sees(ruleset: str) -> None:
    for seed in range(60):
        table = played(ruleset, 1000 + seed, views=True, steps=120)
        for who in ("", "alice", "bob"):
            check_views(table, who)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_whoever_speaks_for_nobody_has_the_board_of_players(ruleset: str, seed: int) -> None:
    table = played(ruleset, seed)
    copyist = Copyist(table.fight.header)
    for entry, at_table in entries(table.fight):
        copyist.take(entry, at_table.eye())
        state = copyist.copy.fight.state
        assert unnumbered(board(state)) == unnumbered(board(entry.after, "players"))
        mine = [(one.who, one.side, one.status, one.health) for one in health(state) if not one.gone]
        theirs = [(one.who, one.side, one.status, one.health) for one in health(entry.after, "players")]
        assert mine == theirs


def showed(fight: Fight) -> bool:
    every = (fight.event(seq) for seq in range(1, fight.tail + 1))
    return any(
        isinstance(event, f.VisibilitySet) and event.who == GHOST.decode() and not event.hidden for event in every
    )


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_somebody_hidden_stands_in_no_copy(ruleset: str, seed: int) -> None:
    table = played(ruleset, seed, steps=30)
    if showed(table.fight):
        assert b"Zzghost" in b"\n".join(table.journal.read("random"))
        return
    for who in ("", "alice", "bob"):
        copy = copy_for(table.fight, who).fight
        assert GHOST not in b"\n".join(copy.journal.read("random")).lower()


def told(fight: Fight) -> list[Line]:
    records = [(fight.envelopes[seq - 1], fight.event(seq)) for seq in range(1, fight.tail + 1)]
    return list(chronicle(records, texts=fight.texts()))


def only(table: Table, who: str) -> list[Event]:
    fight = copy_for(table.fight, who).fight
    return [event for seq in range(1, fight.tail + 1) if isinstance(event := fight.event(seq), Event)]


@pytest.fixture
def table() -> Table:
    return Table("tiny")


def test_a_command_for_some_is_told_to_them_and_to_whoever_said_it(table: Table) -> None:
    assert table.say(c.Note(text="psst"), audience=("alice",))
    assert table.say(c.Note(text="to the master"), by="bob", audience=("gm",))
    texts = {
        who: [line.text for line in told(copy_for(table.fight, who).fight) if line.text] for who in ("", "alice", "bob")
    }
    assert texts == {"": [], "alice": ["psst"], "bob": ["to the master"]}


def test_nobody_unknown_can_be_told(table: Table) -> None:
    assert not table.say(c.Note(text="psst"), audience=("carol",))


def test_a_secret_blow_shows_in_the_health_of_whoever_it_hits(table: Table) -> None:
    assert table.say(c.SetGauge(targets=("mira",), gauge="hp", value=2), audience=("gm",))
    alice = copy_for(table.fight, "alice").fight
    assert alice.state.combatants["mira"].gauges["hp"].value == 2
    assert [type(event) for event in only(table, "alice")][-2:] == [s.Unseen, s.Shown]
    assert alice.envelopes[-1].by == ""


def test_ones_own_numbers_are_exact_and_others_are_words(table: Table) -> None:
    state = copy_for(table.fight, "alice").fight.state
    assert state.combatants["mira"].gauges
    assert state.combatants["mira"].sheet
    guard = state.combatants["guard"]
    assert not guard.gauges
    assert not guard.attributes
    assert not guard.sheet


def test_views_are_set_for_one_or_for_all_and_lifted(table: Table) -> None:
    def guard(who: str) -> object:
        found = copy_for(table.fight, who).fight.state.combatants.get("guard")
        return found and bool(found.gauges)

    table.say(s.SetView(targets=("guard",), level="exact", to=("alice",)))
    assert (guard("alice"), guard("bob"), guard("")) == (True, True, False)
    table.say(s.SetView(targets=("guard",), level="hidden"))
    assert (guard("alice"), guard("bob"), guard("")) == (True, True, None)
    table.say(s.SetView(targets=("guard",), level="usual", to=("alice",)))
    assert guard("alice") is None
    table.say(s.SetView(targets=("guard",), level="usual"))
    assert (guard("alice"), guard("bob"), guard("")) == (False, True, False)


def test_of_whom_only_outcomes_are_told_neither_dice_nor_numbers_are(table: Table) -> None:
    table.say(s.SetView(targets=("guard",), level="outcome"))
    table.say(c.StartRound())
    assert table.say(c.Attack(who="guard", targets=("dan",), modifiers={"rage": 3}))
    events = only(table, "alice")
    outcome = next(event for event in events if isinstance(event, s.OutcomeTold))
    assert (outcome.who, outcome.target) == ("guard", "dan")
    assert not any(isinstance(event, f.Rolled | f.AttackResolved) for event in events)
    assert next(event for event in events if isinstance(event, c.Attack)).modifiers == {}
    assert copy_for(table.fight, "alice").fight.state.combatants["guard"].health == "untold"
    assert any(isinstance(event, f.Rolled) for event in only(table, "bob"))


def test_whoever_shows_is_there_from_then_on_as_they_are(table: Table) -> None:
    table.ghost()
    table.say(c.Place(targets=("zzghost",), to=(9,)))
    before = copy_for(table.fight, "alice").fight
    assert "zzghost" not in before.state.combatants
    table.say(c.Reveal(targets=("zzghost",)))
    after = copy_for(table.fight, "alice").fight
    assert after.state.combatants["zzghost"].position == (9,)
    assert [line.id for line in told(after)][-1] == "chronicle-visibility-set"


def test_one_sees_ones_own_though_the_others_do_not(table: Table) -> None:
    table.say(c.Hide(targets=("mira",)))
    assert "mira" in copy_for(table.fight, "alice").fight.state.combatants
    assert "mira" not in copy_for(table.fight, "bob").fight.state.combatants


def test_undoing_what_was_not_told_is_not_told(table: Table) -> None:
    table.say(c.Note(text="x"), audience=("gm",))
    before = [*copy_for(table.fight, "alice").fight.journal.read("random")]
    last = table.fight.head
    assert table.say(c.Rewind(to=table.fight.envelopes[last - 2].parent or 0, how="undo"))
    assert [*copy_for(table.fight, "alice").fight.journal.read("random")] == before


def test_ids_that_count_tell_nothing_of_others() -> None:
    table = Table("point-zero")
    table.ghost()
    table.say(c.Mark(targets=("zzghost",), level="light", count=2))
    table.say(c.Mark(targets=("mira",), level="light"))
    assert [*table.fight.state.combatants["mira"].wounds] == ["w3"]
    assert [*copy_for(table.fight, "alice").fight.state.combatants["mira"].wounds] == ["w1"]


def test_ids_that_count_tell_nothing_of_others_on_another_line_of_play() -> None:
    """What was undone had a name; what is done instead has it again, whatever happened unseen in between."""
    table = Table("point-zero")
    table.ghost()
    before = table.fight.head
    table.say(c.Mark(targets=("mira",), level="light"))
    table.say(c.Rewind(to=before, how="undo"))
    table.say(c.Mark(targets=("zzghost",), level="light"))
    table.say(c.Mark(targets=("mira",), level="light"))
    assert [*table.fight.state.combatants["mira"].wounds] == ["w2"]
    assert [*copy_for(table.fight, "alice").fight.state.combatants["mira"].wounds] == ["w1"]
