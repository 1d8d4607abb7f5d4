"""Whole fights of Agir in a journal: rewound, told in both languages, and the example."""

from collections import Counter
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from rejeu.console.chronicle_text import sentences
from rejeu.console.main import main
from rejeu.console.story import lines
from rejeu.console.text import Texts
from rejeu.engine.dice import SeededSource
from rejeu.engine.errors import Refused
from rejeu.engine.rulesets.agir import RULESET
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import table_commands as t
from rejeu.events.base import Command, Fact, Until
from rejeu.events.chain import check_log
from rejeu.events.memory import MemoryJournal
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.amend import commit, preview, replacing, striking
from rejeu.replays.amendment import Choice, Said
from rejeu.replays.fight import Done, Fight, Hands, Stamp
from rejeu.replays.rewinding import turn_target, undo_target
from tests.agir.table import SHEET, act, attack, digest

EXAMPLE = Path(__file__).parents[2] / "examples" / "agir-ruelle.rejeu"
F = TypeVar("F", bound=Fact)


class Play:
    """A fight in a journal, the initiatives entered so that the order is that of joining."""

    def __init__(self, *names: str) -> None:
        self.ids = count(1)
        opening = c.Open(title="A fight", ruleset="agir")
        self.fight = Fight.create(MemoryJournal(), "agir", "n" * 22, opening, Stamp("gm", 1, "open"), self.hands())
        for who in names:
            self.do(c.Join(who=who, name=who.upper(), sheet=SHEET))
        self.do(c.StartRound())
        for place, who in enumerate(names):
            self.do(c.SetInitiative(targets=(who,), value=20 - place))

    def hands(self) -> Hands:
        return Hands(SeededSource("agir"), lambda: bytes(16))

    def do(self, command: Command, by: str = "gm") -> Done:
        return self.fight.submit(command, Stamp(by, 1, f"c{next(self.ids)}"), self.hands())

    def passes(self, *names: str) -> None:
        for who in names:
            self.do(c.Pass(who=who))

    def bytes(self) -> bytes:
        return digest(self.fight.state)

    def strike(self, done: Done) -> None:
        """Take a command back, and keep what followed."""
        plan = preview(self.fight, striking(self.fight, done.receipt.first))
        assert not plan.clashes
        assert commit(self.fight, plan, Stamp("gm", 1, f"strike-{next(self.ids)}"), lambda: bytes(16))

    def health(self, who: str) -> int:
        return self.fight.state.combatants[who].gauges["health"].value

    def conditions(self, who: str) -> set[str]:
        return set(self.fight.state.combatants[who].conditions)


@pytest.mark.case(20)
@pytest.mark.rule("AG-02")
def test_until_the_start_of_a_turn_of_the_next_round() -> None:
    play = Play("a1", "c", "b2", "d")
    play.passes("a1")
    assert play.fight.state.active == "c"
    until = Until("turn-start", "b2", 2)
    play.do(c.PutCondition(targets=("c",), condition="shaken", until=until))
    play.passes("c")
    assert play.fight.state.active == "b2"
    assert play.conditions("c") == {"shaken"}  # this round's turn is not the one meant
    play.passes("b2", "d")
    play.do(c.StartRound())
    assert play.fight.state.active == "a1"
    assert play.conditions("c") == {"shaken"}
    play.passes("a1")
    before, head = play.bytes(), play.fight.head
    play.passes("c")
    assert play.fight.state.active == "b2"
    assert play.conditions("c") == set()
    play.do(c.Rewind(to=head))
    assert play.bytes() == before
    assert play.conditions("c") == {"shaken"}


@pytest.mark.case(5)
@pytest.mark.rule("AG-05")
def test_back_one_turn_goes_to_the_one_who_had_it() -> None:
    play = Play("a", "b", "c")
    then = play.fight.head
    play.do(attack("a", "b", "hit", condition="unconscious"))
    play.passes("a")
    assert play.fight.state.active == "c"
    play.do(c.Rewind(to=turn_target(play.fight)))
    assert play.fight.state.active == "a"
    assert play.fight.head == then
    assert play.fight.state.combatants["b"].status == "able"


@pytest.mark.case(15)
@pytest.mark.rule("AG-40")
def test_an_old_tick_taken_back_leaves_a_later_ruling_on_the_same_track() -> None:
    play = Play("a", "b")
    tick = play.do(c.Hurt(targets=("b",), amount=3, track="health"))
    play.do(c.SetGauge(targets=("b",), gauge="health", value=9))
    play.do(c.Hurt(targets=("b",), amount=1, track="health"))
    assert play.health("b") == 8
    play.strike(tick)
    assert play.health("b") == 8  # set to 9, whatever it was
    play = Play("a", "b")
    tick = play.do(c.Hurt(targets=("b",), amount=3, track="health"))
    play.do(c.Hurt(targets=("b",), amount=1, track="health"))
    play.strike(tick)
    assert play.health("b") == 9  # a change counts from what there is


@pytest.mark.case(12)
@pytest.mark.rule("AG-40")
def test_an_outcome_amended_brings_back_who_was_out_and_keeps_the_dice() -> None:
    play = Play("a", "b", "c")
    hit = play.do(attack("a", "b", "hit", harm="2d6", track="health", death="yes"))
    play.passes("a")
    play.do(attack("c", "a", "hit", harm="1d6", track="health"))
    rolled = play.health("a")
    plan = preview(play.fight, replacing(play.fight, hit.receipt.first, Said(attack("a", "b", "dodged"))))
    (clash,) = plan.clashes
    assert isinstance(clash.command, c.Attack)  # C's: it is B's turn now
    assert isinstance(clash.error, Refused)
    assert clash.error.code == "not-your-turn"
    passes = Choice("keep", before=(Said(c.Pass(who="b")),))
    plan = preview(
        play.fight,
        replacing(play.fight, hit.receipt.first, Said(attack("a", "b", "dodged"))),
        answers={clash.seq: passes},
    )
    assert commit(play.fight, plan, Stamp("gm", 1, "amend"), lambda: bytes(16))
    assert play.fight.state.combatants["b"].status == "able"
    assert play.health("a") == rolled


@pytest.mark.case(2)
def test_a_hit_and_all_that_it_brought_are_undone_together() -> None:
    play = Play("a", "b")
    before = play.bytes()
    play.do(attack("a", "b", "hit", defence="dodge", harm="2d6", track="health", condition="knocked out", rounds=1))
    assert play.fight.state.combatants["b"].status == "unconscious"
    play.do(c.Rewind(to=undo_target(play.fight), how="undo"))
    assert play.bytes() == before


@pytest.mark.case(4)
def test_reserved_and_exchanged_come_back_as_they_were() -> None:
    play = Play("a", "b", "c")
    play.do(act("a", "exchange", "b", agreed="yes"))
    play.do(act("b", "reserve"))
    before, head = play.bytes(), play.fight.head
    play.do(act("b", "dodge", "a"))
    play.passes("a", "c")
    play.do(c.StartRound())
    play.do(c.Rewind(to=head))
    assert play.bytes() == before
    assert dict(play.fight.state.slots["b"].spent) == {"main": "reserved", "movement": "reserved"}


def test_what_the_game_master_states_is_marked_as_a_ruling() -> None:
    play = Play("a", "b")
    play.do(attack("a", "b", "hit", harm=1, track="health"))
    play.do(act("b", "allow", use="draw"))
    play.do(act("b", "dodge"))
    told = {line.command: line.ruling for line in lines(play.fight) if line.heading}
    assert list(told.values())[-3:] == [True, True, False]


@pytest.mark.case(10)
@pytest.mark.rule("AG-40")
def test_players_attack_and_the_game_master_says_what_comes_of_it() -> None:
    play = Play("a", "b")
    play.do(t.SetParticipant(who="alice", role="player", combatants=("a",)))
    stated = (
        attack("a", "b", "hit", death="yes"),
        act("a", "allow", use="draw"),
        c.Hurt(targets=("b",), amount=3, track="health"),
    )
    tail = play.fight.tail
    for command in stated:
        with pytest.raises(Refused, match="no-right"):
            play.do(command, by="alice")
    assert play.fight.tail == tail
    play.do(attack("a", "b"), by="alice")
    with pytest.raises(Refused, match="not-yours"):
        play.do(c.Answer(question="q1", choice="none"), by="alice")
    play.do(c.Answer(question="q1", choice="dodge"))
    with pytest.raises(Refused, match="not-yours"):
        play.do(c.Answer(question="q2", choice="hit"), by="alice")
    play.do(c.Answer(question="q2", choice="dodged"))


# The example --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def ruelle(tmp_path_factory: pytest.TempPathFactory) -> Fight:
    journal = tmp_path_factory.mktemp("example") / "journal.db"
    assert main(["run", str(EXAMPLE), "--journal", str(journal)]) == 0
    return Fight(SqliteJournal(journal, write=False), "agir-ruelle")


@pytest.fixture
def every(ruelle: Fight) -> Callable[[type[F]], list[F]]:
    facts = [fact for _, fact in ruelle.facts(ruelle.lineage.ancestry(ruelle.head))]
    return lambda kind: [fact for fact in facts if isinstance(fact, kind)]


def test_the_example_goes_through_the_whole_of_the_rules(ruelle: Fight, every: Callable[[type[F]], list[F]]) -> None:
    assert ruelle.state.round >= 5
    spent = {(fact.action, fact.on) for fact in every(f.ActionSpent)}  # type: ignore[attr-defined]
    assert spent >= {
        ("movement", "move"), ("movement", "draw"), ("movement", "pick-up"), ("movement", "use"),
        ("movement", "reserved"), ("movement", "dodge"), ("movement", "sprint"), ("movement-dodge", "dodge"),
        ("main", "attack"), ("main", "breath"), ("main", "reserved"), ("main", "block"), ("main", "sprint"),
        ("main", "cross"), ("main", "draw"), ("main", "analyse"), ("main", "other"),
    }  # fmt: skip
    assert Counter(fact.outcome for fact in every(f.Ruled)).keys() >= {"missed", "dodged", "blocked", "hit"}  # type: ignore[attr-defined]
    assert {fact.kind for fact in every(f.Asked)} == {"defence", "outcome", "exchange"}  # type: ignore[attr-defined]
    assert {fact.why for fact in every(f.ActionLost)} >= {"lapsed", "passed"}  # type: ignore[attr-defined]
    assert {fact.kind for fact in every(f.InitiativeSet)} == {"rolled", "ruled", "exchanged"}  # type: ignore[attr-defined]
    assert {fact.gauge for fact in every(f.GaugeSet)} == {"santé", "peur", "endurance", "composure"}  # type: ignore[attr-defined]
    assert {fact.status for fact in every(f.Assessed)} == {"able", "unconscious"}  # type: ignore[attr-defined]
    assert every(f.Died)
    assert any(fact.from_round > 1 for fact in every(f.Joined))  # type: ignore[attr-defined]
    check_log(ruelle.journal.read(ruelle.id))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_example_is_told_whole_in_both_languages(ruelle: Fight, lang: str) -> None:
    texts = Texts(lang, [RULESET.folder])
    told = [sentence.text for sentence in sentences(lines(ruelle), texts)]
    assert len(told) > 200
    for text in told:
        assert "chronicle-" not in text, text
        assert not any(f"{kind}-" in text for kind in ("movement", "option", "outcome", "condition")), text
    if lang == "fr":
        assert not [text for text in told if " tour " in text and "Le tour" not in text]


def test_players_see_words_of_health_only(ruelle: Fight) -> None:
    told = msgspec.json.encode(list(lines(ruelle, view="players")))
    assert b"gauge-set" not in told
    assert b"chronicle-ruled" in told


def test_the_board_shows_tracks_to_the_game_master(capsys: pytest.CaptureFixture[str], ruelle: Fight) -> None:
    journal = str(ruelle.journal.path)  # type: ignore[attr-defined]
    assert main(["--lang", "fr", "--journal", journal, "show", "agir-ruelle", "--round", "3"]) == 0
    shown = capsys.readouterr().out
    assert "santé 5/14" in shown
    assert "La ruelle · round 3" in shown
