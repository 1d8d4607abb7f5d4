"""What a Risque that comes true leads to, as the game master chooses (GK-14, GK-17, GK-35)."""

import msgspec

from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options
from rejeu.engine.scene import Scene
from rejeu.engine.state import Question
from rejeu.events.base import Until
from rejeu.events.commands import Answer
from rejeu.events.facts import Ruled

from .blow import Blow, ask, asked
from .conditions import FALLEN, add, put_until
from .damage import deal
from .engagement import engaged_with
from .skills import SHOOTING
from .turns import SNAGGED
from .weapon import UNARMED

JAM, BREAK, DROP, FALL, SNAG, ALLY, OTHER = "jam", "break", "drop", "fall", "snag", "ally", "other"
INCIDENTS = (JAM, BREAK, DROP, FALL, SNAG, ALLY, OTHER)
_BEFALLS_WEAPON = {JAM: "jammed", BREAK: "broken", DROP: "dropped"}


def incidents_of(scene: Scene, who: str, weapon: str = "", skill: str = "", target: str = "") -> tuple[str, ...]:
    """Return what can happen to whoever acts, with a weapon or without."""
    possible = [FALL, SNAG]
    if weapon and weapon != UNARMED:
        possible += [BREAK, DROP]
    if skill == SHOOTING:
        possible.append(JAM)
    if weapon and allies(scene, who, target):
        possible.append(ALLY)
    return tuple(incident for incident in INCIDENTS if incident in possible or incident == OTHER)


def allies(scene: Scene, who: str, target: str) -> list[str]:
    """Return whom a stray blow at `target` may hit."""
    return [other.id for other in scene.state.combatants.values() if other.present and other.id not in (who, target)]


def in_the_way(scene: Scene, who: str, target: str) -> list[str]:
    """Return those engaged with the target of a shot: one of them may be hit instead (GK-14)."""
    return [other for other in engaged_with(scene.state, target) if other != who]


def check_incident(scene: Scene, blow: Blow) -> None:
    """Raise `Refused` if what a line says of a risk cannot be."""
    possible = incidents_of(scene, blow.who, blow.weapon, blow.skill, blow.target)
    if blow.incident and blow.incident not in possible:
        raise Refused("impossible-incident", incident=blow.incident, known=list(possible), rule="GK-35")
    hit = in_the_way(scene, blow.who, blow.target) if blow.imposed else allies(scene, blow.who, blow.target)
    if blow.ally and blow.ally not in hit:
        raise Refused("impossible-ally", ally=blow.ally, known=hit, rule="GK-14" if blow.imposed else "GK-35")
    if blow.incident == ALLY and not blow.ally:
        raise Refused("which-ally", known=hit, rule="GK-35")


def go_wrong(scene: Scene, blow: Blow) -> None:
    """Let the risk of a failed attack come true: an ally in the way is hit, if one is, or an incident happens."""
    if blow.imposed and in_the_way(scene, blow.who, blow.target):
        _stray(scene, blow)
    if blow.risk:
        possible = incidents_of(scene, blow.who, blow.weapon, blow.skill, blow.target)
        suffer_incident(scene, blow.who, possible, blow.incident, blow)


def _stray(scene: Scene, blow: Blow) -> None:
    if blow.ally:
        scene.emit(Ruled(who=blow.who, matter="incident", outcome=ALLY, target=blow.ally, weapon=blow.weapon))
        _hit(scene, blow, blow.ally)
        return
    near = in_the_way(scene, blow.who, blow.target)
    ask(scene, "ally", "gm", (*near, OTHER), (blow.who,), blow)


def _hit(scene: Scene, blow: Blow, ally: str) -> None:
    """Let a stray blow hit somebody: nobody defends against what was not aimed at them."""
    deal(scene, msgspec.structs.replace(blow, several=1, resistance_dk=0), ally)


def answer_ally(scene: Scene, question: Question, command: Answer) -> None:
    """Let the shot hit whom the game master says, or nobody."""
    check_options(command.options, ())
    blow = asked(question)
    if command.choice == OTHER:
        return
    if not scene.state.combatants[command.choice].present:
        known = in_the_way(scene, blow.who, blow.target)
        raise Refused("impossible-ally", ally=command.choice, known=known, rule="GK-14")
    _hit(scene, blow, command.choice)


def suffer_incident(
    scene: Scene, who: str, possible: tuple[str, ...], chosen: str = "", blow: Blow | None = None
) -> None:
    """Let an incident happen: what was said in advance, or what the game master answers."""
    if not chosen and blow is not None:
        ask(scene, "incident", "gm", possible, (who,), blow)
        return
    if not chosen:
        scene.ask("incident", "gm", possible, (who,), {"who": who})
        return
    hit = blow.ally if blow is not None and chosen == ALLY else ""
    scene.emit(Ruled(who=who, matter="incident", outcome=chosen, target=hit))
    _happen(scene, who, chosen, blow)


def answer_incident(scene: Scene, question: Question, command: Answer) -> None:
    """Let the incident happen that the game master chose."""
    check_options(command.options, ("ally",))
    blow = asked(question) if question.records else None
    if blow is not None and command.choice == ALLY:
        blow = msgspec.structs.replace(blow, incident=ALLY, ally=str(command.options.get("ally", blow.ally)))
        check_incident(scene, msgspec.structs.replace(blow, imposed=False))
    if command.choice != OTHER:
        _happen(scene, str(question.context["who"]), command.choice, blow)


def _happen(scene: Scene, who: str, incident: str, blow: Blow | None) -> None:
    if incident in _BEFALLS_WEAPON and blow is not None:
        put_until(scene, who, f"{_BEFALLS_WEAPON[incident]}.{blow.weapon}", Until())
    elif incident == FALL:
        put_until(scene, who, FALLEN, Until())
    elif incident == SNAG:
        add(scene, who, SNAGGED, 1)
    elif incident == ALLY and blow is not None:
        _hit(scene, blow, blow.ally)
