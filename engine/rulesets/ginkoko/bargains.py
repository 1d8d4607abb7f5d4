"""Primes and pénalités: reading those of a line, whether they may be taken, and what lasts of them (GK-20 to GK-36)."""

from collections.abc import Iterable, Mapping

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter
from rejeu.engine.words import fold, nearest
from rejeu.events.base import Option, Term

from .conditions import POSITIONS, add, lift
from .hurry import ACCELERATION, SLOWING
from .phases import SETUP

DEADLY, MULTIPLE, PRECISE, NONLETHAL = "deadly", "multiple", "precise", "nonlethal"
EFFICIENCY, CAUTION = "efficiency", "caution"
ABANDON, LIGHT, DANGER, DIFFICULTY, RISK = "abandon", "light-wound", "danger", "difficulty", "risk"

PRIMES: Mapping[str, str] = {
    ACCELERATION: "GK-21",
    DEADLY: "GK-22",
    MULTIPLE: "GK-23",
    PRECISE: "GK-24",
    NONLETHAL: "GK-25",
    EFFICIENCY: "GK-26",
    CAUTION: "GK-27",
}
PENALTIES: Mapping[str, str] = {
    ABANDON: "GK-30",
    LIGHT: "GK-31",
    DANGER: "GK-32",
    DIFFICULTY: "GK-33",
    SLOWING: "GK-34",
    RISK: "GK-35",
}
FOR_ATTACKS = frozenset({DEADLY, MULTIPLE, PRECISE, NONLETHAL, LIGHT})
WORTH = 2
"""What Efficacité, Prudence, Danger and Difficulté add or take."""
MOST = 10

TERMS: Mapping[str, str] = {
    ACCELERATION: "Accélération",
    DEADLY: "Attaque meurtrière",
    MULTIPLE: "Attaques multiples",
    PRECISE: "Attaque précise",
    NONLETHAL: "Attaque non létale",
    EFFICIENCY: "Efficacité",
    CAUTION: "Prudence",
    ABANDON: "Abandon de position avantageuse",
    LIGHT: "Blessure légère",
    DANGER: "Danger",
    DIFFICULTY: "Difficulté",
    SLOWING: "Ralentissement",
    RISK: "Risque",
}
"""The rules' own names, said as they are in every language."""

WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    ACCELERATION: {"en": ("acceleration",), "fr": ("accélération",)},
    DEADLY: {"en": ("deadly", "deadly-attack"), "fr": ("meurtrière", "attaque-meurtrière")},
    MULTIPLE: {"en": ("multiple", "multiple-attacks"), "fr": ("multiples", "attaques-multiples")},
    PRECISE: {"en": ("precise", "precise-attack"), "fr": ("précise", "attaque-précise")},
    NONLETHAL: {"en": ("nonlethal", "non-lethal"), "fr": ("non-létale", "attaque-non-létale")},
    EFFICIENCY: {"en": ("efficiency",), "fr": ("efficacité",)},
    CAUTION: {"en": ("caution",), "fr": ("prudence",)},
    ABANDON: {"en": ("abandon", "abandon-position"), "fr": ("abandon", "abandon-de-position-avantageuse")},
    LIGHT: {"en": ("light-wound",), "fr": ("blessure-légère", "légère")},
    DANGER: {"en": ("danger",), "fr": ("danger",)},
    DIFFICULTY: {"en": ("difficulty",), "fr": ("difficulté",)},
    SLOWING: {"en": ("slowing", "slow"), "fr": ("ralentissement",)},
    RISK: {"en": ("risk",), "fr": ("risque",)},
}
"""What people type for each. A line may give several, apart by commas: what may be taken is told by the rule."""


@attrs.frozen
class Bargain:
    """What an action is taken with: primes paid for, primes that are free, and pénalités."""

    primes: tuple[str, ...] = ()
    free: tuple[str, ...] = ()
    penalties: tuple[str, ...] = ()

    def count(self, name: str) -> int:
        """Return how many times it has a prime or a pénalité."""
        return (*self.primes, *self.free, *self.penalties).count(name)

    def has(self, name: str) -> bool:
        """Whether it has a prime or a pénalité."""
        return self.count(name) > 0

    @property
    def terms(self) -> tuple[Term, ...]:
        """What it adds to this action's roll, and takes off it (GK-26, GK-33)."""
        parts = ((EFFICIENCY, WORTH), (DIFFICULTY, -WORTH))
        return tuple(Term(name, worth * self.count(name)) for name, worth in parts if self.has(name))


def read_bargain(options: Mapping[str, Option]) -> Bargain:
    """Return what a line asks for. Raises `Refused` for words that mean no prime or no pénalité."""
    return Bargain(
        primes=_read(options, "prime", PRIMES, "no-such-prime"),
        free=_read(options, "free", PRIMES, "no-such-prime"),
        penalties=_read(options, "penalty", PENALTIES, "no-such-penalty"),
    )


def _read(options: Mapping[str, Option], key: str, known: Mapping[str, str], code: str) -> tuple[str, ...]:
    spoken = {fold(word): name for name in known for words in WORDS[name].values() for word in words}
    spoken |= {fold(name): name for name in known}
    found = []
    for word in str(options[key]).split(",") if key in options else ():
        name = spoken.get(fold(word))
        if name is None:
            raise Refused(code, value=word, near=nearest(word, spoken), known=_terms(known), rule="GK-20")
        found.append(name)
    if len(found) > MOST:
        raise Refused("too-many-at-once", count=len(found), most=MOST, rule="GK-20")
    return tuple(found)


def check_bargain(scene: Scene, who: Combatant, bargain: Bargain, *, attacks: bool, imposed: bool = False) -> None:
    """Raise `Refused` if the rules do not allow it. `imposed`: a Risque that brings nothing comes with the action."""
    parameters = scene.state.parameters
    paid = len(bargain.penalties) + (imposed and parameters["imposed_risk"] == "pays")
    if len(bargain.primes) > 1:
        raise Refused("two-primes", primes=_terms(bargain.primes), rule="GK-20")
    if bargain.primes and not paid:
        raise Refused("prime-unpaid", prime=TERMS[bargain.primes[0]], rule="GK-20")
    if parameters["spare_penalties"] == "refused":
        if len(bargain.penalties) > 1:
            raise Refused("two-penalties", penalties=_terms(bargain.penalties), rule="GK-20")
        if bargain.penalties and not bargain.primes:
            raise Refused("penalty-for-nothing", penalty=TERMS[bargain.penalties[0]], rule="GK-20")
    for name in (*bargain.primes, *bargain.free, *bargain.penalties):
        if name in FOR_ATTACKS and not attacks:
            raise Refused("for-attacks-only", name=TERMS[name], rule={**PRIMES, **PENALTIES}[name])
    if bargain.has(ABANDON) and not positions_of(who):
        raise Refused("no-position-held", who=who.id, rule="GK-30")
    if bargain.has(SLOWING) and not _somebody_after(scene.state, who):
        raise Refused("nobody-after", who=who.id, rule="GK-34")


def _terms(names: Iterable[str]) -> list[str]:
    return [TERMS[name] for name in names]


def positions_of(combatant: Combatant) -> list[str]:
    """Return the advantageous positions that a combatant holds (GK-30)."""
    return [condition for condition in POSITIONS if condition in combatant.conditions]


def _somebody_after(state: Encounter, who: Combatant) -> bool:
    """Whether an adversary plays after `who` in the order of this round (GK-34)."""
    if state.phase == SETUP or who.id not in state.order:
        return False
    behind = state.order[state.order.index(who.id) + 1 :]
    return any(state.combatants[other].awake and adverse(who, state.combatants[other]) for other in behind)


def adverse(one: Combatant, other: Combatant) -> bool:
    """Whether two combatants are on different sides; who is on none is against everybody."""
    return not one.side or one.side != other.side


def pay(scene: Scene, who: str, bargain: Bargain) -> None:
    """Let the bargain take hold: positions are lost, and what weighs on later actions is counted."""
    if bargain.has(ABANDON):
        for position in positions_of(scene.state.combatants[who]):
            lift(scene, who, position, "abandoned")
    for name in (ACCELERATION, SLOWING, CAUTION, DANGER):
        add(scene, who, name, bargain.count(name))
