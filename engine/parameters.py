"""House rules: what a ruleset leaves to the table."""

from collections.abc import Iterable, Mapping

import attrs

from rejeu.events.base import Option

from .dice import parse_dice
from .errors import BadSheet, Detail, Refused


@attrs.frozen
class Parameter:
    """One choice left to the table.

    `default` holds unless the house rules say otherwise; `choices` lists the words allowed (none:
    any whole number from `least` to `most`, or, for `free` ones, any word that the ruleset reads, and for
    `dice` a dice expression).
    `rule` is the numbered fact that it belongs to; `origin` says where the default comes from: S
    stated, E implied by an example, A assumed.
    """

    name: str
    default: Option
    rule: str
    origin: str = "A"
    choices: tuple[str, ...] = ()
    least: int = 0
    most: int = 10_000
    free: bool = False
    dice: bool = False


def fill(parameters: Iterable[Parameter], given: Mapping[str, Option]) -> dict[str, Option]:
    """Return every parameter's value, given or default. Raises `BadSheet` with every mistake."""
    known = {parameter.name: parameter for parameter in parameters}
    problems: list[tuple[str, str, dict[str, Detail]]] = []
    for name, value in given.items():
        parameter = known.get(name)
        if parameter is None:
            problems.append((name, "unknown-parameter", {"name": name, "known": sorted(known)}))
        elif (problem := _problem(parameter, value)) is not None:
            problems.append((name, *problem))
    if problems:
        raise BadSheet(problems)
    return {name: given.get(name, parameter.default) for name, parameter in known.items()}


def _problem(parameter: Parameter, value: Option) -> tuple[str, dict[str, Detail]] | None:
    if parameter.choices:
        return (
            None
            if value in parameter.choices
            else ("bad-choice", {"value": str(value), "choices": list(parameter.choices)})
        )
    if parameter.dice:
        return (
            None if isinstance(value, str) and _is_dice(value) else ("bad-dice-expression", {"expression": str(value)})
        )
    if parameter.free:
        return None if isinstance(value, str) else ("not-a-word", {"value": str(value)})
    if not isinstance(value, int) or isinstance(value, bool):
        return ("not-a-number", {"value": str(value)})
    if not parameter.least <= value <= parameter.most:
        return ("out-of-range", {"value": value, "least": parameter.least, "most": parameter.most})
    return None


def _is_dice(expression: str) -> bool:
    try:
        parse_dice(expression)
    except Refused:
        return False
    return True
