"""House rules of Agir: what its text leaves open, with the default of each."""

from rejeu.engine.parameters import Parameter as P  # noqa: N817


def _choice(name: str, rule: str, *words: str, origin: str = "A") -> P:
    """Return a choice between words, the first of which is the default."""
    return P(name, words[0], rule, origin, words)


PARAMETERS: tuple[P, ...] = (
    # Rounds
    P("round_seconds", 10, "AG-01", "S", least=1, most=3600),
    _choice("exchange", "AG-03", "for-good", "this-round", "never"),
    _choice("exchange_when", "AG-03", "both-to-play", "any-time"),
    P("initiative", "1d20", "AG-04", free=True, dice=True),
    _choice("first", "AG-04", "highest", "lowest"),
    _choice("ties", "AG-04", "joined", "entered"),
    _choice("late", "AG-04", "next-round", "this-round"),
    _choice("reserved_until", "AG-06", "round-end", "next-turn"),
    _choice("defend_before_turn", "AG-07", "yes", "no"),
    # Movement action
    P("jump_cost", 2, "AG-10", "S", least=1, most=100),
    _choice("part_metre", "AG-10", "up", "down"),
    _choice("must_draw", "AG-12", "yes", "no"),
    _choice("drop_costs", "AG-12", "nothing", "movement"),
    _choice("split_move", "AG-13", "no", "yes"),
    _choice("main_moves", "AG-14", "no", "yes"),
    # Main action
    P("sprint_factor", 2, "AG-21", "S", least=1, most=100),
    _choice("exhausted_at_zero", "AG-21", "yes", "no"),
    _choice("breath_over_maximum", "AG-22", "no", "yes"),
    # Defence
    _choice("dodge_spends", "AG-34", "movement-first", "choice"),
    # Harm
    _choice("reason", "AG-40", "optional", "required"),
    _choice("new_tracks", "AG-40", "no", "yes"),
    P("out_conditions", "unconscious, inconscient, inconsciente, knocked out, assommé, assommée", "AG-40", free=True),
)
