"""Rolls: a d20 with what is added to it, dK, and tests against a difficulty (GK-01, GK-02, GK-12)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter
from rejeu.events.base import Dice, Option, Term
from rejeu.events.facts import GaugeSet, TestResolved

from .conditions import FAILING

D20 = (Dice(1, 20),)
SIX = 6
CRITICAL = 20
FUMBLE = 1
ILL = -2
"""What being mal en point takes off every roll of a skill (GK-40)."""
MAX_DK = 20
MAX_MODIFIER = 1000


@attrs.frozen
class Throw:
    """A d20 rolled: its face, its record, and what is added."""

    natural: int
    seq: int
    bonus: tuple[Term, ...] = ()

    @property
    def total(self) -> int:
        """What the roll comes to."""
        return self.natural + sum(term.value for term in self.bonus)


def characteristic_of(combatant: Combatant, skill: str) -> str:
    """Return the characteristic that goes with a skill on the sheet; nothing if none does (GK-01)."""
    return str(combatant.sheet.get("skills", {}).get(skill, {}).get("characteristic", ""))


def score_terms(state: Encounter, combatant: Combatant, skill: str) -> tuple[Term, ...]:
    """Return what a combatant adds to a roll of `skill`: its score, less what being mal en point takes (GK-40)."""
    level = combatant.attributes.get(skill, 0)
    terms = [Term("level", level, combatant.origin(skill))]
    name = characteristic_of(combatant, skill)
    if name and state.parameters["score"] != "level":
        value = combatant.attributes[name]
        part = value // 2 if state.parameters["score"] == "half" else value
        terms.append(Term(name, part, combatant.origin(name)))
    failing = combatant.conditions.get(FAILING)
    if failing is not None:
        terms.append(Term(FAILING, ILL, failing.seq))
    return tuple(terms)


def modifier_terms(modifiers: Mapping[str, int]) -> tuple[Term, ...]:
    """Return the table's own modifiers, by name. Raises `Refused` for one that is beyond reason."""
    for name, value in modifiers.items():
        if abs(value) > MAX_MODIFIER:
            raise Refused("modifier-too-large", name=name, value=value, most=MAX_MODIFIER)
    return tuple(Term(f"mod:{name}", value) for name, value in sorted(modifiers.items()))


def throw(scene: Scene, who: str, purpose: str) -> Throw:
    """Roll a d20."""
    rolled, seq = scene.roll(who, purpose, D20)
    return Throw(rolled.total, seq)


# dK ------------------------------------------------------------------------------------------


def check_dk(scene: Scene, who: str, *counts: int) -> None:
    """Raise `Refused` if `who` has fewer dK than these rolls take: in all, or each where none is spent (GK-02)."""
    count = sum(counts) if scene.state.parameters["dk_use"] == "spent" else max(counts)
    left = _left(scene, who)
    if count > left:
        raise Refused("not-enough-dk", who=who, count=count, left=left, rule="GK-02")


def _left(scene: Scene, who: str) -> int:
    gauge = scene.state.combatants[who].gauges.get("dk")
    return 0 if gauge is None else gauge.value


def roll_dk(scene: Scene, who: str, purpose: str, count: int) -> tuple[Term, ...]:
    """Roll dK, and take them out of those left if they are spent; return what they come to, if any were rolled."""
    # Fewer may be left by now; a refusal after dice have fallen would let them be fished for.
    count = min(count, _left(scene, who))
    if count <= 0:
        return ()
    rolled, seq = scene.roll(who, f"{purpose}-dk", (Dice(count, SIX),))
    worth = sum(int(scene.state.parameters[f"dk_{face}"]) for face in rolled.faces)
    gauge = scene.state.combatants[who].gauges["dk"]
    if scene.state.parameters["dk_use"] == "spent":
        scene.emit(
            GaugeSet(
                who=who,
                gauge="dk",
                value=gauge.value - count,
                delta=-count,
                maximum=gauge.maximum,
                minimum=gauge.minimum,
            )
        )
    return (Term("dk", worth, seq),)


# Tests ---------------------------------------------------------------------------------------


@attrs.frozen
class Test:
    """A roll of a skill against a difficulty, to be made: `terms` add up to it, `bonus` to what helps."""

    __test__ = False  # not a pytest class

    who: str
    purpose: str
    skill: str
    terms: tuple[Term, ...]
    bonus: tuple[Term, ...] = ()
    dk: int = 0


@attrs.frozen
class Outcome:
    """How a test went: its record, the natural roll, and what its dK came to."""

    success: bool
    seq: int
    natural: int
    dk: tuple[Term, ...] = ()

    @property
    def worth(self) -> int:
        """What the dK came to."""
        return sum(term.value for term in self.dk)


def make_test(scene: Scene, test: Test) -> Outcome:
    """Make a test, and say how it went."""
    combatant = scene.state.combatants[test.who]
    score = score_terms(scene.state, combatant, test.skill)
    thrown = throw(scene, test.who, test.purpose)
    dk = roll_dk(scene, test.who, test.purpose, test.dk)
    thrown = attrs.evolve(thrown, bonus=(*score, *test.bonus, *dk))
    difficulty = sum(term.value for term in test.terms)
    margin = thrown.total - difficulty
    success = reaches(scene.state.parameters, margin)
    seq = scene.emit(
        TestResolved(
            who=test.who,
            purpose=test.purpose,
            skill=test.skill,
            attribute=characteristic_of(combatant, test.skill),
            total=thrown.total,
            difficulty=difficulty,
            margin=margin,
            outcome="success" if success else "failure",
            roll=thrown.seq,
            terms=test.terms,
            bonus=thrown.bonus,
        )
    )
    return Outcome(success, seq, thrown.natural, dk)


def reaches(parameters: Mapping[str, Option], margin: int) -> bool:
    """Whether a margin over a difficulty is a success: equality is one, unless house rules differ (GK-12)."""
    return margin > 0 or (margin == 0 and parameters["test_tie"] == "success")
