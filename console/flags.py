"""What is contested, listed."""

from typing import Any

from rejeu.replays.fight import Fight
from rejeu.replays.rights import Contested

from .chronicle_text import local_time, spoken
from .clean import named, visible
from .session import Session
from .story import lines
from .tables import table


def show_flags(run: Session, fight: Fight, *, everything: bool, as_json: bool) -> None:
    """List what is contested and not ruled on, or everything that ever was."""
    flags = fight.table.flags.values() if everything else fight.table.open_flags()
    found = [(flag, _reason(fight, flag), _sentence(run, fight, flag)) for flag in flags]
    if as_json:
        run.screen.json({"fight": fight.id, "seq": fight.tail, "flags": [_object(*one) for one in found]})
        return
    if not found:
        run.screen.show([run.texts.say("flags-none-open" if fight.table.flags else "flags-none")])
        return
    say = run.texts.say
    heads = [say(f"head-{name}") for name in ("record", "contested", "by", "when", "reason")]
    heads.append(say("head-verdict") if everything else "")
    rows = [
        [
            str(flag.record), sentence, named(flag.by), local_time(flag.at), visible(reason),
            say(f"verdict-{flag.verdict or 'open'}") if everything else "",
        ]
        for flag, reason, sentence in found
    ]  # fmt: skip
    run.screen.show(table(heads, rows))


def _reason(fight: Fight, flag: Contested) -> str:
    first, _ = fight.lineage.batch(flag.seq)
    return fight.texts(first, first).get(first, "")


def _sentence(run: Session, fight: Fight, flag: Contested) -> str:
    first, last = fight.lineage.batch(flag.record)
    told = list(lines(fight, first, last))
    line = next((line for line in told if line.seq == flag.record), told[0] if told else None)
    return "" if line is None else spoken(line, run.texts, brief=True)


def _object(flag: Contested, reason: str, sentence: str) -> dict[str, Any]:
    return {
        "seq": flag.seq,
        "record": flag.record,
        "by": flag.by,
        "at": flag.at,
        "reason": reason,
        "sentence": sentence,
        "verdict": flag.verdict or None,
        "ruled": flag.ruled or None,
    }
