"""A blow on its way to one target: every number of it that the defender's choice waits for."""

from collections.abc import Sequence
from typing import Any

import msgspec

from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.base import Option, Term

SUMS = ("bonus", "dealt")
ROLL = "roll"
FLAGS = ("halved", "nonlethal", "risk", "imposed")


class Blow(msgspec.Struct, frozen=True, kw_only=True):
    """An attack rolled, towards `target`. `bonus` is what the d20 got, `dealt` what the damage is made of so far.

    `dice` are the d6 of damage still to roll; `armour` is what the target's armour counts less;
    `several` is how many targets share the roll. `incident` and `ally` are what the line says of a
    risk that comes true; `difficulty` is what to reach if there is no defence, 0 for the house rule.
    """

    who: str
    target: str
    weapon: str
    skill: str
    characteristic: str = ""
    roll: int
    natural: int
    bonus: tuple[Term, ...] = ()
    dealt: tuple[Term, ...] = ()
    dice: int = 0
    armour: int = 0
    halved: bool = False
    nonlethal: bool = False
    risk: bool = False
    imposed: bool = False
    several: int = 1
    difficulty: int = 0
    incident: str = ""
    ally: str = ""
    resistance_dk: int = 0

    @property
    def total(self) -> int:
        """What the attack comes to."""
        return self.natural + sum(term.value for term in self.bonus)


def ask(scene: Scene, kind: str, whom: str, options: Sequence[str], blocks: Sequence[str], blow: Blow) -> None:
    """Ask something that a blow waits for."""
    sums = {name: getattr(blow, name) for name in SUMS}
    context: dict[str, Option] = {"total": blow.total}
    for name in blow.__struct_fields__:
        value = getattr(blow, name)
        if name not in (*SUMS, ROLL) and value:
            context[name] = int(value) if isinstance(value, bool) else value
    scene.ask(kind, whom, options, blocks, context, sums, {ROLL: blow.roll})


def asked(question: Question) -> Blow:
    """Return the blow that a question holds."""
    parts: dict[str, Any] = {**question.context, **question.sums, **question.records}
    parts |= {name: bool(parts.get(name)) for name in FLAGS}
    return Blow(**{name: part for name, part in parts.items() if name in Blow.__struct_fields__})
