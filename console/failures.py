"""Whatever goes wrong, in a sentence and an exit code. No traceback reaches a person."""

import errno
from collections.abc import Mapping
from typing import Any

from rejeu.engine.errors import BadSheet, NeedDice, Refused
from rejeu.events.errors import BrokenLog, Conflict, Exists, JournalError, NotFound

from .clean import visible
from .game_time import span_text
from .line import BadLine
from .stopped import ScriptStopped
from .text import Texts, ready

DONE, REFUSED, USAGE, BROKEN, CONFLICT, NOT_FOUND = range(6)
FAULT = 70
"""A mistake in Rejeu itself."""
INTERRUPTED = 130

_MISSING = frozenset({"journal-missing", "file-missing", "folder-missing", "what-if-missing"})
_LOG_FAULTS = frozenset({"not-a-log", "journal-damaged"})


def exit_code(error: BaseException) -> int:
    """Return the exit code for what went wrong."""
    match error:
        case ScriptStopped():
            return FAULT if error.__cause__ is None else exit_code(error.__cause__)
        case KeyboardInterrupt():
            return INTERRUPTED
        case Conflict():
            return CONFLICT
        case NotFound():
            return NOT_FOUND
        case BrokenLog():
            return BROKEN
        case Exists():
            return REFUSED
        case JournalError(code=code):
            return NOT_FOUND if code in _MISSING else BROKEN if code in _LOG_FAULTS else REFUSED
        case Refused() | BadSheet() | UnicodeError():
            return REFUSED
        case OSError():
            return NOT_FOUND if error.errno == errno.ENOENT else REFUSED
        case _:
            return FAULT


def explain(error: BaseException, texts: Texts, line: str = "") -> list[str]:
    """Return what went wrong in sentences; `line` is the line that was being read, to show the place in it."""
    match error:
        case ScriptStopped():
            return _script(error, texts)
        case BadLine():
            return [_sentence(texts, "line", error.code, error.params), *_pointer(error.line or line, error)]
        case NeedDice():
            return [needed(error, texts)]
        case Refused():
            return [_sentence(texts, "refused", error.code, error.params)]
        case BadSheet():
            return _problems(error, texts)
        case JournalError():
            return _journal(error, texts)
        case UnicodeError():
            return [texts.say("failed-not-utf8")]
        case KeyboardInterrupt():
            return [texts.say("failed-interrupted")]
        case MemoryError():
            return [texts.say("failed-memory")]
        case OSError():
            return [_system(error, texts)]
        case _:
            return [texts.say("failed-fault", kind=type(error).__name__, detail=str(error)[:200])]


def needed(error: NeedDice, texts: Texts) -> str:
    """Return which dice a command still needs, and whose."""
    params = error.params
    return texts.say(
        "refused-dice-missing",
        who=texts.person(str(params["who"])),
        purpose=texts.word("purpose", str(params["purpose"])),
        pool=str(params["pool"]),
    )


def _sentence(texts: Texts, family: str, code: str, params: Mapping[str, object]) -> str:
    if any(isinstance(value, list | tuple) for value in params.values()):
        from .typed import in_language  # which brings every verb with it

        params = in_language(texts, code, params)
    args = {name: _given(texts, name, value) for name, value in params.items()}
    args.setdefault("near", [])
    found = texts.find(f"{family}-{code}", **args)
    if found is None and family != "refused":
        found = texts.find(f"refused-{code}", **args)
    said = found if found is not None else texts.say(f"{family}-{code}", **args)
    near = params.get("near") or _near(params)
    if isinstance(near, list | tuple | str) and near:
        words = [near] if isinstance(near, str) else list(near)
        said = f"{said} {texts.say('did-you-mean', near=words, count=len(words))}"
    return said


_ASKED = ("name", "key", "value", "weapon", "condition", "gauge", "attribute", "level", "track", "option", "choice")
"""Parameters that may hold a word that was not known."""


def _near(params: Mapping[str, object]) -> list[str]:
    """Return the known words nearest to the one that was asked for, where a refusal lists those known."""
    known = params.get("known") or params.get("choices") or params.get("options")
    asked = next((value for name in _ASKED if isinstance(value := params.get(name), str)), "")
    if not asked or not isinstance(known, list | tuple):
        return []
    from .words import nearest

    return nearest(asked, map(str, known))


_WORDS = {
    "verb": "verb",
    "declared": "verb",
    "on": "spent",
    "phase": "phase",
    "status": "status",
    "purpose": "purpose",
    "action": "action",
    "kind": "question",
    "level": "level",
    "track": "track",
    "slot": "slot",
    "deed": "deed",
    "may": "may",
}
"""Parameters that hold a word of the core or of the ruleset -> its kind."""


_PEOPLE = frozenset({"who", "whom", "called", "other", "first", "target", "own"})
"""Parameters that hold the ids of combatants."""


_SPANS = frozenset({"seconds", "moment", "clock"})
"""Parameters that hold seconds of game time: a span, or a moment since the fight opened."""


def _given(texts: Texts, name: str, value: object) -> object:
    if name in _SPANS and isinstance(value, int):
        return ready(span_text(texts, value))
    if name in _PEOPLE:
        if isinstance(value, str):
            return texts.person(value)
        if isinstance(value, list | tuple):
            return [texts.person(str(who)) for who in value]
    if isinstance(value, str):
        kind = _WORDS.get(name)
        return texts.word(kind, value) if kind is not None else value
    if isinstance(value, list | tuple) and len(value) > 20:
        return [*value[:20], "…"]
    return value


def _pointer(line: str, error: BadLine) -> list[str]:
    """Return the line with its bad place underlined; a long line is cut around it."""
    if not line:
        return []
    start, end = max(0, error.start - 40), min(len(line), max(error.end, error.start + 1) + 30)
    before, bad, after = line[start : error.start], line[error.start : error.end], line[error.end : end]
    from .clean import width

    shown = [visible(part) for part in (before, bad, after)]
    marks = " " * width(shown[0]) + "^" * max(1, width(shown[1]))
    return ["  " + "".join(shown), "  " + marks]


def _problems(error: BadSheet, texts: Texts) -> list[str]:
    notes: list[str] = getattr(error, "__notes__", [])
    count = len(error.problems)
    rows = [
        texts.say("sheet-problems-in", count=count, file=notes[0])
        if notes
        else texts.say("sheet-problems", count=count)
    ]
    for place, code, params in error.problems:
        rows.append(f"  {visible(place)}: {_sentence(texts, 'sheet', code, params)}")
    return rows


def _journal(error: JournalError, texts: Texts) -> list[str]:
    params: dict[str, Any] = dict(error.params)
    said = texts.find(f"journal-error-{error.code}", **params)
    rows = [said if said is not None else visible(str(error))]
    if isinstance(error, BrokenLog) and said is not None and "line" in params:
        rows[0] = f"{rows[0]} {texts.say('at-line', line=params['line'])}"
    return rows


def _script(error: ScriptStopped, texts: Texts) -> list[str]:
    cause = error.__cause__
    rows = [texts.say("script-stopped", file=error.file, line=error.number)]
    if not isinstance(cause, BadLine):
        rows.append(f"  {visible(error.line.strip())}")
    rows += [] if cause is None else explain(cause, texts, error.line)
    kept = texts.say("script-nothing-kept", fight=error.fight) if error.fight else texts.say("script-nothing-opened")
    return [*rows, kept]


_SYSTEM = {
    errno.ENOENT: "failed-missing",
    errno.EACCES: "failed-forbidden",
    errno.EPERM: "failed-forbidden",
    errno.EROFS: "failed-forbidden",
    errno.ENOSPC: "failed-disk-full",
    errno.EISDIR: "failed-is-folder",
    errno.ENOTDIR: "failed-not-folder",
}


def _system(error: OSError, texts: Texts) -> str:
    code = _SYSTEM.get(error.errno or 0, "failed-system")
    path = str(error.filename) if error.filename else texts.say("the-output")
    return texts.say(code, path=path, detail=error.strerror or str(error))
