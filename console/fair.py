"""`dice` and `check`: dice that are committed to beforehand, the seed kept here until it is shown, codes to post."""

import re
from base64 import b32encode
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from pathlib import Path
from secrets import token_bytes
from typing import NamedTuple

from rejeu.engine.dice import DERIVED
from rejeu.engine.errors import Refused
from rejeu.engine.fair_dice import SEED_BYTES, commitment_of
from rejeu.events.base import Event
from rejeu.events.chain import linked
from rejeu.events.facts import Rolled
from rejeu.events.files import file_faults
from rejeu.events.journal import Journal
from rejeu.events.jsonl import LogReader
from rejeu.events.memory import in_memory
from rejeu.events.merkle import leaf_hash
from rejeu.events.notes import origin_of
from rejeu.events.record import base64, is_fight_id, read_header
from rejeu.events.trust_events import CommitSeed, DiceLevel, GiveWord, RevealSeed
from rejeu.projections.lines import pool_notation
from rejeu.replays.fair import GOOD, UNPROVED, Record, RollCheck, check_rolls
from rejeu.replays.fight import Fight
from rejeu.replays.records import decode_event
from rejeu.replays.sealing import MASTER, header_of, is_sealed, log_id
from rejeu.replays.unsealing import Unsealed, unseal

from . import private
from .faces import SEEDS
from .failures import BROKEN, DONE
from .naming_files import is_file
from .session import Session, fight_id, hands, source, stamp
from .witness import shown_log

_CODE_BYTES = 16
_CODE_CHARS = 26
_CODE = re.compile(r"([a-z0-9-]+)\.([1-9][0-9]*)\.([a-z2-7]{26})")


# Committing and showing


def commit(run: Session, name: str, by: str, level: DiceLevel, *, as_json: bool) -> None:
    """Commit to a fresh seed, which is kept on this machine until it is shown."""
    with run.fight(name, write=True) as fight:
        origin = origin_of(fight.header)
        seed = token_bytes(SEED_BYTES)
        commitment = commitment_of(seed, origin)
        fight.table.check_command(fight, CommitSeed(level=level, commitment=commitment), by)
        private.keep(private.place(SEEDS, origin, commitment), base64(seed) + "\n")
        fight.submit(CommitSeed(level=level, commitment=commitment), stamp(by), hands(source()))
        _state(run, fight, as_json=as_json)


def reveal(run: Session, name: str, by: str, *, as_json: bool) -> None:
    """Show the seed."""
    with run.fight(name, write=True) as fight:
        held = fight.table.trust.seed
        if held is None:
            raise Refused("no-seed")
        text = private.kept(private.place(SEEDS, origin_of(fight.header), held.commitment))
        if text is None:
            raise Refused("seed-not-here", seq=held.first)
        fight.submit(RevealSeed(seed=text.strip()), stamp(by), hands(source()))
        _state(run, fight, as_json=as_json)


def give_word(run: Session, name: str, by: str, holder: str, word: str, *, as_json: bool) -> None:
    """Give a word to be mixed in."""
    with run.fight(name, write=True) as fight:
        fight.submit(GiveWord(holder=holder, word=word), stamp(by), hands(source()))
        _state(run, fight, as_json=as_json)


def show_state(run: Session, name: str, *, as_json: bool) -> None:
    """Show what the dice of a fight rest on."""
    with run.fight(name) as fight:
        _state(run, fight, as_json=as_json)


def _state(run: Session, fight: Fight, *, as_json: bool) -> None:
    trust = fight.table.trust
    held = trust.seed
    words = trust.mixed()
    if as_json:
        run.screen.json(
            {
                "fight": fight.id,
                "seq": fight.tail,
                "level": "system" if held is None else held.level,
                "commitment": None if held is None else held.commitment,
                "since": None if held is None else held.first,
                "words": dict(words),
                "shown": [{"commitment": one.commitment, "seed": base64(one.seed)} for one in trust.seeds if one.shown],
            }
        )
        return
    if held is None:
        rows = [run.texts.say("dice-system")]
    else:
        rows = [run.texts.say(f"dice-{held.level}", seq=held.first, commitment=held.commitment)]
        rows += [run.texts.say("dice-word", participant=who, word=word) for who, word in words]
    rows += [run.texts.say("dice-shown", seq=one.shown, seed=base64(one.seed)) for one in trust.seeds if one.shown]
    run.screen.show(rows)


# Codes


def code_of(fight: str, seq: int, line: bytes) -> str:
    """Return the code of a roll: whoever has seen it knows record `seq`, and so all before it, when it is shown."""
    mark = b32encode(leaf_hash(line)[:_CODE_BYTES]).decode().rstrip("=").lower()
    return f"{fight}.{seq}.{mark}"


def codes_of(fight: Fight, facts: Iterable[tuple[int, Event]]) -> list[str]:
    """Return the codes of those facts of one command that are rolls with derived faces, as others are shown them."""
    log, _ = shown_log(fight)
    return codes_in(fight, log, facts)


def codes_in(fight: Fight, log: str, facts: Iterable[tuple[int, Event]]) -> list[str]:
    """Return the same in a `log` of the fight; in the sealed one, that is the code of the command's line."""
    rolls = [seq for seq, fact in facts if isinstance(fact, Rolled) and is_derived(fact)]
    if rolls and log != fight.id:
        rolls = [fight.lineage.entry_of(rolls[0])]
    return [code_of(log, seq, next(fight.journal.read(log, seq, seq))) for seq in rolls]


def is_derived(roll: Rolled) -> bool:
    """Return whether some faces of a roll are derived from a seed."""
    return any(name in DERIVED for name, _ in roll.sources)


class _Log(NamedTuple):
    fight: str
    lines: Sequence[bytes]
    checks: dict[int, list[RollCheck]]
    """By line: each roll of a log has its own; a line of a sealed one may have several."""


def check(run: Session, asked: Sequence[str], file: Path | None, *, as_json: bool) -> int:
    """Check rolls by their codes, or all of a fight's; return the exit code."""
    logs: dict[str, _Log] = {}
    found: list[dict[str, object]] = []
    for one in asked:
        match = _CODE.fullmatch(one.strip().lower())
        name = match[1] if match else one
        if match is None and not is_fight_id(one) and not is_file(Path(one)):
            raise Refused("bad-code", given=one[:100])
        log = logs.setdefault(name, _log(run, name, file))
        if match is None:
            for seq, rolls in log.checks.items():
                found += [_told(one, seq, code_of(log.fight, seq, log.lines[seq])) for one in rolls]
        else:
            found += _by_code(log, int(match[2]), match[0])
    outcomes = {str(one["outcome"]) for one in found}
    if as_json:
        run.screen.json({"good": bool(found) and outcomes <= GOOD, "rolls": found})
    else:
        run.screen.show([run.texts.say(f"check-{one['outcome']}", **_sayable(run, one)) for one in found])
        rows = [run.texts.say("check-none")] if not found else []
        bad = [one for one in found if one["outcome"] not in GOOD | UNPROVED]
        open_ = [one for one in found if one["outcome"] in UNPROVED]
        rows.append(run.texts.say("check-sum", good=len(found) - len(bad) - len(open_), bad=len(bad), open=len(open_)))
        run.screen.show(rows)
    return DONE if found and outcomes <= GOOD else BROKEN


def _sayable(run: Session, one: dict[str, object]) -> dict[str, object]:
    told = {name: value for name, value in one.items() if name not in ("outcome", "words")}
    if "purpose" in told:
        told["purpose"] = run.texts.word("purpose", str(told["purpose"]))
    words = one.get("words")
    if isinstance(words, list):
        told["words"] = [f"{word['who']}: {word['word']} ({word['by']})" for word in words]
        told["word_count"] = len(words)
    return told


def _by_code(log: _Log, seq: int, code: str) -> list[dict[str, object]]:
    if seq >= len(log.lines):
        return [{"code": code, "seq": seq, "outcome": "no-record", "last": len(log.lines) - 1}]
    if code_of(log.fight, seq, log.lines[seq]) != code:
        return [{"code": code, "seq": seq, "outcome": "other-record"}]
    if seq not in log.checks:
        return [{"code": code, "seq": seq, "outcome": "no-roll"}]
    return [_told(one, seq, code) for one in log.checks[seq]]


def _told(found: RollCheck, seq: int, code: str) -> dict[str, object]:
    roll = found.roll
    return {
        "code": code,
        "seq": seq,
        "outcome": found.outcome,
        "round": roll.round,
        "who": roll.who,
        "purpose": roll.purpose,
        "pool": pool_notation(roll.pool),
        "faces": " ".join(map(str, roll.faces)),
        "sources": ", ".join(name for name, _ in roll.sources),
        "words": [{"who": who, "word": word, "by": by} for who, word, by in found.words],
    }


def _log(run: Session, name: str, file: Path | None) -> _Log:
    path = file or (Path(name) if is_file(Path(name)) else None)
    if path is not None:
        with file_faults(path, reading=True), path.open("rb") as stream:
            reader = LogReader(stream)
            at_hand = in_memory(reader.header, reader)
        return _log_of(run, *at_hand)
    with run.journal(write=False) as journal:
        return _log_of(run, journal, log_id(journal, fight_id(name)))


def _log_of(run: Session, journal: Journal, log: str) -> _Log:
    lines = [*journal.read(log)]
    if is_sealed(header_of(journal, log)):
        found = unseal(journal, log)
        run.speak_of(found.fight)
        return _unsealed(found, lines)
    run.speak_of(Fight(journal, log))
    return _checked(lines)


def _checked(lines: Sequence[bytes]) -> _Log:
    header = read_header(lines[0])
    records: list[Record] = [(envelope, decode_event(envelope)) for _, envelope in linked(lines)]
    return _Log(header.fight, lines, {found.seq: [found] for found in check_rolls(origin_of(header), records)})


def _unsealed(found: Unsealed, lines: Sequence[bytes]) -> _Log:
    """Check the rolls of a sealed fight, as far as they are told; each is known by its line of the sealed log.

    Those that are disclosed are checked as they fell, in sight or not.
    """
    fight = found.fight
    records: list[Record] = [(fight.envelopes[seq - 1], fight.event(seq)) for seq in range(1, fight.tail + 1)]
    checks: dict[int, list[RollCheck]] = {}
    for one in check_rolls(origin_of(fight.header), records, partial=found.label != MASTER):
        checks.setdefault(found.entry_of(one.seq), []).append(one)
    return _Log(found.sealed, lines, dict(sorted({**checks, **_disclosed(found)}.items())))


def _disclosed(found: Unsealed) -> dict[int, list[RollCheck]]:
    """Check the rolls that are disclosed from the first line on, by line; none whose seed is shown only later."""
    opened, ends = found.open_lines()
    checks: dict[int, list[RollCheck]] = {}
    for seq, rolls in _checked(opened).checks.items() if opened else ():
        checks.setdefault(bisect_left(ends, seq) + 1, []).extend(rolls)
    return {line: rolls for line, rolls in checks.items() if all(one.outcome != "not-shown" for one in rolls)}
