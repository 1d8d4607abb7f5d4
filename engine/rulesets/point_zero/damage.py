"""Damage: power and margin against the wound threshold, and the save (PZ-40 to PZ-45)."""

from collections.abc import Mapping

import attrs

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.base import Option, Term
from rejeu.events.commands import Answer
from rejeu.events.facts import DamageResolved

from .checks import TEST_OPTIONS, Check, make_test, surpassing
from .levels import TRACKS
from .timers import assess
from .wounds import take

SAVE_OPTIONS = ("yes", "no", "ask")
_RECORDS = ("roll", "attack", "other_roll")
"""What a hit knows by the number of a record."""


@attrs.frozen
class Hit:
    """Damage on its way to `target`. `kind`: physical, shock or both; 0 as a record stands for none."""

    target: str
    kind: str
    dice: int = 0
    roll: int = 0
    flat: int = 0
    margin: int = 0
    attack: int = 0
    by: str = ""
    armour: str = "yes"
    other_dice: int = 0
    other_roll: int = 0

    def terms(self, other: bool = False) -> tuple[Term, ...]:
        """Return what the damage is made of (PZ-40), on the `other` track if it has a roll of its own."""
        dice, roll = (self.other_dice, self.other_roll) if other and self.other_roll else (self.dice, self.roll)
        power = (Term("power", dice, roll),) if roll else ()
        flat = (Term("power-fixed", self.flat),) if self.flat or not self.roll else ()
        margin = (Term("margin", self.margin, self.attack),) if self.attack else ()
        return (*power, *flat, *margin)


def check_save(scene: Scene, save: str) -> None:
    """Raise `Refused` if a line asks for what the house rules forbid."""
    rule = str(scene.state.parameters["save"])
    if (save, rule) in (("yes", "never"), ("no", "always")):
        raise Refused("save-ruled", rule=rule)


def face(scene: Scene, hit: Hit, save: str) -> None:
    """Bring a hit to its target, who may try a save: `yes`, `no`, or left to the house rules (PZ-42)."""
    rule = str(scene.state.parameters["save"])
    if scene.state.combatants[hit.target].status == "unconscious":
        save = "no"
    elif not save or save == "ask":
        save = {"always": "yes", "never": "no"}.get(rule, "ask")
    if save == "ask":
        held = {name: value for name, value in attrs.asdict(hit).items() if value}
        context: dict[str, Option] = {name: value for name, value in held.items() if name not in _RECORDS}
        context["damage"] = sum(term.value for term in hit.terms())
        records = {name: value for name, value in held.items() if name in _RECORDS}
        scene.ask("save", hit.target, ("yes", "no"), (hit.target,), context, records=records)
        return
    strike(scene, hit, save == "yes", {})


def answer_save(scene: Scene, question: Question, command: Answer) -> None:
    """Go on with a hit, now that its target has chosen."""
    check_options(command.options, TEST_OPTIONS)
    held = {name: value for name, value in question.context.items() if name != "damage"}
    strike(scene, Hit(**held, **question.records), command.choice == "yes", command.options)  # type: ignore[arg-type]


def strike(scene: Scene, hit: Hit, saves: bool, options: Mapping[str, Option]) -> None:
    """Compare the damage with the threshold on each track, and mark what it comes to."""
    save: tuple[Term, ...] = ()
    each = scene.state.parameters["both_rolls"] == "each"
    for number, track in enumerate(TRACKS[hit.kind]):
        if not scene.state.combatants[hit.target].present:
            break
        if saves and (number == 0 or each):
            save = _save(scene, hit.target, options)
        _compare(scene, hit, track, hit.terms(number > 0), save)
    assess(scene, hit.target)


def _save(scene: Scene, who: str, options: Mapping[str, Option]) -> tuple[Term, ...]:
    """Roll the save; only a success adds its margin (PZ-42)."""
    parameters = scene.state.parameters
    check = Check(
        who=who,
        purpose="save",
        skill=str(parameters["save_skill"]),
        attribute=str(parameters["save_attribute"]),
        terms=(Term("save-difficulty", int(parameters["save_difficulty"])),),
        **surpassing(scene, options),  # type: ignore[arg-type]
    )
    result, seq = make_test(scene, check)
    return (Term("save", result.margin if result.success else 0, seq),)


def _compare(scene: Scene, hit: Hit, track: str, terms: tuple[Term, ...], save: tuple[Term, ...]) -> None:
    parameters = scene.state.parameters
    combatant = scene.state.combatants[hit.target]
    natural = Term("threshold", combatant.attributes["threshold"], combatant.origin("threshold"))
    against: tuple[Term, ...] = (natural,)
    worn = combatant.attributes["armour"] if hit.armour == "yes" else 0
    if worn and parameters["armour"] == "threshold":
        against = (natural, Term("armour", worn, combatant.origin("armour")))
    elif worn:
        terms = (*terms, Term("armour", -worn, combatant.origin("armour")))
    total = sum(term.value for term in terms)
    if hit.kind == "both" and parameters["both_kinds"] == "halved":
        terms = (*terms, Term("halved", total // 2 - total))
        total //= 2
    if total < 0:
        terms = (*terms, Term("floor", -total))
        total = 0
    against = (*against, *save)
    threshold = max(1, sum(term.value for term in against))
    scene.emit(
        DamageResolved(
            target=hit.target,
            track=track,
            damage=total,
            threshold=threshold,
            level=total // threshold,
            by=hit.by,
            terms=terms,
            against=against,
        )
    )
    take(scene, hit.target, track, total, total // threshold, hit.by)
