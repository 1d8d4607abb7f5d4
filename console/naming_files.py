"""Whether a word of the command line names a file or a fight of the journal."""

from pathlib import Path

from rejeu.events.record import is_fight_id


def is_file(path: Path) -> bool:
    """Return whether a file is meant: there is one, or no fight could be called so."""
    return path.exists() or (not is_fight_id(path.name) and (path.suffix != "" or path.parent != Path()))
