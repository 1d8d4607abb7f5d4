"""Deciding one command at a state, with the dice that are recorded and those that are typed."""

from rejeu.engine.decide import deliberate
from rejeu.engine.dice import DiceTray, Ledger, Source
from rejeu.engine.errors import NeedDice, Refused
from rejeu.engine.ruleset import Ruleset
from rejeu.engine.scene import Scene
from rejeu.engine.state import Encounter
from rejeu.events.base import Command


def decide_with(
    state: Encounter,
    command: Command,
    seq: int,
    ruleset: Ruleset,
    ledger: Ledger,
    source: Source,
    typed: tuple[str, ...] = (),
    *,
    goes_on: bool = False,
    missing_first: bool = False,
) -> Scene:
    """Decide with a typed group for every roll; failing that, for every roll not recorded yet.

    `missing_first`: the other way round. `goes_on`: once they are used up, `source` rolls. `seq` is the record
    that the command will take. Raises as `deliberate`.
    """

    def decided(only_missing: bool) -> Scene:
        tray = DiceTray(source, ledger, typed, only_missing=only_missing, goes_on=goes_on)
        return deliberate(state, command, tray, seq, ruleset)

    try:
        return decided(missing_first)
    except Refused as refused:
        if not typed or refused.code not in (_ALL_TRIED if missing_first else _MISSING_TRIED):
            raise
        try:
            return decided(not missing_first)
        except Refused as again:
            raise (again if isinstance(again, NeedDice) and not missing_first else refused) from None


_MISSING_TRIED = frozenset({"dice-missing", "dice-count"})
"""Refusals after which groups typed for every roll are tried for those that are missing."""
_ALL_TRIED = frozenset({"dice-unused", "dice-count"})
"""Refusals after which groups typed for missing rolls are tried for every roll."""
