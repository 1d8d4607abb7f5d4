"""Opening a fight: its ruleset, its title, and the house rules of a file."""

from pathlib import Path

from rejeu.engine.ruleset import find_ruleset
from rejeu.engine.state import Encounter
from rejeu.events.base import Option
from rejeu.events.commands import Open

from .build import house_rules
from .lexicon import Lexicon
from .reading import Context
from .sheets_file import read_data


def open_command(title: str, rules: str, house: Path | None = None, **given: Option) -> Open:
    """Return the command that opens a fight. Raises `Refused` for an unknown ruleset, `BadSheet` for a bad file."""
    ruleset = find_ruleset(rules)
    parameters = {} if house is None else read_data(house)
    context = Context(Lexicon(ruleset), Encounter())
    return Open(title=title, ruleset=ruleset.id, parameters=house_rules({**parameters, **given}, context))
