"""The game master's hand: rulings that mean the same under every ruleset.

Harm (hurt, heal, mark, clear) is each ruleset's own.
"""

from collections.abc import Callable
from typing import Any

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import GaugeValue, Until

from .arrivals import check_name, check_position, each
from .errors import Refused
from .order import place_in_order
from .ruleset import Ruleset
from .scene import Scene

MAX_VALUE = 1_000_000


def _put_condition(scene: Scene, command: c.PutCondition, ruleset: Ruleset) -> None:
    check_name(command.condition)
    until = command.until
    if until.who:
        scene.combatant(until.who)
    if until.at != "never" and until.round < scene.state.round:
        raise Refused("anchor-past", round=until.round, now=scene.state.round)
    for who in each(command.targets):
        if command.condition in scene.combatant(who).conditions:
            scene.emit(f.ConditionLifted(who=who, condition=command.condition, why="replaced"))
        scene.emit(f.ConditionPut(who=who, condition=command.condition, until=_normal(until)))
        ruleset.assess(scene, who)


def _normal(until: Until) -> Until:
    return Until() if until.at == "never" else until


def _lift_condition(scene: Scene, command: c.LiftCondition, ruleset: Ruleset) -> None:
    for who in each(command.targets):
        conditions = scene.combatant(who).conditions
        if command.condition not in conditions:
            raise Refused("no-such-condition", who=who, condition=command.condition, known=sorted(conditions))
        scene.emit(f.ConditionLifted(who=who, condition=command.condition, why="ruled"))
        ruleset.assess(scene, who)


def _kill(scene: Scene, command: c.Kill, ruleset: Ruleset) -> None:
    for who in each(command.targets):
        if scene.combatant(who).status == "dead":
            raise Refused("is-dead", who=who)
        scene.emit(f.Died(who=who, cause="ruling"))
        ruleset.assess(scene, who)


def _revive(scene: Scene, command: c.Revive, ruleset: Ruleset) -> None:
    for who in each(command.targets):
        if scene.combatant(who).status != "dead":
            raise Refused("is-not-dead", who=who)
        scene.emit(f.Revived(who=who))
        ruleset.assess(scene, who)


def _hide(scene: Scene, command: c.Hide | c.Reveal, ruleset: Ruleset) -> None:
    hidden = isinstance(command, c.Hide)
    for who in each(command.targets):
        if scene.combatant(who).hidden == hidden:
            raise Refused("already-hidden" if hidden else "already-shown", who=who)
        scene.emit(f.VisibilitySet(who=who, hidden=hidden))


def _place(scene: Scene, command: c.Place, ruleset: Ruleset) -> None:
    check_position(command.to)
    for who in each(command.targets):
        scene.combatant(who)
        scene.emit(f.Placed(who=who, position=command.to))


def _set_gauge(scene: Scene, command: c.SetGauge, ruleset: Ruleset) -> None:
    _one_of(command.value, command.delta)
    for who in each(command.targets):
        gauges = scene.combatant(who).gauges
        if command.value is None and command.gauge not in gauges:
            raise Refused("no-such-gauge", who=who, gauge=command.gauge, known=sorted(gauges))
        check_name(command.gauge)
        old = gauges.get(command.gauge, GaugeValue(value=0))
        scene.emit(
            f.GaugeSet(
                who=who,
                gauge=command.gauge,
                value=_new_value(old, command),
                delta=command.delta,
                maximum=old.maximum,
                minimum=old.minimum,
            )
        )
        ruleset.assess(scene, who)


def _one_of(value: int | None, delta: int | None) -> None:
    if (value is None) == (delta is None):
        raise Refused("value-or-delta")
    if abs(delta if value is None else value) > MAX_VALUE:  # type: ignore[arg-type]
        raise Refused("too-large", most=MAX_VALUE)


def _new_value(old: GaugeValue, command: c.SetGauge) -> int:
    """A number set is refused beyond the gauge's bounds; a change stops at them."""
    least = -MAX_VALUE if old.minimum is None else old.minimum
    most = MAX_VALUE if old.maximum is None else old.maximum
    if command.value is None:
        return max(least, min(most, old.value + (command.delta or 0)))
    if not least <= command.value <= most:
        raise Refused("gauge-bounds", gauge=command.gauge, value=command.value, least=least, most=most)
    return command.value


def _set_attribute(scene: Scene, command: c.SetAttribute, ruleset: Ruleset) -> None:
    _one_of(command.value, command.delta)
    for who in each(command.targets):
        attributes = scene.combatant(who).attributes
        if command.attribute not in attributes:
            raise Refused("no-such-attribute", who=who, attribute=command.attribute, known=sorted(attributes))
        value = attributes[command.attribute] + command.delta if command.delta is not None else command.value
        if value is None or value < 0:
            raise Refused("negative-attribute", who=who, attribute=command.attribute)
        scene.emit(f.AttributeSet(who=who, attribute=command.attribute, value=value, delta=command.delta))
        ruleset.assess(scene, who)


def _reorder(scene: Scene, command: c.Reorder, ruleset: Ruleset) -> None:
    named = each(command.targets)
    for who in named:
        scene.slot(who)
    moving = iter(named)
    scene.emit(f.OrderSet(order=tuple(next(moving) if who in named else who for who in scene.state.order)))


def _set_initiative(scene: Scene, command: c.SetInitiative, ruleset: Ruleset) -> None:
    if scene.state.round == 0:
        raise Refused("no-round")
    if not 0 <= command.value <= MAX_VALUE:
        raise Refused("bad-initiative", value=command.value)
    for who in each(command.targets):
        scene.target(who)
        scene.emit(f.InitiativeSet(who=who, score=command.value, kind="ruled"))
        place_in_order(scene, who)


def _reset_order(scene: Scene, command: c.ResetOrder, ruleset: Ruleset) -> None:
    if not scene.state.slots:
        raise Refused("no-order")
    if scene.state.questions:
        raise Refused("questions-open", questions=sorted(scene.state.questions))
    scene.emit(f.OrderCleared())
    scene.enter_phase(ruleset.order_phase)


def _skip(scene: Scene, command: c.Skip, ruleset: Ruleset) -> None:
    for who in each(command.targets):
        slot = scene.slot(who)
        if slot.done:
            raise Refused("turn-over", who=who)
        for action in ruleset.actions:
            if action not in slot.spent:
                scene.emit(f.ActionLost(who=who, action=action, why="ruling"))
        scene.emit(f.TurnEnded(who=who))


def _uphold(scene: Scene, command: c.Uphold, ruleset: Ruleset) -> None:
    scene.emit(f.Upheld(record=command.record))


RULINGS: dict[type, Callable[[Scene, Any, Ruleset], None]] = {
    c.PutCondition: _put_condition,
    c.LiftCondition: _lift_condition,
    c.Kill: _kill,
    c.Revive: _revive,
    c.Hide: _hide,
    c.Reveal: _hide,
    c.Place: _place,
    c.SetGauge: _set_gauge,
    c.SetAttribute: _set_attribute,
    c.Reorder: _reorder,
    c.SetInitiative: _set_initiative,
    c.ResetOrder: _reset_order,
    c.Skip: _skip,
    c.Uphold: _uphold,
}
