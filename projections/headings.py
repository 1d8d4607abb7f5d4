"""Commands told: who wants what. One message per command."""

from collections.abc import Callable
from typing import Any

from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.secret_events import Unseen

from .args import (
    listed,
    options_args,
    position_text,
    targets_args,
    track_args,
    until_args,
    value_args,
    weapon_args,
)
from .known import Known
from .lines import Told
from .telling_table import TABLE_HEADINGS
from .telling_time import TIME_HEADINGS
from .words import Name, Word, call


def heading(command: Command, known: Known) -> Told:
    """Return what `command` says, given what is `known` before it."""
    return _HEADINGS[type(command)](command, known)


# The fight and who is in it ------------------------------------------------------------------


def _open(command: c.Open, known: Known) -> Told:
    return Told("chronicle-do-open", {"title": command.title, "ruleset": Word("ruleset", command.ruleset)})


def _join(command: c.Join, known: Known) -> Told:
    return Told("chronicle-do-join", {"who": Name(command.who, command.name), "count": command.count})


def _correct(command: c.Correct, known: Known) -> Told:
    return Told("chronicle-do-correct", {**targets_args(known, command.targets), "changes": listed(command.changes)})


def _change_rules(command: c.ChangeRules, known: Known) -> Told:
    return Told("chronicle-do-change-rules", {"changes": listed(command.parameters)})


# Turns and actions ---------------------------------------------------------------------------


def _bare(command: Command, known: Known) -> Told:
    return Told(f"chronicle-do-{command.TAG}")


def _roll_initiative(command: c.RollInitiative, known: Known) -> Told:
    return Told(
        "chronicle-do-roll-initiative", {**targets_args(known, command.targets), **options_args(known, command.options)}
    )


def _declare(command: c.Declare, known: Known) -> Told:
    return Told(
        "chronicle-do-declare",
        {
            "who": call(known.names, command.who),
            "verb": Word("verb", command.verb),
            "open": int(not command.verb),
            **targets_args(known, command.targets),
            **weapon_args(command.weapon),
            **options_args(known, command.options),
        },
    )


def _move(command: c.Move, known: Known) -> Told:
    how = "on"
    if command.metres is not None:
        how = "metres"
    elif command.to is not None:
        how = "to"
    return Told(
        "chronicle-do-move",
        {
            "who": call(known.names, command.who),
            "how": how,
            "metres": command.metres or 0,
            "position": position_text(command.to),
            **options_args(known, command.options),
        },
    )


def _attack(command: c.Attack, known: Known) -> Told:
    return Told(
        "chronicle-do-attack",
        {
            "who": call(known.names, command.who),
            **targets_args(known, command.targets),
            **weapon_args(command.weapon),
            **options_args(known, command.options, command.modifiers),
        },
    )


def _act(command: c.Act, known: Known) -> Told:
    return Told(
        "chronicle-do-act",
        {
            "who": call(known.names, command.who),
            "verb": Word("verb", command.verb),
            **targets_args(known, command.targets),
            **options_args(known, command.options, command.modifiers),
        },
    )


def _pass(command: c.Pass, known: Known) -> Told:
    return Told("chronicle-do-pass", {"who": call(known.names, command.who)})


def _answer(command: c.Answer, known: Known) -> Told:
    asked = known.questions.get(command.question)
    return Told(
        "chronicle-do-answer",
        {
            "question": Word("question", asked.kind if asked else ""),
            "whom": call(known.names, asked.whom) if asked else "",
            "choice": Word("option", command.choice),
            "name": command.question,
            "known": int(asked is not None),
        },
    )


# The game master's hand ----------------------------------------------------------------------


def _aimed(command: c.Ruling | c.Leave, known: Known) -> Told:
    return Told(f"chronicle-do-{command.TAG}", targets_args(known, command.targets))


def _hurt(command: c.Hurt, known: Known) -> Told:
    return Told(
        "chronicle-do-hurt",
        {
            "amount": str(command.amount),
            **targets_args(known, command.targets),
            **track_args(command.track),
            **options_args(known, command.options),
        },
    )


def _heal(command: c.Heal, known: Known) -> Told:
    return Told(
        "chronicle-do-heal",
        {"count": command.amount, **targets_args(known, command.targets), **track_args(command.track)},
    )


def _boxes(command: c.Mark | c.Clear, known: Known) -> Told:
    return Told(
        f"chronicle-do-{command.TAG}",
        {
            "count": command.count,
            "level": Word("level", command.level),
            **targets_args(known, command.targets),
            **track_args(command.track),
        },
    )


def _set_gauge(command: c.SetGauge, known: Known) -> Told:
    return Told(
        "chronicle-do-set-gauge",
        {
            "gauge": Word("gauge", command.gauge),
            **value_args(command.value, command.delta),
            **targets_args(known, command.targets),
        },
    )


def _set_attribute(command: c.SetAttribute, known: Known) -> Told:
    return Told(
        "chronicle-do-set-attribute",
        {
            "attribute": Word("attribute", command.attribute),
            **value_args(command.value, command.delta),
            **targets_args(known, command.targets),
        },
    )


def _put_condition(command: c.PutCondition, known: Known) -> Told:
    return Told(
        "chronicle-do-put-condition",
        {
            "condition": Word("condition", command.condition),
            **until_args(command.until, known),
            **targets_args(known, command.targets),
        },
    )


def _lift_condition(command: c.LiftCondition, known: Known) -> Told:
    return Told(
        "chronicle-do-lift-condition",
        {"condition": Word("condition", command.condition), **targets_args(known, command.targets)},
    )


def _place(command: c.Place, known: Known) -> Told:
    return Told("chronicle-do-place", {"position": position_text(command.to), **targets_args(known, command.targets)})


def _set_initiative(command: c.SetInitiative, known: Known) -> Told:
    return Told("chronicle-do-set-initiative", {"score": command.value, **targets_args(known, command.targets)})


def _unseen(command: Unseen, known: Known) -> Told:
    """What players are told of a ruling on someone's health: that there is one. Of others, only that there is."""
    if not command.targets:
        return Told("chronicle-do-unseen")
    return Told("chronicle-do-state", targets_args(known, command.targets))


# The table -----------------------------------------------------------------------------------


def _rewind(command: c.Rewind, known: Known) -> Told:
    return Told("chronicle-do-rewind", {"how": command.how, "to": command.to, "dice": command.dice})


def _set_dice_policy(command: c.SetDicePolicy, known: Known) -> Told:
    return Told("chronicle-do-set-dice-policy", {"policy": command.policy})


_HEADINGS: dict[type[Command], Callable[[Any, Known], Told]] = {
    c.Open: _open,
    c.Join: _join,
    c.Leave: _aimed,
    c.Correct: _correct,
    c.ChangeRules: _change_rules,
    c.StartRound: _bare,
    c.RollInitiative: _roll_initiative,
    c.Declare: _declare,
    c.Move: _move,
    c.Attack: _attack,
    c.Act: _act,
    c.Pass: _pass,
    c.Answer: _answer,
    c.Note: _bare,
    c.Hurt: _hurt,
    c.Heal: _heal,
    c.Mark: _boxes,
    c.Clear: _boxes,
    c.SetGauge: _set_gauge,
    c.SetAttribute: _set_attribute,
    c.PutCondition: _put_condition,
    c.LiftCondition: _lift_condition,
    c.Kill: _aimed,
    c.Revive: _aimed,
    c.Hide: _aimed,
    c.Reveal: _aimed,
    c.Place: _place,
    c.Reorder: _aimed,
    c.SetInitiative: _set_initiative,
    c.ResetOrder: _bare,
    c.Skip: _aimed,
    Unseen: _unseen,
    c.Rewind: _rewind,
    c.SetDicePolicy: _set_dice_policy,
    **TIME_HEADINGS,
    **TABLE_HEADINGS,
}
