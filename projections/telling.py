"""Facts told: what happened, with its arithmetic. One message per fact."""

from collections.abc import Callable
from typing import Any

from rejeu.events import facts as f
from rejeu.events.base import Event

from .args import Args, listed, moment, position_text, until_args, weapon_args
from .known import Known
from .lines import Told, addends, sources
from .telling_harm import HARM_TELLERS
from .telling_table import TABLE_QUIET, TABLE_TELLERS
from .telling_time import TIME_TELLERS
from .words import Name, Word, call, call_all, words

QUIET: frozenset[type[Event]] = frozenset(
    (f.PhaseChanged, f.TurnEnded, f.RoundEnded, f.ActionSpent, f.Noted, f.DicePolicySet, *TABLE_QUIET)
)
"""Facts without a line: what is around them says the same."""


def tell(fact: Event, seq: int, known: Known) -> Told | None:
    """Return what `fact` at record `seq` says, given what is `known` before it; `None` if nothing."""
    teller = TELLERS.get(type(fact))
    if type(fact) is f.Rolled:
        return _rolled(fact, seq, known)
    if type(fact) is f.DeadlineCleared and fact.why == "due":
        return None  # what fell due says itself
    return None if teller is None else teller(fact, known)


# The fight and who is in it ------------------------------------------------------------------


def _opened(fact: f.Opened, known: Known) -> Told:
    return Told(
        "chronicle-opened",
        {
            "title": fact.title,
            "ruleset": Word("ruleset", fact.ruleset),
            "version": str(fact.ruleset_version),
            "engine": fact.engine,
        },
    )


def _rules_changed(fact: f.RulesChanged, known: Known) -> Told:
    return Told("chronicle-rules-changed", {"changes": listed(fact.parameters)})


def _joined(fact: f.Joined, known: Known) -> Told:
    return Told(
        "chronicle-joined",
        {
            "who": Name(fact.who, fact.name, fact.gender),
            "side": fact.side,
            "sided": int(bool(fact.side)),
            "position": position_text(fact.position),
            "placed": int(fact.position is not None),
            "hidden": int(fact.hidden),
            "from_round": fact.from_round,
            "waits": int(fact.from_round > max(known.round, 1)),
        },
    )


def _sheet_corrected(fact: f.SheetCorrected, known: Known) -> Told:
    return Told("chronicle-sheet-corrected", {"who": call(known.names, fact.who), "changes": listed(fact.changes)})


def _who(fact: Any, known: Known) -> Told:
    return Told(f"chronicle-{fact.TAG}", {"who": call(known.names, fact.who)})


# Rounds, order and turns ---------------------------------------------------------------------


def _round_started(fact: f.RoundStarted, known: Known) -> Told:
    return Told("chronicle-round-started", {"number": fact.round, **moment(known, fact.clock)})


def _rolled(fact: f.Rolled, seq: int, known: Known) -> Told:
    return Told(
        "chronicle-rolled",
        {"who": call(known.names, fact.who), "purpose": Word("purpose", fact.purpose), "total": fact.total},
        rolls=(seq,),
    )


def _initiative_set(fact: f.InitiativeSet, known: Known) -> Told:
    return Told(
        "chronicle-initiative-set",
        {
            "who": call(known.names, fact.who),
            "score": fact.score,
            "kind": Word("initiative", fact.kind),
            "how": fact.kind if fact.kind in ("rolled", "moving", "ruled") else "other",
        },
        rolls=sources(fact.terms),
        terms=addends(fact.terms),
    )


def _order_set(fact: f.OrderSet, known: Known) -> Told:
    return Told("chronicle-order-set", {"order": call_all(known.names, fact.order), "count": len(fact.order)})


def _order_cleared(fact: f.OrderCleared, known: Known) -> Told:
    return Told("chronicle-order-cleared")


def _declared(fact: f.Declared, known: Known) -> Told:
    return Told(
        "chronicle-declared",
        {
            "who": call(known.names, fact.who),
            "verb": Word("verb", fact.intent.verb),
            "open": int(not fact.intent.verb),
            "targets": call_all(known.names, fact.intent.targets),
            "aimed": len(fact.intent.targets),
            **weapon_args(fact.intent.weapon),
            "last": fact.until,
        },
    )


def _turn_started(fact: f.TurnStarted, known: Known) -> Told:
    return Told("chronicle-turn-started", {"who": call(known.names, fact.who), "count": fact.count})


def _action_lost(fact: f.ActionLost, known: Known) -> Told:
    return Told(
        "chronicle-action-lost",
        {
            "who": call(known.names, fact.who),
            "action": Word("action", fact.action),
            "why": Word("lost", fact.why),
        },
    )


def _moved(fact: f.Moved, known: Known) -> Told:
    return Told(
        "chronicle-moved",
        {
            "who": call(known.names, fact.who),
            "metres": fact.metres,
            "covered": fact.covered,
            "count": fact.count or 0,
            "counted": int(fact.count is not None),
            "position": position_text(fact.position),
            "placed": int(fact.position is not None),
            "left": fact.left,
        },
    )


def _placed(fact: f.Placed, known: Known) -> Told:
    return Told(
        "chronicle-placed",
        {"who": call(known.names, fact.who), "position": position_text(fact.position)},
    )


# Whatever a combatant bears ------------------------------------------------------------------


def _gauge_set(fact: f.GaugeSet, known: Known) -> Told:
    return Told(
        "chronicle-gauge-set",
        {
            "who": call(known.names, fact.who),
            "gauge": Word("gauge", fact.gauge),
            "value": fact.value,
            "maximum": fact.maximum or 0,
            "bounded": int(fact.maximum is not None),
            **_delta(fact.delta),
        },
        terms=addends(fact.terms),
    )


def _delta(delta: int | None) -> Args:
    return {"delta": delta or 0, "relative": int(delta is not None)}


def _attribute_set(fact: f.AttributeSet, known: Known) -> Told:
    return Told(
        "chronicle-attribute-set",
        {
            "who": call(known.names, fact.who),
            "attribute": Word("attribute", fact.attribute),
            "value": fact.value,
            **_delta(fact.delta),
        },
    )


def _marker_set(fact: f.MarkerSet, known: Known) -> Told:
    ids = str(fact.value).split(",")
    people = all(one in known.names for one in ids)
    return Told(
        "chronicle-marker-set",
        {
            "who": call(known.names, fact.who),
            "marker": Word("marker", fact.marker),
            "value": "" if fact.value is None else call_all(known.names, ids) if people else str(fact.value),
            "on": int(fact.value is not None),
            "valued": int(fact.value != 1),
        },
    )


def _condition_put(fact: f.ConditionPut, known: Known) -> Told:
    return Told(
        "chronicle-condition-put",
        {
            "who": call(known.names, fact.who),
            "condition": Word("condition", fact.condition),
            **until_args(fact.until, known),
        },
    )


def _condition_lifted(fact: f.ConditionLifted, known: Known) -> Told:
    return Told(
        "chronicle-condition-lifted",
        {
            "who": call(known.names, fact.who),
            "condition": Word("condition", fact.condition),
            "why": Word("why", fact.why),
        },
    )


def _visibility_set(fact: f.VisibilitySet, known: Known) -> Told:
    return Told("chronicle-visibility-set", {"who": call(known.names, fact.who), "hidden": int(fact.hidden)})


# Questions, and the table --------------------------------------------------------------------


def _asked(fact: f.Asked, known: Known) -> Told:
    return Told(
        "chronicle-asked",
        {
            "whom": call(known.names, fact.whom),
            "question": Word("question", fact.kind),
            "name": fact.question,
            "options": words("option", fact.options),
            "blocks": call_all(known.names, fact.blocks),
        },
    )


def _answered(fact: f.Answered, known: Known) -> Told:
    asked = known.questions.get(fact.question)
    return Told(
        "chronicle-answered",
        {
            "question": Word("question", asked.kind) if asked else fact.question,
            "name": fact.question,
            "choice": Word("option", fact.choice),
            "chosen": int(bool(fact.choice)),
            "why": Word("why", fact.why),
        },
    )


def _rewound(fact: f.Rewound, known: Known) -> Told:
    return Told(
        "chronicle-rewound",
        {"how": fact.how, "start": fact.start, "to": fact.to, "dice": fact.dice, "since": 0},
    )


TELLERS: dict[type[Event], Callable[[Any, Known], Told]] = {
    f.Opened: _opened,
    f.RulesChanged: _rules_changed,
    f.Joined: _joined,
    f.Left: _who,
    f.SheetCorrected: _sheet_corrected,
    f.RoundStarted: _round_started,
    f.InitiativeSet: _initiative_set,
    f.OrderSet: _order_set,
    f.OrderCleared: _order_cleared,
    f.Declared: _declared,
    f.TurnStarted: _turn_started,
    f.ActionLost: _action_lost,
    f.Moved: _moved,
    f.Placed: _placed,
    **HARM_TELLERS,
    f.Revived: _who,
    f.GaugeSet: _gauge_set,
    f.AttributeSet: _attribute_set,
    f.MarkerSet: _marker_set,
    f.ConditionPut: _condition_put,
    f.ConditionLifted: _condition_lifted,
    f.VisibilitySet: _visibility_set,
    f.Asked: _asked,
    f.Answered: _answered,
    f.Rewound: _rewound,
    **TIME_TELLERS,
    **TABLE_TELLERS,
}
