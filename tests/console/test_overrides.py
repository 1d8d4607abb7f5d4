"""A game master may rule anything; at a table that wants it, never without saying why, and every export tells."""

import os
from pathlib import Path

import pytest
from msgspec.structs import replace

from rejeu.events.chain import linked
from rejeu.events.sqlite import SqliteJournal
from rejeu.replays.overrides import overrides_of
from rejeu.replays.records import decode_event

from .conftest import Rejeu


@pytest.fixture
def strict(rejeu: Rejeu) -> Rejeu:
    """A fight in which reasons are needed before anything is played."""
    for line in (["new", "f"], ["join", "f", "mira", "at=0"], ["rulings", "f", "on"], ["join", "f", "guard", "at=8"]):
        ran = rejeu(*line)
        assert ran.code == 0, ran.err
    return rejeu


@pytest.mark.parametrize(
    "line",
    ["hurt guard 3", "kill guard", "hide guard", "condition guard stunned", "rule turn_seconds=4", "place guard 3"],
)
def test_no_ruling_goes_without_a_reason(strict: Rejeu, line: str) -> None:
    ran = strict("do", "f", line)
    assert (ran.code, ran.out) == (1, "")
    assert "reason" in ran.err
    assert strict("do", "f", f"{line} '  '").code == 1
    ran = strict("do", "f", f"{line} 'because'")
    assert ran.code == 0, ran.err


def test_the_rules_own_commands_need_none(strict: Rejeu) -> None:
    for line in ("round", "init mira dice=5,4,4", "note 'x'"):
        assert strict("do", "f", line).code == 0


def test_dice_are_not_thrown_away_without_a_reason(strict: Rejeu) -> None:
    strict("do", "f", "round")
    assert strict("undo", "f", "--fresh-dice").code == 1
    assert strict("do", "f", "dice-policy fresh").code == 1
    assert strict("undo", "f").code == 0  # what fell stands: no override
    strict("redo", "f")
    assert strict("undo", "f", "--fresh-dice", "--why", "wrong sheet").code == 0


def test_the_switch_itself_is_not_turned_off_silently(strict: Rejeu) -> None:
    assert strict("rulings", "f", "on").code == 1
    assert strict("rulings", "f", "off").code == 1
    assert strict("rulings", "f", "off", "--why", "a private session").code == 0
    assert strict("do", "f", "kill guard").code == 0


def test_an_amendment_needs_a_reason(strict: Rejeu) -> None:
    strict("do", "f", "hurt guard 3 'a fall'")
    seq = next(line["seq"] for line in strict("log", "f", "--json").json["lines"] if line.get("text") == "a fall")
    assert strict("amend", "f", str(seq), "hurt guard 4 'a fall'", "--yes").code == 1
    ran = strict("amend", "f", str(seq), "hurt guard 4 'a fall'", "--yes", "--why", "it was higher")
    assert ran.code == 0, ran.err
    assert strict("rulings", "f", "--json").json["throughout"] is True


def test_every_export_says_that_it_was_on_throughout(strict: Rejeu) -> None:
    strict("do", "f", "hurt guard 3 'a fall'")
    ran = strict("export", "f", "f.jsonl")
    assert "No silent override: every ruling" in ran.out
    told = strict("export", "f", "g.jsonl", "--json").json["overrides"]
    assert (told["throughout"], told["made"], told["silent"]) == (True, 1, [])
    for what in ("f", "f.jsonl"):
        assert strict("verify", what, "--json").json["overrides"] == told
        assert "Aucune décision muette" in strict("verify", what, "--lang", "fr").out


def test_it_says_when_it_was_off(fight: Rejeu) -> None:
    assert "no reason" in fight("export", "f", "a.jsonl").out
    fight("rulings", "f", "on")
    ran = fight("export", "f", "b.jsonl", "--json")
    assert ran.json["overrides"]["throughout"] is False  # a round was played before
    assert "not all along" in fight("verify", "b.jsonl").out


def test_off_and_on_again_is_not_throughout(strict: Rejeu) -> None:
    strict("do", "f", "round")
    strict("rulings", "f", "off", "--why", "x")
    strict("rulings", "f", "on")
    told = strict("rulings", "f", "--json").json
    assert told["throughout"] is False
    assert len(told["spans"]) == 2


def test_a_ruling_slipped_into_the_log_without_a_reason_is_named(strict: Rejeu) -> None:
    strict("do", "f", "kill guard 'a fall'")
    with SqliteJournal(Path(os.environ["REJEU_JOURNAL"])) as journal:
        records = [(envelope, decode_event(envelope)) for _, envelope in linked(journal.read("f"))]
    assert overrides_of(records).throughout
    place = next(place for place, (envelope, _) in enumerate(records) if envelope.tag == "kill")
    envelope, event = records[place]
    records[place] = (replace(envelope, sealed=()), event)
    found = overrides_of(records)
    assert (found.throughout, found.silent) == (False, (envelope.seq,))


@pytest.mark.parametrize("view", ["gm", "players"])
def test_the_page_says_it_too(strict: Rejeu, tmp_path: Path, view: str) -> None:
    strict("do", "f", "hurt guard 3 'a fall'")
    assert strict("replay", "f", "--html", "f.html", "--for", view).code == 0
    assert "No silent override" in (tmp_path / "f.html").read_text("utf-8")


def test_a_verdict_says_it_too(strict: Rejeu) -> None:
    strict("checkpoint", "f", "--out", "a")
    strict("export", "f", "f.jsonl")
    ran = strict("verify", "f.jsonl", "a")
    assert (ran.code, "No silent override" in ran.out) == (0, True)
