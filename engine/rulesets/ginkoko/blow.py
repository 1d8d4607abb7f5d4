"""A blow on its way to one target: every number of it that the defender's choice waits for."""

from collections.abc import Mapping
from typing import Any

import msgspec

from rejeu.events.base import Option, Term


class Blow(msgspec.Struct, frozen=True, omit_defaults=True):
    """An attack rolled, towards `target`. `bonus` is what the d20 got, `dealt` what the damage is made of so far.

    `dice` are the d6 of damage still to roll; `armour` is what the target's armour counts less;
    `several` is how many targets share the roll. `incident` and `ally` are what the line says of a
    risk that comes true; `difficulty` is what to reach if there is no defence, 0 for the house rule.
    """

    who: str
    target: str
    weapon: str
    skill: str
    characteristic: str
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


def to_context(blow: Blow) -> dict[str, Option]:
    """Return a blow as a question holds it: numbers and words, the sums written as JSON."""
    return {name: _option(part) for name, part in msgspec.to_builtins(blow).items()}


def _option(part: Any) -> Option:
    if isinstance(part, bool):
        return int(part)
    return part if isinstance(part, int | str) else msgspec.json.encode(part).decode()


def from_context(context: Mapping[str, Option]) -> Blow:
    """Return the blow that `to_context` wrote."""
    parts: dict[str, Any] = {name: part for name, part in context.items() if name in Blow.__struct_fields__}
    for name in ("bonus", "dealt"):
        if name in parts:
            parts[name] = msgspec.json.decode(str(parts[name]))
    for name in ("halved", "nonlethal", "risk", "imposed"):
        parts[name] = bool(parts.get(name))
    return msgspec.convert(parts, Blow)
