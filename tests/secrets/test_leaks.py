"""What a copy once told, and tells no more: each of these was to be read in somebody's copy."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import secret_events as s
from rejeu.events import table_commands as t
from rejeu.events import table_facts as tf
from rejeu.events.base import Command, Event, Term
from rejeu.events.memory import MemoryJournal
from rejeu.events.time_commands import CloseFight, Continue
from rejeu.events.time_facts import Continued
from rejeu.projections.known import known_in
from rejeu.projections.seen import seen
from rejeu.replays.amend import commit, preview, replacing, striking
from rejeu.replays.amendment import Choice, Said
from rejeu.replays.campaign import sequel
from rejeu.replays.copying import copy_for
from rejeu.replays.fight import Fight, Stamp
from rejeu.replays.sealing import export_copy, label_of, seal
from tests.secrets.play import SALTS, Table, hands

GM = ("gm",)
WHY = "the assassin must wait"


@pytest.fixture
def table() -> Table:
    return Table("tiny")


def salts() -> bytes:
    return SALTS.randbytes(16)


def told(table: Table, who: str = "alice") -> list[Event]:
    fight = copy_for(table.fight, who).fight
    return [event for seq in range(1, fight.tail + 1) if isinstance(event := fight.event(seq), Event)]


def texts(table: Table, who: str = "alice") -> list[str]:
    return [*copy_for(table.fight, who).fight.texts().values()]


def only(table: Table, kind: Any, who: str = "alice") -> Any:
    return next(event for event in told(table, who) if isinstance(event, kind))


def raw(table: Table, folder: Path, who: str = "alice") -> bytes:
    seal(table.journal, table.fight, salts)
    path = folder / "copy"
    export_copy(table.journal, table.fight, label_of(table.fight, who), path, replace=True)
    return path.read_bytes()


def first_of(table: Table, head: int) -> int:
    return table.fight.lineage.batch(head)[0]


def test_why_something_was_undone_in_secret_is_not_told(table: Table, tmp_path: Path) -> None:
    before = table.fight.head
    table.say(c.Note(text="seen by all"))
    assert table.say(c.Rewind(to=before, how="undo", text=WHY), audience=GM)
    assert only(table, f.Rewound).how == "undo"
    assert texts(table) == ["seen by all"]
    assert b"assassin" not in raw(table, tmp_path)


@pytest.mark.parametrize("strike", [True, False])
def test_an_amendment_of_what_is_secret_says_neither_how_nor_why(table: Table, strike: bool) -> None:
    table.say(c.Note(text="psst"), audience=GM)
    secret = table.fight.head
    table.say(c.Note(text="seen by all"))
    said = Said(c.Note(text="hush"))
    amendment = striking(table.fight, secret, WHY) if strike else replacing(table.fight, secret, said, WHY)
    commit(table.fight, preview(table.fight, amendment), Stamp("gm", 99, "amending"), salts)
    amend = only(table, t.Amend)
    assert (amend.how, amend.instead, only(table, tf.Amended).how) == ("replace", (), "replace")
    assert WHY not in texts(table)
    assert "hush" not in texts(table)


def test_what_is_upheld_of_a_secret_stays_secret(table: Table) -> None:
    """What comes of a command that can no longer be decided is ruled instead: those rulings are as secret as it was."""
    table.say(c.StartRound())
    table.say(c.Note(text="before"))
    note = table.fight.head
    assert table.say(c.Attack(who="guard", targets=("dan",), modifiers={"rage": 40}), by="gm", audience=GM)
    amendment = replacing(table.fight, note, Said(c.Skip(targets=("guard",))))
    plan = preview(table.fight, amendment, fallback=lambda _: Choice("force"))
    assert [outcome.kind for outcome in plan.outcomes].count("upheld") > 1
    commit(table.fight, plan, Stamp("gm", 99, "amending"), salts)
    assert not [event for event in told(table) if isinstance(event, c.Uphold | c.SetGauge | f.Upheld)]
    assert not [event for event in told(table) if isinstance(event, s.Unseen) and event.targets]


def test_upholding_what_somebody_hidden_did_names_no_record(table: Table) -> None:
    table.ghost()
    table.say(c.StartRound())
    table.say(c.Attack(who="zzghost", targets=("dan",), modifiers={"rage": -40}))
    hidden = first_of(table, table.fight.head)
    table.say(c.Note(text="x"))
    assert table.say(c.Uphold(record=hidden, text=WHY))
    assert not [event for event in told(table) if isinstance(event, c.Uphold | f.Upheld)]
    assert WHY not in texts(table)


def test_whoever_is_kept_out_of_sight_comes_back_unseen(table: Table) -> None:
    before = table.fight.head
    join = c.Join(who="zzghost", name="Zzghost", sheet=table.player.sheets["mira"])
    table.say(join)
    table.say(s.SetView(targets=("zzghost",), level="hidden"))
    table.say(c.Rewind(to=before))
    shown = told(table)
    assert table.say(join)
    assert told(table) == shown


def test_nobody_is_brought_in_secretly_who_is_not_hidden(table: Table) -> None:
    """The state would show them: the line alone would be secret."""
    late = c.Join(who="late", name="Late", sheet=table.player.sheets["mira"])
    assert table.refusal(late, audience=GM) == "secret-arrival"
    assert table.say(replace(late, hidden=True), audience=GM)


@pytest.mark.parametrize(
    "command",
    [
        t.SetParticipant(who="carol", role="observer"), t.RemoveParticipant(who="bob"), s.Disclose(),
        t.SetRights(rights={"undo": "gm"}), c.SetDicePolicy(policy="fresh"),
    ],
)  # fmt: skip
def test_what_concerns_the_table_is_never_secret(table: Table, command: Command) -> None:
    assert table.refusal(command, audience=("alice",)) == "never-secret"


def test_a_secret_flag_is_settled_in_secret(table: Table) -> None:
    table.say(c.Note(text="x"))
    note = first_of(table, table.fight.head)
    table.say(t.Flag(record=note, text="hm"), by="bob", audience=GM)
    table.say(t.RuleOnFlag(record=note, text=WHY))
    assert not [event for event in told(table) if isinstance(event, t.RuleOnFlag | t.Flag)]
    assert WHY not in texts(table)
    assert WHY in texts(table, "bob")


def test_one_disclosed_secret_is_not_said_to_be_all_of_them(table: Table) -> None:
    table.say(c.Note(text="psst"), audience=GM)
    table.say(s.Disclose(records=(table.fight.head,)))
    assert only(table, s.Disclose).records == (0,)
    entry = sum(1 for _ in table.fight.lineage.batches()) - 1
    assert (only(table, s.Disclosed).records, only(table, s.Disclosed).entries) == ((), (entry,))


def test_damage_tells_nothing_of_an_attack_of_which_only_the_outcome_is_told() -> None:
    table = Table("point-zero")
    table.say(s.SetView(targets=("guard",), level="outcome"))
    damage = f.DamageResolved(
        target="mira", track="physical", damage=9, threshold=6, level=1, by="guard", terms=(Term("margin", 4),)
    )
    shown: Any = seen(damage, known_in(table.fight.state), table.fight.table.eye("alice"))
    assert (shown.by, shown.terms, shown.damage) == ("guard", (), 9)


def test_a_number_in_the_name_of_a_mark_counts_nothing_unseen(table: Table) -> None:
    mark = f.MarkerSet(who="mira", marker="swap.2", value="guard")
    assert seen(mark, known_in(table.fight.state)) is None


def test_a_sequel_does_not_count_the_records_of_the_fight_before() -> None:
    table = Table("point-zero")
    table.ghost()
    table.say(c.Note(text="psst"), audience=GM)
    assert table.say(CloseFight())
    again = Fight.create(
        MemoryJournal(), "again", "m" * 22, c.Open(title="Again", ruleset="point-zero"), Stamp("gm", 1, "o"), hands()
    )
    again.submit(sequel(table.fight), Stamp("gm", 2, "s"), hands())
    copy = copy_for(again).fight
    events = [copy.event(seq) for seq in range(1, copy.tail + 1)]
    command = next(event for event in events if isinstance(event, Continue))
    fact = next(event for event in events if isinstance(event, Continued))
    assert (command.count, command.head, command.survivors) == (0, "", ())
    assert (fact.count, fact.head, fact.wounded) == (0, "", 0)
    assert b"ghost" not in b"".join(copy.journal.read("again")).lower()


def test_a_copy_of_a_copy_shows_no_more_than_its_reader_sees(table: Table) -> None:
    """`--for` over somebody's copy: what it shows instead of facts is exact, and not for everyone."""
    table.say(c.SetGauge(targets=("mira",), gauge="hp", value=2), audience=GM)
    alice = copy_for(table.fight, "alice").fight
    everyone = copy_for(alice).fight
    assert not everyone.state.combatants["mira"].gauges
    assert b'"hp"' not in b"".join(everyone.journal.read("random"))
