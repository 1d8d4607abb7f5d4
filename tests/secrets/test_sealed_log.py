"""The sealed log: copies that have one count and one root, and tell nobody what is not theirs."""

import re
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.errors import BrokenLog
from rejeu.events.jsonl import LogReader, import_file
from rejeu.events.memory import MemoryJournal
from rejeu.events.record import base64, read_envelope
from rejeu.events.secret_events import Disclose, SealedEntry
from rejeu.replays.copying import copy_for
from rejeu.replays.fight import Fight, Stamp
from rejeu.replays.rewinding import undo_target
from rejeu.replays.sealing import export_copy, label_of, seal, sealed_id
from rejeu.replays.unsealing import Unsealed, check_sealed, unseal
from tests.machines.hands import PLAYERS
from tests.secrets.play import SALTS, Table, hands

OWNERS = ("gm", "alice", "bob", "")


def salts() -> bytes:
    return SALTS.randbytes(16)


def copies(table: Table, folder: Path) -> dict[str, Path]:
    """Seal what is new, and write everybody's copy."""
    seal(table.journal, table.fight, salts)
    found = {}
    for who in OWNERS:
        path = found[who] = folder / f"{who or 'all'}.combat.jsonl"
        export_copy(table.journal, table.fight, label_of(table.fight, who), path, replace=True)
    return found


def opened(path: Path) -> Unsealed:
    journal = MemoryJournal()
    return unseal(journal, import_file(journal, path).fight)


def lines(fight: Fight) -> list[bytes]:
    return [*fight.journal.read(fight.id)]


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_everybodys_copy_has_one_root_and_is_what_they_see(ruleset: str, seed: int, tmp_path: Path) -> None:
    table = Table(ruleset)
    table.ghost()
    chance = Random(seed)
    heads = set()
    for _ in range(3):  # what is sealed stands; later copies go on from it
        table.play(chance, 15, views=True)
        for who, path in copies(table, tmp_path).items():
            with path.open("rb") as stream:
                log = LogReader(stream)
                for _record in log:
                    pass
            head = log.report().head
            heads.add((head.count, head.root))
            found = opened(path)
            if who == "gm":
                assert lines(found.fight) == lines(table.fight)
                assert found.fight.openings() == table.fight.openings()
            else:
                assert lines(found.fight) == lines(copy_for(table.fight, who).fight)
                assert found.fight.texts() == copy_for(table.fight, who).fight.texts()
        assert len({count for count, _ in heads}) == len(heads)


def test_a_line_says_nothing_but_its_place_and_time(tmp_path: Path) -> None:
    table = Table("tiny")
    table.say(c.Note(text="psst"), by="alice", audience=("bob",))
    copies(table, tmp_path)
    for seq, line in enumerate(table.journal.read(sealed_id("random"), 1), 1):
        envelope = read_envelope(line, seq)
        assert (envelope.by, envelope.command, envelope.n, envelope.tag) == ("", f"e{seq}", 0, SealedEntry.TAG)
        assert (envelope.parent, envelope.audience, bytes(envelope.body)) == (None, (), b"{}")
        assert [one.to for one in envelope.sealed][:3] == [("text",), ("gm",), ("all",)]


# Two fights that differ in secrets only ------------------------------------------------------


def secret(number: int) -> tuple[Command, str, tuple[str, ...]]:
    """What is done in secret: what, by whom, for whom. Each is one command that everybody else sees nothing of."""
    return (
        (c.Note(text="x"), "gm", ("gm",)),
        (c.Note(text="much longer, and by somebody else " * 10), "bob", ("gm",)),
        (c.PutCondition(targets=(GHOST,), condition="bound"), "gm", ("gm",)),
        (c.PutCondition(targets=(GHOST,), condition="blind"), "gm", ()),
        (c.SetGauge(targets=(GHOST,), gauge="luck", value=3), "gm", ("bob",)),
        (c.Place(targets=(GHOST,), to=(17,)), "gm", ()),
    )[number % 6]


def open_step(table: Table, chance: Random) -> None:
    """Something that everybody may see, and that nobody hidden has a part in; or an undo of whatever was last."""
    if chance.random() < 0.1:
        try:
            table.say(c.Rewind(to=undo_target(table.fight, 1), how="undo"))
        except Refused:
            table.say(c.Note(text="nothing to undo"))
        return
    number = chance.randrange(41)
    for command in table.player.hand(table.fight.state, number):
        if GHOST not in str(command) and table.say(command):
            return
    table.say(c.Note(text="…"))


GHOST = "zzghost"


def with_secrets(ruleset: str, seed: int, name: str, kinds: Random) -> Table:
    """A fight whose public part follows from `seed` alone: so do the turns and the dice of the one who is hidden."""
    table = Table(ruleset)
    table.ghost(GHOST, name)
    chance = Random(seed)
    for _ in range(25):
        if chance.random() < 0.4:
            command, by, audience = secret(kinds.randrange(6))
            if not table.say(command, by=by, audience=audience):  # dead by now, say
                assert table.say(c.Note(text="y"), audience=("gm",))
        else:
            open_step(table, chance)
    return table


def blanked(path: Path) -> bytes:
    """A copy without what hides: commitments, salts, links, and the root at its end."""
    text = path.read_bytes()
    for field in (b"commitment", b"prev", b"salt", b"head"):
        text = re.sub(b'"' + field + b'":"[^"]*"', b'"' + field + b'":""', text)
    return text


def check_alike(ruleset: str, seed: int, folder: Path) -> None:
    """Play the same fight with other secrets in it: whoever is told none of them has the same copy."""
    views = []
    for number, name in enumerate(("Ghost", "The Phantom of the Opera")):
        table = with_secrets(ruleset, seed, name, Random(seed + number))
        place = folder / f"{seed}-{number}"
        place.mkdir()
        written = copies(table, place)
        views.append([blanked(written[who]) for who in ("alice", "")])
        assert b"Phantom" not in b"".join(views[-1])
        assert GHOST.encode() not in b"".join(views[-1])
    assert views[0] == views[1]


@pytest.mark.parametrize("ruleset", PLAYERS)
def test_fights_that_differ_in_secrets_only_give_the_same_copies(ruleset: str, tmp_path: Path) -> None:
    for seed in range(4):
        check_alike(ruleset, seed, tmp_path)


@pytest.mark.soak
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_many_fights_that_differ_in_secrets_only_give_the_same_copies(ruleset: str, tmp_path: Path) -> None:
    for seed in range(100, 300):
        check_alike(ruleset, seed, tmp_path)


# Commitments ---------------------------------------------------------------------------------


def test_what_is_small_cannot_be_guessed_from_its_commitment(tmp_path: Path) -> None:
    """Neither all that a part could say without its salt, nor a salt that was used before, gives a commitment."""
    table = Table("tiny")
    for _ in range(20):
        table.say(c.Note(text="1"), audience=("gm",))
    copies(table, tmp_path)
    sealed = sealed_id("random")
    commitments = [
        one.commitment
        for seq, line in enumerate(table.journal.read(sealed, 1), 1)
        for one in read_envelope(line, seq).sealed
    ]
    assert len(set(commitments)) == len(commitments)
    openings = table.journal.openings(sealed)
    assert len({one.salt for one in openings.values()}) == len(openings)
    empty, domain = b"{}", b"rejeu sealed part v1\x00"
    shown = [one.salt for (seq, i), one in openings.items() if seq < 5]
    guesses = {base64(sha256(domain + salt + empty).digest()) for salt in (b"", bytes(16), *shown)}
    later = {
        read_envelope(line, seq).sealed[i].commitment
        for seq, line in enumerate(table.journal.read(sealed, 5), 5)
        for i in range(3)
    }
    assert not guesses & later


# Disclosing and erasing ----------------------------------------------------------------------


def test_one_secret_is_disclosed_and_is_what_was_sealed(tmp_path: Path) -> None:
    table = Table("tiny")
    table.say(c.Note(text="the butler"), audience=("gm",))
    note = table.fight.head
    table.say(c.Note(text="the gardener"), audience=("gm",))
    before = copies(table, tmp_path)["alice"].read_bytes()
    assert b"butler" not in before
    table.say(Disclose(records=(note,)))
    path = copies(table, tmp_path)["alice"]
    assert b"butler" in path.read_bytes()
    assert b"gardener" not in path.read_bytes()
    assert [*path.read_bytes().splitlines()][:3] == [*before.splitlines()][:3]
    assert len(opened(path).disclosed) == 1


def test_all_that_was_secret_is_disclosed_and_gives_back_the_whole_fight(tmp_path: Path) -> None:
    table = Table("tiny")
    table.ghost()
    table.play(Random(1), 20, views=True)
    table.say(Disclose())
    path = copies(table, tmp_path)["alice"]
    found = opened(path)
    assert len(found.disclosed) == len(found.ends) - 2  # all but the disclosure itself, which is no secret


def test_erasing_a_text_breaks_neither_proof_nor_state(tmp_path: Path) -> None:
    table = Table("tiny")
    table.say(c.Note(text="my address is 5 Elm Street"), by="alice")
    before = opened(copies(table, tmp_path)["bob"])
    table.fight.journal.erase("random", table.fight.head - 1, 0)
    sealed = sealed_id("random")
    table.journal.erase(sealed, table.journal.tail(sealed).seq, 0)
    paths = copies(table, tmp_path)
    for who in ("gm", "bob"):
        assert b"Elm" not in paths[who].read_bytes()
        after = opened(paths[who])
        assert after.fight.texts() == {}
    assert lines(before.fight)[1:-2] == lines(after.fight)[1:-2]
    assert before.fight.state == after.fight.state


# What is wrong -------------------------------------------------------------------------------


def test_a_copy_without_a_part_says_which_line_lacks_it(tmp_path: Path) -> None:
    table = Table("tiny")
    path = copies(table, tmp_path)["alice"]
    journal = MemoryJournal()
    sealed = import_file(journal, path).fight
    part = next(place for place in journal.openings(sealed) if place[0] == 3)
    journal.erase(sealed, *part)
    with pytest.raises(BrokenLog) as caught:
        unseal(journal, sealed)
    assert (caught.value.code, caught.value.seq) == ("part-missing", 3)


def test_another_fight_does_not_pass_for_the_sealed_log(tmp_path: Path) -> None:
    table = Table("tiny")
    opening = c.Open(title="Squatter", ruleset="tiny")
    Fight.create(table.journal, sealed_id("random"), "x" * 22, opening, Stamp("gm", 1, "o"), hands())
    with pytest.raises(Refused) as caught:
        seal(table.journal, table.fight, salts)
    assert caught.value.code == "sealed-name-taken"


def test_only_who_takes_part_has_a_copy() -> None:
    table = Table("tiny")
    with pytest.raises(Refused) as caught:
        label_of(table.fight, "carol")
    assert caught.value.code == "not-a-participant"


def test_two_programs_that_seal_at_once_make_one_log(tmp_path: Path) -> None:
    """A journal takes what another program sealed for this sent again: what follows must go on from the other's."""
    table = Table("tiny")
    for number in range(450):
        table.say(c.Note(text=str(number)))
    meddled = []

    def meddling() -> bytes:
        if not meddled:
            meddled.append(True)
            seal(table.journal, Fight(table.journal, "random"), salts)
            table.say(c.Note(text="and one more"))
        return salts()

    seal(table.journal, Fight(table.journal, "random"), meddling)
    check_sealed(table.journal, table.fight)
    assert table.journal.tail(sealed_id("random")).seq == sum(1 for _ in table.fight.lineage.batches())


def test_sealing_that_was_broken_off_goes_on(tmp_path: Path) -> None:
    table = Table("tiny")
    for number in range(450):
        table.say(c.Note(text=str(number)))
    drawn = []

    def failing() -> bytes:
        drawn.append(1)
        if len(drawn) == 1500:
            raise OSError
        return salts()

    with pytest.raises(OSError):
        seal(table.journal, table.fight, failing)
    assert 0 < table.journal.tail(sealed_id("random")).seq < 450
    copies(table, tmp_path)
    check_sealed(table.journal, table.fight)
