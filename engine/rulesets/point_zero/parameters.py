"""House rules of Point Zéro: what its text leaves open, with the default of each."""

from rejeu.engine.parameters import Parameter as P  # noqa: N817


def _choice(name: str, rule: str, *words: str, origin: str = "A") -> P:
    """Return a choice between words, the first of which is the default."""
    return P(name, words[0], rule, origin, words)


PARAMETERS: tuple[P, ...] = (
    # Turn and initiative
    P("turn_seconds", 3, "PZ-01", "S", least=1, most=3600),
    _choice("long_resolves", "PZ-02", "end", "start"),
    _choice("long_give_up", "PZ-02", "yes", "no"),
    _choice("rolled_only_moves", "PZ-03", "keep", "dep"),
    _choice("binding", "PZ-05", "yes", "no"),
    _choice("hold_back", "PZ-06", "no", "yes"),
    _choice("ties", "PZ-08", "init-dep-joined", "dep-init-joined", "joined"),
    _choice("late", "PZ-09", "next-turn", "this-turn"),
    P("dodge", 5, "PZ-16", most=100),
    _choice("dodge_from", "PZ-16", "resolution", "declaration"),
    _choice("ammunition", "PZ-16", "if-given", "never"),
    # Movement
    P("free_move_divisor", 3, "PZ-10", "S", least=1, most=100),
    _choice("free_move_rounding", "PZ-10", "down", "up"),
    _choice("move_after_costs", "PZ-14", "yes", "no"),
    _choice("part_metre", "PZ-14", "up", "down"),
    # Tests
    _choice("critical_success", "PZ-22", "all-sixes", "margin-10"),
    _choice("critical_failure", "PZ-22", "half-ones", "all-ones", "margin-10"),
    P("untrained_dice", 1, "PZ-23", most=10),
    _choice("surpass", "PZ-24", "yes", "no"),
    # Attacks
    P("point_blank", 5, "PZ-30", most=100),
    P("short", 10, "PZ-30", "E", most=100),
    P("medium", 15, "PZ-30", most=100),
    P("long", 20, "PZ-30", most=100),
    P("extreme", 25, "PZ-30", most=100),
    _choice("melee_skill", "PZ-32", "weapon", "best"),
    P("helpless_level", 0, "PZ-32", most=100),
    P("melee_reach", 2, "PZ-32", most=1000),
    P("slight", 2, "PZ-33", most=100),
    P("serious", 5, "PZ-33", most=100),
    P("very_serious", 10, "PZ-33", most=100),
    _choice("fall", "PZ-35", "stand-first", "free"),
    _choice("out_of_range", "PZ-36", "refused", "extreme"),
    # Damage and wounds
    P("unarmed_power", "VIG", "PZ-40", free=True),
    _choice("both_kinds", "PZ-41", "same-total", "halved"),
    _choice("both_rolls", "PZ-42", "one", "each"),
    _choice("armour", "PZ-42", "threshold", "damage"),
    _choice("save", "PZ-42", "asked", "always", "never"),
    P("save_skill", "Endurance", "PZ-42", free=True),
    _choice("save_attribute", "PZ-42", "VIG", "ADR", "PER", "COG"),
    P("save_difficulty", 10, "PZ-42", most=1000),
    _choice("shock_beyond", "PZ-44", "unconscious", "death"),
    P("scratch_from", 1, "PZ-46", most=1000),
    _choice("shock_full", "PZ-47", "stay", "death"),
    P("boxes_1", 4, "PZ-48", least=1, most=50),
    P("boxes_2", 3, "PZ-48", least=1, most=50),
    P("boxes_3", 2, "PZ-48", least=1, most=50),
    P("boxes_4", 1, "PZ-48", least=1, most=50),
    # What wounds do
    P("stunned_penalty", 1, "PZ-51", most=100),
    _choice("scope", "PZ-53", "wound", "character"),
    _choice("worsen_full", "PZ-53", "stay", "death"),
    _choice("restabilise", "PZ-56", "new", "all"),
    # Care and healing
    P("shock_seconds", 60, "PZ-60", "S", least=1),
    _choice("shock_order", "PZ-60", "highest", "lowest"),
    P("care_1", 5, "PZ-61", "E", most=1000),
    P("care_2", 10, "PZ-61", most=1000),
    P("care_3", 15, "PZ-61", most=1000),
    P("care_4", 20, "PZ-61", most=1000),
    P("self_care", 2, "PZ-62", "S", most=1000),
    P("heal_1", 7, "PZ-63", "E"),
    P("heal_2", 28, "PZ-63"),
    P("heal_3", 0, "PZ-63"),
    P("heal_cared_1", 2, "PZ-63", "E"),
    P("heal_cared_2", 7, "PZ-63", "E"),
    P("heal_cared_3", 28, "PZ-63"),
    _choice("care_clock", "PZ-63", "restart", "keep", "in-proportion"),
    _choice("full", "PZ-65", "wait", "overfill"),
    _choice("stabilised_full", "PZ-65", "overfill", "wait"),
    P("retry_1", 1440, "PZ-67", most=100_000),
    P("retry_2", 1440, "PZ-67", most=100_000),
    P("retry_3", 60, "PZ-67", most=100_000),
    P("retry_4", 1, "PZ-67", most=100_000),
    P("care_minutes", 0, "PZ-67"),
    _choice("care_in_turn", "PZ-67", "yes", "no"),
)
