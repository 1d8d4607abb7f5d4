"""A state machine that plays at random and amends at random, clashes answered at random."""

import msgspec
from hypothesis import note
from hypothesis import strategies as st
from hypothesis.stateful import precondition, rule

from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.facts import Rolled
from rejeu.projections.changes import changes
from rejeu.replays.amend import Remembering, commit, inserting, preview, replacing, striking
from rejeu.replays.amend_line import Past, line_after
from rejeu.replays.amendment import Amendment, Choice, Clash, Preview, Said
from rejeu.replays.fight import Fight, Stamp
from rejeu.replays.rewinding import undo_target
from tests.machines.hands import rulings
from tests.machines.test_random_play import NUMBERS, Play, digest

ANSWERS = ("strike", "skip", "force", "force", "roll", "edit", "keep")


def played(state: object) -> bytes:
    """A state but for the numbers of its records."""
    return digest(_bare(msgspec.to_builtins(state)))


RECORDS = frozenset({"seq", "origins", "records", "sums", "roll", "attack"})
"""Where states hold numbers of records; a question's context has its roll and its attack."""


def _bare(value: object) -> object:
    if isinstance(value, dict):
        # What a question adds up is terms of a label, a value and the record that it came from.
        found = {key: _bare(one) for key, one in value.items() if key not in RECORDS}
        return found | {key: [term[:2] for term in terms] for key, terms in value.get("sums", {}).items()}
    return [_bare(one) for one in value] if isinstance(value, list | tuple) else value


def _last_resort(clash: Clash) -> Choice:
    return Choice("roll" if clash.wants_dice else "strike")


def dice(plan: Preview) -> dict[tuple[object, ...], tuple[int, ...]]:
    """The faces of every roll of the amended line, by key."""
    return {
        (fact.round, fact.who, fact.purpose, fact.ordinal): fact.faces
        for outcome in plan.outcomes
        for fact in outcome.facts
        if isinstance(fact, Rolled)
    }


class Amends(Play):
    """Adds amendments to random play."""

    @precondition(lambda self: self.fight.head > 2)
    @rule()
    def retype(self) -> None:
        """As in other play; but the last command of an amendment is not undone alone."""
        if self.fight.lineage.amended_at(self.fight.head, fresh=True) is None:
            super().retype()

    def _some(self, number: int) -> Past | None:
        first = self.fight.lineage.batch(1)[1]
        line = line_after(self.fight, first)
        return line[number * len(line) // 41] if line else None

    def _said(self, number: int, place: int, past: Past) -> Command:
        """Something that somebody might have said then."""
        state = self.fight.state_at(self.fight.envelopes[past.seq - 1].parent or 0)
        said = list(self.player.hand(state, number))
        return said[place % len(said)]

    @precondition(lambda self: self.fight.head > 8)
    @rule(number=NUMBERS)
    def same_ruling(self, number: int) -> None:
        """The same ruling again: nothing to write, no die asked for; decided again all the same, nothing differs."""
        past = self._some(number)
        if past is None:
            return
        text = "" if past.silenced else past.command.text
        plan = preview(
            self.fight, replacing(self.fight, past.seq, Said(msgspec.structs.replace(past.command, text=text)))
        )
        assert plan.same and not plan.outcomes and not plan.clashes
        tail = self.fight.tail
        assert commit(self.fight, plan, Stamp("gm", 1, "same"), lambda: bytes(16)) is None
        assert self.fight.tail == tail == self.journal.tail("random").seq
        again = preview(self.fight, Amendment(self.fight.envelopes[past.seq - 1].parent or 0, "insert"))
        assert not again.clashes and not again.unused and not again.reordered
        for outcome in again.outcomes:
            assert outcome.past is not None
            assert outcome.same, (outcome.past, outcome.facts)
        assert played(again.after) == played(self.fight.state), changes(self.fight.state, again.after)

    @precondition(lambda self: self.fight.head > 8)
    @rule(
        number=NUMBERS,
        how=st.sampled_from(("replace", "strike", "insert", "tweak", "tweak", "ruling", "ruling")),
        said=st.tuples(NUMBERS, NUMBERS),
        answers=st.lists(st.tuples(st.sampled_from(ANSWERS), NUMBERS), max_size=6),
        keep=st.sampled_from((True, True, False)),
    )
    def amend(self, number: int, how: str, said: tuple[int, int], answers: list[tuple[str, int]], keep: bool) -> None:
        past = self._some(number)
        if past is None:
            return
        amendment = self._amendment(past, how, said)
        before, tail, head = digest(self.fight.state), self.fight.tail, self.fight.head
        recorded = self.recorded()
        plan = self._resolved(amendment, answers)
        assert self.fight.tail == tail == self.journal.tail("random").seq
        assert digest(self.fight.state) == before
        if plan is None or plan.same or not keep:
            note(f"{amendment} given up")
            return
        self._check_dice(plan, recorded)
        note(f"{amendment} -> {plan.clashes}")
        number = next(self.ids)
        receipt = commit(self.fight, plan, Stamp("gm", 1, f"a{number}"), lambda: bytes(16))
        assert receipt is not None
        assert (receipt.first, receipt.last) == (tail + 1, self.fight.tail)
        assert digest(self.fight.state) == digest(plan.after)
        assert digest(Fight(self.journal, "random").state) == digest(plan.after)
        again = commit(self.fight, plan, Stamp("gm", 1, f"a{number}"), lambda: bytes(16))
        assert again == receipt and self.fight.tail == receipt.last
        self.shown[self.fight.tail] = digest(self.fight.state)
        self._undone(head, before)

    def _amendment(self, past: Past, how: str, said: tuple[int, int]) -> Amendment:
        """Another line, none, one more, a ruling before it, or nearly the same line: what a table argues about."""
        number, place = said
        match how:
            case "strike":
                return striking(self.fight, past.seq, "…")
            case "tweak":
                fields = past.command.__struct_fields__
                tweak = {"modifiers": {"argued": place % 11 - 5}} if "modifiers" in fields else {}
                if "amount" in fields and isinstance(past.command.amount, int):  # type: ignore[attr-defined]
                    tweak = {"amount": number % 9 + 1}
                return replacing(self.fight, past.seq, Said(msgspec.structs.replace(past.command, **tweak)))
            case "ruling":
                state = self.fight.state_at(self.fight.envelopes[past.seq - 1].parent or 0)
                hand = [*rulings(state, number), *self._orders(state, number)]
                return inserting(self.fight, past.seq, Said(hand[place % len(hand)]))
        line = Said(self._said(*said, past))
        return (replacing if how == "replace" else inserting)(self.fight, past.seq, line)

    def _orders(self, state: Encounter, number: int) -> list[Command]:
        """Rulings that put a round in another order."""
        found: list[Command] = [c.SetInitiative(targets=(who,), value=number % 25) for who in state.order]
        return [*found, c.Reorder(targets=tuple(reversed(state.order)))]

    def _undone(self, head: int, before: bytes) -> None:
        """One undo restores exactly, one redo brings the amendment back."""
        now, tip = digest(self.fight.state), self.fight.head
        assert undo_target(self.fight) == head or head == tip
        if head == tip:
            return
        assert self.submit(c.Rewind(to=head, how="undo"))
        assert digest(self.fight.state) == before
        assert self.submit(c.Rewind(to=tip, how="redo"))
        assert digest(self.fight.state) == now

    def _resolved(self, amendment: Amendment, answers: list[tuple[str, int]]) -> Preview | None:
        """Answer clash after clash, until none is open; `None` if the new line itself is refused."""
        given: dict[int, Choice] = {}
        source = Remembering(self.source())
        left = list(answers)
        while True:
            # Once the answers are used up, whatever else clashes is struck.
            fallback = None if left else _last_resort
            try:
                plan = preview(self.fight, amendment, given, source, fallback)
            except (Refused, BadSheet):
                return None
            if not plan.open:
                return plan
            clash = plan.open[0]
            assert not clash.doubtful
            how, number = left.pop() if left else ("strike", 0)
            if clash.wants_dice and number % 4:
                how = "roll"
            if clash.seq in given:  # that answer was refused too
                how = "strike"
            said = tuple(Said(command) for command in self.player.hand(self.fight.state, number))
            place = number % len(said)
            if how == "keep":
                given[clash.seq] = Choice("keep", before=said[place : place + 1])
            else:
                given[clash.seq] = Choice(how, lines=said[place : place + 1])  # type: ignore[arg-type]

    def recorded(self) -> dict[tuple[object, ...], dict[tuple[int, int], int]]:
        """Every face of the present line, by key."""
        found: dict[tuple[object, ...], dict[tuple[int, int], int]] = {}
        for _, fact in self.fight.facts(self.fight.lineage.ancestry(self.fight.head)):
            if isinstance(fact, Rolled):
                key = (fact.round, fact.who, fact.purpose, fact.ordinal)
                found.setdefault(key, dict(enumerate(fact.faces)) if len(fact.pool) == 1 else {})  # type: ignore[arg-type]
        return found

    def _check_dice(self, plan: Preview, recorded: dict) -> None:  # type: ignore[type-arg]
        for key, faces in dice(plan).items():
            known = recorded.get(key, {})
            for place, face in enumerate(faces):
                assert known.get(place, face) == face, f"{key}: a die that was shared is another one now"
