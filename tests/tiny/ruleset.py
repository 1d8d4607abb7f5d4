"""Roll a d20 under a skill; a hit takes a d6 off the hit points. One action a round, in any order."""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType, SimpleNamespace
from typing import Any

from rejeu.engine.errors import BadSheet, Refused
from rejeu.engine.parameters import Parameter
from rejeu.engine.ruleset import Untimed
from rejeu.engine.scene import Scene
from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Command, Dice, GaugeValue, Option, Term


class Tiny(Untimed):
    id = "tiny"
    version = 1
    titles = MappingProxyType({"en": "Tiny", "fr": "Mini"})
    parameters = (Parameter("round_seconds", 6, "T-01"),)
    first_phase = "setup"
    order_phase = "play"
    actions = ("action",)
    phases = MappingProxyType(
        {
            "setup": {"start-round": ("play",), "hurt": ("setup",)},
            "play": {"start-round": ("play",), "attack": ("play",), "hurt": ("play",), "answer": ("play",)},
        }
    )
    verbs = ()
    keys: Mapping[str, Any] = MappingProxyType({})
    folder = Path(__file__).parent

    def read_sheet(self, data: Mapping[str, Any], parameters: Mapping[str, Option]) -> Any:
        if not isinstance(data.get("skill"), int) or not isinstance(data.get("hp"), int):
            raise BadSheet([("skill", "not-a-number", {"value": str(data.get("skill"))})])
        return SimpleNamespace(
            sheet=data,
            attributes={"skill": data["skill"]},
            monitors={},
            gauges={"hp": GaugeValue(data["hp"], data["hp"], 0)},
            gender="",
        )

    def entry_round(self, scene: Scene) -> int:
        return scene.state.round + (scene.state.phase == "play")

    def decide(self, scene: Scene, command: Command) -> None:
        if isinstance(command, c.StartRound):
            self._round(scene)
        elif isinstance(command, c.Attack):
            self._attack(scene, command)
        elif isinstance(command, c.Hurt):
            for who in command.targets:
                self._harm(scene, who, int(command.amount))

    def _round(self, scene: Scene) -> None:
        state = scene.state
        if state.round:
            scene.emit(f.RoundEnded(round=state.round))
        seconds = int(state.parameters["round_seconds"]) if state.round else 0
        scene.emit(f.RoundStarted(round=state.round + 1, clock=state.clock + seconds))
        scene.enter_phase("play")
        able = [who for who, combatant in state.combatants.items() if combatant.awake]
        for who in able:
            scene.emit(f.InitiativeSet(who=who, score=1))
        scene.emit(f.OrderSet(order=tuple(able)))

    def _attack(self, scene: Scene, command: c.Attack) -> None:
        actor, target = scene.actor(command.who), scene.target(command.targets[0])
        if scene.slot(actor.id).spent:
            raise Refused("has-acted", who=actor.id)
        rolled, seq = scene.roll(actor.id, "attack", (Dice(1, 20),))
        margin = actor.attributes["skill"] - rolled.total + sum(command.modifiers.values())
        scene.emit(
            f.AttackResolved(
                who=actor.id, target=target.id, weapon="", skill="skill", attribute="skill", total=rolled.total,
                difficulty=rolled.total + margin, margin=margin,
                outcome="success" if margin >= 0 else "failure", roll=seq,
                terms=tuple(Term(f"mod:{name}", value) for name, value in command.modifiers.items()),
            )
        )  # fmt: skip
        if margin >= 0:
            damage, _ = scene.roll(actor.id, "damage", (Dice(1, 6),))
            self._harm(scene, target.id, damage.total)
        scene.emit(f.ActionSpent(who=actor.id, action="action", on="attack"))
        scene.emit(f.TurnEnded(who=actor.id))

    def _harm(self, scene: Scene, who: str, amount: int) -> None:
        hp = scene.target(who).gauges["hp"]
        left = max(0, hp.value - amount)
        gauge = f.GaugeSet(who=who, gauge="hp", value=left, delta=-amount, maximum=hp.maximum, minimum=0)
        scene.emit(gauge)
        self.assess(scene, who)

    def assess(self, scene: Scene, who: str) -> None:
        combatant = scene.state.combatants[who]
        status = "unconscious" if combatant.gauges["hp"].value == 0 else "able"
        if combatant.status not in (status, "dead"):
            scene.emit(f.Assessed(who=who, status=status, health="serious" if status != "able" else "unhurt"))

    def settle(self, scene: Scene) -> None:
        pass


RULESET = Tiny()
