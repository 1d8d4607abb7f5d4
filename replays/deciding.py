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
) -> Scene:
    """Decide with a typed group for every roll; failing that, for every roll not recorded yet.

    `seq` is the record that the command will take. Raises as `deliberate`.
    """
    try:
        return deliberate(state, command, DiceTray(source, ledger, typed), seq, ruleset)
    except Refused as refused:
        if not typed or refused.code not in ("dice-missing", "dice-count"):
            raise
        tray = DiceTray(source, ledger, typed, only_missing=True)
        try:
            return deliberate(state, command, tray, seq, ruleset)
        except Refused as again:
            raise (again if isinstance(again, NeedDice) else refused) from None
