"""Keys, checkpoints, proofs and verdicts from the command line, as a table would use them."""

import ast
import os
import stat
from pathlib import Path

import pytest

from rejeu.console.text import Texts

from .conftest import Rejeu

ROOT = Path(__file__).parents[2]


@pytest.fixture
def posted(fight: Rejeu, tmp_path: Path) -> Rejeu:
    """Two checkpoints `a` and `b`, a proof of each kind under `b`, and the log `f.jsonl`, one record further."""
    for line in (
        ["checkpoint", "f", "--out", "a"],
        ["do", "f", "note 'between'"],
        ["checkpoint", "f", "--out", "b"],
        ["prove", "f", "--record", "9", "--to", "b", "--out", "p"],
        ["prove", "f", "--since", "a", "--to", "b", "--out", "c"],
        ["do", "f", "note 'after'"],
        ["export", "f", "f.jsonl"],
    ):
        ran = fight(*line)
        assert ran.code == 0, ran.err
    (tmp_path / "gm.key").write_text(fight("key").out, "utf-8")
    return fight


@pytest.fixture
def stranger(posted: Rejeu, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Rejeu:
    """Somebody else, with the files and nothing of the table's machine."""
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "elsewhere"))
    monkeypatch.setenv("REJEU_JOURNAL", str(tmp_path / "elsewhere" / "journal.db"))
    return posted


def codes(ran: object) -> list[str]:
    return [finding["code"] for finding in ran.json["findings"]]


def _count_changed(text: str) -> tuple[str, str]:
    count = text.split("\n")[1]
    return f"\n{count}\n", f"\n{int(count) - 1}\n"


def test_a_stranger_verifies_from_the_files_and_the_key_alone(stranger: Rejeu, tmp_path: Path) -> None:
    ran = stranger("verify", "f.jsonl", "a", "b", "p", "c", "--key", "gm.key")
    assert (ran.code, ran.err) == (0, "")
    assert "holds" in ran.out
    assert "nobody signed records" in ran.out  # what came after the last checkpoint is said not to be proved
    found = codes(stranger("verify", "f.jsonl", "a", "b", "p", "c", "--key", "gm.key", "--json"))
    assert found == [
        "log-whole", "signed", "signed", "signed", "included", "signed", "goes-on", "old-signed", "log-agrees",
        "log-beyond",
    ]  # fmt: skip
    assert not (tmp_path / "elsewhere").exists()


@pytest.mark.parametrize("paper", ["a", "p", "c"])
def test_notes_and_proofs_stand_alone(stranger: Rejeu, paper: str) -> None:
    assert stranger("verify", paper, "--key", "gm.key").code == 0
    assert stranger("verify", paper).code == 3  # nobody's word that is known


def test_a_key_that_only_the_log_names_proves_less(stranger: Rejeu) -> None:
    ran = stranger("verify", "f.jsonl", "b", "--json")
    assert ran.code == 3
    assert {"signed-by-log-key", "log-fits"} <= set(codes(ran))


def test_in_french(stranger: Rejeu) -> None:
    ran = stranger("verify", "f.jsonl", "b", "--key", "gm.key", "--lang", "fr")
    assert "Prouvé" in ran.out
    assert "{" not in ran.out
    assert "found-" not in ran.out


def test_what_mail_does_to_a_note_breaks_nothing(stranger: Rejeu, tmp_path: Path) -> None:
    text = (tmp_path / "b").read_text("utf-8")
    (tmp_path / "mailed").write_bytes(
        ("\ufeff\n\n" + text.replace("\n", " \n") + "\n\n").replace("\n", "\r\n").encode()
    )
    assert stranger("verify", "mailed", "--key", "gm.key").code == 0


@pytest.mark.parametrize(
    ("file", "old", "new", "code"),
    [
        ("b", "COUNT", "", "bad-signature"),
        ("b", "rejeu/f/", "rejeu/g/", "bad-signature"),
        ("b", "— gm ", "— mira ", "unknown-key"),
        ("b", "— gm ", "- gm ", None),
        ("p", "index 9", "index 8", "bad-inclusion"),
        ("c", "old 2", "old 1", "bad-consistency"),
    ],
)
def test_a_changed_note_or_proof_is_named(
    stranger: Rejeu, tmp_path: Path, file: str, old: str, new: str, code: str | None
) -> None:
    text = (tmp_path / file).read_text("utf-8")
    if old == "COUNT":
        old, new = _count_changed(text)
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    ran = stranger("verify", file, "--key", "gm.key", "--json")
    assert ran.code == 3
    if code is not None:
        assert code in codes(ran)


def test_a_log_written_anew_is_shown_by_the_checkpoints(stranger: Rejeu, tmp_path: Path) -> None:
    """Whoever rewrites every line, and signs it all with another key, is caught by what was posted before."""
    other = str(tmp_path / "other.db")
    for line in (["new", "f"], ["join", "f", "mira"], ["checkpoint", "f", "--out", "forged"]):
        assert stranger("--journal", other, *line).code == 0
    stranger("--journal", other, "export", "f", "forged.jsonl")
    ran = stranger("verify", "forged.jsonl", "b", "--key", "gm.key", "--json")
    assert ran.code == 3
    assert "other-fight" in codes(ran)
    ran = stranger("verify", "forged.jsonl", "forged", "--key", "gm.key", "--json")
    assert ran.code == 3
    assert "other-key" in codes(ran)


def test_the_place_of_a_change_is_told_between_two_checkpoints(posted: Rejeu, tmp_path: Path) -> None:
    """Two histories of one fight: the copy that was signed, and one that parts from it after the first checkpoint."""
    posted("--journal", "copy.db", "import", "f.jsonl")
    posted("export", "f", "now.jsonl")
    path = tmp_path / "early.jsonl"
    lines = (tmp_path / "f.jsonl").read_bytes().splitlines(keepends=True)
    count = int((tmp_path / "a").read_text("utf-8").split("\n")[1])
    kept = [line for line in lines if not line.startswith((b'{"opening"', b'{"count"'))][:count]
    path.write_bytes(b"".join(kept))
    for line in (["import", "early.jsonl"], ["do", "f", "note 'another past'"], ["do", "f", "note 'and more'"]):
        assert posted("--journal", "fork.db", *line).code == 0, line
    assert posted("--journal", "fork.db", "export", "f", "fork.jsonl").code == 0
    ran = posted("verify", "fork.jsonl", "a", "b", "--key", "gm.key", "--json")
    assert ran.code == 3
    wrong = next(one for one in ran.json["findings"] if one["kind"] == "wrong")
    assert (wrong["code"], wrong["first"]) == ("log-differs", count)
    # On the game master's own machine, nothing of it is signed.
    ran = posted("--journal", "fork.db", "checkpoint", "f")
    assert (ran.code, ran.out) == (3, "")
    assert "Nothing was signed" in ran.err


def test_two_signed_histories_betray_each_other_without_a_log(stranger: Rejeu, tmp_path: Path) -> None:
    from rejeu.events.chain import Head
    from rejeu.events.notes import Checkpoint, Signer, sign_note

    signer = Signer("gm", bytes(32))
    for name, root in (("one", b"1" * 32), ("two", b"2" * 32)):
        text = Checkpoint("rejeu/f/x", Head(9, root)).text
        (tmp_path / name).write_text(str(sign_note(text, [signer])), "utf-8")
    ran = stranger("verify", "one", "two", "--key", str(signer.key), "--json")
    assert (ran.code, codes(ran)[-1]) == (3, "two-histories")


def test_a_cut_tail_shows_against_a_checkpoint(posted: Rejeu, tmp_path: Path) -> None:
    lines = (tmp_path / "f.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "cut.jsonl").write_bytes(b"".join(lines[:8]))
    ran = posted("verify", "cut.jsonl", "b", "--key", "gm.key", "--json")
    assert (ran.code, "log-short" in codes(ran)) == (3, True)
    posted("--journal", "cut.db", "import", "cut.jsonl")
    ran = posted("--journal", "cut.db", "checkpoint", "f")
    assert ran.code == 3
    assert "cut off" in ran.err


# Players sign, too


def test_a_player_signs_what_its_own_copy_has_checked(posted: Rejeu, tmp_path: Path) -> None:
    posted("do", "f", "--as", "gm", "note 'x'")
    assert posted("--journal", "hers.db", "import", "f.jsonl").code == 0
    ran = posted("--journal", "hers.db", "checkpoint", "f", "--as", "gm", "--on", "b", "--out", "both")
    assert ran.code == 0, ran.err
    # In a fight with participants, those alone sign; without any, whoever speaks is the game master.
    ran = posted("--journal", "hers.db", "checkpoint", "f", "--as", "Zoé +1", "--on", "b", "--out", "zoe")
    assert ran.code == 0, ran.err
    text = (tmp_path / "zoe").read_text("utf-8")
    assert text.count("— ") == 2
    ran = posted("verify", "zoe", "--key", "gm.key", "--json")
    assert codes(ran) == ["signed", "signed"]
    assert ran.json["findings"][1]["by"] == "Zoé +1"
    # A note that does not fit the copy is not signed.
    (tmp_path / "wrong").write_text(text.replace(*_count_changed(text), 1), "utf-8")
    ran = posted("--journal", "hers.db", "checkpoint", "f", "--as", "zoe", "--on", "wrong")
    assert (ran.code, ran.out) == (1, "")


# Keys


def test_a_key_is_made_on_first_use_and_is_private(rejeu: Rejeu, _nobody: Path) -> None:
    first = rejeu("key")
    assert first.out.startswith("gm+")
    assert rejeu("key").out == first.out
    assert rejeu("key", "--as", "mira").out.startswith("mira+")
    files = list(_nobody.rglob("keys/*.txt"))
    assert len(files) == 2
    if os.name == "posix":
        assert {stat.S_IMODE(path.stat().st_mode) for path in files} == {0o600}
    assert "PRIVATE" not in first.out + first.err


def test_a_rotated_key_is_vouched_for_and_the_old_one_counts_up_to_there(fight: Rejeu) -> None:
    old = fight("key", "f").out.strip()
    fight("checkpoint", "f", "--out", "early")
    ran = fight("key", "f", "--new")
    assert ran.code == 0, ran.err
    assert ran.out.strip() != old
    assert "vouches" in fight("log", "f").out
    fight("checkpoint", "f", "--out", "late")
    fight("export", "f", "f.jsonl")
    ran = fight("verify", "f.jsonl", "early", "late", "--key", old, "--key", fight("key").out.strip(), "--json")
    assert (ran.code, codes(ran).count("signed")) == (0, 2)


def test_a_lost_key_counts_no_more(fight: Rejeu, tmp_path: Path, _nobody: Path) -> None:
    fight("checkpoint", "f", "--out", "early")
    old = next(_nobody.rglob("keys/gm-*.txt")).read_text("utf-8")
    ran = fight("key", "f", "--lost")
    assert ran.code == 0, ran.err
    fight("export", "f", "f.jsonl")
    from rejeu.events.notes import Signer, read_checkpoint, read_note, sign_note

    fight("checkpoint", "f", "--out", "late")
    checkpoint = read_checkpoint(read_note((tmp_path / "late").read_text("utf-8")))
    thief = Signer.read(old.strip())
    (tmp_path / "stolen").write_text(str(sign_note(checkpoint.text, [thief])), "utf-8")
    ran = fight("verify", "f.jsonl", "stolen", "--key", str(thief.key), "--json")
    assert (ran.code, "lost-key" in codes(ran)) == (3, True)
    ran = fight("verify", "f.jsonl", "early", "--key", str(thief.key), "--json")
    assert "signed" in codes(ran)  # what it signed before stands


def test_a_key_that_is_not_here_is_not_replaced_silently(fight: Rejeu, _nobody: Path) -> None:
    fight("key", "f")
    for path in _nobody.rglob("keys/*.txt"):
        path.unlink()
    ran = fight("checkpoint", "f")
    assert (ran.code, ran.out) == (1, "")
    assert "--lost" in ran.err
    assert fight("key", "f", "--lost").code == 0
    assert fight("checkpoint", "f").code == 0


def test_nobody_makes_a_key_for_somebody_else(fight: Rejeu) -> None:
    mira = fight("key", "--as", "mira").out.strip()
    assert fight("key", "f", "--of", "mira").code == 2
    assert fight("key", "f", "--of", "zoe", "--is", mira).code == 1
    assert fight("key", "f", "--of", "mira", "--is", mira).code == 0
    assert fight("key", "f", "--of", "mira", "--is", mira[:-1] + ("B" if mira.endswith("A") else "A")).code != 0
    assert "mira" in fight("log", "f").out


def test_the_only_player_of_a_table_may_set_no_key_but_its_own(fight: Rejeu) -> None:
    fight("do", "f", "participant zoe player mira")
    gm = fight("key").out.strip()
    zoe = fight("key", "--as", "zoe").out.strip()
    from rejeu.console.session import hands, source, stamp
    from rejeu.engine.errors import Refused
    from rejeu.events.sqlite import SqliteJournal
    from rejeu.events.trust_events import SetKey
    from rejeu.replays.fight import Fight

    with SqliteJournal(Path(os.environ["REJEU_JOURNAL"]), write=True) as journal:
        found = Fight(journal, "f")
        from rejeu.events.table_commands import SetParticipant

        if not found.table.participants:
            found.submit(SetParticipant(who="zoe", role="player", combatants=("mira",)), stamp("gm"), hands(source()))
        with pytest.raises(Refused):
            found.submit(SetKey(holder="gm", key=gm), stamp("zoe"), hands(source()))
        found.submit(SetKey(holder="zoe", key=zoe), stamp("zoe"), hands(source()))
        assert str(found.table.trust.key("zoe")) == zoe


def test_every_finding_has_a_sentence_in_both_languages() -> None:
    tree = ast.parse((ROOT / "replays" / "audit.py").read_text("utf-8"))
    said = {
        node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and getattr(node.func, "attr", "") == "say"
        and isinstance(node.args[1], ast.Constant)
    } | {"log-agrees", "log-fits", "lost-key", "old-key", "unreadable"}
    assert len(said) > 20
    for lang in ("en", "fr"):
        texts = Texts(lang)
        assert {code for code in said if f"found-{code}" not in texts._source(lang)} == set()


# By the way


def test_whoever_has_a_key_is_given_a_checkpoint_at_each_end_of_round_and_export(fight: Rejeu, tmp_path: Path) -> None:
    assert "— gm" not in fight("do", "f", "pass mira").err  # nobody asked for a key yet
    fight("key", "f")
    fight("do", "f", "pass guard")
    ran = fight("do", "f", "round")
    assert ran.code == 0, ran.err
    note = ran.err[ran.err.index("rejeu/f/") :]
    (tmp_path / "round").write_text(note, "utf-8")
    exported = fight("export", "f", "f.jsonl")
    assert "— gm" in exported.out
    assert "— gm" in fight("export", "f", "g.jsonl", "--json").json["checkpoint"]
    ran = fight("verify", "f.jsonl", "round", "--json")
    assert (ran.code, "log-agrees" in codes(ran)) == (0, True)
