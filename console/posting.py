"""`post`: what happened since the last post, as everyone may read it, with its codes and the checkpoint."""

from bisect import bisect_left

from rejeu.engine.errors import Refused
from rejeu.events.errors import NotFound
from rejeu.events.facts import Rolled
from rejeu.projections.board import board
from rejeu.projections.health import health
from rejeu.projections.words import name_of
from rejeu.replays.copying import copy_for
from rejeu.replays.fight import Fight

from . import private
from .fair import code_of, codes_of, is_derived
from .render_board import BoardView
from .render_chronicle import Chronicler
from .session import Session, actions_of, fight_id
from .story import lines
from .witness import checkpoint_by_the_way, shown_log

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
        rows, shown = _story(run, fight, last), _board(run, fight)
        codes = codes_since(fight, last)
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
        run.screen.show(["", say("post-checkpoint"), *str(note).removesuffix("\n").split("\n")])
    else:
        run.screen.remark(say("post-without-key", fight=fight.id))


def _posted(text: str | None) -> int:
    return int(text) if text is not None and text.strip().isdigit() else 0


def _story(run: Session, fight: Fight, last: int) -> list[str]:
    """Return the lines that everyone may read, without numbers, which each copy has its own of."""
    copy = copy_for(fight)
    first = copy.ends[last_entry(fight, last)] + 1
    told = lines(copy.fight, first) if first <= copy.fight.tail else ()
    rows = Chronicler(run.texts, numbers=False).tell(told)
    return ["".join(span.text for span in row).removeprefix("  ") for row in rows]


def _board(run: Session, fight: Fight) -> list[str]:
    copy = copy_for(fight).fight
    run.texts.meet(name_of(combatant) for combatant in copy.state.combatants.values())
    drawn = board(copy.state, actions=actions_of(fight))
    people = tuple(person for person in health(copy.state) if not person.gone)
    rows = BoardView(run.texts).draw(drawn, people, copy.tail)
    return ["".join(span.text for span in row).rstrip() for row in rows]


def codes_since(fight: Fight, last: int) -> list[str]:
    """Return the codes of the committed rolls after record `last` that everyone is told, in their order."""
    log, _ = shown_log(fight)
    entry, told = last_entry(fight, last), copy_for(fight)
    found = []
    for seq in range(told.ends[entry] + 1, told.fight.tail + 1):
        fact = told.fight.event(seq)
        if isinstance(fact, Rolled) and is_derived(fact):
            line = bisect_left(told.ends, seq)
            found += _codes_at(fight, log, line)
    return list(dict.fromkeys(found))


def _codes_at(fight: Fight, log: str, entry: int) -> list[str]:
    if log != fight.id:
        return [code_of(log, entry, next(fight.journal.read(log, entry, entry)))]
    first, last = list(fight.lineage.batches())[entry - 1]
    facts = ((seq, fight.event(seq)) for seq in range(first + 1, last + 1))
    return codes_of(fight, [(seq, fact) for seq, fact in facts if isinstance(fact, Rolled)])


def last_entry(fight: Fight, record: int) -> int:
    """Return how many commands had been recorded with `record`."""
    return sum(1 for _, last in fight.lineage.batches() if last <= record)
