"""Pairs of fights that differ in what one reader is not told, and in nothing else: that reader gets the same."""

import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events import table_commands as t
from rejeu.events.base import Command
from rejeu.events.secret_events import SetView
from rejeu.replays.amend import commit, preview, replacing, striking
from rejeu.replays.amend_line import line_after
from rejeu.replays.amendment import Amendment, Choice, Said
from rejeu.replays.fight import Stamp
from rejeu.replays.rewinding import undo_target
from rejeu.replays.sealing import export_copy, label_of, seal
from tests.machines.hands import PLAYERS
from tests.secrets.play import SALTS, Table

GHOST = "zzghost"
GM, BOB = ("gm",), ("bob",)
WHY = "the assassin must wait"

Secret = Callable[[Table], object]
"""Does up to two things that whoever is told of neither can tell from no other two."""


def salts() -> bytes:
    return SALTS.randbytes(16)


def both(*said: tuple[Command, str, tuple[str, ...]]) -> Secret:
    return lambda table: [table.say(command, by=by, audience=audience) for command, by, audience in said]


def on_ghost(*commands: Command) -> Secret:
    return both(*((command, "gm", ()) for command in commands))


def amend(table: Table, amendment: Amendment) -> bool:
    """Amend, whatever no longer goes struck."""
    plan = preview(table.fight, amendment, fallback=lambda _: Choice("strike"))
    table.said += 1
    return commit(table.fight, plan, Stamp("gm", table.said, f"k{table.said}"), salts) is not None


def undone(table: Table) -> bool:
    before = table.fight.head
    table.say(NOTE, audience=GM)
    return table.say(c.Rewind(to=before, how="undo", text=WHY), audience=GM)


def struck(table: Table) -> bool:
    table.say(NOTE, audience=GM)
    return amend(table, striking(table.fight, table.fight.head, WHY))


NOTE = c.Note(text="x")
LONG = c.Note(text="much longer, and by somebody else " * 10)
LUCK = c.SetGauge(targets=(GHOST,), gauge="luck", value=3)
OF_PLAY: tuple[Secret, ...] = (
    both((NOTE, "gm", GM), (NOTE, "gm", GM)),
    both((LONG, "bob", GM), (NOTE, "gm", BOB)),
    on_ghost(c.PutCondition(targets=(GHOST,), condition="bound"), c.Place(targets=(GHOST,), to=(17,))),
    on_ghost(LUCK, c.Place(targets=(GHOST,), to=(4,))),
    on_ghost(c.Mark(targets=(GHOST,), level="light"), c.Clear(targets=(GHOST,), level="light")),
    on_ghost(c.Hurt(targets=(GHOST,), amount=1), c.Heal(targets=(GHOST,), amount=1)),
    on_ghost(c.Hurt(targets=(GHOST,), amount=1, track="health"), c.Heal(targets=(GHOST,), track="health", amount=1)),
    both((LUCK, "gm", BOB), (NOTE, "gm", GM)),
    both((c.SetGauge(targets=("guard",), gauge="luck", value=3), "gm", GM), (NOTE, "gm", GM)),
)  # fmt: skip
OF_THE_TABLE: tuple[Secret, ...] = (
    on_ghost(SetView(targets=("guard",), level="exact", to=BOB), SetView(targets=("guard",), level="usual", to=BOB)),
    on_ghost(SetView(targets=(GHOST,), level="exact", to=BOB), SetView(targets=(GHOST,), level="usual", to=BOB)),
    both((t.Flag(record=3, text=WHY), "bob", GM), (t.RuleOnFlag(record=3, text=WHY), "gm", GM)),
    undone,
    struck,
)  # fmt: skip


class Pair:
    """One fight of a pair: `chance` is the same in both, `secret` and `number` are not."""

    def __init__(self, ruleset: str, seed: int, number: int, *, amends: bool) -> None:
        self.table = Table(ruleset)
        self.chance = Random(seed)
        self.secret = Random(seed + number)
        self.number = number
        self.secrets = OF_PLAY if amends else (*OF_PLAY, *OF_THE_TABLE)
        self.amends = amends
        self.level: Any = self.chance.choice(["words", "outcome", "usual"])
        name = ("Ghost", "The Phantom of the Opera")[number]
        self.table.ghost(GHOST, name)
        self.table.say(SetView(targets=("guard",), level=self.level, to=self.chance.choice([(), ("alice",)])))

    def play(self, steps: int) -> None:
        opened = False
        for _ in range(steps):
            kind = self.chance.random()
            if kind < 0.35:
                self._secret()
                opened = False
            elif kind < 0.42 and opened and not self.amends:  # else it would take back what is secret
                self._undo()
                opened = False
            elif kind < 0.5 and self.amends:
                self._amend()
            elif kind < 0.6:
                self.table.say(c.SetGauge(targets=("guard",), gauge="luck", value=self.number + 1))
            else:
                self._open()
                opened = True

    def _secret(self) -> None:
        before = self.count
        self.secret.choice(self.secrets)(self.table)
        for _ in range(self.count - before, 2):  # the one who is hidden is dead by now, say
            self.table.say(NOTE, audience=GM)

    @property
    def count(self) -> int:
        return sum(1 for _ in self.table.fight.lineage.batches())

    def _undo(self) -> None:
        try:
            self.table.say(c.Rewind(to=undo_target(self.table.fight, 1), how="undo"))
        except Refused:
            self.table.say(c.Note(text="nothing to undo"))

    def _amend(self) -> None:
        fight = self.table.fight
        notes = [
            past.seq for past in line_after(fight, fight.lineage.batch(1)[1])
            if isinstance(past.command, c.Note) and not fight.envelopes[past.seq - 1].audience
        ]  # fmt: skip
        if not notes:
            self.table.say(c.Note(text="nothing to amend"))
            return
        note = self.chance.choice(notes)
        if self.chance.random() < 0.5:
            amend(self.table, striking(fight, note, "no"))
        else:
            amend(self.table, replacing(fight, note, Said(c.Note(text="otherwise")), "yes"))

    def _open(self) -> None:
        number = self.chance.randrange(41)
        for command in self.table.player.hand(self.table.fight.state, number):
            if GHOST not in str(command) and self.table.say(command):
                return
        self.table.say(c.Note(text="…"))

    def copy(self, who: str, folder: Path) -> bytes:
        """What `who` is given, without what hides: commitments, salts, links, and the root at its end."""
        seal(self.table.journal, self.table.fight, salts)
        path = folder / f"{self.number}-{who}.jsonl"
        export_copy(self.table.journal, self.table.fight, label_of(self.table.fight, who), path, replace=True)
        text = path.read_bytes()
        for field in (b"commitment", b"prev", b"salt", b"head"):
            text = re.sub(b'"' + field + b'":"[^"]*"', b'"' + field + b'":""', text)
        return re.sub(rb'\[0,0,\\"[^"]*"', b"[0,0,", text)  # the salt of a free text


def check_alike(ruleset: str, seed: int, folder: Path, *, amends: bool) -> None:
    pairs = [Pair(ruleset, seed, number, amends=amends) for number in (0, 1)]
    for pair in pairs:
        pair.play(20)
    for who in ("alice", ""):
        one, other = (pair.copy(who, folder) for pair in pairs)
        assert one == other
        assert b"hantom" not in one
        assert GHOST.encode() not in one
        assert WHY.encode() not in one


@pytest.mark.parametrize("amends", [False, True])
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_fights_that_differ_in_secrets_only_give_the_same_copies(ruleset: str, amends: bool, tmp_path: Path) -> None:
    for seed in range(4):
        check_alike(ruleset, seed, tmp_path, amends=amends)


@pytest.mark.soak
@pytest.mark.parametrize("amends", [False, True])
@pytest.mark.parametrize("ruleset", PLAYERS)
def test_many_fights_that_differ_in_secrets_only_give_the_same_copies(
    ruleset: str, amends: bool, tmp_path: Path
) -> None:
    for seed in range(100, 300):
        check_alike(ruleset, seed, tmp_path, amends=amends)
