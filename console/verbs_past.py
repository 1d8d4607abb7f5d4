"""The verbs of the table: who takes part, who may do what, and what is contested."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb


def _words(en: str, fr: str) -> Mapping[str, tuple[str, ...]]:
    return {"en": tuple(en.split()), "fr": tuple(fr.split())}


def _lines(en: str, fr: str) -> Mapping[str, str]:
    return {"en": en, "fr": fr}


ROLE = Key(
    "role",
    _words("role", "rôle"),
    "choice",
    {
        "gm": _words("gm game-master", "mj maître meneur"),
        "player": _words("player", "joueur joueuse"),
        "observer": _words("observer", "observateur observatrice"),
    },
)
OF = Key("of", _words("of for plays", "de pour joue"), "names")

DEED_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "act": _words("act", "action"),
    "undo": _words("undo", "annuler"),
    "amend": _words("amend", "corriger"),
    "rule": _words("rule", "décider"),
    "round": _words("round", "tour"),
    "arrange": _words("arrange", "arranger"),
    "note": _words("note", "noter"),
}
"""What rights are about, in both languages."""

MAY_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "own": _words("own", "sien siens"),
    "own-last": _words("own-last", "dernier sien-dernier"),
    "anyone": _words("anyone all", "tous chacun"),
    "gm": _words("gm", "mj"),
}
"""Who may do it."""

LEVEL_WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "exact": _words("exact exactly", "exact exactement"),
    "words": _words("words", "mots"),
    "outcome": _words("outcome outcomes", "résultat résultats"),
    "hidden": _words("hidden nothing", "caché rien"),
    "usual": _words("usual normal", "habituel normal"),
}
"""How well somebody is seen, in either language."""

TO = Key("to", _words("to by", "pour par"), "audience")

SECRET = Key("secret", _words("secret only", "secret seulement"), "audience")
"""Who alone is told of a line, on any line."""

PAST_VERBS = (
    Verb(
        "participant",
        _words("participant seat", "participant participante"),
        "participant",
        ("name",),
        (ROLE, OF),
        example=_lines("participant alice role=player of=mira", "participant alice rôle=joueuse de=mira"),
    ),
    Verb(
        "dismiss",
        _words("dismiss unseat", "congédier"),
        "dismiss",
        ("name",),
        example=_lines("dismiss alice", "congédier alice"),
    ),
    Verb(
        "rights",
        _words("rights may", "droits"),
        "rights",
        ("pairs",),
        example=_lines("rights undo=anyone round=anyone", "droits annuler=tous tour=tous"),
    ),
    Verb(
        "flag",
        _words("flag contest", "contester conteste"),
        "flag",
        ("record",),
        example=_lines('flag 42 "he was behind cover"', "contester 42 « il était à couvert »"),
    ),
    Verb(
        "settle",
        _words("settle", "trancher tranche"),
        "settle",
        ("record",),
        example=_lines('settle 42 "the cover was low"', "trancher 42 « le muret était bas »"),
    ),
    Verb(
        "view",
        _words("view sees", "vue voir"),
        "view",
        ("targets", "choice"),
        (TO,),
        example=_lines("view guard outcome to=alice", "vue garde résultats pour=alice"),
    ),
    Verb(
        "disclose",
        _words("disclose unseal", "divulguer desceller"),
        "disclose",
        ("record?",),
        example=_lines('disclose 42 "the trap is sprung"', "divulguer 42 « le piège est découvert »"),
    ),
)
