"""Whole fights, played by whoever is called: play never stalls, and facts alone rebuild every state."""

from collections.abc import Iterator
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, SeededSource
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import evolve, fold
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command

from .table import PISTOL, Table, digest
from .test_refusals import check

VERBS = ("attack", "attack", "attack", "move", "dodge", "long", "other", "pass", "")
WEAPONS = {
    "pistol": {**PISTOL, "magazine": 2},
    "taser": {**PISTOL, "power": "VIG d6", "kind": "both"},
    "club": {"skill": "Mêlée", "power": "VIG+2 [C]"},
}


def next_steps(state: Encounter, chance: Random) -> Iterator[Command]:
    """Yield commands to try, the last of which is always possible."""
    for question in state.questions.values():
        yield c.Answer(question=question.id, choice=chance.choice(question.options))
    undeclared = [who for who in reversed(state.order) if state.slots[who].intent is None]
    match state.phase:
        case "initiative" if not state.order:
            yield c.RollInitiative()
        case "initiative" | "declaration":
            yield from (_declare(state, who, chance) for who in undeclared)
        case "resolution" if state.active:
            yield from _deed(state, state.active, chance)
            yield c.Pass(who=state.active)
        case "resolution":
            yield c.Move(who=chance.choice(state.order or ("x",)), metres=chance.randint(1, 6))
    yield c.StartRound()


def _declare(state: Encounter, who: str, chance: Random) -> Command:
    verb = chance.choice(VERBS)
    targets = (_foe(state, who, chance),) if verb == "attack" else ()
    return c.Declare(who=who, verb=verb, targets=targets, options={"rounds": 2} if verb == "long" else {})


def _foe(state: Encounter, who: str, chance: Random) -> str:
    foes = [foe.id for foe in state.combatants.values() if foe.present and foe.id != who]
    return chance.choice(sorted(foes) or [who])


def _deed(state: Encounter, who: str, chance: Random) -> Iterator[Command]:
    intent = state.slots[who].intent
    verb = (intent.verb if intent else "") or "attack"
    if chance.random() < 0.5 or verb == "move":
        yield c.Move(who=who, metres=chance.randint(1, 18), options={"run": "yes"} if verb == "move" else {})
    for condition in state.combatants[who].conditions:
        yield c.Act(
            who=who, verb={"jammed": "clear", "dropped": "pick-up", "prone": "stand"}.get(condition.split(".")[0], "")
        )
    if verb == "attack":
        targets = intent.targets if intent and intent.targets else (_foe(state, who, chance),)
        for weapon in chance.sample(sorted(WEAPONS), 3):
            yield c.Attack(who=who, targets=targets, weapon=weapon, options={"distance": chance.choice((1, 1, 8))})
        yield c.Act(who=who, verb="reload")
    yield c.Act(who=who, verb=verb)


@given(st.randoms(use_true_random=False), st.sampled_from(("asked", "always", "never")), st.integers(0, 10_000))
def test_a_fight_goes_on_until_nobody_is_left_to_fight(chance, save, seed):
    table = Table(save=save).join("mira", "guard", "chet", weapons=WEAPONS)
    state, seq = table.state, table.seq
    tray = SeededSource(str(seed))
    for _ in range(120):
        if sum(combatant.awake for combatant in state.combatants.values()) < 2:
            break
        for command in next_steps(state, chance):
            try:
                facts = decide(fold(state, [(seq + 1, command)]), command, DiceTray(tray), seq + 1, RULESET)
            except Refused:
                continue
            break
        else:
            raise AssertionError(f"stalled in {state.phase} with {state.slots}")
        for number, event in enumerate((command, *facts), 1):
            state = evolve(state, event, seq + number)
        seq += 1 + len(facts)
        check(state)
    assert digest(fold(state, [])) == digest(state)
