"""The scene of one decision: a private draft of the state, and the facts decided so far.

Each fact emitted is applied to the draft at once, so what is decided next sees it. Seen from
outside, deciding stays pure: the state given is never changed.
"""

from collections.abc import Sequence

from rejeu.events.base import Dice, Fact, Option, Term
from rejeu.events.facts import Asked, ConditionLifted, PhaseChanged, Rolled
from rejeu.events.trust_events import RollCalled

from .conditions import expired
from .dice import DiceTray, Key
from .errors import Refused
from .evolve import apply, thaw
from .state import Combatant, Encounter, Slot


class Scene:
    """Facts in the making. `seq` is the record that the command itself will take; facts follow it."""

    def __init__(self, state: Encounter, tray: DiceTray, seq: int) -> None:
        self.state = thaw(state)
        self.tray = tray
        self.seq = seq
        self.facts: list[Fact] = []

    def emit(self, fact: Fact) -> int:
        """Add `fact`, apply it, and lift the conditions that it ends. Return the `seq` it will have."""
        seq = self.seq + 1 + len(self.facts)
        ending = expired(self.state, fact)
        self.facts.append(fact)
        apply(self.state, fact, seq)
        for who, condition in ending:
            self.emit(ConditionLifted(who=who, condition=condition, why="expired"))
        return seq

    def roll(self, who: str, purpose: str, pool: Sequence[Dice], keep: int | None = None) -> tuple[Rolled, int]:
        """Roll `pool`, keep the `keep` best dice (all by default); return the fact and its `seq`.

        Among equal faces the first rolled is kept.
        """
        ordinal = self.state.rolls.get(f"{who}/{purpose}", 0)
        key = Key(self.state.round, who, purpose, ordinal)
        if self.tray.declares(key, pool):
            self.emit(RollCalled(round=key.round, who=who, purpose=purpose, ordinal=ordinal, pool=tuple(pool)))
        faces, sources = self.tray.roll(key, pool)
        best = sorted(range(len(faces)), key=lambda i: (-faces[i], i))
        kept = tuple(sorted(best if keep is None else best[:keep]))
        rolled = Rolled(
            round=key.round,
            who=who,
            purpose=purpose,
            ordinal=ordinal,
            pool=tuple(pool),
            faces=faces,
            kept=kept,
            total=sum(faces[i] for i in kept),
            sources=sources,
        )
        return rolled, self.emit(rolled)

    def ask(
        self,
        kind: str,
        whom: str,
        options: Sequence[str],
        blocks: Sequence[str] = (),
        context: dict[str, Option] | None = None,
        sums: dict[str, tuple[Term, ...]] | None = None,
        records: dict[str, int] | None = None,
    ) -> str:
        """Open a question; return its id, unique in this line of play. What it holds is told at `Asked`."""
        question = f"q{self.state.asked + 1}"
        self.emit(
            Asked(
                question=question,
                kind=kind,
                whom=whom,
                options=tuple(options),
                blocks=tuple(blocks),
                context=context or {},
                sums=sums or {},
                records=records or {},
            )
        )
        return question

    def enter_phase(self, phase: str) -> None:
        """Go to `phase`, unless play is there already."""
        if self.state.phase != phase:
            self.emit(PhaseChanged(phase=phase))

    def combatant(self, who: str) -> Combatant:
        """Return a combatant in the fight. Raises `Refused` if there is none, or if it has left."""
        combatant = self.state.combatants.get(who)
        if combatant is None:
            raise Refused("no-such-combatant", who=who, known=sorted(self.state.combatants))
        if combatant.gone:
            raise Refused("has-left", who=who)
        return combatant

    def actor(self, who: str) -> Combatant:
        """Return a combatant who can act now: present, alive, conscious, and waiting for no answer."""
        combatant = self.combatant(who)
        if combatant.status == "dead":
            raise Refused("is-dead", who=who)
        if combatant.status == "unconscious":
            raise Refused("is-unconscious", who=who)
        self.unblocked(who)
        return combatant

    def target(self, who: str) -> Combatant:
        """Return a combatant who can be acted on now: present, alive, and waiting for no answer."""
        combatant = self.combatant(who)
        if combatant.status == "dead":
            raise Refused("is-dead", who=who)
        self.unblocked(who)
        return combatant

    def unblocked(self, who: str) -> None:
        """Raise `Refused` if an open question holds `who`."""
        for question in self.state.questions.values():
            if who in question.blocks:
                raise Refused("awaits-answer", who=who, question=question.id, kind=question.kind, whom=question.whom)

    def slot(self, who: str) -> Slot:
        """Return the part of `who` in this round. Raises `Refused` if it has none."""
        slot = self.state.slots.get(who)
        if slot is None:
            raise Refused("not-in-order", who=who)
        return slot
