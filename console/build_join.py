"""`join`: whoever comes in, and the sheet file that makes them."""

from pathlib import Path
from typing import Any

from rejeu.engine.errors import BadSheet
from rejeu.events.commands import Join

from . import values
from .line import Word
from .reading import Spoken
from .sheets_file import find_file, read_data
from .words import fold, slug


def join(spoken: Spoken) -> tuple[Join, Path]:
    """Return the command, and the file that its sheet was read from. Raises `BadSheet`, `Refused`.

    With `sheet=FILE` the first word is the id; without, it is the file, and the id comes from `as=`
    or from the file's own name. The name is the one given, else the sheet's, else the file's.
    """
    first: Word = spoken.slots["sheet"]
    named = spoken.keys.get("sheet")
    file = find_file(named.word.text if named else first.text, spoken.context.folder)
    sheet = dict(_read(file))
    who = spoken.text_of("as") or (first.text if named else file.stem)
    name = spoken.text_of("name") or _name(sheet) or (first.text if named else file.stem).replace("-", " ").title()
    command = Join(
        who=slug(who) or who,
        name=name,
        sheet=sheet,
        count=spoken.value("count", values.number, spoken.slots.get("copies", 1)),
        side=spoken.text_of("side"),
        position=spoken.value("at", values.position),
        hidden=spoken.value("hidden", values.flag, False),
        text=spoken.text,
    )
    return command, file


def _read(file: Path) -> dict[str, Any]:
    try:
        return read_data(file)
    except BadSheet as bad:
        bad.add_note(str(file))
        raise


def _name(sheet: dict[str, Any]) -> str:
    for key, value in sheet.items():
        if fold(key) in ("name", "nom") and isinstance(value, str):
            return value
    return ""
