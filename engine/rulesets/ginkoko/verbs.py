"""What the line language gains: the ruleset's own verbs, and its keys on the verbs of the core."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb

from .bargains import PENALTIES, PRIMES, WORDS


def _words(en: str, fr: str) -> dict[str, tuple[str, ...]]:
    return {"en": tuple(en.split("/")), "fr": tuple(fr.split("/"))}


def _key(id_: str, en: str, fr: str, kind: str = "int", **choices: tuple[str, str]) -> Key:
    named = {word.rstrip("_"): _words(*both) for word, both in choices.items()}
    return Key(id_, _words(en, fr), "choice" if choices else kind, named)


def _line(en: str, fr: str) -> dict[str, str]:
    return {"en": en, "fr": fr}


DK = _key("dk", "dk", "dk")
_PRIMES = {name: WORDS[name] for name in PRIMES}
PRIME = Key("prime", _words("prime", "prime"), "choices", _PRIMES)
FREE = Key("free", _words("free", "gratuite/prime-gratuite"), "choices", _PRIMES)
PENALTY = Key("penalty", _words("penalty", "pénalité"), "choices", {name: WORDS[name] for name in PENALTIES})
BARGAIN = (PRIME, FREE, PENALTY)
WEAPON = _key("weapon", "weapon/with", "arme/avec", "weapon")
RESISTANCE_DK = _key("resistance_dk", "resistance-dk", "dk-résistance")
DEFENCE_BONUS = _key("defence_bonus", "defence-bonus/defense-bonus", "bonus-défense")
INCIDENT = _key(
    "incident",
    "incident",
    "incident",
    jam=("jam", "coincée/enrayée"),
    break_=("break", "détruite/cassée"),
    drop=("drop", "lâchée/lâche"),
    fall=("fall", "chute"),
    snag=("snag", "accroc"),
    ally=("ally", "allié"),
    other=("other", "autre"),
)
ALLY = _key("ally", "ally", "allié", "name")

KEYS: Mapping[str, tuple[Key, ...]] = {
    "attack": (
        *BARGAIN,
        DK,
        _key("unperceived", "unperceived", "imperçue/inaperçue"),
        _key("unseen", "unseen-by", "inaperçue-de", "names"),
        _key("difficulty", "difficulty", "difficulté"),
        _key("defence", "defence/defense", "défense", "flag"),
        _key("defence_dk", "defence-dk/defense-dk", "dk-défense"),
        DEFENCE_BONUS,
        RESISTANCE_DK,
        INCIDENT,
        ALLY,
    ),
    "answer": (DK, DEFENCE_BONUS, RESISTANCE_DK, INCIDENT, ALLY),
    "hurt": (
        _key("armour", "armour/armor", "armure", "flag"),
        _key("nonlethal", "nonlethal/non-lethal", "non-létal", "flag"),
        RESISTANCE_DK,
    ),
}
"""Verb of the core -> the keys that it gains."""

VERBS: tuple[Verb, ...] = (
    Verb(
        "engage",
        _words("engage/close-in", "engage/engager/aborder"),
        takes=("who", "targets"),
        example=_line("engage kesh dokan", "engage kesh dokan"),
    ),
    Verb(
        "disengage",
        _words("disengage/break-off", "dégage/dégager/rompre/rompt"),
        takes=("who", "targets?"),
        example=_line("disengage kesh", "dégage kesh"),
    ),
    Verb(
        "position",
        _words("take-position/position", "se-poste/position"),
        keys=(
            _key(
                "kind",
                "kind",
                "sorte",
                cover=("cover", "couvert/à-couvert"),
                concealed=("concealed", "caché/cachée"),
                vantage=("vantage", "hauteur/surplomb"),
            ),
        ),
        example=_line("take-position kesh kind=cover", "se-poste kesh sorte=couvert"),
    ),
    Verb(
        "first-aid",
        _words("first-aid/treat", "soigne/soigner/premiers-soins"),
        takes=("who", "targets"),
        keys=(_key("wound", "wound", "blessure", "word"), DK, *BARGAIN, INCIDENT),
        modifiers=True,
        example=_line("treat oum kesh wound=w1 dk=1", "soigne oum kesh blessure=w1 dk=1"),
    ),
    Verb(
        "rest",
        _words("rest/sleep", "repos/reposer/dormir"),
        takes=("targets?",),
        keys=(_key("carer", "carer/carers", "soigneur/soigneurs/soigneuse", "names"), DK),
        example=_line("rest kesh carer=oum", "repos kesh soigneur=oum"),
    ),
    Verb(
        "dodge",
        _words("dodge", "esquive/esquiver"),
        example=_line("dodge kesh", "esquive kesh"),
    ),
    Verb(
        "clear",
        _words("clear-jam/unjam", "désenraye/désenrayer/décoince"),
        keys=(WEAPON,),
        example=_line("unjam kesh weapon=rifle", "désenraye kesh arme=rifle"),
    ),
    Verb(
        "pick-up",
        _words("pick-up/retrieve", "ramasse/ramasser"),
        keys=(WEAPON,),
        example=_line("pick-up kesh weapon=rifle", "ramasse kesh arme=rifle"),
    ),
    Verb(
        "stand",
        _words("stand/get-up", "relève/se-relève/se-relever"),
        example=_line("stand kesh", "relève kesh"),
    ),
    Verb(
        "other",
        _words("other/do/try", "autre/agit/agir/tente"),
        takes=("who", "targets?"),
        keys=(
            _key("skill", "skill", "compétence", "word"),
            _key("difficulty", "difficulty", "difficulté"),
            DK,
            *BARGAIN,
            INCIDENT,
        ),
        modifiers=True,
        example=_line(
            'try kesh skill=Résistance difficulty=15 "holds the door"',
            "tente kesh compétence=Résistance difficulté=15 « tient la porte »",
        ),
    ),
)
