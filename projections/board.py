"""The board: where the fight stands. Read, never reckoned."""

from collections.abc import Sequence

import msgspec

from rejeu.engine.evolve import LOST
from rejeu.engine.state import Combatant, Encounter, Question, Slot
from rejeu.events.commands import Position

from .words import Name, View, Word, call, call_all, name_of


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Someone on the board, in words. `from_round` is the first round that it takes part in."""

    who: Name
    status: Word
    health: Word
    side: str = ""
    position: Position | None = None
    conditions: tuple[Word, ...] = ()
    from_round: int = 0
    hidden: bool = False
    gone: bool = False


class Intention(msgspec.Struct, frozen=True, omit_defaults=True):
    """A declared action. No verb: the action is left open. `until`: the last round of one that lasts."""

    verb: Word | None = None
    targets: tuple[Name | Word, ...] = ()
    weapon: str = ""
    until: int = 0


class Spent(msgspec.Struct, frozen=True):
    """An action of the round that is gone, and on what (`lost`: on nothing)."""

    action: Word
    on: Word


class Entry(msgspec.Struct, frozen=True):
    """Someone's part in the round.

    `score` is the initiative as set, `count` as it is after `covered` metres; `left` metres remain
    of a move broken off. `called`: its turn has begun; `active`: it is on; `done`: it is over.
    `acted`: an action was spent on something. `placed`: the order has it already. `tied` are the
    others at its count whose turn is to come.
    """

    person: Person
    score: int
    count: int
    kind: Word
    placed: bool
    intent: Intention | None
    covered: int
    left: int
    spent: tuple[Spent, ...]
    actions_left: tuple[Word, ...]
    acted: bool
    called: bool
    active: bool
    done: bool
    tied: tuple[Name, ...]


class OpenQuestion(msgspec.Struct, frozen=True):
    """A choice owed: by whom, among what, and who waits for it. `seq` is the record that asked."""

    id: str
    kind: Word
    whom: Name | Word
    options: tuple[Word, ...]
    blocks: tuple[Name | Word, ...]
    seq: int


class Board(msgspec.Struct, frozen=True):
    """Where the fight stands after record `seq`. `clock` is seconds of game time.

    `date` is the text of the date in the world at second `date_at`, empty if none is known. `closed`:
    nothing more is played. `undeclared` runs from the last called to the first: whoever still owes a declaration.
    `aside` are present without a part in the round; `dead` and `left` are out of it.
    """

    seq: int
    title: str
    ruleset: str
    round: int
    phase: Word
    clock: int
    date: str
    date_at: int
    closed: bool
    active: Name | None
    order: tuple[Entry, ...]
    undeclared: tuple[Name, ...]
    questions: tuple[OpenQuestion, ...]
    aside: tuple[Person, ...]
    dead: tuple[Person, ...]
    left: tuple[Person, ...]


def board(state: Encounter, view: View = "gm", actions: Sequence[str] = ()) -> Board:
    """Return the board. `actions` are the actions of a round that the ruleset gives.

    In the players' view nobody hidden is anywhere: not in the order, not aimed at, not asked.
    """
    shown = {who: combatant for who, combatant in state.combatants.items() if view == "gm" or not combatant.hidden}
    aside = sorted((combatant for who, combatant in shown.items() if who not in state.slots), key=lambda c: c.place)
    active = shown.get(state.active)
    return Board(
        seq=state.seq,
        title=state.title,
        ruleset=state.ruleset,
        round=state.round,
        phase=Word("phase", state.phase),
        clock=state.clock,
        date=state.date,
        date_at=state.date_at,
        closed=state.closed,
        active=None if active is None else name_of(active),
        order=tuple(_entry(state, shown, slot, actions) for slot in _slots(state) if slot.who in shown),
        undeclared=tuple(name_of(shown[who]) for who in _undeclared(state) if who in shown),
        questions=_questions(state, shown),
        aside=tuple(_person(combatant) for combatant in aside if combatant.present),
        dead=tuple(_person(c) for c in _by_place(shown) if c.status == "dead" and not c.gone),
        left=tuple(_person(combatant) for combatant in _by_place(shown) if combatant.gone),
    )


def _by_place(shown: dict[str, Combatant]) -> list[Combatant]:
    return sorted(shown.values(), key=lambda combatant: combatant.place)


def _slots(state: Encounter) -> list[Slot]:
    """Those in the order, then those who have an initiative but no place in it yet, the first set first."""
    waiting = [slot for who, slot in state.slots.items() if who not in state.order]
    return [state.slots[who] for who in state.order] + sorted(waiting, key=lambda slot: (slot.seq, slot.who))


def _undeclared(state: Encounter) -> list[str]:
    return [
        who
        for who in reversed(state.order)
        if (slot := state.slots[who]).intent is None and not slot.done and state.combatants[who].awake
    ]


def _person(combatant: Combatant) -> Person:
    return Person(
        who=name_of(combatant),
        status=Word("status", combatant.status),
        health=Word("health", combatant.health),
        side=combatant.side,
        position=combatant.position,
        conditions=tuple(
            Word("condition", condition.name)
            for condition in sorted(combatant.conditions.values(), key=lambda c: (c.seq, c.name))
        ),
        from_round=combatant.from_round,
        hidden=combatant.hidden,
        gone=combatant.gone,
    )


def _entry(state: Encounter, shown: dict[str, Combatant], slot: Slot, actions: Sequence[str]) -> Entry:
    return Entry(
        person=_person(shown[slot.who]),
        score=slot.score,
        count=slot.count,
        kind=Word("initiative", slot.kind),
        placed=slot.who in state.order,
        intent=_intention(slot, shown),
        covered=slot.covered,
        left=slot.left,
        spent=tuple(Spent(Word("action", action), Word("spent", on)) for action, on in slot.spent.items()),
        actions_left=tuple(Word("action", action) for action in actions if action not in slot.spent),
        acted=any(on != LOST for on in slot.spent.values()),
        called=slot.called,
        active=slot.who == state.active,
        done=slot.done,
        tied=tuple(
            name_of(shown[other.who])
            for other in _slots(state)
            if other.who in shown and other.who != slot.who and other.count == slot.count and not other.done
        ),
    )


def _intention(slot: Slot, shown: dict[str, Combatant]) -> Intention | None:
    if slot.intent is None:
        return None
    names = {who: name_of(combatant) for who, combatant in shown.items()}
    return Intention(
        verb=Word("verb", slot.intent.verb) if slot.intent.verb else None,
        targets=call_all(names, [who for who in slot.intent.targets if who in shown]),
        weapon=slot.intent.weapon,
        until=slot.until,
    )


def _questions(state: Encounter, shown: dict[str, Combatant]) -> tuple[OpenQuestion, ...]:
    asked = sorted(state.questions.values(), key=lambda question: question.seq)
    kept = [_question(state, question, shown) for question in asked]
    return tuple(question for question in kept if question is not None)


def _question(state: Encounter, question: Question, shown: dict[str, Combatant]) -> OpenQuestion | None:
    """Leave out a question asked of somebody unseen, or that only keeps unseen people waiting."""
    hidden = state.combatants.keys() - shown.keys()
    blocks = [who for who in question.blocks if who not in hidden]
    if question.whom in hidden or (question.blocks and not blocks):
        return None
    names = {who: name_of(combatant) for who, combatant in shown.items()}
    return OpenQuestion(
        id=question.id,
        kind=Word("question", question.kind),
        whom=call(names, question.whom),
        options=tuple(Word("option", option) for option in question.options if option not in hidden),
        blocks=call_all(names, blocks),
        seq=question.seq,
    )
