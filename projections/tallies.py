"""Tallies of a line of play: rolls, hits, damage dealt and taken, dice against expectation. Read, never reckoned."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

import msgspec

from rejeu.events import facts as f
from rejeu.events.base import Event
from rejeu.events.secret_events import OutcomeTold, Shown

from .harms import ATTACK, Harm, harms
from .known import Known, learn
from .luck import Luck, luck
from .seen import seen
from .words import NOBODY, Name, View, Word, call

TABLE = "table"
"""Who deals what nobody in the fight dealt."""
HIT = "hit"
"""How a ruling says that an attack came home."""
_DOWN = frozenset({"incapacitated", "unconscious"})


class Tally(msgspec.Struct, frozen=True):
    """What somebody did and bore. `dealt` and `taken` are damage on all tracks together."""

    who: Name | Word
    rolls: int
    attacks: int
    hits: int
    criticals: int
    fumbles: int
    attacked: int
    struck: int
    dealt: int
    taken: int
    wounds: int
    falls: int
    died: bool


class Pair(msgspec.Struct, frozen=True):
    """Who attacked whom: how often, how often it came home, and the damage."""

    by: Name | Word
    target: Name | Word
    attacks: int
    hits: int
    damage: int


class Tallies(msgspec.Struct, frozen=True):
    """All of them, in the order of joining. `numbers`: damage is told; players are told none."""

    people: tuple[Tally, ...]
    pairs: tuple[Pair, ...]
    luck: tuple[Luck, ...]
    numbers: bool

    @property
    def dealt(self) -> int:
        """All damage dealt, that of the table included."""
        return sum(tally.dealt for tally in self.people)

    @property
    def taken(self) -> int:
        """All damage taken."""
        return sum(tally.taken for tally in self.people)


def tallies(events: Iterable[tuple[int, Event]], view: View = "gm") -> Tallies:
    """Return the tallies of a line of play: its commands and facts in order, each with its record."""
    names: dict[str, Name] = {}
    told = list(_shown(events, view, names))
    count = _Counts()
    for _, event in told:
        count.take(event)
    for harm in harms(told):
        count.harm(harm)
    everyone = [*names, *(who for who in count.seen if who not in names)]
    return Tallies(
        people=tuple(count.tally(who, call(names, who)) for who in everyone),
        pairs=tuple(
            Pair(call(names, by), call(names, target), *numbers) for (by, target), numbers in count.pairs(everyone)
        ),
        luck=tuple(
            found
            for typed in (False, True)
            for who in everyone
            if (found := luck(call(names, who), count.rolls[who], typed=typed)).dice
        ),
        numbers=view == "gm" and not any(_keeps_back(event) for _, event in told),
    )


def _shown(events: Iterable[tuple[int, Event]], view: View, names: dict[str, Name]) -> Iterator[tuple[int, Event]]:
    """Yield what this view is shown, and learn the names of those it sees.

    Of rolls that are nobody's own, players could tell what is kept from them.
    """
    known = Known()
    for seq, event in events:
        shown = event if view == "gm" else seen(event, known)
        known = learn(known, event)
        if shown is None or (view == "players" and isinstance(shown, f.Rolled) and shown.who in NOBODY):
            continue
        if isinstance(shown, f.Joined | f.VisibilitySet):
            names[shown.who] = known.names[shown.who]
        yield seq, shown


def _keeps_back(event: Event) -> bool:
    """Whether a copy brings someone in without a sheet: of such, it is not told what harm they take."""
    match event:
        case f.Joined(sheet=sheet):
            return not sheet
        case Shown(people=people):
            return not all(values.get("sheet") for values in people.values())
    return False


class _Counts:
    """Counters by what is counted, then by whom."""

    def __init__(self) -> None:
        self.of: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.rolls: defaultdict[str, list[f.Rolled]] = defaultdict(list)
        self.between: dict[tuple[str, str], list[int]] = {}
        self.down: set[str] = set()
        self.seen: dict[str, None] = {}

    def take(self, event: Event) -> None:
        match event:
            case f.Rolled(who=who):
                self.rolls[who].append(event)
                self.seen[who] = None
            case f.AttackResolved() | OutcomeTold() if event.target:
                self._attack(event.who, event.target, event.outcome.endswith("success"))
                self.of["criticals"][event.who] += event.outcome == "critical-success"
                self.of["fumbles"][event.who] += event.outcome == "critical-failure"
            case f.Ruled(matter=matter, target=target) if matter == ATTACK and target:
                self._attack(event.who, target, event.outcome == HIT)
            case f.Wounded(who=who):
                self.of["wounds"][who] += 1
            case f.Assessed(who=who, status=status):
                self.of["falls"][who] += status in _DOWN and who not in self.down
                (self.down.add if status in _DOWN else self.down.discard)(who)
            case f.Died(who=who):
                self.of["died"][who] = 1
            case f.Revived(who=who):
                self.of["died"][who] = 0

    def harm(self, harm: Harm) -> None:
        by = harm.by or TABLE
        self.seen[by] = None
        self.of["dealt"][by] += harm.amount
        self.of["taken"][harm.target] += harm.amount
        self._between(by, harm.target)[2] += harm.amount

    def _attack(self, who: str, target: str, hit: bool) -> None:
        for name, one in (("attacks", who), ("attacked", target)):
            self.of[name][one] += 1
        for name, one in (("hits", who), ("struck", target)):
            self.of[name][one] += hit
        pair = self._between(who, target)
        pair[0] += 1
        pair[1] += hit

    def _between(self, by: str, target: str) -> list[int]:
        return self.between.setdefault((by, target), [0, 0, 0])

    def pairs(self, everyone: list[str]) -> list[tuple[tuple[str, str], list[int]]]:
        places = {who: place for place, who in enumerate(everyone)}
        return sorted(self.between.items(), key=lambda item: (places.get(item[0][0], -1), places.get(item[0][1], -1)))

    def tally(self, who: str, name: Name | Word) -> Tally:
        of = self.of
        return Tally(
            who=name,
            rolls=len(self.rolls[who]),
            attacks=of["attacks"][who],
            hits=of["hits"][who],
            criticals=of["criticals"][who],
            fumbles=of["fumbles"][who],
            attacked=of["attacked"][who],
            struck=of["struck"][who],
            dealt=of["dealt"][who],
            taken=of["taken"][who],
            wounds=of["wounds"][who],
            falls=of["falls"][who],
            died=bool(of["died"][who]),
        )
