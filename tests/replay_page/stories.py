"""Fights to make pages of: the examples, a contested one, one of evil names, a long one."""

import re
from collections.abc import Callable, Iterator
from itertools import count, cycle
from pathlib import Path

from rejeu.console.script import rehearse
from rejeu.console.session import Session, lexicon_of, ruleset_folder, stamp
from rejeu.console.submit import context_of, record
from rejeu.console.text import Texts
from rejeu.engine.dice import SeededSource
from rejeu.engine.errors import Refused
from rejeu.events import commands as c
from rejeu.events.base import Command
from rejeu.events.memory import MemoryJournal
from rejeu.events.table_commands import Flag
from rejeu.projections.words import View, name_of
from rejeu.replays.fight import Fight, Hands, Stamp
from rejeu.replays.rewinding import undo_target

EXAMPLES = Path(__file__).parents[2] / "examples"
SCRIPTS = tuple(sorted(path.stem for path in EXAMPLES.glob("*.rejeu")))
"""Every example that is there, whatever its ruleset."""

EVIL = (
    "D'Arcy",
    "Ökj",
    "Ésaü",
    "A|B|C",
    "*x*",
    "[b]",
    "<script>alert(1)</script>",
    "עומר",
    "👩‍🚀",
    "\u202eabc",
    '"><img src=x onerror=alert(1)>',
    "${7*7}{{7*7}}",
    "</style>",
    "&lt;",
)
FIGHTER = {
    "attributes": {"ADR": 3, "PER": 3, "VIG": 4, "COG": 2},
    "INIT": 3,
    "DEP": 18,
    "threshold": 40,
    "skills": {"Armes de poing": 5, "Mêlée": 2, "Bagarre": 3, "Endurance": 2},
    "weapons": {
        "pistolet": {"name": "Pistolet", "skill": "Armes de poing", "power": "4d6", "bands": [1, 10, 20, 40, 60]},
    },
}


def texts_for(fight: Fight, lang: str = "en") -> Texts:
    """Return the words of a fight, as a run of the program speaks them."""
    texts = Texts(lang)
    folder = ruleset_folder(fight.state.ruleset)
    if folder is not None:
        texts.add_folder(folder)
        texts.rules = fight.state.ruleset
    texts.meet(name_of(combatant) for combatant in fight.state.combatants.values())
    return texts


def played(name: str) -> Fight:
    """Play an example."""
    text = (EXAMPLES / f"{name}.rejeu").read_text("utf-8")
    return rehearse(Session(Texts("en")), None, text, f"{name}.rejeu", EXAMPLES, quiet=True)


class Hand:
    """Says commands and lines in a fight, with seeded dice."""

    def __init__(self, fight: Fight, seed: str = "page") -> None:
        self.fight = fight
        self.source = SeededSource(seed)
        self._ids = count(1)

    def say(self, line: str) -> None:
        record(self.fight, line, context_of(self.fight, lexicon_of(self.fight), EXAMPLES), stamp(), self.source)

    def do(self, command: Command) -> None:
        number = next(self._ids)
        self.fight.submit(
            command, Stamp("gm", 1000 + number, f"h{self.fight.tail}-{number}"), Hands(self.source, lambda: bytes(16))
        )

    def undo(self, times: int = 1, why: str = "") -> None:
        self.do(c.Rewind(to=undo_target(self.fight, times), how="undo", text=why))


def contested() -> Fight:
    """Mira's fight, its shot contested, taken back and said again without a save."""
    fight = played("mira")
    hand = Hand(fight)
    shot = next(seq for seq in range(1, fight.tail) if isinstance(fight.event(seq), c.Attack))
    hand.do(Flag(record=shot, text="The guard saw nothing coming."))
    hand.do(c.Rewind(to=fight.envelopes[shot - 1].parent or 0, text="No save."))
    text = (EXAMPLES / "mira.rejeu").read_text("utf-8")
    (line,) = [line for line in text.splitlines() if line.startswith("attaquer mira")]
    hand.say(re.sub(r" d[ée]s=\S+", "", line).replace("sauvegarde=oui", "sauvegarde=non"))
    return fight


def opened(title: str, people: dict[str, str], places: Callable[[int], tuple[int, ...]] | None = None) -> Fight:
    """Open a fight of Point Zéro with people by id and name."""
    hands = Hands(SeededSource("x"), lambda: bytes(16))
    opening = c.Open(title=title, ruleset="point-zero")
    fight = Fight.create(MemoryJournal(), "f", "n" * 22, opening, Stamp("gm", 1, "open"), hands)
    hand = Hand(fight)
    for number, (who, name) in enumerate(people.items()):
        position = places(number) if places is not None else (3 * number,)
        side = name if title == name else ("left", "right")[number % 2]
        hand.do(c.Join(who=who, name=name, sheet=FIGHTER, position=position, side=side))
    return fight


def evil() -> Fight:
    """People whose names are traps, on a plane, in a fight named by the worst of them."""
    fight = opened(EVIL[6], {f"p{n}": name for n, name in enumerate(EVIL)}, lambda n: (n * 2, n % 5))
    hand = Hand(fight)
    for name in EVIL:
        hand.do(c.Note(text=name))
    hand.do(c.PutCondition(targets=("p0",), condition=EVIL[6], text=EVIL[10]))
    hand.do(c.SetGauge(targets=("p1",), gauge="*x*<b>", value=3))
    hand.do(c.Mark(targets=("p2",), level="grave", track="physical", count=1, text=EVIL[12]))
    hand.do(c.StartRound())
    hand.do(c.RollInitiative(targets=tuple(fight.state.combatants)))
    hand.undo(why=EVIL[6])
    return fight


def long(records: int) -> Fight:
    """A fight of at least so many records that hardly anybody is hurt in, with an undo now and then."""
    fight = opened("A siege", {f"p{n}": f"Fighter {n}" for n in range(6)})
    hand = Hand(fight, "long")
    for number, command in enumerate(_siege(fight)):
        try:
            hand.do(command)
        except Refused:  # on the ground, say
            active = fight.state.active
            hand.do(c.Pass(who=active) if active else c.StartRound())
        if number % 97 == 96:
            hand.undo(why="once more")
        if fight.tail >= records:
            return fight
    raise AssertionError("the siege ended")


def _siege(fight: Fight) -> Iterator[Command]:
    weather = cycle(range(-2, 3))
    while True:
        state = fight.state
        undeclared = [who for who in reversed(state.order) if state.slots[who].intent is None]
        if state.phase == "initiative" and len(state.slots) < len(state.combatants) and state.round:
            yield c.RollInitiative()
        elif undeclared and state.phase in ("initiative", "declaration"):
            others = [who for who in state.combatants if who != undeclared[0]]
            yield c.Declare(who=undeclared[0], verb="attack", targets=(others[state.round % len(others)],))
        elif state.active:
            slot = state.slots[state.active]
            target = (slot.intent.targets if slot.intent else ()) or ("p0",)
            yield c.Attack(
                who=state.active,
                targets=target,
                modifiers={"wind": next(weather)},
                options={"save": "no", "incident": "fall"},
            )
        else:
            tired = tuple(who for who, combatant in state.combatants.items() if len(combatant.wounds) > 4)
            if tired:
                yield c.Heal(targets=tired, amount=4, track="shock")
            yield c.StartRound()


VIEWS: tuple[View, ...] = ("gm", "players")
