"""Statistics: what is dealt is taken, what was undone is left out, typed dice are apart, and too few are said to be."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rejeu.events import commands as c
from rejeu.events import facts as f
from rejeu.events.base import Dice
from rejeu.projections.harms import harms
from rejeu.projections.luck import ENOUGH, luck
from rejeu.projections.tallies import Tallies, tallies
from rejeu.projections.words import Name, Word
from rejeu.replays.fight import Fight
from rejeu.replays.present import present
from tests.machines.hands import PLAYERS
from tests.replay_page import stories
from tests.replays.random_fights import random_fight
from tests.tiny.install import install, uninstall

SOMEBODY = Name("a", "Ann")


@pytest.fixture(autouse=True, scope="module")
def _plugins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    folder: Path = tmp_path_factory.mktemp("plugins")
    install(folder)
    yield
    uninstall(folder)


def of(fight: Fight) -> Tallies:
    return tallies(present(fight))


def by_id(found: Tallies) -> dict[str, object]:
    return {one.who.id if isinstance(one.who, Name) else one.who.word: one for one in found.people}


@pytest.mark.parametrize("ruleset", PLAYERS)
@settings(max_examples=10)
@given(choices=st.lists(st.integers(0, 59), min_size=10, max_size=60))
def test_damage_dealt_and_taken_balance(ruleset: str, choices: list[int]) -> None:
    fight = random_fight(ruleset, choices)
    found = of(fight)
    facts = [event for _, event in present(fight)]
    assert found.dealt == found.taken == sum(pair.damage for pair in found.pairs)
    counted = {gauge for fact in facts if isinstance(fact, f.Joined) for gauge in fact.gauges}
    resolved = [fact for fact in facts if isinstance(fact, f.DamageResolved)]
    assert found.dealt >= sum(fact.level if fact.track in counted else fact.damage for fact in resolved)
    assert sum(one.rolls for one in found.people) == sum(isinstance(fact, f.Rolled) for fact in facts)
    assert sum(one.attacks for one in found.people) == sum(one.attacked for one in found.people)
    assert sum(one.hits for one in found.people) == sum(one.struck for one in found.people)
    assert all(one.hits <= one.attacks for one in found.people)
    dice = Counter(source == "typed" for fact in facts if isinstance(fact, f.Rolled)
                   for source, count in fact.sources for _ in range(count))  # fmt: skip
    for typed in (False, True):
        assert sum(one.dice for one in found.luck if one.typed is typed) == dice[typed]


@pytest.mark.parametrize("ruleset", PLAYERS)
@settings(max_examples=6)
@given(choices=st.lists(st.integers(0, 59), min_size=10, max_size=60))
def test_players_are_told_no_numbers_and_nobody_hidden(ruleset: str, choices: list[int]) -> None:
    fight = random_fight(ruleset, choices)
    found = tallies(present(fight), "players")
    assert found.dealt == found.taken == 0
    assert not found.numbers
    never = {who for who, combatant in fight.state.combatants.items() if combatant.hidden} - {
        event.who for _, event in present(fight) if isinstance(event, f.VisibilitySet | f.Joined) and not event.hidden
    }
    assert not never & set(by_id(found))


def test_mira_is_counted() -> None:
    found = of(stories.played("mira"))
    mira, guard = found.people
    assert (mira.attacks, mira.hits, mira.dealt, mira.taken, mira.rolls) == (1, 1, 19, 0, 3)
    assert (guard.attacks, guard.hits, guard.taken, guard.wounds) == (1, 0, 19, 1)
    assert [one.typed for one in found.luck] == [True, True]
    assert {one.verdict for one in found.luck} == {"too-few"}


def test_what_was_undone_does_not_count() -> None:
    before, after = of(stories.played("mira")), of(stories.contested())
    assert after.people[0].attacks == before.people[0].attacks == 1
    assert after.people[1].rolls == 1, "no save, and no shot back"
    fight = stories.contested()
    stories.Hand(fight).undo()
    assert of(fight).dealt == 0
    assert of(fight).people[0].attacks == 0


def test_harm_as_the_game_master_states_it_is_counted() -> None:
    """A ruleset without thresholds: what the attack takes from a gauge of its target, and nothing else."""
    found = of(stories.played("agir-ruelle"))
    people = by_id(found)
    assert found.dealt == found.taken > 0
    assert people["isaure"].dealt == 6  # type: ignore[attr-defined]
    assert people["colosse"].died  # type: ignore[attr-defined]


def test_of_harm_that_takes_points_only_what_protection_leaves_counts() -> None:
    fight = stories.played("ginkoko-pont")
    blows = [event for _, event in present(fight) if isinstance(event, f.DamageResolved)]
    assert any(blow.damage > blow.level for blow in blows)
    found = of(fight)
    assert found.dealt == found.taken == sum(blow.level for blow in blows)


def test_harm_by_a_ruling_is_the_tables() -> None:
    fight = stories.played("ambush")
    found = of(fight)
    table = by_id(found)["table"]
    hurt = [harm for harm in harms(present(fight)) if not harm.by]
    assert table.dealt == sum(harm.amount for harm in hurt) > 0  # type: ignore[attr-defined]
    assert {pair.target.id for pair in found.pairs if pair.by == Word("person", "table")} == {"garde-1", "garde-2"}  # type: ignore[union-attr]


# Luck ----------------------------------------------------------------------------------------


def rolled(faces: list[int], size: int = 6, source: str = "system") -> f.Rolled:
    return f.Rolled(
        round=1, who="a", purpose="attack", ordinal=0, pool=(Dice(len(faces), size),), faces=tuple(faces), kept=(),
        total=sum(faces), sources=((source, len(faces)),),
    )  # fmt: skip


@pytest.mark.parametrize(
    ("faces", "verdict"),
    [
        ([6] * (ENOUGH - 1), "too-few"),
        ([6] * ENOUGH, "high"),
        ([1] * ENOUGH, "low"),
        ([1, 2, 3, 4, 5, 6] * 5, "usual"),
        ([], "too-few"),
    ],
)
def test_dice_tell_something_only_when_they_are_enough(faces: list[int], verdict: str) -> None:
    assert luck(SOMEBODY, [rolled(faces)], typed=False).verdict == verdict


def test_the_bounds_of_the_usual_are_two_standard_deviations() -> None:
    """Of 48 dice the sum's mean is 168 and its variance 140: 23 off is within two standard deviations, 24 is not."""
    for off, verdict in ((23, "usual"), (24, "high"), (-23, "usual"), (-24, "low")):
        faces = [3, 4] * 24
        for n in range(abs(off)):
            faces[n] += 1 if off > 0 else -1
        found = luck(SOMEBODY, [rolled(faces)], typed=False)
        assert (found.total, found.expected_twice, found.variance_twelve) == (168 + off, 336, 1680)
        assert found.verdict == verdict
        assert abs(found.off_percent) == abs(off) * 10_000 // 1183 or abs(found.off_percent - off * 100 / 11.832) < 1


def test_typed_dice_are_apart() -> None:
    mixed = msgspec_replace(rolled([6, 6, 1, 1]), (("typed", 2), ("seeded", 2)))
    typed, drawn = (luck(SOMEBODY, [mixed], typed=flag) for flag in (True, False))
    assert (typed.dice, typed.total, drawn.dice, drawn.total) == (2, 12, 2, 2)


def msgspec_replace(fact: f.Rolled, sources: tuple[tuple[str, int], ...]) -> f.Rolled:
    from msgspec.structs import replace

    return replace(fact, sources=sources)


def test_dice_of_every_size_have_their_own_expectation() -> None:
    found = luck(SOMEBODY, [rolled([10], 20), rolled([3, 4])], typed=False)
    assert (found.expected_twice, found.variance_twelve) == (21 + 7 + 7, 399 + 35 + 35)


def test_a_note_is_no_roll() -> None:
    fight = stories.contested()
    before = of(fight)
    stories.Hand(fight).do(c.Note(text="A pause."))
    assert of(fight) == before
