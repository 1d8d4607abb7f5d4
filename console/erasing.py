"""Forgetting free texts: what would be erased is said first, and asked for."""

from collections.abc import Sequence

from rejeu.engine.errors import Refused
from rejeu.events.errors import NotFound
from rejeu.replays.erasing import Texts, erase_in_copy, erase_texts, texts_at, texts_by

from .amending import on_terminal
from .failures import DONE
from .play import PlainReader, Reader
from .progress import counted
from .secrets import given
from .session import Session, fight_id
from .words import fold

_SHOWN = 20
_YES = frozenset({"y", "yes", "o", "oui"})


def erase(
    run: Session,
    name: str,
    records: Sequence[int],
    writer: str | None,
    *,
    yes: bool,
    as_json: bool,
    reader: Reader | None = None,
) -> int:
    """Erase the free texts at `records`, or all that `writer` wrote; return the exit code.

    `reader` is who answers; without it, a person at a terminal, if there is one. Raises `Refused`, `NotFound`.
    """
    fight = fight_id(name)
    if not run.path.exists():
        raise NotFound(fight)  # looking for a fight makes no journal
    with run.journal(write=True) as journal:
        copy = given(journal, fight)
        kept, name = (journal, fight) if copy is None else (copy.fight.journal, copy.fight.id)
        found = texts_at(kept, name, records) if writer is None else texts_by(kept, name, writer)
        if found.records and not yes and not _confirmed(run, fight, found, reader, as_json=as_json):
            run.screen.remark(run.texts.say("erase-given-up"))
            return DONE
        with counted(run, "erasing-texts", len(found.records)) as tell:
            if copy is None:
                erase_texts(journal, fight, found.records, tell)
            else:
                erase_in_copy(journal, copy.sealed, map(copy.entry_of, found.records), tell)
        seq = kept.tail(name).seq
    if as_json:
        run.screen.json({"fight": fight, "seq": seq, "erased": list(found.records), "gone": list(found.gone)})
    else:
        _say(run, fight, found, writer)
    return DONE


def _confirmed(run: Session, fight: str, found: Texts, reader: Reader | None, *, as_json: bool) -> bool:
    if as_json or (reader is None and not on_terminal()):
        raise Refused("erase-needs-yes", count=len(found.records))
    asked = run.texts.say("ask-erase", fight=fight, count=len(found.records), records=_numbers(found.records))
    run.screen.remark(asked)
    line = (reader or PlainReader()).line("")
    return line is not None and fold(line) in _YES


def _say(run: Session, fight: str, found: Texts, writer: str | None) -> None:
    say, count = run.texts.say, len(found.records)
    if count:
        run.screen.show([say("erased", fight=fight, count=count, records=_numbers(found.records))])
        run.screen.remark(say("erased-elsewhere"))
    elif writer is not None:
        run.screen.remark(say("erased-none-of", fight=fight, who=writer))
    if found.gone:
        run.screen.remark(say("erased-before", count=len(found.gone), records=_numbers(found.gone)))


def _numbers(records: Sequence[int]) -> list[str]:
    shown = [str(seq) for seq in records[:_SHOWN]]
    return [*shown, "…"] if len(records) > _SHOWN else shown
