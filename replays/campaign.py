"""From one fight to the next: who lives on and with what, and whether the old log is still what it was."""

from collections.abc import Collection
from typing import Literal, NamedTuple

from rejeu.engine.errors import Refused
from rejeu.engine.state import Combatant, Encounter
from rejeu.events.chain import Tree, leaf_hash
from rejeu.events.errors import NotFound
from rejeu.events.journal import Journal
from rejeu.events.record import base64
from rejeu.events.time_commands import Continue, KeptDeadline, KeptWound, Survivor
from rejeu.events.time_facts import Continued

from .fight import Fight

Standing = Literal["same", "extended", "amended", "missing", "broken"]


class Pin(NamedTuple):
    """The fight that this one goes on from: its lines then, its head then, its lines now, and how it stands.

    `same`: its play ends where it ended. `extended`: it was played on. `amended`: what was its end is no longer
    of its present line of play. `missing`: it is not in this journal. `broken`: its first lines are others.
    """

    fight: str
    lines: int
    head: str
    now: int
    standing: Standing


# Going on ------------------------------------------------------------------------------------


def sequel(old: Fight, whom: Collection[str] = ()) -> Continue:
    """Return the command that goes on from a closed fight, with those of `whom` or all who are there.

    Raises `Refused` if it is not closed, if nobody lives on, or if one of `whom` does not.
    """
    state = old.state
    if not state.closed:
        raise Refused("not-closed", fight=old.id)
    living = {who: combatant for who, combatant in state.combatants.items() if combatant.status != "dead"}
    for who in whom:
        if who not in living:
            raise Refused("not-a-survivor", name=who, fight=old.id, known=sorted(living))
    chosen = [combatant for combatant in living.values() if (combatant.id in whom if whom else not combatant.gone)]
    if not chosen:
        raise Refused("no-survivors", fight=old.id)
    return Continue(
        fight=old.id,
        count=old.tail + 1,
        head=tree_head(old.journal, old.id, old.tail + 1),
        clock=state.clock,
        date=state.date,
        date_at=state.date_at,
        wounded=state.wounded,
        survivors=tuple(_survivor(state, combatant) for combatant in sorted(chosen, key=lambda one: one.place)),
    )


def _survivor(state: Encounter, combatant: Combatant) -> Survivor:
    deadlines = [deadline for deadline in state.deadlines.values() if deadline.who == combatant.id]
    return Survivor(
        who=combatant.id,
        name=combatant.name,
        sheet=dict(combatant.sheet),
        attributes=dict(combatant.attributes),
        monitors=dict(combatant.monitors),
        gauges=dict(combatant.gauges),
        side=combatant.side,
        gender=combatant.gender,
        hidden=combatant.hidden,
        status=combatant.status,
        health=combatant.health,
        effective=dict(combatant.effective),
        reach=combatant.reach,
        wounds=tuple(
            KeptWound(
                wound=wound.id,
                track=wound.track,
                level=wound.level,
                since=wound.since,
                by=wound.by,
                stabilised=wound.stabilised,
                cared=wound.cared,
                waiting=wound.waiting,
                tries=dict(wound.tries),
            )
            for wound in sorted(combatant.wounds.values(), key=lambda wound: wound.seq)
        ),
        deadlines=tuple(
            KeptDeadline(deadline=one.id, kind=one.kind, due=one.due, wound=one.wound)
            for one in sorted(deadlines, key=lambda deadline: deadline.seq)
        ),
        conditions=tuple(
            condition.name
            for condition in sorted(combatant.conditions.values(), key=lambda condition: condition.seq)
            if condition.until.at == "never"
        ),
        markers=dict(sorted(combatant.markers.items())),
    )


def tree_head(journal: Journal, fight: str, count: int) -> str:
    """Return the tree head (RFC 6962) over the first `count` lines of a fight, in base64. Raises `NotFound`."""
    tree = Tree()
    for line in journal.read(fight, 0, count - 1):
        tree.add(leaf_hash(line))
    return base64(tree.root())


# Looking back --------------------------------------------------------------------------------


def pinned(fight: Fight) -> Continued | None:
    """Return what `fight` goes on from, if it does so in its present line of play."""
    for seq, fact in fight.facts(fight.lineage.ancestry(fight.head)[:1]):
        if isinstance(fact, Continued):
            return fact
        if seq > 3:
            break
    return None


def check_pin(fight: Fight) -> Pin | None:
    """Return how the fight that this one goes on from stands in the journal now; `None` if there is none."""
    pin = pinned(fight)
    if pin is None:
        return None
    try:
        old = Fight(fight.journal, pin.fight)
    except NotFound:
        return Pin(pin.fight, pin.count, pin.head, 0, "missing")
    return Pin(pin.fight, pin.count, pin.head, old.tail + 1, _standing(old, pin))


def _standing(old: Fight, pin: Continued) -> Standing:
    if old.tail + 1 < pin.count or tree_head(old.journal, old.id, pin.count) != pin.head:
        return "broken"
    then = old.play_at(pin.count - 1)
    if then == old.head:
        return "same"
    return "extended" if old.lineage.contains(old.lineage.ancestry(old.head), then) else "amended"
