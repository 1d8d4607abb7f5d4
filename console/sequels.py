"""Opening a fight that goes on from another."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rejeu.engine.dice import NoSource
from rejeu.engine.errors import Refused
from rejeu.events.errors import Exists, NotFound
from rejeu.events.journal import Journal
from rejeu.events.memory import MemoryJournal
from rejeu.replays.campaign import sequel
from rejeu.replays.fight import Fight

from .line import Part, Word
from .naming import several
from .opening import open_command
from .script import stored
from .secrets import own_fight
from .session import Session, fight_id, fresh_id, fresh_nonce, hands, stamp


def open_sequel(
    run: Session,
    journal: Journal,
    name: str,
    title: str,
    previous: str,
    *,
    rules: str | None,
    house: Path | None,
    who: Sequence[str],
    by: str,
) -> Fight:
    """Open a fight that goes on from `previous`, under the same rules, in one step. Raises `Refused`, `NotFound`."""
    old = own_fight(journal, fight_id(previous))
    run.speak_of(old)
    if rules is not None and rules != old.state.ruleset:
        raise Refused("other-ruleset", fight=old.id, ruleset=old.state.ruleset)
    parts = tuple(Part(part, quoted=False) for one in who for part in one.split(","))
    command = sequel(old, several(old.state, Word("", parts, 0, 1)) if parts else ())
    opening = open_command(title, old.state.ruleset, house, **_house_rules(old.state.parameters, house))
    new = fight_id(name)
    _check_new(journal, new)
    played = Fight.create(MemoryJournal(), new, fresh_nonce(), opening, stamp(by), hands(NoSource()))
    played.submit(command, stamp(by, fresh_id()), hands(NoSource()))
    journal.create(next(played.journal.read(new, 0, 0)), stored(played.journal, played.id))
    return Fight(journal, new)


def _house_rules(old: Mapping[str, Any], house: Path | None) -> dict[str, Any]:
    """Return the house rules of the old fight, but for those that a file says otherwise."""
    from .sheets_file import read_data

    said = {} if house is None else read_data(house)
    return {name: value for name, value in old.items() if name not in said}


def _check_new(journal: Journal, new: str) -> None:
    try:
        journal.tail(new)
    except NotFound:
        return
    raise Exists(new)
