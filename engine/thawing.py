"""Private copies of a state, made at every command: spelt out, which is twice as quick as any loop over fields."""

from .state import Combatant, Encounter, Slot


def thaw(state: Encounter) -> Encounter:
    """Return a private copy of `state` that handlers may change: itself, its people and slots, and their mappings."""
    s = state
    return Encounter(
        s.seq, s.title, s.ruleset, s.ruleset_version, dict(s.parameters), s.phase, s.round, s.clock,
        {who: _combatant(combatant) for who, combatant in s.combatants.items()},
        {who: _slot(slot) for who, slot in s.slots.items()},
        s.order, s.active, dict(s.questions), dict(s.deadlines), dict(s.rolls), s.asked, s.wounded,
        s.date, s.date_at, s.closed,
    )  # fmt: skip


def _combatant(c: Combatant) -> Combatant:
    return Combatant(
        c.id, c.name, c.place, c.from_round, c.sheet, dict(c.attributes), c.monitors, c.side, c.gender,
        dict(c.effective), dict(c.origins), c.reach, dict(c.wounds), dict(c.gauges), dict(c.markers),
        dict(c.conditions), c.position, c.status, c.health, c.hidden, c.gone, c.seq,
    )  # fmt: skip


def _slot(s: Slot) -> Slot:
    return Slot(
        s.who, s.score, s.count, s.kind, s.seq, s.covered, s.left, s.to, s.intent, s.until, s.spent, s.called, s.done
    )
