"""The verbs that every ruleset has, as data: their words in both languages, what they take, their keys."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb

from .verbs_past import PAST_VERBS
from .verbs_time import TIME_VERBS


def _words(en: str, fr: str) -> Mapping[str, tuple[str, ...]]:
    return {"en": tuple(en.split()), "fr": tuple(fr.split())}


def _lines(en: str, fr: str) -> Mapping[str, str]:
    return {"en": en, "fr": fr}


DICE = Key("dice", _words("dice", "dés"), "typed")
"""Dice that the table rolled, on any line: the groups of its rolls in order, apart by `/`."""

WEAPON = Key("weapon", _words("weapon with", "arme avec"), "weapon")
TRACK = Key("track", _words("track", "piste"), "track")
COUNT = Key("count", _words("count boxes", "nombre cases"), "int")
FRESH = Key(
    "dice",
    _words("dice", "dés"),
    "choice",
    {
        "keep": _words("keep kept", "garder gardés"),
        "fresh": _words("fresh new", "nouveaux neufs relancer"),
    },
)
ROUNDS = Key("rounds", _words("rounds for", "tours pendant"), "int")
UNTIL = Key("until", _words("until", "jusqu'à jusqu'au jusque fin"), "until")

_JOIN = (
    Key("as", _words("as id", "comme id"), "word"),
    Key("name", _words("name", "nom"), "word"),
    Key("sheet", _words("sheet", "fiche"), "file"),
    Key("side", _words("side", "camp"), "word"),
    Key("at", _words("at position", "à position en"), "position"),
    Key("hidden", _words("hidden", "caché cachée cachés"), "flag"),
    Key("count", _words("count", "nombre"), "int"),
)

ARRIVAL_VERBS = (
    Verb(
        "join",
        _words("join add", "joindre rejoindre rejoint ajouter entrer"),
        "join",
        ("sheet", "copies?"),
        _JOIN,
        example=_lines('join guard x3 name="Guard" side=house at=5', 'joindre garde x3 nom="Garde" à=5,2'),
    ),
    Verb(
        "leave",
        _words("leave", "partir part quitter sortir"),
        "targets",
        ("targets",),
        example=_lines("leave guard-2", "partir garde-2"),
    ),
    Verb(
        "correct",
        _words("correct", "corriger corrige"),
        "correct",
        ("targets", "pairs"),
        example=_lines('correct mira attributes.PER=4 "misread"', 'corriger mira attributes.PER=4 "mal lue"'),
    ),
    Verb(
        "house-rule",
        _words("house-rule house-rules change-rules rule", "règle-maison règles-maison règle"),
        "change-rules",
        ("pairs",),
        example=_lines("house-rule save=always", "règle-maison save=always"),
    ),
)

TURN_VERBS = (
    Verb(
        "round",
        _words("round start-round next-round", "tour nouveau-tour"),
        "plain",
        (),
        example=_lines("round", "tour"),
    ),
    Verb(
        "init",
        _words("init roll-initiative roll", "init lancer-initiative lancer"),
        "initiative",
        ("targets?",),
        example=_lines("init mira dice=5,4,4", "init mira dés=5,4,4"),
    ),
    Verb(
        "declare",
        _words("declare declares", "déclarer déclare annoncer annonce"),
        "declare",
        ("who", "action?", "targets?"),
        (WEAPON,),
        example=_lines("declare guard attack mira weapon=club", "déclarer garde attaquer mira arme=matraque"),
    ),
    Verb(
        "move",
        _words("move moves walk", "bouger bouge avancer avance déplacer aller"),
        "move",
        ("who", "metres?"),
        (
            Key("to", _words("to", "à en jusqu'à"), "position"),
            Key("metres", _words("metres meters distance", "mètres"), "int"),
        ),
        example=_lines("move mira 2", "bouger mira 2m"),
    ),
    Verb(
        "attack",
        _words("attack attacks shoot strike", "attaquer attaque tirer tire frapper frappe"),
        "attack",
        ("who", "targets"),
        (WEAPON,),
        True,
        example=_lines(
            'attack mira guard weapon=pistol dim=+2 "from the door"',
            'attaquer mira garde arme=pistolet pénombre=+2 "depuis la porte"',
        ),
    ),
    Verb(
        "pass",
        _words("pass passes", "passer passe"),
        "who",
        ("who",),
        example=_lines("pass mira", "passer mira"),
    ),
    Verb(
        "answer",
        _words("answer answers reply", "répondre répond réponse"),
        "answer",
        ("question?", "choice"),
        example=_lines("answer q1 yes", "répondre q1 oui"),
    ),
    Verb(
        "note",
        _words("note say", "noter note dire"),
        "note",
        ("words",),
        example=_lines('note "The lights go out."', "note « La lumière s'éteint. »"),
    ),
)

RULING_VERBS = (
    Verb(
        "hurt",
        _words("hurt damage harm", "blesser blesse infliger dégâts"),
        "hurt",
        ("targets", "amount"),
        (TRACK,),
        example=_lines('hurt guard-1,guard-2 4d6 "grenade"', "blesser garde-1,garde-2 4d6 « grenade »"),
    ),
    Verb(
        "heal",
        _words("heal restore", "guérir guérit rétablir"),
        "heal",
        ("targets", "number?"),
        (TRACK,),
        example=_lines("heal mira 1", "guérir mira 1"),
    ),
    Verb(
        "mark",
        _words("mark tick", "marquer marque cocher coche"),
        "level",
        ("targets", "level"),
        (TRACK, COUNT),
        example=_lines("mark guard grave", "marquer garde Grave"),
    ),
    Verb(
        "clear-box",
        _words("clear-box unmark untick", "effacer efface décocher décoche"),
        "level",
        ("targets", "level"),
        (TRACK, COUNT),
        example=_lines("clear-box guard grave", "effacer garde Grave"),
    ),
    Verb(
        "gauge",
        _words("gauge set-gauge", "jauge"),
        "value",
        ("targets", "name", "value"),
        (Key("new", _words("new", "nouvelle"), "flag"),),
        example=_lines("gauge mira ammo.pistol -1", "jauge mira ammo.pistol -1"),
    ),
    Verb(
        "set",
        _words("set set-attribute", "fixer fixe régler attribut"),
        "value",
        ("targets", "name", "value"),
        example=_lines("set mira PER 4", "fixer mira PER +1"),
    ),
    Verb(
        "condition",
        _words("condition put-condition", "état condition"),
        "condition",
        ("targets", "name"),
        (UNTIL, ROUNDS),
        example=_lines('condition guard "blinded" until=start:mira', 'état garde "aveuglé" jusqu\'à=début:mira'),
    ),
    Verb(
        "lift",
        _words("lift lift-condition", "lever lève retirer retire"),
        "condition",
        ("targets", "name"),
        example=_lines('lift guard "blinded"', 'lever garde "aveuglé"'),
    ),
    Verb("kill", _words("kill", "tuer tue"), "targets", ("targets",), example=_lines("kill guard", "tuer garde")),
    Verb(
        "revive",
        _words("revive", "ranimer ranime ressusciter"),
        "targets",
        ("targets",),
        example=_lines("revive guard", "ranimer garde"),
    ),
    Verb("hide", _words("hide", "cacher cache"), "targets", ("targets",), example=_lines("hide guard", "cacher garde")),
    Verb(
        "reveal",
        _words("reveal show unhide", "révéler révèle montrer montre dévoiler"),
        "targets",
        ("targets",),
        example=_lines("reveal guard", "montrer garde"),
    ),
    Verb(
        "place",
        _words("place put", "placer place poser"),
        "place",
        ("targets", "position"),
        example=_lines("place mira 5,3", "placer mira 5,3"),
    ),
    Verb(
        "reorder",
        _words("reorder order", "réordonner ordre ordonner"),
        "targets",
        ("targets",),
        example=_lines("reorder mira,guard", "réordonner mira,garde"),
    ),
    Verb(
        "initiative",
        _words("initiative set-initiative", "initiative"),
        "initiative-value",
        ("targets", "number"),
        example=_lines("initiative mira 12", "initiative mira 12"),
    ),
    Verb(
        "reset-order",
        _words("reset-order reset", "refaire-ordre refaire réinitialiser"),
        "plain",
        (),
        example=_lines("reset-order", "refaire-ordre"),
    ),
    Verb("skip", _words("skip", "sauter saute"), "targets", ("targets",), example=_lines("skip guard", "sauter garde")),
)

_REWIND = (
    Key("round", _words("round", "tour"), "int"),
    Key("before", _words("before", "avant"), "name"),
    FRESH,
)

TABLE_VERBS = (
    Verb(
        "undo",
        _words("undo", "annuler annule défaire"),
        "undo",
        ("number?",),
        (FRESH,),
        example=_lines('undo 2 "that was cover"', "annuler 2 « il était à couvert »"),
    ),
    Verb("redo", _words("redo", "refais rétablis"), "redo", (), (FRESH,), example=_lines("redo", "refais")),
    Verb(
        "rewind",
        _words("rewind back", "revenir rembobiner retour"),
        "rewind",
        ("record?",),
        _REWIND,
        example=_lines("rewind round=1 dice=fresh", "revenir tour=1 dés=nouveaux"),
    ),
    Verb(
        "dice-policy",
        _words("dice-policy", "politique-dés politique"),
        "dice-policy",
        ("choice",),
        (FRESH,),
        example=_lines("dice-policy fresh", "politique-dés nouveaux"),
    ),
)

CORE_VERBS: tuple[Verb, ...] = (*ARRIVAL_VERBS, *TURN_VERBS, *RULING_VERBS, *TIME_VERBS, *TABLE_VERBS, *PAST_VERBS)
