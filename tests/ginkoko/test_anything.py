"""Whatever is tried: facts that fold, or a refusal that leaves the state untouched and lets no die fall."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, SeededSource
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.evolve import fold
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.engine.rulesets.ginkoko.bargains import PENALTIES, PRIMES
from rejeu.engine.rulesets.ginkoko.conditions import UNCONSCIOUS
from rejeu.engine.rulesets.ginkoko.incidents import INCIDENTS
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command, Until
from rejeu.events.registry import decode_body, encode_body

from .table import Table, digest

PEOPLE = ("kesh", "dokan", "oum")
WHO = st.sampled_from((*PEOPLE, "nobody"))
TARGETS = st.lists(WHO, max_size=2, unique=True).map(tuple)
PRIME = st.sampled_from((*PRIMES, "acceleration,prudence", "x"))
BARGAIN = {"prime": PRIME, "free": PRIME, "penalty": st.sampled_from((*PENALTIES, "danger,risk"))}
DK = st.integers(0, 3)
ATTACK = st.fixed_dictionaries(
    {},
    optional={
        **BARGAIN,
        "dk": DK,
        "unperceived": st.integers(0, 30),
        "defence": st.sampled_from(("yes", "no")),
        "defence_dk": DK,
        "resistance_dk": DK,
        "incident": st.sampled_from(INCIDENTS),
        "ally": st.sampled_from(PEOPLE),
    },
)
ANSWER = st.fixed_dictionaries({}, optional={"dk": DK, "ally": st.sampled_from(PEOPLE), "resistance_dk": DK})
DEED = st.fixed_dictionaries({}, optional={**BARGAIN, "dk": DK, "incident": st.sampled_from(INCIDENTS)})
TEST = st.fixed_dictionaries({"skill": st.just("Soins"), "difficulty": st.integers(0, 30)}, optional=BARGAIN)
LEVEL = st.sampled_from("1234567")
RULES: tuple[dict[str, int | str], ...] = (
    {"fumble": "incident"}, {"dodge": 3}, {"actions": 2}, {"spare_penalties": "allowed"}, {"hit_point_floor": -9},
    {"grave_until": "over"}, {"initiative_kept": "round"}, {"multiple_shots": "any"}, {"late": "at-once"},
)  # fmt: skip

COMMANDS: st.SearchStrategy[Command] = st.one_of(
    st.builds(c.StartRound),
    st.builds(c.RollInitiative),
    st.builds(c.Attack, who=WHO, targets=TARGETS, weapon=st.sampled_from(("sabre", "rifle", "bow")), options=ATTACK),
    st.builds(c.Attack, who=WHO, targets=TARGETS, weapon=st.sampled_from(("sabre", "rifle")), options=st.just({})),
    st.builds(c.Act, who=WHO, verb=st.just("first-aid"), targets=TARGETS, options=DEED),
    st.builds(c.Act, who=WHO, verb=st.just("other"), options=TEST),
    st.builds(c.Act, who=WHO, verb=st.sampled_from(("engage", "disengage")), targets=TARGETS),
    st.builds(c.Act, who=WHO, verb=st.sampled_from(("position", "dodge", "clear", "pick-up", "stand", "other"))),
    st.builds(c.Act, who=st.just("gm"), verb=st.just("rest"), targets=TARGETS, options=st.just({"carer": "oum"})),
    st.builds(c.Pass, who=WHO),
    st.builds(
        c.Answer,
        question=st.sampled_from(("q1", "q2", "q3")),
        choice=st.sampled_from(("yes", "no", *INCIDENTS, *PEOPLE)),
        options=ANSWER,
    ),
    st.builds(c.Hurt, targets=TARGETS, amount=st.integers(-1, 25)),
    st.builds(c.Heal, targets=TARGETS, amount=st.integers(0, 3)),
    st.builds(c.Mark, targets=TARGETS, level=LEVEL, count=st.integers(0, 2)),
    st.builds(c.Clear, targets=TARGETS, level=LEVEL),
    st.builds(c.Kill, targets=st.just(("dokan",))),
    st.builds(c.Revive, targets=TARGETS),
    st.builds(c.Leave, targets=st.just(("dokan",))),
    st.builds(c.SetInitiative, targets=TARGETS, value=st.integers(0, 40)),
    st.builds(c.SetGauge, targets=TARGETS, gauge=st.just("hp"), value=st.integers(0, 25)),
    st.builds(c.PutCondition, targets=TARGETS, condition=st.just("blind"), until=st.just(Until("round-end", "", 3))),
    st.builds(c.LiftCondition, targets=TARGETS, condition=st.sampled_from(("unconscious", "failing", "no-action"))),
    st.builds(c.Skip, targets=TARGETS),
    st.builds(c.ResetOrder),
    st.builds(c.Reorder, targets=TARGETS),
    st.builds(c.ChangeRules, parameters=st.sampled_from(RULES)),
)


class Watched(SeededSource):
    """A source that says whether it was asked for a face."""

    def __init__(self) -> None:
        super().__init__("any")
        self.asked = 0

    def faces(self, key, wanted):
        self.asked += 1
        return super().faces(key, wanted)


@given(st.lists(COMMANDS, max_size=70))
def test_anything_is_decided_or_refused(commands):
    table = Table().join("kesh", "oum", side="us").join("dokan")
    state, seq = table.state, table.seq
    for command in commands:
        before, source = digest(state), Watched()
        trial = fold(state, [(seq + 1, command)])
        try:
            facts = decide(trial, command, DiceTray(source), seq + 1, RULESET)
        except (Refused, BadSheet) as refused:
            assert digest(state) == before
            assert not source.asked, f"{command} was refused after dice had fallen: {refused}"
            continue
        assert digest(state) == before, "deciding changes nothing"
        assert [decode_body(fact.TAG, fact.VERSION, encode_body(fact)[0]) for fact in facts] == list(facts)
        state = fold(trial, [(seq + 1 + n, fact) for n, fact in enumerate(facts, 1)])
        seq += 1 + len(facts)
        check(state)


def check(state: Encounter) -> None:
    """Say what always holds."""
    assert set(state.order) == set(state.slots)
    if state.phase == "play":
        waiting = [who for who in state.order if not state.slots[who].done]
        assert bool(state.active) == bool(waiting)
        assert not state.active or state.combatants[state.active].awake
    for combatant in state.combatants.values():
        gauge = combatant.gauges["hp"]
        assert gauge.value >= int(state.parameters["hit_point_floor"]) or gauge.value >= 0
        assert "dk" not in combatant.gauges or combatant.gauges["dk"].value >= 0
        if not combatant.present:
            continue
        assert ("failing" in combatant.conditions) == (gauge.value <= 0)
        assert (combatant.status == "unconscious") == (UNCONSCIOUS in combatant.conditions)
        assert all(int(combatant.markers.get(name, 1)) > 0 for name in ("caution", "danger", "acceleration", "slowing"))
    for deadline in state.deadlines.values():
        assert state.combatants[deadline.who].present
    for question in state.questions.values():
        assert all(state.combatants[who].present for who in question.blocks)


@pytest.mark.parametrize("parameter", RULESET.parameters, ids=lambda parameter: parameter.name)
def test_every_house_rule_is_refused_what_it_cannot_be(parameter):
    for wrong in ("perhaps so", -5_000, 10**7):
        with pytest.raises(BadSheet):
            Table(**{parameter.name: wrong})
