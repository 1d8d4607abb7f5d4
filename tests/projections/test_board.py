"""The board, and what players see of it."""

import msgspec
import pytest

from rejeu.engine.evolve import evolve, fold
from rejeu.engine.state import Encounter
from rejeu.events import facts as f
from rejeu.events.base import Intent, Until
from rejeu.projections.board import Board, board
from rejeu.projections.health import Health, health
from rejeu.projections.rounds import round_spans
from rejeu.projections.words import Name, Word
from tests.projections.build import NAMES, OPENED, joined, json, state

MIRA, GUARD, SNIPER = joined("mira", gender="f"), joined("guard"), joined("tapi", "Tapi", hidden=True)
FIGHT = (
    OPENED,
    MIRA,
    GUARD,
    SNIPER,
    f.RoundStarted(round=1, clock=0),
    f.InitiativeSet(who="mira", score=13),
    f.InitiativeSet(who="guard", score=10),
    f.InitiativeSet(who="tapi", score=13, kind="ruled"),
    f.OrderSet(order=("mira", "tapi", "guard")),
    f.PhaseChanged(phase="declaration"),
)


def who(board_: Board) -> list[str]:
    return [entry.person.who.id for entry in board_.order]


def test_the_order_stands_with_its_numbers() -> None:
    shown = board(state(*FIGHT), actions=("action",))
    assert (shown.title, shown.ruleset, shown.round, shown.clock) == ("Embuscade", "tiny", 1, 0)
    assert shown.phase == Word("phase", "declaration")
    assert [(entry.person.who.id, entry.score, entry.count, entry.kind.word) for entry in shown.order] == [
        ("mira", 13, 13, "rolled"),
        ("tapi", 13, 13, "ruled"),
        ("guard", 10, 10, "rolled"),
    ]
    assert [name.id for name in shown.order[0].tied] == ["tapi"]
    assert shown.order[0].actions_left == (Word("action", "action"),)
    assert not shown.order[0].acted


def test_who_owes_a_declaration_is_listed_last_called_first() -> None:
    declared = f.Declared(who="guard", intent=Intent(verb="attack", targets=("mira", "tapi")))
    assert [name.id for name in board(state(*FIGHT)).undeclared] == ["guard", "tapi", "mira"]
    assert [name.id for name in board(state(*FIGHT, declared)).undeclared] == ["tapi", "mira"]
    fallen = f.Assessed(who="mira", status="unconscious", health="down")
    assert [name.id for name in board(state(*FIGHT, declared, fallen)).undeclared] == ["tapi"]


def test_what_was_moved_and_spent_shows() -> None:
    shown = board(
        state(
            *FIGHT,
            f.TurnStarted(who="mira", count=13),
            f.Moved(who="mira", metres=2, covered=2, count=11, position=(3, -4), left=4),
            f.ActionSpent(who="mira", action="action", on="attack"),
            f.ActionLost(who="guard", action="action", why="impossible"),
        ),
        actions=("action", "free"),
    )
    mira, tapi, guard = shown.order
    assert (mira.count, mira.covered, mira.left, mira.person.position) == (11, 2, 4, (3, -4))
    assert [(spent.action.word, spent.on.word) for spent in mira.spent] == [("action", "attack")]
    assert mira.actions_left == (Word("action", "free"),)
    assert (mira.acted, mira.called, mira.done, mira.active) == (True, True, False, True)
    assert shown.active == Name("mira", "Mira", "f")
    assert not tapi.called and not mira.tied
    assert not guard.acted and guard.spent[0].on.word == "lost"


def test_a_turn_that_is_over_is_no_longer_tied() -> None:
    shown = board(state(*FIGHT, f.TurnStarted(who="mira", count=13), f.TurnEnded(who="mira")))
    assert shown.active is None
    assert shown.order[0].done and not shown.order[1].tied


@pytest.mark.case(26)
def test_every_round_reads_as_it_was_shown_when_it_ended() -> None:
    facts: list[tuple[int, f.Fact]] = list(
        enumerate(
            (
                *FIGHT,
                f.Wounded(who="guard", wound="w1", track="physical", level="grave"),
                f.ConditionPut(who="guard", condition="blind", until=Until(at="round-end", round=2)),
                f.RoundEnded(round=1),
                f.RoundStarted(round=2, clock=3),
                f.InitiativeSet(who="guard", score=8),
                f.ConditionLifted(who="guard", condition="blind", why="expired"),
                f.RoundEnded(round=2),
                f.RoundStarted(round=3, clock=6),
                f.Died(who="guard", cause="ruling"),
            ),
            2,
        )
    )
    shown: dict[int, tuple[Board, tuple[Health, ...]]] = {}
    now = Encounter()
    for seq, fact in facts:
        now = evolve(now, fact, seq)
        shown[now.round] = board(now), health(now)
    spans = round_spans(facts)
    assert {number: first for number, (first, _) in spans.items()} == {0: 2, 1: 6, 2: 15, 3: 19}
    for number, (_, last) in spans.items():
        again = fold(Encounter(), [(seq, fact) for seq, fact in facts if seq <= last])
        assert (board(again), health(again)) == shown[number]
    assert len({json(board_) for board_, _ in shown.values()}) == 4


def test_those_without_a_part_in_the_round_stand_aside_and_the_gone_apart() -> None:
    shown = board(
        state(
            *FIGHT,
            joined("late", from_round=2),
            joined("ghost"),
            f.Died(who="guard", cause="fatal"),
            f.Left(who="ghost"),
        )
    )
    assert [person.who.id for person in shown.aside] == ["late"]
    assert shown.aside[0].from_round == 2
    assert [person.who.id for person in shown.dead] == ["guard"]
    assert [person.who.id for person in shown.left] == ["ghost"]


def test_an_initiative_without_a_place_yet_is_listed_after_the_order() -> None:
    shown = board(state(*FIGHT[:7]))
    assert [(entry.person.who.id, entry.placed) for entry in shown.order] == [("mira", False), ("guard", False)]


def test_questions_name_who_must_choose_and_who_waits() -> None:
    asked = f.Asked(
        question="q1", kind="save", whom="mira", options=("yes", "no"), blocks=("mira", "tapi"), context={"n": 1}
    )
    (question,) = board(state(*FIGHT, asked)).questions
    assert question.whom == Name("mira", "Mira", "f")
    assert question.options == (Word("option", "yes"), Word("option", "no"))
    assert [name.id for name in question.blocks if isinstance(name, Name)] == ["mira", "tapi"]
    assert not board(state(*FIGHT, asked, f.Answered(question="q1", choice="yes"))).questions


def test_players_see_nobody_hidden_anywhere() -> None:
    now = state(
        *FIGHT,
        f.Declared(who="mira", intent=Intent(verb="attack", targets=("tapi", "guard"))),
        f.TurnStarted(who="tapi", count=13),
        f.Asked(question="q1", kind="incident", whom="gm", options=("jam",), blocks=("tapi",)),
        f.Asked(question="q2", kind="save", whom="tapi", options=("yes", "no"), blocks=("tapi",)),
        f.Asked(question="q3", kind="aim", whom="mira", options=("guard", "tapi"), blocks=("mira", "tapi")),
    )
    shown = board(now, "players")
    assert "tapi" not in json(shown).casefold()
    assert who(shown) == ["mira", "guard"]
    assert shown.active is None
    assert not shown.order[0].tied
    assert [name.id for name in shown.undeclared] == ["guard"]
    assert [question.id for question in shown.questions] == ["q3"]
    assert "tapi" in json(board(now)).casefold()


def test_a_hidden_one_who_died_or_left_stays_hidden() -> None:
    shown = board(state(*FIGHT, f.Died(who="tapi", cause="ruling"), f.Left(who="tapi")), "players")
    assert "tapi" not in json(shown).casefold()


@pytest.mark.case(17)
def test_the_fallen_keep_their_line_and_the_active_one_stays() -> None:
    shown = board(state(*FIGHT, f.TurnStarted(who="mira", count=13), f.Died(who="guard", cause="x")))
    assert shown.active == Name("mira", "Mira", "f")
    assert shown.order[-1].person.status == Word("status", "dead")


@pytest.mark.case(31)
@pytest.mark.parametrize("name", NAMES)
def test_names_stay_as_they_are(name: str) -> None:
    shown = board(state(OPENED, joined("x", name)))
    again = msgspec.json.decode(json(shown), type=Board)
    assert again.aside[0].who.name == name
    assert again == shown
