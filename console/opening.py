"""Opening a fight: its ruleset, its title, and the house rules of a file."""

from pathlib import Path

from rejeu.engine.dice import NoSource
from rejeu.engine.ruleset import find_ruleset
from rejeu.engine.state import Encounter
from rejeu.events.base import Option
from rejeu.events.commands import Open
from rejeu.events.journal import Journal
from rejeu.replays.fight import Fight

from .build import house_rules
from .lexicon import Lexicon
from .reading import Context
from .session import fight_id, fresh_nonce, hands, stamp
from .sheets_file import read_data


def open_command(title: str, rules: str, house: Path | None = None, **given: Option) -> Open:
    """Return the command that opens a fight. Raises `Refused` for an unknown ruleset, `BadSheet` for a bad file."""
    ruleset = find_ruleset(rules)
    parameters = {} if house is None else read_data(house)
    context = Context(Lexicon(ruleset), Encounter())
    return Open(title=title, ruleset=ruleset.id, parameters=house_rules({**parameters, **given}, context))


def open_new(journal: Journal, name: str, title: str, rules: str, house: Path | None, by: str) -> Fight:
    """Open a fight in `journal`. Raises as `open_command` does, `Exists` if there is one of that name."""
    command = open_command(title, rules, house)
    return Fight.create(journal, fight_id(name), fresh_nonce(), command, stamp(by), hands(NoSource()))
