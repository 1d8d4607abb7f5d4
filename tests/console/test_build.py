"""Lines into commands: both languages, people, options, and what is answered to words that nobody knows."""

from pathlib import Path

import pytest

from rejeu.console.build import Context, parse
from rejeu.console.lexicon import Lexicon, spellings
from rejeu.console.line import cut
from rejeu.console.words import fold
from rejeu.engine.errors import Refused
from rejeu.engine.ruleset import find_ruleset, ruleset_names
from rejeu.engine.state import Combatant, Condition, Encounter, Question, Slot
from rejeu.events import commands as c
from rejeu.events.base import Command, GaugeValue, Until

LEXICON = Lexicon(find_ruleset("point-zero"))


def _combatant(who: str, name: str, place: int, **given: object) -> Combatant:
    return Combatant(
        id=who, name=name, place=place, from_round=1, sheet={}, attributes={"PER": 3}, monitors={}, **given
    )  # type: ignore[arg-type]


STATE = Encounter(
    round=2,
    combatants={
        "mira": _combatant("mira", "Mira", 1, gauges={"ammo.pistol": GaugeValue(6)}),
        "guard-1": _combatant("guard-1", "Guard 1", 2),
        "guard-2": _combatant("guard-2", "Guard 2", 3, conditions={"Aveuglé": Condition("Aveuglé", Until(), 9)}),
        "darcy": _combatant("darcy", "D'Arcy", 4),
        "dan": _combatant("dan", "Dan", 5),
        "daniel": _combatant("daniel", "Daniel", 6),
        "twin-1": _combatant("twin-1", "Twin", 7),
        "twin-2": _combatant("twin-2", "Twin", 8),
        "gone": _combatant("gone", "Old", 9, gone=True),
    },
    slots={
        "mira": Slot("mira", 13, 13, "rolled", 1, called=True, done=True),
        "guard-1": Slot("guard-1", 10, 10, "rolled", 1, called=True),
        "guard-2": Slot("guard-2", 8, 8, "rolled", 1),
    },
    questions={"q1": Question("q1", "save", "guard-1", ("yes", "no"), ("guard-1",), {}, 5)},
)


def said(line: str, folder: Path = Path(), state: Encounter = STATE) -> Command:
    """Return the command of `line`."""
    read = parse(line, Context(LEXICON, state, None, folder))
    assert read is not None
    return read.command


def refused(line: str, state: Encounter = STATE) -> Refused:
    """Return what `line` is refused with."""
    with pytest.raises(Refused) as caught:
        said(line, state=state)
    return caught.value


@pytest.mark.parametrize(
    ("english", "french", "command"),
    [
        (
            'attack mira at guard-1 weapon=pistol dim=+2 "from the door"',
            "Attaquer MIRA sur guard-1 arme=pistol dim=+2 « from the door »",
            c.Attack(who="mira", targets=("guard-1",), weapon="pistol", modifiers={"dim": 2}, text="from the door"),
        ),
        (
            "attack mira guard-1 distance=8m save=no incident=jam hindered=serious",
            "attaque mira guard-1 distance=8 sauvegarde=non incident=enrayee gene=serieux",
            c.Attack(
                who="mira",
                targets=("guard-1",),
                options={"distance": 8, "save": "no", "incident": "jam", "hindered": "serious"},
            ),
        ),
        ("move mira 2", "bouger mira 2m", c.Move(who="mira", metres=2)),
        ("move mira to=5,-3", "avancer mira à=5,−3", c.Move(who="mira", to=(5, -3))),
        (
            "move mira 2 towards=darcy",
            "bouge mira 2 vers=D'Arcy",
            c.Move(who="mira", metres=2, options={"towards": "darcy"}),
        ),
        ("declare mira", "déclarer mira", c.Declare(who="mira")),
        (
            "declare mira attack guard-1,guard-2 weapon=pistol",
            "DECLARER mira attaquer guard-1,guard-2 arme=pistol",
            c.Declare(who="mira", verb="attack", targets=("guard-1", "guard-2"), weapon="pistol"),
        ),
        ("declare mira stand", "déclare mira se-relever", c.Declare(who="mira", verb="stand")),
        ("init", "init", c.RollInitiative()),
        ("init mira,dan", "lancer mira,dan", c.RollInitiative(targets=("mira", "dan"))),
        ("init mira moves=yes", "init mira bouge=oui", c.RollInitiative(targets=("mira",), options={"moves": "yes"})),
        ("dodge mira", "esquive mira", c.Act(who="mira", verb="dodge")),
        (
            "unjam mira weapon=pistol",
            "désenrayer mira arme=pistol",
            c.Act(who="mira", verb="clear", options={"weapon": "pistol"}),
        ),
        (
            "other mira dan skill=Endurance difficulty=15 smoke=-2",
            "autre mira dan compétence=Endurance difficulté=15 smoke=−2",
            c.Act(
                who="mira",
                verb="other",
                targets=("dan",),
                modifiers={"smoke": -2},
                options={"skill": "Endurance", "difficulty": 15},
            ),
        ),
        ("pass mira", "passer mira", c.Pass(who="mira")),
        ("answer q1 yes", "répondre q1 oui", c.Answer(question="q1", choice="yes")),
        ("answer guard-1 no", "répondre non", c.Answer(question="q1", choice="no")),
        ('note "It rains."', "note It rains.", c.Note(text="It rains.")),
        ("round", "tour", c.StartRound()),
        (
            "hurt guard-1,guard-2 4d6",
            "blesser guard-1,guard-2 4d6",
            c.Hurt(targets=("guard-1", "guard-2"), amount="4d6"),
        ),
        (
            "hurt mira 3 track=shock save=ask",
            "blesser mira 3 piste=shock sauvegarde=demander",
            c.Hurt(targets=("mira",), amount=3, track="shock", options={"save": "ask"}),
        ),
        ("heal mira", "guérir mira 1", c.Heal(targets=("mira",), amount=1)),
        ("mark mira grave count=2", "marquer mira grave cases=2", c.Mark(targets=("mira",), level="grave", count=2)),
        ("clear-box mira grave", "effacer mira grave", c.Clear(targets=("mira",), level="grave")),
        (
            "gauge mira AMMO.pistol 6",
            "jauge mira ammo.pistol 6",
            c.SetGauge(targets=("mira",), gauge="ammo.pistol", value=6),
        ),
        (
            "gauge mira ammo.pistol -3",
            "jauge mira ammo.pistol −3",
            c.SetGauge(targets=("mira",), gauge="ammo.pistol", delta=-3),
        ),
        ("set mira per +1", "fixer mira PER +1", c.SetAttribute(targets=("mira",), attribute="PER", delta=1)),
        ("condition mira deaf", "état mira deaf", c.PutCondition(targets=("mira",), condition="deaf")),
        ("lift guard-2 aveuglé", "lever guard-2 AVEUGLE", c.LiftCondition(targets=("guard-2",), condition="Aveuglé")),
        ("kill dan", "tuer dan", c.Kill(targets=("dan",))),
        ("revive dan", "ranimer dan", c.Revive(targets=("dan",))),
        ("hide dan", "cacher dan", c.Hide(targets=("dan",))),
        ("reveal dan", "montrer dan", c.Reveal(targets=("dan",))),
        ("place dan 5,3", "placer dan 5,3", c.Place(targets=("dan",), to=(5, 3))),
        ("reorder guard-2,guard-1", "réordonner guard-2,guard-1", c.Reorder(targets=("guard-2", "guard-1"))),
        ("initiative dan 12", "initiative dan 12", c.SetInitiative(targets=("dan",), value=12)),
        ("reset-order", "refaire-ordre", c.ResetOrder()),
        ("skip dan", "sauter dan", c.Skip(targets=("dan",))),
        ("leave dan", "partir dan", c.Leave(targets=("dan",))),
        (
            "correct dan skills.Bagarre=2",
            "corriger dan skills.Bagarre=2",
            c.Correct(targets=("dan",), changes={"skills.Bagarre": 2}),
        ),
        ("house-rule save=never", "règle-maison save=never", c.ChangeRules(parameters={"save": "never"})),
        ("dice-policy fresh", "politique-dés nouveaux", c.SetDicePolicy(policy="fresh")),
    ],
)
def test_both_languages_say_the_same(english: str, french: str, command: Command) -> None:
    assert said(english) == command
    assert said(french) == command


def test_languages_may_be_mixed() -> None:
    assert said("attaquer mira guard-1 weapon=pistol sauvegarde=yes") == said(
        "attack mira guard-1 arme=pistol save=oui"
    )


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_every_verb_can_be_said_in_both_languages(ruleset: str) -> None:
    """A ruleset may take a word over from the core, never the last one that a verb has."""
    lexicon = Lexicon(find_ruleset(ruleset))
    for verb in lexicon.verbs:
        assert lexicon.verb(verb.id) is verb
        for lang in ("en", "fr"):
            assert any(lexicon.verb(word) is verb for word in verb.words[lang]), (verb.id, lang)


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_no_two_keys_of_a_verb_share_a_word(ruleset: str) -> None:
    lexicon = Lexicon(find_ruleset(ruleset))
    for verb in lexicon.verbs:
        seen: dict[str, str] = {}
        for key in lexicon.keys(verb):
            for word in spellings(key.words):
                assert seen.setdefault(word, key.id) == key.id, (verb.id, word)


@pytest.mark.parametrize("ruleset", ruleset_names())
def test_examples_of_verbs_are_lines_of_their_own_verb(ruleset: str) -> None:
    lexicon = Lexicon(find_ruleset(ruleset))
    for verb in lexicon.verbs:
        assert set(verb.example) == {"en", "fr"}, verb.id
        for lang, line in verb.example.items():
            words = cut(line)
            assert lexicon.verb(words[0].text) is verb, line
            assert fold(words[0].text) in {fold(word) for word in verb.words[lang]}, line
            for word in words[1:]:
                known = not word.key or lexicon.key(verb, word.key) is not None
                assert known or verb.modifiers or "pairs" in verb.takes, line


# Dice ----------------------------------------------------------------------------------------


def test_typed_dice_go_apart_by_strokes() -> None:
    read = parse(
        "attack mira guard-1 dés=22446/3,4 5 6/".removesuffix("/").replace(" 5 6", ""), Context(LEXICON, STATE)
    )
    assert read is not None
    assert read.typed == ("22446", "3,4")
    quoted = parse('attack mira guard-1 dice="2 2 4 / 3 4"', Context(LEXICON, STATE))
    assert quoted is not None
    assert quoted.typed == ("2 2 4", "3 4")


# People --------------------------------------------------------------------------------------


@pytest.mark.case(21)
def test_a_name_is_never_a_part_of_another() -> None:
    assert said("kill dan") == c.Kill(targets=("dan",))
    assert said("kill Daniel") == c.Kill(targets=("daniel",))
    assert refused("kill da").code == "unknown-combatant"
    assert refused("kill danie").params["near"] == ["daniel", "dan"]


def test_people_are_meant_by_id_or_whole_name() -> None:
    assert said('kill "guard 1",D\'ARCY,MIRA') == c.Kill(targets=("guard-1", "darcy", "mira"))


def test_a_name_of_two_is_refused_with_their_ids() -> None:
    assert refused("kill twin").params["ids"] == ["twin-1", "twin-2"]


def test_all_are_those_present() -> None:
    command = said("hurt all 1")
    assert isinstance(command, c.Hurt)
    assert "gone" not in command.targets
    assert len(command.targets) == 8


def test_a_name_in_quotes_is_a_person_and_what_follows_is_text() -> None:
    assert said('kill "Guard 1" "he fell"') == c.Kill(targets=("guard-1",), text="he fell")
    assert said('init "nobody moves"') == c.RollInitiative(text="nobody moves")
    assert said('init "Guard 1" "late"') == c.RollInitiative(targets=("guard-1",), text="late")


# Conditions ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("said_until", "until"),
    [
        ("until=start:guard-2", Until(at="turn-start", who="guard-2", round=2)),  # still to be called
        ("until=start:guard-1", Until(at="turn-start", who="guard-1", round=3)),  # called already
        ("until=end:guard-1", Until(at="turn-end", who="guard-1", round=2)),  # its turn is on
        ("until=end:mira", Until(at="turn-end", who="mira", round=3)),  # over
        ("until=start:dan", Until(at="turn-start", who="dan", round=3)),  # no part in this round
        ("jusqu'à=début:guard-2+1", Until(at="turn-start", who="guard-2", round=3)),
        ("jusqu’à=fin:D'Arcy+2", Until(at="turn-end", who="darcy", round=5)),
        ('until="end:Guard 1"', Until(at="turn-end", who="guard-1", round=2)),
        ("until=round:5", Until(at="round-end", round=5)),
        ("until=never", Until()),
        ("rounds=1", Until(at="round-end", round=2)),
        ("tours=3", Until(at="round-end", round=4)),
        ("", Until()),
    ],
)
def test_when_a_condition_lifts(said_until: str, until: Until) -> None:
    command = said(f"condition mira deaf {said_until}")
    assert isinstance(command, c.PutCondition)
    assert command.until == until


@pytest.mark.case(20)
def test_the_start_of_b2s_turn_next_round_as_said_on_cs_turn() -> None:
    order = ("a1", "c", "b2", "d")
    state = Encounter(
        round=4,
        combatants={who: _combatant(who, who.upper(), place) for place, who in enumerate(order, 1)},
        slots={who: Slot(who, 9, 9, "rolled", 1, called=who in ("a1", "c"), done=who == "a1") for who in order},
        order=order,
        active="c",
    )
    command = said("condition a1 slowed until=start:b2+1", state=state)
    assert command == c.PutCondition(
        targets=("a1",), condition="slowed", until=Until(at="turn-start", who="b2", round=5)
    )
