"""An old fight under changed rules folds as it was; deciding it again names the first record and field that differ."""

from typing import Any

import pytest

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.replays.fight import Fight
from rejeu.replays.resimulate import resimulate
from tests.past.table import Table
from tests.past.test_amend import skirmish
from tests.tiny.ruleset import Tiny


class Harder(Tiny):
    """A later version, in which a hit hurts by one more."""

    version = 2

    def _harm(self, scene: Scene, who: str, amount: int) -> None:
        super()._harm(scene, who, amount + 1)


class Longer(Tiny):
    """A later version, which says one thing more at the start of a round."""

    def _round(self, scene: Scene) -> None:
        super()._round(scene)
        scene.emit(f.MarkerSet(who="mira", marker="ready", value=1))


class Stricter(Tiny):
    """A later version, in which nobody is hurt by ruling."""

    def decide(self, scene: Scene, command: Any) -> None:
        if isinstance(command, c.Hurt):
            raise Refused("not-in-ruleset", verb="hurt", ruleset="tiny")
        super().decide(scene, command)


class Forgetful(Tiny):
    """A later version that cannot cope with an old fight."""

    def decide(self, scene: Scene, command: Any) -> None:
        scene.state.parameters["a_new_rule"]
        super().decide(scene, command)


@pytest.mark.case(30)
def test_under_the_same_rules_everything_is_decided_as_it_was(table: Table) -> None:
    skirmish(table)
    found = resimulate(table.fight)
    assert found.difference is None
    assert found.commands == 4 + 9
    table.undo(3)
    table.say(c.Note(text="another line"))
    assert resimulate(table.fight).difference is None


@pytest.mark.case(30)
def test_under_changed_rules_the_first_record_and_field_are_named_and_nothing_changes(table: Table) -> None:
    records = skirmish(table)
    state, lines = table.bytes(), list(table.fight.journal.read("fight"))
    found = resimulate(table.fight, Harder())
    difference = found.difference
    assert difference is not None
    assert (difference.command, difference.seq) == (records[1], records[1] + 4)
    assert (difference.tag, difference.field) == ("gauge-set", "value")
    assert (difference.recorded, difference.now) == (4, 3)
    assert found.ruleset_version == 2
    assert list(table.fight.journal.read("fight")) == lines
    assert table.bytes() == state
    fresh = Table(Fight(table.fight.journal, "fight"))
    assert fresh.bytes() == state


@pytest.mark.case(30)
def test_a_record_more_and_a_command_refused_are_differences(table: Table) -> None:
    records = skirmish(table)
    more = resimulate(table.fight, Longer()).difference
    assert more is not None
    assert (more.command, more.field, more.recorded, more.now) == (records[0], "", None, "marker-set")
    refused = resimulate(table.fight, Stricter()).difference
    assert refused is not None and isinstance(refused.error, Refused)
    assert (refused.seq, refused.error.code) == (records[2], "not-in-ruleset")


@pytest.mark.case(30)
def test_rules_that_cannot_cope_with_an_old_fight_differ_and_do_not_crash(table: Table) -> None:
    records = skirmish(table)
    found = resimulate(table.fight, Forgetful()).difference
    assert found is not None
    assert found.seq == records[0]
    assert "a_new_rule" in str(found.now)


def test_what_an_amendment_wrote_is_decided_as_it_was(table: Table) -> None:
    records = skirmish(table)
    table.amend(records[2], c.Hurt(targets=("dan",), amount=4))
    table.undo()
    table.amend(records[1], c.Attack(who="mira", targets=("guard",), modifiers={"cover": -20}))
    assert resimulate(table.fight).difference is None


def test_progress_is_told(table: Table) -> None:
    skirmish(table)
    told: list[tuple[int, int]] = []
    resimulate(table.fight, progress=lambda done, total: told.append((done, total)))
    assert told[-1] == (table.fight.tail, table.fight.tail)
    assert told == sorted(told)
