"""Given, when, then: a fight of Ginkoko with typed dice, and short ways to play it."""

from typing import Any, TypeVar

import msgspec
import pytest

from rejeu.engine.decide import decide
from rejeu.engine.dice import DiceTray, NoSource, parse_typed
from rejeu.engine.errors import Refused
from rejeu.engine.evolve import fold
from rejeu.engine.rulesets.ginkoko import RULESET
from rejeu.engine.state import Combatant, Encounter, Slot
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact
from rejeu.events.registry import decode_body, encode_body

F = TypeVar("F", bound=Fact)

# Scores: Mêlée 7, Tir 8, Défense 4, Résistance 5, Soins 5.
SHEET: dict[str, Any] = {
    "characteristics": {"FOR": 2, "DEX": 4, "AGI": 1, "CON": 3, "ESP": 1},
    "hp": 20,
    "armour": 2,
    "initiative": 3,
    "dk": 4,
    "skills": {
        "Mêlée": {"level": 5, "characteristic": "FOR"},
        "Tir": {"level": 4, "characteristic": "DEX"},
        "Défense": {"level": 3, "characteristic": "AGI"},
        "Résistance": {"level": 2, "characteristic": "CON"},
        "Soins": {"level": 4, "characteristic": "ESP"},
    },
    "damage": {"Mêlée": 1},
    "weapons": {
        "sabre": {"skill": "Mêlée", "damage": "2d6+1"},
        "club": {"skill": "Mêlée", "damage": "4"},
        "rifle": {"skill": "Tir", "damage": "3d6", "burst": 3, "technological": True},
        "bow": {"skill": "Tir", "damage": "1d6+2", "burst": 2},
    },
}


class Table:
    """One fight. House rules that differ from the defaults are given by name."""

    def __init__(self, **parameters: int | str) -> None:
        self.state = Encounter()
        self.seq = 0
        self.facts: list[Fact] = []
        self.do(c.Open(title="A fight", ruleset="ginkoko", parameters=parameters))

    def do(self, command: Command, dice: str = "") -> list[Fact]:
        """Decide and fold one command; return its facts."""
        seq = self.seq + 1
        before = fold(self.state, [(seq, command)])
        facts = list(decide(before, command, DiceTray(NoSource(), typed=parse_typed(dice)), seq, RULESET))
        assert [decode_body(fact.TAG, fact.VERSION, encode_body(fact)[0]) for fact in facts] == facts
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

    def join(self, *names: str, side: str = "", **changes: Any) -> "Table":
        """Bring in each of `names` with the usual sheet, changed."""
        for who in names:
            self.do(c.Join(who=who, name=who.title(), sheet={**SHEET, **changes}, side=side))
        return self

    def who(self, who: str) -> Combatant:
        return self.state.combatants[who]

    def slot(self, who: str) -> Slot:
        return self.state.slots[who]

    def hp(self, who: str) -> int:
        return self.who(who).gauges["hp"].value

    def conditions(self, who: str) -> set[str]:
        return set(self.who(who).conditions)

    def graves(self, who: str) -> list[str]:
        return [wound.level for wound in self.who(who).wounds.values() if wound.track == "grave"]

    # A round ---------------------------------------------------------------------------------

    def begin(self, **faces: int) -> "Table":
        """Start a round and roll the initiative of each, in that order."""
        self.do(c.StartRound())
        for who, face in faces.items():
            self.do(c.RollInitiative(targets=(who,)), str(face))
        return self

    def next_round(self) -> "Table":
        """Let whoever is still called pass, and start the next round."""
        self.all_pass()
        self.do(c.StartRound())
        return self

    def all_pass(self) -> "Table":
        while self.state.active:
            self.do(c.Pass(who=self.state.active))
        return self

    def until(self, who: str) -> "Table":
        """Let others pass until `who` is called."""
        while self.state.active != who:
            assert self.state.active, f"{who} is not called this round"
            self.do(c.Pass(who=self.state.active))
        return self

    # Deeds -----------------------------------------------------------------------------------

    def strike(self, who: str, target: str, dice: str, weapon: str = "sabre", **options: int | str) -> list[Fact]:
        return self.do(attack(who, target, weapon, **options), dice)

    def act(self, who: str, verb: str, *targets: str, dice: str = "", **options: int | str) -> list[Fact]:
        return self.do(c.Act(who=who, verb=verb, targets=targets, options=options), dice)

    def answer(self, choice: str, dice: str = "", **options: int | str) -> list[Fact]:
        """Answer the oldest open question."""
        question = min(self.state.questions.values(), key=lambda question: question.seq)
        return self.do(c.Answer(question=question.id, choice=choice, options=options), dice)

    def hurt(self, who: str, points: int, dice: str = "", **options: int | str) -> list[Fact]:
        return self.do(c.Hurt(targets=(who,), amount=points, options=options), dice)

    def failing(self, who: str) -> "Table":
        """Bring `who` to 0 hit points."""
        self.hurt(who, self.hp(who))
        return self


def attack(
    who: str, target: str, weapon: str = "sabre", modifiers: dict[str, int] | None = None, **options: int | str
) -> c.Attack:
    return c.Attack(
        who=who, targets=tuple(target.split(",")), weapon=weapon, modifiers=modifiers or {}, options=options
    )


def fight(**parameters: int | str) -> Table:
    """Kesh against Dokan, round 1, Kesh first (initiative 18 and 8)."""
    return Table(**parameters).join("kesh", side="us").join("dokan", side="them").begin(kesh=15, dokan=5)


def melee(**parameters: int | str) -> Table:
    """Kesh and Oum against Dokan and Reva: called in the order kesh, dokan, oum, reva."""
    table = Table(**parameters).join("kesh", "oum", side="us").join("dokan", "reva", side="them")
    return table.begin(kesh=15, dokan=10, oum=8, reva=5)


def only(facts: list[Fact], kind: type[F]) -> F:
    """Return the one fact of that kind."""
    found = all_of(facts, kind)
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
