"""What the line language gains: the ruleset's own verbs, and its keys on the verbs of the core."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb


def _words(en: str, fr: str) -> dict[str, tuple[str, ...]]:
    return {"en": tuple(en.split("/")), "fr": tuple(fr.split("/"))}


def _key(id_: str, en: str, fr: str, kind: str = "int") -> Key:
    return Key(id_, _words(en, fr), kind)


def _choice(id_: str, en: str, fr: str, **choices: tuple[str, str]) -> Key:
    return Key(id_, _words(en, fr), "choice", {word: _words(*both) for word, both in choices.items()})


_SCALE = {
    "slight": ("slight", "léger"),
    "serious": ("serious", "sérieux"),
    "extreme": ("extreme", "extrême"),
}

BONUS_DICE = _key("bonus_dice", "bonus-dice", "dés-bonus")
BONUS = _key("bonus", "bonus", "bonus")
CRITICAL = _choice(
    "critical",
    "critical",
    "critique",
    success=("success", "réussite"),
    failure=("failure", "échec"),
    none=("none", "aucun"),
)
HINDERED = _choice("hindered", "hindered", "gêné", **_SCALE)
EASED = _choice("eased", "eased", "aidé", **_SCALE)
FIXED = _key("fixed", "fixed", "immobile", "flag")
WEAPON = _key("weapon", "weapon/with", "arme/avec", "weapon")
ROUNDS = _key("rounds", "rounds/turns", "tours")
SAVE = _key("save", "save", "sauvegarde", "flag")
TEST_KEYS = (BONUS_DICE, BONUS, CRITICAL, HINDERED, EASED)

KEYS: Mapping[str, tuple[Key, ...]] = {
    "init": (_key("moves", "moves", "bouge/déplacement", "flag"),),
    "declare": (ROUNDS, FIXED),
    "move": (
        _key("run", "run", "course", "flag"),
        _key("towards", "towards", "vers", "name"),
        _key("away", "away", "loin", "name"),
    ),
    "attack": (
        _key("distance", "distance", "distance"),
        SAVE,
        _choice(
            "incident",
            "incident",
            "incident",
            jam=("jam", "enrayée"),
            drop=("drop", "lâchée"),
            fall=("fall", "chute"),
        ),
        *TEST_KEYS,
        FIXED,
    ),
    "answer": (BONUS_DICE, BONUS, CRITICAL),
    "hurt": (
        _choice("save", "save", "sauvegarde", yes=("yes", "oui"), no=("no", "non"), ask=("ask", "demander")),
        _key("armour", "armour", "armure", "flag"),
    ),
}
"""Verb of the core -> the keys that it gains."""

VERBS: tuple[Verb, ...] = (
    Verb(
        "dodge",
        _words("dodge", "esquive/esquiver"),
        keys=(FIXED,),
        example={"en": "dodge guard", "fr": "esquive garde"},
    ),
    Verb(
        "reload",
        _words("reload", "recharge/recharger"),
        keys=(WEAPON, FIXED),
        example={"en": "reload mira weapon=pistol", "fr": "recharge mira arme=pistolet"},
    ),
    Verb(
        "clear",
        _words("unjam/clear-jam", "désenraye/désenrayer"),
        keys=(WEAPON, FIXED),
        example={"en": "unjam mira weapon=pistol", "fr": "désenraye mira arme=pistolet"},
    ),
    Verb(
        "pick-up",
        _words("pick-up/retrieve", "ramasse/ramasser"),
        keys=(WEAPON, FIXED),
        example={"en": "pick-up mira weapon=pistol", "fr": "ramasse mira arme=pistolet"},
    ),
    Verb(
        "stand",
        _words("stand/get-up", "relève/relever/se-relever"),
        example={"en": "stand mira", "fr": "relève mira"},
    ),
    Verb(
        "long",
        _words("long", "longue/long"),
        keys=(ROUNDS,),
        example={"en": "long chet rounds=3 'forces the lock'", "fr": "longue chet tours=3 'force la serrure'"},
    ),
    Verb(
        "other",
        _words("other/do", "autre/agit/agir"),
        takes=("who", "targets?"),
        keys=(
            _key("skill", "skill", "compétence", "word"),
            _key("attribute", "attribute", "attribut", "word"),
            _key("difficulty", "difficulty", "difficulté"),
            *TEST_KEYS,
            FIXED,
        ),
        modifiers=True,
        example={
            "en": "other chet skill=Endurance attribute=VIG difficulty=15 'holds the door'",
            "fr": "autre chet compétence=Endurance attribut=VIG difficulté=15 'tient la porte'",
        },
    ),
    Verb(
        "treat",
        _words("treat/care/tend", "soigne/soigner/soins"),
        takes=("who", "targets"),
        keys=(
            _key("wound", "wound", "blessure", "word"),
            _choice(
                "equipment",
                "equipment",
                "matériel",
                intensive=("intensive", "intensif"),
                ordinary=("ordinary", "ordinaire"),
            ),
            *TEST_KEYS,
            FIXED,
        ),
        modifiers=True,
        example={
            "en": "treat chet mira wound=w1",
            "fr": "soigne chet mira blessure=grave matériel=intensif",
        },
    ),
    Verb(
        "hold",
        _words("hold/wait", "attend/attendre/retenir"),
        keys=(_key("count", "count", "compte"),),
        example={"en": "hold mira count=8", "fr": "attend mira compte=8"},
    ),
)
