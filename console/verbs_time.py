"""The verbs of game time, as data."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb


def _words(en: str, fr: str) -> Mapping[str, tuple[str, ...]]:
    return {"en": tuple(en.split()), "fr": tuple(fr.split())}


def _lines(en: str, fr: str) -> Mapping[str, str]:
    return {"en": en, "fr": fr}


STOP = Key(
    "stop",
    _words("stop", "arrêt stop"),
    "choice",
    {
        "death": _words("death", "mort"),
        "worsening": _words("worsening worse", "aggravation"),
        "healed": _words("healed healing", "guérison"),
        "question": _words("question", "question"),
        "any": _words("any", "tout"),
        "none": _words("none", "rien"),
    },
)
FORCE = Key("force", _words("force", "forcer"), "flag")
UNTIL_FIT = Key("until", _words("until", "jusqu'à jusque"), "choice", {"fit": _words("fit", "remis guéri rétabli")})

TIME_VERBS = (
    Verb(
        "clock",
        _words("clock advance time", "horloge temps"),
        "clock",
        ("span?",),
        (Key("until", _words("until", "jusqu'à jusqu'au jusque"), "moment"), STOP, FORCE),
        example=_lines("clock +2d stop=death,worsening", "horloge +2j arrêt=mort,aggravation"),
    ),
    Verb(
        "convalesce",
        _words("convalesce rest recover", "convalescence repos reposer récupérer"),
        "rest",
        ("targets?", "span?"),
        (UNTIL_FIT, STOP, FORCE),
        example=_lines("convalesce mira stop=worsening", "convalescence mira arrêt=aggravation"),
    ),
    Verb(
        "date",
        _words("date", "date"),
        "date",
        ("words",),
        example=_lines("date 2187-03-04 21:15", "date 04/03/2187 21h15"),
    ),
    Verb(
        "deadline",
        _words("deadline", "échéance"),
        "deadline",
        ("deadline", "span?"),
        (Key("at", _words("at until", "à jusqu'à"), "moment"),),
        example=_lines('deadline mira.w3 +2h "a tourniquet"', "échéance mira.w3 +2h « un garrot »"),
    ),
    Verb(
        "close",
        _words("close close-fight end-fight", "clore clôturer"),
        "close",
        (),
        (FORCE,),
        example=_lines('close "until next week"', "clore « à la semaine prochaine »"),
    ),
)
