"""House rules of Ginkoko: what its text leaves open, with the default of each."""

from rejeu.engine.parameters import Parameter as P  # noqa: N817


def _choice(name: str, rule: str, *words: str, origin: str = "A") -> P:
    """Return a choice between words, the first of which is the default."""
    return P(name, words[0], rule, origin, words)


def _yes(name: str, rule: str) -> P:
    return _choice(name, rule, "yes", "no")


def _no(name: str, rule: str) -> P:
    return _choice(name, rule, "no", "yes")


PARAMETERS: tuple[P, ...] = (
    # Rolls
    _choice("score", "GK-01", "sum", "half", "level"),
    _choice("unpaired", "GK-01", "level", "refused"),
    *(P(f"dk_{face}", value, "GK-02", most=100) for face, value in enumerate((0, 0, 3, 0, 0, 6), 1)),
    _choice("dk_use", "GK-02", "spent", "each-roll"),
    _choice("choc", "GK-03", "both", "attack", "defence", "none"),
    P("initiative_die", 20, "GK-04", least=2, most=1000),
    _choice("initiative_kept", "GK-04", "combat", "round"),
    _choice("ties", "GK-04", "recorded", "score"),
    _choice("late", "GK-04", "next-round", "at-once"),
    P("round_seconds", 6, "GK-05", least=1, most=3600),
    P("actions", 1, "GK-06", least=1, most=10),
    # Attack and defence
    _choice("tie", "GK-10", "defender", "attacker"),
    _choice("defence", "GK-11", "asked", "always"),
    _choice("test_tie", "GK-12", "success", "failure"),
    P("undefended_difficulty", 5, "GK-12", most=100),
    _choice("engaging", "GK-13", "free", "action"),
    _choice("imposed_risk", "GK-14", "neither", "pays"),
    P("damage_least", 0, "GK-15", most=100),
    _yes("undefended_level_counts", "GK-15"),
    P("unarmed_damage", "0", "GK-15", free=True, dice=True),
    _choice("defence_twenty", "GK-16", "nothing", "cancels"),
    P("dodge", 0, "GK-17", most=100),
    _choice("fumble", "GK-17", "none", "incident"),
    # Primes and pénalités
    _choice("spare_penalties", "GK-20", "refused", "allowed"),
    _choice("multiple_damage", "GK-23", "once", "each"),
    _choice("multiple_shots", "GK-23", "technological", "any"),
    _choice("halved", "GK-23", "dealt", "attack"),
    _choice("pierced_armour", "GK-24", "zero", "negative"),
    _choice("position", "GK-30", "free", "action"),
    _choice("light_wound_at_zero", "GK-31", "refused", "allowed"),
    _choice("fall", "GK-35", "stand-first", "free"),
    _choice("hasty_and_slow", "GK-36", "cancel", "first", "last"),
    _choice("cancelled", "GK-36", "used", "kept"),
    # Health
    P("hit_point_floor", 0, "GK-40", least=-1000, most=0),
    _yes("this_blow_counts", "GK-41"),
    _no("null_blow_counts", "GK-41"),
    _no("this_round_counts", "GK-42"),
    _yes("self_care", "GK-43"),
    _choice("grave_above_zero", "GK-44", "first-aid", "care", "never"),
    _yes("rest_needs_success", "GK-45"),
    _choice("negative_con", "GK-45", "nothing", "loses"),
    _choice("care_difficulty", "GK-46", "highest", "sum"),
    _choice("grave_until", "GK-46", "cared", "over"),
    _choice("failed_care_dk", "GK-47", "lost", "kept"),
    _no("over_maximum", "GK-48"),
    _yes("care_at_zero", "GK-49"),
)
