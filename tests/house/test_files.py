"""How long a file may be, and which names the core must not know."""

import re
from pathlib import PurePosixPath

from tests.house import tree

LIMITS = {"events": 400, "engine": 400, "projections": 400, "replays": 400, "console": 450}  # lines

# "agir" is a French verb, so prose (.ftl) may have it; a Python file of the core may not.
KNOWN_RULESETS = r"point[-_ ]?z[eé]ro|ginkoko"
KNOWN_RULESETS_IN_CODE = KNOWN_RULESETS + r"|\bagir\b"


def test_no_file_is_too_long_to_hold_in_the_head() -> None:
    long = []
    for path in tree.product(*LIMITS):
        if path.suffix != ".py":
            continue
        lines = len((tree.ROOT / path).read_text(encoding="utf-8").splitlines())
        if lines > LIMITS[path.parts[0]]:
            long.append(f"{path.as_posix()}: {lines} lines, at most {LIMITS[path.parts[0]]}")
    assert not long, "\n".join(long)


def named_rulesets(text: str, *, code: bool) -> list[tuple[int, str]]:
    """Line and wording of each ruleset that a text names."""
    pattern = re.compile(KNOWN_RULESETS_IN_CODE if code else KNOWN_RULESETS, re.IGNORECASE)
    return [
        (number, found.group()) for number, line in enumerate(text.splitlines(), 1) for found in pattern.finditer(line)
    ]


def is_code(path: PurePosixPath) -> bool:
    """Whether words in a file are code: the console speaks French, where *agir* is any acting."""
    return path.suffix == ".py" and path.parts[0] != "console"


def test_the_core_names_no_ruleset() -> None:
    homes = tuple(name.removeprefix("rejeu.").replace(".", "/") for name in tree.ruleset_modules())
    core = tree.product("events", "engine", "projections", "replays", "console")
    wrong = [
        f"{path.as_posix()}:{line}: {name}"
        for path in core
        if not path.as_posix().startswith((*homes, "engine/rulesets/__init__.py"))
        for line, name in named_rulesets((tree.ROOT / path).read_text(encoding="utf-8"), code=is_code(path))
    ]
    assert homes
    assert not wrong, "\n".join(wrong)


def test_a_ruleset_is_recognised_however_it_is_written() -> None:
    text = "id = 'point-zero'\nPointZero\npoint_zero\nPoint Zéro\nGINKOKO\nagir = 1\nréagir\n"
    assert [line for line, _ in named_rulesets(text, code=True)] == [1, 2, 3, 4, 5, 6]
    assert [line for line, _ in named_rulesets("ne peut plus agir", code=False)] == []
