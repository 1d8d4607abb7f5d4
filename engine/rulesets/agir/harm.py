"""Harm as the game master states it: a number on a track, a condition, or death (AG-40)."""

from collections.abc import Mapping
from typing import Any

import attrs

from rejeu.engine.arrivals import check_name, each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import Refused
from rejeu.engine.options import flag, number
from rejeu.engine.scene import Scene
from rejeu.events.base import Dice, Option, Until
from rejeu.events.commands import Heal, Hurt
from rejeu.events.facts import ConditionLifted, ConditionPut, Died

from .health import assess
from .tracks import find_track, harm_track, mend_track

HARM_OPTIONS = ("harm", "track", "condition", "rounds", "death")
MAX_HARM = 10_000
NEVER = Until()


@attrs.frozen
class Harm:
    """What a hit does. `pool` and `amount` add up to the number, if there is one."""

    numbered: bool = False
    pool: tuple[Dice, ...] = ()
    amount: int = 0
    track: str = ""
    condition: str = ""
    until: Until = NEVER
    death: bool = False

    @property
    def nothing(self) -> bool:
        """Whether there is none."""
        return not (self.numbered or self.condition or self.death)


def read_harm(scene: Scene, options: Mapping[str, Option]) -> Harm:
    """Read the harm that a line states. Raises `Refused`."""
    pool, amount = read_amount(options["harm"]) if "harm" in options else ((), 0)
    condition = str(options.get("condition", ""))
    if condition:
        check_name(condition)
    if "track" in options and "harm" not in options:
        raise Refused("harm-how-much", track=str(options["track"]), rule="AG-40")
    rounds = number(options, "rounds", least=1, most=1000)
    if rounds is not None and not condition:
        raise Refused("rounds-of-what", rule="AG-40")
    return Harm(
        numbered="harm" in options,
        pool=pool,
        amount=amount,
        track=str(options.get("track", "")),
        condition=condition,
        until=until_round(scene, rounds),
        death=flag(options, "death"),
    )


def read_amount(amount: Option) -> tuple[tuple[Dice, ...], int]:
    """Return the dice and the fixed part of a number or of an expression such as `2d6+1`. Raises `Refused`."""
    pool, flat = parse_dice(amount) if isinstance(amount, str) else ((), amount)
    if abs(flat) > MAX_HARM or (not pool and flat < 0):
        raise Refused("bad-amount", amount=str(amount))
    return pool, flat


def until_round(scene: Scene, rounds: int | None) -> Until:
    """Return the end of the last of so many rounds, the present one being the first; never, for none."""
    return NEVER if rounds is None else Until("round-end", "", max(1, scene.state.round) + rounds - 1)


def check_reason(scene: Scene, command: Any) -> None:
    """Raise `Refused` for a ruling without words, where house rules want them."""
    if scene.state.parameters["reason"] == "required" and not command.text.strip():
        raise Refused("reason-wanted", rule="AG-40")


def inflict(scene: Scene, who: str, harm: Harm, by: str) -> None:
    """Do to `who` what was stated; `by` rolls the dice, if there are any."""
    combatant = scene.state.combatants[who]
    if harm.numbered:
        track = find_track(scene, combatant, harm.track)
        amount = harm.amount
        if harm.pool:
            amount += scene.roll(by, "harm", harm.pool)[0].total
        harm_track(scene, who, track, max(0, amount))
    if harm.condition:
        if harm.condition in combatant.conditions:
            scene.emit(ConditionLifted(who=who, condition=harm.condition, why="replaced"))
        scene.emit(ConditionPut(who=who, condition=harm.condition, until=harm.until))
    if harm.death:
        scene.emit(Died(who=who, cause="ruling"))
    assess(scene, who)


def hurt(scene: Scene, command: Hurt) -> None:
    """Harm a track of one or several, dice rolled once for all."""
    if command.options:
        raise Refused("unknown-option", option=next(iter(command.options)), known=[])
    check_reason(scene, command)
    pool, amount = read_amount(command.amount)
    tracks = {who: find_track(scene, scene.target(who), command.track) for who in each(command.targets)}
    if pool:
        amount += scene.roll("gm", "harm", pool)[0].total
    for who, track in tracks.items():
        harm_track(scene, who, track, max(0, amount))
        assess(scene, who)


def heal(scene: Scene, command: Heal) -> None:
    """Undo harm on a track of one or several."""
    check_reason(scene, command)
    if not 1 <= command.amount <= MAX_HARM:
        raise Refused("bad-count", count=command.amount, most=MAX_HARM)
    for who in each(command.targets):
        mend_track(scene, who, find_track(scene, scene.target(who), command.track), command.amount)
        assess(scene, who)
