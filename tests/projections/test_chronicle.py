"""The chronicle's lines: what they carry, whom they name, what stays struck, what players are not told."""

from typing import Any

import msgspec
import pytest

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Event, Intent, Term, Until
from rejeu.events.facts import FACTS
from rejeu.events.registry import EVENTS, Unknown
from rejeu.projections.chronicle import chronicle, present
from rejeu.projections.lines import Addend, Line, Strike
from rejeu.projections.seen import NUMBERS_OF_HEALTH
from rejeu.projections.telling import QUIET, TELLERS
from rejeu.projections.words import Name, Word
from tests.golden.samples import sample
from tests.projections.build import NAMES, Log, joined, json, opened, rolled, state

MIRA, GUARD, SNIPER = joined("mira", gender="f"), joined("guard"), joined("tapi", "Tapi", hidden=True)


def attack(roll: int, who: str = "mira", target: str = "guard", **fields: Any) -> f.AttackResolved:
    given: dict[str, Any] = {
        "weapon": "pistol",
        "skill": "handguns",
        "attribute": "PER",
        "total": 14,
        "difficulty": 12,
        "margin": 2,
        "outcome": "success",
        "terms": (Term("range-short", 10), Term("mod:dim light", 2)),
    }
    return f.AttackResolved(who=who, target=target, roll=roll, **{**given, **fields})


def shot(log: Log, who: str = "mira", target: str = "guard") -> int:
    """Play the attack of the worked example, up to its box."""
    first = len(log.records) + 1
    return log.play(
        c.Attack(who=who, targets=(target,), weapon="pistol", text="Sus !"),
        rolled(who, (2, 2, 4, 4, 6), (2, 3, 4)),
        attack(first + 1, who, target),
        rolled(who, (3, 5, 4, 5), purpose="damage"),
        f.DamageResolved(
            target=target,
            track="physical",
            damage=19,
            threshold=8,
            level=2,
            by=who,
            terms=(Term("power", 17, first + 3), Term("margin", 2, first + 2)),
            against=(Term("threshold", 6), Term("save", 2)),
        ),
        f.Wounded(who=target, wound="w1", track="physical", level="grave", by=who),
        f.Assessed(who=target, status="able", health="serious", effective={"PER": 2}),
    )


def ids(lines: list[Line]) -> list[str]:
    return [line.id.removeprefix("chronicle-") for line in lines]


def test_every_fact_has_a_line_or_stands_in_the_quiet_list() -> None:
    assert {*TELLERS, f.Rolled} | QUIET == set(FACTS)
    assert not ({*TELLERS, f.Rolled} & QUIET)


@pytest.mark.parametrize("tag", sorted(EVENTS))
def test_any_event_is_told_without_its_people_being_known(tag: str) -> None:
    event = sample(EVENTS[tag])
    log = Log()
    if isinstance(event, Command):
        log.play(event)
    else:
        log.play(c.Note(text="x"), event)  # type: ignore[arg-type]
    lines = log.lines()
    assert type(event) in QUIET or lines[-1].seq == len(log.records)
    assert msgspec.json.decode(json(lines), type=list[Line]) == lines


def test_an_attack_carries_its_dice_and_every_named_addend() -> None:
    log = opened(MIRA, GUARD)
    first = shot(log)
    lines = [line for line in log.lines() if line.command == first]
    assert ids(lines) == ["do-attack", "attack-resolved", "damage-resolved", "wounded", "assessed"]
    heading, hit, damage, box, assessed = lines
    assert heading.heading and heading.text == "Sus !" and not heading.ruling
    assert heading.args["who"] == Name("mira", "Mira", "f")
    (roll,) = hit.dice
    assert (roll.kept, roll.pool, roll.total, roll.sources) == ((6, 4, 4), "5d6", 14, ("system",))
    assert [(die.face, die.kept) for die in roll.dice] == [(2, False), (2, False), (4, True), (4, True), (6, True)]
    assert hit.terms == (Addend(Word("term", "range-short"), 10), Addend("dim light", 2))
    assert (hit.args["total"], hit.args["difficulty"], hit.args["margin"]) == (14, 12, 2)
    assert [addend.value for addend in damage.terms] == [17, 2]
    assert [die.face for die in damage.dice[0].dice] == [3, 5, 4, 5]
    assert [addend.value for addend in damage.against] == [6, 2]
    assert damage.args["reached"] == Word("level", "grave")
    assert box.args["overflow"] == 0 and box.args["level"] == Word("level", "grave")
    assert assessed.args["health"] == Word("health", "serious")


def test_a_roll_that_nothing_refers_to_has_its_own_line() -> None:
    log = opened(MIRA)
    log.play(c.RollInitiative(), rolled("mira", (6, 4), purpose="initiative", sources=(("typed", 1), ("system", 1))))
    line = log.lines()[-1]
    assert line.id == "chronicle-rolled"
    assert line.dice[0].sources == ("typed", "system")


def test_a_roll_of_an_earlier_command_is_still_shown_where_it_counts() -> None:
    log = opened(MIRA, GUARD)
    first = log.play(c.Attack(who="mira", targets=("guard",)), rolled("mira", (6, 6)))
    log.play(c.Answer(question="q1", choice="yes"), attack(first + 1))
    assert [die.face for die in log.lines()[-1].dice[0].dice] == [6, 6]


def test_a_full_level_tells_where_its_box_went() -> None:
    log = opened(GUARD)
    log.play(
        c.Mark(targets=("guard",), level="grave"),
        f.Wounded(who="guard", wound="w4", track="physical", level="critical", reached="grave"),
    )
    box = log.lines()[-1]
    assert (box.args["overflow"], box.args["reached"], box.args["level"]) == (
        1,
        Word("level", "grave"),
        Word("level", "critical"),
    )
    assert box.ruling


def test_ids_of_wounds_deadlines_and_questions_are_told_by_what_they_stand_for() -> None:
    log = opened(MIRA, GUARD)
    log.play(
        c.Hurt(targets=("guard",), amount=20),
        f.Wounded(who="guard", wound="w1", track="physical", level="critical"),
        f.DeadlineSet(deadline="d1", who="guard", kind="critical", due=7200, wound="w1"),
        f.Asked(question="q1", kind="save", whom="guard", options=("yes", "no"), blocks=("guard",)),
    )
    log.play(
        c.Answer(question="q1", choice="no"),
        f.Answered(question="q1", choice="no"),
        f.WoundChanged(who="guard", wound="w1", level="fatal", why="deadline"),
        f.DeadlineCleared(deadline="d1", why="wound"),
        f.WoundClosed(who="guard", wound="w1", why="ruled"),
    )
    told = {line.id.removeprefix("chronicle-"): line for line in log.lines()}
    assert told["do-answer"].args["whom"] == Name("guard", "Guard")
    assert told["answered"].args["question"] == Word("question", "save")
    assert told["wound-changed"].args["before"] == Word("level", "critical")
    assert told["deadline-cleared"].args["kind"] == Word("deadline", "critical")
    assert told["wound-closed"].args["level"] == Word("level", "fatal")


def test_a_ruling_is_marked_on_its_heading_and_on_what_comes_of_it() -> None:
    log = opened(GUARD)
    log.play(c.Kill(targets=("guard",), text="écrasé"), f.Died(who="guard", cause="ruling"))
    assert [(line.ruling, line.heading, line.text) for line in log.lines()[-2:]] == [
        (True, True, "écrasé"),
        (True, False, ""),
    ]


def test_each_line_knows_its_round_and_its_command() -> None:
    log = opened(MIRA)
    start = log.play(c.StartRound(), f.RoundEnded(round=0), f.RoundStarted(round=1, clock=0))
    turn = log.play(c.Pass(who="mira"), f.TurnStarted(who="mira", count=3))
    lines = {line.seq: line for line in log.lines()}
    assert (lines[start].round, lines[start + 2].round) == (0, 1)
    assert (lines[turn + 1].round, lines[turn + 1].command) == (1, turn)


# What was undone, and branches ---------------------------------------------------------------


@pytest.mark.case(9)
def test_what_was_undone_stays_struck_with_who_when_and_why() -> None:
    log = opened(MIRA, GUARD)
    before = log.head
    first = shot(log)
    last = log.head
    move = log.rewind(before, "no save there", by="anne", strike=range(first, last + 1))
    shot(log)
    lines = log.lines()
    struck = [line for line in lines if line.struck is not None]
    assert {line.command for line in struck} == {first}
    assert len(struck) == 5
    assert struck[0].struck == Strike(move + 1, "anne", (move + 1) * 60_000, "no save there")
    heading, fact = (line for line in lines if line.command == move)
    assert (heading.id, heading.by, heading.text) == ("chronicle-do-rewind", "anne", "no save there")
    assert (fact.args["start"], fact.args["to"], fact.args["how"]) == (last, before, "undo")
    left = list(present(lines))
    assert not {line.seq for line in left} & set(range(first, last + 1))
    assert sum(1 for line in left if line.id == "chronicle-wounded") == 1


def test_a_branch_keeps_its_own_people_under_the_same_id() -> None:
    log = opened(MIRA)
    parting = log.head
    log.play(c.Join(who="x", name="Ökj", sheet={}), joined("x", "Ökj"))
    first_branch = log.head
    log.rewind(parting)
    log.play(c.Join(who="x", name="Ésaü", sheet={}), joined("x", "Ésaü", gender="f"))
    other = log.play(c.Pass(who="x"), f.TurnStarted(who="x", count=1))
    log.rewind(first_branch)
    back = log.play(c.Pass(who="x"), f.TurnStarted(who="x", count=1))
    named = {line.seq: line.args["who"] for line in log.lines() if "who" in line.args}
    assert named[other] == named[other + 1] == Name("x", "Ésaü", "f")
    assert named[back] == named[back + 1] == Name("x", "Ökj")


def test_a_span_is_told_from_the_state_before_it() -> None:
    log = opened(MIRA, GUARD)
    before = state(*(event for envelope, event in log.records if envelope.n))
    first = shot(log)
    assert log.lines(first=first, before=before) == [line for line in log.lines() if line.seq >= first]


# Records of a newer version -------------------------------------------------------------------


def test_an_unknown_record_is_shown_as_such_and_tells_players_nothing() -> None:
    log = opened(MIRA)
    log.play(c.Note(text="x"), Unknown("tapi-poisoned", 3, b'{"who":"tapi"}'))
    log.play(Unknown("whisper", 2, b"{}"))
    fact, command = (line for line in log.lines() if line.id == "chronicle-unknown")
    assert fact.args == {"tag": "tapi-poisoned", "version": 3}
    assert command.heading
    players = log.lines("players")
    assert [line.id for line in players].count("chronicle-unknown-closed") == 2
    assert "tapi" not in json(players)


# The players' view ----------------------------------------------------------------------------


def test_players_read_of_harm_in_words_only() -> None:
    log = opened(MIRA, GUARD)
    first = shot(log)
    lines = [line for line in log.lines("players") if line.command == first]
    assert ids(lines) == ["do-attack", "attack-resolved", "rolled", "assessed"]
    assert lines[-1].args["health"] == Word("health", "serious")
    assert lines[-1].args["effective"] == ()
    assert "grave" not in json(lines)


@pytest.mark.parametrize(
    "command",
    [
        c.Hurt(targets=("guard",), amount="77", options={"armour": "no"}),
        c.Mark(targets=("guard",), level="grave", count=77),
        c.SetGauge(targets=("guard",), gauge="secret", value=77),
        c.SetAttribute(targets=("guard",), attribute="PER", delta=77),
        c.Correct(targets=("guard",), changes={"secret": 77}),
    ],
)
def test_players_are_told_that_there_is_a_ruling_on_health_but_not_its_numbers(command: Command) -> None:
    log = opened(GUARD)
    log.play(command, rolled("gm", (6, 6), purpose="secret"))
    (line,) = log.lines("players")[-1:]
    assert line.id == "chronicle-do-state"
    assert line.ruling
    assert line.args["targets"] == (Name("guard", "Guard"),)
    assert "secret" not in json(log.lines("players"))
    assert "77" not in json(log.lines("players"))


ID_FIELDS = ("who", "target", "by", "whom", "choice", "against")
ID_LISTS = ("targets", "order", "blocks", "options")


def about_the_hidden(kind: type[Event]) -> list[Event]:
    """Every way in which an event of `kind` can name the hidden one, alone and among others."""
    base = sample(kind)
    shape = {field.name: field for field in msgspec.structs.fields(kind)}
    found: list[Event] = []
    for name in shape.keys() & set(ID_FIELDS):
        if not isinstance(getattr(base, name), str):
            continue
        found.append(msgspec.structs.replace(base, **{name: "tapi"}))
    for name in shape.keys() & set(ID_LISTS):
        if isinstance(getattr(base, name), tuple):
            found.append(msgspec.structs.replace(base, **{name: ("tapi",)}))
            found.append(msgspec.structs.replace(base, **{name: ("guard", "tapi")}))
        else:
            found.append(msgspec.structs.replace(base, **{name: {"towards": "tapi"}}))
    if "until" in shape and isinstance(base.until, Until):
        found.append(msgspec.structs.replace(base, until=Until(at="turn-end", who="tapi", round=2)))
    if "intent" in shape:
        found.append(msgspec.structs.replace(base, intent=Intent(verb="attack", targets=("tapi", "guard"))))
    if "combatants" in shape:
        found.append(msgspec.structs.replace(base, combatants=("tapi", "guard")))
    if "context" in shape:
        found.append(msgspec.structs.replace(base, context={"by": "tapi"}))
    if "question" in shape and kind is not f.Asked:
        found.append(msgspec.structs.replace(base, question="tapi-asked"))
    return found


CASES = [
    pytest.param(event, id=f"{tag}-{number}")
    for tag, kind in sorted(EVENTS.items())
    for number, event in enumerate(about_the_hidden(kind))
    if not (isinstance(event, c.Reveal) or (isinstance(event, f.VisibilitySet) and not event.hidden))
    if not isinstance(event, c.Join | f.Joined)
]


@pytest.mark.parametrize("event", CASES)
def test_nothing_tells_players_of_somebody_hidden(event: Event) -> None:
    log = opened(MIRA, GUARD, SNIPER)
    log.play(
        c.Note(text="x"),
        f.OrderSet(order=("mira", "tapi", "guard")),
        f.Asked(question="tapi-asked", kind="save", whom="tapi", options=("yes",), blocks=("tapi",)),
    )
    if isinstance(event, Command):
        log.play(event)
    else:
        log.play(c.Note(text="x"), event)  # type: ignore[arg-type]
    assert "tapi" in json(log.lines()).casefold()
    assert "tapi" not in json(log.lines("players")).casefold()


def test_an_attack_by_somebody_hidden_shows_only_what_it_did() -> None:
    log = opened(MIRA, SNIPER)
    first = shot(log, "tapi", "mira")
    assert ids([line for line in log.lines("players") if line.command == first]) == ["assessed"]


def test_an_attack_on_somebody_hidden_shows_nothing_not_even_its_dice() -> None:
    log = opened(MIRA, SNIPER)
    first = shot(log, "mira", "tapi")
    assert not [line for line in log.lines("players") if line.command == first]


def test_the_order_changes_for_players_only_where_they_see_it() -> None:
    log = opened(MIRA, GUARD, SNIPER)
    log.play(c.Note(text="x"), f.OrderSet(order=("mira", "tapi", "guard")))
    log.play(c.Note(text="x"), f.OrderSet(order=("tapi", "mira", "guard")))
    orders = [line.args["order"] for line in log.lines("players") if line.id == "chronicle-order-set"]
    assert orders == [(Name("mira", "Mira", "f"), Name("guard", "Guard"))]


def test_whoever_comes_into_view_is_told_of_from_then_on() -> None:
    log = opened(MIRA, SNIPER)
    log.play(c.Reveal(targets=("tapi",)), f.VisibilitySet(who="tapi", hidden=False))
    log.play(c.Pass(who="tapi"), f.TurnStarted(who="tapi", count=4))
    players = log.lines("players")
    assert ids(players)[-4:] == ["do-reveal", "visibility-set", "do-pass", "turn-started"]
    log.play(c.Hide(targets=("tapi",)), f.VisibilitySet(who="tapi", hidden=True))
    log.play(c.Pass(who="tapi"), f.TurnStarted(who="tapi", count=4))
    assert log.lines("players") == players


def test_every_number_of_health_is_kept_from_players() -> None:
    assert {f.DamageResolved, f.Wounded, f.DeadlineSet, f.GaugeSet, f.AttributeSet} <= NUMBERS_OF_HEALTH


@pytest.mark.case(31)
@pytest.mark.parametrize("name", NAMES)
def test_names_stay_as_they_are(name: str) -> None:
    log = opened(joined("x", name))
    log.play(c.Pass(who="x"), f.TurnStarted(who="x", count=1))
    again = msgspec.json.decode(json(log.lines()), type=list[Line])
    assert again == log.lines()
    assert again[-1].args["who"] == Name("x", name)


def test_an_empty_log_has_no_lines() -> None:
    assert list(chronicle([])) == []
