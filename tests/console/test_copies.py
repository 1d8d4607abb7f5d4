"""Copies of a fight from the command line: the game master gives them away, a player keeps, checks and signs them."""

from collections.abc import Callable
from pathlib import Path

import pytest

from .conftest import Ran, Rejeu, prepared

Person = Callable[..., Ran]


@pytest.fixture
def people(rejeu: Rejeu, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Person]:
    """The game master, at whose machine the fight is, and alice, at hers."""

    def at(who: str) -> Person:
        def run(*arguments: str) -> Ran:
            for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME"):
                monkeypatch.setenv(name, str(tmp_path / who))
            monkeypatch.setenv("REJEU_JOURNAL", str(tmp_path / who / "journal.db"))
            return rejeu(*arguments)

        return run

    master, alice = at("gm"), at("alice")
    (tmp_path / "gm").mkdir()
    monkeypatch.setenv("REJEU_JOURNAL", str(tmp_path / "gm" / "journal.db"))
    lines = ("participant alice", "join mira.toml as=mira", "join guard.toml as=guard", "participant alice of=mira")
    prepared(master, ("new", "bay", "--rules", "point-zero"), *(("do", "bay", line) for line in lines))
    return {"gm": master, "alice": alice}


def handed(people: dict[str, Person]) -> None:
    """Give alice her copy as it is now."""
    assert people["gm"]("export", "bay", "copy", "--for", "alice", "--replace").code == 0
    ran = people["alice"]("import", "copy")
    assert ran.code == 0, ran.err


def test_a_player_keeps_and_reads_a_copy(people: dict[str, Person]) -> None:
    people["gm"]("do", "bay", "note secret=gm 'the trap'")
    people["gm"]("do", "bay", "note secret=alice 'smoke'")
    handed(people)
    alice = people["alice"]
    log = alice("log", "bay").out
    assert "smoke" in log
    assert "trap" not in log
    shown = alice("show", "bay").out
    assert "□□□□" in shown  # her own boxes
    assert "Guard: unhurt" in shown
    assert "alice's copy" in alice("secrets", "bay").out
    assert "alice's copy" in alice("verify", "bay").out
    assert alice("verify", "copy", "--json").json["copy_for"] == "alice"
    for command in (
        ["replay", "bay", "--html", "r.html"],
        ["plot", "bay", "lanes"],
        ["stats", "bay"],
        ["why", "bay", "mira.PER"],
    ):
        assert alice(*command).code == 0, command
    assert "trap" not in Path("r.html").read_text("utf-8")


@pytest.mark.parametrize(
    "command",
    [
        ["do", "bay", "round"], ["undo", "bay"], ["play", "bay"], ["amend", "bay", "4", "round"], ["flag", "bay", "4"],
        ["export", "bay", "x", "--for", "alice"], ["dice", "bay", "committed"], ["key", "bay", "--as", "alice"],
        ["post", "bay"],
    ],
)  # fmt: skip
def test_a_copy_is_read_only(people: dict[str, Person], command: list[str]) -> None:
    handed(people)
    ran = people["alice"](*command)
    assert ran.code != 0
    assert ran.err.startswith("This is a copy of bay")


def test_the_next_copy_brings_it_up_to_date(people: dict[str, Person]) -> None:
    handed(people)
    people["gm"]("do", "bay", "round")
    handed(people)
    assert people["alice"]("show", "bay", "--json").json["board"]["round"] == 1


def test_both_sign_the_one_sealed_log(people: dict[str, Person]) -> None:
    key = people["gm"]("key", "bay").out.strip()
    handed(people)
    first = people["gm"]("checkpoint", "bay", "--out", "old")
    assert first.code == 0
    people["gm"]("do", "bay", "round")
    people["gm"]("checkpoint", "bay", "--out", "new")
    handed(people)
    signed = people["alice"]("checkpoint", "bay", "--as", "alice", "--on", "new")
    assert "— gm" in signed.out
    assert "— alice" in signed.out
    people["gm"]("prove", "bay", "--since", "old", "--to", "new", "--out", "goes-on")
    people["gm"]("prove", "bay", "--record", "7", "--to", "new", "--out", "has")
    for name in ("bay", "copy"):
        ran = people["alice"]("verify", name, "old", "new", "goes-on", "has", "--key", key)
        assert ran.code == 0, ran.out
        assert "a sealed command" in ran.out
    assert people["gm"]("verify", "bay", "new", "--key", key).code == 0


def test_dice_are_checked_in_a_copy(people: dict[str, Person]) -> None:
    people["gm"]("dice", "bay", "committed")
    handed(people)
    people["gm"]("do", "bay", "round")
    rolled = people["gm"]("do", "bay", "init")
    code = next(word for word in rolled.err.split() if word.startswith("bay-sealed."))
    people["gm"]("dice", "bay", "reveal")
    handed(people)
    ran = people["alice"]("check", code)
    assert ran.code == 0, ran.out
    assert ran.out.count("is what the seed gives") == 2


def test_a_roll_after_rolls_out_of_sight_is_not_said_to_be_proved(people: dict[str, Person]) -> None:
    people["gm"]("dice", "bay", "committed")
    for line in ("round", "init secret=gm", "reset-order", "init"):
        assert people["gm"]("do", "bay", line).code == 0, line
    people["gm"]("dice", "bay", "reveal")
    handed(people)
    ran = people["alice"]("check", "bay")
    assert ran.code != 0
    assert "out of your sight" in ran.out


def test_what_was_disclosed_is_told(people: dict[str, Person]) -> None:
    people["gm"]("do", "bay", "note secret=gm 'the trap'")
    record = str(people["gm"]("show", "bay", "--json").json["seq"] - 1)
    people["gm"]("do", "bay", f"disclose {record}")
    handed(people)
    assert "the trap" in people["alice"]("secrets", "bay").out
    assert "the trap" not in people["alice"]("log", "bay").out


def test_the_game_masters_copy_brings_the_whole_fight_back(people: dict[str, Person], tmp_path: Path) -> None:
    people["gm"]("do", "bay", "note secret=gm 'the trap'")
    people["gm"]("export", "bay", "mine", "--for", "gm")
    head = people["gm"]("verify", "bay").out
    journal = str(tmp_path / "other.db")
    assert people["gm"]("--journal", journal, "import", "mine").code == 0
    assert people["gm"]("--journal", journal, "verify", "bay").out == head
    assert people["gm"]("--journal", journal, "do", "bay", "round").code == 0


def test_a_sealed_log_of_other_records_is_told(people: dict[str, Person], tmp_path: Path) -> None:
    """Whoever changes the fight after it was sealed is found out by their own machine, too."""
    people["gm"]("export", "bay", "mine", "--for", "gm")
    people["gm"]("do", "bay", "round")
    people["gm"]("export", "bay", "longer.combat.jsonl")
    journal = str(tmp_path / "other.db")
    people["gm"]("--journal", journal, "import", "mine")
    people["gm"]("--journal", journal, "do", "bay", "note 'not what was sealed'")
    assert people["gm"]("--journal", journal, "import", "longer.combat.jsonl").code != 0


def test_a_post_tells_what_everyone_may_read(people: dict[str, Person]) -> None:
    gm = people["gm"]
    gm("key", "bay")
    gm("do", "bay", "note secret=gm 'the trap'")
    gm("do", "bay", "round")
    first = gm("post", "bay")
    assert first.code == 0
    assert "trap" not in first.out
    assert "Next round" in first.out
    assert "— gm " in first.out
    again = gm("post", "bay")
    assert "Nothing new" in again.out
    gm("do", "bay", "init")
    third = gm("post", "bay", "--json").json
    assert [line for line in third["told"] if "initiative" in line]
    assert not [line for line in third["told"] if "Next round" in line]
    assert "Next round" in gm("post", "bay", "--since", "0").out


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (["export", "bay", "x", "--for", "carol"], "carol takes no part"),
        (["show", "bay", "--for", "carol"], "carol takes no part"),
        (["do", "bay", "note secret=carol 'x'"], "carol takes no part"),
        (["do", "bay", "view guard nearly"], "nearly"),
        (["do", "bay", "view nobody exact"], "nobody"),
        (["do", "bay", "disclose 999"], "999"),
        (["export", "bay", "x", "--for", "alice", "--without-secrets"], "exclude"),
        (["export", "nowhere", "x", "--for", "alice"], "nowhere"),
        (["amend", "bay", "5", "note secret=gm 'x'"], "secret="),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(people: dict[str, Person], command: list[str], said: str) -> None:
    ran = people["gm"](*command)
    assert ran.code != 0
    assert said in ran.err
    assert not Path("x").exists()


def test_the_list_of_fights_tells_a_sealed_log_from_a_fight_of_such_a_name(people: dict[str, Person]) -> None:
    gm = people["gm"]
    gm("new", "port-sealed", "--title", "The port", "--rules", "point-zero")
    gm("export", "bay", "copy", "--for", "alice")
    listed = gm("fights").out
    assert "The port" in listed
    assert "sealed log of bay" in listed


def test_a_combatants_name_means_whoever_plays_it(people: dict[str, Person]) -> None:
    gm = people["gm"]
    assert "for alice" in gm("export", "bay", "copy", "--for", "Mira").out
    gm("do", "bay", "note secret=mira 'smoke'")
    assert "smoke" in gm("log", "bay", "--for", "mira").out
    refused = gm("export", "bay", "other", "--for", "guard")
    assert refused.code != 0
    assert "participant NAME of=WHO" in refused.err
