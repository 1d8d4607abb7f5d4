"""When conditions lift by themselves (`Until`)."""

from rejeu.events.base import Fact, Until
from rejeu.events.facts import RoundEnded, TurnEnded, TurnStarted

from .state import Encounter


def expired(state: Encounter, fact: Fact) -> list[tuple[str, str]]:
    """Return (who, condition) for each condition that `fact` ends, in the order that they were put."""
    if not isinstance(fact, RoundEnded | TurnStarted | TurnEnded):
        return []
    ending = [
        (condition.seq, combatant.place, combatant.id, condition.name)
        for combatant in state.combatants.values()
        for condition in combatant.conditions.values()
        if _ends(condition.until, fact, state.round)
    ]
    return [(who, name) for _, _, who, name in sorted(ending)]


def _ends(until: Until, fact: Fact, round_: int) -> bool:
    if until.at == "never" or round_ < until.round:
        return False
    match fact:
        case RoundEnded():
            # An anchor whose turn never came lifts here too, or it would stay for ever.
            return True
        case TurnStarted(who=who):
            return until.at == "turn-start" and until.who == who
        case TurnEnded(who=who):
            return until.at == "turn-end" and until.who == who
    return False
