"""First aid, and nights of rest (GK-43 to GK-49)."""

from rejeu.engine.arrivals import each
from rejeu.engine.errors import Refused
from rejeu.engine.options import check_options, number
from rejeu.engine.scene import Scene
from rejeu.engine.state import Combatant, Encounter, Wound
from rejeu.events.base import Option, Term
from rejeu.events.commands import Act
from rejeu.events.facts import WoundChanged, WoundClosed

from .bargains import RISK, Bargain, check_bargain, pay, read_bargain
from .conditions import FAILING
from .harm import regain
from .health import GRAVE, HP, RULED, close_grave, free_of_graves, has_grave_wound
from .incidents import incidents_of, suffer_incident
from .phases import PLAY
from .rolls import MAX_DK, Outcome, Test, check_dk, make_test, modifier_terms
from .rounds import check_round_over, let_fall, pause
from .skills import CARE, CON
from .turns import able, action

HOUR = 3600
"""Seconds within which a wound may get first aid (GK-43)."""
DAY = 86_400
"""Seconds of a day and a night (GK-45)."""
POINT = 1
"""Hit points that first aid gives back (GK-43)."""
EASY, FAILING_CARE, GRAVE_CARE = 15, 20, 25
"""Difficulty of Soins: as it is, mal en point, with a grave wound (GK-46)."""
AID_OPTIONS = ("wound", "dk", "prime", "free", "penalty", "incident")


def care_terms(state: Encounter, patient: Combatant) -> tuple[Term, ...]:
    """Return the difficulty of Soins on a patient: the highest that applies, unless house rules add them up (GK-46)."""
    failing, grave = FAILING in patient.conditions, has_grave_wound(patient)
    if state.parameters["care_difficulty"] == "sum":
        terms = [Term("care", EASY)]
        terms += [Term("care-failing", FAILING_CARE - EASY)] * failing
        terms += [Term("care-grave", GRAVE_CARE - EASY)] * grave
        return tuple(terms)
    if grave:
        return (Term("care-grave", GRAVE_CARE),)
    return (Term("care-failing", FAILING_CARE),) if failing else (Term("care", EASY),)


# First aid -----------------------------------------------------------------------------------


def first_aid(scene: Scene, command: Act) -> None:
    """Care for one wound under an hour old; each gets one roll (GK-43)."""
    check_options(command.options, AID_OPTIONS)
    carer = able(scene, command.who, "first-aid")
    if len(command.targets) != 1:
        raise Refused("one-patient", who=carer.id, rule="GK-43")
    patient = scene.target(command.targets[0])
    wound = _wound(scene, carer, patient, command)
    dk = number(command.options, "dk", 0, most=MAX_DK) or 0
    check_dk(scene, carer.id, dk)
    bargain = read_bargain(command.options)
    check_bargain(scene, carer, bargain, attacks=False)
    possible = incidents_of(scene, carer.id)
    incident = chosen_incident(command, bargain, possible)
    bonus = (*bargain.terms, *modifier_terms(command.modifiers))
    test = Test(carer.id, "care", CARE, care_terms(scene.state, patient), bonus, dk)
    if scene.state.phase != PLAY:
        pay(scene, carer.id, bargain)
        outcome = make_test(scene, test)
        _aid(scene, patient, wound, outcome)
    else:
        with action(scene, carer.id, "first-aid"):
            pay(scene, carer.id, bargain)
            outcome = make_test(scene, test)
            _aid(scene, patient, wound, outcome)
    if bargain.has(RISK) and not outcome.success:
        suffer_incident(scene, carer.id, possible, incident)


def chosen_incident(command: Act, bargain: Bargain, possible: tuple[str, ...]) -> str:
    """Return the incident that a line tells in advance. Raises `Refused` if it cannot be (GK-35)."""
    incident = str(command.options.get("incident", ""))
    if incident and not bargain.has(RISK):
        raise Refused("nothing-risked", rule="GK-35")
    if incident and incident not in possible:
        raise Refused("impossible-incident", incident=incident, known=list(possible), rule="GK-35")
    return incident


def _wound(scene: Scene, carer: Combatant, patient: Combatant, command: Act) -> Wound:
    """Return the wound to care for: the one named, else the oldest that may be."""
    if carer.id == patient.id and scene.state.parameters["self_care"] == "no":
        raise Refused("no-self-care", who=carer.id, rule="GK-43")
    wounds = sorted(filter(_gets_a_roll, patient.wounds.values()), key=lambda wound: wound.seq)
    named = command.options.get("wound")
    if named is not None:
        wounds = [wound for wound in wounds if wound.id == str(named)]
    if not wounds:
        raise Refused("no-such-wound", who=patient.id, wound=str(named or ""), rule="GK-43")
    fresh = [wound for wound in wounds if scene.state.clock - wound.since < HOUR and not wound.cared]
    if not fresh:
        code = "wound-cared" if all(wound.cared for wound in wounds) else "wound-too-old"
        raise Refused(code, who=patient.id, wound=wounds[0].id, rule="GK-43")
    return fresh[0]


def _gets_a_roll(wound: Wound) -> bool:
    """Whether `wound` gets a roll of its own: a blow does, for the grave wound it left too; a ruled one has no blow."""
    return wound.track == HP or (wound.track == GRAVE and wound.by == RULED)


def _aid(scene: Scene, patient: Combatant, wound: Wound, outcome: Outcome) -> None:
    dk = outcome.dk
    if not outcome.success:
        scene.emit(WoundChanged(who=patient.id, wound=wound.id, level=wound.level, why="care-failed", cared=True))
        if scene.state.parameters["failed_care_dk"] == "kept":
            regain(scene, patient.id, dk)
        return
    if wound.track == HP:
        scene.emit(WoundClosed(who=patient.id, wound=wound.id, why="cared"))
    elif scene.state.parameters["grave_above_zero"] == "never":
        scene.emit(WoundChanged(who=patient.id, wound=wound.id, level=wound.level, why="cared", cared=True))
    else:
        close_grave(scene, patient.id, wound.id, "cared")
    regain(scene, patient.id, (Term("first-aid", POINT, outcome.seq), *dk))
    if scene.state.parameters["grave_above_zero"] != "never":
        free_of_graves(scene, patient.id, "cared")


# Rest ----------------------------------------------------------------------------------------


def rest(scene: Scene, command: Act) -> None:
    """Let a day and a night pass: the combat is over, and those named, or all, rest (GK-45)."""
    check_options(command.options, ("carer", "dk"))
    check_round_over(scene)
    named = command.targets or tuple(c.id for c in scene.state.combatants.values() if c.present)
    for who in each(named):
        scene.target(who)
    carers = _carers(scene, command, named)
    dk = number(command.options, "dk", 0, most=MAX_DK) or 0
    if dk and not carers:
        raise Refused("no-carer", rule="GK-47")
    for carer in carers.values():
        check_dk(scene, carer, *(dk for other in carers.values() if other == carer))
    _pass_a_day(scene)
    for who in named:
        if scene.state.combatants[who].present:
            _recover(scene, who, carers.get(who, ""), dk)


def _carers(scene: Scene, command: Act, patients: tuple[str, ...]) -> dict[str, str]:
    """Return who cares for whom: one carer for all, or one for each patient in their order."""
    if "carer" not in command.options:
        return {}
    carers = str(command.options["carer"]).split(",")
    if len(carers) not in (1, len(patients)):
        raise Refused("carers-and-patients", carers=len(carers), patients=len(patients), rule="GK-45")
    pairs = dict(zip(patients, carers * len(patients) if len(carers) == 1 else carers, strict=False))
    for patient, carer in pairs.items():
        able(scene, carer, "rest")
        if patient == carer and scene.state.parameters["self_care"] == "no":
            raise Refused("no-self-care", who=carer, rule="GK-43")
    return pairs


def _pass_a_day(scene: Scene) -> None:
    pause(scene)
    clock = scene.state.clock + DAY
    let_fall(scene, clock, settled=True)


def _recover(scene: Scene, who: str, carer: str, dk: int) -> None:
    """Give back what a night's rest does, and what care adds (GK-45, GK-49)."""
    parameters, patient = scene.state.parameters, scene.state.combatants[who]
    failing = FAILING in patient.conditions
    own = () if failing else _natural(patient, str(parameters["negative_con"]))
    care: tuple[Term, ...] = ()
    if carer and scene.state.combatants[carer].awake:
        terms = care_terms(scene.state, patient)
        outcome = make_test(scene, Test(carer, "care", CARE, terms, dk=dk))
        care = _care(scene, carer, outcome)
        if outcome.success and parameters["grave_above_zero"] == "care":
            free_of_graves(scene, who, "cared")
    if failing and parameters["care_at_zero"] == "no":
        care = ()
    regain(scene, who, (*own, *care))


def _natural(patient: Combatant, negative: Option) -> tuple[Term, ...]:
    con = patient.attributes[CON]
    return (Term(CON, con, patient.origin(CON)),) if con > 0 or negative == "loses" else ()


def _care(scene: Scene, carer: str, outcome: Outcome) -> tuple[Term, ...]:
    """Return what care adds: the carer's level and the dK, if it succeeded (GK-45, GK-47)."""
    parameters, combatant = scene.state.parameters, scene.state.combatants[carer]
    level = Term("care-level", combatant.attributes[CARE], outcome.seq)
    if outcome.success:
        return (level, *outcome.dk)
    kept = outcome.dk if parameters["failed_care_dk"] == "kept" else ()
    return (level, *kept) if parameters["rest_needs_success"] == "no" else kept
