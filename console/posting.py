"""`post`: what happened since the last post, as everyone may read it, with its codes and the checkpoint."""

from bisect import bisect_left
from collections.abc import Sequence

from rejeu.engine.errors import Refused
from rejeu.events.errors import NotFound
from rejeu.events.facts import Rolled
from rejeu.projections.board import board
from rejeu.projections.health import health
from rejeu.projections.words import name_of
from rejeu.replays.copying import Copy, copy_for
from rejeu.replays.fight import Fight

from . import private
from .fair import codes_in, is_derived
from .render_board import BoardView
from .render_chronicle import Chronicler
from .session import Session, actions_of, fight_id
from .story import lines
from .witness import checkpoint_by_the_way, note_rows, shown_log

POSTED = "posted"


def post(run: Session, name: str, who: str, since: int | None, *, as_json: bool) -> None:
    """Show what to post of all that was recorded after record `since`, or after the last post made here."""
    if not run.path.exists():
        raise NotFound(fight_id(name))
    with run.fight(name, write=True) as fight:
        kept = private.place(POSTED, fight.header.nonce, fight.id)
        last = since if since is not None else _posted(private.kept(kept))
        if not 0 <= last <= fight.tail:
            raise Refused("no-such-record", seq=last, last=fight.tail)
        log, _ = shown_log(fight)
        copy = copy_for(fight)
        first = copy.ends[_entries_until(fight, last)] + 1
        rows, shown = _story(run, copy, first), _board(run, copy, actions_of(fight))
        codes = _codes(fight, log, copy, first)
        note = checkpoint_by_the_way(run, fight, who)
        private.keep(kept, f"{fight.tail}\n", replace=True)
    if as_json:
        told: dict[str, object] = {"fight": fight.id, "seq": fight.tail, "since": last, "told": rows, "codes": codes}
        run.screen.json(told if note is None else {**told, "checkpoint": str(note)})
        return
    say = run.texts.say
    run.screen.show(rows or [say("post-nothing")])
    run.screen.show(["", *shown])
    if codes:
        run.screen.show(["", say("post-codes"), *(f"  {code}" for code in codes)])
    if note is not None:
        run.screen.show(["", say("post-checkpoint"), *note_rows(note)])
    else:
        run.screen.remark(say("post-without-key", fight=fight.id))


def _posted(text: str | None) -> int:
    return int(text) if text is not None and text.strip().isdigit() else 0


def _entries_until(fight: Fight, record: int) -> int:
    """Return how many commands had been recorded with `record`."""
    return sum(1 for _, last in fight.lineage.batches() if last <= record)


def _story(run: Session, copy: Copy, first: int) -> list[str]:
    """Return the lines that everyone may read, without numbers, which each copy has its own of."""
    told = lines(copy.fight, first) if first <= copy.fight.tail else ()
    rows = Chronicler(run.texts, numbers=False).tell(told)
    return ["".join(span.text for span in row).removeprefix("  ") for row in rows]


def _board(run: Session, copy: Copy, actions: Sequence[str]) -> list[str]:
    state = copy.fight.state
    run.texts.meet(name_of(combatant) for combatant in state.combatants.values())
    people = tuple(person for person in health(state) if not person.gone)
    rows = BoardView(run.texts).draw(board(state, actions=actions), people, copy.fight.tail)
    return ["".join(span.text for span in row).rstrip() for row in rows]


def _codes(fight: Fight, log: str, copy: Copy, first: int) -> list[str]:
    """Return the codes of the committed rolls that everyone is told from record `first` of their copy on, in order."""
    facts = ((seq, copy.fight.event(seq)) for seq in range(first, copy.fight.tail + 1))
    told = {bisect_left(copy.ends, seq) for seq, fact in facts if isinstance(fact, Rolled) and is_derived(fact)}
    codes: list[str] = []
    for entry, (start, end) in enumerate(fight.lineage.batches(), 1):
        if entry in told:
            rolls = ((seq, fight.event(seq)) for seq in range(start + 1, end + 1))
            codes += codes_in(fight, log, [(seq, fact) for seq, fact in rolls if isinstance(fact, Rolled)])
    return codes
