"""What anybody can do to files with an editor: each change returns the files with one of them changed."""

import random
from collections.abc import Callable

Files = dict[str, bytes]
Change = Callable[[random.Random, Files, Files], Files]


def pick(chance: random.Random, files: Files) -> tuple[str, bytes]:
    name = chance.choice(sorted(files))
    return name, files[name]


def a_byte(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    at = chance.randrange(len(raw))
    return {**files, name: raw[:at] + bytes([raw[at] ^ 1 << chance.randrange(8)]) + raw[at + 1 :]}


def bytes_put_in(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    at = chance.randrange(len(raw) + 1)
    return {**files, name: raw[:at] + chance.choice([b" ", b"0", b"\n", b"A", b'"', b"{}\n"]) + raw[at:]}


def bytes_left_out(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    at = chance.randrange(len(raw))
    return {**files, name: raw[:at] + raw[at + chance.randint(1, 80) :]}


def a_cut_end(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    return {**files, name: raw[: chance.randrange(len(raw))]}


def lines_moved(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    lines = raw.splitlines(keepends=True)
    one, two = chance.sample(range(len(lines)), 2)
    lines[one], lines[two] = lines[two], lines[one]
    return {**files, name: b"".join(lines)}


def a_line_again(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    lines = raw.splitlines(keepends=True)
    lines.insert(chance.randrange(len(lines)), chance.choice(lines))
    return {**files, name: b"".join(lines)}


def a_line_left_out(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    lines = raw.splitlines(keepends=True)
    del lines[chance.randrange(len(lines))]
    return {**files, name: b"".join(lines)}


def of_another_fight(chance: random.Random, files: Files, other: Files) -> Files:
    name, _ = pick(chance, files)
    return {**files, name: other[name]}


def a_line_of_another_fight(chance: random.Random, files: Files, other: Files) -> Files:
    name, raw = pick(chance, files)
    lines, theirs = raw.splitlines(keepends=True), other[name].splitlines(keepends=True)
    at = chance.randrange(min(len(lines), len(theirs)))
    lines[at] = theirs[at]
    return {**files, name: b"".join(lines)}


PLAIN: tuple[Change, ...] = (
    a_byte, bytes_put_in, bytes_left_out, a_cut_end, lines_moved, a_line_again, a_line_left_out, of_another_fight,
    a_line_of_another_fight,
)  # fmt: skip
