"""Everybody who plays the fight of examples/audit, and what they post."""

from pathlib import Path
from typing import NamedTuple

from tests.audit_example.machine import Machine, codes_in, note_in

FIGHT, COPY = "ferry", "alice.combat.jsonl"
BACKUP = "round-1.db"


class Table(NamedTuple):
    """Everybody's machines; `codes` are those that were posted, by the fight's own record after each."""

    gm: Machine
    alice: Machine
    bob: Machine
    thief: Machine
    codes: list[str]
    home: Path
    out: Path

    def say(self, line: str, *more: str) -> str:
        """Say a line of the fight at the game master's machine, and post the codes of its rolls."""
        said = self.gm("do", FIGHT, line, *more)
        self.codes.extend(codes_in(said))
        return said

    def post(self, name: str, said: str) -> None:
        """Post the checkpoint that the game master's machine has just shown."""
        (self.out / name).write_text(note_in(said), "utf-8", newline="\n")

    def copy(self, file: str) -> str:
        """Return where a copy lies that was posted."""
        return str(self.out / file)

    def copy_for(self, who: str) -> Path:
        """Return somebody else's copy, as it is now."""
        path = self.home / f"{who}.combat.jsonl"
        self.gm("export", FIGHT, str(path), "--for", who, "--replace")
        return path

    def export(self, file: str) -> str:
        """Write alice's copy, as it is now."""
        return self.gm("export", FIGHT, str(self.out / file), "--for", "alice", "--replace")
