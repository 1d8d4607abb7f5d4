"""`rejeu amend`: the preview first, clashes answered, nothing written before it is agreed to."""

import io
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rejeu.console import amending
from rejeu.engine.dice import NoSource
from tests.console.conftest import BEGUN, Ran, Rejeu, fight, prepared, rejeu

__all__ = ["fight", "rejeu"]

SHOT = "attack mira guard save=no dice=6,4,3,2,2/6,5,4,3"
BACK = "attack guard mira save=no dice=4,2,2,2,1"


@pytest.fixture
def shots(rejeu: Rejeu) -> Rejeu:
    return prepared(rejeu, *BEGUN, ("do", "f", SHOT), ("do", "f", BACK))


def tail(rejeu: Rejeu) -> int:
    return int(rejeu("show", "f", "--json").json["seq"])


def record(rejeu: Rejeu, words: str) -> str:
    """The record of the last command whose line holds `words`."""
    lines = rejeu("log", "f", "--json", "--present").json["lines"]
    return str([line["seq"] for line in lines if line.get("heading") and words in line["sentence"]][-1])


def test_a_preview_writes_nothing(shots: Rejeu) -> None:
    before = tail(shots)
    seq = record(shots, "Mira: attack")
    ran = shots("amend", "f", seq, "attack mira guard cover=+5 save=no", "--dry-run")
    assert ran.code == 0, ran.err
    assert "13 against 15" in ran.out
    assert "Recorded dice that are no longer used" in ran.out
    assert "6 5 4 3" in ran.out
    assert tail(shots) == before


def test_without_a_terminal_it_must_be_told_to_write(shots: Rejeu) -> None:
    before = tail(shots)
    seq = record(shots, "Mira: attack")
    ran = shots("amend", "f", seq, "attack mira guard cover=+5 save=no")
    assert ran.code == 1
    assert "--yes" in ran.err
    assert tail(shots) == before
    done = shots("amend", "f", seq, "attack mira guard cover=+5 save=no", "--yes", "--why", "he had cover")
    assert done.code == 0, done.err
    assert f"records {before + 1} to" in done.out
    told = shots("log", "f").out
    assert "he had cover" in told
    assert "amends the past" in told
    assert shots("verify", "f").code == 0
    assert shots("undo", "f").code == 0
    assert "badly" in shots("show", "f").out or "hurt" in shots("show", "f").out


def test_the_same_ruling_says_so(shots: Rejeu) -> None:
    before = tail(shots)
    ran = shots("amend", "f", record(shots, "Mira: attack"), "attack mira guard save=no", "--yes")
    assert (ran.code, tail(shots)) == (0, before)
    assert "the ruling that stands" in ran.out


def test_a_clash_stops_it_unless_it_is_answered(shots: Rejeu) -> None:
    before = tail(shots)
    seq, back = record(shots, "Mira: attack"), record(shots, "Guard: attack")
    stopped = shots("amend", "f", seq, "--strike", "--yes")
    assert stopped.code == 1
    assert back in stopped.err
    assert tail(shots) == before
    passed = shots("amend", "f", seq, "--strike", "--yes", "--answer", f"{back}=before: pass mira")
    assert passed.code == 0, passed.err
    assert shots("undo", "f").code == 0
    line = shots("amend", "f", seq, "--strike", "--yes", "--answer", f"{back}=attack mira guard cover=+9 save=no")
    assert line.code == 0, line.err
    assert shots("undo", "f").code == 0
    struck = shots("amend", "f", seq, "--strike", "--yes", "--on-conflict", "strike", "--json")
    assert struck.json["written"]["last"] == tail(shots)
    assert struck.json["clashes"][0]["answer"] == "strike"
    assert struck.json["clashes"][0]["code"] == "not-your-turn"


def test_missing_dice_are_typed_or_rolled(shots: Rejeu) -> None:
    seq = record(shots, "Guard: attack")
    line = "attack guard mira aim=-7 save=no"
    lacking = shots("amend", "f", seq, line, "--yes")
    assert lacking.code == 1
    assert "4d6" in lacking.out
    typed = shots("amend", "f", seq, line, "--dry-run", "--answer", f"{seq}=dice:1,1,1,1")
    assert "1 1 1 1" in typed.out
    on_line = shots("amend", "f", seq, f"{line} dice=1,1,2,2", "--dry-run")
    assert "1 1 2 2" in on_line.out
    rolled = shots("amend", "f", seq, line, "--yes", "--seed", "x")
    assert rolled.code == 0, rolled.err
    again = shots("log", "f").out
    assert "seeded" in again


def test_a_line_is_put_before_another(shots: Rejeu) -> None:
    seq = record(shots, "Guard declares")
    ran = shots("amend", "f", seq, "--before", "initiative guard 15", "--yes")
    assert ran.code == 0, ran.err
    assert "Called in another order now" in ran.out


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["{seq}"], 2),
        (["{seq}", "pass mira", "--strike"], 2),
        (["{seq}", "undo"], 1),
        (["2", "--strike"], 1),
        (["9999", "--strike"], 1),
        (["{seq}", "pass nobody"], 1),
        (["{seq}", "--strike", "--yes", "--answer", "x=strike"], 1),
        (["{seq}", "#", "--yes"], 1),
    ],
)
def test_what_is_no_amendment_is_refused(shots: Rejeu, words: list[str], code: int) -> None:
    before = tail(shots)
    seq = record(shots, "Mira: attack")
    ran = shots("amend", "f", *(word.format(seq=seq) for word in words))
    assert ran.code == code, ran.err
    assert ran.err
    assert tail(shots) == before


def test_a_stale_amendment_is_a_conflict_and_a_resent_one_is_none(shots: Rejeu) -> None:
    seq = record(shots, "Mira: attack")
    line = "attack mira guard cover=+5 save=no"
    assert shots("amend", "f", seq, line, "--yes", "--expect", "3").code == 4
    before = tail(shots)
    assert shots("amend", "f", seq, line, "--yes", "--id", "mine", "--expect", str(before)).code == 0
    after = tail(shots)
    assert shots("amend", "f", seq, line, "--yes", "--id", "mine", "--expect", str(before)).code == 0
    assert tail(shots) == after


# On a terminal -------------------------------------------------------------------------------


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """What a person types, line by line, at a terminal."""
    lines: list[str] = []

    class Typing:
        interactive = True

        def line(self, message: str) -> str | None:
            return lines.pop(0) if lines else None

    monkeypatch.setattr(amending, "PlainReader", Typing)
    monkeypatch.setattr(amending, "on_terminal", lambda: True)
    yield lines
    assert not lines, "not all of it was asked for"


def test_each_clash_is_asked_about_and_then_whether_to_write(shots: Rejeu, typed: list[str]) -> None:
    before = tail(shots)
    typed += ["", "before: nonsense", "before: pass mira", "yes"]
    ran = shots("amend", "f", record(shots, "Mira: attack"), "--strike")
    assert ran.code == 0, ran.err
    assert "“nonsense” is no verb" in ran.err
    assert tail(shots) > before


@pytest.mark.parametrize("said", [["quit"], [], ["strike", "no"], ["before: pass mira", ""]])
def test_given_up_writes_nothing(shots: Rejeu, typed: list[str], said: list[str]) -> None:
    before = tail(shots)
    typed += said
    ran = shots("amend", "f", record(shots, "Mira: attack"), "--strike")
    assert ran.code == 0, ran.err
    assert "Nothing was written" in ran.err
    assert tail(shots) == before


def test_dice_are_asked_for_on_a_terminal(shots: Rejeu, typed: list[str]) -> None:
    typed += ["dice:1,1", "dice: 6 6 6 6", "yes"]
    ran = shots("amend", "f", record(shots, "Guard: attack"), "attack guard mira aim=-7 save=no")
    assert ran.code == 0, ran.err
    assert "6 6 6 6" in ran.out


def test_dice_are_rolled_on_a_terminal_once(shots: Rejeu, typed: list[str]) -> None:
    typed += ["roll", "yes"]
    ran = shots("amend", "f", record(shots, "Guard: attack"), "attack guard mira aim=-7 save=no")
    assert ran.code == 0, ran.err


# At the prompt -------------------------------------------------------------------------------


@pytest.fixture
def prompt(shots: Rejeu, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Play lines at the prompt, from a pipe."""

    def play(*lines: str) -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        return shots("play", "f")

    return play


def test_the_past_is_amended_at_the_prompt(shots: Rejeu, prompt: Callable[..., Ran]) -> None:
    before = tail(shots)
    seq = record(shots, "Mira: attack")
    ran = prompt(f"amend {seq} attack mira guard cover=+5 save=no", "yes", "why guard.physical", "undo", "flags")
    assert ran.code == 0, ran.err
    assert "13 against 15" in ran.out and "Guard, physical: no box is marked" in ran.out
    assert "Nothing is contested" in ran.out
    assert tail(shots) > before
    clash = prompt(f"amend {seq} strike", "before: pass mira", "oui", f"amender {seq} retirer")
    assert clash.code == 1, "it is no longer of the present line"
    assert "Amended" in clash.out
    assert "not of the present line" in clash.err


def test_at_the_prompt_a_line_is_put_before_and_odds_are_asked_for(shots: Rejeu, prompt: Callable[..., Ran]) -> None:
    seq = record(shots, "Guard declares")
    ran = prompt(f"amend {seq} before: initiative guard 15", "y", "odds round")
    assert ran.code == 0, ran.err
    assert "Called in another order" in ran.out and "2000 runs" in ran.out


@pytest.mark.parametrize(
    ("line", "shown"),
    [
        ("amend {seq} attack mira nobdy", "^"),
        ("amend {seq} before: attack mira nobdy", "^"),
        ("amend {seq}", "amend 42 LINE"),
        ("amend", "amend 42 LINE"),
        ("amend x strike", "amend 42 LINE"),
        ("amend 2 strike", "cannot be amended"),
        ("why nonsense", "nothing to ask about"),
        ("odds", "No command follows"),
    ],
)
def test_what_is_wrong_at_the_prompt_is_said_with_its_place(
    shots: Rejeu, prompt: Callable[..., Ran], line: str, shown: str
) -> None:
    before = tail(shots)
    said = line.format(seq=record(shots, "Mira: attack"))
    ran = prompt(said)
    assert (ran.code, tail(shots)) == (1, before)
    assert shown in ran.err
    if shown == "^":
        bad, marks = ran.err.splitlines()[-2:]
        assert bad[marks.index("^") : marks.rindex("^") + 1] == "nobdy"


def test_where_reasons_are_wanted_one_is_asked_for_first(shots: Rejeu, prompt: Callable[..., Ran]) -> None:
    from rejeu.events.sqlite import SqliteJournal
    from rejeu.events.trust_events import SetOverrides
    from rejeu.replays.fight import Fight, Hands, Stamp

    with SqliteJournal(Path(os.environ["REJEU_JOURNAL"])) as journal:
        hands = Hands(NoSource(), lambda: bytes(16))
        Fight(journal, "f").submit(SetOverrides(policy="said", text="always"), Stamp("gm", 1, "said"), hands)
    seq, before = record(shots, "Mira: attack"), tail(shots)
    silent = shots("amend", "f", seq, "attack mira guard cover=+5 save=no", "--yes")
    assert (silent.code, tail(shots)) == (1, before)
    assert "why" in silent.err
    asked = prompt(f"amend {seq} attack mira guard cover=+5 save=no", "the crate", "yes")
    assert asked.code == 0, asked.err
    assert "the crate" in shots("log", "f").out
    again = record(shots, "Mira: attack")
    refused = prompt(f"amend {again} attack mira guard save=no", "")
    assert refused.code == 1
