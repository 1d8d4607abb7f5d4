"""Whatever is tried: facts that fold, or a refusal that leaves the state untouched."""

from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, SeededSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.evolve import fold
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.events import commands as c
from rejeu.events.base import Command

from .table import PISTOL, Table, digest

WHO = st.sampled_from(("mira", "guard", "chet", "nobody"))
TARGETS = st.lists(WHO, max_size=2).map(tuple)
WEAPON = st.sampled_from(("", "pistol", "taser", "unarmed", "bow"))
LEVEL = st.sampled_from(("light", "grave", "critical", "fatal", "shaken", "stunned", "dazed", "unconscious", "x"))
VERB = st.sampled_from(
    ("", "attack", "move", "dodge", "reload", "clear", "pick-up", "stand", "long", "other", "pass", "hold")
)
OPTIONS = st.fixed_dictionaries(
    {},
    optional={
        "distance": st.integers(0, 120),
        "save": st.sampled_from(("yes", "no")),
        "incident": st.sampled_from(("jam", "drop", "fall")),
        "critical": st.sampled_from(("success", "failure", "none")),
        "rounds": st.integers(1, 3),
        "moves": st.sampled_from(("yes", "no")),
        "run": st.just("yes"),
        "fixed": st.just("yes"),
    },
)
MOVE = st.integers(-1, 20)
CHOICE = st.sampled_from(("yes", "no", "jam", "drop", "fall"))
NEAR = st.builds(dict, distance=st.integers(0, 12))
RULES: tuple[dict[str, int | str], ...] = ({"hold_back": "yes"}, {"ammunition": "never"}, {"scope": "character"})
PLACE = st.tuples(st.integers(-20, 20), st.integers(-20, 20))

COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(c.StartRound),
    st.builds(c.RollInitiative, targets=TARGETS, options=st.sampled_from(({}, {"moves": "yes"}))),
    st.builds(c.Declare, who=WHO, verb=VERB, targets=TARGETS, weapon=WEAPON),
    st.builds(c.Declare, who=WHO, verb=st.just("long"), options=st.builds(dict, rounds=st.integers(1, 3))),
    st.builds(c.Move, who=WHO, metres=MOVE),
    st.builds(c.Move, who=WHO, to=PLACE, options=st.sampled_from(({}, {"run": "yes"}))),
    st.builds(c.Move, who=WHO),
    st.builds(c.Attack, who=WHO, targets=st.tuples(WHO), weapon=WEAPON, options=NEAR),
    st.builds(c.Attack, who=WHO, targets=TARGETS, weapon=WEAPON, options=OPTIONS),
    st.builds(c.Act, who=WHO, verb=VERB),
    st.builds(c.Pass, who=WHO),
    st.builds(c.Answer, question=st.sampled_from(("q1", "q2")), choice=CHOICE),
    st.builds(c.Hurt, targets=TARGETS, amount=st.integers(-1, 40), track=st.sampled_from(("", "shock", "both"))),
    st.builds(c.Heal, targets=TARGETS, amount=st.integers(0, 3)),
    st.builds(c.Mark, targets=TARGETS, level=LEVEL, count=st.integers(0, 3)),
    st.builds(c.Clear, targets=TARGETS, level=LEVEL),
    st.builds(c.Kill, targets=TARGETS),
    st.builds(c.Revive, targets=TARGETS),
    st.builds(c.Leave, targets=st.just(("chet",))),
    st.builds(c.SetInitiative, targets=TARGETS, value=st.integers(0, 20)),
    st.builds(c.Skip, targets=TARGETS),
    st.builds(c.ResetOrder),
    st.builds(c.Reorder, targets=TARGETS),
    st.builds(c.Place, targets=TARGETS, to=PLACE),
    st.builds(c.ChangeRules, parameters=st.sampled_from(RULES)),
)  # fmt: skip


def opened() -> Table:
    taser = {**PISTOL, "power": "VIG d6", "kind": "both", "magazine": 2}
    weapons = {"pistol": PISTOL, "taser": taser}
    return Table().join("mira", "guard", weapons=weapons, position=(0, 0)).join("chet", weapons=weapons)


@given(st.lists(COMMANDS, max_size=60))
def test_anything_is_decided_or_refused(commands):
    table = opened()
    state, seq = table.state, table.seq
    for command in commands:
        before = digest(state)
        trial = fold(state, [(seq + 1, command)])
        try:
            facts = decide(trial, command, DiceTray(SeededSource("any")), seq + 1, RULESET)
        except (Refused, BadSheet):
            assert digest(state) == before
            continue
        assert digest(state) == before, "deciding changes nothing"
        state = fold(trial, [(seq + 1 + n, fact) for n, fact in enumerate(facts, 1)])
        seq += 1 + len(facts)
        check(state)


def check(state) -> None:
    """Say what always holds."""
    assert set(state.order) == set(state.slots)
    for who, slot in state.slots.items():
        assert 0 <= slot.covered <= 18
        if state.combatants[who].gone:
            raise AssertionError(who)
    if state.phase == "resolution":
        waiting = [who for who in state.order if not state.slots[who].done]
        assert state.active == (waiting[0] if waiting else "")
    for combatant in state.combatants.values():
        if combatant.status == "dead":
            assert not [deadline for deadline in state.deadlines.values() if deadline.who == combatant.id]
        for levels in combatant.monitors.values():
            for level in levels:
                assert sum(wound.level == level.name for wound in combatant.wounds.values()) <= level.boxes
