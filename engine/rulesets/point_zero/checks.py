"""Tests (PZ-20 to PZ-24): a pool of skill dice, the best of which are kept."""

from collections.abc import Mapping

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.options import choice, number
from rejeu.engine.scene import Scene
from rejeu.events.base import Option, Term
from rejeu.events.facts import Outcome, Rolled, TestResolved

from .dice import six_sided

TEST_OPTIONS = ("bonus_dice", "bonus", "critical")
MAX_BONUS_DICE = 20
MAX_BONUS = 100


@attrs.frozen
class Check:
    """A Test to be made: `terms` add up to its difficulty. `critical` is what the game master declares of it."""

    who: str
    purpose: str
    skill: str
    attribute: str
    terms: tuple[Term, ...]
    bonus_dice: int = 0
    bonus: int = 0
    critical: str = ""

    @property
    def difficulty(self) -> int:
        """The total to reach."""
        return sum(term.value for term in self.terms)


@attrs.frozen
class Result:
    """How a Test went. `roll` is the record of its dice; `margin` is doubled where it is critical."""

    total: int
    margin: int
    outcome: Outcome
    roll: int
    bonus: tuple[Term, ...] = ()

    @property
    def success(self) -> bool:
        """Whether it is a success of any kind (PZ-22)."""
        return self.outcome in ("success", "critical-success")


def surpassing(scene: Scene, options: Mapping[str, Option]) -> dict[str, int | str]:
    """Return the options of a Test: outdoing oneself (PZ-24), and a critical declared or revoked (PZ-22)."""
    dice = number(options, "bonus_dice", 0, most=MAX_BONUS_DICE)
    bonus = number(options, "bonus", 0, most=MAX_BONUS)
    if (dice or bonus) and scene.state.parameters["surpass"] == "no":
        raise Refused("no-surpassing")
    critical = choice(options, "critical", ("success", "failure", "none"))
    return {"bonus_dice": dice or 0, "bonus": bonus or 0, "critical": critical}


def roll_check(scene: Scene, check: Check) -> Result:
    """Roll a Test and return how it went; what it was for says so in a fact of its own."""
    combatant = scene.state.combatants[check.who]
    level = combatant.attributes.get(check.skill, 0)
    dice = level or int(scene.state.parameters["untrained_dice"])
    rolled, seq = scene.roll(
        check.who, check.purpose, six_sided(dice + check.bonus_dice), keep=combatant.value(check.attribute)
    )
    total = rolled.total + check.bonus
    difference = total - check.difficulty
    outcome = _outcome(scene.state.parameters, check, rolled, difference)
    return Result(
        total=total,
        margin=2 * difference if outcome == "critical-success" else difference,
        outcome=outcome,
        roll=seq,
        bonus=(Term("surpass", check.bonus),) if check.bonus else (),
    )


def make_test(scene: Scene, check: Check) -> tuple[Result, int]:
    """Make a Test that stands alone; return how it went and the record that says so."""
    result = roll_check(scene, check)
    seq = scene.emit(
        TestResolved(
            who=check.who,
            purpose=check.purpose,
            skill=check.skill,
            attribute=check.attribute,
            total=result.total,
            difficulty=check.difficulty,
            margin=result.margin,
            outcome=result.outcome,
            roll=result.roll,
            terms=check.terms,
            bonus=result.bonus,
        )
    )
    return result, seq


def _outcome(parameters: Mapping[str, Option], check: Check, rolled: Rolled, difference: int) -> Outcome:
    """A critical is a kind of its own side; the game master's word stands before the dice (PZ-22)."""
    if difference >= 0:
        critical = _brilliant(parameters, rolled, difference)
        return "critical-success" if _declared(check, "success", critical) else "success"
    critical = _botched(parameters, rolled, difference)
    return "critical-failure" if _declared(check, "failure", critical) else "failure"


def _declared(check: Check, side: str, critical: bool) -> bool:
    if check.critical == "none":
        return False
    return critical or check.critical == side


def _brilliant(parameters: Mapping[str, Option], rolled: Rolled, difference: int) -> bool:
    if parameters["critical_success"] == "margin-10":
        return difference >= 10
    return bool(rolled.kept) and all(rolled.faces[i] == 6 for i in rolled.kept)


def _botched(parameters: Mapping[str, Option], rolled: Rolled, difference: int) -> bool:
    ones, count = rolled.faces.count(1), len(rolled.faces)
    match parameters["critical_failure"]:
        case "half-ones":
            return count > 0 and 2 * ones >= count
        case "all-ones":
            return count > 0 and ones == count
    return difference <= -10
