"""Committed and mixed dice at a table, and what either side may try: detected, impossible, or named in the docs."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from rejeu.engine.fair_dice import commitment_of
from rejeu.events.base import Dice, Event
from rejeu.events.chain import linked
from rejeu.events.facts import Rewound, Rolled
from rejeu.events.notes import origin_of
from rejeu.events.record import base64, read_header
from rejeu.events.sqlite import SqliteJournal
from rejeu.events.trust_events import RollCalled, SeedCommitted, SeedRevealed, WordGiven
from rejeu.replays.fair import check_rolls
from rejeu.replays.records import decode_event
from tests.console.conftest import Rejeu

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text("utf-8")


def log() -> tuple[str, list[tuple[object, Event]]]:
    """The origin and records of fight `f`."""
    with SqliteJournal(Path(os.environ["REJEU_JOURNAL"])) as journal:
        lines = list(journal.read("f"))
    records = [(envelope, decode_event(envelope)) for _, envelope in linked(lines)]
    return origin_of(read_header(lines[0])), records


def outcomes(records: list[tuple[object, Event]] | None = None) -> list[str]:
    """What becomes of the rolls after the commitment."""
    origin, known = log()
    records = records or known
    first = next(envelope.seq for envelope, event in records if isinstance(event, SeedCommitted))
    return [found.outcome for found in check_rolls(origin, records) if found.seq > first]


def play(rejeu: Rejeu, level: str = "mixed", words: bool = True) -> Iterator[str]:
    """Two damages rolled under a commitment, and the seed shown; yields what was said."""
    yield from (rejeu("dice", "f", level).out,)
    if words:
        for who, word in (("mira", "lune"), ("zoé", "deux mots")):
            assert rejeu("dice", "f", "word", word, "--as", who).code == 0
    for line in ("hurt guard 2d6", "hurt guard d6"):
        ran = rejeu("do", "f", line)
        assert ran.code == 0, ran.err
        yield ran.err
    assert rejeu("dice", "f", "reveal").code == 0


@pytest.fixture(params=["committed", "mixed"])
def level(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture
def played(fight: Rejeu) -> Rejeu:
    list(play(fight))
    return fight


def test_rolls_hold_once_the_seed_is_shown(fight: Rejeu, level: str) -> None:
    said = list(play(fight, level))
    codes = re.findall(r"f\.\d+\.[a-z2-7]{26}", "".join(said))
    assert len(codes) == 2
    assert outcomes() == ["derived", "derived"]
    ran = fight("check", *codes, "--json")
    assert (ran.code, ran.json["good"]) == (0, True)
    assert [roll["sources"] for roll in ran.json["rolls"]] == [level, level]
    words = [(word["who"], word["word"]) for word in ran.json["rolls"][0]["words"]]
    assert words == ([] if level == "committed" else [("mira", "lune"), ("zoé", "deux mots")])
    assert ("committed and mixed" if level == "mixed" else "committed") in fight("log", "f").out
    fight("export", "f", "f.jsonl")
    other = fight("--journal", "none.db", "check", codes[0], "--in", "f.jsonl")
    assert other.code == 0, other.err
    assert "{" not in fight("check", *codes, "--lang", "fr").out


def test_before_the_seed_is_shown_nothing_is_proved(fight: Rejeu) -> None:
    fight("dice", "f", "committed")
    ran = fight("do", "f", "hurt guard 2d6")
    (code,) = re.findall(r"f\.\d+\.[a-z2-7]{26}", ran.err)
    ran = fight("check", code, "--json")
    assert (ran.code, ran.json["rolls"][0]["outcome"]) == (3, "not-shown")
    assert "Never showing the seed" in PAGE


def test_the_pool_and_purpose_are_in_the_log_before_the_faces(played: Rejeu) -> None:
    events = [event for _, event in log()[1]]
    rolls = [place for place, event in enumerate(events) if isinstance(event, Rolled)][-2:]
    for place in rolls:
        called, roll = events[place - 1], events[place]
        assert isinstance(called, RollCalled)
        assert (called.purpose, called.pool) == (roll.purpose, roll.pool)


def test_a_mixed_level_without_words_is_said_to_be_committed(fight: Rejeu) -> None:
    list(play(fight, "mixed", words=False))
    assert outcomes() == ["derived", "derived"]
    assert [event.sources for _, event in log()[1] if isinstance(event, Rolled)][-1] == (("committed", 1),)


def test_typed_and_system_dice_stay_what_they_are(fight: Rejeu) -> None:
    fight("dice", "f", "committed")
    fight("do", "f", "hurt guard 2d6 dice=6,6")
    fight("do", "f", "hurt guard 2d6", "--dice", "system")
    fight("dice", "f", "reveal")
    assert outcomes() == ["believed", "believed"]
    assert fight("check", "f").code == 3


# What the game master may try


def changed(kind: type[Event], last: bool, change: Callable[[Event], Event]) -> list[tuple[object, Event]]:
    records = log()[1]
    places = [place for place, (_, event) in enumerate(records) if isinstance(event, kind)]
    place = places[-1] if last else places[0]
    envelope, event = records[place]
    records[place] = (envelope, change(event))
    return records


def flipped(roll: Rolled) -> Rolled:
    face = roll.faces[0] % 6 + 1
    faces = (face, *roll.faces[1:])
    return replace(roll, faces=faces, total=sum(faces[place] for place in roll.kept))


SEED = bytes(32)
GM_TRIES: dict[str, tuple[Callable[[], list[tuple[object, Event]]], str]] = {
    "another face": (lambda: changed(Rolled, True, flipped), "wrong-faces"),
    "another total": (lambda: changed(Rolled, True, lambda roll: replace(roll, total=roll.total + 1)), "wrong-faces"),
    "another seed shown": (
        lambda: changed(SeedRevealed, True, lambda shown: replace(shown, seed=base64(SEED))),
        "other-seed",
    ),
    "a word put in": (lambda: changed(WordGiven, True, lambda given: replace(given, word="six")), "wrong-faces"),
    "a word left out": (lambda: [one for one in log()[1] if not isinstance(one[1], WordGiven)], "wrong-level"),
    "a roll not declared": (lambda: [one for one in log()[1] if not isinstance(one[1], RollCalled)], "not-called"),
    "another pool declared": (
        lambda: changed(RollCalled, True, lambda called: replace(called, pool=(Dice(9, 6),))),
        "not-called",
    ),
    "a place left out": (
        lambda: _moved(9),
        "skipped",
    ),
    "a level that is not": (
        lambda: changed(Rolled, True, lambda roll: replace(roll, sources=(("committed", 1),))),
        "wrong-level",
    ),
    "no commitment": (
        lambda: changed(SeedCommitted, True, lambda made: replace(made, commitment=base64(SEED))),
        "other-seed",
    ),
}


def _moved(ordinal: int) -> list[tuple[object, Event]]:
    records = changed(Rolled, True, lambda roll: replace(roll, ordinal=ordinal))
    return [
        (
            envelope,
            replace(event, ordinal=ordinal) if place > len(records) - 6 and isinstance(event, RollCalled) else event,
        )
        for place, (envelope, event) in enumerate(records)
    ]


@pytest.mark.parametrize("name", GM_TRIES)
def test_what_a_game_master_tries_in_the_log_is_told(played: Rejeu, name: str) -> None:
    forge, outcome = GM_TRIES[name]
    assert outcomes() == ["derived", "derived"]
    assert outcome in outcomes(forge())


def test_a_roll_is_not_drawn_twice(fight: Rejeu) -> None:
    fight("dice", "f", "committed")
    first = fight("do", "f", "hurt guard 5d6", "--json").json
    fight("undo", "f")
    again = fight("do", "f", "hurt mira 5d6", "--json").json
    faces = [roll["dice"] for one in (first, again) for line in one["lines"] for roll in line.get("dice", [])]
    assert faces[0] == faces[-1]
    fight("dice", "f", "reveal")
    assert outcomes() == ["derived", "recorded"]


def test_thrown_away_dice_are_seen_and_differ(fight: Rejeu) -> None:
    fight("dice", "f", "committed")
    fight("do", "f", "hurt guard 9d6")
    fight("undo", "f", "--fresh-dice")
    fight("do", "f", "hurt guard 9d6")
    fight("dice", "f", "reveal")
    assert outcomes() == ["derived", "derived"]
    rolls = [event.faces for _, event in log()[1] if isinstance(event, Rolled)]
    assert rolls[-1] != rolls[-2]
    assert sum(isinstance(event, Rewound) and event.dice == "fresh" for _, event in log()[1]) == 1
    assert "--fresh-dice" in PAGE


def test_a_second_seed_is_refused_before_the_first_is_shown(fight: Rejeu) -> None:
    assert fight("dice", "f", "committed").code == 0
    assert fight("dice", "f", "mixed").code == 1
    assert fight("dice", "f", "reveal").code == 0
    assert fight("dice", "f", "reveal").code == 1
    assert fight("dice", "f", "mixed").code == 0


def test_a_seed_that_is_not_here_is_said_and_nothing_else_is_rolled(fight: Rejeu, _nobody: Path) -> None:
    fight("dice", "f", "committed")
    for path in _nobody.rglob("seeds/*.txt"):
        path.unlink()
    ran = fight("do", "f", "hurt guard 2d6")
    assert (ran.code, ran.out) == (1, "")
    assert "not on this machine" in ran.err
    assert fight("do", "f", "note 'no dice needed'").code == 0
    assert fight("undo", "f").code == 0
    assert fight("do", "f", "hurt guard 2d6", "--dice", "system").code == 0


def test_a_seed_of_another_fight_commits_to_nothing_here() -> None:
    assert commitment_of(SEED, "rejeu/f/a") != commitment_of(SEED, "rejeu/f/b")


def test_a_changed_log_does_not_fit_the_code_that_was_posted(fight: Rejeu) -> None:
    said = list(play(fight))
    (code, *_) = re.findall(r"f\.\d+\.[a-z2-7]{26}", "".join(said))
    other = code[:-1] + ("a" if code[-1] != "a" else "b")
    ran = fight("check", other, "--json")
    assert (ran.code, ran.json["rolls"][0]["outcome"]) == (3, "other-record")
    ran = fight("check", "f.9999." + code.rsplit(".", 1)[1], "--json")
    assert (ran.code, ran.json["rolls"][0]["outcome"]) == (3, "no-record")
    assert fight("check", "!").code == 1


@pytest.mark.parametrize(
    "named",
    [
        "trying many seeds first",
        "knows every face to come",
        "hold one back",
        "Two who agree to cheat",
        "Never showing the seed",
    ],
)
def test_what_stays_possible_is_named(named: str) -> None:
    assert named in PAGE


# What a player may try


def faces(rejeu: Rejeu) -> tuple[int, ...]:
    assert rejeu("do", "f", "hurt guard 9d6").code == 0
    return next(event.faces for _, event in reversed(log()[1]) if isinstance(event, Rolled))


def test_a_word_after_the_roll_changes_only_what_follows(fight: Rejeu) -> None:
    fight("dice", "f", "mixed")
    fight("dice", "f", "word", "one", "--as", "mira")
    before = faces(fight)
    fight("dice", "f", "word", "two", "--as", "mira")
    fight("undo", "f")
    assert faces(fight) == before  # the same place: what fell stands
    fight("dice", "f", "reveal")
    assert set(outcomes()) == {"derived", "recorded"}


def test_a_word_before_the_commitment_does_not_count(fight: Rejeu) -> None:
    fight("dice", "f", "word", "early", "--as", "mira")
    fight("dice", "f", "mixed")
    assert fight("dice", "f", "--json").json["words"] == {}
    faces(fight)
    fight("dice", "f", "reveal")
    assert outcomes() == ["derived"]


def test_a_player_gives_no_word_for_another_and_commits_to_nothing(fight: Rejeu) -> None:
    from rejeu.console.session import hands, source, stamp
    from rejeu.engine.errors import Refused
    from rejeu.events.table_commands import SetParticipant
    from rejeu.events.trust_events import CommitSeed, GiveWord, RevealSeed
    from rejeu.replays.fight import Fight

    with SqliteJournal(Path(os.environ["REJEU_JOURNAL"]), write=True) as journal:
        found = Fight(journal, "f")
        found.submit(SetParticipant(who="zoe", role="player", combatants=("mira",)), stamp("gm"), hands(source()))
        for command in (
            GiveWord(holder="léo", word="x"),
            CommitSeed(level="mixed", commitment=base64(bytes(32))),
            RevealSeed(seed=base64(bytes(32))),
        ):
            with pytest.raises(Refused):
                found.submit(command, stamp("zoe"), hands(source()))
        found.submit(GiveWord(holder="zoe", word="x"), stamp("zoe"), hands(source()))
        assert found.table.trust.words["zoe"].by == "zoe"


def test_who_entered_a_word_is_shown(fight: Rejeu) -> None:
    fight("dice", "f", "mixed")
    fight("dice", "f", "word", "posted", "--of", "mira")
    faces(fight)
    fight("dice", "f", "reveal")
    ran = fight("check", "f")
    assert "mira: posted (gm)" in ran.out
