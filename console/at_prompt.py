"""The past at the prompt: `amend`, `why`, `odds` and `flags`."""

from collections.abc import Callable, Mapping

from rejeu.engine.errors import Refused
from rejeu.replays.fight import Fight

from .amending import Wish, amend
from .line import BadLine
from .play import PlainReader, Reader
from .session import Session, stamp
from .words import fold

_STRIKE = frozenset({"strike", "retirer"})
_BEFORE = ("before", "avant")


def past_line(run: Session, fight: Fight, by: str, line: str, reader: Reader) -> bool:
    """Do what `line` says if it is about the past; return whether it was. Raises what the deed raises."""
    word, _, rest = line.strip().partition(" ")
    deed = _DEEDS.get(fold(word))
    if deed is None:
        return False
    try:
        deed(run, fight, by, rest.strip(), reader)
    except BadLine as bad:  # its place is that in the line within this one
        shift = len(line.rstrip()) - len(_inner(rest.strip()))
        bad.start, bad.end, bad.line = bad.start + shift, bad.end + shift, ""
        raise
    return True


def _inner(rest: str) -> str:
    """Return the line within: after the record's number and `before:`, where they stand."""
    number, _, said = rest.partition(" ")
    inner = said.strip() if number.isdecimal() else rest
    head, colon, after = inner.partition(":")
    return after.strip() if colon and fold(head) in _BEFORE else inner


def _amend(run: Session, fight: Fight, by: str, rest: str, reader: Reader) -> None:
    """`amend SEQ LINE`, `amend SEQ strike`, `amend SEQ before: LINE`."""
    number, _, said = rest.partition(" ")
    said = said.strip()
    if not number.isdecimal() or not said:
        raise Refused("amend-what")
    inner = _inner(rest)
    wish = Wish(seq=int(number))
    if fold(said) in _STRIKE:
        wish = wish._replace(strike=True)
    elif inner != said:
        wish = wish._replace(before=inner)
    else:
        wish = wish._replace(line=said)
    try:
        amend(run, fight, wish, stamp(by), None, reader)
    except KeyboardInterrupt:
        if isinstance(reader, PlainReader):
            raise
        run.screen.remark(run.texts.say("amend-given-up"))


def _why(run: Session, fight: Fight, by: str, rest: str, reader: Reader) -> None:
    from .asking import show_why

    show_why(run, fight, rest, as_json=False)


def _odds(run: Session, fight: Fight, by: str, rest: str, reader: Reader) -> None:
    from .chances import RUNS, show_odds

    show_odds(run, fight, None, (rest,) if rest else (), RUNS, None, as_json=False)


def _flags(run: Session, fight: Fight, by: str, rest: str, reader: Reader) -> None:
    from .flags import show_flags

    show_flags(run, fight, everything=False, as_json=False)


_Deed = Callable[[Session, Fight, str, str, Reader], None]
_DEEDS: Mapping[str, _Deed] = {
    "amend": _amend,
    "amender": _amend,
    "why": _why,
    "pourquoi": _why,
    "odds": _odds,
    "chances": _odds,
    "flags": _flags,
    "contestations": _flags,
}
