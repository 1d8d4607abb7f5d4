"""Whatever is changed of copies with secrets, and of what was posted of them, is told, but for what means nothing."""

import io
import random
import re
from collections.abc import Callable

import msgspec
import pytest

from rejeu.events.chain import leaf_hash
from rejeu.events.errors import BrokenLog, JournalError
from rejeu.events.jsonl import write_log
from rejeu.events.record import Draft, Opening, Part, Stored, read_envelope, seal_batch
from rejeu.replays.sealing import places_of
from tests.forgeries.changes import PLAIN, Change, Files
from tests.forgeries.sealed import OWN, look, posted, read

LOGS = ("copy", "later")
Records = list[Stored]


def written(header: bytes, records: Records) -> bytes:
    """A log, its end made to fit."""
    out = io.BytesIO()
    write_log(out, header, records)
    return out.getvalue()


def open_places(records: Records) -> list[tuple[int, int]]:
    return [(at, i) for at, one in enumerate(records) for i, part in enumerate(one.openings) if part is not None]


def put(records: Records, at: int, i: int, opening: Opening | None) -> Records:
    one = records[at]
    return [*records[:at], Stored(one.line, (*one.openings[:i], opening, *one.openings[i + 1 :])), *records[at + 1 :]]


def part(records: Records, at: int, i: int) -> Opening:
    found = records[at].openings[i]
    assert found is not None
    return found


def of_log(change: Callable[[random.Random, Records, Records], Records]) -> Change:
    """A change of the records of one of the logs, whose end is made to fit it."""

    def whole(chance: random.Random, files: Files, other: Files) -> Files:
        name = chance.choice(LOGS)
        header, records = read(files[name])
        return {**files, name: written(header, change(chance, records, read(other[name])[1]))}

    whole.__name__ = change.__name__
    return whole


# Parts and their seals -----------------------------------------------------------------------


@of_log
def a_part_that_says_something_else(chance: random.Random, records: Records, other: Records) -> Records:
    at, i = chance.choice(open_places(records))
    held = part(records, at, i)
    return put(records, at, i, Opening(held.salt, _reworded(chance, held.part)))


def _reworded(chance: random.Random, raw: bytes) -> bytes:
    """Change one number or word of a JSON text; it stays JSON."""
    places = [*re.finditer(rb"(?<=[:\[,])\d+|(?<=\")[a-z]+(?=\")", raw)]
    if not places:
        return raw[:-1] + b" }"
    place = chance.choice(places)
    said = place[0]
    now = str(int(said) + 1).encode() if said.isdigit() else said + b"x"
    changed = raw[: place.start()] + now + raw[place.end() :]
    msgspec.json.decode(changed)
    return changed


@of_log
def another_salt(chance: random.Random, records: Records, other: Records) -> Records:
    at, i = chance.choice(open_places(records))
    return put(records, at, i, Opening(chance.randbytes(16), part(records, at, i).part))


@of_log
def parts_swapped(chance: random.Random, records: Records, other: Records) -> Records:
    one, two = chance.sample(open_places(records), 2)
    swapped = put(records, *one, part(records, *two))
    return put(swapped, *two, part(records, *one))


@of_log
def a_part_of_another_fight(chance: random.Random, records: Records, other: Records) -> Records:
    at, i = chance.choice(open_places(records))
    return put(records, at, i, part(other, *chance.choice(open_places(other))))


@of_log
def a_part_under_another_label(chance: random.Random, records: Records, other: Records) -> Records:
    at, i = chance.choice(open_places(records))
    free = [place for place, held in enumerate(records[at].openings) if held is None]
    if not free:
        return put(records, at, i, None)
    moved = put(records, at, chance.choice(free), part(records, at, i))
    return put(moved, at, i, None)


@of_log
def a_part_left_out(chance: random.Random, records: Records, other: Records) -> Records:
    return put(records, *chance.choice(open_places(records)), None)


@of_log
def a_part_and_its_seal(chance: random.Random, records: Records, other: Records) -> Records:
    """The line is changed to fit; the one after it does not know, nor do the checkpoints."""
    at, i = chance.choice(open_places(records))
    held = part(records, at, i)
    now = Opening(held.salt, _reworded(chance, held.part))
    line = records[at].line.replace(held.commitment().encode(), now.commitment().encode())
    made = put(records, at, i, now)
    made[at] = Stored(line, made[at].openings)
    return made


# Whole logs ----------------------------------------------------------------------------------


def resealed(header: bytes, records: Records) -> Records:
    """Every line from the header on anew, numbered and linked; seals whose part is not at hand hide nothing now."""
    made: Records = []
    leaf = leaf_hash(header)
    for seq, one in enumerate(records, 1):
        like = read_envelope(one.line, read_envelope(one.line, 0).seq)
        parts = [
            Part(sealed.to, b"{}" if held is None else held.part)
            for sealed, held in zip(like.sealed, one.openings, strict=True)
        ]
        salts = iter([bytes(16) if held is None else held.salt for held in one.openings])
        draft = Draft(
            parent=None, at=like.at, by="", command=f"e{seq}", n=0, tag=like.tag, v=like.v, body=bytes(like.body),
            sealed=tuple(parts),
        )  # fmt: skip
        batch = seal_batch([draft], seq, leaf, lambda given=salts: next(given))
        leaf = batch.leaf
        known = [now if held is not None else None for now, held in zip(batch[0].openings, one.openings, strict=True)]
        made.append(Stored(batch[0].line, tuple(known)))
    return made


def anew(change: Callable[[random.Random, Records], Records]) -> Change:
    """A change after which every line is written anew, so that all fits but what was posted."""

    def whole(chance: random.Random, files: Files, other: Files) -> Files:
        name = chance.choice(LOGS)
        header, records = read(files[name])
        return {**files, name: written(header, resealed(header, change(chance, records)))}

    whole.__name__ = change.__name__
    return whole


@anew
def a_part_in_a_log_written_anew(chance: random.Random, records: Records) -> Records:
    at, i = chance.choice(open_places(records))
    held = part(records, at, i)
    return put(records, at, i, Opening(held.salt, _reworded(chance, held.part)))


@anew
def a_line_left_out_of_a_log_written_anew(chance: random.Random, records: Records) -> Records:
    at = chance.randrange(len(records))
    return [*records[:at], *records[at + 1 :]]


@anew
def a_line_again_in_a_log_written_anew(chance: random.Random, records: Records) -> Records:
    at = chance.randrange(len(records))
    return [*records[:at], chance.choice(records), *records[at:]]


@anew
def lines_moved_in_a_log_written_anew(chance: random.Random, records: Records) -> Records:
    one, two = chance.sample(range(len(records)), 2)
    records[one], records[two] = records[two], records[one]
    return records


@of_log
def a_cut_end_made_to_fit(chance: random.Random, records: Records, other: Records) -> Records:
    return records[: chance.randrange(1, len(records))]


def the_older_copy_as_the_newer(chance: random.Random, files: Files, other: Files) -> Files:
    return {**files, "later": files["copy"]}


# What was posted -----------------------------------------------------------------------------


def an_old_checkpoint_again(chance: random.Random, files: Files, other: Files) -> Files:
    newer = chance.choice(["late", "last"])
    return {**files, newer: files[chance.choice(["early"] if newer == "late" else ["early", "late"])]}


def papers_swapped(chance: random.Random, files: Files, other: Files) -> Files:
    """Which note has which name means nothing; a proof cannot stand in for another one."""
    one, two = chance.choice([("record", "since"), ("record", "late"), ("last", "since")])
    return {**files, one: files[two]}


def a_code_of_another_line(chance: random.Random, files: Files, other: Files) -> Files:
    codes = files["codes"].decode().split()
    at = chance.randrange(len(codes))
    fight, seq, mark = codes[at].split(".")
    codes[at] = ".".join([fight, str(int(seq) + chance.choice([-1, 1, 5, 40])), mark])
    return {**files, "codes": "\n".join(codes).encode()}


def a_code_of_another_fight(chance: random.Random, files: Files, other: Files) -> Files:
    codes, theirs = files["codes"].decode().split(), other["codes"].decode().split()
    at = chance.randrange(len(codes))
    codes[at] = theirs[at]
    return {**files, "codes": "\n".join(codes).encode()}


CHANGES: tuple[Change, ...] = (
    *PLAIN, a_part_that_says_something_else, another_salt, parts_swapped, a_part_of_another_fight,
    a_part_under_another_label, a_part_left_out, a_part_and_its_seal, a_part_in_a_log_written_anew,
    a_line_left_out_of_a_log_written_anew, a_line_again_in_a_log_written_anew, lines_moved_in_a_log_written_anew,
    a_cut_end_made_to_fit, the_older_copy_as_the_newer, an_old_checkpoint_again, papers_swapped,
    a_code_of_another_line, a_code_of_another_fight,
)  # fmt: skip


ONE_LOG = CHANGES[len(PLAIN) : CHANGES.index(a_part_in_a_log_written_anew)]
"""Changes of one log, found in itself: at the line that was changed, or the one after it, which does not fit."""


def first_difference(files: Files, forged: Files) -> int:
    """Return the first record at which a log is another, or what stands beside it is."""
    name = next(name for name in LOGS if files[name] != forged[name])
    seq = 0
    for ours, theirs in zip(files[name].splitlines(), forged[name].splitlines(), strict=False):
        seq += ours.startswith(b'{"seq":')
        if ours != theirs:
            return seq
    raise AssertionError("nothing is changed")


def forge(count: int) -> dict[str, int]:
    """Try that many changes; return how often each kind was told, those that mean nothing apart."""
    files, other = posted("a"), posted("b")
    honest = look(files)
    assert {one.code for one in honest.findings if one.kind != "proved"} == {"log-short"}
    assert {outcome for _, outcome in honest.codes} <= {"derived", "derived derived"}
    told: dict[str, int] = {}
    for number in range(count):
        chance = random.Random(number)
        change = CHANGES[number % len(CHANGES)]
        forged = change(chance, dict(files), other)
        try:
            seen = look(forged)
        except JournalError as fault:
            assert {"seq", "line"} & fault.params.keys() or fault.code == "not-a-checkpoint", (number, fault)
            if change in ONE_LOG:
                first = first_difference(files, forged)
                assert first <= fault.params["seq"] <= first + 1, (number, change.__name__, fault)
        except UnicodeDecodeError:
            pass
        else:
            if seen.meaning == honest.meaning:
                told["means nothing"] = told.get("means nothing", 0) + 1
                told[f"means nothing: {change.__name__}"] = told.get(f"means nothing: {change.__name__}", 0) + 1
                continue
            assert seen.told != honest.told, (number, change.__name__)
            places = [one for one in seen.findings if one not in honest.findings or one.kind != "proved"]
            assert places or seen.codes != honest.codes, (number, change.__name__)
        told[change.__name__] = told.get(change.__name__, 0) + 1
    return told


def test_three_hundred_forgeries_of_secrets_are_told() -> None:
    told = forge(300)
    assert set(told) >= {change.__name__ for change in CHANGES}
    assert told["means nothing"] < 30


def test_what_was_disclosed_and_is_left_out_is_named() -> None:
    files = posted("a")
    header, records = read(files["later"])
    at = 7
    i = places_of(records[at].line, at + 1)["gm"]
    with pytest.raises(BrokenLog) as caught:
        look({**files, "later": written(header, put(records, at, i, None))})
    assert (caught.value.code, caught.value.seq) == ("disclosed-missing", at + 1)
    own = places_of(records[at].line, at + 1)[OWN]
    with pytest.raises(BrokenLog) as caught:
        look({**files, "later": written(header, put(records, at, own, None))})
    assert (caught.value.code, caught.value.seq) == ("part-missing", at + 1)


@pytest.mark.soak
def test_ten_thousand_forgeries_of_secrets_are_told() -> None:
    told = forge(10_000)
    assert sum(told[change.__name__] for change in CHANGES) + told["means nothing"] == 10_000
