"""Reading the options of a command: what is not known, or not of its kind, is refused."""

from collections.abc import Collection, Mapping

from rejeu.engine.errors import Refused
from rejeu.events.base import Option

MAX_NUMBER = 1_000_000


def check_options(options: Mapping[str, Option], known: Collection[str]) -> None:
    """Raise `Refused` for an option that the command does not have."""
    for name in options:
        if name not in known:
            raise Refused("unknown-option", option=name, known=sorted(known))


def number(
    options: Mapping[str, Option], name: str, default: int | None = None, least: int = 0, most: int = MAX_NUMBER
) -> int | None:
    """Return a whole number within bounds, or the default. Raises `Refused`."""
    value = options.get(name)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("option-not-a-number", option=name, value=str(value))
    if not least <= value <= most:
        raise Refused("option-out-of-range", option=name, value=value, least=least, most=most)
    return value


def choice(options: Mapping[str, Option], name: str, words: Collection[str], default: str = "") -> str:
    """Return one of `words`, or the default. Raises `Refused`."""
    value = options.get(name)
    if value is None:
        return default
    if value not in words:
        raise Refused("option-not-a-choice", option=name, value=str(value), choices=list(words))
    return str(value)


def flag(options: Mapping[str, Option], name: str) -> bool:
    """Return whether `name=yes`. Raises `Refused` for anything but yes and no."""
    return choice(options, name, ("yes", "no"), "no") == "yes"
