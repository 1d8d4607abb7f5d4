"""What somebody may see of a command or a fact: of the hidden nothing, of health but its words, unless it is exact."""

from collections.abc import Callable, Collection
from typing import Any, NamedTuple

from msgspec.structs import replace

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events import secret_events as s
from rejeu.events import time_facts as t
from rejeu.events.base import Command, Event, Until
from rejeu.events.table_commands import SetParticipant
from rejeu.events.table_facts import ParticipantSet
from rejeu.events.time_commands import Continue, MoveDeadline
from rejeu.events.trust_events import RollCalled

from .eye import PLAYERS, Eye
from .known import Known

NUMBERS_OF_HEALTH: frozenset[type[Event]] = frozenset(
    (
        f.DamageResolved, f.MonitorsSet, f.Wounded, f.WoundChanged, f.WoundClosed, f.DeadlineSet, f.DeadlineCleared,
        f.GaugeSet, f.AttributeSet, f.SheetCorrected, t.Treated, t.WoundWaits, t.WoundKept, t.ClockStopped,
    )
)  # fmt: skip
"""Facts that are told only of those seen exactly: of others, what comes of them is, in words (`Assessed`, `Died`)."""

ON_HEALTH: frozenset[type[Event]] = frozenset(
    (c.Correct, c.Hurt, c.Heal, c.Mark, c.Clear, c.SetGauge, c.SetAttribute, MoveDeadline)
)
"""Commands whose numbers are those of somebody's health."""

RECORD = "-record"
"""How the name of a mark ends that holds the number of a record."""

UNTOLD = "untold"
"""The word for the health of those of whom only outcomes are told."""


class Sight(NamedTuple):
    """What is known at a record, and how well each is seen. `hidden`: not at all; `dim`: outcomes only."""

    known: Known
    hidden: frozenset[str]
    exact: frozenset[str] = frozenset()
    dim: frozenset[str] = frozenset()
    eye: Eye = PLAYERS

    def shown(self, whom: Collection[str]) -> tuple[str, ...]:
        """Return those of `whom` who are seen."""
        return tuple(who for who in whom if who not in self.hidden)


def sight_of(known: Known, eye: Eye) -> Sight:
    """Return what `eye` sees of those known."""
    if eye is PLAYERS:
        return Sight(known, known.hidden)
    levels = eye.levels(known.names, known.hidden).items()
    of = {level: frozenset(who for who, seen_as in levels if seen_as == level) for level in ("exact", "outcome")}
    hidden = frozenset(who for who, seen_as in levels if seen_as == "hidden")
    return Sight(known, hidden, of["exact"], of["outcome"], eye)


def seen(event: Event, known: Known, eye: Eye = PLAYERS) -> Event | None:
    """Return what may be seen of `event`, given what is `known` before it: all, a part, or `None`.

    A command on the health of those who are not seen exactly becomes `Unseen`, with whom it is about.
    """
    return look(event, sight_of(known, eye))


def look(event: Event, sight: Sight) -> Event | None:
    """Return what may be seen of `event` by that sight."""
    if type(event) in NUMBERS_OF_HEALTH:
        return _numbers(event, sight)
    special = _SPECIAL.get(type(event))
    if special is not None:
        shown: Event | None = special(event, sight)
        return shown
    if getattr(event, "who", "") in sight.hidden or getattr(event, "target", "") in sight.hidden:
        return None
    return _aimed(event, sight) if isinstance(event, Command) else event


def _numbers(event: Event, sight: Sight) -> Event | None:
    """Numbers of those seen exactly; whose doing they are only if those are seen, too."""
    deadline = sight.known.deadlines.get(getattr(event, "deadline", ""))
    whose = getattr(event, "who", "") or getattr(event, "target", "") or (deadline.who if deadline is not None else "")
    if whose not in sight.exact:
        return None
    by = getattr(event, "by", "")
    if isinstance(event, f.DamageResolved) and by in sight.hidden | sight.dim:
        event = replace(event, terms=())  # they say how well it was aimed, and with what
    if by in sight.hidden:
        event = replace(event, by="")
    if isinstance(event, t.WoundKept):
        event = replace(event, tries={who: at for who, at in event.tries.items() if who not in sight.hidden})
    return event


def _aimed(command: Command, sight: Sight) -> Command | None:
    """Leave hidden targets out, and the options, which may name anyone. Aimed at hidden people alone: nothing."""
    fields: dict[str, Any] = {}
    targets: tuple[str, ...] = getattr(command, "targets", ())
    if targets:
        fields["targets"] = sight.shown(targets)
        if not fields["targets"]:
            return None
    if getattr(command, "options", None):
        fields["options"] = {}
    if getattr(command, "modifiers", None) and (getattr(command, "who", "") in sight.dim or sight.dim & {*targets}):
        fields["modifiers"] = {}
    return replace(command, **fields)


# Commands ------------------------------------------------------------------------------------


def _join(command: c.Join, sight: Sight) -> c.Join | None:
    """A sheet's numbers stand in what came of it, for those who may see them.

    Whoever joined before the head went back may be hidden by the table's word already.
    """
    unseen = [who for who in sight.eye.named if sight.eye.level(who, hidden=False) == "hidden"]
    again = command.who in unseen or (command.count > 1 and any(who.startswith(f"{command.who}-") for who in unseen))
    return None if command.hidden or again else replace(command, sheet={})


def _never(event: Event, sight: Sight) -> None:
    return None


def _reveal(command: c.Reveal, sight: Sight) -> c.Reveal | None:
    """Whoever stays hidden by the table's word is not named."""
    targets = tuple(who for who in command.targets if sight.eye.level(who, hidden=False) != "hidden")
    return replace(command, targets=targets) if targets else None


def _on_health(command: Command, sight: Sight) -> Command | None:
    targets: tuple[str, ...] = getattr(command, "targets", ())
    if targets and all(who in sight.exact for who in targets):
        return _aimed(command, sight)
    shown = sight.shown(targets)
    return s.Unseen(targets=shown) if shown else None


def _declare(command: c.Declare, sight: Sight) -> c.Declare | None:
    if command.who in sight.hidden:
        return None
    return replace(command, targets=sight.shown(command.targets), options={})


def _put_condition(command: c.PutCondition, sight: Sight) -> Command | None:
    return _aimed(replace(command, until=_anchor(command.until, sight)), sight)


def _anchor(until: Until, sight: Sight) -> Until:
    return Until() if until.who in sight.hidden else until


def _answer(command: c.Answer, sight: Sight) -> c.Answer | None:
    if not _asked_openly(command.question, sight) or command.choice in sight.hidden:
        return None
    return replace(command, options={})


def _asked_openly(question: str, sight: Sight) -> bool:
    asked = sight.known.questions.get(question)
    return asked is None or _open_to_all(asked.whom, asked.blocks, sight)


def _open_to_all(whom: str, blocks: tuple[str, ...], sight: Sight) -> bool:
    return whom not in sight.hidden and (not blocks or bool(sight.shown(blocks)))


def _continue(command: Continue, sight: Sight) -> Continue:
    """The survivors come in by facts of their own. The lines of the log before were its records: they count secrets."""
    return replace(command, survivors=(), wounded=0, count=0, head="")


def _participant(event: SetParticipant | ParticipantSet, sight: Sight) -> Event | None:
    if event.who in sight.hidden:
        return None
    return replace(event, combatants=sight.shown(event.combatants))


# Facts ---------------------------------------------------------------------------------------


def _continued(fact: t.Continued, sight: Sight) -> t.Continued:
    return replace(fact, wounded=0, count=0, head="")


def _joined(fact: f.Joined, sight: Sight) -> f.Joined | None:
    level = sight.eye.level(fact.who, hidden=fact.hidden)
    if level == "exact":
        return fact
    if level == "hidden":
        return None
    health = UNTOLD if level == "outcome" else fact.health
    return replace(fact, sheet={}, attributes={}, monitors={}, gauges={}, health=health)


def _visibility_set(fact: f.VisibilitySet, sight: Sight) -> f.VisibilitySet | None:
    if fact.who in sight.exact:
        return fact
    return None if sight.eye.level(fact.who, hidden=fact.hidden) == "hidden" else fact


def _order_set(fact: f.OrderSet, sight: Sight) -> f.OrderSet | None:
    """A change among hidden people alone is none."""
    order = sight.shown(fact.order)
    return None if order == sight.shown(sight.known.order) else replace(fact, order=order)


def _declared(fact: f.Declared, sight: Sight) -> f.Declared | None:
    if fact.who in sight.hidden:
        return None
    return replace(fact, intent=replace(fact.intent, targets=sight.shown(fact.intent.targets)))


def _defended(fact: f.Defended, sight: Sight) -> f.Defended | None:
    if fact.who in sight.hidden:
        return None
    return replace(fact, against="") if fact.against in sight.hidden else fact


def _assessed(fact: f.Assessed, sight: Sight) -> f.Assessed | None:
    if fact.who in sight.hidden:
        return None
    if fact.who in sight.exact:
        return fact
    health = UNTOLD if fact.who in sight.dim and fact.status != "dead" else fact.health
    return replace(fact, health=health, effective={}, reach=None, terms=())


def _condition_put(fact: f.ConditionPut, sight: Sight) -> f.ConditionPut | None:
    return None if fact.who in sight.hidden else replace(fact, until=_anchor(fact.until, sight))


def marker_shown(marker: str, value: int | str | None, sight: Sight) -> tuple[bool, int | str | None]:
    """Tell whether a mark is seen, and what of it: it may be about somebody (`near.tapi`), or list people.

    One that holds the number of a record is not, nor one that is numbered: how many there are says what was not told.
    """
    about = marker.partition(".")[2]
    if about in sight.hidden or about.isdecimal() or marker.endswith(RECORD):
        return False, None
    if not isinstance(value, str):
        return True, value
    return True, ",".join(sight.shown(value.split(","))) or 1


def _marker_set(fact: f.MarkerSet, sight: Sight) -> f.MarkerSet | None:
    told, value = marker_shown(fact.marker, fact.value, sight)
    return None if fact.who in sight.hidden or not told else replace(fact, value=value)


def _asked(fact: f.Asked, sight: Sight) -> f.Asked | None:
    if not _open_to_all(fact.whom, fact.blocks, sight):
        return None
    shown = {"options": sight.shown(fact.options), "blocks": sight.shown(fact.blocks)}
    return replace(fact, **shown, context={}, sums={}, records={})


def _answered(fact: f.Answered, sight: Sight) -> f.Answered | None:
    return fact if _asked_openly(fact.question, sight) and fact.choice not in sight.hidden else None


def _rolled(fact: f.Rolled | RollCalled, sight: Sight) -> Event | None:
    return None if fact.who in sight.hidden | sight.dim else fact


def _attack_resolved(fact: f.AttackResolved, sight: Sight) -> Event | None:
    if {fact.who, fact.target} & sight.hidden:
        return None
    if {fact.who, fact.target} & sight.dim:
        return s.OutcomeTold(who=fact.who, outcome=fact.outcome, target=fact.target, weapon=fact.weapon)
    return fact


def _test_resolved(fact: f.TestResolved, sight: Sight) -> Event | None:
    if fact.who in sight.hidden:
        return None
    return s.OutcomeTold(who=fact.who, outcome=fact.outcome, purpose=fact.purpose) if fact.who in sight.dim else fact


def _ruled(fact: f.Ruled, sight: Sight) -> Event | None:
    if {fact.who, fact.target} & sight.hidden:
        return None
    return replace(fact, terms=()) if {fact.who, fact.target} & sight.dim else fact


def _initiative_set(fact: f.InitiativeSet, sight: Sight) -> Event | None:
    if fact.who in sight.hidden:
        return None
    return replace(fact, terms=()) if fact.who in sight.dim else fact


_SPECIAL: dict[type[Event], Callable[[Any, Sight], Event | None]] = {
    **dict.fromkeys(ON_HEALTH, _on_health),
    c.Join: _join,
    c.Hide: _never,
    c.Reveal: _reveal,
    c.Declare: _declare,
    c.PutCondition: _put_condition,
    c.Answer: _answer,
    Continue: _continue,
    SetParticipant: _participant,
    s.SetView: _never,
    s.ViewSet: _never,
    s.Shown: _never,
    ParticipantSet: _participant,
    t.Continued: _continued,
    f.Joined: _joined,
    f.VisibilitySet: _visibility_set,
    f.OrderSet: _order_set,
    f.Declared: _declared,
    f.Defended: _defended,
    f.Assessed: _assessed,
    f.ConditionPut: _condition_put,
    f.MarkerSet: _marker_set,
    f.Asked: _asked,
    f.Answered: _answered,
    f.Rolled: _rolled,
    RollCalled: _rolled,
    f.AttackResolved: _attack_resolved,
    f.TestResolved: _test_resolved,
    f.Ruled: _ruled,
    f.InitiativeSet: _initiative_set,
}
