"""Given, when, then: a fight of Agir with typed dice, and short ways to play it."""

from typing import Any, TypeVar

import msgspec
import pytest

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, NoSource, parse_typed
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import fold
from rejeu.engine.rulesets.agir import RULESET
from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact

F = TypeVar("F", bound=Fact)

SHEET: dict[str, Any] = {
    "movement": 6,
    "endurance": {"level": 3, "maximum": 5},
    "composure": {"level": 4, "maximum": 4},
    "tracks": {"health": 10, "fear": {"maximum": 6, "counts": "up"}},
    "weapons": {"sabre": {"name": "Old sabre", "drawn": True}, "dagger": {}},
}


class Table:
    """One fight. House rules that differ from the defaults are given by name."""

    def __init__(self, **parameters: int | str) -> None:
        self.state = Encounter()
        self.seq = 0
        self.facts: list[Fact] = []
        self.at: dict[int, Fact] = {}
        self.do(c.Open(title="A fight", ruleset="agir", parameters=parameters))

    def do(self, command: Command, dice: str = "") -> list[Fact]:
        """Decide and fold one command; return its facts."""
        seq = self.seq + 1
        before = fold(self.state, [(seq, command)])
        facts = list(decide(before, command, DiceTray(NoSource(), typed=parse_typed(dice)), seq, RULESET))
        self.state = fold(before, list(enumerate(facts, seq + 1)))
        self.at.update(enumerate(facts, seq + 1))
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

    def gauge(self, who: str, gauge: str) -> int:
        return self.who(who).gauges[gauge].value

    @property
    def order(self) -> list[str]:
        return list(self.state.order)

    # A round ---------------------------------------------------------------------------------

    def begin(self) -> "Table":
        """Start the first round; initiatives put everyone in the order of joining."""
        self.do(c.StartRound())
        for number, who in enumerate(list(self.state.combatants)):
            self.do(c.SetInitiative(targets=(who,), value=20 - number))
        return self

    def next_round(self) -> list[Fact]:
        """Let whoever is still to play pass, and start the next round."""
        while self.state.active:
            self.do(c.Pass(who=self.state.active))
        return self.do(c.StartRound())

    def act(self, who: str, verb: str, *targets: str, text: str = "", **options: int | str) -> list[Fact]:
        return self.do(act(who, verb, *targets, text=text, **options))

    def attack(self, who: str, target: str, outcome: str = "", dice: str = "", **options: int | str) -> list[Fact]:
        return self.do(attack(who, target, outcome, **options), dice)

    def answer(self, choice: str, dice: str = "", **options: int | str) -> list[Fact]:
        """Answer the only open question."""
        (question,) = self.state.questions
        return self.do(c.Answer(question=question, choice=choice, options=options), dice)

    def passes(self, *names: str) -> "Table":
        for who in names:
            self.do(c.Pass(who=who))
        return self


def act(who: str, verb: str, *targets: str, text: str = "", **options: int | str) -> c.Act:
    return c.Act(who=who, verb=verb, targets=targets, options=options, text=text)


def attack(who: str, target: str, outcome: str = "", **options: int | str) -> c.Attack:
    weapon = str(options.pop("weapon", ""))
    given = {"outcome": outcome, **options} if outcome else dict(options)
    return c.Attack(who=who, targets=tuple(target.split(",")), weapon=weapon, options=given)


def fight(*names: str, **parameters: int | str) -> Table:
    """Mira, Dan and the guard, in that order, Mira to play."""
    return Table(**parameters).join(*(names or ("mira", "dan", "guard"))).begin()


def only(facts: list[Fact], kind: type[F]) -> F:
    """Return the one fact of that kind."""
    found = all_of(facts, kind)
    assert len(found) == 1, facts
    return found[0]


def all_of(facts: list[Fact], kind: type[F]) -> list[F]:
    return [fact for fact in facts if isinstance(fact, kind)]


def tags(facts: list[Fact]) -> list[str]:
    return [fact.TAG for fact in facts]


def says(refused: Refused) -> tuple[str, object]:
    """Return what was refused, and by which rule."""
    return refused.code, refused.params.get("rule")


def digest(state: Encounter) -> bytes:
    return msgspec.json.encode(state, order="deterministic")
