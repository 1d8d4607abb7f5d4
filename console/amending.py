"""Amending from the command line: the preview first, each clash answered, and only then a line in the log."""

import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from attrs import evolve

from rejeu.engine.dice import Source, parse_typed
from rejeu.engine.errors import Refused
from rejeu.engine.state import Encounter
from rejeu.events.errors import Conflict
from rejeu.replays.amend import (
    Receipt,
    Remembering,
    check_reason,
    commit,
    inserting,
    preview,
    replacing,
    striking,
)
from rejeu.replays.amend_again import Fallback
from rejeu.replays.amendment import Amendment, Choice, Clash, Preview, Said
from rejeu.replays.fight import Fight, Stamp

from .build import Context, parse
from .failures import explain
from .lexicon import Lexicon
from .play import PlainReader, Reader
from .render_preview import PreviewView
from .report import show_board
from .session import Session, lexicon_of, salt
from .words import fold


class Wish(NamedTuple):
    """What the command line asked for. `answers` are `SEQ=HOW` as they were typed."""

    seq: int
    line: str = ""
    strike: bool = False
    before: str = ""
    reason: str = ""
    on_conflict: str = "stop"
    answers: tuple[str, ...] = ()
    dry: bool = False
    yes: bool = False
    as_json: bool = False
    expect: int | None = None


def amend(
    run: Session, fight: Fight, wish: Wish, stamp: Stamp, faces: Source | None, reader: Reader | None = None
) -> int:
    """Preview, ask what is to be asked, write; return the exit code. `faces` roll missing dice, if given.

    `reader` is who answers; without it, a person at a terminal, if there is one.
    """
    sent = _sent_before(run, fight, wish, stamp)
    if sent is not None:
        return sent
    work = _Work(run, fight, wish, stamp, faces, reader)
    return work.tell(*work.carry_out(work.amendment()))


def carry_out(run: Session, fight: Fight, amendment: Amendment, wish: Wish, stamp: Stamp, faces: Source | None) -> int:
    """Preview an amendment that is ready, ask, write; return the exit code."""
    sent = _sent_before(run, fight, wish, stamp)
    if sent is not None:
        return sent
    work = _Work(run, fight, wish, stamp, faces)
    return work.tell(*work.carry_out(amendment))


def _sent_before(run: Session, fight: Fight, wish: Wish, stamp: Stamp) -> int | None:
    """Return the exit code if the command was recorded already: 1 if that was another one.

    Raises `Conflict` if the log has gone on since it was meant.
    """
    known = fight.recorded(stamp.id)
    if known is not None:
        from .resent import same_amendment, tell_resent

        return tell_resent(run, known, same=same_amendment(fight, known, wish))
    if wish.expect is not None and wish.expect != fight.tail:
        raise Conflict(wish.expect, fight.tail)
    return None


def on_terminal() -> bool:
    """Return whether a person can be asked."""
    return sys.stdin.isatty() and sys.stdout.isatty()


class _Work:
    def __init__(
        self,
        run: Session,
        fight: Fight,
        wish: Wish,
        stamp: Stamp,
        faces: Source | None,
        reader: Reader | None = None,
    ) -> None:
        self.run = run
        self.fight = fight
        self.wish = wish
        self.stamp = stamp
        self.source = None if faces is None else Remembering(faces)
        self.rolls = faces is not None
        self.others = wish.on_conflict
        self.lexicon: Lexicon = lexicon_of(fight)
        self.view = PreviewView(run.texts, stamp.by, stamp.at)
        self.asks = (reader is not None or on_terminal()) and not (wish.yes or wish.dry or wish.as_json)
        self.given: dict[int, Choice] = {}
        self.reader: Reader = reader or PlainReader()

    # What is asked for ---------------------------------------------------------------------------

    def amendment(self) -> Amendment:
        """Return the amendment wished for; its line is read against the fight as it stood then."""
        wish = self.wish
        if wish.strike:
            return striking(self.fight, wish.seq, wish.reason)
        plain = striking(self.fight, wish.seq)
        said = self._said(wish.line or wish.before, self.fight.state_at(plain.after))
        if wish.before:
            return inserting(self.fight, wish.seq, said, wish.reason)
        return replacing(self.fight, wish.seq, said, wish.reason)

    def _said(self, line: str, state: Encounter) -> Said:
        found = parse(line, Context(self.lexicon, state, self.fight, Path()))
        if found is None:
            raise Refused("nothing-said")
        if found.command.SCOPE == "table":
            raise Refused("not-in-the-past", verb=found.command.TAG)
        if found.audience:
            raise Refused("audience-stays")
        return Said(found.command, found.typed)

    # The preview, and its clashes ----------------------------------------------------------------

    def carry_out(self, amendment: Amendment) -> tuple[Preview | None, Receipt | None]:
        """Preview, ask, write. No preview: it was given up; no receipt: nothing was written."""
        if not self.wish.dry:
            self.fight.table.check("amend", self.stamp.by)
            amendment = self._with_reason(amendment)
        plan = self._settled(amendment)
        if plan is None:
            return None, None
        if not self.wish.as_json:
            self.run.screen.show(self.view.rows(self.fight, plan))
        self._remark_on_answers(plan)
        if self.wish.dry or plan.same:
            return plan, None
        if plan.open:
            if self.wish.as_json:
                self._object(plan, None)
            raise self._unanswered(plan)
        if not self.wish.yes and not self._confirmed():
            return None, None
        return plan, commit(self.fight, plan, self.stamp, salt)

    def _unanswered(self, plan: Preview) -> Refused:
        """Return why nothing is written: dice that a new line lacks, or clashes without an answer."""
        new = {plan.amendment.key(place) for place in range(len(plan.amendment.lines))}
        if any(clash.seq in new and clash.wants_dice for clash in plan.open):
            return Refused("line-wants-dice", how=plan.amendment.how)
        return Refused("clashes-open", records=[str(clash.seq) for clash in plan.open])

    def _remark_on_answers(self, plan: Preview) -> None:
        """Say which answers of the command line nobody asked for."""
        clashing = {clash.seq for clash in plan.clashes}
        for answer in self.wish.answers:
            if self._key(answer) not in clashing:
                self.run.screen.remark(self.run.texts.say("answer-unneeded", answer=answer))

    def _with_reason(self, amendment: Amendment) -> Amendment:
        """Ask for the reason that the table wants, before anything else is asked. Raises `Refused` without one."""
        try:
            check_reason(self.fight, amendment)
        except Refused as refused:
            if refused.code != "silent-override" or not self.asks:
                raise
            self.run.screen.remark(self.run.texts.say("ask-reason"))
            amendment = evolve(amendment, reason=(self.reader.line("") or "").strip())
            check_reason(self.fight, amendment)
        return amendment

    def tell(self, plan: Preview | None, receipt: Receipt | None) -> int:
        """Say what became of it; return the exit code."""
        if plan is None:
            self.run.screen.remark(self.run.texts.say("amend-given-up"))
            return 0
        if self.wish.as_json:
            self._object(plan, receipt)
        elif receipt is not None:
            self.run.speak_of(self.fight)
            self.run.screen.show([[], self.run.texts.say("amended", first=receipt.first, last=receipt.last), []])
            show_board(self.run, self.fight)
        return 0

    def _object(self, plan: Preview, receipt: Receipt | None) -> None:
        from .preview_json import preview_object

        self.run.screen.json(preview_object(self.run.texts, self.fight, plan, receipt, self.stamp))

    def plan(self, amendment: Amendment) -> Preview:
        """Preview with the answers given so far; those of the command line are read where they apply."""
        while True:
            plan = preview(self.fight, amendment, self.given, self.source, self._fallback())
            fresh = self._asked_for(plan)
            if not fresh:
                return plan
            self.given.update(fresh)

    def _settled(self, amendment: Amendment) -> Preview | None:
        """Preview, and ask about each clash on a terminal; `None` if it was given up."""
        plan = self.plan(amendment)
        while self.asks and plan.open:
            choice = self._ask(plan.open[0], plan)
            if choice is None:
                return None
            plan = self._answered(amendment, plan.open[0].seq, choice)
        return plan

    def _answered(self, amendment: Amendment, seq: int, choice: Choice) -> Preview:
        """Preview with one more answer; one that cannot be, such as dice that do not fit, is said to, and is none."""
        earlier = dict(self.given)
        self.given[seq] = choice
        plan = self.plan(amendment)
        again = next((clash.error for clash in plan.open if clash.seq == seq), None)
        if isinstance(again, Refused) and again.code in _NO_ANSWER:
            self.run.screen.remark(*explain(again, self.run.texts))
            self.given = earlier
            return self.plan(amendment)
        return plan

    def _fallback(self) -> Fallback:
        def answer(clash: Clash) -> Choice | None:
            if clash.wants_dice:
                return Choice("roll") if self.rolls else None
            return None if self.others == "stop" else Choice(self.others, rolls=self.rolls)  # type: ignore[arg-type]

        return answer

    def _asked_for(self, plan: Preview) -> dict[int, Choice]:
        """Read the command line's own answers to clashes that have none yet."""
        found: dict[int, Choice] = {}
        for answer in self.wish.answers:
            seq, how = self._key(answer), answer.partition("=")[2]
            clash = next((clash for clash in plan.clashes if clash.seq == seq), None)
            if clash is not None and seq not in self.given:
                found[seq] = self._with_earlier(self._read(how.strip(), clash), clash)
        return found

    def _key(self, answer: str) -> int:
        """Return what `SEQ=HOW` answers: the command that record SEQ belongs to, or a new line. Raises `Refused`."""
        key, equals, how = answer.partition("=")
        if not equals or not how.strip() or not re.fullmatch(r"-?[0-9]{1,15}", key.strip()):
            raise Refused("bad-answer-option", answer=answer)
        seq = int(key)
        return self.fight.lineage.batch(seq)[0] if 0 < seq <= self.fight.tail else seq

    # Answers -------------------------------------------------------------------------------------

    def _read(self, how: str, clash: Clash) -> Choice:
        """Read an answer: a word, `dice:4,4`, `before:LINE`, or a line that takes the command's place."""
        state = clash.state or self.fight.state
        word = fold(how)
        for choice, words in _WORDS.items():
            if word in words:
                return Choice(choice)  # type: ignore[arg-type]
        head, colon, rest = how.partition(":")
        if colon and fold(head) in _DICE:
            return Choice("dice", typed=parse_typed(rest))
        if clash.wants_dice and re.fullmatch(r"[0-9\s,/]+", how):
            return Choice("dice", typed=parse_typed(how))
        if colon and fold(head) in _BEFORE:
            return Choice("keep", before=(self._said(rest, state),), rolls=self.rolls)
        line = rest if colon and fold(head) in _EDIT else how
        return Choice("edit", lines=(self._said(line, state),), rolls=self.rolls)

    def _ask(self, clash: Clash, plan: Preview) -> Choice | None:
        say = self.run.texts.say
        self.run.screen.remark([], *self.view.clash(clash, plan))
        self.run.screen.remark(say("ask-dice" if clash.wants_dice else "ask-clash"))
        while True:
            line = self.reader.line("")
            if line is None or fold(line) in _GIVE_UP:
                return None
            if not line.strip():
                continue
            try:
                return self._with_earlier(self._read(self._of_all(line.strip()), clash), clash)
            except Refused as refused:
                self.run.screen.remark(*explain(refused, self.run.texts, line))

    def _of_all(self, said: str) -> str:
        """Take `strike all` as an answer to the clashes that follow too; return the answer to this one."""
        words = fold(said).split()
        rest = [word for word in words if word not in _ALL]
        if len(words) == 2 and len(rest) == 1:
            for how in ("strike", "skip", "force"):
                if rest[0] in _WORDS[how]:
                    self.others = how
                    return rest[0]
        return said

    def _with_earlier(self, choice: Choice, clash: Clash) -> Choice:
        """Add to what was answered before, where that was not enough.

        Lines said before a clash stay said when it clashes again, but for one that is refused itself. Dice
        are for the line that lacks them, and those of one roll come after those of another.
        """
        if choice.how == "roll" and self.source is None:
            from .faces import faces_for

            self.source = Remembering(faces_for(self.fight))
        earlier = self.given.get(clash.seq)
        if earlier is None:
            return choice
        if clash.line is not None and clash.wants_dice:
            if choice.how == "roll":
                return earlier._replace(rolls=True)
            if choice.how == "dice":
                more = clash.line._replace(typed=(*clash.line.typed, *choice.typed))
                before, lines = (
                    tuple(more if said is clash.line else said for said in many)
                    for many in (earlier.before, earlier.lines)
                )
                return earlier._replace(before=before, lines=lines)
        if clash.wants_dice and earlier.how == "dice" and choice.how in ("dice", "roll"):
            return choice._replace(typed=(*earlier.typed, *choice.typed))
        kept = (said for said in earlier.before if said is not clash.line)
        return choice._replace(before=(*kept, *choice.before))

    def _confirmed(self) -> bool:
        if not self.asks:
            raise Refused("amend-needs-yes")
        self.run.screen.remark(self.run.texts.say("ask-write"))
        line = self.reader.line("")
        return line is not None and fold(line) in _YES


_WORDS: Mapping[str, frozenset[str]] = {
    "strike": frozenset({"s", "strike", "retirer"}),
    "skip": frozenset({"k", "skip", "sauter"}),
    "force": frozenset({"f", "force", "uphold", "maintenir"}),
    "roll": frozenset({"r", "roll", "lancer"}),
}
_DICE = frozenset({"d", "dice", "des"})
_BEFORE = frozenset({"b", "before", "avant"})
_EDIT = frozenset({"e", "edit", "line", "ligne"})
_ALL = frozenset({"all", "everything", "tout", "tous", "toutes"})
_GIVE_UP = frozenset({"q", "quit", "exit", "give up", "cancel", "abandonner", "quitter"})
_YES = frozenset({"y", "yes", "o", "oui"})
_NO_ANSWER = frozenset({"dice-count", "dice-face", "dice-unused", "not-for-a-new-line"})
"""Refusals of an answer itself: the clash is as it was."""
