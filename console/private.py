"""What belongs to whoever uses this machine and to nobody else: signing keys, seeds of dice, checkpoints last seen.

They lie in the user's data folder, readable by that user alone where the system knows such a thing (on Windows
the folder itself is the user's own). None of it is ever exported.
"""

import os
from hashlib import sha256
from pathlib import Path

from rejeu.events.files import beside, file_faults, put_in_place

from .words import slug

_OWNER_ONLY = 0o600
_FOLDER_OWNER_ONLY = 0o700


def data_folder() -> Path:
    """Return the user's data folder."""
    from platformdirs import user_data_path

    return user_data_path("rejeu", appauthor=False)


def place(kind: str, *names: str) -> Path:
    """Return the file of that kind for what is called so: names that differ in case alone have files of their own."""
    told = "-".join(slug(name, 24) or "x" for name in names)
    mark = sha256("\n".join(names).encode()).hexdigest()[:8]
    return data_folder() / kind / f"{told}-{mark}.txt"


def keep(path: Path, text: str, *, replace: bool = False) -> None:
    """Write a private file, whole or not at all. Raises `JournalUnavailable`: "file-exists" unless `replace`."""
    temporary = beside(path)
    with file_faults(path):
        path.parent.mkdir(mode=_FOLDER_OWNER_ONLY, parents=True, exist_ok=True)
        try:
            handle = os.open(temporary, os.O_WRONLY | os.O_CREAT | os.O_EXCL, _OWNER_ONLY)
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as out:
                out.write(text)
                out.flush()
                os.fsync(out.fileno())
            put_in_place(temporary, path, replace=replace)
        finally:
            temporary.unlink(missing_ok=True)


def kept(path: Path) -> str | None:
    """Return what a private file holds, `None` if there is none. Raises `JournalUnavailable`."""
    if not path.exists():
        return None
    with file_faults(path, reading=True):
        return path.read_text(encoding="utf-8")
