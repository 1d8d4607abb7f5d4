"""Files written beside their target and put in its place whole, so that a crash never leaves half of one."""

from __future__ import annotations

import errno
import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from .errors import JournalUnavailable

_FILE_FAULTS = {
    errno.ENOENT: "file-missing",
    errno.ENOSPC: "file-disk-full",
    errno.EROFS: "file-read-only",
    errno.EACCES: "file-read-only",
    errno.EPERM: "file-read-only",
}


@contextmanager
def file_faults(path: Path, *, reading: bool = False) -> Iterator[None]:
    """Turn what the system says of a file into JournalUnavailable."""
    try:
        yield
    except OSError as fault:
        code = _FILE_FAULTS.get(fault.errno or 0, "file-io-error")
        if reading and code == "file-read-only":
            code = "file-unreadable"
        raise JournalUnavailable(code, path, fault.strerror or str(fault)) from fault


def beside(target: Path) -> Path:
    """Name a temporary file in the target's folder, so that it can be put in its place in one step."""
    return target.with_name(f".{target.name[:100]}.{secrets.token_hex(4)}.part")


def put_in_place(temporary: Path, target: Path, *, replace: bool) -> None:
    """Give a finished file its name in one step; JournalUnavailable("file-exists") unless `replace`."""
    if not replace and target.exists():
        raise JournalUnavailable("file-exists", target)
    with file_faults(target):
        temporary.replace(target)
        with suppress(OSError):  # Windows cannot sync a folder, and needs not
            folder = os.open(target.absolute().parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
