"""What the line language gains: the ruleset's own verbs, and its keys on the verbs of the core."""

from collections.abc import Mapping

from rejeu.engine.verbs import Key, Verb


def _words(en: str, fr: str) -> dict[str, tuple[str, ...]]:
    return {"en": tuple(en.split("/")), "fr": tuple(fr.split("/"))}


def _key(id_: str, en: str, fr: str, kind: str = "int", **choices: tuple[str, str]) -> Key:
    named = {word.replace("_", "-"): _words(*both) for word, both in choices.items()}
    return Key(id_, _words(en, fr), "choice" if choices else kind, named)


def _verb(id_: str, en: str, fr: str, *keys: Key, example: tuple[str, str], takes: tuple[str, ...] = ("who",)) -> Verb:
    return Verb(id_, _words(en, fr), takes=takes, keys=keys, example={"en": example[0], "fr": example[1]})


_MAIN = ("main", "principale")
_MOVEMENT = ("movement/move", "mouvement")
ACTION = _key("action", "action/spending", "action", main=_MAIN, movement=_MOVEMENT)
ANY_ACTION = _key("action", "action", "action", main=_MAIN, movement=_MOVEMENT, both=("both", "deux/les-deux"))
JUMP = _key("jump", "jump/jumping", "saut/sautant")
COST = _key("cost", "cost/obstacle", "coût/obstacle")
TO = _key("to", "to", "à/en/jusqu'à", "position")
WEAPON = _key("weapon", "weapon/with", "arme/avec", "weapon")
ROLL = _key("roll", "roll/rolls", "jet/lance", "dice")
HARM = (
    _key("harm", "harm/damage", "mal/dégâts/degats", "dice"),
    _key("track", "track/on", "piste/sur", "word"),
    _key("condition", "condition", "état/etat/condition", "word"),
    _key("rounds", "rounds/for", "tours/pendant"),
    _key("death", "death/dies", "mort/meurt", "flag"),
)
USE = _key(
    "use",
    "use/for",
    "usage/pour",
    move=("move", "déplacement/deplacement/bouger"),
    draw=("draw", "dégainer/degainer"),
    pick_up=("pick-up", "ramasser"),
    use=("use", "activer"),
    cross=("cross", "enjamber"),
    dodge=("dodge", "esquive/esquiver"),
)

KEYS: Mapping[str, tuple[Key, ...]] = {
    "move": (JUMP, COST, ACTION),
    "attack": (
        _key(
            "outcome",
            "outcome",
            "issue/résultat/resultat",
            missed=("missed/miss", "manqué/manque/raté/rate"),
            dodged=("dodged", "esquivé/esquive"),
            blocked=("blocked", "bloqué/bloque"),
            hit=("hit", "touché/touche"),
        ),
        _key(
            "defence",
            "defence/defense",
            "défense/defense",
            none=("none/nothing", "aucune/rien"),
            dodge=("dodge", "esquive"),
            block=("block", "blocage"),
        ),
        ROLL,
        *HARM,
    ),
    "answer": HARM,
}
"""Verb of the core -> the keys that it gains."""

VERBS: tuple[Verb, ...] = (
    _verb(
        "sprint",
        "sprint/sprints",
        "sprint/sprinter/sprinte/court/courir",
        JUMP,
        COST,
        TO,
        takes=("who", "metres?"),
        example=("sprint mira 12", "sprinte mira 12m"),
    ),
    _verb(
        "cross",
        "cross/step-over",
        "enjambe/enjamber/franchit/franchir",
        ACTION,
        example=("cross mira action=main 'the wall is high'", "enjambe mira action=principale 'le mur est haut'"),
    ),
    _verb(
        "draw",
        "draw/draws",
        "dégaine/dégainer",
        WEAPON,
        ACTION,
        example=("draw mira weapon=sabre", "dégaine mira arme=sabre"),
    ),
    _verb(
        "pick-up",
        "pick-up/picks-up",
        "ramasse/ramasser",
        _key("item", "item/what", "objet/quoi", "word"),
        _key("from", "from/of", "de/à-qui", "name"),
        ACTION,
        example=("pick-up mira item=sabre from=dan", "ramasse mira objet=sabre de=dan"),
    ),
    _verb(
        "use",
        "use/uses/work",
        "active/activer/actionne/actionner",
        ACTION,
        example=("use mira 'pulls the lever'", "active mira 'baisse le levier'"),
    ),
    _verb(
        "drop",
        "drop/drops",
        "lâche/lâcher",
        WEAPON,
        example=("drop mira weapon=sabre", "lâche mira arme=sabre"),
    ),
    _verb(
        "do",
        "do/does",
        "fait/faire/agit/agir",
        _key(
            "what",
            "what",
            "quoi",
            other=("other", "autre"),
            pick_lock=("pick-lock/lock", "crocheter/crochetage"),
            analyse=("analyse/analyze", "analyser/analyse"),
            cast=("cast/spell", "lancer/sort"),
        ),
        ROLL,
        takes=("who", "targets?"),
        example=("do mira what=pick-lock 'the old padlock'", "fait mira quoi=crocheter 'le vieux cadenas'"),
    ),
    _verb(
        "breath",
        "breath/catch-breath/recover",
        "souffle/souffler/récupère/récupérer",
        _key(
            "gauge",
            "gauge/what",
            "jauge/quoi",
            endurance=("endurance", "endurance"),
            composure=("composure", "sang-froid"),
        ),
        example=("breath mira gauge=endurance", "souffle mira jauge=endurance"),
    ),
    _verb(
        "reserve",
        "reserve/keep",
        "réserve/réserver/garde-action",
        ANY_ACTION,
        example=("reserve mira action=main", "réserve mira action=principale"),
    ),
    _verb(
        "dodge",
        "dodge/dodges",
        "esquive/esquiver",
        ACTION,
        takes=("who", "targets?"),
        example=("dodge dan mira", "esquive dan mira"),
    ),
    _verb(
        "block",
        "block/blocks",
        "bloque/bloquer/blocage",
        takes=("who", "targets?"),
        example=("block dan mira", "bloque dan mira"),
    ),
    _verb(
        "exchange",
        "exchange/swap/swaps",
        "échange/échanger",
        _key("agreed", "agreed/willing", "accord/accepté/accepte", "flag"),
        takes=("who", "targets"),
        example=("exchange mira dan agreed=yes", "échange mira dan accord=oui"),
    ),
    _verb(
        "allow",
        "allow/exception",
        "autorise/autoriser/exception",
        USE,
        ACTION,
        _key("rounds", "rounds/for-rounds", "tours/pendant"),
        takes=("who", "targets?"),
        example=("allow mira use=dodge 'dancer'", "autorise mira usage=esquive 'danseuse'"),
    ),
    _verb(
        "disallow",
        "disallow/forbid",
        "interdit/interdire",
        USE,
        ACTION,
        takes=("who", "targets?"),
        example=("disallow mira use=dodge 'the cape is torn'", "interdit mira usage=esquive 'la cape est déchirée'"),
    ),
)
