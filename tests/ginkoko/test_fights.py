"""Whole fights, played by whoever is called: play never stalls, and facts alone rebuild every state."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import evolve, fold
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.engine.rulesets.ginkoko.bargains import PENALTIES, PRIMES
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command

from .table import Table, digest
from .test_anything import Watched, check

HOUSES: tuple[dict[str, int | str], ...] = (
    {}, {"fumble": "incident", "defence": "always"}, {"actions": 2, "dk_use": "each-roll"},
    {"spare_penalties": "allowed", "hasty_and_slow": "first", "cancelled": "kept"},
    {"initiative_kept": "round", "multiple_shots": "any", "multiple_damage": "each"},
    {"hit_point_floor": -5, "grave_until": "over", "null_blow_counts": "yes"},
)  # fmt: skip


def next_steps(state: Encounter, chance: Random) -> Iterator[Command]:
    """Yield commands to try, the last of which is always possible."""
    people = sorted(who for who, combatant in state.combatants.items() if combatant.present)
    for question in state.questions.values():
        options: dict[str, int | str] = {}
        choice = chance.choice(question.options)
        if choice == "ally":
            options = {"ally": chance.choice(people)}
        elif question.kind == "defence":
            options = {"dk": chance.randint(0, 1)} if choice == "yes" else {}
        yield c.Answer(question=question.id, choice=choice, options=options)
        yield c.Answer(question=question.id, choice=question.options[-1])
    if state.phase == "initiative":
        yield c.RollInitiative()
    if state.phase == "play" and state.active:
        yield from _deeds(state, state.active, people, chance)
        yield c.Pass(who=state.active)
    if state.phase == "play" and chance.random() < 0.05:
        yield c.Act(who="gm", verb="rest", options={"carer": chance.choice(people)})
    yield c.StartRound()


def _deeds(state: Encounter, who: str, people: list[str], chance: Random) -> Iterator[Command]:
    others = [other for other in people if other != who] or [who]
    for condition in state.combatants[who].conditions:
        verb = {"jammed": "clear", "dropped": "pick-up", "fallen": "stand"}.get(condition.split(".")[0])
        if verb:
            yield c.Act(who=who, verb=verb)
    if chance.random() < 0.3:
        yield c.Act(who=who, verb=chance.choice(("engage", "position", "disengage")), targets=(chance.choice(others),))
    if chance.random() < 0.3:
        patient = chance.choice(people)
        yield c.Act(who=who, verb="first-aid", targets=(patient,), options={"dk": chance.randint(0, 1)})
    for weapon in chance.sample(("sabre", "rifle", "bow", "club"), 4):
        options: dict[str, int | str] = {"defence": "yes"} if chance.random() < 0.6 else {}
        if chance.random() < 0.6:
            options |= {"prime": chance.choice(sorted(PRIMES)), "penalty": chance.choice(sorted(PENALTIES))}
        count = 2 if options.get("prime") == "multiple" else 1
        targets = tuple(chance.sample(others, min(count, len(others))))
        yield c.Attack(who=who, targets=targets, weapon=weapon, options=options)


@given(st.integers(0, 2**32), st.sampled_from(HOUSES))
def test_a_fight_goes_on_until_nobody_is_left_to_fight(seed, house):
    chance = Random(seed)
    table = Table(**house).join("kesh", "oum", side="us", hp=12).join("dokan", "reva", side="them", hp=12, dk=9)
    state, seq = table.state, table.seq
    log = []
    for _ in range(100):
        if sum(combatant.present for combatant in state.combatants.values()) < 2:
            break
        for command in next_steps(state, chance):
            source = Watched()
            trial = fold(state, [(seq + 1, command)])
            try:
                facts = decide(trial, command, DiceTray(source), seq + 1, RULESET)
            except Refused as refused:
                assert not source.asked, f"{command} was refused after dice had fallen: {refused}"
                continue
            break
        else:
            raise AssertionError(f"nothing is possible: {state.phase}, {state.active}")
        numbered = list(enumerate(facts, seq + 2))
        log += [(seq + 1, command), *numbered]
        state = fold(trial, numbered)
        seq += 1 + len(facts)
        check(state)
    again = table.state
    for at, event in log:
        again = evolve(again, event, at)
    assert digest(again) == digest(state)
