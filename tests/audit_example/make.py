"""Plays the fight of examples/audit, posts what a table would post, and forges a copy of each kind.

`python -m tests.audit_example.make` writes examples/audit anew (all but its two pages and its script).
"""

import shutil
import sys
import tempfile
from pathlib import Path

from tests.audit_example import cases, forge
from tests.audit_example.machine import Clock, Machine, note_in
from tests.audit_example.table import BACKUP, COPY, FIGHT, Table

HERE = Path(__file__).parents[2] / "examples" / "audit"
BY_HAND = ("README.md", "verify.py")


def table(home: Path, out: Path) -> Table:
    """Set out the machines of those who play."""
    out.mkdir(parents=True, exist_ok=True)
    clock = Clock()
    gm, alice, bob, thief = (Machine(home / who, clock, who) for who in ("gm", "alice", "bob", "bob's old laptop"))
    return Table(gm, alice, bob, thief, [], home, out)


def play(at: Table) -> None:
    """Play the fight to its end; all that is posted meanwhile goes into the folder."""
    open_the_fight(at)
    first_round(at)
    at.post("round-1.txt", at.say("round"))
    at.gm("backup", str(at.home / BACKUP))
    second_round(at)
    at.post("round-2.txt", at.say("round"))
    countersign(at)
    third_round(at)
    at.post("round-3.txt", at.say("round"))
    at.gm("dice", FIGHT, "reveal")
    at.post("end.txt", at.export(COPY))
    prove(at)
    secret = next(line for line in at.gm("log", FIGHT).splitlines() if "key of the hold" in line).split()[0]
    at.say(f"disclose {secret} 'Now you know.'")
    at.post("one-told.txt", at.export("alice-one-told.combat.jsonl"))
    at.say("disclose 'All of it.'")
    at.post("all-told.txt", at.export("alice-all-told.combat.jsonl"))
    codes = [*dict.fromkeys(at.codes)]
    (at.out / "codes.txt").write_text("".join(f"{code}\n" for code in codes), "utf-8", newline="\n")


def open_the_fight(at: Table) -> None:
    """Who is there, whose keys count, what the dice rest on."""
    at.gm("new", FIGHT, "--rules", "ginkoko", "--title", "The night ferry")
    at.gm("join", FIGHT, "ginkoko-kesh", "as=kesh", "at=0")
    at.gm("join", FIGHT, "ginkoko-brigand", "as=brigand", "at=6")
    at.gm("join", FIGHT, "ginkoko-reva", "as=reva", "at=9", "hidden=yes")
    at.say("participant alice of=kesh")
    at.say("participant bob")
    keys = {"gm": at.gm.key("gm"), "alice": at.alice.key("alice"), "bob": at.thief.key("bob")}
    at.gm("key", FIGHT)
    for who in ("alice", "bob"):
        at.gm("key", FIGHT, "--of", who, "--is", keys[who])
    keys["bob"] = at.bob.key("bob")
    (at.out / "keys.txt").write_text("".join(f"{key}\n" for key in keys.values()), "utf-8", newline="\n")
    at.export(COPY)  # from here on, what is posted is of the sealed log
    at.gm("dice", FIGHT, "mixed")
    at.gm("dice", FIGHT, "word", "harbour", "--as", "alice")
    at.gm("dice", FIGHT, "word", "lantern", "--as", "bob")


def first_round(at: Table) -> None:
    """Kesh against the brigand; somebody else is on board."""
    at.say("round")
    at.say("init all")
    at.say("attack kesh brigand defence=yes 'Over the rail.'")
    at.say("pass reva")
    at.say("pass brigand")


def second_round(at: Table) -> None:
    """A secret of the game master's, and one that alice alone is told. Bob's old laptop is stolen."""
    at.say("note secret=gm 'Reva has the key of the hold.'")
    at.say("note secret=alice 'The lamp smells of powder.'")
    at.gm("key", FIGHT, "--of", "bob", "--lost", "--is", at.bob.key("bob"))
    at.say("attack kesh brigand defence=no")
    at.say("pass reva")
    at.say("pass brigand")


def third_round(at: Table) -> None:
    """Reva comes out of the dark."""
    at.say("pass kesh")
    at.say("attack reva kesh defence=yes")
    at.say("answer gm other 'Into the water.'")
    at.say("reveal reva")
    at.say("pass brigand")


def countersign(at: Table) -> None:
    """Alice checks the copy that she is sent, and puts her name under the game master's."""
    note, copy = str(at.out / "round-2.txt"), str(at.alice.folder / COPY)
    at.gm("export", FIGHT, copy, "--for", "alice")
    at.alice("import", copy)
    at.alice("checkpoint", FIGHT, "--as", "alice", "--on", note, "--out", note, "--replace")


def prove(at: Table) -> None:
    """Alice proves one of her records to somebody who has no copy, and that the log goes on from the first round."""
    at.alice("import", str(at.out / COPY))
    record = next(line for line in at.alice("log", FIGHT).splitlines() if "Over the rail" in line).split()[0]
    to = ("--to", str(at.out / "end.txt"), "--out")
    at.alice("prove", FIGHT, "--record", record, *to, str(at.out / "record.txt"))
    at.alice("prove", FIGHT, "--since", str(at.out / "round-1.txt"), *to, str(at.out / "since.txt"))


def another_evening(at: Table) -> tuple[Path, str]:
    """Play another fight of the same name, on another evening; return alice's copy of it, and a checkpoint."""
    machine = forge.twin(at.gm, at.home / "another", "f")
    there = at._replace(gm=machine, codes=[], out=at.home / "another evening")
    there.out.mkdir()
    open_the_fight(there)
    first_round(there)
    note = note_in(there.say("round"))
    there.export(COPY)
    return there.out / COPY, note


def make(home: Path, out: Path) -> Table:
    """Write everything into a folder."""
    at = table(home, out)
    play(at)
    told = cases.everything(at, *another_evening(at))
    (out / "cases.toml").write_text("\n".join(case.text() for case in told), "utf-8", newline="\n")
    return at


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "audit"
        make(Path(folder) / "home", fresh)
        target = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
        for name in BY_HAND:
            if (target / name).exists():
                shutil.copy(target / name, fresh / name)
        shutil.rmtree(target, ignore_errors=True)
        shutil.copytree(fresh, target)
