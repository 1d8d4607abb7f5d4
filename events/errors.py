"""What can go wrong with a log or a journal, by code; the words shown to people are looked up by code."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

_TEXTS: Mapping[str, str] = {
    # a log
    "bad-header": "the first line is not the header of a fight ({detail})",
    "bad-fight-id": "{fight!r} is no fight id: small letters, digits and hyphens, 63 at most",
    "newer-log": "this log was written by a newer version (format {found}, known {known})",
    "bad-record": "record {seq} cannot be read ({detail})",
    "bad-line": "what follows record {seq} cannot be read ({detail})",
    "bad-command-id": "record {seq} carries a command id that is none",
    "bad-body": "the body of record {seq} is not one line of JSON",
    "bad-parent": "record {seq} claims to follow {parent}, which cannot be",
    "bad-audience": "record {seq} has an audience of its own, which only a command has",
    "not-sealed-entry": "line {seq} of the sealed log is no sealed command ({tag})",
    "part-missing": "line {seq} of the sealed log has no part for whoever the copy is for",
    "disclosed-missing": "line {seq} of the sealed log was disclosed, and what it holds was left out of this copy",
    "sealed-of-another": "line {seq} of the sealed log was not sealed from the fight's own records",
    "bad-part": "what line {seq} of the sealed log unseals to does not hold together ({detail})",
    "bad-replay": "record {seq} claims to replay {replays}, which is no command of play before it",
    "bad-batch": "record {seq} does not fit the command it is part of",
    "mixed-scope": "record {seq} is in play and at the table within one command",
    "repeated-command": "record {seq} repeats command {command!r}",
    "empty-batch": "there is nothing to append at record {seq}",
    "wrong-seq": "record {found} stands where record {seq} should",
    "broken-link": "record {seq} does not follow the record before it: one of the two was changed",
    "line-too-long": "record {seq} is longer than {limit} bytes",
    "bad-opening": "a secret of record {seq} is not the one that was sealed",
    "stray-opening": "a secret after record {seq} belongs to no seal of it",
    "wrong-count": "the log claims {claimed} lines and holds {found}",
    "wrong-head": (
        "the log does not have the head it claims: record {seq} or the last line was changed,"
        " or every line was written anew"
    ),
    "after-end": "something follows the end of the log",
    "empty-log": "there is nothing in this log",
    "not-as-seen": "the first {count} lines are not those seen before: something up to record {seq} was changed",
    "shorter-than-seen": "{count} lines were seen before, and there are {found}: the end was cut off",
    "not-a-log": "this is no combat log",
    # a signed note, or a key
    "bad-key": "this is no key",
    "bad-note": "this is no signed note (line {line})",
    "bad-signature-line": "this is no signature line (line {line})",
    "not-a-checkpoint": "this note is no checkpoint of a log",
    "bad-proof": "this is no proof (line {line})",
    # a journal
    "conflict": "someone else wrote first: expected to follow record {expected}, the last is {actual}",
    "fight-not-found": "no fight {fight!r} here",
    "fight-exists": "there is already a fight {fight!r}",
    "logs-differ": "this is another fight {fight!r} than the one here",
    "logs-parted": "this log of {fight!r} and the one here part at record {seq}",
    "journal-missing": "there is no journal at {path}",
    "journal-cannot-open": "the journal {path} cannot be opened ({detail})",
    "journal-read-only": "the journal {path} cannot be written to: it, its folder or its disk is read-only",
    "journal-disk-full": "the disk of {path} is full; nothing was written",
    "journal-locked": "the journal {path} is held by another program",
    "journal-damaged": "the journal {path} is damaged ({detail})",
    "journal-not-a-database": "{path} is not a journal: it is no database at all",
    "journal-foreign": "{path} is a database of another program",
    "journal-newer": "the journal {path} was made by a newer version of Rejeu ({detail})",
    "journal-needs-recovery": "the journal {path} was left half made; write to it once to mend it",
    "journal-io-error": "the disk of {path} does not answer ({detail})",
    "journal-failed": "the journal {path} failed ({detail})",
    "journal-closed": "the journal {path} is closed",
    # a file
    "file-missing": "there is no file {path}",
    "file-exists": "{path} is already there",
    "file-in-use": "{path} is in use and cannot be replaced",
    "file-read-only": "{path} cannot be written: it, its folder or its disk is read-only",
    "file-unreadable": "{path} may not be read",
    "file-disk-full": "the disk of {path} is full; nothing was written",
    "file-io-error": "{path} cannot be read or written ({detail})",
}


class _Params(dict[str, object]):
    def __missing__(self, name: str) -> str:  # a sentence must come out whatever is not known
        return "?"


class JournalError(Exception):
    """Base of every error of a log or a journal.

    `code` is kebab-case and stable; `params` are what its sentence needs; `str()` is it in English.
    """

    def __init__(self, code: str, **params: object) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, object] = params

    def __str__(self) -> str:
        return _TEXTS.get(self.code, self.code).format_map(_Params(self.params))


class Conflict(JournalError):
    """Someone else wrote first; nothing was written. `expected` and `actual` are record numbers."""

    def __init__(self, expected: int, actual: int) -> None:
        super().__init__("conflict", expected=expected, actual=actual)
        self.expected = expected
        self.actual = actual


class NotFound(JournalError):
    """The journal has no such fight."""

    def __init__(self, fight: str) -> None:
        super().__init__("fight-not-found", fight=fight)
        self.fight = fight


class Exists(JournalError):
    """The journal already has a fight of that id."""

    def __init__(self, fight: str) -> None:
        super().__init__("fight-exists", fight=fight)
        self.fight = fight


class Parted(JournalError):
    """Two logs of which neither goes on from the other; `seq` is the first record that differs, 0 for the header."""

    def __init__(self, fight: str, seq: int) -> None:
        super().__init__("logs-parted" if seq else "logs-differ", fight=fight, seq=seq)
        self.fight = fight
        self.seq = seq


class BrokenLog(JournalError):
    """A log that cannot be trusted from record `seq` on. From a file, `params` has its `line`, from 1."""

    def __init__(self, seq: int, code: str, **params: object) -> None:
        super().__init__(code, seq=seq, **params)
        self.seq = seq

    def __str__(self) -> str:
        text = super().__str__()
        line = self.params.get("line")
        return text if line is None else f"{text} (line {line})"


class JournalUnavailable(JournalError):
    """The place where a journal or a file is kept says no: full, read-only, held, foreign, newer, damaged."""

    def __init__(self, code: str, path: str | Path, detail: str = "") -> None:
        super().__init__(code, path=str(path), detail=detail)
        self.path = str(path)
        self.detail = detail
