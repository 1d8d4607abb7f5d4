"""What the engine refuses with. Errors carry a code and values; people read the sentence of that code."""

from collections.abc import Sequence

Detail = int | str | Sequence[str]


class Refused(Exception):
    """The rules, or the state of the fight, say no. Nothing was changed.

    `code` is a kebab-case word with one sentence per language (`refused-CODE`); `params` fill it in.
    """

    def __init__(self, code: str, **params: Detail) -> None:
        shown = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code} ({shown})" if shown else code)
        self.code = code
        self.params = params


class NeedDice(Refused):
    """A roll of this command has no typed dice yet: `pool` is what to roll, for `who` and `purpose`."""

    def __init__(self, who: str, purpose: str, pool: str, got: str = "") -> None:
        super().__init__("dice-missing", who=who, purpose=purpose, pool=pool, got=got)


class BadSheet(Exception):
    """What people wrote by hand does not fit: every mistake at once, each with its place.

    `problems` are (path, code, params): a dotted path in the file, a code as in `Refused`, its values.
    """

    def __init__(self, problems: Sequence[tuple[str, str, dict[str, Detail]]]) -> None:
        super().__init__("; ".join(f"{path}: {code}" for path, code, _ in problems))
        self.problems = tuple(problems)
