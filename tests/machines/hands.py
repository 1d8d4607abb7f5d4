"""What a random player might say next, for each ruleset: mostly sensible, now and then absurd."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command, Option, Until
from rejeu.events.time_commands import Advance, CloseFight, MoveDeadline, SetDate

Hand = Callable[[Encounter, int], Iterator[Command]]


class Player(NamedTuple):
    """A ruleset, the sheets of a fight of it by id, and what may be said in it."""

    ruleset: str
    sheets: dict[str, dict[str, Any]]
    hand: Hand


def rulings(state: Encounter, number: int) -> Iterator[Command]:
    """The game master's hand, the same for all: on the combatant that `number` points at."""
    who = _pick(list(state.combatants), number)
    yield c.PutCondition(targets=(who,), condition="blind", until=Until("round-end", "", state.round + number % 3))
    yield c.PutCondition(targets=(who,), condition="bound", until=Until("turn-start", who, state.round + 1))
    yield c.LiftCondition(targets=(who,), condition="blind")
    yield c.Hide(targets=(who,))
    yield c.Reveal(targets=(who,))
    yield c.Place(targets=(who,), to=(number % 30,))
    if number % 5 == 0:
        yield c.Kill(targets=(who,))
        yield c.Leave(targets=(who,))
    yield c.Revive(targets=(who,))
    yield c.SetInitiative(targets=(who,), value=number % 20)
    yield c.Reorder(targets=tuple(reversed(state.order[:2])))
    yield c.Skip(targets=(who,))
    yield c.ResetOrder()
    yield c.SetGauge(targets=(who,), gauge="luck", value=number % 5)
    yield c.SetGauge(targets=(who,), gauge="luck", delta=-1)
    yield c.Note(text="…")
    yield c.Hurt(targets=(who,), amount=number)
    yield c.Answer(question="q99", choice="yes")
    yield c.Kill(targets=("nobody",))
    yield c.StartRound()


def tiny(state: Encounter, number: int) -> Iterator[Command]:
    """The tiny ruleset."""
    who = _pick(list(state.combatants), number)
    yield c.StartRound()
    for other in state.combatants:
        yield c.Attack(who=who, targets=(other,), modifiers={"luck": number % 7})
    yield c.Join(who=f"late-{number}", name="Late", sheet={"skill": number, "hp": 5})
    yield c.Join(who="bad", name="Bad", sheet={"skill": "x"})


def point_zero(state: Encounter, number: int) -> Iterator[Command]:
    """Point Zéro: whoever is due declares or acts; what the phase asks for comes first."""
    everyone = list(state.combatants)
    for question in state.questions.values():
        yield c.Answer(question=question.id, choice=_pick(list(question.options), number))
    undeclared = [who for who in reversed(state.order) if state.slots[who].intent is None]
    who = (undeclared or [state.active or _pick(everyone, number)])[0]
    other = _pick([one for one in everyone if one != who] or everyone, number)
    if state.phase == "initiative":
        if number % 5 == 0:
            yield c.RollInitiative(targets=(_pick(everyone, number),), options={"moves": "yes"})
        yield c.RollInitiative()
    if undeclared and state.phase in ("initiative", "declaration"):
        yield c.Declare(who=who, verb=("attack", "attack", "", "move", "dodge", "other", "long")[number % 7])
        yield c.Declare(who=who)
    if number % 3 == 0:
        yield c.Move(who=who, metres=number % 7, options={"towards": other})
        yield c.Move(who=who, to=(number % 20,))
        yield c.Move(who=who)
    weapon = ("pistolet", "pistolet", "matraque", "unarmed")[number % 4]
    for options in ({"save": "yes"}, {"save": "no", "incident": "fall"}, {}):
        yield c.Attack(
            who=who,
            targets=(other,),
            weapon=weapon,
            modifiers={"dim": number % 5 - 2},
            options={**options, "distance": 1 + number % 9 if weapon == "pistolet" else 1},
        )
    for verb in ("clear", "pick-up", "stand", "dodge", "other", "reload")[number % 6 :]:
        yield c.Act(who=who, verb=verb)
    yield c.Move(who=who, metres=3)
    yield c.Pass(who=who)
    yield c.StartRound()
    yield c.Hurt(targets=(other,), amount="3d6", options={"save": "no"})
    yield c.Mark(targets=(other,), level=("light", "grave", "critical", "fatal")[number % 4], track="physical")
    yield from point_zero_time(state, number, who, other)
    yield c.Heal(targets=(other,), amount=1)


def point_zero_time(state: Encounter, number: int, who: str, other: str) -> Iterator[Command]:
    """Time and care: the clock by seconds or by weeks, a wound treated, a deadline moved, a rest."""
    options: dict[str, Option] = {"equipment": "intensive", "bonus": number % 9}
    yield c.Act(who=who, verb="treat", targets=(other,), options=options)
    yield Advance(seconds=(40, 7_200, 600_000)[number % 3], stop=((), ("death",), ("any",))[number % 3])
    yield Advance(seconds=60, force=number % 2 == 0)
    yield Advance(fit=True, targets=(other,), stop=("none",))
    deadline = _pick(sorted(state.deadlines), number)
    if deadline in state.deadlines:
        yield MoveDeadline(targets=(state.deadlines[deadline].who,), deadline=deadline, delta=number * 100 - 2_000)
    yield SetDate(date=f"2187-03-{number % 28 + 1:02}")
    if number % 13 == 0:
        yield CloseFight()


def agir(state: Encounter, number: int) -> Iterator[Command]:
    """Agir: whoever is to play acts, the others defend, and the game master rules now and then."""
    everyone = list(state.combatants)
    for question in state.questions.values():
        harm: dict[str, int | str] = {"harm": number % 4, "track": "health"} if number % 3 else {}
        choice = _pick(list(question.options), number)
        yield c.Answer(question=question.id, choice=choice, options=harm if choice == "hit" else {})
    yield c.RollInitiative()
    who = state.active or _pick(everyone, number)
    other = _pick([one for one in everyone if one != who] or everyone, number)
    stated: tuple[dict[str, int | str], ...] = (
        {}, {"outcome": "dodged"}, {"outcome": "hit", "harm": "1d6", "track": "health"}, {"defence": "block"},
        {"outcome": "hit", "condition": "unconscious", "rounds": 1}, {"outcome": "missed", "roll": "1d20"},
    )  # fmt: skip
    if number % 4 == 0:
        yield c.Act(who=who, verb="exchange", targets=(other,), options={"agreed": ("yes", "no")[number % 2]})
    if number % 3 == 0:
        yield c.Attack(who=who, targets=(other,), options=stated[number % len(stated)])
    verbs = ("draw", "reserve", "drop", "pick-up", "cross", "use", "do", "breath", "dodge")
    yield c.Act(who=who, verb=verbs[number % len(verbs)])
    yield c.Move(who=who, to=(number % 12,))
    yield c.Act(who=who, verb="sprint", options={"to": str(number % 20)})
    yield c.Act(who=other, verb=("dodge", "block")[number % 2])
    uses = ("draw", "dodge", "cross")
    yield c.Act(who=who, verb=("allow", "allow", "disallow")[number % 3], options={"use": uses[number % len(uses)]})
    yield c.Attack(who=who, targets=(other,), options=stated[(number + 1) % len(stated)])
    yield c.Pass(who=who)
    yield c.StartRound()
    yield c.Hurt(targets=(other,), amount="1d4", track="health")
    yield c.Heal(targets=(other,), amount=1, track="health")


def ginkoko(state: Encounter, number: int) -> Iterator[Command]:
    """Ginkoko: whoever is called attacks or does something else, with a bargain now and then."""
    everyone = list(state.combatants)
    for question in state.questions.values():
        other = _pick([one for one in everyone if one not in question.context.values()], number)
        choice = _pick(list(question.options), number)
        given: dict[str, int | str] = (
            {"ally": other} if choice == "ally" else {"dk": number % 2} if choice == "yes" else {}
        )
        yield c.Answer(question=question.id, choice=choice, options=given)
        yield c.Answer(question=question.id, choice=question.options[-1])
    yield c.RollInitiative()
    who = state.active or _pick(everyone, number)
    others = [one for one in everyone if one != who] or everyone
    other = _pick(others, number)
    primes = ("acceleration", "deadly", "precise", "nonlethal", "efficiency", "caution")
    penalties = ("danger", "difficulty", "slowing", "risk", "abandon", "light-wound")
    bargain: dict[str, int | str] = {"prime": primes[number % 6], "penalty": penalties[number % 4]}
    if number % 5 == 0:
        yield c.Act(who=who, verb=("position", "engage", "disengage")[number % 3], targets=(other,) * (number % 3 == 1))
        yield c.Act(who=who, verb="engage", targets=tuple(others[:2]))
    if number % 3 == 0:
        options: dict[str, int | str] = {"prime": "multiple", "penalty": penalties[number % 6], "defence": "yes"}
        yield c.Attack(who=who, targets=tuple(others[:2]), weapon=("rifle", "sabre")[number % 2], options=options)
    facing: tuple[dict[str, int | str], ...] = ({}, {"defence": "yes"}, {"unperceived": 5}, {"defence": "no"})
    for options in ({**bargain, **facing[number % 4]}, {**facing[number % 3], "free": primes[number % 6]}, {}):
        modifiers = {"dim": number % 5 - 2}
        weapon = ("sabre", "rifle", "unarmed")[number % 3]
        yield c.Attack(who=who, targets=(other,), weapon=weapon, modifiers=modifiers, options=options)
    for verb in ("stand", "clear", "pick-up", "first-aid", "other")[number % 5 :]:
        yield c.Act(who=who, verb=verb, targets=(other,) if verb == "first-aid" else ())
    yield c.Pass(who=who)
    yield c.StartRound()
    yield c.Act(who="gm", verb="rest", options={"carer": other})
    yield c.Hurt(targets=(other,), amount="3d6")
    yield c.Mark(targets=(other,), level=str(1 + number % 6))
    yield c.Heal(targets=(other,), amount=1 + number % 4)


def _pick(many: list[str], number: int) -> str:
    return many[number % len(many)] if many else "nobody"


PISTOL = {"name": "Pistolet", "skill": "Armes de poing", "power": "4d6", "bands": [1, 10, 20, 40, 60]}
STICK = {"name": "Matraque", "skill": "Mêlée", "power": "VIG+2", "kind": "both"}
FIGHTER = {
    "attributes": {"ADR": 3, "PER": 3, "VIG": 4, "COG": 2},
    "INIT": 3,
    "DEP": 18,
    "threshold": 6,
    "skills": {"Armes de poing": 5, "Mêlée": 2, "Bagarre": 3, "Endurance": 2},
    "weapons": {"pistolet": PISTOL, "matraque": STICK},
}

BLADE = {
    "movement": 6,
    "endurance": {"level": 2, "maximum": 4},
    "composure": 3,
    "tracks": {"health": 8},
    "weapons": {"sabre": {"drawn": True}, "dagger": {}},
}

SWORD = {
    "characteristics": {"FOR": 2, "AGI": 1, "CON": 3},
    "hp": 12,
    "armour": 1,
    "initiative": 2,
    "dk": 5,
    "skills": {"Mêlée": {"level": 5, "characteristic": "FOR"}, "Tir": 4, "Défense": 3, "Résistance": 2, "Soins": 6},
    "weapons": {
        "sabre": {"skill": "Mêlée", "damage": "2d6+1"},
        "rifle": {"skill": "Tir", "damage": "1d6", "burst": 2, "technological": True},
    },
}

PLAYERS = {
    "tiny": Player(
        "tiny",
        {"mira": {"skill": 12, "hp": 9}, "guard": {"skill": 8, "hp": 7}, "dan": {"skill": 5, "hp": 5}},
        tiny,
    ),
    "point-zero": Player("point-zero", {"mira": FIGHTER, "guard": FIGHTER, "chet": FIGHTER}, point_zero),
    "agir": Player("agir", {"mira": BLADE, "guard": BLADE, "dan": BLADE}, agir),
    "ginkoko": Player("ginkoko", {"mira": SWORD, "guard": SWORD, "dan": SWORD}, ginkoko),
}
"""Every ruleset that random play, amendments and killed players run over."""
