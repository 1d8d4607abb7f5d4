"""House rules of Point Zéro: what its text leaves open, with the default of each."""

from rejeu.engine.parameters import Parameter as P  # noqa: N817
from rejeu.events.base import Option

_YES_NO = ("no", "yes")


def _choice(name: str, rule: str, *words: str, origin: str = "A") -> P:
    """Return a choice between words, the first of which is the default."""
    return P(name, words[0], rule, origin, words)


PARAMETERS: tuple[P, ...] = (
    # Turn and initiative
    P("turn_seconds", 3, "PZ-01", "S", least=1, most=3600),
    _choice("long_resolves", "PZ-02", "end", "start"),
    _choice("long_give_up", "PZ-02", "start", "never"),
    _choice("rolled_then_moves", "PZ-03", "keep", "dep"),
    P("binding", "yes", "PZ-05", "A", ("yes", "no")),
    _choice("holding_back", "PZ-06", *_YES_NO),
    _choice("ties", "PZ-08", "init-dep", "dep-init", "joining"),
    _choice("late_entry", "PZ-09", "next", "at-once"),
    P("dodge", 5, "PZ-16", most=100),
    _choice("dodge_from", "PZ-16", "resolution", "declaration"),
    P("unarmed_power", "VIG", "PZ-40", free=True),
    # Movement
    P("free_move_divisor", 3, "PZ-10", "S", least=1, most=100),
    _choice("free_move_rounding", "PZ-10", "down", "up"),
    P("after_move_cost", 1, "PZ-14", most=10),
    _choice("part_metres", "PZ-14", "up", "down"),
    # Tests
    _choice("critical_success", "PZ-22", "kept-sixes", "none"),
    _choice("critical_failure", "PZ-22", "half-ones", "all-ones", "margin-10"),
    P("untrained_dice", 1, "PZ-23", most=10),
    P("surpass", "yes", "PZ-24", "A", ("yes", "no")),
    # Attacks
    P("point_blank", 5, "PZ-30", most=100),
    P("short", 10, "PZ-30", "E", most=100),
    P("medium", 15, "PZ-30", most=100),
    P("long", 20, "PZ-30", most=100),
    P("extreme", 25, "PZ-30", most=100),
    P("melee_base", 10, "PZ-32", "S", most=100),
    _choice("melee_defence", "PZ-32", "weapon", "best"),
    _choice("helpless_defence", "PZ-32", "none", "full"),
    P("melee_reach", 2, "PZ-32", most=1000),
    P("slight", 2, "PZ-33", most=100),
    P("serious", 5, "PZ-33", most=100),
    P("extremely", 10, "PZ-33", most=100),
    _choice("fall", "PZ-35", "stand-first", "free"),
    _choice("beyond_range", "PZ-36", "refused", "extreme"),
    # Damage and wounds
    _choice("both_damage", "PZ-41", "same", "halved"),
    _choice("armour", "PZ-42", "threshold", "damage"),
    _choice("save", "PZ-42", "asked", "always", "never"),
    P("save_skill", "Endurance", "PZ-42", free=True),
    P("save_attribute", "VIG", "PZ-42", "A", ("ADR", "PER", "VIG", "COG")),
    P("save_difficulty", 10, "PZ-42", most=1000),
    _choice("both_saves", "PZ-42", "one", "each"),
    _choice("shock_beyond", "PZ-44", "unconscious", "death"),
    _choice("scratch_at_zero", "PZ-46", *_YES_NO),
    _choice("shock_overflow", "PZ-47", "stay", "death"),
    P("boxes_1", 4, "PZ-48", least=1, most=50),
    P("boxes_2", 3, "PZ-48", least=1, most=50),
    P("boxes_3", 2, "PZ-48", least=1, most=50),
    P("boxes_4", 1, "PZ-48", least=1, most=50),
    P("stunned_penalty", "yes", "PZ-51", "A", ("yes", "no")),
    _choice("deadline_scope", "PZ-53", "wound", "character"),
    _choice("restabilise", "PZ-56", "new", "all"),
)


def whole(value: Option) -> int:
    """Return a numeric parameter's value; `fill` has checked that it is one."""
    return int(value)
