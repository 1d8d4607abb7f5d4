"""Given, when, then: a fight of Point Zéro with typed dice, and short ways to play it."""

from typing import Any, TypeVar

import msgspec
import pytest

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, NoSource, parse_typed
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import fold
from rejeu.engine.rulesets.point_zero import RULESET
from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact

F = TypeVar("F", bound=Fact)

PISTOL = {"skill": "Armes de poing", "power": "4d6", "bands": [1, 10, 25, 50, 100]}
SHEET: dict[str, Any] = {
    "ADR": 3,
    "PER": 3,
    "VIG": 3,
    "COG": 3,
    "INIT": 3,
    "DEP": 18,
    "threshold": 6,
    "skills": {"Armes de poing": 5, "Bagarre": 4, "Mêlée": 2, "Endurance": 3},
    "weapons": {"pistol": PISTOL},
}


class Table:
    """One fight. House rules that differ from the defaults are given by name."""

    def __init__(self, **parameters: int | str) -> None:
        self.state = Encounter()
        self.seq = 0
        self.facts: list[Fact] = []
        self.do(c.Open(title="A fight", ruleset="point-zero", parameters=parameters))

    def do(self, command: Command, dice: str = "") -> list[Fact]:
        """Decide and fold one command; return its facts."""
        seq = self.seq + 1
        before = fold(self.state, [(seq, command)])
        facts = list(decide(before, command, DiceTray(NoSource(), typed=parse_typed(dice)), seq, RULESET))
        self.state = fold(before, [(seq + n, fact) for n, fact in enumerate(facts, 1)])
        self.seq = seq + len(facts)
        self.facts += facts
        return facts

    def refused(self, command: Command, dice: str = "") -> Refused:
        """Return why `command` is refused; the state is untouched."""
        before = digest(self.state)
        with pytest.raises(Refused) as caught:
            self.do(command, dice)
        assert digest(self.state) == before
        return caught.value

    # Who is there ----------------------------------------------------------------------------

    def join(self, *names: str, position: tuple[int, ...] | None = None, **changes: Any) -> "Table":
        """Bring in each of `names` with the usual sheet, changed."""
        for who in names:
            self.do(c.Join(who=who, name=who.title(), sheet={**SHEET, **changes}, position=position))
        return self

    def who(self, who: str) -> Combatant:
        return self.state.combatants[who]

    def slot(self, who: str) -> Slot:
        return self.state.slots[who]

    def levels(self, who: str) -> list[str]:
        """The levels of the boxes that `who` has marked, as they were."""
        return [wound.level for wound in self.who(who).wounds.values()]

    # A turn ----------------------------------------------------------------------------------

    def roll(self, **scores: int) -> "Table":
        """Start a turn and roll the initiative of each, in that order."""
        self.do(c.StartRound())
        for who, score in scores.items():
            self.do(c.RollInitiative(targets=(who,)), faces(score, self.who(who).attributes["INIT"]))
        return self

    def round(self, **scores: int) -> "Table":
        """Start a turn, roll, and declare open actions: whoever is fastest is called."""
        self.roll(**scores)
        while self.state.phase in ("initiative", "declaration"):
            waiting = [who for who in reversed(self.state.order) if self.slot(who).intent is None]
            self.do(c.Declare(who=waiting[0]))
        return self

    def shoot(self, who: str, target: str, dice: str, distance: int = 8, **options: int | str) -> list[Fact]:
        weapon = str(options.pop("weapon", ""))
        given = {"distance": distance, "save": "no", **options}
        return self.do(c.Attack(who=who, targets=(target,), weapon=weapon, options=given), dice)

    def strike(self, who: str, target: str, dice: str, **options: int | str) -> list[Fact]:
        weapon = str(options.pop("weapon", "unarmed"))
        given = {"save": "no", **options}
        return self.do(c.Attack(who=who, targets=(target,), weapon=weapon, options=given), dice)

    def rest(self) -> "Table":
        """Let whoever is still called give up."""
        while self.state.active:
            self.do(c.Pass(who=self.state.active))
        return self


def fight(**parameters: int | str) -> Table:
    """Mira against the guard, nothing rolled yet."""
    return Table(**parameters).join("mira", "guard")


def faces(total: int, count: int) -> str:
    """Return `count` faces of a d6 that add up to `total`."""
    out = []
    for left in range(count, 0, -1):
        face = min(6, total - (left - 1))
        out.append(face)
        total -= face
    return " ".join(map(str, out))


def only(facts: list[Fact], kind: type[F]) -> F:
    """Return the one fact of that kind."""
    found = [fact for fact in facts if isinstance(fact, kind)]
    assert len(found) == 1, facts
    return found[0]


def all_of(facts: list[Fact], kind: type[F]) -> list[F]:
    return [fact for fact in facts if isinstance(fact, kind)]


def tags(facts: list[Fact]) -> list[str]:
    return [fact.TAG for fact in facts]


def terms(of: tuple[Any, ...]) -> dict[str, int]:
    return {term.label: term.value for term in of}


def digest(state: Encounter) -> bytes:
    return msgspec.json.encode(state, order="deterministic")
