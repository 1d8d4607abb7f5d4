"""Roll a d20 under a skill; a hit takes hit points. One action a round each, in any order."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import attrs

from rejeu.engine.arrivals import each
from rejeu.engine.dice import parse_dice
from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.parameters import Parameter
from rejeu.engine.ruleset import Entry, Phases, Untimed
from rejeu.engine.scene import Scene
from rejeu.engine.sheets import Strong, structure
from rejeu.engine.verbs import Key, Verb
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Dice, GaugeValue, Option, Term


@attrs.frozen
class Sheet:
    """What stands on a sheet: the skill to roll under, and the hit points."""

    skill: Strong
    hp: Strong
    name: str = ""  # the core has taken it already


def start_round(scene: Scene, command: c.StartRound) -> None:
    """End the round in course, if any, and begin the next: everyone awake has one action."""
    state = scene.state
    if state.round:
        scene.emit(f.RoundEnded(round=state.round))
    seconds = int(state.parameters["round_seconds"]) if state.round else 0
    scene.emit(f.RoundStarted(round=state.round + 1, clock=state.clock + seconds))
    scene.enter_phase("play")
    awake = tuple(who for who, combatant in state.combatants.items() if combatant.awake)
    for who in awake:
        scene.emit(f.InitiativeSet(who=who, score=1))
    scene.emit(f.OrderSet(order=awake))


def spend(scene: Scene, who: str, on: str) -> None:
    """Spend the one action of the round. Raises `Refused` if it is gone, or for who cannot act."""
    scene.actor(who)
    if scene.slot(who).spent:
        raise Refused("has-acted", who=who)
    scene.emit(f.ActionSpent(who=who, action="action", on=on))
    scene.emit(f.TurnEnded(who=who))


def attack(scene: Scene, command: c.Attack) -> None:
    """Roll a d20: at most the skill, as the table's modifiers change it, is a hit."""
    if len(command.targets) > 1:
        raise Refused("one-target")
    target = scene.target(command.targets[0]).id
    spend(scene, command.who, "attack")
    who = scene.state.combatants[command.who]
    terms = [Term("skill", who.value("skill"), who.origin("skill"))]
    terms += [Term(f"mod:{name}", value) for name, value in command.modifiers.items()]
    limit = sum(term.value for term in terms)
    rolled, seq = scene.roll(who.id, "attack", (Dice(1, 20),))
    outcome: f.Outcome = "success" if rolled.total <= limit else "failure"
    scene.emit(f.AttackResolved(
        who=who.id, target=target, weapon="", skill="skill", attribute="skill", total=rolled.total,
        difficulty=limit, margin=limit - rolled.total, outcome=outcome, roll=seq, terms=tuple(terms),
    ))  # fmt: skip
    if outcome == "success":
        pool, bonus = parse_dice(str(scene.state.parameters["damage"]))
        change(scene, target, -bonus - scene.roll(who.id, "damage", pool)[0].total)


def rest(scene: Scene, command: c.Act) -> None:
    """Win one hit point back instead of attacking."""
    spend(scene, command.who, command.verb)
    change(scene, command.who, 1)


def hurt(scene: Scene, command: c.Hurt) -> None:
    """Take hit points, by ruling: a number, or dice rolled once for all."""
    pool, amount = parse_dice(str(command.amount))
    amount += scene.roll("gm", "damage", pool)[0].total if pool else 0
    for who in each(command.targets):
        change(scene, scene.target(who).id, -max(0, amount))


def change(scene: Scene, who: str, delta: int) -> None:
    """Change hit points, from 0 to their maximum."""
    hp = scene.state.combatants[who].gauges["hp"]
    value = max(0, min(hp.maximum or 0, hp.value + delta))
    scene.emit(f.GaugeSet(who=who, gauge="hp", value=value, delta=delta, maximum=hp.maximum, minimum=0))
    RULESET.assess(scene, who)


DECIDERS: Mapping[type, Any] = {c.StartRound: start_round, c.Attack: attack, c.Act: rest, c.Hurt: hurt}


class RollUnder(Untimed):
    """The ruleset: data, and the functions above."""

    id: str = "roll-under"
    version: int = 1
    titles: Mapping[str, str] = {"en": "Roll under", "fr": "Sous la compétence"}
    parameters: Sequence[Parameter] = (
        Parameter("round_seconds", 6, "RU-01", "S", least=1, most=600),
        Parameter("damage", "1d6", "RU-02", "S", free=True, dice=True),
    )
    first_phase: str = "setup"
    order_phase: str = "play"
    actions: Sequence[str] = ("action",)
    phases: Phases = {
        "setup": {"start-round": ("play",), "hurt": ("setup",)},
        "play": dict.fromkeys(("start-round", "attack", "act:rest", "hurt"), ("play",)),
    }
    verbs: Sequence[Verb] = (Verb("rest", {"en": ("rest",), "fr": ("souffle",)}),)
    keys: Mapping[str, Sequence[Key]] = {}
    folder: Path = Path(__file__).parent

    def read_sheet(self, data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Entry:
        """Check a sheet. Raises `BadSheet` with every mistake."""
        sheet, problems = structure(data, Sheet)
        if sheet is None:
            raise BadSheet(problems)
        return Entry(data, {"skill": sheet.skill}, gauges={"hp": GaugeValue(sheet.hp, sheet.hp, 0)})

    def sheet_path(self, path: Sequence[str]) -> Sequence[str]:  # noqa: D102
        return path

    def entry_round(self, scene: Scene) -> int:  # noqa: D102
        return scene.state.round + 1

    def decide(self, scene: Scene, command: Command) -> None:  # noqa: D102
        DECIDERS[type(command)](scene, command)

    def assess(self, scene: Scene, who: str) -> None:
        """Say that whoever has no hit points left is unconscious."""
        combatant = scene.state.combatants[who]
        status = "able" if combatant.gauges["hp"].value else "unconscious"
        if combatant.status not in (status, "dead"):
            scene.emit(f.Assessed(who=who, status=status, health="unhurt" if status == "able" else "down"))

    def settle(self, scene: Scene) -> None:  # noqa: D102
        return  # nobody is called: whoever wants to acts next


RULESET = RollUnder()
