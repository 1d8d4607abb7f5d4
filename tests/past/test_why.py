"""Why a value is what it is: the chain of records behind it, down to dice and rulings."""

import pytest

from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.table_commands import Amend
from rejeu.replays.why import Explanation, Node, Subject, explain, find_subject
from tests.past.table import Table

HIT = "6 4 3 2 2 / 2 4 4 3"


def ask(table: Table, kind: str, who: str = "", name: str = "", other: str = "", record: int = 0) -> Explanation:
    return explain(table.fight, Subject(kind, who, name, other, record))


def chain(table: Table, found: Explanation) -> list[type]:
    """The kinds of every record, each once, in the order of the log."""
    records: set[int] = set()

    def walk(nodes: tuple[Node, ...]) -> None:
        for node in nodes:
            records.add(node.seq)
            walk(node.sources)

    walk(found.nodes)
    return [type(table.fight.event(seq)) for seq in sorted(records)]


@pytest.fixture
def wounded(duel: Table) -> Table:
    """Mira has shot the guard: 13 against 10, 13 + 3 of damage against 6: a Grave wound."""
    duel.roll(mira=13, guard=10)
    duel.declare("guard")
    duel.declare("mira")
    duel.say(duel.shot("mira", "guard"), HIT)
    return duel


def test_a_wound_comes_from_damage_an_attack_dice_and_what_was_said(wounded: Table) -> None:
    found = ask(wounded, "track", "guard", "physical")
    assert found.value == {"light": 0, "grave": 1, "critical": 0, "fatal": 0}
    kinds = chain(wounded, found)
    for kind in (c.Attack, f.Rolled, f.AttackResolved, f.DamageResolved, f.Wounded, f.Joined):
        assert kind in kinds
    assert f.TurnEnded not in kinds
    (top,) = found.nodes
    assert isinstance(wounded.fight.event(top.seq), f.Wounded)


def test_an_attribute_lowered_by_a_wound_names_the_wound(wounded: Table) -> None:
    found = ask(wounded, "attribute", "guard", "PER")
    assert (found.value, found.own) == (2, 3)
    kinds = chain(wounded, found)
    assert f.Assessed in kinds and f.Wounded in kinds and f.AttackResolved in kinds
    assert [*chain(wounded, ask(wounded, "attribute", "mira", "PER"))] == [c.Join, f.Joined]


def test_an_attribute_set_by_ruling_names_the_ruling(wounded: Table) -> None:
    ruling = wounded.say(c.SetAttribute(targets=("mira",), attribute="PER", value=5))
    found = ask(wounded, "attribute", "mira", "PER")
    assert found.value == 5
    assert [node.seq for node in found.nodes] == [ruling + 1]
    assert chain(wounded, found) == [c.SetAttribute, f.AttributeSet]


def test_a_gauge_is_every_change_since_it_was_set(table: Table) -> None:
    table.say(c.Hurt(targets=("mira",), amount=1))
    outright = table.say(c.SetGauge(targets=("mira",), gauge="hp", value=6))
    table.say(c.StartRound())
    hit = table.say(c.Attack(who="guard", targets=("mira",)), "3/2")
    less = table.say(c.SetGauge(targets=("mira",), gauge="hp", delta=-1))
    found = ask(table, "gauge", "mira", "hp")
    assert found.value == 3
    assert [node.seq for node in found.nodes] == [outright + 1, hit + 4, less + 1]
    assert f.AttackResolved in chain(table, found) and f.Rolled in chain(table, found)


def test_the_order_and_one_before_another(wounded: Table) -> None:
    assert ask(wounded, "order").value == ("mira", "guard")
    found = ask(wounded, "before", "guard", other="mira")
    assert found.value["order"] == ("mira", "guard")
    assert found.value["counts"] == {"mira": 13, "guard": 10}
    assert f.InitiativeSet in chain(wounded, found) and f.Rolled in chain(wounded, found)


def test_a_tie_and_a_ruling_on_the_order_are_told_apart(duel: Table) -> None:
    duel.roll(mira=12, guard=12)
    tied = ask(duel, "before", "mira", other="guard")
    assert tied.value["counts"] == {"mira": 12, "guard": 12}
    ruling = duel.say(c.Reorder(targets=("guard", "mira")))
    ruled = ask(duel, "before", "mira", other="guard")
    assert ruled.value["order"] == ("guard", "mira")
    assert ruled.value["since"] == ruling + 1
    assert c.Reorder in chain(duel, ruled)


def test_a_threshold_with_its_save(duel: Table) -> None:
    duel.roll(mira=13, guard=10)
    duel.declare("guard")
    duel.declare("mira")
    shot = c.Attack(who="mira", targets=("guard",), weapon="pistol", options={"distance": 8})
    duel.say(shot, "6 4 3 2 2 / 6 4 4 4")
    duel.say(c.Answer(question="q1", choice="yes"), "6 5 4")
    found = ask(duel, "threshold", "guard")
    assert found.value == 6 + 5
    kinds = chain(duel, found)
    assert f.TestResolved in kinds and f.AttackResolved in kinds and c.Attack in kinds and c.Answer in kinds


def test_position_status_condition_and_clock(wounded: Table) -> None:
    place = wounded.say(c.Place(targets=("mira",), to=(4,)))
    assert ask(wounded, "position", "mira").nodes[0].seq == place + 1
    assert f.Assessed in chain(wounded, ask(wounded, "status", "guard"))
    put = wounded.say(c.PutCondition(targets=("mira",), condition="blind"))
    assert ask(wounded, "condition", "mira", "blind").nodes[0].seq == put + 1
    assert f.RoundStarted in chain(wounded, ask(wounded, "clock"))
    killed = wounded.say(c.Kill(targets=("mira",)))
    assert killed in [node.seq for top in ask(wounded, "status", "mira").nodes for node in top.sources]


def test_what_an_amendment_wrote_names_the_amendment(wounded: Table) -> None:
    shot = wounded.fight.lineage.batch(wounded.fight.head)[0]
    wounded.amend(shot, wounded.shot("mira", "guard", dark=1))
    assert Amend in chain(wounded, ask(wounded, "track", "guard", "physical"))


def test_what_was_undone_explains_nothing(wounded: Table) -> None:
    wounded.undo()
    found = ask(wounded, "track", "guard", "physical")
    assert sum(found.value.values()) == 0
    assert f.Wounded not in chain(wounded, found)
    with pytest.raises(Refused, match="not-on-this-line"):
        ask(wounded, "record", record=wounded.fight.tail - 4)


def test_what_may_be_asked_is_found_by_name_or_refused_with_what_there_is(wounded: Table) -> None:
    state = wounded.fight.state
    assert find_subject(state, "guard", "physical").kind == "track"
    assert find_subject(state, "guard", "PER").kind == "attribute"
    assert find_subject(state, "guard", "initiative").kind == "initiative"
    with pytest.raises(Refused, match="nothing-to-explain") as refused:
        find_subject(state, "guard", "charm")
    assert "shock" in refused.value.params["known"]


def test_nothing_is_said_of_who_has_no_part_in_the_order(duel: Table) -> None:
    with pytest.raises(Refused, match="not-in-order"):
        ask(duel, "initiative", "mira")
    with pytest.raises(Refused, match="not-in-order"):
        ask(duel, "before", "mira", other="guard")
    assert ask(duel, "threshold", "mira").subject == Subject("attribute", "mira", "threshold")
