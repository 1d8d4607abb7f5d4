"""Once all is disclosed, the rolls that somebody did not see are checked, too; what is disclosed hangs together."""

from pathlib import Path

import msgspec
import pytest

from rejeu.console.main import main
from rejeu.events.errors import BrokenLog
from rejeu.events.record import Opening, Stored
from rejeu.events.secret_events import Disclose
from rejeu.replays.audit import audit, audited_log
from rejeu.replays.sealing import places_of
from rejeu.replays.unsealing import unseal_records
from tests.audit_example.forge import given
from tests.forgeries.sealed import play, posted, read
from tests.forgeries.test_secrets import put, resealed


def outcomes(file: Path, capsys: pytest.CaptureFixture[str]) -> list[tuple[str, str]]:
    capsys.readouterr()
    main(["check", str(file), "--json"])
    return [(roll["who"], roll["outcome"]) for roll in msgspec.json.decode(capsys.readouterr().out)["rolls"]]


def test_rolls_out_of_sight_are_checked_once_they_are_disclosed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = posted("a")
    seen, told = tmp_path / "copy", tmp_path / "later"
    seen.write_bytes(files["copy"])
    told.write_bytes(files["later"])
    assert {"mira", "guard"} == {who for who, _ in outcomes(seen, capsys)}
    everyone = outcomes(told, capsys)
    assert {"mira", "guard", "ghost"} == {who for who, _ in everyone}
    assert {outcome for _, outcome in everyone} == {"derived"}


def test_what_was_seen_stays_checked_where_the_seed_is_shown_after_the_disclosure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at, _ = play("a", disclose_first=True)
    path = tmp_path / "copy"
    path.write_bytes(at.copy("alice"))
    found = outcomes(path, capsys)
    assert {"mira", "guard"} == {who for who, _ in found}
    assert {outcome for _, outcome in found} == {"derived"}


def test_what_is_disclosed_and_does_not_hang_together_is_named() -> None:
    """The game master seals records that do not follow one another, and seals all else to fit."""
    at, _ = play("a")
    at.say(Disclose())
    at.seal()
    header, records = read(at.copy("gm"))
    line = 9
    i = places_of(records[line - 1].line, line)["gm"]
    held = records[line - 1].openings[i]
    assert held is not None
    lied = Opening(held.salt, held.part.replace(b"harbour a", b"harbour z"))
    assert lied != held
    made = resealed(header, put(records, line - 1, i, lied))
    hers = given(made, read(at.copy("alice"))[1])
    with pytest.raises(BrokenLog) as caught:
        unseal_records(header, hers).open_lines()
    assert (caught.value.code, caught.value.seq) == ("bad-part", line)


def test_a_disclosed_line_names_its_records() -> None:
    files = posted("a")
    header, records = read(files["later"])
    lines, ends = unseal_records(header, records).open_lines()
    assert ends == sorted(ends)
    assert len(lines) == ends[-1] + 1


def told(records: list[Stored], header: bytes) -> dict[str, object]:
    findings = audit([audited_log("copy", header, records)], [], ()).findings
    return {one.code: one.kind for one in findings if one.code.startswith("told")}


def test_the_verdict_says_whether_what_was_told_is_what_happened() -> None:
    header, records = read(posted("a")["later"])
    assert told(records, header) == {"told-true": "proved"}
    assert told(read(posted("a")["copy"])[1], header) == {}


@pytest.mark.parametrize("claimed", [False, True])
def test_a_falsehood_is_wrong_and_is_not_proved_where_another_version_is_claimed(claimed: bool) -> None:
    at, _ = play("a")
    at.say(Disclose())
    at.seal()
    header, records = read(at.copy("gm"))
    line = 12
    places = places_of(records[line - 1].line, line)
    for label, old, new in (("p1", b'"faces":[', b'"faces":[9'), ("gm", b'"telling":', b'"telling":9')):
        held = records[line - 1].openings[places[label]]
        assert held is not None
        if label == "p1" or claimed:
            assert old in held.part
            lie = Opening(held.salt, held.part.replace(old, new, 1))
            records = put(records, line - 1, places[label], lie)
    made = given(resealed(header, records), read(at.copy("alice"))[1])
    wrong = {"told-by-others": "open"} if claimed else {"told-otherwise": "wrong"}
    assert told(made, header) == wrong
