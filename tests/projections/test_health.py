"""Health box by box, and in words."""

import msgspec
import pytest

from rejeu.events import facts as f
from rejeu.events.base import GaugeValue, Until
from rejeu.projections.health import Health, LevelBoxes, health
from rejeu.projections.timers import timers
from rejeu.projections.words import Name, Word
from tests.projections.build import OPENED, joined, json, state

HURT = (
    OPENED,
    joined("mira", gender="f"),
    joined("guard", gauges={"ammo.pistol": GaugeValue(value=12, maximum=12)}),
    f.RoundStarted(round=1, clock=0),
    f.ClockAdvanced(clock=30),
    f.Wounded(who="guard", wound="w1", track="physical", level="grave", by="mira"),
    f.Wounded(who="guard", wound="w2", track="physical", level="critical", by="mira"),
    f.Wounded(who="guard", wound="w3", track="shock", level="shaken"),
    f.DeadlineSet(deadline="d2", who="guard", kind="critical", due=18_030, wound="w2"),
    f.Assessed(who="guard", status="incapacitated", health="down", effective={"PER": 1, "ADR": 1}, reach=1),
    f.GaugeSet(who="guard", gauge="ammo.pistol", value=9, delta=-3, maximum=12),
    f.ConditionPut(who="guard", condition="aveuglé", until=Until(at="turn-start", who="mira", round=2)),
    f.MarkerSet(who="guard", marker="prone", value=1),
)


def guard(*facts: f.Fact) -> Health:
    return health(state(*HURT, *facts))[1]


def level(shown: Health, track: str, name: str) -> LevelBoxes:
    monitor = next(monitor for monitor in shown.monitors if monitor.track.word == track)
    return next(level for level in monitor.levels if level.level.word == name)


def test_every_level_shows_its_boxes_free_and_marked() -> None:
    shown = guard()
    physical = shown.monitors[0]
    assert [(each.level.word, len(each.boxes), each.marked) for each in physical.levels] == [
        ("light", 4, 0),
        ("grave", 3, 1),
        ("critical", 2, 1),
        ("fatal", 1, 0),
    ]
    box = level(shown, "physical", "critical").boxes[0]
    assert (box.number, box.wound, box.since, box.by, box.over) == (1, "w2", 30, Name("mira", "Mira", "f"), False)
    assert level(shown, "shock", "shaken").marked == 1
    assert level(shown, "physical", "grave").boxes[1:] == level(guard(), "physical", "grave").boxes[1:]


def test_a_level_with_more_wounds_than_boxes_shows_them_all() -> None:
    shown = guard(
        f.Wounded(who="guard", wound="w4", track="physical", level="fatal"),
        f.WoundChanged(who="guard", wound="w2", level="fatal", why="deadline"),
    )
    boxes = level(shown, "physical", "fatal").boxes
    assert [(box.number, box.wound, box.over) for box in boxes] == [(1, "w2", False), (2, "w4", True)]
    assert level(shown, "physical", "critical").marked == 0


def test_care_shows_on_the_box() -> None:
    shown = guard(f.WoundChanged(who="guard", wound="w2", level="critical", why="care", stabilised=True, cared=True))
    box = level(shown, "physical", "critical").boxes[0]
    assert box.stabilised and box.cared


def test_attributes_show_what_they_count_for_only_where_it_differs() -> None:
    shown = {each.attribute.word: (each.value, each.effective) for each in guard().attributes}
    assert shown == {"ADR": (4, 1), "PER": (3, 1), "VIG": (5, None)}
    assert guard().reach == 1


def test_gauges_conditions_markers_and_deadlines_show() -> None:
    shown = guard()
    (gauge,), (condition,), (marker,), (timer,) = shown.gauges, shown.conditions, shown.markers, shown.deadlines
    assert (gauge.gauge.word, gauge.value, gauge.maximum) == ("ammo.pistol", 9, 12)
    assert (condition.condition.word, condition.at, condition.round) == ("aveuglé", "turn-start", 2)
    assert condition.who == Name("mira", "Mira", "f")
    assert (marker.marker.word, marker.value) == ("prone", 1)
    assert (timer.kind.word, timer.due, timer.left, timer.wound) == ("critical", 18_030, 18_000, "w2")


def test_players_read_words_only() -> None:
    shown = health(state(*HURT, joined("tapi", hidden=True)), "players")
    assert [(each.who.id, each.status.word, each.health.word) for each in shown] == [
        ("mira", "able", "unhurt"),
        ("guard", "incapacitated", "down"),
    ]
    text = json(shown)
    assert not any(char.isdigit() for char in text)
    for secret in ("w1", "critical", "PER", "prone", "ammo"):
        assert secret not in text


def test_it_survives_json() -> None:
    shown = health(state(*HURT))
    assert msgspec.json.decode(json(shown), type=tuple[Health, ...]) == shown


@pytest.mark.case(25)
def test_deadlines_run_by_due_time_then_oldest_wound() -> None:
    now = state(
        *HURT,
        f.Wounded(who="mira", wound="w9", track="physical", level="fatal"),
        f.Wounded(who="guard", wound="w8", track="physical", level="fatal"),
        f.DeadlineSet(deadline="z", who="guard", kind="fatal", due=300, wound="w8"),
        f.DeadlineSet(deadline="a", who="mira", kind="fatal", due=300, wound="w9"),
    )
    assert [timer.id for timer in timers(now)] == ["a", "z", "d2"]
    assert timers(now)[0].kind == Word("deadline", "fatal")
    assert timers(now, "players") == ()
    assert [timer.id for timer in timers(state(*HURT, f.DeadlineCleared(deadline="d2", why="care")))] == []
