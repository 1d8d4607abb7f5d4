"""Deciding a line of play again after a change, command by command, with the dice that are recorded.

Where the order of a round is not what it was, its commands come when they are called: one whose turn
has not come waits, and is tried again after each of the others.
"""

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from rejeu.engine.dice import Key, Ledger, NoSource, Source, places
from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.engine.ruleset import Ruleset
from rejeu.engine.state import Encounter
from rejeu.events import commands as c
from rejeu.events.base import Command, Fact
from rejeu.events.facts import Asked, Rolled

from .amend_force import consequences, turn_taken
from .amend_line import Past, moves, same_facts, speakable
from .amend_refs import as_now
from .amendment import Amendment, Answers, Choice, Clash, Kind, Outcome, Said
from .deciding import decide_with

Fallback = Callable[[Clash], Choice | None]
_BARRIERS = (c.StartRound, c.ResetOrder)
"""Commands past which nothing of a round can wait."""


class Rehearsal:
    """One pass over a line. `seq` is the record that the next command would take."""

    def __init__(
        self, state: Encounter, seq: int, ruleset: Ruleset, ledger: Ledger, source: Source,
        answers: Answers, fallback: Fallback | None,
    ) -> None:  # fmt: skip
        self.state = state
        self.seq = seq
        self.outcomes: list[Outcome] = []
        self.clashes: list[Clash] = []
        self.overruled: list[Key] = []
        self.dropped: list[tuple[int, Command, Refused]] = []
        self.reordered: list[int] = []
        self.used: set[tuple[Key, tuple[int, int]]] = set()
        self._ruleset = ruleset
        self._ledger = ledger
        self._source = source
        self._answers = answers
        self._fallback = fallback
        self._moved: dict[int, int] = {}
        self._waiting: list[tuple[Past, Encounter]] = []
        self._line: Said | None = None  # the line of an answer that is being said
        self._audience: tuple[str, ...] = ()  # of what is being decided, and of all that is said in its place

    # New lines -----------------------------------------------------------------------------------

    def say(self, amendment: Amendment, pasts: dict[int, Past]) -> None:
        """Decide the amendment's own lines. Raises `Refused`, `BadSheet` if the rules say no to one."""
        for place, said in enumerate(amendment.lines):
            key = amendment.key(place)
            past = pasts.get(key)
            self._audience = said.audience if past is None else past.audience
            try:
                self._decide(said.command, NoSource(), said.typed, "new", past, key if key > 0 else None)
            except NeedDice as need:
                self._answer_new(key, said, past, need)

    def _answer_new(self, key: int, said: Said, past: Past | None, need: NeedDice) -> None:
        choice, error = self._choice(key, said.command, need), need
        self._line = None
        if choice is not None:
            try:
                self._apply_new(choice, said, past, key if key > 0 else None)
            except (Refused, BadSheet) as refused:
                self._clash(key, said.command, refused, None, line=self._line)
                return
        self._clash(key, said.command, error, choice)

    def _apply_new(self, choice: Choice, said: Said, past: Past | None, replays: int | None) -> None:
        match choice.how:
            case "roll":
                typed = said.typed + choice.typed
                self._decide(said.command, self._source, typed, "new", past, replays, answered=True)
            case "dice":
                self._with_typed(said, choice.typed, past, replays)
            case "edit":
                for place, line in enumerate(choice.lines):
                    self._say(line, choice, "new", past, replays if place == 0 else None)
            case "strike":
                pass
            case how:
                raise Refused("not-for-a-new-line", answer=how)

    def _with_typed(self, said: Said, typed: tuple[str, ...], past: Past | None, replays: int | None) -> None:
        """Take the dice of the line and those of the answer; failing that, the latter for all that it rolls."""
        try:
            self._decide(said.command, NoSource(), said.typed + typed, "new", past, replays, answered=True)
        except NeedDice:
            raise
        except Refused:
            if not said.typed:
                raise
            self._decide(said.command, NoSource(), typed, "new", past, replays, answered=True)

    # The line as it was --------------------------------------------------------------------------

    def again(self, line: Iterable[tuple[Past, Encounter]]) -> None:
        """Decide every command of the line again; each comes with the state that it was decided at."""
        for past, before in line:
            if isinstance(past.command, _BARRIERS):
                self._flush()
            if self._asker_waits(past, before) or not self._try(past, before):
                continue
            self._retry()
        self._flush()

    def _retry(self) -> None:
        """Try those who wait, the first first, until none of them can go on."""
        place = 0
        while place < len(self._waiting):
            past, before = self._waiting.pop(place)
            if self._is_ripe(past) and self._keep(past, before):
                self.reordered.append(past.seq)
                place = 0
            elif self.state.active == getattr(past.command, "who", None):
                # Its turn has come, so that is not why it is refused: it clashes here, not at the end of the round.
                place = 0 if self._try(past, before, patient=False) else place
            else:
                self._waiting.insert(place, (past, before))
                place += 1

    def _keep(self, past: Past, before: Encounter) -> bool:
        self._audience = past.audience
        try:
            self._decide(self._as_said(past, before), NoSource(), (), "again", past, past.seq)
        except (Refused, BadSheet):
            return False
        return True

    def _is_ripe(self, past: Past) -> bool:
        """A waiting answer needs its question, which must not be another one."""
        return not isinstance(past.command, c.Answer) or bool(self.state.questions)

    def _flush(self) -> None:
        """Nothing waits any longer: whoever still does, clashes."""
        waiting, self._waiting = self._waiting, []
        for past, before in waiting:
            self._try(past, before, patient=False)

    def _try(self, past: Past, before: Encounter, *, patient: bool = True) -> bool:
        """Decide a command again, or let it wait, or answer its clash. Return whether play went on."""
        self._audience = past.audience
        try:
            self._decide(self._as_said(past, before), NoSource(), (), "again", past, past.seq)
        except (Refused, BadSheet) as error:
            if patient and not isinstance(error, NeedDice) and self._waits(past, before):
                self._waiting.append((past, before))
                return False
            return self._answer(past, before, error)
        return True

    def _waits(self, past: Past, before: Encounter) -> bool:
        """Whether the turn of whoever acts is still to come, in an order that is not what it was."""
        who = getattr(past.command, "who", "")
        slot = self.state.slots.get(who)
        if slot is None or slot.done or not self.state.combatants[who].awake:
            return False
        called = self.state.active not in ("", who)
        return (called or isinstance(past.command, c.Declare)) and _reordered(before.order, self.state.order)

    def _asker_waits(self, past: Past, before: Encounter) -> bool:
        """Let an answer wait with the command that asked for it."""
        if not isinstance(past.command, c.Answer):
            return False
        question = past.command.question
        asked = any(
            isinstance(fact, Asked) and fact.question == question for other, _ in self._waiting for fact in other.facts
        )
        if asked:
            self._waiting.append((past, before))
        return asked

    def _as_said(self, past: Past, before: Encounter) -> Command:
        """Return the command, with what it refers to as it is called now. Raises `Refused`."""
        return as_now(speakable(past), before, self.state, self._moved)

    # Clashes -------------------------------------------------------------------------------------

    def _answer(self, past: Past, before: Encounter, error: Refused | BadSheet) -> bool:
        choice = self._choice(past.seq, past.command, error)
        if choice is None:
            self._clash(past.seq, past.command, error, None)
            return False
        mark, state = len(self.outcomes), self.state
        self._line = None
        try:
            self._apply(choice, past, before)
        except (Refused, BadSheet) as again:
            self._clash(past.seq, past.command, again, None, state, self._line)
        else:
            self._clash(past.seq, past.command, error, choice, state)
        return len(self.outcomes) > mark

    def _apply(self, choice: Choice, past: Past, before: Encounter) -> None:
        """Answer a clash. What was said before a refusal stays said: the answer is given anew after it is mended."""
        for said in choice.before:
            self._say(said, choice, "before", None, None)
        match choice.how:
            case "keep":
                self._decide(self._as_said(past, before), NoSource(), (), "again", past, past.seq)
            case "roll":
                now = self._as_said(past, before)
                self._decide(now, self._source, choice.typed, "again", past, past.seq, answered=True)
            case "dice":
                now = self._as_said(past, before)
                self._decide(now, NoSource(), choice.typed, "again", past, past.seq, answered=True)
            case "skip":
                who = getattr(past.command, "who", "")
                self._decide(c.Skip(targets=(who,)), NoSource(), (), "edited", past, past.seq)
            case "edit":
                for place, said in enumerate(choice.lines):
                    self._say(said, choice, "edited", past, past.seq if place == 0 else None)
            case "force":
                self._force(past, before)

    def _say(self, said: Said, choice: Choice, kind: Kind, past: Past | None, replays: int | None) -> None:
        """Decide a line of an answer; it is remembered if it is refused."""
        self._line = said
        self._decide(said.command, self._source if choice.rolls else NoSource(), said.typed, kind, past, replays)
        self._line = None

    def _force(self, past: Past, before: Encounter) -> None:
        uphold = c.Uphold(record=past.seq, text=past.command.text)
        held, state, seq, mark = 0, self.state, self.seq, len(self.outcomes)
        self._decide(uphold, NoSource(), (), "upheld", past, past.seq)
        for ruling in consequences(past, before):
            try:
                self._decide(ruling, NoSource(), (), "upheld", None, None)
                held += 1
            except Refused as refused:
                self.dropped.append((past.seq, ruling, refused))
        if not held:
            self.state, self.seq = state, seq
            del self.outcomes[mark:]
            raise Refused("nothing-to-uphold", seq=past.seq)
        over = turn_taken(past, self.state)
        if over is not None:
            self._decide(over, NoSource(), (), "upheld", None, None)

    def _choice(self, seq: int, command: Command, error: Refused | BadSheet) -> Choice | None:
        choice = self._answers.get(seq)
        if choice is None and self._fallback is not None:
            choice = self._fallback(Clash(seq, command, error, state=self.state))
        return choice

    def _clash(
        self,
        seq: int,
        command: Command,
        error: Refused | BadSheet,
        choice: Choice | None,
        state: Encounter | None = None,
        line: Said | None = None,
    ) -> None:
        doubtful = any(clash.choice is None for clash in self.clashes)
        self.clashes.append(Clash(seq, command, error, choice, doubtful, state or self.state, line))

    # Deciding ------------------------------------------------------------------------------------

    def _decide(
        self, command: Command, source: Source, typed: tuple[str, ...], kind: Kind,
        past: Past | None, replays: int | None, *, answered: bool = False,
    ) -> None:  # fmt: skip
        scene = decide_with(
            self.state, command, self.seq, self._ruleset, self._ledger, source, typed,
            goes_on=not isinstance(source, NoSource), missing_first=answered,
        )  # fmt: skip
        facts = tuple(scene.facts)
        silenced = kind == "again" and past is not None and past.silenced
        same = False
        if past is not None and replays == past.seq:
            self._moved |= moves(past, self.seq, facts)
            same = same_facts(past.facts, facts, self._moved)
        said = replace(command, text="") if silenced else command
        self.outcomes.append(Outcome(self.seq, said, facts, kind, past, replays, same, silenced, self._audience))
        self.overruled += scene.tray.overruled
        self._use(facts)
        self.seq += 1 + len(facts)
        self.state = scene.state

    def _use(self, facts: tuple[Fact, ...]) -> None:
        for fact in facts:
            if isinstance(fact, Rolled):
                key = Key(fact.round, fact.who, fact.purpose, fact.ordinal)
                self.used.update((key, place) for place in places(fact.pool))


def _reordered(before: tuple[str, ...], now: tuple[str, ...]) -> bool:
    """Whether those who are in both orders come in another order."""
    return [who for who in before if who in now] != [who for who in now if who in before]
