"""Sheets as people write them: their words brought to those that are stored, every mistake with its place."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NewType, TypeVar

from .errors import Detail
from .words import fold, nearest

T = TypeVar("T")
Problems = list[tuple[str, str, dict[str, Detail]]]
"""(dotted path, code, its values), as `BadSheet` takes them."""

MOST = 1000
MAX_WORD = 80
Score = NewType("Score", int)
"""A whole number from 0 to 1000."""

Strong = NewType("Strong", int)
"""A whole number from 1 to 1000."""

_TRUE = frozenset({"yes", "oui", "true", "vrai"})
_FALSE = frozenset({"no", "non", "false", "faux"})


def structure(data: Mapping[str, Any], kind: type[T]) -> tuple[T | None, Problems]:
    """Return `data` as an attrs class `kind`, or what is wrong with it.

    Nothing is guessed: a whole number is no word, and a word no number. A `bool` takes true and false,
    1 and 0, and the words for them.
    """
    from cattrs import ClassValidationError, Converter

    converter = Converter(forbid_extra_keys=True)
    converter.register_structure_hook(int, lambda value, _: _whole(value))
    converter.register_structure_hook(str, lambda value, _: _word(value))
    converter.register_structure_hook(bool, lambda value, _: _flag(value))
    converter.register_structure_hook(Score, lambda value, _: _bounded(value, 0))
    converter.register_structure_hook(Strong, lambda value, _: _bounded(value, 1))
    try:
        return converter.structure(data, kind), []
    except ClassValidationError as error:
        return None, _told(error, ())


class _Wrong(Exception):
    def __init__(self, code: str, **params: Detail) -> None:
        super().__init__(code)
        self.code = code
        self.params = params


def _whole(value: Any) -> int:
    if type(value) is not int:
        raise _Wrong("not-a-whole-number", value=_shown(value))
    return value


def _word(value: Any) -> str:
    if type(value) is not str:
        raise _Wrong("not-words", value=_shown(value))
    return value


def _flag(value: Any) -> bool:
    word = fold(str(value)) if isinstance(value, bool | int | str) else ""
    if word in _TRUE or word == "1":
        return True
    if word in _FALSE or word == "0":
        return False
    raise _Wrong("not-yes-or-no", value=_shown(value))


def _bounded(value: Any, least: int) -> int:
    number = _whole(value)
    if number < 0 <= least:
        raise _Wrong("negative", value=number)
    if not least <= number <= MOST:
        raise _Wrong("out-of-range", value=number, least=least, most=MOST)
    return number


def _shown(value: Any) -> str:
    return repr(value)[:40] if isinstance(value, str) else str(value)[:40]


def _told(error: Any, path: tuple[str, ...]) -> Problems:
    """Flatten the tree of errors that cattrs raises into problems with dotted paths."""
    from cattrs import AttributeValidationNote, BaseValidationError, ForbiddenExtraKeysError, IterableValidationNote

    problems: Problems = []
    for inner in error.exceptions:
        place = path
        for note in getattr(inner, "__notes__", ()):
            if isinstance(note, AttributeValidationNote):
                place = (*path, note.name)
            elif isinstance(note, IterableValidationNote):
                place = (*path, str(note.index))
        if isinstance(inner, BaseValidationError):
            problems += _told(inner, place)
        elif isinstance(inner, ForbiddenExtraKeysError):
            problems += [
                (".".join((*path, key)), "unknown-key", {"key": key, "near": ""}) for key in sorted(inner.extra_fields)
            ]
        elif isinstance(inner, _Wrong):
            problems.append((".".join(place), inner.code, inner.params))
        elif isinstance(inner, KeyError):
            problems.append((".".join((*path, str(inner.args[0]))), "missing", {"key": str(inner.args[0])}))
        else:
            problems.append((".".join(place), "not-a-table", {}))
    return problems


# Words ---------------------------------------------------------------------------------------


def renamed(
    table: Mapping[str, Any],
    words: Mapping[str, str],
    path: tuple[str, ...],
    problems: Problems,
    also: Sequence[str] = (),
) -> dict[str, Any]:
    """Return a table under its stored keys: `words` maps folded words to them. `also`: words known elsewhere."""
    out: dict[str, Any] = {}
    for key, value in table.items():
        name = words.get(fold(key))
        if name is None:
            near = nearest(key, (*words, *also))
            problems.append((".".join((*path, key)), "unknown-key", {"key": key, "near": near}))
        elif name in out:
            problems.append((".".join((*path, key)), "given-twice", {"key": name}))
        else:
            out[name] = value
    return out


def spelt(table: Mapping[str, Any], name: Callable[[str], str], path: str, problems: Problems) -> dict[str, Any]:
    """Return a table whose keys people chose, each as `name` spells it."""
    out: dict[str, Any] = {}
    seen: set[str] = set()
    for key, value in table.items():
        word = name(key)
        if not word or len(word) > MAX_WORD or "." in word or not word.isprintable():
            problems.append((f"{path}.{key}", "bad-key", {"key": key[:MAX_WORD]}))
        elif fold(word) in seen:
            problems.append((f"{path}.{key}", "given-twice", {"key": word}))
        else:
            seen.add(fold(word))
            out[word] = value
    return out


def without_empty(table: Mapping[str, Any]) -> dict[str, Any]:
    """Return a table without what is empty, as sheets are stored."""
    return {key: value for key, value in table.items() if value not in ("", None, {}, (), [])}
